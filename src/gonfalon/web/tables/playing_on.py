"""Playing on from an earlier moment of a game, at a new table: the same setup, the choices that stood then, and
new dice from there on. The old table stays as it is."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gonfalon.core import Game, Option, Setup
from gonfalon.core.journal import TABLE
from gonfalon.web.settings import REACTIONS
from gonfalon.web.store.journal import Entry, Kind, version_entry
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.tables.rebuilding import as_begun, change_of_rules, frozen_text
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.registry import check_player, new_id
from gonfalon.web.tables.table import DICE_BITS

STAND_IN = "normal"
"""The bot that takes the seat of a person who is not there."""

Moves = Sequence[tuple[int, Option | None]]


def from_table(game: Game, saved: SavedTable, moves: Moves, player: str) -> SavedTable:
    """A table that goes on from some of the moves of another one: this player keeps their seats, and bots have the
    others."""
    is_mine = [each.kind == "me" and each.holder == player for each in saved.holders]
    bots = [each.holder if each.kind == "bot" else STAND_IN for each in saved.holders]
    holders = [
        each if mine else Holder("bot", bot) for each, bot, mine in zip(saved.holders, bots, is_mine, strict=True)
    ]
    new = table_of(game, saved.setup, holders, [*by_other_rules(game, saved), *entries_of(game, moves)])
    return replace(new, name=saved.name, reactions=saved.reactions)


def by_other_rules(game: Game, saved: SavedTable) -> Iterator[Entry]:
    """Where the rules changed: what was played before can only be taken over as a state."""
    if change_of_rules(saved) is not None:
        yield version_entry(game.version, frozen_text(as_begun(game, saved)))


def from_record(
    game: Game, setup: Setup, names: Sequence[str], moves: Moves, seat: int, player: str
) -> SavedTable:
    """A table that goes on from some of the moves of a record, with the player in this seat. Bots that the record
    names play on."""
    named = [*names, *[STAND_IN] * setup.seats][: setup.seats]
    holders = [
        Holder("me", player) if each == seat else Holder("bot", bot_named(game, name))
        for each, name in enumerate(named)
    ]
    return table_of(game, replace(setup, cap_rounds=0), holders, entries_of(game, moves))


def bot_named(game: Game, name: str) -> str:
    """The bot with this name, or another one if there is none here."""
    try:
        check_player(name, game)
    except Refused:
        return STAND_IN
    return STAND_IN if name in ("me", "friend") else name


def table_of(game: Game, setup: Setup, holders: Sequence[Holder], entries: Iterable[Entry]) -> SavedTable:
    names = tuple("human" if each.kind != "bot" else each.holder for each in holders)
    dice = Entry(Kind.REKEY, TABLE, f"{secrets.randbits(DICE_BITS):x}")
    return SavedTable(
        new_id(),
        game.id,
        game.version,
        setup,
        "",
        names,
        tuple(holders),
        (*entries, dice),
        reactions=REACTIONS[0],
    )


def entries_of(game: Game, moves: Moves) -> Iterator[Entry]:
    """Moves as the journal of a table has them. Nobody chose anything in an empty window."""
    for seat, option in moves:
        if seat == TABLE and option is not None:
            yield Entry(Kind.REKEY, TABLE, f"{option[1]:x}")
        elif option is not None:
            yield Entry(Kind.CHOICE, seat, game.verbs.text(option))
