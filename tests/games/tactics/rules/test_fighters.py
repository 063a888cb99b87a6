"""The eight Fighters and what is special about each."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table


def dice_rolled(table: Table) -> int:
    """How many dice were rolled last."""
    return len(table.told("rolled")[-1]) - 2


@pytest.mark.parametrize(("hild", "damage"), [("e4", 3 - 1), ("f3", 3 - 1), ("d4", 3)])
def test_hild_takes_1_damage_off_a_missile_at_an_adjacent_ally(hild, damage, dice):
    dice(POWER)
    table = Table(blue={"fighter": ("teodric", "i4")}, red={"fighter": ("hild", hild), "rogue": ("nim", "f4")})
    table.play("missile blue_fighter red_rogue")
    assert table.health("red_rogue") == 7 - damage


def test_hild_takes_1_damage_off_a_spell_at_an_adjacent_ally():
    table = Table(blue={"wizard": ("saffir", "g3")}, red={"fighter": ("hild", "e4"), "rogue": ("nim", "f4")})
    table.play("spell blue_wizard red_rogue", "power 0")
    assert table.health("red_rogue") == 7 - (2 - 1)


def test_hild_shields_neither_from_melee_nor_herself_nor_enemies(dice):
    table = Table(blue={"beast": ("rakk", "f5")}, red={"fighter": ("hild", "e4"), "rogue": ("nim", "f4")})
    table.play("melee blue_beast red_rogue")
    assert table.health("red_rogue") == 7 - 3
    dice(POWER)
    table = Table(blue={"fighter": ("teodric", "h4")}, red={"fighter": ("hild", "e4"), "rogue": ("nim", "f4")})
    table.play("missile blue_fighter red_fighter")
    assert table.health("red_fighter") == 12 - 3
    dice(POWER)
    table = Table(
        blue={"fighter": ("teodric", "h4")}, red={"rogue": ("nim", "f4")}, green={"fighter": ("hild", "e4")}
    )
    table.play("missile blue_fighter red_rogue")
    assert table.health("red_rogue") == 7 - 3


def test_corvin_strikes_an_adjacent_enemy_at_any_elevation():
    table = Table(blue={"fighter": ("corvin", "d3")}, red={"beast": ("rakk", "d2"), "rogue": ("nim", "c3")})
    assert table.spaces("melee", "blue_fighter") == {"red_rogue", "red_beast"}
    table = Table(blue={"fighter": ("ragna", "d3")}, red={"beast": ("rakk", "d2"), "rogue": ("nim", "c3")})
    assert not table.spaces("melee", "blue_fighter")


def test_corvin_counters_hand_to_hand_at_any_elevation(dice):
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "d2")}, red={"fighter": ("corvin", "d3")}, supply={"red_fighter": 0})
    table.play("missile blue_rogue red_fighter")
    assert table.options() == ["counter melee", "decline"]
    table.play("counter melee")
    assert table.health("blue_rogue") == 7 - 3


@pytest.mark.parametrize(("health", "fury"), [(5, 1), (6, 0)])
def test_ragna_with_5_health_or_fewer_strikes_harder_and_moves_farther(health, fury):
    table = Table(
        blue={"fighter": ("ragna", "a1")}, red={"beast": ("brugh", "b1")}, health={"blue_fighter": health}
    )
    assert table.offered("move blue_fighter a5")
    assert table.offered("move blue_fighter a6") == bool(fury)
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 13 - (3 + fury)


@pytest.mark.parametrize(("aldous", "cured"), [("l1", True), ("k1", False)])
def test_aldous_cures_one_ally_within_2_spaces_at_the_end_of_the_turn(aldous, cured):
    table = Table(
        blue={"fighter": ("aldous", aldous), "rogue": ("nim", "l2"), "wizard": ("saffir", "a1")},
        red={"beast": ("mossback", "m3")},
    )
    table.play("move blue_rogue m2", "melee blue_rogue red_beast", "decline", "end")
    assert table.is_weakened("blue_rogue") != cured


def test_of_several_weakened_allies_aldous_cures_the_one_his_owner_names():
    table = Table(
        blue={"fighter": ("aldous", "l2"), "rogue": ("nim", "m2"), "beast": ("rakk", "l3")},
        red={"beast": ("vharra", "m3")},
    )
    table.play("melee blue_rogue red_beast", "no", "decline", "melee blue_beast red_beast", "no", "decline")
    assert table.is_weakened("blue_rogue"), "by Vharra's gaze"
    table.play("end")
    assert table.options() == ["choose blue_rogue", "choose blue_beast"]
    table.play("choose blue_beast")
    assert (table.is_weakened("blue_rogue"), table.is_weakened("blue_beast")) == (True, False)


def test_isaure_parries_1_damage_of_a_melee_attack_and_counters_1_harder():
    table = Table(blue={"beast": ("brugh", "f4")}, red={"fighter": ("isaure", "f5")})
    table.play("melee blue_beast red_fighter", "no")
    assert table.health("red_fighter") == 9 - (4 - 1)
    table.play("counter melee")
    assert table.health("blue_beast") == 13 - (3 + 1)


def test_isaure_parries_neither_a_missile_nor_adds_to_another_counter_or_attack(dice):
    dice(POWER, POWER)
    table = Table(blue={"rogue": ("nim", "f4")}, red={"fighter": ("isaure", "f5")})
    table.play("missile blue_rogue red_fighter", "counter melee", "no")
    assert table.health("red_fighter") == 9 - 2
    assert table.health("blue_rogue") == 7 - 3
    table = Table(blue={"fighter": ("isaure", "f4")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 13 - 3


@pytest.mark.parametrize(("lines", "dice_wanted"), [([], 1), (["move blue_fighter e4"], 2)])
def test_teodric_rolls_1_die_fewer_if_he_has_not_moved(lines, dice_wanted, dice):
    dice(POWER, POWER)
    table = Table(blue={"fighter": ("teodric", "f4")}, red={"beast": ("rakk", "f5")})
    table.play(*lines, "missile blue_fighter red_beast")
    assert dice_rolled(table) == dice_wanted


def test_an_enemy_that_grumm_knocks_into_an_obstacle_loses_2_health(dice):
    dice(KNOCK, MISS, MISS)
    table = Table(blue={"fighter": ("grumm", "b2")}, red={"beast": ("brugh", "a2")})
    table.play("melee blue_fighter red_beast", "yes")
    assert table.health("red_beast") == 13 - 3 - 2


@pytest.mark.parametrize(("ally", "healed"), [("f6", 2), ("f7", 0)])
def test_when_maelis_deals_damage_an_ally_within_2_spaces_heals_2(ally, healed):
    table = Table(
        blue={"fighter": ("maelis", "f4"), "rogue": ("nim", ally)},
        red={"beast": ("brugh", "e4")},
        health={"blue_fighter": 5, "blue_rogue": 1},
    )
    table.play("melee blue_fighter red_beast", "no")
    assert (table.health("blue_rogue"), table.health("blue_fighter")) == (1 + healed, 5)


def test_maelis_heals_after_a_missile_and_after_a_counter_too_and_her_owner_names_whom(dice):
    table = Table(
        blue={"fighter": ("maelis", "f4"), "rogue": ("nim", "f6"), "beast": ("rakk", "g5")},
        red={"beast": ("brugh", "h4")},
        health={"blue_rogue": 1, "blue_beast": 1},
    )
    dice(POWER, POWER)
    table.play("missile blue_fighter red_beast")
    assert table.options() == ["choose blue_rogue", "choose blue_beast"]
    table.play("choose blue_beast")
    assert table.health("blue_beast") == 3
    table = Table(
        blue={"beast": ("rakk", "e4")},
        red={"fighter": ("maelis", "f4"), "rogue": ("nim", "f6")},
        health={"red_rogue": 1},
    )
    table.play("melee blue_beast red_fighter", "no", "counter melee", "no")
    assert table.health("red_rogue") == 3


def test_maelis_heals_nobody_when_she_deals_no_damage(dice):
    dice(MISS, MISS)
    table = Table(
        blue={"fighter": ("maelis", "f4"), "rogue": ("nim", "f6")},
        red={"beast": ("brugh", "h4")},
        health={"blue_rogue": 1},
        supply={"blue_fighter": 1},
    )
    table.play("missile blue_fighter red_beast")
    assert table.health("blue_rogue") == 1
