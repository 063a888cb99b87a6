"""Taking back: one's own last choice, unless something came since that cannot be unseen; and going back by
consent of the whole table."""

import pytest

from core.games import workshop
from gonfalon.core import CannotUndo, Match, Setup
from gonfalon.core.record import read, record_of, replay
from properties import snapshot


def bench(*choices, live=False):
    match = Match(workshop.GAME, Setup("bench", 2, 1), live=live)
    for choice in choices:
        match.play(*choice)
    return match


NOTE, HAND = (0, ("note",)), (0, ("hand", 1))


def test_own_last_choice():
    match = bench(NOTE)
    before = snapshot(match)
    match.play(*NOTE)
    match.undo(0)
    after = snapshot(match)
    assert after[:6] == before[:6]
    assert match.nth == [3, 0]  # a question asked anew is a new question
    assert match.state.notes == [0]
    match.undo(0)
    assert match.state.notes == []
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)


def test_anothers_question_does_not_bar_but_anothers_answer_does():
    match = bench(NOTE, HAND)
    assert list(match.asks) == [1]
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.play(1, ("note",))
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    assert list(match.asks) == [1]
    assert not match.can_undo(0)


@pytest.mark.parametrize("job", ["roll", "show", "shuffle", "nobody"])
def test_a_die_a_look_a_shuffle_and_a_close_bar(job):
    match = bench(NOTE, (0, (job,)))
    assert not match.can_undo(0)
    match.play(*NOTE)
    match.undo(0)
    assert not match.can_undo(0)


def test_what_opened_a_together_stands():
    match = bench(NOTE, (0, ("all",)))
    assert not match.can_undo(0)
    match.play(0, ("add", 1))
    match.undo(0)
    assert not match.can_undo(0)


def test_what_can_no_longer_be_undone_is_forgotten():
    """Copies of the past are kept only as far back as an undo could reach."""
    match = bench(*[(0, ("roll",))] * 30)
    assert len(match._checkpoints) <= 2


def test_an_open_window_bars_at_a_live_table_with_and_without_cards():
    for job in ("window", "empty"):
        match = bench(NOTE, (0, (job,)), live=True)
        assert not match.can_undo(0)
        match.play(1, ("pass",))
        assert not match.can_undo(0)


def test_quickly_a_window_nobody_could_use_bars_nothing():
    match = bench(NOTE, (0, ("empty",)))
    assert match.can_undo(0)


@pytest.mark.parametrize("live", [False, True])
def test_ones_own_window_bars_nothing(live):
    match = bench(NOTE, (0, ("own_window",)), (0, ("pass",)), live=live)
    match.undo(0)
    match.undo(0)
    assert match.state.notes == [0]
    assert match.asks[0].what == "bench"


def test_undo_works_the_same_on_clones_and_live():
    match = bench((0, ("two",)), (0, ("add", 1)))
    clone = match.clone()
    clone.undo(0)
    assert clone.asks[0].what == "add"
    assert match.state.total == 1
    live = bench((0, ("two",)), (0, ("add", 1)), live=True)
    live.undo(0)
    assert live.state.digest() == clone.state.digest()


# Going back by consent


def test_rewind_gives_other_dice_and_is_a_line_in_the_record():
    match = bench(NOTE, (0, ("roll",)), (0, ("roll",)), (0, ("two",)), (0, ("add", 1)))
    nth = list(match.nth)
    first = match.state.notes[1:]
    match.rewind(1, key=0x81F3)
    assert match.state.notes == [0]
    assert record_of(match).choices == ["0 note", "! rekey 81f3"]
    assert all(now > then for now, then in zip(match.nth, nth))
    assert not match.can_undo(0)
    rolls = []
    for _ in range(12):
        match.play(0, ("roll",))
        rolls.append(match.state.notes[-1])
    assert rolls[:2] != first or len(set(rolls)) > 2
    again = replay(workshop.GAME, read(record_of(match).text()))
    assert again.state.digest() == match.state.digest()
    assert again.log == match.log
    assert again.clone().state.digest() == match.state.digest()


def test_everybody_reads_in_the_log_that_the_table_went_back():
    match = bench(NOTE, (0, ("roll",)), (0, ("roll",)))
    then = bench(NOTE).view([]).log
    match.rewind(1, key=5)
    assert match.view([]).log == match.view([0]).log == (*then, ("went_back",))
    clone = match.clone()
    clone.play(0, ("roll",))
    assert clone.log == []
    match.play(0, ("two",))
    match.undo(0)
    assert match.view([1]).log == (*then, ("went_back",))


def test_nothing_is_taken_back_once_the_game_is_over():
    """Its end reveals everything, also the seed of the dice."""
    match = bench(NOTE, (0, ("hand", 1)))
    assert match.can_undo(0)
    match.play(1, ("stop",))
    assert match.over
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_rewind_twice_and_into_the_middle_of_a_phase():
    match = bench(NOTE, (0, ("two",)), (0, ("add", 2)), (0, ("add", 2)), (0, ("roll",)))
    match.rewind(3, key=1)
    assert match.asks[0].what == "add"
    assert match.state.total == 2
    match.play(0, ("add", 0))
    match.play(0, ("roll",))
    match.rewind(5, key=2)
    assert record_of(match).choices == ["0 note", "0 two", "0 add 2", "! rekey 1", "0 add 0", "! rekey 2"]
    match.play(0, ("roll",))
    assert replay(workshop.GAME, record_of(match)).state.digest() == match.state.digest()


def test_rewind_into_an_open_together():
    match = bench((0, ("all",)), (1, ("add", 2)), (1, ("add", 2)), (0, ("add", 1)), (0, ("add", 1)))
    assert match.state.total == 6
    match.rewind(3, key=9)  # the journal is sorted by now: blue's two answers are kept
    assert set(match.asks) == {1}
    match.play(1, ("add", 0))
    match.play(1, ("add", 0))
    match.play(0, ("roll",))
    assert match.state.total == 2
    assert replay(workshop.GAME, record_of(match)).state.digest() == match.state.digest()


def test_rewind_at_a_live_table_keeps_it_live():
    match = bench(NOTE, (0, ("empty",)), (1, ("pass",)), NOTE, live=True)
    match.rewind(2, key=5)
    assert not match.state.quick
    match.play(0, ("empty",))
    assert list(match.asks) == [1]
    match.let_pass(1)
    assert replay(workshop.GAME, record_of(match)).state.digest() == match.state.digest()


def test_rewind_to_an_empty_window_that_is_open():
    """The window is passed before the new dice come, as in a replay, which knows of no window there."""
    match = bench(NOTE, (0, ("empty_roll",)), live=True)
    match.rewind(2, key=5)
    assert list(match.asks) == [0]
    match.play(0, ("roll",))
    assert replay(workshop.GAME, record_of(match)).state.digest() == match.state.digest()


def test_rewind_to_the_beginning():
    match = bench(NOTE, (0, ("roll",)))
    match.rewind(0, key=5)
    assert match.state.notes == []
    assert record_of(match).choices == ["! rekey 5"]
