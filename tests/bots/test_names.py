"""What a bot's name may be, and what is said when it is none."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bots import toy
from gonfalon import bots, games
from gonfalon.arena.play import play
from gonfalon.core import GonfalonError, Setup


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_bot_of_the_house_is_found_by_its_name(name):
    assert bots.find(name).__name__ == name


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
    bot = bots.find(name)
    assert isinstance(bot, partial)
    assert bot.keywords == budget


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0i", "search:soon", "search:-1", "search:1e9"])
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(GonfalonError, match=r"write search:0\.3"):
        bots.find(name)


def test_a_near_miss_is_suggested():
    with pytest.raises(GonfalonError, match=r"no bot 'gredy'; did you mean 'greedy'\?"):
        bots.find("gredy")


def test_only_search_takes_a_budget():
    with pytest.raises(GonfalonError, match="'greedy' takes no ':3'"):
        bots.find("greedy:3")


def test_a_bot_of_ones_own_is_loaded_from_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "their_bot.py").write_text("def last(view, ask, rng):\n    return ask.options[-1]\n")
    monkeypatch.chdir(tmp_path)
    assert bots.load("their_bot:last").__name__ == "last"


def test_what_is_found_by_name_never_runs_code_of_others():
    with pytest.raises(GonfalonError, match="There is no bot 'os:getcwd'"):
        bots.find("os:getcwd")


@pytest.mark.parametrize("name", ["random", "search:0.3"])
def test_bots_of_the_house_can_be_loaded_too(name):
    assert callable(bots.load(name))


@pytest.mark.parametrize("name", ["no_such_module:bot", "json:no_such_bot", ":x"])
def test_a_bot_that_cannot_be_loaded_is_a_sentence(name):
    with pytest.raises(GonfalonError, match=f"The bot '{name}' cannot be loaded"):
        bots.load(name)


def test_what_cannot_be_called_is_no_bot():
    with pytest.raises(GonfalonError, match="a bot is a function"):
        bots.load("sys:path")


# ------------------------------------------------------------------------- levels


def last(view, ask, rng):
    """A strategy that takes the last option."""
    return ask.options[-1]


@pytest.fixture
def levelled(monkeypatch):
    """The toy game, with levels of its own: found under its name as a registered game would be."""
    game = replace(toy.GAME, levels={"easy": "random", "hard": last})
    monkeypatch.setattr(games, "find", lambda id: game)
    return game


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_every_level(game, level):
    who = bots.meant(level, games.find(game))
    assert callable(bots.find(who) if isinstance(who, str) else who)
    assert callable(bots.find(level))


def test_a_level_is_what_the_game_says_or_else_the_usual_bot(levelled):
    assert bots.meant("easy", levelled) == "random"
    assert bots.meant("normal", levelled) == bots.LEVELS["normal"]
    assert bots.meant("hard", levelled) is last
    assert bots.meant("greedy", levelled) == "greedy"


def test_a_level_plays_as_the_bot_it_stands_for(levelled, monkeypatch):
    monkeypatch.setitem(bots.LEVELS, "normal", "greedy")
    for level, bot in (("easy", bots.find("random")), ("normal", bots.find("greedy")), ("hard", last)):
        one, other = (play(levelled, Setup("usual", 2, 5), [each] * 2) for each in (bots.find(level), bot))
        assert (one.result, one.decisions) == (other.result, other.decisions)


def test_the_same_budget_is_the_same_bot():
    """Else every choice of a level that searches would leave something behind."""
    assert bots.find("search:0.3") is bots.find("search:0.3")
