"""A live table: people and bots take their turns, and everybody watching is notified.

A choice is played in the match, saved in the store, and only then shown. The table itself plays for bots and
closes windows (see host.py and reactions.py). It is rebuilt from the store by playing its journal; if its rules
have changed since, it resumes from its last checkpoint.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from gonfalon.core import (
    LEARNER,
    CannotUndo,
    Game,
    GonfalonError,
    Match,
    Option,
    RuleError,
    StaleChoice,
    View,
    ordered,
)
from gonfalon.core.record import Record, record_of
from gonfalon.web.store.journal import Entry, Kind, by_earlier_rules
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import Thinker
from gonfalon.web.tables.clock import Clock
from gonfalon.web.tables.keys import LiveJournal
from gonfalon.web.tables.pacing import Length, Pace, at_once
from gonfalon.web.tables.reactions import INSTANT, Reactions
from gonfalon.web.tables.rebuilding import frozen_text, has_question, rebuild
from gonfalon.web.tables.refusal import Refused, refusals
from gonfalon.web.tables.seating import NO_SEAT, Seats, Sight, people_at, screens_of

log = logging.getLogger("gonfalon")

DICE_BITS = 128
"""The size of the key of new dice: nobody can guess it."""


class Listener(Protocol):
    """Somebody who watches a table. Being woken must take no time: who is woken looks later, in a task of their
    own, so that whoever made the change never waits for those who watch."""

    player: str
    """Whose page it is; empty if they have no seat anywhere."""

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
    window: float = INSTANT
    length: Length = at_once
    holders: list[Holder] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stir: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = field(default_factory=time.monotonic)
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.holders = list(self.saved.holders)
        self.reactions = Reactions(self.match, self.holders, self.saved.reactions, self.clock, self.window)
        self.pace = Pace(self.clock)
        self.selves: dict[int, list[tuple[View, Option]]] = {}
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

    def sight(self, seats: Seats, asked: int = NO_SEAT) -> Sight:
        """What those seats see now; and, if another seat is `asked` in front of everybody, its question."""
        mine = tuple(seat for seat in self.open_seats() if seat in seats or seat == asked)
        view, now = self.match.view(seats), self.reactions
        if asked != NO_SEAT:
            undo = (asked,) if self.match.can_undo(asked) else ()
            view = replace(
                view, asks={asked: self.match.asks[asked]}, nth={asked: self.match.nth[asked]}, undo=undo
            )
        selves = tuple(each for seat in sorted(seats) for each in self.selves.get(seat, ()))
        lesson = self.saved.setup.options.get("lesson", "") if LEARNER in seats else ""
        chosen = self._chosen(LEARNER) if lesson else ()
        return Sight(
            view, tuple(self.holders), mine, now.sight(seats), now.held(), now.waived(), selves, lesson, chosen
        )

    def _chosen(self, seat: int) -> tuple[str, ...]:
        """What a seat has chosen so far, as the record writes it."""
        text = self.game.verbs.text
        own = (entry.option for entry in self.match.journal if entry.seat == seat)
        return tuple(text(option) for option in own if option is not None)

    def open_seats(self) -> list[int]:
        """The seats for which a person must choose now; of a window in turn order."""
        asks = self.match.asks
        seats = asks if self.reactions.window else sorted(asks)
        return [seat for seat in seats if self.reactions.is_open(seat)]

    def announce(self) -> None:
        """Something has changed, and is saved: count it, and wake everybody who watches."""
        self.reactions.follow(self.match)
        if self.open_seats():
            self.pace.asked()
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
                self.reactions.chosen(seat, option)
                self.reactions.keep(seat)
                self.journal.remember(choice)
                self.announce()
                return
            is_kept, first = has_question(self.match, seat), len(self.match.log)
            with refusals(self.match, seat, option):
                if nth in (None, self.match.nth[seat]):
                    self.reactions.chosen(seat, option)
                self.match.play(seat, option, nth)
            self._follow(first, fights=True)
            self.pace.set()
            self.selves.pop(seat, None)
            await self._keep(*([choice] if is_kept else []))
            self.journal.remember(choice)

    async def _note_lesson(self) -> None:
        """If this is a lesson and it is learnt now, the learner has learnt it for good."""
        lesson = self.game.lesson(self.saved.setup)
        if lesson is not None and lesson.is_done(self.match.view([LEARNER])):
            await self.store.learn(self.holders[LEARNER].holder, self.game.id, lesson.id)

    def _choice(self, seat: int, option: Option, key: str = "") -> Entry:
        return Entry(Kind.CHOICE, seat, self.game.verbs.text(option), key)

    async def undo(self, seat: int, nth: int | None, key: str = "", whole: bool = False) -> None:
        """A person takes back the last choice; or, of the `whole` turn, all that can be taken back."""
        undo = Entry(Kind.UNDO, seat, key=key)
        async with self.lock:
            if self.journal.knows(undo):
                return
            self._check_nth(seat, nth)
            try:
                self.match.undo(seat)
            except CannotUndo as error:
                raise Refused("refused-undo") from error
            made = [undo]
            while whole and self.match.can_undo(seat):
                self.match.undo(seat)
                made.insert(0, Entry(Kind.UNDO, seat))
            self.reactions.taken_back(seat)
            self.selves.pop(seat, None)
            await self._keep(*made)

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

    async def set_order(self, seat: int, text: str) -> None:
        """Add an order to those of a seat, as core/orders.py writes them."""
        async with self.lock:
            try:
                orders = ordered(self.match, self.holders[seat].orders, text)
            except GonfalonError as error:
                raise Refused("refused-unknown", text=text[:100]) from error
            await self.store.set_orders(self.id, seat, orders)
            self.holders[seat] = replace(self.holders[seat], orders=orders)
            self.announce()

    def is_here(self, player: str) -> bool:
        """Whether a page of this person is open."""
        return any(each.player == player for each in self.listeners)

    async def hand_over(self, old: str, new: str) -> None:
        """The seats of one person are another's from now on."""
        async with self.lock:
            for seat, each in enumerate(self.holders):
                if each.kind != "bot" and each.holder == old:
                    self.holders[seat] = replace(each, holder=new)
            self.saved = replace(self.saved, holders=tuple(self.holders))
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
        """Save what was done, what answers itself after it, and what the match has become; then announce it. If
        that fails, the match reverts to what is stored: that may contain what was done, if only the answer of the
        store was lost."""
        entries = (*made, *self._answer_themselves())
        change = self.journal.change(entries, frozen_text(self.match), self.match.over)
        try:
            await self.store.keep(self.id, change)
        except Exception as error:
            await self._go_back()
            if not made or not self.journal.knows(made[-1]):
                raise Refused("refused-stale" if isinstance(error, StaleChoice) else "refused-store") from error
            return
        self.journal.add(entries)
        try:
            await self._note_lesson()
        finally:
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
        window, made, first = self.match.window_at, list[Entry](), len(self.match.log)
        try:
            for seat, option in answers:
                if self.match.window_at == window and seat in self.match.asks:
                    is_kept = has_question(self.match, seat)
                    self.match.play(seat, option)
                    made += [self._choice(seat, option)] * is_kept
        finally:
            self._follow(first)
            await self._keep(*made)

    def _follow(self, first: int, fights: bool = False) -> None:
        """What was logged from fact `first` on takes time to show."""
        people = [seat for seat, each in enumerate(self.holders) if each.kind != "bot"]
        self.pace.follow(lambda: self.length(self.match, first, fights, people))

    async def answer_themselves(self) -> None:
        """Answer what answers itself, if anything does."""
        async with self.lock:
            if self.reactions.by_itself():
                await self._keep()

    def _answer_themselves(self) -> list[Entry]:
        """Answer the questions that need not be asked, and remember them, so that people see it."""
        made = list[Entry]()
        self.reactions.follow(self.match)
        while found := self.reactions.by_itself():
            seat, option = found
            view = self.match.view([seat])
            try:
                self.match.play(seat, option)
            except RuleError:
                log.exception("Table %s could not answer for a person", self.id)
                self.reactions.taken_back(seat)
                continue
            made.append(self._choice(seat, option))
            self.selves.setdefault(seat, []).append((view, option))
            self.reactions.follow(self.match)
        return made

    async def stop(self) -> None:
        """Stop what keeps the table going."""
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
