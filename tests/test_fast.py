"""The compiled copy is made by a command of its own; here, what that command looks at and what it says."""

from __future__ import annotations

import sys

import pytest

import fast
from gonfalon import games


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rules_of_a_game_are_compiled_and_what_reads_annotations_is_not(game):
    modules = fast.rules_of(game)
    assert f"gonfalon/games/{game}/phases.py" in modules
    assert all((fast.SOURCE / module).is_file() for module in modules)
    assert not any("/printed" in module for module in modules)
    assert not any(module.endswith(("/state.py", "/__init__.py")) for module in modules)


def test_a_line_a_game_tells_how_it_went(monkeypatch):
    monkeypatch.setattr(fast, "SEEDS", (1, 2))
    lines = fast.games_played(["tactics"]).splitlines()
    kinds = sum(len(mode.seats) for mode in games.find("tactics").modes.values())
    assert len(set(lines)) == 2 * kinds
    assert fast.games_played(["tactics"]).splitlines() == lines


def compared(monkeypatch, compiled):
    monkeypatch.setattr(sys, "argv", ["fast.py", "tactics"])
    monkeypatch.setattr(fast, "build", lambda chosen: None)
    played = {fast.SOURCE: ["one: 1", "two: 2"], fast.TARGET: compiled}
    monkeypatch.setattr(fast, "played_by", lambda package, chosen: played[package])
    fast.main()


def test_games_that_go_another_way_are_named(monkeypatch, capsys):
    compared(monkeypatch, ["one: 1", "two: 2"])
    assert "2 random games went the same way" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="two: 2"):
        compared(monkeypatch, ["one: 1", "two: 3"])
