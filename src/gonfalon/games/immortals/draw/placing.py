"""Where names stand on the map: inside their region, with the yields below and clear of armies and tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from gonfalon.games.immortals.printed import LIGHT, POLYGONS, REGIONS, SIDES, realm_of, region_of
from gonfalon.lore.phrases import named
from gonfalon.lore.shapes import crossings
from gonfalon.lore.svg import Point, breadth
from gonfalon.lore.words import Words

from .cubes import EDGE

SIZE: Final = 20
"""Names and yields are never smaller: on the smallest page for which the map is drawn that makes 10 px."""
LEAD: Final = 19.0
MARGIN: Final = 11
"""How far a text keeps from its border."""
OVER, UNDER = 17, 28
"""How far a name reaches over its first line, and with its yields under the last one."""
FEET: Final = 2 * EDGE
"""How far below its point a stack stands."""
TILE: Final = 16
ROW: Final = 42
"""Half the breadth of the yields, with the small card of whoever owns the region."""
SIGN: Final = 24
"""How much broader they are where a tribe has its home."""
REACH: Final = 40
STEP: Final = 4
"""How far from its printed place, and how finely, a better one is sought."""
ASIDE: Final = 22
"""How far the yields may stand to the side of their name."""
CROSSING, SECOND_LINE = 10, 12
"""What a place costs against one unit of distance: each unit over the border, and a second line."""

Box = tuple[float, float, float, float]


class Place(NamedTuple):
    """The lines of a name, the middle of the first one's base, and their size; half the breadth of the yields, and
    how far they stand to the side."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float = SIZE
    row: float = ROW
    aside: float = 0

    @property
    def half(self) -> float:
        """Half the breadth of the longest line."""
        return max(wide(line, self.size) for line in self.lines) / 2

    @property
    def foot(self) -> float:
        """The base of the last line."""
        return self.y + LEAD * (len(self.lines) - 1)

    @property
    def left(self) -> float:
        """Where the yields begin."""
        return self.x + self.aside - self.row

    def boxes(self) -> Iterator[Box]:
        """Each line, and the yields."""
        for n, line in enumerate(self.lines):
            half, base = wide(line, self.size) / 2, self.y + LEAD * n
            yield self.x - half, base - 15, self.x + half, base + 4
        yield self.left, self.foot + 9, self.left + 2 * self.row, self.foot + UNDER - 1


def wide(text: str, size: float) -> float:
    return breadth(text, size, True)


def split(name: str) -> tuple[str, ...]:
    """A name in two lines that are as equal as can be; a single word stays whole."""
    signs = [n for n, sign in enumerate(name) if sign in " -"]
    if not signs:
        return (name,)
    middle = min(signs, key=lambda n: abs(2 * n + 1 - len(name)))
    return name[: middle + 1].strip(), name[middle + 1 :]


def has_sign(number: int) -> bool:
    """Whether the sign of a tribe stands before the yields: at its home, in light."""
    return bool(REGIONS[region_of(number)].home_of) and realm_of(number) == LIGHT


@cache
def place(words: Words, number: int) -> Place:
    """The cheapest place near the printed one, in one line or two."""
    name = named(words, REGIONS[region_of(number)])
    best, least = Place((name,), *SIDES[number].name_at), float("inf")
    for far, x, y in spots(*SIDES[number].name_at):
        if far >= least:
            break
        for each in layouts(name, x, y, ROW + SIGN / 2 * has_sign(number)):
            where = each._replace(aside=shift(number, each))
            price = far + cost(number, where)
            if price < least:
                best, least = where, price
    return best


@cache
def around() -> tuple[tuple[float, int, int], ...]:
    """Steps away from a point and how far they lead, the nearest first."""
    steps = range(-REACH, REACH + 1, STEP)
    return tuple(sorted(((dx * dx + dy * dy) ** 0.5, dx, dy) for dx in steps for dy in steps))


def spots(x: float, y: float) -> Iterator[tuple[float, float, float]]:
    return ((far, x + dx, y + dy) for far, dx, dy in around())


def layouts(name: str, x: float, y: float, row: float) -> Iterator[Place]:
    """A name about a point in one line, and in two."""
    yield Place((name,), x, y, row=row)
    if len(lines := split(name)) > 1:
        yield Place(lines, x, y - LEAD / 2, row=row)


def shift(number: int, where: Place) -> float:
    """How far to the side the yields stand in the room there is below the name."""
    *_, (left, top, right, bottom) = where.boxes()
    rooms = [room(number, where.x, round(y)) for y in (top, bottom)]
    low = max(each[0] for each in rooms) + MARGIN - left
    high = min(each[1] for each in rooms) - MARGIN - right
    wanted = max(0, low) if low > 0 else min(0, high)
    return max(-ASIDE, min(ASIDE, wanted))


def cost(number: int, where: Place) -> float:
    """What speaks against a place: it crosses the border, has two lines, or moves armies and tiles."""
    crossing = sum(outside(number, *box) for box in where.boxes())
    moved = sum(abs(beside(where, at, reach)[1] - at[1]) for at, reach in things(number))
    return CROSSING * crossing + SECOND_LINE * (len(where.lines) - 1) + moved + abs(where.aside)


def things(number: int) -> tuple[tuple[Point, float], ...]:
    """What else stands in a region, and how far it reaches."""
    side = SIDES[number]
    return (side.army_at, FEET), (side.building_at, TILE), (side.portal_at, TILE)


def outside(number: int, left: float, top: float, right: float, bottom: float) -> float:
    """How far a box crosses the border of a region."""
    return max(over_edge(number, left, right, round(y)) for y in (top - MARGIN / 2, bottom + MARGIN / 2))


def over_edge(number: int, left: float, right: float, y: int) -> float:
    """How far a line at this height crosses the border at its ends; all of it, if its middle is outside."""
    first, last = room(number, (left + right) / 2, y)
    if first == last:
        return right - left
    return max(first + MARGIN - left, 0) + max(right - last + MARGIN, 0)


def room(number: int, x: float, y: int) -> tuple[float, float]:
    """From where to where a region reaches around a point; nothing, if that is outside."""
    found = edges(number, y)
    before = sum(each <= x for each in found)
    return (found[before - 1], found[before]) if before % 2 else (x, x)


@cache
def edges(number: int, y: int) -> list[float]:
    return crossings(POLYGONS[number], y)


def beside(where: Place, at: Point, reach: float) -> Point:
    """Where a thing of this height stands: a little lower or higher if it would cover the name or the yields."""
    x, y = at
    if abs(x - where.x) > max(where.half, where.row) + reach:
        return x, y
    if y > where.y:
        return x, max(y, where.foot + UNDER + reach)
    return x, min(y, where.y - OVER - reach)
