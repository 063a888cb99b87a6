"""Which attack pays best for what it costs: bands that may still move, plans, and what has to stay at home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.core import Option
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST_IN_BAND, band
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import CAPITAL, DUNGEONS, LAND, NEAR, SEA, near
from gonfalon.games.nerath.rules.geography import by_air
from gonfalon.games.nerath.rules.strength import (
    AFLOAT,
    ATTACK,
    DEFENCE,
    Strength,
    attack_on,
    chance,
    defence_of,
    strength,
)
from gonfalon.games.nerath.rules.ways import Ways
from gonfalon.games.nerath.state import (
    FLYING,
    FOOTSOLDIER,
    HEROES,
    KIND,
    LAND_PIECES,
    MONSTER,
    MOVE,
    WARSHIP,
    Nerath,
    load_of,
    space_of,
    type_of,
)

from .judge import WORTH, prize

ENOUGH: Final = 0.82
"""The chance with which an attack is left as it is."""
WORTHWHILE: Final = 0.6
"""The chance below which none is begun."""


class Band(NamedTuple):
    """Pieces of a type in a space that may still move, and where they can go."""

    space: int
    type: int
    n: int
    reach: int


class Plan(NamedTuple):
    """An attack: where, with which bands, how likely it succeeds and what it is worth."""

    space: int
    joins: tuple[tuple[Band, int], ...]
    wins: float
    gain: float


def ready_bands(g: Nerath, ways: Ways) -> Iterator[Band]:
    """What may still move, like with like."""
    for key, n in g.ready.items():
        reach = ways.reach(key)
        if reach:
            yield Band(space_of(key), type_of(key), n, reach)


def attack(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """The next move of the best attack."""
    plans = [plan for plan in (plan_for(g, bands, space) for space in bits(goals(g, ways))) if plan is not None]
    if not plans:
        return None
    best = max(plans, key=lambda plan: plan.gain)
    joined, n = best.joins[0]
    return ("move", band(joined.space, joined.type, min(n, MOST_IN_BAND)), best.space)


def goals(g: Nerath, ways: Ways) -> int:
    """Enemy land, and sea spaces with enemies."""
    return (LAND & ~ways.land | SEA & ~ways.sea) & ~ways.barred


def plan_for(g: Nerath, bands: list[Band], space: int) -> Plan | None:
    """The cheapest force that takes a space with good odds; None if there is none, or if it is there already."""
    sea = bool(1 << space & SEA)
    table = AFLOAT if sea else ATTACK
    defence = defence_of(g, g.active, space)
    force = attack_on(g, g.active, space)
    begun = force.health > 0
    wins = chance(force, defence)
    if wins >= ENOUGH or (not defence.health and begun):
        return None
    joins: list[tuple[Band, int]] = []
    cost = 0.0
    for each in sorted((b for b in bands if b.reach >> space & 1), key=lambda b: preference(b, defence)):
        spare = spare_of(g, each)
        taken = 0
        while taken < spare and wins < ENOUGH:
            force += table[KIND[each.type]] if sea or each.type < WARSHIP else (0.0, 0)
            cost += WORTH[each.type]
            taken += 1
            wins = chance(force, defence)
        if taken:
            joins.append((each, taken))
        if wins >= ENOUGH:
            break
    if not joins or wins < (0.35 if begun else WORTHWHILE):
        return None
    loss = (1 - wins) * cost + 0.25 * min(cost, defence.power * 2)
    gain = wins * prize(g, space) - loss + (5.0 if begun else 0.0)
    return Plan(space, tuple(joins), wins, gain) if gain > 0 else None


def preference(each: Band, defence: Strength) -> tuple[float, int]:
    """Whom to send first: against an empty space the cheapest, else those that fight best for their price."""
    kind = KIND[each.type]
    if not defence.health:
        return (WORTH[each.type] + (0 if kind in (FOOTSOLDIER, MONSTER) else 3), each.reach.bit_count())
    return (-ATTACK[kind].power / PIECES[kind].cost, each.reach.bit_count())


def spare_of(g: Nerath, each: Band) -> int:
    """How many of a band may leave: what a Capital needs against what stands near stays."""
    if each.space != CAPITAL[g.active] or KIND[each.type] in FLYING:
        return each.n
    threat = threat_to(g, each.space)
    home = strength([kind for type_, n in g.army(g.active, each.space) for kind in [KIND[type_]] * n], DEFENCE)
    for n in range(each.n, 0, -1):
        left = Strength(home.power - n * DEFENCE[each.type].power, home.health - n * DEFENCE[each.type].health)
        if chance(threat, left) < 0.25:
            return n
    return 0


def threat_to(g: Nerath, space: int) -> Strength:
    """What enemies could bring against a land space in their next turn, roughly: what stands within two land
    spaces, and what flies within reach."""
    around = NEAR[space] & LAND
    around |= near(around) & LAND
    total = Strength(0.0, 0)
    for enemy in g.enemies(g.active):
        for key, n in g.troops[enemy].items():
            where, type_ = space_of(key), type_of(key)
            if type_ in FLYING and by_air(where, MOVE[type_])[-1] >> space & 1:
                total += strength([type_] * n, ATTACK)
            elif around >> where & 1 and type_ in LAND_PIECES:
                walks = NEAR[space] >> where & 1 or MOVE[type_] > 1
                total += strength([type_] * n if walks else [], ATTACK)
            elif type_ > WARSHIP and NEAR[space] & (1 << where | near(1 << where) & SEA):
                total += strength(list(load_of(type_)) * n, ATTACK)
    return total


def explore(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Heroes go where they beat the Guardians."""
    heroes = [each._replace(n=n) for each in bands if each.type in HEROES and (n := spare_of(g, each))]
    for dungeon in bits(DUNGEONS):
        team = [each for each in heroes if each.reach >> dungeon & 1]
        there = [kind for kind, n in g.army(g.active, dungeon) for _ in range(n)]
        able = [*there, *(each.type for each in team for _ in range(each.n))]
        guard = defence_of(g, g.active, dungeon)
        if not team or not guard.health:
            continue
        if there and chance(strength(there, ATTACK), guard) >= ENOUGH:
            continue
        if chance(strength(able[:4], ATTACK), guard) >= 0.66:
            first = team[0]
            return ("move", band(first.space, first.type, min(first.n, 3)), dungeon)
    return None


def march(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Idle land pieces go toward the front; flying pieces stay for the Reposition step."""
    front = front_of(g)
    for each in bands:
        if each.type not in LAND_PIECES or front >> each.space & 1:
            continue
        here = steps_to(front, each.space, ways.land)
        ends = [(steps_to(front, goal, ways.land), goal) for goal in bits(each.reach & ways.land)]
        n = spare_of(g, each)
        if ends and min(ends)[0] < here and n:
            return ("move", band(each.space, each.type, min(n, MOST_IN_BAND)), min(ends)[1])
    return None


def front_of(g: Nerath) -> int:
    """Own and allied land that borders enemy land."""
    enemy = 0
    for other in g.enemies(g.active):
        enemy |= g.lands[other]
    return g.friendly_land(g.active) & near(enemy)


@lru_cache(1 << 15)
def steps_to(goal: int, start: int, land: int) -> int:
    """How many land spaces it is to a region, through friendly land."""
    reached, edge = 1 << start, 1 << start
    for n in range(20):
        if reached & goal:
            return n
        edge = near(edge) & land & ~reached
        if not edge:
            break
        reached |= edge
    return 99
