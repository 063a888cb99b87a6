"""Tables without a server, for tests of what goes to each page: nothing is kept, and time stands still."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from gonfalon.core import Match
from gonfalon.web import pages
from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.seen.text import whole
from gonfalon.web.seen.voice import words_in
from gonfalon.web.site.api import described
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.tables.clock import Clock
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.screen import Screen
from web.house import in_a_thread

PEOPLE = ("blue", "red", "green", "yellow", "white")


class Nowhere:
    """A store that keeps nothing, and counts how often it was asked to."""

    kept = 0

    async def keep(self, id, change):
        self.kept += 1

    async def set_orders(self, id, seat, orders):
        pass


class StillClock(Clock):
    """A time that stands still until somebody moves it. Then everybody is woken exactly when they want to be."""

    def __init__(self) -> None:
        self.at = 1000.0
        self.alarms: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.at

    def time(self) -> float:
        return 1000.0

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is not None and until <= self.at:
            await asyncio.sleep(0)
            return
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.alarms.append((float("inf") if until is None else until, alarm))
        waiting: asyncio.Future[Any] = asyncio.ensure_future(event.wait())
        try:
            await asyncio.wait({waiting, alarm}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            self.alarms = [each for each in self.alarms if each[1] is not alarm]

    async def move(self, seconds: float) -> None:
        """Let some time pass."""
        end = self.at + seconds
        await settled()
        while (due := min((until for until, _ in self.alarms), default=end + 1)) <= end:
            self.at = max(self.at, due)
            for until, alarm in self.alarms:
                if until <= self.at and not alarm.done():
                    alarm.set_result(None)
            await settled()
        self.at = end
        await settled()


async def settled() -> None:
    """Let every task go on as far as it can."""
    for _ in range(50):
        await asyncio.sleep(0)


def table_of(match: Match, holders: Sequence[Holder] = (), reactions: str = "3") -> Table:
    """A table at a time that stands still. Usually each seat has a person of its own."""
    holders = tuple(holders) or tuple(Holder("me", name) for name in PEOPLE[: match.setup.seats])
    names = ("human",) * len(holders)
    kept = SavedTable(
        "id", match.game.id, match.game.version, match.setup, "", names, holders, reactions=reactions
    )
    return Table(kept, match, Nowhere(), in_a_thread(), clock=StillClock())  # type: ignore[arg-type]


def everything_sent(table: Table, screen: Screen, lang: str) -> list[str]:
    """What goes to a page: the next message, the whole page, the answer of the JSON interface."""
    message = screen.message() or b""
    full = screen.viewer.since(-1)
    context = Context(
        lang, "", words_in(lang, table.saved.game), "token", {"gonfalon.js": "/j", "gonfalon.css": "/c"}
    )
    page = pages.table(context, TablePage("id", table.saved.game, "title", full, (100, 100)))
    facts = described(table, table.match.view(screen.viewer.seats), lang)
    return [message.decode(), whole(page), json.dumps(facts, default=str)]
