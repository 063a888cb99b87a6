"""The viewers of each table: pages with the same seats and language look through the same one."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from gonfalon.web.seen.viewer import NOT_YET, Viewer
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.tables.seating import NO_SEAT, Seats
from gonfalon.web.tables.table import Table

SECOND, ROOM = 1_000_000, 10_000
"""Versions of viewers start from the time, so that none is used twice: by a later viewer, or after a restart."""


@dataclass
class Eyes:
    """A viewer, and the last change of its table that it has looked at."""

    viewer: Viewer
    change: int = NOT_YET


_eyes: MutableMapping[Table, dict[tuple[Seats, str, int], Eyes]] = WeakKeyDictionary()


def looking(table: Table, seats: Seats, lang: str, asked: int = NO_SEAT) -> Viewer:
    """The viewer for some seats in a language, up to date. Whoever comes first after a change draws for all. It
    shows the question of the seat that is `asked` in front of everybody, too.

    To be called with the table's lock: without it, the match may be ahead of what is saved.
    """
    known = _eyes.setdefault(table, {})
    eyes = known.get((seats, lang, asked))
    if eyes is None:
        start = int(table.clock.time()) * SECOND + len(known) * ROOM
        eyes = known[seats, lang, asked] = Eyes(Viewer(voice_of(table.saved.game, lang), seats, start))
    if eyes.change != table.changes:
        eyes.viewer.show(table.sight(seats, asked))
        eyes.change = table.changes
    return eyes.viewer
