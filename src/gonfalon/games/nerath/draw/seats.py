"""The realms beside the board: what each has, and its arms."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import REALMS
from gonfalon.games.nerath.printed.regions import CAPITAL
from gonfalon.games.nerath.rules.scoring import sides
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import realm_name
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .cards import mark
from .colours import PEN as pen
from .figures import emblem
from .victory import goal

BANNER: Final = "M5 3h38v33l-19 10-19-10Z"


class Realm(NamedTuple):
    """A realm in the panel, as plain values. `part`: who plays it, from the viewer's point of view."""

    number: int
    seat: int
    part: str
    active: bool
    gold: int
    income: int
    points: int
    events: int
    chest: int
    treasures: int
    capital: bool


# ----------------------------------------------------------------------- seats


def seats(words: Words, view: View) -> dict[str, Element]:
    """All realms, each a panel of its own in the frame, and how near the end is."""
    g: Nerath = view.state
    rows = {f"seats-{realm}": realm_row(words, standing(view, g, realm)) for realm in range(len(REALMS))}
    return {"seats": frame(words, tuple(sides(g))), **rows, "seats-goal": goal(words, view)}


@lru_cache(16)
def frame(words: Words, sides: tuple[tuple[int, ...], ...]) -> Element:
    return section({"id": "seats", "class": "panel seats", "aria-label": words("draw-realms")})[
        h2[words("draw-realms")],
        [
            div(".side-by-side" if len(side) > 1 else ".alone")[[div(id=f"panel-seats-{realm}") for realm in side]]
            for side in sides
        ],
        div(id="panel-seats-goal"),
    ]


def standing(view: View, g: Nerath, realm: int) -> Realm:
    """What the row of a realm shows."""
    seat = g.seat_of[realm]
    return Realm(
        realm,
        seat,
        "you" if seat in view.seats else "other",
        realm == g.active and not view.over,
        g.gold[realm],
        income_of(g, realm),
        g.points[realm],
        len(g.hand[realm]),
        len(g.chest[realm]),
        len(g.treasures[realm]),
        g.held[CAPITAL[realm]] == realm,
    )


@lru_cache(1 << 10)
def realm_row(words: Words, realm: Realm) -> Element:
    """A realm: banner, name, who plays it, and what it has."""
    number = realm.number
    held = (
        ("gold", "gold", realm.gold, realm.income),
        ("points", "victory_point", realm.points, 0),
        ("events", "event_card", realm.events, 0),
        ("treasures", "treasure", realm.treasures, realm.chest),
    )
    said = [words(f"draw-has-{what}", n=n, more=more) for what, _, n, more in held]
    crown = words("draw-capital-held" if realm.capital else "draw-capital-lost")
    who = words("draw-you") if realm.part == "you" else words("draw-player", n=realm.seat + 1)
    label = ", ".join([named(words, REALMS[number]), who, *said, crown])
    kind = f"realm realm{number} {realm.part}{' active' if realm.active else ''}"
    return section(
        {
            "id": f"seats-{number}",
            "class": f"{kind} touch",
            "data-seat": str(realm.seat),
            "data-target": f"realm-{number}",
            "tabindex": "-1",
            "role": "button",
            "aria-label": label,
        }
    )[
        banner(number),
        div(".who")[
            h3[realm_name(words, number)],
            span(".player")[
                crown_sign(realm.capital, number, crown),
                who,
                realm.active and span(".to-play")[words("draw-active")],
            ],
        ],
        ul(".held", aria_hidden="true")[
            [
                li({"class": what, "data-about": f"icon-{what}"})[
                    mark(sign, "ink"), str(n), span(".more")[f"+{more}"] if more else None
                ]
                for what, sign, n, more in held
            ]
        ],
    ]


@lru_cache(8)
def banner(realm: int) -> Element:
    """The gonfalon of a realm."""
    return pen(
        "svg",
        pen(
            "path",
            d="M5 5h30v36l-15 9-15-9Z",
            fill=f"banner{realm}",
            stroke="coast",
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        pen("path", d="M2 5h36", stroke="ink", stroke_width=3.2, stroke_linecap="round"),
        emblem(realm, 20, 24, 25, f"charge{realm}"),
        viewBox="0 0 40 52",
        classes="banner",
        aria_hidden="true",
    )


def crown_sign(held: bool, realm: int, said: str) -> Element:
    """A crown while the Capital is held, struck out when it is lost."""
    crown = pen("path", d="M15 34l-3-18 10 8 8-13 8 13 10-8-3 18Z", fill=f"text{realm}" if held else "disabled")
    strike = (
        None if held else pen("path", d="M8 38L52 10", stroke="danger", stroke_width=4, stroke_linecap="round")
    )
    return pen(
        "svg",
        pen("title", said),
        crown,
        strike,
        viewBox="4 6 52 34",
        classes=f"crown{'' if held else ' lost'}",
        aria_hidden="true",
    )


# ------------------------------------------------------------------------ arms


def bearers(view: View, seat: int) -> tuple[int, ...]:
    """The realms whose arms stand for a seat: the one in play if it is the seat's, else all it has."""
    g: Nerath = view.state
    own = tuple(realm for realm in range(len(REALMS)) if g.seat_of[realm] == seat)
    return (g.active,) if g.active in own and not view.over else own


@lru_cache(4)
def arms(realm: int) -> Element:
    """The emblem on the banner of a realm."""
    return pen(
        "svg",
        pen("path", d=BANNER, fill=f"banner{realm}", stroke="coast", stroke_width=1.8, stroke_linejoin="round"),
        emblem(realm, 24, 21, 27, f"charge{realm}"),
        viewBox="0 0 48 48",
        classes="arms",
        aria_hidden="true",
    )
