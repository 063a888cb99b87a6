"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.web.store.saved import Holder

Person = tuple[str, int]
"""Who holds a browser, and -1; a friend at the same screen is told apart by the seat."""

OWNER = -1


def people_of(holders: Sequence[Holder]) -> set[Person]:
    """The people at a table, each once: a friend at the same screen is a person too."""
    return {
        (each.holder, seat if each.kind == "friend" else OWNER)
        for seat, each in enumerate(holders)
        if each.kind != "bot"
    }


def screens_of(holders: Sequence[Holder]) -> set[str]:
    """Who must agree to what concerns the whole table: whoever sits at one screen does so by one click."""
    return {each.holder for each in holders if each.kind != "bot"}
