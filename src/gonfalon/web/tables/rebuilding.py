"""Matches in the store: frozen as text, and rebuilt from it.

A match is rebuilt by playing its journal. If that is not possible, or leads elsewhere because rules have changed,
it resumes from its last checkpoint.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec

from gonfalon import games
from gonfalon.core import Game, GonfalonError, Match, RecordError, Setup, State
from gonfalon.core.match import Frozen
from gonfalon.core.numbers import is_number
from gonfalon.core.record import DIGITS, key_in
from gonfalon.web.store.journal import Entry, Kind, version_entry
from gonfalon.web.store.saved import SavedTable

log = logging.getLogger("gonfalon")


@dataclass
class Rebuilt:
    """A match, and what must be added to its journal before anything else: by which rules it goes on."""

    match: Match
    first: tuple[Entry, ...] = ()


def rebuild(saved: SavedTable) -> Rebuilt:
    """The match of a table: its journal played or, if that leads elsewhere, its last checkpoint."""
    game = games.find(saved.game)
    frozen = checkpoint_of(game, saved)
    try:
        match = folded(game, saved)
        if saved.entries and rules_of(saved) != game.version:
            check_same(match, frozen, rules_of(saved))
    except RecordError as error:
        if frozen is None:
            raise
        log.warning("Table %s resumes from its checkpoint: %s", saved.id, error)
        match = thaw_as_far(game, saved, frozen)
        return Rebuilt(match, (version_entry(game.version, frozen_text(match)),))
    if frozen and len(frozen[2]) == len(match.nth):
        match.nth = frozen[2]  # so that an answer to an earlier question is recognized
    return Rebuilt(match)


def check_same(match: Match, frozen: Frozen | None, version: str) -> None:
    """Refuse a match by other rules than it was played by, unless it is where the table was."""
    if frozen is None or not agrees(match, frozen):
        game = match.game
        raise RecordError(
            f"It was played by {game.id} {version}, this is {game.version}: rules or content have changed since."
        )


# ----------------------------------------------------------------- checkpoints


def frozen_text(match: Match) -> bytes:
    return msgspec.json.encode(match.freeze())


def thawed(game: Game, text: bytes | str) -> Frozen:
    """What `frozen_text` wrote, each field as the state declares it. Fields that it no longer has are left out."""
    fields, entries, nth = msgspec.json.decode(text)
    kinds = types_of(game.state)
    known = {name: value for name, value in fields.items() if name in game.state.fields}
    state = {name: msgspec.convert(value, kinds[name], strict=False) for name, value in known.items()}
    made = [(seat, None if option is None else tuple(option)) for seat, option in entries]
    return state, made, msgspec.convert(nth, list[int])


def types_of(state: type[State]) -> dict[str, Any]:
    """The types of a state's fields. A compiled class has no annotations, so these are given to another one."""
    facts = {"__annotations__": state.kinds, "__module__": state.__module__}
    return get_type_hints(type("Fields", (), facts))


def checkpoint_of(game: Game, saved: SavedTable) -> Frozen | None:
    """The last checkpoint, if there is one and it can be read."""
    if saved.checkpoint is None:
        return None
    try:
        return thawed(game, saved.checkpoint)
    except Exception as error:
        log.warning("The checkpoint of table %s cannot be read: %r", saved.id, error)
        return None


def thaw(game: Game, setup: Setup, frozen: Frozen) -> Match:
    """The match from a checkpoint. Fields that it does not have yet are as in a new game."""
    fields, entries, nth = frozen
    if missing := [name for name in game.state.fields if name not in fields]:
        new = Match(game, setup).state
        fields = {**fields, **{name: getattr(new, name) for name in missing}}
    return Match.thaw(game, setup, (fields, entries, nth))


def glimpse(game: Game, setup: Setup, checkpoint: bytes) -> Match | None:
    """The match at its last checkpoint, which says how far it has got; None if the rules have changed too much."""
    try:
        match = thaw(game, setup, thawed(game, checkpoint))
        match.pass_empty()
        return match
    except Exception:
        return None


def agrees(match: Match, frozen: Frozen) -> bool:
    """Whether a match is where it was frozen. Empty windows may have been passed in one of them only."""
    now = match.clone()
    try:
        then = thaw(match.game, match.setup, frozen)
        now.pass_empty()
        then.pass_empty()
    except Exception:
        return False
    names = [name for name in frozen[0] if name not in ("barrier", "quick")]
    return all(getattr(now.state, name) == getattr(then.state, name) for name in names)


def thaw_as_far(game: Game, saved: SavedTable, frozen: Frozen) -> Match:
    """The checkpoint with the choices since or, if those are no longer possible, without them."""
    state, _, nth = frozen
    for each in (frozen, (state, [], nth)):
        try:
            return thaw(game, saved.setup, each)
        except Exception:
            log.exception("Table %s: its last choices do not fit the current rules", saved.id)
    raise GonfalonError(f"The table {saved.id} cannot be resumed: its rules have changed since.")


# -------------------------------------------------------------- playing a journal


def folded(game: Game, saved: SavedTable) -> Match:
    """The match that a journal leads to."""
    start, match = begun(game, saved)
    for number, entry in enumerate(saved.entries[start:], start):
        try:
            play(match, entry)
        except (GonfalonError, ValueError) as error:
            made = f"'{entry.kind} {entry.seat} {entry.text[:DIGITS]}'"
            raise RecordError(f"Entry {number} of its journal, {made}, cannot be played: {error}") from error
    if saved.finished is not None:
        match.pass_empty()
    return match


def begun(game: Game, saved: SavedTable) -> tuple[int, Match]:
    """The match before the first entry to play, and the number of that entry."""
    changed = change_of_rules(saved)
    try:
        if changed is None:
            return 0, Match(game, saved.setup, live=True)
        frozen = saved.entries[changed].text.partition(" ")[2]
        return changed + 1, thaw(game, saved.setup, thawed(game, frozen))
    except Exception as error:
        raise RecordError(f"It cannot begin: {error}") from error


def as_begun(game: Game, saved: SavedTable) -> Match:
    """The match before everything that its journal has: at its start, or where its rules changed."""
    changed = change_of_rules(saved)
    if changed is None:
        return Match(game, saved.setup, live=True)
    state, _, nth = thawed(game, saved.entries[changed].text.partition(" ")[2])
    return thaw(game, saved.setup, (state, [], nth))


def change_of_rules(saved: SavedTable) -> int | None:
    """The number of the last entry that says by which rules the game goes on."""
    return max((n for n, entry in enumerate(saved.entries) if entry.kind == Kind.VERSION), default=None)


def rules_of(saved: SavedTable) -> str:
    """The version of the rules by which a table was last played."""
    changed = change_of_rules(saved)
    return saved.version if changed is None else saved.entries[changed].text.partition(" ")[0]


def play(match: Match, entry: Entry) -> None:
    """Do what an entry says."""
    match entry.kind:
        case Kind.CHOICE:
            make_way(match, entry.seat)
            match.play(entry.seat, match.game.verbs.parse(entry.text))
        case Kind.UNDO:
            match.undo(entry.seat)
        case Kind.REWIND:
            stand, key, _ = entry.text.split(" ")
            match.rewind(number_in(stand), key_in(key))
        case Kind.REKEY:
            match.pass_empty()
            match.rekey(key_in(entry.text))
        case _:
            raise RecordError(f"there is no such kind of entry as '{entry.kind[:DIGITS]}'")


def make_way(match: Match, seat: int) -> None:
    """Pass the empty windows before a seat's question: nobody chose anything there, so no entry tells of them.

    Not one more than necessary, since a choice can be taken back only while others have passed nothing.
    """
    while not has_question(match, seat):
        empty = [each for each, ask in match.asks.items() if ask.window and ask.only() is not None]
        if not empty:
            return
        match.let_pass(empty[0])


def has_question(match: Match, seat: int) -> bool:
    ask = match.asks.get(seat)
    return ask is not None and not (ask.window and ask.only() is not None)


def number_in(text: str) -> int:
    if not is_number(text) or len(text) > DIGITS:
        raise RecordError(f"'{text[:DIGITS]}' is not a number")
    return int(text)
