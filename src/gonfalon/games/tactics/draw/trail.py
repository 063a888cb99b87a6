"""Why the Enemy did what it did: the last activation, read from the log and drawn over the board.

The compass round the unit, the way it went, and whom it went for or struck. It stays until the player acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.enemy import CAN_ATTACK, CLOSEST, Goal, route
from gonfalon.games.tactics.state import EMPTY, NOBODY, OFF_MAP, Tactics, party_of
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import Point, icon, line, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .shapes import centre

ACTED: Final = {"moved", "attacks", "casts", "entered", "delved", "stuck", "shed"}
"""What a player does in a turn. Once any of it has happened, the Enemy's last turn is no longer shown."""
ROOM: Final = 40
"""How far from the middle of its space the way of a unit begins and ends."""


class Activation(NamedTuple):
    """An activation of the Enemy as plain values; a space or unit that does not exist is negative."""

    unit: int
    card: int
    why: int
    compass: int
    start: int
    end: int
    goal: int
    aimed: int
    why_there: int
    target: int
    struck: int


Fact = tuple[Any, ...]


def told_since(view: View) -> list[Fact] | None:
    """The facts from the last activation on; none if a player has acted since."""
    for back, fact in enumerate(reversed(view.log), 1):
        if fact[0] == "activates":
            facts = list(view.log[len(view.log) - back :])
            turns = [n for n, each in enumerate(facts) if each[0] == "turn"]
            acted = turns and any(each[0] in ACTED for each in facts[turns[0] :])
            return None if acted else facts
        if fact[0] == "finale":
            return None
    return None


def last_activation(view: View) -> Activation | None:
    """What the Enemy did last, while it is still relevant."""
    g: Tactics = view.state
    if not g.rules.enemies:
        return None
    facts = told_since(view)
    if facts is None:
        return None
    _, unit, card, why, compass = facts[0]
    start = end = g.pos[unit]
    goal, aimed, why_there, target = OFF_MAP, NOBODY, NOBODY, NOBODY
    for fact in facts:
        if fact[:2] == ("moved", unit):
            start, end = fact[2:4]
        elif fact[:2] == ("step_move", unit):
            aimed, goal, why_there = fact[2:5]
        elif fact[:2] == ("step_attack", unit):
            target = fact[3]
    struck = struck_at(g, facts, target, goal)
    return Activation(unit, card, why, compass, start, end, goal, aimed, why_there, target, struck)


def struck_at(g: Tactics, facts: list[Fact], target: int, goal: int) -> int:
    """Where the target stood: from where it was pushed, or where it is; if it is gone, where the unit went."""
    if target == NOBODY:
        return OFF_MAP
    for fact in facts:
        if fact[:2] == ("pushed", target):
            return int(fact[2])
    return g.pos[target] if 0 <= g.pos[target] < SPACES else goal


# ------------------------------------------------------------------- on the board


def trail(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The last activation over the board."""
    seen = last_activation(view)
    if seen and 0 <= seen.end < SPACES:
        steps = walked(view.state, seen)
        yield "trail", traced(party_of(seen.unit), seen.compass, steps, seen.goal, seen.struck)


def walked(g: Tactics, seen: Activation) -> tuple[int, ...]:
    """The spaces from where a unit stood to where it is. The log has both ends; how an Enemy goes is certain, so
    the way between is found again. Where it does not fit what has changed since, it is a straight line."""
    if seen.start == seen.end:
        return (seen.end,)
    past = g.copy()
    if past.at[seen.start] == EMPTY:
        past.place(seen.unit, seen.start)
        if seen.why_there in (CAN_ATTACK, CLOSEST) and past.at[seen.goal] == EMPTY:
            past.place(seen.aimed, seen.goal)
        path = route(past, seen.unit, Goal(seen.goal, seen.aimed, seen.why_there))
        if path and path[-1] == seen.end:
            return seen.start, *path
    return seen.start, seen.end


@lru_cache(256)
def traced(side: int, compass: int, steps: tuple[int, ...], goal: int, struck: int) -> Element:
    drawn: list[Element] = []
    end = steps[-1]
    if len(steps) > 1:
        drawn += ghost(side, steps[0])
        drawn += way(steps, f"team{side}")
    drawn.append(needle(end, compass, side))
    if struck >= 0:
        drawn += blow(end, struck)
    elif 0 <= goal < SPACES and goal != end:
        drawn += aim(end, goal)
    return pen.group(
        *drawn,
        id="trail",
        classes="trail",
        pointer_events="none",
        aria_hidden="true",
    )


def ghost(side: int, space: int) -> Iterator[Element]:
    """Where a unit came from."""
    x, y = centre(space)
    yield pen("circle", cx=x, cy=y, r=30, fill=f"team{side}", fill_opacity=0.16)
    yield pen("circle", cx=x, cy=y, r=30, stroke="label", stroke_width=4.4, stroke_opacity=0.8)
    yield pen("circle", cx=x, cy=y, r=30, stroke=f"team{side}", stroke_width=2.4, stroke_dasharray="3 5")


def stretch(a: int, b: int, before: float, after: float) -> tuple[float, float, float, float]:
    """The line between two spaces, shortened at both ends."""
    (x, y), (u, v) = centre(a), centre(b)
    length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
    dx, dy = (u - x) / length, (v - y) / length
    return x + dx * before, y + dy * before, u - dx * after, v - dy * after


def arrow(x: float, y: float, u: float, v: float, size: float) -> str:
    """The head of an arrow from one point at another."""
    length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
    dx, dy = (u - x) / length * size, (v - y) / length * size
    left, right = (u - dx - dy * 0.7, v - dy + dx * 0.7), (u - dx + dy * 0.7, v - dy - dx * 0.7)
    return f"M{short(left[0])} {short(left[1])}L{short(u)} {short(v)}L{short(right[0])} {short(right[1])}"


def pointed(points: list[Point], colour: str, width: float, dash: str | None) -> Iterator[Element]:
    """An arrow along some points, on a casing."""
    path = line(points, closed=False)
    head = arrow(*points[-2], *points[-1], 15)
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    yield pen("path", d=path + head, stroke="label", stroke_width=width + 5, classes="casing", **ends)
    yield pen("path", d=path, stroke=colour, stroke_width=width, stroke_dasharray=dash, **ends)
    yield pen("path", d=head, stroke=colour, stroke_width=width, **ends)


def way(steps: tuple[int, ...], colour: str) -> Iterator[Element]:
    """The way a unit went."""
    first, last = stretch(steps[0], steps[1], 32, 0), stretch(steps[-2], steps[-1], 0, ROOM + 12)
    yield from pointed([first[:2], *(centre(space) for space in steps[1:-1]), last[2:]], colour, 5, "2 10")


def blow(here: int, there: int) -> Iterator[Element]:
    """An attack, with crossed swords on it."""
    x, y, u, v = stretch(here, there, ROOM - 4, ROOM - 2)
    yield from pointed([(x, y), (u, v)], "danger", 5, None)
    yield pen("circle", cx=(x + u) / 2, cy=(y + v) / 2, r=13, fill="danger", stroke="label", stroke_width=2)
    yield pen.icon(icon(COMMON_ART, "battle"), (x + u) / 2, (y + v) / 2, 17, "raised")


def aim(here: int, there: int) -> Iterator[Element]:
    """Whom or what a unit is on its way to."""
    x, y, u, v = stretch(here, there, ROOM + 4, ROOM + 4)
    path = f"M{short(x)} {short(y)}L{short(u)} {short(v)}" + arrow(x, y, u, v, 12)
    yield pen(
        "path",
        d=path,
        stroke="label",
        stroke_width=6,
        stroke_opacity=0.7,
        classes="casing",
        stroke_linecap="round",
    )
    yield pen("path", d=path, stroke="danger", stroke_width=2.6, stroke_dasharray="1 7", stroke_linecap="round")


def needle(space: int, compass: int, side: int) -> Element:
    """The compass round the unit: four ticks, an arrow where the sweep begins, an arc clockwise from it."""
    x, y = centre(space)
    sweep = "M17-56A58.5 58.5 0 0 1 48-33M48-33l-.6-9.4M48-33l-9-2.6"
    ticks = "M46 0h10M-46 0h-10M0 46v10M0-46v-10"
    return pen.group(
        pen("circle", r=48, stroke="label", stroke_width=5.4, stroke_opacity=0.85, classes="casing"),
        pen("circle", r=48, stroke="danger", stroke_width=1.8),
        pen("path", d=ticks + sweep, stroke="label", stroke_width=7, stroke_linecap="round", classes="casing"),
        pen("path", d=ticks, stroke="danger", stroke_width=2.6, stroke_linecap="round"),
        pen("path", d=sweep, stroke="danger", stroke_width=3.2, stroke_linecap="round", stroke_linejoin="round"),
        pen(
            "path",
            d="M0-76L17-44 0-51-17-44Z",
            fill="danger",
            stroke="label",
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        transform=f"translate({x} {y - 1})rotate({90 * compass})",
        classes=f"needle side{side}",
    )
