"""Playing at the terminal, driven by what a person would type."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from gonfalon import games
from gonfalon.cli import app
from gonfalon.cli.play import usual_players
from gonfalon.core import GonfalonError
from gonfalon.core.record import read

pytestmark = pytest.mark.usefixtures("toy_game")


ROBBER = """
def robber(view, ask, rng):
    return ("rob",) if ("rob",) in ask.options else ask.options[0]
"""
MISER = """
def miser(view, ask, rng):
    return max(ask.options, key=lambda option: view.state.road[option[2]] if option[0] == "run" else -1)
"""


def typed(lines: str, *args: str) -> str:
    """What is printed when these lines are typed."""
    result = CliRunner().invoke(app, ["play", *args], input=lines)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0
    return str(result.output)


def game(lines: str, *args: str, seats: str = "human,greedy") -> str:
    return typed(lines, "toy", "--seats", seats, "--seed", "7", "--lang", "en", *args)


def test_the_board_the_question_and_the_options_are_shown():
    shown = game("")
    assert "hands ((2, 3, 4, 4]" in shown
    assert "red, discard!" in shown
    assert "  1  Discard 2\n  2  Discard 3\n  3  Discard 4\n" in shown


def test_what_others_may_not_know_is_not_shown():
    assert "(-1, -1, -1, -1]" in game("")


def test_a_number_chooses_and_what_happened_is_told():
    shown = game("1\n1\n")
    assert re.search(r"  · red: run \[3, 1\]\n  · blue: (run \[\d, \d\]|rob \[\])\n", shown)


def test_an_option_can_be_typed_as_records_write_it():
    assert "· red: run [4, 2]" in game("1\nrun 4 s2\n")


def test_words_of_the_list_choose_too():
    assert "· red: run [4, 4]" in game("1\nto s4\n")


def test_words_that_fit_several_options_show_those():
    shown = game("1\ns2\n2\n")
    assert "  1  Run with 3 to s2\n  2  Run with 4 to s2\n> " in shown
    assert "· red: run [4, 2]" in shown


def test_words_mean_what_is_shown_before_anything_else(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.choices.LONG", 4)
    assert "· red: run [4, 2]" in game("1\n2\ns2\n")


def test_enter_shows_everything_again():
    assert game("1\ns2\n\n").count("  9  Draw") == 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "There is no 99 in the list: it goes from 1 to 9."),
        ("0", "There is no 0 in the list: it goes from 1 to 9."),
        ("fly", "“fly” is not one of the choices."),
        ("run 5 s19", "“run 5 s19” is not possible now.\nTOY-TRN-01 (page 1): On your turn you run"),
        ("?", "TOY-TRN-01 (page 1): On your turn you run, rob, draw or rest."),
        ("h", "save and quit"),
        ("b", "places (0, 0]"),
    ],
)
def test_a_line_that_is_no_choice_gets_an_answer_and_the_question_stays(line, sentence):
    shown = game(f"1\n{line}\nrest\n")
    assert sentence in shown.partition("red, act!")[2]
    assert "0 rest" in read_file("toy-7.gfn")


def read_file(name: str) -> str:
    with open(name, encoding="utf-8") as file:
        return file.read()


def test_the_whole_log_is_told_on_demand():
    assert game("1\n1\n1\nl\n").count("· red: run [3, 1]") == 2


def test_a_question_without_a_rule_says_so():
    assert "No rule is given for this." in game("?\n")


def test_a_choice_can_be_taken_back(tmp_path):
    (tmp_path / "tests_miser.py").write_text(MISER)
    shown = game("1\nrest\nrob\nu\ndraw\n", seats="human,tests_miser:miser,tests_miser:miser")
    assert "red, victim!" in shown
    choices = read(read_file("toy-7.gfn")).choices
    assert "0 draw" in choices
    assert "0 rob" not in choices


def test_what_somebody_else_has_answered_stays():
    assert "You cannot undo now" in game("1\nu\n", seats="human,human")


def test_leaving_saves_and_says_how_to_go_on():
    shown = game("1\nq\n")
    assert "To resume: gonfalon play --load toy-7.gfn" in shown
    record = read(read_file("toy-7.gfn"))
    assert record.choices[0] == "0 discard 2"
    assert record.names == ["human", "greedy"]


def test_a_saved_game_goes_on_where_it_was_and_is_saved_in_its_place():
    game("1\n1\n")
    before = read(read_file("toy-7.gfn")).choices
    shown = typed("1\n", "--load", "toy-7.gfn", "--lang", "en")
    assert "places (1, " in shown
    assert "To resume: gonfalon play --load toy-7.gfn" in shown
    after = read(read_file("toy-7.gfn")).choices
    assert after[: len(before)] == before
    assert after[len(before)].startswith("0 ")


def test_a_record_runs_no_code_unless_the_player_says_so(tmp_path):
    (tmp_path / "tests_miser.py").write_text(MISER)
    seats = "--seats human,tests_miser:miser"
    assert f"--load toy-7.gfn {seats}" in game("", seats="human,tests_miser:miser")
    with pytest.raises(GonfalonError, match="no bot 'tests_miser:miser'"):
        typed("", "--load", "toy-7.gfn")
    assert "red, discard!" in typed("", "--load", "toy-7.gfn", *seats.split())


def test_a_second_game_does_not_overwrite_the_first():
    game("")
    assert "--load toy-7-2.gfn" in game("")


def test_the_end_is_told_and_kept_if_a_file_is_named(tmp_path):
    shown = game("rest\n" * 30, "--save", "whole.gfn", seats="greedy,random")
    assert "1. Red (greedy)" in shown
    assert "2. Blue (random)" in shown
    assert len(read(read_file("whole.gfn")).choices) > 15


def test_several_people_share_the_terminal_without_seeing_each_other():
    shown = game("1\n1\n1\n", seats="human,human")
    red, blue, *_ = shown.split("Pass to Blue and press Enter.")
    assert "(-1, -1, -1, -1]]" in red
    assert "hands ((-1, -1, -1]" in blue.partition("blue, discard!")[0]


def test_reactions_are_asked_by_standing_order(tmp_path):
    (tmp_path / "tests_robber.py").write_text(ROBBER)

    def asked(order: str) -> int:
        lines = "1\nrun 3 s1\n" + "guard 4\nrest\n" * 3 + "pass\nrest\n" * 3
        return game(lines, "--orders", order, seats="human,tests_robber:robber").count("red, guard!")

    assert asked("never") == 0
    assert asked("could") == asked("always") == 2


def test_french_is_spoken():
    assert "La partie est enregistrée. Pour la reprendre\u00a0:" in typed("", "toy", "--lang", "fr")


def test_a_long_list_is_shown_in_groups(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.choices.LONG", 4)
    shown = game("1\n2\n1\n")
    assert "  1  Run with 3 to … (3)\n  2  Run with 4 to … (4)\n  3  Rest\n  4  Draw\n" in shown
    assert "· red: run [4, 1]" in shown


@pytest.mark.parametrize(
    ("game", "mode", "players"),
    [("tactics", "", 2), ("tactics", "solo", 1), ("nerath", "", 2), ("immortals", "", 3)],
)
def test_without_seats_a_person_plays_against_as_few_bots_as_the_game_allows(game, mode, players):
    assert usual_players(games.find(game), mode) == ["human", *["normal"] * (players - 1)]


def test_orders_are_given_in_the_words_of_the_page():
    shown = game("o\no sometimes\no answers ask\no never\n")
    assert "o battle pass" in shown
    assert "“sometimes” is not an order" in shown
    assert shown.count("red, discard!") >= 3  # the question is put again after each order
