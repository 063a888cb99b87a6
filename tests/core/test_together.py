"""Several seats plan in secret at the same time: nothing can be seen until all are in, and who was first
does not matter."""

from itertools import permutations

import pytest

from core.games import auction, muster, workshop
from gonfalon.core import CannotUndo, IllegalChoice, Match, Option, Setup
from gonfalon.core.record import record_of
from properties import canon

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
