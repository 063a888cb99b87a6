"""Many games between the same bots, over several processes, and what they show.

The bots change seats from game to game, and every deal is played once from each seat, so that neither the seat
nor the deal decides who looks stronger.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from gonfalon import bots, games
from gonfalon.arena.play import Played, play, usual_cap
from gonfalon.core import Setup
from gonfalon.lore.content import use_pack

NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Contest:
    """What to play. The number of games is rounded up so that each bot plays every seat equally often. A
    `cap_rounds` of None means the usual cap; 0 lets every game run to its end."""

    game: str
    mode: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()
    cap_rounds: int | None = None

    @property
    def rounded(self) -> int:
        seats = len(self.bots)
        return -(-self.games // seats) * seats

    def check(self) -> None:
        """Reject what cannot be played, before any process is started."""
        game = games.find(self.game)
        game.check(self.setup(0))
        for name in self.bots:
            bots.load(name, game)

    def setup(self, number: int) -> Setup:
        """The setup of the n-th game: each seed is used once for every seating."""
        cap = usual_cap(games.find(self.game)) if self.cap_rounds is None else self.cap_rounds
        return Setup(self.mode, len(self.bots), self.seed + number // self.seatings, self.options, cap)

    @property
    def seatings(self) -> int:
        """After how many games the seating repeats: 1 if the bots are all the same. The same deal with the same
        seating would be the same game."""
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def seating(self, number: int) -> list[int]:
        """Which bot sits in each seat in the n-th game."""
        seats = len(self.bots)
        return [(seat + number) % seats for seat in range(seats)]

    def play(self, number: int) -> Played:
        """The n-th game."""
        game = games.find(self.game)
        seated = [bots.load(self.bots[bot], game) for bot in self.seating(number)]
        return play(game, self.setup(number), seated)


@dataclass
class Standing:
    """What a contest has shown so far."""

    contest: Contest
    won: list[float] = field(init=False)
    by_seat: list[float] = field(init=False)
    played: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    firsts: float = 0.0
    named_first: int = 0
    by_trait: dict[tuple[int, str], list[float]] = field(default_factory=dict)
    started: float = field(default_factory=perf_counter)

    def __post_init__(self) -> None:
        self.won = [0.0] * len(self.contest.bots)
        self.by_seat = [0.0] * len(self.contest.bots)

    def add(self, number: int, played: Played) -> None:
        for seat, bot in enumerate(self.contest.seating(number)):
            self.won[bot] += played.shares[seat]
            self.by_seat[seat] += played.shares[seat]
        self.played += 1
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.first is not None and len(self.contest.bots) > 1:
            self.firsts += played.first
            self.named_first += 1
        for traits, share in zip(played.traits, played.shares):
            for sort, trait in enumerate(traits):
                self.by_trait.setdefault((sort, trait), []).append(share)

    def summary(self) -> dict[str, Any]:
        """The numbers, by name."""
        contest, n = self.contest, max(self.played, 1)
        rows = [self._row(name, won, self.played) for name, won in zip(contest.bots, self.won)]
        return {
            "game": contest.game,
            "mode": contest.mode,
            "seed": contest.seed,
            "games": self.played,
            "bots": rows,
            "seats": [self._row(str(seat), won, self.played) for seat, won in enumerate(self.by_seat)],
            "traits": [
                {"trait": trait, "sort": sort, "games": len(shares), **rate_of(sum(shares), len(shares))}
                for (sort, trait), shares in sorted(self.by_trait.items())
            ],
            "rounds": round(self.rounds / n, 2),
            "choices": round(self.decisions / n, 2),
            "first": self._row("first", self.firsts, self.named_first) if self.named_first else None,
            "seconds": round(perf_counter() - self.started, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }

    @staticmethod
    def _row(name: str, won: float, played: int) -> dict[str, Any]:
        return {"bot": name, **rate_of(won, played)}


def rate_of(won: float, played: int) -> dict[str, float]:
    """How often somebody wins, with a confidence interval."""
    low, high = wilson(won, played)
    rate = won / played if played else 0.0
    return {"won": won, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def wilson(won: float, played: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The 95 % confidence interval of the true rate (Wilson 1927)."""
    if not played:
        return 0.0, 1.0
    rate, z2 = won / played, z * z
    middle = (rate + z2 / (2 * played)) / (1 + z2 / played)
    half = z / (1 + z2 / played) * sqrt(rate * (1 - rate) / played + z2 / (4 * played * played))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(standing: Standing, jobs: int = 1) -> None:
    """Play a contest and keep its standing up to date, game by game."""
    for number, played in _played(standing.contest, jobs):
        standing.add(number, played)


def _played(contest: Contest, jobs: int) -> Iterator[tuple[int, Played]]:
    """Every game of a contest as it ends, with its number."""
    numbers = range(contest.rounded)
    if jobs <= 1:
        yield from ((number, contest.play(number)) for number in numbers)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (contest.packs,))
    try:
        yield from _spread(pool, contest, iter(numbers), jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _spread(
    pool: ProcessPoolExecutor, contest: Contest, numbers: Iterator[int], jobs: int
) -> Iterator[tuple[int, Played]]:
    """Keep every process busy, but queue few games ahead so that stopping is quick."""
    running: dict[Future[Played], int] = {}
    while True:
        for number in islice(numbers, 2 * jobs - len(running)):
            running[pool.submit(contest.play, number)] = number
        if not running:
            return
        for done in wait(running, return_when=FIRST).done:
            yield running.pop(done), done.result()


def _begin(packs: Sequence[Path]) -> None:
    """Set up a worker process. When the user stops the program, it exits at once and silently."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    for pack in packs:
        use_pack(pack)
