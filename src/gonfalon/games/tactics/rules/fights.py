"""A whole attack of any kind, as an action, a card or a Counter makes it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from gonfalon.games.tactics.state import BALLISTA_SHOT, MELEE, MISSILE, SPELL, Tactics, party_of

from .attacks import announce, ballista, choose_counter, may_counter, melee, missile
from .replacing import replace
from .spells import cast
from .windows import Moment

ATTACKS: Final[dict[int, Callable[[Tactics, Moment], Coroutine[Any, Any, None]]]] = {
    MELEE: melee,
    MISSILE: missile,
    SPELL: cast,
    BALLISTA_SHOT: ballista,
}


async def attack(g: Tactics, blow: Moment) -> None:
    """Carry out an attack or a spell, up to the Counter; then fallen enemy units are replaced (TAC-SOL-34)."""
    await strike(g, blow)
    if g.fallen:
        blow.no_counter |= blow.unit in g.fallen or blow.target in g.fallen
        await replace(g, party_of(blow.unit) if not g.automated(party_of(blow.unit)) else party_of(blow.target))


async def strike(g: Tactics, blow: Moment) -> None:
    """An attack made within another: fallen units are replaced when that other one is over."""
    announce(g, blow)
    await ATTACKS[blow.kind](g, blow)


async def counter(g: Tactics, unit: int, attacker: int, answered: int) -> None:
    """The unit that was attacked may answer, once everything else is done (TAC-CTR-05, TAC-CTR-08, TAC-CTR-12,
    TAC-CTR-13, TAC-CTR-18, TAC-CTR-19, TAC-CTR-20, TAC-ACT-10)."""
    blow = await choose_counter(g, unit, attacker, answered)
    if blow:
        await attack(g, blow)


async def free_attack(g: Tactics, blow: Moment) -> None:
    """An attack given by a card: no action, no Weakening; it can be Countered (TAC-CRD-17, TAC-CRD-20,
    TAC-ACT-10)."""
    await attack(g, blow)
    if may_counter(g, blow):
        await counter(g, blow.target, blow.unit, blow.kind)
