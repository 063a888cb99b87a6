"""The API for programs: everything a page can do at a table, as JSON.

A program first fetches any page, which sets the cookie that POST needs; it sends that cookie's value back in the
header `x-csrftoken`. Friends at one screen see only their own hand: whoever holds the device says so by naming one
of their seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from gonfalon import games
from gonfalon.core import View
from gonfalon.core.view import ENGINE
from gonfalon.web.house import House, language_of, player_of
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.settings import REACTIONS
from gonfalon.web.site.cards import table_or_404
from gonfalon.web.site.errors import problems
from gonfalon.web.site.routes import opened_table
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.registry import Wish
from gonfalon.web.tables.seating import Seats
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.messages import Key

Req = Request[Any, Any, Any]
NOBODY = "-"
CHANGE = problems(400, 403, 409, 410, 413, 503, 507)


class NewTable(msgspec.Struct):
    """A table to set up: `players` are "me", "friend" or bots, one per seat."""

    players: list[str]
    mode: str = ""
    options: dict[str, str] = {}
    seed: int | None = None
    name: str = ""
    reactions: str = REACTIONS[0]


class Choice(msgspec.Struct):
    """A choice as the record writes it; `nth` is that of the question. A choice that is sent again with the same
    `key` is made once; a key is used for one choice only."""

    seat: int
    choice: str
    nth: int | None = None
    key: Key = ""


class Undo(msgspec.Struct):
    """A choice to take back; `nth` and `key` as for a choice."""

    seat: int
    nth: int | None = None
    key: Key = ""


class Rewind(msgspec.Struct):
    """How many of a seat's last choices to take back, with everything that came after the first of them."""

    seat: int
    choices: int = 1
    nth: int | None = None
    key: Key = ""


class Seat(msgspec.Struct):
    """One of my seats."""

    seat: int


class Order(msgspec.Struct):
    """What one of my seats wants to be asked, or what answers itself: an order as core/orders.py writes it."""

    seat: int
    order: str


@post("/api/new/{game:str}", responses=problems(400, 403, 413, 503, 507))
async def new(request: Req, game: FromPath[str], data: JSONBody[NewTable]) -> dict[str, Any]:
    """Set up a table; the response is what my seats see there."""
    if game not in games.GAMES:
        raise NotFoundException
    mode = data.mode or next(iter(games.find(game).modes))
    wish = Wish(game, mode, data.players, data.options, data.seed, data.name, data.reactions)
    table = await opened_table(request, wish)
    return await seen(request, table)


@get("/api/table/{id:str}", responses=problems(400, 403, 409, 410, 503))
async def look(request: Req, id: FromPath[str], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """What my seats see of a table, or what everybody sees if I do not sit there. Where friends share a screen,
    `seat` says who has the device; without it, the answer is what everybody sees, and whom to pass it to."""
    table = await the_table(request, id)
    if seat is not None:
        check_turn(request, table, seat)
    return await seen(request, table, seat)


@post("/api/table/{id:str}/choose", status_code=200, responses=CHANGE)
async def choose(request: Req, id: FromPath[str], data: JSONBody[Choice]) -> dict[str, Any]:
    """Make a choice for one of my seats."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.choose(data.seat, data.choice, data.nth, data.key)
    return await done(request, table, data)


@post("/api/table/{id:str}/undo", status_code=200, responses=CHANGE)
async def undo(request: Req, id: FromPath[str], data: JSONBody[Undo]) -> dict[str, Any]:
    """Take back the last choice of one of my seats."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.undo(data.seat, data.nth, data.key)
    return await done(request, table, data)


@post("/api/table/{id:str}/rewind", status_code=200, responses=CHANGE)
async def rewind(request: Req, id: FromPath[str], data: JSONBody[Rewind]) -> dict[str, Any]:
    """Go back further than undo does, and play on with new dice."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.rewind(data.seat, data.choices, data.nth, data.key)
    return await done(request, table, data)


@post("/api/table/{id:str}/hold", status_code=200, responses=CHANGE)
async def hold(request: Req, id: FromPath[str], data: JSONBody[Seat]) -> dict[str, Any]:
    """Keep a window open longer, for everybody."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.hold(person_at(request, table, data.seat))
    return await seen(request, table, data.seat)


@post("/api/table/{id:str}/waive", status_code=200, responses=CHANGE)
async def waive(request: Req, id: FromPath[str], data: JSONBody[Seat]) -> dict[str, Any]:
    """React to nothing until the turn changes."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.waive(person_at(request, table, data.seat))
    return await seen(request, table, data.seat)


@post("/api/table/{id:str}/order", status_code=200, responses=CHANGE)
async def order(request: Req, id: FromPath[str], data: JSONBody[Order]) -> dict[str, Any]:
    """Say what one of my seats wants to be asked."""
    table = await the_table(request, id)
    check_seat(request, table, data.seat)
    await table.set_order(data.seat, data.order)
    return await seen(request, table, data.seat)


async def done(request: Req, table: Table, data: Choice | Undo | Rewind) -> dict[str, Any]:
    """The key of what was done, and what my seats see now."""
    return {"done": data.key, **await seen(request, table, data.seat)}


async def the_table(request: Req, id: str) -> Table:
    house: House = request.app.state.house
    return await table_or_404(house, id)


def people_here(request: Req, table: Table) -> list[Seats]:
    """The people at my screen."""
    return table.people(player_of(request) or NOBODY)


def person_at(request: Req, table: Table, seat: int | None) -> Seats:
    """The seats of the person at my screen who plays this one. Alone at a screen, I need not say who I am."""
    people = people_here(request, table)
    if len(people) == 1:
        return people[0]
    return next((person for person in people if seat in person), frozenset())


def check_seat(request: Req, table: Table, seat: int) -> None:
    if seat not in person_at(request, table, seat):
        raise Refused("refused-seat")


def check_turn(request: Req, table: Table, seat: int) -> None:
    """Refuse to show a hand while the device belongs to somebody else at this screen."""
    check_seat(request, table, seat)
    called = [person for person in people_here(request, table) if person.intersection(table.open_seats())]
    if called and person_at(request, table, seat) not in called:
        raise Refused("refused-pass")


async def seen(request: Req, table: Table, seat: int | None = None) -> dict[str, Any]:
    """What the person with the device sees, and whom to pass it to if nobody has said to have it."""
    async with table.lock:
        seats, people = person_at(request, table, seat), people_here(request, table)
        called = [each for each in table.open_seats() if any(each in person for person in people)]
        facts = described(table, table.match.view(seats), language_of(request))
    return {**facts, "pass_to": called[0] if called and not seats else None}


def described(table: Table, view: View, lang: str) -> dict[str, Any]:
    """A view as plain data, and the milliseconds that are left to react in a window with a fixed end. The engine's
    internal fields are left out."""
    voice, saved, window = voice_of(table.saved.game, lang), table.saved, table.reactions.sight(view.seats)
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
        "orders": {seat: table.holders[seat].orders for seat in sorted(view.seats)},
        "left": round(1000 * (window.until - table.clock.now())) if window else None,
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


ROUTES = [new, look, choose, undo, rewind, hold, waive, order]
