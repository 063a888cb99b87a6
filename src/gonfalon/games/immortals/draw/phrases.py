"""Cards in words, as labels need them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.games.immortals.printed import BLANK_CARD, CONFLICT_CARDS, MAGIC_CARDS, YIELDS, is_joker
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, SIZE
from gonfalon.games.immortals.tell.names import card_name, sum_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

REALM: Final = ("light", "dark")


def card_said(words: Words, card: int) -> str:
    """A card by name, if one may see it."""
    return card_name(words, card) if card >= 0 else words("draw-face-down")


def card_label(words: Words, card: int) -> str:
    """A card with all it says."""
    name = card_name(words, card)
    if card < SIZE:
        light, dark = (sum_name(words, *YIELDS[place]) for place in (card, card + SIZE))
        return words("draw-region-card", card=name, light=light, dark=dark)
    if card < MAGIC:
        return conflict_label(words, card - CONFLICT, name)
    if card == BLANK:
        return sentence([name, printed(words, BLANK_CARD, "text")])
    magic = MAGIC_CARDS[card - MAGIC]
    name = words("draw-magic-card", card=named(words, magic))
    return sentence([name, printed(words, magic, "text"), cost_said(words, magic.cost_energy, magic.cost_gold)])


def conflict_label(words: Words, conflict: int, name: str) -> str:
    if is_joker(conflict):
        return sentence([name, printed(words, CONFLICT_CARDS[conflict], "text")])
    return words("draw-conflict-card", card=name, yields=sum_name(words, *YIELDS[conflict]))


def cost_said(words: Words, energy: int, gold: int) -> str:
    return words("draw-cost", cost=sum_name(words, energy, gold))


def sentence(parts: Iterable[str]) -> str:
    """Sentences in a row. A label has no full stop at its end: it stands in sentences itself."""
    return ". ".join(part.removesuffix(".") for part in parts)
