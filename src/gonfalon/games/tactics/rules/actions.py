"""What a player may do in step 2 of a turn: the kinds of action, their limits, and the menu of them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core import Menu, Option, bits
from gonfalon.games.tactics.state import (
    ATTACKED,
    BALLISTA_SHOT,
    KINDS,
    MELEE,
    MISSILE,
    MOVE,
    SPELL,
    SQUADS,
    Tactics,
)

from .attacks import SHED_COST, targets
from .cards import FORCED_MARCH, MARCH_POINTS, march_gait
from .movement import destinations, gait_of, move_points
from .spells import spell_targets
from .traits import TRAITS, Traits

END: Final = ("end",)
ALL_KINDS: Final = ATTACKED - 1


def kinds_of(traits: Traits) -> int:
    """What a Unit card can do: every one moves and fights hand to hand (TAC-MEL-01, TAC-MIS-01, TAC-SPL-01)."""
    shoots, casts = traits.missile is not None, traits.spell is not None
    return 1 << MOVE | 1 << MELEE | shoots << MISSILE | casts << SPELL


def attacks_of(traits: Traits) -> int:
    """What counts as an attack: of spells only those with damage (TAC-ACT-06, TAC-ACT-07, TAC-ACT-08)."""
    strikes = traits.spell is not None and traits.spell.is_attack
    return 1 << MELEE | 1 << MISSILE | strikes << SPELL | 1 << BALLISTA_SHOT


KINDS_OF: Final = tuple(kinds_of(traits) for traits in TRAITS)
ATTACKS_OF: Final = tuple(attacks_of(traits) for traits in TRAITS)


def allowed_kinds(g: Tactics, unit: int) -> int:
    """The kinds of action the limits and its place leave the unit, one bit each (TAC-ACT-03, TAC-ACT-04,
    TAC-ACT-05, TAC-ACT-06, TAC-ACT-13, TAC-ACT-15, TAC-ACT-16, TAC-ACT-17, TAC-ACT-18, TAC-WEK-09, TAC-BAL-06)."""
    kinds, done = KINDS_OF[g.card[unit]], g.done[unit]
    if g.realm.ballistas >> g.pos[unit] & 1 and mans_ballista(g, unit):
        kinds |= 1 << BALLISTA_SHOT
    if not done or g.side[unit >> 2].bit_count() == 1:
        return kinds
    if (done & ALL_KINDS).bit_count() >= 2:
        return 0
    return kinds & ~done & ~(ATTACKS_OF[g.card[unit]] if done & ATTACKED else 0)


def may_shed(g: Tactics, unit: int) -> bool:
    """From its owner's next turn on, a Weakened unit with 3 Health may pay 2 (TAC-WEK-03, TAC-WEK-04)."""
    return g.is_weakened(unit) and not g.dazed >> unit & 1 and g.health[unit] > SHED_COST


def mans_ballista(g: Tactics, unit: int) -> bool:
    """On a Ballista since its turn began, or by moving onto it this turn (TAC-BAL-03, TAC-BAL-04, TAC-BAL-14)."""
    here = g.pos[unit]
    return g.realm.ballistas >> here & 1 == 1 and (g.began[unit] == here or g.boarded[unit] == here)


def menu(g: Tactics) -> Menu:
    """Everything the active player may do now; what cannot be carried out is not offered (TAC-ACT-09)."""
    seat, weakened, done = g.active, g.weakened, g.done
    rows: list[tuple[str, int]] = []
    plain: list[Option] = [END]
    marches = FORCED_MARCH in g.hand[seat]
    for unit in SQUADS[seat]:
        space = g.pos[unit]
        if space < 0:
            continue
        if weakened >> unit & 1:
            if may_shed(g, unit):
                plain.append(("shed", unit))
            continue
        plainly = not done[unit] and not g.realm.ballistas >> space & 1
        allowed = KINDS_OF[g.card[unit]] if plainly else allowed_kinds(g, unit)
        rows += ROWS[unit][allowed]
        if marches and allowed >> MOVE & 1 and can_march(g, unit):
            plain.append(("march", unit))
    return Menu(rows, plain, lambda verb, unit: AIMS[verb](g, unit))


def can_march(g: Tactics, unit: int) -> bool:
    return destinations(g, unit, move_points(g, unit) + MARCH_POINTS, march_gait(g, unit)) != 0


AIMS: Final[dict[str, Callable[[Tactics, int], int]]] = {
    "move": lambda g, unit: destinations(g, unit, move_points(g, unit), gait_of(g, unit)),
    "melee": lambda g, unit: targets(g, unit, MELEE, g.foes_of(unit >> 2)),
    "missile": lambda g, unit: targets(g, unit, MISSILE, g.foes_of(unit >> 2)),
    "spell": lambda g, unit: spell_targets(g, unit, g.foes_of(unit >> 2)),
    "ballista": lambda g, unit: targets(g, unit, BALLISTA_SHOT, g.foes_of(unit >> 2)),
}
"""What each kind of action may be aimed at: spaces for a Move, units for the others, one bit each."""

ROWS: Final = tuple(
    tuple(tuple((KINDS[kind], unit) for kind in bits(allowed)) for allowed in range(1 << len(KINDS)))
    for unit in range(16)
)
"""ROWS[unit][allowed kinds]: the rows of the menu for a unit."""


def begin_action(g: Tactics, unit: int, kind: int) -> None:
    """Count an action; the unit's second one Weakens it at once, unless few are left (TAC-ACT-02, TAC-ACT-03,
    TAC-ACT-12, TAC-ACT-15, TAC-ACT-17, TAC-ACT-18)."""
    g.actions -= 1
    second = g.done[unit] & ALL_KINDS
    g.done[unit] |= 1 << kind | (ATTACKED if ATTACKS_OF[g.card[unit]] >> kind & 1 else 0)
    if second and g.side[unit >> 2].bit_count() > 2:
        g.weaken(unit, second=True)
