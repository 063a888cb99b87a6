"""Captured units: who takes the card, what leaves the map, and what they can no longer do."""

import pytest

from games.tactics.table import KNOCK, Table
from gonfalon.core import IllegalChoice
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.rules.capture import fall
from gonfalon.games.tactics.rules.scoring import captured

HILD = {"fighter": ("hild", "e4")}


@pytest.mark.rule("TAC-CAP-01")
def test_a_unit_without_health_is_captured_at_once():
    table = Table(HILD, red={"beast": ("rakk", "f4"), "rogue": ("nim", "a1")}, health={"red_beast": 2})
    table.play("melee blue_fighter red_beast")
    assert (table.where("red_beast"), table.told("captured")) == (None, [(7, 0)])
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CAP-02")
def test_the_player_whose_unit_took_the_last_health_takes_the_card():
    blue = {"rogue": ("nim", "a1")}
    table = Table(blue, red={"beast": ("rakk", "f4")}, green=HILD, active="green", health={"red_beast": 2})
    table.play("melee green_fighter red_beast")
    assert table.captor("red_beast") == "green"
    assert table.match.view(()).state.captor[UNIT.parse("red_beast")] == 2


@pytest.mark.rule("TAC-CAP-02")
def test_the_player_whose_effect_took_the_last_health_takes_the_card():
    blue = {"fighter": ("hild", "e4"), "rogue": ("nim", "a1")}
    table = Table(blue, red={"beast": ("sable", "f4")}, health={"blue_fighter": 2})
    table.play("melee blue_fighter red_beast")
    assert table.captor("blue_fighter") == "red"


@pytest.mark.rule("TAC-CAP-03")
def test_the_token_and_trackers_of_a_captured_unit_leave_the_game():
    red = {"rogue": ("kestrel", "f4"), "beast": ("rakk", "a1")}
    table = Table(HILD, red, health={"red_rogue": 1}, weakened=("red_rogue",))
    table.play("melee blue_fighter red_rogue")
    assert (table.where("red_rogue"), table.health("red_rogue"), table.supply("red_rogue")) == (None, 0, 0)
    assert not table.is_weakened("red_rogue")
    assert table.why_not("missile blue_fighter red_rogue") == "TAC-CAP-03"
    assert "f4" in table.spaces("move", "blue_fighter")
    table.play("end")
    assert {line.split()[1] for line in table.options() if line != "end"} == {"red_beast"}


@pytest.mark.rule("TAC-CAP-04")
def test_nobody_takes_the_card_of_a_unit_that_its_own_side_brought_down():
    """No printed effect does this, so the unit is made to fall by the hand of its ally."""
    blue = {"fighter": ("hild", "e4"), "beast": ("rakk", "f4"), "rogue": ("nim", "a1")}
    table = Table(blue, red={"beast": ("brugh", "m1")}, weakened=("blue_rogue",))
    fall(table.g, UNIT.parse("blue_beast"), by=UNIT.parse("blue_fighter"))
    assert (table.where("blue_beast"), table.captor("blue_beast")) == (None, None)
    assert [captured(table.g, seat) for seat in (0, 1)] == [0, 0]
    assert not table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-CAP-04")
def test_a_last_unit_brought_down_by_its_own_side_triggers_the_end():
    table = Table(HILD, red={"beast": ("brugh", "m1")}, active="red")
    fall(table.g, UNIT.parse("blue_fighter"), by=UNIT.parse("blue_fighter"))
    assert (table.captor("blue_fighter"), table.g.ending) == (None, 1)


@pytest.mark.rule("TAC-CAP-05")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_damage_beyond_the_last_health_point_is_lost(left):
    table = Table({"beast": ("rakk", "e4")}, red={"beast": ("brugh", "f4")}, health={"red_beast": left})
    table.play("melee blue_beast red_beast")
    assert (table.health("red_beast"), table.captor("red_beast")) == (0, "blue")


@pytest.mark.rule("TAC-CAP-06")
def test_who_knocks_a_unit_back_makes_the_capture_by_collision(dice):
    dice(KNOCK, KNOCK)
    red = {"wizard": ("saffir", "f4"), "beast": ("rakk", "h4")}
    table = Table(HILD, red, green={"fighter": ("hild", "g4")}, health={"red_wizard": 3})
    table.play("melee blue_fighter red_wizard", "yes")
    assert table.told("collided") == [(5, 1)]
    assert (table.where("red_wizard"), table.captor("red_wizard")) == (None, "blue")


@pytest.mark.rule("TAC-CAP-07")
def test_a_captured_unit_neither_reacts_nor_counters():
    red = {"beast": ("sable", "k13"), "rogue": ("nim", "a1")}
    table = Table({"fighter": ("hild", "l13")}, red, health={"red_beast": 2})
    table.play("melee blue_fighter red_beast")
    assert (table.captor("red_beast"), table.health("blue_fighter")) == ("blue", 12)
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CAP-07")
def test_a_unit_captured_by_a_collision_does_not_counter(dice):
    dice(KNOCK, KNOCK)
    red = {"rogue": ("nim", "k13"), "beast": ("rakk", "j13")}
    table = Table({"fighter": ("hild", "l13")}, red, health={"red_rogue": 3})
    table.play("melee blue_fighter red_rogue", "yes")
    assert (table.captor("red_rogue"), table.asked) == ("blue", "blue act")


@pytest.mark.rule("TAC-CAP-08")
def test_a_counter_that_captures_the_attacker_leaves_the_other_units_the_actions_left():
    blue = {"fighter": ("hild", "e4"), "rogue": ("nim", "a1")}
    table = Table(blue, red={"beast": ("rakk", "f4")}, health={"blue_fighter": 3})
    table.play("melee blue_fighter red_beast", "no", "counter melee")
    assert table.captor("blue_fighter") == "red"
    assert (table.asked, table.g.actions) == ("blue act", 2)
    with pytest.raises(IllegalChoice):
        table.play("move blue_fighter d4")
    table.play("move blue_rogue a2")


@pytest.mark.rule("TAC-CAP-09")
def test_one_attack_that_captures_several_units_gives_the_attacker_all_their_cards():
    red = {"fighter": ("hild", "f4"), "beast": ("rakk", "d4"), "rogue": ("nim", "a1")}
    green = {"wizard": ("saffir", "f5"), "rogue": ("nim", "m1")}
    health = {"red_fighter": 1, "red_beast": 1, "green_wizard": 1}
    table = Table({"wizard": ("thessal", "e4")}, red, green, health=health)
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert [table.captor(name) for name in health] == ["blue"] * 3
    assert table.captor("red_rogue") is None
