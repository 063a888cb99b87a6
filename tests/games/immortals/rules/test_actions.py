"""Action resolution: turns, cards turned up, compensation and the end of the phase (chapter ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from games.immortals.table import Table

OMEN = "magic_omen_or_lead"
LORE = "magic_lore_or_muster"
ATTACK = "attack light:forge_fire>light:heartwood"


def turned(table):
    """Who turned up cards, in which order."""
    return [seat for seat, *_ in table.facts("turned_up")]


def passed(table):
    """Who was paid for passing or having no card, in which order."""
    return [args[0] for told, args, *_ in table.match.log if told in ("passed", "compensated")]


def to_planning(table):
    """Play on to the next Planning phase, doing nothing."""
    while table.g.stage != "planning":
        options = table.options()
        table.play(next(line for line in ("pass gold", "skip", "end") if line in options))


def raid(tower, **more):
    """Seat 0 is about to take Heartwood in light from seat 1, whose Heartwood card lies on its board."""
    made = {"plan": {0: {"L3": "conflict_light_heartwood"}, 1: {"L1": "heartwood"}, 2: {"DM": "blank"}}, **more}
    table = Table(armies={0: {"light:forge_fire": 4}, 1: {"light:heartwood": 1}}, **made)
    table.play("turn_up L3", f"{ATTACK} 3:for")
    assert table.armies("light:heartwood") == (0, 3)
    return table


# --------------------------------------------------------------------- turns


@pytest.mark.rule("IMM-ACT-01")
def test_the_first_player_of_the_round_begins_with_whichever_card_he_likes():
    table = Table(stage="planning", first=1, marker=2)
    for seat in range(3):
        table.lay(seat, {"L2": "blank", "LM": OMEN, "DM": LORE})
    assert table.asked == "1 turn"
    assert table.after("turn_up") == {"L2", "LM", "DM"}
    table.play("turn_up LM")
    assert table.asked == "1 action"
    assert table.facts("turned_up") == [(1, 8, 86)]


@pytest.mark.rule("IMM-ACT-02")
def test_the_others_follow_clockwise_one_card_each_and_the_cycle_repeats():
    board = {"L1": "blank", "LM": OMEN, "DM": LORE}
    table = Table(4, first=2, plan=dict.fromkeys(range(4), board))
    for space in ("L1", "LM"):
        for _ in range(4):
            table.play(f"turn_up {space}", "give_up gold")
    assert turned(table) == [2, 3, 0, 1] * 2
    assert table.asked == "2 turn"


@pytest.mark.rule("IMM-ACT-03")
@pytest.mark.parametrize("order", [("DM", "L1", "LM"), ("LM", "DM", "L1"), ("L1", "LM", "DM")])
def test_cards_are_turned_up_in_any_order(order):
    table = Table(
        armies={0: {"light:foothold": 1}},
        plan={0: {"L1": "foothold", "LM": OMEN, "DM": LORE}, 1: {"L1": "blank", "LM": OMEN}},
    )
    for n, space in enumerate(order):
        assert table.after("turn_up") == set(order[n:])
        table.play(f"turn_up {space}", "give_up gold")
        while not table.asked.startswith("0") and table.g.stage == "actions":
            table.play("pass gold")
    assert [space for seat, space, _ in table.facts("turned_up") if seat == 0] == [
        ("L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4", "LM", "DM").index(space) for space in order
    ]


# --------------------------------------------------------------------- judged and paid when revealed


@pytest.mark.rule("IMM-ACT-05")
def test_an_action_that_was_out_of_reach_is_possible_if_it_is_when_the_card_is_turned_up():
    made: dict[str, Any] = {
        "armies": {0: {"light:foothold": 1, "light:mountainhome": 1}},
        "limbo": {0: (3, 0)},
        "energy": {0: 0},
        "plan": {0: {"D1": "mountainhome", "D2": "foothold"}, 2: {"DM": "blank"}},
    }
    table = Table(**made)
    table.play("turn_up D2")
    assert table.options() == ["give_up gold", "give_up energy"]
    table = Table(**made)
    table.play("turn_up D1", "extract light:mountainhome", "pass gold", "pass gold", "turn_up D2")
    assert table.offered("deploy 3 light:foothold")


@pytest.mark.rule("IMM-ACT-05", "IMM-ACT-11")
def test_an_action_that_has_become_impossible_pays_one_instead_and_uses_up_the_turn(tower):
    table = raid(
        tower,
        plan={
            0: {"L3": "conflict_light_heartwood"},
            1: {"L1": "conflict_light_heartwood", "LM": OMEN},
            2: {"DM": "blank"},
        },
        hand={0: ("conflict_light_heartwood",)},
    )
    table.play("turn_up L1")
    assert table.options() == ["give_up gold", "give_up energy"]
    table.play("give_up energy")
    assert table.purse(1) == (10, 11)
    assert table.asked == "2 turn"


@pytest.mark.rule("IMM-ACT-06")
def test_the_whole_cost_is_paid_before_the_effect():
    table = Table(
        armies={0: {"light:foothold": 1, "light:wildhome": 1}},
        limbo={0: (5, 0)},
        gold={0: 3},
        energy={0: 5},
        plan={0: {"LM": "magic_transition_5"}},
    )
    table.play("turn_up LM", "deploy 1 light:foothold")
    assert table.asked == "0 spread"
    assert table.purse(0) == (2, 1)


@pytest.mark.rule("IMM-ACT-06")
@pytest.mark.parametrize(("gold", "energy"), [(0, 2), (1, 1)])
def test_who_cannot_pay_all_of_it_cannot_carry_the_action_out(gold, energy):
    table = Table(
        armies={0: {"light:foothold": 1}},
        limbo={0: (3, 0)},
        gold={0: gold},
        energy={0: energy},
        plan={0: {"D2": "foothold"}, 1: {"DM": "blank"}},
    )
    table.play("turn_up D2")
    assert table.options() == ["give_up gold", "give_up energy"]


@pytest.mark.rule("IMM-ACT-27")
@pytest.mark.parametrize(("there", "offered"), [(5, {"3"}), (3, {"3"}), (2, {"2"}), (1, {"1"})])
def test_an_action_is_carried_out_in_full_and_fewer_armies_come_only_if_there_are_no_more(there, offered):
    table = Table(
        armies={0: {"light:foothold": 1}}, limbo={0: (there, 0)}, plan={0: {"D2": "foothold"}, 1: {"DM": "blank"}}
    )
    table.play("turn_up D2")
    assert {line.split()[0] for line in table.after("deploy")} == offered


# --------------------------------------------------------------------- where the cards go


@pytest.mark.rule("IMM-ACT-07", "IMM-ACT-09", "IMM-ACT-10")
def test_region_magic_and_blank_cards_come_back_and_can_be_planned_again():
    table = Table(
        armies={0: {"light:foothold": 1}},
        plan={0: {"L1": "foothold", "L2": "blank", "LM": LORE}, 1: {"DM": "blank"}},
    )
    table.play("turn_up L2", "give_up gold", "pass gold", "pass gold")
    table.play("turn_up L1", "extract light:foothold", "pass gold", "pass gold")
    table.play("turn_up LM", "draw")
    assert table.plan(0) == {}
    assert table.card("foothold") == 0
    to_planning(table)
    assert table.after("lay foothold", 0) == {"L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4"}
    assert table.after(f"lay {LORE}", 0) == {"LM", "DM"}
    for space in ("L1", "L2", "L3", "L4"):
        table.play_as(0, f"lay blank {space}")
    assert not table.after("lay blank", 0)


@pytest.mark.rule("IMM-ACT-08")
def test_a_conflict_card_is_discarded_after_its_action():
    table = Table(
        armies={0: {"light:foothold": 1}}, plan={0: {"L1": "conflict_light_foothold"}, 1: {"DM": "blank"}}
    )
    table.play("turn_up L1")
    assert table.hand(0) == ["conflict_light_foothold"]
    table.play("extract light:foothold")
    assert table.hand(0) == []
    assert table.discard == ["conflict_light_foothold"]


@pytest.mark.rule("IMM-ACT-12", "IMM-ACT-14")
@pytest.mark.parametrize(("space", "card"), [("L1", "foothold"), ("L1", "conflict_light_foothold"), ("LM", LORE)])
def test_an_action_given_up_by_choice_pays_one_the_card_comes_back_and_the_rest_stays_planned(space, card):
    table = Table(
        armies={0: {"light:foothold": 1}}, plan={0: {space: card, "DM": OMEN}, 1: {"L1": "blank", "LM": OMEN}}
    )
    table.play(f"turn_up {space}")
    assert len(table.options()) > 2
    table.play("give_up gold")
    assert table.purse(0) == (11, 10)
    assert table.plan(0) == {"DM": OMEN}
    assert table.discard == []
    assert table.asked == "1 turn"
    table.play("pass gold", "pass gold")
    assert table.asked == "0 turn"
    assert table.after("turn_up") == {"DM"}
    table.play("pass gold")
    to_planning(table)
    assert table.after(f"lay {card}", 0)


@pytest.mark.rule("IMM-ACT-14")
def test_the_card_of_an_impossible_action_comes_back_too():
    table = Table(plan={0: {"L1": "conflict_light_foothold"}, 1: {"DM": "blank"}})
    table.play("turn_up L1")
    assert table.options() == ["give_up gold", "give_up energy"]
    table.play("give_up gold")
    assert table.hand(0) == ["conflict_light_foothold"]
    assert table.discard == []


@pytest.mark.rule("IMM-ACT-26")
def test_a_card_gained_goes_to_the_hand_and_can_be_planned_from_the_next_round_on(tower):
    table = raid(tower, deck=("conflict_dark_foothold",))
    assert table.card("heartwood") == 0
    assert table.plan(0) == {}
    to_planning(table)
    assert table.after("lay heartwood", 0)


@pytest.mark.rule("IMM-ACT-26")
def test_a_conflict_card_drawn_lies_on_no_board_this_round():
    table = Table(plan={0: {"LM": OMEN, "L1": "blank"}, 1: {"DM": "blank"}}, deck=("conflict_dark_foothold",))
    table.play("turn_up LM", "draw")
    assert table.hand(0) == ["conflict_dark_foothold"]
    assert table.plan(0) == {"L1": "blank"}
    table.play("pass gold", "pass gold")
    assert table.options() == ["pass gold", "pass energy"]
    to_planning(table)
    assert table.after("lay conflict_dark_foothold", 0)


@pytest.mark.rule("IMM-ACT-25")
def test_a_region_card_taken_from_a_board_is_lost_with_its_action_and_nothing_is_paid_for_it(tower):
    table = raid(tower, plan={0: {"L3": "conflict_light_heartwood"}, 1: {"L1": "heartwood", "LM": OMEN}})
    assert table.card("heartwood") == 0
    assert table.plan(1) == {"LM": OMEN}
    assert table.purse(1) == (10, 10)
    assert table.asked == "1 turn"
    assert table.after("turn_up") == {"LM"}


# --------------------------------------------------------------------- blank cards and passing


@pytest.mark.rule("IMM-ACT-13")
@pytest.mark.parametrize("blank", ["L1", "D4", "DM"])
@pytest.mark.parametrize(
    "others",
    [
        {"L2": "foothold"},
        {"L3": "conflict_dark_wildhome"},
        {"LM": OMEN},
        {"L2": "foothold", "D1": "blank", "LM": OMEN},
    ],
)
@pytest.mark.parametrize(("resource", "purse"), [("gold", (11, 10)), ("energy", (10, 11))])
def test_a_blank_card_may_be_turned_up_for_one_while_another_card_lies_on_the_board(
    blank, others, resource, purse
):
    table = Table(plan={0: {blank: "blank", **others}, 1: {"DM": "blank"}})
    assert table.after("turn_up") == {blank, *others}
    table.play(f"turn_up {blank}")
    assert table.options() == ["give_up gold", "give_up energy"]
    table.play(f"give_up {resource}")
    assert table.purse(0) == purse
    assert table.plan(0) == others
    assert table.asked == "1 turn"


@pytest.mark.rule("IMM-ACT-13", "IMM-ACT-16")
@pytest.mark.parametrize("blanks", [("L1",), ("L1", "DM"), ("L1", "L4", "D1", "DM")])
def test_no_blank_card_is_turned_up_while_only_blank_cards_lie_on_the_board(blanks):
    table = Table(plan={0: dict.fromkeys(blanks, "blank"), 1: {"LM": OMEN}})
    assert table.asked == "0 turn"
    assert table.options() == ["pass gold", "pass energy"]


@pytest.mark.rule("IMM-ACT-16")
def test_with_nothing_but_blank_cards_one_must_pass():
    table = Table(plan={0: {"L1": "blank", "DM": "blank"}, 1: {"LM": OMEN}})
    assert table.asked == "0 turn"
    assert table.options() == ["pass gold", "pass energy"]
    table.play("pass energy")
    assert table.purse(0) == (10, 11)
    assert table.plan(0) == {}
    assert turned(table) == []


@pytest.mark.rule("IMM-ACT-15")
def test_gold_or_energy_is_chosen_anew_each_time():
    table = Table(plan={0: {"L1": "blank", "LM": OMEN, "DM": LORE}, 1: {"L1": "blank"}})
    table.play("turn_up L1", "give_up gold", "pass energy", "pass gold")
    assert (table.purse(0), table.purse(1), table.purse(2)) == ((11, 10), (10, 11), (11, 10))
    table.play("turn_up LM", "give_up energy", "pass gold", "pass energy")
    assert (table.purse(0), table.purse(1), table.purse(2)) == ((11, 11), (11, 11), (11, 11))


@pytest.mark.rule("IMM-ACT-17", "IMM-ACT-18", "IMM-ACT-19")
@pytest.mark.parametrize(("resource", "purse"), [("gold", (11, 10)), ("energy", (10, 11))])
def test_who_passes_with_cards_left_takes_one_and_all_cards_back_unseen(resource, purse):
    table = Table(
        armies={0: {"light:foothold": 1}},
        plan={0: {"L1": "foothold", "L3": "conflict_dark_wildhome", "LM": OMEN, "D1": "blank"}, 1: {"LM": OMEN}},
    )
    table.play(f"pass {resource}")
    assert table.purse(0) == purse
    assert table.plan(0) == {}
    assert table.card("foothold") == 0
    assert table.hand(0) == ["conflict_dark_wildhome"]
    assert turned(table) == []
    assert table.match.view((1,)).state.hand[0] == (-1,)


@pytest.mark.rule("IMM-ACT-20", "IMM-ACT-21")
def test_who_has_passed_only_gains_one_each_time_his_place_comes_round():
    board = {"L1": "blank", "LM": OMEN, "DM": LORE}
    table = Table(plan={0: board, 1: board, 2: board})
    table.play("turn_up L1", "give_up gold", "pass gold", "turn_up L1", "give_up gold")
    for space in ("LM", "DM"):
        table.play(f"turn_up {space}", "draw")
        assert table.asked == "1 compensation"
        assert table.options() == ["pass gold", "pass energy"]
        table.play("pass gold", f"turn_up {space}", "draw")
    assert table.g.stage == "reinforcements"
    assert passed(table) == [1, 1, 1]
    assert table.purse(1) == (13, 10)


@pytest.mark.rule("IMM-ACT-22")
def test_who_planned_nothing_or_has_used_up_his_cards_counts_as_having_passed():
    table = Table(plan={0: {"L1": "blank", "LM": OMEN, "DM": LORE}, 1: {"LM": OMEN}})
    table.play("turn_up L1", "give_up gold", "turn_up LM", "draw")
    assert table.asked == "2 compensation"
    table.play("pass energy", "turn_up LM", "draw")
    assert table.asked == "1 compensation"
    table.play("pass gold")
    assert table.purse(2) == (10, 11)
    assert table.purse(1) == (10, 10)


# --------------------------------------------------------------------- the end of the phase


@pytest.mark.rule("IMM-ACT-23")
def test_the_phase_ends_the_moment_the_last_card_is_used_up_and_nobody_else_gains():
    table = Table(plan={0: {"LM": OMEN}})
    table.play("turn_up LM", "draw")
    assert table.g.stage == "reinforcements"
    assert passed(table) == []
    assert table.purse(1) == table.purse(2) == (10, 10)


@pytest.mark.rule("IMM-ACT-23")
def test_a_last_blank_card_still_gives_its_player_a_turn_to_pass():
    table = Table(plan={0: {"LM": OMEN, "L1": "blank"}})
    table.play("turn_up LM", "draw", "pass gold", "pass gold")
    assert table.asked == "0 turn"
    table.play("pass energy")
    assert passed(table) == [1, 2, 0]
    assert table.g.stage == "reinforcements"


@pytest.mark.rule("IMM-ACT-23")
def test_the_phase_ends_when_the_last_card_is_taken_from_a_board(tower):
    table = raid(tower, plan={0: {"L3": "conflict_light_heartwood"}, 2: {"L1": "heartwood"}})
    assert table.plan(2) == {}
    assert table.g.stage == "reinforcements"
    assert passed(table) == []


@pytest.mark.rule("IMM-ACT-23", "IMM-ACT-24")
def test_if_nobody_has_planned_a_card_scoring_comes_at_once_and_nobody_gains():
    table = Table(stage="planning", armies={1: {"light:foothold": 1, "dark:foothold": 1}})
    for seat in range(3):
        table.lay(seat)
    assert passed(table) == []
    assert [seat for seat, *_ in table.facts("scored")] == [1, 2, 0]
    assert table.points(1) == 1


@pytest.mark.rule("IMM-ACT-24")
def test_scoring_follows_the_last_action_and_not_before():
    table = Table(
        armies={0: {"light:foothold": 1, "dark:foothold": 1}}, plan={0: {"LM": OMEN}, 1: {"L1": "blank"}}
    )
    table.play("turn_up LM", "draw")
    assert table.facts("scored") == []
    table.play("pass gold")
    assert len(table.facts("scored")) == 3
    assert table.points(0) == 1
