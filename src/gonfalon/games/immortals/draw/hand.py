"""The viewer's cards, and what is to be chosen beside the map."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, section

from gonfalon.core import View
from gonfalon.games.immortals.printed import COUNTS, MAGIC_CARDS, PROVINCE_OF
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, Immortals
from gonfalon.lore.words import Words

from .cards import held
from .choices import choosing
from .offers import offer_of
from .plan import seat_shown
from .seats import turned_up

COLUMNS: Final = 4
"""So many cards lie side by side."""


def hand(words: Words, view: View, id: str) -> Element:
    """What is to be chosen now, and the viewer's cards. On a phone they are with the plan, `plan-cards`."""
    g: Immortals = view.state
    offer = offer_of(view)
    parts = [*choosing(words, view, offer)]
    rows = bool(offer.numbers) + (len(offer.buildings) > 1) + bool(offer.claims) + in_rows(len(offer.claims))
    if view.seats:
        seat = seat_shown(view)
        drafts, cards = g.draft_hand[seat], cards_of(view, seat)
        rows += in_rows(len(drafts)) + in_rows(len(cards) + bool(g.round))
        parts += [*draft_hand(words, drafts), *dealt(words, cards, free_blanks(view, seat))]
    kinds = f"panel hand rows-{rows}" if id == "cards" else "hand phone-only"
    return section({"id": id, "class": kinds, "aria-label": words("draw-hand")})[parts]


def in_rows(cards: int) -> int:
    """How many rows so many cards make."""
    return -(-cards // COLUMNS)


@lru_cache(256)
def draft_hand(words: Words, cards: tuple[int, ...]) -> list[Node]:
    """The cards to draft from."""
    if not cards:
        return []
    shown = [held(words, CONFLICT + card, f"card-{CONFLICT + card}") for card in cards]
    return [div(".holding")[div(".deal.draft")[shown]]]


def cards_of(view: View, seat: int) -> tuple[tuple[int, str], ...]:
    """The cards of a seat: Region cards by province, Conflict cards, Magic cards. Each keeps its place: one that
    lies on the board is `away`, one that was turned up this round `used`."""
    g: Immortals = view.state
    regions = [n for n, owner in enumerate(g.card_owner) if owner == seat]
    regions.sort(key=lambda region: (PROVINCE_OF[region], region))
    magic = [MAGIC + n for n in range(len(MAGIC_CARDS))] if g.round else []
    acting = [ask.about[1] for ask in view.asks.values() if ask.what == "action"]
    away, used = {*g.plan[seat], *acting}, turned_up(g, seat)
    cards = (*regions, *(CONFLICT + card for card in g.hand[seat]), *magic)
    return tuple((card, "away" if card in away else "used" if card in used else "") for card in cards)


def free_cards(view: View, seat: int) -> tuple[int, ...]:
    """The cards of a seat that do not lie on its board."""
    return tuple(card for card, state in cards_of(view, seat) if state != "away")


def free_blanks(view: View, seat: int) -> int:
    """The blank cards that do not lie on the board of a seat."""
    g: Immortals = view.state
    return COUNTS.blank_cards_per_player - g.plan[seat].count(BLANK) if g.round else 0


@lru_cache(1 << 9)
def dealt(words: Words, cards: tuple[tuple[int, str], ...], blanks: int) -> list[Node]:
    """Cards side by side, and the blank ones as one."""
    if not cards and not blanks:
        return []
    shown = [in_hand(words, card, 1, state) for card, state in cards]
    if MAGIC in dict(cards):
        shown.append(in_hand(words, BLANK, blanks, "" if blanks else "away"))
    return [div(".holding")[div(".deal")[shown]]]


def in_hand(words: Words, card: int, n: int, state: str) -> Element:
    """A card, or the place of one that lies on the board."""
    if state == "away":
        return div(".card.away", aria_hidden="true")
    return held(words, card, f"card-{card}", n, classes=state)
