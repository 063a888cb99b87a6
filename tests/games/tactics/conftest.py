"""What the rule tests of Tactics share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import loaded


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice(KNOCK, MISS)` fixes the next faces rolled; rolling more than were fixed fails the test."""
    faces: list[int] = []

    def fix(*values: int) -> None:
        faces[:] = values
        loaded.load(monkeypatch, loaded.faces_of(faces))

    return fix
