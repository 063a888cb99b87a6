from __future__ import annotations

import sys

import pytest

from bots import toy
from cli import toy_parts
from gonfalon import games


@pytest.fixture
def toy_game(monkeypatch, tmp_path):
    """The toy game as one that is registered, and an empty folder to be in."""
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "toy"))
    monkeypatch.setitem(games.PACKAGES, "toy", "gonfalon.games.toy")
    monkeypatch.setattr(toy, "__path__", [], raising=False)
    monkeypatch.setitem(sys.modules, "gonfalon.games.toy", toy)
    for room in ("tell", "draw", "terminal"):
        monkeypatch.setitem(sys.modules, f"gonfalon.games.toy.{room}", toy_parts)
    monkeypatch.chdir(tmp_path)
    return toy.GAME
