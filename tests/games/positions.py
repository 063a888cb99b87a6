"""Positions of every game, from its recorded games: what the contract tests look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from gonfalon import games
from gonfalon.core import Match, View
from gonfalon.core.record import Record, read, replay
from gonfalon.lore.words import COMMON, Words

LANGUAGES = ("en", "fr")
SHARES = (0.03, 0.4, 1.0)
"""How far into a recorded game a position is taken."""


@cache
def words(game: str, lang: str) -> Words:
    return Words([COMMON, games.folder(game) / "words"], lang)


@cache
def records(game: str) -> Sequence[Record]:
    """Recorded games, one of every mode that has any."""
    found = [read(file.read_text(encoding="utf-8")) for file in games.demos(game).values()]
    return list({record.setup.mode: record for record in found}.values())


@cache
def positions(game: str) -> Sequence[Match]:
    """Recorded games, each stopped at several points."""
    found = games.find(game)
    return [
        replay(found, record, round(share * len(record.choices))) for record in records(game) for share in SHARES
    ]


def views(game: str) -> Iterator[View]:
    """Each position as somebody who is asked sees it, or at the end the first seat; and as spectators see it."""
    for match in positions(game):
        yield match.view([min(match.asks, default=0)])
        yield match.view([])
