"""The processes in which bots think. They end at once when the server does, whatever they are thinking about."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path

from gonfalon import games
from gonfalon.lore.content import use_pack


def spare_processors() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


class Workers(ProcessPoolExecutor):
    """Processes that listen for the end of the server: at its stop a pipe to them is closed."""

    def __init__(self, packs: tuple[Path, ...], size: int) -> None:
        context = get_context("spawn")
        stop, self.open_end = context.Pipe(duplex=False)
        super().__init__(size, context, prepare, (packs, games.GAMES, stop))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.open_end.close()
        super().shutdown(wait, cancel_futures=cancel_futures)


def processes(size: int, packs: tuple[Path, ...] = ()) -> Executor:
    return Workers(packs, size)


def prepare(packs: tuple[Path, ...], wanted: tuple[str, ...], stop: Connection) -> None:
    """Set up a new process: leave Ctrl-C to the parent, exit when the parent does, and load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, args=[stop], daemon=True).start()
    for pack in packs:
        use_pack(pack)
    for game in wanted:
        games.find(game)


def end_with_parent(stop: Connection) -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel, stop])
        os._exit(0)
