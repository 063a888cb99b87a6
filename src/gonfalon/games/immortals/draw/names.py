"""Names and yields on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element

from gonfalon.games.immortals.printed import (
    PLACES,
    PROVINCE_OF,
    REGIONS,
    SIDES,
    VOIDS,
    YIELDS,
    realm_of,
    region_of,
)
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import SERIF, Point, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure
from .placing import LEAD, SIGN, SIZE, UNDER, Box, Place, has_sign, place

CLEAR: Final = 12
"""How far a small drawing keeps from whatever else stands in a region."""
ROW_DOWN: Final = 18
"""How far below the name the middle of the yields is."""


def boxes(words: Words, number: int) -> tuple[Box, ...]:
    """What stands in a region beside its drawings: name and yields, armies."""
    where, (x, y) = place(words, number), SIDES[number].army_at
    half = max(where.half, where.row)
    return (where.x - half, where.y - 16, where.x + half, where.foot + UNDER), (x - 26, y - 24, x + 26, y + 24)


def stands_clear(words: Words, number: int, point: Point) -> bool:
    """Whether a small drawing at this point touches nothing else."""
    x, y = point
    return not any(a - CLEAR < x < c + CLEAR and b - CLEAR < y < d + CLEAR for a, b, c, d in boxes(words, number))


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
                said, x, y + 4, SIZE, "night-ink", serif=True, italic=True, anchor="middle", letter_spacing=1.6
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
        *yields(number, where),
        classes="name",
    )


def yields(number: int, where: Place) -> Iterator[Element]:
    """Gold and energy, each with its sign; before them the sign of the tribe that starts here. The room for the
    card of whoever owns the region comes last."""
    sky, y = SKY[realm_of(number)], where.foot + ROW_DOWN
    x = where.left
    if has_sign(number):
        yield figure(f"tribe_{REGIONS[region_of(number)].home_of}", x + 9, y, 19, f"{sky}-ink")
        x += SIGN
    energy, gold = YIELDS[number]
    for sign, size, at, n, beside in (("gold", 18, 9, gold, 21), ("energy", 20, 43, energy, 53)):
        yield figure(sign, x + at, y, size, f"{sky}-{sign}")
        yield pen.text(str(n), x + beside, y + 6.8, SIZE, f"{sky}-ink", bold=True)


def card_spot(where: Place) -> Point:
    """Where the small card of whoever owns a region lies."""
    return where.left + 2 * where.row - 7, where.foot + ROW_DOWN
