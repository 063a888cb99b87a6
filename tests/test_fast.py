"""The compiled copy is made by a command of its own; here, what that command looks at and what it says."""

from __future__ import annotations

import sys

import pytest

import compiling
import fast
from gonfalon import games


def test_a_line_a_game_tells_how_it_went(monkeypatch):
    monkeypatch.setattr(fast, "SEEDS", (1, 2))
    lines = fast.games_played(["tactics"]).splitlines()
    kinds = sum(len(mode.seats) for mode in games.find("tactics").modes.values())
    assert len(set(lines)) == 2 * kinds
    assert fast.games_played(["tactics"]).splitlines() == lines


def compared(monkeypatch, compiled):
    monkeypatch.setattr(sys, "argv", ["fast.py", "tactics"])
    monkeypatch.setattr(compiling, "update", lambda chosen, target: None)
    played = {fast.SOURCE: ["one: 1", "two: 2"], fast.TARGET: compiled}
    monkeypatch.setattr(fast, "played_by", lambda package, chosen: played[package])
    fast.main()


def test_games_that_go_another_way_are_named(monkeypatch, capsys):
    compared(monkeypatch, ["one: 1", "two: 2"])
    assert "2 random games went the same way" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="two: 2"):
        compared(monkeypatch, ["one: 1", "two: 3"])
