"""The six crystals: what each does, when, and who decides (TAC-DUN-32 to 40, TAC-COO-16)."""

import pytest

from games.tactics.table import POWER, Table
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import DUNGEONS, UNIT_FACES
from gonfalon.games.tactics.rules.dungeons.crystals import CRYSTALS

FAR = {"beast": ("vharra", "m13")}
FOUR = {
    "fighter": ("isaure", "a13"),
    "wizard": ("malkor", "c13"),
    "rogue": ("dagan", "l13"),
    "beast": ("vharra", "m13"),
}
FIVE = ("1x2", "2x2", "3x2", "8x1", "5x4")


def solo(blue, red=FAR, **more):
    return Table(blue=blue, red=red, mode="solo", **more)


def coop(blue, red, **more):
    green, yellow = {"beast": ("vharra", "m13")}, {"beast": ("skarn", "l13")}
    return Table(blue=blue, red=red, green=green, yellow=yellow, mode="coop", **more)


def green(table):
    return {each.id.removeprefix("dungeon_") for n, each in enumerate(DUNGEONS) if table.g.green >> n & 1}


def test_every_effect_printed_on_a_dungeon_card_is_known():
    assert {effect.op for each in DUNGEONS for effect in each.effects} == set(CRYSTALS)


# ----------------------------------------------------------------- the choice


@pytest.mark.rule("TAC-DUN-37")
def test_the_effect_is_used_after_leaving_and_before_moving_on():
    table = solo({"rogue": ("nim", "1x2-a2")})
    table.play("move blue_rogue 1x2-a1")
    assert (table.where("blue_rogue"), table.asked, table.options()) == ("h9", "blue crystal", ["yes", "no"])
    table.play("yes")
    assert (table.g.time, table.asked) == (6, "blue go")


@pytest.mark.rule("TAC-DUN-37", "TAC-DUN-38")
def test_an_effect_declined_is_lost():
    table = solo({"rogue": ("nim", "1x2-a2")})
    table.play("move blue_rogue 1x2-a1", "no", "stay")
    assert (table.g.time, table.asked, green(table)) == (5, "blue act", {"1x2"})
    assert not [line for line in table.options() if line in ("yes", "no")]


@pytest.mark.rule("TAC-DUN-37", "TAC-SOL-27")
def test_an_effect_that_can_do_nothing_is_lost():
    table = solo({"rogue": ("nim", "1x2-a2")}, time=7)
    table.play("move blue_rogue 1x2-a1")
    assert (table.asked, table.g.time, green(table)) == ("blue go", 7, {"1x2"})


@pytest.mark.rule("TAC-DUN-38")
def test_the_card_is_turned_to_its_green_face_for_good():
    table = solo({"rogue": ("nim", "1x2-a2")})
    table.play("move blue_rogue 1x2-a1", "yes")
    assert green(table) == {"1x2"}
    assert not table.offered("go blue_rogue 1x2-a2")
    assert table.offered("go blue_rogue 5x4-e1")


# ---------------------------------------------------------------- one by one


def test_the_crystal_of_hours_moves_the_time_token_back():
    table = solo({"beast": ("luma", "1x2-a2")}, time=3)
    table.play("move blue_beast 1x2-a1", "yes", "stay")
    assert table.g.time == 4


def test_the_crystal_of_sorcery_refills_all_units_wherever_they_are():
    blue = {
        "wizard": ("orsk", "2x2-a1"),
        "rogue": ("nim", "3x2-c2"),
        "fighter": ("hild", "a1"),
        "beast": ("luma", "b1"),
    }
    table = solo(blue, supply={"blue_wizard": 1, "blue_rogue": 0, "blue_fighter": 1}, health={"blue_rogue": 2})
    table.play("move blue_wizard 2x2-b1", "yes", "stay")
    assert [table.supply(f"blue_{name}") for name in ("wizard", "rogue", "fighter", "beast")] == [6, 4, 2, 0]
    assert table.health("blue_rogue") == 2


def test_the_crystal_of_sorcery_refills_the_mana_its_barrier_cost():
    table = solo({"wizard": ("orsk", "2x2-a2")}, supply={"blue_wizard": 2})
    table.play("move blue_wizard 2x2-a1", "go blue_wizard 2x2-b1", "yes", "stay")
    assert (table.where("blue_wizard"), table.supply("blue_wizard")) == ("k7", 6)


def storm(**more):
    table = solo({"rogue": ("nim", "3x2-b1")}, FOUR, **more)
    table.play("move blue_rogue 3x2-a1", "yes")
    return table


def test_the_crystal_of_storms_takes_three_health_of_any_enemy_on_the_map():
    table = storm()
    assert (table.asked, table.options()) == (
        "blue storm",
        ["choose red_fighter", "choose red_wizard", "choose red_rogue", "choose red_beast"],
    )
    before = table.health("red_beast")
    table.play("choose red_beast", "stay")
    assert (table.health("red_beast"), table.g.time) == (before - 3, 5)


@pytest.mark.rule("TAC-SOL-26")
def test_an_enemy_unit_that_the_storm_captures_gives_time_and_is_replaced_at_once():
    table = storm(health={"red_beast": 3}, time=3)
    table.play("choose red_beast")
    assert (table.g.time, table.told("captured")) == (5, [(UNIT.parse("red_beast"), UNIT.parse("blue_rogue"))])
    assert len(table.told("replaced")) == 1
    assert table.where("red_beast") is not None
    assert table.health("red_beast") == UNIT_FACES[table.g.card[UNIT.parse("red_beast")]].health
    assert table.asked == "blue go"


@pytest.mark.rule("TAC-DUN-38")
def test_whom_a_card_moves_on_during_the_storm_does_not_come_in_again():
    """Momentum gives a free move for the capture: the dungeon just left is closed by then."""
    table = storm(health={"red_beast": 1}, hands={"blue": ("momentum",)})
    table.play("choose red_beast", "tactic momentum")
    assert (table.asked, table.where("blue_rogue"), green(table)) == ("blue go", "d11", {"3x2"})
    assert not table.offered("go blue_rogue 3x2-c2")
    assert table.offered("go blue_rogue 5x4-e1")


def test_the_crystal_of_life_heals_all_units_wherever_they_are():
    blue = {
        "fighter": ("hild", "8x1-g1"),
        "rogue": ("nim", "3x2-c2"),
        "beast": ("luma", "b1"),
        "wizard": ("orsk", "a1"),
    }
    table = solo(blue, health={"blue_fighter": 1, "blue_rogue": 2, "blue_beast": 9})
    table.play("move blue_fighter 8x1-h1", "yes", "stay")
    assert [table.health(f"blue_{name}") for name in ("fighter", "rogue", "beast", "wizard")] == [4, 5, 10, 8]
    assert table.where("blue_fighter") == "h3"


def test_the_crystal_of_life_brings_no_captured_unit_back():
    table = solo({"fighter": ("hild", "8x1-g1")}, health={"blue_fighter": 1})
    table.play("move blue_fighter 8x1-h1", "yes", "stay")
    assert (table.health("blue_beast"), table.where("blue_beast")) == (0, None)


def test_the_crystal_of_return_brings_one_captured_unit_back():
    """With 5 Health and all its Ammo, on the Portal space that is still free."""
    table = solo({"rogue": ("nim", "5x4-a2")})
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "yes")
    assert (table.asked, table.options()) == (
        "blue return",
        [f"choose blue_{name}" for name in ("fighter", "wizard", "beast")],
    )
    table.play("choose blue_fighter", "stay")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), table.supply("blue_fighter")) == (
        "f11",
        5,
        2,
    )
    assert (table.g.time, table.where("blue_beast"), table.asked) == (5, None, "blue act")
    assert table.spaces("move", "blue_fighter")


@pytest.mark.rule("TAC-DUN-35")
def test_with_both_portal_spaces_taken_who_returns_stands_beside_one():
    table = solo({"rogue": ("nim", "5x4-a2")}, {"beast": ("vharra", "f11")})
    table.play("move blue_rogue 5x4-a1", "yes", "choose blue_fighter")
    assert (table.where("blue_rogue"), table.asked) == ("l9", "blue leave")
    spaces = {"f10", "f12", "e11", "l8", "l10", "m9"}
    assert set(table.options()) == {f"go blue_fighter {space}" for space in spaces}


def test_with_nobody_captured_the_crystal_of_return_gives_time():
    blue = {
        "rogue": ("nim", "5x4-a2"),
        "fighter": ("hild", "a1"),
        "wizard": ("orsk", "b1"),
        "beast": ("luma", "c1"),
    }
    table = solo(blue)
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "yes", "stay")
    assert (table.g.time, table.told("returned")) == (6, [])


def test_with_somebody_captured_it_gives_no_time():
    table = solo({"rogue": ("nim", "5x4-a2")})
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "no", "stay")
    assert (table.g.time, table.told("returned"), green(table)) == (5, [], {"5x4"})


@pytest.mark.rule("TAC-ACT-18")
def test_with_a_unit_returned_the_normal_limits_return():
    """A last unit may move three times, one of two may not."""
    table = solo({"rogue": ("nim", "5x4-a2")})
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "yes", "choose blue_fighter", "stay")
    assert table.why_not("move blue_rogue m9") == "TAC-ACT-05"


@pytest.mark.rule("TAC-SOL-23", "TAC-DUN-40", "TAC-SOL-18")
def test_the_crystal_of_glory_wins_the_game_at_once():
    table = solo({"fighter": ("hild", "8x5-h2")}, crystals=FIVE, time=1)
    table.play("move blue_fighter 8x5-h3")
    assert (table.match.over, table.g.won, green(table)) == (True, 1, {*FIVE, "8x5"})
    assert (table.g.time, table.told("left")) == (1, [])


@pytest.mark.rule("TAC-DUN-40", "TAC-SOL-18")
def test_five_crystals_are_no_victory():
    table = solo({"rogue": ("nim", "5x4-a2")}, FOUR, crystals=("1x2", "2x2", "3x2", "8x1"), time=1)
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "no", "stay")
    assert (green(table), table.match.over) == ({*FIVE}, False)
    table.play("end")
    assert (table.match.over, table.g.won) == (True, 0)


@pytest.mark.rule("TAC-DUN-39", "TAC-SOL-18")
def test_with_the_fifth_crystal_in_hand_the_last_dungeon_is_entered_in_the_same_move():
    table = solo({"rogue": ("nim", "1x2-a2")}, crystals=("2x2", "3x2", "8x1", "5x4"), time=7)
    table.play("move blue_rogue 1x2-a1")
    assert table.offered("go blue_rogue 8x5-a3")


# ------------------------------------------------------------------- for two


@pytest.mark.rule("TAC-COO-16")
def test_a_crystal_of_either_player_counts_for_both():
    table = coop({"beast": ("luma", "a1")}, {"rogue": ("nim", "1x2-a2")}, active="red", time=11)
    table.play("move red_rogue 1x2-a1", "stay")
    assert green(table) == {"1x2"}
    both = coop({"beast": ("luma", "h9")}, {"rogue": ("nim", "a1")}, crystals=("1x2",))
    assert both.why_not("move blue_beast 1x2-a2") == "TAC-DUN-04"


@pytest.mark.rule("TAC-COO-16")
def test_whose_unit_took_the_crystal_decides():
    table = coop({"beast": ("luma", "a1")}, {"rogue": ("nim", "1x2-a2")}, active="red", time=5)
    table.play("move red_rogue 1x2-a1")
    assert table.asked == "red crystal"
    table.play("yes")
    assert table.g.time == 6


@pytest.mark.rule("TAC-COO-16")
def test_the_units_of_both_players_are_healed_and_refilled():
    blue = {"fighter": ("hild", "8x1-g1")}
    table = coop(blue, {"rogue": ("nim", "3x2-c2")}, health={"red_rogue": 2})
    table.play("move blue_fighter 8x1-h1", "yes", "stay")
    assert table.health("red_rogue") == 5
    table = coop({"wizard": ("orsk", "2x2-a1")}, {"rogue": ("nim", "3x2-c2")}, supply={"red_rogue": 0})
    table.play("move blue_wizard 2x2-b1", "yes", "stay")
    assert table.supply("red_rogue") == 4


@pytest.mark.rule("TAC-COO-16")
def test_who_took_the_crystal_also_says_where_a_team_mates_unit_returns():
    """Blue brings red's Beast back, and blue is asked which of the spaces beside the taken Portals it is."""
    blue = {"rogue": ("nim", "5x4-a2"), "fighter": ("hild", "f11")}
    table = coop(blue, {"fighter": ("corvin", "a1")})
    table.play("move blue_rogue 5x4-a1", "yes", "choose red_beast")
    assert table.asked == "blue leave"
    table.play("go red_beast l10")
    assert (table.where("red_beast"), table.health("red_beast")) == ("l10", 5)


@pytest.mark.rule("TAC-COO-16")
def test_storms_may_strike_the_enemy_of_either_player():
    table = coop({"rogue": ("nim", "3x2-b1")}, {"fighter": ("corvin", "a1")})
    table.play("move blue_rogue 3x2-a1", "yes")
    assert table.options() == ["choose green_beast", "choose yellow_beast"]


def test_a_crystal_may_be_taken_by_a_free_move(dice):
    """Ysolde's spell lets an ally move, 2 points for each Power symbol; the Crystal of Hours is 1 step away."""
    table = solo({"wizard": ("ysolde", "a1"), "rogue": ("nim", "h9")}, supply={"blue_wizard": 2})
    dice(POWER)
    table.play("spell blue_wizard blue_rogue", "power 1", "go blue_rogue 1x2-a2", "go blue_rogue 1x2-a1", "yes")
    assert (table.g.time, table.where("blue_rogue"), table.asked) == (6, "h9", "blue act")
