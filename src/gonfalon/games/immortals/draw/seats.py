"""The players beside the board: a line each, with what they have and what they would score now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.immortals.printed import TRIBES
from gonfalon.games.immortals.state import CONFLICT, EMPTY, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import seat_name, tribe_name, tribe_names
from gonfalon.games.immortals.tell.prospects import in_sight
from gonfalon.lore.words import Words

from .colours import mark
from .cubes import arms
from .phrases import card_said

ACTING: Final = ("actions", "scoring", "over")
"""Stages in which cards turned up this round still count."""


class Standing(NamedTuple):
    """What the row of a player shows. `left`: before the first round, the groups to settle, and the card chosen in
    the draft; later, how many cards lie on their board."""

    seat: int
    part: str
    active: bool
    first: bool
    marker: bool
    tribes: tuple[int, int]
    gold: int
    energy: int
    points: int
    sight: int
    left: str


def seats(words: Words, view: View) -> dict[str, Element]:
    """All players, each a panel of its own in the frame."""
    g: Immortals = view.state
    rows = {f"seats-{seat}": row(words, standing(words, view, seat)) for seat in range(g.players)}
    return {"seats": frame(words, g.players), **rows}


@lru_cache(16)
def frame(words: Words, players: int) -> Element:
    return section({"id": "seats", "class": f"panel seats of-{players}", "aria-label": words("draw-players")})[
        h2[words("draw-players")], [div(id=f"panel-seats-{seat}") for seat in range(players)]
    ]


def is_active(view: View, seat: int) -> bool:
    """Whether it is this player's turn; while all choose together, it is nobody's."""
    g: Immortals = view.state
    return seat == g.active and g.stage not in ("draft", "planning") and not view.over


def turned_up(g: Immortals, seat: int) -> tuple[int, ...]:
    """The cards a player has turned up this round; with the next one they are forgotten."""
    return g.turned[seat] if g.stage in ACTING else ()


def standing(words: Words, view: View, seat: int) -> Standing:
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
        in_sight(g, seat) if g.round and not view.over else 0,
        laid(words, g, seat) if g.round else settling(words, g, seat),
    )


def laid(words: Words, g: Immortals, seat: int) -> str:
    """How many cards lie on a board, once it may be known (IMM-VIS-02)."""
    n = len(g.plan[seat]) - g.plan[seat].count(EMPTY)
    return words("draw-lying", n=n) if g.stage in ACTING else ""


def settling(words: Words, g: Immortals, seat: int) -> str:
    """The groups that are still to be settled, and the card chosen in the draft."""
    said = words("draw-groups-left", groups=", ".join(map(str, g.groups[seat])) or "–")
    if g.drafted[seat] == EMPTY:
        return said
    card = CONFLICT + g.drafted[seat] if g.drafted[seat] >= 0 else NOBODY
    return f"{said} · {card_said(words, card)}"


@lru_cache(1 << 10)
def row(words: Words, player: Standing) -> Element:
    """A player: cube, name, tribes, what they have."""
    has = (
        ("gold", "gold", player.gold),
        ("energy", "energy", player.energy),
        ("points", "victory_point", player.points),
    )
    said = [words(f"draw-has-{what}", n=n) for what, _, n in has]
    who = seat_name(words, player.seat)
    label = ", ".join(filter(None, [who, tribe_names(words, player.tribes), *said, player.left]))
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
        h3[who],
        span(".tribes")[[tribe_sign(words, tribe) for tribe in player.tribes]],
        banner(words, player),
        ul(".held", aria_hidden="true")[
            [
                li({"class": what, "data-about": f"sign-{what}", "title": text})[mark(sign, "ink"), span[str(n)]]
                for (what, sign, n), text in zip(has, said)
            ],
        ],
        span({"class": "sight", "data-about": "sign-sight"})[f"+{player.sight}" if player.sight else None],
    ]


def tribe_sign(words: Words, tribe: int) -> Element:
    return span({"data-about": f"tribe-{tribe}"})[
        mark(f"tribe_{TRIBES[tribe].id}", "ink2", tribe_name(words, tribe), "mark tribe")
    ]


def banner(words: Words, player: Standing) -> Node:
    """Who goes first this round, or holds the marker for the next one. The room is there for everybody."""
    sign: Node = None
    if player.marker:
        sign = mark("first_player", "ink", words("draw-marker"), "mark banner")
    elif player.first:
        sign = mark("first_player", "disabled", words("draw-first"), "mark banner")
    return span({"class": "flag", "data-about": "sign-marker"})[sign]
