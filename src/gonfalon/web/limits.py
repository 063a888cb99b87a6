"""How much one guest may ask for, how much one network, and how much everybody together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any

from gonfalon.web.fairness import Guest

Rate = tuple[float, float]
"""How many at once, and how many per second."""

ENOUGH = 1 << 30


@dataclass(frozen=True)
class Limits:
    """The limits of a server. Those called `_of_a_guest` hold for a person or, before they have a seat, for the
    network they come from; rates hold for a network."""

    posts: Rate = (60.0, 10.0)
    gets: Rate = (600.0, 60.0)
    messages: Rate = (40.0, 20.0)
    openings: Rate = (60.0, 0.5)
    tables_of_a_guest: int = 10
    tables: int = 500
    unattended_of_a_guest: int = 2
    unattended: int = 20
    pages_of_a_guest: int = 30
    pages_of_a_network: int = 100
    pages: int = 2000
    uploads_of_a_guest: int = 20
    uploads: int = 1000
    upload_bytes_of_a_guest: int = 4 << 20
    upload_bytes: int = 128 << 20

    @classmethod
    def none(cls) -> Limits:
        """No limits, to measure and to test."""
        most: dict[str, Any] = {each.name: ENOUGH if each.type == "int" else (1e9, 1e9) for each in fields(cls)}
        return cls(**most)


@dataclass
class Crowd:
    """The live pages there are at once."""

    limits: Limits
    inside: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def joined(self, guest: Guest) -> Iterator[bool]:
        """While a page is live; False if there are too many already."""
        most = self._most(guest)
        if any(self.inside[name] >= limit for name, limit in most.items()):
            yield False
            return
        self.inside.update(most.keys())
        try:
            yield True
        finally:
            self.inside.subtract(most.keys())
            self.inside += Counter()  # forget whoever has left

    def _most(self, guest: Guest) -> dict[str, int]:
        """Whom a page counts for, and how many pages they may have."""
        limits = self.limits
        most = {"all": limits.pages, f"network {guest.network}": limits.pages_of_a_network}
        return most | ({f"person {guest.person}": limits.pages_of_a_guest} if guest.person else {})
