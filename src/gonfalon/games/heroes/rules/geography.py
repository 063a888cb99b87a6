"""The map as it lies: which fields touch, where a Hero may step, what is printed there and who holds it (MAP).

Everything that can be read off the face-up tiles is a `Geography`, computed once for each map and cached. Only the
place of a face-down tile is known: nothing here looks at what it shows (HER-TIL-02). The Starting Tile of a seat
lies in the slot of the same number, so its Town is `town_of(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from gonfalon.games.heroes.codes import NOBODY, NOWHERE, POSITIONS, heroes_of, seat_of, slot_of
from gonfalon.games.heroes.printed import LAYOUT, LOCATION_ID, LOCATIONS, field_at, walls_at
from gonfalon.games.heroes.state import Heroes

Place = tuple[int, int]
"""Axial coordinates of a field."""

CENTER: Final = LAYOUT.positions.index("c")
OFFSETS: Final = LAYOUT.offsets
EDGES: Final = LAYOUT.edge_vectors
OPPOSITE: Final = tuple((edge + 3) % len(EDGES) for edge in range(len(EDGES)))
"""By edge: the same one seen from the other side."""
HIDDEN_TILE: Final = -1
UNKNOWN: Final = (NOWHERE,) * POSITIONS
OPEN: Final = (0,) * POSITIONS
"""The locations and walls of a face-down tile, as far as anyone knows."""
FAR_AWAY: Final = 99
"""The distance to what cannot be reached."""

TOWN: Final = LOCATION_ID["town"]
SETTLEMENT: Final = LOCATION_ID["settlement"]
SANCTUARY: Final = LOCATION_ID["sanctuary"]
OBELISK: Final = LOCATION_ID["obelisk"]
GRAIL: Final = LOCATION_ID["grail"]
TRADING_POST: Final = LOCATION_ID["trading_post"]
BLOCKED: Final = LOCATION_ID["blocked_field"]
MINES: Final = tuple(LOCATION_ID[f"mine_{resource}"] for resource in ("gold", "materials", "valuables"))
"""By resource."""


def plus(a: Place, b: Place) -> Place:
    return a[0] + b[0], a[1] + b[1]


class Lazy(dict[int, tuple[int, ...]]):
    """Computed for a field or slot when first asked for."""

    def __init__(self, work: Callable[[int], tuple[int, ...]]) -> None:
        self.work = work

    def __missing__(self, key: int) -> tuple[int, ...]:
        value = self[key] = self.work(key)
        return value


@cache
def walls_of(tile: int, turns: int) -> tuple[int, ...]:
    """By position, a mask of the edges with a solid yellow line."""
    return tuple(sum(1 << edge for edge in walls_at(tile, position, turns)) for position in range(POSITIONS))


@cache
def locations_of(tile: int, turns: int) -> tuple[int, ...]:
    """By position, what is printed there."""
    return tuple(LOCATION_ID[field_at(tile, position, turns).location] for position in range(POSITIONS))


class Grid:
    """Where the fields of the tiles lie, whatever the tiles show."""

    def __init__(self, centers: tuple[Place, ...]) -> None:
        self.places: Final = tuple(plus(center, offset) for center in centers for offset in OFFSETS)
        self.at: Final = {place: field for field, place in enumerate(self.places)}
        self.touching: Final = tuple(tuple(self._around(place)) for place in self.places)
        """By field: pairs of an edge and the field beyond it."""
        self.slots_by: Final = tuple(
            tuple(sorted({slot_of(other) for _, other in around} - {slot_of(field)}))
            for field, around in enumerate(self.touching)
        )
        """By field: the other slots that it touches along an edge."""
        self.slots_beside: Final = tuple(
            tuple(sorted({other for by in self.slots_by[first : first + POSITIONS] for other in by}))
            for first in range(0, len(self.places), POSITIONS)
        )
        """By slot: the slots that share an edge with it."""
        self.rooms: Final[dict[int, tuple[Place, ...]]] = {}
        """By field, filled on demand: where there is room for a new tile beside it."""
        self._borders: Final[dict[Place, tuple[tuple[int, int, int], ...]]] = {}

    def border(self, center: Place) -> tuple[tuple[int, int, int], ...]:
        """Where a tile centred here touches others: its position, the edge, and the field beyond."""
        if center not in self._borders:
            own = {plus(center, offset) for offset in OFFSETS}
            self._borders[center] = tuple(
                (position, edge, self.at[beyond])
                for position, offset in enumerate(OFFSETS)
                for edge, vector in enumerate(EDGES)
                if (beyond := plus(plus(center, offset), vector)) in self.at and beyond not in own
            )
        return self._borders[center]

    def _around(self, place: Place) -> list[tuple[int, int]]:
        beyond = ((edge, self.at.get(plus(place, vector))) for edge, vector in enumerate(EDGES))
        return [(edge, field) for edge, field in beyond if field is not None]


@lru_cache(256)
def grid_of(centers: tuple[Place, ...]) -> Grid:
    return Grid(centers)


class Geography:
    """A map with some tiles face up; `tiles` has HIDDEN_TILE for the others."""

    def __init__(self, centers: tuple[Place, ...], tiles: tuple[int, ...], turns: tuple[int, ...]) -> None:
        self.grid: Final = grid_of(centers)
        self.tiles: Final = tiles
        self.turns: Final = turns
        self.locations: Final = tuple(
            location
            for tile, turned in zip(tiles, turns, strict=True)
            for location in (locations_of(tile, turned) if tile >= 0 else UNKNOWN)
        )
        """By field: its location, NOWHERE on a face-down tile."""
        self.walls: Final = tuple(
            wall
            for tile, turned in zip(tiles, turns, strict=True)
            for wall in (walls_of(tile, turned) if tile >= 0 else OPEN)
        )
        """By field: a mask of the edges with a solid yellow line."""
        self.fields: Final = tuple(field for field, location in enumerate(self.locations) if location >= 0)
        """The face-up fields."""
        self.passable: Final = Lazy(self._passable)
        """By field: where a path may continue, including through face-down tiles, which are assumed open
        (HER-TIL-05)."""
        self.neighbours: Final = Lazy(self._neighbours)
        """By field: where a Hero may step (HER-MOV-14, HER-MOV-15, HER-MOV-16)."""
        self.near_slots: Final = Lazy(lambda field: self._face_down(self.grid.slots_by[field]))
        """By field: the face-down tiles that it touches; yellow lines do not matter (HER-TIL-01)."""
        self.beside: Final = Lazy(lambda slot: self._face_down(self.grid.slots_beside[slot]))
        """By slot: the face-down tiles next to it."""
        self._sites: Final[dict[int, tuple[int, ...]]] = {}
        self._distances: Final[dict[int, dict[int, int]]] = {}

    def _face_down(self, slots: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([slot for slot in slots if self.tiles[slot] == HIDDEN_TILE])

    def _passable(self, field: int) -> tuple[int, ...]:
        """A Blocked Field cannot be entered; leaving one ignores its own frame (HER-MOV-15)."""
        locations, walls = self.locations, self.walls
        frame = 0 if locations[field] == BLOCKED else walls[field]
        return tuple(
            [
                to
                for edge, to in self.grid.touching[field]
                if locations[to] != BLOCKED and not frame >> edge & 1 and not walls[to] >> OPPOSITE[edge] & 1
            ]
        )

    def _neighbours(self, field: int) -> tuple[int, ...]:
        """The same without face-down fields."""
        locations = self.locations
        return tuple([to for to in self.passable[field] if locations[to] >= 0]) if locations[field] >= 0 else ()

    def touching(self, field: int) -> list[int]:
        """The face-up fields that share an edge with a field, yellow lines or not."""
        return [to for _, to in self.grid.touching[field] if self.locations[to] >= 0]

    def location(self, field: int) -> int:
        """The number of what is printed on a field, NOWHERE on a face-down tile."""
        return self.locations[field]

    def difficulty(self, field: int) -> int:
        """The Roman numeral of a face-up field, 0 if it has none (HER-LOC-01)."""
        slot, position = divmod(field, POSITIONS)
        return field_at(self.tiles[slot], position, self.turns[slot]).difficulty

    def dice(self, field: int) -> int:
        """How many dice are printed on a face-up field."""
        slot, position = divmod(field, POSITIONS)
        return field_at(self.tiles[slot], position, self.turns[slot]).dice

    def sites(self, location: int) -> tuple[int, ...]:
        """The face-up fields with a location."""
        if location not in self._sites:
            self._sites[location] = tuple(
                field for field, printed in enumerate(self.locations) if printed == location
            )
        return self._sites[location]

    @property
    def towns(self) -> tuple[int, ...]:
        """The Towns, by seat."""
        return self.sites(TOWN)

    def distance(self, a: int, b: int) -> int:
        """Steps from one field to another, whoever stands in between; FAR_AWAY without a path."""
        if a not in self._distances:
            self._distances[a] = reach(self.neighbours, a)
        return self._distances[a].get(b, FAR_AWAY)


def reach(ways: Mapping[int, tuple[int, ...]], start: int) -> dict[int, int]:
    """The distance in steps of everything that can be reached."""
    steps = {start: 0}
    edge = [start]
    for field in edge:
        for to in ways[field]:
            if to not in steps:
                steps[to] = steps[field] + 1
                edge.append(to)
    return steps


@lru_cache(256)
def known(centers: tuple[Place, ...], tiles: tuple[int, ...], turns: tuple[int, ...]) -> Geography:
    """The map with these tiles face up."""
    return Geography(centers, tiles, turns)


@lru_cache(512)
def lying(centers: tuple[Place, ...], tiles: tuple[int, ...], turns: tuple[int, ...], face_up: int) -> Geography:
    """The same object for all maps that differ only in what lies face down."""
    up = tuple(face_up >> slot & 1 for slot in range(len(tiles)))
    return known(
        centers,
        tuple(tile if shown else HIDDEN_TILE for tile, shown in zip(tiles, up, strict=True)),
        tuple(turned if shown else 0 for turned, shown in zip(turns, up, strict=True)),
    )


LAST: Final[list[tuple[Any, Any, Any, int, Geography]]] = []
"""The map last asked for, and what it was made from: most calls ask for the same one again."""


def of(g: Heroes) -> Geography:
    """The map as everyone knows it."""
    for centers, tiles, turns, face_up, geography in LAST:
        if tiles is g.tiles and turns is g.turns and face_up == g.face_up and centers is g.centers:
            return geography
    LAST[:] = [(g.centers, g.tiles, g.turns, g.face_up, lying(g.centers, g.tiles, g.turns, g.face_up))]
    return LAST[0][-1]


# --------------------------------------------------------------------------- who holds and guards what


def town_of(seat: int) -> int:
    """The Town of a seat's own Faction: the middle of its Starting Tile (HER-MAP-02, HER-SET-28)."""
    return POSITIONS * seat + CENTER


def holder(g: Heroes, field: int) -> int:
    """Who has flagged a field; a Town without a cube belongs to its own Faction while that Faction is in the game
    (HER-SET-28, HER-END-05)."""
    flag = g.flag_of(field)
    if flag != NOBODY or field % POSITIONS != CENTER:
        return flag
    seat = slot_of(field)
    return seat if seat < g.players and not g.gone >> seat & 1 else NOBODY


def towns_and_settlements(g: Heroes, seat: int) -> list[int]:
    """Where a seat's Secondary Hero may appear and its beaten Main Hero return (HER-LOC-24, HER-LOC-37)."""
    locations = of(g).locations
    flagged = [field for field, who in g.flags if who == seat and locations[field] in (TOWN, SETTLEMENT)]
    own = town_of(seat)
    return [own, *flagged] if own not in flagged and holder(g, own) == seat else flagged


def guarded(g: Heroes, field: int) -> bool:
    """Guards stay until the first visit and do not return (HER-MAP-06, HER-MAP-07)."""
    return not g.visited >> field & 1 and of(g).difficulty(field) > 0


def enemies_on(g: Heroes, field: int, seat: int) -> list[int]:
    """Heroes of other players on a field (HER-ALL-01)."""
    return [hero for hero, at in enumerate(g.hero_at) if at == field and seat_of(hero) != seat]


def category(g: Heroes, location: int) -> str:
    """How a location is visited; an optional rule changes the Trading Post (HER-VAR-08)."""
    if location == TRADING_POST and g.has_variant("free_trading"):
        return "visitable"
    return LOCATIONS[location].category


def black_cubes(g: Heroes, locations: tuple[int, ...] | None = None) -> int:
    """A mask of the Visitable Fields with a Black Cube, all of them or only those with certain locations
    (HER-MAP-09)."""
    printed = of(g).locations
    return sum(
        1 << field
        for field, location in enumerate(printed)
        if g.visited >> field & 1
        and (locations is None or location in locations)
        and category(g, location) == "visitable"
    )


def own_heroes(g: Heroes, seat: int) -> list[int]:
    """The heroes of a seat that are on the map, the Main Hero first."""
    return [hero for hero in heroes_of(seat) if g.hero_at[hero] != NOWHERE]
