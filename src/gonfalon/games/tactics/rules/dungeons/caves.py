"""The dungeons as tables: their spaces, the ways between them, and who can reach the crystal.

The spaces inside have numbers of their own after those of the map (printed/spaces.py), so that a unit in a dungeon
is in play and yet near nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.games.tactics.printed import DUNGEON_SPACES, DUNGEONS
from gonfalon.games.tactics.printed.dungeons import Dungeon
from gonfalon.games.tactics.printed.layout import SIDES, as_printed
from gonfalon.games.tactics.printed.spaces import SPACES, board_of, space_at
from gonfalon.games.tactics.state import CLASSES, ROGUE, WIZARD, Tactics

ENTRANCE, CRYSTAL, WATER, MONSTER, TRAP, DOOR, BARRIER, CAVE_IN, WALL = "EC~MTLBX#"
SURCHARGE: Final = {kind.symbol: kind.enter_surcharge for kind in DUNGEON_SPACES.values()}
NO_WAY: Final = 99

FOOTPRINT: Final = {
    placed.box.id: board_of(space_at(x, y) for x, y in placed.footprint())
    for placed in as_printed(SIDES["front"].placements)
}
"""The spaces over a box, boxes stacked on it included."""

STACKED: Final = {
    box: [other for other, board in FOOTPRINT.items() if other != box and board & ~cover == 0]
    for box, cover in FOOTPRINT.items()
}
"""The boxes that stand on a box."""


class Cave:
    """One dungeon: its spaces, and the ways between them."""

    def __init__(self, number: int, dungeon: Dungeon, first: int) -> None:
        self.number, self.printed, self.box, self.first = number, dungeon, dungeon.box, first
        self.width = dungeon.width
        self.kinds = "".join(dungeon.grid)
        self.spaces = range(first, first + len(self.kinds))
        self.entrance = first + self.kinds.index(ENTRANCE)
        self.crystal = first + self.kinds.index(CRYSTAL)
        self.requires = sum(1 << n for n, each in enumerate(DUNGEONS) if each.id in dungeon.requires)
        self.board = board_of(self.spaces)
        self.cover = FOOTPRINT[dungeon.box]
        self.above = sum(FOOTPRINT[box] for box in STACKED[dungeon.box])
        self.opened = [dungeon.box, *STACKED[dungeon.box]]
        self.steps_to_crystal = tuple(self._steps_to_crystal(unit_class) for unit_class in range(len(CLASSES)))
        self.harms = tuple(self._harms(unit_class) for unit_class in range(len(CLASSES)))

    def kind(self, space: int) -> str:
        return self.kinds[space - self.first]

    def beside(self, space: int) -> Iterator[int]:
        """The spaces next to one, walls left out."""
        x, y = (space - self.first) % self.width, (space - self.first) // self.width
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            there = self.first + (y + dy) * self.width + x + dx
            if 0 <= x + dx < self.width and there in self.spaces and self.kind(there) != WALL:
                yield there

    def _steps_to_crystal(self, unit_class: int) -> list[int]:
        """By space: the fewest steps from it to the crystal for a class; too many where there is no way."""
        steps = [NO_WAY] * len(self.kinds)
        reached, steps[self.crystal - self.first] = [self.crystal], 0
        for here in reached:
            for there in self.beside(here):
                if steps[there - self.first] == NO_WAY and opens(self.kind(there), unit_class):
                    steps[there - self.first] = steps[here - self.first] + 1
                    reached.append(there)
        return steps

    def _harms(self, unit_class: int) -> bool:
        """Whether a class can reach a trap or a monster, and so be captured inside."""
        reached = [self.entrance]
        for here in reached:
            reached += [
                there
                for there in self.beside(here)
                if there not in reached and opens(self.kind(there), unit_class)
            ]
        return any(self.kind(space) in (TRAP, MONSTER) for space in reached)

    def solvable(self, unit_class: int) -> bool:
        """Whether a class can reach the crystal at all (TAC-DUN-17)."""
        return self.steps_to_crystal[unit_class][self.entrance - self.first] < NO_WAY


def opens(kind: str, unit_class: int) -> bool:
    """Doors are for Rogues, barriers for Wizards (TAC-DUN-30, TAC-DUN-31)."""
    return unit_class == ROGUE if kind == DOOR else unit_class == WIZARD if kind == BARRIER else True


def _caves() -> Iterator[Cave]:
    first = SPACES
    for number, dungeon in enumerate(DUNGEONS):
        cave = Cave(number, dungeon, first)
        yield cave
        first = cave.spaces.stop


CAVES: Final = tuple(_caves())
CAVE_AT: Final = {space: cave for cave in CAVES for space in cave.spaces}


def is_inside(g: Tactics, unit: int) -> bool:
    return g.pos[unit] >= SPACES
