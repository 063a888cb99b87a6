"""How the game ends: flags, lost squads, and last turns (END)."""

from random import Random

import pytest

from games.tactics.table import Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME

BLUE, RED, GREEN, YELLOW = range(4)
COLOURS = ["blue", "red", "green"]
FAR = {"fighter": ("hild", "m1"), "rogue": ("nim", "l1")}
BEAST = {"beast": ("vharra", "m13")}
CORNER = {"fighter": ("hild", "m13"), "rogue": ("nim", "l13")}
WEST = {"fighter": ("hild", "a1"), "rogue": ("nim", "b1")}


def securing(*others: dict[str, tuple[str, str]], secured: tuple[int, int, int]) -> Table:
    """Blue's turn begins; it secures the Ford."""
    _, crown, hill = (3 * (holder >= 0) for holder in secured)
    return Table({"beast": ("rakk", "b7")}, *others, flags=(2, crown, hill), secured=secured, phase="turn")


@pytest.mark.rule("TAC-END-01")
def test_with_four_players_three_flags_trigger_the_end():
    assert securing(FAR, CORNER, WEST, secured=(-1, RED, GREEN)).told("last_turns") == [(BLUE,)]
    table = securing(FAR, CORNER, WEST, secured=(-1, RED, -1))
    assert table.g.secured == (BLUE, RED, -1)
    assert table.told("last_turns") == []


@pytest.mark.rule("TAC-END-02")
def test_with_three_players_two_flags_of_whomever_trigger_the_end():
    assert securing(FAR, CORNER, secured=(-1, -1, RED)).told("last_turns") == [(BLUE,)]
    table = securing(FAR, CORNER, secured=(-1, -1, -1))
    assert table.g.secured == (BLUE, -1, -1)
    assert table.told("last_turns") == []


@pytest.mark.rule("TAC-END-03")
def test_with_two_players_one_flag_triggers_the_end():
    assert securing(FAR, secured=(-1, -1, -1)).told("last_turns") == [(BLUE,)]
    table = Table({"beast": ("rakk", "b7")}, FAR, flags=(1, 0, 0), phase="turn")
    assert table.told("last_turns") == []


@pytest.mark.rule("TAC-END-04")
def test_the_capture_of_all_units_of_one_player_triggers_the_end():
    red = {"beast": ("sable", "b10"), "fighter": ("hild", "a10")}
    health = {"red_beast": 1, "red_fighter": 1}
    table = Table({"rogue": ("oriel", "b11"), "beast": ("rakk", "a11")}, red, CORNER, health=health)
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == []
    table.play("melee blue_beast red_fighter")
    assert table.told("last_turns") == [(BLUE,)]


@pytest.mark.rule("TAC-END-05")
def test_the_active_player_finishes_the_turn_normally():
    table = securing(FAR, secured=(-1, -1, -1))
    table.play("move blue_beast b7", "move blue_beast b7", "end")
    assert table.told("drew") == [(BLUE,)]
    assert table.asked == "red act"


@pytest.mark.rule("TAC-END-06")
def test_every_other_player_takes_one_last_turn_and_one_without_units_is_skipped():
    """Green captures blue's last unit: then yellow and red play, and the game ends."""
    table = Table(
        {"beast": ("sable", "b10")},
        FAR,
        {"rogue": ("oriel", "b11"), "beast": ("rakk", "a13")},
        CORNER,
        active="green",
        health={"blue_beast": 1},
    )
    table.play("melee green_rogue blue_beast", "end")
    assert table.asked == "yellow act"
    table.play("end")
    assert table.asked == "red act"
    table.play("end")
    assert table.match.over


@pytest.mark.rule("TAC-END-06")
@pytest.mark.parametrize("mode", ["competitive", "battle"])
@pytest.mark.parametrize("round", [3, 39, 40, 41, 60, 61, 500])
def test_the_game_goes_on_until_its_end_is_triggered_however_late_it_is(mode, round):
    table = Table({"beast": ("rakk", "b7")}, FAR, mode=mode, round=round, active="red")
    table.g.turn += 1
    table.play("end")
    assert table.asked == "blue act"
    assert table.g.round == round + 1


@pytest.mark.rule("TAC-END-06")
def test_the_cap_of_a_simulation_ends_a_round_and_is_scored_as_it_stands():
    table = Table({"beast": ("rakk", "b7")}, FAR, CORNER, round=5, cap_rounds=5)
    table.play("end", "end")
    assert table.asked == "green act"
    table.play("end")
    assert table.match.over
    assert table.told("scored") == [(BLUE, 2), (RED, 4), (GREEN, 4)]


@pytest.mark.rule("TAC-END-06")
def test_an_adventure_that_the_cap_of_a_simulation_ends_is_lost():
    enemy = {"fighter": ("isaure", "a13"), "wizard": ("malkor", "c13"), "rogue": ("dagan", "l13"), **BEAST}
    before, last = (Table({"beast": ("rakk", "b7")}, enemy, mode="solo", round=n, cap_rounds=3) for n in (2, 3))
    before.play("end")
    last.play("end")
    assert (before.match.over, last.match.over) == (False, True)
    assert (last.g.won, last.match.result) == (0, (2,))


@pytest.mark.rule("TAC-END-06")
@pytest.mark.parametrize("active", ["blue", "red", "green"])
def test_last_turns_are_played_after_the_cap_of_a_simulation_too(active):
    """The end is triggered in the last round: whoever's turn it is, both others play once more."""
    squads = [FAR, CORNER, WEST]
    squads[COLOURS.index(active)] = {"beast": ("rakk", "b7")}
    table = Table(*squads, active=active, flags=(2, 3, 0), secured=(-1, RED, -1), phase="turn", cap_rounds=3)
    table.g.turn += COLOURS.index(active)
    order = [*COLOURS, *COLOURS][COLOURS.index(active) :][:3]
    for colour in order:
        assert table.asked == f"{colour} act"
        table.play("end")
    assert table.match.over


@pytest.mark.rule("TAC-END-06")
@pytest.mark.parametrize("seed", [131, 249, 976, 1031])
def test_random_games_whose_end_is_triggered_in_the_last_turn_before_the_cap(seed):
    match, rng = Match(GAME, Setup("competitive", 2, seed, cap_rounds=40)), Random(seed)
    while not match.over:
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
    told = [(name, args[0]) for name, args, *_ in match.log if name in ("turn", "last_turns")]
    trigger = told.index(("last_turns", match.state.ending))
    assert told[trigger + 1 :] == [("turn", 1 - match.state.ending)]
    assert match.state.round == 41


@pytest.mark.rule("TAC-END-07")
def test_flags_may_still_be_secured_at_the_start_of_last_turns_and_count():
    table = Table(
        {"beast": ("rakk", "b7")}, {"beast": ("sable", "i11")}, flags=(2, 0, 2), secured=(-1, -1, -1), phase="turn"
    )
    table.play("end")
    assert table.asked == "red act"
    assert table.g.secured == (BLUE, -1, RED)
    table.play("end")
    assert table.match.over
    assert table.told("scored") == [(BLUE, 5 + 2), (RED, 5 + 2)]


@pytest.mark.rule("TAC-END-07")
def test_flags_still_advance_at_the_start_of_last_turns():
    table = Table({"beast": ("rakk", "b7")}, {"beast": ("sable", "i11")}, flags=(2, 0, 1), phase="turn")
    table.play("end")
    assert table.g.flags == (3, 0, 2)


@pytest.mark.rule("TAC-END-08")
def test_a_second_trigger_adds_no_turn():
    """Blue triggers the end; red secures another flag in its last turn; green still plays only once."""
    blue, red, green = {"beast": ("rakk", "b7")}, {"beast": ("sable", "i11")}, FAR
    table = Table(blue, red, green, flags=(2, 3, 2), secured=(-1, GREEN, -1), phase="turn")
    assert table.told("last_turns") == [(BLUE,)]
    table.play("end")
    assert table.g.secured == (BLUE, GREEN, RED)
    table.play("end")
    assert table.asked == "green act"
    table.play("end")
    assert table.match.over
    assert table.told("last_turns") == [(BLUE,)]


@pytest.mark.rule("TAC-END-09")
def test_a_player_who_loses_the_last_unit_to_a_counter_stops_at_once():
    blue, red = {"beast": ("rakk", "b11")}, {"beast": ("brugh", "b10")}
    table = Table(blue, red, CORNER, health={"blue_beast": 1})
    table.play("melee blue_beast red_beast", "no", "counter melee")
    assert table.captor("blue_beast") == "red"
    assert table.asked == "red act"
    assert table.hand("blue") == []
    table.play("end")
    assert table.asked == "green act"
    table.play("end")
    assert table.match.over
