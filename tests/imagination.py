"""What must hold in every game for programs that think ahead: the worlds they imagine depend on nothing that is
hidden from their seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from gonfalon import bots
from gonfalon.bots.search import search
from gonfalon.core import Bot, Game, Match, Setup
from properties import known, playing, redealt, since_checkpoint, some, summary

KEYS = range(3)
"""The seeds with which worlds are imagined."""

FEW_OPTIONS = 24
"""Bots are asked questions with at most this many options, or they would think for long."""

LOOKS_AHEAD: Bot = partial(search, seconds=None, iterations=4)


def imagines_what_is_known(game: Game, setup: Setup, rng: Random, share: float, live: bool) -> int:
    """From moments all over a game: in two worlds that differ only in what a seat cannot see, it imagines the same
    worlds. How many were compared is returned."""
    compared = 0
    for seat, one, other in two_worlds(game, setup, rng, share, live):
        for key in KEYS:
            worlds = [match.imagine([seat], Random(key)) for match in (one, other)]
            assert summary(worlds[0]) == summary(worlds[1]), f"what seat {seat} imagines depends on what is hidden"
            compared += 1
    return compared


def chooses_by_what_is_known(game: Game, setup: Setup, rng: Random, share: float, most: int) -> int:
    """The same for the choices of bots: of one that looks ahead, and of those that come with the game."""
    compared = 0
    for seat, one, other in two_worlds(game, setup, rng, share, live=False):
        if not 1 < len(one.asks[seat].options) <= FEW_OPTIONS:
            continue
        for bot in (LOOKS_AHEAD, *levels(game)):
            chosen = [bots.answer(bot, match, seat, Random(1)) for match in (one, other)]
            assert chosen[0] == chosen[1], f"what {bot} chooses for seat {seat} depends on what is hidden"
        compared += 1
        if compared == most:
            break
    return compared


def levels(game: Game) -> list[Bot]:
    """The bots of a game that do not look at the clock."""
    return [bot for bot in game.bots.values() if not isinstance(bot, str) and not bots.is_search(bot)]


def two_worlds(
    game: Game, setup: Setup, rng: Random, share: float, live: bool
) -> Iterator[tuple[int, Match, Match]]:
    """A seat that is asked, and two matches that it cannot tell apart."""
    for match in some(playing(game, setup, rng, live), rng, share):
        for seat, ask in list(match.asks.items()):
            if ask.window and ask.only() is not None:
                continue
            one, other = alike(game, setup, match, seat, rng)
            if seat in other.asks and known(one, seat) == known(other, seat):
                yield seat, one, other


def alike(game: Game, setup: Setup, match: Match, seat: int, rng: Random) -> list[Match]:
    """Two matches that differ in what the seat cannot see. At the start of a phase the real one, and one that was
    dealt otherwise before it: if the phase has shown the seat something, it can tell them apart."""
    if since_checkpoint(match):
        return [match.imagine([seat], rng) for _ in range(2)]
    frozen = match.freeze()
    return [Match.thaw(game, setup, each) for each in (frozen, redealt(game, frozen, [seat], rng))]
