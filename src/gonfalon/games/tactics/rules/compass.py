"""The decision compass: how the program decides for the Enemy (TAC-DIG-06).

A direction is swept clockwise from the arrow of the Enemy card drawn last; what is met first is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.tactics.printed.spaces import WIDTH, distance
from gonfalon.games.tactics.state import Tactics, class_of, party_of

YES, NO = ("yes",), ("no",)
ROW: Final = (0, 3, 2, 1)
"""Where each class lies in an Enemy's row: Fighter, Beast, Rogue, Wizard (TAC-SOL-03)."""


@lru_cache(1 << 14)
def sweep(here: int, there: int, arrow: int) -> tuple[int, Fraction]:
    """How far clockwise from the arrow another space lies: quarter turns, and the part of one (TAC-ENY-18)."""
    x, y = there % WIDTH - here % WIDTH, there // WIDTH - here // WIDTH
    ahead, right = ((-y, x), (x, y), (y, -x), (-x, -y))[arrow]
    for quarter in range(4):
        if ahead > 0 and right >= 0:
            return quarter, Fraction(right, ahead)
        ahead, right = right, -ahead
    return 0, Fraction(0)


def clockwise(arrow: int) -> list[int]:
    """The four directions, from the arrow on."""
    return [(arrow + turn) % 4 for turn in range(4)]


def row_place(unit: int) -> tuple[int, int]:
    """A unit's place in the rows of cards, from left to right."""
    return party_of(unit), ROW[class_of(unit)]


def swept(g: Tactics, here: int, units: Iterable[int]) -> list[int]:
    """Units in the order the compass meets them from a space: the nearer first at the same angle, then the one
    with less Health, then the leftmost (TAC-ENY-16, TAC-ENY-18, TAC-DIG-06)."""
    return sorted(
        units,
        key=lambda unit: (
            sweep(here, g.pos[unit], g.compass),
            distance(here, g.pos[unit]),
            g.health[unit],
            row_place(unit),
        ),
    )


def by_compass(g: Tactics, options: Sequence[Option], about: tuple[int, ...]) -> Option:
    """What the Enemy chooses (TAC-ENY-55): among directions and units the compass decides, else it is the first
    option, which is written to be the one the rules ask for."""
    verb = options[0][0]
    if verb == "push":
        directions = clockwise(g.compass)
        return min(options, key=lambda option: directions.index(option[1]))
    if verb == "choose":
        chosen = swept(g, g.pos[about[0]], (option[1] for option in options))[0]
        return ("choose", chosen)
    return options[0]


async def choose_unit(g: Tactics, seat: int, what: str, units: Iterable[int], rule: str, about: int) -> int:
    """The seat names one of some units."""
    options = [("choose", unit) for unit in units]
    answer = await decide(g, seat, what, options, rule, (about,), default=options[0])
    return int(answer[1])


async def decide(
    g: Tactics,
    party: int,
    what: str,
    options: Sequence[Option],
    rule: str,
    about: tuple[int, ...] = (),
    default: Option | None = None,
) -> Option:
    """A player chooses; for the Enemy, the compass."""
    if g.automated(party):
        return by_compass(g, options, about)
    return await Ask(party, what, options, rule, about, default=default)
