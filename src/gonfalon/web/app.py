"""The server: routes, sessions, protection, errors as pages.

`make_app(folder)` returns a Litestar application that keeps its data in that folder. It runs in one process: a
table is played in the memory of that process, and every choice is on disk before anybody sees it.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import ClientException, HTTPException, TooManyRequestsException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from gonfalon import __version__
from gonfalon.core import GonfalonError
from gonfalon.web import pages
from gonfalon.web.hosts import Hosts
from gonfalon.web.house import Connection, House, language_of, network_of, secret_key
from gonfalon.web.limits import Limits
from gonfalon.web.seen.voice import words_in
from gonfalon.web.sessions import YEAR, name_of, sessions
from gonfalon.web.site import api, cards, history, installing, mine, reading, workshop
from gonfalon.web.site import routes as site
from gonfalon.web.site.errors import sentence_of, status_of
from gonfalon.web.store.store import StoreError
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.reactions import INSTANT
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.wire.live import live

log = logging.getLogger("gonfalon")

LARGEST_BODY = 64 * 1024
"""The largest request in bytes, unless it uploads a record."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types gonfalon",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""A file is no page and needs nothing; there are many of them, and a long policy would weigh more than some."""

ONLY_TLS = f"max-age={YEAR}"
"""Over TLS: for a year, browsers come back only over TLS."""

MISDIRECTED = 421
LONGEST_NAME = 60
"""How much of a foreign name is quoted."""

Req = Request[Any, Any, Any]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested deeper than Python can follow: that is the sender's mistake."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as error:
            raise ClientException("nested too deeply") from error


def make_app(
    folder: Path,
    bot_pool: Callable[[], BotPool] = BotPool,
    window: float = INSTANT,
    limits: Limits | None = None,
    hosts: Hosts | None = None,
) -> Litestar:
    """The application over a data folder."""
    key = secret_key(folder)
    limits, hosts = limits or Limits(), hosts or Hosts()
    rooms = (site, mine, history, reading, workshop, installing)
    handlers = [route for room in rooms for route in room.ROUTES]
    people = Router("/", route_handlers=handlers, include_in_schema=False)
    return Litestar(
        route_handlers=[people, *api.ROUTES, live],
        lifespan=[lambda app: at_work(app, folder, bot_pool, window, limits)],
        middleware=[sessions(key).middleware],
        csrf_config=protection(key),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude="^/static/"),
        openapi_config=OpenAPIConfig("Gonfalon", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        exception_handlers={HTTPException: refused, GonfalonError: refused, Exception: failed},
        before_send=[protect],
        guards=[at_our_name, not_too_often],
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State({"hosts": hosts}),
    )


@asynccontextmanager
async def at_work(
    app: Litestar, folder: Path, bot_pool: Callable[[], BotPool], window: float, limits: Limits
) -> AsyncIterator[None]:
    house = await House.open(folder, bot_pool(), window, limits)
    app.state.house = house
    async with house.at_work():
        yield


def protection(key: bytes) -> CSRFConfig:
    """Forms carry a token. Its cookie is named after the key, since a token from an old key is never replaced."""
    secret = blake2b(key, digest_size=32, person=b"csrf").hexdigest()
    return CSRFConfig(secret, cookie_name=f"csrf-{name_of(key)}", cookie_samesite="strict")


async def protect(message: Message, scope: Scope) -> None:
    """The same security headers on everything: pages, errors, and files, whose policy is stricter. Cookies set
    over TLS stay on TLS."""
    if message["type"] == "http.response.start":
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/static/"):
            headers["Content-Security-Policy"] = FILE_POLICY
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = ONLY_TLS
            message["headers"] = [secured(*header) for header in message["headers"]]


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header as it is; a cookie marked so that a browser never sends it in the clear."""
    is_open = name.lower() == b"set-cookie" and b"secure" not in value.lower().split(b"; ")
    return name, value + b"; Secure" if is_open else value


def at_our_name(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse requests to names that are not this server's."""
    hosts: Hosts = connection.app.state.hosts
    if not hosts.know(connection.headers.get("host", "")):
        raise HTTPException(status_code=MISDIRECTED)


def not_too_often(connection: Connection, _: BaseRouteHandler) -> None:
    house: House = connection.app.state.house
    changes = isinstance(connection, Request) and connection.method == "POST"
    if not (house.posts if changes else house.gets).take(network_of(connection)):
        raise TooManyRequestsException


# --------------------------------------------------------------------------- errors


def refused(request: Req, error: Exception) -> Response[Any]:
    """The response for what cannot be done, and why."""
    if isinstance(error, HTTPException):
        if error.status_code >= 500:
            return failed(request, error)
        return answer(request, error.status_code, http_sentence(request, error), "")
    if isinstance(error, StoreError):
        log.error("%s %s: %s", request.method, request.url.path, error)
    rule = error.rule if isinstance(error, Refused) else ""
    return answer(request, status_of(error), sentence_of(error, language_of(request)), rule)


def http_sentence(request: Req, error: HTTPException) -> str:
    words = words_in(language_of(request))
    id = f"error-{error.status_code}"
    facts = {"limit": reading.LARGEST_RECORD // 1024, "host": request.headers.get("host", "")[:LONGEST_NAME]}
    return words(id if id in words else "error-400", detail=error.detail, **facts)


def failed(request: Req, error: Exception) -> Response[Any]:
    """Something is wrong with the server itself."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, words_in(language_of(request))("error-500"), "")


def answer(request: Req, status: int, sentence: str, rule: str) -> Response[Any]:
    """The sentence as data for programs, as a page for people."""
    if request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", ""):
        return Response({"error": sentence, "rule": rule}, status_code=status, media_type=MediaType.JSON)
    return site.shown(pages.error(cards.context_of(request), status, sentence), status)
