"""`gonfalon odds`: which games have odds, and which options are whose."""

from __future__ import annotations

import sys

import pytest

from gonfalon import cli


def wrong(monkeypatch, capsys, *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["gonfalon", "odds", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def test_there_are_odds_of_two_games_only(monkeypatch, capsys):
    assert "There is no 'odds' for tactics, only for: nerath, immortals." in wrong(
        monkeypatch, capsys, "tactics", "--lang", "en"
    )


@pytest.mark.parametrize(
    ("args", "option"),
    [
        (["nerath", "--attack", "fighter", "--tray", "red"], "--tray"),
        (["nerath", "--attack", "fighter", "--players", "4"], "--players"),
        (["immortals", "--attack", "4", "--defend", "3", "--sea"], "--sea"),
        (
            ["immortals", "--attack", "4", "--defend", "3", "--retreat", "0"],
            "--retreat",
        ),
    ],
)
def test_options_of_the_other_game_are_refused(monkeypatch, capsys, args, option):
    assert f"No such option: {option}" in wrong(monkeypatch, capsys, *args, "--lang", "en")
