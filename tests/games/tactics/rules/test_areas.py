"""Areas of effect: whom they cover, whom they spare, and what follows."""

import pytest

from games.tactics.table import KNOCK, Table

CAST = ("spell blue_wizard blue_wizard", "power 0")
"""Thessal's Thunderclap: 1 damage to every enemy within 2 spaces."""


@pytest.mark.rule("TAC-AOE-01")
def test_an_area_covers_every_space_within_so_many_orthogonal_steps_at_any_elevation():
    red = {"fighter": ("hild", "f2"), "wizard": ("saffir", "g5"), "rogue": ("nim", "h4"), "beast": ("rakk", "h5")}
    table = Table(blue={"wizard": ("thessal", "f4")}, red=red)
    table.play(*CAST)
    assert [table.health(f"red_{name}") for name in red] == [12 - 1, 7 - 1, 7 - 1, 10]


@pytest.mark.rule("TAC-AOE-01")
def test_an_area_around_the_target_is_counted_from_the_targets_space(dice):
    dice(KNOCK, KNOCK)
    red = {"fighter": ("corvin", "c4"), "wizard": ("orsk", "d5"), "rogue": ("nim", "e5"), "beast": ("rakk", "d4")}
    table = Table(blue={"rogue": ("fenn", "f4")}, red=red)
    table.play("missile blue_rogue red_beast")
    assert [table.health(f"red_{name}") for name in red] == [10 - 1, 8 - 1, 7, 10 - 2]


@pytest.mark.rule("TAC-AOE-02")
def test_units_hit_only_by_an_area_cannot_counter(dice):
    dice(KNOCK, KNOCK)
    red = {"rogue": ("sylvar", "d5"), "beast": ("rakk", "d4")}
    table = Table(blue={"rogue": ("fenn", "f4")}, red=red)
    table.play("missile blue_rogue red_beast")
    assert table.health("red_rogue") == 8 - 1
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-AOE-02")
def test_a_spell_without_a_target_allows_no_counter():
    table = Table(blue={"wizard": ("thessal", "e4")}, red={"beast": ("rakk", "f4")})
    table.play(*CAST)
    assert table.health("red_beast") == 10 - 1
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-AOE-03")
def test_area_damage_does_not_hurt_allies_of_the_unit_causing_it():
    blue = {"wizard": ("saffir", "d4"), "fighter": ("hild", "e4")}
    red = {"wizard": ("nerissa", "f5"), "beast": ("rakk", "f4")}
    table = Table(blue, red)
    table.play("spell blue_wizard red_beast", "power 0")
    assert (table.health("red_beast"), table.health("red_wizard")) == (10 - 2, 7 - 1)
    assert table.health("blue_fighter") == 12


@pytest.mark.rule("TAC-AOE-03", "TAC-AOE-04")
def test_thunderclap_spares_the_caster_and_its_allies():
    blue = {"wizard": ("thessal", "e4"), "fighter": ("hild", "d4")}
    table = Table(blue, red={"beast": ("rakk", "f4")})
    table.play(*CAST)
    assert table.health("red_beast") == 10 - 1
    assert (table.health("blue_wizard"), table.health("blue_fighter")) == (8, 12)


@pytest.mark.rule("TAC-AOE-04")
def test_area_damage_does_not_hurt_the_unit_causing_it():
    red = {"wizard": ("nerissa", "f5"), "beast": ("rakk", "f4")}
    table = Table(blue={"wizard": ("saffir", "e4")}, red=red)
    table.play("spell blue_wizard red_beast", "power 0")
    assert (table.health("red_wizard"), table.health("blue_wizard")) == (7 - 1, 7)


@pytest.mark.rule("TAC-AOE-05")
@pytest.mark.parametrize(("health", "mana"), [(2, 3 + 1), (1, 0)])
def test_area_damage_triggers_the_reactive_abilities_of_units_that_survive_it(dice, health, mana):
    dice(KNOCK, KNOCK)
    red = {"wizard": ("malkor", "d5"), "beast": ("rakk", "d4")}
    table = Table(blue={"rogue": ("fenn", "f4")}, red=red, health={"red_wizard": health}, supply={"red_wizard": 3})
    table.play("missile blue_rogue red_beast")
    assert (table.health("red_wizard"), table.supply("red_wizard")) == (health - 1, mana)


@pytest.mark.rule("TAC-AOE-06")
def test_area_damage_is_dealt_to_all_at_the_same_time_before_any_reaction():
    red = {"fighter": ("corvin", "f3"), "rogue": ("lys", "f4"), "beast": ("rakk", "d4")}
    table = Table(blue={"wizard": ("thessal", "e4")}, red=red)
    table.play(*CAST)
    assert table.asked == "red go"
    assert [table.health(f"red_{name}") for name in red] == [10 - 1, 8 - 1, 10 - 1]


@pytest.mark.rule("TAC-AOE-06")
def test_reactions_to_area_damage_come_in_turn_order_from_the_active_player():
    lys = [{"rogue": ("lys", space)} for space in ("e4", "f5")]
    table = Table(blue=lys[0], red={"wizard": ("thessal", "f4")}, green=lys[1], active="red")
    table.play("spell red_wizard red_wizard", "power 0")
    assert (table.health("blue_rogue"), table.health("green_rogue")) == (8 - 1, 8 - 1)
    assert table.asked == "green go"
    table.play("stay")
    assert table.asked == "blue go"
