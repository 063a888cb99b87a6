"""Who sits where at a table, who shares a screen, and who must choose; and what the table shows some seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.core import Ask, Setup, View, answer_by_order
from gonfalon.web.store.store import Holder

Seats = frozenset[int]

NO_SEAT = -1


@dataclass(frozen=True)
class Sight:
    """What a table shows some seats: their view, who sits where, and for which of them a person must choose."""

    view: View
    holders: Sequence[Holder]
    open: tuple[int, ...] = ()


def people_at(holders: Sequence[Holder], player: str) -> list[Seats]:
    """The people at a player's screen: the player with all seats of their own, and each friend."""
    mine = [(seat, each) for seat, each in enumerate(holders) if each.holder == player and each.kind != "bot"]
    own = frozenset(seat for seat, each in mine if each.kind == "me")
    friends = [frozenset([seat]) for seat, each in mine if each.kind == "friend"]
    return [*([own] if own else []), *friends]


def people_of(holders: Sequence[Holder]) -> set[tuple[str, int]]:
    """The people at a table: a player with all seats of their own, and each friend at their screen."""
    return {
        (each.holder, seat if each.kind == "friend" else NO_SEAT)
        for seat, each in enumerate(holders)
        if each.kind != "bot"
    }


def is_open(ask: Ask, holder: Holder, setup: Setup) -> bool:
    """Whether a person must answer: neither a bot nor a standing order does."""
    return holder.kind != "bot" and answer_by_order(ask, holder.order, setup) is None
