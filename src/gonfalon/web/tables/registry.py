"""All tables of the server: sets up new ones, and loads others from the store when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gonfalon import bots, games
from gonfalon.core import Game, GonfalonError, Match, Orders, Setup
from gonfalon.web.fairness import Guest
from gonfalon.web.limits import Limits
from gonfalon.web.settings import REACTIONS
from gonfalon.web.store.saved import DamagedTable, Holder, SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.host import start
from gonfalon.web.tables.pacing import Length, at_once
from gonfalon.web.tables.reactions import INSTANT
from gonfalon.web.tables.rebuilding import Rebuilt, frozen_text, rebuild
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import people_of, screens_of
from gonfalon.web.tables.table import Table

log = logging.getLogger("gonfalon")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
SEED_BITS = 128
"""Seeds come from the operating system, so that nobody can predict a table's dice."""

PEOPLE = ("me", "friend")
NAME_LENGTH = 40
SLOWEST = 10.0
"""How many seconds per choice a search bot may take here."""

RESUMED = 20
"""How many tables are resumed when the server starts."""

IDLE = 600.0
"""After how many seconds an idle table that nobody watches is unloaded."""

ON_THE_WAY = 1.0
"""For how many seconds after somebody asked for a table it is not unloaded: they are about to look at it."""

SWEEP = 60.0


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


@dataclass(frozen=True)
class Wish:
    """A table as requested: `players` are "me", "friend" or bots, one per seat; `coach` says whether the coach
    speaks to those who play."""

    game: str
    mode: str
    players: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    name: str = ""
    reactions: str = REACTIONS[0]
    coach: bool = False


def orders_of(game: Game, wish: Wish) -> Orders:
    """What those who play at a new table begin with."""
    lesson = next((each for each in game.lessons if each.id == wish.options.get("lesson")), None)
    return Orders(coach=wish.coach, answers="ask" if lesson is not None and lesson.asks_all else "self")


@dataclass
class TableRegistry:
    """The tables that somebody plays at or watches."""

    store: Store
    bot_pool: BotPool
    window: float = INSTANT
    limits: Limits = field(default_factory=Limits)
    length: Length = at_once
    new_seed: Callable[[], int] = new_seed
    tables: dict[str, Table] = field(default_factory=dict)
    guests: dict[str, Guest] = field(default_factory=dict)
    sought: dict[str, float] = field(default_factory=dict)
    clock: Callable[[], float] = time.monotonic
    fetching: dict[str, asyncio.Lock] = field(default_factory=dict)
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def open(self, wish: Wish, guest: Guest) -> Table:
        """A new table. If there is no room for it, nothing is written."""
        game = games.find(wish.game)
        for each in wish.players:
            check_player(each, game)
        if wish.reactions not in REACTIONS:
            raise Refused("error-reactions", reactions=wish.reactions[:NAME_LENGTH])
        orders = orders_of(game, wish)
        holders = [
            Holder(each, guest.person, orders) if each in PEOPLE else Holder("bot", each) for each in wish.players
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
        async with self.opening:
            await self._make_room(saved, guest)
            await self.store.add_table(saved)
            return self._seat(saved, Rebuilt(match), guest)

    async def play_on(self, saved: SavedTable, guest: Guest) -> Table:
        """A new table whose journal has begun already."""
        rebuilt = await asyncio.to_thread(rebuild, saved)
        if rebuilt.match.over:
            raise Refused("refused-on-over")
        saved = replace(saved, checkpoint=frozen_text(rebuilt.match))
        async with self.opening:
            await self._make_room(saved, guest)
            await self.store.add_table(saved)
            return self._seat(saved, rebuilt, guest)

    async def find(self, id: str) -> Table | None:
        """The table with this id, from memory or from the store."""
        if id in self.tables:
            self.tables[id].used = time.monotonic()
            self.sought[id] = self.clock()
            return self.tables[id]
        async with self.fetching.setdefault(id, asyncio.Lock()):
            try:
                return await self._fetch(id)
            finally:
                self.fetching.pop(id, None)

    async def record(self, id: str) -> str | None:
        """The record of a table, once its game is over."""
        table = await self.find(id)
        if table is not None and not table.match.over:
            raise Refused("error-running")
        return table.record_text() if table else None

    async def delete(self, table: Table, player: str) -> None:
        """Forget a table for good, if nobody sits there but this person and friends at the same screen."""
        if screens_of(table.holders) != {player}:
            raise Refused("refused-delete")
        async with table.lock:
            await self.store.delete_table(table.id)
            if self.tables.get(table.id) is table:
                self._unload(table)

    async def take_back(self, table: Table, seat: int, player: str) -> None:
        """Whoever had this seat, here and elsewhere, is this person from now on; unless they are here."""
        holder = table.holders[seat] if 0 <= seat < len(table.holders) else None
        if holder is None or holder.kind == "bot":
            raise Refused("refused-seat")
        if table.is_here(holder.holder):
            raise Refused("refused-taken")
        await self.store.move_seats(holder.holder, player)
        for each in [*self.tables.values()]:
            await each.hand_over(holder.holder, player)

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
        await self._make_room(saved)
        table = self._seat(saved, rebuilt, Guest(person=first_person(saved)))
        table.reactions.come_back()
        return table

    def _seat(self, saved: SavedTable, rebuilt: Rebuilt, guest: Guest) -> Table:
        pool = self.bot_pool.of(guest)
        table = Table(
            saved, rebuilt.match, self.store, pool, rebuilt.first, window=self.window, length=self.length
        )
        self.tables[saved.id], self.guests[saved.id], self.sought[saved.id] = table, guest, self.clock()
        start(table)
        return table

    # --------------------------------------------------------------------- room

    async def _make_room(self, saved: SavedTable, guest: Guest | None = None) -> None:
        """Make room for a table; if it is new, also among those of its guest. Tables at which no person sits are
        few, and make room for one another."""
        limits = self.limits
        empty = {id for id, table in self.tables.items() if not people_of(table.saved.holders)}
        mine = {id for id in self.tables if guest and self.guests[id].person == guest.person}
        if not people_of(saved.holders):
            await self._leave_room(empty & mine, limits.unattended_of_a_guest, "error-unattended")
            await self._leave_room(empty, limits.unattended, "error-full")
        await self._leave_room(mine, limits.tables_of_a_guest, "error-tables")
        await self._leave_room({*self.tables}, limits.tables, "error-full")

    async def _leave_room(self, ids: set[str], most: int, refusal: str) -> None:
        """Room for one more table among these: those that nobody watches are put away, the longest unsought first.
        Whoever opens one of them again finds it as it was."""
        here = [id for id in self.tables if id in ids]
        over = len(here) + 1 - most
        for id in sorted(here, key=lambda id: self.sought[id]):
            if over > 0 and id in self.tables:
                over -= await self._put_away(id)
        if over > 0:
            raise Refused(refusal, n=most)

    async def _put_away(self, id: str) -> bool:
        """Unload a table, unless somebody looks at it or is on the way to it. Nothing is being saved meanwhile."""
        table = self.tables[id]
        if not self._is_unwatched(id):
            return False
        async with table.lock:
            if self.tables.get(id) is not table or not self._is_unwatched(id):
                return False
            self._unload(table)
        return True

    def _unload(self, table: Table) -> None:
        del self.tables[table.id], self.guests[table.id], self.sought[table.id]
        if table.task:
            table.task.cancel()

    def _is_unwatched(self, id: str) -> bool:
        return not self.tables[id].listeners and self.clock() - self.sought[id] >= ON_THE_WAY

    async def resume(self) -> None:
        """Resume the most recent tables, so that their bots play on."""
        for saved in await self.store.running(RESUMED):
            try:
                await self.find(saved.id)
            except GonfalonError as error:
                log.warning("Table %s stays closed: %s", saved.id, error)
            except Exception:
                log.exception("Table %s stays closed", saved.id)

    async def keep_tidy(self) -> None:
        """From time to time, put away the tables that nobody needs. Where bots play, they play on."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for id, table in [*self.tables.items()]:
                waits = table.match.over or table.open_seats()
                if id in self.tables and waits and now - table.used >= IDLE:
                    await self._put_away(id)

    async def close(self) -> None:
        for table in [*self.tables.values()]:
            await table.stop()
        self.tables.clear()
        self.guests.clear()
        self.sought.clear()


def first_person(saved: SavedTable) -> str:
    return next((each.holder for each in saved.holders if each.kind != "bot"), "")


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
