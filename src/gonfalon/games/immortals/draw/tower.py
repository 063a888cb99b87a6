"""The cube tower, cut open, between the realms: what lodges on its shelves, what lies in its tray, and beside it
the inhabitants in reserve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import TOWER
from gonfalon.games.immortals.state import COLOURS, GREEN, Immortals
from gonfalon.games.immortals.tell.names import cubes_name
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .cubes import cube, sorted_cubes
from .shapes import WIDE

SCALE: Final = 0.8
STANDS: Final = f"translate({WIDE // 2} 694)scale({SCALE})"
WALLS: Final = ("M-66 66h12v220h-12z", "M54 66h12v220H54z")
STONES: Final = "".join(f"M-66 {y}h12M54 {y}h12" for y in range(100, 271, 34))
SHELVES: Final = ("M-54 112l82 16v6l-82-16z", "M54 178l-82 16v6l82-16z", "M-54 244l82 16v6l-82-16z")
SHELF_AT: Final = ((1, 112), (-1, 178), (1, 244))
"""To which side a shelf leans, and the height of its upper end."""
EDGE: Final = 9.6
IN_ROW: Final = 4
IN_TRAY: Final = 24
"""More cubes in the tray are shown as numbers."""
RESERVE: Final = (714, 936)


def building() -> Element:
    """The empty tower where it stands on the board; it can be pointed at."""
    return pen.group(
        *frame(),
        transform=STANDS,
        stroke_linejoin="round",
        classes="tower",
        data_about="tower-0",
        aria_hidden="true",
    )


def frame() -> tuple[Element, ...]:
    """Funnel, shaft, shelves and tray, empty."""
    line = {"stroke": "bark"}
    return (
        pen("path", d="M-104 6h208L66 66H-66z", fill="wood", stroke_width=2, **line),
        pen("path", d="M-104 6h208l-7 11H-97z", fill="beam", stroke_width=1.4, **line),
        pen("path", d="M-84 34H84M-76 48H76", stroke_width=0.8, opacity=0.45, **line),
        pen("path", d="M-66 66H66v220H-66z", fill="plank"),
        pen("path", d="M-30 66v220M-6 66v220M18 66v220M42 66v220", stroke_width=0.8, opacity=0.16, **line),
        pen("path", d="M-54 66H54v12H-54zM-54 78h8v208h-8z", fill="bark", opacity=0.13),
        *(pen("path", d=wall, fill="wood", stroke_width=1.6, **line) for wall in WALLS),
        pen("path", d=STONES, stroke_width=0.9, opacity=0.6, **line),
        *(pen("path", d=shelf, fill="shelf", stroke_width=1.3, **line) for shelf in SHELVES),
        pen("path", d="M-66 66H66v220H-66z", stroke_width=2, **line),
        pen("path", d="M-150 300l30-16h240l30 16-18 56h-264z", fill="wood", stroke_width=2, **line),
        pen("path", d="M-134 302l22-11h224l22 11-12 36h-244z", fill="felt", stroke_width=1.3, **line),
        pen("path", d="M-36 284v7h72v-7", fill="beam", stroke_width=1.2, **line),
    )


def tower(words: Words, view: View) -> Element:
    g: Immortals = view.state
    return contents(words, g.shelves, g.tray, g.greens)


@lru_cache(1 << 8)
def contents(words: Words, shelves: tuple[tuple[int, ...], ...], tray: tuple[int, ...], reserve: int) -> Element:
    """The cubes in the tower and in its tray."""
    return pen.group(
        pen.group(
            *(each for n, cubes in enumerate(shelves) for each in lodged(n, cubes)),
            *in_tray(tray),
            transform=STANDS,
        ),
        *reserved(reserve),
        id="tower",
        role="img",
        aria_label=label(words, shelves, tray, reserve),
        pointer_events="none",
    )


def lodged(shelf: int, cubes: tuple[int, ...]) -> Iterator[Element]:
    """The cubes on a shelf, the first at its upper end; a second layer lies on the first."""
    way, top = SHELF_AT[shelf]
    for n, colour in enumerate(cubes):
        layer, along = divmod(n, IN_ROW)
        off = 12 + 20 * along + 10 * layer
        yield cube(colour, way * (off - 54), top + off * 16 / 82 - EDGE - 16 * layer, EDGE)


def in_tray(tray: tuple[int, ...]) -> Iterator[Element]:
    """What has fallen, sorted by colour; if there are many, a cube of each colour with its number."""
    cubes = sorted_cubes(tray)
    if len(cubes) > IN_TRAY:
        there = [(colour, n) for colour, n in enumerate(tray) if n]
        for place, (colour, n) in enumerate(there):
            x = 42 * (place - (len(there) - 1) / 2)
            yield cube(colour, x - 10, 318, 10)
            yield pen.text(str(n), x, 327, 25, "bark", bold=True)
        return
    rows = [cubes[: len(cubes) // 2], cubes[len(cubes) // 2 :]] if len(cubes) > IN_TRAY // 2 else [cubes]
    for row, colours in enumerate(rows):
        y = 316 if len(rows) == 1 else 306 + 18 * row
        for n, colour in enumerate(colours):
            yield cube(colour, 19 * (n - (len(colours) - 1) / 2), y, 9.6)


def reserved(n: int) -> Iterator[Element]:
    """The inhabitants in the common reserve."""
    x, y = RESERVE
    yield cube(GREEN, x - 16, y, 12)
    yield pen.text(str(n), x, y + 7, 20, "night-ink", bold=True)


def label(words: Words, shelves: tuple[tuple[int, ...], ...], tray: tuple[int, ...], reserve: int) -> str:
    """The tower in words, shelf by shelf."""
    counts = ([shelf.count(colour) for colour in range(COLOURS)] for shelf in shelves)
    parts = [
        words("draw-shelf", shelf=named(words, shelf), cubes=said(words, cubes))
        for shelf, cubes in zip(TOWER.shelves, counts)
    ]
    return words(
        "draw-tower",
        tower=named(words, TOWER.tower),
        shelves=" ".join(parts),
        tray=said(words, tray),
        reserve=reserve,
    )


def said(words: Words, cubes: Sequence[int]) -> str:
    return cubes_name(words, cubes) if any(cubes) else words("draw-nothing")
