"""A chance to react is put to all at once; the answers count in turn order, whatever order they came in."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from core.games import feud, workshop
from core.games.feud import FEINT, JAB, PARRY
from core.test_windows import table
from gonfalon.core import Ask, CannotUndo, Chance, IllegalChoice, Match, RuleError, Setup
from gonfalon.core.record import read, record_of, replay
from properties import canon, playing, snapshot

PASS, REACT = ("pass",), ("react", FEINT)
HANDS = [[JAB, FEINT], [PARRY, JAB], [FEINT, JAB], [FEINT, JAB]]


def parried(hands=HANDS, live=True):
    """Blue jabs red, red parries: blue, green and the fourth may feint."""
    match = table(hands, live, Setup("brawl", 4, 3))
    match.play(0, ("jab", 1))
    match.play(1, ("react", PARRY))
    return match


def test_all_who_might_react_are_asked_at_once():
    match = parried([[JAB, JAB], *HANDS[1:]])
    assert list(match.asks) == [0, 2, 3]
    assert [len(ask.options) for ask in match.asks.values()] == [1, 2, 2]  # blue too, who holds no feint
    assert list(parried(live=False).asks) == [0]


def test_the_order_of_arrival_changes_nothing():
    """Also if a later reaction was there first: it is void once somebody before it reacts."""
    for answers in ((PASS, PASS, PASS), (PASS, REACT, PASS), (REACT, REACT, PASS), (PASS, REACT, REACT)):
        outcomes = set()
        for order in permutations(range(3)):
            match = parried()
            for at in order:
                seat = (0, 2, 3)[at]
                if seat in match.asks and match.state.chain[1:] == [(1, PARRY)]:
                    match.play(seat, answers[at])
            match.pass_empty()
            outcomes.add((match.state.digest(), record_of(match).text(), *map(str, match.asks.values())))
        assert len(outcomes) == 1


def test_a_reaction_counts_when_nobody_before_it_can_still_answer():
    match = parried()
    match.play(2, REACT)
    assert match.state.chain == [(0, JAB), (1, PARRY)]
    match.play(0, PASS)
    assert match.state.chain == [(0, JAB), (1, PARRY), (2, FEINT)]
    assert record_of(match).choices[1:] == ["1 react parry", "0 pass", "2 react feint"]


def test_the_first_reacts_at_once_and_makes_the_others_answers_void():
    match = parried()
    match.play(3, REACT)
    match.play(2, PASS)
    match.play(0, REACT)
    assert match.state.chain[2:] == [(0, FEINT)]
    assert FEINT in match.state.hands[3]
    assert record_of(match).choices[1:] == ["1 react parry", "0 react feint"]
    assert match.nth == [2, 1, 1, 1]


def test_nobody_sees_that_another_has_answered():
    for seat, answer in ((2, PASS), (2, REACT), (3, REACT)):
        match = parried()
        viewers = [(), *({other} for other in range(4) if other != seat)]
        before = [canon(match.view(each)) for each in viewers]
        match.play(seat, answer)
        assert [canon(match.view(each)) for each in viewers] == before
        assert match.view({seat}).asks == {}
        assert match.view({seat}).window


def test_an_answer_that_waits_can_be_taken_back():
    match = parried()
    before = snapshot(match)
    match.play(2, REACT)
    assert match.view({2}).undo == (2,)
    assert not match.can_undo(0)
    match.undo(2)
    assert snapshot(match)[0] == before[0]
    assert list(match.asks) == [0, 2, 3]
    match.play(2, PASS)
    for seat in (0, 3):
        match.play(seat, PASS)
    assert match.state.lives == [2, 2, 2, 2]
    assert not match.can_undo(2)
    with pytest.raises(CannotUndo):
        match.undo(3)


def test_a_window_is_the_same_one_until_it_closes():
    match = parried()
    at = match.window_at
    assert at is not None
    match.play(2, REACT)
    assert match.window_at == at
    match.undo(2)
    assert match.window_at == at
    match.play(3, PASS)
    match.play(0, REACT)
    assert match.window_at not in (at, None)
    while match.window_at is not None:
        match.play(next(iter(match.asks)), PASS)
    assert not match.view(()).window


def test_nobody_answers_twice():
    match = parried()
    match.play(2, PASS)
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="no question"):
        match.play(2, REACT)
    assert snapshot(match) == before


def test_copies_know_what_has_been_answered():
    match = parried()
    match.play(3, REACT)
    for copy in (match.clone(), Match.thaw(feud.GAME, match.setup, match.freeze())):
        assert list(copy.asks) == [0, 2]
        copy.play(0, PASS)
        copy.play(2, PASS)
        assert copy.state.chain[-1] == (3, FEINT)
    assert list(match.asks) == [0, 2]


def test_who_imagines_takes_the_others_to_pass_and_knows_nothing_of_their_answers():
    worlds = []
    for given in ([], [(0, PASS)], [(3, REACT)], [(3, PASS)], [(0, REACT)]):
        match = parried()
        for seat, answer in given:
            if (seat, answer) != (0, REACT):
                match.play(seat, answer)
        world = match.imagine([2], Random(5))
        assert list(world.asks) == [2]
        assert world.state.hands[2] == match.state.hands[2]
        assert world.state.chain == match.state.chain
        worlds.append(canon(world.view({2})))
    assert len(set(worlds)) == 1


def test_who_cannot_react_imagines_nothing():
    match = parried([[JAB, JAB], *HANDS[1:]])
    with pytest.raises(ValueError, match="nothing to imagine"):
        match.imagine([0], Random(1))
    match.play(2, PASS)
    with pytest.raises(ValueError, match="another seat"):
        match.imagine([2], Random(1))


def bench(phase):
    """The workshop with a phase of our own: the seats play two hands each."""
    return Match(replace(workshop.GAME, phases={"bench": phase}), Setup("bench", 2, 1), live=True)


def hands_of_two(outcomes):
    async def phase(g):
        def ask_of(key):
            return Ask(key % 2, "react", [PASS, ("add", key)], window=True, default=PASS) if key < 4 else None

        outcomes.append(await Chance(range(5), ask_of))
        await Ask(0, "turn", [PASS, ("add", 1)])

    return bench(phase)


def test_a_seat_with_several_questions_is_asked_one_after_the_other():
    outcomes: list[object] = []
    match = hands_of_two(outcomes)
    assert [match.asks[seat].options[1] for seat in (0, 1)] == [("add", 0), ("add", 1)]
    match.play(1, PASS)
    assert match.asks[1].options[1] == ("add", 3)
    match.play(1, ("add", 3))
    assert list(match.asks) == [0]
    match.play(0, PASS)
    assert match.asks[0].options[1] == ("add", 2)
    match.play(0, PASS)
    assert outcomes == [(3, ("add", 3))]
    assert [entry.option for entry in match.journal] == [PASS, PASS, PASS, ("add", 3)]
    assert [entry.seat for entry in match.journal] == [0, 1, 0, 1]


def test_after_a_reaction_a_seat_is_asked_no_more():
    outcomes: list[object] = []
    match = hands_of_two(outcomes)
    match.play(1, ("add", 1))
    assert list(match.asks) == [0]
    match.play(0, PASS)
    assert outcomes == [(1, ("add", 1))]


def test_nobody_eligible_nobody_waits():
    outcomes: list[object] = []

    async def phase(g):
        outcomes.append(await Chance(range(2), lambda seat: None))
        await Ask(0, "turn", [PASS, ("add", 1)])

    match = bench(phase)
    assert outcomes == [None]
    assert not match.view(()).window


def test_a_chance_of_ones_own_leaves_the_choice_before_it_open():
    """Nobody else could have seen or answered anything."""

    async def phase(g):
        await Ask(0, "turn", [PASS, ("add", 1)])
        await Chance([0], lambda seat: Ask(0, "react", [PASS, ("add", 2)], window=True, default=PASS))
        await Ask(0, "turn", [PASS, ("add", 1)])

    match = bench(phase)
    match.play(0, ("add", 1))
    match.play(0, PASS)
    match.undo(0)
    match.undo(0)
    assert match.asks[0].what == "turn"
    assert match.journal == []


def test_a_rule_that_fails_after_a_chance_changes_nothing():
    async def phase(g):
        await Chance(range(2), lambda seat: Ask(seat, "react", [PASS, ("add", 2)], window=True, default=PASS))
        raise ZeroDivisionError

    match = bench(phase)
    match.play(1, PASS)
    before = snapshot(match)
    with pytest.raises(RuleError):
        match.play(0, PASS)
    assert snapshot(match) == before


def test_live_games_replay_from_their_records():
    waited = 0
    for seed in range(20):
        for match in playing(feud.GAME, Setup("brawl", 4, seed), Random(seed), live=True):
            waited += match.view(()).window and len(match.asks) > 1
        record = read(record_of(match).text())
        for live in (False, True):
            again = replay(feud.GAME, record, live=live)
            again.pass_empty()
            assert again.state.digest() == match.state.digest()
            assert record_of(again).choices == record.choices
    assert waited > 20
