"""Decks, discard piles and the treasures of all realms."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, button, div, h2, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.nerath.printed import REALMS, TREASURES
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import realm_name
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .cards import back, event_card, mark, treasure_card

TREASURE_BACK: Final = 4


def piles(words: Words, view: View) -> Element:
    """Treasures in play and the discards, which all may read."""
    g: Nerath = view.state
    decks = tuple(len(deck) for deck in g.deck)
    discards = tuple(tuple(pile) for pile in g.discard)
    return piled(words, tuple(g.treasures), decks, discards, len(g.treasure_deck))


@lru_cache(1 << 9)
def piled(
    words: Words,
    treasures: tuple[tuple[int, ...], ...],
    decks: tuple[int, ...],
    discards: tuple[tuple[int, ...], ...],
    hoard: int,
) -> Element:
    rows = [
        li({"class": f"in-play realm{realm}"})[
            mark(f"realm_{REALMS[realm].id}", f"text{realm}", realm_name(words, realm)),
            [treasure_button(words, card) for card in cards],
        ]
        for realm, cards in enumerate(treasures)
        if cards
    ]
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        h2[words("draw-piles")],
        ul(".relics")[rows] if rows else p(".aside")[words("draw-no-treasures")],
        div(".decks")[
            [deck(words, realm, n, discards[realm]) for realm, n in enumerate(decks)],
            span({"class": "deck", "data-about": f"deck-{TREASURE_BACK}"})[back(TREASURE_BACK), str(hoard)],
        ],
        [pile(words, realm, cards) for realm, cards in enumerate(discards) if cards],
        [
            div({"id": f"relic-{card}", "popover": "auto", "class": "opened"})[treasure_card(words, card, False)]
            for cards in treasures
            for card in cards
        ],
    ]


def treasure_button(words: Words, card: int) -> Element:
    known = {"popovertarget": f"relic-{card}", "data-about": f"treasure-{card}"}
    return button({"type": "button", "class": "relic", **known})[named(words, TREASURES[card])]


def deck(words: Words, realm: int, n: int, discard: tuple[int, ...]) -> Element:
    """An Event deck, and its discards to be opened."""
    said = words("draw-event-deck", realm=realm_name(words, realm), n=n, m=len(discard))
    known = {"class": "deck", "aria-label": said, "data-about": f"deck-{realm}"}
    if not discard:
        return span({**known, "role": "img"})[back(realm), f"{n}"]
    return button({**known, "popovertarget": f"discards-{realm}", "type": "button"})[
        back(realm), f"{n} + {len(discard)}"
    ]


def pile(words: Words, realm: int, cards: tuple[int, ...]) -> Element:
    """The discarded Event cards of a realm, the last one first."""
    title = words("draw-discards", realm=realm_name(words, realm))
    return div({"id": f"discards-{realm}", "popover": "auto", "class": "opened", "aria-label": title})[
        div(".cards")[[event_card(words, card, False) for card in reversed(cards)]]
    ]
