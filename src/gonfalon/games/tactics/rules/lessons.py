"""Lessons: prepared positions, each over as soon as the learner has done what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core import put
from gonfalon.games.tactics.printed import LESSONS, MAP, TACTICS, UNITS
from gonfalon.games.tactics.printed.lessons import Goal
from gonfalon.games.tactics.printed.spaces import space_at
from gonfalon.games.tactics.state import CLASSES, NOBODY, OFF_MAP, Tactics, party_of, unit_of

from .traits import TRAITS

CARDS: Final = {unit.id: number for number, unit in enumerate(UNITS)}
ZONES: Final = [zone.id for zone in MAP.zones]
LEARNER: Final = 0


def lay_lesson(g: Tactics, lesson: str) -> None:
    """The position of a lesson; the learner is to play."""
    g.lesson = [each.id for each in LESSONS].index(lesson)
    g.deck = list(range(len(TACTICS)))
    for seat in range(g.players):  # units that are not named take no part, but each has its card
        for unit_class, name in enumerate(CLASSES):
            cards = [n for n, unit in enumerate(UNITS) if unit.unit_class == name]
            g.card = put(g.card, unit_of(seat, unit_class), cards[seat])
    for each in LESSONS[g.lesson].units:
        card = CARDS[each.card]
        unit = unit_of(each.seat, CLASSES.index(UNITS[card].unit_class))
        g.card = put(g.card, unit, card)
        g.health[unit] = each.health or TRAITS[card].top_health
        g.supply[unit] = TRAITS[card].top_supply
        g.place(unit, space_at(*each.space))


def takes_part(g: Tactics, unit: int) -> bool:
    """Whether a unit is in the game at all: a lesson has only the units it names."""
    if g.lesson == NOBODY:
        return True
    named = [(each.seat, CARDS[each.card]) for each in LESSONS[g.lesson].units]
    return (party_of(unit), g.card[unit]) in named


def is_learnt(g: Tactics) -> bool:
    """Whether the learner has done it."""
    goal = LESSONS[g.lesson].goal
    unit = unit_of(goal.seat, CLASSES.index(goal.unit_class)) if goal.unit_class else NOBODY
    return GOALS[goal.kind](g, goal, unit)


def start_of(g: Tactics, unit: int) -> int:
    """Where a unit began."""
    return next(
        space_at(*each.space)
        for each in LESSONS[g.lesson].units
        if each.seat == party_of(unit) and CARDS[each.card] == g.card[unit]
    )


GOALS: Final[dict[str, Callable[[Tactics, Goal, int], bool]]] = {
    "at": lambda g, goal, unit: goal.space is not None and g.pos[unit] == space_at(*goal.space),
    "captured": lambda g, goal, unit: g.pos[unit] == OFF_MAP,
    "pushed": lambda g, goal, unit: g.pos[unit] != start_of(g, unit),
    "hurt": lambda g, goal, unit: g.health[unit] < TRAITS[g.card[unit]].top_health,
    "flag": lambda g, goal, unit: g.flags[ZONES.index(goal.zone)] > 0,
}
