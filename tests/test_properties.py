"""The properties of `properties.py`, for every game in every mode and for every number of seats."""

from __future__ import annotations

from random import Random

import pytest

import imagination
import properties
import tables
from fuzz_games import CHUNKS, play_chunk
from gonfalon.core import Setup

ALL = tables.tables((*tables.SMALL, *tables.REGISTERED))
every_table = pytest.mark.parametrize(("id", "mode", "seats"), ALL, ids=["-".join(map(str, one)) for one in ALL])


def share_of(id: str) -> float:
    """How many of the questions of a game are looked at closely: of small games many."""
    return 0.3 if id in tables.SMALL else 0.04


LONG = ("nerath", "immortals", "heroes")
"""Games that take so many choices in random play that one is enough where another has two."""


def setups(id: str, mode: str, seats: int, count: int) -> list[Setup]:
    first = first_seed(mode) if id in LONG else 0
    count = (count + 1) // 2 if id in LONG else count
    return [tables.setup_for(tables.find(id), mode, seats, seed) for seed in range(first, first + count)]


def first_seed(mode: str) -> int:
    """Another first seed for each mode, so that all table options are met."""
    return sum(mode.encode()) % 100


@every_table
def test_random_play_ends_and_conserves(id, mode, seats):
    for setup in setups(id, mode, seats, 4):
        properties.ends_and_conserves(tables.find(id), setup, Random(setup.seed), tables.conservation(id))


@every_table
def test_exactly_what_is_offered_is_accepted(id, mode, seats):
    for setup in setups(id, mode, seats, 2):
        properties.offers_are_accepted(tables.find(id), setup, Random(setup.seed), share_of(id))


@every_table
def test_why_not_names_a_rule_for_exactly_what_is_not_offered(id, mode, seats):
    looked = 0
    for setup in setups(id, mode, seats, 2):
        looked += properties.why_not_agrees(tables.find(id), setup, Random(setup.seed), 2 * share_of(id))
    assert looked > 0


@every_table
def test_a_clone_goes_on_as_the_original_and_leaves_it_alone(id, mode, seats):
    for setup in setups(id, mode, seats, 2):
        properties.clones_agree(tables.find(id), setup, Random(setup.seed), share_of(id))
        for at in (3,) if id in LONG else (0, 3, 11):
            properties.clone_follows_original(tables.find(id), setup, Random(setup.seed), at)


@every_table
def test_a_choice_taken_back_leaves_no_trace(id, mode, seats):
    for setup in setups(id, mode, seats, 2):
        live = setup.seed % 2 == 1
        properties.undo_restores(tables.find(id), setup, Random(setup.seed), 2 * share_of(id), live)


@every_table
def test_an_imagined_match_is_like_the_real_one_to_its_seat(id, mode, seats):
    imagined, check = 0, tables.conservation(id)
    for setup in setups(id, mode, seats, 2):
        live = setup.seed % 2 == 1
        imagined += properties.imagining_is_honest(
            tables.find(id), setup, Random(setup.seed), share_of(id), live, check
        )
    assert imagined > 0


@every_table
def test_what_a_seat_imagines_depends_on_nothing_hidden(id, mode, seats):
    compared = 0
    for setup in setups(id, mode, seats, 2):
        live = setup.seed % 2 == 1
        compared += imagination.imagines_what_is_known(
            tables.find(id), setup, Random(setup.seed), share_of(id), live
        )
    assert compared > 0


@every_table
def test_a_bot_chooses_by_what_its_seat_may_know(id, mode, seats):
    compared = 0
    for setup in setups(id, mode, seats, 1):
        compared += imagination.chooses_by_what_is_known(
            tables.find(id), setup, Random(setup.seed), share_of(id), most=3
        )
    assert compared > 0


@every_table
def test_checkpoints_are_frequent(id, mode, seats):
    properties.checkpoints_are_frequent(tables.find(id), setups(id, mode, seats, 5), Random(5))


@every_table
def test_a_record_replays_to_the_same_digests(id, mode, seats):
    """Made quickly or at a live table; in this process and in another one with another hash seed."""
    played = [
        properties.replays_here(tables.find(id), setup, Random(setup.seed), live)
        for setup in setups(id, mode, seats, 2)
        for live in (False, True)
    ]
    properties.replays_elsewhere(id, played)


@pytest.mark.python_only("counts what the rules reveal, by a method that compiled rules call directly")
@every_table
def test_a_live_table_leaks_nothing(id, mode, seats):
    compared = 0
    for setup in setups(id, mode, seats, 3):
        compared += properties.leaks_nothing(tables.find(id), setup, Random(setup.seed), share_of(id))
    assert compared > 0


@every_table
def test_the_order_of_arrival_changes_nothing(id, mode, seats):
    for setup in setups(id, mode, seats, 2):
        properties.arrival_changes_nothing(tables.find(id), setup, Random(setup.seed))


FUZZED = {"tactics": 400, "nerath": 24, "immortals": 120, "heroes": 60}
"""How many random games are played here; those of Nerath are long."""


@pytest.mark.parametrize("id", tables.REGISTERED)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_random_games(id, chunk):
    """The seeds that `fuzz_games.py` would play first, in chunks that can run side by side."""
    share = FUZZED[id] // CHUNKS
    assert play_chunk((id,), range(1 + chunk * share, 1 + (chunk + 1) * share)) == []
