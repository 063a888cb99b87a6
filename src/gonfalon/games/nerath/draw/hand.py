"""What the viewer holds: cards, and the pieces that are asked about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, h2, h3, p, section, span

from gonfalon.core import View
from gonfalon.games.nerath.codes import band
from gonfalon.games.nerath.printed import PIECES, SPACES
from gonfalon.games.nerath.rules.cards.reading import RELIC
from gonfalon.games.nerath.rules.reinforce import price
from gonfalon.games.nerath.state import KIND, REINFORCE, Nerath
from gonfalon.games.nerath.tell.names import counted
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .cards import event_card, is_short, treasure_card
from .choices import offered
from .figures import token
from .market import market, orders
from .stacks import cell_label, cell_name

Hands = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
Card = tuple[str, int]
"""What sort of card it is, and which."""
SORTS: Final[Mapping[str, str]] = {"card": "event", "event": "event", "relic": "treasure", "treasure": "treasure"}
"""By the verb of an option: the sort of the card that it names."""
WHOLE: Final = 2
"""Up to this many cards are shown whole, if their texts are short enough; otherwise, and beside pieces for sale,
only the names: the inspector has the rest. The card that asks something is always whole."""
BESIDE: Final = 5
"""How many names have room beside the card that asks; of more, only those are shown that it asks about."""


def hand(words: Words, view: View) -> Element:
    """The pieces for sale, a picked stack, the card that asks something, and the viewer's cards."""
    asked, named = asking(view), tuple(sorted(cards_named(view)))
    shop = [] if asked else for_sale(words, view)
    parts = [*shop, *holdings(words, armies(view), asked, hands_of(view), named, not shop)]
    return section({"id": "hand", "class": "panel hand"})[parts] if parts else hidden_panel("hand")


def for_sale(words: Words, view: View) -> list[Node]:
    """What the viewer may buy."""
    g: Nerath = view.state
    deploys = any(ask.what == "deploy" for ask in view.asks.values())
    if g.step != REINFORCE or g.seat_of[g.active] not in view.seats or deploys or view.over:
        return []
    prices = tuple(price(g, g.active, kind) for kind in range(len(PIECES)))
    return [market(words, g.active, g.gold[g.active], prices, orders(view))]


def hands_of(view: View) -> Hands:
    """The cards of the viewer's realms."""
    g: Nerath = view.state
    own = [realm for realm in g.in_turn_order() if g.seat_of[realm] in view.seats]
    return tuple((realm, g.hand[realm], g.chest[realm]) for realm in own)


def asking(view: View) -> tuple[Card, ...]:
    """The card that a question comes from: it is being played, and in nobody's hand any more."""
    asks = [ask for ask in view.asks.values() if len(ask.about) > 1]
    about = (ask.about[1] for ask in asks if ask.what.startswith("card_"))
    cards = (("event", n) if n < RELIC else ("treasure", n - RELIC) for n in about)
    answered = (("event", ask.about[4]) for ask in asks if ask.what == "enemy_event")
    return tuple(dict.fromkeys([*cards, *answered]))


def armies(view: View) -> tuple[tuple[int, int, int, int], ...]:
    """The kinds that may go, each with its realm, space, type and the most that may."""
    g: Nerath = view.state
    _, bands = offered(view)
    found = []
    for (space, type_), most in bands.items():
        realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), g.active)
        found.append((realm, space, type_, most))
    return tuple(found)


def laid_out(view: View) -> list[Card]:
    """Cards that a question offers and that are in no hand of the viewer's."""
    held = {*held_in(hands_of(view))}
    return [card for card in cards_named(view) if card not in held]


def cards_named(view: View) -> list[Card]:
    """The cards that options of a question name."""
    found: dict[Card, None] = {}
    for ask in view.asks.values():
        for verb, *args in ask.options:
            if verb in SORTS:
                found[SORTS[verb], args[0]] = None
    return list(found)


def held_in(hands: Hands) -> list[Card]:
    """Treasures first."""
    held = [("treasure", card) for _, _, chest in hands for card in chest]
    return held + [("event", card) for _, events, _ in hands for card in events]


@lru_cache(1 << 9)
def holdings(
    words: Words,
    bands: tuple[tuple[int, int, int, int], ...],
    asked: tuple[Card, ...],
    hands: Hands,
    named: tuple[Card, ...],
    alone: bool,
) -> list[Node]:
    """The parts of the hand that depend on what the viewer holds and is asked. `named` are the cards that a
    question is about; the cards are `alone` if nothing is for sale."""
    parts: list[Node] = [army(words, bands)] if bands else []
    held = held_in(hands)
    if not hands and not asked:
        return parts
    if asked and len(held) > BESIDE:
        held = [card for card in held if card in named]
    one = len(held) + len(asked) == 1
    whole = alone and (one or (len(held) + len(asked) <= WHOLE and all(is_short(words, *each) for each in held)))
    shown: list[Node] = [asked_card(words, *each) for each in asked]
    shown += [face(words, kind, card, True) for kind, card in held]
    cards = div({"class": "cards" if whole else "cards plates"})[shown or p(".aside")[words("draw-no-cards")]]
    return [*parts, div(".holding")[h2[words("draw-hand")], cards]]


def face(words: Words, kind: str, card: int, target: bool) -> Element:
    return (event_card if kind == "event" else treasure_card)(words, card, target)


def asked_card(words: Words, kind: str, card: int) -> Element:
    """The card that asks something, whole."""
    return div({"class": "asking", "data-about": f"{kind}-{card}"})[face(words, kind, card, False)]


def army(words: Words, bands: tuple[tuple[int, int, int, int], ...]) -> Element:
    """The picked stack, kind by kind, large enough to touch; others are hidden."""
    spaces: dict[int, list[tuple[int, int, int]]] = {}
    for realm, space, type_, most in bands:
        spaces.setdefault(space, []).append((realm, type_, most))
    return div(".army")[[muster(words, space, tuple(kinds)) for space, kinds in spaces.items()]]


@lru_cache(1 << 10)
def muster(words: Words, space: int, kinds: tuple[tuple[int, int, int], ...]) -> Element:
    """The kinds in a space."""
    return div({"class": "muster folded", "data-target": f"stack-{space}"})[
        h3[named(words, SPACES[space])],
        [kind_chips(words, realm, space, type_, most) for realm, type_, most in kinds],
    ]


def kind_chips(words: Words, realm: int, space: int, type_: int, most: int) -> Element:
    """A kind as a chip, and after it the numbers to take fewer."""
    name = cell_name(space, type_)
    touch = {"tabindex": "-1", "role": "button"}
    fewer = [
        span(
            {
                "class": "so-many touch",
                "data-target": f"band-{band(space, type_, n)}",
                "aria-label": words("draw-so-many", n=n, pieces=counted(words, KIND[type_], n)),
                **touch,
            }
        )[str(n)]
        for n in range(1, most)
    ]
    label = cell_label(words, realm, space, type_, most)
    return div({"class": "kind-row", "data-target": name})[
        span({"class": "chip touch", "data-target": name, "aria-label": label, **touch})[
            token(realm, type_), span(".n")[f"×{most}"]
        ],
        fewer and span(".fewer")[fewer],
    ]
