"""A reaction in the middle of another's action, itself open to a reaction; and what nobody may learn of it."""

from dataclasses import replace
from random import Random

import pytest

from core.games import feud, workshop
from core.games.feud import FEINT, JAB, PARRY
from gonfalon.core import Ask, IllegalChoice, Match, Orders, Setup, answer_by_order
from gonfalon.core.record import read, record_of, replay
from properties import canon, playing

SETUP = Setup("brawl", 3, 3)
PASS = ("pass",)
HANDS = [[JAB, JAB, FEINT], [PARRY, JAB, JAB], [FEINT, JAB, JAB]]


def table(hands, live=True, setup=SETUP):
    """A table at which the hands are these."""
    fields, entries, nth = Match(feud.GAME, setup, live=live).freeze()
    fields["hands"] = [list(hand) for hand in hands]
    return Match.thaw(feud.GAME, setup, (fields, entries, nth))


def test_a_reaction_to_a_reaction():
    match = table(HANDS, live=False)
    match.play(0, ("jab", 1))
    assert list(match.asks) == [1]
    match.play(1, ("react", PARRY))
    assert list(match.asks) == [0]  # red parried; blue, then green, may feint
    match.play(0, ("pass",))
    assert list(match.asks) == [2]
    match.play(2, ("react", FEINT))
    assert list(match.asks) == [0]  # a feint may itself be feinted
    match.play(0, ("react", FEINT))
    assert match.state.lives == [2, 2, 2]  # jab, parry, feint, feint: the parry holds
    assert match.state.active == 1
    assert len(match.state.discard) == 4


def test_quick_skips_who_can_only_pass():
    match = table([[JAB, JAB, JAB], [JAB, JAB, JAB], [FEINT, JAB, JAB]], live=False)
    match.play(0, ("jab", 1))
    assert match.state.lives == [2, 1, 2]
    assert list(match.asks) == [1]
    assert match.state.active == 1


def play_live(match, answers):
    """Play, and pass whatever window is open when the next answer is another seat's."""
    for seat, option in answers:
        while seat not in match.asks:
            (other,) = match.asks
            match.play(other, ("pass",))
        match.play(seat, option)


@pytest.mark.parametrize("viewer", [(), {0}, {2}, {0, 2}])
@pytest.mark.parametrize("undo_asked_for", [False, True])
def test_with_and_without_a_card_the_others_see_the_same(viewer, undo_asked_for):
    """Red holds a parry, or holds none: at every step the others' whole views are the same."""
    worlds = [table([HANDS[0], hand, HANDS[2]]) for hand in ([PARRY, JAB, JAB], [JAB, JAB, JAB])]

    def compare():
        views = [canon(world.view(viewer)) for world in worlds]
        assert views[0] == views[1]
        return worlds[0].view(viewer)

    compare()
    for world in worlds:
        world.play(0, ("jab", 1))
    view = compare()
    assert view.window
    assert view.waiting == ()
    assert view.undo == ()
    assert [len(world.asks[1].options) for world in worlds] == [2, 1]
    worlds[0].play(1, ("pass",))
    worlds[1].let_pass(1)
    view = compare()
    assert not view.window
    assert view.waiting == (1,)
    for world in worlds:
        world.play(1, ("jab", 2))
        world.play(2, ("pass",))
    compare()
    assert worlds[0].nth == worlds[1].nth == [1, 2, 1]
    for world in worlds:
        world.play(2, ("jab", 0))
        world.play(0, ("pass",))
        world.play(0, ("draw",))
        if undo_asked_for:
            assert not world.can_undo(0)
    compare()


def test_a_live_window_opens_for_everybody_who_might_and_holds_cards():
    match = table([[JAB, JAB], [PARRY], []])
    match.play(0, ("jab", 1))
    match.play(1, ("react", PARRY))
    assert list(match.asks) == [0]  # blue has no feint, but cards; green has no cards and is not asked
    match.let_pass(0)
    assert match.state.active == 1


def test_empty_answers_leave_no_trace_in_the_record():
    match = Match(workshop.GAME, Setup("bench", 2, 1), live=True)
    match.play(0, ("empty",))
    match.let_pass(1)
    match.play(0, ("empty",))
    match.play(1, ("pass",))  # said by the player, who could say nothing else
    match.play(0, ("window",))
    match.play(1, ("pass",))  # a real choice
    assert record_of(match).choices == ["0 empty", "0 empty", "0 window", "1 pass"]
    assert match.nth == [3, 3]
    again = replay(workshop.GAME, record_of(match))
    assert again.state.digest() == match.state.digest()


def test_only_an_empty_window_is_let_pass():
    match = Match(workshop.GAME, Setup("bench", 2, 1), live=True)
    for seat in (0, 1):
        with pytest.raises(IllegalChoice, match="no empty window"):
            match.let_pass(seat)
    match.play(0, ("window",))
    with pytest.raises(IllegalChoice, match="no empty window"):
        match.let_pass(1)
    assert list(match.asks) == [1]


def test_a_record_made_live_replays_quick_and_live():
    empty = 0
    for seed in range(10):
        *_, match = playing(feud.GAME, Setup("brawl", 3, seed), Random(seed), live=True)
        record = read(record_of(match).text())
        quick = replay(feud.GAME, record)
        live = replay(feud.GAME, record, live=True)
        live.pass_empty()  # windows after the last choice are open again
        assert quick.state.digest() == live.state.digest() == match.state.digest()
        assert record_of(quick).choices == record_of(live).choices == record.choices
        assert live.journal == match.journal
        empty += sum(entry.option is None for entry in live.journal)
    assert empty > 5


def test_a_table_that_goes_on_from_its_record_is_live_in_every_way():
    """Also its clones, and also after an undo, empty windows are put to who might react."""
    played = Match(workshop.GAME, Setup("bench", 2, 1), live=True)
    for job in ("empty", "note", "two"):
        played.play(0, (job,))
        if job == "empty":
            played.let_pass(1)
    match = replay(workshop.GAME, record_of(played), live=True)
    match.play(0, ("add", 1))
    match.undo(0)
    assert not match.state.quick
    assert not match.clone().state.quick
    match.undo(0)
    for one in (match.clone(), match):
        one.play(0, ("empty",))
        assert list(one.asks) == [1]
        assert one.view({0}).window


def test_imagining_at_a_live_table_stays_quick():
    """Also after an undo, and in clones and frozen copies."""
    live = Match(workshop.GAME, Setup("bench", 2, 1), live=True)
    live.play(0, ("two",))
    live.play(0, ("add", 1))
    match = live.imagine([0], Random(1))
    assert match.state.quick
    match.play(0, ("add", 2))
    match.undo(0)
    thawed = Match.thaw(workshop.GAME, match.setup, match.clone().freeze())
    for one in (match, match.clone()):
        one.play(0, ("add", 2))
        one.play(0, ("empty",))
        assert list(one.asks) == [0]
    assert thawed.state.quick


def test_imagining_behind_a_window_that_was_passed_for_want_of_cards():
    """In the same phase blue had to pass; a quick copy does not ask blue at all."""
    match = table([[JAB, JAB], [PARRY, JAB], [FEINT, JAB]])
    match.play(0, ("jab", 1))
    match.play(1, ("react", PARRY))
    match.let_pass(0)
    assert list(match.asks) == [2]
    world = match.imagine([2], Random(1))
    assert list(world.asks) == [2]
    assert list(world.asks[2].options) == [("react", FEINT), PASS]
    assert world.state.chain == match.state.chain


def test_nobody_imagines_from_a_window_that_leaves_no_choice():
    """There is nothing to think about, and a quick copy would run on with the true dice."""
    match = Match(workshop.GAME, Setup("bench", 2, 1), live=True)
    match.play(0, ("empty",))
    with pytest.raises(ValueError):
        match.imagine([1], Random(1))


def test_a_table_run_by_standing_orders():
    """With `could`, only seats with a choice are asked; the game goes on as if played quickly."""
    live, quick = table(HANDS), table(HANDS, live=False)
    for match in (live, quick):
        match.play(0, ("jab", 1))
        match.play(1, ("react", PARRY))
        match.play(0, ("react", FEINT))
    while live.asks.keys() != quick.asks.keys() or live.view(()).window != quick.view(()).window:
        seat = next(seat for seat in live.asks if answer_by_order(live, seat, Orders("could")))
        answer = answer_by_order(live, seat, Orders("could"))
        assert answer == PASS
        live.play(seat, answer)
    assert live.state.digest() == quick.state.digest()


def test_a_callable_window_is_really_asked_and_its_answer_recorded():
    """Nobody can say beforehand that it leaves no choice: so it is a choice, live, quick and in clones."""
    for live in (False, True):
        match = Match(lazy_window(), Setup("bench", 2, 1), live=live)
        match.play(1, ("pass",))
        assert record_of(match).choices == ["1 pass"]
        clone = match.clone()
        assert clone.state.digest() == match.state.digest()
        assert clone.asks.keys() == match.asks.keys() == {0}


def lazy_window():
    async def bench(g):
        await Ask(1, "react", lambda: [PASS], window=True, default=PASS)
        await Ask(0, "add", [("add", 1), ("add", 2)])

    return replace(workshop.GAME, phases={"bench": bench})
