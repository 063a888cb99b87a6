"""How fast the engine is, alone and beside Catanatron, another Python engine for a board game.

Both play random games and every choice counts, through the interface any program would use. They take turns,
several times, after a warm-up, and the medians are compared: so both meet the same weather on the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any

from gonfalon.core import Game, Match, Setup, draw

SEEDS = tuple(range(1, 51))
POSITIONS = 2000

Run = Callable[[float], float]
"""`run(seconds)`: choices a second, measured for about so long."""


def bench(game: Game, seconds: float = 10.0, turns: int = 5) -> dict[str, Any]:
    """Everything there is to measure, in about so many seconds a program, in so many turns."""
    runs: dict[str, Run] = {"gonfalon": lambda time: random_play(game, time)}
    if find_spec("catanatron"):
        runs["catanatron"] = catanatron_play
    for run in runs.values():
        run(seconds / 10)
    measured: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(turns):
        for name, run in runs.items():
            measured[name].append(run(seconds / turns))
    speeds = {name: round(median(each)) for name, each in measured.items()}
    ratio = round(speeds["gonfalon"] / speeds["catanatron"], 2) if "catanatron" in speeds else None
    return {
        "game": game.id,
        "turns": turns,
        "decisions_per_second": speeds,
        "ratio": ratio,
        "clone_us": clone_times(game),
    }


def usual(game: Game, seed: int) -> Setup:
    """The first mode of a game with the fewest seats it is for."""
    mode = next(iter(game.modes.values()))
    return Setup(mode.id, min(mode.seats), seed)


def random_play(game: Game, seconds: float) -> float:
    """Choices a second in random games of ours."""
    choices, start = 0, perf_counter()
    for seed in cycle(SEEDS):
        match, rng = Match(game, usual(game, seed)), Random(seed)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, draw(ask.options, rng))
            choices += 1
        if (time := perf_counter() - start) > seconds:
            return choices / time
    raise AssertionError("the seeds have no end")


def catanatron_play(seconds: float) -> float:
    """Choices a second in random games of two in Catanatron."""
    from catanatron.game import TURNS_LIMIT
    from catanatron.game import Game as Catan
    from catanatron.models.player import Color, RandomPlayer

    choices, start = 0, perf_counter()
    for seed in cycle(SEEDS):
        catan = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            catan.play_tick()
            choices += 1
        if (time := perf_counter() - start) > seconds:
            return choices / time
    raise AssertionError("the seeds have no end")


def clone_times(game: Game, positions: int = POSITIONS) -> dict[str, dict[str, float]]:
    """Microseconds of a clone where a phase begins and inside one: the median and the 99th percentile."""
    times: dict[bool, list[float]] = {False: [], True: []}
    for match in _random_positions(game, positions):
        inside = bool(match.freeze()[1])
        start = perf_counter_ns()
        match.clone()
        times[inside].append((perf_counter_ns() - start) / 1000)
    return {name: _spread(times[inside]) for name, inside in (("phase_start", False), ("inside_phase", True))}


def _random_positions(game: Game, positions: int) -> Iterator[Match]:
    """A match at every question of random games, so many times."""
    left = positions
    for seed in cycle(SEEDS):
        match, rng = Match(game, usual(game, seed)), Random(seed)
        while not match.over:
            if not left:
                return
            left -= 1
            yield match
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, draw(ask.options, rng))


def _spread(times: Sequence[float]) -> dict[str, float]:
    if not times:
        return {"positions": 0, "median": 0.0, "p99": 0.0}
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return {"positions": len(ordered), "median": round(median(ordered), 1), "p99": round(p99, 1)}
