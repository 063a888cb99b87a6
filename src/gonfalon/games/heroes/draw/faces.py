"""The faces of cards as HTML: small in the hand, whole where it is lifted and where it is chosen from others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from htpy import Element, Node, div, p, span

from gonfalon.games.heroes.printed import CARDS
from gonfalon.games.heroes.printed.cards import Spell
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .cards import Way, about, card_label, colour_of_card, kind_of, sign_of_card, ways_of
from .colours import PEN as pen
from .colours import mark
from .fitting import LOW, TALL, texts_of
from .names import card_name


@lru_cache(1 << 11)
def held(words: Words, card: int, target: bool = True, name: str = "") -> Element:
    """A card to choose from, whole; `name`: its target name, if not the card's."""
    look = "whole long" if is_long(words, card) else "whole"
    return div(said_of(words, card, target, 1, name, look))[face(words, card, 1)]


@lru_cache(1 << 11)
def docked(words: Words, card: int, n: int = 1) -> Element:
    """A card in the hand, and the same card as it is lifted by pointing at it; `n`: the number of copies."""
    look = " ".join(texts_of(words, card, forms).form for forms in (TALL, LOW))
    return div(said_of(words, card, True, n, "", look))[
        div(".low")[low_face(words, card, n)],
        div({"class": "lifted whole long" if is_long(words, card) else "lifted whole", "aria-hidden": "true"})[
            face(words, card, n)
        ],
    ]


def is_long(words: Words, card: int) -> bool:
    """Whether a card says so much that even whole it is set in small type."""
    return texts_of(words, card, TALL).form == "packed"


def said_of(words: Words, card: int, target: bool, n: int, name: str, look: str) -> dict[str, str]:
    """The attributes of a card."""
    label = card_label(words, card)
    said = {"class": f"card {kind_of(card)} {look}", "aria-label": f"{label}. ×{n}" if n > 1 else label}
    touch = {"data-target": name or f"card-{card}", "tabindex": "-1", "role": "button"}
    return {**said, **(touch if target else {"data-about": f"card-{card}", "role": "group"})}


def face(words: Words, card: int, n: int) -> list[Node]:
    """Picture, name and ribbon, then the text."""
    shown = CARDS[card]
    return [
        picture(words, card, n),
        p(".said")[printed(words, shown, "text")] if isinstance(shown, Spell) else None,
        div(".ways")[[way_row(words, way, way.text) for way in ways_of(words, card)]],
    ]


def low_face(words: Words, card: int, n: int) -> list[Node]:
    """The same with as much text as there is room for, on a desk and on a laptop."""
    tall, low = (texts_of(words, card, forms) for forms in (TALL, LOW))
    ways = zip(ways_of(words, card), tall.ways, low.ways)
    return [
        picture(words, card, n),
        p(".said")[either(tall.said, low.said)] if tall.said else None,
        div(".ways")[[way_row(words, way, either(*texts)) for way, *texts in ways]],
    ]


def either(tall: str, low: str) -> Node:
    """A text that is shorter where there is less room."""
    return tall if tall == low else [span(".on-tall")[tall], span(".on-low")[low]]


@lru_cache(1 << 10)
def picture(words: Words, card: int, n: int) -> Element:
    """The head of a card: its name, its icon on its colour, the ribbon."""
    return div(".card-head")[
        span(".card-name")[card_name(words, card), n > 1 and span(".so-many")[f"×{n}"]],
        pen(
            "svg",
            pen("rect", width=8, height=8, fill=colour_of_card(card)),
            viewBox="0 0 8 8",
            preserveAspectRatio="none",
            classes="band",
            aria_hidden="true",
        ),
        mark(sign_of_card(card), "cloth", classes="charge"),
        span(".card-kind")[about(words, card)],
    ]


def way_row(words: Words, way: Way, text: Node) -> Element:
    """An effect: its moment and text; for a Spell also the Power it takes."""
    said = words(f"draw-timing-{way.timing}")
    kinds: Sequence[str] = ("way", "expert" if way.expert else "", "step" if way.step >= 0 else "")
    return div({"class": " ".join(filter(None, kinds))})[
        way_sign(words, way, said),
        span(".text")[span(".when")[said], text],
        way.expert and mark("expert", "old-brass", words("draw-expert"), "mark crown"),
    ]


def way_sign(words: Words, way: Way, said: str) -> Node:
    """The moment of an effect, or the Power it takes: an orb for each."""
    if way.step < 0:
        return mark(f"effect_{way.timing}", "ink2", said)
    power = words("draw-power-needed", n=way.step)
    if not way.step:
        return span(".orbs.none")[mark("power", "ink2", power)]
    return span(".orbs")[mark("power", "ink", power), way.step > 1 and span(".times")[f"×{way.step}"]]
