"""The hard bot's second thoughts: combats are fought out in imagined worlds, by the rules on all sides.

A combat is begun only if it goes well there; during it, the attacks that look best at first glance are compared by
how the combat ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from gonfalon.core import Ask, Match, Option
from gonfalon.games.heroes.bots.judge import worth
from gonfalon.games.heroes.state import Heroes

Rules = Callable[[Heroes, Ask], Option]
Imagine = Callable[[], Match]

LONGEST: Final = 400
"""More choices than any combat takes."""
CAUTION: Final = 1.0
"""By how many standard errors another attack must beat the one that looked best at first glance."""


def fought_out(world: Match, rules: Rules) -> Match:
    """Play on by the rules until the combat is over and somebody's Turn continues."""
    for _ in range(LONGEST):
        if world.over:
            break
        seat = min(world.asks)
        ask = world.asks[seat]
        if ask.what in ("turn", "refresh"):
            break
        world.play(seat, rules(world.state, ask))
    return world


def lead(g: Heroes, seat: int) -> float:
    """How far a seat is ahead of the others."""
    others = [worth(g, other) for other in range(g.players) if other != seat]
    return worth(g, seat) - sum(others) / len(others)


def outcome(world: Match, seat: int, option: Option, rules: Rules) -> float:
    """How far ahead a seat is once an option is played and the combat is over."""
    world.play(seat, option)
    return lead(fought_out(world, rules).state, seat)


def fare(seat: int, option: Option, rules: Rules, imagine: Imagine, worlds: int) -> float:
    """What an option that begins a combat gains on average."""
    total = 0.0
    for _ in range(worlds):
        world = imagine()
        before = lead(world.state, seat)
        total += outcome(world, seat, option, rules) - before
    return total / worlds


def best_of(seat: int, options: Sequence[Option], rules: Rules, imagine: Imagine, worlds: int) -> Option:
    """The option that does best; the first one unless another is clearly better. All are tried in the same
    worlds."""
    fared = []
    for _ in range(worlds):
        world = imagine()
        fared.append([outcome(world.clone(), seat, option, rules) for option in options])

    def edge(n: int) -> float:
        gains = [leads[n] - leads[0] for leads in fared]
        return fmean(gains) - CAUTION * stdev(gains) / sqrt(worlds)

    return options[max(range(len(options)), key=edge)]
