"""The map as shapes: where fields and tiles lie in the picture, for any layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from math import atan2, cos, floor, radians, sin, sqrt
from random import Random
from typing import Final, NamedTuple

from gonfalon.games.heroes.printed import LAYOUT
from gonfalon.lore.svg import Point, line, short

SIZE: Final = (1064, 560)
"""The area every context is drawn in: the map, a town, a fight. A unit is a pixel on a page of 1440 by 900."""
SIDE: Final = 53.0
ROOM: Final = (14, 14, SIZE[0] - 14, SIZE[1] - 14)
"""The area the map may fill: left, top, right, bottom."""
LARGEST_SCALE: Final = 1.12
BROAD, TALL = SIDE * sqrt(3) * 1.5, SIDE * 2.5
"""Half the width and half the height of a tile."""

CORNERS: Final = tuple((SIDE * cos(radians(-90 + 60 * n)), SIDE * sin(radians(-90 + 60 * n))) for n in range(6))
ENDS: Final = {"ne": (0, 1), "e": (1, 2), "se": (2, 3), "sw": (3, 4), "w": (4, 5), "nw": (5, 0)}
"""The corners that an edge joins."""

Axial = tuple[int, int]
Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def middle(at: Axial) -> Point:
    """The middle of a field, in units of the map."""
    q, r = at
    return SIDE * sqrt(3) * (q + r / 2), 1.5 * SIDE * r


OFFSETS: Final = tuple(middle(offset) for offset in LAYOUT.offsets)
"""Where the fields of a tile lie around its middle."""


class Frame(NamedTuple):
    """How the map is fitted into its area: a scale, and where the middle of the map ends up."""

    scale: float
    x: float
    y: float

    def point(self, at: Axial) -> Point:
        x, y = middle(at)
        return self.x + self.scale * x, self.y + self.scale * y

    def field(self, center: Axial, position: int) -> Point:
        q, r = LAYOUT.offsets[position]
        return self.point((center[0] + q, center[1] + r))


@lru_cache(64)
def framed(centers: tuple[Axial, ...], room: Area = ROOM) -> Frame:
    """The whole map as large as its area allows, centred in it."""
    left, top, right, bottom = around([middle(center) for center in centers] or [(0.0, 0.0)], BROAD, TALL)
    wide, high = room[2] - room[0], room[3] - room[1]
    scale = floor(min(wide / (right - left), high / (bottom - top), LARGEST_SCALE) * 1000) / 1000
    return Frame(
        scale,
        round((room[0] + room[2]) / 2 - scale * (left + right) / 2, 1),
        round((room[1] + room[3]) / 2 - scale * (top + bottom) / 2, 1),
    )


def around(points: list[Point], wide: float, high: float) -> Area:
    """What things of one size cover, given half their width and half their height."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - wide, min(down) - high, max(across) + wide, max(down) + high


def joined(areas: list[Area]) -> Area:
    """The smallest area that holds all of them."""
    left, top, right, bottom = zip(*areas)
    return min(left), min(top), max(right), max(bottom)


# ---------------------------------------------------------------------- outlines


@cache
def hexagon(inset: float = 0) -> str:
    """A field around its middle, inset by a margin on every side."""
    share = 1 - inset / (SIDE * sqrt(3) / 2)
    return line([(x * share, y * share) for x, y in CORNERS])


@cache
def flower(inset: float = 0) -> str:
    """A tile around its middle: the outline of its seven fields, inset by a margin."""
    return line(shrunk(rim(), inset))


def rim() -> list[Point]:
    """The corners of the outline, clockwise: those that fewer than three fields share."""
    corners = Counter((round(x + a, 2) + 0.0, round(y + b, 2) + 0.0) for x, y in OFFSETS for a, b in CORNERS)
    return sorted((each for each, n in corners.items() if n < 3), key=lambda each: atan2(each[1], each[0]))


def shrunk(ring: list[Point], inset: float) -> list[Point]:
    """A ring inset by a margin; its corners stay corners."""
    if not inset:
        return ring
    found = []
    for n, (x, y) in enumerate(ring):
        before, after = ring[n - 1], ring[(n + 1) % len(ring)]
        a, b = normal(before, (x, y)), normal((x, y), after)
        share = inset / (1 + a[0] * b[0] + a[1] * b[1])
        found.append((x + (a[0] + b[0]) * share, y + (a[1] + b[1]) * share))
    return found


def normal(a: Point, b: Point) -> Point:
    """Which way is inside, going clockwise from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = sqrt(dx * dx + dy * dy)
    return -dy / far, dx / far


@cache
def seams() -> str:
    """The borders between the fields of a tile, as one path around its middle."""
    parts = []
    for n, (x, y) in enumerate(OFFSETS):
        for m, (a, b) in enumerate(OFFSETS):
            if n < m and abs((x - a) ** 2 + (y - b) ** 2 - 3 * SIDE * SIDE) < 1:
                dx, dy = (b - y) / sqrt(3) / 2, (x - a) / sqrt(3) / 2
                mx, my = (x + a) / 2, (y + b) / 2
                parts.append(line([(mx - dx, my - dy), (mx + dx, my + dy)], closed=False))
    return "".join(parts)


@lru_cache(1 << 10)
def wall_path(position: int, edges: tuple[int, ...], inset: float = 5) -> str:
    """The walls of a field, a little inside its edges, around the middle of the tile."""
    x, y = OFFSETS[position]
    share = 1 - inset / (SIDE * sqrt(3) / 2)
    parts = []
    for edge in edges:
        a, b = (CORNERS[n] for n in ENDS[LAYOUT.edges[edge]])
        ends = [(x + c * share, y + d * share) for c, d in (a, b)]
        parts.append(line(ends, closed=False))
    return "".join(parts)


# ------------------------------------------------------------------- the ground

STROKES: Final = {
    "grass": ("q-.4-3.6-2.6-5.4m2.6 5.4q.2-4.4.8-7m-.8 7q.8-2.8 3.4-4.6",),
    "dirt": ("q3-3 6 0", "h5", "h.1", "h3.4"),
    "subterranean": ("l2.6-6 2.6 6", "h4", "l3 2 3-1"),
    "snow": ("h5", "q3-3 6 0", "h.1"),
    "water": ("q2.5-3 5 0t5 0", "q2.5-3 5 0"),
}
KINDS: Final = 3
"""How many variants of each ground are drawn."""


def strokes(terrain: str, kind: int) -> str:
    """Small strokes in a field, always the same; the middle is left free for whatever stands there."""
    chance = Random(f"{terrain}{kind}")
    shapes = STROKES.get(terrain, STROKES["dirt"])
    parts: list[str] = []
    while len(parts) < 9:
        x, y = chance.uniform(-40, 40), chance.uniform(-42, 44)
        if abs(x) + abs(y) * 0.5 < 60 and abs(x) * 0.58 + abs(y) < 45 and not (abs(x) < 18 and abs(y) < 22):
            parts.append(f"M{short(x)} {short(y)}{chance.choice(shapes)}")
    return "".join(parts)


PEAKS: Final = ((-14, -13, 44, 34), (18, -9, 46, 44), (-20, 15, 44, 36), (24, 21, 40, 32), (0, 27, 50, 40))
"""The mountains of a blocked field: position, width and height of each."""


def mountains() -> Iterator[tuple[str, str, str, str]]:
    """Each peak: its outline, the shaded side, the snow, and a few lines."""
    for n, (x, y, wide, high) in enumerate(PEAKS):

        def spot(a: float, b: float, x: float = x, y: float = y, wide: float = wide, high: float = high) -> Point:
            return x + a * wide, y - b * high

        ridge = ((-0.5, 0), (-0.26, 0.55), (-0.16, 0.46), (0, 1), (0.2, 0.48), (0.28, 0.6), (0.5, 0))
        shade = ((0, 1), (0.2, 0.48), (0.28, 0.6), (0.5, 0), (0.12, 0), (0.16, 0.3), (0.02, 0.42))
        snow = ((0, 1), (0.1, 0.74), (0.02, 0.7), (-0.04, 0.62), (-0.09, 0.74))
        lines = (((-0.2, 0.3), (-0.26, 0.12)), ((0.3, 0.36), (0.36, 0.16)))
        yield (
            line([spot(*each) for each in ridge]),
            line([spot(*each) for each in shade]),
            line([spot(*each) for each in snow]) if n in (1, 2, 4) else "",
            "".join(line([spot(*each) for each in pair], closed=False) for pair in lines),
        )
