"""A table as the store has it, and as rows of the database say it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from gonfalon.core import ORDERS, GonfalonError, Orders, Setup
from gonfalon.core.orders import ANSWERS
from gonfalon.web.store.journal import Entry
from gonfalon.web.store.rows import EntryRow, SeatRow, TableRow

log = logging.getLogger("gonfalon")

PLAIN = ("id", "game", "version", "name", "finished", "touched", "reactions")
"""What a table and its row say in the same way."""


@dataclass(frozen=True)
class Holder:
    """Who has a seat: `kind` is "me", "friend" (at the same screen) or "bot"; people may have a name."""

    kind: Annotated[str, msgspec.Meta(pattern="^(me|friend|bot)$")]
    holder: str
    orders: Orders = field(default_factory=Orders)
    name: str = ""


@dataclass(frozen=True)
class SavedTable:
    """A table as the store has it. `reactions` is how long others may react (see settings.py)."""

    id: str
    game: str
    version: str
    setup: Setup
    name: str
    names: tuple[str, ...]
    holders: tuple[Holder, ...]
    entries: tuple[Entry, ...] = ()
    checkpoint: bytes | None = None
    finished: float | None = None
    touched: float = 0.0
    reactions: Annotated[str, msgspec.Meta(pattern="^(3|5|8|trusting)$")] = "3"


@dataclass(frozen=True)
class Change:
    """Entries to add to a journal that has `length` of them, and what the table has become."""

    length: int
    entries: tuple[Entry, ...]
    checkpoint: bytes
    finished: bool


class DamagedTable(GonfalonError):
    """A row of the database says something that no table can be."""


def saved_table(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()) -> SavedTable:
    """What rows say about a table. Nothing is taken for granted: one damaged row must not harm other tables."""
    try:
        facts = {
            **{name: getattr(row, name) for name in PLAIN},
            "setup": {
                "mode": row.mode,
                "seats": row.seats,
                "seed": int(row.seed),
                "options": msgspec.json.decode(row.options),
            },
            "names": msgspec.json.decode(row.names),
            "holders": [holder_in(seat) for seat in seats],
            "entries": [entry_in(each) for each in entries],
            "checkpoint": row.checkpoint,
        }
        saved = msgspec.convert(facts, SavedTable)
        if len(saved.holders) != saved.setup.seats:
            raise ValueError(f"it has {saved.setup.seats} seats and {len(saved.holders)} players")
        return saved
    except (ValueError, TypeError) as error:
        raise DamagedTable(f"The table {row.id} cannot be read: {error}") from error


def if_whole(row: TableRow, seats: Sequence[SeatRow]) -> SavedTable | None:
    try:
        return saved_table(row, seats)
    except DamagedTable as error:
        log.error("%s", error)
        return None


def holder_in(row: SeatRow) -> dict[str, Any]:
    orders = msgspec.json.decode(row.orders, type=Orders)
    if orders.windows not in ORDERS or orders.answers not in ANSWERS:
        raise ValueError(f"there are no such orders as {row.orders}")
    return {"kind": row.kind, "holder": row.holder, "orders": orders, "name": row.name}


def seat_row(id: str, seat: int, holder: Holder) -> dict[str, Any]:
    facts = {"kind": holder.kind, "holder": holder.holder, "name": holder.name}
    return {"table": id, "seat": seat, **facts, "orders": as_json(holder.orders)}


def entry_in(row: EntryRow) -> dict[str, Any]:
    return {"kind": row.kind, "seat": row.seat, "text": row.text, "key": row.key or "", "at": row.at}


def entry_row(id: str, number: int, entry: Entry, now: float) -> dict[str, Any]:
    facts = {"kind": str(entry.kind), "seat": entry.seat, "text": entry.text, "key": entry.key or None}
    return {"table": id, "number": number, **facts, "at": int(now * 1000)}


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
