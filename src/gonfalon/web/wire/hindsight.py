"""Looking back at a table that goes on: the past of each table at which somebody does.

A moment is named by a line of the log, which has the same number for everybody: a choice that is still hidden has
no line, so nobody can count it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import MutableMapping
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from gonfalon.core import Game, View
from gonfalon.web.seen.past import Move, Past, moves_of
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.tables.rebuilding import as_begun, change_of_rules
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Seats
from gonfalon.web.tables.table import Table

log = logging.getLogger("gonfalon")


@dataclass(frozen=True)
class Snapshot:
    """A table as it is now: its journal, the moves that stand, and how long its log is."""

    game: Game
    saved: SavedTable
    moves: list[Move]
    facts: int


def snapshot(table: Table) -> Snapshot:
    """To be called with the table's lock, which is not needed any longer afterwards."""
    saved = replace(table.saved, entries=(*table.journal.entries, *table.journal.first))
    return Snapshot(table.game, saved, moves_of(table.match), len(table.match.log))


class Hindsight:
    """The past of a table. It is worked out in threads, one at a time."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.past: Past | None = None
        self.rules: int | None = None

    def view(self, now: Snapshot, line: int, seats: Seats) -> View:
        """What those seats could see when a line of the log was written."""
        with self.lock:
            past = self._caught_up(now)
            return past.view(past.step_of(line), seats)

    def moves(self, now: Snapshot, line: int) -> list[Move]:
        """The moves that stood when a line of the log was written."""
        with self.lock:
            past = self._caught_up(now)
            return past.moves[: past.step_of(line)]

    def _caught_up(self, now: Snapshot) -> Past:
        rules = change_of_rules(now.saved)
        try:
            if self.past is None or rules != self.rules:
                self.past, self.rules = Past(as_begun(now.game, now.saved)), rules
            self.past.follow(now.moves)
        except Exception as error:
            log.exception("The past of table %s cannot be worked out", now.saved.id)
            self.past = None
            raise Refused("refused-past") from error
        if len(self.past.log) != now.facts:  # it began elsewhere: by other rules, in another run of the server
            raise Refused("refused-past")
        return self.past


_known: MutableMapping[Table, Hindsight] = WeakKeyDictionary()


def hindsight_of(table: Table) -> Hindsight:
    return _known.setdefault(table, Hindsight())
