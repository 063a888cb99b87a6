"""Commands that games bring to the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from gonfalon import games
from gonfalon.cli import brought
from gonfalon.core import GonfalonError


@pytest.fixture
def app(toy_game, monkeypatch):
    """A command line with a command of two games, the toy game under two names, and one of the toy game alone."""
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "jest"))
    monkeypatch.setitem(games.PACKAGES, "jest", "gonfalon.games.toy")
    monkeypatch.setitem(games.COMMANDS, "odds", games.Command("The chances of a run.", ("jest", "toy")))
    monkeypatch.setitem(games.COMMANDS, "road", games.Command("The road.", ("toy",)))
    found = typer.Typer()
    found.command()(lambda: None)
    brought.add_to(found)
    return found


def run(app, *args):
    result = CliRunner().invoke(app, list(args))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def test_a_command_of_several_games_takes_the_game_first(app):
    assert run(app, "odds", "toy", "--cards", "3") == "3 in 5\n"
    assert "How many cards you hold." in run(app, "odds", "toy", "--help")


def test_help_lists_the_games(app):
    shown = run(app, "odds", "--help")
    assert "The chances of a run." in shown
    assert "toy" in shown
    assert "How often a runner gets through." in shown


def test_a_command_of_one_game_does_without_its_name(app):
    assert run(app, "road", "measure") == "20\n"
    assert "Print the road." in run(app, "road", "--help")


def test_a_game_cannot_replace_a_command_of_the_program(toy_game, monkeypatch):
    monkeypatch.setitem(games.COMMANDS, "rules", games.Command("Other rules.", ("toy",)))
    found = typer.Typer()
    found.command(name="rules")(lambda: typer.echo("the rules"))
    found.command(name="more")(lambda: None)
    brought.add_to(found)
    assert run(found, "rules") == "the rules\n"


def test_a_game_without_the_command_and_no_game_at_all_are_refused(app):
    with pytest.raises(GonfalonError, match="There is no 'odds' for heroes, only for: jest, toy"):
        run(app, "odds", "heroes")
    with pytest.raises(GonfalonError, match="There is no game 'toi'; did you mean 'toy'"):
        run(app, "odds", "toi")


@pytest.mark.parametrize("args", [["--pack", "over"], ["--pack=over"]])
def test_packs_are_laid_before_the_game_is_loaded(app, monkeypatch, args):
    laid: list[Path] = []
    monkeypatch.setattr(brought, "lay", laid.extend)
    monkeypatch.setattr(brought, "command_of", lambda game, name: pytest.fail("too early") if not laid else stop())
    with pytest.raises(GonfalonError, match="far enough"):
        run(app, "odds", "toy", *args)
    assert laid == [Path("over")]


def stop():
    raise GonfalonError("far enough")


def test_help_loads_no_game():
    code = (
        "import sys\nfrom typer.testing import CliRunner\nfrom gonfalon import cli, games\n"
        "assert CliRunner().invoke(cli.app, ['--help']).exit_code == 0\n"
        "print([game for game in games.GAMES if games.PACKAGES[game] in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_odds_have_only_the_options_of_their_game():
    from gonfalon.cli import app

    for args in (["nerath", "--attack", "fighter", "--players", "4"], ["immortals", "--attack", "4", "--sea"]):
        assert CliRunner().invoke(app, ["odds", *args]).exit_code == 2
