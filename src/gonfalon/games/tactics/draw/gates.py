"""The gates of the boxes that nobody is in, one at each Portal, and whether the crystal is still to be found.

A gate has the name of the Entrance: to go in is to move there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.rules.dungeons.caves import CAVES, Cave
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .boxes import arches, opened_on
from .colours import PEN as pen
from .features import jewel

RED, BARRED, GREEN = range(3)
"""States of a crystal: still to be found, out of reach until others are recovered, recovered."""
STATES: Final = ("red", "barred", "green")


def standing_of(green: int, cave: Cave) -> int:
    """The state of a dungeon's crystal."""
    if green >> cave.number & 1:
        return GREEN
    return BARRED if cave.requires & ~green else RED


def gates(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """At each Portal of a box nobody is in: whether its crystal is still there, and the way in."""
    g: Tactics = view.state
    if not g.rules.dungeons:
        return
    opened = opened_on(g.map)
    for cave in CAVES:
        if cave.box not in opened:
            yield f"gate-{cave.number}", gate(words, cave.number, standing_of(g.green, cave))


@lru_cache(64)
def gate(words: Words, number: int, standing: int) -> Element:
    cave = CAVES[number]
    said = gate_label(words, number, standing)
    return pen.group(
        *(
            pen.group(
                *badge(standing),
                transform=f"translate({x:g} {y:g})",
                classes="gate",
                data_target=f"space-{cave.entrance}",
                role="button",
                tabindex="-1",
                aria_label=said,
            )
            for x, y in doors_of(number)
        ),
        id=f"gate-{number}",
        classes=f"gates {STATES[standing]}",
    )


def gate_label(words: Words, number: int, standing: int) -> str:
    dungeon = CAVES[number].printed
    return words(
        "draw-gate",
        dungeon=printed(words, dungeon, "place"),
        crystal=printed(words, dungeon, "name"),
        state=STATES[standing],
    )


@lru_cache(16)
def doors_of(number: int) -> tuple[tuple[float, float], ...]:
    """Where the gates of a dungeon are: on its box, above its Portals."""
    inward = {"S": (0, -9), "N": (0, 9), "E": (-9, 0), "W": (9, 0)}
    return tuple(
        (arch.x + inward[arch.side][0], arch.y + inward[arch.side][1])
        for arch in arches("standard")
        if arch.box == CAVES[number].box
    )


@cache
def badge(standing: int) -> tuple[Element, ...]:
    """A crystal on a disc, with a ring that lights up; a larger, invisible disc is the hit area."""
    name = "found" if standing == GREEN else "gem"
    drawn = [
        pen("circle", r=34, fill_opacity="0"),
        pen("circle", r=24, classes="ring casing", stroke="label", stroke_width=9, display="none"),
        pen("circle", r=24, classes="ring", stroke="legal", stroke_width=4.6, display="none"),
        pen("circle", cx=1.5, cy=2.5, r=17, fill="shade", fill_opacity=0.35),
        pen("circle", r=17, fill="face", stroke="line", stroke_width=1.8),
        pen("circle", r=14, stroke=name, stroke_width=2, stroke_dasharray="4 3" if standing == BARRED else None),
        pen.group(*jewel(name), transform="translate(0 -1)scale(.36)"),
    ]
    if standing == GREEN:
        drawn += [
            pen("circle", cx=12, cy=-12, r=8, fill="found", stroke="face", stroke_width=1.4),
            pen("path", d="M8.5-12l2.6 2.8 4.6-5.6", stroke="face", stroke_width=2.2, stroke_linecap="round"),
        ]
    if standing == BARRED:
        drawn += [
            pen("circle", cx=12, cy=-12, r=8, fill="figure", stroke="face", stroke_width=1.4),
            pen(
                "path",
                d="M9-12.4h6v4h-6ZM10.2-12.4v-1.6a1.8 1.8 0 0 1 3.6 0v1.6",
                fill="face",
                stroke="face",
                stroke_width=1.2,
            ),
        ]
    drawn.append(pen("circle", r=28, stroke="ink", stroke_width=3, classes="focus", display="none"))
    return tuple(drawn)
