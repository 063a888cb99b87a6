"""How phases run.

The Engine pops the last frame of the state's stack, runs its phase to the end, and pops the next. When a phase
asks, it stops and waits to be fed the answer. Before each phase that may ask it saves a copy of the state, a
checkpoint; anything that needs the past copies a checkpoint and replays the choices made since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .ask import IN_TURN, Ask, Chance, Option, Rule, Together
from .chance import OpenChance
from .errors import Unwind
from .game import Game
from .journal import TABLE, WENT_BACK, Checkpoint, Entry
from .state import Fact, State, key_of


def is_compiled() -> bool:
    """Whether this is the compiled engine rather than the Python one."""
    return not __file__.endswith(".py")


class Engine:
    """Runs the rules of a game over a state. `asks` holds the open questions by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log: list[Fact] = []
        self.journal: list[Entry] = []
        self._checkpoints: list[Checkpoint] = []
        self._deals: dict[int, State] = {}

    def _begin(self, state: State) -> None:
        self.state: Any = state  # Whoever has a match knows its game; methods here that must be fast say State.
        self.asks: dict[int, Ask] = {}
        self._rules: dict[int, Rule] = {}
        self._main: Rule | None = None
        self._depth = 0
        self._value: Any = None
        self._together: Together | None = None
        self._chance: OpenChance | None = None
        self._opened = 0
        self._results: dict[int, Any] = {}

    def begin(self, state: State) -> None:
        """Run what is on a state's stack, up to the first question."""
        self._begin(state)
        self._advance()

    def feed(self, seat: int, option: Option | None) -> None:
        """Add a line to the journal and run on to the next question."""
        journal, together = self.journal, self._together
        state: State = self.state
        if journal and journal[-1].seat != seat and together is None and self._chance is None:
            state.barrier += 1  # earlier choices by others are now final
        journal.append(Entry(seat, option, state.barrier))
        if seat == TABLE:
            ended = self._apply_table_entry(option)
        else:
            ask = self.asks.pop(seat)
            answer = ask.only() if option is None else option
            if self._chance is not None:
                ended = self._answer_chance(self._chance, seat, answer or ())
            else:
                ended = self._drive(self._rules.pop(seat), answer)
            if ended and together:
                self._results[seat] = self._value
        if ended and together:
            ended = not self.asks and self._drive(self._main, self._close())
        if ended:
            self._advance()

    @property
    def is_shared(self) -> bool:
        """Whether several seats may be answering at the same time, in any order."""
        return self._together is not None or self._chance is not None

    @property
    def window_at(self) -> int | None:
        """Which window is open, if any: the length of the journal when it opened."""
        if self._chance is not None:
            return self._opened
        asks = self.asks.values()
        return len(self.journal) if asks and all(ask.window for ask in asks) else None

    def restore(self, entries: int, more: Iterable[Entry] = ()) -> None:
        """Go back to just after the first `entries` entries, then play `more`."""
        while self._checkpoints[-1].entries > entries:
            self._checkpoints = self._checkpoints[:-1]
        last = self._checkpoints[-1]
        again = [*self.journal[last.entries : entries], *more]
        del self.journal[last.entries :]
        del self.log[last.facts :]
        state = last.state.copy()
        state.log = None if self.state.log is None else self.log
        self._begin(state)
        self._advance(kept=True)
        for entry in again:
            self.feed(entry.seat, entry.option)

    def copy_into(self, copy: Engine, quick: bool, keep: Callable[[int, Entry], bool] | None = None) -> None:
        """Bring a new engine to where this one is: the last checkpoint, then the choices since."""
        last = self._checkpoints[-1]
        state = last.state
        if state.quick != quick:
            state = state.copy()
            state.quick = quick
        copy._checkpoints = [Checkpoint(state, 0, 0)]
        copy._begin(state.copy())
        copy._advance(kept=True)
        if keep is None and self._together and self._together.resume:
            copy._resume(self, last.entries)
            return
        for at in range(last.entries, len(self.journal)):
            entry = self.journal[at]
            if (keep is None or keep(at, entry)) and not (quick and entry.option is None):
                if keep is None and at in self._deals:
                    copy._deals[len(copy.journal)] = self._deals[at]
                copy.feed(entry.seat, entry.option)

    def _resume(self, source: Engine, entries: int) -> None:
        """Bring the talks of an open Together to where they are in `source`, without replaying them."""
        assert self._together is not None
        assert self._together.resume is not None
        self.journal, self._opened = source.journal[entries:], source._opened - entries
        self.state.become(source.state)
        self.asks, self._rules, self._results = {}, {}, source._results.copy()
        for seat in source.asks:
            answers = sum(entry.seat == seat for entry in self.journal[self._opened :])
            if self._drive(self._together.resume(seat, answers), None):
                raise RuntimeError("a talk that is resumed must ask again")

    def _advance(self, kept: bool = False) -> None:
        """Run phases until one asks or none is left. `kept`: the first one already has its checkpoint."""
        state: State = self.state
        stack = state.stack
        phases = self.game.asking
        while stack:
            frame = stack[-1]
            phase, asks = phases[frame[0]]
            if asks:
                if not kept:
                    self._keep()
                stack.pop()
                self._depth = len(stack)
                self._main = phase(state, *frame[1:])
                if not self._drive(self._main, None):
                    return
            else:
                stack.pop()
                try:
                    phase(state, *frame[1:])
                except Unwind as unwind:
                    self._unwind(unwind.name)
            kept = False
        if not self._checkpoints:
            self._keep()

    def _keep(self) -> None:
        """Save a checkpoint. Those before the last thing that cannot be undone are no longer needed."""
        state: State = self.state
        new = Checkpoint(state.copy(), len(self.journal), len(self.log))
        older = self._checkpoints
        if older and older[-1].state.barrier != state.barrier:
            older = older[-1:]
        self._checkpoints = [*older, new]

    def _unwind(self, name: str) -> None:
        stack = self.state.stack
        while stack and stack[-1][0] != name:
            stack.pop()
        if not stack:
            raise RuntimeError(f"there is no frame '{name}' to unwind to")

    def _drive(self, rule: Rule | None, answer: Any) -> bool:
        """Resume a rule with an answer. True if it has ended, False if a seat must choose."""
        assert rule is not None
        state: State = self.state
        while True:
            try:
                asked = rule.send(answer)
            except StopIteration as end:
                self._value = end.value
                return True
            except Unwind as unwind:
                if self._together:
                    raise RuntimeError("a talk must not unwind") from unwind
                self._unwind(unwind.name)
                return True
            if len(state.stack) != self._depth:
                raise RuntimeError("a phase asks first and pushes last")
            if type(asked) is Ask:
                answer = asked.only()
                if answer is None or (asked.window and not state.quick):
                    if asked.window and (not self.journal or self.journal[-1].seat != asked.seat):
                        state.barrier += 1  # another seat may react, so what led here is final
                    self.asks[asked.seat] = asked
                    self._rules[asked.seat] = rule
                    return False
            elif type(asked) is Chance:
                if not state.quick and self._open_chance(asked):
                    return False
                answer = IN_TURN
            elif self._open(asked):
                return False
            else:
                answer = self._close()

    def _open(self, together: Any) -> bool:
        """Start every seat's talk. False if none of them has anything to ask."""
        self._together, self._opened, self._results = together, len(self.journal), {}
        for seat in together.seats:
            self._talk(seat)
        return bool(self.asks)

    def _talk(self, seat: int) -> None:
        assert self._together is not None
        if self._drive(self._together.talk(seat), None):
            self._results[seat] = self._value

    def _close(self) -> dict[int, Any]:
        """Collect the results once all talks have ended. The journal drops the order in which answers came."""
        assert self._together is not None
        # A new list: if a rule fails after this, the old one still shows who had answered.
        talks = sorted(self.journal[self._opened :], key=lambda entry: entry.seat)
        self.journal = [*self.journal[: self._opened], *talks]
        self._deals = {at: state for at, state in self._deals.items() if at < self._opened}
        self.state.barrier += 1
        results = {seat: self._results[seat] for seat in self._together.seats}
        self._together = None
        return results

    def _open_chance(self, chance: Chance) -> bool:
        """Ask everybody who might react. False if that is one seat at most."""
        opened = OpenChance(chance)
        if len(opened.seats) < 2:
            return False
        self.state.barrier += 1  # another seat may react, so what led here is final
        self._chance, self._opened, self.asks = opened, len(self.journal), opened.asks()
        return True

    def _answer_chance(self, chance: OpenChance, seat: int, answer: Option) -> bool:
        """Take in an answer. If it decides the chance, the rule runs on; True if it has ended."""
        chance.take(seat, answer)
        self.asks = chance.asks()
        counted = chance.counted()
        if counted is None:
            return False
        self._close_chance(counted)
        return self._drive(self._main, chance.outcome())

    def _close_chance(self, counted: list[int]) -> None:
        """The journal keeps what counts, in turn order."""
        given = self.journal[self._opened :]
        kept = [entry for entry in given if entry.seat == TABLE]
        for seat in counted:
            entry = next(entry for entry in given if entry.seat == seat)
            given.remove(entry)
            kept.append(entry)
        # A new list: if a rule fails after this, the old one still shows who had answered.
        self.journal = [*self.journal[: self._opened], *kept]
        self.state.barrier += 1
        self._chance, self.asks = None, {}

    def _apply_table_entry(self, option: Any) -> bool:
        """Set new dice; for an imagined match also re-deal the secrets and restart the others' open talks. True
        if a Together is open, since this may have ended it."""
        what, key, *known = option
        if what != "imagine":
            self.state.dice = (key_of(key), 0)
            self.state.barrier += 1
            self.state.tell(WENT_BACK)
            return False
        self._redeal(key, known)
        for seat in self._together.seats if self._together else ():
            if seat not in known:
                self.asks.pop(seat, None)
                self._results.pop(seat, None)
                self._talk(seat)
        return self._together is not None

    def _redeal(self, key: int, known: Sequence[int]) -> None:
        """Re-deal what those seats cannot know. Where a copy replays this, the secrets are those dealt before."""
        state, at = self.state, len(self.journal) - 1
        if at not in self._deals:
            self.game.imagine(state, key, known)
            self._deals[at] = state.copy()
            return
        dealt = self._deals[at].copy()
        for name, _ in self.game.secrets:
            setattr(state, name, getattr(dealt, name))
