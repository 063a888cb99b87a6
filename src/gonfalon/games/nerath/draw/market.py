"""What can be bought, for how much, and where it may be placed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, div, h2, span

from gonfalon.core import View
from gonfalon.games.nerath.codes import launch_of, lot, lot_of
from gonfalon.games.nerath.printed import PIECES, SPACES
from gonfalon.games.nerath.rules.reinforce import AFLOAT, total
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import counted
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .cards import mark
from .figures import token

MOST_SITES_NAMED: Final = 8
"""Up to this many places for new pieces are also named beside the map."""


class Order(NamedTuple):
    """What may be bought of a kind: how many for how much, and where they are placed."""

    kind: int
    costs: tuple[tuple[int, int], ...]
    spaces: tuple[int, ...]


def orders(view: View) -> tuple[Order, ...]:
    """The kinds that are offered to be bought."""
    g: Nerath = view.state
    numbers: dict[int, dict[int, None]] = {}
    spaces: dict[int, dict[int, None]] = {}
    for ask in view.asks.values():
        for verb, *args in ask.options:
            if verb in ("recruit", "launch"):
                kind, n = lot_of(args[0]) if verb == "recruit" else afloat(args[0])
                numbers.setdefault(kind, {})[n] = None
                spaces.setdefault(kind, {})[args[1]] = None
    return tuple(
        Order(kind, tuple((n, total(g, g.active, kind, n)) for n in sorted(numbers[kind])), tuple(spaces[kind]))
        for kind in numbers
    )


def afloat(code: int) -> tuple[int, int]:
    """The kind and the number of a purchase at sea."""
    _, nth, n = launch_of(code)
    return AFLOAT[nth], n


@lru_cache(1 << 9)
def market(words: Words, realm: int, gold: int, prices: tuple[int, ...], offered: tuple[Order, ...]) -> Element:
    """The nine kinds of pieces: price, die, move. What cannot be afforded is pale. For the picked kind, how many
    to buy, and where."""
    return div({"class": "market", "aria-label": words("draw-market"), "role": "group"})[
        h2[words("draw-market"), span(".purse")[mark("gold", "gold"), str(gold)]],
        div(".wares")[[ware(words, realm, kind, cost, cost <= gold) for kind, cost in enumerate(prices)]],
        [details(words, order) for order in offered],
    ]


def details(words: Words, order: Order) -> Element:
    """The numbers of a picked kind, one by default, and the places, if there are few."""
    several, few = len(order.costs) > 1, len(order.spaces) <= MOST_SITES_NAMED
    return div({"class": "details folded", "data-target": f"buy-{order.kind}"})[
        several and div(".how-many")[[so_many(words, order.kind, n, gold) for n, gold in order.costs]],
        few and div(".where")[[site(words, space) for space in order.spaces]],
    ]


def so_many(words: Words, kind: int, n: int, gold: int) -> Element:
    """A number of pieces to buy; one is what the kind itself means."""
    return span(
        {
            "class": "so-many touch one" if n == 1 else "so-many touch",
            "data-target": f"buy-{kind}" if n == 1 else f"lot-{lot(kind, n)}",
            "aria-label": words("draw-lot", pieces=counted(words, kind, n), gold=gold),
            "data-keep": "" if n == 1 else None,
            "tabindex": "-1",
            "role": "button",
        }
    )[str(n)]


def site(words: Words, space: int) -> Element:
    """A place for new pieces, within reach of the finger that has picked them."""
    name = named(words, SPACES[space])
    touch = {"data-target": f"space-{space}", "tabindex": "-1", "role": "button", "aria-label": name}
    return span({"class": "chip touch", **touch})[name]


def ware(words: Words, realm: int, kind: int, cost: int, can: bool) -> Element:
    piece = PIECES[kind]
    dice = piece.attack_text or piece.defend_text
    name = named(words, piece)
    label = words("draw-ware", piece=name, n=cost, dice=dice, move=piece.move)
    touch: dict[str, str] = {"data-target": f"buy-{kind}", "tabindex": "-1", "role": "button", "aria-label": label}
    return div({"class": f"ware touch{'' if can else ' dear'}", **touch})[
        token(realm, kind),
        span(".name")[name],
        span(".price")[mark("gold", "gold"), str(cost)],
        span(".stats")[span[dice], span[words("draw-moves", n=piece.move)]],
    ]
