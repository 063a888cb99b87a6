"""A fight: the field of four by five with its walls, the units as cards, and the targets there.

Spaces are `space-7`; units glide from one to the next. Where an attack is offered, brackets surround its target.
What surrounds the field is in duel.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    ACTED,
    COLUMNS,
    GATE,
    MIDDLE,
    NOBODY,
    NOWHERE,
    RETALIATED,
    RUIN,
    SPACES,
    TOWER,
    WALL,
)
from gonfalon.games.heroes.rules.combat import attack_dice, damage, fight
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.svg import Point, area, short
from gonfalon.lore.words import Words

from . import units
from .colours import PEN as pen
from .colours import figure
from .heraldry import at, colour_of
from .hexes import SIZE
from .names import faction_of
from .offers import offer_of
from .units import Fighter

CELL: Final = (211.2, 168.0)
LEFT: Final = (SIZE[0] - COLUMNS * CELL[0]) / 2
TOP: Final = 144.0
SCALE: Final = 1.2
FOOT: Final = TOP + 5 * CELL[1] + 16
PANEL: Final = 222
"""The width of what stands beside the field."""
BESIDE: Final = (22, SIZE[0] - 22 - PANEL)
"""Where the attacker's and the defender's sides begin."""
ROWS: Final = ("back", "front", "middle", "front", "back")
TOWER_AT: Final = (BESIDE[1] + 16.0, 740.0)
COLUMN_NAMES: Final = "abcd"
TOUCH: Final = {"role": "button", "tabindex": "-1", "fill_opacity": "0"}


def is_on(g: Heroes) -> bool:
    """Whether there is a combat."""
    return g.field != NOWHERE


def corner(space: int) -> Point:
    """Where the card of a unit on a space is drawn."""
    if space == TOWER:
        return TOWER_AT
    row, column = divmod(space, COLUMNS)
    x = LEFT + column * CELL[0] + (CELL[0] - SCALE * units.WIDE) / 2
    return x, TOP + row * CELL[1] + (CELL[1] - SCALE * units.HIGH) / 2 + 3


def box(space: int, inset: float) -> dict[str, str]:
    """The rectangle of a space."""
    if space == TOWER:
        return area(TOWER_AT[0] - 8, TOWER_AT[1] - 8, SCALE * units.WIDE + 16, SCALE * units.HIGH + 16, 8)
    row, column = divmod(space, COLUMNS)
    return area(
        LEFT + column * CELL[0] + inset, TOP + row * CELL[1] + inset, CELL[0] - 2 * inset, CELL[1] - 2 * inset, 7
    )


def space_name(space: int) -> str:
    """A space, as named in the record."""
    return "tower" if space == TOWER else f"{COLUMN_NAMES[space % COLUMNS]}{space // COLUMNS + 1}"


# ----------------------------------------------------------------------- field


@lru_cache(32)
def field(words: Words, attacker: str, defender: str) -> Element:
    """The empty field, its lines tinted by side."""
    wide, high = COLUMNS * CELL[0], 5 * CELL[1]
    tints = ((0, defender, 0.17), (1, defender, 0.1), (3, attacker, 0.1), (4, attacker, 0.17))
    lines = "".join(f"M{short(LEFT + n * CELL[0])} {short(TOP + 8)}v{short(high - 16)}" for n in range(1, COLUMNS))
    lines += "".join(f"M{short(LEFT + 8)} {short(TOP + n * CELL[1])}h{short(wide - 16)}" for n in range(1, 5))
    middle = "".join(f"M{short(LEFT)} {short(TOP + n * CELL[1])}h{short(wide)}" for n in (2, 3))
    return pen.group(
        pen("rect", stroke="ink", stroke_width=2.2, **area(LEFT - 9, TOP - 9, wide + 18, high + 18, 4)),
        pen("rect", stroke="ink", stroke_width=0.9, **area(LEFT - 4, TOP - 4, wide + 8, high + 8)),
        pen("rect", fill="field", **area(LEFT, TOP, wide, high)),
        *(
            pen(
                "rect",
                fill=colour_of(faction),
                fill_opacity=share,
                **area(LEFT, TOP + row * CELL[1], wide, CELL[1]),
            )
            for row, faction, share in tints
        ),
        pen("use", href="#her-meadow", x=LEFT, y=TOP, stroke="line", stroke_opacity=0.22, stroke_width=1.2),
        pen(
            "path",
            d=lines,
            stroke="line",
            stroke_opacity=0.4,
            stroke_width=1.3,
            stroke_dasharray="2 6",
            stroke_linecap="round",
        ),
        pen("path", d=middle, stroke="line", stroke_opacity=0.55, stroke_width=1.6),
        *(row_name(words, row) for row in range(5)),
        *(glow(space) for space in range(SPACES + 1)),
        id="battlefield",
        classes="in-fight",
    )


def row_name(words: Words, row: int) -> Element:
    y = TOP + (row + 0.5) * CELL[1]
    return pen.group(
        pen.text(words(f"draw-row-{ROWS[row]}"), 0, 0, 14, "ink2", serif=True, italic=True, anchor="middle"),
        transform=f"translate({short(LEFT - 13)} {short(y)})rotate(-90)",
        aria_hidden="true",
    )


def glow(space: int) -> Element:
    """Lit ground, invisible until needed."""
    room = box(space, 6)
    return pen.group(
        pen("rect", classes="wash", fill="lit", stroke="raised", **room),
        pen("rect", classes="dash", stroke="legal", **room),
        data_target=f"space-{space}",
        classes="glow",
        display="none",
        pointer_events="none",
    )


# ------------------------------------------------------------------------ walls


@lru_cache(64)
def walls(words: Words, standing: tuple[int, ...], faction: str) -> Element:
    """Walls, Gate and ruins across the Middle Row."""
    parts = []
    for column, kind in enumerate(standing):
        if kind in (WALL, GATE, RUIN):
            x, y = LEFT + column * CELL[0], TOP + 2 * CELL[1]
            parts.append(pen.group(*wall(kind, faction), transform=at(x, y)))
    return pen.group(*parts, id="walls", classes="in-fight", pointer_events="none")


def wall(kind: int, faction: str) -> Iterator[Element]:
    """One space of the wall, full width."""
    wide, high = CELL
    if kind == RUIN:
        d = f"M10 {high - 18}l18-22 16 8 14-18 22 20 20-10 24 16 18-12 20 18h20v14H10Z"
        yield pen(
            "path", d=d, fill="stone2", stroke="line", stroke_width=1.6, stroke_linejoin="round", opacity=0.8
        )
        return
    teeth = "".join(f"v-16h{short(wide / 9)}v16h{short(wide / 9)}" for _ in range(4))
    outline = f"M0 {high - 14}V44{teeth}v-16h{short(wide / 9)}V{high - 14}Z"
    yield pen("path", d=outline, fill="stone", stroke="line", stroke_width=1.8, stroke_linejoin="round")
    courses = "".join(f"M4 {y}h{short(wide - 8)}" for y in (66, 90, 114, 138))
    bricks = "".join(f"M{20 + 36 * n + (y // 24 % 2) * 18} {y}v24" for y in (66, 90, 114) for n in range(5))
    yield pen("path", d=courses + bricks, stroke="line", stroke_opacity=0.3, stroke_width=1.2)
    if kind == GATE:
        x = short(wide / 2 - 34)
        arch = f"M{x} {high - 14}V90c0-22 14-36 34-36s34 14 34 36V{high - 14}Z"
        yield pen("path", d=arch, fill="wood", stroke="line", stroke_width=2)
        bars = "".join(f"M{short(wide / 2 - 34 + 17 * n)} 70V{high - 14}" for n in (1, 2, 3))
        yield pen("path", d=bars, stroke="line", stroke_width=1.6)
        yield pen("circle", cx=wide / 2, cy=32, r=13, fill=colour_of(faction), stroke="line", stroke_width=1.4)
        yield figure("gate", wide / 2, 32, 16, "cloth")


# ------------------------------------------------------------------------ units


def active_unit(g: Heroes) -> int:
    """The fighting unit that is activated, NOBODY if none."""
    return next((frame[1] for frame in reversed(g.stack) if frame[0] in ("end_activation", "activation")), NOBODY)


def fighter(g: Heroes, unit: int, active: int) -> Fighter:
    """A fighting unit as it stands."""
    face = fight.face(g, unit)
    changed = [fight.bonus(g, what, unit) for what in ("attack", "defense", "hp", "initiative")]
    seat, code = g.sides[g.side[unit]], g.unit[unit]
    return Fighter(
        code,
        faction_of(g, seat),
        face.attack + changed[0],
        face.defense + changed[1],
        face.hp + changed[2],
        face.initiative + changed[3],
        g.wounds[unit],
        g.marks[unit],
        bool(g.marks[unit] & ACTED) and unit != active,
        bool(g.marks[unit] & RETALIATED),
        unit == active,
        (changed[0], changed[1], changed[2], changed[3]),
    )


def fighters(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Every unit in the fight, as a card on its space."""
    g: Heroes = view.state
    active = active_unit(g)
    for unit, space in enumerate(g.at):
        if space != NOWHERE:
            yield f"fighter-{unit}", placed(words, unit, space, fighter(g, unit, active))


@lru_cache(1 << 11)
def placed(words: Words, number: int, space: int, unit: Fighter) -> Element:
    x, y = corner(space)
    return pen.group(
        pen.group(units.card(words, unit), transform=f"scale({SCALE})"),
        id=f"fighter-{number}",
        classes="in-fight fighter",
        transform=at(x, y),
        pointer_events="none",
    )


def spaces(words: Words, view: View) -> Element:
    """The targets: every space, with what stands there, and what an attack would do."""
    g: Heroes = view.state
    active = active_unit(g)
    labels = [space_label(words, g, space, active) for space in range(SPACES + 1)]
    return space_layer(tuple(labels), outcomes(words, view, active), TOWER in g.at)


def space_label(words: Words, g: Heroes, space: int, active: int) -> str:
    unit = fight.unit_at(g, space)
    name = space_name(space)
    if unit != NOBODY:
        return f"{name}: {units.label(words, fighter(g, unit, active))}"
    kind = g.walls[space - MIDDLE] if g.walls and MIDDLE <= space < MIDDLE + COLUMNS else 0
    there = {WALL: "draw-wall", GATE: "draw-gate", RUIN: "draw-ruin"}.get(kind, "draw-empty-space")
    return f"{name}: {words(there)}"


def outcomes(words: Words, view: View, active: int) -> tuple[tuple[int, str], ...]:
    """By target the viewer may attack: the likely damage."""
    g: Heroes = view.state
    targets = sorted({args[1] for args in offer_of(view).by.get("attack", ())})
    return tuple((space, outcome(words, g, active, space)) for space in targets)


def outcome(words: Words, g: Heroes, active: int, space: int) -> str:
    """What attack plus die minus defense may come to."""
    target = fight.unit_at(g, space)
    if target == NOBODY or active == NOBODY:
        return words("draw-tears-down")
    base = damage.attack_value(g, active, target, attack_dice.FIRST, None)
    base -= damage.defense_value(g, active, target, attack_dice.FIRST, None)
    spread = 2 if fight.has_defense_token(g, target) else 1
    return words("draw-damage", least=max(0, base - spread), most=max(0, base + spread))


@lru_cache(64)
def space_layer(labels: tuple[str, ...], likely: tuple[tuple[int, str], ...], tower: bool) -> Element:
    parts = []
    said = dict(likely)
    for space, label in enumerate(labels):
        if space == TOWER and not tower:
            continue
        if space in said:
            parts.append(brackets(space, said[space]))
        parts.append(
            pen(
                "rect",
                classes="hit",
                data_target=f"space-{space}",
                aria_label=label,
                **box(space, 4),
                **TOUCH,
            )
        )
    return pen.group(*parts, id="spaces", classes="in-fight")


def brackets(space: int, said: str) -> Element:
    """Four corners around a target, and what the attack would do."""
    x, y = corner(space)
    x, y, wide, high = x - 7, y - 9, SCALE * units.WIDE + 14, SCALE * units.HIGH + 18
    a, b, c, d = (short(each) for each in (x, y, x + wide, y + high))
    arms = f"M{a} {short(y + 24)}V{b}h24M{short(x + wide - 24)} {b}H{c}v24M{c} {short(y + high - 24)}V{d}h-24"
    arms += f"M{short(x + 24)} {d}H{a}v-24"
    room = 40 + 8.8 * len(said)
    left = x + wide / 2 - room / 2
    return pen.group(
        pen("path", d=arms, stroke="raised", stroke_width=7.4, stroke_linecap="round"),
        pen("path", d=arms, stroke="danger", stroke_width=4.2, stroke_linecap="round"),
        pen("rect", fill="danger", stroke="raised", stroke_width=1.6, **area(left, y - 14, room, 28, 14)),
        figure("battle", left + 18, y, 18, "raised"),
        pen.text(said, left + 31, y + 5.6, 16, "raised", bold=True),
        data_target=f"space-{space}",
        classes="brackets",
        display="none",
        pointer_events="none",
    )
