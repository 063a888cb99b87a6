"""A view is on its own: no program that receives one can change the match through it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import tables
from gonfalon.core import Match, State, draw

ALL = tables.tables((*tables.REGISTERED, *tables.SMALL))
every_table = pytest.mark.parametrize(("game", "mode", "seats"), ALL, ids=["-".join(map(str, one)) for one in ALL])
FAR = 160
EVERY = 20
"""How far a random game is played, and how often it is looked at."""


def mutable(thing: Any) -> Iterator[int]:
    """The identity of everything reachable that could be changed."""
    if isinstance(thing, State):
        inside = [getattr(thing, name) for name in thing.fields]
    elif isinstance(thing, Mapping):
        inside = list(thing.values())
    elif isinstance(thing, (list, tuple, set, frozenset)):
        inside = list(thing)
    else:
        inside = []
    if not isinstance(thing, (int, str, bytes, tuple, frozenset, type(None))):
        yield id(thing)
    for each in inside:
        yield from mutable(each)


@every_table
def test_a_view_shares_nothing_that_can_be_changed_with_the_match(game, mode, seats):
    found = tables.find(game)
    match, rng = Match(found, tables.setup_for(found, mode, seats, 1)), Random(1)
    for nth in range(FAR):
        if nth % EVERY == 0:
            views = [match.view(viewer) for viewer in ([], range(seats), *([seat] for seat in range(seats)))]
            ours = set(mutable(match.state))
            assert ours
            assert [view.seats for view in views if ours & set(mutable(view.state))] == []
        if match.over:
            break
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
