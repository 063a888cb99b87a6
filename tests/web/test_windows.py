"""Chances to react where people play at different screens: what others see, and when, tells nothing of a hand.

Two worlds differ only in what others hold. Everything that is sent to somebody who cannot know, and to somebody
who only watches, must be the same in both: the same messages, as long, in the same order, at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core import GonfalonError, Match, Setup
from gonfalon.core.match import Frozen
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.host import start
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.live import answered, send_news
from gonfalon.web.wire.screen import Screen
from properties import canon, counted_reveals, playing, redealt
from web.worlds import PEOPLE, StillClock, settled, table_of

GAMES = (("tactics", "competitive", 3), ("nerath", "free-for-all", 4), ("heroes", "clash", 3))
POSITIONS = 6
"""How many windows of each game are tried."""
MINE = 0
"""The seat of the person who watches the others."""

Worlds = tuple[str, Setup, Frozen, Frozen]
Deed = Callable[["World", bool], Awaitable[None]]
"""Something that people do in a world; the flag says in which of the two."""


def holds(match: Match, seat: int) -> bool:
    """Whether a seat could do more than pass."""
    ask = match.asks.get(seat)
    return ask is not None and ask.only() is None


def pairs(id: str, mode: str, seats: int, seed: int) -> Iterator[Worlds]:
    """Windows in which somebody else could react in one world and not in the other, and MINE cannot tell which."""
    game, setup, rng = games.find(id), Setup(mode, seats, seed), Random(seed)
    for match in playing(game, setup, rng, live=True):
        if match.window_at is None or not any(holds(match, seat) for seat in match.asks if seat != MINE):
            continue
        frozen = match.freeze()
        for _ in range(8):
            other = redealt(game, frozen, [MINE], rng)
            with contextlib.suppress(GonfalonError, KeyError, ValueError):
                one, two = (Match.thaw(game, setup, each) for each in (frozen, other))
                alike = canon(one.view([MINE])) == canon(two.view([MINE])) and [*one.asks] == [*two.asks]
                if alike and any(holds(one, each) and not holds(two, each) for each in one.asks if each != MINE):
                    yield id, setup, frozen, other
                    break


@dataclass
class Socket:
    """What a page has been sent, and when."""

    clock: StillClock
    heard: list[tuple[float, bytes]] = field(default_factory=list)

    async def send_data(self, data: bytes, mode: str) -> None:
        self.heard.append((self.clock.at, data))


class Idle:
    """Bots that have no idea for a long time."""

    async def answer(self, question: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError


class Careless:
    """Bots that pass at once."""

    async def answer(self, question: object) -> str:
        return "pass"


@dataclass
class World:
    """A table with a page for each seat and one for somebody who watches."""

    table: Table
    screens: list[Screen]
    sockets: list[Socket]

    @property
    def clock(self) -> StillClock:
        clock = self.table.clock
        assert isinstance(clock, StillClock)
        return clock

    async def say(self, page: int, type: str, **message: Any) -> dict[str, Any] | None:
        said = await answered(self.screens[page], json.dumps({"type": type, **message}))
        await settled()
        return said

    async def choose(self, seat: int, text: str) -> dict[str, Any] | None:
        return await self.say(seat, "choose", seat=seat, choice=text)

    def others(self) -> list[int]:
        """The other seats that may react, as everybody knows."""
        window = self.table.reactions.window
        return [seat for seat in window.seats if seat != MINE] if window else []

    def seen(self) -> list[list[tuple[float, bytes]]]:
        """What MINE and the spectator were sent."""
        return [self.sockets[MINE].heard, self.sockets[-1].heard]

    def shown(self, seat: int) -> dict[str, Any]:
        """The last that a page was sent of everything."""
        state: dict[str, Any] = {}
        for _, data in self.sockets[seat].heard:
            state |= json.loads(data)
        return state


@asynccontextmanager
async def world(
    id: str, setup: Setup, frozen: Frozen, holders: Sequence[Holder] = (), reactions: str = "3", pool: Any = None
) -> AsyncIterator[World]:
    match = Match.thaw(games.find(id), setup, frozen)
    table = table_of(match, holders, reactions)
    table.bot_pool = pool or Idle()  # type: ignore[assignment]
    table.speed = 3
    screens = [Screen(table, player, "en") for player in (*PEOPLE[: setup.seats], "")]
    clock = table.clock
    assert isinstance(clock, StillClock)
    sockets = [Socket(clock) for _ in screens]
    table.listeners |= {*screens}
    tasks = [asyncio.create_task(send_news(*each)) for each in zip(sockets, screens)]  # type: ignore[arg-type]
    start(table)
    for screen in screens:
        screen.greet(-1)
    await settled()
    try:
        yield World(table, screens, sockets)
    finally:
        await table.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def compared(worlds: Worlds, deed: Deed, reactions: str = "3", **options: Any) -> int:
    """Play both worlds on; returns how many messages were the same. Where a rule shows something hidden the
    worlds may part, and the rest is not compared."""
    id, setup, *frozen = worlds
    setup = Setup(setup.mode, setup.seats, setup.seed, {**setup.options, **options})
    seen = []
    with counted_reveals() as reveals:
        for number, each in enumerate(frozen):
            async with world(id, setup, each, reactions=reactions) as here:
                reveals[0] = 0
                await deed(here, number == 0)
                seen.append(here.seen())
                if reveals[0]:
                    return 0
    assert seen[0] == seen[1]
    return sum(map(len, seen[0]))


# ------------------------------------------------------------------- what is done


async def nothing(here: World, could: bool) -> None:
    await here.clock.move(2.9)


async def until_it_closes(here: World, could: bool) -> None:
    await here.clock.move(3.2)


async def orders(here: World, could: bool) -> None:
    """Different ones in the two worlds."""
    for n, seat in enumerate(here.others()):
        here.table.holders[seat] = Holder("me", PEOPLE[seat], ("never", "always")[(n + could) % 2])
    here.table.announce()
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


DEEDS = (nothing, until_it_closes, orders, passing, holding, waiving)


@pytest.mark.parametrize(("id", "mode", "seats"), GAMES)
@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_can_tell_by_a_window_what_others_hold(id, mode, seats, deed):
    async def story() -> int:
        return sum([await compared(each, deed) for each in islice(pairs(id, mode, seats, 11), POSITIONS)])

    assert asyncio.run(story()) >= POSITIONS
