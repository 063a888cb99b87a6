"""The bot that takes what looks best right away: every option is played in an imagined copy and judged."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from math import inf
from random import Random
from statistics import fmean

from gonfalon.bots.look import after, few, settle, worth
from gonfalon.core import Ask, Match, Option, View

WORLDS = 4
"""How many imagined worlds an option that depends on luck is tried in."""

OPTIONS_TRIED = 250
"""How many options are tried; of a longer list, a random sample of this size."""


def greedy(view: View, ask: Ask, rng: Random, imagine: Callable[[], Match]) -> Option:
    """The option after which the position looks best."""
    return ranked(ask, rng, imagine)[0]


def ranked(
    ask: Ask, rng: Random, imagine: Callable[[], Match], in_time: Callable[[], bool] = lambda: True
) -> list[Option]:
    """The options of a question, those that gain most first; equal ones in random order. Once time is up no more
    are tried, and the rest come last."""
    options = list(ask.options if len(ask.options) <= OPTIONS_TRIED else few(ask.options, OPTIONS_TRIED, rng))
    rng.shuffle(options)
    gains: dict[Option, list[float]] = {}
    tried = options
    for _ in range(WORLDS):
        world = imagine()
        if world.game.unjudged(world.state):
            break
        before = worth(world, ask.seat)
        played = {
            option: _played(world, ask.seat, option, rng) for option in takewhile(lambda _: in_time(), tried)
        }
        for option, match in played.items():
            gains.setdefault(option, []).append(worth(match, ask.seat) - before)
        if tried is options:
            tried = _lucky(world, played)
        if not (tried and in_time()):
            break
    return sorted(options, key=lambda option: fmean(gains.get(option, [-inf])), reverse=True)


def _played(world: Match, seat: int, option: Option, rng: Random) -> Match:
    """The world after an option is played and everything it started is over."""
    return settle(after(world, seat, option), seat, len(world.state.stack), rng)


def _lucky(world: Match, played: dict[Option, Match]) -> list[Option]:
    """The options that rolled dice, or raised the barrier more than a choice that reveals nothing."""
    least = min((match.state.barrier for match in played.values()), default=0)
    dice = world.state.dice
    return [option for option, match in played.items() if match.state.barrier > least or match.state.dice != dice]
