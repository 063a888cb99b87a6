"""What stands on the spaces of a dungeon: the Entrance, the crystal, monsters, traps, doors, barriers, rubble."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from htpy import Element

from gonfalon.games.tactics.rules.dungeons.caves import (
    BARRIER,
    CAVE_IN,
    CRYSTAL,
    DOOR,
    ENTRANCE,
    MONSTER,
    TRAP,
    Cave,
)

from .colours import PEN as pen
from .colours import sign
from .shapes import centre

SWIRL: Final = "M0 8.6C2.6 8.6 4 6.4 3 4.2C1.8 1.6-2.6 1.6-4.6 4.6C-7.4 9-4.6 15.6 1 16.4C7.4 17.2 12 11.6 11.4 5"
SHARDS: Final = (
    ("M-2-30l11 12v30l-11 14Z", "M-2-30l-11 12v30l11 14Z"),
    ("M17-8l8 8v16l-8 9Z", "M17-8l-8 8v16l8 9Z"),
)
HEAP: Final = "M-37 34l-2-14 9-11 3-16 13-4 6-14 16-1 9 11 13 4 2 15 8 9-1 21-12 3h-52Z"
STONES: Final = (
    "M-35 33l-2-12 9-8 13 3 4 17-8 1ZM-12 34l-1-13 11-7 13 5 1 15ZM15 34l-1-13 9-8 12 5 3 14-5 3Z"
    "M-27 8l3-13 12-4 8 8-3 12-9 4ZM1 9l-2-13 9-8 13 4 2 13-9 7ZM-13-12l5-12 13-1 8 10-5 10-13 2Z"
)
CRACKS: Final = "M-28 22l6 3M-6 22l5 5M22 22l5 6M-18-1l5 4M8-4l5 5M-3-18l4 5"


def feature(cave: Cave, space: int) -> Iterator[Element]:
    """What is on a space of a dungeon."""
    kind = cave.kind(space)
    if kind in FEATURES:
        x, y = centre(space)
        yield pen.group(*FEATURES[kind](), transform=f"translate({x} {y})")


@cache
def way_in() -> tuple[Element, ...]:
    """The Entrance: the Portal seen from inside, on steps."""
    return (
        pen("circle", cx=2, cy=3, r=35, fill="shade", fill_opacity=0.3),
        pen("circle", r=35, fill="stone", stroke="line", stroke_width=1.8),
        pen(
            "path",
            d="M0-35v9M0 35v-9M-35 0h9M35 0h-9M-25-25l7 7M25-25l-7 7M-25 25l7-7M25 25l-7-7",
            stroke="line",
            stroke_width=1.2,
        ),
        pen("circle", r=26, fill="dark", stroke="line", stroke_width=1.4),
        pen(
            "path",
            d=SWIRL,
            stroke="spiral",
            stroke_width=1.9,
            stroke_linecap="round",
            transform="translate(-5 -17)scale(2)",
        ),
    )


@cache
def jewel(name: str = "gem") -> tuple[Element, ...]:
    """A crystal: three shards, each with a light and a dark half."""
    ink = {"stroke": "line", "stroke_width": "1.5", "stroke_linejoin": "round"}
    drawn = [pen("path", d="M-27 28q27 10 56 0l-6 9h-44Z", fill="shade", fill_opacity=0.3)]
    for (right, left), mirrored in ((SHARDS[1], False), (SHARDS[1], True), (SHARDS[0], False)):
        turn = (
            "scale(-1 1)translate(4 4)"
            if mirrored
            else "translate(0 4)"
            if right is SHARDS[1][0]
            else "translate(2 0)"
        )
        near, far = (name, f"{name}-lit") if not mirrored else (f"{name}-lit", name)
        drawn += [
            pen("path", d=right, fill=near, transform=turn, **ink),
            pen("path", d=left, fill=far, transform=turn, **ink),
        ]
    return tuple(drawn)


@cache
def treasure_room() -> tuple[Element, ...]:
    """The crystal on its dais."""
    return (
        pen("circle", r=35, fill="plate", stroke="line", stroke_width=1.6),
        pen("circle", r=30.5, stroke="line", stroke_opacity=0.5, stroke_width=1, stroke_dasharray="3 4"),
        pen.group(*jewel(), transform="translate(0 -2)scale(.94)"),
    )


def tile(icon: str, colour: str, size: float = 46) -> Callable[[], tuple[Element, ...]]:
    """A slab with a sign on it, seen round a token at its corners."""

    @cache
    def drawn() -> tuple[Element, ...]:
        return (
            pen("rect", x=-33, y=-33, width=66, height=66, rx=6, fill="plate", stroke="line", stroke_width=1.5),
            pen("path", d="M-27-18v-9h9M27-18v-9h-9M-27 18v9h9M27 18v9h-9", stroke=colour, stroke_width=2.4),
            pen.icon(sign(icon), 0, 0, size, colour),
        )

    return drawn


@cache
def rubble() -> tuple[Element, ...]:
    """A Cave-in: fallen rock."""
    heap = (
        pen("path", d=HEAP, fill="shade", fill_opacity=0.3, transform="translate(3 4)"),
        pen("path", d=HEAP, fill="scree", stroke="line", stroke_width=1.8, stroke_linejoin="round"),
        pen("path", d=STONES, fill="rock", stroke="line", stroke_width=1.5, stroke_linejoin="round"),
        pen("path", d=CRACKS, stroke="line", stroke_width=1.2, stroke_opacity=0.7, stroke_linecap="round"),
    )
    return (pen.group(*heap, transform="scale(.88)"),)


FEATURES: Final[dict[str, Callable[[], tuple[Element, ...]]]] = {
    ENTRANCE: way_in,
    CRYSTAL: treasure_room,
    MONSTER: tile("wandering_monster", "lair"),
    TRAP: tile("trap", "snare", 42),
    DOOR: tile("locked_door", "oak", 50),
    BARRIER: tile("magic_barrier", "spell", 50),
    CAVE_IN: rubble,
}
