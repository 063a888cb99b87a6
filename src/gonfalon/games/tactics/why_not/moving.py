"""Why a unit cannot move to a space, on the map or in a dungeon."""

from __future__ import annotations

from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.cards import FORCED_MARCH, MARCH_POINTS, march_gait
from gonfalon.games.tactics.rules.dungeons.caves import BARRIER, CAVE_AT, DOOR, WATER, is_inside, opens
from gonfalon.games.tactics.rules.dungeons.entering import why_closed
from gonfalon.games.tactics.rules.dungeons.inside import BARRIER_MANA, cost_of
from gonfalon.games.tactics.rules.movement import banned_space, destinations, gait_of, move_points
from gonfalon.games.tactics.state import Tactics, class_of, party_of
from gonfalon.lore.why_not import Reason


def why_not_march(g: Tactics, unit: int) -> Reason:
    if FORCED_MARCH not in g.hand[party_of(unit)]:
        return "TAC-CRD-02"
    points = move_points(g, unit) + MARCH_POINTS
    return None if destinations(g, unit, points, march_gait(g, unit)) else "TAC-ACT-09"


def why_not_there(g: Tactics, unit: int, space: int) -> Reason:
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


def why_not_inside(g: Tactics, unit: int, space: int) -> Reason:
    """Why a unit on the map cannot go to a space in a dungeon."""
    if not g.rules.dungeons:
        return "TAC-CMP-13"
    cave = CAVE_AT[space]
    if space != cave.entrance:
        return "TAC-DUN-06"
    if reason := why_closed(g, cave, unit):
        return reason
    if g.realm.portals_of[cave.box] & ~g.foes_of(party_of(unit)) == 0:
        return "TAC-POR-06"
    spaces = destinations(g, unit, move_points(g, unit), gait_of(g, unit))
    return None if spaces >> space & 1 else "TAC-DUN-07"


def why_not_deeper(g: Tactics, unit: int, space: int) -> Reason:
    """Why a unit in a dungeon cannot step to a space."""
    cave = CAVE_AT[g.pos[unit]]
    if space not in cave.spaces:
        return "TAC-DUN-17"
    if space not in cave.beside(g.pos[unit]):
        return "TAC-MOV-02"
    kind = cave.kind(space)
    if not opens(kind, class_of(unit)):
        return "TAC-DUN-30" if kind == DOOR else "TAC-DUN-31"
    if kind == BARRIER and g.supply[unit] < BARRIER_MANA:
        return "TAC-DUN-31"
    if cost_of(cave, space, gait_of(g, unit)) <= move_points(g, unit):
        return None
    return "TAC-DUN-23" if kind == WATER else "TAC-MOV-04"
