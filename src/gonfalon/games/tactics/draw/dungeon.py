"""Dungeons: the inside of a box while somebody is in it.

An open box is drawn over its place on the map: rock with floors cut into it. Its spaces have names like those of
the map (`space-173`), a glow under what stands on them and a hit area above.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed import BOXES, DUNGEON_SPACES
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import (
    CAVE_AT,
    CAVES,
    WALL,
    WATER,
    Cave,
)
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import SERIF, breadth, line, rounded
from gonfalon.lore.words import Words

from .boxes import arches, opened_on
from .colours import PEN as pen
from .colours import sign
from .features import feature
from .shapes import CELL, LETTERS, MARGIN, RIGHT, Loop, cells_of, corner, loops

INSET: Final = 8
SHADE: Final = (7, 10)
SEED: Final = 7
KINDS: Final = {kind.symbol: kind for kind in DUNGEON_SPACES.values()}


def place_of(words: Words, space: int) -> str:
    """A space in words: `e5`, or `The Lantern Halls, e1`."""
    if space < SPACES:
        return NAMES[space]
    where = printed(words, CAVE_AT[space].printed, "place")
    return words("draw-inside", dungeon=where, space=NAMES[space].partition("-")[2])


def caves(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The inside of each box that is open because a unit is in it."""
    g: Tactics = view.state
    opened = opened_on(g.map)
    taken = g.occupied()
    for cave in CAVES:
        if cave.box in opened and taken & cave.board:
            yield f"cave-{cave.number}", cave_group(words, cave.number)


@lru_cache(32)
def cave_group(words: Words, number: int) -> Element:
    cave = CAVES[number]
    aside = [printed(words, BOXES[box], "name") for box in cave.opened[1:]]
    name = printed(words, cave.printed, "place")
    said = words("draw-open", dungeon=name, n=len(aside), boxes=", ".join(aside))
    return pen.group(
        *rock(cave, f"cave-{number}-floor"),
        *barred_arches(cave),
        pen.group(*(glow(space) for space in floors(cave)), pointer_events="none", aria_hidden="true"),
        *(drawn for space in floors(cave) for drawn in feature(cave, space)),
        plate(words, cave, aside),
        pen.group(*(hit(words, cave, space) for space in floors(cave)), classes="hits"),
        id=f"cave-{number}",
        classes="cave",
        role="group",
        aria_label=said,
    )


def plan(number: int, name: str) -> Element:
    """The inside of a box as a small picture, for its card."""
    cave = CAVES[number]
    x, y = corner(cave.first)
    u, v = corner(cave.spaces[-1])
    edge = INSET + 4
    return pen(
        "svg",
        *rock(cave, f"{name}-{number}-floor"),
        *(drawn for space in floors(cave) for drawn in feature(cave, space)),
        viewBox=f"{x - edge} {y - edge} {u - x + CELL + 2 * edge} {v - y + CELL + 2 * edge}",
        classes="plan",
        aria_hidden="true",
    )


def floors(cave: Cave) -> list[int]:
    return [space for space in cave.spaces if cave.kind(space) != WALL]


def rock(cave: Cave, clip: str) -> Iterator[Element]:
    """The box without its lid: masonry, the floors cut into it, and the shadow of the walls on them."""
    x, y = corner(cave.first)
    u, v = corner(cave.spaces[-1])
    outer: Loop = [(x - 9, y - 9), (u + CELL + 9, y - 9), (u + CELL + 9, v + CELL + 9), (x - 9, v + CELL + 9)]
    cut = loops(cells_of(floors(cave)), INSET)
    floor = "".join(rounded(loop, 9) for loop in cut)
    dx, dy = SHADE
    shadow = line(outer) + "".join(rounded([(a + dx, b + dy) for a, b in loop], 9) for loop in cut)
    yield pen("path", d=rounded([(a + 5, b + 8) for a, b in outer], 7), fill="shade", fill_opacity=0.3)
    yield pen("path", d=rounded(outer, 7), fill="cave-rock", stroke="line", stroke_width=2.2)
    yield pen("path", d=masonry(cave), stroke="cave-joint", stroke_width=1.3, stroke_opacity=0.8)
    yield pen("clipPath", pen("path", d=floor), id=clip)
    yield pen("path", d=floor, fill="cave-floor")
    yield pen.group(
        pen("path", d=flagstones(cave), stroke="cave-joint", stroke_width=1, stroke_opacity=0.2),
        pen("path", d=borders(cave), stroke="cave-joint", stroke_width=1.6, stroke_opacity=0.5),
        pen("path", d=shadow, fill="shade", fill_opacity=0.26, fill_rule="evenodd"),
        clip_path=f"url(#{clip})",
    )
    yield pen("path", d=floor, stroke="line", stroke_width=1.8, stroke_linejoin="round")
    yield from pools(cave)


def masonry(cave: Cave) -> str:
    """Courses of stone over the whole box; the floors cover most of them."""
    x, y = corner(cave.first)
    u, v = corner(cave.spaces[-1])
    chance = Random(cave.number * 977 + SEED)
    left, right, path = x - 8, u + CELL + 8, ""
    for course, top in enumerate(range(y - 8, v + CELL, 17)):
        path += f"M{left} {top}H{right}"
        joint = left + chance.randint(8, 20) + 14 * (course % 2)
        while joint < right - 6:
            path += f"M{joint} {top}v{min(17, v + CELL + 8 - top)}"
            joint += chance.randint(24, 36)
    return path


def flagstones(cave: Cave) -> str:
    """The joints of the floor within its spaces."""
    path = ""
    for space in floors(cave):
        chance = Random(space * 613 + SEED)
        x, y = corner(space)
        at = chance.randint(36, 56)
        path += f"M{x} {y + at}h{CELL}M{x + chance.randint(30, 62)} {y}v{at}"
        path += f"M{x + chance.randint(24, 68)} {y + at}V{y + CELL}"
    return path


def borders(cave: Cave) -> str:
    """The lines between spaces."""
    return "".join(f"M{x} {y}h{CELL}M{x} {y}v{CELL}" for x, y in map(corner, floors(cave)))


def pools(cave: Cave) -> Iterator[Element]:
    """Water in the dungeon, as that on the map."""
    wet = [space for space in cave.spaces if cave.kind(space) == WATER]
    if not wet:
        return
    shore = "".join(rounded(loop, 22) for loop in loops(cells_of(wet), 12))
    strokes = ""
    for space in wet:
        x, y = corner(space)
        strokes += "".join(
            f"M{x + left} {y + top}q5-4 10 0t10 0 10 0 10 0" for left, top in ((26, 32), (30, 48), (24, 64))
        )
    yield pen("path", d=shore, fill="water", stroke="line", stroke_width=1.8)
    yield pen("path", d=strokes, stroke="wave", stroke_width=1.6, stroke_opacity=0.85, stroke_linecap="round")


def barred_arches(cave: Cave) -> Iterator[Element]:
    """Boards across the Portals of an open box: they are closed while it is open (TAC-DUN-13)."""
    turn = {"S": 0, "W": 90, "N": 180, "E": -90}
    for arch in arches("standard"):
        if arch.box == cave.box:
            yield pen.group(
                pen(
                    "path",
                    d="M-27 13l52 9-1 7-52-9ZM-26 27l52-12 2 7-52 12Z",
                    fill="rail",
                    stroke="line",
                    stroke_width=1.4,
                    stroke_linejoin="round",
                ),
                transform=f"translate({arch.x:g} {arch.y:g})rotate({turn[arch.side]})",
            )


def plate(words: Words, cave: Cave, aside: list[str]) -> Element:
    """The name of the dungeon on its northern wall, and which boxes have been taken off it."""
    name = printed(words, cave.printed, "place")
    room = round(breadth(name, LETTERS, bold=True))
    note = words("draw-aside", boxes=", ".join(aside)) if aside else ""
    more = round(breadth(note, LETTERS))
    wide = room + 48 + (more + 14 if note else 0)
    (x, y), (u, _) = corner(cave.first), corner(cave.spaces[-1])
    left = min(max((x + u + CELL - wide) // 2, MARGIN + 4), RIGHT - wide - 4)
    return pen.group(
        pen("path", d=f"M3 4h{wide}v30h-{wide}Z", fill="shade", fill_opacity=0.3),
        pen("rect", width=wide, height=30, rx=3, fill="face", stroke="line", stroke_width=1.4),
        pen("path", d="M.7.7h28v28.6h-28Z", fill="gem"),
        pen.icon(sign("crystal"), 14.5, 15, 20, "face"),
        pen(
            "text",
            name,
            x=38,
            y=21.5,
            fill="figure",
            textLength=room,
            lengthAdjust="spacingAndGlyphs",
            font_family=SERIF,
            font_size=LETTERS,
            font_weight="700",
        ),
        *(
            [
                pen("path", d=f"M{room + 48} 5v20", stroke="figure", stroke_opacity=0.4, stroke_width=1),
                pen(
                    "text",
                    note,
                    x=room + 54,
                    y=21.5,
                    fill="figure",
                    textLength=more,
                    lengthAdjust="spacingAndGlyphs",
                    font_family=SERIF,
                    font_size=LETTERS,
                    font_style="italic",
                ),
            ]
            if note
            else ()
        ),
        transform=f"translate({left} {y - 29})",
        pointer_events="none",
    )


def glow(space: int) -> Element:
    """Lit floor, as lit ground on the map."""
    x, y = corner(space)
    box = {"width": str(CELL - 20), "height": str(CELL - 20), "rx": "6"}
    return pen.group(
        pen("rect", x=x + 10, y=y + 10, classes="ground", fill="lit", stroke="raised", **box),
        pen("rect", x=x + 10, y=y + 10, classes="dash", stroke="legal", **box),
        data_target=f"space-{space}",
        classes="glow",
        display="none",
    )


def hit(words: Words, cave: Cave, space: int) -> Element:
    x, y = corner(space)
    kind = printed(words, KINDS[cave.kind(space)], "name")
    return pen(
        "rect",
        x=x + 6,
        y=y + 6,
        width=CELL - 12,
        height=CELL - 12,
        rx=7,
        classes="space",
        data_target=f"space-{space}",
        aria_label=f"{place_of(words, space)}, {kind}",
        role="button",
        tabindex="-1",
        fill_opacity="0",
    )
