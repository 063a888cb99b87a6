"""The eight Rogues and what is special about each."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table


@pytest.mark.parametrize(("card", "damage"), [("sylvar", 2), ("kestrel", 1)])
def test_a_forest_does_not_protect_from_sylvars_missiles(card, damage, dice):
    dice(POWER, POWER)
    table = Table(blue={"rogue": (card, "f4")}, red={"beast": ("rakk", "g4")})
    table.play("missile blue_rogue red_beast")
    assert table.health("red_beast") == 10 - damage


def test_a_forest_protects_from_sylvars_melee():
    table = Table(blue={"rogue": ("sylvar", "f4")}, red={"beast": ("rakk", "g4")})
    table.play("melee blue_rogue red_beast")
    assert table.health("red_beast") == 10


@pytest.mark.parametrize(("red", "victim"), [("rogue", ("kestrel", 5)), ("wizard", ("saffir", 7))])
def test_nim_steals_1_ammo_or_mana_with_a_melee_attack(red, victim):
    table = Table(blue={"rogue": ("nim", "f4")}, red={red: (victim[0], "f5")}, supply={"blue_rogue": 1})
    table.play(f"melee blue_rogue red_{red}", "no")
    assert (table.supply("blue_rogue"), table.supply(f"red_{red}")) == (2, victim[1] - 1)


def test_nim_steals_nothing_where_there_is_nothing_nor_by_a_missile(dice):
    table = Table(blue={"rogue": ("nim", "f4")}, red={"beast": ("rakk", "f5")}, supply={"blue_rogue": 1})
    table.play("melee blue_rogue red_beast", "no")
    assert table.supply("blue_rogue") == 1
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "f4")}, red={"wizard": ("saffir", "f5")}, supply={"blue_rogue": 2})
    table.play("missile blue_rogue red_wizard")
    assert (table.supply("blue_rogue"), table.supply("red_wizard")) == (1, 7)


def test_vesnas_target_loses_1_health_at_the_start_of_its_owners_next_turn_and_only_then():
    table = Table(blue={"rogue": ("vesna", "f4")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_rogue red_beast", "no", "decline")
    assert table.health("red_beast") == 13 - 2
    table.play("end")
    assert (table.asked, table.health("red_beast")) == ("red act", 13 - 2 - 1)
    table.play("end", "end")
    assert (table.asked, table.health("red_beast")) == ("red act", 13 - 2 - 1)


def test_vesnas_poison_does_not_stack_and_never_takes_the_last_health():
    table = Table(blue={"rogue": ("vesna", "f4")}, red={"beast": ("mossback", "f5")}, health={"red_beast": 6})
    table.play("melee blue_rogue red_beast", "decline", "melee blue_rogue red_beast", "decline", "end")
    assert table.health("red_beast") == 6 - 2 - 2 - 1
    table = Table(blue={"rogue": ("vesna", "f4")}, red={"beast": ("mossback", "f5")}, health={"red_beast": 3})
    table.play("melee blue_rogue red_beast", "decline", "end")
    assert (table.asked, table.health("red_beast")) == ("red act", 1)


def test_vesnas_missile_poisons_only_if_it_deals_damage(dice):
    table = Table(blue={"rogue": ("vesna", "f4")}, red={"beast": ("rakk", "h4")})
    dice(POWER, POWER)
    table.play("missile blue_rogue red_beast", "end")
    assert table.health("red_beast") == 10 - 2 - 1
    table = Table(blue={"rogue": ("vesna", "f4")}, red={"beast": ("rakk", "h4")}, supply={"blue_rogue": 1})
    dice(MISS, MISS)
    table.play("missile blue_rogue red_beast", "end")
    assert table.health("red_beast") == 10


def test_climbing_costs_kestrel_no_extra_movement():
    table = Table(blue={"rogue": ("kestrel", "c2")}, red={"beast": ("rakk", "m13")})
    assert {"d2", "e2", "f2", "g2"} <= table.spaces("move", "blue_rogue")
    table = Table(blue={"rogue": ("sylvar", "c2")}, red={"beast": ("rakk", "m13")})
    assert "g2" not in table.spaces("move", "blue_rogue")


@pytest.mark.parametrize(("card", "asked"), [("oriel", "blue act"), ("vesna", "red counter")])
def test_oriels_melee_attacks_cannot_be_countered(card, asked):
    table = Table(blue={"rogue": (card, "f4")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_rogue red_beast", "no")
    assert table.asked == asked


def test_oriels_missiles_can_be_countered_and_reactions_to_her_melee_still_happen(dice):
    dice(POWER, POWER)
    table = Table(blue={"rogue": ("oriel", "f4")}, red={"beast": ("brugh", "f5")})
    table.play("missile blue_rogue red_beast")
    assert table.asked == "red counter"
    table = Table(blue={"rogue": ("oriel", "f4")}, red={"beast": ("sable", "f5")})
    table.play("melee blue_rogue red_beast")
    assert table.health("blue_rogue") == 6 - 2


def test_dagans_owner_may_pay_1_more_ammo_to_weaken_the_target_of_a_missile(dice):
    for answer, ammo, weakened in (("yes", 3, True), ("no", 4, False)):
        dice(POWER, POWER)
        table = Table(blue={"rogue": ("dagan", "f4")}, red={"beast": ("rakk", "h4")})
        table.play("missile blue_rogue red_beast")
        assert table.asked == "blue ability"
        table.play(answer)
        assert (table.supply("blue_rogue"), table.is_weakened("red_beast")) == (ammo, weakened)


def test_dagan_throws_no_bolas_without_ammo_damage_or_a_missile(dice):
    dice(POWER, POWER)
    table = Table(blue={"rogue": ("dagan", "f4")}, red={"beast": ("rakk", "h4")}, supply={"blue_rogue": 1})
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue act"
    dice(POWER, MISS)
    table = Table(blue={"rogue": ("dagan", "f4")}, red={"beast": ("rakk", "h4")}, supply={"blue_rogue": 1})
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue act"
    table = Table(blue={"rogue": ("dagan", "f4")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_rogue red_beast", "no")
    assert table.asked == "red counter"


def test_fenns_powder_keg_hits_every_other_enemy_beside_the_target_of_a_missile(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("fenn", "d4"), "beast": ("ashmane", "g4")},
        red={"beast": ("rakk", "g5"), "fighter": ("corvin", "g6"), "wizard": ("saffir", "h6")},
        green={"rogue": ("nim", "f5")},
    )
    table.play("missile blue_rogue red_beast")
    assert (table.health("red_beast"), table.health("red_fighter"), table.health("green_rogue")) == (8, 9, 6)
    assert (table.health("red_wizard"), table.health("blue_beast")) == (7, 9)


def test_fenns_powder_keg_needs_a_missile_that_deals_damage(dice):
    red = {"beast": ("mossback", "f5"), "fighter": ("corvin", "g5")}
    table = Table(blue={"rogue": ("fenn", "f4")}, red=red)
    table.play("melee blue_rogue red_beast")
    assert (table.health("red_beast"), table.health("red_fighter")) == (11, 10)
    dice(MISS, MISS)
    table = Table(blue={"rogue": ("fenn", "f4")}, red=red, supply={"blue_rogue": 1})
    table.play("missile blue_rogue red_beast")
    assert (table.health("red_beast"), table.health("red_fighter")) == (12, 10)


def test_lys_may_slip_2_points_away_after_damage_and_is_then_not_knocked_back():
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"rogue": ("lys", "f5")})
    table.play("melee blue_fighter red_rogue")
    assert table.asked == "red go"
    assert {"g5", "g6", "d5"} & table.spaces("go", "red_rogue") == {"g5", "g6"}
    table.play("go red_rogue g6")
    assert (table.where("red_rogue"), table.health("red_rogue")) == ("g6", 8 - 3)
    assert table.asked == "red counter", "with no Knock Back before"


def test_lys_who_stays_can_be_knocked_back(dice):
    dice(KNOCK, MISS)
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"rogue": ("lys", "f5")})
    table.play("melee blue_fighter red_rogue", "stay")
    assert table.asked == "blue knock_back"
    table.play("yes")
    assert table.where("red_rogue") == "f6"


def test_lys_slips_through_no_portal():
    table = Table(blue={"fighter": ("corvin", "h4")}, red={"rogue": ("lys", "h3")})
    table.play("melee blue_fighter red_rogue")
    assert not {"c4", "l5", "h7", "k7"} & table.spaces("go", "red_rogue")
    assert "f3" in table.spaces("go", "red_rogue")


def test_lys_does_not_slip_away_from_an_attack_without_damage(dice):
    table = Table(blue={"rogue": ("sylvar", "f4")}, red={"rogue": ("lys", "g4")})
    table.play("melee blue_rogue red_rogue")
    assert (table.health("red_rogue"), table.asked) == (8, "blue knock_back")
