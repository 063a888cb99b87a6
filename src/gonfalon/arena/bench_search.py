"""How fast `search` thinks: iterations per second of CPU time, in one checkout or two side by side.

Each checkout is measured by a process of its own that runs this file, so from here on the file uses only what
version 0.1 has. The processes take turns at every position, so a busy machine affects both alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Self

import gonfalon
from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.bots.look import few
from gonfalon.bots.search import Tree
from gonfalon.core import Game, GonfalonError, Match, draw

HERE = Path(gonfalon.__file__).parent.parent
POSITIONS = 24
ITERATIONS = 40
OPTIONS = 40
"""How many options of a question are searched; ranking them would take longer than the rest."""

PER_GAME = 6
EVERY = 23
"""Between two positions of a game lie this many questions: a prime, to meet all kinds of them."""

REPLAYED = 12
"""A position has at most this many choices since its checkpoint. Random plans change their mind far more often
than any bot does."""


def bench(ids: Sequence[str], turns: int = 5, against: Path | None = None) -> dict[str, Any]:
    """The speed of search in some games, here and in another checkout's `src`. A warm-up comes first."""
    return {"turns": turns, "search": {id: compared(id, turns, against) for id in ids}}


def compared(id: str, turns: int, against: Path | None) -> dict[str, float]:
    """Iterations per second here and there, and the median of the ratios of all turns."""
    sources = [HERE] if against is None else [HERE, against]
    with ExitStack() as stack:
        checkouts = [stack.enter_context(Checkout(source, id)) for source in sources]
        measured = [turn(checkouts) for _ in range(turns + 1)][1:]
    here, *there = ([seconds[n] for seconds in measured] for n in range(len(sources)))
    facts: dict[str, float] = {"here": speed(here)}
    for other in there:
        ratios = [theirs / ours for ours, theirs in zip(here, other, strict=True)]
        facts |= {"there": speed(other), "ratio": round(median(ratios), 2)}
    return facts


def speed(seconds: Sequence[float]) -> int:
    return round(len(seconds) * POSITIONS * ITERATIONS / sum(seconds))


class Checkout:
    """A process that measures a game in one checkout, a position for each line it is sent."""

    def __init__(self, source: Path, id: str) -> None:
        if not (source / "gonfalon" / "__init__.py").is_file():
            raise GonfalonError(f"'{source}' is not the src folder of a checkout.")
        self.source = source
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, id],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source.resolve()), "PYTHONHASHSEED": "1"},
        )

    def measure(self, position: int) -> float:
        """The CPU time that one position takes."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):
            print(position, file=process.stdin, flush=True)
        answer = process.stdout.readline()
        if not answer:
            raise GonfalonError(f"The search in '{self.source}' cannot be measured: its process has stopped.")
        return float(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()


def turn(checkouts: Sequence[Checkout]) -> list[float]:
    """The CPU time of each checkout for all positions."""
    seconds = [0.0] * len(checkouts)
    for position in range(POSITIONS):
        for n, checkout in enumerate(checkouts):
            seconds[n] += checkout.measure(position)
    return seconds


# ----------------------------------------------------------------------- what the processes do


def positions(game: Game) -> Iterator[tuple[Match, int]]:
    """Matches at questions of random games that leave a choice, each with a seat that is asked."""
    for seed in count(1):
        yield from islice(_questions(Match(game, usual(game, seed)), Random(seed)), PER_GAME)


def _questions(match: Match, rng: Random) -> Iterator[tuple[Match, int]]:
    due = EVERY
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        due -= 1
        if due <= 0 and len(ask.options) > 1 and len(match.freeze()[1]) <= REPLAYED:
            due = EVERY
            yield match.clone(), seat
        match.play(seat, draw(ask.options, rng))


def cpu_time(match: Match, seat: int) -> float:
    """The seconds that ITERATIONS take; they are the same ones every time."""
    rng = Random(1)
    options = list(few(match.asks[seat].options, OPTIONS, rng))
    tree = Tree(seat, options, rng, lambda: match.imagine([seat], rng))
    start = process_time()
    for _ in range(ITERATIONS):
        tree.grow(match.imagine([seat], rng))
    return process_time() - start


def main() -> None:
    matches = list(islice(positions(games.find(sys.argv[1])), POSITIONS))
    for line in sys.stdin:
        print(cpu_time(*matches[int(line)]), flush=True)


if __name__ == "__main__":
    main()
