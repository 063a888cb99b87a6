"""What is shown of a fight: the units as they stand, and what there is on a space. For the page the field is drawn
in field.py and what surrounds it in duel.py; scene/ has the same for pictures."""

from __future__ import annotations

from typing import Final

from gonfalon.games.heroes.codes import (
    ACTED,
    COLUMNS,
    GATE,
    MIDDLE,
    NOBODY,
    NOWHERE,
    RETALIATED,
    RUIN,
    TOWER,
    WALL,
)
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from . import units
from .names import faction_of
from .units import Fighter

COLUMN_NAMES: Final = "abcd"


def is_on(g: Heroes) -> bool:
    """Whether there is a combat."""
    return g.field != NOWHERE


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


def space_name(space: int) -> str:
    """A space, as named in the record."""
    return "tower" if space == TOWER else f"{COLUMN_NAMES[space % COLUMNS]}{space // COLUMNS + 1}"


def wall_at(g: Heroes, space: int) -> int:
    """What stands on a space of the Middle Row in a siege."""
    return g.walls[space - MIDDLE] if g.walls and MIDDLE <= space < MIDDLE + COLUMNS else 0


def ground_name(words: Words, wall: int) -> str:
    """A space without a unit."""
    return words({WALL: "draw-wall", GATE: "draw-gate", RUIN: "draw-ruin"}.get(wall, "draw-empty-space"))


def space_label(words: Words, g: Heroes, space: int, active: int) -> str:
    """A space in words, with what stands on it."""
    unit = fight.unit_at(g, space)
    said = (
        units.label(words, fighter(g, unit, active)) if unit != NOBODY else ground_name(words, wall_at(g, space))
    )
    return f"{space_name(space)}: {said}"
