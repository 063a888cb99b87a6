"""What all requests share: the store, the registry of tables, the files; and who asks, in which language."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from gonfalon.core import GonfalonError
from gonfalon.web.assets import Assets
from gonfalon.web.bucket import Buckets
from gonfalon.web.fairness import Guest
from gonfalon.web.limits import Crowd, Limits
from gonfalon.web.seen.moments import length
from gonfalon.web.seen.replays import ReplayCache
from gonfalon.web.settings import LANGUAGES, THEMES
from gonfalon.web.store.folder import FolderLock, make_folder
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.reactions import INSTANT
from gonfalon.web.tables.registry import TableRegistry

KEY = "key"
KEY_SIZE = 32
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class House:
    """The running server."""

    folder: Path
    key: bytes
    store: Store
    registry: TableRegistry
    assets: Assets
    replays: ReplayCache
    limits: Limits
    lock: FolderLock

    def __post_init__(self) -> None:
        self.posts, self.gets = Buckets(*self.limits.posts), Buckets(*self.limits.gets)
        self.openings = Buckets(*self.limits.openings)
        self.messages = self.limits.messages
        self.crowd = Crowd(self.limits)

    @classmethod
    async def open(
        cls, folder: Path, bot_pool: BotPool | None = None, window: float = INSTANT, limits: Limits | None = None
    ) -> House:
        lock = FolderLock(folder)
        lock.take()
        try:
            key, store = secret_key(folder), await Store.open(folder)
        except BaseException:
            lock.release()
            raise
        limits, bot_pool = limits or Limits(), bot_pool or BotPool()
        bot_pool.warm_up()
        registry = TableRegistry(store, bot_pool, window, limits, length)
        replays = ReplayCache(store, limits, record_of=registry.record)
        return cls(folder, key, store, registry, Assets(), replays, limits, lock)

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """While the server runs: resume unfinished tables, and unload those that nobody needs."""
        tasks = [asyncio.create_task(self.registry.resume()), asyncio.create_task(self.registry.keep_tidy())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.registry.close()
            self.registry.bot_pool.stop()
            await self.store.close()
            self.lock.release()


def secret_key(folder: Path) -> bytes:
    """The key that encrypts the cookies, created on first start."""
    make_folder(folder)
    file = folder / KEY
    try:
        if not file.exists():
            with open(file, "xb", opener=private) as new:
                new.write(secrets.token_bytes(KEY_SIZE))
        key = file.read_bytes()
    except OSError as error:
        raise GonfalonError(f"The cookie key {file} cannot be used ({error.strerror}).") from error
    if len(key) != KEY_SIZE:
        raise GonfalonError(f"{file} is not a {KEY_SIZE}-byte key. Delete it and a new one will be created.")
    return key


def private(path: str, flags: int) -> int:
    """Only the owner may read it."""
    return os.open(path, flags, 0o600)


# ----------------------------------------------------------------------- who asks


def player_of(connection: Connection) -> str:
    """The person behind a request; empty until they take a seat."""
    session = connection.scope.get("session")
    player = session.get("player") if isinstance(session, dict) else None
    return player if isinstance(player, str) else ""


def network_of(connection: Connection) -> str:
    """Where a request comes from: an address; of IPv6 the first half, since one visitor has all of the second."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def guest_of(connection: Connection) -> Guest:
    return Guest(network_of(connection), player_of(connection))


def language_of(connection: Connection) -> str:
    """The chosen language, or else the one the browser prefers among ours."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language that an Accept-Language header prefers among ours, by its q-values; ties go to the first. `*`
    stands for the default language, and q=0 for one that is not wanted."""
    usual = next(iter(LANGUAGES))
    liked: dict[str, float] = {}
    for wish in header.split(","):
        tag, _, weight = wish.partition(";")
        lang = tag.strip().lower().partition("-")[0]
        if lang == "*":
            lang = usual
        if lang in LANGUAGES:
            liked.setdefault(lang, weight_of(weight))
    best = max(liked, key=lambda lang: liked[lang], default=usual)
    return best if liked.get(best) else usual


def weight_of(text: str) -> float:
    """The value of `q=0.8`; 1 if there is none, 0 if it is not a number from 0 to 1."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    fits = name.strip().lower() == "q" and re.fullmatch(r"\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*", value)
    return float(value) if fits else 0.0


def theme_of(connection: Connection) -> str:
    chosen = connection.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""
