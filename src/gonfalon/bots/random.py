"""The bot that plays at random: the baseline for all others."""

from random import Random

from gonfalon.core import Ask, Option, View, draw


def random(view: View, ask: Ask, rng: Random) -> Option:
    """Any option."""
    return draw(ask.options, rng)
