"""What lies beside the board: the tabs between its contexts, what counts, the signs, piles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from htpy import (
    Element,
    Node,
    div,
    fieldset,
    h2,
    input,
    label,
    legend,
    li,
    p,
    section,
    span,
    ul,
)

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOBODY
from gonfalon.games.heroes.printed import ASTROLOGERS, SCENARIOS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from . import fight
from .cards import card_label
from .colours import PEN as pen
from .colours import RESOURCES, mark
from .heraldry import black_cube, flag, numeral_shield
from .names import card_name, faction_name, faction_of, seat_name
from .offers import IN_TOWN, ON_MAP, offer_of
from .seats import shield
from .tiles import wall_lines

PILES: Final = ("ability", "artifact", "spell")
DECKS: Final = ("ability", "artifact", "spell", "own", "bronze", "silver", "golden", "azure", "weeks")
TOUCH: Final = {"tabindex": "-1", "role": "button"}


# -------------------------------------------------------------------- contexts


def context_of(view: View) -> str:
    """What is shown first: the fight while there is one, the viewer's town if the question is only about it, else
    the map."""
    g: Heroes = view.state
    if fight.is_on(g):
        return "fight"
    offer = offer_of(view)
    if offer.seat in view.seats and {*offer.by} & {*IN_TOWN} and not {*offer.by} & {*ON_MAP, "end"}:
        return f"town{offer.seat}"
    return "map"


def contexts(words: Words, view: View) -> Element:
    """The tabs: which context of the board is shown. They change only with what there is to see, so that the
    viewer's choice stays."""
    g: Heroes = view.state
    own = min(view.seats, default=NOBODY)
    seats = tuple(
        (seat, faction_of(g, seat), seat_name(words, g, seat)) for seat in range(g.players) if g.hero[seat] >= 0
    )
    return tabs(words, context_of(view), fight.is_on(g), seats, own)


@lru_cache(256)
def tabs(words: Words, chosen: str, fighting: bool, seats: tuple[tuple[int, str, str], ...], own: int) -> Element:
    parts: list[Node] = [legend(".unseen")[words("draw-contexts")]]
    parts += tab("map", chosen, mark("movement", "ink"), words("draw-map"))
    if fighting:
        parts += tab("fight", chosen, mark("battle", "ink"), words("draw-fight"))
    for seat, faction, name in sorted(seats, key=lambda each: each[0] != own):
        said = faction_name(words, faction)
        parts += tab(f"town{seat}", chosen, shield(faction), said, words("draw-town-of", who=name))
    return fieldset("#contexts.contexts")[parts]


def tab(id: str, chosen: str, sign: Node, said: str, about: str = "") -> list[Node]:
    return [
        input(type="radio", name="context", id=f"see-{id}", checked=id == chosen, class_="unseen"),
        label({"for": f"see-{id}", "class": f"tab-{id}", "title": about or None})[sign, span[said]],
    ]


# ------------------------------------------------------------------------ areas


def areas(words: Words, view: View) -> Element:
    """What counts in this scenario, and the Astrologers card in force."""
    g: Heroes = view.state
    return standing_rules(words, g.scenario, g.week)


@lru_cache(256)
def standing_rules(words: Words, number: int, week: int) -> Element:
    played = SCENARIOS[number]
    return section({"id": "areas", "class": "panel areas", "aria-label": named(words, played)})[
        proclaimed(words, week) if week >= 0 else None,
        h2[named(words, played)],
        ul(".goals")[
            [li[printed(words, each, "text")] for each in (*played.victories, *played.defeats, *played.rules)],
            [
                li[
                    words("draw-in-rounds", n=", ".join(map(str, each.rounds))),
                    " ",
                    printed(words, each, "text"),
                ]
                for each in played.timed_events
            ],
        ],
    ]


def proclaimed(words: Words, week: int) -> Element:
    """The Astrologers card in force."""
    card = ASTROLOGERS[week]
    return div(".week")[h2[named(words, card)], p[printed(words, card, "text")]]


# ------------------------------------------------------------------------ signs

LEGEND: Final = ("guard", "flag", "cube", "wall")
SIGNS: Final = (
    *RESOURCES,
    *("movement", "experience", "expert", "power"),
    *(f"effect_{timing}" for timing in ("instant", "activation", "map", "ongoing", "permanent")),
    *("attack", "defense", "health", "initiative", "type_ground", "type_flying", "type_ranged"),
    *("morale_positive", "morale_negative"),
)
"""The icons that the panel explains, in its order."""


@lru_cache(8)
def signs(words: Words) -> Element:
    """What the symbols of the map and the icons mean."""
    return section({"id": "signs", "class": "panel areas", "aria-label": words("panel-signs")})[
        ul(".legend")[[li[key(sign), words(f"draw-legend-{sign}")] for sign in LEGEND]],
        ul(".legend")[
            [
                li({"data-about": f"icon-{sign}"})[mark(sign, colour_of_sign(sign)), words(sign_word(sign))]
                for sign in SIGNS
            ]
        ],
    ]


def colour_of_sign(sign: str) -> str:
    return sign if sign in RESOURCES else "ink"


def sign_word(sign: str) -> str:
    """The word for an icon."""
    return f"sign-{sign.replace('_', '-')}"


@lru_cache(8)
def key(sign: str) -> Element:
    """A map symbol by itself."""
    parts: Iterable[Element] = numeral_shield("III", 24, 10)
    if sign == "flag":
        parts = [flag("castle", 14, 40)]
    elif sign == "cube":
        parts = [black_cube(24, 24)]
    elif sign == "wall":
        parts = wall_lines("M8 24h32")
    return pen("svg", *parts, viewBox="0 0 48 48", classes="key", aria_hidden="true")


# ------------------------------------------------------------------------ piles


def piles(words: Words, view: View) -> Element:
    """The common decks with the top of their Discard Piles, Neutral Decks, and the viewer's own Discard Pile."""
    g: Heroes = view.state
    offer = offer_of(view)
    decks = (*offer.firsts("from_deck", "peek"),)
    tops = tuple(pile[-1] if pile else -1 for pile in g.pile_discard)
    counts = tuple(len(pile) for pile in g.pile)
    neutral = tuple((len(pile), len(off)) for pile, off in zip(g.neutral_pile, g.neutral_discard))
    own = tuple((seat, g.discard[seat][-1] if g.discard[seat] else -1) for seat in sorted(view.seats))
    return pile_panel(words, counts, tops, neutral, own, len(g.weeks), decks, offer.firsts("from_discard"))


@lru_cache(512)
def pile_panel(
    words: Words,
    counts: tuple[int, ...],
    tops: tuple[int, ...],
    neutral: tuple[tuple[int, int], ...],
    own: tuple[tuple[int, int], ...],
    weeks: int,
    decks: tuple[int, ...],
    discards: tuple[int, ...],
) -> Element:
    common = [
        li[pile_name(words, n, counts[n], n in decks), top_card(words, n, tops[n], n in discards)]
        for n in range(len(PILES))
    ]
    guards = [
        li(title=words("draw-discarded", n=off))[pile_name(words, 4 + n, here, 4 + n in decks)]
        for n, (here, off) in enumerate(neutral)
        if here or off
    ]
    mine = [
        li[pile_name(words, 3, -1, 3 in decks), top_card(words, 3, top, 3 in discards)]
        for _, top in own[:1]
        if top >= 0 or 3 in (*decks, *discards)
    ]
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        ul(".decks")[common, mine, guards, li[pile_name(words, 8, weeks, 8 in decks)]],
    ]


def pile_name(words: Words, pile: int, n: int, offered: bool) -> Element:
    said = words(f"draw-deck-{DECKS[pile]}")
    text = [said, span(".n")[str(n)]] if n >= 0 else [said]
    if not offered:
        return span({"class": "deck", "data-about": f"deck-{pile}"})[text]
    return span({"class": "deck touch", "data-target": f"deck-{pile}", "aria-label": said, **TOUCH})[text]


def top_card(words: Words, pile: int, card: int, offered: bool) -> Node:
    """The card on top of a Discard Pile."""
    if card < 0:
        return None
    name = card_name(words, card)
    if not offered:
        return span({"class": "top", "data-about": f"card-{card}"})[name]
    return span(
        {"class": "top touch", "data-target": f"discards-{pile}", "aria-label": card_label(words, card), **TOUCH}
    )[name]
