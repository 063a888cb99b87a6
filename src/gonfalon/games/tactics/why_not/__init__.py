"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menu, so that a test can hold the two against each other.
"""

from __future__ import annotations

from gonfalon.core import Option
from gonfalon.games.tactics.printed.realm import PEAK
from gonfalon.games.tactics.printed.spaces import ADJACENT, SPACES, distance
from gonfalon.games.tactics.rules.attacks import BALLISTA_RANGE
from gonfalon.games.tactics.rules.cards import FORCED_MARCH, MARCH_POINTS, march_gait
from gonfalon.games.tactics.rules.dungeons.caves import BARRIER, CAVE_AT, DOOR, WATER, is_inside, opens
from gonfalon.games.tactics.rules.dungeons.entering import why_closed
from gonfalon.games.tactics.rules.dungeons.inside import BARRIER_MANA, cost_of
from gonfalon.games.tactics.rules.movement import banned_space, destinations, gait_of, move_points
from gonfalon.games.tactics.rules.traits import BEARER, TRAITS
from gonfalon.games.tactics.state import (
    ATTACKED,
    BALLISTA_SHOT,
    KINDS,
    MELEE,
    MISSILE,
    MOVE,
    OFF_MAP,
    SPELL,
    Tactics,
)


def why_not_act(g: Tactics, seat: int, option: Option) -> str | None:
    """For the question what to do next; None if nothing forbids it."""
    verb, *args = option
    if verb == "end":
        return None
    if verb not in ("shed", "march", *KINDS):
        return "TAC-ACT-01"
    unit = args[0]
    if unit >= len(g.pos) or unit >> 2 != seat:
        return why_not_command(g, seat, unit)
    if g.pos[unit] == OFF_MAP:
        return "TAC-CAP-03"
    if verb == "shed":
        return why_not_shed(g, unit)
    if g.is_weakened(unit):
        return "TAC-WEK-01"
    kind = MOVE if verb == "march" else KINDS.index(verb)
    if reason := why_not_again(g, unit, kind):
        return reason
    if verb == "march":
        return why_not_march(g, unit)
    if kind == MOVE:
        return why_not_there(g, unit, args[1])
    return why_not_target(g, unit, kind, args[1])


def why_not_command(g: Tactics, seat: int, unit: int) -> str:
    """Why the player does not act with a unit: it is a team mate's, the Enemy's, or another's."""
    if unit < len(g.pos) and unit >> 2 in g.allies[seat]:
        return "TAC-ALL-05"
    return "TAC-DIG-06" if unit < len(g.pos) and g.automated(unit >> 2) else "TAC-TRN-04"


def why_not_shed(g: Tactics, unit: int) -> str | None:
    if not g.is_weakened(unit):
        return "TAC-WEK-03"
    if g.dazed >> unit & 1:
        return "TAC-WEK-02"
    return "TAC-WEK-04" if g.health[unit] < 3 else None


def why_not_again(g: Tactics, unit: int, kind: int) -> str | None:
    """The limits on what a unit does in one turn; a last unit has none."""
    if len(g.units_of(unit >> 2)) == 1:
        return None
    done = [other for other in range(5) if g.done[unit] >> other & 1]
    if kind in done:
        return "TAC-ACT-05"
    if len(done) == 2:
        return "TAC-ACT-04"
    spell = TRAITS[g.card[unit]].spell
    harmless = kind == MOVE or (kind == SPELL and spell is not None and not spell.is_attack)
    return "TAC-ACT-06" if g.done[unit] & ATTACKED and not harmless else None


def why_not_march(g: Tactics, unit: int) -> str | None:
    if FORCED_MARCH not in g.hand[unit >> 2]:
        return "TAC-CRD-02"
    points = move_points(g, unit) + MARCH_POINTS
    return None if destinations(g, unit, points, march_gait(g, unit)) else "TAC-ACT-09"


def why_not_there(g: Tactics, unit: int, space: int) -> str | None:
    """Why a Move cannot end on a space."""
    if is_inside(g, unit):
        return why_not_deeper(g, unit, space)
    if space >= SPACES:
        return why_not_inside(g, unit, space)
    there = next((other for other, pos in enumerate(g.pos) if pos == space), unit)
    if there != unit:
        return "TAC-MOV-09" if g.hostile(unit, there) else "TAC-MOV-08"
    if g.realm.closed >> space & 1:
        return "TAC-DUN-12"
    if banned_space(g, unit) >> space & 1:
        return "TAC-BAL-05"
    spaces = destinations(g, unit, move_points(g, unit), gait_of(g, unit))
    return None if spaces >> space & 1 else "TAC-MOV-04"


def why_not_inside(g: Tactics, unit: int, space: int) -> str | None:
    """Why a unit on the map cannot go to a space in a dungeon."""
    if not g.rules.dungeons:
        return "TAC-CMP-13"
    cave = CAVE_AT[space]
    if space != cave.entrance:
        return "TAC-DUN-06"
    if reason := why_closed(g, cave, unit):
        return reason
    if g.realm.portals_of[cave.box] & ~g.foes_of(unit >> 2) == 0:
        return "TAC-POR-06"
    spaces = destinations(g, unit, move_points(g, unit), gait_of(g, unit))
    return None if spaces >> space & 1 else "TAC-DUN-07"


def why_not_deeper(g: Tactics, unit: int, space: int) -> str | None:
    """Why a unit in a dungeon cannot step to a space."""
    cave = CAVE_AT[g.pos[unit]]
    if space not in cave.spaces:
        return "TAC-DUN-17"
    if space not in cave.beside(g.pos[unit]):
        return "TAC-MOV-02"
    kind = cave.kind(space)
    if not opens(kind, unit & 3):
        return "TAC-DUN-30" if kind == DOOR else "TAC-DUN-31"
    if kind == BARRIER and g.supply[unit] < BARRIER_MANA:
        return "TAC-DUN-31"
    if cost_of(cave, space, gait_of(g, unit)) <= move_points(g, unit):
        return None
    return "TAC-DUN-23" if kind == WATER else "TAC-MOV-04"


def why_not_target(g: Tactics, unit: int, kind: int, target: int) -> str | None:
    """Why a unit cannot attack or cast on another."""
    if reason := why_not_kind(g, unit, kind):
        return reason
    if target >= len(g.pos) or g.pos[target] == OFF_MAP:
        return "TAC-CAP-03"
    if kind == SPELL:
        return why_not_spell(g, unit, target)
    if not g.hostile(unit, target):
        return "TAC-MEL-07" if target >> 2 == unit >> 2 else "TAC-ALL-08"
    if is_inside(g, unit) or is_inside(g, target):
        return "TAC-DUN-16"
    here, there = g.pos[unit], g.pos[target]
    if kind == BALLISTA_SHOT:
        return None if distance(here, there) <= BALLISTA_RANGE else "TAC-BAL-08"
    if kind == MISSILE:
        missile = TRAITS[g.card[unit]].missile
        assert missile is not None
        return None if in_range(g, unit, target, missile.range) else "TAC-MIS-03"
    if not ADJACENT[here] >> there & 1:
        return "TAC-MEL-02"
    level = g.realm.level[here] == g.realm.level[there] or TRAITS[g.card[unit]].any_level
    return None if level else "TAC-MEL-03"


def why_not_kind(g: Tactics, unit: int, kind: int) -> str | None:
    """Why a unit cannot make this kind of attack at all."""
    traits = TRAITS[g.card[unit]]
    if kind == MISSILE:
        if not traits.missile:
            return "TAC-MIS-01"
        return None if g.supply[unit] else "TAC-MIS-02"
    if kind == SPELL:
        if not traits.spell:
            return "TAC-SPL-01"
        return None if g.supply[unit] else "TAC-SPL-02"
    if kind == BALLISTA_SHOT:
        here = g.pos[unit]
        there = g.realm.ballistas >> here & 1 and here in (g.began[unit], g.boarded[unit])
        return None if there else "TAC-BAL-14"
    return None if kind == MELEE else "TAC-ACT-01"


def why_not_spell(g: Tactics, unit: int, target: int) -> str | None:
    """Why a spell cannot be cast on a unit."""
    spell = TRAITS[g.card[unit]].spell
    assert spell is not None
    own, self_ = not g.hostile(unit, target), target == unit
    if spell.target == "none":
        return why_not_around(g, unit, spell.effects[0].range) if self_ else "TAC-SPL-10"
    allowed = {
        "enemy": not own,
        "ally": own and not self_,
        "ally_or_self": own,
        "any_other_unit": not self_,
    }[spell.target]
    if not allowed:
        mate = own and target >> 2 != unit >> 2
        return "TAC-ALL-08" if mate else "TAC-SPL-11" if own else "TAC-SPL-10"
    if self_:
        return None
    if is_inside(g, unit) or is_inside(g, target):
        return "TAC-DUN-16"
    if spell.target == "any_other_unit" and not own and TRAITS[g.card[target]].rooted:
        return "TAC-ACT-09"
    return None if spell.range_kind == "none" or in_range(g, unit, target, spell.range) else "TAC-SPL-09"


def why_not_around(g: Tactics, unit: int, reach: int) -> str | None:
    """Why a spell that hits all enemies around its caster is not cast: there are none."""
    if is_inside(g, unit):
        return "TAC-DUN-16"
    foes = [g.pos[other] for other in range(len(g.pos)) if g.hostile(unit, other)]
    near = any(0 <= pos < SPACES and distance(g.pos[unit], pos) <= reach for pos in foes)
    return None if near else "TAC-SPL-10"


def in_range(g: Tactics, unit: int, target: int, reach: int) -> bool:
    """Orthogonal steps, one more from above or for the Bearer, one less from below, all from a Peak (TAC-MIS-05,
    TAC-MIS-06, TAC-BTL-13, TAC-TER-12)."""
    here, there = g.pos[unit], g.pos[target]
    if g.realm.terrain[here] == PEAK:
        return True
    above = g.realm.level[here] - g.realm.level[there]
    reach += (above > 0) - (above < 0) + (BEARER.missile_and_spell_range if unit == g.bearer else 0)
    return distance(here, there) <= reach
