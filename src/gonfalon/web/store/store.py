"""What is saved: tables, their choices, who sits where, and uploaded records.

SQLite in the data folder, in a mode in which a commit survives a crash; one writer at a time. A table is its
setup and its choices, one per row, as in a record; its last checkpoint is stored too, so that a table can go on
after a rule has been corrected.
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

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import ForeignKey, delete, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from gonfalon.core import GonfalonError, Setup, StaleChoice
from gonfalon.core.record import Record
from gonfalon.web.store.folder import make_folder, make_private

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


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table: what was decided before its first choice, and its last checkpoint. A seed may not fit an int."""

    __tablename__ = "table"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    mode: Mapped[str]
    seats: Mapped[int]
    options: Mapped[str]
    seed: Mapped[str]
    version: Mapped[str]
    name: Mapped[str]
    names: Mapped[str]
    created: Mapped[float]
    touched: Mapped[float] = mapped_column(index=True)
    finished: Mapped[float | None]
    checkpoint: Mapped[bytes | None]


class ChoiceRow(Base):
    """One line of a table's record."""

    __tablename__ = "choice"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    text: Mapped[str]


class SeatRow(Base):
    """Who sits where: a person by the id in their cookie, or a bot by its name."""

    __tablename__ = "seatholder"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    holder: Mapped[str] = mapped_column(index=True)
    order: Mapped[str]


class UploadRow(Base):
    """A record uploaded to be watched."""

    __tablename__ = "upload"

    id: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    created: Mapped[float]
    owner: Mapped[str]
    size: Mapped[int]


@dataclass(frozen=True)
class Room:
    """How many records may be stored, and how many bytes: by an owner, or by everybody."""

    most: int
    most_bytes: int
    owner: str | None = None

    def surplus(self) -> Any:
        """The records that are too many, from the newest on back."""
        newest = (UploadRow.created.desc(), UploadRow.id)
        number = func.row_number().over(order_by=newest)
        size = func.sum(UploadRow.size).over(order_by=newest, rows=(None, 0))
        query = select(UploadRow.id, number.label("number"), size.label("size"))
        if self.owner is not None:
            query = query.where(UploadRow.owner == self.owner)
        stored = query.subquery()
        return select(stored.c.id).where((stored.c.number > self.most) | (stored.c.size > self.most_bytes))


@dataclass(frozen=True)
class Holder:
    """Who has a seat: `kind` is "me", "friend" (at the same screen) or "bot"."""

    kind: str
    holder: str
    order: str = "could"


@dataclass(frozen=True)
class SavedTable:
    """A table as the store has it. `lines` are the choices of its record."""

    id: str
    game: str
    version: str
    setup: Setup
    name: str
    names: tuple[str, ...]
    holders: tuple[Holder, ...]
    lines: tuple[str, ...] = ()
    checkpoint: bytes | None = None
    finished: float | None = None
    touched: float = 0.0

    @property
    def record(self) -> Record:
        return Record(self.game, self.version, self.setup, list(self.names), list(self.lines))


@dataclass(frozen=True)
class Change:
    """Lines of a record from number `start` on: added to those already saved, or `instead` of what is there."""

    start: int
    lines: tuple[str, ...]
    instead: bool
    checkpoint: bytes
    finished: bool


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
            "options": _json(dict(saved.setup.options)),
            "seed": str(saved.setup.seed),
            "version": saved.version,
            "name": saved.name,
            "names": _json(saved.names),
            "created": now,
            "touched": now,
            "finished": None,
            "checkpoint": None,
        }
        seats = [
            {"table": saved.id, "seat": seat, "kind": each.kind, "holder": each.holder, "order": each.order}
            for seat, each in enumerate(saved.holders)
        ]
        async with self.changing() as connection:
            await connection.execute(insert(TableRow), [row])
            await connection.execute(insert(SeatRow), seats)

    async def table(self, id: str) -> SavedTable | None:
        async with self.reading() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            holders = await session.scalars(select(SeatRow).where(SeatRow.table == id).order_by(SeatRow.seat))
            choices = await session.execute(
                select(ChoiceRow.seat, ChoiceRow.text).where(ChoiceRow.table == id).order_by(ChoiceRow.number)
            )
            return _saved_table(row, list(holders), [line_of(seat, text) for seat, text in choices])

    async def tables_of(self, player: str) -> list[SavedTable]:
        """The tables where a person sits, last touched first; without the choices."""
        mine = select(SeatRow.table).where(SeatRow.holder == player, SeatRow.kind != "bot")
        return await self._tables(select(TableRow).where(TableRow.id.in_(mine)), MINE)

    async def running(self, most: int) -> list[SavedTable]:
        """The tables whose game is not over, last touched first; without the choices."""
        return await self._tables(select(TableRow).where(TableRow.finished.is_(None)), most)

    async def _tables(self, query: Any, most: int) -> list[SavedTable]:
        async with self.reading() as session:
            rows = list(await session.scalars(query.order_by(TableRow.touched.desc()).limit(most)))
            ids = [row.id for row in rows]
            seats = await session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat))
            holders: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for seat in seats:
                holders[seat.table].append(seat)
            return [_saved_table(row, holders[row.id], []) for row in rows]

    async def keep(self, id: str, change: Change) -> None:
        """Change the end of a table's record. Fails if another program has added a line there in the meantime."""
        now = time.time()
        rows = [
            {"table": id, "number": number, **split_line(line)}
            for number, line in enumerate(change.lines, change.start)
        ]
        state = {"checkpoint": change.checkpoint, "touched": now, "finished": now if change.finished else None}
        async with self.changing() as connection:
            if change.instead:
                await connection.execute(
                    delete(ChoiceRow).where(ChoiceRow.table == id, ChoiceRow.number >= change.start)
                )
            if rows:
                await connection.execute(insert(ChoiceRow), rows)
            await connection.execute(update(TableRow).where(TableRow.id == id).values(state))

    async def set_order(self, id: str, seat: int, order: str) -> None:
        async with self.changing() as connection:
            await connection.execute(
                update(SeatRow).where(SeatRow.table == id, SeatRow.seat == seat).values(order=order)
            )

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


def _saved_table(row: TableRow, seats: Sequence[SeatRow], lines: Sequence[str]) -> SavedTable:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return SavedTable(
        id=row.id,
        game=row.game,
        version=row.version,
        setup=Setup(row.mode, row.seats, int(row.seed), options),
        name=row.name,
        names=msgspec.json.decode(row.names, type=tuple[str, ...]),
        holders=tuple(Holder(seat.kind, seat.holder, seat.order) for seat in seats),
        lines=tuple(lines),
        checkpoint=row.checkpoint,
        finished=row.finished,
        touched=row.touched,
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# The whole table, which a record writes as `!`, is seat -1 here.


def split_line(line: str) -> dict[str, Any]:
    seat, _, text = line.partition(" ")
    return {"seat": -1 if seat == "!" else int(seat), "text": text}


def line_of(seat: int, text: str) -> str:
    return f"{'!' if seat < 0 else seat} {text}"


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
    """Migrate the database to the current schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def broken(file: Path, error: DBAPIError) -> str:
    """What is wrong with the database file, and what to do about it."""
    return f"The database {file} cannot be used ({error.orig}); move it, or choose another folder: --data DIR."
