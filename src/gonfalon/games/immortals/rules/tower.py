"""The cube tower: what is thrown in may lodge on a shelf, what lodged before may be knocked loose (chapter TOW).

Every chance is a threshold of 32 bits, worked out from the content once; the draws are made in the order that the
content gives, so that replays agree (IMM-TOW-14, IMM-DIG-08). Colour plays no part (IMM-TOW-15). What lodges stays
inside from throw to throw: nothing else empties the tower (IMM-TOW-11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import ceil
from typing import Final

from gonfalon.games.immortals.printed import TOWER
from gonfalon.games.immortals.printed.tower import Shelf
from gonfalon.games.immortals.state import COLOURS, Immortals

Below = Callable[[int], int]
"""`below(n)`: a fair number from 0 to n - 1."""
WORD: Final = 1 << 32
"""The chances are thresholds below this."""


def cascade(
    shelves: Sequence[Sequence[int]], thrown: list[int], below: Below
) -> tuple[list[list[int]], list[int]]:
    """Throw cubes in: what then lies on each shelf, and what falls into the tray."""
    for i in range(len(thrown) - 1, 0, -1):
        j = below(i + 1)
        thrown[i], thrown[j] = thrown[j], thrown[i]
    chances = thresholds(len(thrown))
    lodged = [list(shelf) for shelf in shelves]
    tray: list[int] = []
    for cube in thrown:
        falling = [cube]
        for shelf, chance in zip(lodged, chances, strict=True):
            falling = pass_shelf(shelf, falling, chance, below)
        tray += falling
    return lodged, tray


def pass_shelf(shelf: list[int], falling: list[int], chance: Sequence[tuple[int, int]], below: Below) -> list[int]:
    """Each falling cube may knock one loose, and may then lodge itself; the rest falls on."""
    on: list[int] = []
    for cube in falling:
        k = len(shelf)
        if k and below(WORD) < chance[k][0]:
            on.append(shelf.pop(below(k)))
            k -= 1
        if below(WORD) < chance[k][1]:
            shelf.append(cube)
        else:
            on.append(cube)
    return on


def throw(g: Immortals, cubes: list[int]) -> tuple[int, ...]:
    """Throw cubes into the game's tower; what falls, by colour, is then in the tray."""
    lodged, tray = cascade(g.shelves, cubes, g.below)
    g.shelves = tuple(tuple(shelf) for shelf in lodged)
    fallen = tuple(tray.count(colour) for colour in range(COLOURS))
    g.tray = fallen
    return fallen


# --------------------------------------------------------------------------- chances


@cache
def thresholds(cubes: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The chances in a throw of this many cubes, by shelf and by the cubes k already on it (IMM-TOW-14).

    Each is a pair (knock, stick) of whole numbers: it happens if a random number below 2**32 is less. They are
    worked out as fractions, so that a throw is the same on every machine.
    """
    return tuple(
        tuple(shelf_thresholds(shelf, k, cubes) for k in range(most_on(shelf) + 1)) for shelf in TOWER.shelves
    )


def shelf_thresholds(shelf: Shelf, k: int, cubes: int) -> tuple[int, int]:
    """The chances, of 2**32, that a cube knocks one of k loose, and that it lodges beside k."""
    filled = min(Fraction(1), k / capacity(shelf, cubes))
    knock, stick = Fraction(shelf.knock, 100) * filled, Fraction(shelf.stick, 100) * (1 - filled)
    return int(knock * WORD), int(stick * WORD)


def capacity(shelf: Shelf, cubes: int) -> Fraction:
    """How many cubes fill a shelf in a throw of this many: big throws wedge."""
    crowding = TOWER.crowding
    counted = min(max(cubes, crowding.start), crowding.full) - crowding.start
    return shelf.capacity * (1 + Fraction(crowding.strength * counted, 100 * (crowding.full - crowding.start)))


def most_on(shelf: Shelf) -> int:
    """The most cubes that can ever lie on a shelf."""
    return ceil(capacity(shelf, TOWER.crowding.full))
