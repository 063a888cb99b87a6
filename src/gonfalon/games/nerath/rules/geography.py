"""Where pieces may go, on foot, by sea and by air.

A land piece must stop where it enters an enemy space, so ways lead through friendly spaces only; flying pieces
pass over everything. The answers depend on nothing but their arguments and are remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, SEA, near

Layers = tuple[int, ...]
"""What can be reached with one move, with two, ...: each layer holds the ones before."""


@lru_cache(1 << 16)
def on_foot(start: int, moves: int, open_land: int, doors: int) -> Layers:
    """Where a land piece gets: through `open_land`, stopping in any other land, or at one of the `doors` of
    dungeons (NER-MOV-04, NER-MOV-05, NER-MOV-13, NER-MOV-16)."""
    return _spread(start, moves, LAND, open_land, doors)


@lru_cache(1 << 14)
def by_sea(start: int, moves: int, open_sea: int) -> Layers:
    """Where a Warship gets: through friendly sea spaces, stopping in any other (NER-MOV-05, NER-MOV-17)."""
    return _spread(start, moves, SEA, open_sea, 0)


@lru_cache(1 << 14)
def by_air(start: int, moves: int) -> Layers:
    """Where a flying piece gets: over everything, never into a dungeon entrance (NER-FLY-01, NER-FLY-02,
    NER-FLY-04, NER-FLY-05, NER-FLY-06)."""
    return tuple(layer & ~DUNGEONS for layer in _spread(start, moves, -1, -1, 0))


def _spread(start: int, moves: int, ground: int, passable: int, ends: int) -> Layers:
    layers = []
    edge, reached = 1 << start, 0
    for _ in range(moves):
        border = near(edge)
        reached |= border & (ground | ends)
        edge = border & ground & passable
        layers.append(reached & ~(1 << start))
    return tuple(layers)


def cost(layers: Layers, goal: int) -> int:
    """How many moves it takes to get there."""
    for moves, layer in enumerate(layers, 1):
        if layer >> goal & 1:
            return moves
    raise ValueError(f"space {goal} is out of reach")


def distance(start: int, goal: int) -> int:
    """How many spaces of any kind lie between, as a flying piece would move (NER-BLD-15)."""
    return distances(start)[goal]


@lru_cache(len(SPACES))
def distances(start: int) -> tuple[int, ...]:
    """How far every space is from one."""
    layers = _spread(start, len(SPACES), -1, -1, 0)
    return tuple(0 if goal == start else cost(layers, goal) for goal in range(len(SPACES)))


def within(start: int, reach: int) -> int:
    """The spaces of any kind at most so far away, this one included."""
    return (_spread(start, reach, -1, -1, 0) or (0,))[-1] | 1 << start


FARTHEST: Final = 7
"""No piece has more moves left than this."""
ON_THE_WAY: Final = tuple(
    tuple(within(space, max(0, moves - 1)) for space in range(len(SPACES))) for moves in range(FARTHEST + 1)
)
"""By moves and start: the spaces a piece may pass through. Whether others are open makes no difference to it."""
