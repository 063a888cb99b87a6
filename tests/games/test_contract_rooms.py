"""Every game has the same rooms, and what they offer is checked when it is loaded."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from gonfalon import games
from gonfalon.games.contract import Draw, Tell, Terminal

SPINE = {"__init__.py", "state.py", "codes.py", "seen.py", "phases.py", "rules.toml"}
ROOMS = {"printed", "rules", "why_not", "tell", "terminal", "draw", "bots", "content", "words", "art", "demos"}
OPTIONAL = {"workshop"}
COMPILED = (".so", ".pyd")


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_folder_looks_the_same(game):
    found = {
        path.name
        for path in games.folder(game).iterdir()
        if path.suffix not in COMPILED and path.name != "__pycache__"
    }
    assert found - OPTIONAL == SPINE | ROOMS


@pytest.mark.parametrize("game", games.GAMES)
def test_every_room_offers_its_part(game):
    assert isinstance(games.tell(game), Tell)
    assert isinstance(games.draw(game), Draw)
    assert isinstance(games.terminal(game), Terminal)
    assert games.printed(game) is not None
    assert games.has_workshop(game) == (games.workshop(game) is not None)


@pytest.mark.parametrize("offered", [{}, {"TELL": "anything"}, {"tell": games.tell(games.GAMES[0])}])
def test_a_room_that_offers_something_else_is_refused(monkeypatch, offered):
    room = SimpleNamespace(__name__="gonfalon.games.tactics.tell", **offered)
    monkeypatch.setitem(sys.modules, "gonfalon.games.tactics.tell", room)
    with pytest.raises(TypeError, match=r"tactics\.tell should offer TELL, a Tell"):
        games.tell("tactics")


def test_a_misspelt_part_is_refused_where_it_is_made():
    tell = games.tell("tactics")
    with pytest.raises(TypeError, match="optoin"):
        replace(tell, optoin=tell.option)  # type: ignore[call-arg]


def test_commands_are_brought_by_the_games_that_are_named():
    for name, command in games.COMMANDS.items():
        assert [game for game in games.GAMES if name in games.terminal(game).commands] == [
            game for game in games.GAMES if game in command.games
        ]
