"""What the rule tests of Nerath share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.games.nerath.state import Nerath


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice(6, 1)` fixes what the next dice show, attackers first; rolling more than were fixed fails the test."""
    faces: list[int] = []

    def below(self: Nerath, n: int) -> int:
        assert faces, "a die was rolled that the test did not fix"
        self.barrier += 1
        value = faces.pop(0)
        assert 1 <= value <= n, f"a die of {n} sides does not show {value}"
        return value - 1

    def fix(*values: int) -> None:
        faces[:] = values
        monkeypatch.setattr(Nerath, "below", below)

    return fix
