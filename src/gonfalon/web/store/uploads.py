"""How much room uploaded records have: a number of them, and of bytes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from gonfalon.web.store.rows import UploadRow


@dataclass(frozen=True)
class Room:
    """How many records may be stored, and how many bytes: by an owner, or by everybody."""

    most: int
    most_bytes: int
    owner: str | None = None

    def surplus(self) -> Any:
        """The ids of those that are too many, counted from the newest on back."""
        newest = (UploadRow.created.desc(), UploadRow.id)
        number = func.row_number().over(order_by=newest)
        size = func.sum(UploadRow.size).over(order_by=newest, rows=(None, 0))
        query = select(UploadRow.id, number.label("number"), size.label("size"))
        if self.owner is not None:
            query = query.where(UploadRow.owner == self.owner)
        stored = query.subquery()
        return select(stored.c.id).where((stored.c.number > self.most) | (stored.c.size > self.most_bytes))
