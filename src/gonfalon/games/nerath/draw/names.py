"""Names on the map: of lands in lines, at sea along curves, of dungeons small; the crowns of the Capitals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import CAPITAL, HOME, NOBODY
from gonfalon.lore.svg import SERIF, Point, breadth, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import emblem
from .places import DOOR, Place, place
from .shapes import ON_MAP, contains

CROWN: Final = "M-9 6l-2-11 6 5 5-8 5 8 6-5L9 6z"
CLEAR: Final = 12
"""How far a small drawing stays away from names and stacks."""

Box = tuple[float, float, float, float]


def name_box(place: Place) -> Box:
    """The room that a name in lines takes: left, top, right, bottom."""
    (x, y), size = place.at, place.size
    half = max(breadth(line, size, True) for line in place.lines) / 2
    return x - half, y - size * 0.75, x + half, y + place.lead * (len(place.lines) - 1) + size * 0.25


def stack_box(words: Words, space: int) -> Box:
    """The room that a stack of two kinds takes."""
    x, y = place(words, space).stack
    left, right = (x - 60, x) if space in DOOR else (x - 42, x + 42)
    return left, y - 12, right, y + 58


@cache
def kept_clear(words: Words) -> tuple[Box, ...]:
    """Where no small drawing may stand: on names, crowns and stacks, which may cross borders."""
    found: list[Box] = []
    for space in range(len(SPACES)):
        left, top, right, bottom = name_box(place(words, space))
        found += [(left, top - (20 if space in CAPITAL else 0), right, bottom), stack_box(words, space)]
    return tuple(found)


def stands_clear(words: Words, point: Point) -> bool:
    """Whether a small drawing at this point touches neither a name nor a stack."""
    x, y = point
    return not any(a - CLEAR < x < c + CLEAR and b - CLEAR < y < d + CLEAR for a, b, c, d in kept_clear(words))


@cache
def names(words: Words) -> Element:
    """All names, each with a halo of the ground under it. They lie above the lines of states."""
    return pen.group(
        *(name_of(words, space, HOME[space]) for space in range(len(SPACES))),
        id="names",
        transform=ON_MAP,
        pointer_events="none",
        aria_hidden="true",
    )


def renamed(words: Words, held: list[int]) -> Iterator[tuple[str, Element]]:
    """Once more the names of conquered lands, above the first, with halos in the tint of the holder."""
    for space, holder in enumerate(held):
        if holder not in (HOME[space], NOBODY):
            yield f"name-{space}", conquered_name(words, space, holder)


@lru_cache(1 << 10)
def conquered_name(words: Words, space: int, holder: int) -> Element:
    return pen.group(
        name_of(words, space, holder),
        id=f"name-{space}",
        transform=ON_MAP,
        pointer_events="none",
        aria_hidden="true",
    )


@cache
def name_of(words: Words, space: int, holder: int) -> Element:
    """A name with its halo; the halo takes the holder's tint."""
    printed, where = SPACES[space], place(words, space)
    sea = printed.kind == "sea"
    small = printed.kind == "dungeon"
    ground = "sea" if sea else beneath(where) if small else f"tint{holder}"
    look = {
        "font_family": SERIF,
        "font_size": short(where.size),
        "text_anchor": "middle",
        "letter_spacing": "1.2" if sea else ".25",
        "font_weight": "400" if sea or small else "700",
        "font_style": "italic" if sea or small else "normal",
    }
    halo = {"stroke_width": "4", "stroke_opacity": "1" if small else ".88", "stroke_linejoin": "round"}
    parts = [
        pen("g", *lines(where, space, "halo"), stroke=ground, aria_hidden="true", **halo),
        pen("g", *lines(where, space, "ink"), fill="sea-ink" if sea else "ink"),
    ]
    if space in CAPITAL:
        parts += crown(where, HOME[space])
    return pen("g", *parts, classes=f"name {'capital' if space in CAPITAL else printed.kind}", **look)


def beneath(where: Place) -> str:
    """The colour of the ground under the name of a dungeon, which lies across borders."""
    middle = (where.at[0], where.at[1] + where.lead * (len(where.lines) - 1) / 2)
    land = next((space for space in range(len(SPACES)) if HOME[space] != NOBODY and contains(space, middle)), None)
    return "sea" if land is None else f"tint{HOME[land]}"


def lines(where: Place, space: int, layer: str) -> Iterator[Element]:
    """The lines of a name; along a curve each needs the path it runs on."""
    if where.curves:
        for n, (text, _) in enumerate(zip(where.lines, where.curves)):
            yield pen("text", pen("textPath", text, href=f"#nrt-n{space}-{n}", startOffset="50%"))
        return
    x, y = where.at
    for n, text in enumerate(where.lines):
        yield pen("text", text, x=x, y=y + where.lead * n)


def curves(words: Words) -> Iterator[Element]:
    """The curves along which names at sea run."""
    for space in range(len(SPACES)):
        for n, curve in enumerate(place(words, space).curves):
            yield pen("path", id=f"nrt-n{space}-{n}", d=curve)


def crown(where: Place, realm: int) -> list[Element]:
    """A crown and two rules over the name of a Capital."""
    x, y = where.at[0], where.at[1] - 26
    rules = (
        f"M{short(x - 42)} {short(y + 2)}h25M{short(x + 17)} {short(y + 2)}h25"
        f"M{short(x - 36)} {short(y + 5)}h19M{short(x + 17)} {short(y + 5)}h19"
    )
    return [
        pen("path", d=CROWN, fill=f"text{realm}", transform=f"translate({short(x)} {short(y)})"),
        pen("path", d=rules, stroke=f"text{realm}", stroke_width=1),
    ]


def seal(words: Words, space: int, holder: int) -> Element:
    """The emblem of the holder where a stack would show it, so that the tint is not the only sign."""
    x, y = place(words, space).stack
    return pen.group(
        pen("circle", cx=x, cy=y, r=13.5, fill=f"banner{holder}", stroke="halo", stroke_width=2),
        emblem(holder, x, y, 20, f"charge{holder}"),
    )
