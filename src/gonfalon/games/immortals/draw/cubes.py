"""Cubes: one of each colour is drawn once, with and without its mark; stacks and heaps refer to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from htpy import Element, span

from gonfalon.games.immortals.tell.names import cubes_name
from gonfalon.lore.svg import short
from gonfalon.lore.words import Words

from .colours import CUBE_NAMES
from .colours import PEN as pen

HIGH: Final = 3
"""Cubes that stand one on the other."""
COLUMNS: Final = 5
"""More columns than that are not drawn: the number says it."""
COUNTED: Final = 1
"""A stack of more cubes than that has its number beside it."""
EDGE: Final = 11.6
"""The edge of a cube on the map."""
HALF: Final = 0.866
"""Half the breadth of a cube of edge 1, seen from above a corner; its height is 2."""

TOP: Final = "M0-10 8.66-5 0 0-8.66-5z"
LEFT: Final = "M-8.66-5 0 0v10l-8.66-5z"
RIGHT: Final = "M8.66-5 0 0v10l8.66-5z"
LINES: Final = "M0-10 8.66-5v10L0 10l-8.66-5v-10zM-8.66-5 0 0l8.66-5M0 0v10"
"""A cube of edge 10 around the near upper corner."""
MARKS: Final = {
    "red": "M-2.6-6.5 2.6-3.5",
    "yellow": "M-1.6-5a1.6 1 0 1 0 3.2 0a1.6 1 0 1 0-3.2 0z",
    "violet": "M-4-4.6 0-7l4 2.4",
    "blue": "M-3.2-5a3.2 1.9 0 1 0 6.4 0a3.2 1.9 0 1 0-6.4 0z",
    "white": "M-2.6-6.5 2.6-3.5M2.6-6.5-2.6-3.5",
    "green": "M-3-5q3-3 6 0-3 3-6 0z",
}
"""Bar, dot, chevron, ring, cross and leaf, on the top face."""
SOLID: Final = ("yellow", "green")


def definitions() -> Iterator[Element]:
    """Every cube, to be referred to: without its mark, the mark alone, and both."""
    for number, name in enumerate(CUBE_NAMES):
        yield pen.group(
            pen("path", d=TOP, fill=f"top{number}"),
            pen("path", d=LEFT, fill=f"cube{number}"),
            pen("path", d=RIGHT, fill=f"shade{number}"),
            pen("path", d=LINES, stroke="bark", stroke_width=0.85, stroke_linejoin="round"),
            id=f"imm-cube{number}",
        )
        look = {"fill": f"mark{number}"} if name in SOLID else {"stroke": f"mark{number}"}
        yield pen("path", d=MARKS[name], stroke_width=1.5, stroke_linecap="round", id=f"imm-sign{number}", **look)
        yield pen.group(
            pen("use", href=f"#imm-cube{number}"), pen("use", href=f"#imm-sign{number}"), id=f"imm-marked{number}"
        )


def cube(colour: int, x: float, y: float, edge: float, marked: bool = True) -> Element:
    """A cube whose middle is at a point."""
    name = "marked" if marked else "cube"
    return pen(
        "use",
        href=f"#imm-{name}{colour}",
        transform=f"translate({short(x)} {short(y)})scale({short(edge / 10, 3)})",
    )


def breadth_of(n: int, edge: float = EDGE) -> float:
    """How wide a stack of n cubes is."""
    return min(-(-n // HIGH), COLUMNS) * (2 * HALF * edge + 1.2)


def stack(colour: int, n: int, x: float, y: float, edge: float = EDGE, ground: bool = True) -> Iterator[Element]:
    """Cubes in columns of three side by side, the rest last; the middle of their feet is at the point."""
    step = 2 * HALF * edge + 1.2
    columns = min(-(-n // HIGH), COLUMNS)
    if ground:
        rx = (columns * step + 4) / 2
        yield pen("ellipse", cx=x, cy=y - edge * 0.3, rx=rx, ry=edge * 0.62, fill="pit", opacity=0.28)
    for column in range(columns):
        here = x + step * (column - (columns - 1) / 2)
        high = min(HIGH, n - HIGH * column)
        for level in range(high):
            yield cube(colour, here, y - edge - edge * level, edge, level == high - 1)


@lru_cache(1 << 9)
def heap(colours: tuple[int, ...], edge: float = 10, classes: str = "cubes") -> Element:
    """Cubes side by side, for a line of text."""
    step = 2 * HALF * edge + 2
    wide = max(step * len(colours), 1)
    drawn = [cube(colour, step * (n + 0.5), edge + 1, edge) for n, colour in enumerate(colours)]
    return pen(
        "svg", *drawn, viewBox=f"0 0 {short(wide)} {short(2 * edge + 2)}", classes=classes, aria_hidden="true"
    )


@lru_cache(1 << 9)
def counted(colour: int, n: int) -> Element:
    """Cubes of a colour as a stack in a picture of its own."""
    wide = breadth_of(n, 10) + 4
    parts = stack(colour, n, wide / 2, 41, 10, ground=False)
    return pen("svg", *parts, viewBox=f"0 0 {short(wide)} 42", classes="group-cubes", aria_hidden="true")


def sorted_cubes(counts: Sequence[int]) -> tuple[int, ...]:
    """Cubes sorted by colour, from the number of each."""
    return tuple(colour for colour, n in enumerate(counts) for _ in range(n))


# ----------------------------------------------------------------- in lines of text


@lru_cache(8)
def arms(seat: int) -> Element:
    """The cube of a player; its own colour is that of the player."""
    return pen(
        "svg", cube(seat, 24, 24, 21), fill=f"cube{seat}", viewBox="0 0 48 48", classes="arms", aria_hidden="true"
    )


def dice(words: Words, counts: Sequence[int]) -> Element:
    """What fell from the tower, by colour."""
    return fallen(words, tuple(counts))


@lru_cache(1 << 9)
def fallen(words: Words, counts: tuple[int, ...]) -> Element:
    """Cubes of each colour with their number."""
    return span({"class": "fallen", "role": "img", "aria-label": cubes_name(words, counts)})[
        [span[heap((colour,), 8), str(n)] for colour, n in enumerate(counts) if n]
    ]
