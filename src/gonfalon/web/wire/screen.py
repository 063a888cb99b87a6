"""One page at a table: whose view it shows, and what it has been sent.

If several people share a screen, only the hand of the one who must choose is shown, and only once that person
has confirmed holding the device; until then the page shows what everybody may see, and whom to pass it to. A
question about nothing hidden is put to them in front of everybody, without passing the device.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from gonfalon.web.seen import parts
from gonfalon.web.seen.viewer import NOT_YET, Update, Viewer
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import NO_SEAT, screens_of
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.viewers import looking

MISSED = 5
"""How many of the last lines of the log whoever gets the device is shown first."""


class Screen:
    """A page at a table. `seated` is who holds the device: the number of one of the people, or nobody.

    A change of the table only wakes it. It looks when its own task comes to it, with the table's lock.
    """

    def __init__(self, table: Table, player: str, lang: str) -> None:
        self.table = table
        self.player = player
        self.lang = lang
        self.people = table.people(player) if player else []
        self.seated: int | None = 0 if len(self.people) == 1 else None
        self.sent = NOT_YET
        self.news = asyncio.Event()
        self.next = self.told_next = self.asked = NO_SEAT
        self.read = dict[int, int]()
        self.viewer: Viewer = self._looking()

    @property
    def is_shared(self) -> bool:
        return len(self.people) > 1

    @property
    def is_only(self) -> bool:
        """Whether everybody who plays here sits at this screen. Then nobody else minds how fast bots play."""
        return bool(self.people) and len(screens_of(self.table.holders)) == 1

    def leave(self) -> None:
        """The page is gone: bots wait for nobody."""
        self.table.listeners.discard(self)
        if self.is_only:
            self.table.pace.set()

    def wake(self) -> None:
        self.news.set()

    def look(self) -> None:
        """Look at the table as it is now. For another viewer, everything is new."""
        viewer = self._looking()
        if viewer is not self.viewer:
            self.viewer, self.sent = viewer, NOT_YET

    def _looking(self) -> Viewer:
        """The viewer through which the page sees the table now."""
        calls = self._calls()
        if self.seated is not None:
            self.read[self.seated] = len(self.table.match.log)
        if self.is_shared and calls and self.seated not in calls.values():
            self.seated = None
        first = next(iter(calls)) if calls and self.seated is None else NO_SEAT
        self.asked = first if first != NO_SEAT and self._is_unveiled(first) else NO_SEAT
        self.next = NO_SEAT if self.asked != NO_SEAT else first
        seats = frozenset[int]() if self.seated is None else self.people[self.seated]
        return looking(self.table, seats, self.lang, self.asked)

    def _is_unveiled(self, seat: int) -> bool:
        """Whether the question put to a seat is about nothing hidden."""
        return self.table.match.asks[seat].what in self.table.game.unveiled

    def _calls(self) -> dict[int, int]:
        """The seats that must choose, and which of the people at this screen play them."""
        return {
            seat: number
            for seat in self.table.open_seats()
            for number, person in enumerate(self.people)
            if seat in person
        }

    def greet(self, version: int) -> None:
        """The page has this version; if it is another viewer's, the page gets everything."""
        self.sent = version
        self.wake()

    def ready(self, seat: int) -> None:
        """The device was passed to the person who plays this seat."""
        person = next((number for number, seats in enumerate(self.people) if seat in seats), None)
        if person is None:
            raise Refused("refused-seat")
        calls = self._calls()
        if calls and person not in calls.values():
            raise Refused("refused-pass")
        self.seated = person
        self.look()
        self.wake()

    def check_seat(self, seat: int) -> None:
        """Refuse anybody acting for a seat that is not theirs, or before the device was passed."""
        if not any(seat in person for person in self.people):
            raise Refused("refused-seat")
        if seat not in self.viewer.seats and seat != self.asked:
            raise Refused("refused-pass")

    def update(self) -> Update:
        """What the page needs now to be up to date."""
        update = self.viewer.since(self.sent)
        if self.next != NO_SEAT:
            voice, view = self.viewer.voice, self.viewer.view
            text = voice.words("said-pass-to", seat=voice.named(view, self.table.holders, self.next))
            prompt = {**update["prompt"], "text": text, "seat": self.next}
            arms = voice.arms_of(view, [self.next])
            passing = parts.passing(text, arms, self._missed())
            update |= {"pass_to": text, "prompt": prompt, "undo": False}
            update["parts"] = {**update["parts"], "arms": arms, **passing}
        elif self.asked != NO_SEAT:
            update["parts"] = {**update["parts"], "brief": parts.peek(self.viewer.voice.words, self.asked)}
        if update["window"]:
            update["window"] = self._counted(**update["window"])
        self.sent, self.told_next = self.viewer.version, self.next
        return update

    def _missed(self) -> list[str]:
        """What has happened since the person to whom the device is passed last had it, as far as all may know."""
        voice, view = self.viewer.voice, self.viewer.view
        person = next(number for number, seats in enumerate(self.people) if self.next in seats)
        facts = view.log[self.read.get(person, 0) :]
        return [line for fact in facts if (line := voice.tell.line(voice.words, view, fact))][-MISSED:]

    def _counted(self, until: float, **window: Any) -> Update:
        """A window with the milliseconds that are left: each page counts them down by itself."""
        return {"left": max(0, round(1000 * (until - self.table.clock.now()))), **window}

    def message(self) -> bytes | None:
        """The update as sent over the wire; None if the page is up to date. What is the same for all who look
        through one viewer is encoded once; whom to pass the device to, and how much time is left, are not."""
        if self.sent == self.viewer.version and self.told_next == self.next:
            return None
        shared = {self.next, self.told_next, self.asked} != {NO_SEAT}
        if shared or self.viewer.rest["window"]:
            return msgspec.json.encode(self.update())
        message = self.viewer.message(self.sent)
        self.sent = self.viewer.version
        return message
