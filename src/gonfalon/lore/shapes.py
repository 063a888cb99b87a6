"""The faces of a map as shapes: their outlines, and the borders between them, made of polygons.

Borders are drawn per arc, not per face: the polygons are cut where three faces meet, each shared arc is smoothed
once and used in both directions, so neighbours never show a gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from gonfalon.lore.svg import Point, short

TANGENT: Final = 0.155
OUTSIDE: Final = -1
"""What lies beyond the outermost faces."""

Polygon = tuple[Point, ...]
Edge = tuple[Point, Point]


class Arc(NamedTuple):
    """A border between two faces, from one corner to the next, as points; a closed one ends where it begins."""

    points: tuple[Point, ...]
    left: int
    right: int


class Mesh:
    """The faces of a map. `straight`: its outer edge is the edge of the paper, not a coast."""

    def __init__(self, polygons: Iterable[Polygon], straight: bool = False) -> None:
        self.faces: tuple[Polygon, ...] = tuple(clockwise(polygon) for polygon in polygons)
        self.straight = straight

    @cached_property
    def outlines(self) -> tuple[tuple[Arc, ...], ...]:
        """For every face, the arcs along its outline in order."""
        owner = {edge: face for face, polygon in enumerate(self.faces) for edge in edges(polygon)}
        across = {edge: owner.get((edge[1], edge[0]), OUTSIDE) for edge in owner}
        return tuple(tuple(cut(face, polygon, across)) for face, polygon in enumerate(self.faces))

    @cached_property
    def shared(self) -> tuple[tuple[Arc, str], ...]:
        """Every border once, with its path; always in the same direction, so that dashes meet."""
        return tuple(
            (arc, f"M{row(*arc.points[0])}{self.drawn(arc)}")
            for arcs in self.outlines
            for arc in arcs
            if arc.left < arc.right or arc.right == OUTSIDE
        )

    def drawn(self, arc: Arc) -> str:
        """An arc as a line from its first point."""
        return straightened(arc) if self.straight and arc.right == OUTSIDE else smoothed(arc)

    def outline(self, face: int) -> str:
        """The outline of a face as a closed path."""
        arcs = self.outlines[face]
        return f"M{row(*arcs[0].points[0])}{''.join(self.drawn(arc) for arc in arcs)}Z"

    def borders(self, wanted: Callable[[int, int], bool]) -> str:
        """All borders between wanted pairs of faces as one path; OUTSIDE is always the second."""
        return "".join(path for arc, path in self.shared if wanted(arc.left, arc.right))


# ------------------------------------------------------------------------ arcs


def clockwise(polygon: Polygon) -> Polygon:
    """The same polygon in clockwise order."""
    area = sum(x * b - y * a for (x, y), (a, b) in edges(polygon))
    return polygon if area > 0 else polygon[::-1]


def edges(polygon: Sequence[Point]) -> Iterator[Edge]:
    """The sides of a polygon."""
    return zip(polygon, (*polygon[1:], polygon[0]))


def cut(face: int, polygon: Sequence[Point], across: dict[Edge, int]) -> Iterator[Arc]:
    """The outline of a face, cut where the neighbour changes."""
    size = len(polygon)
    others = [across[edge] for edge in edges(polygon)]
    corners = [n for n in range(size) if others[n] != others[n - 1]]
    if not corners:
        yield Arc((*polygon, polygon[0]), face, others[0])
        return
    for begin, end in zip(corners, (*corners[1:], corners[0] + size)):
        yield Arc(tuple(polygon[n % size] for n in range(begin, end + 1)), face, others[begin])


def straightened(arc: Arc) -> str:
    return "".join(f"l{row(b[0] - a[0], b[1] - a[1])}" for a, b in pairwise(arc.points))


def smoothed(arc: Arc) -> str:
    """The arc as relative curves through its points; the same line in both directions."""
    points = arc.points
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
    """Numbers of a path in as few characters as possible."""
    texts = [short(number) for number in numbers]
    return texts[0] + "".join(text if text.startswith("-") else f" {text}" for text in texts[1:])


# ---------------------------------------------------------------------- points


def crossings(polygon: Sequence[Point], y: float) -> list[float]:
    """Where a horizontal line crosses the sides of a polygon, from left to right."""
    return sorted(
        ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in edges(polygon) if (ay > y) != (by > y)
    )


def contains(polygon: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a polygon."""
    x, y = point
    return sum(crossing > x for crossing in crossings(polygon, y)) % 2 == 1
