"""What follows an attack: Retaliation, a second shot, further strikes, a push, and the way back (chapters UNT and
BAT).

Questions: splash (target), push_back (go), fly_back (go, stay).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.core import Ask, Option, first
from gonfalon.games.heroes.codes import COLUMNS, NOWHERE, RETALIATED, SPACES
from gonfalon.games.heroes.state import Heroes

from . import fight
from .attack import declare
from .attack_dice import RETALIATION, SPLASH, die
from .fight import BESIDE, adjacent, face, over


def retaliate(g: Heroes, unit: int, attacker: int) -> None:
    """A unit that survives an adjacent unit's attack strikes back, once per Combat Round (HER-BAT-27, HER-BAT-28,
    HER-BAT-29, HER-BAT-32)."""
    if NOWHERE in (g.at[unit], g.at[attacker]) or not adjacent(g, unit, attacker):
        return
    if not fight.may_retaliate(g, unit):
        return
    if not fight.always_retaliates(g, unit):
        g.marks[unit] |= RETALIATED
    declare(g, unit, attacker, RETALIATION)


def second_shot(g: Heroes, unit: int, target: int) -> None:
    """Marksmen shoot a second time at a non-adjacent target."""
    if NOWHERE not in (g.at[unit], g.at[target]) and not adjacent(g, unit, target):
        declare(g, unit, target, 0)


async def splash(g: Heroes, unit: int, target: int, space: int) -> None:
    """A further strike: Liches hit a unit next to the target, Black Dragons the one straight behind it."""
    if g.at[unit] == NOWHERE or over(g):
        return
    victims = splash_victims(g, unit, target, space)
    if not victims:
        return
    seat = g.hands_on[g.side[unit]]
    options: list[Option] = [("target", g.at[each]) for each in victims]
    option = await Ask(seat, "splash", options, rule="HER-UNT-26", about=(g.unit[unit],), default=first)
    declare(g, unit, fight.unit_at(g, option[1]), SPLASH)


def splash_victims(g: Heroes, unit: int, target: int, space: int) -> list[int]:
    """Enemies first: a friend is hit only if there is nobody else. Dragon breath hits whoever is behind."""
    if "line_attack" in face(g, unit).on_attack:
        behind = straight_behind(g.at[unit], space)
        return [each for each in fight.living(g) if g.at[each] == behind]
    near = [each for each in fight.living(g) if g.at[each] in BESIDE[space] and each not in (unit, target)]
    enemies = [each for each in near if g.side[each] != g.side[unit]]
    return enemies or near


def straight_behind(origin: int, target: int) -> int:
    """The space behind a target as seen from next to it, NOWHERE beyond the board."""
    step = target - origin
    beyond = target + step
    if step not in (1, -1, COLUMNS, -COLUMNS) or not 0 <= beyond < SPACES:
        return NOWHERE
    return beyond if beyond in BESIDE[target] else NOWHERE


async def push_back(g: Heroes, unit: int, target: int) -> None:
    """Ghost Dragons: on 0 the target moves a space away, and cannot retaliate unless it is still adjacent."""
    if NOWHERE in (g.at[unit], g.at[target]):
        return
    result = die(g)
    g.tell("ability_roll", g.unit[unit], result)
    closed = fight.blocked(g, g.side[target])
    away = [space for space in BESIDE[g.at[target]] if not closed >> space & 1]
    if result not in face(g, unit).on_attack["roll_then"].faces or not away:
        return
    seat = g.hands_on[g.side[target]]
    options: list[Option] = [("go", space) for space in away]
    option = await Ask(seat, "push_back", options, rule="HER-UNT-26", about=(g.unit[target],), default=first)
    fight.put_at(g, target, option[1])
    if g.stack and g.stack[-1][:2] == ("retaliate", target):
        g.stack.pop()


async def fly_back(g: Heroes, unit: int) -> None:
    """Harpies may return to where they came from after the Retaliation."""
    home = g.origin
    if g.at[unit] in (NOWHERE, home) or fight.blocked(g, g.side[unit]) >> home & 1:
        return
    seat = g.hands_on[g.side[unit]]
    options: list[Option] = [("go", home), ("stay",)]
    verb, *args = await Ask(seat, "fly_back", options, "HER-UNT-26", (g.unit[unit],), default=("stay",))
    if verb == "go":
        fight.put_at(g, unit, *args)


PHASES: Final[Mapping[str, Any]] = {
    "retaliate": retaliate,
    "second_shot": second_shot,
    "splash": splash,
    "push_back": push_back,
    "fly_back": fly_back,
}
