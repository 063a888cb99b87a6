"""A combat inside a move inside a turn: clone, undo and replay in its middle, and the way out of it."""

from dataclasses import replace
from random import Random

import pytest

from core.games import campaign, workshop
from gonfalon.core import Ask, CannotUndo, Match, RuleError, Setup, Together, Unwind
from gonfalon.core.record import read, record_of, replay
from properties import Choices, playing, since_checkpoint, snapshot, summary

TO_COMBAT = [("move", 1, 3), ("move", 1, 5), ("move", 1, 6)]


def in_combat(*answers, live=False):
    """Blue marches three times and meets red's rear guard."""
    match = Match(campaign.GAME, Setup("march", 2, 4), live=live)
    for option in (*TO_COMBAT, *answers):
        (seat,) = match.asks
        match.play(seat, option)
    return match


def test_the_stack_says_what_remains():
    match = in_combat()
    assert match.asks[0].what == "stance"
    assert match.state.stack == [("turn_end",), ("combat_end", 1, 1)]


@pytest.mark.parametrize("answers", [(), (("press",),), (("press",), ("yes",)), (("hold",), ("no",), ("hold",))])
def test_a_clone_in_the_middle(answers):
    match = in_combat(*answers)
    before = snapshot(match)
    clone = match.clone()
    assert summary(clone) == summary(match)
    rng = Random(1)
    made: Choices = []
    while not clone.over and len(made) < 10:
        seat = next(iter(clone.asks))
        made.append((seat, clone.asks[seat].options[int(rng.random() * len(clone.asks[seat].options))]))
        clone.play(*made[-1])
    assert snapshot(match) == before
    for choice in made:
        match.play(*choice)
    assert summary(match) == summary(clone)


def test_undo_in_the_middle_and_back_over_phases():
    """As long as nothing was rolled, back through the combat into the moves."""
    match = in_combat(("press",), ("yes",))
    states = [in_combat(("press",)), in_combat()]
    for state in states:
        match.undo(0)
        assert match.state.digest() == state.state.digest()
        assert match.log == state.log
        assert list(match.asks) == [0]
    match.undo(0)
    match.undo(0)
    match.undo(0)
    assert match.state.digest() == Match(campaign.GAME, match.setup).state.digest()
    assert match.log == []
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_no_undo_after_the_dice():
    match = in_combat(("press",), ("yes",), ("press",))
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.parametrize("choices", range(7))
def test_a_replay_to_the_middle(choices):
    match = in_combat(("press",), ("yes",), ("press",))
    part = replay(campaign.GAME, read(record_of(match).text()), to=choices)
    assert len(part.journal) == choices
    whole = replay(campaign.GAME, record_of(match))
    for line in record_of(match).choices[choices:]:
        seat, _, rest = line.partition(" ")
        part.play(int(seat), campaign.VERBS.parse(rest))
    assert snapshot(part) == snapshot(whole) == snapshot(match)


def test_flight_drops_everything_down_to_the_end_of_the_turn():
    match = in_combat(("flee",))
    assert match.state.active == 1
    assert match.state.stack == [("turn_end",)]
    assert match.asks[1].what == "move"
    assert "held" not in [fact[0] for fact in match.log]


def test_checkpoints_stay_frequent():
    counts = [
        since_checkpoint(match)
        for seed in range(10)
        for match in playing(campaign.GAME, Setup("march", 2, seed), Random(seed))
    ]
    assert max(counts) <= 3


def bench(*jobs):
    match = Match(workshop.GAME, Setup("bench", 1, 1))
    for job in jobs:
        match.play(0, (job,))
    return match


def test_unwind_drops_what_the_phase_itself_pushed_too():
    match = bench("unwind")
    assert match.asks[0].what == "bench"
    assert match.state.stack == []


def test_unwinding_to_a_frame_that_is_not_there_is_a_fault_of_the_rule():
    match = bench("note")
    with pytest.raises(RuleError) as error:
        match.play(0, ("lost",))
    assert "no frame 'nowhere'" in str(error.value.__cause__)
    assert match.asks[0].what == "bench"
    assert match.state.notes == [0]


def test_a_phase_asks_first_and_pushes_last():
    match = bench()
    with pytest.raises(RuleError) as error:
        match.play(0, ("push_ask",))
    assert "asks first and pushes last" in str(error.value.__cause__)
    assert match.state.stack == []


def test_a_talk_may_not_unwind():
    """It would drop the frames under everybody's feet."""

    async def talk(seat):
        await Ask(seat, "add", [("add", 1), ("add", 2)])
        raise Unwind("bench")

    async def all_of_us(g):
        await Together([0, 1], talk)

    game = replace(workshop.GAME, phases={**workshop.GAME.phases, "all": all_of_us})
    match = Match(game, Setup("bench", 2, 1))
    match.play(0, ("all",))
    before = snapshot(match)
    with pytest.raises(RuleError):
        match.play(0, ("add", 1))
    assert snapshot(match) == before
