"""The boxes of a map: what is put where, and the Portals in their walls."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.games.tactics.printed.land import Side
from gonfalon.games.tactics.printed.layout import NEXT_TO, READY, SIDES, STANDARD, Placed, read
from gonfalon.games.tactics.printed.layout import as_printed as placed
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import HEIGHT, WIDTH, space_at

from .shapes import CELL, corner

QUARTERS: Final = "NESW"


class Arch(NamedTuple):
    """A Portal that works: its box, the middle of its foot on the picture, the side of the box it is in."""

    box: str
    x: float
    y: float
    side: str


def layout_of(map: str) -> str:
    """The name of a map, whichever boxes are open on it."""
    return map.partition("+")[0]


def opened_on(map: str) -> tuple[str, ...]:
    """The boxes that are open."""
    return tuple(map.split("+")[1:])


def scroll_of(map: str) -> Side:
    """The side of the scroll that is up."""
    return SIDES["front" if layout_of(map) == STANDARD else "back"]


def boxes_of(map: str) -> list[Placed]:
    """The boxes in the order they are put down."""
    layout = layout_of(map)
    if layout == STANDARD:
        return placed(SIDES["front"].placements)
    return READY[layout] if layout in READY else read(layout)


@lru_cache(32)
def arches(map: str) -> tuple[Arch, ...]:
    """The Portals on a map; those that do not open on the foot of their box lead nowhere (TAC-BLD-08)."""
    realm = REALMS[layout_of(map)]
    found = []
    for box in boxes_of(map):
        for portal in box.box.portals:
            side = QUARTERS[(QUARTERS.index(portal.wall) + box.rotation // 90) % 4]
            (x, y), (dx, dy) = box.spot(portal.x, portal.y), NEXT_TO[side]
            there = 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT
            if there and realm.portals_of[box.box.id] >> space_at(x + dx, y + dy) & 1:
                left, top = corner(space_at(x, y))
                found.append(Arch(box.box.id, left + CELL * (1 + dx) / 2, top + CELL * (1 + dy) / 2, side))
    return tuple(found)
