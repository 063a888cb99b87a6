"""A live table: people and bots take their turns, and everybody watching is notified.

A choice is played in the match, saved in the store, and only then shown. The table itself plays for bots and
closes windows (see host.py and reactions.py). It is rebuilt from the store by replaying its choices; if its rules
have changed since, it resumes from its last checkpoint.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from gonfalon.core import ORDERS, Ask, CannotUndo, Game, GonfalonError, Match, Option, StaleChoice
from gonfalon.core.engine import Entry
from gonfalon.core.record import record_of
from gonfalon.web.store.store import Change, Holder, SavedTable, Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.clock import Clock
from gonfalon.web.tables.reactions import INSTANT, Reactions
from gonfalon.web.tables.rebuilding import alike, frozen_text, rebuild, recorded
from gonfalon.web.tables.refusal import Refused, refusals
from gonfalon.web.tables.seating import Seats, Sight, people_at


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
    bot_pool: BotPool
    entries: list[Entry] = field(default_factory=list)
    before: int = 0
    changes: int = 0
    speed: int = 1
    window: float = INSTANT
    holders: list[Holder] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stir: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = field(default_factory=time.monotonic)
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.holders = list(self.saved.holders)
        self.reactions = Reactions(self.match, self.holders, self.saved.reactions, self.clock, self.window)
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
        view, now = self.match.view(seats), self.reactions
        return Sight(view, tuple(self.holders), mine, now.sight(seats), now.held(), now.waived())

    def open_seats(self) -> list[int]:
        """The seats for which a person must choose now; of a window in turn order."""
        asks = self.match.asks
        seats = asks if self.reactions.window else sorted(asks)
        return [seat for seat in seats if self.reactions.is_open(seat)]

    def announce(self) -> None:
        """Something has changed, and is saved: count it, and wake everybody who watches."""
        self.reactions.follow(self.match)
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
            if self.reactions.keeps(seat, option):
                self._check_nth(seat, nth)
                self.reactions.keep(seat)
                self.announce()
                return
            with refusals(self.match, seat, option):
                self.match.play(seat, option, nth)
            await self._keep()
            self.moved = 0.0

    async def undo(self, seat: int, nth: int | None, key: str = "") -> None:
        """A person takes back the last choice."""
        async with self.lock:
            self._check_nth(seat, nth)
            try:
                self.match.undo(seat)
            except CannotUndo as error:
                raise Refused("refused-undo") from error
            await self._keep()

    def _check_nth(self, seat: int, nth: int | None) -> None:
        if nth is not None and nth != self.match.nth[seat]:
            raise Refused("refused-stale")

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

    async def hold(self, seats: Seats) -> None:
        """Keep the window open longer, for everybody."""
        async with self.lock:
            self.reactions.hold(seats)
            self.announce()

    async def waive(self, seats: Seats) -> None:
        """Tell everybody that these seats react to nothing this turn."""
        async with self.lock:
            self.reactions.waive(seats)
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

    async def answer_for(self, answers: Sequence[tuple[int, Option]]) -> None:
        """Play what the table answers for some seats, in this order, and save it. Must be called with the lock.

        Answers that no longer have a question, because an earlier one has settled the matter, are left out.
        """
        window, saves = self.match.window_at, False
        try:
            for seat, option in answers:
                if self.match.window_at == window and seat in self.match.asks:
                    saves |= not is_empty(self.match.asks[seat])
                    self.match.play(seat, option)
        finally:
            if saves or self.match.over:
                await self._keep()
            else:
                self.announce()

    async def stop(self) -> None:
        """Stop what keeps the table going."""
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task


def is_empty(ask: Ask) -> bool:
    """Whether a question is a window in which its seat can only pass, which no record mentions."""
    return ask.window and ask.only() is not None
