"""Every question has an answer for an absent player, which costs them nothing as far as there is a choice."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import tables
from defaults import Costs, Unavoidable, costs_of, fault, goes_on_alone, other_worlds
from games.positions import busy, replayed, words
from gonfalon import games
from gonfalon.core import Ask, GonfalonError, Match, Setup, draw
from gonfalon.lore.phrases import dashed

EACH = pytest.mark.parametrize("game", games.GAMES)
ALL = tables.tables(tables.REGISTERED)
every_table = pytest.mark.parametrize(("game", "mode", "seats"), ALL, ids=["-".join(map(str, one)) for one in ALL])

SEEDS = range(4)
FAR = 600
"""How many choices of a random game are looked at."""
OFTEN = 6
"""How many times in a game the default of a question is compared with that in other worlds."""
LEAVES = (30, 150)
"""After how many choices everybody leaves a random game."""


def setups(game: str, mode: str, seats: int, seed: int) -> list[Setup]:
    """As random games are set up, with every value of every option that the mode adds, one at a time."""
    usual = tables.setup_for(games.find(game), mode, seats, seed)
    added = games.find(game).modes[mode].options
    pairs = [(name, value) for name, values in added.items() for value in values]
    varied = [replace(usual, options={**usual.options, name: value}) for name, value in pairs]
    return [setup for setup in varied if can_start(game, setup)] or [usual]


def can_start(game: str, setup: Setup) -> bool:
    """Not every value goes with every number of seats."""
    try:
        return bool(Match(games.find(game), setup))
    except GonfalonError:
        return False


def rambled(game: str, mode: str, seats: int, seed: int) -> Iterator[Match]:
    """A random game at every question; in every second one something happens most of the time."""
    rng = Random(seed)
    match = Match(games.find(game), rng.choice(setups(game, mode, seats, seed)))
    for _ in range(FAR):
        if match.over:
            return
        yield match
        seat = rng.choice(list(match.asks))
        options = match.asks[seat].options
        match.play(seat, busy(options, rng) if seed % 2 else draw(options, rng))


def asking(game: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every place in the rules of a game that asks."""
    folder = games.folder(game)
    for file in (folder / "phases.py", *sorted((folder / "rules").rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                yield file, node


# ------------------------------------------------- what the code and the lists say


@EACH
def test_every_place_that_asks_gives_a_default(game):
    places = list(asking(game))
    assert places
    without = [
        f"{file.name}:{call.lineno}"
        for file, call in places
        if not any(each.arg == "default" for each in call.keywords)
    ]
    assert without == []


@EACH
def test_the_list_of_unavoidable_costs_names_questions_once_each_with_a_reason(game):
    listed = costs_of(game).question
    names = [each.what for each in listed]
    assert len(names) == len(set(names))
    assert [name for name in names if not is_asked(game, name)] == []
    assert [each.what for each in listed if not each.reason.strip()] == []


@EACH
def test_the_verbs_that_cost_something_are_verbs_of_the_game(game):
    assert costs_of(game).verbs
    for name in costs_of(game).verbs:
        what, _, verb = name.rpartition(" ")
        assert verb in games.find(game).verbs.table
        assert what == "" or is_asked(game, what)


def is_asked(game: str, what: str) -> bool:
    """Whether there is a question of this name: then it has words."""
    return words(game, "en").bundles[0].has_message(f"prompt-{dashed(what)}")


# ------------------------------------------------- what is met in play


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_met_has_a_default_that_costs_nothing_as_far_as_there_is_a_choice(game, mode, seats, seed):
    assert faults(game, rambled(game, mode, seats, seed)) == set()


@EACH
def test_every_question_of_a_recorded_game_has_such_a_default_too(game):
    assert faults(game, replayed(game)) == set()


def faults(game: str, matches: Iterator[Match]) -> set[str]:
    return {fault(costs_of(game), ask) for match in matches for ask in match.asks.values()} - {""}


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_default_depends_on_nothing_that_its_seat_cannot_see(game, mode, seats, seed):
    met: Counter[str] = Counter()
    rng = Random(seed)
    for match in rambled(game, mode, seats, seed):
        for seat, ask in match.asks.items():
            if met[ask.what] < OFTEN:
                for world in other_worlds(match, seat, rng):
                    met[ask.what] += 1
                    assert world.asks[seat].default == ask.default, f"{ask} at {mode}, {seats} seats"
    assert met


@every_table
def test_a_game_without_anybody_ends(game, mode, seats):
    """With the cap on rounds that random games have, where the game has none of its own."""
    for live in (False, True):
        for setup in setups(game, mode, seats, int(live)):
            assert goes_on_alone(Match(games.find(game), setup, live)), f"{setup}"


@every_table
@pytest.mark.parametrize("leaves", LEAVES)
def test_a_game_that_everybody_leaves_ends(game, mode, seats, leaves):
    for n, match in enumerate(rambled(game, mode, seats, leaves)):
        if n == leaves:
            assert goes_on_alone(match.clone())
            return


# ------------------------------------------------- the check itself

MARKET = Costs(buy=("buy", "market take"), give_up=("drop",), question=(Unavoidable("loss", "it is the rule"),))


@pytest.mark.parametrize(
    ("what", "offered", "default", "wrong"),
    [
        ("market", ["buy", "pass"], "pass", ""),
        ("market", ["buy", "pass"], None, "has no default"),
        ("market", ["buy", "pass"], "sell", "which is not offered"),
        ("market", ["buy", "pass"], "buy", "no reason is given"),
        ("market", ["take", "pass"], "take", "no reason is given"),
        ("gift", ["take", "pass"], "take", ""),
        ("loss", ["drop", "buy"], "drop", ""),
        ("loss", ["drop", "pass"], "drop", "though ('pass',) is offered"),
        ("other", ["drop"], "drop", "no reason is given"),
    ],
)
def test_what_is_wrong_with_a_default_is_found(what, offered, default, wrong):
    ask = Ask(0, what, [(verb,) for verb in offered], default=default and (default,))
    found = fault(MARKET, ask)
    assert wrong in found
    assert bool(wrong) == bool(found)
