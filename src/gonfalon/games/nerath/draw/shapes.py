"""The spaces as shapes: their outlines, and the borders between them, made of the polygons of the map."""

from __future__ import annotations

from functools import cache
from typing import Final

from gonfalon.games.nerath.printed import BOARD, IMPASSABLE, SPACES
from gonfalon.games.nerath.printed.regions import HOME
from gonfalon.lore import shapes
from gonfalon.lore.shapes import OUTSIDE, Mesh
from gonfalon.lore.svg import Point

MARGIN_X, MARGIN_Y = 12, 10
SIZE: Final = (BOARD.width + 2 * MARGIN_X, BOARD.height + 2 * MARGIN_Y)
"""The map with its frame; the map itself begins at the margins."""
ON_MAP: Final = f"translate({MARGIN_X} {MARGIN_Y})"

MAP: Final = Mesh(
    (*(space.polygon for space in SPACES), *(corner.polygon for corner in IMPASSABLE)), straight=True
)
"""All spaces, and the impassable corners after them."""


@cache
def outline(face: int) -> str:
    """The outline of a space or an impassable corner as a closed path."""
    return MAP.outline(face)


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
def borders(kind: str) -> str:
    """All borders of a kind as one path."""
    return MAP.borders(lambda left, right: border_kind(left, right) == kind)


@cache
def borders_of(space: int, kind: str) -> str:
    """The borders of one space that are of a kind."""
    return MAP.borders(lambda left, right: space in (left, right) and border_kind(left, right) == kind)


def contains(space: int, point: Point) -> bool:
    """Whether a point lies in a space."""
    return shapes.contains(SPACES[space].polygon, point)
