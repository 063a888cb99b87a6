"""Whether every table of a data folder is what its journal says: replayed and compared, changing nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory

from gonfalon import games
from gonfalon.core import Game, GonfalonError, Match, RecordError
from gonfalon.web.store.copying import copy_database
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.rebuilding import agrees, checkpoint_of, folded, rules_of, thaw_as_far


class Verdict(StrEnum):
    """What was found. Only the first two are as they should be."""

    WHOLE = "whole"
    OLDER = "older"
    UNREADABLE = "unreadable"
    GAP = "gap"
    UNPLAYABLE = "unplayable"
    STUCK = "stuck"
    CHECKPOINT = "checkpoint"
    DIFFERS = "differs"


@dataclass(frozen=True)
class Finding:
    """What was found at a table; `detail` is what a program said about it, in English."""

    table: str
    verdict: Verdict
    detail: str = ""

    @property
    def is_wrong(self) -> bool:
        return self.verdict not in (Verdict.WHOLE, Verdict.OLDER)


def check_folder(folder: Path) -> Iterator[Finding]:
    """Check the tables of a data folder, working on a copy."""
    with TemporaryDirectory() as copy:
        copy_database(folder, Path(copy))
        saved = asyncio.run(read_all(Path(copy)))
    quiet = logging.getLogger("gonfalon")
    level = quiet.level
    quiet.setLevel(logging.CRITICAL)  # each finding is said once, by whoever asked for it
    try:
        yield from (each if isinstance(each, Finding) else examined(each) for each in saved)
    finally:
        quiet.setLevel(level)


async def read_all(folder: Path) -> list[Finding | SavedTable]:
    """All tables of a folder, or what is wrong with those that cannot be read."""
    store = await Store.open(folder)
    try:
        gaps = await store.gaps()
        return [Finding(id, Verdict.GAP) if id in gaps else await read(store, id) for id in await store.ids()]
    finally:
        await store.close()


async def read(store: Store, id: str) -> Finding | SavedTable:
    try:
        saved = await store.table(id)
        assert saved is not None
        games.known(saved.game)
    except GonfalonError as error:
        return Finding(id, Verdict.UNREADABLE, str(error))
    return saved


def examined(saved: SavedTable) -> Finding:
    """Play a table's journal and compare."""
    game = games.find(saved.game)
    try:
        match = folded(game, saved)
    except RecordError as error:
        return resumed(game, saved, str(error))
    frozen = checkpoint_of(game, saved)
    if frozen is None:
        return Finding(saved.id, Verdict.CHECKPOINT if saved.entries else Verdict.WHOLE)
    if agrees(match, frozen) and is_over(match) == (saved.finished is not None):
        return Finding(saved.id, Verdict.WHOLE)
    if rules_of(saved) != game.version:
        return resumed(game, saved, "")
    return Finding(saved.id, Verdict.DIFFERS)


def is_over(match: Match) -> bool:
    now = match.clone()
    now.pass_empty()
    return now.over


def resumed(game: Game, saved: SavedTable, detail: str) -> Finding:
    """A table whose journal cannot be played: whether it can resume from its checkpoint, and whether that is usual
    because its rules have changed."""
    frozen = checkpoint_of(game, saved)
    try:
        if frozen is None:
            raise GonfalonError(detail)
        thaw_as_far(game, saved, frozen)
    except GonfalonError:
        return Finding(saved.id, Verdict.STUCK, detail)
    is_older = rules_of(saved) != game.version
    return Finding(saved.id, Verdict.OLDER if is_older else Verdict.UNPLAYABLE, detail)
