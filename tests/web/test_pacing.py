"""How fast bots play: by what there is to see, at the speed that people want, on a clock that tests move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

from gonfalon import games
from gonfalon.bots import answer, find
from gonfalon.core import Match, Setup
from gonfalon.web.seen.moments import length
from gonfalon.web.settings import SPEEDS
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.bot_pool import Question
from gonfalon.web.tables.host import start
from gonfalon.web.tables.reactions import INSTANT
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.live import answered
from gonfalon.web.wire.screen import Screen
from properties import playing
from web.windows import Careless, pairs, window, world
from web.worlds import StillClock, settled, table_of

BOT, ME, FRIEND = Holder("bot", "greedy"), Holder("me", "blue"), Holder("me", "red")


class Thinker:
    """Bots that think in no time."""

    async def answer(self, question: Question) -> str:
        game = games.find(question.game)
        match = Match.thaw(game, question.setup, question.frozen)
        option = answer(find("greedy", game), match, question.seat, Random(1))
        return game.verbs.text(option)


def lasts(match: Match, first: int, fights: bool, people: Sequence[int]) -> float:
    """Everything takes two seconds; a person's own choice only half a second."""
    return 0.5 if fights else 2.0


@asynccontextmanager
async def bots_at(match: Match, *holders: Holder) -> AsyncIterator[tuple[Table, StillClock, Screen]]:
    table = table_of(match, holders)
    table.bot_pool, table.length = Thinker(), lasts
    screen, clock = Screen(table, "blue", "en"), table.clock
    assert isinstance(clock, StillClock)
    start(table)
    await settled()
    try:
        yield table, clock, screen
    finally:
        await table.stop()


def bots_turn() -> Match:
    """A moment of Tactics in which seat 1 plays several choices in a row."""
    game = games.find("tactics")
    for match in playing(game, Setup("competitive", 2, 4), Random(4), live=True):
        if match.state.turn and [*match.asks] == [1] and match.asks[1].what == "act" and match.state.actions > 1:
            return Match.thaw(game, match.setup, match.freeze())
    raise AssertionError


async def say(screen: Screen, text: str) -> None:
    assert await answered(screen, text) is None
    await settled()


def test_a_bot_chooses_when_what_happened_has_been_seen():
    async def story() -> None:
        async with bots_at(bots_turn(), ME, BOT) as (table, clock, _):
            assert table.changes == 1, "the first choice needs no wait: nothing has happened yet"
            await clock.move(1.9)
            assert table.changes == 1
            await clock.move(0.2)
            assert table.changes == 2

    asyncio.run(story())


def test_people_choose_how_fast():
    async def story() -> None:
        for speed, factor in SPEEDS.items():
            async with bots_at(bots_turn(), ME, BOT) as (table, clock, screen):
                await say(screen, f'{{"type": "speed", "speed": {speed}}}')
                if factor:
                    await clock.move(2 / factor - 0.05)
                    assert table.changes == 1
                    await clock.move(0.1)
                assert table.changes > 1

    asyncio.run(story())


def test_bots_wait_during_a_pause_and_a_closed_page_ends_it():
    async def story() -> None:
        async with bots_at(bots_turn(), ME, BOT) as (table, clock, screen):
            await say(screen, '{"type": "pause", "on": true}')
            await clock.move(60)
            assert table.changes == 1
            await say(screen, '{"type": "pause", "on": false}')
            assert table.changes == 2
            await say(screen, '{"type": "pause", "on": true}')
            await clock.move(60)
            assert table.changes == 2
            screen.leave()
            await settled()
            assert table.changes == 3

    asyncio.run(story())


def test_whoever_has_seen_enough_is_asked_at_once():
    async def story() -> None:
        async with bots_at(bots_turn(), ME, BOT) as (table, clock, screen):
            await say(screen, '{"type": "skip"}')
            for _ in range(20):
                await settled()
            assert table.open_seats() == [0]
            assert table.changes > 2
            assert not table.pace.is_skipping
            assert clock.at == 1000

    asyncio.run(story())


def test_with_people_at_other_screens_nobody_skips_or_pauses_for_all():
    async def story() -> None:
        game = games.find("tactics")
        match = next(
            match
            for match in playing(game, Setup("competitive", 3, 4), Random(4), live=True)
            if match.state.turn
            and [*match.asks] == [2]
            and match.asks[2].what == "act"
            and match.state.actions > 1
        )
        frozen = Match.thaw(game, match.setup, match.freeze())
        async with bots_at(frozen, ME, FRIEND, BOT) as (table, clock, screen):
            await say(screen, '{"type": "skip"}')
            assert table.changes == 1
            await say(screen, '{"type": "pause", "on": true}')
            await clock.move(2.1)
            assert table.changes == 2

    asyncio.run(story())


def test_a_pause_ends_with_a_choice():
    async def story() -> None:
        game = games.find("tactics")
        for match in playing(game, Setup("competitive", 2, 4), Random(4), live=True):
            if match.state.turn and [*match.asks] == [0] and match.asks[0].what == "act":
                break
        async with bots_at(Match.thaw(game, match.setup, match.freeze()), ME, BOT) as (table, _, screen):
            await say(screen, '{"type": "pause", "on": true}')
            assert table.pace.is_paused
            await table.choose(0, game.verbs.text(table.match.asks[0].options[0]), None)
            assert not table.pace.is_paused

    asyncio.run(story())


def test_how_long_bots_wait_depends_only_on_what_everybody_sees():
    """Two worlds that somebody cannot tell apart last equally long."""
    compared = 0
    for id, setup, *frozen in pairs("tactics", "competitive", 3, 4):
        one, two = (Match.thaw(games.find(id), setup, each) for each in frozen)
        public = [match.view([]).log for match in (one, two)]
        if public[0] == public[1]:
            for first in range(0, len(one.log), 5):
                assert length(one, first, False, [0]) == length(two, first, False, [0])
            compared += 1
        if compared == 3:
            break
    assert compared


def test_windows_do_not_wait_for_steps():
    """Bots answer in a window at the same instant, whatever there is to see."""

    async def story() -> None:
        id, setup, frozen = window(0)
        async with world(id, setup, frozen, [BOT] * 3, pool=Careless()) as here:
            here.table.pace.speed, here.table.length = 1, lambda match, first, fights, people: 100.0
            opened = here.table.reactions.window
            assert opened is not None
            await here.clock.move(2 * INSTANT)
            assert here.table.reactions.window is not opened

    asyncio.run(story())
