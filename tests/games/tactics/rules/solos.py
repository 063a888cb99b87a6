"""Tables of a solo adventure."""

from random import Random
from typing import Any

from games.tactics.table import Squad, Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed.realm import STANDARD
from gonfalon.games.tactics.printed.spaces import NAMES

FORD, CROWN, HILL = (NAMES[space] for space in STANDARD.triggers)


def solo(blue: Squad, red: Squad, **more) -> Table:
    return Table(blue, red, mode="solo", **more)


def facts(table: Table, *names: str) -> list[tuple[Any, ...]]:
    """What the log says under these names, in order."""
    return [(fact, *args) for fact, args, _, _ in table.match.log if fact in names]


def random_questions(mode: str, seats: int, seed: int):
    """Every question of a random game, with the match."""
    match, rng = Match(GAME, Setup(mode, seats, seed)), Random(seed)
    while not match.over:
        yield match
        seat = rng.choice(sorted(match.asks))
        match.play(seat, draw(match.asks[seat].options, rng))


BRUTE = {"beast": ("brugh", "e4"), "fighter": ("hild", "a13")}
