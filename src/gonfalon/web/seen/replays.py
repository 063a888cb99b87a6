"""Records being watched: replayed once, then shown at any step.

A finished game is shown in full; an unfinished one as everybody could see it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.core.record import Record, read, replay
from gonfalon.web.seen.viewer import Update, Viewer
from gonfalon.web.seen.voice import Voice, voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.store.store import Store
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Sight

KEPT = 8
"""How many replays are kept in memory."""

SHOWN = 40
"""How many characters of a record's own text a refusal quotes."""

LONGEST_RECORD = 20_000
"""How many choices a record may have to be watched here."""


@dataclass(frozen=True)
class Replay:
    """A record and what could be seen after each of its choices: the view, and how much of the log."""

    record: Record
    match: Match
    steps: tuple[tuple[View, int], ...]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def at(self, step: int, lang: str) -> tuple[Voice, Update]:
        """A step, as a page shows it."""
        voice = voice_of(self.record.game, lang)
        view, told = self.steps[max(0, min(step, self.last))]
        nobody = [Holder("me", "") for _ in range(self.record.setup.seats)]
        viewer = Viewer(voice, view.seats, 0)
        viewer.show(Sight(replace(view, log=self.match.view(view.seats).log[:told]), nobody))
        return voice, viewer.since(-1)


def replayed(text: str) -> Replay:
    """Replay a record; one that cannot be played is refused."""
    record = readable(text)
    if len(record.choices) > LONGEST_RECORD:
        raise Refused("error-record-long", n=len(record.choices), most=LONGEST_RECORD)
    if record.game not in games.GAMES:
        raise Refused("error-record-game", game=record.game[:SHOWN])
    game = games.find(record.game)
    if record.version != game.version:
        raise Refused("error-record-version", made=record.version[:SHOWN], now=game.version)
    try:
        whole = replay(game, record)
    except GonfalonError as error:
        raise Refused("error-record-broken", detail=str(error)) from error
    seats = range(record.setup.seats) if whole.over else ()
    match = Match(game, record.setup)
    steps = [step_of(match, seats)]
    for entry in whole.journal:
        match.feed(entry.seat, entry.option)
        steps.append(step_of(match, seats))
    return Replay(record, match, tuple(steps))


def readable(text: str) -> Record:
    try:
        return read(text)
    except GonfalonError as error:
        is_one = text.startswith("gonfalon ")
        raise Refused("error-record-head" if is_one else "error-no-record", detail=str(error)) from error


def step_of(match: Match, seats: Iterable[int]) -> tuple[View, int]:
    """What those seats see now. Nobody is asked anything in a replay."""
    return replace(match.view(seats, len(match.log)), asks={}, undo=()), len(match.log)


def demo(id: str) -> str | None:
    """The record of a demonstration game; its id is the game's id, a dot and its name."""
    game, _, name = id.partition(".")
    path = games.demos(game).get(name) if game in games.GAMES else None
    return path.read_text(encoding="utf-8") if path else None


@dataclass
class ReplayCache:
    """The most recently watched replays."""

    store: Store
    replays: OrderedDict[str, Replay] = field(default_factory=OrderedDict)

    async def find(self, id: str) -> Replay | None:
        if id not in self.replays:
            text = demo(id) or await self.store.upload(id)
            if text is None:
                return None
            self.keep(id, await asyncio.to_thread(replayed, text))
        self.replays.move_to_end(id)
        return self.replays[id]

    async def add(self, id: str, text: str) -> None:
        """Store a record that can be played; one that cannot is refused with a sentence."""
        replay = await asyncio.to_thread(replayed, text)
        await self.store.add_upload(id, text)
        self.keep(id, replay)

    def keep(self, id: str, replay: Replay) -> None:
        self.replays[id] = replay
        while len(self.replays) > KEPT:
            self.replays.popitem(last=False)
