"""The regions as shapes, and the size of the board."""

from __future__ import annotations

from functools import cache
from typing import Final

from gonfalon.games.immortals.printed import BOARD, DARK, LIGHT, PLACES, POLYGONS, PROVINCE_OF, VOIDS, realm_of
from gonfalon.lore.shapes import OUTSIDE, Mesh, contains
from gonfalon.lore.svg import Point

WIDE, HIGH = BOARD.width, BOARD.height
SIZE: Final = (WIDE, 985)
"""The map without the margin at its foot, where nothing stands."""

RIFTS: Final = tuple(polygon for void in VOIDS for polygon in (void.polygon_light, void.polygon_dark))
MAP: Final = Mesh((*POLYGONS, *RIFTS))
"""All places, and after them the gaps, which are nobody's."""


def kind_of(face: int) -> int:
    """The province of a face; a gap has none."""
    return PROVINCE_OF[face] if 0 <= face < len(PLACES) else OUTSIDE


def realm_of_face(face: int) -> int:
    if face < len(PLACES):
        return realm_of(face)
    return (LIGHT, DARK)[(face - len(PLACES)) % 2]


@cache
def outline(face: int) -> str:
    """The outline of a place or a gap as a closed path."""
    return MAP.outline(face)


def border_kind(left: int, right: int) -> str:
    """A border between regions of a province, between provinces, or the coast; along a gap it is one too."""
    if right == OUTSIDE:
        return "coast"
    return "inner" if kind_of(left) == kind_of(right) else "province"


@cache
def borders(realm: int, kind: str) -> str:
    """All borders of a kind in a realm as one path."""
    return MAP.borders(lambda left, right: realm_of_face(left) == realm and border_kind(left, right) == kind)


@cache
def province_edge(realm: int, province: int) -> str:
    """The border of a whole province."""

    def wanted(left: int, right: int) -> bool:
        sides = [kind_of(left), kind_of(right)]
        return realm_of_face(left) == realm and sides.count(province) == 1

    return MAP.borders(wanted)


def place_at(point: Point) -> int:
    """The place a point lies in, or none."""
    return next((place for place in PLACES if contains(POLYGONS[place], point)), OUTSIDE)
