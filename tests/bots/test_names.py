"""What a bot's name may be, and what is said when it is none."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bots import toy
from gonfalon import bots, games
from gonfalon.core import GonfalonError


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_bot_of_the_house_is_found_by_its_name(name):
    assert bots.find(name, toy.GAME).__name__ == name


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search:0.3", {"seconds": 0.3}),
        ("search:2", {"seconds": 2.0}),
        ("search:.5", {"seconds": 0.5}),
        ("search:200i", {"seconds": None, "iterations": 200}),
    ],
)
def test_search_takes_a_budget(name, budget):
    bot = bots.find(name, toy.GAME)
    assert isinstance(bot, partial)
    assert bot.keywords == budget


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0i", "search:soon", "search:-1", "search:1e9"])
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(GonfalonError, match=r"write search:0\.3"):
        bots.find(name, toy.GAME)


def test_a_near_miss_is_suggested():
    with pytest.raises(GonfalonError, match=r"no bot 'gredy'; did you mean 'greedy'\?"):
        bots.find("gredy", toy.GAME)


def test_only_search_takes_a_budget():
    with pytest.raises(GonfalonError, match="'greedy' takes no ':3'"):
        bots.find("greedy:3", toy.GAME)


def test_a_bot_of_ones_own_is_loaded_from_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "their_bot.py").write_text("def last(view, ask, rng):\n    return ask.options[-1]\n")
    monkeypatch.chdir(tmp_path)
    assert bots.load("their_bot:last", toy.GAME).__name__ == "last"


def test_what_is_found_by_name_never_runs_code_of_others():
    with pytest.raises(GonfalonError, match="There is no bot 'os:getcwd'"):
        bots.find("os:getcwd", toy.GAME)


@pytest.mark.parametrize("name", ["random", "search:0.3"])
def test_bots_of_the_house_can_be_loaded_too(name):
    assert callable(bots.load(name, toy.GAME))


@pytest.mark.parametrize("name", ["no_such_module:bot", "json:no_such_bot", ":x"])
def test_a_bot_that_cannot_be_loaded_is_a_sentence(name):
    with pytest.raises(GonfalonError, match=f"The bot '{name}' cannot be loaded"):
        bots.load(name, toy.GAME)


def test_what_cannot_be_called_is_no_bot():
    with pytest.raises(GonfalonError, match="a bot is a function"):
        bots.load("sys:path", toy.GAME)


# ------------------------------------------------------------------------- bots of a game


def last(view, ask, rng):
    """Takes the last option."""
    return ask.options[-1]


OWN = replace(toy.GAME, bots={"sprinter": last, "easy": "random", "hard": "sprinter"})
"""The toy game with a bot and levels of its own."""


@pytest.mark.parametrize("game", games.GAMES)
def test_every_bot_of_every_game_is_found(game):
    found = games.find(game)
    assert {"easy", "normal", "hard", "random", "greedy", "search", *found.bots} == set(bots.names(found))
    assert all(callable(bots.find(name, found)) for name in bots.names(found))


def test_a_level_is_what_the_game_says_or_else_the_usual_bot():
    assert bots.find("easy", OWN) is bots.find("random", OWN)
    assert bots.find("normal", OWN) is bots.find("search:0.3", OWN)
    assert bots.find("hard", OWN) is bots.find("sprinter", OWN) is last
    assert bots.find("easy", toy.GAME) is bots.find("greedy", toy.GAME)


def test_a_bot_of_a_game_plays_only_that_game():
    with pytest.raises(GonfalonError, match=r"no bot 'sprinter'\. Bots of toy: easy, .*, search, search:0\.3 \("):
        bots.find("sprinter", toy.GAME)
    with pytest.raises(
        GonfalonError, match=r"did you mean 'sprinter'\? Bots of toy: .*search, sprinter, search:0"
    ):
        bots.find("sprint", OWN)


def test_it_is_known_who_searches():
    searching = [name for name in (*bots.names(OWN), "search:200i") if bots.is_search(bots.find(name, OWN))]
    assert searching == ["normal", "search", "search:200i"]


def test_the_same_budget_is_the_same_bot():
    """Else every choice of a level that searches would leave something behind."""
    assert bots.find("search:0.3", toy.GAME) is bots.find("search:0.3", toy.GAME)
