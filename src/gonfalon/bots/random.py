"""The bot that takes whatever comes: the measure of all others."""

from random import Random

from gonfalon.core import Ask, Option, View, draw


def random(view: View, ask: Ask, rng: Random) -> Option:
    """Any option."""
    return draw(ask.options, rng)
