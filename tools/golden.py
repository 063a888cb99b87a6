"""Golden playthroughs: recorded games with everything that happened in them, in English.

A change in one of them is a change of rules or content, and is reviewed as one. `python tools/golden.py`
regenerates them; the test only replays.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from gonfalon import bots, games
from gonfalon.core import Match, Setup
from gonfalon.core.record import Record, read, record_of, replay
from gonfalon.lore.words import COMMON, Words

HERE = Path(__file__).parent.parent / "tests" / "games"
"""Where the stories are; the records are the games that the home page shows."""

GAMES = {
    "tactics/competitive-2": (Setup("competitive", 2, 11), ["greedy", "greedy"]),
    "tactics/competitive-3": (Setup("competitive", 3, 12), ["greedy", "random", "greedy"]),
    "tactics/competitive-4": (Setup("competitive", 4, 13), ["random"] * 4),
    "tactics/competitive-team": (
        Setup("competitive-team", 4, 14),
        ["greedy", "random", "random", "random"],
    ),
    "tactics/battle-2": (Setup("battle", 2, 15, {"realm": "canyon"}), ["greedy", "greedy"]),
    "tactics/battle-3": (Setup("battle", 3, 16, {"realm": "5x4-e2,1x2-f3,3x2-h9-90"}), ["random"] * 3),
    "tactics/battle-team": (Setup("battle-team", 4, 17, {"realm": "gorge"}), ["random"] * 4),
    "tactics/solo": (Setup("solo", 1, 18), ["greedy"]),
    "tactics/coop": (Setup("coop", 2, 19), ["greedy", "greedy"]),
    "nerath/free-for-all": (Setup("free-for-all", 4, 21), ["strategist"] * 4),
    "nerath/free-for-all-long": (Setup("free-for-all", 4, 22, {"length": "long"}), ["strategist"] * 4),
    "nerath/alliance-2": (Setup("alliance-2", 2, 23), ["strategist", "greedy"]),
    "nerath/alliance-3": (Setup("alliance-3", 3, 24, {"lone_dragons": "yes"}), ["strategist"] * 3),
    "nerath/alliance-4": (Setup("alliance-4", 4, 25, {"length": "medium"}), ["strategist"] * 4),
    "immortals/standard-3": (Setup("standard", 3, 31), ["normal"] * 3),
    "immortals/standard-4": (Setup("standard", 4, 32), ["normal"] * 4),
    "immortals/standard-5": (Setup("standard", 5, 33), ["normal", "easy", "normal", "easy", "normal"]),
    "immortals/longer": (Setup("longer", 3, 34, {"rounds": "8"}), ["normal"] * 3),
    "heroes/clash-2": (Setup("clash", 2, 41), ["normal"] * 2),
    "heroes/clash-3": (Setup("clash", 3, 42, {"scenario": "search_for_the_grail"}), ["normal"] * 3),
}


def story(record: Record) -> str:
    """What happened in a recorded game, as seen by somebody who sees every hand, and how it ended."""
    match = replay(games.find(record.game), record)
    words = Words([COMMON, games.folder(record.game) / "words"], "en")
    view = match.view(range(match.setup.seats))
    tell = games.tell(record.game)
    lines = [line for fact in view.log if (line := tell.line(words, view, fact))]
    return "\n".join([*lines, f"Places: {match.result}", f"Digest: {match.state.digest()}", ""])


def played(name: str) -> Record:
    """A game between bots, from start to finish."""
    setup, players = GAMES[name]
    match = Match(games.find(name.partition("/")[0]), setup)
    rngs = [Random(f"golden {seat}") for seat in range(setup.seats)]
    while not match.over:
        seat = min(match.asks)
        match.play(seat, bots.answer(bots.find(players[seat], match.game), match, seat, rngs[seat]))
    return record_of(match, players)


def paths(name: str) -> tuple[Path, Path]:
    """The files with the record and the story of a golden game."""
    game, _, id = name.partition("/")
    return games.folder(game) / "demos" / f"{id}.gfn", HERE / game / "golden" / f"{id}.log"


def write() -> None:
    for name in GAMES:
        record = played(name)
        for path, text in zip(paths(name), (record.text(), story(record)), strict=True):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{name}: {len(record.choices)} choices")


def load(name: str) -> tuple[Record, str]:
    """A golden game and its story as they were written."""
    record, told = paths(name)
    return read(record.read_text(encoding="utf-8")), told.read_text(encoding="utf-8")


if __name__ == "__main__":
    write()
