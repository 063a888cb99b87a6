"""What is saved: tables, their journals, who sits where, and uploaded records.

SQLite in the data folder, in a mode in which a commit survives a crash; one writer at a time. A table is its
setup and its journal, which only grows; its last checkpoint is stored too, so that a table can go on after a rule
has been corrected.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import delete, event, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine

from gonfalon.core import GonfalonError, Orders, StaleChoice
from gonfalon.web.store.folder import make_folder, make_private
from gonfalon.web.store.rows import EntryRow, LearntRow, SeatRow, TableRow, UploadRow
from gonfalon.web.store.saved import Change, SavedTable, as_json, entry_row, if_whole, saved_table, seat_row
from gonfalon.web.store.uploads import Room

FILE = "gonfalon.db"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_TIMEOUT = 5.0
"""How many seconds to wait for another program that is writing to the same file."""

MINE = 50
"""How many tables the list of a person's own shows."""


class StoreError(GonfalonError):
    """Something could not be stored. The sentence is for whoever keeps the server: it names the file."""

    def __init__(self, text: str, is_full: bool) -> None:
        super().__init__(text)
        self.is_full = is_full


class Damaged(Exception):
    """The database file is not whole."""


@dataclass
class Store:
    """The database of a data folder."""

    engine: AsyncEngine
    file: Path
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """The store of a folder, created or migrated if necessary."""
        file = folder / FILE
        make_folder(folder)
        make_private(file)
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args={"timeout": LOCK_TIMEOUT})
        event.listen(engine.sync_engine, "connect", set_up_connection)
        store = cls(engine, file)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(check_whole)
                await connection.run_sync(migrate)
        except DBAPIError as error:
            await engine.dispose()
            raise GonfalonError(broken(file, error)) from error
        except Damaged as error:
            await engine.dispose()
            raise GonfalonError(
                f"The database {file} is damaged ({error}); put a backup in its place, or choose another folder: "
                "--data DIR."
            ) from error
        except CommandError as error:
            await engine.dispose()
            raise GonfalonError(
                f"{file} was made by a newer Gonfalon: update this one, or choose another --data."
            ) from error
        return store

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine) as session:
            yield session

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; other writers wait for it. A database error becomes a sentence."""
        async with self.writing:
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except IntegrityError as error:
                raise StaleChoice("Another program has changed this table.") from error
            except DBAPIError as error:
                raise StoreError(broken(self.file, error), is_full(error)) from error

    # ------------------------------------------------------------------ tables

    async def add_table(self, saved: SavedTable) -> None:
        now = time.time()
        row = {
            "id": saved.id,
            "game": saved.game,
            "mode": saved.setup.mode,
            "seats": saved.setup.seats,
            "options": as_json(dict(saved.setup.options)),
            "seed": str(saved.setup.seed),
            "version": saved.version,
            "name": saved.name,
            "names": as_json(saved.names),
            "created": now,
            "touched": now,
            "finished": None,
            "checkpoint": saved.checkpoint,
            "length": len(saved.entries),
            "reactions": saved.reactions,
        }
        entries = [entry_row(saved.id, number, entry, now) for number, entry in enumerate(saved.entries)]
        seats = [seat_row(saved.id, seat, each) for seat, each in enumerate(saved.holders)]
        async with self.changing() as connection:
            await connection.execute(insert(TableRow), [row])
            await connection.execute(insert(SeatRow), seats)
            if entries:
                await connection.execute(insert(EntryRow), entries)

    async def table(self, id: str) -> SavedTable | None:
        async with self.reading() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            holders = await session.scalars(select(SeatRow).where(SeatRow.table == id).order_by(SeatRow.seat))
            entries = await session.scalars(select(EntryRow).where(EntryRow.table == id).order_by(EntryRow.number))
            return saved_table(row, list(holders), list(entries))

    async def tables_of(self, player: str) -> list[SavedTable]:
        """The tables where a person sits, last touched first; without their journals."""
        mine = select(SeatRow.table).where(SeatRow.holder == player, SeatRow.kind != "bot")
        return await self._tables(select(TableRow).where(TableRow.id.in_(mine)), MINE)

    async def running(self, most: int) -> list[SavedTable]:
        """The tables whose game is not over, last touched first; without their journals."""
        return await self._tables(select(TableRow).where(TableRow.finished.is_(None)), most)

    async def _tables(self, query: Any, most: int) -> list[SavedTable]:
        async with self.reading() as session:
            rows = list(await session.scalars(query.order_by(TableRow.touched.desc()).limit(most)))
            ids = [row.id for row in rows]
            seats = await session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat))
            holders: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for seat in seats:
                holders[seat.table].append(seat)
            return [saved for row in rows if (saved := if_whole(row, holders[row.id]))]

    async def keep(self, id: str, change: Change) -> None:
        """Add to a table's journal. Fails if another program has added to it in the meantime."""
        now = time.time()
        rows = [entry_row(id, number, each, now) for number, each in enumerate(change.entries, change.length)]
        state: dict[str, Any] = {
            "length": change.length + len(rows),
            "checkpoint": change.checkpoint,
            "touched": now,
        }
        if change.finished:
            state["finished"] = now
        fenced = update(TableRow).where(TableRow.id == id, TableRow.length == change.length).values(state)
        async with self.changing() as connection:
            if (await connection.execute(fenced)).rowcount != 1:
                raise StaleChoice("Another program has changed this table.")
            if rows:
                await connection.execute(insert(EntryRow), rows)

    async def delete_table(self, id: str) -> None:
        """Forget a table, with all that was played there."""
        async with self.changing() as connection:
            await connection.execute(delete(EntryRow).where(EntryRow.table == id))
            await connection.execute(delete(SeatRow).where(SeatRow.table == id))
            await connection.execute(delete(TableRow).where(TableRow.id == id))

    async def move_seats(self, old: str, new: str) -> None:
        """Whatever seats one person has are another's from now on."""
        mine = update(SeatRow).where(SeatRow.holder == old, SeatRow.kind != "bot")
        async with self.changing() as connection:
            await connection.execute(mine.values(holder=new))

    async def ids(self) -> list[str]:
        """Every table, the oldest first."""
        async with self.reading() as session:
            return list(await session.scalars(select(TableRow.id).order_by(TableRow.created, TableRow.id)))

    async def gaps(self) -> set[str]:
        """The tables whose journals do not have as many entries as were written, numbered without a gap."""
        count, last = func.count(EntryRow.number), func.coalesce(func.max(EntryRow.number), -1)
        joined = select(TableRow.id).outerjoin(EntryRow, EntryRow.table == TableRow.id).group_by(TableRow.id)
        async with self.reading() as session:
            gap = or_(count != TableRow.length, last != TableRow.length - 1)
            return set(await session.scalars(joined.having(gap)))

    async def set_orders(self, id: str, seat: int, orders: Orders) -> None:
        row = update(SeatRow).where(SeatRow.table == id, SeatRow.seat == seat)
        async with self.changing() as connection:
            await connection.execute(row.values(orders=as_json(orders)))

    # ----------------------------------------------------------------- lessons

    async def learn(self, player: str, game: str, lesson: str) -> None:
        """Somebody has learnt a lesson, perhaps not for the first time."""
        row = {"player": player, "game": game, "lesson": lesson}
        async with self.changing() as connection:
            await connection.execute(insert(LearntRow).prefix_with("OR IGNORE"), [row])

    async def learnt(self, player: str) -> set[tuple[str, str]]:
        """The lessons that somebody has learnt, by game and id."""
        async with self.reading() as session:
            rows = await session.scalars(select(LearntRow).where(LearntRow.player == player))
            return {(row.game, row.lesson) for row in rows}

    # ----------------------------------------------------------------- uploads

    async def add_upload(self, id: str, text: str, owner: str = "", room: Sequence[Room] = ()) -> None:
        """Store a record. Where there is no room for it, the oldest records make room."""
        row = {"id": id, "text": text, "created": time.time(), "owner": owner, "size": len(text.encode())}
        async with self.changing() as connection:
            await connection.execute(insert(UploadRow), [row])
            for each in room:
                await connection.execute(delete(UploadRow).where(UploadRow.id.in_(each.surplus())))

    async def upload(self, id: str) -> str | None:
        async with self.reading() as session:
            row = await session.get(UploadRow, id)
            return row.text if row else None


# ---------------------------------------------------------------- the database file


def set_up_connection(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def check_whole(connection: Any) -> None:
    """Look through the whole file: damage in the middle of it would show only when somebody needs that part."""
    (found,) = connection.exec_driver_sql("PRAGMA quick_check(1)").first()
    if found != "ok":
        raise Damaged(" ".join(str(found).split()))


def is_full(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def migrate(connection: Any) -> None:
    """Migrate the database to the current schema, wholly or not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would not begin before tables are created
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def broken(file: Path, error: DBAPIError) -> str:
    """What is wrong with the database file, and what to do about it."""
    return f"The database {file} cannot be used ({error.orig}); move it, or choose another folder: --data DIR."
