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

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from gonfalon import __version__
from gonfalon.core import GonfalonError
from gonfalon.web import pages
from gonfalon.web.house import House, language_of, secret_key
from gonfalon.web.seen.voice import words_in
from gonfalon.web.site import api, cards, workshop
from gonfalon.web.site import routes as site
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

Req = Request[Any, Any, Any]
CSRF_NAME = "csrf-"


class Sessions(ClientSideSessionBackend):
    """Sessions in an encrypted cookie. A cookie that cannot be read, for whatever reason, is ignored."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        try:
            return dict(await super().load_from_connection(connection))
        except Exception:
            return {}


class SessionConfig(CookieBackendConfig):
    _backend_class = Sessions


def make_app(folder: Path, bot_pool: Callable[[], BotPool] = BotPool, window: float = INSTANT) -> Litestar:
    """The application over a data folder."""
    key = secret_key(folder)
    return Litestar(
        route_handlers=[*site.ROUTES, *workshop.ROUTES, *api.ROUTES, live],
        lifespan=[lambda app: at_work(app, folder, bot_pool, window)],
        middleware=[SessionConfig(secret=key, max_age=site.YEAR).middleware],
        csrf_config=protection(key),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude="^/static/"),
        openapi_config=OpenAPIConfig("Gonfalon", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        exception_handlers={HTTPException: refused, GonfalonError: refused, Exception: failed},
        before_send=[protect],
        guards=[not_too_often],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def at_work(
    app: Litestar, folder: Path, bot_pool: Callable[[], BotPool], window: float
) -> AsyncIterator[None]:
    house = await House.open(folder, bot_pool(), window)
    app.state.house = house
    async with house.at_work():
        yield


def protection(key: bytes) -> CSRFConfig:
    """Forms carry a token. Its cookie is named after the key, since a token from an old key is never replaced."""
    name = blake2b(key, digest_size=4).hexdigest()
    secret = blake2b(key, digest_size=32, person=b"csrf").hexdigest()
    return CSRFConfig(secret, cookie_name=f"{CSRF_NAME}{name}", cookie_samesite="strict")


async def protect(message: Message, scope: Scope) -> None:
    """The same security headers on everything: pages, files, errors. Cookies set over TLS stay on TLS."""
    if message["type"] == "http.response.start":
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["scheme"] == "https":
            message["headers"] = [secured(*header) for header in message["headers"]]


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header as it is; a cookie marked so that a browser never sends it in the clear."""
    is_open = name.lower() == b"set-cookie" and b"secure" not in value.lower().split(b"; ")
    return name, value + b"; Secure" if is_open else value


def not_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if isinstance(connection, Request) and connection.method == "POST":
        house: House = connection.app.state.house
        if not house.posts.take(connection.client.host if connection.client else ""):
            raise TooManyRequestsException


# --------------------------------------------------------------------------- errors


def refused(request: Req, error: Exception) -> Response[Any]:
    """The response for what cannot be done, and why."""
    if isinstance(error, HTTPException):
        if error.status_code >= 500:
            return failed(request, error)
        return answer(request, error.status_code, http_sentence(request, error), "")
    rule = error.rule if isinstance(error, Refused) else ""
    status = STATUS.get(error.id, 400) if isinstance(error, Refused) else 400
    return answer(request, status, site.sentence_of(error, language_of(request)), rule)


STATUS = {
    "refused-stale": 409,
    "refused-key": 409,
    "refused-over": 409,
    "refused-consent": 403,
    "said-stuck": 410,
    "said-damaged": 410,
    "refused-seat": 403,
    "error-running": 403,
    "error-full": 503,
    "refused-store": 500,
}


def http_sentence(request: Req, error: HTTPException) -> str:
    words = words_in(language_of(request))
    id = f"error-{error.status_code}"
    return words(id if id in words else "error-400", detail=error.detail, limit=site.LARGEST_RECORD // 1024)


def failed(request: Req, error: Exception) -> Response[Any]:
    """Something is wrong with the server itself."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, words_in(language_of(request))("error-500"), "")


def answer(request: Req, status: int, sentence: str, rule: str) -> Response[Any]:
    """The sentence as data for programs, as a page for people."""
    if request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", ""):
        return Response({"error": sentence, "rule": rule}, status_code=status, media_type=MediaType.JSON)
    return site.shown(pages.error(cards.context_of(request), status, sentence), status)
