"""The field of a fight: four by five spaces with their walls, and the units as cards. What surrounds it is in
duel.py."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    COLUMNS,
    GATE,
    NOWHERE,
    RUIN,
    TOWER,
    WALL,
)
from gonfalon.games.heroes.draw import units
from gonfalon.games.heroes.draw.colours import PEN as pen
from gonfalon.games.heroes.draw.colours import figure
from gonfalon.games.heroes.draw.fight import active_unit, fighter
from gonfalon.games.heroes.draw.heraldry import at, colour_of
from gonfalon.games.heroes.draw.units import Fighter
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.svg import Point, area, short
from gonfalon.lore.words import Words

SIZE: Final = (1400, 1220)

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


def corner(space: int) -> Point:
    """Where the card of a unit on a space is drawn."""
    if space == TOWER:
        return TOWER_AT
    row, column = divmod(space, COLUMNS)
    x = LEFT + column * CELL[0] + (CELL[0] - SCALE * units.WIDE) / 2
    return x, TOP + row * CELL[1] + (CELL[1] - SCALE * units.HIGH) / 2 + 3


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
        id="battlefield",
    )


def row_name(words: Words, row: int) -> Element:
    y = TOP + (row + 0.5) * CELL[1]
    return pen.group(
        pen.text(words(f"draw-row-{ROWS[row]}"), 0, 0, 14, "ink2", serif=True, italic=True, anchor="middle"),
        transform=f"translate({short(LEFT - 13)} {short(y)})rotate(-90)",
        aria_hidden="true",
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
    return pen.group(*parts, id="walls")


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
        transform=at(x, y),
    )
