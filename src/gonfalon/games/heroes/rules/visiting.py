"""A Hero visits a Field: cubes, flags, and what the location gives (chapters MAP and LOC).

Question: `settlement` (resource, reinforce).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core import Ask, Option, put
from gonfalon.core.game import Phase
from gonfalon.games.heroes.codes import (
    BRONZE,
    NOBODY,
    NOWHERE,
    RESOURCES,
    SILVER,
    creature_of,
    few_of,
    seat_of,
    tier_of,
)
from gonfalon.games.heroes.printed import LOCATIONS, TOWN_BOARD
from gonfalon.games.heroes.printed.ops.land import Flag
from gonfalon.games.heroes.printed.ops.realm import Income
from gonfalon.games.heroes.state import Heroes

from . import locations, markets, moving, recruiting, scenario
from .geography import MINES, OBELISK, SETTLEMENT, TOWN, category, holder, of, town_of

REINFORCEMENT: Final = 3
"""In `settled`: a Settlement that reinforces instead of producing a resource."""
ONE_SPACE: Final = tuple(
    track[1] - track[0]
    for track in (TOWN_BOARD.income_gold, TOWN_BOARD.income_materials, TOWN_BOARD.income_valuables)
)
"""One space of each income track (HER-LOC-31)."""
MINE_INCOME: Final = {
    location: next(op.amount for op in LOCATIONS[location].ops if isinstance(op, Income)) for location in MINES
}


def visit(g: Heroes, hero: int, field: int) -> None:
    """What happens depends on the category of the location; guards are gone from now on (HER-MAP-05, HER-MAP-06,
    HER-MAP-07, HER-MAP-08, HER-MAP-09, HER-MAP-10, HER-MAP-11, HER-MAP-12, HER-MAP-13, HER-MAP-14, HER-MAP-15)."""
    kind = category(g, of(g).locations[field])
    fresh = not g.visited >> field & 1
    g.stood[hero] = field
    g.tell("visited", hero, field)
    if kind != "empty":
        g.visited |= 1 << field
    scenario.pick_up(g, hero, field)
    if kind in ("flaggable", "revisitable") or (kind == "visitable" and fresh):
        g.push("receive", hero, field)
    else:
        scenario.check(g)


async def receive(g: Heroes, hero: int, field: int) -> None:
    """The flag or the effect of the visited field."""
    if category(g, of(g).locations[field]) == "flaggable":
        await flag(g, hero, field)
    else:
        await locations.resolve(g, hero, field)
    scenario.check(g)


# --------------------------------------------------------------------------- flags


async def flag(g: Heroes, hero: int, field: int) -> None:
    """A Field of one's own counts as empty; any other is taken over with its effect (HER-MAP-11, HER-MAP-12,
    HER-MAP-13)."""
    seat, location = seat_of(hero), of(g).locations[field]
    if is_shared(location):
        await share(g, hero, field)
        return
    before = holder(g, field)
    if before == seat:
        return
    release(g, field, before)
    first = not g.first_flags >> field & 1
    g.first_flags |= 1 << field
    g.set_flag(field, NOBODY if field == town_of(seat) else seat)
    g.tell("flagged", seat, field, before)
    if location == TOWN:
        win_town(g, seat, before)
    elif location == SETTLEMENT:
        await settle(g, seat, field, first)
    elif location in MINE_INCOME:
        produce(g, seat, MINES.index(location), MINE_INCOME[location], first)


def is_shared(location: int) -> bool:
    """Whether several players may have a cube there (HER-LOC-57)."""
    return any(isinstance(op, Flag) and op.shared for op in LOCATIONS[location].ops)


async def share(g: Heroes, hero: int, field: int) -> None:
    """A cube beside those of others; the scenario says what an Obelisk gives (HER-LOC-56, HER-LOC-57)."""
    seat, bit = seat_of(hero), 1 << field
    if g.shared_flags[seat] & bit:
        return
    first = not g.first_flags & bit
    g.first_flags |= bit
    g.shared_flags = put(g.shared_flags, seat, g.shared_flags[seat] | bit)
    g.tell("flagged", seat, field, NOBODY)
    if of(g).locations[field] == OBELISK:
        await scenario.obelisk(g, hero, first)


def release(g: Heroes, field: int, seat: int) -> None:
    """A player who loses a Mine or Settlement loses its production at once (HER-RES-07)."""
    location, resource = of(g).locations[field], g.settled_as(field)
    g.settle(field, NOWHERE)
    if seat == NOBODY:
        return
    if location in MINE_INCOME:
        g.raise_income(seat, MINES.index(location), -yields(g, MINE_INCOME[location]))
    elif resource in RESOURCES:
        g.raise_income(seat, resource, -yields(g, ONE_SPACE[resource]))


def yields(g: Heroes, amount: int) -> int:
    """An optional rule doubles what Mines and Settlements give (HER-VAR-07)."""
    return 2 * amount if g.has_variant("double_mines") else amount


def produce(g: Heroes, seat: int, resource: int, amount: int, first: bool) -> None:
    """Income rises; the first player ever to flag the Field also gains as much at once (HER-LOC-10, HER-LOC-29,
    HER-LOC-30, HER-LOC-33)."""
    n = yields(g, amount)
    g.raise_income(seat, resource, n)
    g.tell("income_raised", seat, resource, n)
    if first:
        markets.receive_one(g, seat, resource, n)


def win_town(g: Heroes, seat: int, before: int) -> None:
    """A cube of whoever held the Town; nobody's Town Board changes (HER-LOC-25, HER-LOC-26, HER-LOC-27)."""
    if before != NOBODY:
        g.win_cube(seat, before)


async def settle(g: Heroes, seat: int, field: int, first: bool) -> None:
    """Income of one resource, or reinforce one bronze or silver Unit for half the cost, free for the first player
    (HER-LOC-31, HER-LOC-32, HER-LOC-33, HER-LOC-34, HER-LOC-35, HER-LOC-36, HER-LOC-38)."""
    price = "free" if first else "half_up"
    ways: list[Option] = [("resource", resource) for resource in RESOURCES]
    ways += [("reinforce", creature) for creature in ready(g, seat, price)]
    verb, what = await Ask(seat, "settlement", ways, rule="HER-LOC-31", about=(field,), default=ways[0])
    g.settle(field, REINFORCEMENT if verb == "reinforce" else what)
    g.tell("settled", seat, field, g.settled_as(field))
    if verb == "reinforce":
        g.pay(seat, recruiting.reinforce_cost(g, seat, what, price))
        if not first:
            recruiting.use_all(g, seat, "cost_off")
        g.flip(seat, few_of(what))
        g.tell("reinforced", seat, what)
    else:
        produce(g, seat, what, ONE_SPACE[what], first)


def ready(g: Heroes, seat: int, price: str) -> list[int]:
    """Units a Settlement could reinforce; neither Citadel nor Dwelling is needed (HER-LOC-35)."""
    fews = [creature_of(unit) for unit in g.fews(seat) if tier_of(creature_of(unit)) in (BRONZE, SILVER)]
    return [creature for creature in fews if g.can_pay(seat, recruiting.reinforce_cost(g, seat, creature, price))]


PHASES: Final[Mapping[str, Phase]] = {"visit": visit, "receive": receive, **moving.PHASES, **markets.PHASES}
