"""Tactic cards beside the board: the viewer's hand, the deck and the discards, as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from htpy import Element, Node, div, h2, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.tactics.printed import COLOURS, TACTICS
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import icon
from gonfalon.lore.words import Words

from .cards import tactic_card
from .colours import PEN as pen


def hand(words: Words, view: View) -> Element:
    """The viewer's own Tactic cards."""
    g: Tactics = view.state
    rows = tuple((seat, g.hand[seat] + g.dealt[seat], bool(g.dealt[seat])) for seat in sorted(view.seats))
    return held(words, rows, len(g.deck), len(g.discard))


Holding = tuple[int, tuple[int, ...], bool]


@lru_cache(1 << 10)
def held(words: Words, rows: tuple[Holding, ...], deck: int, discard: int) -> Element:
    """One hand with whole cards, or several that share the room."""
    several = " several" if len(rows) > 1 else ""
    return section({"id": "hand", "class": f"panel hand{several}"})[
        [holding(words, row, several != "") for row in rows],
        p({"class": "count", "data-about": "pile-tactic"})[words("draw-piles-short", deck=deck, discard=discard)],
    ]


def holding(words: Words, row: Holding, several: bool) -> Element:
    seat, cards, dealt = row
    if several:
        title = words("label-hand-of", seat=printed(words, COLOURS[seat], "name"))
    else:
        title = words("label-your-deal" if dealt else "draw-hand")
    shown = [tactic_card(words, card, True) for card in cards]
    return div(".holding")[h2[title], div(".cards")[shown or p(".aside")[words("label-no-cards")]]]


def piles(words: Words, view: View) -> Element:
    """The deck and the discards, which anyone may read; the last discard lies on top."""
    g: Tactics = view.state
    return stacked(words, len(g.deck), tuple(g.discard), tuple(g.revealed))


@lru_cache(1 << 10)
def stacked(words: Words, deck: int, discard: tuple[int, ...], revealed: tuple[int, ...]) -> Element:
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        *tactic_piles(words, deck, discard, revealed)
    ]


def tactic_piles(words: Words, deck: int, discard: tuple[int, ...], revealed: tuple[int, ...]) -> list[Node]:
    return [
        h2[words("draw-piles")],
        revealed and discards(words, "tactic", named_tactics(words, revealed), "draw-revealed"),
        div({"class": "deck", "data-about": "pile-tactic"})[back(), span[words("draw-deck", n=deck)]],
        discards(words, "tactic", named_tactics(words, reversed(discard))),
    ]


def named_tactics(words: Words, cards: Iterable[int]) -> list[tuple[int, str]]:
    return [(card, printed(words, TACTICS[card], "name")) for card in cards]


def discards(words: Words, kind: str, cards: list[tuple[int, str]], title: str = "draw-discards") -> Element:
    """Cards that anyone may read, by their names, the last first; each explains itself."""
    if not cards:
        return p(".discards")[words("label-no-discards")]
    return div(".discards")[
        p[words(title, n=len(cards))],
        ul[[li({"data-about": f"{kind}-{card}"})[name] for card, name in cards]],
    ]


@lru_cache(1)
def back() -> Element:
    """The back of a Tactic card."""
    lattice = "".join(f"M{x} 2l28 28M{x + 28} 2l-28 28M{x} 30l28 28M{x + 28} 30l-28 28" for x in (2, 16))
    return pen(
        "svg",
        pen("rect", x=1, y=1, width=44, height=58, rx=4, fill="tactic", stroke="line", stroke_width=1.6),
        pen("path", d=lattice, stroke="face", stroke_opacity=0.2, stroke_width=1.2),
        pen("rect", x=5, y=5, width=36, height=50, rx=2, stroke="face", stroke_width=1),
        pen.icon(icon(COMMON_ART, "battle"), 23, 30, 24, "face"),
        viewBox="0 0 46 60",
        classes="back",
        aria_hidden="true",
    )
