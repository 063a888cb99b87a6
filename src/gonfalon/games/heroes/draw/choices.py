"""What is chosen from a tray over the board: heroes, cards looked at, units, dice, how a tile lies, trades."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, h2, input, label, section, span

from gonfalon.core import View
from gonfalon.games.heroes.codes import few_of
from gonfalon.games.heroes.printed import DICE, HEROES, TRADES
from gonfalon.games.heroes.printed.base import Die
from gonfalon.games.heroes.rules.search import OWN_DECK
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import pile_name
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area
from gonfalon.lore.words import Words

from . import fight, tiles, units
from .colours import PEN as pen
from .colours import RESOURCES, figure, mark
from .faces import held
from .heraldry import arms_shield
from .names import faction_name
from .offers import ON_CARDS, Offer, offer_of
from .troops import own_units

TOUCH: Final = {"tabindex": "-1", "role": "button"}
DICE_KINDS: Final[tuple[Die, ...]] = ("attack", "resource", "treasure")
ATTACK_FACES: Final = {-1: "minus", 0: "zero", 1: "plus"}


def tray(words: Words, view: View) -> Element:
    """Everything the question names that is not drawn elsewhere, over the board; the hand stays visible below. A
    switch lets the board be seen."""
    parts = [part for part in sections(words, view) if part is not None]
    if not parts:
        return hidden_panel("tray")
    return section({"id": "tray", "class": "tray", "aria-label": words("draw-tray")})[
        input(type="checkbox", id="aside-tray", class_="unseen"),
        label({"for": "aside-tray", "class": "button look"})[words("draw-look-at-board")],
        div(".tray-inside")[parts],
    ]


def sections(words: Words, view: View) -> Iterator[Element | None]:
    g: Heroes = view.state
    offer = offer_of(view)
    yield choice("draw-choose-hero", [hero_chip(words, hero) for hero in offer.firsts("hero")], words)
    yield choice(
        "draw-looked-at", [*offered_cards(words, g, offer), *search_cards(words, g, offer)], words, "cards"
    )
    yield choice("draw-choose-turn", turn_chips(words, g, offer), words)
    yield choice("draw-choose-die", dice_chips(words, g, offer), words)
    yield choice("draw-choose-unit", unit_chips(words, view, offer), words)
    yield choice("draw-choose-resource", [resource_chip(words, n) for n in offer.firsts("resource")], words)
    yield choice("draw-choose-trade", [trade_chip(words, n) for n in offer.firsts("trade")], words)


def offered_cards(words: Words, g: Heroes, offer: Offer) -> Iterator[Element]:
    """Cards that are not in the hand: to choose from, and others that are looked at."""
    own = g.hand[offer.seat] if offer.seat >= 0 else ()
    cards = tuple(card for card in offer.firsts(*ON_CARDS, "play") if card not in own)
    of_cards = g.look_pile <= OWN_DECK
    looked = tuple(card for card in g.looked_at if of_cards and card >= 0 and card not in cards)
    for card in cards:
        yield held(words, card)
    for card in dict.fromkeys(looked):
        yield held(words, card, False)


def choice(id: str, inside: list[Element], words: Words, classes: str = "chips") -> Element | None:
    """A heading with its choices; nothing if there are none."""
    return (
        div({"class": f"choices of-{classes}"})[h2[words(id)], div({"class": classes})[inside]] if inside else None
    )


def chip(target: str, said: str, inside: Node, classes: str = "") -> Element:
    return div({"class": f"chip touch {classes}".strip(), "data-target": target, "aria-label": said, **TOUCH})[
        inside
    ]


@lru_cache(64)
def hero_chip(words: Words, hero: int) -> Element:
    """A hero to choose: arms, name, class, statistics, specialty."""
    card = HEROES[hero]
    about = f"{printed(words, card, 'class')} · {faction_name(words, card.faction)}"
    signs = [
        span(".stat")[mark(name, "ink", ""), str(getattr(card.stats, name))]
        for name in ("attack", "defense", "power", "knowledge")
    ]
    specialty = printed(words, card, "specialty")
    return chip(
        f"pick-{hero}",
        f"{named(words, card)}, {about}, {specialty}",
        [
            pen(
                "svg",
                arms_shield(card.faction, 24, 3, 36),
                viewBox="0 0 48 48",
                classes="arms",
                aria_hidden="true",
            ),
            span(".about")[
                span(".name")[named(words, card)],
                span(".class")[about],
                span(".stats")[signs, span(".specialty")[specialty]],
            ],
        ],
        "hero-chip",
    )


def search_cards(words: Words, g: Heroes, offer: Offer) -> list[Element]:
    """Where a Search may begin: a Deck, or the face-up card beside it."""
    n = offer.about[1] if offer.what == "search" else 1
    decks = [deck_card(words, offer.what, pile, n) for pile in offer.firsts("from_deck")]
    tops = [
        held(words, g.pile_discard[pile][-1], name=f"discards-{pile}") for pile in offer.firsts("from_discard")
    ]
    return [*decks, *tops]


@lru_cache(64)
def deck_card(words: Words, what: str, pile: int, n: int) -> Element:
    """The back of a Deck."""
    said = words("option-from-deck", what=what, pile=pile_name(words, pile), n=n)
    sign = pen("svg", card_back(), viewBox="0 0 48 60", classes="back", aria_hidden="true")
    return div({"class": "card whole deck-card", "data-target": f"deck-{pile}", "aria-label": said, **TOUCH})[
        sign, said
    ]


def card_back() -> Element:
    """A few face-down cards."""
    return pen.group(
        *(pen("rect", fill="panel", stroke="edge", **area(9 - 3 * n, 3 + 2 * n, 36, 50, 4)) for n in range(3)),
        pen("path", d="M21 13l11 18-11 18-11-18Z", fill="rule", stroke="edge"),
    )


def turn_chips(words: Words, g: Heroes, offer: Offer) -> list[Element]:
    """How a tile may lie, drawn in each orientation."""
    if not offer.turns:
        return []
    tile = g.drawn_tile if "site" in offer.by else offer.about[-1] if offer.about else -1
    return [turn_chip(words, tile, turn) for turn in offer.turns]


@lru_cache(256)
def turn_chip(words: Words, tile: int, turn: int) -> Element:
    inside: Node = tiles.small(tile, turn) if tile >= 0 else str(turn)
    return chip(f"turn-{turn}", words("draw-turned", n=turn), inside, "turn-chip")


def dice_chips(words: Words, g: Heroes, offer: Offer) -> list[Element]:
    """The dice on the table, if one of them is to be chosen or rerolled."""
    if not {"keep_die", "reroll"} & {*offer.by}:
        return []
    kind = DICE_KINDS[offer.about[0]] if offer.what == "die" else "attack"
    return [die_chip(words, kind, n, face) for n, face in enumerate(g.rolled)]


@lru_cache(256)
def die_chip(words: Words, kind: Die, n: int, face: int) -> Element:
    return chip(f"die-{n}", words("draw-die", n=n + 1), die(kind, face), "die-chip")


def face_name(kind: Die, face: int) -> str:
    """The icon of a face of a die."""
    if kind == "attack":
        return f"die_attack_{ATTACK_FACES.get(face, 'zero')}"
    return f"die_{kind}_{DICE[kind].faces[face]}"


@lru_cache(64)
def die(kind: Die, face: int, said: str = "", lands: bool = False) -> Element:
    """A die as it lies; or as it lands, when pages let it tumble."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    drawn = figure(face_name(kind, face), 24, 24, 48, "ink")
    return pen("svg", drawn, viewBox="0 0 48 48", classes="die hit" if lands else "die", **spoken)


def dice(words: Words, faces: Sequence[int]) -> Element:
    """Attack Dice, as they fell."""
    return span(".dice")[[die("attack", face, f"{face:+d}" if face else "0") for face in faces]]


def unit_chips(words: Words, view: View, offer: Offer) -> list[Element]:
    """Units that can be named but are neither in the viewer's town nor below the field of a fight."""
    g: Heroes = view.state
    if fight.is_on(g) and {"deploy", "replace"} & {*offer.by}:
        return []
    named_ = offer.firsts("recruit", "reinforce", "replace", "flip")
    home = own_units(HEROES[g.hero[offer.seat]].faction) if offer.seat in view.seats and named_ else ()
    return [unit_chip(words, creature) for creature in named_ if creature not in home]


@lru_cache(256)
def unit_chip(words: Words, creature: int) -> Element:
    unit = units.plain(few_of(creature))
    cost = units.cost_of(few_of(creature))
    price = [
        span(".price")[mark(RESOURCES[n], RESOURCES[n]), str(amount)] for n, amount in enumerate(cost) if amount
    ]
    drawn = pen(
        "svg",
        units.card(words, unit),
        viewBox=f"-3 -3 {units.WIDE + 8} {units.HIGH + 9}",
        classes="unit-card",
        aria_hidden="true",
    )
    return chip(f"creature-{creature}", units.label(words, unit), [drawn, span(".prices")[price]], "unit-chip")


@lru_cache(8)
def resource_chip(words: Words, n: int) -> Element:
    name = RESOURCES[n]
    said = words(f"draw-{name}-alone")
    return chip(f"resource-{n}", said, [mark(name, name), said])


@lru_cache(16)
def trade_chip(words: Words, n: int) -> Element:
    """What is given, and what is received for it."""
    trade = TRADES[n]
    said = f"{words(f'draw-{trade.sell}', n=trade.give)} → {words(f'draw-{trade.buy}', n=trade.get)}"
    return chip(
        f"trade-{n}",
        said,
        [str(trade.give), mark(trade.sell, trade.sell), "→", str(trade.get), mark(trade.buy, trade.buy)],
    )
