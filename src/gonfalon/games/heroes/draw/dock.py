"""The viewer's hand: the cards in one row that keeps its order, and beside them what is left of the Deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, p, section, span

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOBODY
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import mark
from .faces import docked
from .heraldry import colour_of
from .names import faction_of, seat_name
from .offers import offer_of

OVERLAP: Final = 7
"""More cards than this lie over each other."""


def shown_seat(view: View) -> int:
    """Whose hand is shown: of the viewer's seats the one that is asked, that acts, or the first."""
    g: Heroes = view.state
    asked = offer_of(view).seat
    return next((seat for seat in (asked, g.active, *sorted(view.seats)) if seat in view.seats), NOBODY)


def hand(words: Words, view: View) -> Element:
    """The cards of one seat; none for spectators."""
    seat = shown_seat(view)
    return section({"id": "hand", "class": "panel hand", "aria-label": words("draw-hand")})[
        inside(words, view, seat) if seat != NOBODY else p(".aside")[words("draw-no-hand")]
    ]


def inside(words: Words, view: View, seat: int) -> Node:
    g: Heroes = view.state
    whose = seat_name(words, g, seat) if len(view.seats) > 1 else ""
    counts = (
        len(g.deck[seat]),
        len(g.discard[seat]),
        max(0, g.experts_left(seat)),
        len(g.hand[seat]),
        g.hand_limit(seat),
        g.power[seat],
    )
    return [
        stock(words, seat, colour_of(faction_of(g, seat)), counts, whose),
        row(words, g.hand[seat]),
    ]


@lru_cache(512)
def stock(words: Words, seat: int, colour: str, counts: tuple[int, ...], whose: str) -> Element:
    """Deck and Discard Pile, the Expert Effects left, the Hand Limit, and Power played but not used."""
    deck, discard, experts, n, limit, power = counts
    return div(".stock")[
        span(".whose")[whose] if whose else None,
        div(".heaps")[
            heap(str(deck), colour, words("draw-deck-short"), f"owndeck-{seat}"),
            heap(str(discard), "raised", words("draw-discard-short"), f"owndiscard-{seat}"),
        ],
        small_count("expert", str(experts), words("draw-expert-short"), "icon-expert"),
        small_count("token_spell_book", f"{n}/{limit}", words("draw-hand-short"), "icon-hand"),
        small_count("power", f"+{power}", words("draw-power-short"), "icon-power") if power > 0 else None,
    ]


def heap(n: str, colour: str, said: str, about: str) -> Element:
    """A pile of cards with their number."""
    ink = "ink" if colour == "raised" else "cloth"
    return span({"class": "heap", "data-about": about})[
        pen(
            "svg",
            pen("rect", x=2, y=2, width=36, height=50, rx=5, fill=colour, stroke="ink", stroke_width=1.6),
            pen.text(n, 20, 33, 17, ink, bold=True, anchor="middle"),
            viewBox="0 0 40 54",
            classes="heap-card",
            aria_hidden="true",
        ),
        span(".said-so")[said],
    ]


def small_count(sign: str, text: str, said: str, about: str) -> Element:
    return span({"class": "stock-count", "data-about": about})[
        mark(sign, "old-brass" if sign == "expert" else "ink"), span(".n")[text], span(".said-so")[said]
    ]


@lru_cache(512)
def row(words: Words, cards: tuple[int, ...]) -> Element:
    """The cards in the order of the Card list, whatever may be played; equal ones once, with their number."""
    own = dict.fromkeys(card for card in cards if card >= 0)
    if not own:
        return p(".aside")[words("draw-no-cards")]
    return div({"class": "cards many" if len(own) > OVERLAP else "cards"})[
        [div(".place")[docked(words, card, cards.count(card))] for card in own]
    ]
