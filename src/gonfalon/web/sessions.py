"""Who somebody is, in an encrypted cookie.

Cookies belong to a host, whatever its port: another program there may have a cookie of the same name. So ours is
named after the key that reads it, and one that cannot be read is left alone.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Empty, Message, ScopeSession

from gonfalon.web.house import Connection

YEAR = 365 * 24 * 3600
OLD_NAME = "session"
"""What the cookie was called before it was named after the key."""


class Sessions(ClientSideSessionBackend):
    """A cookie that cannot be read, for whatever reason, is ignored; none is ever erased."""

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        for name in (self.config.key, OLD_NAME):
            if session := self._read(connection.cookies.get(name, "")):
                return session
        return {}

    def _read(self, cookie: str) -> dict[str, Any]:
        try:
            return dict(self.load_data([cookie.encode()]))
        except Exception:
            return {}

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        if scope_session and scope_session is not Empty:
            headers = MutableScopeHeaders.from_message(message)
            for cookie in self._create_session_cookies(self.dump_data(scope_session, connection.scope)):
                headers.add("Set-Cookie", cookie.to_header(header=""))


class SessionConfig(CookieBackendConfig):
    _backend_class = Sessions


def sessions(key: bytes) -> SessionConfig:
    return SessionConfig(secret=key, key=f"session-{name_of(key)}", max_age=YEAR)


def name_of(key: bytes) -> str:
    """What cookies are named after: it tells keys apart, and nothing about them."""
    return blake2b(key, digest_size=4).hexdigest()
