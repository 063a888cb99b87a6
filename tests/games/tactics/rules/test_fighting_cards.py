"""The Tactic cards that are played on attacks, one by one: when they may be played, and what they do."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table

FAR_BEAST = {"beast": ("brugh", "m13")}

# ------------------------------------------------------------------ Parting Shot


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


# ----------------------------------------------------------------- Hold the Line


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


# --------------------------------------------------------------- Woodland Ambush


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


# --------------------------------------------------------------- Plunging Strike


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


# ------------------------------------------------------------------ Bone Breaker


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


# ------------------------------------------------------------------- Blood Price


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


# ------------------------------------------------------------------ Counterspell


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


# ---------------------------------------------------------------- Dive for Cover


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
