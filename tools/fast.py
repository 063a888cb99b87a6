"""Compiles the engine and the rules with mypyc into build/fast, and checks that they play as the Python does.

    python tools/fast.py [nerath ...]

Needs a C compiler, and about three minutes per game. The copy in build/fast is used only on request:
`PYTHONPATH=build/fast gonfalon sim nerath`. Nothing else changes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import compiling
from gonfalon import games
from gonfalon.arena.play import usual_cap
from gonfalon.core import Match, Setup, draw

SOURCE = compiling.SOURCE
TARGET = SOURCE.parent / "build" / "fast"
SEEDS = range(1, 4)


def games_played(chosen: list[str]) -> str:
    """The results of random games in every mode and number of seats, one line each."""
    lines = []
    for id in chosen:
        found = games.find(id)
        cap = usual_cap(found)
        for mode in found.modes.values():
            setups = [Setup(mode.id, seats, seed, cap_rounds=cap) for seats in mode.seats for seed in SEEDS]
            lines += [game_played(id, setup) for setup in setups]
    return "\n".join(lines)


def game_played(id: str, setup: Setup) -> str:
    """The result of one: its length, its final state, what happened."""
    match, rng = Match(games.find(id), setup), Random(setup.seed)
    copies: list[str] = []
    while not match.over:
        seat = play_on(match, rng)
        if rng.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
        if rng.random() < 0.05 and not match.over:
            copies += copied(match, rng)
    told = blake2b(repr((match.log, copies)).encode(), digest_size=8).hexdigest()
    return f"{id} {setup.mode} {setup.seats} {setup.seed}: {len(match.journal)} {match.state.digest()} {told}"


def play_on(match: Match, rng: Random) -> int:
    """Make a random choice; returns whose it was."""
    seat, ask = next(iter(match.asks.items()))
    match.play(seat, draw(ask.options, rng))
    return seat


def copied(match: Match, rng: Random) -> Iterator[str]:
    """The state one choice later, in a copy made each way there is."""
    worlds = [match.clone(), Match.thaw(match.game, match.setup, match.freeze())]
    if len(match.deciding) == 1:
        worlds.append(match.imagine(match.asks, rng))
    for world in worlds:
        play_on(world, rng)
        yield world.state.digest()


def played_by(package: Path, chosen: list[str]) -> list[str]:
    """The results from a separate process that uses the package in a folder."""
    command = [sys.executable, __file__, "--play", *chosen]
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stderr}\nA random game failed with the package in {package}: the reason is above.")
    return done.stdout.splitlines()


def main() -> None:
    chosen = [games.known(id) for id in sys.argv[1:]] or [*games.GAMES]
    compiling.update(chosen, TARGET)
    plain, fast = played_by(SOURCE, chosen), played_by(TARGET, chosen)
    different = [line for line, other in zip(plain, fast, strict=True) if line != other]
    if different:
        sys.exit("These random games go differently when compiled:\n" + "\n".join(different))
    print(f"{len(plain)} random games went the same way, compiled and not.")
    print("To use it: PYTHONPATH=build/fast .venv/bin/gonfalon bench nerath")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(games_played(sys.argv[2:]))
    else:
        main()
