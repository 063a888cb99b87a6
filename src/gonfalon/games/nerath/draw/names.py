"""Names on the map: of lands in lines, at sea along curves, of dungeons small; the crowns of the Capitals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from htpy import Element

from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import CAPITAL, HOME, NOBODY
from gonfalon.lore.svg import SERIF, Point, breadth, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import emblem
from .places import Place, place
from .shapes import contains

CROWN: Final = "M-9 6l-2-11 6 5 5-8 5 8 6-5L9 6z"
CLEAR: Final = 13
"""How far a small drawing stays away from names and stacks."""

Box = tuple[float, float, float, float]


def name_box(place: Place) -> Box:
    """The room that a name in lines takes: left, top, right, bottom."""
    (x, y), size = place.at, place.size
    half = max(breadth(line, size, True) for line in place.lines) / 2
    return x - half, y - size * 0.75, x + half, y + place.lead * (len(place.lines) - 1) + size * 0.25


def stands_clear(words: Words, space: int, point: Point) -> bool:
    """Whether a small drawing at this point touches neither the name of its land nor its stack."""
    where = place(words, space)
    left, top, right, bottom = name_box(where)
    if space in CAPITAL:
        top -= 20
    x, y = where.stack
    boxes = ((left, top, right, bottom), (x - 28, y - 8, x + 28, y + 40))
    return not any(a - CLEAR < point[0] < c + CLEAR and b - CLEAR < point[1] < d + CLEAR for a, b, c, d in boxes)


def names(words: Words) -> Iterator[Element]:
    """All names, each with a halo of the ground under it."""
    for space in range(len(SPACES)):
        yield name_of(words, space, HOME[space])


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
        "font_weight": "400" if sea else "700",
        "font_style": "italic" if sea or small else "normal",
    }
    halo = {"stroke_width": "2.6" if small else "3.4", "stroke_opacity": ".88", "stroke_linejoin": "round"}
    parts = [
        pen("g", *lines(where, space, "halo"), stroke=ground, aria_hidden="true", **halo),
        pen("g", *lines(where, space, "ink"), fill="sea-ink" if sea else "ink"),
    ]
    if space in CAPITAL:
        parts += crown(where, HOME[space])
    return pen("g", *parts, classes="name", **look)


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
    x, y = where.at[0], where.at[1] - 23.6
    rules = (
        f"M{short(x - 42)} {short(y + 2)}h25M{short(x + 17)} {short(y + 2)}h25"
        f"M{short(x - 36)} {short(y + 5)}h19M{short(x + 17)} {short(y + 5)}h19"
    )
    return [
        pen("path", d=CROWN, fill=f"text{realm}", transform=f"translate({short(x)} {short(y)})"),
        pen("path", d=rules, stroke=f"text{realm}", stroke_width=1),
    ]


def seal(words: Words, space: int, holder: int) -> Element:
    """The emblem of the holder before the name, so that the tint is not the only sign."""
    where = place(words, space)
    left = where.at[0] - breadth(where.lines[0], where.size, True) / 2
    x, y = left - 11, where.at[1] - where.size * 0.32
    return pen.group(
        pen("circle", cx=x, cy=y, r=8.5, fill=f"banner{holder}", stroke="halo", stroke_width=1.6),
        emblem(holder, x, y, 12.5, f"charge{holder}"),
    )
