"""Several seats plan in secret at the same time: nothing can be seen until all are in, and who was first
does not matter."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from core.games import auction, muster, workshop
from gonfalon.core import Ask, CannotUndo, IllegalChoice, Match, Option, Setup, Together
from gonfalon.core.record import record_of
from properties import canon, since_checkpoint, summary

SAID: dict[int, list[Option]] = {
    0: [("send", 1), ("send", 3), ("boast",)],
    1: [("rest",)],
    2: [("send", 1), ("rest",)],
}


def planning(seats=3, **kw):
    return Match(muster.GAME, Setup("field", seats, 5), **kw)


def say(match, order):
    """Play what each seat has to say, in this order of seats."""
    said = {seat: iter(answers) for seat, answers in SAID.items()}
    for seat in order:
        match.play(seat, next(said[seat]))


def test_all_are_asked_at_once():
    match = planning()
    assert set(match.asks) == {0, 1, 2}
    assert match.view({1}).waiting == (0, 1, 2)


@pytest.mark.parametrize("live", [False, True])
def test_nobody_sees_how_far_the_others_are(live):
    """At every step of every order, the views of all who have not spoken stay the same, byte for byte."""
    for order in set(permutations((0, 0, 0, 1, 2, 2))):
        match = planning(live=live)
        spectator = canon(match.view(()))
        said = {seat: iter(answers) for seat, answers in SAID.items()}
        for seat in order[:-1]:
            others = {other: canon(match.view({other})) for other in range(3) if other != seat}
            match.play(seat, next(said[seat]))
            assert {other: canon(match.view({other})) for other in others} == others
            assert canon(match.view(())) == spectator


def test_the_order_of_arrival_changes_nothing():
    outcomes = set()
    for order in set(permutations((0, 0, 0, 1, 2, 2))):
        match = planning()
        say(match, order)
        views = tuple(canon(match.view(seats)) for seats in ((), {0}, {1}, {2}, {0, 2}))
        outcomes.add((match.state.digest(), record_of(match).text(), views))
    assert len(outcomes) == 1


def test_results_come_when_all_are_in():
    match = planning()
    say(match, (2, 0, 1, 0, 2))
    assert (match.state.round, match.log) == (0, [])
    match.play(0, ("boast",))
    assert match.state.round == 1
    assert match.state.might == [2, 0, 0]  # blue is alone in the west and boasted; red and green are nowhere
    assert [fact[:2] for fact in match.log] == [("marched", (0, 1, 3)), ("marched", (1,)), ("marched", (2, 1))]


def test_who_is_done_is_still_waited_for_by_others_but_not_by_oneself():
    match = planning()
    match.play(1, ("rest",))
    assert 1 not in match.asks
    assert match.view({0}).waiting == (0, 1, 2)
    assert match.view(()).waiting == (0, 1, 2)
    assert match.view({1}).waiting == (0, 2)
    with pytest.raises(IllegalChoice, match="no question"):
        match.play(1, ("rest",))


def test_undo_inside_is_per_seat():
    """Others' answers in between do not matter, and are not lost."""
    match = planning()
    say(match, (0, 2, 1))
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, True]
    match.undo(0)
    assert match.state.plans == [[], [], [1]]
    assert set(match.asks) == {0, 2}
    match.undo(1)  # who has ended the talk may begin it again
    assert set(match.asks) == {0, 1, 2}
    with pytest.raises(CannotUndo):
        match.undo(0)
    say(match, (0, 0, 0, 1))
    match.play(2, ("rest",))
    twin = planning()
    say(twin, (0, 0, 0, 1, 2, 2))
    assert match.state.digest() == twin.state.digest()


def test_the_close_is_a_barrier():
    match = planning()
    say(match, (0, 0, 0, 1, 2, 2))
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_clone_in_the_middle_goes_on_alike():
    match = planning()
    say(match, (2, 0))
    clone = match.clone()
    for one in (match, clone):
        one.play(1, ("rest",))
        one.play(0, ("rest",))
        one.play(2, ("rest",))
    assert clone.state.digest() == match.state.digest()
    assert clone.state.round == 1


def test_a_secret_bid_shows_only_to_its_owner():
    match = Match(auction.GAME, Setup("sale", 3, 1))
    card = match.asks[2].options[0]
    before = canon(match.view({0}))
    match.play(2, card)
    assert canon(match.view({0})) == before
    assert match.view({2}).state.bids[2] == [card[1]]
    assert match.view({1, 2}).state.bids == [[], [], [card[1]]]


def test_a_together_without_questions_ends_at_once():
    match = Match(workshop.GAME, Setup("bench", 3, 1))
    match.play(0, ("nobody",))
    assert match.state.notes == [3]
    assert not match.can_undo(0)


def test_two_questions_each_at_the_bench():
    match = Match(workshop.GAME, Setup("bench", 2, 1))
    match.play(0, ("all",))
    for seat, n in ((1, 2), (0, 1), (1, 1), (0, 0)):
        match.play(seat, ("add", n))
    assert match.state.total == 4
    assert [(entry.seat, entry.option) for entry in match.journal[1:]] == [
        (0, ("add", 1)),
        (0, ("add", 0)),
        (1, ("add", 2)),
        (1, ("add", 1)),
    ]


# Talks that can be resumed


def resumable():
    """Muster, whose talks find in the state how far they are; `started` gets the answers each began with."""
    started: list[tuple[int, int]] = []

    async def plan(g):
        g.planning = 1

        async def talk(seat, answers=0):
            started.append((seat, answers))
            while len(g.plans[seat]) < 2:
                verb, *lane = await Ask(
                    seat, "march", lambda: muster.offered(g, seat), rule="MUS-1", default=("rest",)
                )
                if verb == "rest":
                    return False
                g.plans[seat].append(lane[0])
            answer = await Ask(seat, "word", lambda: muster.offered(g, seat), rule="MUS-2", default=("hush",))
            return answer == ("boast",)

        boasts = await Together(range(len(g.might)), talk, resume=talk)
        g.planning = 0
        g.push("march", *(int(boasts[seat]) for seat in sorted(boasts)))

    phases = {**muster.GAME.phases, "plan": plan}
    return replace(muster.GAME, phases=phases), started


@pytest.mark.parametrize("steps", range(7))
def test_a_clone_resumes_the_talks_where_they_are(steps):
    game, started = resumable()
    match, twin = Match(game, Setup("field", 3, 5)), planning()
    order = (0, 2, 1, 0, 2, 0)
    for one in (match, twin):
        say(one, order[:steps])
    started.clear()
    clone = match.clone()
    if steps < 6:
        said = {seat: order[:steps].count(seat) for seat in match.asks}
        assert started[3:] == list(said.items())
    assert summary(clone.clone()) == summary(clone) == summary(match) == summary(twin)
    assert since_checkpoint(clone) == since_checkpoint(match)
    said_by = {seat: iter(SAID[seat][order[:steps].count(seat) :]) for seat in SAID}
    for seat in order[steps:]:
        option = next(said_by[seat])
        for one in (match, clone, twin):
            one.play(seat, option)
    assert summary(clone) == summary(match) == summary(twin)


def test_a_choice_can_be_taken_back_in_a_clone_that_was_resumable():
    game, _ = resumable()
    match = Match(game, Setup("field", 3, 5))
    say(match, (0, 2, 1, 0))
    clone = match.clone()
    for one in (match, clone):
        one.undo(0)
        one.undo(1)
    assert summary(clone) == summary(match)
    assert match.state.plans == [[1], [], [1]]


def test_the_others_talks_begin_again_in_an_imagined_match():
    game, started = resumable()
    match = Match(game, Setup("field", 3, 5))
    say(match, (0, 2))
    world = match.imagine([0], Random(1))
    world.play(2, ("send", 3))
    started.clear()
    clone = world.clone()
    assert sorted(started[3:]) == [(0, 1), (1, 0), (2, 1)]
    assert clone.state.plans == world.state.plans == [[1], [], [3]]


def test_a_talk_that_is_over_cannot_be_resumable():
    """It would have to remember what it was asked."""
    game, _ = resumable()

    async def plan(g):
        async def over(seat, answers):
            return

        async def talk(seat):
            await Ask(seat, "march", [("rest",), ("boast",)])

        await Together([0, 1], talk, resume=over)

    match = Match(replace(game, phases={**game.phases, "plan": plan}), Setup("field", 2, 1))
    match.play(0, ("rest",))
    with pytest.raises(RuntimeError, match="must ask again"):
        match.clone()
