"""Run the server: print its address, and open a browser if there is one."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import uvicorn
from litestar import Litestar

from gonfalon import games
from gonfalon.core import GonfalonError
from gonfalon.web.app import make_app
from gonfalon.web.assets import picture_of
from gonfalon.web.hosts import ANYWHERE, HERE, Hosts
from gonfalon.web.limits import Limits
from gonfalon.web.seen.voice import words_in
from gonfalon.web.settings import LANGUAGES
from gonfalon.web.site.cards import card_of
from gonfalon.web.store.folder import FolderLock
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.workers import processes
from gonfalon.web.wire.live import LARGEST_MESSAGE

HEARTBEAT = 20.0
"""How often the server checks that a page is still there, in seconds."""

GRACE = 2
"""How many seconds open connections have to end when the server stops."""

QUEUE = 256
COLLECT = (50_000, 20, 100)
"""How rarely the memory is searched for garbage: most of what a server makes is used for long."""


def data_folder() -> Path:
    """Where the tables are stored by default: $GONFALON_DATA, or the system's data folder."""
    if named := os.environ.get("GONFALON_DATA"):
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gonfalon"


def serve(
    host: str,
    port: int,
    data: Path | None,
    open_browser: bool,
    say: Callable[[str], None] = print,
    packs: tuple[Path, ...] = (),
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
    lang: str = "",
) -> None:
    """Serve until stopped. A taken port, or a folder or database that cannot be used, ends in a sentence."""
    folder = data or data_folder()
    asyncio.run(check(folder))
    listener = bound(host, port)
    first, *others = sorted(LANGUAGES, key=lambda each: each != lang)
    warm_up(first)
    threading.Thread(target=warm_up, args=others, daemon=True).start()
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    pool = partial(BotPool, partial(processes, packs=packs))
    app = make_app(folder, pool, limits=limits, hosts=Hosts.of(host, names))
    server = uvicorn.Server(config_of(app, host, proxies))
    address = address_of(host, listener.getsockname()[1])
    say(address)
    if open_browser:
        threading.Timer(0.5, show, [address]).start()
    # On a signal uvicorn shuts down cleanly and then raises it again: that must end here, not kill the process.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve([listener]))


async def check(folder: Path) -> None:
    """Check that the data can be used, before anything else happens."""
    with FolderLock(folder):
        store = await Store.open(folder)
        await store.close()


def warm_up(*langs: str) -> None:
    """Load and draw what every page needs, so that the first visitor does not hold up the others; then tell the
    collector that all of it is here to stay."""
    for lang in langs:
        words_in(lang)
        for game in games.GAMES:
            card_of(game, lang)
            picture_of(game, lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def config_of(app: Litestar, host: str = HERE[0], proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Messages to this machine are not compressed: that costs more than it saves. What proxies say about visitors
    is believed only if the keeper has named the proxy."""
    trusted = [*proxies, *os.environ.get("FORWARDED_ALLOW_IPS", "").replace(",", " ").split()]
    return uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=host not in HERE,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(QUEUE)  # a browser that connects before everything is ready waits instead of being refused
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise GonfalonError(
            f"Cannot listen on {host}, port {port} ({reason}). Choose another: --port {port % 60000 + 1}."
        ) from error
    return listener


def address_of(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def show(address: str) -> None:
    """Open a browser, if this machine has a display."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
