"""Tables in the middle of a game, put on the disk of a house: where most is offered, for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from playwright.sync_api import Page

from browser.house import House, in_a_thread
from browser.table import new_table
from gonfalon import games
from gonfalon.core import Game, Match, Setup, draw
from gonfalon.core.record import record_of
from gonfalon.web.store.journal import Entry, Kind
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.registry import new_id

LONGEST = 700
"""How many choices a random game is followed for."""


@dataclass(frozen=True)
class Position:
    """A moment at which the first seat is asked something: the choices that led there, and how much is offered."""

    setup: Setup
    choices: tuple[str, ...]
    what: str
    offered: int


def fullest_seats(game: Game) -> list[tuple[str, int]]:
    """Every mode, with as many seats as it takes."""
    return [(mode.id, max(mode.seats)) for mode in game.modes.values()]


@cache
def positions(game: str, mode: str, seats: int, seed: int = 3) -> list[Position]:
    """Of a random game, for each kind of question to the first seat, the moment when most is offered; those first
    where most is."""
    best: dict[str, Position] = {}
    setup = Setup(mode, seats, seed)
    for match, what, offered in asked(games.find(game), setup):
        if what not in best or offered > best[what].offered:
            best[what] = Position(setup, tuple(record_of(match).choices), what, offered)
    return sorted(best.values(), key=lambda each: -each.offered)


def asked(game: Game, setup: Setup) -> Iterator[tuple[Match, str, int]]:
    match, rng = Match(game, setup), Random(setup.seed)
    for _ in range(LONGEST):
        if match.over:
            return
        ask = match.asks.get(0)
        if ask and not ask.window:
            yield match, ask.what, len(ask.options)
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))


def at(page: Page, house: House, game: str, position: Position) -> str:
    """A table of whoever has this page at a position; bots have the other seats."""
    like = house.kept(new_table(page, *players(game), game=game))
    me = like.holders[0]
    holders = (me, *(Holder("bot", "easy") for _ in range(position.setup.seats - 1)))
    entries = tuple(Entry(Kind.CHOICE, *parted(line)) for line in position.choices)
    table = replace(
        like,
        id=new_id(),
        setup=position.setup,
        holders=holders,
        names=("me", *["easy"] * (len(holders) - 1)),
        entries=entries,
        checkpoint=None,
    )
    in_a_thread(house._add, table)
    return table.id


def put(house: House, like: str, match: Match, left: int = 0) -> str:
    """A table like another one, at which a match was played, but for its last choices."""
    kept, lines = house.kept(like), record_of(match).choices
    entries = tuple(Entry(Kind.CHOICE, *parted(line)) for line in lines[: len(lines) - left])
    table = replace(kept, id=new_id(), setup=match.setup, entries=entries, checkpoint=None)
    in_a_thread(house._add, table)
    return table.id


def players(game: str) -> list[str]:
    """Who sits at the smallest table of the usual mode: one person, and bots."""
    return ["me", *["easy"] * (min(next(iter(games.find(game).modes.values())).seats) - 1)]


def parted(line: str) -> tuple[int, str]:
    seat, _, choice = line.partition(" ")
    return int(seat), choice
