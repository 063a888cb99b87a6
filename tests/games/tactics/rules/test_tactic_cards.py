"""The sixteen Tactic cards: when each may be played, what it does, and when it may not be played."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table

FAR_BEAST = {"beast": ("brugh", "m13")}


# Second Wind


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


# Parting Shot


def test_parting_shot_lets_a_fighter_or_rogue_shoot_after_a_move_action(dice):
    dice(POWER, MISS)
    table = Table(
        blue={"rogue": ("sylvar", "a1")},
        red={"beast": ("rakk", "b6"), "fighter": ("hild", "b5")},
        hands={"blue": ("parting_shot",)},
    )
    table.play("move blue_rogue a2")
    assert table.asked == "blue move_end"
    table.play("tactic parting_shot")
    assert table.options() == ["choose red_fighter", "choose red_beast"]
    table.play("choose red_fighter")
    assert table.health("red_fighter") == 12 - 2
    assert table.supply("blue_rogue") == 6 - 1 - 1
    assert table.g.actions == 2


@pytest.mark.parametrize(
    ("unit", "card", "foe", "ammo"),
    [
        ("wizard", "saffir", "a4", 7),
        ("beast", "rakk", "a4", 0),
        ("rogue", "nim", "m13", 4),
        ("rogue", "nim", "a4", 0),
    ],
    ids=["no Wizard", "no Beast", "nobody in range", "no Ammo"],
)
def test_parting_shot_needs_a_fighter_or_rogue_with_ammo_and_a_target(unit, card, foe, ammo):
    table = Table(
        blue={unit: (card, "a1")},
        red={"fighter": ("hild", foe)},
        hands={"blue": ("parting_shot",)},
        supply={f"blue_{unit}": ammo},
    )
    table.play(f"move blue_{unit} a2")
    assert table.asked == "blue act"


def test_parting_shot_is_not_for_a_move_on_another_players_turn():
    table = Table(blue={"rogue": ("nim", "a1")}, red={"rogue": ("sylvar", "a4")}, hands={"red": ("parting_shot",)})
    table.play("move blue_rogue a2")
    assert table.asked == "blue act"


# Hold the Line


def test_hold_the_line_takes_2_damage_and_the_knock_back_from_an_attack_on_a_unit_in_an_area():
    table = Table(
        blue={"fighter": ("corvin", "h4")}, red={"beast": ("brugh", "i4")}, hands={"red": ("hold_the_line",)}
    )
    table.play("melee blue_fighter red_beast")
    assert table.asked == "red take_damage_calc"
    table.play("tactic hold_the_line")
    assert table.health("red_beast") == 13 - 1
    assert table.asked == "red counter"


@pytest.mark.parametrize(("shooter", "target"), [("g3", "f4"), ("i4", "h4")])
def test_hold_the_line_needs_the_target_in_an_area_wherever_the_attacker_is(shooter, target, dice):
    dice(POWER)
    table = Table(
        blue={"rogue": ("nim", shooter)}, red={"beast": ("rakk", target)}, hands={"red": ("hold_the_line",)}
    )
    table.play("missile blue_rogue red_beast")
    assert table.health("red_beast") == 10 - 2


def test_hold_the_line_is_for_any_attack_and_any_turn_so_also_against_a_counter(dice):
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "i4")}, red={"beast": ("rakk", "h4")}, hands={"blue": ("hold_the_line",)})
    table.play("melee blue_rogue red_beast", "no", "counter melee")
    assert table.asked == "blue take_damage_calc"
    table.play("tactic hold_the_line")
    assert table.health("blue_rogue") == 7 - (3 - 2)
    assert table.asked == "blue act"


def test_hold_the_line_stops_the_push_of_a_ballista_and_of_a_spell(dice):
    dice(POWER)
    table = Table(
        blue={"wizard": ("orsk", "h3")}, red={"beast": ("rakk", "j4")}, hands={"red": ("hold_the_line",)}
    )
    table.play("spell blue_wizard red_beast", "power 1", "tactic hold_the_line")
    assert table.asked == "blue act"
    assert (table.where("red_beast"), table.health("red_beast")) == ("j4", 10)
    table = Table(
        blue={"wizard": ("orsk", "d6")}, red={"beast": ("rakk", "b7")}, hands={"red": ("hold_the_line",)}
    )
    table.play("ballista blue_wizard red_beast", "tactic hold_the_line")
    assert table.asked == "blue act"
    assert (table.where("red_beast"), table.health("red_beast")) == ("b7", 10)


# Woodland Ambush

AMBUSH = {"red": ("woodland_ambush",)}


def test_woodland_ambush_strikes_an_enemy_that_ends_its_move_beside_a_unit_in_a_forest():
    table = Table(blue={"beast": ("brugh", "i4")}, red={"fighter": ("corvin", "g4")}, hands=AMBUSH)
    table.play("move blue_beast h4")
    assert table.asked == "red move_end"
    table.play("tactic woodland_ambush")
    assert table.health("blue_beast") == 13 - (3 + 1)
    assert table.asked == "red knock_back"
    table.play("no")
    assert table.asked == "blue act"


@pytest.mark.parametrize(
    ("ambusher", "start", "goal"),
    [("f5", "h4", "g5"), ("d1", "d4", "d2"), ("g4", "g6", "g6")],
    ids=["not in a Forest", "not level", "not adjacent"],
)
def test_woodland_ambush_needs_a_forest_a_neighbour_and_level_ground(ambusher, start, goal):
    table = Table(blue={"beast": ("ashmane", start)}, red={"fighter": ("corvin", ambusher)}, hands=AMBUSH)
    table.play(f"move blue_beast {goal}" if goal != start else "move blue_beast h6")
    assert table.asked == "blue act"


def test_woodland_ambush_answers_no_free_move():
    table = Table(
        blue={"beast": ("brugh", "i5"), "rogue": ("nim", "i4")},
        red={"fighter": ("corvin", "g4")},
        hands={"blue": ("to_the_colours",), **AMBUSH},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_beast h4")
    assert table.asked == "blue act"


# Plunging Strike

PLUNGE = {"blue": ("plunging_strike",)}


def test_plunging_strike_adds_2_damage_to_a_missile_that_hits_lower_ground(dice):
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "d2")}, red={"beast": ("rakk", "d3")}, hands=PLUNGE)
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue deal_damage"
    table.play("tactic plunging_strike")
    assert table.health("red_beast") == 10 - (2 + 2)


def test_plunging_strike_adds_2_damage_to_a_spell_attack_that_hits_lower_ground():
    table = Table(blue={"wizard": ("saffir", "d2")}, red={"beast": ("rakk", "d3")}, hands=PLUNGE)
    table.play("spell blue_wizard red_beast", "power 0", "tactic plunging_strike")
    assert table.health("red_beast") == 10 - (2 + 2)


@pytest.mark.parametrize(("shooter", "target"), [("d3", "d4"), ("d3", "d2")], ids=["level", "higher"])
def test_plunging_strike_needs_a_target_on_lower_ground(shooter, target, dice):
    dice(POWER)
    table = Table(blue={"rogue": ("nim", shooter)}, red={"beast": ("rakk", target)}, hands=PLUNGE)
    table.play("missile blue_rogue red_beast")
    assert table.health("red_beast") == 10 - 2
    assert not table.told("played")


def test_plunging_strike_needs_a_hit_and_is_for_no_melee_attack(dice):
    dice(MISS)
    table = Table(
        blue={"rogue": ("nim", "d2"), "fighter": ("corvin", "e3")},
        red={"beast": ("rakk", "d3"), "rogue": ("sylvar", "d4")},
        supply={"blue_rogue": 1},
        hands=PLUNGE,
    )
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue act"
    table = Table(blue={"fighter": ("corvin", "d2")}, red={"beast": ("rakk", "d3")}, hands=PLUNGE)
    table.play("melee blue_fighter red_beast")
    assert table.asked == "blue knock_back"


# Bone Breaker

BREAKER = {"blue": ("bone_breaker",)}


def test_bone_breaker_costs_an_enemy_stopped_by_an_obstacle_2_more_health_and_weakens_it(dice):
    dice(KNOCK, MISS)
    table = Table(blue={"fighter": ("corvin", "b2")}, red={"beast": ("brugh", "a2")}, hands=BREAKER)
    table.play("melee blue_fighter red_beast", "yes")
    assert table.asked == "blue knockback_stopped"
    table.play("tactic bone_breaker")
    assert table.health("red_beast") == 13 - 3 - 1 - 2
    assert table.is_weakened("red_beast")


def test_bone_breaker_captures_a_unit_that_has_no_more_than_2_health(dice):
    dice(KNOCK, MISS)
    table = Table(
        blue={"fighter": ("corvin", "b2")},
        red={"beast": ("brugh", "a2"), "rogue": ("nim", "m1")},
        health={"red_beast": 6},
        hands=BREAKER,
    )
    table.play("melee blue_fighter red_beast", "yes", "tactic bone_breaker")
    assert table.captor("red_beast") == "blue"
    assert not table.is_weakened("red_beast")


def test_bone_breaker_needs_an_obstacle_an_enemy_and_a_survivor(dice):
    dice(KNOCK, MISS)
    table = Table(blue={"fighter": ("corvin", "c2")}, red={"beast": ("brugh", "b2")}, hands=BREAKER)
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.where("red_beast"), table.asked) == ("a2", "blue act")
    dice(KNOCK, MISS)
    table = Table(
        blue={"fighter": ("corvin", "b2")},
        red={"beast": ("brugh", "a2"), "rogue": ("nim", "m1")},
        health={"red_beast": 4},
        hands=BREAKER,
    )
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.captor("red_beast"), table.asked) == ("blue", "blue act")


def test_bone_breaker_is_only_for_the_player_who_knocks_back(dice):
    dice(KNOCK, MISS)
    table = Table(
        blue={"fighter": ("corvin", "b2")},
        red={"beast": ("brugh", "a2")},
        green={"beast": ("rakk", "m1")},
        hands={"green": ("bone_breaker",)},
    )
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.health("red_beast"), table.asked) == (13 - 3 - 1, "red counter")


def test_bone_breaker_is_not_for_ones_own_unit_slid_against_an_obstacle():
    table = Table(blue={"wizard": ("zephyrine", "b2"), "beast": ("rakk", "a1")}, red=FAR_BEAST, hands=BREAKER)
    table.play("spell blue_wizard blue_beast", "power 0", "push west")
    assert (table.health("blue_beast"), table.asked) == (10, "blue act")


# Forced March

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


# Field Dressing

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


# Open Hearths

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


# Twisted Portal


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


# To the Colours

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


# Blood Price

PRICE = {"red": ("blood_price",)}


def test_blood_price_lets_one_of_your_units_attack_the_captor_at_once():
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "e4"), "beast": ("brugh", "f5"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1},
        hands=PRICE,
    )
    table.play("melee blue_fighter red_wizard")
    assert table.asked == "red unit_captured"
    table.play("tactic blood_price")
    assert table.options() == ["melee red_beast blue_fighter"]
    table.play("melee red_beast blue_fighter", "no")
    assert table.health("blue_fighter") == 10 - (4 + 1)
    assert table.asked == "blue act", "and it cannot be Countered"


def test_blood_price_may_be_a_missile_or_a_spell_attack_at_their_usual_cost(dice):
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"beast": ("rakk", "e4"), "wizard": ("saffir", "f6"), "rogue": ("lys", "h4")},
        health={"red_beast": 1},
        hands=PRICE,
    )
    table.play("melee blue_fighter red_beast", "tactic blood_price")
    assert table.options() == ["spell red_wizard blue_fighter", "missile red_rogue blue_fighter"]
    dice(POWER)
    table.play("missile red_rogue blue_fighter")
    assert (table.supply("red_rogue"), table.health("blue_fighter")) == (4, 10 - (2 + 1))


@pytest.mark.parametrize(
    ("red", "asked"),
    [
        ({"beast": ("rakk", "f6")}, "blue act"),
        ({"wizard": ("thessal", "f5")}, "red unit_captured"),
        ({"wizard": ("thessal", "f6")}, "blue act"),
        ({"wizard": ("elowen", "f6")}, "blue act"),
        ({"rogue": ("lys", "f7")}, "red unit_captured"),
    ],
    ids=["out of reach", "in reach", "a spell without a target", "a spell that is no attack", "in range"],
)
def test_blood_price_needs_a_unit_that_can_attack_the_captor(red, asked):
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"fighter": ("hild", "e4"), **red},
        health={"red_fighter": 1},
        hands=PRICE,
    )
    table.play("melee blue_fighter red_fighter")
    assert (table.captor("red_fighter"), table.asked) == ("blue", asked)


def test_blood_price_is_only_for_the_player_who_lost_the_unit():
    table = Table(
        blue={"fighter": ("corvin", "f4"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "e4"), "rogue": ("lys", "m13")},
        green={"beast": ("brugh", "f5")},
        health={"red_wizard": 1},
        hands={"green": ("blood_price",)},
    )
    table.play("melee blue_fighter red_wizard")
    assert (table.captor("red_wizard"), table.asked) == ("blue", "blue act")


def test_blood_price_can_capture_the_captor_in_the_middle_of_its_attack():
    table = Table(
        blue={"fighter": ("maelis", "f4"), "rogue": ("nim", "f3"), "beast": ("rakk", "m1")},
        red={"wizard": ("saffir", "e4"), "beast": ("brugh", "f5"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1, "blue_fighter": 5, "blue_rogue": 1},
        hands=PRICE,
    )
    table.play("melee blue_fighter red_wizard", "tactic blood_price", "melee red_beast blue_fighter")
    assert (table.captor("red_wizard"), table.captor("blue_fighter")) == ("blue", "red")
    assert table.health("blue_rogue") == 1, "the fallen Maelis heals nobody"
    assert (table.asked, table.g.actions) == ("blue act", 2)


def test_blood_price_answers_a_capture_by_collision(dice):
    dice(KNOCK, MISS)
    table = Table(
        blue={"fighter": ("corvin", "b2"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "a2"), "beast": ("brugh", "b3")},
        health={"red_wizard": 4},
        hands=PRICE,
    )
    table.play("melee blue_fighter red_wizard", "yes")
    assert (table.captor("red_wizard"), table.asked) == ("blue", "red unit_captured")
    table.play("tactic blood_price", "melee red_beast blue_fighter", "no")
    assert (table.health("blue_fighter"), table.asked) == (5, "blue act")


def test_blood_price_answers_a_capture_by_area_damage(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("fenn", "d4"), "beast": ("rakk", "m1")},
        red={"beast": ("brugh", "g5"), "wizard": ("saffir", "g6"), "rogue": ("sylvar", "i4")},
        health={"red_wizard": 1, "red_beast": 2},
        hands=PRICE,
    )
    table.play("missile blue_rogue red_beast")
    assert (table.captor("red_wizard"), table.asked) == ("blue", "red unit_captured")
    dice(POWER, POWER)
    table.play("tactic blood_price", "missile red_rogue blue_rogue")
    assert table.health("blue_rogue") == 8 - (2 + 1)


def test_blood_price_answers_a_capture_by_a_reaction_even_on_ones_own_turn():
    table = Table(
        blue={"fighter": ("corvin", "f4"), "beast": ("brugh", "e5")},
        red={"beast": ("sable", "e4"), "rogue": ("nim", "m1")},
        health={"blue_fighter": 2},
        hands={"blue": ("blood_price",)},
    )
    table.play("melee blue_fighter red_beast")
    assert (table.captor("blue_fighter"), table.asked) == ("red", "blue unit_captured")
    table.play("tactic blood_price", "melee blue_beast red_beast", "no")
    assert table.health("red_beast") == 11 - 3 - (4 + 1)
    assert table.health("blue_beast") == 13 - 1 - 2 + 1, "the Barbs sting the avenger, who stands in Water, by 2"


# Counterspell

COUNTERSPELL = {"red": ("counterspell",)}


def test_counterspell_makes_a_spell_fail_after_it_is_paid_and_before_dice(dice):
    dice()
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("brugh", "f5")}, hands=COUNTERSPELL)
    table.play("spell blue_wizard red_beast", "power 2")
    assert table.asked == "red spell_cast"
    table.play("tactic counterspell")
    assert (table.health("red_beast"), table.supply("blue_wizard"), table.g.actions) == (13, 7 - 3, 2)
    assert table.asked == "blue act"


def test_counterspell_stops_a_spell_that_is_no_attack_too():
    table = Table(blue={"wizard": ("zephyrine", "f4")}, red={"beast": ("brugh", "g5")}, hands=COUNTERSPELL)
    table.play("spell blue_wizard red_beast", "power 0", "tactic counterspell")
    assert (table.where("red_beast"), table.asked) == ("g5", "blue act")


def test_counterspell_stops_a_spell_cast_as_a_counter():
    table = Table(
        blue={"beast": ("brugh", "f4")}, red={"wizard": ("saffir", "f5")}, hands={"blue": ("counterspell",)}
    )
    table.play("melee blue_beast red_wizard", "no", "counter spell", "power 0")
    assert table.asked == "blue spell_cast"
    table.play("tactic counterspell")
    assert (table.health("blue_beast"), table.asked) == (13, "blue act")


@pytest.mark.parametrize(
    ("card", "target"),
    [("elowen", "blue_beast"), ("thessal", "blue_wizard")],
    ids=["on its own side", "no target"],
)
def test_counterspell_needs_a_spell_on_ones_own_unit(card, target):
    table = Table(
        blue={"wizard": (card, "f4"), "beast": ("rakk", "f6")}, red={"beast": ("brugh", "f5")}, hands=COUNTERSPELL
    )
    table.play(f"spell blue_wizard {target}", "power 0")
    assert table.asked == "blue act"


# Dive for Cover

DIVE = {"red": ("dive_for_cover",)}


def test_dive_for_cover_out_of_range_makes_the_shot_fail_before_dice(dice):
    dice()
    table = Table(blue={"rogue": ("nim", "d4")}, red={"beast": ("rakk", "f5")}, hands=DIVE)
    table.play("missile blue_rogue red_beast")
    assert table.asked == "red declare_attack"
    table.play("tactic dive_for_cover", "go red_beast g5")
    assert (table.where("red_beast"), table.health("red_beast")) == ("g5", 10)
    assert (table.supply("blue_rogue"), table.g.actions, table.asked) == (3, 2, "blue act")


def test_dive_for_cover_within_range_takes_1_damage_off(dice):
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "d4")}, red={"beast": ("rakk", "f5")}, hands=DIVE)
    table.play("missile blue_rogue red_beast", "tactic dive_for_cover", "go red_beast f4")
    assert (table.where("red_beast"), table.health("red_beast")) == ("f4", 10 - (2 - 1))


def test_after_dive_for_cover_the_range_is_measured_anew_with_the_elevation(dice):
    dice()
    table = Table(blue={"fighter": ("corvin", "c4")}, red={"beast": ("rakk", "d4")}, hands=DIVE)
    table.play("missile blue_fighter red_beast", "tactic dive_for_cover", "go red_beast d5")
    assert (table.health("red_beast"), table.asked) == (10, "blue act"), "2 spaces, but from below 1 is the range"


def test_dive_for_cover_leads_to_a_free_neighbouring_space_that_is_not_higher():
    table = Table(
        blue={"rogue": ("sylvar", "a4")}, red={"beast": ("rakk", "c4"), "rogue": ("nim", "c3")}, hands=DIVE
    )
    table.play("missile blue_rogue red_beast", "tactic dive_for_cover")
    assert table.spaces("go", "red_beast") == {"b4", "c5"}


def test_where_there_is_no_room_dive_for_cover_still_takes_1_damage_off(dice):
    dice(POWER, POWER)
    red = {"beast": ("rakk", "a1"), "rogue": ("nim", "a2"), "fighter": ("hild", "b1")}
    table = Table(blue={"rogue": ("sylvar", "c2")}, red={**red, "fighter": ("corvin", "b1")}, hands=DIVE)
    table.play("missile blue_rogue red_beast", "tactic dive_for_cover")
    assert (table.where("red_beast"), table.health("red_beast")) == ("a1", 10 - (2 - 1))


def test_dive_for_cover_escapes_a_ballista_4_spaces_away_or_takes_1_damage_off():
    table = Table(blue={"beast": ("brugh", "l7")}, red={"beast": ("rakk", "l11")}, hands=DIVE)
    table.play("ballista blue_beast red_beast", "tactic dive_for_cover", "go red_beast l12")
    assert (table.where("red_beast"), table.health("red_beast"), table.asked) == ("l12", 10, "blue act")
    table = Table(blue={"beast": ("brugh", "l7")}, red={"beast": ("rakk", "l11")}, hands=DIVE)
    table.play("ballista blue_beast red_beast", "tactic dive_for_cover", "go red_beast l10")
    assert (table.health("red_beast"), table.asked) == (10, "blue push")


def test_dive_for_cover_into_a_village_gives_its_benefits(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("sylvar", "b8")}, red={"beast": ("rakk", "d8")}, health={"red_beast": 5}, hands=DIVE
    )
    table.play("missile blue_rogue red_beast", "tactic dive_for_cover", "go red_beast d7")
    assert table.health("red_beast") == 5 + 4 - (2 - 1)


def test_dive_for_cover_does_not_lead_back_onto_the_ballista_left_this_turn(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("sylvar", "d6"), "beast": ("rakk", "m1")},
        red={"fighter": ("teodric", "d3")},
        hands={"blue": ("dive_for_cover",)},
    )
    table.play("move blue_rogue d5", "missile blue_rogue red_fighter", "counter missile", "tactic dive_for_cover")
    assert table.spaces("go", "blue_rogue") == {"c5", "d4", "e5"}


def test_dive_for_cover_is_for_shots_at_ones_own_unit(dice):
    red, green = {"beast": ("brugh", "f4")}, {"beast": ("rakk", "g5")}
    table = Table(blue={"rogue": ("nim", "e4")}, red=red, green=green, hands=DIVE)
    table.play("melee blue_rogue red_beast")
    assert table.asked == "blue knock_back"
    dice(POWER)
    table = Table(blue={"rogue": ("nim", "e4")}, red=red, green=green, hands=DIVE)
    table.play("missile blue_rogue green_beast")
    assert (table.health("green_beast"), table.asked) == (10 - 2, "blue act")


# Momentum

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


# Fate's Nudge

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
