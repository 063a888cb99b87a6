"""The pages to watch a record and to read the rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core.numbers import is_number
from gonfalon.lore.rules import TESTS, Rule, proving_tests
from gonfalon.web import pages
from gonfalon.web.house import guest_of, language_of
from gonfalon.web.pages.context import TablePage
from gonfalon.web.seen.replays import Replay
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.site.cards import Req, context_of, house_of
from gonfalon.web.site.routes import card, known_game, shown
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.registry import new_id

LARGEST_RECORD = 512 * 1024


@post("/watch", request_max_body_size=LARGEST_RECORD)
async def upload(request: Req) -> Redirect:
    """Upload a record to watch."""
    form = await request.form()
    file = form.get("record")
    data = await file.read() if isinstance(file, UploadFile) else str(file or "").encode()
    if not data:
        raise Refused("error-no-file")
    id = new_id()
    try:
        await house_of(request).replays.add(id, data.decode(), guest_of(request))
    except UnicodeDecodeError as error:
        raise Refused("error-no-record") from error
    return Redirect(f"/watch/{id}?at=0", status_code=303)


@get("/watch/{id:str}")
async def watch(
    request: Req, id: FromPath[str], at: FromQuery[int] = 0, hands: FromQuery[str] = ""
) -> Response[str]:
    house = house_of(request)
    replay = await replay_or_404(request, id)
    at, hands = max(0, min(at, replay.last)), hands if hands in replay.choices else replay.usual
    voice, view, update = await asyncio.to_thread(replay.at, at, language_of(request), replay.choices[hands])
    page = TablePage(
        id=id,
        game=replay.record.game,
        title=voice.words("title"),
        update=update,
        size=voice.draw.size,
        board=house.assets.board(voice, view),
        about=voice.words(f"mode-{replay.record.setup.mode}"),
        at=at,
        last=replay.last,
        places=voice.draw.places,
        hands=[(each, replay.name_of(each, voice, view)) for each in replay.choices],
        hand=hands,
    )
    return shown(pages.watch(context_of(request, replay.record.game), page))


@get("/watch/{id:str}/step/{step:str}")
async def watch_step(
    request: Req, id: FromPath[str], step: FromPath[str], hands: FromQuery[str] = "", line: FromQuery[int] = -1
) -> dict[str, Any]:
    """A step of a record, or the one in which a line of its log was written."""
    replay = await replay_or_404(request, id)
    at = step_in(replay, step) if line < 0 else min(replay.past.step_of(line), replay.last)
    shown = replay.choices.get(hands, replay.choices[replay.usual])
    _, _, update = await asyncio.to_thread(replay.at, at, language_of(request), shown)
    return {**update, "step": at}


@get("/watch/{id:str}/inspect/{step:str}")
async def watch_inspect(
    request: Req, id: FromPath[str], step: FromPath[str], target: FromQuery[str] = ""
) -> dict[str, Any]:
    """What there is to know about something in a record."""
    replay = await replay_or_404(request, id)
    voice, at = voice_of(replay.record.game, language_of(request)), step_in(replay, step)
    view = await asyncio.to_thread(replay.view, at)
    text = await asyncio.to_thread(voice.inspected, replace(view, seats=frozenset()), target)
    return {"inspected": text, "target": target}


async def replay_or_404(request: Req, id: str) -> Replay:
    replay = await house_of(request).replays.find(id, guest_of(request))
    if replay is None:
        raise NotFoundException
    return replay


def step_in(replay: Replay, step: str) -> int:
    """The number of a step that the record has."""
    if not is_number(step) or len(step) > len(str(replay.last)) or int(step) > replay.last:
        raise NotFoundException
    return int(step)


@get("/rules/{game:str}")
async def rulebook(request: Req, game: FromPath[str], q: FromQuery[str] = "") -> Response[str]:
    context = context_of(request, known_game(game))
    book = voice_of(game, context.lang).book
    found = book.search(q, context.lang) if q.strip() else book.of_modes(games.find(game).modes)
    tests = await asyncio.to_thread(proving_tests, TESTS)
    return shown(pages.rules(context, card(context, game), q, found, tests, next(iter(book.rules), "")))


@get("/rules/{game:str}/{id:str}")
async def one_rule(request: Req, game: FromPath[str], id: FromPath[str]) -> Response[Any]:
    """One rule: as JSON for the script, as a page for everybody else."""
    lang = language_of(request)
    rule: Rule | None = voice_of(known_game(game), lang).book.rules.get(id.upper())
    if rule is None:
        raise NotFoundException
    if "application/json" in request.headers.get("accept", ""):
        return Response(
            {"id": rule.id, "text": rule.text(lang), "ruling": rule.reading(lang)}, media_type=MediaType.JSON
        )
    context = context_of(request, game)
    tests = await asyncio.to_thread(proving_tests, TESTS)
    return shown(pages.rules(context, card(context, game), rule.id, [rule], tests, rule.id))


ROUTES = [upload, watch, watch_step, watch_inspect, rulebook, one_rule]
