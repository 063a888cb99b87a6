"""A move through a dungeon, and the harm that comes to the unit on it."""

from __future__ import annotations

from gonfalon.games.tactics.rules.capture import settle
from gonfalon.games.tactics.state import NOBODY, Tactics

from .caves import CAVE_AT
from .entering import set_aside


class Trek:
    """A move in and out of a dungeon: the points left, and whether the unit is Weakened when it ends."""

    def __init__(self, unit: int, points: int, gait: int) -> None:
        self.unit, self.points, self.gait = unit, points, gait
        self.came_from = NOBODY
        self.spent = False


async def suffer(g: Tactics, unit: int, amount: int) -> None:
    """Health lost to a trap or a monster; the last of it means capture (TAC-SOL-25, TAC-DUN-18)."""
    if not amount:
        return
    g.lose(unit, amount)
    g.tell("lost", unit, amount)
    if g.health[unit] == 0:
        g.tell("perished", unit, CAVE_AT[g.pos[unit]].number)
        set_aside(g, leaving=1 << g.pos[unit])
        await settle(g, [unit], NOBODY)


def end_trek(g: Tactics, trek: Trek) -> None:
    """The whole move is over, outside too: now a Cave Spider's bite takes effect."""
    if trek.spent and g.pos[trek.unit] >= 0:
        g.weaken(trek.unit)
