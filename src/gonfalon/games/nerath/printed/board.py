"""map.toml: the board, its spaces and what nobody can enter."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top

Point = tuple[float, float]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]


class Board(Printed, frozen=True):
    width: Top
    height: Top
    wraps: bool
    count_total: Count
    count_land: Count
    count_sea: Count
    count_dungeon: Count
    source: Source
    count_source: Source
    arrangement_source: Source
    rulebook_constraints: tuple[str, ...]


class Space(Named, frozen=True):
    """A land or sea space or a dungeon entrance. Only land spaces have a home realm."""

    kind: Literal["land", "sea", "dungeon"]
    neighbours: tuple[str, ...]
    label: Point
    polygon: Polygon
    source: Source
    layout_source: Source
    home: str = ""
    capital: bool = False
    coastal: bool = False
    island: bool = False
    landlocked: bool = False
    terrain: str = ""
    in_rulebook_example: bool = False


class Impassable(Named, frozen=True):
    corner: Literal["north-east", "south-west"]
    polygon: Polygon
    source: Source
    layout_source: Source


class MapFile(Printed, frozen=True):
    meta: Head
    board: Board
    spaces: tuple[Space, ...] = field(name="space")
    impassable: tuple[Impassable, ...]
