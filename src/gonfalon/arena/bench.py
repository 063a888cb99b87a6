"""How fast the engine is, alone and compared with Catanatron, another Python engine for a board game.

Both play random two-player games through the interface any program would use. After a warm-up they take turns
several times and the medians are compared, so a busy machine affects both alike. Two speeds are given. An answer
is anything a player is asked for. A decision is an answer that leaves a choice: most of what Catanatron asks for
has a single answer, while our engine gives such answers itself and does not count them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any, Protocol

from gonfalon.arena.play import usual_cap
from gonfalon.core import Game, Match, Setup, draw, is_compiled

SEEDS = tuple(range(1, 51))
POSITIONS = 2000
SAMPLE = SEEDS[:20]
"""The games used to count how many answers leave a choice."""


class Program(Protocol):
    """Something that plays random games."""

    def answers(self, seed: int) -> Iterator[bool | None]:
        """Play a game; for each answer, if `counting`, whether it left a choice."""
        ...

    counting: bool


class Gonfalon:
    """Our engine, driven by the loop in the README."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counting = False

    def answers(self, seed: int) -> Iterator[bool | None]:
        match, rng = Match(self.game, usual(self.game, seed)), Random(seed)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            yield len(ask.options) > 1 if self.counting else None
            match.play(seat, draw(ask.options, rng))


class Catanatron:
    """Catanatron's random players, driven by its own loop."""

    def __init__(self) -> None:
        self.counting = False

    def answers(self, seed: int) -> Iterator[bool | None]:
        from catanatron.game import TURNS_LIMIT
        from catanatron.game import Game as Catan
        from catanatron.models.player import Color, RandomPlayer

        catan = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            yield len(catan.state.playable_actions) > 1 if self.counting else None
            catan.play_tick()


def bench(game: Game, seconds: float = 10.0, turns: int = 5) -> dict[str, Any]:
    """Measure everything, for about `seconds` per program, alternating `turns` times."""
    programs: dict[str, Program] = {"gonfalon": Gonfalon(game)}
    if find_spec("catanatron"):
        programs["catanatron"] = Catanatron()
    shares = {name: share_of_decisions(program) for name, program in programs.items()}
    measured: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(turns):
        for name, program in programs.items():
            measured[name].append(speed(program, seconds / turns))
    answers = {name: round(median(speeds)) for name, speeds in measured.items()}
    decisions = {name: round(answers[name] * shares[name]) for name in programs}
    return {
        "game": game.id,
        "turns": turns,
        "compiled": is_compiled(),
        "answers_per_second": answers,
        "decisions_per_second": decisions,
        "ratio": ratio(decisions),
        "clone_us": clone_times(game),
    }


def ratio(speeds: dict[str, int]) -> float | None:
    """Our speed as a multiple of Catanatron's."""
    return round(speeds["gonfalon"] / speeds["catanatron"], 2) if "catanatron" in speeds else None


def usual(game: Game, seed: int) -> Setup:
    """The first mode of a game, with the fewest seats it allows."""
    mode = next(iter(game.modes.values()))
    return Setup(mode.id, min(mode.seats), seed, cap_rounds=usual_cap(game))


def share_of_decisions(program: Program) -> float:
    """The share of answers that leave a choice; this is also the warm-up."""
    program.counting = True
    left = [choice for seed in SAMPLE for choice in program.answers(seed)]
    program.counting = False
    return left.count(True) / len(left)


def speed(program: Program, seconds: float) -> float:
    """Answers per second in random games, measured for about `seconds`."""
    answers, start = 0, perf_counter()
    for seed in cycle(SEEDS):
        answers += sum(1 for _ in program.answers(seed))
        if (time := perf_counter() - start) > seconds:
            return answers / time
    raise AssertionError("the seeds never run out")


def clone_times(game: Game, positions: int = POSITIONS) -> dict[str, dict[str, float]]:
    """Microseconds per clone, at the start of a phase and inside one: the median and the 99th percentile."""
    times: dict[bool, list[float]] = {False: [], True: []}
    for match in _random_positions(game, positions):
        inside = bool(match.freeze()[1])
        start = perf_counter_ns()
        match.clone()
        times[inside].append((perf_counter_ns() - start) / 1000)
    return {name: _spread(times[inside]) for name, inside in (("phase_start", False), ("inside_phase", True))}


def _random_positions(game: Game, positions: int) -> Iterator[Match]:
    """A match at each of the first `positions` questions of random games."""
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
