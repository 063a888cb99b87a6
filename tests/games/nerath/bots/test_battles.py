"""Many battles at once: each of them by the rules, and none of them mixed up with another."""

from __future__ import annotations

from random import Random

import pytest

from gonfalon.games.nerath.bots.battles import (
    Camp,
    Compared,
    MatchUp,
    allowed_gap,
    at_least,
    compare,
    fight,
    random_match_ups,
    simulate,
    thrown,
)
from gonfalon.games.nerath.bots.odds import Force, fighters
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.rules.fighters import printed_terms


def camp(force: Force, battles: int, sea: bool = False) -> Camp:
    return Camp(fighters(force, sea, printed_terms(True, sea)), battles)


def standing(side: Camp, battle: int) -> list[str]:
    return [PIECES[one.fighter.kind].id for one in side.pieces if one.standing >> battle & 1]


def test_a_die_hits_as_often_as_it_should():
    rng = Random(3)
    for chance in (1 / 6, 3 / 8, 0.5, 7 / 12, 0.75, 0.8):
        assert thrown(chance, 100_000, rng).bit_count() / 100_000 == pytest.approx(chance, abs=0.01)
    assert thrown(0, 100, rng) == 0
    assert thrown(1, 100, rng) == (1 << 100) - 1


def test_battles_are_counted_by_how_many_sets_they_are_in():
    assert at_least([0b110, 0b010, 0b011], 3, 0b111) == [0b111, 0b111, 0b010, 0b010]


def test_hits_of_a_phase_go_from_piece_to_piece_in_each_battle_by_itself():
    """Battle 0 has no hit, battle 1 has one, battle 2 two, battle 3 three."""
    side = camp(Force.of(dragon=1, footsoldier=1), 4)
    side.take([0b1110, 0b1100, 0b1000])
    assert [standing(side, battle) for battle in range(4)] == [
        ["footsoldier", "dragon"],
        ["footsoldier", "dragon"],
        ["dragon"],
        [],
    ]
    side.take([0b0110])
    assert [standing(side, battle) for battle in range(4)] == [["footsoldier", "dragon"], ["dragon"], [], []]


def test_a_hero_goes_before_its_ship_and_a_ship_takes_its_heroes_down():
    side = camp(Force.of(warship=1, fighter=1), 2, sea=True)
    side.take([0b10])
    assert [standing(side, battle) for battle in range(2)] == [["warship", "fighter"], ["warship"]]
    ship = side.pieces[0]
    side.targets.sort(key=lambda target: target.piece is not ship)
    side.take([0b11])
    assert [standing(side, battle) for battle in range(2)] == [[], []]
    assert side.lost() == 2 * (2 + 2)


def test_every_battle_is_fought_to_an_end():
    match_up = MatchUp(Force.of(footsoldier=2, dragon=1), Force.of(wizard=1, castle=1), retreat=1)
    rng = Random(1)
    attack, defend, retreated = fight(
        match_up, 2_000, lambda camp, roll, where: camp.roll(roll.first_strike, where, rng)
    )
    assert not attack.standing() & defend.standing() & ~retreated
    assert not retreated & ~(attack.standing() & defend.standing())
    assert retreated


def test_a_tally_adds_up_over_batches(monkeypatch):
    monkeypatch.setattr("gonfalon.games.nerath.bots.battles.BATCH", 300)
    tally = simulate(MatchUp(Force.of(fighter=2), Force.of(monster=1, castle=1)), 1_000)
    assert sum(tally[:4]) == pytest.approx(1)
    assert len(tally.attackers_left) == 3
    assert len(tally.defenders_left) == 2
    assert sum(tally.attackers_left) == pytest.approx(1)
    assert sum(tally.defenders_left) == pytest.approx(1)
    assert tally.attackers_left[0] == pytest.approx(tally.both + tally.hold)


def test_the_same_seed_gives_the_same_match_ups_and_battles():
    assert random_match_ups(5, seed=2) == random_match_ups(5, seed=2)
    match_up = random_match_ups(1, seed=2)[0]
    assert simulate(match_up, 500, seed=1) == simulate(match_up, 500, seed=1)
    assert simulate(match_up, 500, seed=1) != simulate(match_up, 500, seed=2)


def test_match_ups_are_on_land_and_at_sea_with_and_without_retreat():
    found = random_match_ups(50)
    assert {match_up.sea for match_up in found} == {True, False}
    assert {match_up.retreat for match_up in found} == {0, 1, 2, 3}
    assert all(0.02 < match_up.odds().win < 0.98 for match_up in found)


def test_odds_that_are_wrong_are_found_out():
    """Battles with one Footsoldier less than the odds are of."""
    match_up = MatchUp(Force.of(footsoldier=4), Force.of(footsoldier=3))

    def fewer(match_up: MatchUp, battles: int, seed: int):
        weaker = match_up._replace(attack=Force.of(footsoldier=3))
        return simulate(weaker, battles, seed)

    wrong, right = next(compare([match_up], 5_000, fought=fewer)), next(compare([match_up], 5_000))
    assert wrong.gap > allowed_gap(5_000) > right.gap


def test_the_gap_is_that_of_the_worst_chance():
    compared = next(compare([MatchUp(Force.of(fighter=1), Force.of(fighter=1))], 1_000))
    shifted = compared.tally._replace(defenders_left=(0.0, 1.0))
    assert Compared(compared.match_up, compared.odds, shifted).gap == pytest.approx(2 / 3)


def test_a_million_battles_may_be_off_by_three_thousandths():
    assert allowed_gap(1_000_000) == pytest.approx(0.003)
