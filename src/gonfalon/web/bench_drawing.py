"""What a server pays for a choice: CPU time for each viewer, part by part.

Random games are played, always the same ones, and every viewer looks after every choice, as pages do. The first
game is a warm-up: a server has drawn most things before. CPU time depends little on what else the machine does,
but not so little that one run would do: two versions are compared by measuring them in turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from random import Random
from time import process_time

from gonfalon import games
from gonfalon.core import Match, Setup, draw
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Voice, voice_of

PARTS = ("view", "groups", "panels", "log", "question")
SEEDS = (1, 2), (3, 4)
"""The games that one page watches, and those that a whole table does: others, for what was drawn once is known."""
CHOICES_A_SECOND = 40
"""How far each game is played for each second that a bench may take."""

Seats = frozenset[int]


class Stopwatch:
    """CPU seconds by part, and how often a viewer looked."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self.looks = 0

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        start = process_time()
        yield
        self.spent[name] += process_time() - start

    def milliseconds(self) -> dict[str, float]:
        """For each look."""
        parts = {name: round(1000 * spent / self.looks, 2) for name, spent in self.spent.items()}
        return {**parts, "all": round(1000 * sum(self.spent.values()) / self.looks, 2)}


def drawing_times(game: str, seconds: float, lang: str = "en") -> dict[str, dict[str, float]]:
    """CPU milliseconds a choice and viewer: for a page of the first seat alone, and for the viewers of a whole
    table, one for each seat and one for everybody else."""
    found = games.find(game)
    mode = next(iter(found.modes.values()))
    first, *others = [frozenset({seat}) for seat in range(min(mode.seats))]
    voice, most = voice_of(game, lang), max(1, round(CHOICES_A_SECOND * seconds))
    alone, together = ([Setup(mode.id, min(mode.seats), seed) for seed in seeds] for seeds in SEEDS)
    return {
        "one": watched(voice, alone, most, [first]),
        "table": watched(voice, together, most, [first, *others, frozenset()]),
    }


def watched(voice: Voice, setups: Sequence[Setup], most: int, viewers: Sequence[Seats]) -> dict[str, float]:
    """The times of viewers who watch these games, without the first one."""
    watch = Stopwatch()
    for number, setup in enumerate(setups):
        if number == 1:
            watch = Stopwatch()
        told = dict.fromkeys(viewers, 0)
        for match in islice(played(voice, setup), most):
            for seats in viewers:
                told[seats] = look(voice, match, seats, told[seats], watch)
    return watch.milliseconds()


def played(voice: Voice, setup: Setup) -> Iterator[Match]:
    """A random game, choice by choice."""
    match, rng = Match(voice.game, setup), Random(setup.seed)
    yield match
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))
        yield match


def look(voice: Voice, match: Match, seats: Seats, told: int, watch: Stopwatch) -> int:
    """Draw all that a page shows, with the log from line `told` on. Returns how long the log is."""
    words = voice.words
    watch.looks += 1
    with watch.part("view"):
        view = match.view(seats)
    with watch.part("groups"):
        for element in voice.draw.groups(words, view).values():
            html(element)
    with watch.part("panels"):
        for element in voice.draw.panels(words, view).values():
            html(element)
    with watch.part("log"):
        for number in range(told, len(view.log)):
            voice.line(view, number, view.log[number])
    with watch.part("question"):
        voice.draw.ribbon(words, view)
        voice.title(view)
        for seat in sorted(view.asks)[:1]:
            voice.tell.prompt(words, view, seat)
            for option in view.asks[seat].options:
                voice.option(view, option)
    return len(view.log)
