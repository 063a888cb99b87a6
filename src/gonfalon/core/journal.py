"""The lines of a match's journal, and the states it can be replayed from."""

from __future__ import annotations

from .ask import Option
from .state import State

TABLE = -1
"""The seat of journal entries that no single player made."""

WENT_BACK = "went_back"
"""The fact that the table agreed to go back to this point, and plays on with new dice."""


class Entry:
    """One line of the journal. An option of None is the forced answer to an empty window; it is never recorded."""

    __slots__ = ("barrier", "option", "seat")

    def __init__(self, seat: int, option: Option | None, barrier: int) -> None:
        self.seat = seat
        self.option = option
        self.barrier = barrier

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return (self.seat, self.option, self.barrier) == (other.seat, other.option, other.barrier)

    def __hash__(self) -> int:
        return hash((self.seat, self.option, self.barrier))


class Checkpoint:
    """The state before a phase, which is never modified, and the lengths of journal and log at that point."""

    __slots__ = ("entries", "facts", "state")

    def __init__(self, state: State, entries: int, facts: int) -> None:
        self.state = state
        self.entries = entries
        self.facts = facts
