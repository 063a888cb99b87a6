"""How boxes on a scroll make a map: what a unit stands on at each space, how high, and where the Portals lead.

A layout is known by name (`standard`, `canyon`, `gorge`) or written out, box by box in the order they are put
down: `8x5-d2,8x1-d5-180` is the 8x5 box with its north-west corner on d2, and the 8x1 box on d5, turned by half.
The scroll without a box is `scroll`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gonfalon.core import GonfalonError
from gonfalon.games.tactics.printed import BOXES, MAP, TERRAINS
from gonfalon.games.tactics.printed.land import Box, Placement, Side

STANDARD: Final = "standard"
BARE: Final = "scroll"
SIDES: Final = {side.id: side for side in MAP.sides}
SYMBOLS: Final = {terrain.symbol: terrain.id for terrain in TERRAINS.values()}
NEXT_TO: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TALLEST, SMALL = MAP.heights.large_box, MAP.heights.small_box
LEVELS: Final = sorted({TALLEST * large + SMALL * small for large in range(2) for small in range(len(BOXES))})
"""The heights boxes can be stacked to; only which is higher matters (TAC-MAP-05)."""

WRITTEN: Final = re.compile(r"([0-9]{1,2}x[0-9]{1,2})-([a-z])([1-9][0-9]?)(?:-(90|180|270))?")
WALLS: Final = "NESW"


class NoBox(GonfalonError):
    """A text that should describe a box on a map but does not."""

    def __init__(self, text: str) -> None:
        sizes = ", ".join(size_of(box) for box in BOXES.values())
        super().__init__(f"'{text}' is not a box on a map; '8x5-d2-90' is one. The boxes are: {sizes}.")
        self.text = text


class Ground(NamedTuple):
    """A space as a map has it: `on` is the box it is the top of, `portals` are the boxes with a Portal there."""

    x: int
    y: int
    terrain: str
    level: int
    on: str
    start: str
    zone: str
    portals: tuple[str, ...]


class Placed(NamedTuple):
    """A box put down: its north-west corner, and its turn clockwise in degrees."""

    box: Box
    x: int
    y: int
    rotation: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.box.width, self.box.height) if self.rotation % 180 == 0 else (self.box.height, self.box.width)

    def footprint(self) -> Iterator[tuple[int, int]]:
        """The places of the grid it covers."""
        width, height = self.size
        return ((self.x + x, self.y + y) for y in range(height) for x in range(width))

    def spot(self, x: int, y: int) -> tuple[int, int]:
        """Where a place of the box itself comes to lie on the grid."""
        width, height = self.box.width, self.box.height
        for _ in range(self.rotation // 90):
            x, y, width, height = height - 1 - y, x, height, width
        return self.x + x, self.y + y

    def walls(self) -> Iterator[tuple[int, int, str]]:
        """Where its Portals are: the place of the grid, and the side of it on which the wall is."""
        for portal in self.box.portals:
            x, y = self.spot(portal.x, portal.y)
            yield x, y, WALLS[(WALLS.index(portal.wall) + self.rotation // 90) % 4]

    def fronts(self) -> Iterator[tuple[int, int]]:
        """The places before its Portals."""
        for x, y, side in self.walls():
            dx, dy = NEXT_TO[side]
            yield x + dx, y + dy


class Pile:
    """A scroll and the boxes put on it so far."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.placed: list[Placed] = []
        self.on: dict[tuple[int, int], str] = {}
        self.height: dict[tuple[int, int], int] = {}
        self.terrain: dict[tuple[int, int], str] = {}
        self._feet: list[int] = []
        for y, row in enumerate(side.rows):
            for x, symbol in enumerate(row):
                self.on[x, y], self.height[x, y] = "scroll", MAP.heights.ground
                self.terrain[x, y] = SYMBOLS.get(symbol, "plain")

    def put(self, placed: Placed) -> None:
        """Put a box down on whatever is there; what it covers is no longer a space (TAC-MAP-07)."""
        foot = max(self.height[spot] for spot in placed.footprint())
        for y, row in enumerate(placed.box.top_rows):
            for x, symbol in enumerate(row):
                spot = placed.spot(x, y)
                self.on[spot], self.terrain[spot] = placed.box.id, SYMBOLS[symbol]
                self.height[spot] = foot + placed.box.height_units
        self.placed.append(placed)
        self._feet.append(foot)

    def portals(self) -> dict[tuple[int, int], tuple[str, ...]]:
        """By place: the boxes with a Portal there. A Portal works only at the foot of its box (TAC-BLD-08)."""
        found: dict[tuple[int, int], tuple[str, ...]] = {}
        for placed, foot in zip(self.placed, self._feet, strict=True):
            for front in placed.fronts():
                if self.height.get(front) == foot:
                    found[front] = (*found.get(front, ()), placed.box.id)
        return found

    def spaces(self) -> tuple[Ground, ...]:
        """The spaces of the map, row by row from the north-west."""
        zones = {spot: zone.id for zone in MAP.zones if zone.side == self.side.id for spot in zone.cells}
        starts = {spot: area.id for area in MAP.start_areas for spot in area.cells.on(self.side.id)}
        portals = self.portals()
        return tuple(
            Ground(
                *spot,
                terrain=terrain,
                level=LEVELS.index(self.height[spot]),
                on=self.on[spot],
                start=starts.get(spot, ""),
                zone=zones.get(spot, ""),
                portals=portals.get(spot, ()),
            )
            for spot, terrain in self.terrain.items()
        )


def as_printed(placements: Iterable[Placement]) -> list[Placed]:
    """Boxes as the content places them."""
    return [Placed(BOXES[each.box], each.x, each.y, each.rotation) for each in placements]


READY: Final = {layout.id.removeprefix("layout_"): as_printed(layout.placements) for layout in MAP.battle_layouts}
"""The layouts the book suggests for Battle."""


def pile_of(side: str, boxes: Iterable[Placed]) -> Pile:
    """The boxes on a scroll."""
    pile = Pile(SIDES[side])
    for placed in boxes:
        pile.put(placed)
    return pile


def assembled(layout: str) -> Pile:
    """The scroll with the boxes of a layout."""
    if layout == STANDARD:
        return pile_of("front", as_printed(SIDES["front"].placements))
    return pile_of("back", READY[layout] if layout in READY else read(layout))


def spaces_of(layout: str) -> tuple[Ground, ...]:
    """The map a layout makes."""
    return assembled(layout).spaces()


def size_of(box: Box) -> str:
    """What a box is called where maps are written out: `8x5`."""
    return box.id.removeprefix("box_")


def read(text: str) -> list[Placed]:
    """Boxes as they are written out."""
    return [] if text == BARE else [_read(each) for each in text.split(",")]


def _read(text: str) -> Placed:
    found = WRITTEN.fullmatch(text.strip())
    if not found or f"box_{found[1]}" not in BOXES:
        raise NoBox(text.strip())
    return Placed(BOXES[f"box_{found[1]}"], ord(found[2]) - ord("a"), int(found[3]) - 1, int(found[4] or 0))


def write(boxes: Iterable[Placed]) -> str:
    """Boxes written out."""
    return ",".join(map(_written, boxes)) or BARE


def _written(placed: Placed) -> str:
    where = f"{size_of(placed.box)}-{chr(ord('a') + placed.x)}{placed.y + 1}"
    return f"{where}-{placed.rotation}" if placed.rotation else where
