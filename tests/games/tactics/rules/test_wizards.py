"""The eight Wizards: what each one's spell does, and what else is special about them."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, POWER_TOO, Table


@pytest.mark.parametrize(("faces", "damage"), [((MISS, KNOCK), 2), ((POWER, KNOCK), 3), ((POWER, POWER_TOO), 4)])
def test_saffirs_fireburst_deals_2_damage_and_1_more_for_each_power(faces, damage, dice):
    dice(*faces)
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("brugh", "f6")})
    table.play("spell blue_wizard red_beast", "power 2")
    assert table.health("red_beast") == 13 - (damage - 1), "f6 is a Forest"


def test_saffirs_cinders_burn_every_other_enemy_beside_the_target():
    table = Table(
        blue={"wizard": ("saffir", "f4"), "beast": ("ashmane", "h6")},
        red={"beast": ("brugh", "g5"), "rogue": ("nim", "g6"), "fighter": ("hild", "d3")},
        green={"rogue": ("lys", "f5"), "fighter": ("corvin", "h4")},
    )
    table.play("spell blue_wizard red_beast", "power 0", "stay")
    assert table.health("red_beast") == 13 - 2
    assert (table.health("red_rogue"), table.health("green_rogue")) == (7 - 1, 8 - 1)
    assert (table.health("red_fighter"), table.health("green_fighter"), table.health("blue_beast")) == (12, 10, 9)


def test_saffirs_cinders_do_not_burn_when_fireburst_deals_no_damage_nor_after_melee():
    table = Table(
        blue={"wizard": ("saffir", "f4")},
        red={"beast": ("mossback", "g4"), "rogue": ("nim", "g3"), "fighter": ("hild", "g5")},
    )
    table.play("spell blue_wizard red_beast", "power 0")
    assert (table.health("red_beast"), table.health("red_rogue")) == (12, 7), "a Forest and Hild take off 2"
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("mossback", "f5"), "rogue": ("nim", "g5")})
    table.play("melee blue_wizard red_beast")
    assert table.health("red_rogue") == 7


@pytest.mark.parametrize("target", ["blue_beast", "blue_wizard"])
def test_elowens_mend_heals_herself_or_an_ally_3_and_2_more_for_each_power(target, dice):
    dice(POWER, MISS)
    table = Table(
        blue={"wizard": ("elowen", "f4"), "beast": ("brugh", "f6")},
        red={"beast": ("rakk", "m13")},
        health={"blue_wizard": 1, "blue_beast": 1},
    )
    table.play(f"spell blue_wizard {target}", "power 2")
    assert table.health(target) == 1 + 3 + 2
    assert table.supply("blue_wizard") == 8 - 3


def test_elowens_mend_is_for_allies_in_range_and_no_attack():
    table = Table(
        blue={"wizard": ("elowen", "f4"), "beast": ("brugh", "m1"), "rogue": ("nim", "a1")},
        red={"beast": ("rakk", "f5")},
        health={"blue_wizard": 1},
    )
    assert table.spaces("spell", "blue_wizard") == {"blue_wizard"}
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert table.offered("spell blue_wizard blue_wizard")


def test_elowens_light_heals_each_adjacent_ally_1_at_the_end_of_the_turn():
    table = Table(
        blue={
            "wizard": ("elowen", "f4"),
            "beast": ("brugh", "f5"),
            "rogue": ("nim", "e4"),
            "fighter": ("hild", "d4"),
        },
        red={"beast": ("rakk", "f3")},
        health={"blue_wizard": 2, "blue_beast": 2, "blue_rogue": 2, "blue_fighter": 2, "red_beast": 2},
    )
    table.play("end")
    assert (table.health("blue_beast"), table.health("blue_rogue")) == (3, 3)
    assert (table.health("blue_wizard"), table.health("blue_fighter"), table.health("red_beast")) == (2, 2, 2)


def test_thessals_thunderclap_hits_every_enemy_within_2_spaces_and_nobody_else(dice):
    dice(POWER, POWER_TOO)
    table = Table(
        blue={"wizard": ("thessal", "f4"), "beast": ("brugh", "e4")},
        red={"beast": ("rakk", "f5"), "rogue": ("nim", "g3"), "fighter": ("hild", "i4")},
    )
    table.play("spell blue_wizard blue_wizard", "power 2")
    assert table.options() == ["choose red_rogue", "choose red_beast"]
    table.play("choose red_beast", "choose red_beast")
    assert (table.health("red_beast"), table.health("red_rogue")) == (10 - 3, 7 - 1)
    assert (table.health("red_fighter"), table.health("blue_beast"), table.health("blue_wizard")) == (12, 13, 8)
    assert table.asked == "blue act", "no Counter"


def test_thessals_thunderclap_needs_an_enemy_within_2_spaces():
    table = Table(blue={"wizard": ("thessal", "h2")}, red={"beast": ("rakk", "h5")})
    assert not table.spaces("spell", "blue_wizard"), "not even from a Peak"


def test_whoever_strikes_thessal_hand_to_hand_loses_1_health(dice):
    table = Table(blue={"beast": ("rakk", "f4")}, red={"wizard": ("thessal", "f5")})
    table.play("melee blue_beast red_wizard")
    assert table.health("blue_beast") == 10 - 1
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "f4")}, red={"wizard": ("thessal", "f5")})
    table.play("missile blue_rogue red_wizard")
    assert table.health("blue_rogue") == 7


@pytest.mark.parametrize(("faces", "where"), [((POWER, MISS), "i4"), ((POWER, POWER), "j4"), ((MISS, MISS), "h4")])
def test_orsks_stone_fist_deals_2_damage_and_pushes_1_space_for_each_power(faces, where, dice):
    dice(*faces)
    table = Table(blue={"wizard": ("orsk", "f4")}, red={"beast": ("brugh", "h4")})
    table.play("spell blue_wizard red_beast", "power 2")
    assert (table.where("red_beast"), table.health("red_beast")) == (where, 13 - 2)


def test_where_two_directions_lead_away_from_orsk_his_owner_picks_one(dice):
    dice(POWER)
    table = Table(blue={"wizard": ("orsk", "f4")}, red={"beast": ("brugh", "g5")})
    table.play("spell blue_wizard red_beast", "power 1")
    assert set(table.options()) == {"push east", "push south"}
    table.play("push south")
    assert table.where("red_beast") == "g6"


def test_an_enemy_that_orsk_pushes_down_loses_1_health(dice):
    dice(POWER, POWER)
    table = Table(blue={"wizard": ("orsk", "f5")}, red={"beast": ("brugh", "f6")})
    table.play("spell blue_wizard red_beast", "power 2")
    assert (table.where("red_beast"), table.health("red_beast")) == ("f8", 13 - (2 - 1) - 1)


def test_an_enemy_that_orsk_knocks_back_down_loses_1_health(dice):
    dice(KNOCK, MISS)
    table = Table(blue={"wizard": ("orsk", "e4")}, red={"beast": ("brugh", "d4")})
    table.play("melee blue_wizard red_beast", "yes")
    assert (table.where("red_beast"), table.health("red_beast")) == ("c4", 13 - 2 - 1)


@pytest.mark.parametrize(
    ("faces", "damage", "weakened"),
    [((MISS, MISS, MISS), 2, False), ((POWER, MISS, MISS), 2, True), ((POWER, POWER, POWER), 4, True)],
)
def test_nerissas_frostbind_weakens_with_1_power_and_deals_1_more_for_each_other(faces, damage, weakened, dice):
    dice(*faces)
    table = Table(blue={"wizard": ("nerissa", "f4")}, red={"beast": ("brugh", "f3")})
    table.play("spell blue_wizard red_beast", "power 3")
    assert (table.health("red_beast"), table.is_weakened("red_beast")) == (13 - damage, weakened)


def test_nerissa_walks_on_water():
    table = Table(blue={"wizard": ("nerissa", "b8")}, red={"beast": ("brugh", "m13")})
    assert {"c8", "d8", "e8"} <= table.spaces("move", "blue_wizard")
    table = Table(blue={"wizard": ("saffir", "b8")}, red={"beast": ("brugh", "m13")})
    assert "d8" not in table.spaces("move", "blue_wizard")


@pytest.mark.parametrize(("card", "damage"), [("nerissa", 2), ("saffir", 3)])
def test_water_does_not_raise_the_damage_nerissa_takes(card, damage):
    table = Table(blue={"beast": ("luma", "d5")}, red={"wizard": (card, "e5")})
    table.play("melee blue_beast red_wizard")
    assert table.health("red_wizard") == 7 - damage


@pytest.mark.parametrize("target", ["blue_beast", "red_beast"])
def test_zephyrines_gust_slides_any_other_unit_1_space_and_1_more_for_each_power(target, dice):
    dice(POWER, MISS)
    table = Table(blue={"wizard": ("zephyrine", "f5"), "beast": ("rakk", "f4")}, red={"beast": ("brugh", "h4")})
    table.play(f"spell blue_wizard {target}", "power 2")
    assert set(table.options()) == {"push north", "push east", "push south", "push west"}
    table.play("push north" if target == "blue_beast" else "push south")
    assert table.where(target) == ("f3" if target == "blue_beast" else "h6")


def test_an_enemy_that_gust_slides_into_an_obstacle_loses_1_health_and_an_ally_none():
    table = Table(blue={"wizard": ("zephyrine", "b2"), "beast": ("rakk", "a1")}, red={"beast": ("brugh", "a2")})
    clone = table.match.clone()
    table.play("spell blue_wizard red_beast", "power 0", "push west")
    assert (table.health("red_beast"), table.where("red_beast"), table.asked) == (12, "a2", "blue act")
    table.match = clone
    table.play("spell blue_wizard blue_beast", "power 0", "push west")
    assert table.health("blue_beast") == 10


def test_gust_does_not_slide_zephyrine_herself_and_is_no_attack():
    table = Table(blue={"wizard": ("zephyrine", "f4"), "rogue": ("nim", "m1")}, red={"beast": ("brugh", "f5")})
    assert table.spaces("spell", "blue_wizard") == {"red_beast"}
    table.play("melee blue_wizard red_beast", "no", "decline")
    assert table.offered("spell blue_wizard red_beast")


@pytest.mark.parametrize(("zephyrine", "wind"), [("b1", True), ("b2", False)])
def test_an_ally_that_starts_its_move_action_beside_zephyrine_gets_1_more_point(zephyrine, wind):
    table = Table(
        blue={"wizard": ("zephyrine", zephyrine), "fighter": ("hild", "a1")}, red={"beast": ("brugh", "m13")}
    )
    assert table.offered("move blue_fighter a4")
    assert table.offered("move blue_fighter a5") == wind


def test_malkors_siphon_deals_1_more_damage_or_heals_him_2_for_each_power(dice):
    dice(POWER, POWER, POWER)
    table = Table(blue={"wizard": ("malkor", "f4")}, red={"beast": ("brugh", "f3")}, health={"blue_wizard": 1})
    table.play("spell blue_wizard red_beast", "power 3", "option 0", "option 1", "option 0", "decline")
    assert (table.health("red_beast"), table.health("blue_wizard")) == (13 - 4, 1 + 2)


def test_malkor_gains_1_mana_when_an_attack_damages_him(dice):
    table = Table(blue={"beast": ("rakk", "f4")}, red={"wizard": ("malkor", "f5")}, supply={"red_wizard": 2})
    table.play("melee blue_beast red_wizard")
    assert table.supply("red_wizard") == 3
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("fenn", "f4")},
        red={"wizard": ("malkor", "g6"), "beast": ("rakk", "g5")},
        supply={"red_wizard": 2},
    )
    table.play("missile blue_rogue red_beast")
    assert (table.health("red_wizard"), table.supply("red_wizard")) == (6, 3), "area damage too"


def test_ysoldes_quicken_cures_and_heals_an_ally_anywhere_and_moves_it_2_points_for_each_power(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"wizard": ("ysolde", "a13"), "beast": ("rakk", "m1"), "rogue": ("nim", "m5")},
        red={"beast": ("brugh", "a1")},
        weakened=("blue_beast",),
        health={"blue_beast": 4},
    )
    table.play("spell blue_wizard blue_beast", "power 2")
    assert (table.is_weakened("blue_beast"), table.health("blue_beast")) == (False, 5)
    assert table.asked == "blue go"
    assert "m4" in table.spaces("go", "blue_beast")
    table.play("go blue_beast l4")
    assert (table.where("blue_beast"), table.g.actions) == ("l4", 2)
    assert table.offered("move blue_beast l3")


def test_ysoldes_quicken_without_power_moves_nobody_and_is_not_for_herself():
    table = Table(
        blue={"wizard": ("ysolde", "a13"), "beast": ("rakk", "m1")},
        red={"beast": ("brugh", "a1")},
        health={"blue_beast": 4},
    )
    assert table.spaces("spell", "blue_wizard") == {"blue_beast"}
    table.play("spell blue_wizard blue_beast", "power 0")
    assert (table.health("blue_beast"), table.asked) == (5, "blue act")


def test_ysoldes_owner_may_reroll_1_die_of_an_ally_beside_her(dice):
    dice(MISS, POWER, POWER)
    table = Table(blue={"wizard": ("ysolde", "f3"), "rogue": ("sylvar", "f4")}, red={"beast": ("rakk", "h4")})
    table.play("missile blue_rogue red_beast")
    assert table.options() == ["stand", "reroll 1", "reroll 2"]
    table.play("reroll 1")
    assert table.supply("blue_rogue") == 6 - 1


def test_ysolde_foresees_neither_her_own_dice_nor_those_farther_away(dice):
    dice(KNOCK)
    table = Table(blue={"wizard": ("ysolde", "f4")}, red={"beast": ("rakk", "f5")})
    table.play("melee blue_wizard red_beast", "yes")
    assert table.where("red_beast") == "f6"
    dice(POWER, POWER)
    table = Table(blue={"wizard": ("ysolde", "e3"), "rogue": ("sylvar", "f4")}, red={"beast": ("rakk", "h4")})
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue act"


def test_foresight_comes_before_fates_nudge_and_what_was_rolled_again_may_be_nudged(dice):
    dice(MISS, MISS, KNOCK, POWER, POWER)
    table = Table(
        blue={"wizard": ("ysolde", "f3"), "rogue": ("sylvar", "f4")},
        red={"beast": ("rakk", "h4")},
        hands={"blue": ("fates_nudge",)},
    )
    table.play("missile blue_rogue red_beast", "reroll 1", "tactic fates_nudge", "reroll 12")
    assert table.told("rerolled") == [(2, KNOCK, MISS), (2, POWER, POWER)]
