"""What a bot's name may be, and what is said when it is none."""

from __future__ import annotations

from functools import partial

import pytest

from gonfalon import bots
from gonfalon.core import GonfalonError


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
    with pytest.raises(GonfalonError, match=r"no bot 'gredy'\. Perhaps 'greedy' is meant"):
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
