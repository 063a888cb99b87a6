"""What the rule tests of Immortals share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from gonfalon.games.immortals.rules import tower as tower_rules

Lodged = tuple[list[list[int]], list[int]]


@pytest.fixture
def tower(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A tower without chance: all that is thrown falls straight through, and nothing else does.

    `tower(lodge=[0, 5], out=[1])` changes the next throw: of the cubes thrown one of seat 0 and an inhabitant
    lodge, of those inside one of seat 1 comes out. Called several times it fixes as many throws, in their order.
    """
    throws: list[tuple[Sequence[int], Sequence[int]]] = []

    def cascade(shelves: Sequence[Sequence[int]], thrown: list[int], below: tower_rules.Below) -> Lodged:
        below(1)
        lodge, out = throws.pop(0) if throws else ((), ())
        lodged, falling = [list(shelf) for shelf in shelves], list(thrown)
        for colour in out:
            next(shelf for shelf in lodged if colour in shelf).remove(colour)
        for colour in lodge:
            falling.remove(colour)
            lodged[0].append(colour)
        return lodged, [*falling, *out]

    def fix(lodge: Sequence[int] = (), out: Sequence[int] = ()) -> None:
        throws.append((lodge, out))

    monkeypatch.setattr(tower_rules, "cascade", cascade)
    return fix


@pytest.fixture
def thrown(tower, monkeypatch):
    """What was thrown into the tower, throw by throw: how many cubes of each colour."""
    throws = []
    cascade = tower_rules.cascade

    def watch(shelves, cubes, below):
        throws.append(Counter(cubes))
        return cascade(shelves, cubes, below)

    monkeypatch.setattr(tower_rules, "cascade", watch)
    return throws
