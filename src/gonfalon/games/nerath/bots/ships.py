"""Ships for the strategist: they load idle troops, sail where these can win, and land them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.core import Option
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import band, boarder, ship
from gonfalon.games.nerath.printed.regions import CAPITAL, COASTAL, LAND, NEAR
from gonfalon.games.nerath.rules.effects import capacity
from gonfalon.games.nerath.rules.strength import ATTACK, attack_on, chance, defence_of
from gonfalon.games.nerath.rules.ways import Ways
from gonfalon.games.nerath.state import (
    BECALMED,
    LAND_PIECES,
    UNLOADED,
    WALKED,
    WARSHIP,
    Nerath,
    load_of,
    space_of,
    type_of,
)

from .attacks import WORTHWHILE, Band, front_of
from .judge import prize


def ready_ships(g: Nerath) -> Iterator[tuple[int, int, int]]:
    """The Warships that may still do something: key, sea space, type."""
    for key in g.ready:
        if type_of(key) >= WARSHIP:
            yield key, space_of(key), type_of(key)


def weak_coasts(g: Nerath, ways: Ways, sea: int, pieces: Sequence[int]) -> list[tuple[float, int]]:
    """The enemy coasts at a sea space that these pieces could take, the best first."""
    found = []
    for coast in bits(NEAR[sea] & LAND & ~ways.land & ~ways.barred):
        wins = chance(attack_on(g, g.active, coast, pieces), defence_of(g, g.active, coast))
        if wins >= WORTHWHILE:
            found.append((wins * prize(g, coast), coast))
    return sorted(found, reverse=True)


def land_troops(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Put what a ship carries ashore where it can win."""
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        if not load or key & BECALMED or not ways.sea >> sea & 1:
            continue
        for _, coast in weak_coasts(g, ways, sea, load)[:1]:
            return ("debark", ship(sea, type_), boarder(coast, load[0]))
    return None


def embark(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Take idle troops aboard if the ship can then reach a coast that they can take."""
    idle = COASTAL & ~front_of(g) & ~(1 << CAPITAL[g.active])
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        room = capacity(g, g.active) - len(load)
        if key & (UNLOADED | BECALMED) or room <= 0 or not ways.sea >> sea & 1:
            continue
        troops = waiting(g, NEAR[sea] & idle)
        crew = [*load, *(piece for piece, _ in troops[:room])]
        if troops and any(weak_coasts(g, ways, other, crew) for other in bits(harbours(ways, key) | 1 << sea)):
            piece, space = troops[0]
            return ("embark", ship(sea, type_), boarder(space, piece))
    return None


def waiting(g: Nerath, coasts: int) -> list[tuple[int, int]]:
    """The land pieces on some coasts that have not moved, and where they are; the strongest first."""
    found = [
        (type_of(key), space_of(key))
        for key, n in g.ready.items()
        if type_of(key) in LAND_PIECES and not key & WALKED and coasts >> space_of(key) & 1
        for _ in range(n)
    ]
    return sorted(found, key=lambda each: -ATTACK[each[0]].power)


def harbours(ways: Ways, ship: int) -> int:
    """The friendly sea spaces that a ready Warship can still reach."""
    layers = ways.layers(ship)
    return layers[-1] & ways.sea if layers else 0


def sail(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """A laden ship goes where its troops can land."""
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        if not load or key & UNLOADED:
            continue
        seas = bits(harbours(ways, key))
        ends = [(found[0][0], other) for other in seas if (found := weak_coasts(g, ways, other, load))]
        if ends:
            return ("move", band(sea, type_, 1), max(ends)[1])
    return None
