"""Dungeons: the inside of a box while somebody is in it, and the gates of those nobody is in.

An open box is drawn over its place on the map: rock with floors cut into it. Its spaces have names like those of
the map (`space-173`), a glow under what stands on them and a hit area above. A box that is shut has a gate at each
of its Portals, which has the name of the Entrance: to go in is to move there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.dungeons import (
    BARRIER,
    CAVE_AT,
    CAVE_IN,
    CAVES,
    CRYSTAL,
    DOOR,
    ENTRANCE,
    MONSTER,
    TRAP,
    WALL,
    WATER,
    Cave,
)
from gonfalon.games.tactics.printed import BOXES, DUNGEON_SPACES
from gonfalon.games.tactics.realm import NAMES, SPACES
from gonfalon.games.tactics.state import Tactics
from gonfalon.games.tactics.tell import printed
from gonfalon.lore.svg import SERIF, breadth, line, rounded
from gonfalon.lore.words import Words

from .boxes import arches, opened_on
from .colours import PEN as pen
from .colours import sign
from .shapes import CELL, MARGIN, RIGHT, Loop, cells_of, centre, corner, loops

INSET: Final = 8
SHADE: Final = (7, 10)
SEED: Final = 7
KINDS: Final = {kind.symbol: kind for kind in DUNGEON_SPACES.values()}
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
RED, BARRED, GREEN = range(3)
"""Of a crystal: still to be found, out of reach until others are recovered, recovered."""
STATES: Final = ("red", "barred", "green")


def standing_of(green: int, cave: Cave) -> int:
    """Where the crystal of a dungeon stands."""
    if green >> cave.number & 1:
        return GREEN
    return BARRED if cave.requires & ~green else RED


def place_of(words: Words, space: int) -> str:
    """A space in words: `e5`, or `The Lantern Halls, e1`."""
    if space < SPACES:
        return NAMES[space]
    where = printed(words, CAVE_AT[space].printed, "place")
    return words("draw-inside", dungeon=where, space=NAMES[space].partition("-")[2])


# --------------------------------------------------------------------- open boxes


def caves(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The inside of each box that is open because somebody is in it."""
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
    """Boards across the Portals of an open box, which are shut meanwhile (TAC-DUN-13)."""
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
    """The name of the dungeon on its northern wall, and which boxes were taken off it meanwhile."""
    name = printed(words, cave.printed, "place")
    room = round(breadth(name, 14.5, bold=True))
    note = words("draw-aside", boxes=", ".join(aside)) if aside else ""
    more = round(breadth(note, 12.5))
    wide = room + 44 + (more + 14 if note else 0)
    (x, y), (u, _) = corner(cave.first), corner(cave.spaces[-1])
    left = min(max((x + u + CELL - wide) // 2, MARGIN + 4), RIGHT - wide - 4)
    return pen.group(
        pen("path", d=f"M3 4h{wide}v26h-{wide}Z", fill="shade", fill_opacity=0.3),
        pen("rect", width=wide, height=26, rx=3, fill="face", stroke="line", stroke_width=1.4),
        pen("path", d="M.7.7h26v24.6h-26Z", fill="gem"),
        pen.icon(sign("crystal"), 13.5, 13, 18, "face"),
        pen(
            "text",
            name,
            x=34,
            y=18,
            fill="figure",
            textLength=room,
            lengthAdjust="spacingAndGlyphs",
            font_family=SERIF,
            font_size="14.5",
            font_weight="700",
        ),
        *(
            [
                pen("path", d=f"M{room + 44} 5v16", stroke="figure", stroke_opacity=0.4, stroke_width=1),
                pen(
                    "text",
                    note,
                    x=room + 50,
                    y=17.5,
                    fill="figure",
                    textLength=more,
                    lengthAdjust="spacingAndGlyphs",
                    font_family=SERIF,
                    font_size="12.5",
                    font_style="italic",
                ),
            ]
            if note
            else ()
        ),
        transform=f"translate({left} {y - 25})",
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


# ------------------------------------------------------------- what stands inside


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


# -------------------------------------------------------------------------- gates


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
    """A crystal on a disc, with what lights up round it; a larger disc nobody sees takes the touch."""
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
