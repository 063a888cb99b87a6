"""The past of a match, to be looked at again: what some seats could see after each of its steps.

What is kept is the journal, how much of the log was told after each step, and the state at some of them; a step is
worked out when somebody looks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gonfalon.core import Match, Option, View
from gonfalon.core.state import Fact
from gonfalon.core.view import told
from gonfalon.web.seen.viewer import NOT_YET, Update, Viewer, alike
from gonfalon.web.seen.voice import Voice
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.seating import Sight

MARKS, APART = 64, 25
"""At how many steps the state is kept at most, and how far they are apart at least."""

SHOWN = ("groups", "order", "panels")
PARTS = ("ribbon", "title", "arms")
"""What a page shows as it was; the log and the question stay those of now."""

Move = tuple[int, Option | None]
"""An entry of a journal: a seat and what it chose."""


def moves_of(match: Match) -> list[Move]:
    """The journal of a match as it stands now."""
    return [(entry.seat, entry.option) for entry in match.journal]


@dataclass(frozen=True)
class Mark:
    """A state, and how many steps led to it."""

    steps: int
    fields: dict[str, Any]


class Past:
    """The past of a match, which grows with it: `follow` plays what was added to the journal since, and drops what
    was taken back. `match` is as it was at the start, and is played on here."""

    def __init__(self, match: Match) -> None:
        self.game, self.setup = match.game, match.setup
        self.match = match
        self.moves: list[Move] = []
        self.log: list[Fact] = list(match.log)
        self.told = [len(self.log)]
        self.marks = [self._mark()]
        self.apart = APART

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moves)

    def follow(self, journal: Sequence[Move]) -> None:
        """Get to the end of a journal."""
        same = alike(self.moves, journal)
        if same < len(self.moves):
            self._go_back(same)
        for seat, option in journal[same:]:
            self._feed(seat, option)

    def _feed(self, seat: int, option: Option | None) -> None:
        before = len(self.match.log)
        self.match.feed(seat, option)
        self.moves.append((seat, option))
        self.log += self.match.log[before:]
        self.told.append(len(self.log))
        if self.last % self.apart == 0:
            self._keep()

    def _keep(self) -> None:
        """Keep the last checkpoint. Too many are thinned out: every second one goes."""
        if (mark := self._mark()).steps != self.marks[-1].steps:
            self.marks.append(mark)
        if len(self.marks) > MARKS:
            self.marks, self.apart = self.marks[::2], 2 * self.apart

    def _mark(self) -> Mark:
        fields, since, _ = self.match.freeze()
        return Mark(len(self.moves) - len(since), fields)

    def _go_back(self, step: int) -> None:
        self.match = self._at(step)
        del self.moves[step:], self.told[step + 1 :], self.log[self.told[step] :]
        self.marks = [mark for mark in self.marks if mark.steps <= step]

    def _at(self, step: int) -> Match:
        """The match after a step, whose log begins somewhere before it."""
        mark = next(mark for mark in reversed(self.marks) if mark.steps <= step)
        return Match.thaw(
            self.game, self.setup, (mark.fields, self.moves[mark.steps : step], [0] * self.setup.seats)
        )

    # ------------------------------------------------------------------ looking

    def step_of(self, line: int) -> int:
        """The step in which a line of the log was written."""
        return bisect_right(self.told, line)

    def view(self, step: int, seats: Iterable[int]) -> View:
        """What those seats could see after a step, without the questions of that time."""
        return replace(self._view(step, seats), asks={}, undo=())

    def before(self, step: int) -> View:
        """What everybody together could see when the choice of a step was made, with its question."""
        seat, _ = self.moves[step - 1]
        view = self._view(step - 1, range(self.setup.seats))
        return replace(view, asks={seat: view.asks[seat]} if seat in view.asks else {})

    def _view(self, step: int, seats: Iterable[int]) -> View:
        match, seats = self._at(step), frozenset(seats)
        return replace(match.view(seats, len(match.log)), log=told(self.log[: self.told[step]], seats))


def as_it_was(voice: Voice, view: View, holders: Sequence[Holder]) -> Update:
    """A moment of the past as a page shows it."""
    viewer = Viewer(voice, view.seats, 0)
    viewer.told = view.log  # the page has the log
    viewer.show(Sight(view, holders))
    update = viewer.since(NOT_YET)
    text = voice.outcome(view) or voice.words("said-past", title=voice.title(view))
    parts = {name: update["parts"][name] for name in PARTS}
    return {**{name: update[name] for name in SHOWN}, "parts": parts, "text": text}
