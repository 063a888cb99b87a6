"""What units may do in a turn: kinds of action, limits, and what changes with two units or one (ACT)."""

import pytest

from games.tactics.table import POWER, Table

FOUR = {
    "fighter": ("grumm", "a12"),
    "wizard": ("malkor", "b12"),
    "rogue": ("oriel", "a13"),
    "beast": ("ashmane", "b13"),
}
THREE = {name: FOUR[name] for name in ("fighter", "rogue", "beast")}
FAR = {"beast": ("rakk", "m1")}


def verbs(table: Table, unit: str = "") -> set[str]:
    """What is offered, to all units or to one: `move`, `melee` and so on."""
    lines = [line.split() for line in table.options()]
    return {words[0] for words in lines if len(words) > 1 and unit in ("", words[1])}


@pytest.mark.rule("TAC-ACT-01")
def test_the_actions_are_move_melee_missile_spell_and_firing_the_ballista():
    blue = {**FOUR, "fighter": ("grumm", "d6"), "wizard": ("malkor", "e4")}
    table = Table(blue, {"beast": ("sable", "d5")})
    assert verbs(table) == {"move", "melee", "missile", "spell", "ballista"}
    assert verbs(table, "blue_fighter") == {"move", "melee", "missile", "ballista"}
    assert table.why_not("go blue_fighter d4") == "TAC-ACT-01"


@pytest.mark.rule("TAC-ACT-02")
def test_the_first_action_of_a_unit_has_no_penalty():
    table = Table(FOUR, FAR)
    table.play("move blue_fighter a11", "move blue_wizard b11")
    assert not table.is_weakened("blue_fighter")
    assert not table.is_weakened("blue_wizard")


@pytest.mark.rule("TAC-ACT-03")
def test_a_second_action_of_another_kind_weakens_at_once_and_is_resolved_in_full(dice):
    dice(POWER, POWER)
    table = Table(FOUR, {"beast": ("sable", "b10")})
    table.play("move blue_rogue a11", "missile blue_rogue red_beast")
    assert table.is_weakened("blue_rogue")
    told = [fact for fact, *_ in table.match.log]
    assert told.index("weakened") < told.index("attacks"), "when it is announced"
    assert table.health("red_beast") == 11 - 2
    assert table.asked == "blue act"
    assert table.g.actions == 1
    assert verbs(table, "blue_beast") == {"move"}


@pytest.mark.rule("TAC-ACT-03")
@pytest.mark.parametrize(("units", "weakens"), [(4, True), (3, True), (2, False), (1, False)])
def test_a_second_action_weakens_unless_its_owner_has_only_one_or_two_units(units, weakens):
    squad = {name: FOUR[name] for name in ("rogue", "beast", "fighter", "wizard")[:units]}
    table = Table(squad, {"beast": ("sable", "b10")})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no")
    assert table.is_weakened("blue_rogue") == weakens


@pytest.mark.rule("TAC-ACT-04")
@pytest.mark.parametrize("others", [("rogue", "beast", "fighter"), ("rogue", "beast")])
def test_no_unit_takes_a_third_action_even_if_its_token_is_removed(others):
    """Elowen moves and strikes; Momentum cures her, but her healing spell would be a third action."""
    blue = {"wizard": ("elowen", "b12"), **{name: FOUR[name] for name in others}}
    table = Table(blue, {"beast": ("sable", "b10")}, health={"red_beast": 1}, hands={"blue": ("momentum",)})
    table.play("move blue_wizard b11")
    assert verbs(table, "blue_wizard") == {"melee", "spell"}
    table.play("melee blue_wizard red_beast", "tactic momentum", "stay")
    assert not table.is_weakened("blue_wizard")
    assert table.g.actions == 1
    assert verbs(table, "blue_wizard") == set()
    assert table.why_not("spell blue_wizard blue_beast") == "TAC-ACT-04"


@pytest.mark.rule("TAC-ACT-05")
@pytest.mark.parametrize("units", [2, 3, 4])
def test_a_unit_cannot_take_the_same_kind_of_action_twice(units):
    squad = {name: FOUR[name] for name in ("beast", "rogue", "fighter", "wizard")[:units]}
    table = Table(squad, {"beast": ("sable", "b10")})
    table.play("move blue_beast b11")
    assert verbs(table, "blue_beast") == {"melee"}
    assert table.why_not("move blue_beast c12") == "TAC-ACT-05"
    table = Table({**squad, "beast": ("ashmane", "b11")}, {"beast": ("sable", "b10")})
    table.play("melee blue_beast red_beast", "no", "decline")
    assert verbs(table, "blue_beast") == {"move"}


@pytest.mark.rule("TAC-ACT-05")
def test_a_spell_too_is_cast_only_once_a_turn():
    table = Table({**FOUR, "wizard": ("elowen", "a11")}, FAR, health={"blue_beast": 1})
    table.play("spell blue_wizard blue_beast", "power 0")
    assert "spell" not in verbs(table, "blue_wizard")


@pytest.mark.rule("TAC-ACT-05", "TAC-ACT-16")
def test_the_only_unit_may_move_three_times():
    table = Table({"beast": ("ashmane", "a13")}, FAR)
    table.play("move blue_beast b11", "move blue_beast a13")
    assert table.asked == "blue act"
    table.play("move blue_beast b12")
    assert table.where("blue_beast") == "b12"


@pytest.mark.rule("TAC-ACT-06")
def test_a_unit_that_has_attacked_makes_no_other_attack_but_may_move():
    table = Table({**THREE, "fighter": ("grumm", "d6")}, {"beast": ("sable", "d5")})
    table.play("melee blue_fighter red_beast", "no", "decline")
    assert table.supply("blue_fighter") == 2
    assert verbs(table, "blue_fighter") == {"move"}
    assert table.why_not("missile blue_fighter red_beast") == "TAC-ACT-06"
    table.play("move blue_fighter d7")
    assert table.is_weakened("blue_fighter")


@pytest.mark.rule("TAC-ACT-06", "TAC-ACT-16")
def test_the_only_unit_may_attack_three_times():
    table = Table({"beast": ("brugh", "b11")}, {"beast": ("brugh", "b10")})
    table.play(*["melee blue_beast red_beast", "no", "decline"] * 3)
    assert table.health("red_beast") == 13 - 3 * 4
    assert table.asked == "red act"


@pytest.mark.rule("TAC-ACT-07")
def test_a_spell_without_damage_leaves_the_one_attack():
    table = Table({**FOUR, "wizard": ("elowen", "b11")}, {"beast": ("sable", "b10")}, health={"blue_beast": 1})
    table.play("spell blue_wizard blue_beast", "power 0")
    assert verbs(table, "blue_wizard") == {"move", "melee"}
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert table.is_weakened("blue_wizard")


@pytest.mark.rule("TAC-ACT-07")
def test_after_an_attack_a_spell_without_damage_may_be_cast():
    table = Table({**FOUR, "wizard": ("elowen", "b11")}, {"beast": ("sable", "b10")}, health={"blue_beast": 1})
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert verbs(table, "blue_wizard") == {"move", "spell"}


@pytest.mark.rule("TAC-ACT-07")
def test_a_spell_with_damage_is_the_one_attack():
    table = Table({**FOUR, "wizard": ("saffir", "b11")}, {"beast": ("sable", "b10")})
    table.play("spell blue_wizard red_beast", "power 0", "decline")
    assert verbs(table, "blue_wizard") == {"move"}
    table = Table({**FOUR, "wizard": ("saffir", "b11")}, {"beast": ("sable", "b10")})
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert verbs(table, "blue_wizard") == {"move"}


@pytest.mark.rule("TAC-ACT-07")
def test_a_spell_that_deals_damage_is_an_attack_however_little_it_dealt():
    """Cover takes the one point that Thunderclap would have dealt."""
    table = Table({**FOUR, "wizard": ("thessal", "e12")}, {"beast": ("sable", "e11")})
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert table.health("red_beast") == 11
    assert verbs(table, "blue_wizard") == {"move"}


@pytest.mark.rule("TAC-ACT-08")
def test_firing_the_ballista_is_the_one_attack():
    table = Table({**THREE, "fighter": ("grumm", "d6")}, {"beast": ("sable", "d5")})
    table.play("ballista blue_fighter red_beast", "push south", "decline")
    assert table.where("red_beast") == "d5"
    assert verbs(table, "blue_fighter") == {"move"}


@pytest.mark.rule("TAC-ACT-09")
def test_a_move_that_enters_no_space_is_not_offered():
    red = {"beast": ("sable", "l1"), "rogue": ("nim", "m2")}
    table = Table({**THREE, "beast": ("ashmane", "m1")}, red)
    assert verbs(table, "blue_beast") == {"melee"}
    assert table.spaces("move", "blue_beast") == set()


@pytest.mark.rule("TAC-ACT-09")
def test_an_attack_without_a_target_or_its_cost_is_not_offered():
    red = {"beast": ("sable", "b10")}
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, red, supply={"blue_fighter": 0, "blue_wizard": 0})
    assert verbs(table, "blue_fighter") == {"move", "melee"}
    assert verbs(table, "blue_wizard") == {"move"}
    table = Table(FOUR, FAR)
    assert verbs(table) == {"move"}


@pytest.mark.rule("TAC-ACT-10")
def test_a_counter_uses_none_of_the_actions():
    table = Table(FOUR, {"beast": ("sable", "a11")})
    table.play("melee blue_fighter red_beast", "no", "counter melee", "no")
    assert table.g.actions == 2
    assert table.g.done[7] == 0


@pytest.mark.rule("TAC-ACT-10")
def test_a_reactive_ability_counts_toward_no_limit():
    """Lys is Countered, slips away, and may still Move in the same turn."""
    table = Table({**FOUR, "rogue": ("lys", "b11")}, {"beast": ("sable", "b10")})
    table.play("melee blue_rogue red_beast", "no", "counter melee", "go blue_rogue a11")
    assert table.where("blue_rogue") == "a11"
    assert table.g.actions == 2
    assert verbs(table, "blue_rogue") == {"move"}
    assert not table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-ACT-10")
def test_what_a_card_gives_counts_toward_no_limit(dice):
    """A missile by Parting Shot leaves the one attack and does not weaken."""
    dice(POWER, POWER)
    table = Table(FOUR, {"beast": ("sable", "b10")}, hands={"blue": ("parting_shot",)})
    table.play("move blue_rogue b11", "tactic parting_shot", "decline")
    assert table.health("red_beast") == 11 - 2
    assert table.g.actions == 2
    assert not table.is_weakened("blue_rogue")
    assert verbs(table, "blue_rogue") == {"melee", "missile"}


# ------------------------------------------------------------- two units, one unit


@pytest.mark.rule("TAC-ACT-11")
def test_a_player_who_is_down_to_two_units_loses_all_weakened_tokens():
    red = {"fighter": ("grumm", "a10"), "rogue": ("nim", "m1"), "beast": ("sable", "m2")}
    table = Table(
        {**FOUR, "rogue": ("oriel", "a11")}, red, health={"red_fighter": 1}, weakened=("red_rogue", "red_beast")
    )
    table.play("melee blue_rogue red_fighter")
    assert table.captor("red_fighter") == "blue"
    assert not table.is_weakened("red_rogue")
    assert not table.is_weakened("red_beast")


@pytest.mark.rule("TAC-ACT-11")
def test_a_player_who_drops_from_four_to_three_keeps_them():
    red = {"fighter": ("grumm", "a10"), "rogue": ("nim", "m1"), "beast": ("sable", "m2"), "wizard": ("orsk", "l1")}
    table = Table(
        {**FOUR, "rogue": ("oriel", "a11")}, red, health={"red_fighter": 1}, weakened=("red_rogue", "red_beast")
    )
    table.play("melee blue_rogue red_fighter")
    assert table.captor("red_fighter") == "blue"
    assert table.is_weakened("red_rogue")


@pytest.mark.rule("TAC-ACT-11")
def test_a_player_who_drops_straight_to_one_unit_loses_the_token_too():
    red = {"fighter": ("grumm", "a10"), "rogue": ("nim", "b11"), "beast": ("sable", "m2")}
    health = {"red_fighter": 1, "red_rogue": 1}
    table = Table({**FOUR, "wizard": ("thessal", "a11")}, red, health=health, weakened=("red_beast",))
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert table.captor("red_fighter") == table.captor("red_rogue") == "blue"
    assert not table.is_weakened("red_beast")


@pytest.mark.rule("TAC-ACT-12")
def test_with_two_units_a_second_action_does_not_weaken():
    table = Table({"rogue": ("oriel", "a13"), "beast": ("ashmane", "b13")}, {"beast": ("sable", "b10")})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no")
    assert not table.is_weakened("blue_rogue")
    assert table.told("weakened") == []


@pytest.mark.rule("TAC-ACT-13")
def test_with_two_units_one_still_takes_at_most_two_actions():
    table = Table({"wizard": ("elowen", "b12"), "beast": ("ashmane", "b13")}, {"beast": ("sable", "b10")})
    table.play("move blue_wizard b11")
    assert verbs(table, "blue_wizard") == {"melee", "spell"}
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert table.g.actions == 1
    assert verbs(table, "blue_wizard") == set()
    assert verbs(table, "blue_beast") == {"move"}


@pytest.mark.rule("TAC-ACT-13")
def test_with_two_units_the_actions_of_one_must_still_be_different():
    table = Table({"rogue": ("oriel", "b11"), "beast": ("ashmane", "b13")}, {"beast": ("sable", "b10")})
    table.play("melee blue_rogue red_beast", "no")
    assert verbs(table, "blue_rogue") == {"move"}
    table.play("move blue_rogue b11")
    assert verbs(table, "blue_rogue") == set()


@pytest.mark.rule("TAC-ACT-14")
@pytest.mark.parametrize("units", [1, 2])
def test_an_ability_still_weakens_units_of_a_player_with_one_or_two(units):
    squad = {name: FOUR[name] for name in ("beast", "rogue")[:units]}
    table = Table({**squad, "beast": ("ashmane", "b11")}, {"beast": ("vharra", "b10")})
    table.play("melee blue_beast red_beast", "no", "decline")
    assert table.is_weakened("blue_beast")
    assert verbs(table, "blue_beast") == set()


@pytest.mark.rule("TAC-ACT-15")
def test_a_single_unit_takes_all_three_actions_without_being_weakened(dice):
    dice(POWER, POWER)
    table = Table({"rogue": ("oriel", "a13")}, {"beast": ("sable", "b10")})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no")
    table.play("missile blue_rogue red_beast", "decline")
    assert table.asked == "red act"
    assert table.health("red_beast") == 11 - 3 - 2
    assert table.told("weakened") == []


@pytest.mark.rule("TAC-ACT-16")
def test_a_single_unit_may_cast_or_fire_the_ballista_three_times():
    table = Table({"wizard": ("malkor", "c11")}, {"beast": ("sable", "c9")})
    table.play(*["spell blue_wizard red_beast", "power 0"] * 3)
    assert table.health("red_beast") == 11 - 3 * 2 + 3, "it stands in a Forest"
    table = Table({"beast": ("ashmane", "d6")}, {"beast": ("sable", "d4")})
    table.play(*["ballista blue_beast red_beast", "push east", "ballista blue_beast red_beast", "push west"])
    table.play("ballista blue_beast red_beast", "push north")
    assert table.health("red_beast") == 11 - 3
    assert table.asked == "red act"


@pytest.mark.rule("TAC-ACT-17")
def test_units_in_play_are_counted_for_each_player_alone():
    two = {"rogue": ("oriel", "a13"), "beast": ("ashmane", "b13")}
    red = {"beast": ("sable", "b10"), "rogue": ("oriel", "a9"), "wizard": ("orsk", "m1")}
    table = Table(two, red, {"fighter": ("hild", "m13")})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no", "end")
    assert not table.is_weakened("blue_rogue"), "blue has two units, whatever others have"
    table.play("move red_rogue a11", "melee red_rogue blue_rogue", "no")
    assert table.is_weakened("red_rogue"), "red has three units, whatever others have"


@pytest.mark.rule("TAC-ACT-18")
def test_the_survivor_may_spend_all_remaining_actions_once_the_other_unit_is_captured():
    two = {"rogue": ("oriel", "a13"), "beast": ("ashmane", "b11")}
    table = Table(two, {"beast": ("sable", "b10")}, health={"blue_beast": 3})
    table.play("move blue_rogue b13")
    assert "move" not in verbs(table, "blue_rogue")
    table.play("melee blue_beast red_beast", "no")
    assert table.captor("blue_beast") is None
    table.play("counter melee")
    assert table.captor("blue_beast") == "red"
    assert "move" in verbs(table, "blue_rogue")


@pytest.mark.rule("TAC-ACT-18")
def test_in_the_middle_of_a_turn_the_third_unit_is_lost_and_second_actions_no_longer_weaken():
    table = Table({**THREE, "beast": ("ashmane", "b11")}, {"beast": ("brugh", "b10")}, health={"blue_beast": 4})
    table.play("move blue_rogue a11", "melee blue_beast red_beast", "no", "counter melee")
    assert table.captor("blue_beast") == "red"
    table.play("missile blue_rogue red_beast")
    assert not table.is_weakened("blue_rogue")
