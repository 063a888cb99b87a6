"""Computer players.

A bot is a function `bot(view, ask, rng)` that returns one of `ask.options`. It knows what its seat knows and
nothing else. A bot that looks ahead takes a fourth argument, `imagine`: each call returns another match that
might be the real one, with everything hidden from the seat re-dealt, in which it can play on.

The built-in bots play every game. A game may add bots of its own and say who plays its levels (`Game.bots`), so a
name is always looked up for a game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache, partial
from importlib import import_module
from inspect import Parameter, signature
from math import inf
from pathlib import Path
from random import Random

from gonfalon.bots.greedy import greedy
from gonfalon.bots.random import random
from gonfalon.bots.search import SECONDS, search
from gonfalon.core import Bot, Game, GonfalonError, Match, Option

__all__ = [
    "HOUSE",
    "LEVELS",
    "Bot",
    "answer",
    "find",
    "is_search",
    "load",
    "looks_ahead",
    "names",
    "seconds_of",
    "stand_in",
]

LEVELS: dict[str, Bot | str] = {"easy": "greedy", "normal": "search:0.3", "hard": "search:2"}
"""Who plays at each level in a game that does not say otherwise."""

HOUSE: dict[str, Bot] = {"random": random, "greedy": greedy, "search": search}
"""The bots that play every game."""

BUDGETS = "search:0.3 (seconds per choice), search:200i (iterations per choice)"


def names(game: Game) -> list[str]:
    """The bots of a game: the levels, the built-in ones, and its own."""
    return list(_known(game))


def find(name: str, game: Game) -> Bot:
    """The bot that a name stands for in a game: `normal`, `greedy`, `search:0.3`, `search:200i`, or one of the
    game's own."""
    known = _known(game)
    if name in known:
        found = known[name]
        return find(found, game) if isinstance(found, str) else found
    base, _, rest = name.partition(":")
    if base == "search":
        return _limited(name, rest)
    forms = f"{', '.join(known)}, {BUDGETS}"
    if base in known:
        raise GonfalonError(f"The bot '{base}' takes no ':{rest}'. Bots of {game.id}: {forms}.")
    near = get_close_matches(base, known, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    raise GonfalonError(f"There is no bot '{name}'{hint} Bots of {game.id}: {forms}.")


def load(name: str, game: Game) -> Bot:
    """A built-in bot, one of the game's, or your own: `my_module:my_function`. That runs code: never call it with
    an untrusted name."""
    module, colon, function = name.partition(":")
    return _own(name, module, function) if colon and module not in _known(game) else find(name, game)


def is_search(bot: Bot) -> bool:
    """Whether a bot is `search`, with any budget."""
    return (bot.func if isinstance(bot, partial) else bot) is search


def seconds_of(bot: Bot) -> float:
    """How long `search` takes for a choice; 0 for other bots, which take no budget."""
    if not is_search(bot):
        return 0.0
    given: Mapping[str, float | None] = bot.keywords if isinstance(bot, partial) else {}
    return given.get("seconds", SECONDS) or inf


def stand_in(game: Game) -> str:
    """The bot that answers where there is no time to look ahead: the best level that does without, or `greedy`."""
    quick = (level for level in reversed(LEVELS) if not looks_ahead(find(level, game)))
    return next(quick, "greedy")


def _known(game: Game) -> Mapping[str, Bot | str]:
    return {**LEVELS, **HOUSE, **game.bots}


@lru_cache
def _limited(name: str, limit: str) -> Bot:
    """`search` with a budget of its own."""
    if re.fullmatch(r"[0-9]+i", limit) and int(limit[:-1]):
        return partial(search, seconds=None, iterations=int(limit[:-1]))
    if re.fullmatch(r"[0-9]+\.?[0-9]*|\.[0-9]+", limit) and float(limit):
        return partial(search, seconds=float(limit))
    raise GonfalonError(
        f"'{name}' is not a bot: write search:0.3 for seconds per choice, search:200i for iterations."
    )


def _own(name: str, module: str, function: str) -> Bot:
    """A function of a module, which may be in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise GonfalonError(f"The bot '{name}' cannot be loaded: {error}.") from error
    if not callable(bot):
        raise GonfalonError(f"'{name}' is not a bot: a bot is a function bot(view, ask, rng).")
    return bot  # type: ignore[no-any-return]


def answer(bot: Bot, match: Match, seat: int, rng: Random, since: int = 0) -> Option:
    """What a bot chooses. It reads the log from fact `since` on."""
    view, ask = match.view([seat], since), match.asks[seat]
    if looks_ahead(bot):
        return bot(view, ask, rng, partial(match.imagine, [seat], rng))
    return bot(view, ask, rng)


@cache
def looks_ahead(bot: Bot) -> bool:
    """Whether a bot wants a fourth argument."""
    given = [each for each in signature(bot).parameters.values() if each.kind != Parameter.KEYWORD_ONLY]
    return len(given) > 3
