"""Tables at a chance to react, with a page for everybody and a clock that the test moves."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from gonfalon import games
from gonfalon.core import Game, Match, Setup
from gonfalon.core.match import Frozen
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.bot_pool import Question
from gonfalon.web.tables.host import start
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.live import answered, send_news
from gonfalon.web.wire.screen import Screen
from properties import canon, counted_reveals, playing, redealt
from web.worlds import PEOPLE, StillClock, settled, table_of

MINE = 0
"""The seat of the person who watches the others."""

Worlds = tuple[str, Setup, Frozen, Frozen]
Deed = Callable[["World", bool], Awaitable[None]]
"""Something that people do in a world; the flag says in which of the two."""


def holds(match: Match, seat: int) -> bool:
    """Whether a seat could do more than pass."""
    ask = match.asks.get(seat)
    return ask is not None and ask.only() is None


def dealt_again(game: Game, frozen: Frozen, viewer: Sequence[int], rng: Random) -> Frozen:
    """The same moment with other hands. Who could only pass may have had a choice there: they have passed."""
    fields, entries, nth = redealt(game, frozen, viewer, rng)
    return fields, [(seat, ("pass",) if option is None else option) for seat, option in entries], nth


def pairs(id: str, mode: str, seats: int, seed: int, **options: str) -> Iterator[Worlds]:
    """Windows in which somebody else could react in one world and not in the other, and MINE cannot tell which."""
    game, setup, rng = games.find(id), Setup(mode, seats, seed, options), Random(seed)
    for match in playing(game, setup, rng, live=True):
        if match.window_at is None or not any(holds(match, seat) for seat in match.asks if seat != MINE):
            continue
        frozen = match.freeze()
        for _ in range(8):
            other = dealt_again(game, frozen, [MINE], rng)
            with contextlib.suppress(Exception):  # what was chosen may not be possible there
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
    """Where bots think: a queue that never comes to them."""

    async def answer(self, question: Question) -> str:
        await asyncio.Event().wait()
        raise AssertionError


class Careless(Idle):
    """Bots that pass at once where they may react, and do nothing else."""

    async def answer(self, question: Question) -> str:
        match = Match.thaw(games.find(question.game), question.setup, question.frozen)
        return "pass" if match.asks[question.seat].window else await super().answer(question)


class Eager:
    """Bots that react at once to whatever they can."""

    async def answer(self, question: Question) -> str:
        game = games.find(question.game)
        match = Match.thaw(game, question.setup, question.frozen)
        return game.verbs.text(match.asks[question.seat].options[-1])


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

    async def refused(self, page: int, type: str, **message: Any) -> str:
        said = await self.say(page, type, **message)
        assert said is not None
        return str(said["refused"])

    async def react(self, seat: int) -> None:
        """Take the first option that is not to pass."""
        assert await self.choose(seat, self.shown(seat)["options"][1]["choice"]) is None

    def played(self) -> int:
        """How many cards have been played, as the log says."""
        return sum(name == "played" for name, *_ in self.table.match.log)

    def others(self) -> list[int]:
        """The other seats that may react, as everybody knows."""
        window = self.table.reactions.window
        return [seat for seat in window.seats if seat != MINE] if window else []

    def seen(self) -> list[list[Any]]:
        """What MINE and the spectator were sent; and how often the table was saved, which takes time."""
        return [self.sockets[MINE].heard, self.sockets[-1].heard, [self.table.store.kept]]  # type: ignore[attr-defined]

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
    table.bot_pool = pool or Idle()
    table.pace.speed = 0
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


async def both(worlds: Worlds, deed: Deed, **more: Any) -> list[Any]:
    """What MINE and a spectator were sent in each world. Empty if a rule has shown something hidden: then the
    worlds may part."""
    id, setup, *frozen = worlds
    seen = []
    with counted_reveals() as reveals:
        for number, each in enumerate(frozen):
            async with world(id, setup, each, **more) as here:
                reveals[0] = 0
                await deed(here, number == 0)
                seen.append(here.seen())
                if reveals[0]:
                    return []
    return seen


async def compared(worlds: Worlds, deed: Deed, **more: Any) -> int:
    """Play both worlds on; returns how many messages were the same."""
    seen = await both(worlds, deed, **more)
    if not seen:
        return 0
    assert seen[0] == seen[1]
    return sum(map(len, seen[0]))


@cache
def window(*could: int, **options: str) -> tuple[str, Setup, Frozen]:
    """A window of Tactics for two of three seats, of which some hold something for it: 0 is the first in turn
    order, 1 the second."""
    game, rng = games.find("tactics"), Random(4)
    for seed in range(20):
        setup = Setup("competitive", 3, seed, options)
        for match in playing(game, setup, rng, live=True):
            for _ in range(8 if match.window_at is not None and len(match.asks) == 2 else 0):
                frozen = dealt_again(game, match.freeze(), [], rng)
                with contextlib.suppress(Exception):  # what was chosen may not be possible there
                    other = Match.thaw(game, setup, frozen)
                    if [n for n, seat in enumerate(other.asks) if holds(other, seat)] == [*could]:
                        return "tactics", setup, frozen
    raise AssertionError(f"there is no window in which {could} could react")


def roles(here: World) -> tuple[int, int, int]:
    """Who may react, in turn order, and who may not."""
    assert here.table.reactions.window is not None
    first, second = here.table.reactions.window.seats
    return first, second, 3 - first - second
