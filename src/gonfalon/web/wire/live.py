"""The live connection of a page: JSON messages both ways over a WebSocket.

Litestar's CSRF protection and request limits do not cover WebSockets; this module adds them: the page must be ours
(Origin), and messages must be small and not too frequent. A refusal is a message like any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gonfalon.core import GonfalonError
from gonfalon.web.bucket import Bucket
from gonfalon.web.house import House, guest_of, language_of, player_of
from gonfalon.web.seen.viewer import Update
from gonfalon.web.seen.voice import words_in
from gonfalon.web.settings import LANGUAGES
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.wire.messages import done, read
from gonfalon.web.wire.screen import Screen

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("gonfalon")

LARGEST_MESSAGE = 8192
"""How long a message from a page may be."""

FOREIGN, UNKNOWN, TOO_LARGE, TOO_MANY = 4403, 4404, 1009, 1008
REFUSALS_ALLOWED = 200
"""How many messages above the limit a page may send before it is disconnected."""


@websocket("/table/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """A page at a table, unless there are too many already."""
    house: House = socket.app.state.house
    with house.crowd.joined(guest_of(socket)) as fits:
        if fits:
            await stay(socket, house, id)
        else:
            await socket.close(TOO_MANY)


async def stay(socket: Socket, house: House, id: str) -> None:
    if not is_ours(socket):
        await socket.close(FOREIGN)
        return
    try:
        table = await house.registry.find(id)
    except GonfalonError:
        table = None
    if table is None:
        await socket.close(UNKNOWN)
        return
    async with table.lock:
        screen = Screen(table, player_of(socket), page_language(socket))
    await socket.accept()
    table.listeners.add(screen)
    sender = asyncio.create_task(send_news(socket, screen))
    try:
        await listen(socket, screen, Bucket(*house.messages))
    except WebSocketDisconnect:
        pass
    finally:
        screen.leave()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


def is_ours(socket: Socket) -> bool:
    """Whether the connecting page is ours. Programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def page_language(socket: Socket) -> str:
    """The language the page is in. It says so itself: a cookie may have changed since, and headers may differ."""
    named = socket.query_params.get("lang", "")
    return named if named in LANGUAGES else language_of(socket)


async def send_news(socket: Socket, screen: Screen) -> None:
    """Keep the page up to date once it has said hello: look, draw and send. A slow page gets several changes in
    one message. The lock is free unless a choice is being saved, which is then waited for."""
    try:
        while True:
            await screen.news.wait()
            screen.news.clear()
            async with screen.table.lock:
                screen.look()
            if message := screen.message():
                await socket.send_data(message, mode="text")
    except asyncio.CancelledError:
        raise
    except Exception as error:
        if not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            log.exception("A page at table %s could not be updated", screen.table.id)


async def listen(socket: Socket, screen: Screen, bucket: Bucket) -> None:
    refusals = 0
    while True:
        text = await socket.receive_text()
        if len(text) > LARGEST_MESSAGE:
            await socket.close(TOO_LARGE)
            return
        allowed = bucket.take()
        refusals += not allowed
        if refusals > REFUSALS_ALLOWED:
            await socket.close(TOO_MANY)
            return
        if answer := await answered(screen, text, allowed):
            await socket.send_data(msgspec.json.encode(answer), mode="text")


async def answered(screen: Screen, text: str, allowed: bool = True) -> Update | None:
    """The reply to a message, apart from the updates it causes. A refusal names the key of what it refuses."""
    key = ""
    try:
        message = read(text)
        key = getattr(message, "key", "")
        if not allowed:
            raise Refused("refused-fast")
        return await done(screen, message)
    except msgspec.MsgspecError:
        error = Refused("refused-message")
    except Refused as refused:
        error = refused
    except GonfalonError as fault:
        log.error("Table %s: %s", screen.table.id, fault)
        error = Refused("refused-store")
    except Exception:
        log.exception("Table %s: a message could not be answered", screen.table.id)
        error = Refused("error-500")
    return {**refusal(screen, error), "key": key}


def refusal(screen: Screen, error: Refused) -> Update:
    """The sentence, and the text of the rule if there is one."""
    words = words_in(screen.lang)
    rule = screen.viewer.voice.rule(error.rule)
    return {"refused": " ".join([words(error.id, **error.facts), *([rule] if rule else [])]), "rule": error.rule}
