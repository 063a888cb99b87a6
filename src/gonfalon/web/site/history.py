"""Looking back at a table, as the seats of whoever asks could see it then; and playing on, at a new table, from an
earlier moment of a table or a record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core import Match, View
from gonfalon.core.numbers import is_number
from gonfalon.lore.chronicle import story_of
from gonfalon.web.fairness import Guest
from gonfalon.web.house import guest_of, language_of, player_of
from gonfalon.web.pages.end import Look, end_card
from gonfalon.web.seen.past import Move, as_it_was
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Voice, voice_of
from gonfalon.web.site.api import check_turn, person_at
from gonfalon.web.site.cards import Req, house_of, table_or_404
from gonfalon.web.site.routes import opened_by
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.tables.playing_on import from_record, from_table
from gonfalon.web.tables.rebuilding import as_begun
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import people_of
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.hindsight import Snapshot, hindsight_of, snapshot

DIGITS = 9
"""How long the number of a line may be."""


@get("/api/table/{id:str}/at/{line:str}")
async def at(request: Req, id: FromPath[str], line: FromPath[str], seat: FromQuery[int | None] = None) -> Any:
    """The table when a line of its log was written. Where friends share a screen, `seat` says who has the device;
    without it, the answer is what everybody could see."""
    table = await table_or_404(house_of(request), id)
    voice, holders = voice_of(table.saved.game, language_of(request)), tuple(table.holders)
    view = await looked_back(request, table, line, seat)
    update = await asyncio.to_thread(as_it_was, voice, view, holders)
    return {**update, "at": int(line), "on": may_play_on(request, table) and not view.over}


@get("/table/{id:str}/end")
async def end(request: Req, id: FromPath[str]) -> Response[str]:
    """The card of a game that is over."""
    table = await table_or_404(house_of(request), id)
    async with table.lock:
        if not table.match.over:
            raise NotFoundException
        now, ending = snapshot(table), table.match.view([])
    voice = voice_of(table.saved.game, language_of(request))
    return await card_of(request, voice, lambda: as_begun(table.game, now.saved), now.moves, ending)


@get("/watch/{id:str}/end")
async def end_of_record(request: Req, id: FromPath[str]) -> Response[str]:
    """The card of a recorded game that is over."""
    found = await house_of(request).replays.find(id, guest_of(request))
    if found is None or not found.past.match.over:
        raise NotFoundException
    voice = voice_of(found.record.game, language_of(request))
    begun = partial(Match, voice.game, found.record.setup)
    return await card_of(request, voice, begun, found.past.moves, found.view(found.last))


async def card_of(
    request: Req, voice: Voice, begun: Callable[[], Match], moves: Sequence[Move], view: View
) -> Response[str]:
    """The card, worked out in turn with others."""
    turns = house_of(request).replays.turns
    await turns.take(guest_of(request))
    try:
        text = await asyncio.to_thread(lambda: end_text(voice, begun(), moves, view))
    finally:
        turns.give_back()
    if not text:
        raise NotFoundException
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def end_text(voice: Voice, begun: Match, moves: Sequence[Move], view: View) -> str:
    """The card of a finished game that was `begun` like this; empty where a game has no chronicle."""
    if voice.tell.chronicle is None:
        return ""
    told = voice.tell.chronicle(voice.words, story_of(begun, moves, voice.tell.counted))
    sides = [voice.draw.bearers(view, side)[0] if told.by_seat else side for side in told.sides]
    colours = [voice.draw.colour(side) for side in sides]
    look = Look(voice.draw.palette.pen, colours, [voice.arms([side]) for side in sides])
    return html(end_card(voice.words, told, look, voice.outcome(view)))


@get("/api/table/{id:str}/inspect/{line:str}")
async def inspect(
    request: Req,
    id: FromPath[str],
    line: FromPath[str],
    target: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
) -> Any:
    """What there was to know about something then."""
    table = await table_or_404(house_of(request), id)
    voice, view = voice_of(table.saved.game, language_of(request)), await looked_back(request, table, line, seat)
    return {"inspected": await asyncio.to_thread(voice.inspected, view, target), "target": target}


async def looked_back(request: Req, table: Table, line: str, seat: int | None) -> View:
    """What my seats could see then. Working it out takes a turn in the queue, and never the table's lock."""
    async with table.lock:
        if seat is not None:
            check_turn(request, table, seat)
        now, seats = snapshot(table), person_at(request, table, seat)
    number, turns = number_in(line, now), house_of(request).replays.turns
    await turns.take(guest_of(request))
    try:
        return await asyncio.to_thread(hindsight_of(table).view, now, number, seats)
    finally:
        turns.give_back()


def number_in(line: str, now: Snapshot) -> int:
    """The number of a line that the log has."""
    if not is_short(line) or int(line) >= now.facts:
        raise Refused("refused-line", last=now.facts - 1)
    return int(line)


def is_short(text: str) -> bool:
    return is_number(text) and len(text) <= DIGITS


# ------------------------------------------------------------------ playing on


@post("/table/{id:str}/on")
async def play_on(request: Req, id: FromPath[str]) -> Redirect:
    """A new table from when a line of the log was written: I keep my seats, and bots have the others."""
    form, table = await request.form(), await table_or_404(house_of(request), id)
    async with table.lock:
        check_may_play_on(request, table)
        now = snapshot(table)
    number = number_in(str(form.get("line") or ""), now)
    moves = await asyncio.to_thread(hindsight_of(table).moves, now, number)
    return await gone_on(request, lambda guest: from_table(now.game, now.saved, moves, guest.person))


@post("/watch/{id:str}/on")
async def play_on_record(request: Req, id: FromPath[str]) -> Redirect:
    """A new table from a step of a record: I take a seat, and bots have the others."""
    form, replay = await request.form(), await house_of(request).replays.find(id, guest_of(request))
    step, seat = str(form.get("step") or ""), str(form.get("seat") or "0")
    if replay is None or not (is_short(step) and is_short(seat)):
        raise NotFoundException
    record, moves = replay.record, replay.past.moves[: int(step)]
    if int(seat) >= record.setup.seats:
        raise Refused("refused-seat")
    game = games.find(record.game)
    return await gone_on(
        request, lambda guest: from_record(game, record.setup, record.names, moves, int(seat), guest.person)
    )


async def gone_on(request: Req, new: Callable[[Guest], SavedTable]) -> Redirect:
    """Open a table that goes on, and go there."""
    registry = house_of(request).registry
    table = await opened_by(request, lambda guest: registry.play_on(new(guest), guest))
    return Redirect(f"/table/{table.id}", status_code=303)


def check_may_play_on(request: Req, table: Table) -> None:
    """Whoever sits there may; while the game goes on, only if nobody else does: hidden things would be shown."""
    if not any(each.kind == "me" and each.holder == player_of(request) for each in table.holders):
        raise Refused("refused-seat")
    if not table.match.over and len(people_of(table.holders)) > 1:
        raise Refused("refused-on-people")


def may_play_on(request: Req, table: Table) -> bool:
    try:
        check_may_play_on(request, table)
    except Refused:
        return False
    return True


ROUTES = [at, end, end_of_record, inspect, play_on, play_on_record]
