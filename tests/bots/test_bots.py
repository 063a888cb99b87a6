"""What bots know, and that they play the better the more they think."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from random import Random

import pytest

from bots import toy
from gonfalon import bots
from gonfalon.arena.play import play
from gonfalon.bots.greedy import ranked
from gonfalon.bots.look import after, best, shares, worth
from gonfalon.core import HIDDEN, Match, Setup, draw
from properties import summary

THINKERS = ("greedy", "search:30i")


def match_at(question: str, seats: int = 3, seed: int = 1, mode: str = "usual") -> Match:
    """A match of the toy game in which the lowest seat asked has this question."""
    match, rng = Match(toy.GAME, Setup(mode, seats, seed)), Random(seed)
    while match.asks[min(match.asks)].what != question:
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
    return match


def rate(first: str, second: str, games: int) -> float:
    """The share of games the first bot wins, each deal being played from both seats."""
    won = 0.0
    for game in range(games):
        seat = game % 2
        names = (first, second) if seat == 0 else (second, first)
        won += play(toy.GAME, Setup("usual", 2, game // 2), [bots.find(name, toy.GAME) for name in names]).shares[
            seat
        ]
    return won / games


def test_a_bot_gets_its_view_and_its_question():
    seen = []

    def bot(view, ask, rng):
        seen.append((view.state.hands, ask.what))
        return ask.options[0]

    match = match_at("act")
    assert bots.answer(bot, match, 0, Random(1)) == match.asks[0].options[0]
    [(hands, what)] = seen
    assert what == "act"
    assert hands[0] == match.state.hands[0]
    assert set(hands[1]) == set(hands[2]) == {HIDDEN}


def test_a_bot_reads_the_log_from_where_it_stopped():
    logs = []

    def bot(view, ask, rng):
        logs.append(view.log)
        return ask.options[0]

    match = match_at("victim")
    bots.answer(bot, match, min(match.asks), Random(1), since=len(match.log) - 1)
    assert len(logs[0]) == 1


def test_a_bot_with_a_fourth_argument_imagines_worlds_that_might_be():
    worlds: list[Match] = []

    def bot(view, ask, rng, imagine):
        worlds.extend(imagine() for _ in range(20))
        return ask.options[0]

    match = match_at("act")
    bots.answer(bot, match, 0, Random(1))
    assert {tuple(world.state.hands[0]) for world in worlds} == {tuple(match.state.hands[0])}
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 1


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("question", ["act", "victim", "guard", "discard"])
def test_thinking_changes_nothing_and_ends_in_an_option(name, question):
    match = match_at(question)
    before, seat = match.state.digest(), min(match.asks)
    assert bots.answer(bots.find(name, toy.GAME), match, seat, Random(3)) in match.asks[seat].options
    assert match.state.digest() == before


@pytest.mark.parametrize("name", ["random", *THINKERS])
def test_a_bot_chooses_by_what_its_seat_may_know(name):
    """In two worlds that differ only in what is hidden, the choice is the same."""
    for seed in range(8):
        real = match_at("act", seed=seed)
        other = real.clone()
        seat = min(real.asks)
        toy.redeal(other.state, [seat])
        assert [bots.answer(bots.find(name, toy.GAME), match, seat, Random(5)) for match in (real, other)] == [
            bots.answer(bots.find(name, toy.GAME), real, seat, Random(5))
        ] * 2


@pytest.mark.parametrize("name", ["random", *THINKERS])
@pytest.mark.parametrize(("mode", "seats"), [("usual", 2), ("usual", 3), ("usual", 4), ("pairs", 4)])
def test_bots_play_every_mode_to_its_end(name, mode, seats):
    played = play(toy.GAME, Setup(mode, seats, 1), [bots.find(name, toy.GAME)] * seats)
    assert min(played.result) == 1
    assert sum(played.shares) >= 1


def test_a_seat_late_in_the_order_can_think_while_all_decide_at_once():
    match = match_at("discard")
    for name in THINKERS:
        assert bots.answer(bots.find(name, toy.GAME), match, 2, Random(1)) in match.asks[2].options


def test_greedy_beats_random():
    assert rate("greedy", "random", 60) > 0.85


def test_search_beats_greedy():
    assert rate("search:80i", "greedy", 40) > 0.55


def test_search_keeps_to_its_seconds(monkeypatch):
    """By a clock that goes on by a hundredth of a second whenever somebody looks."""
    looks = count()
    monkeypatch.setattr(import_module("gonfalon.bots.search"), "thread_time", lambda: next(looks) / 100)
    bots.answer(bots.find("search:0.2", toy.GAME), match_at("act"), 0, Random(1))
    assert 2 < next(looks) <= 22


@pytest.mark.parametrize("seconds", ["0.06", "0.3", "3"])
def test_looking_at_all_options_takes_a_third_of_the_time_at_most(monkeypatch, seconds):
    """By the same clock. What was not looked at comes last, but can be chosen."""
    looks = count()
    monkeypatch.setattr(import_module("gonfalon.bots.search"), "thread_time", lambda: next(looks) / 100)
    spent = []

    def watched(ask, rng, imagine, in_time):
        options = ranked(ask, rng, imagine, in_time)
        spent.append(next(looks) / 100)
        assert sorted(options) == sorted(ask.options)
        return options

    monkeypatch.setattr(import_module("gonfalon.bots.search"), "ranked", watched)
    match = match_at("act")
    assert bots.answer(bots.find(f"search:{seconds}", toy.GAME), match, 0, Random(1)) in match.asks[0].options
    assert spent[0] <= float(seconds) / 3 + 0.04
    assert next(looks) / 100 > spent[0] + float(seconds) / 3 or float(seconds) > 1


def test_options_that_were_looked_at_come_first(monkeypatch):
    """Those that time allows, by what they gain; then the others."""
    module = import_module("gonfalon.bots.greedy")
    match, left, looked_at = match_at("act"), iter([True] * 3), {}
    played = module._played

    def watched(world, seat, option, rng):
        later = played(world, seat, option, rng)
        looked_at[option] = worth(later, seat)
        return later

    monkeypatch.setattr(module, "_played", watched)
    options = ranked(match.asks[0], Random(2), lambda: match.imagine([0], Random(4)), lambda: next(left, False))
    assert len(looked_at) == 3
    assert options[:3] == sorted(looked_at, key=looked_at.__getitem__, reverse=True)
    assert sorted(options) == sorted(match.asks[0].options)


def test_where_the_judge_cannot_tell_it_is_not_asked(monkeypatch):
    """Neither to rank options nor to choose one on the way."""
    match, judged = match_at("discard"), []

    def judge(g, seat):
        judged.append(g.round)
        return 0.0

    monkeypatch.setattr(toy.GAME, "judge", judge)
    options = match.asks[0].options

    def tried():
        judged.clear()
        ranked(match.asks[0], Random(1), lambda: match.imagine([0], Random(1)))
        best(match.imagine([0], Random(1)), 0, options)
        return len(judged)

    assert tried() > len(options)
    monkeypatch.setattr(toy.GAME, "unjudged", lambda g: g.round == 1)
    assert tried() == 0


def test_the_best_option_is_the_one_after_which_the_judge_is_happiest():
    match = match_at("act")
    worths = {option: worth(after(match, 0, option), 0) for option in match.asks[0].options}
    option, later = best(match.clone(), 0, list(worths))
    assert worths[option] == worth(later, 0) == max(worths.values())
    assert summary(later) == summary(after(match, 0, option))
    only, later = best(match.clone(), 0, [("rest",)])
    assert (only, later.state.digest()) == (("rest",), after(match, 0, ("rest",)).state.digest())


def test_search_with_iterations_goes_the_same_way_every_time():
    match = match_at("act")
    answers = {bots.answer(bots.find("search:40i", toy.GAME), match, 0, Random(9)) for _ in range(3)}
    assert len(answers) == 1


def ended(result: tuple[int, ...], mode: str, monkeypatch) -> list[float]:
    match = Match(toy.GAME, Setup(mode, len(result), 1))
    match.asks.clear()
    monkeypatch.setattr(toy.GAME, "result", lambda g: result)
    return shares(match)


def test_a_victory_is_shared_by_the_sides_in_first_place(monkeypatch):
    assert ended((1, 2), "usual", monkeypatch) == [1, 0]
    assert ended((1, 2, 1), "usual", monkeypatch) == [0.5, 0, 0.5]
    assert ended((1, 2, 1, 2), "pairs", monkeypatch) == [1, 0, 1, 0]
    assert ended((1, 1, 1, 1), "pairs", monkeypatch) == [0.5] * 4
