"""Inside a dungeon: actions, kinds of space, coming out (TAC-DUN)."""

from __future__ import annotations

import pytest

from games.tactics.rules.caves import (
    FAR,
    FOUR,
    cave,
    check_boxes,
    covered,
    points_left,
    solo,
    spaces_of,
)
from games.tactics.table import KNOCK, MISS, MISS_KNOCK, POWER
from gonfalon.core import bits
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import DUNGEONS, UNIT_FACES
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.dungeons.crystals import ways_out
from gonfalon.games.tactics.rules.movement import destinations

# ---------------------------------------------------------------- actions inside


@pytest.mark.rule("TAC-DUN-15")
def test_moves_inside_cost_actions_and_the_limits_of_a_unit_hold():
    table = solo({"fighter": ("hild", "8x1-a1"), "beast": ("luma", "a1"), "rogue": ("nim", "b1")})
    table.play("move blue_fighter 8x1-b1", "stay")
    assert (table.g.actions, table.why_not("move blue_fighter 8x1-a1")) == (2, "TAC-ACT-05")
    assert not table.spaces("move", "blue_fighter")


@pytest.mark.rule("TAC-DUN-15")
def test_a_unit_stays_inside_from_turn_to_turn():
    table = solo({"fighter": ("hild", "8x1-a1"), "beast": ("luma", "a1")}, FOUR)
    table.play("move blue_fighter 8x1-b1", "stay", "end")
    while table.asked != "blue act":
        table.play(table.options()[-1])
    assert table.where("blue_fighter") == "8x1-b1"
    assert table.spaces("move", "blue_fighter") == {"8x1-a1", "8x1-c1"}
    assert spaces_of(table.g.realm.closed) == covered("8x1")


@pytest.mark.rule("TAC-DUN-17")
def test_there_is_no_way_out_but_the_crystal():
    table = solo({"fighter": ("hild", "8x1-a1")})
    assert table.spaces("move", "blue_fighter") == {"8x1-b1"}
    assert table.why_not("move blue_fighter h3") == "TAC-DUN-17"
    assert not table.offered("move blue_fighter h3")


@pytest.mark.rule("TAC-DUN-17")
@pytest.mark.parametrize(("unit", "card"), [("fighter", "hild"), ("rogue", "nim"), ("beast", "luma")])
def test_a_unit_that_its_class_keeps_from_the_crystal_is_stuck(unit, card):
    table = solo({unit: (card, "2x2-a2"), "wizard": ("saffir", "a1")}, hands={"blue": ("forced_march",)})
    assert not table.spaces("move", f"blue_{unit}")
    assert f"march blue_{unit}" not in table.options()


@pytest.mark.rule("TAC-DUN-18", "TAC-SOL-25")
def test_when_the_unit_inside_is_captured_all_is_as_before(dice):
    """Sylvar's death frees the 3x2 dungeon: the next one starts at its Entrance."""
    table = solo({"rogue": ("sylvar", "3x2-c2"), "fighter": ("hild", "d11")}, health={"blue_rogue": 2})
    dice(MISS, POWER, POWER)
    table.play("move blue_rogue 3x2-b2")
    assert (table.where("blue_rogue"), table.captor("blue_rogue"), table.g.green) == (None, None, 0)
    assert (table.g.map, table.asked) == ("standard", "blue act")
    table.play("move blue_fighter 3x2-c2", "stay")
    assert table.where("blue_fighter") == "3x2-c2"


@pytest.mark.rule("TAC-DUN-18", "TAC-SOL-25")
def test_when_the_last_unit_is_captured_inside_the_game_is_lost_and_the_boxes_are_closed(dice):
    table = solo({"rogue": ("sylvar", "3x2-c2")}, health={"blue_rogue": 2})
    dice(MISS, MISS, MISS)
    table.play("move blue_rogue 3x2-b2")
    assert (table.match.over, table.g.won, table.g.map) == (True, 0, "standard")
    check_boxes(table.g)


def test_a_unit_captured_inside_ends_no_move():
    """Luma would heal an ally where she ends her Move: not if she is captured on the way."""
    table = solo(
        {"beast": ("luma", "3x2-c2"), "fighter": ("hild", "8x5-h5")},
        enemy_deck=("warcry",),
        health={"blue_beast": 2, "blue_fighter": 1},
    )
    table.play("move blue_beast 3x2-c1")
    assert (table.where("blue_beast"), table.health("blue_fighter"), table.asked) == (None, 1, "blue act")


@pytest.mark.rule("TAC-DUN-19")
def test_after_what_a_space_does_the_unit_may_go_on_or_stay(dice):
    table = solo({"fighter": ("hild", "8x1-b1")}, enemy_deck=("blink",))
    dice(POWER, POWER, MISS)
    table.play("move blue_fighter 8x1-c1")
    assert (table.asked, table.match.asks[0].about) == ("blue delve", (0, 2))
    assert table.options() == ["go blue_fighter 8x1-b1", "go blue_fighter 8x1-d1", "stay"]
    table.play("go blue_fighter 8x1-d1", "stay")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-d1", "blue act")


@pytest.mark.rule("TAC-DUN-19")
def test_without_points_the_move_is_over(dice):
    table = solo({"fighter": ("hild", "8x1-a1")}, enemy_deck=("blink",))
    dice(POWER, POWER, POWER)
    table.play("move blue_fighter 8x1-b1", "go blue_fighter 8x1-c1", "go blue_fighter 8x1-d1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-d1", "blue act")


@pytest.mark.rule("TAC-DUN-20")
def test_a_space_does_what_it_does_each_time_it_is_entered(dice):
    table = solo({"fighter": ("hild", "8x1-b1")})
    dice(MISS, POWER, POWER, MISS, MISS, POWER)
    table.play("move blue_fighter 8x1-c1", "go blue_fighter 8x1-b1", "go blue_fighter 8x1-c1")
    assert table.health("blue_fighter") == 12 - 2 - 4


@pytest.mark.rule("TAC-DUN-20")
def test_a_space_does_nothing_to_a_unit_that_begins_its_move_there():
    table = solo({"fighter": ("hild", "8x1-c1")})
    table.play("move blue_fighter 8x1-b1", "stay")
    assert table.health("blue_fighter") == 12


# ---------------------------------------------------------------- kinds of space


@pytest.mark.rule("TAC-DUN-21")
def test_the_entrance_has_no_other_effect():
    table = solo({"fighter": ("hild", "8x1-b1")})
    table.play("move blue_fighter 8x1-a1")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), points_left(table)) == ("8x1-a1", 12, 2)


@pytest.mark.rule("TAC-DUN-22")
def test_a_plain_space_costs_one():
    table = solo({"fighter": ("hild", "5x4-e1")})
    table.play("move blue_fighter 5x4-d1")
    assert (table.health("blue_fighter"), points_left(table)) == (12, 2)


@pytest.mark.rule("TAC-DUN-23")
def test_water_costs_one_more_to_enter_and_nothing_more_to_leave():
    table = solo({"fighter": ("hild", "5x4-d3")})
    table.play("move blue_fighter 5x4-c3")
    assert points_left(table) == 3 - 2
    table.play("go blue_fighter 5x4-d3")
    assert (table.where("blue_fighter"), table.asked) == ("5x4-d3", "blue act")


@pytest.mark.rule("TAC-DUN-23")
def test_with_one_point_left_water_is_too_dear():
    table = solo({"fighter": ("hild", "5x4-e2")})
    table.play("move blue_fighter 5x4-e3", "go blue_fighter 5x4-d3")
    assert table.options() == ["go blue_fighter 5x4-e3", "stay"]


@pytest.mark.rule("TAC-DUN-23")
@pytest.mark.parametrize(("unit", "card"), [("wizard", "nerissa"), ("beast", "skarn")])
def test_those_whom_water_costs_nothing_more_wade_inside_too(unit, card):
    table = solo({unit: (card, "5x4-d3")})
    points = UNIT_FACES[table.g.card[UNIT.parse(f"blue_{unit}")]].movement
    table.play(f"move blue_{unit} 5x4-c3")
    assert points_left(table) == points - 1


@pytest.mark.rule("TAC-DUN-26")
@pytest.mark.parametrize(
    ("card", "faces"), [("hild", (MISS, KNOCK)), ("aldous", (KNOCK,)), ("grumm", (MISS_KNOCK,) * 3)]
)
def test_one_knock_back_symbol_clears_a_cave_in(dice, card, faces):
    """As many dice as the unit rolls for Knock Back: 2, 1 and 3. The space then costs 1."""
    table = solo({"fighter": (card, "8x1-e1")}, enemy_deck=("blink",))
    dice(*faces)
    table.play("move blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-f1", 2)
    assert len(table.told("rolled")[0]) == 2 + len(faces)


@pytest.mark.rule("TAC-DUN-27")
def test_without_a_symbol_two_points_are_lost_and_one_may_try_again(dice):
    table = solo({"fighter": ("hild", "8x1-e1")})
    dice(MISS, POWER)
    table.play("move blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-e1", 1)
    dice(KNOCK, MISS)
    table.play("go blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-f1", "blue act")


@pytest.mark.rule("TAC-DUN-27")
def test_with_one_point_left_a_failure_brings_it_to_zero(dice):
    table = solo({"fighter": ("hild", "8x1-e1")})
    dice(MISS, MISS, MISS, MISS)
    table.play("move blue_fighter 8x1-f1", "go blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-e1", "blue act")
    assert table.told("stuck") == [(0, 1), (0, 0)]


@pytest.mark.rule("TAC-DUN-28")
@pytest.mark.parametrize(
    ("faces", "lost"), [((POWER, KNOCK, POWER), 0), ((MISS, POWER, KNOCK), 2), ((MISS, MISS_KNOCK, KNOCK), 4)]
)
def test_a_trap_costs_two_health_for_each_miss_of_three_dice(dice, faces, lost):
    table = solo({"fighter": ("hild", "3x2-c2")})
    dice(*faces)
    table.play("move blue_fighter 3x2-b2")
    assert (table.health("blue_fighter"), table.where("blue_fighter")) == (12 - lost, "3x2-b2")
    assert len(table.told("lost")) == bool(lost)


@pytest.mark.rule("TAC-DUN-30")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "hild"), ("wizard", "orsk"), ("rogue", "nim"), ("beast", "luma")]
)
def test_a_locked_door_opens_to_rogues_only(unit, card):
    table = solo({unit: (card, "3x2-b2")})
    assert table.offered(f"move blue_{unit} 3x2-b1") == (unit == "rogue")
    assert table.why_not(f"move blue_{unit} 3x2-b1") == (None if unit == "rogue" else "TAC-DUN-30")


@pytest.mark.rule("TAC-DUN-31")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "hild"), ("wizard", "orsk"), ("rogue", "nim"), ("beast", "luma")]
)
def test_a_magic_barrier_opens_to_wizards_only(unit, card):
    table = solo({unit: (card, "2x2-a2")})
    assert table.offered(f"move blue_{unit} 2x2-a1") == (unit == "wizard")
    assert table.why_not(f"move blue_{unit} 2x2-a1") == (None if unit == "wizard" else "TAC-DUN-31")


@pytest.mark.rule("TAC-DUN-31")
def test_each_entry_of_a_barrier_costs_two_mana():
    table = solo({"wizard": ("orsk", "2x2-a2")}, supply={"blue_wizard": 5})
    table.play("move blue_wizard 2x2-a1")
    assert (table.supply("blue_wizard"), points_left(table)) == (3, 2)
    table.play("go blue_wizard 2x2-a2", "go blue_wizard 2x2-a1")
    assert (table.where("blue_wizard"), table.supply("blue_wizard")) == ("2x2-a1", 1)


@pytest.mark.rule("TAC-DUN-31")
def test_with_less_than_two_mana_the_barrier_stays_shut():
    table = solo({"wizard": ("orsk", "2x2-a2")}, supply={"blue_wizard": 1})
    assert not table.offered("move blue_wizard 2x2-a1")
    assert table.why_not("move blue_wizard 2x2-a1") == "TAC-DUN-31"


def test_walls_are_never_entered():
    table = solo({"wizard": ("orsk", "2x2-a2")})
    assert table.spaces("move", "blue_wizard") == {"2x2-a1"}
    assert solo({"rogue": ("nim", "5x4-c1")}).spaces("move", "blue_rogue") == {"5x4-b1", "5x4-d1"}


def test_steps_inside_do_not_lead_over_the_edge():
    """At the end of a row the next number is the first space of the row below."""
    assert solo({"rogue": ("nim", "5x4-e1")}).spaces("move", "blue_rogue") == {"5x4-d1", "5x4-e2"}
    assert solo({"rogue": ("nim", "5x4-a2")}).spaces("move", "blue_rogue") == {"5x4-a1", "5x4-a3"}


# -------------------------------------------------------------------- coming out


@pytest.mark.rule("TAC-DUN-32", "TAC-DUN-33", "TAC-DUN-38")
def test_at_the_crystal_the_unit_leaves_and_the_boxes_go_back():
    table = solo({"rogue": ("nim", "5x4-a2")}, time=7)
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9")
    assert (table.where("blue_rogue"), table.g.map) == ("l9", "standard")
    assert spaces_of(table.g.realm.portals) >= {"h9", "l9", "f11"}
    assert [each.id for n, each in enumerate(DUNGEONS) if table.g.green >> n & 1] == ["dungeon_5x4"]
    assert not table.offered("go blue_rogue 5x4-e1")


@pytest.mark.rule("TAC-DUN-34")
def test_the_player_chooses_among_the_free_portal_spaces_of_the_box():
    table = solo({"rogue": ("nim", "5x4-a2")})
    table.play("move blue_rogue 5x4-a1")
    assert (table.asked, table.options()) == ("blue leave", ["go blue_rogue l9", "go blue_rogue f11"])
    assert (table.where("blue_rogue"), spaces_of(table.g.realm.closed)) == ("5x4-a1", covered("5x4", "1x2"))


@pytest.mark.rule("TAC-DUN-34")
@pytest.mark.parametrize("whose", ["blue", "red"])
def test_an_occupied_portal_space_is_left_out(whose):
    beast = {"beast": ("vharra", "f11")}
    table = solo(
        {"rogue": ("nim", "5x4-a2"), **(beast if whose == "blue" else {})}, beast if whose == "red" else FAR
    )
    table.play("move blue_rogue 5x4-a1")
    assert table.where("blue_rogue") == "l9"


@pytest.mark.rule("TAC-DUN-35")
def test_with_all_portal_spaces_occupied_the_unit_comes_out_one_step_from_one_at_its_level():
    """d11 is on the scroll: c11, e11 and d12 are level with it, d10 is on the box."""
    table = solo({"rogue": ("nim", "3x2-b1")}, {"beast": ("vharra", "d11")})
    table.play("move blue_rogue 3x2-a1")
    assert set(table.options()) == {f"go blue_rogue {space}" for space in ("c11", "e11", "d12")}


@pytest.mark.rule("TAC-DUN-35")
def test_level_means_level_with_the_portal_space_not_with_the_scroll():
    """h9 is on the 5x4 box; i9 and h10 are level with it, h8 on the scroll is not."""
    table = solo({"rogue": ("nim", "1x2-a2")}, {"beast": ("vharra", "h9")})
    table.play("move blue_rogue 1x2-a1")
    assert set(table.options()) == {"go blue_rogue i9", "go blue_rogue h10"}


@pytest.mark.rule("TAC-DUN-35")
def test_if_there_is_no_such_space_the_nearest_at_the_same_level_is_taken():
    foes = {"beast": ("vharra", "h9"), "fighter": ("isaure", "i9"), "rogue": ("dagan", "h10")}
    table = solo({"rogue": ("nim", "1x2-a2")}, foes)
    assert spaces_of(ways_out(table.g, cave("1x2"))) == {"j9", "i10", "h11"}


@pytest.mark.rule("TAC-DUN-35")
def test_another_open_box_is_no_way_out():
    """Most free spaces level with h9 are on the 5x4 box; were that open too, e9 on another box is nearest."""
    table = solo({"rogue": ("nim", "a1")}, {"beast": ("vharra", "h9")})
    table.g.map = "standard+box_1x2+box_5x4"
    assert spaces_of(ways_out(table.g, cave("1x2"))) == {"e9"}


@pytest.mark.rule("TAC-DUN-36")
def test_leaving_is_free_and_the_unit_goes_on_with_the_points_left():
    """Nim has 5 points: 1 for the crystal, 4 left at h9."""
    table = solo({"rogue": ("nim", "1x2-a2")}, time=7)
    table.play("move blue_rogue 1x2-a1")
    assert (table.where("blue_rogue"), table.asked, table.match.asks[0].about) == ("h9", "blue go", (2, 4))
    assert table.offered("go blue_rogue h13")
    table.play("go blue_rogue h13")
    assert (table.where("blue_rogue"), table.g.actions) == ("h13", 2)


@pytest.mark.rule("TAC-DUN-36")
def test_without_points_left_the_move_ends_where_the_unit_comes_out():
    table = solo({"wizard": ("orsk", "k7")}, time=7)
    table.play("move blue_wizard 2x2-a2", "go blue_wizard 2x2-a1", "go blue_wizard 2x2-b1", "yes")
    assert (table.where("blue_wizard"), table.asked) == ("k7", "blue act")


@pytest.mark.rule("TAC-DUN-36")
def test_with_the_points_left_the_next_dungeon_may_be_entered():
    table = solo({"rogue": ("nim", "1x2-a2")}, time=7)
    table.play("move blue_rogue 1x2-a1", "go blue_rogue 5x4-e1")
    assert (table.where("blue_rogue"), points_left(table)) == ("5x4-e1", 5 - 1 - 1 - 1)


@pytest.mark.python_only("changes a map, whose fields are constants when compiled")
@pytest.mark.rule("TAC-DUN-36")
def test_coming_out_is_no_move_and_no_village_helps(monkeypatch):
    """Were there a Village at h9, where the unit is put."""
    table = solo({"rogue": ("nim", "1x2-a2")}, health={"blue_rogue": 1}, time=7)
    realm = REALMS["standard"]
    monkeypatch.setattr(realm, "villages", realm.villages | 1 << NAMES.index("h9"))
    monkeypatch.setattr(realm, "village_list", tuple(bits(realm.villages)))
    table.play("move blue_rogue 1x2-a1", "stay")
    assert (table.where("blue_rogue"), table.health("blue_rogue"), table.told("village")) == ("h9", 1, [])


@pytest.mark.rule("TAC-DUN-36")
def test_a_forced_march_goes_on_outside_as_it_began():
    """Climbing costs nothing more on a Forced March: from h9 up to g9 and g10 on the 1x2 box."""
    table = solo({"fighter": ("hild", "1x2-a2")}, time=7, hands={"blue": ("forced_march",)})
    table.play("march blue_fighter", "go blue_fighter 1x2-a1")
    assert (table.asked, table.match.asks[0].about) == ("blue go", (0, 5))
    plain = solo({"fighter": ("hild", "h9")})
    fighter = UNIT.parse("blue_fighter")
    eased = destinations(plain.g, fighter, 5, 3) & ~(1 << NAMES.index("1x2-a2"))
    assert table.spaces("go", "blue_fighter") == spaces_of(eased)
    assert eased != destinations(plain.g, fighter, 5, 0) & ~(1 << NAMES.index("1x2-a2"))
