"""Why not in a combat: deployment, activations, attacks, Surrender (chapters BAT, UNT and SIE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import (
    ACTED,
    ATTACKER,
    COLUMNS,
    DEFENDED,
    DEFENDER,
    GATE,
    MIDDLE,
    NO_WALL,
    NOBODY,
    NOWHERE,
    RUIN,
    SPACES,
    TOWER,
    WALL,
    creature_of,
    few_of,
    is_main,
)
from gonfalon.games.heroes.printed import CONSTANTS
from gonfalon.games.heroes.rules import geography, scenario
from gonfalon.games.heroes.rules.combat import aftermath, damage, fight
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.combat import rounds as combat_rounds
from gonfalon.games.heroes.rules.combat.faces import FACES, FLYING, GROUND, RANGED
from gonfalon.games.heroes.rules.combat.fight import BACKLINE, BESIDE, FRONTLINE, face
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.why_not import Check, Reason, free

from .base import CANNOT_PAY, answers
from .cards import MORALE, discarding_permanent, playing, why_not_cards

BY_TYPE: Final = {GROUND: "HER-UNT-31", FLYING: "HER-UNT-32", RANGED: "HER-UNT-33"}
"""How far a unit moves, and what it attacks."""


def active_unit(g: Heroes) -> int:
    """The unit whose activation is not over."""
    return int(next(frame[1] for frame in reversed(g.stack) if frame[0] == "end_activation"))


def is_wild(g: Heroes, unit: int) -> bool:
    """Whether it is a guard."""
    return g.sides[g.side[unit]] == NOBODY


# --------------------------------------------------------------------------- before the first round


def why_not_defend_site(g: Heroes, seat: int) -> Reason:
    return None if g.can_pay(seat, (CONSTANTS.remote_defence_gold, 0, 0)) else CANNOT_PAY


def why_not_place(g: Heroes, space: int, spaces: tuple[int, ...], rule: str) -> Reason:
    """One of these spaces, with nobody on it."""
    if space not in spaces:
        return rule
    return "HER-BAT-25" if space in g.at else None


def why_not_deploy(g: Heroes, seat: int, creature: int, space: int) -> Reason:
    """A Unit from the Unit Deck not yet on the board, on one's own lines."""
    side = g.sides.index(seat)
    placed = [creature_of(unit) for unit in combat.deployed(g, side)]
    have = [creature_of(unit) for unit in g.army[seat]].count(creature)
    if have <= placed.count(creature):
        return "HER-BAT-13" if have else "HER-UNT-01"
    spaces, _ = combat.places_to_deploy(g, side)
    return why_not_place(g, space, tuple(spaces), "HER-BAT-13")


def why_not_ready(g: Heroes, seat: int) -> Reason:
    """At least one Unit fights."""
    return None if combat.deployed(g, g.sides.index(seat)) else "HER-BAT-13"


def why_not_guard(g: Heroes, seat: int, creature: int, space: int) -> Reason:
    """Ranged guards first, on the Backline while there is room; a Scenario may put all in the corners."""
    if creature not in g.offered:
        return "HER-NEU-04"
    if scenario.in_the_middle(g, g.field) and has_room(g, combat.CORNERS):
        return why_not_place(g, space, combat.CORNERS, "HER-GEN-01")
    back, front = BACKLINE[DEFENDER], FRONTLINE[DEFENDER]
    if has_room(g, back) and any(is_ranged(each) for each in g.offered):
        return why_not_place(g, space, back, "HER-BAT-15") if is_ranged(creature) else "HER-BAT-15"
    return why_not_place(g, space, (*back, *front), "HER-BAT-15")


def has_room(g: Heroes, spaces: tuple[int, ...]) -> bool:
    return any(space not in g.at for space in spaces)


def is_ranged(creature: int) -> bool:
    return FACES[few_of(creature)].type == RANGED


def why_not_redraw(g: Heroes, seat: int, creature: int) -> Reason:
    return None if creature in g.offered else "HER-RND-09"


def why_not_gate(g: Heroes, seat: int, space: int) -> Reason:
    return None if MIDDLE <= space < MIDDLE + COLUMNS else "HER-SIE-01"


# --------------------------------------------------------------------------- rounds


def why_not_activate(g: Heroes, seat: int, space: int) -> Reason:
    """The fastest of those that have not activated, on the side whose turn it is."""
    unit = fight.unit_at(g, space)
    if unit == NOBODY or g.marks[unit] & ACTED:
        return "HER-BAT-37"
    if g.hands_on[g.side[unit]] != seat:
        return "HER-BAT-38"
    waiting = [each for each, at in enumerate(g.at) if at != NOWHERE and not g.marks[each] & ACTED]
    faster = any(fight.initiative(g, each) > fight.initiative(g, unit) for each in waiting)
    return "HER-BAT-37" if faster else None


def why_not_prolong(g: Heroes, seat: int) -> Reason:
    """1 MP of the fighting hero, unless an optional rule waives the price."""
    paid = g.has_variant("free_extension") or g.mp[g.fighter[ATTACKER]] >= CONSTANTS.extend_combat_mp
    return None if paid else "HER-BAT-51"


def why_not_mend(g: Heroes, seat: int, space: int) -> Reason:
    """Another damaged unit of the side."""
    healer, unit = active_unit(g), fight.unit_at(g, space)
    other = unit not in (NOBODY, healer) and space != TOWER
    return None if other and g.side[unit] == g.side[healer] and g.wounds[unit] else "HER-UNT-25"


# --------------------------------------------------------------------------- moving


def wall_at(g: Heroes, space: int) -> int:
    """What stands on a space of the Middle Row."""
    return g.walls[space - MIDDLE] if MIDDLE <= space < MIDDLE + COLUMNS else NO_WALL


def why_not_enter(g: Heroes, side: int, space: int) -> Reason:
    """Cards and Walls are Obstacles, and so is the Gate for the attacker."""
    if fight.unit_at(g, space) != NOBODY:
        return "HER-BAT-25"
    closed = (WALL, GATE) if side == ATTACKER else (WALL,)
    return "HER-SIE-02" if wall_at(g, space) in closed else None


def steps(g: Heroes, unit: int) -> int:
    return 1 if face(g, unit).type == RANGED else fight.MOVES


def walked(g: Heroes, unit: int) -> set[int]:
    """The spaces a unit can reach without passing an Obstacle."""
    flies, side = face(g, unit).type == FLYING, g.side[unit]
    reached = {g.at[unit]}
    for _ in range(steps(g, unit)):
        near = {to for space in reached for to in BESIDE[space]}
        reached |= {to for to in near if flies or why_not_enter(g, side, to) is None}
    return reached


def why_not_reach(g: Heroes, unit: int, space: int) -> Reason:
    """Whether a unit may end its move on a space; it may stay where it is."""
    at = g.at[unit]
    if space == at:
        return None
    if TOWER in (at, space):
        return "HER-SIE-08"
    if reason := why_not_enter(g, g.side[unit], space):
        return reason
    (row, column), (to_row, to_column) = divmod(at, COLUMNS), divmod(space, COLUMNS)
    if abs(row - to_row) + abs(column - to_column) > steps(g, unit):
        return BY_TYPE[face(g, unit).type]
    return None if space in walked(g, unit) else "HER-BAT-24"


# --------------------------------------------------------------------------- an activation


def why_not_go(g: Heroes, seat: int, space: int) -> Reason:
    """Guards that can attack must do so."""
    unit = active_unit(g)
    return "HER-BAT-42" if is_wild(g, unit) and can_attack(g, unit) else why_not_reach(g, unit, space)


def why_not_defend(g: Heroes, seat: int, space: int) -> Reason:
    """Not by guards, nor by a unit that has just given up a Defense Token."""
    unit = active_unit(g)
    if is_wild(g, unit):
        return "HER-BAT-43"
    if g.at[unit] == TOWER:
        return "HER-SIE-08"
    return "HER-BAT-36" if g.marks[unit] & DEFENDED else why_not_reach(g, unit, space)


def why_not_attack(g: Heroes, seat: int, space: int, goal: int) -> Reason:
    unit = active_unit(g)
    if face(g, unit).type == RANGED:
        return "HER-UNT-33" if space != g.at[unit] else why_not_shoot(g, unit, goal)
    return why_not_reach(g, unit, space) or why_not_strike(g, unit, space, goal)


def why_not_shoot(g: Heroes, unit: int, goal: int) -> Reason:
    """An enemy at any distance, but an adjacent one if there is any. Walls cannot be shot."""
    target = fight.unit_at(g, goal)
    if target == NOBODY:
        return "HER-SIE-05" if wall_at(g, goal) in (WALL, GATE) else "HER-UNT-33"
    if g.side[target] == g.side[unit]:
        return "HER-UNT-33"
    return "HER-UNT-34" if fight.enemies_beside(g, unit) and not fight.adjacent(g, unit, target) else None


def why_not_strike(g: Heroes, unit: int, space: int, goal: int) -> Reason:
    """An enemy next to the space, or a Wall or Gate with nobody on it."""
    rule = BY_TYPE[face(g, unit).type]
    if goal == TOWER:
        return "HER-SIE-10"
    if goal not in BESIDE[space]:
        return rule
    target = fight.unit_at(g, goal)
    if target != NOBODY:
        return rule if g.side[target] == g.side[unit] else None
    if wall_at(g, goal) in (WALL, GATE):
        return None
    return "HER-SIE-06" if wall_at(g, goal) == RUIN else rule


def can_attack(g: Heroes, unit: int) -> bool:
    spaces = [space for space in (*range(SPACES), TOWER) if why_not_reach(g, unit, space) is None]
    return any(
        why_not_attack(g, NOBODY, space, goal) is None for space in spaces for goal in (*range(SPACES), TOWER)
    )


def why_not_surrender(g: Heroes, seat: int) -> Reason:
    """To another player, for 10 Gold, not from a Town, and not without a place to go."""
    side = g.side[active_unit(g)]
    hero = g.fighter[side]
    if NOBODY in g.sides:
        return "HER-BAT-69"
    if hero == NOBODY or (side == DEFENDER and geography.of(g).locations[g.field] == geography.TOWN):
        return "HER-BAT-72"
    if g.is_under("no_surrender", seat):
        return "HER-GEN-01"
    if is_main(hero) and not aftermath.refuges(g, hero):
        return "HER-BAT-71"
    return None if g.can_pay(seat, combat_rounds.SURRENDER) else CANNOT_PAY


def of_ones_own(check: Check) -> Check:
    """A player leading the guards spends nothing of their own."""
    return lambda g, seat, *args: "HER-MRL-12" if is_wild(g, active_unit(g)) else check(g, seat, *args)


def why_not_step(g: Heroes, seat: int, space: int) -> Reason:
    """One space, after the shot."""
    unit = active_unit(g)
    return "HER-UNT-33" if space == g.at[unit] else why_not_reach(g, unit, space)


# --------------------------------------------------------------------------- an attack


def why_not_parry(g: Heroes, seat: int, card: int) -> Reason:
    """Halberdiers under attack: a card from hand, once per attack."""
    attacker, target, _ = g.strike
    able = "discard_to_cancel_attack_die" in face(g, target).passive and g.sides[g.side[target]] == seat
    if not able or fight.is_under(g, "die_zero", attacker):
        return "HER-UNT-28"
    return why_not_cards(g, seat, "attack") or (None if card in g.hand[seat] else "HER-CRD-03")


def why_not_save(g: Heroes, seat: int) -> Reason:
    """Archangels that have not done so yet."""
    return None if damage.guardian(g, g.strike[1]) != NOBODY else "HER-UNT-28"


def why_not_pushed(g: Heroes, seat: int, space: int) -> Reason:
    """A free space next to the pushed unit, which would retaliate next."""
    unit = next(frame[1] for frame in reversed(g.stack) if frame[0] == "retaliate")
    return "HER-UNT-26" if space not in BESIDE[g.at[unit]] else why_not_enter(g, g.side[unit], space)


def why_not_fly_back(g: Heroes, seat: int, space: int) -> Reason:
    return None if space == g.origin else "HER-UNT-26"


COMBAT: Final[Mapping[str, WhyNot]] = {
    "stand": answers("HER-HRO-15", {"fight": free, "yield": free}),
    "defend_site": answers("HER-BAT-06", {"pay": why_not_defend_site, "pass": free}),
    "deploy": answers("HER-BAT-13", {"deploy": why_not_deploy, "deployed": why_not_ready}),
    "redraw": answers("HER-RND-09", {"replace": why_not_redraw, "pass": free}),
    "place_guard": answers("HER-BAT-15", {"deploy": why_not_guard}),
    "gate": answers("HER-SIE-01", {"gate": why_not_gate}),
    "next_unit": answers("HER-BAT-38", {"activate": why_not_activate}),
    "mend": answers("HER-UNT-25", {"target": why_not_mend}),
    "activation": answers(
        "HER-BAT-41",
        {
            "attack": why_not_attack,
            "go": why_not_go,
            "defend": why_not_defend,
            "play": playing("activation"),
            "end_permanent": discarding_permanent("activation"),
            **{verb: of_ones_own(check) for verb, check in MORALE.items()},
            "surrender": why_not_surrender,
        },
    ),
    "step": answers("HER-UNT-33", {"go": why_not_step, "stay": free}),
    "before_attack": answers(
        "HER-BAT-44", {"pass": free, "play": playing("attack"), "discard": why_not_parry, **MORALE}
    ),
    "lethal": answers("HER-GEN-08", {"pass": free, "accept": why_not_save, "play": playing("lethal")}),
    "push_back": answers("HER-UNT-26", {"go": why_not_pushed}),
    "fly_back": answers("HER-UNT-26", {"go": why_not_fly_back, "stay": free}),
    "prolong": answers("HER-BAT-51", {"retreat": free, "prolong": why_not_prolong}),
}
