"""Loaded dice: what a state draws is fixed where the numbers come from, so the compiled state draws them too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pytest

from gonfalon.core import state


class Loaded:
    """Stands in for the hash that numbers are drawn from."""

    def __init__(self, number: Callable[[], int]) -> None:
        self.number = number

    def copy(self) -> Self:
        return self

    def update(self, count: bytes) -> None:
        """Which number it is does not matter."""

    def digest(self) -> bytes:
        return self.number().to_bytes(8, "big")


HIGHEST = 5342931457063200 - 1
"""One less than a multiple of all numbers up to 40: a die with any of them as sides shows its highest face."""


def load(monkeypatch: pytest.MonkeyPatch, number: Callable[[], int]) -> None:
    """From now on `below(n)` is what this function returns, modulo n."""
    monkeypatch.setattr(state, "dice_under", lambda key: Loaded(number))


def faces_of(fixed: list[int], first: int = 0) -> Callable[[], int]:
    """Numbers from a list of faces, the lowest of which is `first`; rolling more than those fails the test."""

    def number() -> int:
        assert fixed, "a die was rolled that the test did not fix"
        return fixed.pop(0) - first

    return number
