"""The grid as shapes: where a space lies on the picture, and the outline of any set of spaces."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from gonfalon.core import bits
from gonfalon.games.tactics.printed.spaces import HEIGHT, SPACES, WIDTH
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.lore.svg import Point

CELL: Final = 92
MARGIN: Final = 52
LETTERS: Final = 20
"""The size of what is written on the board: 10 px and more on the smallest page."""
SIZE: Final = (2 * MARGIN + WIDTH * CELL, 2 * MARGIN + HEIGHT * CELL)
RIGHT, BOTTOM = SIZE[0] - MARGIN, SIZE[1] - MARGIN

Cell = tuple[int, int]
Loop = list[Point]


def inside() -> dict[int, Cell]:
    """Where the spaces of a dungeon lie: on the footprint of its box, which has the same size."""
    cells = {}
    for cave in CAVES:
        first = next(bits(cave.cover))
        for n, space in enumerate(cave.spaces):
            cells[space] = (first % WIDTH + n % cave.width, first // WIDTH + n // cave.width)
    return cells


INSIDE: Final = inside()


def cell_of(space: int) -> Cell:
    return (space % WIDTH, space // WIDTH) if space < SPACES else INSIDE[space]


def corner(space: int) -> tuple[int, int]:
    """The north-west corner of a space."""
    x, y = cell_of(space)
    return MARGIN + x * CELL, MARGIN + y * CELL


def centre(space: int) -> tuple[int, int]:
    x, y = corner(space)
    return x + CELL // 2, y + CELL // 2


def cells_of(spaces: Iterable[int]) -> set[Cell]:
    return {cell_of(space) for space in spaces}


def loops(cells: Collection[Cell], inset: float = 0) -> list[Loop]:
    """The outline of some cells as closed loops, the cells on the right hand; moved inwards by `inset`."""
    return [inward(loop, inset) for loop in trace(cells)]


def trace(cells: Collection[Cell]) -> list[list[Cell]]:
    """The outline in cells' corners, straight runs joined."""
    ahead: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for a, b, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in cells:
                ahead.setdefault(a, []).append(b)
    found = []
    while ahead:
        start = min(ahead)
        loop = [start]
        here, step = start, (1, 0)
        while True:
            there = next_corner(ahead, here, step)
            turned = (there[0] - here[0], there[1] - here[1])
            if turned == step and len(loop) > 1:
                loop.pop()
            here, step = there, turned
            if here == start:
                break
            loop.append(here)
        found.append(loop)
    return found


def next_corner(ahead: dict[Cell, list[Cell]], here: Cell, step: Cell) -> Cell:
    """Where the outline goes on; where two outlines touch, it keeps to its own cells by turning right."""
    ends = ahead[here]
    right = (here[0] - step[1], here[1] + step[0])
    end = right if right in ends else ends[0]
    ends.remove(end)
    if not ends:
        del ahead[here]
    return end


def inward(loop: list[Cell], inset: float) -> Loop:
    """A loop on the picture, each corner moved to the right hand of both its edges."""
    moved = []
    for n, (x, y) in enumerate(loop):
        before, after = loop[n - 1], loop[(n + 1) % len(loop)]
        (ax, ay), (bx, by) = unit(before, (x, y)), unit((x, y), after)
        moved.append((MARGIN + x * CELL + inset * (-ay - by), MARGIN + y * CELL + inset * (ax + bx)))
    return moved


def unit(a: Cell, b: Cell) -> Cell:
    """The direction from one corner to another."""
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
