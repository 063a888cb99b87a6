"""Seats that rules play, seats that fall, teams, and one person with two seats."""

from random import Random

import pytest

from core.games import muster, siege
from gonfalon.core import GonfalonError, Match, Setup
from properties import playing


def teams(seed=1, **options):
    return Match(siege.GAME, Setup("teams", 4, seed, options))


def test_the_enemy_plays_by_its_rules_and_is_never_asked():
    seen = 0
    for seed in range(20):
        for match in playing(siege.GAME, Setup("solo", 1, seed), Random(seed)):
            assert set(match.asks) <= {0}
            seen = max(seen, match.state.turn)
        assert match.result in ((1,), (2,))
        assert {entry.seat for entry in match.journal} == {0}
    assert seen > 2


def test_who_has_fallen_is_asked_no_more():
    fallen_and_going_on = 0
    for seed in range(20):
        for match in playing(siege.GAME, Setup("teams", 4, seed), Random(seed)):
            fallen = [seat for seat, wall in enumerate(match.state.walls) if wall <= 0]
            assert not set(fallen) & set(match.asks)
            fallen_and_going_on += bool(fallen) and not match.over
    assert fallen_and_going_on


def test_a_team_shares_one_place_also_with_its_fallen():
    shared = 0
    for seed in range(20):
        for match in playing(siege.GAME, Setup("teams", 4, seed), Random(seed)):
            assert match.result == () or match.over
        blue, red, green, yellow = match.result
        assert (blue, red) == (green, yellow)
        assert sorted((blue, red)) in ([1, 2], [1, 1])
        winners = [seat for seat, place in enumerate(match.result) if place == 1]
        shared += any(match.state.walls[seat] <= 0 for seat in winners)
    assert shared


def test_team_mates_share_hands_only_if_the_table_says_so():
    apart, sharing = teams(), teams(share_hands="yes")
    hidden = [-1, -1, -1]
    assert apart.view({0}).state.hands == [apart.state.hands[0], hidden, hidden, hidden]
    hands = sharing.state.hands
    assert sharing.view({0}).state.hands == [hands[0], hidden, hands[2], hidden]
    assert sharing.view(()).state.hands == [hidden] * 4


def test_one_person_with_two_sides():
    match = teams()
    hands = match.state.hands
    both = match.view({0, 1})
    assert both.state.hands == [hands[0], hands[1], [-1, -1, -1], [-1, -1, -1]]
    assert set(both.asks) == {0}
    assert both.nth == {0: 0, 1: 0}
    match.play(0, ("wait",))
    both = match.view({0, 1})
    assert set(both.asks) == {1}
    assert both.nth == {0: 1, 1: 0}
    assert both.undo == (0,)
    assert match.view({1}).undo == ()


def test_one_person_with_two_sides_answers_for_both_in_a_together():
    match = Match(muster.GAME, Setup("field", 3, 1))
    match.play(0, ("send", 2))
    view = match.view({0, 2})
    assert set(view.asks) == {0, 2}
    assert view.state.plans == [[2], [], []]
    assert view.waiting == (0, 1, 2)
    match.play(2, ("rest",))
    assert match.view({0, 2}).waiting == (0, 1)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup("duel", 2, 1), "siege has no mode 'duel'; it has: solo, teams."),
        (Setup("solo", 3, 1), "siege (solo) is for 1 seats, not 3."),
        (Setup("solo", 1, -1), "A seed is a whole number from 0 to 2**256 - 1, not -1."),
        (Setup("solo", 1, 1, {"luck": "no"}), "siege has no option 'luck'; it has: ask_always, share_hands."),
        (Setup("solo", 1, 1, {"share_hands": "x"}), "The option 'share_hands' may be: no, yes; not 'x'."),
        (Setup("solo", 1, 1, cap_rounds=5), "siege ends by its own rules; its rounds cannot be capped."),
    ],
)
def test_a_setup_the_game_does_not_have(setup, sentence):
    with pytest.raises(GonfalonError) as error:
        Match(siege.GAME, setup)
    assert str(error.value) == sentence
