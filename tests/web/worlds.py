"""Tables without a server, for tests of what goes to each page: nothing is kept, and time stands still."""

from __future__ import annotations

import json

from gonfalon.core import Match
from gonfalon.web import pages
from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.seen.text import whole
from gonfalon.web.seen.voice import words_in
from gonfalon.web.site.api import described
from gonfalon.web.store.store import Holder, SavedTable
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.screen import Screen
from web.house import in_a_thread

PEOPLE = ("blue", "red", "green", "yellow", "white")


class Nowhere:
    """A store that keeps nothing."""

    async def keep(self, id, change):
        pass


def table_of(match: Match) -> Table:
    """A table at which each seat has a person of its own, at a time that stands still."""
    holders = tuple(Holder("me", name) for name in PEOPLE[: match.setup.seats])
    names = ("human",) * len(holders)
    kept = SavedTable("id", match.game.id, match.game.version, match.setup, "", names, holders)
    table = Table(kept, match, Nowhere(), in_a_thread(), clock=lambda: 1000.0)  # type: ignore[arg-type]
    table.before = 0
    return table


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
