"""How a bot looks ahead: what a position is worth, and when an action is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from gonfalon.core import Ask, Match, Menu, Option, draw

FEW = 5
"""How many options are tried at each question along the way."""

ON = 8
"""How many choices are played at most to finish an action."""

VICTORY = 1e6
"""More than any judgement, so that winning outweighs everything else."""


def shares(match: Match) -> list[float]:
    """Each seat's share of the victory when the game is over: 1 is split evenly among the sides in first place."""
    places = match.result
    sides = match.game.modes[match.setup.mode].teams or [(seat,) for seat in range(len(places))]
    won = [side for side in sides if any(places[seat] == 1 for seat in side)]
    return [1 / len(won) if any(seat in side for side in won) else 0.0 for seat in range(len(places))]


def worth(match: Match, seat: int) -> float:
    """How good the position is for a seat."""
    value = match.game.judge(match.state, seat)
    return value + VICTORY * (shares(match)[seat] - 0.5) if match.over else value


def few(options: Sequence[Option], most: int, rng: Random) -> Iterable[Option]:
    """A random sample of `most` options, or the whole list if it is short. Never expands a Menu."""
    if not isinstance(options, Menu) and len(options) <= most:
        return options
    return dict.fromkeys(draw(options, rng) for _ in range(most))


def cheap(ask: Ask, rng: Random) -> Option:
    """An answer that takes no thought."""
    return ask.default or draw(ask.options, rng)


def settle(match: Match, seat: int, height: int, rng: Random) -> Match:
    """Play on until the action is over: a position in the middle of one says little.

    `height` is the height of the stack at the question that started it. Along the way the seat chooses well, the
    others cheaply. The match itself is played on.
    """
    for _ in range(ON):
        if match.over or not (len(match.state.stack) > height or match.midway):
            break
        asked = min(match.asks)
        ask = match.asks[asked]
        if asked == seat and not ask.window:
            _, match = best(match, seat, few(ask.options, FEW, rng))
        else:
            match.play_offered(asked, cheap(ask, rng))
    return match


def best(match: Match, seat: int, options: Iterable[Option]) -> tuple[Option, Match]:
    """The option that looks best right away, and the match after it. One of them is played in the match itself."""
    *others, last = options
    if match.game.unjudged(match.state):
        others = []
    tried = [(option, after(match, seat, option)) for option in others]
    match.play_offered(seat, last)
    tried.append((last, match))
    return max(tried, key=lambda pair: worth(pair[1], seat)) if others else tried[0]


def after(match: Match, seat: int, option: Option) -> Match:
    """A copy of the match with the option played."""
    copy = match.clone()
    copy.play_offered(seat, option)
    return copy
