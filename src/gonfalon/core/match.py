"""A game under way, as players, tables and programs use it.

A game is its setup and the list of choices made; the Match is that list, the state it leads to, and the open
questions. Undo, clones, replays and recovery from a faulty rule all come from replaying choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Self, cast

from .ask import Ask, Option, is_option
from .engine import Engine
from .errors import CannotUndo, IllegalChoice, RuleError, StaleChoice
from .game import Game, Setup
from .journal import TABLE, Checkpoint, Entry
from .menu import Menu
from .state import State, key_of
from .view import View, view_of

Frozen = tuple[dict[str, Any], list[tuple[int, Option | None]], list[int]]


class Match(Engine):
    """One game from its setup to its result. `asks` holds the open questions by seat.

    `play` answers one; an option that is not offered, or answers an earlier question, changes nothing. At a
    `live` table everybody who might react is asked, all at once; for a seat that can only pass, the table does so
    (`let_pass`), which leaves no trace in the record. With `start=False` it is empty, to become a copy of another.
    """

    def __init__(self, game: Game, setup: Setup, live: bool = False, start: bool = True) -> None:
        if start:
            game.check(setup)
        super().__init__(game)
        self.setup = setup
        self.nth = [0] * setup.seats
        self._settled = 0
        if start:
            self._start(live)

    def _start(self, live: bool) -> None:
        self._begin(self.game.state(key_of(self.setup.seed)))
        self.state.quick = not live
        self.state.log = self.log
        self.game.start(self.state, self.setup)
        self.state.check_fields()
        self._advance()

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def result(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the winners; empty while the game goes on."""
        return self.game.result(self.state) if self.over else ()

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats being asked; in a Together also those whose talk has ended."""
        return self._together.seats if self._together else tuple(self.asks)

    @property
    def midway(self) -> bool:
        """Whether the phase that asks has already had answers."""
        return any(entry.seat != TABLE for entry in self.journal[self._checkpoints[-1].entries :])

    def play(self, seat: int, option: object, nth: int | None = None) -> None:
        """Answer the question put to a seat. `nth` is the seat's count of answers when it saw the question. The
        option may be anything: what comes from outside need not be checked before."""
        ask = self.asks.get(seat)
        if ask is None:
            raise IllegalChoice(f"Seat {seat} has no question to answer now.")
        if nth is not None and nth != self.nth[seat]:
            raise StaleChoice("The table has moved on since this question was asked; look again.")
        options = ask.options
        if option not in options or not (type(options) is Menu or is_option(option)):
            raise IllegalChoice(f"{option} is not among the options of seat {seat} now ({ask.what}).")
        checkpoints, journal, entries = self._checkpoints, self.journal, len(self.journal)
        try:
            self.play_offered(seat, cast(Option, option))
        except Exception as error:
            self._checkpoints, self.journal = checkpoints, journal
            self.restore(entries)
            failure = RuleError(f"A rule failed on {option} of seat {seat}; nothing was changed.")
            failure.__cause__ = error  # compiled, `from` alone would not do it
            raise failure from error

    def play_offered(self, seat: int, option: Option) -> None:
        """Play an option that is surely offered: for programs that think ahead. Nothing is checked, so a clone
        need not build its options."""
        ask = self.asks[seat]
        self.feed(seat, None if ask.window and ask.only() is not None else option)
        self.nth[seat] += 1

    def why_not(self, seat: int, option: Option) -> str | None:
        """The rule that forbids an option, as precisely as the game can say; None if it is offered."""
        ask = self.asks.get(seat)
        if ask is None or option in ask.options:
            return None
        explain = self.game.why_not.get(ask.what)
        return (explain(self.state, seat, option) if explain else None) or ask.rule

    def let_pass(self, seat: int) -> None:
        """Answer a window in which the seat can only pass."""
        ask = self.asks.get(seat)
        only = ask.only() if ask is not None and ask.window else None
        if only is None:
            raise IllegalChoice(f"Seat {seat} has no empty window to pass.")
        self.play(seat, only)

    def pass_empty(self) -> None:
        """Pass for everybody who can only pass, to get to where a quick match would be now."""
        while empty := [seat for seat, ask in self.asks.items() if ask.window and ask.only() is not None]:
            self.let_pass(empty[0])

    def clone(self) -> Match:
        """An independent copy, without a log, that goes on exactly as this one would."""
        copy = self._blank()
        self.copy_into(copy, self.state.quick)
        return copy

    def imagine(self, seats: Iterable[int], rng: Random) -> Match:
        """A clone with everything hidden from those seats re-dealt, and fresh dice."""
        known = tuple(sorted(seats))
        asked = [seat for seat in self.asks if seat in known]
        if len(asked) != len(self.asks) and not (self._together or (self._chance and asked)):
            raise ValueError("another seat is being asked: imagine only from your own question")
        if any(self.asks[seat].window and self.asks[seat].only() is not None for seat in asked):
            raise ValueError("there is nothing to imagine in a window that leaves no choice")
        key = rng.getrandbits(64)
        return self._imagined_from_checkpoint(known, key) or self._imagined_from_here(known, key)

    def _imagined_from_here(self, known: tuple[int, ...], key: int) -> Match:
        """A clone that is re-dealt at the open question; so is every clone of it."""
        forget = self._opened if self.is_shared else len(self.journal)
        copy, kept = self._blank(), (TABLE,) if self._chance else (*known, TABLE)
        self.copy_into(copy, True, lambda at, entry: at < forget or entry.seat in kept)
        if self._chance:
            self._reach_own_question(copy, known)
        copy.feed(TABLE, ("imagine", key, *known))
        return copy

    def _imagined_from_checkpoint(self, known: tuple[int, ...], key: int) -> Match | None:
        """A match that goes on from the last checkpoint, re-dealt: nothing was chosen, rolled or shown since then.
        Clones of it have nothing to replay. None if something was, or if another question comes of it."""
        last = self._checkpoints[-1]
        if len(self.journal) > last.entries or _shown(last.state, self.state):
            return None
        copy, before = self._blank(), last.state.copy()
        before.quick = True
        self.game.imagine(before, key, known)
        copy._checkpoints = [Checkpoint(before, 0, 0)]
        copy._begin(before.copy())
        copy._advance(kept=True)
        alike = _asked_alike(self.asks, copy.asks, known) and not _shown(before, copy.state)
        return copy if alike else None

    def _reach_own_question(self, copy: Match, known: tuple[int, ...]) -> None:
        """Bring a copy that asks one after the other to the question these seats have in a chance here. Others
        before them are taken to pass: nobody knows yet what they answer."""
        given = [entry for entry in self.journal[self._opened :] if entry.option is not None]
        while True:
            seat, ask = next(iter(copy.asks.items()))
            own = next((entry for entry in given if entry.seat == seat), None) if seat in known else None
            if seat in known and own is None:
                return
            if own is not None:
                given.remove(own)
            copy.feed(seat, ask.default if own is None else own.option)

    def _blank(self) -> Match:
        copy = Match(self.game, self.setup, start=False)
        copy.nth = self.nth[:]
        return copy

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo its last choice: nothing was rolled, revealed or chosen by others since, and
        the game is not over. Its end reveals everything."""
        return self._last_choice(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        at = self._last_choice(seat)
        if at is None:
            raise CannotUndo(f"Seat {seat} has nothing to take back: something was rolled, shown or answered.")
        later = self.journal[at + 1 :]
        self.restore(at, [entry for entry in later if entry.seat != seat])
        self.nth[seat] += 1
        if self.journal and self.journal[-1].seat != seat and not self.is_shared:
            self._settled = len(self.journal)  # an answer was seen, so what it answered is final

    def _last_choice(self, seat: int) -> int | None:
        if self.over:
            return None
        earliest = self._opened if self.is_shared else max(self._settled, self._checkpoints[0].entries)
        for at in range(len(self.journal) - 1, earliest - 1, -1):
            entry = self.journal[at]
            if entry.seat == seat and entry.option is not None:
                return at if entry.barrier == self.state.barrier else None
            if entry.seat != seat and not self.is_shared:
                return None
        return None

    def rekey(self, key: int) -> None:
        """Use new dice from here on."""
        self.feed(TABLE, ("rekey", key))

    def rewind(self, choices: int, key: int) -> None:
        """With everybody's consent, go back to when this many recorded choices stood, and go on with new dice."""
        kept: list[Entry] = []
        for entry in self.journal:
            choices -= entry.option is not None
            if choices < 0:
                break
            kept.append(entry)
        fresh = Match(self.game, self.setup, live=not self.state.quick)
        for entry in kept:
            fresh.feed(entry.seat, entry.option)
        fresh.pass_empty()
        fresh.rekey(key)
        self.log, self.journal, self._checkpoints = fresh.log, fresh.journal, fresh._checkpoints
        self.restore(len(self.journal))
        self.nth, self._settled = [n + 1 for n in self.nth], 0

    def view(self, seats: Iterable[int], since: int = 0) -> View:
        """Everything those seats may know, with the log from fact `since` on."""
        return view_of(self, frozenset(seats), since)

    def freeze(self) -> Frozen:
        """The last checkpoint, the choices since and the counts: plain data to send or to store."""
        last = self._checkpoints[-1]
        state = last.state.copy()
        fields = {name: getattr(state, name) for name in state.fields}
        return fields, [(entry.seat, entry.option) for entry in self.journal[last.entries :]], self.nth[:]

    @classmethod
    def thaw(cls, game: Game, setup: Setup, frozen: Frozen) -> Self:
        """A match that continues from what `freeze` returned, with an empty log."""
        fields, entries, nth = frozen
        match = cls(game, setup, start=False)
        match.nth = list(nth)
        state = game.state(b"")
        for name, value in fields.items():
            setattr(state, name, value)
        match._begin(state.copy())
        match.state.log = match.log
        match._advance()
        for seat, option in entries:
            match.feed(seat, option)
        return match


def _shown(before: State, now: State) -> bool:
    """Whether anything was rolled or shown between two moments of a match."""
    return (before.barrier, before.dice) != (now.barrier, now.dice)


def _asked_alike(asks: Mapping[int, Ask], others: Mapping[int, Ask], seats: Iterable[int]) -> bool:
    """Whether those seats have the same questions in both, as far as can be told without building options."""
    return all(_kind(asks.get(seat)) == _kind(others.get(seat)) for seat in seats)


def _kind(ask: Ask | None) -> tuple[Any, ...]:
    return (ask.what, ask.rule, ask.about, ask.window) if ask else ()
