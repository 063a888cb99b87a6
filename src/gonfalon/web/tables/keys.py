"""The journal of a live table, and the keys of the clicks that it knows."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.web.store.journal import Entry
from gonfalon.web.store.saved import Change
from gonfalon.web.tables.refusal import Refused


class LiveJournal:
    """What is stored of a table's journal. `first` are entries to store before any other."""

    def __init__(self, entries: Sequence[Entry], first: Sequence[Entry] = ()) -> None:
        self.entries = list(entries)
        self.first = list(first)
        self.keys = {entry.key: entry for entry in entries if entry.key}

    def knows(self, entry: Entry) -> bool:
        """Whether this was already done: the same key asking for the same. A key used otherwise is refused."""
        done = self.keys.get(entry.key)
        if done is not None and not done.asks_the_same(entry):
            raise Refused("refused-key")
        return done is not None

    def change(self, made: Sequence[Entry], checkpoint: bytes, over: bool) -> Change:
        """What to store for new entries."""
        return Change(len(self.entries), (*self.first, *made), checkpoint, over)

    def add(self, made: Sequence[Entry]) -> None:
        """These are stored now."""
        self.entries += [*self.first, *made]
        self.first = []
        for entry in made:
            self.remember(entry)

    def remember(self, entry: Entry) -> None:
        """Recognize what was done when it is sent again."""
        if entry.key:
            self.keys[entry.key] = entry
