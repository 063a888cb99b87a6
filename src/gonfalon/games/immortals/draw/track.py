"""The score track under the map, and the markers of the rounds under the title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import SCORING
from gonfalon.games.immortals.state import Immortals
from gonfalon.games.immortals.tell.names import points_name, seat_name
from gonfalon.lore.phrases import listed
from gonfalon.lore.svg import area
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import figure
from .cubes import HALF, HIGH, cube
from .shapes import TRACK, WIDE

LEFT: Final = 44
CELL: Final = (WIDE - LEFT - 8) / SCORING.track
TALL: Final = 40
EDGES: Final = (9.5, 8.6, 6.8, 6.6, 6.6)
"""The edge of a cube, by how many stand in a space."""
FIVE: Final = 5
ROUNDS_AT: Final = 140
DISC: Final = 11.5
STEP: Final = 27


def spaces(words: Words) -> Element:
    """The spaces of the track; the first and every fifth have their number."""
    numbers = range(0, SCORING.track, FIVE)
    shaded = "".join(f"M{x_of(n):.1f} {TRACK}h{CELL:.2f}v{TALL}h-{CELL:.2f}z" for n in numbers)
    lines = "".join(f"M{x_of(n):.1f} {TRACK}v{TALL}" for n in range(1, SCORING.track))
    size = area(LEFT, TRACK, CELL * SCORING.track, TALL, 4)
    return pen.group(
        figure("victory_point", LEFT / 2 + 2, TRACK + TALL / 2, 28, "ink"),
        pen("rect", fill="panel", **size),
        pen("path", d=shaded, fill="rule", fill_opacity=0.45),
        pen("path", d=lines, stroke="rule", stroke_width=0.9),
        pen("rect", stroke="edge", stroke_width=1.3, **size),
        *(pen.text(str(n), x_of(n) + CELL / 2, TRACK + 38, 11.5, "ink2", anchor="middle") for n in numbers),
        aria_hidden="true",
    )


def x_of(n: int) -> float:
    """The left side of a space."""
    return LEFT + CELL * n


def scores(words: Words, view: View) -> Element:
    g: Immortals = view.state
    return pawns(words, tuple(g.points))


@lru_cache(1 << 8)
def pawns(words: Words, points: tuple[int, ...]) -> Element:
    """A cube for each player; beyond the end of the track it starts over, marked with what it has passed."""
    said = listed(
        words,
        (
            words("draw-has", who=seat_name(words, seat), points=points_name(words, n))
            for seat, n in enumerate(points)
        ),
    )
    drawn: list[Element] = []
    for space in {n % SCORING.track: None for n in points}:
        here = [seat for seat, n in enumerate(points) if n % SCORING.track == space]
        drawn += standing(space, here, [points[seat] // SCORING.track for seat in here])
    return pen.group(*drawn, id="scores", role="img", aria_label=said, pointer_events="none")


def standing(space: int, seats: list[int], laps: list[int]) -> Iterator[Element]:
    """The cubes in a space, one on the other."""
    columns, edge = -(-len(seats) // HIGH), EDGES[len(seats) - 1]
    step = 2 * HALF * edge + 0.8
    for n, (seat, lap) in enumerate(zip(seats, laps)):
        column, level = divmod(n, HIGH)
        x = x_of(space) + CELL / 2 + step * (column - (columns - 1) / 2)
        y = TRACK + 34 - edge * 1.4 - edge * 1.2 * level
        yield cube(seat, x, y, edge)
        if lap:
            yield pen.text(
                f"+{lap * SCORING.track}", x, y - 8, 9.5, "ink", bold=True, anchor="middle", stroke_width=0
            )


def rounds(words: Words, view: View) -> Element:
    g: Immortals = view.state
    return markers(words, g.round, g.rounds)


@lru_cache(64)
def markers(words: Words, round: int, last: int) -> Element:
    """A disc for each round: those that are over are struck out, the current one is filled."""
    middle = WIDE / 2
    drawn = []
    for n in range(1, last + 1):
        x = middle + STEP * (n - (last + 1) / 2)
        now, night = n == round, x < middle
        fill, ink = ("night-tile", "night-ink") if night else ("day-tile", "day-ink")
        if now:
            fill, ink = ink, fill
        line = "night-ink" if night else "day-ink"
        drawn.append(pen("circle", cx=x, cy=ROUNDS_AT, r=DISC, fill=fill, stroke=line, stroke_width=1.4))
        drawn.append(pen.text(str(n), x, ROUNDS_AT + 5, 14, ink, bold=True, anchor="middle"))
        if n < round:
            drawn.append(
                pen("path", d=f"M{x - 8:.1f} {ROUNDS_AT + 8}l16-16", stroke=line, stroke_width=2, opacity=0.75)
            )
    said = words("draw-round", n=round, of=last)
    return pen.group(*drawn, id="rounds", role="img", aria_label=said, pointer_events="none")
