"""Players that are programs.

A bot is a function `bot(view, ask, rng)` that returns one of `ask.options`. It knows what its seat knows and
nothing else. A bot that looks ahead takes a fourth argument, `imagine`: each call of it gives another match
that might be the real one, with all that the seat cannot know dealt anew, to play on in.

`easy`, `normal` and `hard` are bots too: who that is, each game says for itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, lru_cache, partial
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from random import Random

from gonfalon import games
from gonfalon.bots.greedy import greedy
from gonfalon.bots.random import random
from gonfalon.bots.search import search
from gonfalon.bots.strategist import strategist
from gonfalon.core import Ask, Game, GonfalonError, Match, Option, View
from gonfalon.core.game import Strategy

Bot = Callable[..., Option]

LEVELS = {"easy": "greedy", "normal": "search:0.3", "hard": "search:2"}
"""Who plays at each level in a game that does not say otherwise."""


def at_level(level: str, view: View, ask: Ask, rng: Random, imagine: Callable[[], Match]) -> Option:
    """What the bot chooses that stands for a level in this game."""
    who = meant(level, games.find(view.game))
    bot: Bot = find(who) if isinstance(who, str) else who
    return bot(view, ask, rng, imagine) if _looks_ahead(bot) else bot(view, ask, rng)


def meant(name: str, game: Game) -> str | Strategy:
    """Who a level stands for in a game, by name or as a strategy of the game; every other bot is itself."""
    return game.levels.get(name) or LEVELS.get(name, name)


HOUSE: dict[str, Bot] = {
    **{level: partial(at_level, level) for level in LEVELS},
    "random": random,
    "greedy": greedy,
    "strategist": strategist,
    "search": search,
}
FORMS = f"{', '.join(HOUSE)}, search:0.3 (seconds a choice), search:200i (iterations a choice)"


def find(name: str) -> Bot:
    """The bot of the house that a name stands for: `normal`, `greedy`, `search`, `search:0.3`, `search:200i`."""
    base, _, rest = name.partition(":")
    if name in HOUSE:
        return HOUSE[name]
    if base == "search":
        return _limited(name, rest)
    if base in HOUSE:
        raise GonfalonError(f"The bot '{base}' takes no ':{rest}'. Bots are: {FORMS}.")
    near = get_close_matches(base, HOUSE, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    raise GonfalonError(f"There is no bot '{name}'{hint} Bots are: {FORMS}.")


def load(name: str) -> Bot:
    """A bot of the house, or one's own: `my_module:my_function`. That runs code: not for names from strangers."""
    module, colon, function = name.partition(":")
    return _own(name, module, function) if colon and module not in HOUSE else find(name)


@lru_cache
def _limited(name: str, limit: str) -> Bot:
    """`search` with a budget of its own."""
    if re.fullmatch(r"\d+i", limit) and int(limit[:-1]):
        return partial(search, seconds=None, iterations=int(limit[:-1]))
    if re.fullmatch(r"\d+\.?\d*|\.\d+", limit) and float(limit):
        return partial(search, seconds=float(limit))
    raise GonfalonError(f"'{name}' is no bot: write search:0.3 for seconds a choice, search:200i for iterations.")


def _own(name: str, module: str, function: str) -> Bot:
    """A function of a module, which may lie in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise GonfalonError(f"The bot '{name}' cannot be loaded: {error}.") from error
    if not callable(bot):
        raise GonfalonError(f"'{name}' is no bot: a bot is a function bot(view, ask, rng).")
    return bot  # type: ignore[no-any-return]


def answer(bot: Bot, match: Match, seat: int, rng: Random, since: int = 0) -> Option:
    """What a bot chooses. It reads the log from fact `since` on."""
    view, ask = match.view([seat], since), match.asks[seat]
    if _looks_ahead(bot):
        return bot(view, ask, rng, partial(match.imagine, [seat], rng))
    return bot(view, ask, rng)


@cache
def _looks_ahead(bot: Bot) -> bool:
    """Whether a bot wants a fourth argument."""
    given = [each for each in signature(bot).parameters.values() if each.kind != Parameter.KEYWORD_ONLY]
    return len(given) > 3
