"""Teams: secrets, Control Areas, the end and the scores (TAC-ALL)."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.tactics.rules.teams import BLUE, GREEN, RED, TEAM_MODES, YELLOW, team
from games.tactics.table import COLOURS, Squad, Table
from gonfalon.games.tactics.codes import UNIT

# ---------------------------------------------------------- secrets and counting


@pytest.mark.rule("TAC-VIS-03")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_team_mates_do_not_see_each_others_hands(mode):
    table = team({"beast": ("rakk", "a12")}, mode=mode, hands={"blue": ("momentum",), "green": ("bone_breaker",)})
    view = table.match.view({BLUE})
    assert view.state.hand == (table.g.hand[BLUE], (), (-1,), ())
    table.play("end", "end", "end")
    drawn = [fact for fact in table.match.view({BLUE}).log if fact[0] == "drew"]
    assert drawn == [("drew", BLUE, table.g.hand[BLUE][-1]), ("drew", RED), ("drew", GREEN)]


@pytest.mark.rule("TAC-ACT-17")
def test_units_in_play_are_counted_by_player_not_by_team():
    """With two units neither becomes Weakened, though the team mate has four more."""
    green = {"beast": ("luma", "m1"), "rogue": ("nim", "m2"), "fighter": ("hild", "l1"), "wizard": ("orsk", "l2")}
    table = team({"beast": ("rakk", "a12"), "rogue": ("oriel", "m12")}, green, {"beast": ("sable", "a9")})
    table.play("move blue_beast a10", "melee blue_beast red_beast", "no", "decline")
    assert not table.is_weakened("blue_beast")
    alone = team({"beast": ("rakk", "a12")}, green)
    alone.play("move blue_beast a11", "move blue_beast a12", "move blue_beast a11")
    assert alone.asked == "red act"


@pytest.mark.rule("TAC-ACT-17", "TAC-ACT-11")
def test_a_player_down_to_two_units_is_freed_of_weakened_and_the_team_mate_is_not():
    blue = {"beast": ("luma", "a12"), "rogue": ("nim", "a13"), "fighter": ("hild", "b13")}
    green = {"beast": ("brugh", "m1"), "rogue": ("vesna", "m2"), "fighter": ("aldous", "l1")}
    weakened = ("blue_rogue", "green_rogue")
    red = {"rogue": ("oriel", "a11")}
    table = team(blue, green, red, active="red", health={"blue_beast": 1}, weakened=weakened)
    table.play("melee red_rogue blue_beast")
    assert not table.is_weakened("blue_rogue")
    assert table.is_weakened("green_rogue")


@pytest.mark.rule("TAC-CAP-02", "TAC-SCO-03")
def test_a_captured_card_goes_to_the_player_who_captured_not_to_the_team_mate():
    table = team(
        {"beast": ("rakk", "a12")}, {"rogue": ("oriel", "a10")}, {"beast": ("sable", "a11")}, active="green"
    )
    table.g.health[UNIT.parse("red_beast")] = 1
    table.play("melee green_rogue red_beast")
    assert table.captor("red_beast") == "green"


@pytest.mark.rule("TAC-DIG-02", "TAC-CTR-03")
def test_the_owner_of_the_attacked_unit_decides_about_its_counter():
    green, red = {"beast": ("luma", "a11")}, {"beast": ("rakk", "a10")}
    table = team({"beast": ("brugh", "a12")}, green, red, active="red")
    table.play("melee red_beast green_beast", "no")
    assert table.asked == "green counter"


# ----------------------------------------------------------------- Control Areas


# The Hill's spaces are i10 j10 h11 i11 j11 i12, its Trigger Space is i11.
HILL = 2


def hill(blue: str = "", green: str = "", red: str = "", yellow: str = "", flag: int = 0, **more: Any) -> Table:
    """The start of blue's turn with units on these spaces of the Hill, and one of each colour elsewhere."""
    names = (("fighter", "hild"), ("rogue", "nim"), ("wizard", "saffir"))
    homes = {"blue": "a13", "red": "m13", "green": "m1", "yellow": "a1"}
    squads: dict[str, Any] = {}
    for (colour, home), spaces in zip(homes.items(), (blue, red, green, yellow), strict=True):
        units = {name: (card, space) for (name, card), space in zip(names, spaces.split(), strict=False)}
        squads[colour] = {"beast": ("brugh", home)} | units
    return team(**squads, phase="turn", flags=(0, 0, flag), **more)


@pytest.mark.rule("TAC-ALL-09")
@pytest.mark.parametrize(
    ("spaces", "flag"),
    [
        ({"blue": "i11", "green": "h11", "red": "j10"}, 1),
        ({"blue": "i11", "red": "j10"}, 0),
        ({"blue": "i11", "red": "j10", "yellow": "j11", "green": "h11"}, 0),
        ({"blue": "h11", "green": "i11"}, 0),
        ({"green": "i11 h11"}, 0),
    ],
    ids=["team majority", "tie", "tie of teams", "mate on the trigger", "nobody of one's own"],
)
def test_an_area_is_triggered_by_ones_own_unit_on_its_space_and_the_teams_majority(spaces, flag):
    assert hill(**spaces).g.flags == (0, 0, flag)


@pytest.mark.rule("TAC-ALL-10")
def test_a_flag_advances_on_the_turn_of_each_player_of_the_team_with_the_majority():
    table = hill(blue="h11", green="j10", red="i12", flag=1)
    assert table.told("flag") == [(BLUE, HILL, 2)]
    table.play("end", "end")
    assert (table.asked, table.told("flag")) == ("green act", [(BLUE, HILL, 2), (GREEN, HILL, 3)])


@pytest.mark.rule("TAC-ALL-10")
def test_a_flag_does_not_advance_for_a_player_without_a_unit_there():
    table = hill(green="h11 j10", red="i12", flag=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("green act", (0, 0, 2))


@pytest.mark.rule("TAC-ALL-11")
def test_equal_teams_advance_no_flag():
    """Blue alone has more units there than red or yellow, but not than both."""
    table = hill(blue="h11 j10", red="i12", yellow="i11", flag=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end", "end", "end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 1))


def result_of(table: Table) -> tuple[int, ...]:
    """End the game after blue's turn."""
    table.g.ending = RED
    table.play("end")
    assert table.match.over
    return table.match.result


@pytest.mark.rule("TAC-ALL-12")
def test_a_secured_flag_counts_once_for_the_whole_team():
    """Each side has two units; the flag's 5 points are worth more than 2 captured units, but not than 3."""
    table = hill(blue="h11", red="m12", flag=2)
    assert table.g.secured == (-1, -1, BLUE)
    for captured, result in ((2, (1, 2, 1, 2)), (3, (2, 1, 2, 1))):
        table = hill(blue="h11", red="m12", flag=2)
        captor = [-1] * 16
        captor[:captured] = [YELLOW] * captured
        table.g.captor = tuple(captor)
        assert result_of(table) == result


@pytest.mark.rule("TAC-ALL-13")
def test_the_end_is_triggered_by_three_flags_of_whichever_team():
    three = hill(blue="h11", flag=2, secured=(RED, GREEN, -1))
    assert three.told("last_turns") == [(BLUE,)]
    two = hill(blue="h11", flag=2, secured=(BLUE, -1, -1))
    assert (two.g.secured, two.told("last_turns")) == ((BLUE, -1, BLUE), [])


# ----------------------------------------------------------------------- the end


@pytest.mark.rule("TAC-ALL-14", "TAC-END-05", "TAC-END-06", "TAC-TRN-10")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_loss_of_one_players_last_unit_triggers_the_end_though_the_team_mate_has_more(mode):
    """Blue finishes its turn; red has none any more; green and yellow have one last turn each."""
    table = team(
        {"rogue": ("oriel", "a12"), "beast": ("rakk", "a13")},
        red={"beast": ("sable", "a11")},
        health={"red_beast": 1},
        mode=mode,
    )
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == [(BLUE,)]
    table.play("move blue_beast b13", "end")
    assert table.hand("blue") != []
    assert table.asked == "green act"
    table.play("end")
    assert table.asked == "yellow act"
    table.play("end")
    assert table.match.over
    assert [seat for seat, _ in table.told("turn")] == [GREEN, YELLOW]


@pytest.mark.rule("TAC-END-07")
def test_a_team_mate_may_still_secure_a_flag_at_the_start_of_the_last_turn():
    """Blue captures red's last unit; then green's turn begins with the Hill's flag on ROUND 2."""
    table = team(
        {"rogue": ("oriel", "a12")},
        {"beast": ("luma", "h11")},
        {"beast": ("sable", "a11")},
        flags=(0, 0, 2),
        health={"red_beast": 1},
    )
    table.play("melee blue_rogue red_beast", "end")
    assert (table.asked, table.g.secured) == ("green act", (-1, -1, GREEN))
    table.play("end", "end")
    assert table.told("scored") == [(BLUE, 2 + 2), (RED, 0), (GREEN, 2 + 5), (YELLOW, 2)]


@pytest.mark.rule("TAC-TRN-10")
@pytest.mark.parametrize(("green", "asked"), [({}, "red act"), ({"beast": ("luma", "m1")}, "green portal_used")])
def test_a_player_without_units_plays_no_card_though_the_team_mate_has_units(green, asked):
    """Red goes through a Portal, which green could twist, but for want of units it is left out of everything."""
    blue, red, yellow = {"beast": ("rakk", "a12")}, {"rogue": ("nim", "d11")}, {"beast": ("sable", "a1")}
    hands = {"green": ("twisted_portal",)}
    table = Table(blue, red, green, yellow, mode="competitive-team", active="red", hands=hands)
    table.play("move red_rogue l9")
    assert table.asked == asked
    if not green:
        table.play("end")
        assert (table.asked, table.hand("green")) == ("yellow act", ["twisted_portal"])


@pytest.mark.rule("TAC-END-08")
def test_a_second_trigger_by_the_team_mate_adds_no_turn():
    table = team(
        {"rogue": ("oriel", "a12")},
        {"rogue": ("oriel", "m2")},
        {"beast": ("sable", "a11")},
        {"beast": ("luma", "m1")},
        health={"red_beast": 1, "yellow_beast": 1},
    )
    table.play("melee blue_rogue red_beast", "end", "melee green_rogue yellow_beast")
    assert table.told("last_turns") == [(BLUE,)]
    table.play("end")
    assert table.match.over


@pytest.mark.rule("TAC-END-09")
def test_after_a_last_unit_lost_to_a_counter_the_team_mate_has_a_last_turn_too():
    table = team({"beast": ("luma", "a12")}, red={"beast": ("rakk", "a11")}, health={"blue_beast": 1})
    table.play("melee blue_beast red_beast", "no", "counter melee")
    order = []
    while not table.match.over:
        order.append(table.asked)
        table.play("end")
    assert order == ["red act", "green act", "yellow act"]


# ------------------------------------------------------------------------ scores


def end_of(
    *squads: Squad, captured: Mapping[str, str] | None = None, mode: str = "competitive-team", **more: Any
) -> Table:
    """A team game that ends with these units of blue, red, green and yellow."""
    table = Table(*squads, mode=mode, **more)
    captors = [-1] * 16
    for unit, captor in (captured or {}).items():
        captors[UNIT.parse(unit)] = COLOURS.index(captor)
    table.g.captor, table.g.ending = tuple(captors), (table.g.active + 1) % 4
    table.play("end")
    assert table.match.over
    return table


ONE = [{"beast": ("brugh", space)} for space in ("a12", "m1", "m13", "a1")]
WITH = {"rogue": ("nim", "l12")}


@pytest.mark.rule("TAC-ALL-16", "TAC-SCO-02", "TAC-SCO-03", "TAC-SCO-04", "TAC-SCO-05")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_a_team_scores_the_sum_of_its_players_units_captures_and_villages(mode):
    """Blue and green: 2 units (4), 2 captured (4), 1 Village (1), 9; red and yellow: 3 units (6), 1 captured, 8.

    Red has the most points of all players, and its team loses.
    """
    blue, red, green, yellow = {"beast": ("rakk", "g13")}, ONE[1] | WITH, ONE[2], ONE[3]
    captured = {"red_wizard": "blue", "yellow_rogue": "green", "blue_wizard": "red"}
    table = end_of(blue, red, green, yellow, captured=captured, mode=mode)
    assert table.told("scored") == [(BLUE, 5), (RED, 6), (GREEN, 4), (YELLOW, 2)]
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-06")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_first_tie_break_is_the_surviving_units_of_the_team(mode):
    """6 points each: 3 units against 2 and a captured one."""
    table = end_of(ONE[0], ONE[1], ONE[2] | WITH, ONE[3], captured={"blue_wizard": "yellow"}, mode=mode)
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-07")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_second_tie_break_is_the_captured_units_of_the_team(mode):
    """6 points and 2 units each: 1 captured unit against two Villages."""
    red, yellow = {"beast": ("brugh", "g1")}, {"beast": ("brugh", "g13")}
    table = end_of(ONE[0], red, ONE[2], yellow, captured={"red_wizard": "green"}, mode=mode)
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-10")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_last_tie_break_is_the_health_of_the_whole_team(mode):
    health = {"blue_beast": 2, "green_beast": 9, "red_beast": 5, "yellow_beast": 5}
    assert end_of(*ONE, health=health, mode=mode).match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-11", "TAC-SCO-12")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_teams_equal_in_everything_share_the_victory_and_a_player_without_units_wins_with_the_team(mode):
    assert end_of(*ONE, mode=mode).match.result == (1, 1, 1, 1)
    green = ONE[2] | {"rogue": ("nim", "l12"), "fighter": ("hild", "l13")}
    assert end_of({}, ONE[1], green, ONE[3], mode=mode, active="green").match.result == (1, 2, 1, 2)
