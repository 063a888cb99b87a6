"""dungeons.toml: the inside of the boxes, and their crystals."""

from typing import Annotated

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Source, Top, Worded

from .effects import Effect


class DungeonSpace(Worded, frozen=True):
    symbol: Annotated[str, Meta(min_length=1, max_length=1)]
    enter_surcharge: Count
    source: Source


class Solutions(Printed, frozen=True):
    """The cheapest way to the crystal for each class; -1 if there is none."""

    fighter: int
    wizard: int
    rogue: int
    beast: int


class Dungeon(Worded, frozen=True):
    box: str
    place_en: str
    place_fr: str
    width: Top
    height: Top
    requires: tuple[str, ...]
    wins_game: bool
    name_source: Source
    grid: tuple[str, ...]
    trigger: str
    solutions: Solutions
    source: Source
    effects: tuple[Effect, ...] = ()


class DungeonsHead(Head, frozen=True):
    count: Count
    units_per_dungeon: Count


class DungeonsFile(Printed, frozen=True):
    meta: DungeonsHead
    space_types: tuple[DungeonSpace, ...] = field(name="space_type")
    dungeons: tuple[Dungeon, ...] = field(name="dungeon")
