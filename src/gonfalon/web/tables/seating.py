"""Who sits where at a table, who shares a screen, and who must choose; and what the table shows some seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.core import Option, View
from gonfalon.web.store.saved import Holder

Seats = frozenset[int]

NO_SEAT = -1

Person = tuple[str, int]
"""Who holds a browser, and no seat; a friend at the same screen is told apart by the seat."""


@dataclass(frozen=True)
class WindowSight:
    """A window with a fixed end, as somebody who may react sees it: when it closes on the table's clock, how often
    they may still hold it open, and whether they react to nothing this turn, or have passed."""

    until: float
    holds: int
    waives: bool
    passed: bool


@dataclass(frozen=True)
class Sight:
    """What a table shows some seats: their view, who sits where, and for which of them a person must choose.

    While a window is open: as they see it if they may react, and, as everybody knows, who holds it open and who
    reacts to nothing this turn. `selves` are the questions that have answered themselves since their last choice:
    what they saw then, and the answer. At a lesson, `lesson` is its id and `chosen` what the learner has chosen,
    as the record writes it.
    """

    view: View
    holders: Sequence[Holder]
    open: tuple[int, ...] = ()
    window: WindowSight | None = None
    held: tuple[int, ...] = ()
    waived: tuple[int, ...] = ()
    selves: tuple[tuple[View, Option], ...] = ()
    lesson: str = ""
    chosen: tuple[str, ...] = ()


def people_at(holders: Sequence[Holder], player: str) -> list[Seats]:
    """The people at a player's screen: the player with all seats of their own, and each friend."""
    mine = [(seat, each) for seat, each in enumerate(holders) if each.holder == player and each.kind != "bot"]
    own = frozenset(seat for seat, each in mine if each.kind == "me")
    friends = [frozenset([seat]) for seat, each in mine if each.kind == "friend"]
    return [*([own] if own else []), *friends]


def person_of(holders: Sequence[Holder], seat: int) -> Person:
    """Who plays a seat."""
    return holders[seat].holder, seat if holders[seat].kind == "friend" else NO_SEAT


def people_of(holders: Sequence[Holder]) -> set[Person]:
    """The people at a table, each once: a friend at the same screen is a person too."""
    return {person_of(holders, seat) for seat, each in enumerate(holders) if each.kind != "bot"}


def screens_of(holders: Sequence[Holder]) -> set[str]:
    """The screens at which people sit, by who holds them. People at one screen agree by one click, and need no
    secrets from each other about when somebody answers."""
    return {each.holder for each in holders if each.kind != "bot"}
