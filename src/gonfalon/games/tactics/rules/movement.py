"""Moving: where a unit may go, by which way, and what happens on the way.

A player names the destination. Only where ways differ in what matters (a Village entered, a Portal that a card
could twist) does the player also say which.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from gonfalon.core import Ask, Menu, bits, put
from gonfalon.games.tactics.printed.realm import BALLISTA, ON_FOOT
from gonfalon.games.tactics.printed.spaces import ADJACENT, SPACES, WITHIN
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, is_inside
from gonfalon.games.tactics.rules.dungeons.entering import doors, entrances
from gonfalon.games.tactics.rules.dungeons.inside import STAY, delve, go_in, steps
from gonfalon.games.tactics.rules.dungeons.treks import Trek, end_trek
from gonfalon.games.tactics.state import OFF_MAP, SQUADS, Tactics, party_of

from .traits import TRAITS, speed
from .trips import Trip
from .windows import CARD_ID, Moment, offer, stirs

VILLAGE_HEALTH: Final = 4
TWISTED_PORTAL: Final = CARD_ID["twisted_portal"]
LEADS: Final = tuple(tuple(traits.leads) for traits in TRAITS)


def move_points(g: Tactics, unit: int) -> int:
    """The points of a Move action: the card's own, and what an ally next to it adds."""
    points = speed(g, unit)
    for party in g.allies[unit >> 2]:  # not party_of: every move of every menu comes through here
        for ally in SQUADS[party]:
            for row in LEADS[g.card[ally]]:
                if ally != unit and g.pos[ally] >= 0 and WITHIN[row.range][g.pos[ally]] >> g.pos[unit] & 1:
                    points += row.amount
    return points


def gait_of(g: Tactics, unit: int) -> int:
    return TRAITS[g.card[unit]].gait


def banned_space(g: Tactics, unit: int) -> int:
    """The Ballista the unit began its turn on: once left, even in this move, not to be entered (TAC-BAL-05)."""
    began = g.began[unit]
    if unit >> 2 != g.active or began == OFF_MAP:
        return 0
    return 1 << began if g.realm.terrain[began] == BALLISTA else 0


def destinations(g: Tactics, unit: int, points: int, gait: int, start: int = OFF_MAP) -> int:
    """Where the unit may end a move of `points` points; never on another unit (TAC-MOV-05, TAC-MOV-06, TAC-MOV-08,
    TAC-DUN-09). Into a dungeon it goes by its Entrance, and inside by single steps."""
    here = g.pos[unit]
    if here >= SPACES and start == OFF_MAP:
        return steps(g, unit, points, gait)
    taken = g.occupied() & ~(1 << here)
    foes = g.foes_of(unit >> 2)
    banned = banned_space(g, unit)
    reached = g.realm.open_to(here if start == OFF_MAP else start, points, gait, foes, banned)
    reached &= ~(taken | banned)
    if g.spare and not g.automated(unit >> 2):
        reached |= entrances(g, unit, points, gait, here if start == OFF_MAP else start, banned)
    return reached


async def travel(g: Tactics, unit: int, goal: int, points: int, gait: int, start: int = OFF_MAP) -> None:
    """Move a unit to a destination it can reach, by a way its owner chooses where that matters."""
    here = g.pos[unit] if start == OFF_MAP else start
    if goal >= SPACES:
        await _travel_below(g, unit, goal, points, gait, here)
        return
    villages = g.realm.villages & ~g.visited[unit]
    stops = g.realm.detours(here, goal, points, gait, villages)
    if stops not in ([], [goal]) or portal_matters(g, unit, here, goal, points, gait):
        await _travel_by(g, unit, here, goal, points, gait, villages)
        return
    await go(g, unit, goal, stops)


async def _travel_below(g: Tactics, unit: int, goal: int, points: int, gait: int, here: int) -> None:
    """Into a dungeon or on inside; a unit that comes out may go on with the points left (TAC-DUN-08,
    TAC-DUN-36)."""
    trek = Trek(unit, points, gait)
    if is_inside(g, unit):
        await delve(g, trek, goal)
    else:
        await _to_door(g, trek, goal, here)
        await go_in(g, trek, CAVE_AT[goal])
    if trek.points and 0 <= g.pos[unit] < SPACES:
        await _may_go(g, unit, trek.points, gait, "TAC-DUN-36")
    end_trek(g, trek)


async def _to_door(g: Tactics, trek: Trek, goal: int, here: int) -> None:
    """To a Portal space before a dungeon, through Villages if wished, and with one more step in (TAC-DUN-07)."""
    unit, trek.points = trek.unit, trek.points - 1
    banned, villages = banned_space(g, unit), g.realm.villages & ~g.visited[unit]
    portals = dict(doors(g, unit, trek.points + 1, trek.gait, here, banned))[CAVE_AT[goal]]
    ways = {0: 0} if portals >> here & 1 else {}
    for portal in bits(portals):
        foes = g.foes_of(party_of(unit))
        trip = Trip(g.realm, here, portal, trek.points, trek.gait, foes, banned, villages, False)
        for way, cost in trip.ways().items():
            ways[way] = min(cost, ways.get(way, cost))
    options = [("way", way) for way in sorted(ways, key=lambda way: ways[way])]
    answer = await Ask(party_of(unit), "way", options, "TAC-MOV-14", (unit, goal), default=options[0])
    villages_on_way = g.realm.villages_of(answer[1])
    if villages_on_way:
        g.tell("sets_out", unit, g.pos[unit])
    for village in villages_on_way:
        await enter_village(g, unit, village)
    trek.points -= ways[answer[1]]


def portal_matters(g: Tactics, unit: int, here: int, goal: int, points: int, gait: int) -> bool:
    """Whether a Portal may be on the way, as long as a card could twist it."""
    realm = g.realm
    if not twistable(g) or not realm.by_portal(here, goal, points, gait):
        return False
    if stirs(g, "portal_used", Moment(unit)):
        return True
    foes = g.foes_of(party_of(unit))
    return realm.open_to(here, points, gait | ON_FOOT, foes, banned_space(g, unit)) >> goal & 1 == 1


def twistable(g: Tactics) -> bool:
    """Whether somebody might still twist a Portal, as far as everybody knows."""
    return TWISTED_PORTAL not in g.discard and TWISTED_PORTAL not in g.revealed


async def _travel_by(g: Tactics, unit: int, here: int, goal: int, points: int, gait: int, villages: int) -> None:
    """Choose among the ways that differ, then go: Villages help at once, Portals may be twisted (TAC-MOV-14)."""
    foes = g.foes_of(party_of(unit))
    trip = Trip(g.realm, here, goal, points, gait, foes, banned_space(g, unit), villages, twistable(g))
    ways = worth_choosing(trip.ways(), trip.through)
    options = [("way", way) for way in sorted(ways, key=lambda way: (way & trip.through, -way.bit_count()))]
    answer = await Ask(party_of(unit), "way", options, "TAC-MOV-14", (unit, goal), default=options[0])
    if not answer[1] & trip.through:
        await go(g, unit, goal, g.realm.villages_of(answer[1]))
        return
    left = points
    g.tell("sets_out", unit, g.pos[unit])
    for a, b in pairwise(trip.path(answer[1], ways[answer[1]])):
        through = not ADJACENT[a] >> b & 1
        left -= 1 + g.realm.surcharge(b, gait) if through else g.realm.cost(a, b, gait)
        if villages >> b & 1:
            await enter_village(g, unit, b)
        if through:
            moment = await _pass_portal(g, unit, b)
            if moment.failed:
                goal = moment.space
                break
            if moment.extra:
                await _go_on(g, unit, b, left + moment.extra, gait)
                return
    arrive(g, unit, goal)


def worth_choosing(ways: dict[int, int], through: int) -> dict[int, int]:
    """Without the ways through a Portal to where it is as cheap to go on foot.

    Players who want to twist a Portal for their own unit name a destination beyond it.
    """
    return {
        way: cost for way, cost in ways.items() if not way & through or ways.get(way & ~through, cost + 1) > cost
    }


async def _pass_portal(g: Tactics, unit: int, space: int) -> Moment:
    """Out at this Portal space, unless somebody twists the Portal."""
    moment = Moment(unit, space=space)
    if stirs(g, "portal_used", moment):
        await offer(g, "portal_used", moment)
    return moment


async def go(g: Tactics, unit: int, goal: int, villages: Iterable[int]) -> None:
    """Go where nothing can stop the unit any more; what Villages do on the way is told after the move."""
    g.tell("moved", unit, g.pos[unit], goal)
    for village in villages:
        await enter_village(g, unit, village)
    stand(g, unit, goal)


def arrive(g: Tactics, unit: int, space: int) -> None:
    g.tell("moved", unit, g.pos[unit], space)
    stand(g, unit, space)


def stand(g: Tactics, unit: int, space: int) -> None:
    """A unit ends its move on a space."""
    g.place(unit, space)
    if g.realm.terrain[space] == BALLISTA:
        g.boarded = put(g.boarded, unit, space)
    if space == g.artifact:
        bear(g, unit)


def bear(g: Tactics, unit: int) -> None:
    """A unit that ends its movement on the Artifact's space bears it from now on (TAC-BTL-07, TAC-BTL-08,
    TAC-BTL-09, TAC-BTL-10, TAC-BTL-11)."""
    g.artifact, g.bearer = OFF_MAP, unit
    g.tell("bears", unit)


async def _go_on(g: Tactics, unit: int, here: int, points: int, gait: int) -> None:
    """From a Portal, with more points than expected: choose again where to go."""
    spaces = destinations(g, unit, points, gait, here)
    if g.occupied() & ~(1 << g.pos[unit]) & 1 << here == 0:
        spaces |= 1 << here
    options, about, stay = Menu({("go", unit): spaces}), (unit, points), ("go", unit, here)
    default = stay if stay in options else options[0]
    answer = await Ask(party_of(unit), "go", lambda: options, "TAC-CRD-17", about, default=default)
    if answer[2] == here:
        arrive(g, unit, here)
    else:
        await travel(g, unit, answer[2], points, gait, here)


async def enter_village(g: Tactics, unit: int, space: int) -> None:
    """A Village helps each unit once a turn: 4 Health, and Ammo or Mana refilled (TAC-TER-15, TAC-TER-16,
    TAC-TER-17, TAC-TER-18, TAC-TER-19)."""
    if g.visited[unit] >> space & 1:
        return
    g.visited = put(g.visited, unit, g.visited[unit] | 1 << space)
    g.tell("village", unit, space)
    g.heal(unit, VILLAGE_HEALTH)
    g.gain(unit, TRAITS[g.card[unit]].top_supply)
    moment = Moment(unit, space=space)
    if stirs(g, "village_used", moment):
        await offer(g, "village_used", moment)


async def free_move(g: Tactics, unit: int, points: int, rule: str, portals: bool = True) -> None:
    """A move given by a card or an ability, optional and not an action (TAC-MOV-16, TAC-CRD-17)."""
    await _may_go(g, unit, points, gait_of(g, unit) | (0 if portals else ON_FOOT), rule)


async def _may_go(g: Tactics, unit: int, points: int, gait: int, rule: str) -> None:
    """The owner may move the unit, with these points and this gait."""
    spaces = destinations(g, unit, points, gait)
    if not spaces:
        return
    menu = Menu({("go", unit): spaces}, [STAY])
    answer = await Ask(party_of(unit), "go", lambda: menu, rule, (unit, points), default=STAY)
    if answer != STAY:
        await travel(g, unit, answer[2], points, gait)
