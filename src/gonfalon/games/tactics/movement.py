"""Moving: where a unit may go, by which way, and what happens on the way.

A player names the destination. Only where ways differ in what matters (a Village entered, a Portal that a card
could twist) does the player also say which.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gonfalon.core import Ask, Menu, put

from .realm import ADJACENT, BALLISTA, ON_FOOT, WITHIN, Trip
from .state import OFF_MAP, Tactics
from .traits import TRAITS, speed
from .windows import CARD_ID, Moment, offer, stirs

STAY: Final = ("stay",)
VILLAGE_HEALTH: Final = 4
TWISTED_PORTAL: Final = CARD_ID["twisted_portal"]


def move_points(g: Tactics, unit: int) -> int:
    """The points of a Move action: the card's own, and what an ally next to it adds."""
    points = speed(g, unit)
    here = g.pos[unit]
    for ally in range(unit & ~3, (unit & ~3) + 4):
        for row in TRAITS[g.card[ally]].leads:
            if ally != unit and g.pos[ally] >= 0 and WITHIN[row.range][g.pos[ally]] >> here & 1:
                points += row.amount
    return points


def gait_of(g: Tactics, unit: int) -> int:
    return TRAITS[g.card[unit]].gait


def banned_space(g: Tactics, unit: int) -> int:
    """The Ballista the unit began its turn on and has left: not to be entered again (TAC-BAL-05)."""
    began = g.began[unit]
    if unit >> 2 != g.active or began == OFF_MAP or began == g.pos[unit]:
        return 0
    return 1 << began if g.realm.terrain[began] == BALLISTA else 0


def destinations(g: Tactics, unit: int, points: int, gait: int, start: int = OFF_MAP) -> int:
    """Where the unit may end a move of so many points; never on another unit (TAC-MOV-06, TAC-MOV-08)."""
    here = g.pos[unit]
    taken = g.occupied() & ~(1 << here)
    foes = taken & ~g.side[unit >> 2]
    banned = banned_space(g, unit)
    reached = g.realm.open_to(here if start == OFF_MAP else start, points, gait, foes, banned)
    return reached & ~(taken | banned)


def can_move(g: Tactics, unit: int, points: int, gait: int) -> bool:
    """Whether the unit can enter any space at all; mostly its first step tells."""
    here = g.pos[unit]
    if not banned_space(g, unit) and g.realm.first_steps(here, points, gait) & ~g.occupied():
        return True
    return destinations(g, unit, points, gait) != 0


async def travel(g: Tactics, unit: int, goal: int, points: int, gait: int, start: int = OFF_MAP) -> None:
    """Move a unit to a destination it can reach, by a way its owner chooses where that matters."""
    here = g.pos[unit] if start == OFF_MAP else start
    path = await _path(g, unit, here, goal, points, gait)
    left = points
    for a, b in pairwise(path):
        through = not ADJACENT[a] >> b & 1
        left -= 1 + g.realm.surcharge(b, gait) if through else g.realm.cost(a, b, gait)
        if g.realm.villages >> b & 1:
            await enter_village(g, unit, b)
        if through and stirs(g, "portal_used"):
            moment = Moment(unit, space=b)
            await offer(g, "portal_used", moment)
            if moment.failed:
                goal = moment.space
                break
            if moment.extra:
                await _go_on(g, unit, b, left + moment.extra, gait)
                return
    arrive(g, unit, goal)


def arrive(g: Tactics, unit: int, space: int) -> None:
    g.tell("moved", unit, g.pos[unit], space)
    g.place(unit, space)
    if g.realm.terrain[space] == BALLISTA:
        g.boarded = put(g.boarded, unit, space)


async def _path(g: Tactics, unit: int, here: int, goal: int, points: int, gait: int) -> list[int]:
    """The spaces entered that matter; empty where the way does not matter at all."""
    realm = g.realm
    villages = realm.villages & ~g.visited[unit]
    twistable = TWISTED_PORTAL not in g.discard
    if not realm.detours(here, goal, points, gait, villages) and not (
        twistable and realm.by_portal(here, goal, points, gait)
    ):
        return []
    trip = Trip(realm, here, goal, points, gait, g.foes_of(unit >> 2), banned_space(g, unit), villages, twistable)
    ways = realm.ways(trip)
    options = [("way", way) for way in sorted(ways, key=lambda way: (way & trip.through, -way.bit_count()))]
    answer = await Ask(unit >> 2, "way", options, "TAC-MOV-14", (unit, goal), default=options[0])
    return realm.path(trip, answer[1], ways[answer[1]])


async def _go_on(g: Tactics, unit: int, here: int, points: int, gait: int) -> None:
    """From a Portal, with more points than expected: choose anew where to go."""
    spaces = destinations(g, unit, points, gait, here)
    if g.occupied() & ~(1 << g.pos[unit]) & 1 << here == 0:
        spaces |= 1 << here
    options = Menu({("go", unit): spaces})
    answer = await Ask(unit >> 2, "go", lambda: options, "TAC-CRD-17", (unit, points))
    if answer[2] == here:
        arrive(g, unit, here)
    else:
        await travel(g, unit, answer[2], points, gait, here)


async def enter_village(g: Tactics, unit: int, space: int) -> None:
    """A Village helps each unit once a turn: 4 Health, and Ammo or Mana refilled (TAC-TER-15 to 17)."""
    if g.visited[unit] >> space & 1:
        return
    g.visited = put(g.visited, unit, g.visited[unit] | 1 << space)
    g.tell("village", unit, space)
    g.heal(unit, VILLAGE_HEALTH)
    g.gain(unit, TRAITS[g.card[unit]].top_supply)
    if stirs(g, "village_used"):
        await offer(g, "village_used", Moment(unit, space=space))


async def free_move(g: Tactics, unit: int, points: int, rule: str, portals: bool = True) -> None:
    """A move given by a card or an ability: its owner may make it; it is no action (TAC-MOV-16, TAC-CRD-17)."""
    gait = gait_of(g, unit) | (0 if portals else ON_FOOT)
    spaces = destinations(g, unit, points, gait)
    if not spaces:
        return
    menu = Menu({("go", unit): spaces}, [STAY])
    answer = await Ask(unit >> 2, "go", lambda: menu, rule, (unit, points), default=STAY)
    if answer != STAY:
        await travel(g, unit, answer[2], points, gait)
