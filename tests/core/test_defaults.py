"""The small games too answer for an absent player, and end without anybody."""

from __future__ import annotations

from random import Random

import pytest

import tables
from defaults import goes_on_alone, other_worlds
from gonfalon.core import Match, Setup, draw

ALL = tables.tables(tuple(tables.SMALL))
every_table = pytest.mark.parametrize(("game", "mode", "seats"), ALL, ids=["-".join(map(str, one)) for one in ALL])
SEEDS = range(5)


@every_table
def test_every_question_has_a_default_that_is_offered_and_known_to_its_seat(game, mode, seats):
    for seed in SEEDS:
        match, rng = Match(tables.find(game), Setup(mode, seats, seed)), Random(seed)
        while not match.over:
            seat = rng.choice(list(match.asks))
            ask = match.asks[seat]
            assert ask.default in ask.options
            assert {world.asks[seat].default for world in other_worlds(match, seat, rng)} <= {ask.default}
            match.play(seat, draw(ask.options, rng))


@every_table
def test_a_game_without_anybody_ends(game, mode, seats):
    assert goes_on_alone(Match(tables.find(game), Setup(mode, seats, 0)))
