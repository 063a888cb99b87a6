"""How tiles are placed: good fields near one's own heroes and Town, with open ways to them."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.codes import (
    NOBODY,
    NOWHERE,
    slot_of,
)
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.geography import (
    BLOCKED,
    EDGES,
    MINES,
    OFFSETS,
    OPPOSITE,
    SETTLEMENT,
    locations_of,
    plus,
    walls_of,
)
from gonfalon.games.heroes.rules.tiles import center_of
from gonfalon.games.heroes.state import Heroes

GREAT: Final = {BLOCKED: -1.0, SETTLEMENT: 2.0, **dict.fromkeys(MINES, 2.0)}
"""What should lie near, and what far away, when a tile is turned."""


def orientation(g: Heroes, ask: Ask) -> Option:
    """Good things lie near one's own hero and Town, with an open way there."""
    slot, tile = ask.about
    center = g.centers[slot]
    own = [geography.of(g).grid.places[at] for at in homes(g, ask.seat)]
    return max(ask.options, key=lambda option: lie(g, slot, center, tile, option[1], own))


def homes(g: Heroes, seat: int) -> list[int]:
    """Where one's heroes and Town are."""
    heroes = [g.hero_at[hero] for hero in geography.own_heroes(g, seat)]
    return [*heroes, geography.town_of(seat)]


def lie(g: Heroes, slot: int, center: geography.Place, tile: int, turn: int, own: list[geography.Place]) -> float:
    """How well a tile lies: good fields nearby, open edges towards known tiles."""
    at, value = geography.of(g).grid.at, 0.0
    walls, locations = walls_of(tile, turn), locations_of(tile, turn)
    for position, offset in enumerate(OFFSETS):
        place = plus(center, offset)
        away = min(hexes(place, other) for other in own)
        value += GREAT.get(locations[position], 0.3) / (1 + away)
        if locations[position] != BLOCKED:
            for edge, vector in enumerate(EDGES):
                beyond = at.get(plus(place, vector), -1)
                if beyond >= 0 and slot_of(beyond) != slot and not walls[position] >> edge & 1:
                    value += 0.2 * opens(g, beyond, edge)
    return value


def opens(g: Heroes, beyond: int, edge: int) -> float:
    """Whether the field beyond an edge can be entered; maybe, if it is face down."""
    chart = geography.of(g)
    if chart.locations[beyond] == NOWHERE:
        return 0.5
    return float(chart.locations[beyond] != BLOCKED and not chart.walls[beyond] >> OPPOSITE[edge] & 1)


def hexes(a: geography.Place, b: geography.Place) -> int:
    """Steps between two places on the map."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def site(g: Heroes, ask: Ask) -> Option:
    """A new tile near home, away from the others."""
    tile = ask.about[0]
    places = geography.of(g).grid.places
    own = [places[at] for at in homes(g, ask.seat)]
    foes = [places[geography.town_of(other)] for other in range(g.players) if other != ask.seat]

    def value(option: Option) -> float:
        center = center_of(option[1])
        near, far = min(hexes(center, each) for each in own), min(hexes(center, each) for each in foes)
        return lie(g, NOBODY, center, tile, option[2], own) - 0.1 * near + 0.02 * far

    return max(ask.options, key=value)
