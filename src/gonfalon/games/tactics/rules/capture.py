"""Units that fall: who takes the card, what changes for their owner, and when this ends the game."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core import Unwind, put
from gonfalon.games.tactics.printed import TIME_TRACK
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of, victim_of

from .scoring import captured
from .windows import Moment, offer, stirs


def trigger_end(g: Tactics) -> None:
    """The end is triggered in the active player's turn; a second trigger changes nothing (TAC-END-05, TAC-END-08,
    TAC-BTL-24)."""
    if g.ending == NOBODY and g.lesson == NOBODY:
        g.ending = g.active
        g.tell("last_turns", g.active)


def lose(g: Tactics) -> None:
    """An adventure is lost, at once (TAC-SOL-21, TAC-SOL-24, TAC-COO-17)."""
    raise Unwind("finale")


def fall(g: Tactics, unit: int, by: int) -> None:
    """A unit without Health is captured; its card goes to the other side, or to nobody (TAC-CAP-01, TAC-CAP-02,
    TAC-CAP-03, TAC-CAP-04, TAC-ALL-14, TAC-BTL-28, TAC-SOL-35)."""
    owner = party_of(unit)
    if unit == g.bearer:
        g.bearer, g.artifact = NOBODY, g.pos[unit]  # TAC-BTL-19
        g.tell("dropped", unit, g.artifact)
    g.lift(unit)
    g.supply[unit] = 0
    g.weakened &= ~(1 << unit)
    g.dazed &= ~(1 << unit)
    g.effects = tuple(row for row in g.effects if victim_of(row) != unit)
    g.tell("captured", unit, by)
    if g.automated(owner):
        g.fallen = (*g.fallen, unit)
        g.move_time(TIME_TRACK.gain_per_capture)  # TAC-SOL-26
        return
    captor = party_of(by) if by != NOBODY and g.hostile(unit, by) else NOBODY
    g.captor = put(g.captor, unit, captor)
    left = g.side[owner].bit_count()
    if left == 2:
        for other in g.units_of(owner):  # TAC-ACT-11
            g.cure(other)
    elif left == 0:
        lose(g) if g.rules.enemies else trigger_end(g)  # TAC-END-04, TAC-BTL-23
    if captor != NOBODY and captured(g, captor) == g.rules.captures_to_end:
        trigger_end(g)  # TAC-BTL-22


async def settle(g: Tactics, units: Iterable[int], by: int) -> None:
    """Capture those of the units that have no Health left, then offer the cards for it."""
    await mourn(g, fell(g, units, by), by)


def fell(g: Tactics, units: Iterable[int], by: int) -> list[int]:
    """Capture those among the units that have no Health left, before anything else happens (TAC-CAP-01,
    TAC-CAP-09)."""
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
