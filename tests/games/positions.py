"""Positions of every game, from recorded and from random games: what the contract tests look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random

from gonfalon import games
from gonfalon.core import Match, Option, Setup, View, draw
from gonfalon.core.record import Record, read, replay
from gonfalon.lore.words import COMMON, Words

LANGUAGES = ("en", "fr")
SHARES = (0.03, 0.4, 1.0)
"""How far into a recorded game a position is taken."""
RANDOM_GAMES = 40
"""How many random games there are of a game, spread over its modes."""
MOST_CHOICES = 500
"""How far a random game is played."""
IDLE = ("done", "end", "give_up", "pass", "retreat", "skip", "surrender")
"""Verbs by which little happens."""


@cache
def words(game: str, lang: str) -> Words:
    return Words([COMMON, games.folder(game) / "words"], lang)


def all_records(game: str) -> list[Record]:
    return [read(file.read_text(encoding="utf-8")) for file in games.demos(game).values()]


@cache
def records(game: str) -> Sequence[Record]:
    """Recorded games, one of every mode that has any."""
    return list({record.setup.mode: record for record in all_records(game)}.values())


@cache
def positions(game: str) -> Sequence[Match]:
    """Recorded games, each stopped at several points."""
    found = games.find(game)
    return [
        replay(found, record, round(share * len(record.choices))) for record in records(game) for share in SHARES
    ]


@cache
def questions(game: str) -> Sequence[View]:
    """The first time that each question is put, as whoever is asked sees it: in recorded games, then in random
    ones, where things happen that no good player lets happen."""
    found: dict[str, View] = {}
    for match in chain(replayed(game), rambled(game)):
        for seat, ask in match.asks.items():
            if ask.what not in found:
                list(ask.options)  # a menu is filled from the position, which goes on
                found[ask.what] = match.view([seat])
    return list(found.values())


def replayed(game: str) -> Iterator[Match]:
    """Recorded games, choice by choice."""
    found = games.find(game)
    for record in all_records(game):
        match = Match(found, record.setup)
        for choice in record.choices:
            yield match
            seat, _, text = choice.partition(" ")
            match.play(int(seat), found.verbs.parse(text))


def rambled(game: str) -> Iterator[Match]:
    """Random games, choice by choice, of every mode with every number of seats."""
    found = games.find(game)
    for number in range(RANDOM_GAMES):
        seed, at = divmod(number, len(found.modes))
        mode = list(found.modes.values())[at]
        match, rng = Match(found, Setup(mode.id, mode.seats[seed % len(mode.seats)], seed)), Random(seed)
        for _ in range(MOST_CHOICES):
            if match.over:
                break
            yield match
            seat = min(match.asks)
            match.play(seat, busy(match.asks[seat].options, rng))


def busy(options: Sequence[Option], rng: Random) -> Option:
    """A choice by which something happens, most of the time."""
    deeds = [option for option in options if option[0] not in IDLE]
    return rng.choice(deeds) if deeds and rng.random() < 0.8 else draw(options, rng)


def views(game: str) -> Iterator[View]:
    """Each position as somebody who is asked sees it, or at the end the first seat; and as spectators see it; and
    each question as whoever is asked sees it."""
    for match in positions(game):
        yield match.view([min(match.asks, default=0)])
        yield match.view([])
    yield from questions(game)
