"""The viewer's cards, and the current choices."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, div, h2, section

from gonfalon.core import View
from gonfalon.games.immortals.printed import COUNTS, MAGIC_CARDS, PROVINCE_OF
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, Immortals
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.words import Words

from .cards import held
from .chips import choosing
from .mat import seat_shown
from .offers import offer_of
from .seats import turned_up


def hand(words: Words, view: View) -> Element:
    """What is to be chosen now, and the viewer's cards."""
    g: Immortals = view.state
    offer = offer_of(view)
    parts = [*choosing(words, view, offer)]
    if view.seats:
        seat = seat_shown(view)
        parts += draft_hand(words, g.draft_hand[seat])
        cards = free_cards(view, seat)
        used = tuple(card in turned_up(g, seat) for card in cards)
        parts += dealt(words, cards, used, free_blanks(view, seat))
    return section({"id": "hand", "class": "panel hand"})[parts] if parts else hidden_panel("hand")


@lru_cache(256)
def draft_hand(words: Words, cards: tuple[int, ...]) -> list[Node]:
    """The cards to draft from."""
    if not cards:
        return []
    shown = [held(words, CONFLICT + card, f"card-{CONFLICT + card}") for card in cards]
    return [div(".holding")[h2[words("draw-draft-hand")], div(".deal")[shown]]]


def free_cards(view: View, seat: int) -> tuple[int, ...]:
    """The cards of a seat that do not lie on its board: Region cards by province, Conflict cards, Magic cards."""
    g: Immortals = view.state
    regions = [n for n, owner in enumerate(g.card_owner) if owner == seat]
    regions.sort(key=lambda region: (PROVINCE_OF[region], region))
    magic = [MAGIC + n for n in range(len(MAGIC_CARDS))] if g.round else []
    acting = [ask.about[1] for ask in view.asks.values() if ask.what == "action"]
    cards = (*regions, *(CONFLICT + card for card in g.hand[seat]), *magic)
    return tuple(card for card in cards if card not in g.plan[seat] and card not in acting)


def free_blanks(view: View, seat: int) -> int:
    """The blank cards that do not lie on the board of a seat."""
    g: Immortals = view.state
    return COUNTS.blank_cards_per_player - g.plan[seat].count(BLANK) if g.round else 0


@lru_cache(1 << 9)
def dealt(words: Words, cards: tuple[int, ...], used: tuple[bool, ...], blanks: int) -> list[Node]:
    """Cards side by side."""
    if not cards and not blanks:
        return []
    shown = [held(words, card, f"card-{card}", 1, done) for card, done in zip(cards, used)]
    if blanks:
        shown.append(held(words, BLANK, f"card-{BLANK}", blanks))
    return [div(".holding")[h2[words("draw-hand")], div(".deal")[shown]]]
