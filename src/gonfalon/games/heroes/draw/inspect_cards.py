"""The inspector on cards, piles and icons."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, span

from gonfalon.core import View
from gonfalon.games.heroes.printed import CARDS
from gonfalon.games.heroes.printed.cards import Spell
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .cards import Way, about, colour_of_card, sign_of_card, ways_of
from .colours import RESOURCES, SIGNS
from .known import badge, known
from .names import card_name
from .offers import ON_CARDS, offer_of
from .panels import DECKS, sign_word

SPECIAL: tuple[str, ...] = ("hand", "claims", "outlook")
"""Things with an icon of something else."""


def a_card(words: Words, view: View, card: int) -> Element | None:
    """A card with everything it says, and whether it can be played now."""
    if card >= len(CARDS):
        return None
    g: Heroes = view.state
    held = any(card in g.hand[seat] for seat in view.seats)
    offered = card in offer_of(view).firsts(*ON_CARDS, "play")
    return told(words, card, held and bool(view.asks) and not offered)


@lru_cache(1 << 10)
def told(words: Words, card: int, idle: bool) -> Element:
    shown = CARDS[card]
    texts: list[Node] = [printed(words, shown, "text")] if isinstance(shown, Spell) else []
    texts += [effect(words, way) for way in ways_of(words, card)]
    if idle:
        texts.append(span(".second")[words("inspect-not-now")])
    return known(
        badge(sign_of_card(card), colour_of_card(card)), card_name(words, card), about(words, card), texts
    )


def effect(words: Words, way: Way) -> Node:
    """An effect with its moment, or the Power it takes."""
    moment = words("draw-power-needed", n=way.step) if way.step >= 0 else words(f"draw-timing-{way.timing}")
    if way.expert:
        moment = f"{moment}, {words('draw-expert')}"
    return [span(".moment")[moment], " ", way.text]


# ----------------------------------------------------------------------- piles


def a_deck(words: Words, view: View, pile: int) -> Element | None:
    """A common Deck."""
    if pile >= len(DECKS):
        return None
    return known(
        badge("token_spell_book", "ink2"), words(f"draw-deck-{DECKS[pile]}"), words(f"inspect-deck-{DECKS[pile]}")
    )


def a_discard(words: Words, view: View, pile: int) -> Element | None:
    """The card on top of a Discard Pile."""
    g: Heroes = view.state
    piles = (*g.pile_discard, *(g.discard[seat] for seat in sorted(view.seats)[:1]))
    if pile >= len(piles) or not piles[pile] or piles[pile][-1] < 0:
        return None
    return a_card(words, view, piles[pile][-1])


def own_deck(words: Words, view: View, seat: int) -> Element | None:
    g: Heroes = view.state
    if seat >= g.players:
        return None
    line = words("inspect-own-deck", n=len(g.deck[seat]))
    return known(badge("token_spell_book", "ink2"), words("draw-deck-short"), line, [words("inspect-reshuffle")])


def own_discard(words: Words, view: View, seat: int) -> Element | None:
    """How many cards lie there, and the top one."""
    g: Heroes = view.state
    if seat >= g.players:
        return None
    pile = g.discard[seat]
    top = words("inspect-on-top", card=card_name(words, pile[-1])) if pile and pile[-1] >= 0 else ""
    line = words("inspect-own-discard", n=len(pile))
    return known(badge("token_spell_book", "ink2"), words("draw-discard-short"), line, [top])


# ----------------------------------------------------------------------- icons


@lru_cache(256)
def an_icon(words: Words, sign: str) -> Element | None:
    """What an icon means: a name, and after the colon what it is for."""
    if sign not in (*SIGNS, *SPECIAL) or sign.startswith(("die_", "unit_")):
        return None
    said = words(sign_word(sign))
    if said.startswith("["):
        return None
    name, _, text = said.partition(":")
    shown = {"hand": "token_spell_book", "claims": "hero_main", "outlook": "battle"}.get(sign, sign)
    colour = sign if sign in RESOURCES else "ink"
    return known(badge(shown, "raised", colour), name.strip(), text.strip()[:1].upper() + text.strip()[1:])
