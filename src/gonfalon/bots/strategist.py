"""The bot that plays by the hand-written rules of a game; in a game that has none it plays greedily."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gonfalon.bots.greedy import greedy
from gonfalon.core import Ask, Match, Option, View
from gonfalon.games import find


def strategist(view: View, ask: Ask, rng: Random, imagine: Callable[[], Match]) -> Option:
    """What the game's own strategy chooses."""
    strategy = find(view.game).strategy
    return strategy(view, ask, rng) if strategy else greedy(view, ask, rng, imagine)
