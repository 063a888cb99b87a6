"""The game itself fights as the odds say it does."""

from __future__ import annotations

import pytest

from gonfalon.games.nerath.bots.battles import MatchUp, allowed_gap, compare, random_match_ups
from gonfalon.games.nerath.bots.by_rules import battles_by_rules, fought_by_rules, otherwise
from gonfalon.games.nerath.bots.odds import Force

LAND = MatchUp(Force.of(footsoldier=3, wizard=1, dragon=1), Force.of(footsoldier=2, monster=1, castle=1, dragon=1))
SEA = MatchUp(
    Force.of(warship=2, fighter=2, wizard=1, monster=1, dragon=1),
    Force.of(warship=3, fighter=2, storm_elemental=1),
    sea=True,
)


@pytest.mark.parametrize("retreat", [0, 2])
@pytest.mark.parametrize("match_up", [LAND, SEA], ids=["on land", "at sea"])
def test_the_game_fights_as_the_odds_say(match_up, retreat):
    compared = next(compare([match_up._replace(retreat=retreat)], 400, fought=fought_by_rules))
    odds, tally = compared.odds, compared.tally
    assert compared.gap < allowed_gap(400)
    assert tally.gold_lost_attack == pytest.approx(odds.gold_lost_attack, abs=1)
    assert tally.gold_lost_defend == pytest.approx(odds.gold_lost_defend, abs=1)
    assert bool(tally.retreat) == bool(retreat)


def test_a_tally_adds_up():
    tally = fought_by_rules(LAND, 50)
    assert sum(tally[:4]) == pytest.approx(1)
    assert len(tally.attackers_left) == 6
    assert len(tally.defenders_left) == 5
    assert sum(tally.attackers_left) == pytest.approx(1)
    assert sum(tally.defenders_left) == pytest.approx(1)
    assert tally.attackers_left[0] == pytest.approx(tally.both + tally.hold)


def test_a_castle_that_took_damage_holds_nothing():
    """A Footsoldier against a Castle: if both hit, both are out of the fight."""
    tally = fought_by_rules(MatchUp(Force.of(footsoldier=1), Force.of(castle=1)), 400)
    assert min(tally.win, tally.both, tally.hold) > 0
    assert tally.hold > tally.both


def test_the_same_seed_gives_the_same_battles():
    assert fought_by_rules(SEA, 20, seed=3) == fought_by_rules(SEA, 20, seed=3)
    assert fought_by_rules(SEA, 20, seed=3) != fought_by_rules(SEA, 20, seed=4)


@pytest.mark.parametrize("match_up", random_match_ups(12, seed=5))
def test_with_the_same_hits_battles_end_alike_here_and_in_the_game(match_up):
    assert fought_by_rules(match_up, 40).otherwise == 0


@pytest.mark.parametrize("match_up", [LAND, SEA])
def test_a_battle_that_ends_otherwise_is_found(match_up):
    done = list(battles_by_rules(match_up, 60, seed=1))
    assert otherwise(match_up, done) == 0
    odd = {"win": "hold", "hold": "win", "both": "win", "retreat": "hold"}
    assert otherwise(match_up, [done[0]._replace(end=odd[done[0].end]), *done[1:]]) == 1
    assert otherwise(match_up, [done[0]._replace(left=(done[0].left[0] + 1, done[0].left[1])), *done[1:]]) == 1
    assert otherwise(match_up, [each._replace(hits={}) for each in done[:1]] + done[1:]) == 1
