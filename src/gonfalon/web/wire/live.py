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
from gonfalon.web.pages.context import LANGUAGES, SPEEDS
from gonfalon.web.seen.viewer import NO_SEAT, Update
from gonfalon.web.seen.voice import words_in
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.wire.screen import Screen

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("gonfalon")

LARGEST_MESSAGE = 8192
"""How long a message from a page may be."""

FOREIGN, UNKNOWN, TOO_LARGE, TOO_MANY = 4403, 4404, 1009, 1008
REFUSALS_ALLOWED = 200
"""How many messages above the limit a page may send before it is disconnected."""


class Message(msgspec.Struct):
    """A message from a page: one of these fields, with its arguments."""

    hello: int | None = None
    choose: str | None = None
    undo: int | None = None
    why: str | None = None
    speed: int | None = None
    ready: int | None = None
    order: str | None = None
    ping: int | None = None
    seat: int = -1
    nth: int | None = None
    verb: str = ""
    targets: list[str] = []


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
        table.listeners.discard(screen)
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
    """Keep the page up to date once it has said hello. A slow page gets several changes in one message."""
    try:
        while True:
            await screen.news.wait()
            screen.news.clear()
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
        if bucket.take():
            answer = await answered(screen, text)
        else:
            refusals += 1
            answer = refusal(screen, Refused("refused-fast"))
        if refusals > REFUSALS_ALLOWED:
            await socket.close(TOO_MANY)
            return
        if answer:
            await socket.send_data(msgspec.json.encode(answer), mode="text")


async def answered(screen: Screen, text: str) -> Update | None:
    """The reply to a message, apart from the updates it causes."""
    try:
        message = msgspec.json.decode(text, type=Message)
    except (msgspec.MsgspecError, RecursionError):
        return refusal(screen, Refused("refused-message"))
    try:
        return await done(screen, message)
    except Refused as error:
        return refusal(screen, error)
    except GonfalonError as error:
        log.error("Table %s: %s", screen.table.id, error)
        return refusal(screen, Refused("refused-store"))
    except Exception:
        log.exception("Table %s: a message could not be answered", screen.table.id)
        return refusal(screen, Refused("error-500"))


async def done(screen: Screen, message: Message) -> Update | None:
    """Do what a message asks for."""
    table = screen.table
    match message:
        case Message(hello=int(version)):
            screen.greet(version)
        case Message(choose=str(choice), seat=seat):
            screen.check_seat(seat)
            await table.choose(seat, choice, message.nth)
        case Message(undo=int(seat)):
            screen.check_seat(seat)
            await table.undo(seat, message.nth)
        case Message(why=str(choice), seat=seat):
            screen.check_seat(seat)
            return explained(screen, seat, choice or message.verb, message.targets)
        case Message(speed=int(speed)) if speed in SPEEDS and screen.people:
            table.speed = speed
        case Message(order=str(order)):
            for seat in sorted(screen.viewer.seats) or [NO_SEAT]:
                screen.check_seat(seat)
                await table.set_order(seat, order)
        case Message(ready=int(seat)):
            async with table.lock:
                screen.ready(seat)
        case Message(ping=int()):
            return {"pong": 1}
        case _:
            raise Refused("refused-message")
    return None


def explained(screen: Screen, seat: int, choice: str, targets: list[str]) -> Update:
    """Why an option is not offered."""
    voice = screen.viewer.voice
    rule = screen.table.why(seat, choice, targets, screen.lang)
    if rule is None:
        return {"why": voice.words("said-possible"), "rule": ""}
    return {"why": voice.rule(rule) or voice.words("said-no-rule"), "rule": rule}


def refusal(screen: Screen, error: Refused) -> Update:
    """The sentence, and the text of the rule if there is one."""
    words = words_in(screen.lang)
    rule = screen.viewer.voice.rule(error.rule)
    return {"refused": " ".join([words(error.id, **error.facts), *([rule] if rule else [])]), "rule": error.rule}
