"""Plays random games, a great many of them, and stops at the first that goes wrong.

    python tools/fuzz_games.py --games 100000 --jobs 2 [--game tactics] [--seed 1]

Every game, mode and number of seats takes its turn, every fourth game at a live table; in every fifth everybody
leaves after some choices, and it goes on by defaults. A game that fails is saved as a record.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path += [path for path in (str(ROOT / "tests"), str(ROOT / "src")) if path not in sys.path]

import tables  # noqa: E402
from defaults import costs_of, fault  # noqa: E402
from gonfalon.core import Ask, Match, Option, Setup, draw  # noqa: E402
from gonfalon.core.record import Record, record_of  # noqa: E402

CHUNKS = 8
LIMIT = 20_000
CHECK_EVERY = 16
LEAVE_EVERY = 5
STAY = 250
"""In a game that everybody leaves, they do so before this many choices."""


class Failure(NamedTuple):
    """A game that went wrong: which, why, and its record up to there."""

    game: str
    seed: int
    reason: str
    record: str


@cache
def sitting(ids: tuple[str, ...]) -> list[tuple[str, str, int]]:
    return tables.tables(ids)


def play_game(ids: tuple[str, ...], seed: int) -> Failure | None:
    """One random game, chosen by the seed. None if all is well."""
    id, mode, seats = sitting(ids)[seed % len(sitting(ids))]
    game, check = tables.find(id), conservation(id)
    setup = tables.setup_for(game, mode, seats, seed)
    match: Match | None = None
    doing = "setting up"
    try:
        match = Match(game, setup, live=seed % 4 == 0)
        rng = Random(seed)
        leave = LIMIT if seed % LEAVE_EVERY else rng.randrange(STAY)
        for choice in range(LIMIT):
            if match.over or choice % CHECK_EVERY == 0:
                check(match.state)
            if match.over:
                assert len(match.result) == seats, f"the result {match.result} is not one place per seat"
                return None
            seat = rng.choice(list(match.asks))
            doing = f"drawing from {match.asks[seat]}"
            option = answer(id, match.asks[seat], rng if choice < leave else None)
            doing = f"choice {choice + 1}, {option} of seat {seat}"
            match.play(seat, option)
        raise AssertionError(f"not over after {LIMIT} choices")
    except Exception as error:
        cause = f" (from {error.__cause__!r})" if error.__cause__ else ""
        return Failure(id, seed, f"{doing}: {error!r}{cause}", text_of(match, id, game.version, setup))


def answer(id: str, ask: Ask, rng: Random | None) -> Option:
    """An answer by chance, or if there is nobody the default, which must be as it should be in any case."""
    if id in tables.REGISTERED:
        wrong = fault(costs_of(id), ask)
        assert not wrong, wrong
    return ask.default if rng is None and ask.default else draw(ask.options, rng or Random(0))


@cache
def conservation(id: str) -> tables.Check:
    return tables.conservation(id)


def text_of(match: Match | None, id: str, version: str, setup: Setup) -> str:
    return (record_of(match) if match else Record(id, version, setup)).text()


def play_chunk(ids: tuple[str, ...], seeds: Iterable[int]) -> list[Failure]:
    return [failure for seed in seeds if (failure := play_game(ids, seed))]


def _chunk(work: tuple[tuple[str, ...], range]) -> tuple[int, list[Failure]]:
    ids, seeds = work
    return len(seeds), play_chunk(ids, seeds)


def fuzz(ids: tuple[str, ...], games: int, jobs: int, first: int) -> Iterator[tuple[int, list[Failure]]]:
    """Play in worker processes; after each chunk, yield how many games are done and what failed in it."""
    work = [(ids, range(at, min(at + 100, first + games))) for at in range(first, first + games, 100)]
    done = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for count, failures in pool.imap_unordered(_chunk, work):
            done += count
            yield done, failures


def save(failure: Failure, folder: Path) -> Path:
    path = folder / f"fuzz-{failure.game}-{failure.seed}.gfn"
    path.write_text(failure.record, encoding="utf-8")
    return path


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every one.")
    parser.add_argument("--games", type=int, default=100_000, help="how many")
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes")
    parser.add_argument("--game", action="append", help="only this game (may be given repeatedly)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the record of a failure goes")
    args = parser.parse_args(argv)
    ids = tuple(args.game or tables.REGISTERED or tables.SMALL)
    for id in ids:
        if id not in (*tables.REGISTERED, *tables.SMALL):
            parser.error(f"there is no game '{id}'; there are: {', '.join((*tables.REGISTERED, *tables.SMALL))}")
    began = time.monotonic()
    for done, failures in fuzz(ids, args.games, args.jobs, args.seed):
        pace = done / max(time.monotonic() - began, 0.001)
        print(f"\r{done:,} of {args.games:,} games, {pace:,.0f} a second", end="", flush=True)
        for failure in failures:
            path = save(failure, args.folder)
            print(f"\n{failure.game} failed with seed {failure.seed} at {failure.reason}")
            print(f"Its record is in {path}.")
        if failures:
            return 1
    took = time.monotonic() - began
    print(f"\nAll {args.games:,} games of {', '.join(ids)} ended well, in {took:,.0f} seconds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
