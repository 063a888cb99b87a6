"""When something happens, Tactic cards may be played: who is asked, in which order, and what others notice.

Nothing here knows what a card does; cards.py registers each under its trigger.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from gonfalon.core import Ask, Chance
from gonfalon.games.tactics.printed import TACTICS
from gonfalon.games.tactics.state import NOBODY, Tactics

PASS: Final = ("pass",)


class Moment:
    """Something has just happened or is about to: the unit that acts, on whom, and what cards change about it."""

    damage = 0  # as computed so far; may be below 0
    bonus = 0
    dealt = 0
    counter = False  # this attack is itself a Counter
    no_counter = False
    no_push = False
    failed = False
    extra = 0  # movement points gained

    def __init__(self, unit: int = NOBODY, target: int = NOBODY, kind: int = NOBODY, space: int = NOBODY) -> None:
        self.unit = unit
        self.target = target
        self.kind = kind
        self.space = space  # where the target was hit, or the Portal space the unit comes out at
        self.faces: list[int] = []  # the dice as they lie


class Card(NamedTuple):
    """A Tactic card in play terms: when, on which condition (public facts only), and what then."""

    trigger: str
    able: Callable[[Tactics, int, Moment], bool]
    then: Callable[[Tactics, int, Moment], Coroutine[Any, Any, None]]


CARDS: Final[dict[int, Card]] = {}
CARD_ID: Final = {tactic.id: number for number, tactic in enumerate(TACTICS)}
TRIGGER: Final = tuple(tactic.trigger for tactic in TACTICS)
BY_TRIGGER: Final = {
    trigger: tuple(card for card, name in enumerate(TRIGGER) if name == trigger) for trigger in TRIGGER
}


def card(
    name: str, able: Callable[[Tactics, int, Moment], bool]
) -> Callable[[Callable[[Tactics, int, Moment], Coroutine[Any, Any, None]]], Any]:
    """Register what a Tactic card does."""

    def register(then: Callable[[Tactics, int, Moment], Coroutine[Any, Any, None]]) -> Any:
        number = CARD_ID[name]
        CARDS[number] = Card(TRIGGER[number], able, then)
        return then

    return register


def stirs(g: Tactics, trigger: str, moment: Moment) -> bool:
    """Whether it is worth asking anybody: always at a live table, else if anybody could play a card on this."""
    if not g.quick:
        return True
    for seat, hand in enumerate(g.hand):
        for held in hand:
            if TRIGGER[held] == trigger and CARDS[held].able(g, seat, moment):
                return True
    return False


async def offer(g: Tactics, trigger: str, moment: Moment) -> None:
    """Everybody who may play a Tactic card on this is asked, in turn order (TAC-CRD-03, TAC-CRD-05, TAC-CRD-14,
    TAC-CRD-15, TAC-DIG-03)."""
    seats = g.seats_from(g.active)
    while reaction := await Chance(seats, lambda seat: question(g, seat, trigger, moment)):
        seat, answer = reaction
        await reveal(g, seat, answer[1], moment)
        seats = seats[seats.index(seat) :]


def question(g: Tactics, seat: int, trigger: str, moment: Moment) -> Ask | None:
    """What a seat is asked; None if everybody knows that it cannot react."""
    if not g.side[seat]:
        return None
    held = [c for c in g.hand[seat] if TRIGGER[c] == trigger and CARDS[c].able(g, seat, moment)]
    if not held and (g.quick or not might_react(g, seat, trigger, moment)):
        return None
    options = [PASS, *(("tactic", c) for c in held)]
    about = (moment.unit, moment.target, moment.damage, *moment.faces)
    return Ask(seat, trigger, options, "TAC-CRD-02", about, window=True, default=PASS)


def might_react(g: Tactics, seat: int, trigger: str, moment: Moment) -> bool:
    """Whether the seat could hold a card for this, as far as everybody knows."""
    return bool(g.hand[seat]) and any(
        number not in g.discard and number not in g.revealed and CARDS[number].able(g, seat, moment)
        for number in BY_TRIGGER[trigger]
    )


async def reveal(g: Tactics, seat: int, number: int, moment: Moment) -> None:
    """Play a card: it is free, and goes face up to the discard pile after its effect (TAC-CRD-04, TAC-CRD-07)."""
    g.take_card(seat, number)
    g.revealed = (*g.revealed, number)
    g.reveal()
    g.tell("played", seat, number)
    await CARDS[number].then(g, seat, moment)
    g.revealed = tuple(other for other in g.revealed if other != number)
    g.discard.append(number)
