"""Cards: what they are, what they say, and small ones as SVG for pictures. faces.py draws them as HTML."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from htpy import Element

from gonfalon.games.heroes.printed import CARDS, HEROES
from gonfalon.games.heroes.printed.cards import (
    Ability,
    Artifact,
    EmpoweredStatistic,
    Spell,
    SpellScroll,
    Statistic,
    WarMachine,
)
from gonfalon.games.heroes.printed.heroes import Specialty
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import area, broken, fitted
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import figure
from .heraldry import at, colour_of
from .names import card_name, owner_of, sentence

BOTTOM: Final = 3
"""The way to play a Spell for its bottom effect."""
STATISTICS: Final = ("attack", "defense", "power", "knowledge")
WIDE, HIGH = 104, 146
ROMAN: Final = {1: "I", 4: "IV", 6: "VI"}


class Way(NamedTuple):
    """One effect of a card: its number as in `play`, its moment, its text. `step` is the Power a level of a Spell
    needs, `expert` an effect that costs an Expert use."""

    way: int
    timing: str
    text: str
    expert: bool = False
    step: int = -1


def kind_of(card: int) -> str:
    """What a card is, as shown on its ribbon."""
    shown = CARDS[card]
    kinds = {
        Statistic: "statistic",
        EmpoweredStatistic: "statistic",
        Ability: "ability",
        Spell: "spell",
        Artifact: "artifact",
        Specialty: "specialty",
        WarMachine: "war-machine",
        SpellScroll: "spell-scroll",
    }
    return kinds[type(shown)]


def colour_of_card(card: int) -> str:
    """The colour of its picture: by kind, school, or faction."""
    shown: Any = CARDS[card]
    if isinstance(shown, Specialty):
        return colour_of(HEROES[owner_of(card)].faction)
    if isinstance(shown, Spell):
        return f"school-{shown.school}"
    kind = kind_of(card)
    return kind if kind in ("statistic", "ability", "artifact") else "artifact"


def sign_of_card(card: int) -> str:
    """The icon on its picture."""
    shown: Any = CARDS[card]
    if isinstance(shown, Specialty):
        return f"faction_{HEROES[owner_of(card)].faction}"
    if isinstance(shown, Spell):
        return f"school_{shown.school}"
    if kind_of(card) == "statistic":
        return next((each for each in STATISTICS if each in shown.id), "power")
    return {"ability": "expert", "artifact": "valuables"}.get(kind_of(card), "materials")


@lru_cache(1 << 10)
def ways_of(words: Words, card: int) -> tuple[Way, ...]:
    """All effects of a card, in the order of its face."""
    shown: Any = CARDS[card]
    if isinstance(shown, (Statistic, Ability)):
        return (
            Way(0, shown.basic.timing, printed(words, shown.basic, "text")),
            Way(1, shown.expert.timing, printed(words, shown.expert, "text"), expert=True),
        )
    if isinstance(shown, Spell):
        levels = (
            Way(n, shown.timing, printed(words, level, "text"), step=level.power)
            for n, level in enumerate(shown.levels)
        )
        return (*levels, Way(BOTTOM, shown.alternative.timing, printed(words, shown.alternative, "text")))
    options = getattr(shown, "options", getattr(shown, "effects", ()))
    if options:
        return tuple(Way(n, each.timing, printed(words, each, "text")) for n, each in enumerate(options))
    return (Way(0, getattr(shown, "timing", "instant"), printed(words, shown, "text")),)


def about(words: Words, card: int) -> str:
    """The text of the ribbon: the kind, and the school, level or hero."""
    shown: Any = CARDS[card]
    kind = words(f"draw-kind-{kind_of(card)}")
    if isinstance(shown, Spell):
        return f"{kind} · {words(f'draw-school-{shown.school}')}"
    if isinstance(shown, Artifact):
        return f"{kind} · {words(f'draw-artifact-{shown.level}')}"
    if isinstance(shown, Specialty):
        return f"{kind} · {ROMAN[shown.level]}"
    return kind


@lru_cache(1 << 10)
def card_label(words: Words, card: int) -> str:
    """A card with all its text."""
    shown = CARDS[card]
    head = printed(words, shown, "text") if isinstance(shown, Spell) else ""
    return sentence(
        [f"{card_name(words, card)}, {about(words, card)}", head, *(way.text for way in ways_of(words, card))]
    )


def is_bottom(card: int, way: Way) -> bool:
    """Whether an effect is the bottom one of a Spell; all Spells have the same."""
    return isinstance(CARDS[card], Spell) and way.way == BOTTOM


# ------------------------------------------------------------------------- small


@lru_cache(1 << 9)
def small(words: Words, card: int) -> Element:
    """A card too small to show more than its name and icon."""
    name = card_name(words, card)
    lines = broken(name, 13)
    return pen.group(
        pen("rect", fill="raised", stroke="ink", stroke_width=1.4, **area(0, 0, WIDE, HIGH, 6)),
        pen("rect", fill=colour_of_card(card), **area(6, 44, WIDE - 12, 74, 2)),
        figure(sign_of_card(card), WIDE / 2, 81, 48, "cloth"),
        *(
            pen.text(
                line,
                WIDE / 2,
                21 + 16 * n,
                fitted(line, WIDE - 10, 14.5, True),
                serif=True,
                bold=True,
                anchor="middle",
            )
            for n, line in enumerate(lines[:2])
        ),
        pen.text(
            words(f"draw-kind-{kind_of(card)}"), WIDE / 2, 136, 10.5, "ink2", anchor="middle", letter_spacing=0.4
        ),
    )


def laid(words: Words, card: int, x: float, y: float, scale: float) -> Element:
    """The same inside a picture."""
    return pen.group(small(words, card), transform=at(x, y, scale))


def hand_of(cards: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The distinct cards of a hand, and how many of each."""
    for card in dict.fromkeys(cards):
        yield card, cards.count(card)
