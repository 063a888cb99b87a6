"""What the viewer holds: cards, and the pieces that are asked about."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, div, h2, h3, p, section, span

from gonfalon.core import View
from gonfalon.games.nerath.codes import band
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.state import KIND, Nerath
from gonfalon.games.nerath.tell.names import counted
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .areas import to_decide
from .cards import event_card, treasure_card
from .choices import offered
from .figures import token
from .stacks import cell_label, cell_name


def hand(words: Words, view: View) -> Element:
    """The contents of a picked stack, cards to choose from, and the viewer's own cards."""
    g: Nerath = view.state
    own = [realm for realm in g.in_turn_order() if g.seat_of[realm] in view.seats]
    hands = tuple((realm, g.hand[realm], g.chest[realm]) for realm in own)
    parts = [*to_decide(words, view), *holdings(words, armies(view), laid_out(view, hands), hands)]
    return section({"id": "hand", "class": "panel hand"})[parts] if parts else hidden_panel("hand")


def armies(view: View) -> tuple[tuple[int, int, int, int], ...]:
    """The kinds that may go, each with its realm, space, type and the most that may."""
    g: Nerath = view.state
    _, bands = offered(view)
    found = []
    for (space, type_), most in bands.items():
        realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), g.active)
        found.append((realm, space, type_, most))
    return tuple(found)


Hands = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def laid_out(view: View, hands: Hands) -> tuple[tuple[str, int], ...]:
    """Cards that a question offers and that are in no hand of the viewer's."""
    events = {card for _, cards, _ in hands for card in cards}
    chests = {card for _, _, chest in hands for card in chest}
    found: dict[tuple[str, int], None] = {}
    for ask in view.asks.values():
        for verb, *args in ask.options:
            if verb in ("card", "event") and args[0] not in events:
                found["event", args[0]] = None
            elif verb in ("relic", "treasure") and args[0] not in chests:
                found["treasure", args[0]] = None
    return tuple(found)


@lru_cache(1 << 9)
def holdings(
    words: Words,
    bands: tuple[tuple[int, int, int, int], ...],
    offered_cards: tuple[tuple[str, int], ...],
    hands: Hands,
) -> list[Node]:
    """The parts of the hand that depend on what the viewer holds and is asked."""
    parts: list[Node] = [army(words, bands)] if bands else []
    if offered_cards:
        faces = [
            event_card(words, number, True) if kind == "event" else treasure_card(words, number, True)
            for kind, number in offered_cards
        ]
        parts.append(div(".holding")[h2[words("draw-choose-card")], div(".cards")[faces]])
    if hands:
        shown = [treasure_card(words, card, True) for _, _, chest in hands for card in chest]
        shown += [event_card(words, card, True) for _, events, _ in hands for card in events]
        cards = div(".cards")[shown or p(".aside")[words("draw-no-cards")]]
        parts.append(div(".holding")[h2[words("draw-hand")], cards])
    return parts


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
