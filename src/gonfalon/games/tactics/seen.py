"""Who may see what: the one place where secrets are removed, and how bots re-deal them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.core import COUNT, OWN, PUBLIC, put
from gonfalon.core.view import Seer, hide

from .state import Tactics

SEEN: Final[Mapping[str, Seer]] = {
    "mode": PUBLIC,
    "players": PUBLIC,
    "sides": PUBLIC,
    "allies": PUBLIC,
    "rivals": PUBLIC,
    "map": PUBLIC,
    "last_round": PUBLIC,
    "first": PUBLIC,
    "active": PUBLIC,
    "turn": PUBLIC,
    "actions": PUBLIC,
    "ending": PUBLIC,
    "ended": PUBLIC,
    "card": PUBLIC,
    "pos": PUBLIC,
    "at": PUBLIC,
    "side": PUBLIC,
    "health": PUBLIC,
    "supply": PUBLIC,
    "weakened": PUBLIC,
    "dazed": PUBLIC,
    "done": PUBLIC,
    "began": PUBLIC,
    "boarded": PUBLIC,
    "visited": PUBLIC,
    "captor": PUBLIC,
    "camps": PUBLIC,
    "dealt": OWN,
    "hand": OWN,
    "deck": COUNT,
    "discard": PUBLIC,
    "revealed": PUBLIC,
    "flags": PUBLIC,
    "secured": PUBLIC,
    "effects": PUBLIC,
    "artifact": PUBLIC,
    "bearer": PUBLIC,
    "time": PUBLIC,
    "green": PUBLIC,
    "won": PUBLIC,
    "draft": PUBLIC,
    "spare": lambda g, piles, seats: tuple(hide(pile) for pile in piles),
    "enemy_deck": COUNT,
    "enemy_discard": PUBLIC,
    "under": PUBLIC,
    "activated": PUBLIC,
    "compass": PUBLIC,
    "fallen": PUBLIC,
    "lesson": PUBLIC,
}
"""Hands (TAC-VIS-03, TAC-VIS-04), decks and spare piles (TAC-VIS-05, TAC-VIS-08, TAC-VIS-09) are secret,
everything else lies on the table (TAC-VIS-01, TAC-VIS-02, TAC-VIS-06, TAC-VIS-07, TAC-VIS-10, TAC-VIS-11)."""


def redeal(g: Tactics, seats: Sequence[int]) -> None:
    """Shuffle together the deck and what the other seats hold, and deal it out again. Everything is sorted first,
    so that what is dealt does not depend on what is hidden."""
    others = [seat for seat in range(g.players) if seat not in seats]
    unknown = sorted([*g.deck, *(card for seat in others for card in g.hand[seat] + g.dealt[seat])])
    g.shuffle(unknown)
    for seat in others:
        g.hand = put(g.hand, seat, tuple(unknown.pop() for _ in g.hand[seat]))
        g.dealt = put(g.dealt, seat, tuple(unknown.pop() for _ in g.dealt[seat]))
    g.deck = unknown
    g.enemy_deck.sort()
    g.shuffle(g.enemy_deck)
    for unit_class, pile in enumerate(g.spare):
        cards = sorted(pile)
        g.shuffle(cards)
        g.spare = put(g.spare, unit_class, tuple(cards))
