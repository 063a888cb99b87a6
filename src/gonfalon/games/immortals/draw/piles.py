"""What lies in common beside the board: Conflict cards, Region cards that nobody has, tiles."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, button, div, h2, span

from gonfalon.core import View
from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.state import CONFLICT, NOBODY, Immortals
from gonfalon.lore.words import Words

from .cards import held
from .colours import mark


def piles(words: Words, view: View) -> Element:
    """What lies in common: Conflict cards, Region cards that nobody has, tiles."""
    g: Immortals = view.state
    deck = (len(g.deck),) if g.round else tuple(len(pile) for pile in g.draft_deck)
    discard = g.discard if g.round else tuple(card for pile in g.draft_discard for card in pile)
    free = tuple(region for region, owner in enumerate(g.card_owner) if owner == NOBODY)
    used = g.sanctuaries.bit_count() + g.capitals.bit_count()
    return piled(words, deck, tuple(discard), free, g.portals_left, BUILDINGS[1].supply - used)


@lru_cache(1 << 9)
def piled(
    words: Words, deck: tuple[int, ...], discard: tuple[int, ...], free: tuple[int, ...], portals: int, tiles: int
) -> Element:
    counts = (
        ("deck", "card_conflict", words("draw-deck", n=sum(deck)), sum(deck)),
        ("portals", "portal", words("draw-portals", n=portals), portals),
        ("tiles", "sanctuary", words("draw-tiles", n=tiles), tiles),
    )
    conflicts = tuple(CONFLICT + card for card in reversed(discard))
    return div(".piles")[
        h2[words("draw-piles")],
        div(".decks")[
            [
                span({"class": "deck", "data-about": f"sign-{what}", "title": said})[
                    mark(sign, "ink", said), str(n)
                ]
                for what, sign, said, n in counts
            ],
            opener(words, "discards", words("draw-discards", n=len(discard)), conflicts),
            opener(words, "region-deck", words("draw-region-deck", n=len(free)), free),
        ],
        laid_open(words, "discards", words("draw-discards", n=len(discard)), conflicts),
        laid_open(words, "region-deck", words("draw-region-deck", n=len(free)), free),
    ]


def opener(words: Words, id: str, said: str, cards: tuple[int, ...]) -> Node:
    return cards and button({"class": "deck", "popovertarget": id, "type": "button"})[said]


def laid_open(words: Words, id: str, said: str, cards: tuple[int, ...]) -> Node:
    """Cards that all may read, to be opened."""
    return (
        cards
        and div({"id": id, "popover": "auto", "class": "opened", "aria-label": said})[
            div(".deal")[[held(words, card) for card in cards]]
        ]
    )
