"""The eight Beasts and what is special about each."""

import pytest

from games.tactics.table import POWER, Table


@pytest.mark.parametrize(("card", "damage"), [("brugh", 2), ("sable", 3)])
def test_missiles_deal_1_less_damage_to_brugh(card, damage, dice):
    dice(POWER)
    table = Table(blue={"fighter": ("teodric", "f4")}, red={"beast": (card, "h4")})
    top = table.health("red_beast")
    table.play("missile blue_fighter red_beast")
    assert table.health("red_beast") == top - damage


def test_brughs_hide_does_not_help_against_melee_and_spells():
    table = Table(blue={"beast": ("rakk", "f4"), "wizard": ("malkor", "f3")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_beast red_beast", "no", "decline")
    assert table.health("red_beast") == 13 - 3
    table.play("spell blue_wizard red_beast", "power 0")
    assert table.health("red_beast") == 13 - 3 - 2


@pytest.mark.parametrize(("ally", "damage"), [("g5", 4), ("e4", 3), (None, 3)])
def test_ashmane_strikes_1_harder_beside_another_of_your_units(ally, damage):
    pack = {"rogue": ("nim", ally)} if ally else {}
    table = Table(blue={"beast": ("ashmane", "f4"), **pack}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_beast red_beast")
    assert table.health("red_beast") == 13 - damage


def test_ashmane_does_not_hunt_with_another_players_pack():
    table = Table(
        blue={"beast": ("ashmane", "f4")}, red={"beast": ("brugh", "f5")}, green={"rogue": ("nim", "g5")}
    )
    table.play("melee blue_beast red_beast")
    assert table.health("red_beast") == 13 - 3


@pytest.mark.parametrize(
    ("start", "goal"),
    [("c2", "g2"), ("b8", "e7"), ("g5", "h2"), ("d2", "d6")],
    ids=["climbing", "Water", "a Peak", "a Ballista"],
)
def test_skarn_pays_nothing_extra_for_climbing_and_terrain_as_another_beast_does(start, goal):
    for card, there in (("rakk", False), ("skarn", True)):
        table = Table(blue={"beast": (card, start)}, red={"rogue": ("nim", "m13")})
        assert table.offered(f"move blue_beast {goal}") == there


def test_skarn_passes_over_enemies_but_does_not_stop_there():
    wall = {"rogue": ("nim", "a2"), "fighter": ("hild", "b1")}
    table = Table(blue={"beast": ("skarn", "a1")}, red=wall)
    assert {"a3", "a4", "a5", "c1", "d1"} <= table.spaces("move", "blue_beast")
    assert not {"a2", "b1"} & table.spaces("move", "blue_beast")
    table.play("move blue_beast a4")
    assert table.where("blue_beast") == "a4"
    assert not Table(blue={"beast": ("rakk", "a1")}, red=wall).spaces("move", "blue_beast")


def test_mossback_cannot_be_knocked_back():
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("mossback", "f5")})
    table.play("melee blue_fighter red_beast")
    assert (table.health("red_beast"), table.asked) == (12 - 3, "red counter")


def test_mossback_is_moved_neither_by_a_ballista_nor_by_a_spell(dice):
    table = Table(blue={"rogue": ("nim", "l7")}, red={"beast": ("mossback", "m9")})
    table.play("ballista blue_rogue red_beast")
    assert (table.where("red_beast"), table.asked) == ("m9", "blue act")
    dice(POWER)
    table = Table(blue={"wizard": ("orsk", "f3")}, red={"beast": ("mossback", "f5")})
    table.play("spell blue_wizard red_beast", "power 1")
    assert (table.where("red_beast"), table.asked) == ("f5", "blue act")
    table = Table(blue={"wizard": ("zephyrine", "f3")}, red={"beast": ("mossback", "f5"), "rogue": ("nim", "f6")})
    assert table.offered("spell blue_wizard red_rogue")
    assert table.why_not("spell blue_wizard red_beast") == "TAC-ACT-09"


@pytest.mark.parametrize(("space", "healed"), [("g4", 1), ("f4", 0)])
def test_mossback_heals_1_in_a_forest_at_the_start_of_its_owners_turn(space, healed):
    table = Table(
        blue={"beast": ("mossback", space)}, red={"beast": ("rakk", "m13")}, health={"blue_beast": 5}, phase="turn"
    )
    assert (table.asked, table.health("blue_beast")) == ("blue act", 5 + healed)


def test_mossback_does_not_heal_at_the_start_of_anothers_turn():
    table = Table(
        blue={"rogue": ("nim", "a1")}, red={"beast": ("mossback", "g4")}, health={"red_beast": 5}, phase="turn"
    )
    assert table.health("red_beast") == 5


def test_whoever_damages_vharra_hand_to_hand_becomes_weakened(dice):
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("vharra", "f5")})
    table.play("melee blue_fighter red_beast")
    assert table.is_weakened("blue_fighter")
    dice(POWER, POWER)
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("vharra", "f5")})
    table.play("missile blue_fighter red_beast")
    assert not table.is_weakened("blue_fighter")


def test_vharras_gaze_meets_a_melee_counter_too():
    table = Table(blue={"beast": ("vharra", "f4")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_beast red_beast", "no", "counter melee")
    assert table.is_weakened("red_beast")


@pytest.mark.parametrize(("start", "lines", "damage"), [("f4", [], 3), ("f3", ["move blue_beast f4"], 4)])
def test_rakk_strikes_1_harder_after_a_move_action(start, lines, damage):
    table = Table(blue={"beast": ("rakk", start)}, red={"beast": ("brugh", "f5")})
    table.play(*lines, "melee blue_beast red_beast")
    assert table.health("red_beast") == 13 - damage


def test_rakk_does_not_charge_by_a_free_move():
    table = Table(
        blue={"beast": ("rakk", "f3"), "wizard": ("saffir", "i4")},
        red={"beast": ("brugh", "f5")},
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_beast f4", "melee blue_beast red_beast")
    assert table.health("red_beast") == 13 - 3


def test_whoever_damages_sable_hand_to_hand_loses_2_health(dice):
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("sable", "f5")})
    table.play("melee blue_fighter red_beast")
    assert table.health("blue_fighter") == 10 - 2
    dice(POWER, POWER)
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("sable", "f5")})
    table.play("missile blue_fighter red_beast")
    assert table.health("blue_fighter") == 10


def test_sables_barbs_can_capture_before_any_knock_back():
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"beast": ("sable", "f5")},
        health={"blue_fighter": 2},
    )
    table.play("melee blue_fighter red_beast")
    assert (table.captor("blue_fighter"), table.health("red_beast"), table.asked) == ("red", 11 - 3, "blue act")


def test_a_captured_sable_stings_nobody():
    table = Table(
        blue={"fighter": ("corvin", "f4")},
        red={"beast": ("sable", "f5"), "rogue": ("nim", "m1")},
        health={"red_beast": 3},
    )
    table.play("melee blue_fighter red_beast")
    assert table.health("blue_fighter") == 10


def test_luma_ends_a_move_action_and_an_adjacent_ally_heals_2_or_is_cured():
    for answer, health, weakened in (("grant 0 blue_rogue", 4, True), ("grant 1 blue_rogue", 2, False)):
        table = Table(
            blue={"beast": ("luma", "a1"), "rogue": ("nim", "a4"), "fighter": ("hild", "m1")},
            red={"rogue": ("lys", "m13")},
            health={"blue_rogue": 2, "blue_fighter": 2},
            weakened=("blue_rogue",),
        )
        table.play("move blue_beast a3")
        assert table.options() == ["grant 0 blue_rogue", "grant 1 blue_rogue"]
        table.play(answer)
        assert (table.health("blue_rogue"), table.is_weakened("blue_rogue")) == (health, weakened)


def test_luma_blesses_nobody_where_nobody_is_adjacent_or_in_need():
    table = Table(
        blue={"beast": ("luma", "a1"), "rogue": ("nim", "a4"), "fighter": ("hild", "a6")},
        red={"rogue": ("lys", "m13")},
        health={"blue_fighter": 2},
    )
    table.play("move blue_beast a3")
    assert table.asked == "blue act"
