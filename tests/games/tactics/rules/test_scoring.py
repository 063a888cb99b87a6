"""Points and tie-breaks (SCO)."""

from collections.abc import Mapping

import pytest
from msgspec import structs

from games.tactics.table import COLOURS, Squad, Table
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import SCORING
from gonfalon.games.tactics.rules import scoring

BLUE, RED, GREEN = range(3)


def end_of(
    *squads: Squad,
    captured: Mapping[str, str] | None = None,
    secured: tuple[int, int, int] = (-1, -1, -1),
    health: Mapping[str, int] | None = None,
) -> Table:
    """A game that ends with these units on the map; `captured` says who holds the cards of others."""
    table = Table(*squads, secured=secured, health=health)
    captors = [-1] * (4 * len(squads))
    for unit, captor in (captured or {}).items():
        captors[UNIT.parse(unit)] = COLOURS.index(captor)
    table.g.captor, table.g.ending = tuple(captors), RED
    table.play("end")
    assert table.match.over
    return table


def scores(table: Table) -> list[int]:
    """The points told at the end, by seat."""
    return [points for _, points in table.told("scored")]


ONE = {"beast": ("rakk", "a1")}
OTHER = {"beast": ("sable", "m1")}


@pytest.mark.rule("TAC-SCO-01")
def test_each_flag_scores_five():
    assert scores(end_of(ONE, OTHER, secured=(BLUE, -1, -1))) == [2 + 5, 2]
    assert scores(end_of(ONE, OTHER, secured=(BLUE, RED, BLUE))) == [2 + 10, 2 + 5]


@pytest.mark.rule("TAC-SCO-02")
def test_each_surviving_unit_scores_two():
    assert scores(end_of({**ONE, "rogue": ("nim", "b1"), "wizard": ("orsk", "a2")}, OTHER)) == [6, 2]


@pytest.mark.rule("TAC-SCO-03")
def test_each_captured_enemy_scores_two():
    captured = {"red_fighter": "blue", "red_rogue": "blue", "blue_wizard": "red"}
    assert scores(end_of(ONE, OTHER, captured=captured)) == [2 + 4, 2 + 2]


@pytest.mark.rule("TAC-SCO-04")
def test_each_village_occupied_scores_one():
    blue = {"beast": ("rakk", "g1"), "rogue": ("nim", "m7")}
    assert scores(end_of(blue, {"beast": ("sable", "d7")})) == [4 + 2, 2 + 1]


@pytest.mark.rule("TAC-SCO-05")
def test_the_highest_total_wins():
    """1 flag, 3 surviving units, 2 captured units and 1 Village make 16."""
    blue = {"beast": ("rakk", "g1"), "rogue": ("nim", "b1"), "wizard": ("orsk", "a2")}
    red = {"beast": ("sable", "m1"), "rogue": ("nim", "m2"), "wizard": ("orsk", "l1"), "fighter": ("hild", "l2")}
    captured = {"green_fighter": "blue", "green_rogue": "blue"}
    table = end_of(blue, red, {"beast": ("luma", "m13")}, captured=captured, secured=(BLUE, -1, -1))
    assert scores(table) == [5 + 6 + 4 + 1, 8, 2]
    assert table.match.result == (1, 2, 3)


@pytest.mark.rule("TAC-SCO-06")
def test_the_first_tie_break_is_surviving_units():
    """14 points each; blue has 2 surviving units and more captured ones and Health, red has 3."""
    blue = {"beast": ("rakk", "a1"), "rogue": ("nim", "b1")}
    red = {"beast": ("sable", "m1"), "rogue": ("nim", "d7"), "wizard": ("orsk", "l1")}
    captured = {f"green_{name}": "blue" for name in ("fighter", "wizard", "rogue")}
    captured |= {"red_fighter": "blue", "yellow_rogue": "blue", "blue_wizard": "red"}
    table = end_of(
        blue,
        red,
        {"beast": ("luma", "m13")},
        {"beast": ("luma", "a13")},
        captured=captured,
        secured=(-1, RED, -1),
        health={"red_beast": 1, "red_rogue": 1, "red_wizard": 1},
    )
    assert scores(table)[:2] == [4 + 10, 6 + 5 + 2 + 1]
    assert table.match.result[:2] == (2, 1)


@pytest.mark.rule("TAC-SCO-07")
def test_the_second_tie_break_is_captured_units():
    """11 points with 2 units each; blue has captured 3 and holds a Village, red has a flag and 1 captured."""
    blue = {"beast": ("rakk", "g1"), "rogue": ("nim", "b1")}
    red = {"beast": ("brugh", "m1"), "fighter": ("hild", "m2")}
    captured = {"red_wizard": "blue", "red_rogue": "blue", "green_rogue": "blue", "blue_wizard": "red"}
    table = end_of(blue, red, {"beast": ("luma", "m13")}, captured=captured, secured=(-1, RED, -1))
    assert scores(table)[:2] == [4 + 6 + 1, 4 + 5 + 2]
    assert table.match.result[:2] == (1, 2)


@pytest.mark.python_only("puts other numbers in place of those that compiled rules hold by value")
@pytest.mark.rule("TAC-SCO-08")
def test_the_third_tie_break_is_flags(monkeypatch):
    """With 5 points for a flag and only 4 Villages it never comes to this; with 1 point for a flag it does."""
    monkeypatch.setattr(scoring, "SCORING", structs.replace(SCORING, flag=1))
    red = {"beast": ("brugh", "g1")}
    table = end_of(ONE, red, secured=(BLUE, -1, -1))
    assert scores(table) == [2 + 1, 2 + 1]
    assert table.match.result == (1, 2), "although red has more Health"


@pytest.mark.rule("TAC-SCO-10")
def test_the_fourth_tie_break_is_the_health_of_all_surviving_units():
    blue = {"beast": ("rakk", "a1"), "rogue": ("nim", "b1")}
    red = {"beast": ("sable", "m1"), "rogue": ("nim", "m2")}
    health = {"blue_beast": 4, "blue_rogue": 5, "red_beast": 8, "red_rogue": 2}
    table = end_of(blue, red, health=health)
    assert scores(table) == [4, 4]
    assert table.match.result == (2, 1)


@pytest.mark.rule("TAC-SCO-11")
def test_players_equal_in_everything_share_the_victory():
    health = {"blue_beast": 4, "red_beast": 4}
    table = end_of(ONE, OTHER, {"beast": ("luma", "m13")}, health=health | {"green_beast": 3})
    assert table.match.result == (1, 1, 3)


@pytest.mark.rule("TAC-SCO-12", "TAC-TRN-10")
def test_a_player_without_units_can_still_win():
    captured = {"blue_wizard": "green", "blue_rogue": "green"}
    table = end_of(ONE, OTHER, {}, captured=captured)
    assert scores(table) == [2, 2, 4]
    assert table.match.result[GREEN] == 1
