"""The layer that never changes during a match: the frame, the paper of the map, and shared definitions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from htpy import Element

from gonfalon.lore.svg import area, short
from gonfalon.lore.words import Words

from . import land, tiles
from .colours import PEN as pen
from .colours import figures, vignettes
from .hexes import SIZE, STROKES
from .scene.field import CELL

ROSE: Final = (SIZE[0] - 70, SIZE[1] - 70)
BEYOND: Final = 700
"""How far the paper of the map reaches beyond the board, for wide and for tall screens."""


@lru_cache(8)
def board(words: Words) -> Element:
    """The whole layer."""
    wide, high = SIZE
    ground = area(-BEYOND, -BEYOND, wide + 2 * BEYOND, high + 2 * BEYOND)
    return pen.group(
        shared(),
        pen("rect", fill="page", **ground),
        pen.group(rays(), rose(), classes="in-map", aria_hidden="true"),
        classes="heroes",
    )


def shared() -> Element:
    """What is drawn more than once."""
    return pen("defs", *figures(), *vignettes(), *tiles.definitions(), *land.definitions(), *meadows())


def paper(size: tuple[float, float]) -> Iterator[Element]:
    """A sheet with a double frame, for pictures."""
    wide, high = size
    yield pen("rect", stroke="ink", stroke_width=2.2, **area(8, 8, wide - 16, high - 16))
    yield pen("rect", stroke="ink", stroke_width=0.8, **area(13.5, 13.5, wide - 27, high - 27))


def meadows() -> Iterator[Element]:
    """Grass for the field of a fight and the foot of a town, for reuse."""
    for name, wide, high, n in (("meadow", 4 * CELL[0], 5 * CELL[1], 90), ("tufts", 1030, 34, 46)):
        chance = Random(name)
        spots = [(chance.uniform(8, wide - 8), chance.uniform(10, high - 4)) for _ in range(n)]
        path = "".join(f"M{short(x)} {short(y)}{STROKES['grass'][0]}" for x, y in spots)
        yield pen("path", id=f"her-{name}", d=path)


def rays() -> Element:
    """The rhumb lines of an old map, from the compass rose."""
    x, y = ROSE
    ends = (
        (60, -1),
        (1, -0.62),
        (1, -0.3),
        (-1, -0.1),
        (-1, -0.34),
        (-1, -0.6),
        (-1, -0.9),
        (-0.62, -1),
        (-0.26, -1),
    )
    path = "".join(f"M{x} {y}l{short(1500 * min(1, a))} {short(1500 * b)}" for a, b in ends)
    return pen("path", d=path, stroke="ink", stroke_opacity=0.1, stroke_width=1)


def rose() -> Element:
    parts: list[Element] = [
        pen("circle", r=36, stroke="ink", stroke_width=1),
        pen("circle", r=39.4, stroke="ink", stroke_width=1),
    ]
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        long, broad = (34.8, 7) if turn % 90 else (58, 9.9)
        parts.append(
            pen.group(
                pen("path", d=f"M0-{long}L{broad}-{broad} 0 0Z", fill="ink"),
                pen(
                    "path",
                    d=f"M0-{long}L-{broad}-{broad} 0 0Z",
                    fill="panel",
                    stroke="ink",
                    stroke_width=1,
                    stroke_linejoin="round",
                ),
                transform=f"rotate({turn})",
            )
        )
    return pen.group(*parts, transform=f"translate({ROSE[0]} {ROSE[1]})scale(0.8)")
