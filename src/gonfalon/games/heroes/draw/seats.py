"""The players beside the board: arms, level, resources with income, cards, tokens and army."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOWHERE, heroes_of, purse_of
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from . import units
from .colours import FACTIONS, RESOURCES, figure, mark
from .colours import PEN as pen
from .heraldry import arms_shield, colour_of
from .names import faction_name, faction_of, seat_name
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
    mp: tuple[int, ...]
    have: tuple[int, ...]
    income: tuple[int, ...]
    morale: int
    penalty: bool
    hand: int
    limit: int
    cubes: tuple[str, ...]
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
        tuple(g.mp[hero] for hero in heroes_of(seat) if g.hero_at[hero] != NOWHERE),
        tuple(g.resources[purse_of(seat)]),
        tuple(g.income[purse_of(seat)]),
        g.morale[seat],
        bool(g.penalty >> seat & 1),
        len(g.hand[seat]),
        g.hand_limit(seat),
        tuple(faction_of(g, other) for other, n in enumerate(g.cubes[seat]) for _ in range(n)),
        seat in offer_of(view).firsts("name"),
    )


@lru_cache(1 << 10)
def row(words: Words, player: Standing) -> Element:
    """A player in two lines: who, with level, morale and how far they can go; then resources with income in fixed
    columns, cards in hand, and claims. The inspector tells the rest."""
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
            h3[player.name],
            player.part == "you" and span(".you-are")[words("draw-you")],
            player.first and span(".first", title=words("draw-first"))["1"],
            span(".level")[words("draw-level-short", n=player.level), experience(words, player)],
        ],
        span(".reach")[morale(words, player), movement(words, player)],
        ul(".held", aria_hidden="true")[
            [
                li({"class": name, "data-about": f"icon-{name}"})[
                    mark(name, name), span(".n")[str(n)], span(".brings")[f"+{comes}"]
                ]
                for name, n, comes in zip(RESOURCES, player.have, player.income)
            ]
        ],
        counts(words, player),
    ]


def movement(words: Words, player: Standing) -> Node:
    """The Movement Points of the heroes on the map."""
    if not player.mp:
        return None
    said = words("draw-mp", n=max(player.mp[0], 0))
    points = " · ".join(str(max(mp, 0)) for mp in player.mp)
    return span({"class": "mp", "data-about": "icon-movement"})[mark("movement", "ink", said), points]


def experience(words: Words, player: Standing) -> Element:
    """Progress to the next level, as pips."""
    done = player.xp % 2
    return span(".xp", role="img", aria_label=words("draw-experience", n=player.xp))["●" * done + "○" * (2 - done)]


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


def counts(words: Words, player: Standing) -> Element:
    """Cards in hand, and Faction Cubes; claims stand in the cartouche."""
    said = words("draw-hand-count", n=f"{player.hand}/{player.limit}")
    cubes = [
        shield(faction, words("draw-cube-of", faction=faction_name(words, faction)), "won")
        for faction in player.cubes
    ]
    return span(".counts")[
        span({"class": "count", "data-about": "icon-hand"})[
            mark("token_spell_book", "ink2", said), f"{player.hand}/{player.limit}"
        ],
        cubes,
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
