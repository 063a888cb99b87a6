"""The squads: each side with its emblem, what it holds and its units, as HTML."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, div, h2, h3, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.tactics.printed import CLASSES, COLOURS, UNIT_FACES
from gonfalon.games.tactics.rules.compass import row_place
from gonfalon.games.tactics.rules.lessons import takes_part
from gonfalon.games.tactics.rules.scoring import artifact, captured, flags, points
from gonfalon.games.tactics.rules.traits import BEARER
from gonfalon.games.tactics.state import NOBODY, OFF_MAP, SQUADS, Tactics, class_of
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.words import Words

from .cards import mark, name_of, unit_card
from .colours import PEN as pen
from .colours import emblem
from .dungeon import place_of
from .enemies import chip
from .pieces import SHIELD, disc, label


class Row(NamedTuple):
    """A unit in the panel of its side, as plain values; `under` is the Enemy card under it."""

    unit: int
    card: int
    space: int
    health: int
    supply: int
    weak: bool
    captor: int
    bears: bool
    under: int


Held = tuple[tuple[str, int], ...]
"""What a side holds: what, and how much."""

COUNTED: Final = {"points": points, "captured": captured, "flags": flags, "artifact": artifact}
GONE: Final = -2
"""The class of a unit's row in the panel when the unit has left the map."""
LONG: Final = 11
"""Names of more letters are written smaller."""
UNCHOSEN: Final = -1
"""In place of a unit's card: its owner has not chosen it yet."""


def seats(words: Words, view: View) -> dict[str, Element]:
    """All sides, each a panel of its own in the frame: a choice seldom changes more than one. Team mates are
    together; the frame itself never changes."""
    g: Tactics = view.state
    teams = tuple((mates, team_name(words, g, mates) if len(mates) > 1 else "") for mates in g.sides)
    sides = {f"seats-{party}": squad(words, *side(view, g, party)) for party in range(len(g.side))}
    return {"seats": frame(words, teams)} | sides


@lru_cache(64)
def frame(words: Words, teams: tuple[tuple[tuple[int, ...], str], ...]) -> Element:
    """Teams of several by their names."""
    many = " many" if sum(len(mates) for mates, _ in teams) > 2 else ""
    return section({"id": "seats", "class": f"panel seats{many}", "aria-label": words("draw-seats")})[
        h2(".unseen")[words("draw-seats")],
        [
            div(".team")[
                name and p(".team-name")[name],
                [div(id=f"panel-seats-{party}") for party in mates],
            ]
            for mates, name in teams
        ],
    ]


def team_name(words: Words, g: Tactics, mates: tuple[int, ...]) -> str:
    """A team by its colours; of an adventure, which side it is."""
    names = listed(words, (printed(words, COLOURS[party], "name") for party in mates))
    if not g.rules.enemies:
        return words("draw-team", seats=names)
    return words("draw-enemies" if g.automated(mates[0]) else "draw-heroes", seats=names)


def side(view: View, g: Tactics, party: int) -> tuple[int, bool, str, tuple[int, ...], Held, tuple[Row, ...]]:
    """What the panel of a side shows, as plain values; an Enemy's units in the order of its row (TAC-SOL-03)."""
    active = party == g.active and g.turn > 0 and not view.over
    part = "enemy" if g.automated(party) else "you" if party in view.seats else "other"
    units = SQUADS[party]
    order = sorted(units, key=row_place) if g.automated(party) else units
    mates = tuple(mate for mate in g.allies[party] if mate != party and not g.rules.enemies)
    rows = tuple(row(g, unit) for unit in order if takes_part(g, unit))
    return party, active, part, mates, holdings(g, party), rows


def holdings(g: Tactics, party: int) -> Held:
    """What a side holds, as far as the mode counts it."""
    if g.automated(party):
        return ()
    cards = ("cards", len(g.hand[party]) + len(g.dealt[party]))
    if g.rules.enemies:
        return (cards,)
    last = "flags" if g.rules.control_card else "artifact"
    counts = {what: (what, COUNTED[what](g, party)) for what in ("points", "captured", last)}
    return counts["points"], cards, counts["captured"], counts[last]


def row(g: Tactics, unit: int) -> Row:
    return Row(
        unit,
        UNCHOSEN if any(g.draft) else g.card[unit],
        GONE if g.pos[unit] == OFF_MAP and g.turn else g.pos[unit],
        g.health[unit],
        g.supply[unit],
        g.is_weakened(unit),
        g.captor[unit],
        unit == g.bearer,
        g.under[unit],
    )


@lru_cache(1 << 10)
def squad(
    words: Words,
    seat: int,
    active: bool,
    part: str,
    mates: tuple[int, ...],
    held: Held,
    rows: tuple[Row, ...],
) -> Element:
    """One side, with the arms of its team mates."""
    name = printed(words, COLOURS[seat], "name")
    kind = f"squad side{seat} {part}{' active' if active else ''}"
    return section({"id": f"seats-{seat}", "class": kind, "data-seat": str(seat)})[
        div({"class": "head", "data-about": f"side-{seat}"})[
            arms(seat),
            h3({"class": f"side-name side{seat}"})[name],
            [arms(mate) for mate in mates],
            part == "you" and span(".you")[words("label-you")],
            part == "enemy" and span(".you")[words("draw-enemy")],
            active and span(".to-play")[words("draw-active")],
            held
            and ul(".held")[
                [
                    li({"data-about": f"counted-{what}", "aria-label": f"{words(f'draw-{what}')} {n}"})[
                        sign_of(what), str(n)
                    ]
                    for what, n in held
                ]
            ],
        ],
        ul(".units")[[unit_row(words, row) for row in rows]],
    ]


def sign_of(what: str) -> Element:
    """The small sign of what a side holds."""
    if what == "cards":
        path = "M9 9h20q3 0 3 3v26q0 3-3 3h-20q-3 0-3-3v-26q0-3 3-3ZM17 5h19q6 0 6 6v24"
        shape = pen(
            "path", d=path, stroke="ink2", stroke_width=3.4, stroke_linejoin="round", stroke_linecap="round"
        )
        return pen("svg", shape, viewBox="0 0 48 48", classes="mark", aria_hidden="true")
    if what == "points":
        path = "M24 4l5.6 12.6 13.8 1.4-10.3 9.2 2.9 13.6-12-7-12 7 2.9-13.6-10.3-9.2 13.8-1.4Z"
        return pen(
            "svg", pen("path", d=path, fill="ink2"), viewBox="0 0 48 48", classes="mark", aria_hidden="true"
        )
    return mark({"captured": "melee", "flags": "flag", "artifact": "artifact"}[what], "ink2")


@lru_cache(8)
def arms(seat: int) -> Element:
    """The shield of a side."""
    return pen(
        "svg",
        pen("path", d=SHIELD, fill=f"team{seat}", stroke="line", stroke_width=1.1),
        pen.icon(emblem(seat), 0, 28.4, 14.5, f"team{seat}-ink"),
        viewBox="-11 19 22 21.5",
        classes="arms",
        aria_hidden="true",
    )


@lru_cache(1 << 11)
def unit_row(words: Words, row: Row) -> Element:
    """A unit: its token, name and place, Health and supply; what became of it if it is gone."""
    unit, card, space, health, supply, weak, captor, bears, under = row
    if card == UNCHOSEN:
        return unchosen(words, unit)
    face = UNIT_FACES[card]
    name = name_of(words, card)
    gone = space == GONE
    token = pen(
        "svg",
        disc(unit, 0 if gone else health, face.health, weak or gone, False),
        viewBox="-42 -42 84 84",
        classes="token",
        aria_hidden="true",
    )
    text = div(".who")[
        span({"class": f"name{' long' if len(name) > LONG else ''}"})[
            name, bears and mark("artifact", "brass", words("draw-artifact"))
        ],
        span(".place")[
            [arms(captor), words("label-taken")] if gone and captor != NOBODY else fate(words, space, captor, weak)
        ],
    ]
    touch = {"data-target": f"unit-{unit}", "role": "button", "tabindex": "-1"}
    said = label(words, unit, card, health, space, weak)
    if gone:
        return li(".unit-row.gone")[div({"class": "touch", "aria-label": said, **touch})[token, text]]
    return li({"class": f"unit-row{' weak' if weak else ''}"})[
        div({"class": "touch", "aria-label": said, **touch})[
            token, text, gauge("health", health, face.health), supplies(card, supply), chip(words, under)
        ]
    ]


@lru_cache(64)
def unchosen(words: Words, unit: int) -> Element:
    """A place in the squad for which no card has been chosen yet."""
    token = pen("svg", disc(unit, 0, 0, True, False), viewBox="-42 -42 84 84", classes="token", aria_hidden="true")
    name = printed(words, CLASSES[class_of(unit)], "name")
    return li(".unit-row.gone")[
        div(".touch")[token, div(".who")[span(".name")[name], span(".place")[words("draw-unchosen")]]]
    ]


def fate(words: Words, space: int, captor: int, weak: bool) -> str:
    """Where a unit is, or what became of it."""
    if space == GONE:
        if captor == NOBODY:
            return words("label-fallen")
        return words("label-captured-by", seat=printed(words, COLOURS[captor], "name"))
    where = place_of(words, space) if space != OFF_MAP else words("draw-reserve")
    return f"{where} · {words('label-weakened')}" if weak else where


def gauge(name: str, left: int, top: int) -> Element:
    return span({"class": f"gauge {name}"})[mark(name, name), f"{left}/{top}"]


def supplies(card: int, supply: int) -> Element | None:
    """Ammo or Mana, whichever the unit has."""
    face = UNIT_FACES[card]
    if face.mana:
        return gauge("mana", supply, face.mana)
    return gauge("ammo", supply, face.ammo) if face.ammo else None


def about(words: Words, view: View) -> Element:
    """The Unit cards in play, each to be opened from the inspector."""
    g: Tactics = view.state
    return about_cards(words, () if any(g.draft) else tuple(g.card), g.bearer)


@lru_cache(64)
def about_cards(words: Words, cards: tuple[int, ...], bearer: int) -> Element:
    return div({"id": "unit-cards", "class": "unit-cards"})[
        [
            div({"id": f"about-{unit}", "popover": "auto", "class": "about-unit"})[
                unit_card(words, card, bears=bearing(words) if unit == bearer else "")
            ]
            for unit, card in enumerate(cards)
        ]
    ]


def bearing(words: Words) -> str:
    """What bearing the Artifact changes, as printed."""
    changes = {
        "movement": BEARER.movement,
        "range": BEARER.missile_and_spell_range,
        "damage": BEARER.melee_damage,
    }
    return words("draw-bearer", **{what: f"{n:+d}".replace("-", "−") for what, n in changes.items()})
