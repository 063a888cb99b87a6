"""Records being watched: replayed once, then shown at any step.

Of a finished game the reader chooses whose hand to see; an unfinished one is shown as everybody could see
it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.core.journal import TABLE
from gonfalon.core.record import Record, read, replay
from gonfalon.lore.words import Words
from gonfalon.web.fairness import NOBODY, Guest, Turns
from gonfalon.web.limits import Limits
from gonfalon.web.seen.past import Past, moves_of
from gonfalon.web.seen.text import html
from gonfalon.web.seen.viewer import NOT_YET, Update, Viewer
from gonfalon.web.seen.voice import Voice, voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.store.store import Store
from gonfalon.web.store.uploads import Room
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Seats, Sight

KEPT = 8
"""How many replays are kept in memory."""

SHOWN = 40
"""How many characters of a record's own text a refusal quotes."""

LONGEST_RECORD = 20_000
"""How many choices a record may have to be watched here."""


MOST_REKEYS = 100
"""How often the dice may be changed in a record: going back is rare, and each time costs a state."""

NONE = "none"
HAND = "draw-hand"
"""What games call the hand that they show."""
PERSON = "human"
"""What a record calls a person."""

AT_ONCE = 2
"""How many records are worked out at the same time."""


@dataclass(frozen=True)
class Replay:
    """A record and its past."""

    record: Record
    past: Past

    @property
    def last(self) -> int:
        return self.past.last

    @property
    def everybody(self) -> Seats:
        """The seats whose hands may be seen: all, once the game is over."""
        return frozenset(range(self.record.setup.seats) if self.past.match.over else ())

    @property
    def choices(self) -> dict[str, Seats]:
        """Whose hand a reader may choose to see: one seat's, or nobody's."""
        return {**{str(seat): frozenset([seat]) for seat in sorted(self.everybody)}, NONE: frozenset()}

    @property
    def usual(self) -> str:
        """The hand of the first person who played, or of the first bot."""
        names = self.record.names
        first = str(names.index(PERSON) if PERSON in names else 0)
        return first if first in self.choices else NONE

    def name_of(self, hands: str, voice: Voice, view: View) -> str:
        return voice.words("page-hands-none") if hands == NONE else voice.seat(view, int(hands))

    def view(self, step: int, hands: Seats | None = None) -> View:
        """What could be seen after a step, with some of the hands, or all. Nobody is asked anything."""
        return self.past.view(step, self.everybody if hands is None else hands & self.everybody)

    def at(self, step: int, lang: str, hands: Seats | None = None) -> tuple[Voice, View, Update]:
        """A step, as a page shows it: nobody's seat is the reader's own, whosever hand is shown."""
        voice, step = voice_of(self.record.game, lang), max(0, min(step, self.last))
        view = self.view(step, hands)
        nobody = [Holder("me", "") for _ in range(self.record.setup.seats)]
        viewer = Viewer(voice, frozenset(), 0)
        viewer.show(Sight(replace(view, seats=frozenset()), nobody))
        update = viewer.since(NOT_YET)
        text, hint = self._headline(voice, view, step)
        more = {"prompt": {**update["prompt"], "text": text}, "hint": hint, "waiting": ""}
        return voice, view, {**update, "panels": {**update["panels"], **hands_of(voice, view)}, **more}

    def _headline(self, voice: Voice, view: View, step: int) -> tuple[str, str]:
        """What was chosen, and whose choice is next; in the end who has won."""
        seats = self._next(view, step)
        names = " · ".join(voice.seat(view, seat) for seat in seats)
        turn = voice.words("said-next", n=len(seats), seats=names) if seats else ""
        chosen = self._chosen(voice, step) if step and self.everybody else ""
        if view.over:
            return voice.outcome(view), chosen
        return (chosen, turn) if chosen else (turn, "")

    def _next(self, view: View, step: int) -> Sequence[int]:
        """Who chooses next; of a game that is not over, who is known to be asked."""
        if not self.everybody:
            return view.waiting
        return [seat for seat, _ in self.past.moves[step : step + 1] if seat != TABLE]

    def _chosen(self, voice: Voice, step: int) -> str:
        seat, option = self.past.moves[step - 1]
        if seat == TABLE or option is None:
            return voice.words("said-went-back")
        view = self.past.before(step)
        choice = voice.tell.option(voice.words, view, option)
        return voice.words("said-chose", seat=voice.seat(view, seat), choice=choice)


def hands_of(voice: Voice, view: View) -> dict[str, str]:
    """The panels in which hands lie: those of the dock, and cards. Their title says whose hand it is."""
    names = [voice.seat(view, seat) for seat in sorted(view.seats)] or [voice.words("page-hands-none")]
    words = hand_words(voice.words, ", ".join(names))
    places, panels = voice.draw.places, voice.draw.panels(words, view)
    hands = ("cards", *(id for id, place in places.items() if place == "dock"))
    return {id: html(drawn) for id, drawn in panels.items() if id.partition("-")[0] in hands}


class HandWords(Words):
    """The words of a game, for a hand that is not the reader's own."""

    def __init__(self, words: Words, seat: str) -> None:
        self.__dict__.update(vars(words))
        self.words = words
        self.title = words("said-hand", seat=seat)

    def __call__(self, id: str, **facts: Any) -> str:
        return self.title if id == HAND else self.words(id, **facts)


@lru_cache(maxsize=256)
def hand_words(words: Words, seat: str) -> Words:
    """The same words for the same seat, so that what is drawn with them is remembered."""
    return HandWords(words, seat)


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
    past = Past(Match(game, record.setup))
    past.follow(moves_of(whole))
    return Replay(record, past)


def check_length(record: Record) -> None:
    if len(record.choices) > LONGEST_RECORD:
        raise Refused("error-record-long", n=len(record.choices), most=LONGEST_RECORD)
    rekeys = sum(line.startswith("!") for line in record.choices)
    if rekeys > MOST_REKEYS:
        raise Refused("error-record-rekeys", n=rekeys, most=MOST_REKEYS)


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


async def no_table(id: str) -> str | None:
    return None


@dataclass
class ReplayCache:
    """The most recently watched replays: demonstrations, uploads, and games that are over at their tables, whose
    records `record_of` has."""

    store: Store
    limits: Limits = field(default_factory=Limits)
    replays: OrderedDict[str, Replay] = field(default_factory=OrderedDict)
    coming: dict[str, asyncio.Task[Replay | None]] = field(default_factory=dict)
    turns: Turns = field(default_factory=lambda: Turns(AT_ONCE))
    record_of: Callable[[str], Awaitable[str | None]] = no_table

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
        text = demo(id) or await self.store.upload(id) or await self.record_of(id)
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
