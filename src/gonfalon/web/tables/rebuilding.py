"""Matches in the store: frozen as text, and rebuilt from it.

A match is rebuilt by replaying its choices. If its rules have changed since, it resumes from its last checkpoint.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import get_type_hints

import msgspec

from gonfalon import games
from gonfalon.core import Game, GonfalonError, Match, RecordError
from gonfalon.core.engine import Entry
from gonfalon.core.match import Frozen
from gonfalon.core.record import replay
from gonfalon.web.store.store import SavedTable

log = logging.getLogger("gonfalon")


def recorded(match: Match) -> list[Entry]:
    """The entries of the journal that go into a record."""
    return [entry for entry in match.journal if entry.option is not None]


def alike(old: Sequence[object], new: Sequence[object]) -> int:
    """The length of the common prefix of two lists."""
    return next((n for n, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))


def frozen_text(match: Match) -> bytes:
    return msgspec.json.encode(match.freeze())


def thawed(game: Game, text: bytes) -> Frozen:
    """What `frozen_text` wrote, each field as the state declares it."""
    fields, entries, nth = msgspec.json.decode(text)
    kinds = get_type_hints(game.state)
    state = {name: msgspec.convert(value, kinds[name], strict=False) for name, value in fields.items()}
    return state, [(seat, None if option is None else tuple(option)) for seat, option in entries], nth


def rebuild(saved: SavedTable) -> Match:
    """The match of a table: its choices replayed or, if its rules have changed, its last checkpoint."""
    game = games.find(saved.game)
    frozen = thawed(game, saved.checkpoint) if saved.checkpoint else None
    try:
        match = replay(game, saved.record, live=True)
    except RecordError:
        if frozen is None:
            raise
        return thaw_as_far(game, saved, frozen)
    if frozen:
        match.nth = list(frozen[2])
    return match


def thaw_as_far(game: Game, saved: SavedTable, frozen: Frozen) -> Match:
    """The checkpoint with the choices since or, if those are no longer possible, without them."""
    state, _, nth = frozen
    for each in (frozen, (state, [], nth)):
        try:
            return Match.thaw(game, saved.setup, each)
        except Exception:
            log.exception("Table %s: its last choices do not fit the current rules", saved.id)
    raise GonfalonError(f"The table {saved.id} cannot be resumed: its rules have changed since.")
