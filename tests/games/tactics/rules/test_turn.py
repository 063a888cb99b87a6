"""A turn: its four steps, and players who are skipped (TRN)."""

import pytest

from games.tactics.table import POWER, Table

FOUR = {
    "fighter": ("grumm", "a12"),
    "wizard": ("malkor", "b12"),
    "rogue": ("nim", "a13"),
    "beast": ("ashmane", "b13"),
}
FAR = {"beast": ("rakk", "m1")}


@pytest.mark.rule("TAC-TRN-01")
def test_players_take_whole_turns_clockwise():
    table = Table(FOUR, FAR, {"rogue": ("nim", "m13")})
    for colour in ("blue", "red", "green", "blue"):
        assert table.asked == f"{colour} act"
        table.play("end")
    assert table.told("turn") == [(1, 8), (2, 9), (0, 10), (1, 11)]


@pytest.mark.rule("TAC-TRN-02")
def test_a_turn_is_flags_then_actions_then_weakened_tokens_then_a_card():
    blue = {**FOUR, "beast": ("brugh", "b7")}
    table = Table(blue, FAR, weakened=("blue_rogue",), phase="turn")
    table.play("move blue_fighter a11", "end")
    steps = [fact for fact, *_ in table.match.log if fact in ("flag", "moved", "cured", "drew")]
    assert steps == ["flag", "moved", "cured", "drew"]


@pytest.mark.rule("TAC-TRN-04")
def test_a_player_may_take_no_action_at_all():
    table = Table(FOUR, FAR)
    table.play("end")
    assert table.asked == "red act"


@pytest.mark.rule("TAC-TRN-04")
def test_a_player_may_stop_after_one_action():
    table = Table(FOUR, FAR)
    table.play("move blue_fighter a11", "end")
    assert table.asked == "red act"


@pytest.mark.rule("TAC-TRN-04")
def test_after_three_actions_of_any_units_the_step_is_over():
    table = Table(FOUR, FAR)
    table.play("move blue_fighter a11", "move blue_wizard b11")
    assert table.asked == "blue act"
    assert table.spaces("move", "blue_rogue")
    assert table.spaces("move", "blue_beast")
    table.play("move blue_beast c13")
    assert table.asked == "red act"


@pytest.mark.rule("TAC-TRN-05")
def test_actions_of_different_units_may_be_interleaved():
    red = {"beast": ("sable", "a10")}
    table = Table({**FOUR, "rogue": ("oriel", "b10")}, red)
    table.play("move blue_fighter a11")
    table.play("melee blue_rogue red_beast", "no")
    table.play("melee blue_fighter red_beast", "no", "decline")
    assert table.health("red_beast") == 11 - 3 - 3


@pytest.mark.rule("TAC-TRN-06")
def test_movement_left_over_is_lost_when_another_action_starts(dice):
    dice(POWER)
    table = Table({**FOUR, "rogue": ("nim", "c9")}, {"beast": ("sable", "d12")})
    table.play("move blue_rogue c11", "missile blue_rogue red_beast")
    assert table.spaces("move", "blue_rogue") == set()


@pytest.mark.rule("TAC-TRN-06")
def test_an_action_is_finished_before_another_one_starts():
    table = Table(FOUR, {"beast": ("sable", "a11")})
    table.play("melee blue_fighter red_beast")
    assert table.asked == "blue knock_back"
    assert table.options() == ["yes", "no"]
    table.play("no")
    assert table.asked == "red counter"


@pytest.mark.rule("TAC-TRN-07")
def test_a_weakened_unit_that_sat_its_turn_out_loses_the_token_at_no_cost():
    table = Table(FOUR, FAR, weakened=("blue_fighter", "blue_rogue", "red_beast"))
    table.play("move blue_beast c13", "end")
    assert not table.is_weakened("blue_fighter")
    assert not table.is_weakened("blue_rogue")
    assert table.health("blue_fighter") == 11
    assert table.health("blue_rogue") == 7
    assert table.is_weakened("red_beast"), "it is not red's turn"


@pytest.mark.rule("TAC-TRN-07")
def test_a_unit_weakened_by_its_second_action_sits_out_the_next_turn_and_is_then_ready(dice):
    dice(POWER)
    table = Table({**FOUR, "rogue": ("nim", "c9")}, {"beast": ("sable", "d12")})
    table.play("move blue_rogue c11", "missile blue_rogue red_beast", "end", "end")
    assert table.asked == "blue act"
    assert table.is_weakened("blue_rogue")
    table.play("end")
    assert table.asked == "red act"
    assert not table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-TRN-08")
def test_a_unit_weakened_by_its_actions_of_this_turn_keeps_the_token(dice):
    dice(POWER)
    table = Table({**FOUR, "rogue": ("nim", "c9")}, {"beast": ("sable", "d12")})
    table.play("move blue_rogue c11", "missile blue_rogue red_beast", "end")
    assert table.asked == "red act"
    assert table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-TRN-08")
def test_a_unit_that_paid_to_act_and_is_weakened_again_keeps_the_new_token():
    table = Table(FOUR, {"beast": ("sable", "b10")}, weakened=("blue_beast",))
    table.play("shed blue_beast", "move blue_beast b11")
    table.play("melee blue_beast red_beast", "no", "decline", "end")
    assert table.is_weakened("blue_beast")


@pytest.mark.rule("TAC-TRN-09")
def test_a_turn_ends_with_the_draw_of_one_card():
    table = Table(FOUR, FAR, hands={"blue": ("counterspell",)})
    table.play("end")
    assert table.asked == "red act"
    assert len(table.hand("blue")) == 2
    assert table.hand("red") == []
    assert len(table.g.deck) == 16 - 2


@pytest.mark.rule("TAC-TRN-09")
def test_with_more_than_two_cards_the_player_discards_down_to_two():
    table = Table(FOUR, FAR, hands={"blue": ("counterspell", "bone_breaker")})
    table.play("end")
    assert table.asked == "blue discard"
    drawn = table.hand("blue")[2]
    assert table.options() == ["discard counterspell", "discard bone_breaker", f"discard {drawn}"]
    table.play("discard bone_breaker")
    assert table.hand("blue") == ["counterspell", drawn]
    assert table.asked == "red act"


@pytest.mark.rule("TAC-TRN-10")
def test_a_player_without_units_is_skipped_and_draws_nothing():
    table = Table(FOUR, {}, {"beast": ("rakk", "m1")}, hands={"red": ("counterspell",)})
    table.play("end")
    assert table.asked == "green act"
    assert [seat for seat, _ in table.told("turn")] == [2]
    assert table.hand("red") == ["counterspell"]


@pytest.mark.rule("TAC-TRN-10")
@pytest.mark.parametrize("live", [False, True])
def test_a_player_without_units_may_not_interrupt_with_a_card(live):
    beast = {"beast": ("rakk", "c4")}
    table = Table(beast, {"rogue": ("nim", "a13")}, hands={"red": ("twisted_portal",)}, live=live)
    table.play("move blue_beast l5")
    assert table.asked == "red portal_used"
    table = Table(beast, {}, {"rogue": ("nim", "a13")}, hands={"red": ("twisted_portal",)}, live=live)
    table.play("move blue_beast l5")
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-TRN-11")
def test_effects_of_the_start_of_a_turn_come_after_the_flags_and_before_the_first_action():
    blue = {"beast": ("mossback", "b6"), "fighter": ("grumm", "b7")}
    table = Table(blue, FAR, health={"blue_beast": 5}, phase="turn")
    assert table.asked == "blue act"
    assert [fact for fact, *_ in table.match.log] == ["turn", "flag", "healed"]
    assert table.health("blue_beast") == 6


@pytest.mark.rule("TAC-TRN-11")
def test_cards_for_the_start_of_a_turn_come_after_the_flags_and_before_the_first_action():
    blue = {"beast": ("rakk", "b6"), "fighter": ("grumm", "b7")}
    table = Table(blue, FAR, weakened=("blue_beast",), hands={"blue": ("second_wind",)}, phase="turn")
    assert table.told("flag") == [(0, 0, 1)]
    assert table.asked == "blue turn_start"


@pytest.mark.rule("TAC-TRN-11")
def test_effects_of_the_end_of_a_turn_come_after_the_tokens_are_removed_and_before_the_draw():
    """Aldous has no choice left: the Wizard, which sat the turn out, has lost its token already."""
    blue = {**FOUR, "fighter": ("aldous", "b12"), "wizard": ("malkor", "a12")}
    table = Table(blue, {"beast": ("sable", "b10")}, weakened=("blue_wizard",))
    table.play("move blue_beast b11", "melee blue_beast red_beast", "no", "decline", "end")
    ends = [fact for fact in table.match.log if fact[0] in ("cured", "drew")]
    assert [(name, args) for name, args, *_ in ends] == [("cured", (1,)), ("cured", (3,)), ("drew", (0,))]


@pytest.mark.rule("TAC-TRN-11")
def test_cards_for_the_end_of_a_turn_come_before_the_draw():
    table = Table(FOUR, FAR, health={"blue_beast": 2}, hands={"blue": ("field_dressing",)})
    table.play("end")
    assert table.asked == "blue turn_end"
    assert table.told("drew") == []
    table.play("tactic field_dressing")
    assert table.health("blue_beast") == 2 + 3
    assert table.told("drew") == [(0,)]
