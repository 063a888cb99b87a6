"""The players beside the board: arms, level, resources with income, cards, tokens and army."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.heroes.codes import purse_of
from gonfalon.games.heroes.printed.ops.scenarios import WinClaims
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from . import units
from .colours import FACTIONS, RESOURCES, figure, mark
from .colours import PEN as pen
from .heraldry import arms_shield, colour_of
from .names import card_name, faction_name, faction_of, seat_name
from .offers import offer_of

SIDES: Final = tuple(FACTIONS)
TOUCH: Final = {"tabindex": "-1", "role": "button"}


@lru_cache(32)
def shield(faction: str, said: str = "", classes: str = "arms") -> Element:
    """The arms of a faction in a line of text."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    return pen("svg", arms_shield(faction, 24, 3, 36), viewBox="0 0 48 48", classes=classes, **spoken)


def arms(side: int) -> Element:
    """The arms of a faction, by its number."""
    return shield(SIDES[side])


def bearer(g: Heroes, seat: int) -> int:
    """The number of the arms a seat bears."""
    return SIDES.index(colour_of(faction_of(g, seat)))


def bearers(view: View, seat: int) -> tuple[int, ...]:
    return (bearer(view.state, seat),)


# ----------------------------------------------------------------------- seats


class Standing(NamedTuple):
    """What the row of a player shows."""

    seat: int
    name: str
    faction: str
    part: str
    active: bool
    first: bool
    gone: bool
    level: int
    xp: int
    have: tuple[int, ...]
    income: tuple[int, ...]
    morale: int
    penalty: bool
    hand: int
    limit: int
    deck: int
    discard: int
    experts: int
    claims: int
    tokens: int
    army: tuple[int, ...]
    cubes: tuple[str, ...]
    ongoing: tuple[int, ...]
    offered: bool


def seats(words: Words, view: View) -> dict[str, Element]:
    """All players, each a panel of its own in the frame."""
    g: Heroes = view.state
    rows = {f"seats-{seat}": row(words, standing(words, view, seat)) for seat in range(g.players)}
    return {"seats": frame(words, g.players), **rows}


@lru_cache(16)
def frame(words: Words, players: int) -> Element:
    return section({"id": "seats", "class": "panel seats", "aria-label": words("draw-players")})[
        h2[words("draw-players")], [div(id=f"panel-seats-{seat}") for seat in range(players)]
    ]


def standing(words: Words, view: View, seat: int) -> Standing:
    g: Heroes = view.state
    counts_claims = scenario.part(g, WinClaims) is not None and bool(g.round)
    return Standing(
        seat,
        seat_name(words, g, seat),
        faction_of(g, seat),
        "you" if seat in view.seats else "other",
        seat == g.active and not view.over,
        seat == g.first,
        bool(g.gone >> seat & 1),
        g.level(seat),
        g.xp[seat],
        tuple(g.resources[purse_of(seat)]),
        tuple(g.income[purse_of(seat)]),
        g.morale[seat],
        bool(g.penalty >> seat & 1),
        len(g.hand[seat]),
        g.hand_limit(seat),
        len(g.deck[seat]),
        len(g.discard[seat]),
        max(0, g.experts_left(seat)),
        scenario.claims(g, seat) if counts_claims else -1,
        g.tokens[seat],
        g.army[seat],
        tuple(faction_of(g, other) for other, n in enumerate(g.cubes[seat]) for _ in range(n)),
        (*g.ongoing[seat], *((g.permanent[seat],) if g.permanent[seat] >= 0 else ())),
        seat in offer_of(view).firsts("name"),
    )


@lru_cache(1 << 10)
def row(words: Words, player: Standing) -> Element:
    """A player: arms, name, level, resources with income, cards, army, tokens."""
    said = [words(f"draw-{name}", n=n) for name, n in zip(RESOURCES, player.have)]
    level = words("draw-level", n=player.level)
    kinds = ["player", player.part, "active" if player.active else "", "gone" if player.gone else ""]
    touch = TOUCH if player.offered else {}
    return section(
        {
            "id": f"seats-{player.seat}",
            "class": " ".join(filter(None, kinds)),
            "data-seat": str(player.seat),
            "data-target": f"seat-{player.seat}",
            "aria-label": ", ".join([player.name, faction_name(words, player.faction), level, *said]),
            **touch,
        }
    )[
        shield(player.faction, faction_name(words, player.faction)),
        div(".who")[
            h3[
                player.name,
                player.part == "you" and span(".you-are")[words("draw-you")],
                player.first and span(".first", title=words("draw-first"))["1"],
            ],
            span(".level")[level, experience(words, player)],
            morale(words, player),
        ],
        ul(".held", aria_hidden="true")[
            [
                li({"class": name, "title": text})[
                    mark(name, name), span(".n")[str(n)], span(".income")[f"+{comes}"]
                ]
                for name, n, comes, text in zip(RESOURCES, player.have, player.income, said)
            ]
        ],
        div(".owns")[counts(words, player), army(words, player), in_play(words, player)],
    ]


def experience(words: Words, player: Standing) -> Element:
    """Progress to the next level, as pips."""
    done = player.xp % 2
    return span(".pips", role="img", aria_label=words("draw-experience", n=player.xp))[
        "●" * done + "○" * (2 - done)
    ]


def morale(words: Words, player: Standing) -> Node:
    if not player.morale:
        return None
    good = player.morale > 0
    said = words("draw-morale-positive" if good else "draw-morale-negative")
    if player.penalty:
        said = f"{said}. {words('draw-penalty')}"
    return mark(
        "morale_positive" if good else "morale_negative", "sure" if good else "danger", said, "mark morale"
    )


def counts(words: Words, player: Standing) -> Node:
    """Cards, Expert Effects, claims, tokens and Faction Cubes."""
    facts: list[tuple[str, str, str]] = [
        ("draw-hand-count", "effect_instant", f"{player.hand}/{player.limit}"),
        ("draw-deck-count", "token_spell_book", f"{player.deck}+{player.discard}"),
        ("draw-experts-left", "expert", str(player.experts)),
    ]
    if player.claims >= 0:
        facts.append(("draw-claims", "hero_main", str(player.claims)))
    signs = [
        span(".count", title=words(id, n=text))[mark(sign, "ink2", words(id, n=text)), text]
        for id, sign, text in facts
    ]
    spent = [
        mark(
            f"token_{token}",
            "ink" if player.tokens >> n & 1 else "rule",
            words(f"draw-token-{token.replace('_', '-')}"),
        )
        for n, token in enumerate(("build", "population", "spell_book"))
    ]
    cubes = [
        shield(faction, words("draw-cube-of", faction=faction_name(words, faction)), "won")
        for faction in player.cubes
    ]
    return span(".counts")[signs, span(".count.tokens")[spent], cubes]


def army(words: Words, player: Standing) -> Node:
    """The Unit Deck in miniature: a Pack has a double ring."""
    return span(".army")[
        [small_unit(words, unit, units.unit_faction(unit)) for unit in sorted(player.army, key=lambda each: each)]
    ]


@lru_cache(512)
def small_unit(words: Words, unit: int, faction: str) -> Element:
    name = f"{units.unit_name(words, unit)}, {units.side_name(words, unit)}"
    rings = [pen("circle", cx=24, cy=24, r=20, fill=colour_of(faction))]
    if units.shows_pack(unit):
        rings.append(pen("circle", cx=24, cy=24, r=22.4, stroke="ink", stroke_width=2.4))
    return pen(
        "svg",
        pen("title", name),
        *rings,
        figure(units.sign_of(unit), 24, 24, 27, "cloth"),
        viewBox="0 0 48 48",
        classes="small-unit",
        role="img",
        aria_label=name,
    )


def in_play(words: Words, player: Standing) -> Node:
    """Cards in front of a player while they last."""
    if not player.ongoing:
        return None
    return span(".in-play")[
        words("draw-in-play"), " ", ", ".join(card_name(words, card) for card in player.ongoing)
    ]
