"""Imagined worlds, in which a round is played to its end to see what a plan gains.

The rules are those of the game, called directly: a playout asks nobody and keeps no record, so it is fast.
"""

from __future__ import annotations

from random import Random

from gonfalon.games.immortals.bots.judge import worth
from gonfalon.games.immortals.printed import CONFLICT_CARDS
from gonfalon.games.immortals.rules import actions
from gonfalon.games.immortals.rules.scoring import end, scoring
from gonfalon.games.immortals.state import BLANK, EMPTY, Immortals

from .sight import Sight

KEY_BYTES = 16
"""How long the key of imagined dice is."""


def imagined(g: Immortals, seat: int, rng: Random) -> Immortals:
    """A world that might be the real one: the Conflict cards that the seat has not seen are re-dealt."""
    world = g.copy()
    world.dice, world.barrier, world.quick = (rng.randbytes(KEY_BYTES), 0), 0, True
    seen = {*g.discard, *(card for hand in g.hand for card in hand)}
    cards = [card for card in range(len(CONFLICT_CARDS)) if card not in seen]
    rng.shuffle(cards)
    world.hand = tuple(tuple(sorted(cards.pop() if card < 0 else card for card in hand)) for hand in g.hand)
    world.deck = tuple(cards)
    return world


def play_round(g: Immortals) -> None:
    """All plans are carried out as the hand-written answers would have it, then the round is scored."""
    seat = g.first
    while any(map(g.has_cards, range(g.players))):
        play_turn(g, seat)
        seat = g.after(seat)
    scoring(g)
    if g.stack.pop()[0] == "end":
        end(g)
    else:
        g.round += 1


def play_turn(g: Immortals, seat: int) -> None:
    """Turn up the card that gains most, or pass."""
    sight = Sight(g, seat)
    plan = g.plan[seat]
    if not any(0 <= card < BLANK for card in plan):
        actions.pass_turn(g, seat, sight.scarcer())
        return
    (_, option), space = max((sight.best(space, card), space) for space, card in enumerate(plan) if card != EMPTY)
    card = actions.turn_up(g, seat, space)
    actions.finish(g, seat, space, card, option)
    while g.stack and g.stack[-1][0] == "spread":
        spread_on(g)


def spread_on(g: Immortals) -> None:
    """What is left of the great transition."""
    _, seat, realm, left = g.stack.pop()
    _, n, place = Sight(g, seat).spread(realm, left)
    g.deploy(seat, place, n)
    if n < left:
        g.push("spread", seat, realm, left - n)


def lead(g: Immortals, seat: int) -> float:
    """How far a seat is ahead: of the best of the others, and of all of them."""
    others = [worth(g, other) for other in range(g.players) if other != seat]
    return worth(g, seat) - (max(others) + sum(others) / len(others)) / 2
