"""How long a bot's turn is for a person who follows it: as its steps last and bots are paced, at the usual speed.

Nobody waits for it: bots of the level `normal` play, for the person in the first seat as well, and the time that
the person's page takes to show the turns of others is added up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import Any

from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.bots import answer, find
from gonfalon.core import Match
from gonfalon.web.seen.moments import length

LEVEL = "normal"
PERSON = 0
FEWEST = 20
"""How many turns are measured at least, however long bots think."""


def bench(ids: Sequence[str], seconds: float) -> dict[str, dict[str, Any]]:
    """The turns of each game; `seconds` is how long bots may think in all."""
    return {id: spread([*measured(id, seconds)]) for id in ids}


def spread(times: Sequence[float]) -> dict[str, Any]:
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return {"turns": len(ordered), "median": round(median(ordered), 1), "p95": round(p95, 1)}


def measured(id: str, seconds: float) -> Iterator[float]:
    """How many seconds each turn takes, until that is enough."""
    start, found = process_time(), 0
    for seed in count(1):
        for turn in turns(id, seed):
            yield turn
            found += 1
            if found >= FEWEST and process_time() - start > seconds:
                return


def turns(id: str, seed: int) -> Iterator[float]:
    """How many seconds it takes to play each turn of the others to a person."""
    game = games.find(id)
    match, bot, rng = Match(game, usual(game, seed)), find(LEVEL, game), Random(seed)
    whose, lasts, begun_by = game.turn(match.state), 0.0, min(match.asks)
    while not match.over:
        seat, first = min(match.asks), len(match.log)
        match.play(seat, answer(bot, match, seat, rng))
        if whose != game.turn(match.state):
            if begun_by != PERSON:
                yield lasts
            whose, lasts, begun_by = game.turn(match.state), 0.0, min(match.asks, default=PERSON)
        lasts += length(match, first, False, [PERSON])
