"""The journal of a table: everything that was done there, in order of arrival. It only grows.

What is taken back stays in the journal, with an entry that takes it back. The match is what the journal leads to
when it is played from its start (see tables/rebuilding.py); the record of a game is what stands in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from gonfalon.core.journal import TABLE
from gonfalon.core.record import REKEY, VERSION


class Kind(StrEnum):
    """What an entry is, and what its text says.

    A `choice` is a seat's, as records write it. An `undo` takes back the last choice of its seat that stands. A
    `rewind` takes the table back: its text is how many choices stand, the key of the new dice, and how many of
    its seat's choices it takes back. A `rekey` has the key of new dice. A `version` says by which rules the game
    goes on, and from which state: the version, then what was frozen, as JSON.
    """

    CHOICE = "choice"
    UNDO = "undo"
    REWIND = "rewind"
    REKEY = "rekey"
    VERSION = "version"


@dataclass(frozen=True)
class Entry:
    """Something that was done at a table. `key` names the click that asked for it, so that it is done once however
    often it is sent; `at` is in milliseconds UTC."""

    kind: str
    seat: int
    text: str = ""
    key: str = ""
    at: int | None = None

    def asks_the_same(self, other: Entry) -> bool:
        """Whether both ask for the same thing in the same words."""
        return (self.kind, self.seat, self.words) == (other.kind, other.seat, other.words)

    @property
    def words(self) -> str:
        """What was asked for. Of a rewind, what stands and the new dice are the table's answer."""
        return self.text.rpartition(" ")[2] if self.kind == Kind.REWIND else self.text


def version_entry(version: str, frozen: bytes) -> Entry:
    return Entry(Kind.VERSION, TABLE, f"{version} {frozen.decode()}")


def by_earlier_rules(entries: Sequence[Entry]) -> list[str]:
    """The lines of the record that the current match knows nothing of, since it began when the rules changed.

    They cannot be played here, so choices made at the same time stay in their order of arrival.
    """
    lines: list[str] = []
    start = 0
    for entry in entries:
        first, _, rest = entry.text.partition(" ")
        if entry.kind == Kind.CHOICE:
            lines.append(f"{entry.seat} {entry.text}")
        elif entry.kind == Kind.UNDO:
            take_back(lines, entry.seat)
        elif entry.kind == Kind.REWIND:
            lines[start + int(first) :] = [f"{REKEY} {rest.partition(' ')[0]}"]
        elif entry.kind == Kind.REKEY:
            lines.append(f"{REKEY} {entry.text}")
        elif entry.kind == Kind.VERSION:
            start = len(lines) - choices_in(rest) + 1
            lines.insert(start - 1, f"{VERSION} {first}")
    return lines[:start]


def take_back(lines: list[str], seat: int) -> None:
    """Drop the last choice of a seat."""
    last = max((n for n, line in enumerate(lines) if line.startswith(f"{seat} ")), default=None)
    if last is not None:
        del lines[last]


def choices_in(frozen: str) -> int:
    """How many choices of the record are repeated in a frozen match."""
    _, entries, _ = msgspec.json.decode(frozen)
    return sum(option is not None for _, option in entries)
