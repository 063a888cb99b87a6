"""The players beside the board, each with what they have and their board in small."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.immortals.printed import DARK, LIGHT, TRIBES
from gonfalon.games.immortals.state import ARMY_SPACES, CONFLICT, EMPTY, MAGIC, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import card_name, seat_name, tribe_name, tribe_names
from gonfalon.lore.svg import area
from gonfalon.lore.words import Words

from .cards import tiny
from .colours import PEN as pen
from .colours import mark
from .cubes import arms, heap
from .phrases import REALM, card_said
from .slots import ORDER

ACTING: Final = ("actions", "scoring", "over")
"""Stages in which cards turned up this round still count."""


class Standing(NamedTuple):
    """What the row of a player shows. `laid`: by space, whether a card lies there; `known`: Conflict cards in
    their hand that everybody has seen."""

    seat: int
    part: str
    active: bool
    first: bool
    marker: bool
    tribes: tuple[int, int]
    gold: int
    energy: int
    points: int
    regions: int
    conflicts: int
    limbo: tuple[int, int]
    laid: tuple[bool, ...]
    turned: tuple[int, ...]
    groups: tuple[int, ...]
    drafted: int
    known: tuple[int, ...]


def seats(words: Words, view: View) -> dict[str, Element]:
    """All players, each a panel of its own in the frame."""
    g: Immortals = view.state
    rows = {f"seats-{seat}": row(words, standing(view, seat), g.round) for seat in range(g.players)}
    return {"seats": frame(words, g.players), **rows}


@lru_cache(16)
def frame(words: Words, players: int) -> Element:
    return section({"id": "seats", "class": "panel seats", "aria-label": words("draw-players")})[
        h2[words("draw-players")], [div(id=f"panel-seats-{seat}") for seat in range(players)]
    ]


def is_active(view: View, seat: int) -> bool:
    """Whether it is this player's turn; while all choose together, it is nobody's."""
    g: Immortals = view.state
    return seat == g.active and g.stage not in ("draft", "planning") and not view.over


def turned_up(g: Immortals, seat: int) -> tuple[int, ...]:
    """The cards a player has turned up this round; with the next one they are forgotten."""
    return g.turned[seat] if g.stage in ACTING else ()


def standing(view: View, seat: int) -> Standing:
    g: Immortals = view.state
    return Standing(
        seat,
        "you" if seat in view.seats else "other",
        is_active(view, seat),
        seat == g.first and bool(g.round),
        seat == g.marker,
        g.tribes[seat],
        g.gold[seat],
        g.energy[seat],
        g.points[seat],
        g.card_owner.count(seat),
        len(g.hand[seat]),
        (g.waiting(seat, LIGHT), g.waiting(seat, DARK)),
        tuple(card != EMPTY for card in g.plan[seat]),
        turned_up(g, seat),
        g.groups[seat],
        g.drafted[seat],
        tuple(card for card in g.hand[seat] if card >= 0) if seat not in view.seats else (),
    )


@lru_cache(1 << 10)
def row(words: Words, player: Standing, round: int) -> Element:
    """A player: cube, name, tribes, what they have; below, their board in small."""
    has = (
        ("gold", "gold", player.gold),
        ("energy", "energy", player.energy),
        ("points", "victory_point", player.points),
        ("regions", "card_region", player.regions),
        ("conflicts", "card_conflict", player.conflicts),
    )
    said = [words(f"draw-has-{what}", n=n) for what, _, n in has]
    who = seat_name(words, player.seat)
    label = ", ".join([who, tribe_names(words, player.tribes), *said])
    kinds = ["player", f"seat{player.seat}", player.part, "active" if player.active else ""]
    return section(
        {
            "id": f"seats-{player.seat}",
            "class": " ".join(filter(None, kinds)),
            "data-seat": str(player.seat),
            "data-target": f"seat-{player.seat}",
            "aria-label": label,
        }
    )[
        arms(player.seat),
        div(".who")[
            h3[
                who,
                player.part == "you" and span(".you-are")[words("draw-you")],
                [
                    mark(f"tribe_{TRIBES[tribe].id}", "ink2", tribe_name(words, tribe), "mark tribe")
                    for tribe in player.tribes
                ],
                banners(words, player),
            ],
            span(".tribes", aria_hidden="true")[tribe_names(words, player.tribes)],
        ],
        ul(".held", aria_hidden="true")[
            [
                li({"class": what, "title": text})[mark(sign, "ink"), str(n)]
                for (what, sign, n), text in zip(has, said)
            ]
        ],
        div(".small-board")[small_board(words, player) if round else settlers(words, player)],
    ]


def banners(words: Words, player: Standing) -> Node:
    """Who goes first this round, and who holds the marker for the next one."""
    signs = []
    if player.marker:
        signs.append(mark("first_player", "ink", words("draw-marker"), "mark banner"))
    if player.first and not player.marker:
        signs.append(mark("first_player", "disabled", words("draw-first"), "mark banner"))
    if player.active:
        signs.append(span(".to-play")[words("draw-active")])
    return signs


def small_board(words: Words, player: Standing) -> Node:
    """Limbo, ten spaces with the cards that lie there face down, limbo; and the cards turned up this round."""
    lying = words("draw-lying", n=sum(player.laid))
    parts: list[Node] = [
        limbo(words, DARK, player.limbo[DARK]),
        small_spaces(player.laid, lying),
        limbo(words, LIGHT, player.limbo[LIGHT]),
    ]
    if player.turned:
        names = ", ".join(card_name(words, card) for card in player.turned)
        parts.append(
            span({"class": "turned", "role": "img", "aria-label": words("draw-turned", cards=names)})[
                [
                    span({"title": card_name(words, card)})[tiny(words, card, card >= MAGIC)]
                    for card in player.turned
                ]
            ]
        )
    if player.known:
        names = ", ".join(card_name(words, CONFLICT + card) for card in player.known)
        parts.append(
            span({"class": "turned known", "role": "img", "aria-label": words("draw-known", cards=names)})[
                [
                    span({"title": words("draw-known", cards=card_name(words, CONFLICT + card))})[
                        tiny(words, CONFLICT + card, False)
                    ]
                    for card in player.known
                ]
            ]
        )
    return parts


def limbo(words: Words, realm: int, n: int) -> Element:
    said = words("draw-in-limbo", limbo=words(f"draw-limbo-{REALM[realm]}"), n=n)
    return span({"class": f"in-limbo {REALM[realm]}", "title": said})[
        mark(f"limbo_{REALM[realm]}", "ink", said), str(n)
    ]


@lru_cache(1 << 11)
def small_spaces(laid: tuple[bool, ...], label: str) -> Element:
    """The ten spaces of a board in small."""
    drawn = []
    for place, number in enumerate(ORDER):
        x = 15 * place + (6 if place >= len(ORDER) // 2 else 0)
        size = area(x + 1, 1, 13, 18, 2)
        if laid[number]:
            magic = number >= ARMY_SPACES
            drawn.append(
                pen("rect", fill="magic" if magic else "night", stroke="card-ink", stroke_width=1, **size)
            )
            if not magic:
                drawn.append(pen("path", d=f"M{x + 13.5} 2v16.5H{x + 2}z", fill="card-sun"))
        else:
            drawn.append(pen("rect", stroke="edge", stroke_width=1, stroke_dasharray="2 2", **size))
    return pen("svg", *drawn, viewBox="0 0 157 20", classes="spaces", role="img", aria_label=label)


def settlers(words: Words, player: Standing) -> Node:
    """Before the first round: the groups that are still to be settled, and the card chosen in the draft."""
    said = words("draw-groups-left", groups=", ".join(map(str, player.groups)) or "–")
    parts: list[Node] = [
        span({"class": "groups", "role": "img", "aria-label": said, "title": said})[
            [span[heap((player.seat,), 8), str(size)] for size in player.groups]
        ]
    ]
    if player.drafted != EMPTY:
        card = CONFLICT + player.drafted if player.drafted >= 0 else NOBODY
        name = card_said(words, card)
        parts.append(span({"class": "turned", "title": name})[tiny(words, card, False), name])
    return parts
