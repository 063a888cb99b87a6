"""A live table: people and bots take their turns, and everybody watching is notified.

A choice is played in the match, saved in the store, and only then shown. Bots and empty windows are answered by
the table itself, in a task of its own that keeps running when nobody is watching. A table is rebuilt from the
store by replaying its choices; if its rules have changed since, it resumes from its last checkpoint.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol

from gonfalon import bots
from gonfalon.core import (
    ORDERS,
    CannotUndo,
    Game,
    GonfalonError,
    Match,
    Option,
    StaleChoice,
    answer_by_order,
    draw,
)
from gonfalon.core.engine import Entry
from gonfalon.core.record import record_of
from gonfalon.web.settings import SPEEDS
from gonfalon.web.store.store import Change, Holder, SavedTable, Store
from gonfalon.web.tables.bot_pool import Question, Thinker
from gonfalon.web.tables.rebuilding import alike, frozen_text, rebuild, recorded
from gonfalon.web.tables.refusal import Refused, refusals
from gonfalon.web.tables.seating import Seats, Sight, is_open, people_at, people_of

log = logging.getLogger("gonfalon")

WINDOW = 0.15
"""After how many seconds the table answers a chance to react: always the same, so that it gives nothing away."""

QUICK_SEARCH = "search:0.1"
"""The budget of search bots in a window, so that they answer in time."""

REST = 2.0
"""How many seconds a table waits before it retries what failed."""


class Listener(Protocol):
    """Somebody who watches a table. Being woken must take no time: who is woken looks later, in a task of their
    own, so that whoever made the change never waits for those who watch."""

    def wake(self) -> None: ...


@dataclass(eq=False)
class Table:
    """A live table. `changes` counts its changes since it was loaded; it never leaves the server.

    Whoever holds the `lock` may change the match, and releases it when the change is saved, or taken back. So with
    the lock, nobody sees a choice that is not saved: `sight` is taken with it.
    """

    saved: SavedTable
    match: Match
    store: Store
    bot_pool: Thinker
    entries: list[Entry] = field(default_factory=list)
    before: int = 0
    changes: int = 0
    speed: int = 1
    window: float = WINDOW
    holders: list[Holder] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stir: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = field(default_factory=time.monotonic)
    clock: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self.holders = list(self.saved.holders)
        self.moved = 0.0
        self.task: asyncio.Task[None] | None = None
        self._rebuilt()

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def game(self) -> Game:
        return self.match.game

    # --------------------------------------------------------------- who watches

    def people(self, player: str) -> list[Seats]:
        """The people at a player's screen."""
        return people_at(self.holders, player)

    def sight(self, seats: Seats) -> Sight:
        """What those seats see now."""
        mine = tuple(seat for seat in self.open_seats() if seat in seats)
        return Sight(self.match.view(seats), tuple(self.holders), mine)

    def open_seats(self) -> list[int]:
        """The seats for which a person must choose now."""
        asks, setup = self.match.asks, self.match.setup
        return [seat for seat in sorted(asks) if is_open(asks[seat], self.holders[seat], setup)]

    def announce(self) -> None:
        """Something has changed, and is saved: count it, and wake everybody who watches."""
        self.changes += 1
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.wake()
        self.stir.set()

    # ------------------------------------------------------------ what people do

    async def choose(self, seat: int, text: str, nth: int | None, key: str = "") -> None:
        """A person's choice, as the record writes it."""
        option = self.parsed(text)
        async with self.lock:
            with refusals(self.match, seat, option):
                self.match.play(seat, option, nth)
            await self._keep()
            self.moved = 0.0

    async def undo(self, seat: int, nth: int | None, key: str = "") -> None:
        """A person takes back the last choice."""
        async with self.lock:
            if nth is not None and nth != self.match.nth[seat]:
                raise Refused("refused-stale")
            try:
                self.match.undo(seat)
            except CannotUndo as error:
                raise Refused("refused-undo") from error
            await self._keep()

    def parsed(self, text: str) -> Option:
        """An option that a record would write like this."""
        try:
            return self.game.verbs.parse(text)
        except GonfalonError as error:
            raise Refused("refused-unknown", text=text[:100]) from error

    async def set_order(self, seat: int, order: str) -> None:
        """Set when a seat wants to be asked for reactions."""
        if order not in ORDERS:
            raise Refused("refused-unknown", text=order[:100])
        async with self.lock:
            await self.store.set_order(self.id, seat, order)
            self.holders[seat] = replace(self.holders[seat], order=order)
            self.announce()

    def record_text(self) -> str:
        """The record of the whole game."""
        lines = [*self.saved.lines[: self.before], *record_of(self.match).choices]
        return replace(self.saved, lines=tuple(lines)).record.text()

    # ------------------------------------------------------------------- keeping

    def _rebuilt(self) -> None:
        """Note that the match is as stored."""
        self.entries = recorded(self.match)
        self.before = len(self.saved.lines) - len(self.entries)

    async def _keep(self) -> None:
        """Save what the match has become, then announce it. If that fails, the match reverts to what is stored."""
        now = recorded(self.match)
        same = alike(self.entries, now)
        verbs = self.game.verbs
        lines = tuple(f"{entry.seat} {verbs.text(entry.option or ())}" for entry in now[same:])
        change = Change(
            self.before + same, lines, same < len(self.entries), frozen_text(self.match), self.match.over
        )
        try:
            await self.store.keep(self.id, change)
        except Exception as error:
            await self._go_back()
            raise Refused("refused-stale" if isinstance(error, StaleChoice) else "refused-store") from error
        self.entries = now
        self.announce()

    async def _go_back(self) -> None:
        """Revert to what is stored: another program has changed this table, or nothing could be saved."""
        saved = await self.store.table(self.id)
        if saved is not None:
            self.saved = saved
            self.match = await asyncio.to_thread(rebuild, saved)
            self._rebuilt()
            self.announce()

    # ------------------------------------------------------- what the table does

    def start(self) -> None:
        """Let bots play and windows pass, until the game is over."""
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while not self.match.over:
            self.stir.clear()
            try:
                await self._step()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("Table %s could not go on by itself", self.id)
                await asyncio.sleep(REST)

    async def _step(self) -> None:
        """Answer for the lowest seat that the table answers for, unless the table changes in the meantime."""
        changes, answer = self.changes, self._answer()
        if answer is None:
            await self.stir.wait()
            return
        thinking = asyncio.ensure_future(answer)
        stirred = asyncio.ensure_future(self.stir.wait())
        try:
            await asyncio.wait({thinking, stirred}, return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                await self._play(*thinking.result(), changes)
        finally:
            thinking.cancel()
            stirred.cancel()

    def _answer(self) -> Awaitable[tuple[int, Option]] | None:
        match = self.match
        for seat in sorted(match.asks):
            ask, holder = match.asks[seat], self.holders[seat]
            if holder.kind == "bot":
                return self._bot_answer(seat, holder.holder)
            if option := answer_by_order(ask, holder.order, match.setup):
                return self._after(self.window if len(people_of(self.holders)) > 1 else 0.0, seat, option)
        return None

    async def _after(self, seconds: float, seat: int, option: Option) -> tuple[int, Option]:
        await asyncio.sleep(seconds)
        return seat, option

    async def _bot_answer(self, seat: int, bot: str) -> tuple[int, Option]:
        """What a bot chooses. In a window it always takes the same time, whatever its hand."""
        ask = self.match.asks[seat]
        only = ask.only() if ask.window else None
        if only is not None:
            return await self._after(self.window, seat, only)
        if ask.window:
            searches = bots.is_search(bots.find(bot, self.game))
            pause, bot = self.window, QUICK_SEARCH if searches else bot
        else:
            pause = self.moved + SPEEDS[self.speed] / 1000 - time.monotonic()
        option, _ = await asyncio.gather(self._thought(seat, bot), asyncio.sleep(max(0.0, pause)))
        return seat, option

    async def _thought(self, seat: int, bot: str) -> Option:
        """A bot's choice; if the bot fails, any option, so that nobody waits forever."""
        match = self.match
        ask = match.asks[seat]
        seed = f"{match.setup.seed} {seat} {len(match.journal)}"
        question = Question(match.game.id, match.setup, match.freeze(), seat, bot, seed)
        try:
            option = match.game.verbs.parse(await self.bot_pool.answer(question))
            if option in ask.options:
                return option
            log.error("The bot %s at table %s chose %s, which is not offered", bot, self.id, option)
        except Exception:
            log.exception("The bot %s at table %s failed", bot, self.id)
        return ask.default or draw(ask.options, Random(seed))

    async def _play(self, seat: int, option: Option, changes: int) -> None:
        async with self.lock:
            if changes != self.changes:
                return
            ask = self.match.asks[seat]
            empty = ask.window and ask.only() is not None
            self.match.play(seat, option)
            if not ask.window:
                self.moved = time.monotonic()
            if empty and not self.match.over:
                self.announce()
            else:
                await self._keep()
