"""The spaces as shapes: their outlines, and the borders between them, made of the polygons of the map.

Borders are drawn per arc, not per space: the polygons are cut where three spaces meet, each shared arc is smoothed
once and used in both directions, so neighbours never show a gap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from gonfalon.games.nerath.geography import HOME
from gonfalon.games.nerath.printed import BOARD, IMPASSABLE, SPACES
from gonfalon.lore.svg import Point, short

MARGIN_X, MARGIN_Y = 16, 11
SIZE: Final = (BOARD.width + 2 * MARGIN_X, BOARD.height + 2 * MARGIN_Y)
"""The map with its frame; the map itself begins at the margins."""

TANGENT: Final = 0.155
OUTSIDE: Final = -1


def clockwise(polygon: tuple[Point, ...]) -> tuple[Point, ...]:
    """The same polygon, run through clockwise."""
    area = sum(x * b - y * a for (x, y), (a, b) in zip(polygon, (*polygon[1:], polygon[0])))
    return polygon if area > 0 else polygon[::-1]


FACES: Final = (
    *(clockwise(space.polygon) for space in SPACES),
    *(clockwise(corner.polygon) for corner in IMPASSABLE),
)
"""The polygons of all spaces, and of the impassable corners after them."""


class Arc(NamedTuple):
    """A border between two faces, from one corner to the next, as points; a closed one ends where it begins."""

    points: tuple[Point, ...]
    left: int
    right: int


# ------------------------------------------------------------------------ arcs


def edges() -> dict[tuple[Point, Point], int]:
    """Each directed edge of the map, and the face it belongs to."""
    found: dict[tuple[Point, Point], int] = {}
    for face, polygon in enumerate(FACES):
        for a, b in zip(polygon, (*polygon[1:], polygon[0])):
            found[a, b] = face
    return found


@cache
def outlines() -> tuple[tuple[Arc, ...], ...]:
    """For every face, the arcs along its outline in order."""
    owner = edges()
    across = {edge: owner.get((edge[1], edge[0]), OUTSIDE) for edge in owner}
    return tuple(tuple(cut(face, polygon, across)) for face, polygon in enumerate(FACES))


def cut(face: int, polygon: Sequence[Point], across: dict[tuple[Point, Point], int]) -> Iterator[Arc]:
    """The outline of a face, cut where another neighbour begins."""
    size = len(polygon)
    others = [across[polygon[n], polygon[(n + 1) % size]] for n in range(size)]
    corners = [n for n in range(size) if others[n] != others[n - 1]]
    if not corners:
        yield Arc((*polygon, polygon[0]), face, others[0])
        return
    for begin, end in zip(corners, (*corners[1:], corners[0] + size)):
        yield Arc(tuple(polygon[n % size] for n in range(begin, end + 1)), face, others[begin])


def smoothed(arc: Arc) -> str:
    """The arc as relative curves that pass its points; the same line in both directions."""
    points = arc.points
    if arc.right == OUTSIDE:
        return "".join(f"l{row(b[0] - a[0], b[1] - a[1])}" for a, b in pairwise(points))
    closed = points[0] == points[-1]
    first = points[1]
    before = points[-2] if closed else points[0]
    numbers = [(first[0] - before[0]) * TANGENT, (first[1] - before[1]) * TANGENT]
    for n, (a, b) in enumerate(zip(points[1:], (*points[2:], points[1] if closed else points[-1]))):
        here = points[n]
        dx, dy = a[0] - here[0], a[1] - here[1]
        numbers += [dx - (b[0] - here[0]) * TANGENT, dy - (b[1] - here[1]) * TANGENT, dx, dy]
    return f"c{row(*numbers[:6])}" + (f"s{row(*numbers[6:])}" if len(numbers) > 6 else "")


def row(*numbers: float) -> str:
    """Numbers of a path in as few signs as it takes."""
    texts = [short(number) for number in numbers]
    return texts[0] + "".join(text if text.startswith("-") else f" {text}" for text in texts[1:])


@cache
def outline(face: int) -> str:
    """The outline of a space or an impassable corner as a closed path."""
    arcs = outlines()[face]
    return f"M{row(*arcs[0].points[0])}{''.join(smoothed(arc) for arc in arcs)}Z"


# --------------------------------------------------------------------- borders


def border_kind(left: int, right: int) -> str:
    """What kind of border two faces have."""
    if OUTSIDE in (left, right):
        return "edge"
    kinds = {kind_of(left), kind_of(right)}
    if "dungeon" in kinds:
        return "door"
    if kinds == {"sea"}:
        return "sea"
    if "sea" in kinds:
        return "coast"
    if "rock" in kinds:
        return "realm"
    return "inner" if HOME[left] == HOME[right] else "realm"


def kind_of(face: int) -> str:
    return SPACES[face].kind if face < len(SPACES) else "rock"


@cache
def shared() -> tuple[tuple[Arc, str], ...]:
    """Every border once, with its path; always in the same direction, so that dashes meet."""
    return tuple(
        (arc, f"M{row(*arc.points[0])}{smoothed(arc)}")
        for arcs in outlines()
        for arc in arcs
        if arc.left < arc.right
    )


@cache
def borders(kind: str) -> str:
    """All borders of a kind as one path."""
    return "".join(path for arc, path in shared() if border_kind(arc.left, arc.right) == kind)


@cache
def borders_of(space: int, kind: str) -> str:
    """The borders of one space that are of a kind."""
    return "".join(
        path
        for arc, path in shared()
        if space in (arc.left, arc.right) and border_kind(arc.left, arc.right) == kind
    )


def contains(space: int, point: Point) -> bool:
    """Whether a point lies in a space."""
    x, y = point
    polygon = SPACES[space].polygon
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0])):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside
