"""The map as it lies: which fields touch, where a Hero may step, what is printed there and who holds it (MAP).

All that can be read off the face-up tiles is a `Geography`, worked out once for each map and kept. Of a tile that
lies face down only its place is known: nothing here looks at what it shows (HER-TIL-02). The Starting Tile of a
seat lies in the slot of the same number, so its Town is `town_of(seat)`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from .printed import LAYOUT, LOCATION_ID, LOCATIONS, field_at, walls_at
from .state import NOBODY, NOWHERE, Heroes, seat_of

Place = tuple[int, int]
"""Axial coordinates of a field."""

CENTER: Final = LAYOUT.positions.index("c")
POSITIONS: Final = len(LAYOUT.positions)
OFFSETS: Final = LAYOUT.offsets
EDGES: Final = LAYOUT.edge_vectors
HIDDEN_TILE: Final = -1
FAR_AWAY: Final = 99
"""The distance of what cannot be reached."""

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


def opposite(edge: int) -> int:
    """The same edge, seen from the other side."""
    return (edge + 3) % len(EDGES)


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
            tuple(sorted({other // POSITIONS for _, other in around} - {field // POSITIONS}))
            for field, around in enumerate(self.touching)
        )
        """By field: the other slots that it touches along an edge."""
        self.slots_beside: Final = tuple(
            tuple(sorted({other for by in self.slots_by[first : first + POSITIONS] for other in by}))
            for first in range(0, len(self.places), POSITIONS)
        )
        """By slot: the slots that share an edge with it."""

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
            for location in (locations_of(tile, turned) if tile >= 0 else (NOWHERE,) * POSITIONS)
        )
        """By field: its location, NOWHERE on a face-down tile."""
        self.walls: Final = tuple(
            wall
            for tile, turned in zip(tiles, turns, strict=True)
            for wall in (walls_of(tile, turned) if tile >= 0 else (0,) * POSITIONS)
        )
        self.fields: Final = tuple(field for field, location in enumerate(self.locations) if location >= 0)
        """The face-up fields."""
        self.passable: Final = tuple(map(self._passable, range(len(self.locations))))
        """By field: where a path may go on, through face-down tiles too, which are taken for open (HER-TIL-05)."""
        self.neighbours: Final = tuple(
            tuple(to for to in ways if self.locations[to] >= 0) if self.locations[field] >= 0 else ()
            for field, ways in enumerate(self.passable)
        )
        """By field: where a Hero may step (HER-MOV-14 to HER-MOV-16)."""
        self.touching: Final = tuple(
            tuple(to for _, to in around if self.locations[to] >= 0) for around in self.grid.touching
        )
        """By field: the face-up fields that share an edge with it, yellow lines or not."""
        self.near_slots: Final = tuple(tuple(filter(self._face_down, slots)) for slots in self.grid.slots_by)
        """By field: the face-down tiles that it touches; yellow lines do not matter (HER-TIL-01)."""
        self.beside: Final = tuple(tuple(filter(self._face_down, slots)) for slots in self.grid.slots_beside)
        """By slot: the face-down tiles next to it."""
        self._sites: Final[dict[int, tuple[int, ...]]] = {}
        self._distances: Final[dict[int, dict[int, int]]] = {}

    def _face_down(self, slot: int) -> bool:
        return self.tiles[slot] == HIDDEN_TILE

    def _passable(self, field: int) -> tuple[int, ...]:
        """A Blocked Field is not entered; leaving one ignores its own frame (HER-MOV-15)."""
        locations, walls = self.locations, self.walls
        frame = 0 if locations[field] == BLOCKED else walls[field]
        return tuple(
            to
            for edge, to in self.grid.touching[field]
            if locations[to] != BLOCKED and not frame >> edge & 1 and not walls[to] >> opposite(edge) & 1
        )

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
        """Steps from a field to another, whoever stands in between; FAR_AWAY without a path."""
        if a not in self._distances:
            self._distances[a] = reach(self.neighbours, a)
        return self._distances[a].get(b, FAR_AWAY)


def reach(ways: tuple[tuple[int, ...], ...], start: int) -> dict[int, int]:
    """How many steps away everything is that can be reached."""
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
    """The same map for all that differ only in what lies face down."""
    up = tuple(face_up >> slot & 1 for slot in range(len(tiles)))
    return known(
        centers,
        tuple(tile if shown else HIDDEN_TILE for tile, shown in zip(tiles, up, strict=True)),
        tuple(turned if shown else 0 for turned, shown in zip(turns, up, strict=True)),
    )


def of(g: Heroes) -> Geography:
    """The map as everybody knows it."""
    return lying(g.centers, g.tiles, g.turns, g.face_up)


# --------------------------------------------------------------------------- who holds and guards what


def town_of(seat: int) -> int:
    """The Town of a seat's own Faction: the middle of its Starting Tile (HER-MAP-02, HER-SET-28)."""
    return POSITIONS * seat + CENTER


def is_home(g: Heroes, field: int) -> bool:
    """Whether a field is a Town or Settlement, where Heroes appear and beaten ones return."""
    return of(g).locations[field] in (TOWN, SETTLEMENT)


def holder(g: Heroes, field: int) -> int:
    """Who has flagged a field; a Town without a cube belongs to its own Faction while that is in the game
    (HER-SET-28, HER-END-05)."""
    flag = g.flag_of(field)
    if flag != NOBODY or field % POSITIONS != CENTER:
        return flag
    seat = field // POSITIONS
    return seat if seat < g.players and not g.gone >> seat & 1 else NOBODY


def towns_and_settlements(g: Heroes, seat: int) -> list[int]:
    """Where a seat's Secondary Hero may appear and its beaten Main Hero return (HER-LOC-24, HER-LOC-37)."""
    locations = of(g).locations
    flagged = [field for field, who in g.flags if who == seat and locations[field] in (TOWN, SETTLEMENT)]
    own = town_of(seat)
    return [own, *flagged] if own not in flagged and holder(g, own) == seat else flagged


def guarded(g: Heroes, field: int) -> bool:
    """Guards stay until the first visit and do not come back (HER-MAP-06, HER-MAP-07)."""
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
    """A mask of the Visitable Fields that hold a Black Cube, all of them or those with some locations
    (HER-MAP-09)."""
    printed = of(g).locations
    return sum(
        1 << field
        for field, location in enumerate(printed)
        if g.visited >> field & 1
        and (locations is None or location in locations)
        and category(g, location) == "visitable"
    )


def distance(g: Heroes, a: int, b: int) -> int:
    """Steps between two Fields of the map as it is known now."""
    return of(g).distance(a, b)
