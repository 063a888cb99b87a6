"""Cards on a page, in the hand and on the plan: what is printed on them as text, so that it can be read at any
size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, span

from gonfalon.games.immortals.printed import (
    BLANK_CARD,
    CONFLICT_CARDS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    PROVINCE_ID,
    PROVINCE_OF,
    PROVINCES,
    REGIONS,
    YIELDS,
    is_joker,
    region_of,
)
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, PLACES_OF, SIZE
from gonfalon.lore.phrases import dashed, named
from gonfalon.lore.svg import breadth
from gonfalon.lore.words import Words

from .colours import SKY, mark
from .phrases import REALM, card_label

SOFT_HYPHEN: Final = "\u00ad"
LONG: Final = 5.2
"""From this breadth on, against its height, a word is long."""


@lru_cache(1 << 10)
def held(words: Words, card: int, name: str = "", n: int = 1, classes: str = "") -> Element:
    """A card, to be touched by its name; `n`: how many of the same kind. Pointing at it lights its regions on the
    map."""
    label = card_label(words, card)
    if n > 1:
        label = words("draw-so-many-cards", n=n, card=label)
    touch = (
        {"data-target": name, "tabindex": "-1", "role": "button"}
        if name
        else {"data-about": f"card-{card}", "role": "img"}
    )
    kinds = ["card", kind_of(card), classes]
    parts: list[Node] = [*face(words, card)]
    if n > 1:
        parts.append(span(".so-many-cards", aria_hidden="true")[f"×{n}"])
    return div(
        {"class": " ".join(filter(None, kinds)), "aria-label": label, "data-lights": lights(card), **touch}
    )[parts]


def kind_of(card: int) -> str:
    if card < SIZE:
        return "region"
    return "conflict" if card < MAGIC else "blank" if card == BLANK else "magic"


def lights(card: int) -> str | None:
    """The places a card stands for, as the drawing names them."""
    return " ".join(f"place-{place}" for place in PLACES_OF[card]) if card < MAGIC else None


def face(words: Words, card: int) -> Iterator[Node]:
    """What is printed on a card."""
    if card < SIZE:
        yield title(named(words, REGIONS[card]))
        yield from (half(card + realm * SIZE, realm) for realm in (LIGHT, DARK))
    elif card < MAGIC:
        yield from conflict(words, card - CONFLICT)
    elif card == BLANK:
        yield mark("card_blank", "ink", "", "mark sign")
        yield title(named(words, BLANK_CARD))
    else:
        magic = MAGIC_CARDS[card - MAGIC]
        yield mark(magic.id, "night-ink", "", "mark sign")
        yield title(words(f"draw-short-{dashed(magic.id)}"))
        yield cost(magic.cost_energy, magic.cost_gold)


def title(name: str) -> Element:
    """The name of a card. On a narrow card a composed one breaks, as `Mountain-home`; a long word is smaller."""
    words = name.replace("home", " ").replace("-", " ").split()
    long = max(breadth(word, 1, True) for word in words) > LONG
    kinds = "title long" if long else "title"
    return span({"class": kinds, "aria-hidden": "true"})[span[name.replace("home", f"{SOFT_HYPHEN}home")]]


def half(place: int, realm: int) -> Element:
    """What a region yields in a realm, on the ground of its province."""
    sky = SKY[realm]
    energy, gold = YIELDS[place]
    return span({"class": f"half {sky} g{PROVINCE_OF[place]}", "aria-hidden": "true"})[
        mark(f"realm_{REALM[realm]}", f"{sky}-ink", "", "mark realm"),
        mark("gold", f"{sky}-gold"),
        str(gold),
        mark("energy", f"{sky}-energy"),
        str(energy),
    ]


def conflict(words: Words, number: int) -> Iterator[Node]:
    """A region of one realm, or a joker for any region of a province."""
    card = CONFLICT_CARDS[number]
    realm, province = REALM.index(card.realm), PROVINCE_ID[card.province]
    joker = is_joker(number)
    yield title(named(words, PROVINCES[province] if joker else REGIONS[region_of(number)]))
    sky = SKY[realm]
    yield span({"class": f"half {sky} g{province} lone", "aria-hidden": "true"})[
        mark(f"realm_{card.realm}", f"{sky}-ink", "", "mark realm"),
        mark("joker" if joker else "card_conflict", f"{sky}-ink", "", "mark sign"),
    ]
    if joker:
        yield span({"class": f"half {sky} g{province}", "aria-hidden": "true"})[words("draw-joker")]
    else:
        yield half(number, realm)


def cost(energy: int, gold: int) -> Element:
    """What a Magic card costs."""
    signs = (("energy", energy), ("gold", gold))
    return span(".cost", aria_hidden="true")[[[mark(sign, f"night-{sign}"), str(n)] for sign, n in signs if n]]


@lru_cache(2)
def back(magic: bool) -> Element:
    """The back of a card: night and day, or the star of magic."""
    if magic:
        return div(".card.back.magic", aria_hidden="true")[mark("action_magic_card", "night-ink", "", "mark sign")]
    return div(".card.back", aria_hidden="true")[
        mark("realm_dark", "night-ink", "", "mark moon"), mark("realm_light", "day-ink", "", "mark sun")
    ]
