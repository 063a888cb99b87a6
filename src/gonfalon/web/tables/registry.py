"""All tables of the server: sets up new ones, and loads others from the store when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from gonfalon import bots, games
from gonfalon.core import Game, GonfalonError, Match, Setup
from gonfalon.web.settings import REACTIONS
from gonfalon.web.store.saved import DamagedTable, Holder, SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.host import start
from gonfalon.web.tables.reactions import INSTANT
from gonfalon.web.tables.rebuilding import Rebuilt, rebuild
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import people_of
from gonfalon.web.tables.table import Table

log = logging.getLogger("gonfalon")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
SEED_BITS = 128
"""Seeds come from the operating system, so that nobody can predict a table's dice."""

NAME_LENGTH = 40
SLOWEST = 10.0
"""How many seconds per choice a search bot may take here."""

TABLES_IN_MEMORY = 500
"""How many tables are kept in memory."""

RESUMED = 20
"""How many tables are resumed when the server starts."""

IDLE = 600.0
"""After how many seconds an idle table that nobody watches is unloaded."""

SWEEP = 60.0


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


@dataclass(frozen=True)
class Wish:
    """A table as requested: `players` are "me", "friend" or bots, one per seat."""

    game: str
    mode: str
    players: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    name: str = ""
    reactions: str = REACTIONS[0]


@dataclass
class TableRegistry:
    """The tables that somebody plays at or watches."""

    store: Store
    bot_pool: BotPool
    window: float = INSTANT
    new_seed: Callable[[], int] = new_seed
    tables: dict[str, Table] = field(default_factory=dict)
    fetching: dict[str, asyncio.Lock] = field(default_factory=dict)

    async def open(self, wish: Wish, player: str) -> Table:
        """A new table."""
        game = games.find(wish.game)
        for each in wish.players:
            check_player(each, game)
        if wish.reactions not in REACTIONS:
            raise Refused("error-reactions", reactions=wish.reactions[:NAME_LENGTH])
        holders = [
            Holder(each, player) if each in ("me", "friend") else Holder("bot", each) for each in wish.players
        ]
        if wish.seed is not None and len(people_of(holders)) > 1:
            raise Refused("error-seed-people")
        seed = self.new_seed() if wish.seed is None else wish.seed
        setup = Setup(wish.mode, len(wish.players), seed, dict(wish.options))
        match = Match(game, setup, live=True)
        name = " ".join(wish.name.split())[:NAME_LENGTH]
        names = tuple("human" if each.kind != "bot" else each.holder for each in holders)
        saved = SavedTable(
            new_id(), game.id, game.version, setup, name, names, tuple(holders), reactions=wish.reactions
        )
        await self.store.add_table(saved)
        return self._seat(saved, Rebuilt(match))

    async def find(self, id: str) -> Table | None:
        """The table with this id, from memory or from the store."""
        if id in self.tables:
            self.tables[id].used = time.monotonic()
            return self.tables[id]
        async with self.fetching.setdefault(id, asyncio.Lock()):
            try:
                return await self._fetch(id)
            finally:
                self.fetching.pop(id, None)

    async def _fetch(self, id: str) -> Table | None:
        if id in self.tables:
            return self.tables[id]
        try:
            saved = await self.store.table(id)
        except DamagedTable as error:
            log.error("%s", error)
            raise Refused("said-damaged") from error
        if saved is None:
            return None
        try:
            rebuilt = await asyncio.to_thread(rebuild, saved)
        except GonfalonError as error:
            raise Refused("said-stuck") from error
        return self._seat(saved, rebuilt)

    def _seat(self, saved: SavedTable, rebuilt: Rebuilt) -> Table:
        if len(self.tables) >= TABLES_IN_MEMORY:
            longest_unused = sorted(self.tables.values(), key=lambda table: table.used)
            self._unload(longest_unused[: TABLES_IN_MEMORY // 10], 0.0)
        if len(self.tables) >= TABLES_IN_MEMORY:
            raise Refused("error-full")
        table = Table(saved, rebuilt.match, self.store, self.bot_pool, rebuilt.first, window=self.window)
        self.tables[saved.id] = table
        start(table)
        return table

    async def resume(self) -> None:
        """Resume the most recent tables, so that their bots play on."""
        for saved in await self.store.running(RESUMED):
            try:
                await self.find(saved.id)
            except GonfalonError as error:
                log.warning("Table %s stays closed: %s", saved.id, error)

    async def keep_tidy(self) -> None:
        """From time to time, unload the tables that nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            self._unload([*self.tables.values()], IDLE)

    def _unload(self, tables: Sequence[Table], idle: float) -> None:
        now = time.monotonic()
        for table in tables:
            waits = table.match.over or bool(table.open_seats())
            if waits and not table.listeners and not table.lock.locked() and now - table.used >= idle:
                del self.tables[table.id]
                if table.task:
                    table.task.cancel()

    async def close(self) -> None:
        for table in [*self.tables.values()]:
            await table.stop()
        self.tables.clear()


def check_player(name: str, game: Game) -> None:
    """Reject bots that do not exist, or that would think forever."""
    if name in ("me", "friend"):
        return
    try:
        bots.find(name, game)
    except GonfalonError as error:
        raise Refused("error-bot", bot=name[:NAME_LENGTH]) from error
    base, _, budget = name.partition(":")
    if base == "search" and budget and (budget.endswith("i") or float(budget) > SLOWEST):
        raise Refused("error-bot", bot=name[:NAME_LENGTH])
