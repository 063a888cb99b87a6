"""The effects of all cards, prepared for offering: which parts of a text can justify playing it, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gonfalon.games.heroes.printed import Card
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.cards import Ability, Artifact, EmpoweredStatistic, Spell, Statistic, WarMachine
from gonfalon.games.heroes.printed.heroes import Specialty
from gonfalon.games.heroes.printed.ops.attacks import CancelLethalAttack
from gonfalon.games.heroes.printed.ops.cards import Discard
from gonfalon.games.heroes.printed.ops.land import SkipNeutralCombat
from gonfalon.games.heroes.printed.ops.realm import CostReduction
from gonfalon.games.heroes.printed.ops.spells import CounterSpell, MageGuildDiscount, ReturnSpell

from .deeds import ACTIVATION, ANYTIME, MAP, STARTING, Deed, Serves

Deeds = Mapping[type[Op], Deed]

BOTTOM: Final = 3
"""The way of a Spell played for its bottom effect (HER-SPL-04, HER-SPL-09)."""
NOT_CAST: Final = -1


class Way(NamedTuple):
    """One effect of a card. `power` is what a Spell's level needs, NOT_CAST for everything else; `cost` the cards
    to discard for it; `at` lists by moment the parts that can justify playing it."""

    number: int
    ops: tuple[Op, ...]
    timing: str
    expert: bool
    power: int
    cost: int
    at: dict[str, tuple[tuple[Op, Serves], ...]]


BY_TIMING: Final = {
    "instant": ANYTIME | {"lethal"},
    "activation": ACTIVATION,
    "map": MAP,
    "ongoing": ACTIVATION | MAP,
    "permanent": ACTIVATION | MAP,
}
"""When effects may be played (HER-CRD-06, HER-CRD-07, HER-CRD-08, HER-CRD-12, HER-BAT-55, HER-BAT-57)."""
WINDOWS: Final[dict[Any, frozenset[str]]] = {
    CounterSpell: frozenset({"cast"}),
    ReturnSpell: frozenset({"own_cast"}),
    CancelLethalAttack: frozenset({"lethal"}),
    MageGuildDiscount: frozenset({"guild"}),
    CostReduction: frozenset({"map", "population"}),
    SkipNeutralCombat: frozenset({"guards"}),
    "combat_start": STARTING,
    "after_won_combat": frozenset({"won"}),
    "after_roll": frozenset({"rolled"}),
}
"""Parts of a text that set its moment, by their kind or by the window they name."""


def moments_of(timing: str, ops: tuple[Op, ...]) -> frozenset[str]:
    """When an effect may be played: its own moment, or what its timing allows."""
    for op in ops:
        for mark in (type(op), getattr(op, "window", None)):
            if mark in WINDOWS:
                return WINDOWS[mark]
    return BY_TIMING[timing]


def way_of(
    deeds: Deeds, number: int, timing: str, ops: tuple[Op, ...], expert: bool = False, power: int = NOT_CAST
) -> Way:
    """Prepare a way: which of its parts can justify playing it, and at which moments. A text with an operation
    that has no deed (it belongs to a box not in play) is never offered; a Permanent card always may be played."""
    known = [(op, deeds[type(op)]) for op in ops if type(op) in deeds]
    complete = len(known) == len(ops) or timing == "permanent"
    at = {}
    for moment in moments_of(timing, ops) if complete else ():
        parts = tuple((op, deed.serves) for op, deed in known if moment in deed.at)
        if parts or timing == "permanent":
            at[moment] = parts
    cost = sum(op.amount for op in ops if isinstance(op, Discard) and op.as_cost)
    return Way(number, ops, timing, expert, power, cost, at)


def ways_of(card: Card, deeds: Deeds) -> tuple[Way, ...]:
    """Basic and expert effect, options, or levels and bottom effect (HER-CRD-17, HER-CRD-21, HER-SPL-01,
    HER-EXP-15)."""
    if isinstance(card, Spell):
        levels = [
            way_of(deeds, n, card.timing, level.ops, power=level.power)
            for n, level in enumerate(card.levels[:BOTTOM])
        ]
        return (*levels, way_of(deeds, BOTTOM, card.alternative.timing, card.alternative.ops))
    if isinstance(card, Statistic | Ability):
        return (
            way_of(deeds, 0, card.basic.timing, card.basic.ops),
            way_of(deeds, 1, card.expert.timing, card.expert.ops, expert=True),
        )
    if isinstance(card, Artifact | Specialty):
        return tuple(way_of(deeds, n, each.timing, each.ops) for n, each in enumerate(card.options))
    if isinstance(card, EmpoweredStatistic):
        return tuple(way_of(deeds, n, each.timing, each.ops) for n, each in enumerate(card.effects))
    if isinstance(card, WarMachine):
        return (way_of(deeds, 0, card.timing, card.ops),)
    return ()
