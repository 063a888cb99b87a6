"""A rule with a bug: the match stands as it was before the choice, says so, and goes on."""

import pytest

from core.games import workshop
from gonfalon.core import IllegalChoice, Match, RuleError, Setup, StaleChoice
from gonfalon.core.record import record_of, replay
from properties import snapshot


def bench(*choices, seats=2, live=False):
    match = Match(workshop.GAME, Setup("bench", seats, 1), live=live)
    for choice in choices:
        match.play(*choice)
    return match


BEFORE = [(0, ("note",)), (0, ("two",)), (0, ("add", 2)), (0, ("add", 1)), (0, ("roll",)), (0, ("note",))]


def fails(match, seat, option, error=ZeroDivisionError):
    before = snapshot(match)
    with pytest.raises(RuleError, match="nothing was changed") as raised:
        match.play(seat, option)
    assert isinstance(raised.value.__cause__, error)
    assert snapshot(match) == before


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize(
    ("job", "error"),
    [("break_start", ZeroDivisionError), ("break_plain", KeyError), ("push_ask", RuntimeError)],
)
def test_at_the_start_of_a_phase_and_in_a_plain_phase(job, error, live):
    match = bench(*BEFORE, live=live)
    fails(match, 0, (job,), error)
    match.undo(0)  # the note before it may still be taken back
    match.play(0, ("roll",))
    assert match.state.notes[:2] == [0, match.state.notes[1]]
    assert len(match.state.notes) == 3


def test_in_the_middle_of_a_phase():
    match = bench(*BEFORE, (0, ("break_middle",)))
    fails(match, 0, ("add", 1))
    fails(match, 0, ("add", 2))
    match.play(0, ("add", 0))
    assert match.state.total == 103
    assert match.log[-1][0] == "bench"
    assert replay(workshop.GAME, record_of(match)).state.digest() == match.state.digest()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_after_all_have_answered(order):
    """Whoever was last, only that answer is refused; the others' stay."""
    match = bench((0, ("break_after_all",)), seats=3)
    *first, last = order
    for seat in first:
        match.play(seat, ("add", 1 + seat % 2))
    fails(match, last, ("add", 1))
    fails(match, last, ("add", 2))
    assert set(match.asks) == {last}
    match.play(last, ("add", 0))
    assert match.state.total == 100
    assert sorted(entry.seat for entry in match.journal) == [0, 0, 1, 2]


def test_in_an_open_together_undo_still_works_after_a_fault():
    match = bench((0, ("break_after_all",)))
    match.play(1, ("add", 1))
    fails(match, 0, ("add", 1))
    match.undo(1)
    match.play(1, ("add", 0))
    match.play(0, ("add", 1))
    assert match.state.total == 100


def test_the_same_faults_twice_and_in_clones():
    match = bench(*BEFORE)
    for _ in range(2):
        fails(match, 0, ("break_start",))
    fails(match.clone(), 0, ("break_plain",), KeyError)
    match.play(0, ("stop",))
    assert match.over


ILLEGAL = [
    (0, ("fly",)),
    (0, ("add", 1)),
    (0, ()),
    (0, ["note"]),
    (0, None),
    (0, "note"),
    (1, ("note",)),
    (7, ("note",)),
    (-1, ("note",)),
]


@pytest.mark.parametrize(("seat", "option"), ILLEGAL)
def test_what_is_not_offered_changes_nothing(seat, option):
    match = bench(*BEFORE)
    before = snapshot(match)
    with pytest.raises(IllegalChoice):
        match.play(seat, option)
    assert snapshot(match) == before


@pytest.mark.parametrize(
    "option", [("add", 1.0), ("add", True), ("add", [1]), ("add", None), ([], 1), ("add", "1")]
)
def test_a_number_is_an_int_and_nothing_else(option):
    """1.0 and True equal 1, but would stand otherwise in the state and in its digest."""
    match = bench((0, ("two",)))
    with pytest.raises(IllegalChoice):
        match.play(0, option)
    assert match.asks[0].what == "add"


def test_a_stale_answer_changes_nothing():
    match = bench()
    match.play(0, ("note",), nth=0)
    before = snapshot(match)
    with pytest.raises(StaleChoice):
        match.play(0, ("note",), nth=0)
    with pytest.raises(StaleChoice):
        match.play(0, ("note",), nth=2)
    assert snapshot(match) == before
    match.play(0, ("note",), nth=1)
    match.undo(0)
    with pytest.raises(StaleChoice):
        match.play(0, ("note",), nth=1)  # meant for the question as it was before the undo
    match.play(0, ("note",), nth=3)
    assert match.state.notes == [0, 1]
