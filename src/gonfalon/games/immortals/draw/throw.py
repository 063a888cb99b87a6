"""A throw of the tower, as it lies over the board while a battle is played: cubes fall past the shelves into the
tray, and are counted in two columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element, Node, div, h2, p, section, span

from gonfalon.games.immortals.codes import AGAINST, FOR, SIDES
from gonfalon.games.immortals.state import GREEN, NOBODY
from gonfalon.games.immortals.tell.names import place_name, seat_name
from gonfalon.lore.svg import short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import mark
from .cubes import HALF, cube, fallen, heap, sorted_cubes
from .fight import Battle, losses, outcome
from .tower import IN_TRAY, frame, in_tray, lodged

Shelves = tuple[tuple[int, ...], ...]

EDGE: Final = 23
"""The edge of a cube in a column."""
STEP: Final = 20
IN_COLUMN: Final = 8
"""More cubes than that stand in a second column."""


def throw(words: Words, fought: Battle, shelves: Shelves, counted: bool) -> Element:
    """A battle in the tower; `shelves`: what lies there now, if that is known; `counted`: it is over, and nothing
    moves any more."""
    title = words("draw-battle", place=place_name(words, fought.goal))
    kinds = "throw counted" if counted else "throw"
    return section({"class": kinds, "aria-label": title})[
        h2[mark("battle", "danger"), title],
        div(".thrown")[
            tower(fought, shelves),
            div(".count")[
                party(words, fought, True),
                party(words, fought, False),
                p(".green")[heap((GREEN,), 8), inhabitants(words, fought)],
                p(".lost")[" · ".join([*losses(words, fought), outcome(words, fought)]) if counted else None],
                any(shelves) and p(".lodged")[words("draw-lodged"), fallen(words, tally(shelves))],
            ],
        ],
    ]


def tally(shelves: Shelves) -> tuple[int, ...]:
    """The cubes in the tower by colour."""
    return tuple(sum(shelf.count(colour) for shelf in shelves) for colour in range(GREEN + 1))


def tower(fought: Battle, shelves: Shelves) -> Element:
    """The tower cut open; whatever fell lies in its tray, one cube after the other."""
    cubes = sorted_cubes(fought.fell)
    drops = in_tray(fought.fell) if len(cubes) > IN_TRAY else dropped(cubes)
    return pen(
        "svg",
        *frame(),
        *(each for n, lying in enumerate(shelves) for each in lodged(n, lying)),
        pen.group(*drops, classes="drops"),
        viewBox="-156 0 312 364",
        classes="throw-tower",
        aria_hidden="true",
    )


def dropped(cubes: tuple[int, ...]) -> Iterator[Element]:
    """Cubes side by side in the tray, in two rows if there are many."""
    rows = 2 if len(cubes) > IN_TRAY // 2 else 1
    broad = -(-len(cubes) // rows)
    for n, colour in enumerate(cubes):
        row, column = divmod(n, broad)
        x = 19 * (column - (min(broad, len(cubes) - row * broad) - 1) / 2)
        yield pen.group(cube(colour, x, 316 if rows == 1 else 306 + 18 * row, 9.6))


def party(words: Words, fought: Battle, attacking: bool) -> Element:
    """A side: who, with how many; what fell for it, and its sum."""
    seat, thrown = (fought.seat, fought.n) if attacking else (fought.defender, fought.defending)
    helped = fought.side == (FOR if attacking else AGAINST) and (fought.defender != NOBODY or not attacking)
    own = (seat,) * fought.fell[seat] if seat != NOBODY else ()
    cubes = (*own, *((GREEN,) * fought.fell[GREEN] if helped else ()))
    name = seat_name(words, seat) if seat != NOBODY else words("draw-nobody")
    return div(".column")[
        span(".name")[name],
        span(".part")[words("draw-attacks-with" if attacking else "draw-defends-with", n=thrown)],
        column(cubes),
        span(".sum")[str(len(cubes))],
    ]


def column(cubes: tuple[int, ...]) -> Element:
    """Cubes one on the other, counted from below."""
    columns = max(1, -(-len(cubes) // IN_COLUMN))
    wide, high = 2 * HALF * EDGE + 4, 2 * EDGE + STEP * (IN_COLUMN - 1) + 4
    drawn = []
    for n, colour in enumerate(cubes):
        place, level = divmod(n, IN_COLUMN)
        x = wide * (place + 0.5)
        drawn.append(pen.group(cube(colour, x, high - EDGE - 2 - STEP * level, EDGE)))
    return pen(
        "svg", *drawn, viewBox=f"0 0 {short(wide * columns)} {short(high)}", classes="pile", aria_hidden="true"
    )


def inhabitants(words: Words, fought: Battle) -> Node:
    return words("draw-inhabitants-fell", n=fought.fell[GREEN], side=SIDES[fought.side])
