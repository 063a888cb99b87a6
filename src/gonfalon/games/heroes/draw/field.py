"""The field of a fight: four by five spaces with their walls, the units on them as cards, and what an attack on
them would do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from htpy import Element, div, span

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    COLUMNS,
    DEFENDER,
    DEFENDING,
    NO_WALL,
    NOBODY,
    PARALYSED,
    SPACES,
    TOWER,
)
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.damage import Blow, blow
from gonfalon.lore.phrases import percent
from gonfalon.lore.svg import fitted
from gonfalon.lore.words import Words

from . import units
from .colours import PEN as pen
from .colours import figure, mark
from .fight import active_unit, fighter, space_label, wall_at
from .heraldry import colour_of
from .names import NEUTRAL, faction_of
from .offers import offer_of
from .scene.field import CELL, wall
from .units import Fighter

TOUCH: Final = {"tabindex": "-1", "role": "button"}
NAME_ROOM: Final = 82
"""The width of a name on a unit's card."""
MOST_PIPS: Final = 8
"""More hit points than this are written as a number."""


def field(words: Words, view: View) -> Element:
    """The spaces, row by row from the defender's Backline on."""
    g: Heroes = view.state
    active, struck = active_unit(g), outcomes(words, view)
    return div(".arena")[[space(words, g, n, active, struck.get(n, "")) for n in range(SPACES)]]


def tower(words: Words, view: View) -> Element | None:
    """The Arrow Tower, beside the board."""
    g: Heroes = view.state
    if TOWER not in g.at:
        return None
    return space(words, g, TOWER, active_unit(g), outcomes(words, view).get(TOWER, ""))


def space(words: Words, g: Heroes, n: int, active: int, odds: str) -> Element:
    unit = fight.unit_at(g, n)
    seen = fighter(g, unit, active) if unit != NOBODY else None
    defender = faction_of(g, g.sides[DEFENDER])
    return ground(words, n, row_side(g, n), seen, wall_at(g, n), defender, odds, space_label(words, g, n, active))


def row_side(g: Heroes, n: int) -> str:
    """The faction whose half of the field a space is on; neutral in the Middle Row."""
    row = n // COLUMNS
    return NEUTRAL if row == 2 else faction_of(g, g.sides[DEFENDER if row < 2 or n == TOWER else 1 - DEFENDER])


@lru_cache(1 << 12)
def ground(
    words: Words, n: int, side: str, seen: Fighter | None, wall_kind: int, defender: str, odds: str, said: str
) -> Element:
    """A space with all that is on it."""
    kinds = ["space", f"of-{colour_of(side)}", f"row-{n // COLUMNS}"]
    kinds += ["tower"] * (n == TOWER) + ["struck"] * bool(odds) + ["active"] * bool(seen and seen.active)
    return div({"class": " ".join(kinds), "data-target": f"space-{n}", "aria-label": said, **TOUCH})[
        wall_kind != NO_WALL and barrier(wall_kind, defender),
        unit_card(words, seen, odds) if seen else odds and span(".odds")[odds],
    ]


def barrier(kind: int, faction: str) -> Element:
    """A wall, the gate or a ruin, over the whole space."""
    box = f"0 0 {CELL[0]} {CELL[1]}"
    return pen(
        "svg", *wall(kind, faction), viewBox=box, classes="wall", preserveAspectRatio="none", aria_hidden="true"
    )


# ------------------------------------------------------------------------- units


def unit_card(words: Words, unit: Fighter, odds: str) -> Element:
    """Portrait, name, values and hit points; in its foot the ability, or what an attack on it would do."""
    kinds = ["unit", f"of-{colour_of(unit.faction)}", "pack" if units.shows_pack(unit.unit) else "few"]
    kinds += ["acted"] * unit.acted
    name = units.unit_name(words, unit.unit)
    kinds += [fit(name)] if fit(name) else []
    return div({"class": " ".join(kinds), "aria-hidden": "true"})[
        portrait(unit.unit),
        span(".name")[name],
        span(".kind")[
            mark(f"type_{units.TYPES[units.face_of(unit.unit).type]}", "ink2"),
            span(".side")[units.side_name(words, unit.unit)],
            tokens(unit),
            value("initiative", unit.initiative, unit.changed[3]),
        ],
        span(".values")[
            value("attack", unit.attack, unit.changed[0]), value("defense", unit.defense, unit.changed[1])
        ],
        health(unit),
        span(".odds")[mark("battle", "raised"), span[odds]]
        if odds
        else span(".ability")[units.in_short(words, unit.unit)],
    ]


@lru_cache(256)
def portrait(unit: int, classes: str = "portrait") -> Element:
    """The figure of a unit; the style sheet gives the colour of its side."""
    return pen(
        "svg",
        figure(units.sign_of(unit), 24, 24, 48, "cloth"),
        viewBox="0 0 48 48",
        classes=classes,
        aria_hidden="true",
    )


def value(sign: str, n: int, change: int) -> Element:
    """A value with its sign; one raised or lowered stands out."""
    tone = "" if not change else "up" if change > 0 else "down"
    return span({"class": f"value {sign} {tone}".rstrip()})[mark(sign, "ink"), str(n)]


def tokens(unit: Fighter) -> list[Element]:
    """Paralysis and Defense Tokens, and a Retaliation already used."""
    signs = (
        ("defense", "legal", unit.marks & DEFENDING),
        ("effect_ongoing", "danger", unit.marks & PARALYSED),
        ("battle", "disabled", unit.retaliated and not unit.acted),
    )
    return [mark(sign, colour) for sign, colour, shown in signs if shown]


def fit(name: str) -> str:
    """How a name is written that is too long for its line: a little smaller, or in two lines."""
    size = fitted(name, NAME_ROOM, 13, True)
    return "" if size >= 13 else "fit" if size >= 11.5 else "two-lines"


def health(unit: Fighter) -> Element:
    """A pip for each hit point, hollow ones lost; a number where there are too many."""
    left = unit.hp - unit.wounds
    if unit.hp > MOST_PIPS:
        return span(".pips.number")[mark("health", "health"), f"{left}/{unit.hp}"]
    return span(".pips")[[span({"class": "pip" if n < left else "pip lost"}) for n in range(unit.hp)]]


# ----------------------------------------------------------------------- attacks


def outcomes(words: Words, view: View) -> Mapping[int, str]:
    """By space the viewer may attack: the damage, and the chance that what is there falls."""
    return {at: said(words, found) for at, found in blows(view).items()}


def said(words: Words, found: Blow | None) -> str:
    if found is None:
        return words("draw-tears-down")
    return words("draw-odds", span=found.span, chance=percent(found.falls)) if found.falls else found.span


def blows(view: View) -> dict[int, Blow | None]:
    """By space the viewer may attack: the best that an attack on it may do; None for walls."""
    g: Heroes = view.state
    active = active_unit(g)
    found: dict[int, Blow | None] = {}
    for origin, at in offer_of(view).by.get("attack", ()):
        target = fight.unit_at(g, at)
        if NOBODY in (active, target):
            found[at] = None
            continue
        here, best = blow(g, active, origin, target), found.get(at)
        if best is None or (here.falls, here.most) > (best.falls, best.most):
            found[at] = here
    return found
