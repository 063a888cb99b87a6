"""Town boards, map tiles and locations as structures: `towns.toml`, `tiles.toml` and `locations.toml`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top

from .base import Cost, Known, School, SetId, Thing
from .ops import Doing, Effect

# ----------------------------------------------------------------- towns.toml

BuildingKind = Literal[
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_golden",
    "special_a",
    "special_b",
]
When = Literal[
    "passive",
    "on_build",
    "on_build_and_resource_round_start",
    "on_build_and_astrologers_round_start",
    "round_start",
    "resource_round_start",
    "astrologers_round_start",
    "astrologers_round_once",
    "once_per_round",
    "own_turn_start",
    "own_turn_once",
    "spell_book_token",
    "combat",
    "after_siege_of_own_town",
    "after_won_neutral_combat",
]
"""When an effect of a building happens."""


class TownBoard(Known, frozen=True, kw_only=True):
    """What all town boards have: income tracks, tokens, the price of a Secondary Hero."""

    income_gold: tuple[Count, ...]
    income_materials: tuple[Count, ...]
    income_valuables: tuple[Count, ...]
    tokens: tuple[Literal["build", "population", "spell_book"], ...]
    buildings_per_round: Top
    secondary_hero_cost_gold: Count
    text_en: str
    text_fr: str


class BuildingEffect(Effect, frozen=True, kw_only=True):
    """An effect of a building. Effects with the same `choose_group` are alternatives."""

    when: When
    choose_group: str = ""


class Building(Named, frozen=True, kw_only=True):
    kind: BuildingKind
    cost: Cost
    requires: tuple[str, ...]
    effects: tuple[BuildingEffect, ...] = field(name="effect")


class Town(Thing, frozen=True, kw_only=True):
    color: str
    building_tiles: Top
    start_tile: str
    buildings: tuple[Building, ...] = field(name="building")


class TownsFile(Printed, frozen=True):
    meta: Head
    board: TownBoard
    towns: tuple[Town, ...] = field(name="town")


# ----------------------------------------------------------------- tiles.toml

Edge = Literal["e", "ne", "nw", "w", "sw", "se"]
Position = Literal["nw", "ne", "w", "c", "e", "sw", "se"]
Group = Literal["starting", "far", "near", "center"]
Vector = tuple[int, int]


class Layout(Known, frozen=True, kw_only=True):
    """Where the fields of a tile lie, and which way its edges face, in axial coordinates."""

    positions: tuple[Position, ...]
    offsets: tuple[Vector, ...]
    edges: tuple[Edge, ...]
    edge_vectors: tuple[Vector, ...]
    rotation_order: tuple[Edge, ...]


class Field(Printed, frozen=True, kw_only=True):
    """One of the seven fields of a tile."""

    pos: Position
    location: str
    difficulty: Annotated[int, Meta(ge=0, le=7)]
    walls: tuple[Edge, ...]
    blocked: bool = False
    faction: str = ""
    dice: Count = 0
    style: str = ""
    surface: Literal["", "land", "sea"] = ""


class Tile(Known, frozen=True, kw_only=True):
    id: str
    code: str
    set: SetId
    group: Group
    layer: Literal["surface", "subterranean", "sea"]
    terrain: str
    borders_source: Source
    fields: tuple[Field, ...] = field(name="field")
    exits: tuple[Edge, ...] = ()
    school: School | None = None

    def at(self, position: Position) -> Field:
        """The field at a position of the tile as it is printed."""
        return next(each for each in self.fields if each.pos == position)


class TilesFile(Printed, frozen=True):
    meta: Head
    layout: Layout
    tiles: tuple[Tile, ...] = field(name="tile")


# ------------------------------------------------------------- locations.toml


class Location(Doing, frozen=True, kw_only=True):
    category: Literal["visitable", "flaggable", "revisitable", "empty", "blocked"]
    optional: bool
    hero_spawn: bool = False
    guard_walls: bool = False
    guard_arrow_tower: bool = False
    token: bool = False
    tokens: Count = 0
    copies: Count = 0
    placed_on: Literal["", "far", "near"] = ""
    guards: tuple[str, ...] = ()


class LocationsFile(Printed, frozen=True):
    meta: Head
    locations: tuple[Location, ...] = field(name="location")
