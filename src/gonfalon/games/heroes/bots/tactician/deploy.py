"""Who stands where at the start of a combat: one's own units, guards, and the Gate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.bots.judge import strength
from gonfalon.games.heroes.codes import COLUMNS, DEFENDER, MIDDLE, NOBODY, creature_of, few_of
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import FACES, FLYING, RANGED, TOWER_UNIT
from gonfalon.games.heroes.rules.combat.fight import BACKLINE, BESIDE, FRONTLINE
from gonfalon.games.heroes.state import Heroes

HOME: Final = 3.0
"""What a shooter on the Backline, or any other unit on the Frontline, is worth."""
SHIELD: Final = 1.0
"""What standing in front of a friendly shooter is worth."""
EDGE: Final = 0.3
"""Shooters prefer the edges of the board."""
PREY: Final = 0.25
"""What facing a weak enemy is worth."""


def deploy(g: Heroes, ask: Ask) -> Option:
    """The strongest units first, as many as possible, each where it is most useful."""
    options = [option for option in ask.options if option[0] == "deploy"]
    if not options:
        return ask.options[0]
    side = fight.side_of(g, ask.seat)
    code = {creature_of(unit): unit for unit in g.army[ask.seat]}
    creature = max({option[1] for option in options}, key=lambda each: (strength(code[each]), each))
    spaces = [option[2] for option in options if option[1] == creature]
    return ("deploy", creature, best_space(g, side, code[creature], spaces))


def place_guard(g: Heroes, ask: Ask) -> Option:
    """The most dangerous guards first, facing what they hurt most."""
    creature = max({option[1] for option in ask.options}, key=lambda each: (strength(few_of(each)), each))
    spaces = [option[2] for option in ask.options if option[1] == creature]
    return ("deploy", creature, best_space(g, DEFENDER, few_of(creature), spaces))


def best_space(g: Heroes, side: int, code: int, spaces: Iterable[int]) -> int:
    return max(spaces, key=lambda space: (comfort(g, side, code, space), -space))


def comfort(g: Heroes, side: int, code: int, space: int) -> float:
    """How well a unit stands on a space."""
    shoots = FACES[code].type == RANGED
    value = HOME if space in (BACKLINE if shoots else FRONTLINE)[side] else 0.0
    value += EDGE if shoots and space % COLUMNS in (0, COLUMNS - 1) else 0.0
    for unit, at in enumerate(g.at):
        if at in BESIDE[space] and g.side[unit] == side and is_shooter(g, unit) != shoots:
            value += SHIELD
        elif g.side[unit] != side and at % COLUMNS == space % COLUMNS:
            value += faces(g, unit, code)
    return value


def is_shooter(g: Heroes, unit: int) -> bool:
    return g.unit[unit] != TOWER_UNIT and FACES[g.unit[unit]].type == RANGED


def faces(g: Heroes, unit: int, code: int) -> float:
    """A flier seeks shooters, a shooter avoids melee units; all prefer weaker targets."""
    if g.unit[unit] == TOWER_UNIT:
        return 0.0
    me, other = FACES[code], FACES[g.unit[unit]]
    if me.type == RANGED:
        return -PREY if other.type != RANGED else 0.0
    if me.type == FLYING and other.type == RANGED:
        return 2 * PREY
    return PREY if me.attack - other.defense >= other.hp else 0.0


def gate(g: Heroes, ask: Ask) -> Option:
    """In front of the strongest walking unit, which sorties through it."""
    walkers = [unit for unit in fight.living(g, DEFENDER) if FACES[g.unit[unit]].type not in (RANGED, FLYING)]
    leader = max(walkers, key=lambda unit: strength(g.unit[unit]), default=NOBODY)
    option = ("gate", MIDDLE + g.at[leader] % COLUMNS) if leader != NOBODY else ask.options[0]
    return option if option in ask.options else ask.options[0]
