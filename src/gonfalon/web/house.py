"""What all requests share: the store, the hall of tables, the files; and who asks, in which language."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from gonfalon.core import GonfalonError
from gonfalon.web.assets import Assets
from gonfalon.web.bucket import Buckets
from gonfalon.web.hall import Hall
from gonfalon.web.pages.context import LANGUAGES, THEMES
from gonfalon.web.store import Store, make_folder
from gonfalon.web.tables import WINDOW
from gonfalon.web.thinking import Thinkers
from gonfalon.web.watching import Cinema

KEY = "key"
KEY_SIZE = 32
POSTS = (60.0, 10.0)
"""How many requests that change something come at once, and how many a second, from one address."""

MESSAGES = (40.0, 20.0)
"""The same for the messages of a page."""

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class House:
    """The running server. `window` is how long an empty chance to react stays open."""

    folder: Path
    key: bytes
    store: Store
    hall: Hall
    assets: Assets
    cinema: Cinema
    posts: Buckets
    messages: tuple[float, float] = MESSAGES

    @classmethod
    async def open(cls, folder: Path, thinkers: Thinkers | None = None, window: float = WINDOW) -> House:
        key = secret_key(folder)
        store = await Store.open(folder)
        thinkers = thinkers or Thinkers()
        thinkers.warm_up()
        hall = Hall(store, thinkers, window)
        return cls(folder, key, store, hall, Assets(), Cinema(store), Buckets(*POSTS))

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """While the server runs: tables that were left go on, and those that nobody needs are put away."""
        tasks = [asyncio.create_task(self.hall.resume()), asyncio.create_task(self.hall.keep_tidy())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.hall.close()
            self.hall.thinkers.stop()
            await self.store.close()


def secret_key(folder: Path) -> bytes:
    """The key of the cookies, made at the first start."""
    make_folder(folder)
    file = folder / KEY
    try:
        if not file.exists():
            with open(file, "xb", opener=private) as new:
                new.write(secrets.token_bytes(KEY_SIZE))
        key = file.read_bytes()
    except OSError as error:
        raise GonfalonError(f"The key of the cookies, {file}, cannot be used ({error.strerror}).") from error
    if len(key) != KEY_SIZE:
        raise GonfalonError(f"{file} is no key of {KEY_SIZE} bytes: remove it, and a new one is made.")
    return key


def private(path: str, flags: int) -> int:
    """Only the owner may read it."""
    return os.open(path, flags, 0o600)


# ----------------------------------------------------------------------- who asks


def player_of(connection: Connection) -> str:
    """The person behind a request; nobody until somebody takes a seat."""
    session = connection.scope.get("session")
    player = session.get("player") if isinstance(session, dict) else None
    return player if isinstance(player, str) else ""


def language_of(connection: Connection) -> str:
    """The language chosen, or else the first one the browser asks for that is spoken here."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for wish in connection.headers.get("accept-language", "").split(","):
        lang = wish.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return next(iter(LANGUAGES))


def theme_of(connection: Connection) -> str:
    chosen = connection.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""
