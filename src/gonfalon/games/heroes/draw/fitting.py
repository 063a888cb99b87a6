"""Which form a card has in the hand: with a picture, without, or without anything but its text; and what is left
of texts that are too long even so. All cards of a hand have one size, and a lifted card shows everything.

The measures are those of draw.css.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.games.heroes.printed import CARDS
from gonfalon.games.heroes.printed.cards import Spell
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import breadth
from gonfalon.lore.words import Words

from .cards import is_bottom, ways_of
from .names import card_name

EDGES: Final = 3
"""The two borders of a card."""
MARGINS: Final = 20
"""Left and right of a text; a browser breaks lines a little earlier than we would."""


class Form(NamedTuple):
    """How a card in the hand is set: its size, that of its text, and what its head takes. `gap` is between the
    parts of a card, `apart` between its effects."""

    name: str
    width: int
    height: int
    text: float
    line: float
    head: float
    title: float
    title_room: int
    gap: int
    apart: int


TALL: Final = (
    Form("roomy", 148, 202, 12, 14.4, 63, 14, 129, 4, 3),
    Form("dense", 148, 202, 11.5, 13.4, 36, 12.5, 110, 4, 3),
    Form("packed", 148, 202, 11, 12.6, 22, 12.5, 110, 2, 2),
)
"""On a desk and on a phone: with a picture, without it, and without the kind as well."""
LOW: Final = (
    Form("kind", 140, 162, 11, 12.6, 36, 12.5, 102, 2, 2),
    Form("bare", 140, 162, 11, 12.6, 22, 12.5, 102, 2, 2),
)
"""On a laptop, where no card has a picture."""


class Texts(NamedTuple):
    """What a card says in one form: the text of a Spell, and of each effect."""

    form: str
    said: str
    ways: Sequence[str]


@lru_cache(1 << 11)
def texts_of(words: Words, card: int, forms: tuple[Form, ...]) -> Texts:
    """What a card says in the first form that has room for it; the last one cuts what it must."""
    form, *others = forms
    whole, rooms, most = whole_texts(words, card), rooms_of(words, card, form), lines_in(words, card, form)
    lines = [wrapped(text, room, form.text) for text, room in zip(whole, rooms)]
    if others and sum(map(len, lines)) > most:
        return texts_of(words, card, tuple(others))
    said, *ways = (ended(*each, form.text) for each in zip(whole, shortened(lines, most), rooms))
    return Texts(form.name, said, ways)


def whole_texts(words: Words, card: int) -> Sequence[str]:
    """The text of a Spell, empty for other cards, and that of each effect."""
    spell = CARDS[card]
    said = printed(words, spell, "text") if isinstance(spell, Spell) else ""
    brief = words("draw-bottom-brief")
    return said, *(brief if is_bottom(card, way) else way.text for way in ways_of(words, card))


def rooms_of(words: Words, card: int, form: Form) -> Sequence[int]:
    """The widths of these texts: effects stand beside their sign, and that of an Expert Effect."""
    room = form.width - EDGES - MARGINS
    signs = ((14 + 14 * (way.step > 1) if way.step >= 0 else 15, way.expert) for way in ways_of(words, card))
    return room, *(room - sign - 4 - 17 * expert for sign, expert in signs)


def lines_in(words: Words, card: int, form: Form) -> int:
    """How many lines of text there is room for below the head."""
    titles = len(wrapped(card_name(words, card), form.title_room, form.title, bold=True))
    head = form.head + (titles - 1) * (form.title + 2)
    parts, ways = 1 + isinstance(CARDS[card], Spell), len(ways_of(words, card))
    between = form.gap * parts + form.apart * (ways - 1) + 2 * ways
    return int((form.height - EDGES - head - between) // form.line)


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines of a width; none if there is no text."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else ""
        if longer and breadth(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shortened(texts: list[list[str]], most: int) -> list[list[str]]:
    """Texts of at most so many lines together: the longest lose some."""
    while sum(map(len, texts)) > most:
        max(texts, key=len).pop()
    return texts


def ended(whole: str, lines: Sequence[str], room: float, size: float) -> str:
    """What is left of a text; if that is not all, it ends in dots."""
    if " ".join(lines) == whole:
        return whole
    *before, last = lines
    while " " in last and breadth(f"{last}…", size) > room:
        last = last.rpartition(" ")[0]
    return " ".join((*before, f"{last.rstrip('.,;: ')}…"))
