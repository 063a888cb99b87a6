"""What the content files have in common: kinds of numbers, and entries that state their source."""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from gonfalon.lore.content import Named, Printed, Source, Worded

RealmId = Literal["light", "dark"]
Point = tuple[int, int]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Chance = Annotated[float, Meta(ge=0, le=1)]
Players = Annotated[int, Meta(ge=3, le=5)]
Facts = tuple[str, ...]


class Resources(NamedTuple):
    """Energy and gold, in this order: what a region yields or something costs."""

    energy: int
    gold: int


class Known(Printed, frozen=True, kw_only=True):
    """Something with a source; `facts` are the parts of an open entry that are not open."""

    source: Source
    facts: Facts = ()


class Thing(Named, frozen=True, kw_only=True):
    """The same with a name."""

    source: Source
    facts: Facts = ()


class Described(Worded, frozen=True, kw_only=True):
    """The same with a name and a text."""

    source: Source
    facts: Facts = ()
