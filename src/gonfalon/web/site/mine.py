"""The tables of a person: the list on the home page; deleting a table; and taking back a seat that was lost.

A cookie says who somebody is. On a machine of one's own it gets lost easily: another browser, a private window.
So where only this machine is served, whoever looks at a table may say that a seat there is theirs.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core import Setup
from gonfalon.core.numbers import is_number
from gonfalon.web.house import language_of, player_of
from gonfalon.web.pages.context import TableSummary, sitting
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.site.cards import Req, house_of, kind_of, sitter, table_or_404
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.tables.rebuilding import glimpse
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import people_at, people_of, screens_of
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.screen import Screen

MOST = 12
"""How many tables are listed."""

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host")
"""What a request has that did not come here directly."""


# ------------------------------------------------------------------------ the list


async def tables_of(request: Req) -> list[TableSummary]:
    """The tables where the person sits, those that wait for them first. Where somebody has none on a machine of
    their own, the tables of others there: perhaps only the cookie is lost."""
    player, store, lang = player_of(request), house_of(request).store, language_of(request)
    mine = await store.tables_of(player) if player else []
    if not mine and is_local(request):
        mine = [each for each in await store.running(MOST) if people_of(each.holders)]
    known = [each for each in mine if each.game in games.GAMES]
    called = {id: table.open_seats() for id, table in house_of(request).registry.tables.items()}
    tables = await asyncio.to_thread(lambda: [summary(each, player, lang, called.get(each.id)) for each in known])
    return sorted(tables, key=lambda table: (not table.mine, table.over))[:MOST]


def summary(saved: SavedTable, player: str, lang: str, called: Iterable[int] | None) -> TableSummary:
    """A table in the list. `called` are the seats for which somebody must choose, if the table is in memory."""
    voice, setup = voice_of(saved.game, lang), saved.setup
    options = tuple(sorted(setup.options.items()))
    line, asked = progress(saved.game, lang, setup.mode, setup.seats, options, saved.checkpoint or b"")
    own = {seat for person in people_at(saved.holders, player) for seat in person} if player else set()
    players = ", ".join(sitting(voice.words, sitter(each)) for each in saved.holders)
    when = datetime.fromtimestamp(saved.touched, UTC).astimezone()
    return TableSummary(
        saved.id,
        saved.game,
        saved.name or voice.words("title"),
        f"{kind_of(voice, saved)} · {line or players}",
        mine=not own.isdisjoint(asked if called is None else called),
        over=saved.finished is not None,
        when=when,
        lost=not own,
        deletable=screens_of(saved.holders) == {player},
    )


@lru_cache(maxsize=1000)
def progress(
    game: str, lang: str, mode: str, seats: int, options: tuple[tuple[str, str], ...], checkpoint: bytes
) -> tuple[str, frozenset[int]]:
    """How far a game has got, or who has won it; and the seats that are asked."""
    voice = voice_of(game, lang)
    match = glimpse(voice.game, Setup(mode, seats, 0, dict(options)), checkpoint) if checkpoint else None
    if match is None:
        return "", frozenset()
    view = match.view([])
    return voice.outcome(view) or voice.title(view), frozenset(match.asks)


# --------------------------------------------------------------------- lost seats


def is_local(request: Req) -> bool:
    """Whether only this machine is served, and the request comes from it."""
    hosts = request.app.state.hosts
    return bool(hosts.is_local) and not any(name in request.headers for name in FORWARDED)


def lost_seats(request: Req, table: Table, screen: Screen) -> list[tuple[int, str]]:
    """What somebody without a seat may take back: of each person who is not here the first seat, and the names of
    all of them."""
    if screen.people or table.match.over or not is_local(request):
        return []
    voice, view, found = screen.viewer.voice, screen.viewer.view, list[tuple[int, str]]()
    for holder in sorted(screens_of(table.holders)):
        seats = sorted(seat for person in table.people(holder) for seat in person)
        if not table.is_here(holder):
            found.append((seats[0], voice.seats(view, seats)))
    return found


@post("/table/{id:str}/sit")
async def sit(request: Req, id: FromPath[str]) -> Redirect:
    """Take back a seat, and all others of whoever had it."""
    form, table = await request.form(), await table_or_404(house_of(request), id)
    seat, player = str(form.get("seat") or ""), player_of(request) or secrets.token_hex(16)
    if not is_local(request):
        raise Refused("refused-far")
    if not is_number(seat) or len(seat) > 2:
        raise Refused("refused-seat")
    await house_of(request).registry.take_back(table, int(seat), player)
    request.set_session({"player": player})
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/delete")
async def delete(request: Req, id: FromPath[str]) -> Redirect:
    """Forget a table of mine."""
    table = await table_or_404(house_of(request), id)
    await house_of(request).registry.delete(table, player_of(request))
    return Redirect("/", status_code=303)


ROUTES = [sit, delete]
