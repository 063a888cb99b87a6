"""Control Areas: who has the majority, and when flags are triggered, advance and are taken."""

import pytest

from games.tactics.table import KNOCK, MISS, Table
from gonfalon.games.tactics.phases import turn
from gonfalon.games.tactics.rules.zones import CONTROL

# The Hill's spaces are i10 j10 h11 i11 j11 i12, its Trigger Space is i11; the Ford's is b7, the Crown's j4.
FORD, CROWN, HILL = range(3)
ON_TRIGGER, IN_HILL, IN_HILL_TOO = "i11", "h11", "j10"
AWAY = {"beast": ("rakk", "a1")}


def two(fighter: str, beast: str) -> dict[str, tuple[str, str]]:
    """A squad of two, on these spaces."""
    return {"fighter": ("hild", fighter), "beast": ("brugh", beast)}


def at_turn(*squads: dict[str, tuple[str, str]], hill: int = 0, **more) -> Table:
    """The start of blue's turn, with the Hill's flag so far along."""
    return Table(*squads, phase="turn", **{"flags": (0, 0, hill), **more})


# ------------------------------------------------------------------------- majority


@pytest.mark.rule("TAC-ZON-03")
def test_the_majority_is_more_units_than_each_other_player_separately():
    table = at_turn(two("h11", "j10"), {"rogue": ("nim", "i12")}, {"wizard": ("saffir", "j11")}, hill=1)
    assert table.g.flags == (0, 0, 2)


@pytest.mark.rule("TAC-ZON-04")
def test_a_tie_for_most_units_gives_nobody_the_majority():
    table = at_turn(two("h11", "j10"), two("i12", "i11"), {"wizard": ("saffir", "j11")}, hill=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("green act", (0, 0, 1))


@pytest.mark.rule("TAC-ZON-05")
def test_the_unit_on_the_trigger_space_counts_for_the_majority():
    table = at_turn(two(ON_TRIGGER, IN_HILL), {"rogue": ("nim", IN_HILL_TOO)})
    assert table.g.flags == (0, 0, 1)


# --------------------------------------------------------------- triggering an area


@pytest.mark.rule("TAC-ZON-06")
@pytest.mark.parametrize(
    ("red", "flag"), [({"rogue": ("nim", "j10")}, 1), (two("j10", "i12"), 0)], ids=["majority", "tie"]
)
def test_a_unit_on_the_trigger_space_and_the_majority_trigger_an_area(red, flag):
    table = at_turn(two(ON_TRIGGER, IN_HILL), red)
    assert table.g.flags == (0, 0, flag)


@pytest.mark.rule("TAC-ZON-07")
@pytest.mark.parametrize("red", [AWAY, {"beast": ("rakk", ON_TRIGGER)}], ids=["empty", "enemy"])
def test_before_that_a_majority_without_the_trigger_space_does_nothing(red):
    table = at_turn(two(IN_HILL, IN_HILL_TOO), red)
    assert table.g.flags == (0, 0, 0)


@pytest.mark.rule("TAC-ZON-08")
def test_a_triggered_area_stays_triggered_with_the_trigger_space_empty():
    table = at_turn(two(ON_TRIGGER, "a13"), AWAY)
    assert table.g.flags == (0, 0, 1)
    table.play("move blue_fighter h11", "end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 2))


@pytest.mark.rule("TAC-ZON-10")
def test_triggering_is_the_only_advance_of_its_turn():
    table = at_turn(two(ON_TRIGGER, IN_HILL), AWAY)
    assert table.g.flags == (0, 0, 1)
    table.play("end")
    assert (table.asked, table.told("flag")) == ("red act", [(0, HILL, 1)])


# ----------------------------------------------------------------- advancing flags


@pytest.mark.rule("TAC-ZON-09")
@pytest.mark.parametrize("reached", [1, 2])
def test_a_triggered_area_advances_by_exactly_one_for_the_majority(reached):
    table = at_turn(two(IN_HILL, ON_TRIGGER), AWAY, hill=reached)
    assert table.g.flags == (0, 0, reached + 1)


@pytest.mark.rule("TAC-ZON-11")
def test_flags_advance_only_on_the_turn_of_the_player_with_the_majority():
    table = at_turn({"rogue": ("nim", "a13")}, two(IN_HILL, ON_TRIGGER), hill=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end")
    assert (table.asked, table.g.flags) == ("red act", (0, 0, 2))
    table.play("end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 2))


@pytest.mark.rule("TAC-ZON-12")
def test_several_areas_may_be_triggered_or_advanced_at_once():
    blue = {"fighter": ("hild", "b7"), "wizard": ("saffir", "i4"), "beast": ("brugh", "i10")}
    table = at_turn(blue, AWAY, flags=(0, 1, 1))
    assert table.g.flags == (1, 2, 2)


@pytest.mark.rule("TAC-ZON-13")
def test_progress_made_by_anyone_is_kept_when_the_majority_passes():
    table = at_turn({"rogue": ("nim", IN_HILL)}, two(IN_HILL_TOO, ON_TRIGGER), hill=2)
    assert table.g.flags == (0, 0, 2)
    table.play("end")
    assert (table.g.flags, table.g.secured) == ((0, 0, CONTROL), (-1, -1, 1))


@pytest.mark.rule("TAC-ZON-14")
def test_moving_in_counts_only_if_it_lasts_until_the_start_of_a_turn():
    red = {"rogue": ("nim", "j12"), "beast": ("brugh", "a1")}
    table = at_turn(two("h10", "a13"), red, hill=1)
    table.play("move blue_fighter h11")
    assert table.g.flags == (0, 0, 1)
    table.play("end", "move red_rogue j11", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 1))
    table.play("move blue_beast a12", "end", "move red_rogue j12", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 2))


@pytest.mark.rule("TAC-ZON-14")
def test_the_majority_may_change_by_knock_back(dice):
    dice(KNOCK, MISS)
    table = at_turn(two("j11", "a13"), {"beast": ("rakk", "j10")}, hill=1)
    assert table.g.flags == (0, 0, 1)
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.where("red_beast"), table.g.flags) == ("j9", (0, 0, 1))
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 2))


@pytest.mark.rule("TAC-ZON-14")
def test_the_majority_may_change_by_capture():
    red = {"rogue": ("nim", "j10"), "beast": ("rakk", "a1")}
    table = at_turn(two("j11", "a13"), red, hill=1, health={"red_rogue": 2})
    table.play("melee blue_fighter red_rogue")
    assert (table.captor("red_rogue"), table.g.flags) == ("blue", (0, 0, 1))
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 2))


@pytest.mark.rule("TAC-ZON-15")
@pytest.mark.parametrize(
    ("blue", "red"),
    [(two("a13", "b13"), two("a1", "b1")), (two("a13", ON_TRIGGER), two("a1", IN_HILL))],
    ids=["empty", "tied"],
)
def test_the_flag_of_an_empty_or_tied_area_does_not_move(blue, red):
    table = at_turn(blue, red, hill=1)
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 1))


# -------------------------------------------------------------------- taking a flag


@pytest.mark.rule("TAC-ZON-17")
def test_the_active_player_with_the_majority_takes_the_flag_that_reaches_control():
    table = at_turn(AWAY, two(ON_TRIGGER, IN_HILL), {"rogue": ("nim", "j10")}, hill=2, active="red")
    assert (table.g.flags, table.g.secured) == ((0, 0, CONTROL), (-1, -1, 1))


@pytest.mark.rule("TAC-ZON-18")
def test_a_taken_flag_stays_with_its_owner_and_its_area_has_no_further_effect():
    squads = two(ON_TRIGGER, IN_HILL), AWAY, {"rogue": ("nim", "m1")}
    table = at_turn(*squads, hill=CONTROL, secured=(-1, -1, 2))
    assert (table.g.flags, table.g.secured) == ((0, 0, CONTROL), (-1, -1, 2))
    table.play("end", "end", "end")
    assert (table.asked, table.g.secured, table.told("flag")) == ("blue act", (-1, -1, 2), [])


@pytest.mark.rule("TAC-ZON-19")
@pytest.mark.parametrize("seat", [0, 1])
def test_flags_are_checked_on_each_players_first_turn(seat):
    squads = [AWAY, AWAY]
    squads[seat] = two(ON_TRIGGER, IN_HILL)
    table = Table(*squads)
    table.g.turn = seat
    turn(table.g, seat)
    assert (table.g.turn, table.g.flags) == (seat + 1, (0, 0, 1))


@pytest.mark.rule("TAC-ZON-19")
def test_flags_are_checked_on_the_last_turns():
    table = at_turn(two(ON_TRIGGER, IN_HILL), two("b7", "b8"), flags=(2, 0, 2))
    assert (table.g.ending, table.g.secured) == (0, (-1, -1, 0))
    table.play("end")
    assert (table.asked, table.g.secured) == ("red act", (1, -1, 0))
