"""Bots think in separate processes, so that they never hold up a table.

What is sent is plain data: the game's id, the setup, the match as it was frozen, the seat, the bot's name and a
seed. What comes back is the text of an option.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from random import Random

from gonfalon import bots, games
from gonfalon.core import Match, Setup
from gonfalon.core.match import Frozen
from gonfalon.lore.content import use_pack


@dataclass(frozen=True)
class Question:
    """Everything a bot needs to choose."""

    game: str
    setup: Setup
    frozen: Frozen
    seat: int
    bot: str
    seed: str


def think(question: Question) -> str:
    """What the bot chooses, as the record writes it."""
    game = games.find(question.game)
    match = Match.thaw(game, question.setup, question.frozen)
    option = bots.answer(bots.find(question.bot, game), match, question.seat, Random(question.seed))
    return game.verbs.text(option)


def prepare(packs: tuple[Path, ...], wanted: tuple[str, ...]) -> None:
    """Set up a new process: leave Ctrl-C to the parent, exit when the parent does, and load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for pack in packs:
        use_pack(pack)
    for game in wanted:
        games.find(game)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def processes(packs: tuple[Path, ...] = ()) -> Executor:
    """As many processes as there are CPUs to spare."""
    spare = max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(spare, get_context("spawn"), prepare, (packs, games.GAMES))


@dataclass
class BotPool:
    """Where bots think. If a process dies, others take its place."""

    start: Callable[[], Executor] = processes
    pool: Executor = field(init=False)

    def __post_init__(self) -> None:
        self.pool = self.start()

    def warm_up(self) -> None:
        """Have a process ready before the first bot is asked."""
        self.pool.submit(int)

    async def answer(self, question: Question) -> str:
        try:
            return await self._ask(question)
        except BrokenProcessPool:
            self.pool = self.start()
            return await self._ask(question)

    async def _ask(self, question: Question) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, question)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
