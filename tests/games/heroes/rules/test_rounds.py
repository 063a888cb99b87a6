"""Rounds: what is renewed and received at their start, the Turns, and how one follows the other (chapter RND)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table
from gonfalon.games.heroes.codes import ALL_TOKENS, BUILD, NOBODY, SPELL_BOOK
from gonfalon.games.heroes.printed import ASTROLOGERS
from gonfalon.games.heroes.rules import astrologers


def begun(number, *, week="dead_silence", **how):
    """A Round that has just begun, up to the first question."""
    return Table(stage="round", round=number, weeks=[week], **how)


# --------------------------------------------------------------------------- Turns


@pytest.mark.rule("HER-RND-01")
def test_everybody_takes_one_turn_a_round_clockwise_from_the_starting_player():
    table = Table(3, first=1, round=1, weeks=["dead_silence"])
    assert table.asked == "1 turn"
    for seat in (2, 0, 1, 2, 0):
        table.until(f"{seat} turn")
    assert table.facts("turn") == [(2,), (0,), (1,), (2,), (0,)]
    assert table.facts("round") == [(2,)]


@pytest.mark.rule("HER-RND-11")
def test_when_all_have_taken_their_turn_the_next_round_starts():
    table = Table(weeks=["dead_silence"])
    table.until("1 turn")
    assert table.g.round == 1
    table.until("0 turn")
    assert table.g.round == 2


@pytest.mark.rule("HER-RND-12")
def test_rounds_go_on_until_the_scenario_ends():
    table = Table()
    table.until("nobody")
    assert table.match.over
    assert table.facts("round") == [(number,) for number in range(2, 11)]


@pytest.mark.rule("HER-RND-13")
def test_a_round_closes_when_nobody_wants_another_town_or_morale_action_after_the_last_turn():
    table = Table(active=1, morale={1: 1}, hand={1: ["attack"]}, weeks=["dead_silence"])
    table.play("end")
    assert table.asked == "0 offers"
    table.play("build mage_guild", "from_discard spell", "from_discard spell")
    assert table.asked == "1 offers"
    table.play("morale_draw")
    assert (table.asked, table.g.round) == ("0 offers", 1)
    table.play("pass")
    table.play("pass")
    assert (table.asked, table.g.round) == ("0 refresh", 2)


# --------------------------------------------------------------------------- renewal


@pytest.mark.rule("HER-RND-03")
def test_used_tokens_come_back_at_the_start_of_a_round():
    assert list(begun(2, tokens={0: 0, 1: BUILD | SPELL_BOOK}).g.tokens) == [ALL_TOKENS] * 2


@pytest.mark.rule("HER-RND-04")
def test_used_movement_points_come_back_at_the_start_of_a_round():
    table = begun(2, at={"second2": "t1.nw"}, mp={"main1": 0, "main2": 1, "second2": 0})
    assert [table.mp(hero) for hero in ("main1", "second1", "main2", "second2")] == [3, 0, 3, 2]


@pytest.mark.rule("HER-RND-05")
def test_expert_uses_come_back_at_the_start_of_a_round():
    table = begun(2, level={0: 6}, expert=(3, 0))
    assert table.g.experts_left(0) == 3


@pytest.mark.rule("HER-RND-02")
def test_the_first_round_has_no_start():
    table = begun(1, built={0: ["city_hall"]}, income={0: (10, 2, 1)})
    assert (table.asked, table.purse(0), table.g.week) == ("0 refresh", (15, 3, 1), NOBODY)
    assert begun(3, built={0: ["city_hall"]}).asked == "0 city_hall"


@pytest.mark.rule("HER-RND-17")
def test_tokens_and_movement_are_there_before_the_income_and_the_buildings_of_a_resource_round():
    table = begun(
        5,
        tokens={0: 0, 1: 0},
        mp={"main1": 0, "main2": 0},
        built={0: ["city_hall"]},
        income={0: (10, 2, 1)},
    )
    assert table.asked == "0 city_hall"
    assert (list(table.g.tokens), table.mp("main1")) == ([ALL_TOKENS] * 2, 3)
    assert table.purse(0) == (25, 5, 2), "income comes before buildings"
    assert table.mp("main2") == 3, "timed events come after buildings"
    table.play("choose 1")
    assert (table.asked, table.mp("main1"), table.mp("main2")) == ("0 refresh", 4, 4)


@pytest.mark.rule("HER-RND-17", "HER-RND-10")
def test_tokens_come_back_before_the_astrologers_speak_and_timed_events_follow_them():
    table = begun(
        4,
        week="terrible_plague",
        tokens={0: 0},
        army={0: ["castle_griffins:pack", "castle_marksmen:pack"]},
        tiles={"t2": "f4"},
        visited=["t2.w"],
    )
    assert (table.asked, table.g.tokens[0]) == ("0 plague", ALL_TOKENS)
    assert table.visited("t2.w")
    table.play("flip castle_griffins")
    assert table.asked == "0 refresh"
    assert not table.visited("t2.w"), "the Water Wheel lost its cube in Round 4"


# --------------------------------------------------------------------------- income


@pytest.mark.rule("HER-RND-06", "HER-RND-08")
@pytest.mark.parametrize("number", [3, 5, 7, 9])
def test_in_odd_rounds_everybody_receives_what_the_tracks_say(number):
    table = begun(number, income={0: (20, 4, 2), 1: (10, 0, 1)}, flags={"t0.sw": 0})
    assert (table.purse(0), table.purse(1)) == ((35, 7, 3), (25, 3, 2))


@pytest.mark.rule("HER-RND-06")
@pytest.mark.parametrize("number", [2, 4, 6, 8, 10])
def test_in_even_rounds_nobody_receives_anything(number):
    table = begun(number, income={0: (20, 4, 2)})
    assert (table.purse(0), table.purse(1)) == ((15, 3, 1), (15, 3, 1))


@pytest.mark.rule("HER-RND-07")
def test_there_is_no_income_in_the_first_round():
    table = begun(1, income={0: (20, 4, 2)})
    assert table.purse(0) == (15, 3, 1)


@pytest.mark.rule("HER-RND-08")
def test_buildings_of_the_moment_add_to_the_income():
    table = begun(3, built={1: ["city_hall"]}, income={1: (10, 0, 0)})
    assert table.asked == "1 city_hall"
    table.play("choose 0")
    assert table.purse(1) == (30, 3, 1)


# --------------------------------------------------------------------------- Astrologers


@pytest.mark.rule("HER-RND-09")
def test_one_astrologers_card_is_drawn_in_each_even_round():
    table = begun(2, week="gold_dragon")
    assert ASTROLOGERS[table.g.week].id == "gold_dragon"
    assert len(table.g.weeks) == 18
    assert begun(3).g.week == NOBODY


@pytest.mark.rule("HER-RND-09")
def test_players_choose_in_turn_order_what_an_astrologers_card_asks():
    armies = {0: ["castle_griffins"], 1: ["dungeon_harpies"]}
    table = begun(2, week="isras_friends", first=1, army=armies)
    assert table.asked == "1 reinforce"
    table.play("pass")
    assert table.asked == "0 reinforce"


@pytest.mark.rule("HER-RND-09")
def test_a_card_lasts_as_long_as_it_says_and_no_longer():
    table = Table(round=2, weeks=["battalions_stallion", "dead_silence"], frames=[("astrologers",)])
    assert table.mp("main1") == 4
    table.until("1 turn")
    table.until("0 turn")
    assert (table.g.round, table.mp("main1")) == (3, 4)
    table.until("1 turn")
    table.until("0 turn")
    assert (table.g.round, table.mp("main1")) == (4, 3)


@pytest.mark.rule("HER-RND-14")
def test_used_astrologers_cards_make_a_new_deck():
    g = Table(round=4).g.copy()
    g.weeks, g.past_weeks = (), tuple(range(5))
    assert astrologers.draw(g) in range(5)
    assert (len(g.weeks), len(g.past_weeks)) == (4, 1)
