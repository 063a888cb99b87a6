"""What the rule tests of Nerath share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import loaded
from gonfalon.core import State
from gonfalon.games.nerath.state import Nerath


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice(6, 1)` fixes what the next dice show, attackers first; rolling more than were fixed fails the test."""
    faces: list[int] = []

    def below(g: Nerath, n: int) -> int:
        """In Python, also check the sides of the die; the compiled state does not look here."""
        assert not faces or 1 <= faces[0] <= n, f"a die of {n} sides does not show {faces[0]}"
        return State.below(g, n)

    def fix(*values: int) -> None:
        faces[:] = values
        loaded.load(monkeypatch, loaded.faces_of(faces, 1))
        monkeypatch.setattr(Nerath, "below", below)

    return fix
