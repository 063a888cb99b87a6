"""What was worked out before, by everything that it depends on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Memo(Generic[V]):
    """Answers by key. Once there are `most` of them, the older half is forgotten.

    `lru_cache` is simpler where a function takes nothing but what its result depends on; a Memo is for functions
    of a whole position that depend on a part of it. The key must then name all of that part.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Hashable, V] = {}

    def get(self, key: Hashable, work: Callable[[], V]) -> V:
        """The answer for a key, worked out if it is new."""
        known = self.known
        if key not in known:
            answer = work()
            if len(known) >= self.most:
                for old in list(known)[: self.most // 2]:
                    del known[old]
            known[key] = answer
        return known[key]

    def clear(self) -> None:
        self.known.clear()
