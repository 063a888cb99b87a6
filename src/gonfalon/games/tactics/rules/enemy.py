"""The Enemy's turn: which unit is activated, and its five steps (TAC-ENY).

Everything is decided by the compass of the card drawn. Each step tells in the log what was looked for and why the
unit did what it did.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from gonfalon.core import bits, put
from gonfalon.games.tactics.printed import ENEMIES
from gonfalon.games.tactics.printed.enemies import Bonus
from gonfalon.games.tactics.printed.realm import FLIES
from gonfalon.games.tactics.printed.spaces import (
    ADJACENT,
    EAST,
    NORTH,
    SOUTH,
    SPACES,
    WEST,
    WIDTH,
    distance,
    neighbour,
)
from gonfalon.games.tactics.state import (
    CLASSES,
    MELEE,
    MISSILE,
    MOVE,
    NOBODY,
    SPELL,
    SQUADS,
    Tactics,
    class_of,
    party_of,
)

from .abilities import use
from .attacks import targets
from .compass import row_place, sweep, swept
from .fights import attack
from .movement import arrive, enter_village, gait_of, move_points
from .replacing import arrow_of, draw_enemy_card
from .traits import TRAITS, attack_reach
from .windows import Moment, offer, stirs

NAMED, LEFTMOST, INSTEAD = range(3)
"""Why a unit is activated: its class is named, the card says Leftmost, or the named unit has had its turn."""

CAN_ATTACK, CLOSEST, HIGHER = range(3)
"""Why a unit goes where it goes: to one it can then attack, to the closest, or to a higher space."""

NO_BONUS: Final = Bonus("movement")


class Goal(NamedTuple):
    """Where a unit moves to: the space, the unit on it (or NOBODY), and why."""

    space: int
    unit: int
    why: int


# ------------------------------------------------------------- choosing the unit


def gather_cards(g: Tactics, party: int) -> None:
    """When all units of an Enemy have a card, these and the discards are a new deck (TAC-ENY-05, TAC-COO-13)."""
    units = SQUADS[party]
    if all(g.under[unit] != NOBODY for unit in units):
        g.enemy_deck += [*g.enemy_discard, *(g.under[unit] for unit in units)]
        g.enemy_discard = []
        g.under = tuple(NOBODY if unit in units else card for unit, card in enumerate(g.under))
        g.shuffle(g.enemy_deck)
        g.tell("enemy_reshuffled")


def draw_activation(g: Tactics, party: int) -> int:
    """Draw the card of this turn, put it under the unit it activates, and set the compass (TAC-ENY-02, TAC-ENY-03,
    TAC-ENY-04, TAC-ENY-05, TAC-ENY-06, TAC-ENY-07, TAC-COO-12)."""
    card = draw_enemy_card(g)
    row = sorted(SQUADS[party], key=row_place)
    waiting = [unit for unit in row if g.under[unit] == NOBODY]
    activates = ENEMIES[card].activates if card != NOBODY else "leftmost"
    named = [unit for unit in waiting if CLASSES[class_of(unit)] == activates]
    unit = (named or waiting)[0]
    g.under = put(g.under, unit, card)
    g.compass = arrow_of(g, card)
    why = LEFTMOST if activates == "leftmost" else NAMED if named else INSTEAD
    g.activated = unit
    g.tell("activates", unit, card, why, g.compass)
    return unit


# ---------------------------------------------------------------- the five steps


async def act_by_steps(g: Tactics, unit: int) -> Moment | None:
    """Attack from here, else move and attack from there; one attack ends it (TAC-ENY-08, TAC-ENY-09, TAC-ENY-10,
    TAC-ENY-11)."""
    steps = (1, 2) if g.is_weakened(unit) else (1, 2, 4, 5)
    for step in steps:
        if step == 4:
            await march(g, unit)
        if g.activated != unit:
            return None
        blow = find_attack(g, unit, step)
        if blow:
            await attack(g, blow)
            return blow
        g.tell("step_none", unit, step)
    if steps[-1] == 2:
        await march(g, unit)
    return None


def find_attack(g: Tactics, unit: int, step: int) -> Moment | None:
    """Steps 1 and 4 look for a Melee Attack, 2 and 5 for a missile or a spell (TAC-ENY-14, TAC-ENY-15, TAC-ENY-16,
    TAC-ENY-17, TAC-ENY-18, TAC-ENY-19, TAC-ENY-24, TAC-ENY-26)."""
    foes = g.foes_of(party_of(unit))
    for kind in (MELEE,) if step in (1, 4) else (MISSILE, SPELL):
        aims = list(bits(targets(g, unit, kind, foes)))
        if aims:
            target = swept(g, g.pos[unit], aims)[0]
            blow = Moment(unit, target, kind)
            blow.bonus = bonus_of(g, unit).damage
            g.tell("step_attack", unit, step, target, len(aims))
            return blow
    return None


def bonus_of(g: Tactics, unit: int) -> Bonus:
    """What the card under the unit adds to its activation (TAC-ENY-13)."""
    return ENEMIES[g.under[unit]].bonus if g.under[unit] != NOBODY else NO_BONUS


# ------------------------------------------------------------------------ moving


async def march(g: Tactics, unit: int) -> None:
    """Step 3: towards a player's unit, or up (TAC-ENY-30, TAC-ENY-45, TAC-ENY-54)."""
    goal = find_goal(g, unit)
    if goal is None:
        g.tell("step_stay", unit)
        return
    g.tell("step_move", unit, goal.unit, goal.space, goal.why)
    path = route(g, unit, goal)
    if not path:
        g.tell("step_blocked", unit)
        return
    g.done[unit] |= 1 << MOVE
    for space in path:
        if g.realm.villages >> space & 1:
            await enter_village(g, unit, space)
    arrive(g, unit, path[-1])
    moment = Moment(unit)
    if TRAITS[g.card[unit]].at["move_end"]:
        await use(g, unit, "move_end", moment)
    if stirs(g, "move_end", moment):
        await offer(g, "move_end", moment)


def find_goal(g: Tactics, unit: int) -> Goal | None:
    """The closest unit that could be attacked after moving, else the closest; for a climber, the closest higher
    space (TAC-ENY-30, TAC-ENY-31, TAC-ENY-32, TAC-ENY-33, TAC-ENY-34, TAC-ENY-35, TAC-ENY-36, TAC-ENY-49,
    TAC-ENY-50, TAC-ENY-51, TAC-ENY-52, TAC-ENY-53)."""
    if bonus_of(g, unit).kind == "climber":
        higher = [space for space in bits(g.free_spaces()) if g.realm.level[space] > g.realm.level[g.pos[unit]]]
        if higher:
            return Goal(min(higher, key=lambda space: nearness(g, unit, space)), NOBODY, HIGHER)
    foes = [foe for rival in g.rivals[party_of(unit)] for foe in g.units_of(rival) if g.pos[foe] < SPACES]
    near = sorted(foes, key=lambda foe: (*nearness(g, unit, g.pos[foe]), g.health[foe], row_place(foe)))
    if not near:
        return None
    for foe in near if not g.is_weakened(unit) else ():
        goal = Goal(g.pos[foe], foe, CAN_ATTACK)
        path = route(g, unit, goal)
        if could_attack(g, unit, path[-1] if path else g.pos[unit], foe):
            return goal
    return Goal(g.pos[near[0]], near[0], CLOSEST)


def nearness(g: Tactics, unit: int, space: int) -> tuple[int, tuple[int, Fraction]]:
    """By distance, whatever the terrain; then by the compass (TAC-ENY-31, TAC-ENY-35)."""
    here = g.pos[unit]
    return distance(here, space), sweep(here, space, g.compass)


def could_attack(g: Tactics, unit: int, space: int, foe: int) -> bool:
    """Whether the unit could attack another one from a space."""
    return any(attack_reach(g, unit, kind, space) >> g.pos[foe] & 1 for kind in (MELEE, MISSILE, SPELL))


def route(g: Tactics, unit: int, goal: Goal) -> list[int]:
    """The spaces an enemy unit enters on its way: by the compass' axis first, as far as its points allow, until it
    comes next to a player's unit (TAC-ENY-37, TAC-ENY-38, TAC-ENY-43)."""
    points = move_points(g, unit) + bonus_of(g, unit).movement
    path: list[int] = []
    here = g.pos[unit]
    while here != goal.space:
        leg = next_leg(g, unit, here, goal.space, points)
        if not leg:
            break
        points -= sum(g.realm.cost(a, b, gait_of(g, unit)) for a, b in zip([here, *leg], leg, strict=False))
        path += leg
        here = leg[-1]
        if beside_players(g, unit, here):
            break
    return path


def next_leg(g: Tactics, unit: int, here: int, goal: int, points: int) -> list[int]:
    """The next step, or several where the unit passes through others; empty if it stops here (TAC-ENY-42,
    TAC-ENY-48)."""
    for direction in headings(g, here, goal):
        leg = passage(g, unit, here, direction, goal, points)
        if leg is None:
            continue  # blocked: the other axis is tried
        return leg
    return []


def headings(g: Tactics, here: int, goal: int) -> list[int]:
    """The directions that lead nearer, that of the compass' axis first (TAC-ENY-39, TAC-ENY-40, TAC-ENY-41)."""
    x, y = goal % WIDTH - here % WIDTH, goal // WIDTH - here // WIDTH
    along = [SOUTH if y > 0 else NORTH] if y else []
    across = [EAST if x > 0 else WEST] if x else []
    return along + across if g.compass in (NORTH, SOUTH) else across + along


def passage(g: Tactics, unit: int, here: int, direction: int, goal: int, points: int) -> list[int] | None:
    """The steps to the next space the unit can stand on; None if blocked, empty if the points are not enough
    (TAC-ENY-44, TAC-ENY-46, TAC-ENY-48)."""
    there = neighbour(here, direction)
    if there < 0 or g.realm.closed >> there & 1:
        return None
    taken = g.occupied() & ~(1 << g.pos[unit])
    foes = g.foes_of(party_of(unit))
    left = points - g.realm.cost(here, there, gait_of(g, unit))
    if not taken >> there & 1:
        return [there] if left >= 0 else []
    flies = gait_of(g, unit) & FLIES
    if left < 0 or there == goal or (foes >> there & 1 and not flies) or beside_players(g, unit, there):
        return None
    for onward in headings(g, there, goal):
        rest = passage(g, unit, there, onward, goal, left)
        if rest:
            return [there, *rest]
    return None


def beside_players(g: Tactics, unit: int, space: int) -> bool:
    """Whether any unit of the players is next to a space (TAC-ENY-37)."""
    return ADJACENT[space] & g.foes_of(party_of(unit)) != 0


def end_activation(g: Tactics, unit: int) -> None:
    """A Weakened unit loses its token (TAC-ENY-12)."""
    if g.activated == unit:
        g.cure(unit)
    g.activated = NOBODY
