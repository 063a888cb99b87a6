"""The ground: levels with their stepped shadows and hatched cliffs, water, and the Control Areas on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Final

from htpy import Element

from gonfalon.core import bits
from gonfalon.games.tactics.printed.realm import BRIDGE, PEAK, VILLAGE, WATER, Realm
from gonfalon.games.tactics.printed.spaces import EAST, HEIGHT, NORTH, SOUTH, SPACES, WEST, WIDTH, neighbour
from gonfalon.lore.svg import Point, line, rounded, short, smooth

from .colours import PEN as pen
from .colours import TOPS
from .shapes import BOTTOM, CELL, MARGIN, RIGHT, Cell, Loop, cell_of, cells_of, corner, loops

SHADOW_X: Final = (0, 12, 19, 25, 30)
SHADOW_Y: Final = (0, 16, 25, 33, 40)
SHADOW: Final = 0.14
STEEPEST: Final = 4
"""A drop of more levels than this looks the same."""

# By side of the upper space, drawn in this order: its width by drop, how dark its hachures are, how they lean.
CLIFFS: Final = (
    (NORTH, "n", (0, 4, 6, 8, 10), 0.42),
    (WEST, "w", (0, 4.5, 6.5, 8.5, 10.5), 0.45),
    (EAST, "e", (0, 7, 10.5, 13.5, 16), 0.75),
    (SOUTH, "s", (0, 9, 14, 18, 22), 0.85),
)
WIDTHS: Final = {side: widths for side, _, widths, _ in CLIFFS}
SEED: Final = 20

TUFTS: Final = ("m{} {}q-.4-4-3-6m3 6q.2-5 1-8m-1 8q1-3 4-5", "m{} {}q-.4-3-3-5m3 5q.2-4 1-7m-1 7q1-3 4-4")
STROKES_OF_WAVES: Final = ("q4.5-4 9 0t9 0 9 0 9 0", "q5-4 10 0t10 0 10 0 10 0", "q4.5-4 9 0t9 0 9 0 9 0 9 0")


def outline(cells: set[Cell], inset: float = 0, by: tuple[int, int] = (0, 0)) -> str:
    """The outline of some cells, moved."""
    return "".join(line((x + by[0], y + by[1]) for x, y in loop) for loop in loops(cells, inset))


def ground(realm: Realm) -> Element:
    """Every level in its colour, grass, and the water."""
    tops = [
        pen("path", d=outline(cells_of(at_level(realm, level))), fill=f"level{min(level, len(TOPS) - 1)}")
        for level in levels(realm)
    ]
    return pen.group(*tops, grass(realm), *waters(realm))


def levels(realm: Realm) -> list[int]:
    """The levels there are on a map, from the ground up."""
    return sorted(set(realm.level[:SPACES]))


def at_level(realm: Realm, level: int) -> list[int]:
    return [space for space in range(SPACES) if realm.level[space] == level]


def grass(realm: Realm) -> Element:
    """A few tufts on every space where grass grows."""
    path = ""
    for space in range(SPACES):
        if realm.terrain[space] in (WATER, BRIDGE, PEAK, VILLAGE):
            continue
        chance = Random(space * 7919 + SEED)
        x, y = corner(space)
        for _ in range(chance.choice((1, 2, 2, 3))):
            tuft = chance.choice(TUFTS)
            path += "M" + tuft[1:].format(x + chance.randint(14, CELL - 14), y + chance.randint(20, CELL - 8))
    return pen("path", d=path, stroke="mark", stroke_width=1.1, stroke_linecap="round", stroke_opacity=0.24)


# ----------------------------------------------------------------------- water


def waters(realm: Realm) -> Iterator[Element]:
    """Rivers and ponds: a shore that trembles, a second line inside, and waves."""
    clip = pen("rect", x=MARGIN, y=MARGIN, width=RIGHT - MARGIN, height=BOTTOM - MARGIN)
    yield pen("clipPath", clip, id="tactics-map")
    shores, lines = "", ""
    for number, spaces in enumerate(bodies(realm)):
        chance = Random(number * 104729 + SEED)
        inset, radius = (6, 26) if len(spaces) > 2 else (8, 34)
        cells = {*cells_of(spaces), *beyond_edge(spaces)}
        for loop in loops(cells, inset):
            shores += smooth(trembling(loop, radius, chance, 2.4))
        for loop in loops(cells, inset + 6):
            lines += smooth(trembling(loop, radius - 4, chance, 2.0))
    yield pen.group(
        pen("path", d=shores, fill="water", stroke="line", stroke_opacity=0.8, stroke_width=1.8),
        pen("path", d=lines, stroke="wave", stroke_opacity=0.5, stroke_width=1),
        pen("path", d=waves(realm), stroke="wave", stroke_opacity=0.85, stroke_width=1.5, stroke_linecap="round"),
        clip_path="url(#tactics-map)",
    )


def bodies(realm: Realm) -> list[list[int]]:
    """Water and the bridges over it, as connected parts of one level."""
    left = [space for space in range(SPACES) if realm.terrain[space] in (WATER, BRIDGE)]
    found = []
    while left:
        body, edge = [], [left[0]]
        while edge:
            space = edge.pop()
            if space in left:
                left.remove(space)
                body.append(space)
                edge += [
                    near
                    for near in (neighbour(space, side) for side in range(4))
                    if near in left and realm.level[near] == realm.level[space]
                ]
        found.append(sorted(body))
    return found


def beyond_edge(spaces: list[int]) -> Iterator[Cell]:
    """Cells off the map, so that a river runs out of it."""
    for x, y in map(cell_of, spaces):
        if x == 0:
            yield -1, y
        if x == WIDTH - 1:
            yield WIDTH, y
        if y == 0:
            yield x, -1
        if y == HEIGHT - 1:
            yield x, HEIGHT


def trembling(loop: Loop, radius: float, chance: Random, by: float) -> list[Point]:
    """Points along a loop with cut corners, each a little off the line."""
    points: list[Point] = []
    for n, (x, y) in enumerate(loop):
        a, b = loop[n - 1], loop[(n + 1) % len(loop)]
        start, end = along((x, y), a, radius), along((x, y), b, radius)
        points += [start, along((x, y), start, radius * 0.35), along((x, y), end, radius * 0.35), end]
        after = along(b, (x, y), radius)
        count = max(1, round((abs(after[0] - end[0]) + abs(after[1] - end[1])) / 22))
        points += [
            (end[0] + (after[0] - end[0]) * k / count, end[1] + (after[1] - end[1]) * k / count)
            for k in range(1, count)
        ]
    return [(x + chance.uniform(-by, by), y + chance.uniform(-by, by)) for x, y in points]


def along(a: Point, b: Point, step: float) -> Point:
    """The point at this distance from a towards b."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    return (a[0] + (b[0] - a[0]) * step / length, a[1] + (b[1] - a[1]) * step / length) if length else a


def waves(realm: Realm) -> str:
    """Three strokes on every space of water."""
    path = ""
    for space in bits(realm.waters):
        chance = Random(space * 31 + SEED)
        x, y = corner(space)
        for height in (28, 45, 64):
            stroke = chance.choice(STROKES_OF_WAVES)
            path += f"M{x + chance.randint(18, 30)} {y + height + chance.randint(-2, 2)}{stroke}"
    return path


# ---------------------------------------------------------------------- relief


def relief(realm: Realm) -> Element:
    """What height does: shadows, cliffs, rims, and the lines between spaces of one level."""
    return pen.group(*shadows(realm), *cliffs(realm), rims(realm), grid(realm))


def shadows(realm: Realm) -> Iterator[Element]:
    """On each level, one step of shadow from every higher one."""
    highest = max(realm.level)
    for level in levels(realm)[:-1]:
        steps = [
            pen("path", d=outline(cells_of(above), 0, (SHADOW_X[higher - level], SHADOW_Y[higher - level])))
            for higher in range(level + 1, min(highest, level + STEEPEST) + 1)
            if (above := [space for space in range(SPACES) if realm.level[space] >= higher])
        ]
        name = f"tactics-level{level}"
        yield pen("clipPath", pen("path", d=outline(cells_of(at_level(realm, level)))), id=name)
        yield pen("g", *steps, fill="shade", fill_opacity=SHADOW, clip_path=f"url(#{name})", classes="step")


def edges(realm: Realm, side: int) -> list[tuple[int, int, int]]:
    """Straight runs of cliff on this side of the upper spaces: first space, last space, drop."""
    runs: list[tuple[int, int, int]] = []
    onward = 1 if side in (NORTH, SOUTH) else WIDTH
    order = sorted(
        range(SPACES), key=lambda space: (space // WIDTH, space) if onward == 1 else (space % WIDTH, space)
    )
    for space in order:
        fall = drop(realm, space, side)
        if fall <= 0:
            continue
        if runs and runs[-1][1] + onward == space and runs[-1][2] == fall and aligned(runs[-1][1], space, onward):
            runs[-1] = (runs[-1][0], space, fall)
        else:
            runs.append((space, space, fall))
    return runs


def aligned(a: int, b: int, onward: int) -> bool:
    return a // WIDTH == b // WIDTH if onward == 1 else a % WIDTH == b % WIDTH


def drop(realm: Realm, space: int, side: int) -> int:
    """How many levels it goes down on this side; nothing at the edge of the map."""
    near = neighbour(space, side)
    return min(realm.level[space] - realm.level[near], STEEPEST) if near >= 0 else 0


def mitre(realm: Realm, space: int, side: int, other: int) -> float:
    """How far a cliff reaches round a free corner: the width of the other side's cliff."""
    if drop(realm, space, side) != drop(realm, space, other):
        return 0
    return WIDTHS[other][max(0, drop(realm, space, other))]


def cliffs(realm: Realm) -> Iterator[Element]:
    for side, name, widths, darkness in CLIFFS:
        rock, hatching = "", ""
        chance = Random(side + SEED)
        for first, last, fall in edges(realm, side):
            width = widths[fall]
            rock += rock_face(realm, first, last, side, width, chance)
            hatching += hachures(first, last, side, width, chance)
        yield pen("path", d=rock, fill=f"cliff-{name}")
        yield pen(
            "path", d=hatching, stroke="line", stroke_opacity=darkness, stroke_width=1.25, stroke_linecap="round"
        )


def ends(first: int, last: int, side: int) -> tuple[Point, Point]:
    """The upper edge of a run of cliff, from west to east or north to south."""
    (x, y), (u, v) = corner(first), corner(last)
    if side in (NORTH, SOUTH):
        level = y + (CELL if side == SOUTH else 0)
        return (x, level), (u + CELL, level)
    upright = x + (CELL if side == EAST else 0)
    return (upright, y), (upright, v + CELL)


def outwards(side: int) -> tuple[int, int]:
    return (side == EAST) - (side == WEST), (side == SOUTH) - (side == NORTH)


def rock_face(realm: Realm, first: int, last: int, side: int, width: float, chance: Random) -> str:
    """The rock outside an edge; its foot trembles."""
    a, b = ends(first, last, side)
    before, after = (WEST, EAST) if side in (NORTH, SOUTH) else (NORTH, SOUTH)
    out = outwards(side)
    reach, onreach = mitre(realm, first, side, before), mitre(realm, last, side, after)
    along_x, along_y = abs(out[1]), abs(out[0])
    foot_a = (a[0] + out[0] * width - along_x * reach, a[1] + out[1] * width - along_y * reach)
    foot_b = (b[0] + out[0] * width + along_x * onreach, b[1] + out[1] * width + along_y * onreach)
    count = max(2, round((abs(foot_b[0] - foot_a[0]) + abs(foot_b[1] - foot_a[1])) / 17))
    foot = []
    for n in range(1, count):
        off = chance.choice((-1, 0, 0, 1, 1.5)) if n else 0
        x, y = foot_b[0] + (foot_a[0] - foot_b[0]) * n / count, foot_b[1] + (foot_a[1] - foot_b[1]) * n / count
        foot.append((round(x + out[0] * off), round(y + out[1] * off)))
    return line([a, b, foot_b, *foot, foot_a])


def hachures(first: int, last: int, side: int, width: float, chance: Random) -> str:
    """Short strokes down the rock, at uneven distances."""
    a, b = ends(first, last, side)
    length = b[0] - a[0] + b[1] - a[1]
    out = outwards(side)
    steps: list[int] = [3]
    while steps[-1] < length - 8:
        steps.append(steps[-1] + chance.choice((5, 5, 6, 6, 7)))
    path = f"M{short(a[0])} {short(a[1])}"
    lean = 1 if side in (EAST, SOUTH) else -1
    for gone, step in pairwise([0, *steps]):
        deep = round(width * chance.choice((0.5, 0.65, 0.8, 0.95)), 1)
        aside = chance.choice((0, 0, 0.5, 1)) * lean
        if out[0]:
            path += (
                f"m0 {step - gone}l{short(out[0] * deep)} {short(aside)}m{short(-out[0] * deep)} {short(-aside)}"
            )
        else:
            path += (
                f"m{step - gone} 0l{short(aside)} {short(out[1] * deep)}m{short(-aside)} {short(-out[1] * deep)}"
            )
    return path.replace(" -", "-")


def rims(realm: Realm) -> Element:
    """The upper edge of every cliff in ink, with light on those that face north and west."""
    lights, lines = "", ""
    for side, *_ in CLIFFS:
        for first, last, _ in edges(realm, side):
            (x, y), (u, v) = ends(first, last, side)
            lines += f"M{x} {y}H{u}" if y == v else f"M{x} {y}V{v}"
            if side == NORTH:
                lights += f"M{x + 2} {short(y + 2.6)}H{u - 2}"
            if side == WEST:
                lights += f"M{short(x + 2.6)} {y + 2}V{v - 2}"
    return pen.group(
        pen("path", d=lights, stroke="rim", stroke_opacity=0.85, stroke_width=2.6),
        pen("path", d=lines, stroke="line", stroke_width=2.2, stroke_linecap="square"),
    )


def grid(realm: Realm) -> Element:
    """Thin lines between spaces of one level."""
    path = ""
    for space in range(SPACES):
        x, y = corner(space)
        east, south = neighbour(space, EAST), neighbour(space, SOUTH)
        if east >= 0 and realm.level[east] == realm.level[space]:
            path += f"M{x + CELL} {y + 4}v{CELL - 8}"
        if south >= 0 and realm.level[south] == realm.level[space]:
            path += f"M{x + 4} {y + CELL}h{CELL - 8}"
    return pen("path", d=path, stroke="line", stroke_opacity=0.16, stroke_width=1)


# ----------------------------------------------------------------------- areas


def areas(realm: Realm) -> Element:
    """Starting locations as stars in a dashed frame; the ground of Control Areas tinted."""
    camps = "".join(rounded(loop, 12) for board in realm.camps for loop in loops(cells_of(bits(board)), 6))
    stars = "".join(star(space) for board in realm.camps for space in bits(board))
    eyes = "".join(eye(space) for board in realm.camps for space in bits(board))
    ink = {"stroke_opacity": ".55", "stroke_linejoin": "round"}
    return pen.group(
        pen("path", d=camps, stroke="mark", stroke_opacity=0.5, stroke_width=1.6, stroke_dasharray="7 5"),
        pen("path", d=stars, fill="star", stroke="mark", fill_opacity=0.55, stroke_width=1.4, **ink),
        pen("path", d=eyes, stroke="mark", stroke_width=1.3, stroke_opacity=0.55),
        *(
            pen("path", d=around(board, 3.5, 12), fill=f"zone{zone}-ground", fill_opacity=0.42)
            for zone, board in enumerate(realm.zones)
        ),
    )


def around(board: int, inset: float, radius: float) -> str:
    """A line round some spaces, inside them."""
    return "".join(rounded(loop, radius) for loop in loops(cells_of(bits(board)), inset))


def borders(realm: Realm) -> Element:
    """The double line round each Control Area; it lies over lit ground."""
    return pen.group(*(border(zone, board) for zone, board in enumerate(realm.zones)), pointer_events="none")


def border(zone: int, board: int) -> Element:
    line, dots = around(board, 5, 11), around(board, 10.5, 8)
    return pen.group(
        pen("path", d=line, stroke="label", stroke_opacity=0.75, stroke_width=6.4, classes="casing"),
        pen("path", d=line, stroke=f"zone{zone}", stroke_width=3.6),
        pen("path", d=dots, stroke=f"zone{zone}", stroke_width=1.3, stroke_dasharray="2 4"),
    )


def star(space: int) -> str:
    """A compass star: four long points, four short ones."""
    x, y = corner(space)
    x, y = x + CELL // 2, y + CELL // 2
    points = "l3.4 12.7 6.5-1.6-1.6 6.5 12.7 3.4-12.7 3.4 1.6 6.5-6.5-1.6-3.4 12.7-3.4-12.7-6.5 1.6 1.6-6.5"
    return f"M{x} {y - 21}{points}-12.7-3.4 12.7-3.4-1.6-6.5 6.5 1.6z"


def eye(space: int) -> str:
    x, y = corner(space)
    return f"M{x + CELL // 2 - 4} {y + CELL // 2}a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
