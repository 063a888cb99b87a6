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
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
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
from gonfalon.web.pages.context import SPEEDS
from gonfalon.web.seen.viewer import NO_SEAT, Viewer, alike, is_open
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.store.store import Change, Holder, SavedTable, Store
from gonfalon.web.tables.bot_pool import Question, Thinker
from gonfalon.web.tables.rebuilding import frozen_text, rebuild, recorded
from gonfalon.web.tables.refusal import Refused, refusals

log = logging.getLogger("gonfalon")

WINDOW = 0.15
"""After how many seconds the table answers a chance to react: always the same, so that it gives nothing away."""

QUICK_SEARCH = "search:0.1"
"""The budget of search bots in a window, so that they answer in time."""

MOST_TARGETS, LONGEST_NUMBER = 4, 6
"""How many targets, with how many digits, a page may point at when it asks why."""

REST = 2.0
"""How many seconds a table waits before it retries what failed."""

SECOND, ROOM = 1_000_000, 10_000
"""Versions of viewers start from the time, so that none is used twice: by a later viewer, or after a restart."""

Seats = frozenset[int]


class Listener(Protocol):
    """Somebody who watches a table and is notified of changes."""

    def table_changed(self) -> None: ...


@dataclass
class Table:
    """A live table. `changes` counts its changes since it was loaded; it never leaves the server."""

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
    viewers: dict[tuple[Seats, str], Viewer] = field(default_factory=dict)
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
        """The people at a player's screen: the player with all seats of their own, and each friend."""
        mine = [(seat, each) for seat, each in enumerate(self.holders) if each.holder == player]
        own = frozenset(seat for seat, each in mine if each.kind == "me")
        friends = [frozenset([seat]) for seat, each in mine if each.kind == "friend"]
        return [*([own] if own else []), *friends]

    def viewer(self, seats: Seats, lang: str) -> Viewer:
        """The viewer for some seats in a language, up to date."""
        key = (seats, lang)
        if key not in self.viewers:
            start = int(self.clock()) * SECOND + len(self.viewers) * ROOM
            self.viewers[key] = Viewer(voice_of(self.saved.game, lang), seats, self.holders, start)
        viewer = self.viewers[key]
        viewer.look(self.match, self.changes)
        return viewer

    def open_seats(self) -> list[int]:
        """The seats for which a person must choose now."""
        return [seat for seat in sorted(self.match.asks) if is_open(self.match, self.holders, seat)]

    def announce(self) -> None:
        """Something has changed, and is saved: notify everybody watching, and go on."""
        self.changes += 1
        self.used = time.monotonic()
        for listener in [*self.listeners]:
            listener.table_changed()
        self.stir.set()

    # ------------------------------------------------------------ what people do

    async def choose(self, seat: int, text: str, nth: int | None) -> None:
        """A person's choice, as the record writes it."""
        option = self._parsed(text)
        async with self.lock:
            with refusals(self.match, seat, option):
                self.match.play(seat, option, nth)
            await self._keep()
            self.moved = 0.0

    async def undo(self, seat: int, nth: int | None) -> None:
        """A person takes back the last choice."""
        async with self.lock:
            if nth is not None and nth != self.match.nth[seat]:
                raise Refused("refused-stale")
            try:
                self.match.undo(seat)
            except CannotUndo as error:
                raise Refused("refused-undo") from error
            await self._keep()

    def why(self, seat: int, text: str, targets: Sequence[str], lang: str) -> str | None:
        """The rule that forbids an option; None if it is offered. The option is given as in a record, or as a verb
        and what was pointed at."""
        if seat not in self.match.asks:
            raise Refused("said-not-asked")
        option = self._pointed(seat, text, targets, lang) if targets else self._parsed(text)
        if option is None:
            raise Refused("said-no-rule", self.match.asks[seat].rule)
        return self.match.why_not(seat, option)

    def _parsed(self, text: str) -> Option:
        try:
            return self.game.verbs.parse(text)
        except GonfalonError as error:
            raise Refused("refused-unknown", text=text[:100]) from error

    def _pointed(self, seat: int, verb: str, targets: Sequence[str], lang: str) -> Option | None:
        """The option with these targets, preferably in this order: of this verb, or else of another. A target ends
        in the number of what it names."""
        view, table = self.match.view([seat]), self.game.verbs.table
        if verb not in table:
            raise Refused("refused-unknown", text=verb[:100])
        parts = [target.rpartition("-")[::2] for target in targets[:MOST_TARGETS]]
        things = [(name, int(end)) for name, end in parts if end.isdecimal() and len(end) <= LONGEST_NUMBER]
        draw = voice_of(self.saved.game, lang).draw
        for option in draw.meant(view, things):
            if all(n < len(kind.names) for n, kind in zip(option[1:], table[option[0]])):
                return option
        known = sorted({*(n for _, n in things), *(n for n in self.match.asks[seat].about if n >= 0)})
        found: Option | None = None
        for each in (verb, *table):
            for values in product(*([n for n in known if n < len(kind.names)] for kind in table[each])):
                option = (each, *values)
                meant = tuple(draw.targets(view, option))
                if meant == tuple(targets):
                    return option
                if found is None and set(meant) == set(targets):
                    found = option
        return found

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
                return self._after(self.window if self._has_several_people() else 0.0, seat, option)
        return None

    def _has_several_people(self) -> bool:
        """Whether several people play: there is no need to hide a pause from bots."""
        people = {
            (each.holder, seat if each.kind == "friend" else NO_SEAT)
            for seat, each in enumerate(self.holders)
            if each.kind != "bot"
        }
        return len(people) > 1

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
