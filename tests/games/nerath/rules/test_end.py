"""Who wins, and when (chapter END)."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import NO_CARDS, lay
from gonfalon.games.nerath.printed import LENGTHS, TREASURE_ID

REALMS = ("karkoth", "vailin", "iron_circle", "nerath")
CAPITALS = ("karkothi_throneholds", "vailindor", "citadel_of_irons_grasp", "mithralfast")
CARDS = tuple(TREASURE_ID)


def close(*points: int, active: str = "nerath", **more):
    """The end of a turn with these victory points; the winners, or nobody while the game goes on."""
    table = lay(points=dict(zip(REALMS, points, strict=True)), active=active, step="end", **more)
    assert table.match.over == bool(table.g.winners)
    return table


def winners(*points: int, **more) -> tuple[str, ...]:
    return tuple(REALMS[realm] for realm in close(*points, **more).g.winners)


def hoards(*numbers: int) -> dict[str, tuple[str, ...]]:
    """So many Treasure cards for each realm."""
    starts = [sum(numbers[:n]) for n in range(4)]
    return {realm: CARDS[at : at + n] for realm, at, n in zip(REALMS, starts, numbers, strict=True)}


def long(*numbers: int, active: str = "nerath", **more) -> tuple[str, ...]:
    """Who wins a long game with so many Treasure cards."""
    return winners(0, 0, 0, 0, active=active, length="long", treasures=hoards(*numbers), **more)


@pytest.mark.rule("NER-END-01")
def test_the_game_is_over_when_the_condition_of_its_length_is_met():
    assert winners(13, 0, 0, 0) == ("karkoth",)
    assert winners(13, 0, 0, 0, length="medium") == ()
    assert winners(13, 0, 0, 0, length="long") == ()


@pytest.mark.rule("NER-END-02")
def test_a_short_game_is_won_with_13_points_and_more_than_the_others():
    assert winners(12, 9, 10, 11) == ()
    assert winners(9, 10, 13, 12) == ("iron_circle",)


@pytest.mark.rule("NER-END-03")
def test_a_medium_game_is_won_with_20_points():
    assert winners(19, 0, 0, 0, length="medium") == ()
    assert winners(0, 20, 19, 0, length="medium") == ("vailin",)
    assert winners(0, 20, 20, 0, length="medium") == ()


@pytest.mark.rule("NER-END-04")
@pytest.mark.parametrize("active", REALMS)
def test_points_are_looked_at_only_after_the_turn_of_nerath(active):
    assert winners(13, 9, 10, 12, active=active) == (("karkoth",) if active == "nerath" else ())


@pytest.mark.rule("NER-END-04", "NER-END-05")
def test_a_shared_first_place_means_another_round():
    table = close(13, 9, 10, 13)
    assert table.g.winners == ()
    assert table.g.active == 0
    assert table.g.round == 3
    assert winners(15, 15, 13, 2) == ()
    assert winners(15, 16, 13, 2) == ("vailin",)


@pytest.mark.rule("NER-END-05")
def test_a_tie_behind_the_first_does_not_matter():
    assert winners(15, 13, 13, 2) == ("karkoth",)


@pytest.mark.rule("NER-END-06")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("round", [1, 6, 11, 12, 13, 18, 25, 26, 40, 100, 999])
def test_play_goes_on_as_long_as_nobody_has_reached_the_target(length, round):
    table = close(12, 12, 5, 0, length=length, round=round)
    assert not table.match.over
    assert table.g.active == 0
    assert table.g.round == round + 1


@pytest.mark.rule("NER-END-05", "NER-END-06", "NER-END-10")
@pytest.mark.parametrize("round", [12, 18, 25, 40, 999])
def test_however_late_it_is_a_tie_plays_on_and_a_lead_ends_the_game(round):
    assert winners(30, 30, 0, 0, round=round) == ()
    assert winners(30, 31, 0, 0, round=round) == ("vailin",)
    assert long(9, 3, 9, 0, round=round) == ()
    assert long(9, 3, 10, 0, round=round) == ("iron_circle",)


@pytest.mark.rule("NER-END-06")
def test_a_game_goes_on_over_many_rounds_and_ends_with_the_round_in_which_one_side_leads():
    table = close(12, 12, 12, 12, round=11, decks=NO_CARDS)
    while table.g.round < 30:
        table.play("end")
    table.g.points[1] = 13
    while not table.match.over:
        table.play("end")
    assert (table.g.round, table.g.winners, table.match.result) == (30, (1,), (2, 1, 2, 2))


@pytest.mark.rule("NER-END-06")
@pytest.mark.parametrize("active", REALMS)
def test_the_cap_of_a_simulation_ends_a_round_as_it_stands(active):
    """Only after the last turn of the round; somebody who has won then is the winner as ever."""
    table = close_capped(5, 3, 5, 1, active=active, round=7)
    assert table.match.over == (active == "nerath")
    assert not close_capped(5, 3, 5, 1, active=active, round=6).match.over
    assert close_capped(5, 3, 14, 1, active="nerath", round=7).g.winners == (2,)


def close_capped(*points: int, **more):
    """The end of a turn in a simulation that lasts 7 rounds."""
    return lay(points=dict(zip(REALMS, points, strict=True)), step="end", cap_rounds=7, **more)


def all_capitals(realm: str) -> dict[str, str]:
    return dict.fromkeys(CAPITALS, realm)


@pytest.mark.rule("NER-END-07", "NER-END-12")
def test_all_capitals_win_a_long_game_at_the_end_of_the_own_turn():
    assert long(0, 0, 0, 0, active="vailin", held=all_capitals("vailin")) == ("vailin",)
    assert long(0, 0, 0, 0, active="iron_circle", held=all_capitals("vailin")) == ()
    lost = {**all_capitals("vailin"), "vailindor": "karkoth"}
    assert long(0, 0, 0, 0, active="vailin", held=lost) == ()


@pytest.mark.rule("NER-END-08", "NER-END-10")
def test_eight_treasure_cards_win_a_long_game_at_the_end_of_a_round():
    assert long(8, 7, 3, 0) == ("karkoth",)
    assert long(8, 8, 3, 0) == ()
    assert long(9, 8, 3, 0) == ("karkoth",)
    assert long(7, 6, 3, 0) == ()
    assert long(8, 7, 3, 0, active="karkoth") == ()


@pytest.mark.rule("NER-END-09")
def test_treasure_cards_in_hand_count_too():
    assert long(5, 0, 0, 0, chest={"karkoth": CARDS[10:13]}) == ("karkoth",)
    assert long(5, 0, 0, 0, chest={"karkoth": CARDS[10:12]}) == ()


@pytest.mark.rule("NER-END-10")
def test_a_shared_highest_number_of_treasure_cards_means_another_round():
    table = close(0, 0, 0, 0, length="long", treasures=hoards(9, 3, 9, 0))
    assert table.g.active == 0
    assert table.g.round == 3


@pytest.mark.rule("NER-END-11")
def test_points_decide_nothing_in_a_long_game():
    assert winners(99, 0, 0, 0, length="long") == ()
    assert winners(0, 99, 0, 0, length="long", treasures=hoards(8, 7, 0, 0)) == ("karkoth",)
    last = {"active": "nerath", "step": "end", "round": 40, "cap_rounds": 40}
    table = lay(points={"karkoth": 50}, length="long", treasures=hoards(1, 2, 1, 0), **last)
    assert table.match.result == (2, 1, 2, 4)


@pytest.mark.rule("NER-END-12")
def test_the_capitals_are_looked_at_after_each_turn_and_end_the_game_at_once():
    for active in REALMS:
        table = close(0, 0, 0, 0, active=active, length="long", held=all_capitals(active))
        assert table.match.over
        assert table.g.winners == (REALMS.index(active),)
        assert table.g.active == REALMS.index(active)


@pytest.mark.rule("NER-END-13")
def test_after_the_turn_of_nerath_the_capitals_come_before_the_treasure_cards():
    assert long(9, 0, 0, 0, held=all_capitals("nerath")) == ("nerath",)


@pytest.mark.rule("NER-END-14", "NER-END-16")
@pytest.mark.parametrize("mode", ["alliance-2", "alliance-3", "alliance-4"])
@pytest.mark.parametrize("active", REALMS)
def test_a_short_alliance_game_is_won_with_20_points_together(mode, active):
    """Either alliance, at the end of a round."""
    last, at = active == "nerath", {"mode": mode, "active": active}
    assert winners(10, 19, 10, 0, **at) == (("karkoth", "iron_circle") if last else ())
    assert winners(0, 1, 19, 19, **at) == (("vailin", "nerath") if last else ())
    assert winners(20, 25, 20, 25, **at) == (("vailin", "nerath") if last else ())
    assert winners(19, 0, 0, 0, **at) == ()
    assert winners(0, 9, 12, 10, **at) == ()
    assert winners(10, 20, 10, 0, **at) == ()


@pytest.mark.rule("NER-END-15", "NER-END-16")
def test_a_medium_alliance_game_is_won_with_30_points_together():
    assert winners(0, 14, 0, 15, mode="alliance-4", length="medium") == ()
    assert winners(0, 14, 0, 16, mode="alliance-4", length="medium") == ("vailin", "nerath")


@pytest.mark.rule("NER-END-17")
@pytest.mark.parametrize("active", REALMS)
def test_four_capitals_between_two_allies_win_a_long_game_after_either_allys_turn(active):
    held = dict(zip(CAPITALS, ("karkoth", "karkoth", "iron_circle", "iron_circle"), strict=True))
    won = long(0, 0, 0, 0, active=active, held=held, mode="alliance-4")
    assert won == (("karkoth", "iron_circle") if active in ("karkoth", "iron_circle") else ())


@pytest.mark.rule("NER-END-18")
def test_twelve_treasure_cards_between_two_allies_win_a_long_game():
    assert long(6, 0, 6, 11, mode="alliance-4") == ("karkoth", "iron_circle")
    assert long(6, 0, 5, 0, mode="alliance-4") == ()
    assert long(6, 6, 6, 6, mode="alliance-4") == ()


@pytest.mark.rule("NER-END-19")
@pytest.mark.parametrize("mode", ["alliance-2", "alliance-3"])
def test_two_and_three_players_use_the_conditions_of_alliances(mode):
    assert winners(13, 0, 6, 0, mode=mode) == ()
    assert winners(13, 0, 7, 0, mode=mode) == ("karkoth", "iron_circle")
    assert long(8, 0, 3, 0, mode=mode) == ()
    assert long(8, 0, 4, 0, mode=mode) == ("karkoth", "iron_circle")


@pytest.mark.rule("NER-END-20")
@pytest.mark.parametrize("length", ["short", "medium"])
def test_capitals_and_treasure_cards_win_neither_a_short_nor_a_medium_game(length):
    more = {"length": length, "held": all_capitals("nerath"), "treasures": hoards(0, 0, 0, 20)}
    assert winners(0, 0, 0, 0, **more) == ()


def test_sides_that_have_as_much_share_a_place():
    """After the last round of a simulation the game is scored as it stands."""
    table = close_capped(5, 3, 5, 1, active="nerath", round=7)
    assert table.match.over
    assert table.match.result == (1, 3, 1, 4)
