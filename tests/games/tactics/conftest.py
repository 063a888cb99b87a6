"""What the rule tests of Tactics share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.games.tactics.state import Tactics


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice(KNOCK, MISS)` fixes the next faces rolled; rolling more than were fixed fails the test."""
    faces: list[int] = []

    def below(self: Tactics, n: int) -> int:
        assert faces, "a die was rolled that the test did not fix"
        self.barrier += 1
        return faces.pop(0)

    def fix(*values: int) -> None:
        faces[:] = values
        monkeypatch.setattr(Tactics, "below", below)

    return fix
