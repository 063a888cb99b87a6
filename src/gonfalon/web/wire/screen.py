"""One page at a table: whose view it shows, and what it has been sent.

If several people share a screen, only the hand of the one who must choose is shown, and only once that person
has confirmed holding the device; until then the page shows what everybody may see, and whom to pass it to.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from gonfalon.web.seen.viewer import NOT_YET, Update, Viewer
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import NO_SEAT
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.viewers import looking


class Screen:
    """A page at a table. `seated` is who holds the device: the number of one of the people, or nobody.

    A change of the table only wakes it. It looks when its own task comes to it, with the table's lock.
    """

    def __init__(self, table: Table, player: str, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.people = table.people(player) if player else []
        self.seated: int | None = 0 if len(self.people) == 1 else None
        self.sent = NOT_YET
        self.news = asyncio.Event()
        self.next = self.told_next = NO_SEAT
        self.viewer: Viewer = self._looking()

    @property
    def is_shared(self) -> bool:
        return len(self.people) > 1

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
        if self.is_shared and calls and self.seated not in calls.values():
            self.seated = None
        self.next = next(iter(calls)) if calls and self.seated is None else NO_SEAT
        seats = frozenset[int]() if self.seated is None else self.people[self.seated]
        return looking(self.table, seats, self.lang)

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
        if seat not in self.viewer.seats:
            raise Refused("refused-pass")

    def update(self) -> Update:
        """What the page needs now to be up to date."""
        update = self.viewer.since(self.sent)
        if self.next != NO_SEAT:
            voice, view = self.viewer.voice, self.viewer.view
            text = voice.words("said-pass-to", seat=voice.seat(view, self.next))
            prompt = {**update["prompt"], "text": text, "seat": self.next}
            update |= {"pass_to": text, "prompt": prompt, "arms": voice.arms_of(view, [self.next]), "undo": False}
        if update["window"]:
            update["window"] = self._counted(**update["window"])
        self.sent, self.told_next = self.viewer.version, self.next
        return update

    def _counted(self, until: float, **window: Any) -> Update:
        """A window with the milliseconds that are left: each page counts them down by itself."""
        return {"left": max(0, round(1000 * (until - self.table.clock.now()))), **window}

    def message(self) -> bytes | None:
        """The update as sent over the wire; None if the page is up to date. What is the same for all who look
        through one viewer is encoded once; whom to pass the device to, and how much time is left, are not."""
        if self.sent == self.viewer.version and self.told_next == self.next:
            return None
        if self.next != NO_SEAT or self.told_next != NO_SEAT or self.viewer.rest["window"]:
            return msgspec.json.encode(self.update())
        message = self.viewer.message(self.sent)
        self.sent = self.viewer.version
        return message
