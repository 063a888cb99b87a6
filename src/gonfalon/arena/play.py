"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from gonfalon.bots import Bot, answer
from gonfalon.bots.look import shares
from gonfalon.core import Game, Match, Setup

CAP_ROUNDS: Final = 40
"""After this many rounds a game between bots is scored as it stands, if its rules set no limit."""


def usual_cap(game: Game) -> int:
    """The default cap of a game between bots; 0 if the game ends by its own rules."""
    return CAP_ROUNDS if game.endless else 0


@dataclass(frozen=True)
class Played:
    """How a game went: each seat's place and its share of the victory, how long it took, the share of the side
    that went first, if the game says which, and each seat's traits, if the game has any."""

    result: tuple[int, ...]
    shares: tuple[float, ...]
    rounds: int
    decisions: int
    seconds: float
    first: float | None = None
    traits: tuple[tuple[str, ...], ...] = ()


def play(game: Game, setup: Setup, bots: Sequence[Bot]) -> Played:
    """Let bots play a game, one per seat. It goes the same way every time, unless a bot looks at the clock."""
    start = perf_counter()
    match = Match(game, setup)
    first = None if game.first is None else game.first(match.state)
    rngs = [Random(f"{setup.seed} {seat}") for seat in range(setup.seats)]
    read = [0] * setup.seats
    decisions = 0
    while not match.over:
        seat = min(match.asks)
        option = answer(bots[seat], match, seat, rngs[seat], read[seat])
        read[seat] = len(match.log)
        match.play(seat, option)
        decisions += 1
    won = tuple(shares(match))
    rounds = game.round(match.state)
    traits = tuple(game.traits(match.state, seat) for seat in range(setup.seats)) if game.traits else ()
    took = perf_counter() - start
    return Played(match.result, won, rounds, decisions, took, None if first is None else won[first], traits)
