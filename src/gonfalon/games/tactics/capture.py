"""Units that fall: who takes the card, what changes for their owner, and when that ends the game."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core import put

from .state import NOBODY, Tactics
from .windows import Moment, offer, stirs


def trigger_end(g: Tactics) -> None:
    """The end is triggered in the active player's turn; a second trigger changes nothing (TAC-END-08)."""
    if g.ending == NOBODY:
        g.ending = g.active
        g.tell("last_turns", g.active)


def fall(g: Tactics, unit: int, by: int) -> None:
    """A unit without Health is captured; its card goes to the other side, or to nobody (TAC-CAP-01 to 04)."""
    owner, captor = unit >> 2, by >> 2
    g.lift(unit)
    g.supply[unit] = 0
    g.weakened &= ~(1 << unit)
    g.dazed &= ~(1 << unit)
    g.effects = tuple(row for row in g.effects if row[1] != unit)
    g.captor = put(g.captor, unit, captor if captor != owner else NOBODY)
    g.tell("captured", unit, by)
    left = g.side[owner].bit_count()
    if left == 2:
        for other in g.units_of(owner):  # TAC-ACT-11
            g.cure(other)
    elif left == 0:
        trigger_end(g)  # TAC-END-04


async def settle(g: Tactics, units: Iterable[int], by: int) -> None:
    """Capture those among the units that have no Health left; then come the cards for it."""
    await mourn(g, fell(g, units, by), by)


def fell(g: Tactics, units: Iterable[int], by: int) -> list[int]:
    """Capture those among the units that have no Health left, before anything else happens (TAC-CAP-01)."""
    fallen = [unit for unit in units if g.health[unit] == 0 and g.pos[unit] >= 0]
    for unit in fallen:
        fall(g, unit, by)
    return fallen


async def mourn(g: Tactics, fallen: Iterable[int], by: int) -> None:
    """The cards for units that have just been captured."""
    for unit in fallen:
        moment = Moment(by, unit)
        if stirs(g, "unit_captured", moment):
            await offer(g, "unit_captured", moment)
