"""How fast `search` thinks: iterations per second of CPU time, on the same positions in one checkout or two.

Each checkout is measured by a process of its own that runs this file, so it uses only what version 0.1 has. The
processes take turns, position by position, and a busy machine affects both alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.bots.look import few
from gonfalon.bots.search import Tree
from gonfalon.core import GonfalonError, Match, draw

POSITIONS = 24
ITERATIONS = 20
OPTIONS = 40
EVERY = 23
"""How many questions of a random game lie between two positions: a prime, to meet all sorts of questions."""

PER_GAME = 6
REPLAYED = 12
"""Positions have at most this many choices since their checkpoint. Random plans go back and forth for much longer
than those of any bot."""


def positions(game: str) -> Iterator[tuple[Match, int]]:
    """Matches at questions that leave a choice, with a seat that is asked, all over random games."""
    found = games.find(game)
    for seed in count(1):
        match, rng = Match(found, usual(found, seed)), Random(seed)
        yield from islice(_met(match, rng), PER_GAME)


def _met(match: Match, rng: Random) -> Iterator[tuple[Match, int]]:
    due = EVERY
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        due -= 1
        if due <= 0 and len(ask.options) > 1 and len(match.freeze()[1]) <= REPLAYED:
            due = EVERY
            yield match.clone(), seat
        match.play(seat, draw(ask.options, rng))


def cpu_time(match: Match, seat: int) -> float:
    """The seconds that ITERATIONS take; the same worlds every time."""
    rng = Random(1)
    tree = Tree(seat, list(few(match.asks[seat].options, OPTIONS, rng)), rng, lambda: match.imagine([seat], rng))
    start = process_time()
    for _ in range(ITERATIONS):
        tree.grow(match.imagine([seat], rng))
    return process_time() - start


class Checkout:
    """A process that measures the code of one checkout, one position for each line it is sent."""

    def __init__(self, source: Path, game: str) -> None:
        if not (source / "gonfalon").is_dir():
            raise GonfalonError(f"{source} is not the src folder of a checkout.")
        env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def measure(self, position: int) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(position, file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))


def main() -> None:
    matches = list(islice(positions(sys.argv[1]), POSITIONS))
    for line in sys.stdin:
        print(cpu_time(*matches[int(line)]), flush=True)


if __name__ == "__main__":
    main()
