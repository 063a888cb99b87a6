"""Chances to react where people play at different screens: what others see, and when, tells nothing of a hand.

Two worlds differ only in what others hold. Everything that is sent to somebody who cannot know, and to somebody
who only watches, must be the same in both: the same messages, as long, in the same order, at the same time.
"""

from __future__ import annotations

import asyncio
from itertools import islice

import pytest

from core.test_chance import hands_of_two
from gonfalon.core import Orders
from gonfalon.core.orders import reactions_in
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.host import start
from gonfalon.web.tables.reactions import INSTANT
from web.windows import MINE, Careless, Eager, Idle, World, both, compared, pairs, roles, window, world
from web.worlds import PEOPLE, StillClock, table_of

GAMES = (("tactics", "competitive", 3), ("nerath", "free-for-all", 4), ("heroes", "clash", 3))
POSITIONS = 6
"""How many windows of each game are tried."""

ME_AND_BOTS = (Holder("me", PEOPLE[MINE]), *[Holder("bot", "greedy")] * 3)


# ---------------------------------------------------------------------- two worlds


async def nothing(here: World, could: bool) -> None:
    await here.clock.move(2.9)


async def until_it_closes(here: World, could: bool) -> None:
    await here.clock.move(3.2)


async def orders(here: World, could: bool) -> None:
    """Different ones in the two worlds."""
    for n, seat in enumerate(here.others()):
        here.table.holders[seat] = Holder("me", PEOPLE[seat], Orders(("never", "always")[(n + could) % 2]))
    here.table.announce()
    await here.clock.move(3.2)


async def special_orders(here: World, could: bool) -> None:
    """For a battle, a turn, a card or a kind of moment, in one of the two worlds or in both."""
    for n, seat in enumerate(here.others()):
        match = here.table.match
        ask, name = match.asks[seat], match.game.verbs.text
        texts = ["turn pass", f"kind {ask.what} never", "once", "answers ask"]
        texts += [f"card {' '.join(name(each).split()[:2])} never" for each in reactions_in(ask)]
        for text in texts[n + could :]:
            assert await here.say(seat, "order", order=text) is None
    await here.clock.move(3.2)


async def passing(here: World, could: bool) -> None:
    """Whoever could react thinks and passes; whoever could not does nothing, or the other way round."""
    for n, seat in enumerate(here.others()):
        await here.clock.move(0.5)
        if could == bool(n % 2):
            assert await here.choose(seat, "pass") is None
    await here.clock.move(3.2)


async def holding(here: World, could: bool) -> None:
    """Whether there is a card or not."""
    await here.clock.move(1)
    for seat in here.others():
        assert await here.say(seat, "hold") is None
    await here.clock.move(30)


async def waiving(here: World, could: bool) -> None:
    await here.clock.move(1)
    for seat in here.others():
        assert await here.say(seat, "waive") is None
    await here.clock.move(4)


DEEDS = (nothing, until_it_closes, orders, special_orders, passing, holding, waiving)


@pytest.mark.parametrize(("id", "mode", "seats"), GAMES)
@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_can_tell_by_a_window_what_others_hold(id, mode, seats, deed):
    async def story() -> int:
        return sum([await compared(each, deed) for each in islice(pairs(id, mode, seats, 11), POSITIONS)])

    assert asyncio.run(story()) >= POSITIONS


async def answering(here: World, could: bool) -> None:
    """Everybody is really asked: nothing happens until all have answered."""
    seats = [*here.table.match.asks]
    await here.clock.move(20)
    assert [*here.table.match.asks] == seats
    for seat in seats:
        assert here.shown(seat)["prompt"]["mine"]
        await here.choose(seat, "pass")
    await here.clock.move(1)


def test_where_everybody_is_asked_a_window_ends_when_all_have_answered():
    async def story() -> int:
        found = islice(pairs("tactics", "competitive", 3, 11, ask_always="yes"), POSITIONS)
        return sum([await compared(each, answering) for each in found])

    assert asyncio.run(story()) >= POSITIONS


def test_at_a_trusting_table_waiting_tells():
    """As the form says; and the tests above would see it."""

    async def story() -> list[bool]:
        found = islice(pairs("tactics", "competitive", 3, 11), POSITIONS)
        seen = [await both(each, until_it_closes, reactions="trusting") for each in found]
        return [one != other for one, other in filter(None, seen)]

    assert True in asyncio.run(story())


# ------------------------------------------------------------------------------ bots


@pytest.mark.parametrize("pool", [Idle, Careless])
@pytest.mark.parametrize(("id", "mode", "seats"), GAMES)
def test_bots_answer_at_the_same_instant_whatever_they_hold_and_however_long_the_queue(id, mode, seats, pool):
    async def watching(here: World, could: bool) -> None:
        bots = [seat for seat in here.table.match.asks if seat != MINE]
        await here.clock.move(INSTANT - 0.01)
        assert [seat for seat in here.table.match.asks if seat != MINE] == bots
        at = here.table.match.window_at
        await here.clock.move(0.02)
        assert here.table.match.window_at != at or MINE in here.table.match.asks
        await here.clock.move(1)

    async def story() -> int:
        found = islice(pairs(id, mode, seats, 11), POSITIONS)
        holders = ME_AND_BOTS[:seats]
        return sum([await compared(each, watching, holders=holders, pool=pool()) for each in found])

    assert asyncio.run(story()) >= POSITIONS


def test_a_bot_that_has_a_thought_in_time_reacts_at_that_instant():
    async def story():
        bots = [Holder("bot", "greedy")] * 3
        async with world(*window(0), holders=bots, pool=Eager()) as here:
            match, (first, *_) = here.table.match, roles(here)
            hand = match.state.hand[first]
            await here.clock.move(INSTANT - 0.01)
            assert match.state.hand[first] == hand
            await here.clock.move(0.02)
            assert len(match.state.hand[first]) < len(hand)

    asyncio.run(story())


# --------------------------------------------------------------------------- people


def test_at_one_screen_nobody_waits():
    """Whoever can only pass is passed for at once, whoever could react is asked."""
    friends = [Holder("me", "blue"), Holder("friend", "blue"), Holder("friend", "blue")]

    async def story():
        async with world(*window(1), holders=friends) as here:
            _, second, _ = roles(here)
            assert [*here.table.match.asks] == here.table.open_seats() == [second]
            assert here.shown(MINE)["window"] is None
            await here.clock.move(60)
            assert [*here.table.match.asks] == [second]
            await here.say(MINE, "ready", seat=second)
            at = here.table.match.window_at
            await here.say(MINE, "choose", seat=second, choice="pass")
            assert here.table.match.window_at != at

    asyncio.run(story())


def test_everybody_who_may_react_sees_how_much_time_is_left():
    async def story():
        async with world(*window(1)) as here:
            first, second, other = roles(here)
            for seat in (first, second):
                facts = here.shown(seat)["window"]
                assert facts == {"left": 3000, "holds": 3, "waives": False, "passed": False, "known": ""}
            assert here.shown(first)["prompt"]["mine"] is False
            assert here.shown(second)["prompt"]["mine"] is True
            assert here.shown(other)["window"] is here.shown(-1)["window"] is None
            assert here.shown(other)["waiting"] == here.shown(-1)["waiting"] == "Others may react …"
            await here.clock.move(1)
            here.screens[second].greet(-1)
            await here.clock.move(0)
            assert here.shown(second)["window"]["left"] == 2000

    asyncio.run(story())


def test_a_reaction_counts_at_once_if_nobody_before_it_can_answer():
    async def story():
        async with world(*window(0, 1)) as here:
            first, _, _ = roles(here)
            before = here.played()
            await here.react(first)
            assert here.played() == before + 1

    asyncio.run(story())


@pytest.mark.parametrize("could", [(0, 1), (1,)])
@pytest.mark.parametrize("passes", [False, True])
def test_a_reaction_waits_for_the_close_while_somebody_before_it_could_still_answer(could, passes):
    """Also if that somebody has passed, or has nothing to react with."""

    async def story():
        async with world(*window(*could)) as here:
            first, second, _ = roles(here)
            before = here.played()
            if passes:
                await here.choose(first, "pass")
            await here.react(second)
            assert here.shown(second)["undo"]
            await here.clock.move(2.99)
            assert here.played() == before
            await here.clock.move(0.02)
            assert here.played() == before + 1

    asyncio.run(story())


@pytest.mark.parametrize("could", [(0, 1), (1,)])
def test_a_reaction_counts_at_once_if_everybody_before_it_has_waived(could):
    async def story():
        async with world(*window(*could)) as here:
            first, second, _ = roles(here)
            before = here.played()
            await here.say(first, "waive")
            await here.react(second)
            assert here.played() == before + 1

    asyncio.run(story())


def test_a_reaction_that_waits_can_be_taken_back():
    async def story():
        async with world(*window(1)) as here:
            _, second, _ = roles(here)
            before = here.played()
            await here.react(second)
            assert await here.say(second, "undo", seat=second) is None
            assert here.shown(second)["prompt"]["mine"]
            await here.clock.move(3.1)
            assert here.played() == before

    asyncio.run(story())


def test_who_has_passed_sees_so_and_may_still_react():
    async def story():
        async with world(*window(0, 1)) as here:
            first, second, _ = roles(here)
            nth, key = here.shown(first)["prompt"]["nth"], "0123456789abcdef"
            for _ in range(2):
                said = await here.say(first, "choose", seat=first, choice="pass", nth=nth, key=key)
                assert said == {"done": key}
            assert here.shown(first)["window"]["passed"]
            assert here.shown(first)["prompt"]["text"].startswith("You pass, unless")
            assert not here.shown(second)["window"]["passed"]
            assert "in the meantime" in await here.refused(first, "choose", seat=first, choice="pass", nth=nth + 1)
            before = here.played()
            await here.react(first)
            assert here.played() == before + 1

    asyncio.run(story())


def test_anybody_who_may_react_can_hold_three_times_a_game():
    async def story():
        async with world(*window(1)) as here:
            first, second, other = roles(here)
            at, name = here.table.match.window_at, ("Blue", "Red", "Green")[first]
            for n in range(3):
                assert await here.say(first, "hold") is None
                assert here.shown(second)["window"]["left"] == 3000 + 10_000 * (n + 1)
                assert here.shown(first)["window"]["holds"] == 2 - n
            assert f"{name} wants more time." in here.shown(second)["window"]["known"]
            assert f"{name} wants more time." in here.shown(-1)["waiting"]
            assert "3 times" in await here.refused(first, "hold")
            assert await here.say(second, "hold") is None
            assert "no chance to react" in await here.refused(other, "hold")
            assert "not your seat" in await here.refused(-1, "hold")
            await here.clock.move(42.9)
            assert here.table.match.window_at == at
            await here.clock.move(0.2)
            assert here.table.match.window_at != at

    asyncio.run(story())


def test_if_all_who_may_react_have_waived_nobody_waits_until_the_turn_changes():
    async def story():
        async with world(*window(1)) as here:
            first, second, _ = roles(here)
            at, name = here.table.match.window_at, ("Blue", "Red", "Green")[first]
            await here.say(first, "waive")
            assert here.table.match.window_at == at
            assert here.shown(first)["window"]["waives"]
            assert f"{name} reacts to nothing this turn." in here.shown(second)["window"]["known"]
            assert f"{name} reacts to nothing this turn." in here.shown(-1)["waiting"]
            await here.say(second, "waive")
            assert here.table.match.window_at != at
            assert {*here.table.reactions.waived()} == {first, second}
            state = here.table.match.state
            state.active = (state.active + 1) % 3
            here.table.announce()
            assert here.table.reactions.waived() == ()

    asyncio.run(story())


def test_who_has_waived_is_not_asked_again_this_turn():
    async def story():
        async with world(*window(0, 1)) as here:
            first, second, _ = roles(here)
            assert here.table.open_seats() == [first, second]
            await here.say(second, "waive")
            assert here.table.open_seats() == [first]
            assert "not your turn" in await here.refused(second, "choose", seat=second, choice="pass")

    asyncio.run(story())


@pytest.mark.parametrize("seconds", ["3", "5", "8"])
def test_a_window_lasts_as_long_as_the_table_has_agreed(seconds):
    async def story():
        async with world(*window(1), reactions=seconds) as here:
            at = here.table.match.window_at
            await here.clock.move(int(seconds) - 0.01)
            assert here.table.match.window_at == at
            await here.clock.move(0.02)
            assert here.table.match.window_at != at

    asyncio.run(story())


def test_a_seat_with_several_questions_has_the_time_for_each():
    """How many questions a seat has is public, as in alliances, where one person plays two realms."""

    async def story():
        clock, outcomes = StillClock(), list[object]()
        table = table_of(hands_of_two(outcomes))
        table.clock = table.reactions.clock = clock
        start(table)
        await clock.move(2.9)
        assert [table.match.asks[seat].options[1] for seat in (0, 1)] == [("add", 0), ("add", 1)]
        await clock.move(0.2)
        assert [table.match.asks[seat].options[1] for seat in (0, 1)] == [("add", 2), ("add", 3)]
        await clock.move(2.8)
        assert outcomes == []
        await clock.move(0.2)
        assert outcomes == [None]
        await table.stop()

    asyncio.run(story())


def test_after_a_restart_pages_have_time_to_come_back():
    async def story():
        async with world(*window(1)) as here:
            at = here.table.match.window_at
            here.table.reactions.come_back()
            await here.clock.move(12.9)
            assert here.table.match.window_at == at
            await here.clock.move(0.2)
            assert here.table.match.window_at != at

    asyncio.run(story())
