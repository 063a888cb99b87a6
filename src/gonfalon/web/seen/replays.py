"""Records being watched: replayed once, then shown at any step.

What is kept is the journal and the state at some of its steps; a step is worked out and drawn when somebody looks.

A finished game is shown in full; an unfinished one as everybody could see it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.core.journal import Entry
from gonfalon.core.record import Record, read, replay
from gonfalon.web.fairness import NOBODY, Guest, Turns
from gonfalon.web.limits import Limits
from gonfalon.web.seen.viewer import Update, Viewer
from gonfalon.web.seen.voice import Voice, voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.store.store import Store
from gonfalon.web.store.uploads import Room
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Sight

KEPT = 8
"""How many replays are kept in memory."""

SHOWN = 40
"""How many characters of a record's own text a refusal quotes."""

LONGEST_RECORD = 20_000
"""How many choices a record may have to be watched here."""


MOST_REKEYS = 100
"""How often the dice may be changed in a record: going back is rare, and each time costs a state."""

MARKS, APART = 64, 25
"""At how many steps the state is kept at most, and how far they are apart at least."""

AT_ONCE = 2
"""How many records are worked out at the same time."""


@dataclass(frozen=True)
class Mark:
    """A state, and how many entries of the journal led to it."""

    entries: int
    fields: dict[str, Any]


@dataclass(frozen=True)
class Replay:
    """A record: its match at the end, how much of the log was told after each step, and some of the states."""

    record: Record
    match: Match
    told: tuple[int, ...]
    marks: tuple[Mark, ...]

    @property
    def last(self) -> int:
        return len(self.told) - 1

    def view(self, step: int) -> View:
        """What could be seen after a step. Nobody is asked anything in a replay."""
        whole = self.match
        mark = next(mark for mark in reversed(self.marks) if mark.entries <= step)
        entries = [(entry.seat, entry.option) for entry in whole.journal[mark.entries : step]]
        match = Match.thaw(whole.game, whole.setup, (mark.fields, entries, whole.nth))
        seats = range(whole.setup.seats) if whole.over else ()
        return replace(match.view(seats, len(match.log)), asks={}, undo=())

    def at(self, step: int, lang: str) -> tuple[Voice, View, Update]:
        """A step, as a page shows it."""
        voice, step = voice_of(self.record.game, lang), max(0, min(step, self.last))
        view = self.view(step)
        nobody = [Holder("me", "") for _ in range(self.record.setup.seats)]
        viewer = Viewer(voice, view.seats, 0)
        viewer.show(Sight(replace(view, log=self.match.view(view.seats).log[: self.told[step]]), nobody))
        return voice, view, viewer.since(-1)


def replayed(text: str) -> Replay:
    """Replay a record; one that cannot be played is refused."""
    record = readable(text)
    check_length(record)
    if record.game not in games.GAMES:
        raise Refused("error-record-game", game=record.game[:SHOWN])
    game = games.find(record.game)
    if record.version != game.version:
        raise Refused("error-record-version", made=record.version[:SHOWN], now=game.version)
    try:
        whole = replay(game, record)
    except GonfalonError as error:
        raise Refused("error-record-broken", detail=str(error)) from error
    return remembered(record, whole.journal)


def check_length(record: Record) -> None:
    if len(record.choices) > LONGEST_RECORD:
        raise Refused("error-record-long", n=len(record.choices), most=LONGEST_RECORD)
    rekeys = sum(line.startswith("!") for line in record.choices)
    if rekeys > MOST_REKEYS:
        raise Refused("error-record-rekeys", n=rekeys, most=MOST_REKEYS)


def remembered(record: Record, journal: Sequence[Entry]) -> Replay:
    """Play a journal once more and note what it takes to show any of its steps."""
    match = Match(games.find(record.game), record.setup)
    apart = max(APART, -(-len(journal) // MARKS))
    told, marks = [len(match.log)], [mark_of(match)]
    for step, entry in enumerate(journal, 1):
        match.feed(entry.seat, entry.option)
        told.append(len(match.log))
        if step % apart == 0 and (mark := mark_of(match)).entries != marks[-1].entries:
            marks.append(mark)
    return Replay(record, match, tuple(told), tuple(marks))


def mark_of(match: Match) -> Mark:
    """The last checkpoint of a match."""
    fields, since, _ = match.freeze()
    return Mark(len(match.journal) - len(since), fields)


def readable(text: str) -> Record:
    try:
        return read(text)
    except GonfalonError as error:
        is_one = text.startswith("gonfalon ")
        raise Refused("error-record-head" if is_one else "error-no-record", detail=str(error)) from error


def demo(id: str) -> str | None:
    """The record of a demonstration game; its id is the game's id, a dot and its name."""
    game, _, name = id.partition(".")
    path = games.demos(game).get(name) if game in games.GAMES else None
    return path.read_text(encoding="utf-8") if path else None


@dataclass
class ReplayCache:
    """The most recently watched replays."""

    store: Store
    limits: Limits = field(default_factory=Limits)
    replays: OrderedDict[str, Replay] = field(default_factory=OrderedDict)
    coming: dict[str, asyncio.Task[Replay | None]] = field(default_factory=dict)
    turns: Turns = field(default_factory=lambda: Turns(AT_ONCE))

    async def find(self, id: str, guest: Guest = NOBODY) -> Replay | None:
        """A replay. Whoever asks for it while it is being worked out waits for the same."""
        if id in self.replays:
            self.replays.move_to_end(id)
            return self.replays[id]
        if id not in self.coming:
            self.coming[id] = asyncio.create_task(self._found(id, guest))
            self.coming[id].add_done_callback(lambda _: self.coming.pop(id))
        return await asyncio.shield(self.coming[id])

    async def _found(self, id: str, guest: Guest) -> Replay | None:
        text = demo(id) or await self.store.upload(id)
        return None if text is None else self._keep(id, await self._worked_out(text, guest))

    async def add(self, id: str, text: str, guest: Guest = NOBODY) -> None:
        """Store a record that can be played; one that cannot is refused with a sentence."""
        replay = await self._worked_out(text, guest)
        limits, owner = self.limits, guest.person or guest.network
        own = Room(limits.uploads_of_a_guest, limits.upload_bytes_of_a_guest, owner)
        await self.store.add_upload(id, text, owner, [own, Room(limits.uploads, limits.upload_bytes)])
        self._keep(id, replay)

    async def _worked_out(self, text: str, guest: Guest) -> Replay:
        await self.turns.take(guest)
        try:
            return await asyncio.to_thread(replayed, text)
        finally:
            self.turns.give_back()

    def _keep(self, id: str, replay: Replay) -> Replay:
        self.replays[id] = replay
        while len(self.replays) > KEPT:
            self.replays.popitem(last=False)
        return replay
