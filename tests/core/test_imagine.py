"""A copy for programs that think ahead: what they cannot know is dealt anew, and the truth stays untouched."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from core.games import auction, feud, muster, siege, workshop
from gonfalon.core import Ask, Match, Setup, Together
from properties import choose, snapshot, summary


def sale(seed=1, seats=3):
    return Match(auction.GAME, Setup("sale", seats, seed))


def play_on(match, rng, most=1000):
    for _ in range(most):
        if match.over:
            return
        match.play(*choose(match, rng))


def cards(state):
    """All the cards there are, in some order."""
    return sorted(state.deck + state.shown + [c for h in state.hands + state.bids for c in h])


def test_what_is_known_stays_and_the_rest_is_dealt_anew():
    match = sale()
    worlds = [match.imagine([0], Random(n)) for n in range(20)]
    for world in worlds:
        assert world.state.hands[0] == match.state.hands[0]
        assert [len(hand) for hand in world.state.hands] == [3, 3, 3]
        assert cards(world.state) == list(range(16))
        assert world.state.dice != match.state.dice
    assert len({str(world.state.hands[1]) for world in worlds}) > 10
    assert len({str(world.state.deck) for world in worlds}) > 15


def test_the_truth_is_never_touched():
    match = sale()
    match.play(1, match.asks[1].options[0])
    before = snapshot(match)
    for n in range(10):
        play_on(match.imagine([0], Random(n)), Random(n))
    assert snapshot(match) == before


def test_clones_of_an_imagined_match_agree():
    """At once, in the middle of the talks, and after they have closed."""
    for n in range(10):
        rng = Random(n)
        match = sale(n)
        play_on(match, rng, n)
        if match.over:
            continue
        world = match.imagine([0], rng)
        while not world.over:
            clone = world.clone()
            assert summary(clone) == summary(world)
            choice = choose(world, rng)
            world.play(*choice)
            clone.play(*choice)
            assert summary(clone) == summary(world)


def test_in_an_open_together_the_others_are_asked_anew():
    match = sale()
    mine = match.asks[0].options[1]
    match.play(0, mine)
    for _ in range(2):
        match.play(1, match.asks[1].options[-1])
    assert set(match.asks) == {0, 2}
    world = match.imagine([0], Random(1))
    assert set(world.asks) == {0, 1, 2}
    assert world.state.bids == [[mine[1]], [], []]
    assert set(world.asks[1].options) == {("bid", card) for card in world.state.hands[1]}
    world.play(1, world.asks[1].options[0])
    again = world.imagine([0], Random(2))
    assert again.state.bids == [[mine[1]], [], []]


def test_what_the_others_have_planned_so_far_is_forgotten():
    match = Match(muster.GAME, Setup("field", 3, 1))
    match.play(0, ("send", 0))
    match.play(1, ("send", 1))
    match.play(2, ("rest",))
    world = match.imagine([0], Random(1))
    assert world.state.plans == [[0], [], []]
    assert set(world.asks) == {0, 1, 2}
    assert match.state.plans == [[0], [1], []]


def test_who_has_ended_the_talk_may_imagine_too():
    match = sale(seats=2)
    match.play(0, match.asks[0].options[0])
    match.play(0, ("done",))
    world = match.imagine([0], Random(1))
    assert set(world.asks) == {1}
    play_on(world, Random(1))
    assert world.over


def test_when_nobody_has_anything_left_to_say_an_imagined_together_closes():
    """Red, dealt anew, has no choice and is not asked; blue has answered: then the bids are all in."""

    async def everybody(g):
        async def talk(seat):
            await Ask(seat, "add", [("add", n) for n in range(1 + len(g.notes) * seat)] or [("add", 0)])

        await Together([0, 1], talk)
        g.total = 7

    def redeal(g, seats):
        g.notes = []

    async def bench(g):
        await Ask(0, "bench", [("note",), ("stop",)])
        g.push("bench")
        g.push("all")

    def start(g, setup):
        workshop.start(g, setup)
        g.notes = [1, 1]

    phases = {**workshop.GAME.phases, "all": everybody, "bench": bench}
    game = replace(workshop.GAME, phases=phases, redeal=redeal, start=start)
    match = Match(game, Setup("bench", 2, 1))
    match.play(0, ("note",))
    assert set(match.asks) == {1}
    world = match.imagine([0], Random(1))
    assert world.state.total == 7
    assert not world.over
    assert set(world.asks) == {0}
    assert summary(world.clone()) == summary(world)


def test_imagined_by_several_seats():
    match = sale()
    world = match.imagine([0, 2], Random(3))
    assert [world.state.hands[seat] for seat in (0, 2)] == [match.state.hands[seat] for seat in (0, 2)]
    assert world.state.hands[1] != match.state.hands[1]


def test_only_from_ones_own_question():
    match = Match(feud.GAME, Setup("brawl", 3, 1))
    assert match.imagine([0], Random(1)).asks.keys() == {0}
    with pytest.raises(ValueError, match="another seat is being asked"):
        match.imagine([1], Random(1))


def test_an_imagined_match_of_hidden_draws_plays_to_its_end():
    for n in range(10):
        match = Match(feud.GAME, Setup("brawl", 3, n), live=True)
        rng = Random(n)
        play_on(match, rng, 5)
        match.pass_empty()
        seat = max(match.asks)
        before = snapshot(match)
        world = match.imagine([seat], rng)
        assert world.state.hands[seat] == match.state.hands[seat]
        play_on(world, rng)
        assert world.over
        assert snapshot(match) == before


def test_shared_hands_are_not_dealt_anew():
    match = Match(siege.GAME, Setup("teams", 4, 1, {"share_hands": "yes"}))
    world = match.imagine([0], Random(1))
    assert world.state.hands[2] == match.state.hands[2]
    assert world.state.hands[1] + world.state.hands[3] != match.state.hands[1] + match.state.hands[3]


# What is dealt once is not dealt again


@pytest.fixture
def deals(monkeypatch):
    """How often a game was re-dealt."""
    count: list[object] = []
    for game in (auction.GAME, feud.GAME, siege.GAME):
        monkeypatch.setattr(game, "redeal", partial(counted, count, game.redeal))
    return count


def counted(count, redeal, g, seats):
    count.append(seats)
    redeal(g, seats)


@pytest.mark.parametrize("choices", range(6))
def test_clones_of_an_imagined_match_deal_nothing(deals, choices):
    """Neither at the start of a phase, nor in the middle of one, nor in the talks of a Together."""
    for match in (sale(), Match(feud.GAME, Setup("brawl", 3, 1)), Match(siege.GAME, Setup("teams", 4, 1))):
        play_on(match, Random(choices), choices)
        deals.clear()
        world = match.imagine([min(match.asks)], Random(1))
        assert len(deals) in (1, 2)
        deals.clear()
        clone = world.clone().clone()
        assert summary(clone) == summary(world)
        for seat, ask in world.asks.items():
            for option in ask.options:
                clone = world.clone()
                clone.play(seat, option)
                assert clone.clone().state.digest() == clone.state.digest()
        assert not deals


def test_what_was_dealt_is_not_shared_by_clones():
    match = sale()
    match.play(0, match.asks[0].options[0])
    world = match.imagine([0], Random(1))
    dealt = list(world.state.deck)
    world.clone().state.deck.clear()
    assert world.clone().state.deck == dealt


def bench_with(**changes):
    """At the workshop's bench, after a note, a phase of one's own."""
    phases = {**workshop.GAME.phases, **changes.pop("phases")}
    game = replace(workshop.GAME, phases=phases, **changes)
    match = Match(game, Setup("bench", 2, 1))
    match.play(0, ("two",))
    return match


def test_from_the_start_of_a_phase_its_first_steps_are_taken_in_the_imagined_world():
    """What a phase works out before it asks fits what was dealt."""

    async def two(g):
        least = min(g.hidden[:3])
        await Ask(0, "two", [("add", 1), ("add", 2)])
        assert least == min(g.hidden[:3])
        g.total = 1 + least

    match = bench_with(phases={"two": two})
    totals = set()
    for n in range(10):
        world = match.imagine([0], Random(n))
        world.play(0, ("add", 1))
        totals.add(world.state.total)
    assert len(totals) > 1


@pytest.mark.parametrize("other", ["question", "facts", "shown here", "shown there"])
def test_where_another_question_would_come_of_it_the_present_one_is_kept(other):
    """What this phase does before it asks depends on what is hidden. That is bad manners, but the seat still
    imagines the question it has, and knows what it has been shown."""

    async def two(g):
        odd = g.hidden[0] % 2
        if (other == "shown here" and odd == truth) or (other == "shown there" and odd != truth):
            g.reveal()
            g.notes.append(odd)
        what = "odd" if other == "question" and odd else "two"
        await Ask(0, what, [("add", 1), ("add", 2)], about=(odd,) if other == "facts" else ())

    truth = Match(workshop.GAME, Setup("bench", 2, 1)).state.hidden[0] % 2
    match = bench_with(phases={"two": two})
    hidden = set()
    for n in range(20):
        world = match.imagine([0], Random(n))
        assert (world.asks[0].what, world.asks[0].about) == (match.asks[0].what, match.asks[0].about)
        assert world.state.notes == match.state.notes
        hidden.add(world.state.hidden[0] % 2)
        assert summary(world.clone()) == summary(world)
    assert hidden == {0, 1}


def test_what_was_shown_before_the_question_stays_known():
    """The card on top was shown since the checkpoint, so the checkpoint cannot be dealt otherwise."""

    async def two(g):
        g.reveal()
        g.notes.append(g.hidden.pop())
        await Ask(0, "two", [("add", 1), ("add", 2)])

    match = bench_with(phases={"two": two})
    shown = list(match.state.notes)
    assert all(match.imagine([0], Random(n)).state.notes == shown for n in range(10))


def test_a_choice_can_be_taken_back_in_an_imagined_match():
    match = sale()
    match.play(0, match.asks[0].options[0])
    world = match.imagine([0], Random(1)).imagine([0], Random(2))
    before = summary(world)[:2]
    world.play(1, world.asks[1].options[0])
    world.undo(1)
    assert summary(world)[:2] == summary(world.clone())[:2] == before


@pytest.mark.parametrize("said", range(4))
def test_clones_agree_when_the_talks_are_over_and_the_phase_goes_on(said):
    """The journal then drops the order in which answers came, and what was dealt among them."""

    async def two(g):
        async def talk(seat):
            for _ in range(4):
                await Ask(seat, "add", [("add", 1), ("add", 2)])

        await Together([0, 1], talk)
        await Ask(0, "two", [("add", 1), ("add", 2)])
        g.total = g.hidden[0]

    world = bench_with(phases={"two": two})
    for _ in range(said):
        world.play(0, ("add", 1))
    for n in range(3):
        world = world.imagine([0], Random(n))
    for seat in (1, 0):
        while seat in world.asks and world.asks[seat].what == "add":
            world.play(seat, ("add", 2))
            assert summary(world.clone()) == summary(world)
    assert world.asks[0].what == "two"
    clone = world.clone()
    for match in (world, clone):
        match.play(0, ("add", 1))
    assert summary(clone) == summary(world)
