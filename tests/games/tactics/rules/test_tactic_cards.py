"""The other Tactic cards, one by one: when they may be played, and what they do."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table

FAR_BEAST = {"beast": ("brugh", "m13")}

# ------------------------------------------------------------------- Second Wind


def test_second_wind_cures_one_of_the_weakened_units_at_the_start_of_the_turn_and_heals_it():
    table = Table(
        blue={"fighter": ("hild", "b1"), "rogue": ("nim", "b2"), "beast": ("rakk", "b3")},
        red=FAR_BEAST,
        hands={"blue": ("second_wind",)},
        weakened=("blue_fighter", "blue_rogue"),
        health={"blue_fighter": 5, "blue_rogue": 5},
        phase="turn",
    )
    assert table.asked == "blue turn_start"
    table.play("tactic second_wind")
    assert table.options() == ["choose blue_fighter", "choose blue_rogue"]
    table.play("choose blue_rogue")
    assert (table.is_weakened("blue_fighter"), table.is_weakened("blue_rogue")) == (True, False)
    assert (table.health("blue_fighter"), table.health("blue_rogue")) == (5, 6)
    assert table.asked == "blue act"


@pytest.mark.parametrize(("holder", "weak"), [("blue", ()), ("red", ("red_beast",)), ("blue", ("red_beast",))])
def test_second_wind_needs_a_weakened_unit_of_ones_own_and_ones_own_turn(holder, weak):
    table = Table(
        blue={"fighter": ("hild", "b1")},
        red=FAR_BEAST,
        hands={holder: ("second_wind",)},
        weakened=weak,
        phase="turn",
    )
    assert table.asked == "blue act"


# ------------------------------------------------------------------ Forced March


MARCH = {"blue": ("forced_march",)}


def test_forced_march_adds_3_movement_points_to_a_move_action():
    table = Table(blue={"fighter": ("hild", "a1"), "rogue": ("nim", "m1")}, red=FAR_BEAST, hands=MARCH)
    assert not table.offered("move blue_fighter a6")
    table.play("march blue_fighter")
    assert "a7" in table.spaces("go", "blue_fighter")
    assert "a8" not in table.spaces("go", "blue_fighter")
    table.play("go blue_fighter a6")
    assert (table.where("blue_fighter"), table.g.actions, table.hand("blue")) == ("a6", 2, [])
    assert table.why_not("move blue_fighter a5") == "TAC-ACT-05"


def test_forced_march_pays_nothing_extra_for_climbing_or_water():
    blue = {"fighter": ("hild", "c6"), "rogue": ("nim", "m1")}
    table = Table(blue=blue, red=FAR_BEAST, hands=MARCH)
    table.play("march blue_fighter")
    climbing_twice, wading = "e2", "e6"  # by d5, d4, d3 and e3; by c7, c8, d8, e8 and e7
    assert {climbing_twice, wading} <= table.spaces("go", "blue_fighter")


def test_forced_march_still_pays_extra_for_a_peak():
    """By the Portals of c4 and h9, g9 is 5 steps from a3 and 6 from a2."""
    for start, reached in (("a3", True), ("a2", False)):
        table = Table(blue={"fighter": ("hild", start), "rogue": ("nim", "m1")}, red=FAR_BEAST, hands=MARCH)
        table.play("march blue_fighter")
        assert ("g9" in table.spaces("go", "blue_fighter")) == reached


def test_forced_march_is_offered_to_its_holder_for_units_that_may_and_can_move():
    blue = {"fighter": ("hild", "a1"), "rogue": ("nim", "m1"), "beast": ("rakk", "g5"), "wizard": ("saffir", "g9")}
    red = {"rogue": ("lys", "b1"), "beast": ("brugh", "a2")}
    table = Table(blue=blue, red=red, weakened=("blue_beast",), hands=MARCH)
    assert [line for line in table.options() if line.startswith("march")] == [
        "march blue_wizard",
        "march blue_rogue",
    ]
    table.play("move blue_rogue m2")
    assert table.offered("march blue_wizard")
    assert not table.offered("march blue_rogue")
    table = Table(blue=blue, red=red, hands={"red": ("forced_march",)})
    assert not table.offered("march blue_rogue")


def test_a_second_action_by_forced_march_weakens_like_any_other():
    blue = {"fighter": ("hild", "f4"), "rogue": ("nim", "m1"), "beast": ("rakk", "m2")}
    table = Table(blue=blue, red={"beast": ("mossback", "g4")}, hands=MARCH)
    table.play("melee blue_fighter red_beast", "decline", "march blue_fighter", "go blue_fighter f5")
    assert table.is_weakened("blue_fighter")


# ---------------------------------------------------------------- Field Dressing


DRESSING = {"blue": ("field_dressing",)}


def test_field_dressing_heals_and_supplies_a_unit_that_took_no_action():
    table = Table(
        blue={"fighter": ("corvin", "a1"), "wizard": ("saffir", "a2"), "rogue": ("nim", "m1")},
        red=FAR_BEAST,
        health={"blue_fighter": 5, "blue_wizard": 3, "blue_rogue": 3},
        supply={"blue_wizard": 2},
        hands=DRESSING,
    )
    table.play("move blue_rogue m2", "end")
    assert table.asked == "blue turn_end"
    table.play("tactic field_dressing")
    assert table.options() == ["choose blue_fighter", "choose blue_wizard"]
    table.play("choose blue_wizard")
    assert (table.health("blue_wizard"), table.supply("blue_wizard")) == (6, 3)
    assert len(table.hand("blue")) == 1, "the card drawn after it"


@pytest.mark.parametrize(
    ("lines", "health"), [(["move blue_rogue m2"], 3), ([], 7)], ids=["it acted", "nothing to heal"]
)
def test_field_dressing_needs_an_idle_unit_that_it_helps(lines, health):
    table = Table(blue={"rogue": ("nim", "m1")}, red=FAR_BEAST, health={"blue_rogue": health}, hands=DRESSING)
    table.play(*lines, "end")
    assert table.asked == "red act"


def test_field_dressing_that_can_only_supply_does_that():
    table = Table(blue={"rogue": ("nim", "m1")}, red=FAR_BEAST, supply={"blue_rogue": 1}, hands=DRESSING)
    table.play("end", "tactic field_dressing")
    assert (table.health("blue_rogue"), table.supply("blue_rogue")) == (7, 2)


def test_field_dressing_is_not_for_the_end_of_another_players_turn():
    table = Table(
        blue={"rogue": ("nim", "m1")}, red=FAR_BEAST, health={"red_beast": 5}, hands={"red": ("field_dressing",)}
    )
    table.play("end")
    assert table.asked == "red act"


# ------------------------------------------------------------------ Open Hearths


HEARTHS = {"blue": ("open_hearths",)}


def test_open_hearths_gives_another_unit_what_the_village_gives():
    table = Table(
        blue={
            "fighter": ("hild", "h1"),
            "wizard": ("saffir", "m1"),
            "rogue": ("nim", "m2"),
            "beast": ("rakk", "m4"),
        },
        red={"beast": ("brugh", "a13")},
        health={"blue_fighter": 5, "blue_wizard": 2},
        supply={"blue_wizard": 1, "blue_rogue": 0},
        hands=HEARTHS,
    )
    table.play("move blue_fighter g1")
    assert table.asked == "blue village_used"
    table.play("tactic open_hearths")
    assert table.options() == ["choose blue_wizard", "choose blue_rogue"]
    table.play("choose blue_wizard")
    assert (table.health("blue_wizard"), table.supply("blue_wizard")) == (6, 7)
    assert (table.where("blue_fighter"), table.health("blue_fighter")) == ("g1", 9)


def test_open_hearths_needs_another_unit_that_it_helps():
    blue = {"fighter": ("hild", "h1"), "rogue": ("nim", "m2")}
    table = Table(blue=blue, red=FAR_BEAST, health={"blue_fighter": 5}, hands=HEARTHS)
    table.play("move blue_fighter g1")
    assert table.asked == "blue act"


def test_open_hearths_is_not_for_an_enemys_village():
    table = Table(
        blue={"fighter": ("hild", "h1")},
        red={"rogue": ("nim", "m2"), "beast": ("rakk", "m4")},
        health={"red_rogue": 2},
        hands={"red": ("open_hearths",)},
    )
    table.play("move blue_fighter g1")
    assert table.asked == "blue act"


# ---------------------------------------------------------------- Twisted Portal


def test_twisted_portal_gives_a_friend_2_more_points_to_go_on_with():
    table = Table(blue={"fighter": ("hild", "c4")}, red=FAR_BEAST, hands={"blue": ("twisted_portal",)})
    assert not table.offered("move blue_fighter l1")
    table.play("move blue_fighter l4")
    assert table.asked == "blue portal_used"
    table.play("tactic twisted_portal")
    assert table.asked == "blue go"
    table.play("go blue_fighter l1")
    assert (table.where("blue_fighter"), table.g.actions) == ("l1", 2)


def test_with_twisted_portal_a_friend_may_also_stop_at_the_portal():
    table = Table(blue={"fighter": ("hild", "c4")}, red=FAR_BEAST, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter l4", "tactic twisted_portal", "go blue_fighter l5")
    assert (table.where("blue_fighter"), table.asked) == ("l5", "blue act")


def test_twisted_portal_brings_a_foe_out_elsewhere_and_ends_its_move():
    red = {"beast": ("brugh", "h7"), "rogue": ("nim", "m13")}
    table = Table(blue={"fighter": ("hild", "c4")}, red=red, hands={"red": ("twisted_portal",)})
    table.play("move blue_fighter l3")
    assert table.asked == "red portal_used"
    table.play("tactic twisted_portal")
    assert table.asked == "red exit"
    assert table.spaces("go", "blue_fighter") == {"c4", "h3", "l5", "k7", "h9", "l9", "d11", "f11"}
    table.play("go blue_fighter d11")
    assert (table.where("blue_fighter"), table.asked, table.g.actions) == ("d11", "blue act", 2)


def test_twisted_portal_is_for_units_that_go_through_a_portal_only():
    blue = {"fighter": ("hild", "h7")}
    table = Table(blue=blue, red=FAR_BEAST, hands={"red": ("twisted_portal",)})
    table.play("move blue_fighter k7")
    assert set(table.options()) == {"way direct", "way portal"}
    table.play("way direct")
    assert (table.where("blue_fighter"), table.asked) == ("k7", "blue act")
    table = Table(blue=blue, red=FAR_BEAST, hands={"red": ("twisted_portal",)})
    table.play("move blue_fighter k7", "way portal")
    assert table.asked == "red portal_used"


def test_twisted_portal_cannot_be_played_on_a_foe_when_no_portal_space_is_free():
    blue = {"fighter": ("hild", "c5"), "rogue": ("nim", "c4"), "beast": ("rakk", "l5")}
    red = {
        "fighter": ("corvin", "h3"),
        "wizard": ("saffir", "h7"),
        "rogue": ("lys", "k7"),
        "beast": ("brugh", "h9"),
    }
    green = {"fighter": ("ragna", "l9"), "rogue": ("fenn", "d11"), "beast": ("sable", "f11")}
    table = Table(blue=blue, red=red, green=green, hands={"red": ("twisted_portal",)})
    table.play("move blue_fighter l4")
    assert (table.where("blue_fighter"), table.asked) == ("l4", "blue act")


# ---------------------------------------------------------------- To the Colours


COLOURS = {"blue": ("to_the_colours",)}


def test_to_the_colours_moves_another_unit_3_points_for_free():
    table = Table(
        blue={"wizard": ("saffir", "i4"), "rogue": ("nim", "a1")}, red=FAR_BEAST, hands=COLOURS, phase="turn"
    )
    assert table.asked == "blue turn_start"
    table.play("tactic to_the_colours")
    assert not table.spaces("go", "blue_wizard")
    assert "a4" in table.spaces("go", "blue_rogue")
    assert "a5" not in table.spaces("go", "blue_rogue")
    table.play("go blue_rogue a4")
    assert (table.where("blue_rogue"), table.g.actions, table.asked) == ("a4", 3, "blue act")
    assert table.offered("move blue_rogue a3")


@pytest.mark.parametrize(
    ("wizard", "weakened", "active"),
    [("h4", (), "blue"), ("i4", ("blue_rogue",), "blue"), ("i4", (), "red")],
    ids=["nobody in an area", "the other is Weakened", "another's turn"],
)
def test_to_the_colours_needs_a_unit_in_an_area_another_that_can_move_and_ones_own_turn(wizard, weakened, active):
    table = Table(
        blue={"wizard": ("saffir", wizard), "rogue": ("nim", "a1")},
        red=FAR_BEAST,
        weakened=weakened,
        hands=COLOURS,
        active=active,
        phase="turn",
    )
    assert table.asked == f"{active} act"


def test_to_the_colours_moves_none_of_the_units_if_only_one_is_left():
    table = Table(blue={"wizard": ("saffir", "i4")}, red=FAR_BEAST, hands=COLOURS, phase="turn")
    assert table.asked == "blue act"


def test_with_two_units_in_areas_to_the_colours_may_move_either():
    table = Table(
        blue={"wizard": ("saffir", "i4"), "rogue": ("nim", "b7")}, red=FAR_BEAST, hands=COLOURS, phase="turn"
    )
    table.play("tactic to_the_colours")
    assert table.spaces("go", "blue_wizard")
    assert table.spaces("go", "blue_rogue")


# ---------------------------------------------------------------------- Momentum


MOMENTUM = {"blue": ("momentum",)}


def test_momentum_cures_heals_and_moves_the_captor_even_if_it_has_moved():
    table = Table(
        blue={"beast": ("rakk", "f6"), "rogue": ("nim", "m1"), "fighter": ("hild", "m2")},
        red={"wizard": ("saffir", "e4"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1, "blue_beast": 5},
        hands=MOMENTUM,
    )
    table.play("move blue_beast f4", "melee blue_beast red_wizard")
    assert table.is_weakened("blue_beast")
    assert table.asked == "blue unit_captured"
    table.play("tactic momentum")
    assert (table.is_weakened("blue_beast"), table.health("blue_beast")) == (False, 7)
    assert "b4" in table.spaces("go", "blue_beast")
    assert "a4" not in table.spaces("go", "blue_beast")
    table.play("go blue_beast d4")
    assert (table.where("blue_beast"), table.g.actions, table.asked) == ("d4", 1, "blue act")


def test_the_move_of_momentum_may_be_declined():
    table = Table(
        blue={"beast": ("rakk", "f4")},
        red={"wizard": ("saffir", "e4"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1},
        hands=MOMENTUM,
    )
    table.play("melee blue_beast red_wizard", "tactic momentum", "stay")
    assert (table.where("blue_beast"), table.asked) == ("f4", "blue act")


def test_momentum_is_only_for_the_player_who_captured():
    table = Table(
        blue={"beast": ("rakk", "f4")},
        red={"wizard": ("saffir", "e4"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1},
        hands={"red": ("momentum",)},
    )
    table.play("melee blue_beast red_wizard")
    assert (table.captor("red_wizard"), table.asked) == ("blue", "blue act")


def test_momentum_answers_a_capture_by_a_counter_or_a_reaction_on_anothers_turn():
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"beast": ("sable", "e4")},
        health={"blue_fighter": 2},
        hands={"red": ("momentum",)},
    )
    table.play("melee blue_fighter red_beast")
    assert table.asked == "red unit_captured"
    table.play("tactic momentum", "go red_beast d4")
    assert (table.health("red_beast"), table.where("red_beast")) == (11 - 3 + 2, "d4")
    assert table.asked == "blue act"


# ------------------------------------------------------------------ Fate's Nudge


NUDGE = {"blue": ("fates_nudge",)}


def test_fates_nudge_rolls_any_number_of_the_dice_again_and_the_new_result_stands(dice):
    dice(MISS, POWER, MISS)
    table = Table(blue={"rogue": ("sylvar", "f4")}, red={"beast": ("rakk", "h4")}, hands=NUDGE)
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue after_roll"
    table.play("tactic fates_nudge")
    assert table.options() == ["stand", "reroll 1", "reroll 2", "reroll 12"]
    table.play("reroll 2")
    assert table.told("rerolled")[0][1:] == (MISS, MISS)
    assert table.supply("blue_rogue") == 6 - 1 - 2


def test_fates_nudge_is_for_every_reason_to_roll(dice):
    dice(MISS, MISS, KNOCK, KNOCK)
    table = Table(blue={"fighter": ("corvin", "f4")}, red={"beast": ("brugh", "f5")}, hands=NUDGE)
    table.play("melee blue_fighter red_beast", "yes", "tactic fates_nudge", "reroll 12")
    assert table.where("red_beast") == "f7"
    dice(MISS, POWER)
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("brugh", "f5")}, hands=NUDGE)
    table.play("spell blue_wizard red_beast", "power 1", "tactic fates_nudge", "reroll 1")
    assert table.health("red_beast") == 13 - 3


def test_fates_nudge_is_not_for_anothers_dice_nor_where_none_is_rolled(dice):
    dice(POWER, POWER)
    table = Table(blue={"rogue": ("sylvar", "f4")}, red={"beast": ("rakk", "h4")}, hands={"red": ("fates_nudge",)})
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue act"
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("brugh", "f6")}, hands=NUDGE)
    table.play("spell blue_wizard red_beast", "power 0")
    assert table.asked == "blue act"
