"""What a move costs: a number on every space that a picked unit can go to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element

from gonfalon.core import Menu, View, bits
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT
from gonfalon.games.tactics.rules.dungeons.inside import cost_of
from gonfalon.games.tactics.rules.movement import banned_space, destinations, gait_of, move_points
from gonfalon.games.tactics.state import Tactics, party_of
from gonfalon.lore.svg import SANS, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .gates import doors_of
from .shapes import LETTERS, centre, corner


def costs(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """For each unit the viewer may move, the movement points to each space, and a way out and back; seen while the
    unit is picked."""
    g: Tactics = view.state
    for seat, ask in view.asks.items():
        if ask.what == "act" and isinstance(ask.options, Menu):
            for unit in g.units_of(seat):
                goals = ask.options.mask("move", unit)
                if goals:
                    yield f"costs-{unit}", discs(unit, goals, *prices(g, unit, goals))
                if 0 <= g.pos[unit] < SPACES and goals >> g.pos[unit] & 1:
                    yield f"detour-{unit}", detour(words, unit, *centre(g.pos[unit]))


@lru_cache(1 << 10)
def detour(words: Words, unit: int, x: int, y: int) -> Element:
    """A move that ends where it began, as a sign of its own: a second click on the unit puts it back."""
    loop = "M-5.5-2.5a6 6 0 1 1-.2 4.6M-5.5-2.5l-1.4-4.6M-5.5-2.5l4.6-.9"
    return pen.group(
        pen("circle", r=24, fill_opacity="0"),
        pen("circle", r=14, fill="legal", stroke="raised", stroke_width="1.6", classes="disc"),
        pen("path", d=loop, stroke="raised", stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round"),
        id=f"detour-{unit}",
        classes="detour",
        transform=f"translate({x - 30} {y + 28})",
        display="none",
        data_target=f"detour-{unit}",
        role="button",
        tabindex="-1",
        aria_label=words("draw-detour"),
    )


def prices(g: Tactics, unit: int, goals: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """What it costs to go to each goal: on the map by points, in dungeons one by one."""
    below = list(bits(goals >> SPACES << SPACES))
    gait, here = gait_of(g, unit), g.pos[unit]
    if here >= SPACES:
        return (), tuple((space, cost_of(CAVE_AT[space], space, gait)) for space in below)
    inside = tuple((space, entry_cost(g, unit, space)) for space in below)
    return layers(g, unit, goals), inside


def entry_cost(g: Tactics, unit: int, entrance: int) -> int:
    """The fewest points with which a unit can go into a dungeon."""
    most = move_points(g, unit)
    costs = (n for n in range(1, most) if destinations(g, unit, n, gait_of(g, unit)) >> entrance & 1)
    return next(costs, most)


def layers(g: Tactics, unit: int, goals: int) -> tuple[int, ...]:
    """Which of the goals can be reached with one point, with two, and so on up to nine."""
    foes, gait, banned = g.foes_of(party_of(unit)), gait_of(g, unit), banned_space(g, unit)
    return tuple(
        g.realm.open_to(g.pos[unit], points, gait, foes, banned) & goals
        for points in range(1, min(move_points(g, unit), 9) + 1)
    )


@lru_cache(1 << 10)
def discs(unit: int, goals: int, reached: tuple[int, ...], below: tuple[tuple[int, int], ...]) -> Element:
    """A disc with the cost in the corner of every space a unit can move to: one path, and one text of digits."""
    rounds, digits, xs, ys = [], [], [], []
    for x, y, points in priced(reached, below):
        rounds.append(f"M{short(x - 14)} {short(y)}a14 14 0 1 0 28 0a14 14 0 1 0-28 0")
        digits.append(str(points))
        xs.append(short(x))
        ys.append(short(y + 7))
    return pen(
        "g",
        pen("path", d="".join(rounds), fill="legal", stroke="raised", stroke_width="1.6"),
        pen("text", "".join(digits), x=" ".join(xs), y=" ".join(ys), fill="raised"),
        id=f"costs-{unit}",
        classes="costs",
        data_target=f"unit-{unit}",
        display="none",
        pointer_events="none",
        aria_hidden="true",
        font_family=SANS,
        font_size=str(LETTERS),
        font_weight="700",
        text_anchor="middle",
    )


def priced(reached: tuple[int, ...], below: tuple[tuple[int, int], ...]) -> Iterator[tuple[float, float, int]]:
    """Where each cost is written: in the corner of its space, or beside the gates of a closed dungeon."""
    done = 0
    for points, board in enumerate(reached, 1):
        for space in bits(board & ~done):
            x, y = corner(space)
            yield x + 73, y + 73, points
        done |= board
    for space, points in below:
        cave = CAVE_AT[space]
        if reached and space == cave.entrance:
            yield from ((x + 24, y + 18, points) for x, y in doors_of(cave.number))
        else:
            x, y = corner(space)
            yield x + 70, y + 70, points
