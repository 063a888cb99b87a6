"""A live table: people and bots take their turns, and everybody watching is notified.

A choice is played in the match, saved in the store, and only then shown. The table itself plays for bots and
closes windows (see host.py and reactions.py). It is rebuilt from the store by playing its journal; if its rules
have changed since, it resumes from its last checkpoint.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from gonfalon.core import ORDERS, CannotUndo, Game, GonfalonError, Match, Option, StaleChoice
from gonfalon.core.record import Record, record_of
from gonfalon.web.store.journal import Entry, Kind, by_earlier_rules
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import Thinker
from gonfalon.web.tables.clock import Clock
from gonfalon.web.tables.keys import LiveJournal
from gonfalon.web.tables.reactions import INSTANT, Reactions
from gonfalon.web.tables.rebuilding import frozen_text, has_question, rebuild
from gonfalon.web.tables.refusal import Refused, refusals
from gonfalon.web.tables.seating import Seats, Sight, people_at, screens_of

DICE_BITS = 128
"""The size of the key of new dice: nobody can guess it."""


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
    first: Sequence[Entry] = ()
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
        self.journal = LiveJournal(self.saved.entries, self.first)

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
        """A person's choice, as the record writes it. If its key is known it was made already."""
        option = self.parsed(text)
        choice = self._choice(seat, option, key)
        async with self.lock:
            if self.journal.knows(choice):
                return
            if self.reactions.keeps(seat, option):
                self._check_nth(seat, nth)
                self.reactions.keep(seat)
                self.journal.remember(choice)
                self.announce()
                return
            is_kept = has_question(self.match, seat)
            with refusals(self.match, seat, option):
                self.match.play(seat, option, nth)
            await self._keep(*([choice] if is_kept else []))
            self.journal.remember(choice)
            self.moved = 0.0

    def _choice(self, seat: int, option: Option, key: str = "") -> Entry:
        return Entry(Kind.CHOICE, seat, self.game.verbs.text(option), key)

    async def undo(self, seat: int, nth: int | None, key: str = "") -> None:
        """A person takes back the last choice."""
        undo = Entry(Kind.UNDO, seat, key=key)
        async with self.lock:
            if self.journal.knows(undo):
                return
            self._check_nth(seat, nth)
            try:
                self.match.undo(seat)
            except CannotUndo as error:
                raise Refused("refused-undo") from error
            await self._keep(undo)

    async def rewind(self, seat: int, choices: int, nth: int | None = None, key: str = "") -> None:
        """Go back to before the last `choices` choices of a seat that stand, and play on with new dice. That is
        counted by the seat's own choices: nobody may learn how many others there were."""
        async with self.lock:
            if self.journal.knows(Entry(Kind.REWIND, seat, str(choices), key)):
                return
            if len(screens_of(self.holders)) > 1:
                raise Refused("refused-consent")
            self._check_nth(seat, nth)
            stand, dice = self._before(seat, choices), secrets.randbits(DICE_BITS)
            self.match.rewind(stand, dice)
            await self._keep(Entry(Kind.REWIND, seat, f"{stand} {dice:x} {choices}", key))

    def _before(self, seat: int, choices: int) -> int:
        """How many choices were made before the last few of a seat."""
        if self.match.over:
            raise Refused("refused-over")
        recorded = [entry.seat for entry in self.match.journal if entry.option is not None]
        own = [number for number, maker in enumerate(recorded) if maker == seat]
        if not 1 <= choices <= len(own):
            raise Refused("refused-back", n=len(own))
        return own[-choices]

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
        saved, earlier = self.saved, by_earlier_rules(self.journal.entries)
        version = saved.version if earlier else self.game.version
        lines = [*earlier, *record_of(self.match).choices]
        return Record(saved.game, version, saved.setup, list(saved.names), lines).text()

    # ------------------------------------------------------------------- keeping

    async def _keep(self, *made: Entry) -> None:
        """Save what was done and what the match has become, then announce it. If that fails, the match reverts to
        what is stored: that may contain what was done, if only the answer of the store was lost."""
        change = self.journal.change(made, frozen_text(self.match), self.match.over)
        try:
            await self.store.keep(self.id, change)
        except Exception as error:
            await self._go_back()
            if not made or not self.journal.knows(made[-1]):
                raise Refused("refused-stale" if isinstance(error, StaleChoice) else "refused-store") from error
            return
        self.journal.add(made)
        self.announce()

    async def _go_back(self) -> None:
        """Revert to what is stored: another program has changed this table, or nothing could be saved."""
        saved = await self.store.table(self.id)
        if saved is not None:
            rebuilt = await asyncio.to_thread(rebuild, saved)
            self.saved, self.match = saved, rebuilt.match
            self.journal = LiveJournal(saved.entries, rebuilt.first)
            self.announce()

    async def answer_for(self, answers: Sequence[tuple[int, Option]]) -> None:
        """Play what the table answers for some seats, in this order, and save it. Must be called with the lock.

        Answers that no longer have a question, because an earlier one has settled the matter, are left out. It is
        saved even if no answer goes into the journal: saving takes time, which would tell that one does.
        """
        window, made = self.match.window_at, list[Entry]()
        try:
            for seat, option in answers:
                if self.match.window_at == window and seat in self.match.asks:
                    is_kept = has_question(self.match, seat)
                    self.match.play(seat, option)
                    made += [self._choice(seat, option)] * is_kept
        finally:
            await self._keep(*made)

    async def stop(self) -> None:
        """Stop what keeps the table going."""
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
