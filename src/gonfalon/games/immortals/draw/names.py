"""Names and yields on the map: where they stand, and in how many lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.games.immortals.printed import (
    LIGHT,
    PLACES,
    POLYGONS,
    PROVINCE_OF,
    REGIONS,
    SIDES,
    VOIDS,
    YIELDS,
    realm_of,
    region_of,
)
from gonfalon.lore.phrases import named
from gonfalon.lore.shapes import crossings
from gonfalon.lore.svg import SERIF, Point, breadth, fitted, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure

SIZE: Final = 17.5
SMALL, SMALLEST = 15.5, 14.5
"""Sizes of a name that has little room: in one line, and of one that needs two."""
LEAD: Final = 17.0
MARGIN: Final = 9
CLEAR: Final = 12
"""How far a small drawing keeps from whatever else stands in a region."""

Box = tuple[float, float, float, float]


class Place(NamedTuple):
    """The lines of a name, where the first stands, and their size."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float

    @property
    def half(self) -> float:
        """Half the breadth of the longest line."""
        return max(wide(line, self.size) for line in self.lines) / 2

    @property
    def foot(self) -> float:
        """The base of the last line."""
        return self.y + LEAD * (len(self.lines) - 1)


def wide(text: str, size: float) -> float:
    return breadth(text, size, True)


@cache
def place(words: Words, number: int) -> Place:
    """In one line where it fits, else in two; smaller only if that does not help."""
    x, y = SIDES[number].name_at
    name = named(words, REGIONS[region_of(number)])
    room = 2 * room_at(number, x, y - 5)
    halves = split(name)
    if wide(name, SMALL) <= room or len(halves) == 1:
        return Place((name,), x, y, max(fitted(name, room, SIZE, True), SMALLEST))
    upper = 2 * room_at(number, x, y - 20)
    long = max(halves, key=lambda half: wide(half, SIZE))
    return Place(halves, x, y - 13, max(fitted(long, min(room, upper), SIZE, True), SMALLEST))


def split(name: str) -> tuple[str, ...]:
    """A name in two lines that are as equal as can be; a single word stays whole."""
    signs = [n for n, sign in enumerate(name) if sign in " -"]
    if not signs:
        return (name,)
    middle = min(signs, key=lambda n: abs(2 * n - len(name)))
    return name[: middle + 1].strip(), name[middle + 1 :]


def room_at(number: int, x: float, y: float) -> float:
    """How far a line of text may go from its middle to both sides."""
    found = crossings(POLYGONS[number], y)
    left = max((each for each in found if each <= x), default=x)
    right = min((each for each in found if each >= x), default=x)
    return min(x - left, right - x) - MARGIN


def boxes(words: Words, number: int) -> tuple[Box, ...]:
    """What stands in a region beside its drawings: name and yields, armies, tiles."""
    where, side = place(words, number), SIDES[number]
    name = (where.x - where.half, where.y - 14, where.x + where.half, where.foot + 24)
    around: tuple[tuple[Point, float, float], ...] = (
        (side.army_at, 26, 24),
        (side.building_at, 15, 15),
        (side.portal_at, 15, 15),
    )
    return name, *((x - w, y - h, x + w, y + h) for (x, y), w, h in around)


def stands_clear(words: Words, number: int, point: Point) -> bool:
    """Whether a small drawing at this point touches nothing else."""
    x, y = point
    return not any(
        a - CLEAR < x < c + CLEAR and b - CLEAR < y < d + CLEAR for a, b, c, d in boxes(words, number)[:2]
    )


def names(words: Words) -> Iterator[Element]:
    """All names with their yields, and those of the gaps."""
    for number in PLACES:
        yield name_of(words, number)
    for void in VOIDS:
        for polygon in (void.polygon_light, void.polygon_dark):
            x = sum(x for x, _ in polygon) / len(polygon)
            y = sum(y for _, y in polygon) / len(polygon)
            said = named(words, void)
            yield pen.text(
                said, x, y + 4, 17, "night-ink", serif=True, italic=True, anchor="middle", letter_spacing=1.6
            )


def name_of(words: Words, number: int) -> Element:
    """A name with a halo of the ground under it, and below it the gold and energy of the region."""
    where, realm = place(words, number), realm_of(number)
    ink, ground = f"{SKY[realm]}-ink", f"{SKY[realm]}{PROVINCE_OF[number]}"
    lines = [pen("text", line, x=where.x, y=where.y + LEAD * n) for n, line in enumerate(where.lines)]
    look = {
        "font_family": SERIF,
        "font_size": short(where.size),
        "font_weight": "700",
        "letter_spacing": ".25",
        "text_anchor": "middle",
    }
    return pen.group(
        pen(
            "g",
            *lines,
            stroke=ground,
            stroke_width=3.4,
            stroke_opacity=0.88,
            stroke_linejoin="round",
            aria_hidden="true",
            **look,
        ),
        pen("g", *lines, fill=ink, **look),
        home(where, number, ink),
        *yields(number, where.x, where.foot + 16, SKY[realm]),
        classes="name",
    )


def home(where: Place, number: int, ink: str) -> Element | None:
    """The sign of the tribe that starts here, before the yields, in light."""
    tribe = REGIONS[region_of(number)].home_of
    if not tribe or realm_of(number) != LIGHT:
        return None
    return figure(f"tribe_{tribe}", where.x - 48, where.foot + 16, 18, ink)


def yields(number: int, x: float, y: float, sky: str) -> Iterator[Element]:
    """Gold and energy, each with its sign."""
    energy, gold = YIELDS[number]
    for sign, n, left in (("gold", gold, x - 34), ("energy", energy, x + 4)):
        yield figure(sign, left + 8, y, 16 if sign == "gold" else 18, f"{sky}-{sign}")
        yield pen.text(str(n), left + 19, y + 5.6, 16, f"{sky}-ink", bold=True)
