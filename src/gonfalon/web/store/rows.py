"""The rows of the database."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table: what was decided before its first choice, the length of its journal, and its last checkpoint. A
    seed may not fit an int."""

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
    length: Mapped[int]
    reactions: Mapped[str]


class EntryRow(Base):
    """One entry of a table's journal: added once, never changed, and deleted only with its table. `at` is in
    milliseconds UTC, and unknown for what was made before there were entries."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("table", "key", name="entry_once"),)

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int]
    text: Mapped[str]
    key: Mapped[str | None]
    at: Mapped[int | None]


class SeatRow(Base):
    """Who sits where: a person by the id in their cookie, or a bot by its name. `name` is what a person is called,
    `orders` when they want to be asked."""

    __tablename__ = "seatholder"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    holder: Mapped[str] = mapped_column(index=True)
    orders: Mapped[str]
    name: Mapped[str]


class LearntRow(Base):
    """A lesson that somebody has learnt."""

    __tablename__ = "learnt"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    lesson: Mapped[str] = mapped_column(primary_key=True)


class UploadRow(Base):
    """A record uploaded to be watched."""

    __tablename__ = "upload"

    id: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    created: Mapped[float]
    owner: Mapped[str]
    size: Mapped[int]
