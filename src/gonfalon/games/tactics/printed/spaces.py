"""The spaces by number: those of the map row by row from the north-west, then those inside the boxes.

A set of spaces is an int with a bit for each: a bit board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.games.tactics.printed import DUNGEONS, MAP

WIDTH: Final = MAP.grid.width
HEIGHT: Final = MAP.grid.height
SPACES: Final = WIDTH * HEIGHT
EVERYWHERE: Final = (1 << SPACES) - 1
UNDERGROUND: Final = sum(dungeon.width * dungeon.height for dungeon in DUNGEONS)
ALL_SPACES: Final = SPACES + UNDERGROUND
"""The spaces inside the boxes come after those of the map. They are a place apart: nothing is near them, and
nothing on the map is in range of them (TAC-DUN-16)."""

NORTH, EAST, SOUTH, WEST = range(4)


def names_of(width: int, height: int) -> list[str]:
    """Spaces as on a chessboard, but from the north-west: `a1`, `b1`, ..."""
    return [f"{chr(ord('a') + x)}{y + 1}" for y in range(height) for x in range(width)]


NAMES: Final = (
    *names_of(WIDTH, HEIGHT),
    *(f"{each.width}x{each.height}-{name}" for each in DUNGEONS for name in names_of(each.width, each.height)),
)


def board_of(spaces: Iterable[int]) -> int:
    """The bit board of some spaces."""
    return sum(1 << space for space in spaces)


def space_at(x: int, y: int) -> int:
    return y * WIDTH + x


def neighbour(space: int, direction: int) -> int:
    """The space next to this one, or -1 beyond the edge of the map (TAC-MOV-13)."""
    x, y = space % WIDTH, space // WIDTH
    x += (direction == EAST) - (direction == WEST)
    y += (direction == SOUTH) - (direction == NORTH)
    return space_at(x, y) if 0 <= x < WIDTH and 0 <= y < HEIGHT else -1


def distance(a: int, b: int) -> int:
    """Orthogonal steps between two spaces; nothing on the way matters (TAC-MIS-08, TAC-MIS-09)."""
    return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)


def directions_away(a: int, b: int) -> list[int]:
    """The directions that lead from a, at b, farther away from a."""
    dx, dy = b % WIDTH - a % WIDTH, b // WIDTH - a // WIDTH
    across = [EAST if dx > 0 else WEST] if dx else []
    along = [SOUTH if dy > 0 else NORTH] if dy else []
    return across + along


WITHIN: Final = tuple(
    (
        *(board_of(b for b in range(SPACES) if distance(a, b) <= reach) for a in range(SPACES)),
        *(1 << a for a in range(SPACES, ALL_SPACES)),
    )
    for reach in range(5)
)
"""WITHIN[n][space]: the spaces at most n steps away, itself included (TAC-AOE-01)."""

ADJACENT: Final = tuple(WITHIN[1][space] & ~(1 << space) for space in range(ALL_SPACES))
"""Orthogonal neighbours, whatever their elevation (TAC-MAP-08)."""
