"""The API for programs: everything a page can do at a table, as JSON.

A program first fetches any page, which sets the cookie that POST needs; it sends that cookie's value back in the
header `x-csrftoken`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from gonfalon import games
from gonfalon.core import View
from gonfalon.core.view import ENGINE
from gonfalon.web.house import House, language_of, player_of
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.settings import REACTIONS
from gonfalon.web.site.routes import opened_table, table_or_404
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.registry import Wish
from gonfalon.web.tables.table import Table

Req = Request[Any, Any, Any]
NOBODY = "-"


class NewTable(msgspec.Struct):
    """A table to set up: `players` are "me", "friend" or bots, one per seat."""

    players: list[str]
    mode: str = ""
    options: dict[str, str] = {}
    seed: int | None = None
    name: str = ""
    reactions: str = REACTIONS[0]


class Choice(msgspec.Struct):
    """A choice as the record writes it; `nth` is that of the question. With a `key`, any text of at most 32
    characters that was not used before at this table, it may be sent again and is made once."""

    seat: int
    choice: str
    nth: int | None = None
    key: str = ""


class Undo(msgspec.Struct):
    """A choice to take back; `nth` and `key` as for a choice."""

    seat: int
    nth: int | None = None
    key: str = ""


class Rewind(msgspec.Struct):
    """How many of a seat's last choices to take back, with everything that came after the first of them."""

    seat: int
    choices: int = 1
    nth: int | None = None
    key: str = ""


@post("/api/new/{game:str}")
async def new(request: Req, game: FromPath[str], data: JSONBody[NewTable]) -> dict[str, Any]:
    """Set up a table; the response is what my seats see there."""
    if game not in games.GAMES:
        raise NotFoundException
    mode = data.mode or next(iter(games.find(game).modes))
    wish = Wish(game, mode, data.players, data.options, data.seed, data.name, data.reactions)
    table = await opened_table(request, wish)
    return await seen(request, table)


@get("/api/table/{id:str}")
async def look(request: Req, id: FromPath[str]) -> dict[str, Any]:
    """What my seats see of a table, or what everybody sees if I do not sit there."""
    return await seen(request, await the_table(request, id))


@post("/api/table/{id:str}/choose", status_code=200)
async def choose(request: Req, id: FromPath[str], data: JSONBody[Choice]) -> dict[str, Any]:
    """Make a choice for one of my seats."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.choose(data.seat, data.choice, data.nth, data.key)
    return await done(request, table, data.key)


@post("/api/table/{id:str}/undo", status_code=200)
async def undo(request: Req, id: FromPath[str], data: JSONBody[Undo]) -> dict[str, Any]:
    """Take back the last choice of one of my seats."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.undo(data.seat, data.nth, data.key)
    return await done(request, table, data.key)


@post("/api/table/{id:str}/rewind", status_code=200)
async def rewind(request: Req, id: FromPath[str], data: JSONBody[Rewind]) -> dict[str, Any]:
    """Go back further than undo does, and play on with new dice."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.rewind(data.seat, data.choices, data.nth, data.key)
    return await done(request, table, data.key)


async def done(request: Req, table: Table, key: str) -> dict[str, Any]:
    """The key of what was done, and what my seats see now."""
    return {"done": key, **await seen(request, table)}


async def the_table(request: Req, id: str) -> Table:
    house: House = request.app.state.house
    return await table_or_404(house, id)


def seats_of(request: Req, table: Table) -> list[int]:
    """My seats; if friends share the screen, those of whoever must choose."""
    people = table.people(player_of(request) or NOBODY)
    if len(people) > 1:
        people = [person for person in people if person.intersection(table.open_seats())][:1]
    return sorted(seat for person in people for seat in person)


def check_seat(request: Req, table: Table, seat: int) -> None:
    if seat not in seats_of(request, table):
        raise Refused("refused-seat")


async def seen(request: Req, table: Table) -> dict[str, Any]:
    async with table.lock:
        view = table.match.view(seats_of(request, table))
        return described(table, view, language_of(request))


def described(table: Table, view: View, lang: str) -> dict[str, Any]:
    """A view as plain data. The engine's internal fields are left out."""
    voice, saved = voice_of(table.saved.game, lang), table.saved
    fields = {name: getattr(view.state, name) for name in view.state.fields if name not in ENGINE}
    return {
        "id": saved.id,
        "game": saved.game,
        "mode": saved.setup.mode,
        "players": [
            {"kind": each.kind, "bot": each.holder if each.kind == "bot" else ""} for each in table.holders
        ],
        "seats": sorted(view.seats),
        "asks": [asked(table, view, seat) for seat in sorted(view.asks)],
        "waiting": view.waiting,
        "window": view.window,
        "undo": view.undo,
        "over": view.over,
        "result": view.result,
        "state": msgspec.to_builtins(fields, str_keys=True),
        "log": [line for fact in view.log if (line := voice.tell.line(voice.words, view, fact))],
    }


def asked(table: Table, view: View, seat: int) -> Mapping[str, Any]:
    ask, verbs = view.asks[seat], table.game.verbs
    return {
        "seat": seat,
        "nth": view.nth[seat],
        "what": ask.what,
        "rule": ask.rule,
        "window": ask.window,
        "options": [verbs.text(option) for option in ask.options],
    }


ROUTES = [new, look, choose, undo, rewind]
