"""What a viewer has been shown of a table, and what has changed since.

A viewer is a set of seats and a language; all pages with the same of both share one. It remembers in which of its
versions each group, panel and log line last changed, so "what is new since version v" is a filter, and serves a
page that is up to date, one that lags behind and one that reconnects. The version counts only changes that this
viewer can see: others' hidden progress does not move it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from htpy import Element

from gonfalon.core import Ask, View
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Offer, Voice
from gonfalon.web.tables.seating import NO_SEAT, Seats, Sight

Update = dict[str, Any]
"""A message to a page, or what a page is made from: see pages/context.py."""

NOT_YET = -1
"""Before the first version, or the first question."""


@dataclass
class Drawn:
    """Something drawn, as text, and the version in which it last changed. Games draw the same thing as the same
    element, whoever looks: of an `element` that is still there, the text need not be compared."""

    text: str
    version: int
    element: Element | None = None


class Viewer:
    """What some seats have been shown of a table: `view` last. Versions count from `start`, above those of other
    viewers. Of the table a viewer knows only what it is shown."""

    view: View

    def __init__(self, voice: Voice, seats: Seats, start: int) -> None:
        self.voice = voice
        self.seats = seats
        self.start = start
        self.version = start
        self.groups: dict[str, Drawn] = {}
        self.panels: dict[str, Drawn] = {}
        self.lines: dict[int, Drawn] = {}
        self.order: list[str] = []
        self.reordered = start
        self.told: tuple[tuple[Any, ...], ...] = ()
        self.rest: Update = {}
        self.answered: tuple[Ask, list[Offer]] | None = None
        self.encoded: dict[int, bytes] = {}

    # ------------------------------------------------------------------ looking

    def show(self, sight: Sight) -> None:
        """Take in what the table shows now."""
        voice, view, new = self.voice, sight.view, self.version + 1
        self.view = view
        groups = voice.draw.groups(voice.words, view)
        changed = renew(self.groups, groups, new)
        if [*groups] != self.order:
            self.order, self.reordered, changed = [*groups], new, True
        panels = voice.draw.panels(voice.words, view)
        changed |= renew(self.panels, panels, new)
        changed |= self._read_log(view, new)
        rest = self._rest(sight)
        if rest != self.rest:
            self.rest, changed = rest, True
        if changed:
            self.version = new
            self.encoded.clear()

    def _read_log(self, view: View, new: int) -> bool:
        """Lines for what was logged since. If something was taken back, the line before it is sent again, which
        makes the page drop those after it."""
        told, old = view.log, self.told
        same = len(old) if told[: len(old)] == old else alike(old, told)
        if same == len(old) == len(told):
            return False
        self.told = told
        if same < len(old):
            self.lines = {number: line for number, line in self.lines.items() if number < same}
            if self.lines:
                self.lines[max(self.lines)].version = new
            else:
                self.start = new
        for number in range(same, len(told)):
            if text := self.voice.line(view, number, told[number]):
                self.lines[number] = Drawn(text, new)
        return True

    def _rest(self, sight: Sight) -> Update:
        """Everything that is repeated in every message."""
        voice, view = self.voice, sight.view
        seat = next(iter(sight.open), NO_SEAT)
        speaker = seat if seat != NO_SEAT else next(iter(view.undo), NO_SEAT)
        waiting = "" if seat != NO_SEAT or view.over else self._waiting(sight)
        return {
            "ribbon": [[text, bool(current)] for text, current in voice.draw.ribbon(voice.words, view)],
            "title": voice.title(view),
            "prompt": self._prompt(sight, seat, speaker, waiting),
            "window": self._window(sight),
            "arms": voice.arms_of(view, self._concerned(view, seat)),
            "options": self._options(view, seat),
            "undo": speaker in view.undo,
            "undo_why": "" if speaker in view.undo or not self.seats else voice.words("said-no-undo"),
            "waiting": waiting,
            "over": voice.outcome(view),
            "pass_to": "",
            "standing": next((sight.holders[own].order for own in sorted(self.seats)), ""),
        }

    def _concerned(self, view: View, seat: int) -> Sequence[int]:
        """Whose arms are shown with the question: whoever has won, must choose, or is named as awaited."""
        if view.over:
            return [each for each, place in enumerate(view.result) if place == 1]
        return view.waiting if seat == NO_SEAT else [seat]

    def _prompt(self, sight: Sight, seat: int, speaker: int, waiting: str) -> Update:
        """The question, or why there is none. `speaker` is the seat that may still take back a choice."""
        voice, view = self.voice, sight.view
        if seat == NO_SEAT:
            text = voice.outcome(view) or waiting
            nth = view.nth.get(speaker, NOT_YET)
            return {"text": text, "rule": "", "seat": speaker, "nth": nth, "mine": False}
        ask = view.asks[seat]
        text = voice.tell.prompt(voice.words, view, seat)
        if sight.window and sight.window.passed:
            text = voice.words("said-passed")
        return {"text": text, "rule": ask.rule, "seat": seat, "nth": view.nth[seat], "mine": True}

    def _options(self, view: View, seat: int) -> list[Offer]:
        """The options of the question, worked out once for as long as it stays the same."""
        if seat == NO_SEAT:
            self.answered = None
            return []
        ask = view.asks[seat]
        if self.answered is None or self.answered[0] is not ask:
            self.answered = ask, [self.voice.option(view, option) for option in ask.options]
        return self.answered[1]

    def _waiting(self, sight: Sight) -> str:
        """Whom the table waits for. While a chance to react is open, nobody is named."""
        words, view = self.voice.words, sight.view
        if view.window or not view.waiting:
            return " ".join([words("said-window"), *self._known(sight)])
        bots = all(sight.holders[seat].kind == "bot" for seat in view.waiting)
        names = self.voice.seats(view, view.waiting)
        return words("said-thinking" if bots else "said-waiting", n=len(view.waiting), seats=names)

    def _window(self, sight: Sight) -> Update | None:
        """A window with a fixed end, for somebody who may react. The page is sent how much time is left."""
        if sight.window is None:
            return None
        return {**asdict(sight.window), "known": " ".join(self._known(sight))}

    def _known(self, sight: Sight) -> list[str]:
        """What everybody knows about the window that is open."""
        facts = (("said-holds", sight.held), ("said-waived", sight.waived))
        return [
            self.voice.words(id, n=len({*seats}), seats=self.voice.seats(sight.view, sorted({*seats})))
            for id, seats in facts
            if seats
        ]

    # ------------------------------------------------------------------ telling

    def since(self, version: int) -> Update:
        """What a page with this version needs; everything if the version is too old, or none of ours."""
        full = not self.start <= version <= self.version
        if full:
            version = NOT_YET
        update: Update = {
            "version": self.version,
            "full": full,
            "groups": [[id, self.groups[id].text] for id in self.order if self.groups[id].version > version],
            "panels": {id: panel.text for id, panel in self.panels.items() if panel.version > version},
            **self.rest,
            "log": [[number, line.text] for number, line in self.lines.items() if line.version > version],
        }
        if full or self.reordered > version:
            update["order"] = self.order
        return update

    def message(self, version: int) -> bytes:
        """The same as sent over the wire; pages with the same version get the same bytes."""
        if version not in self.encoded:
            self.encoded[version] = msgspec.json.encode(self.since(version))
        return self.encoded[version]


def renew(known: dict[str, Drawn], now: Mapping[str, Element], version: int) -> bool:
    """Update what is known to what is drawn now. True if anything changed."""
    gone = [id for id in known if id not in now]
    for id in gone:
        del known[id]
    changed = bool(gone)
    for id, element in now.items():
        old = known.get(id)
        if old is not None and old.element is element:
            continue
        text = html(element)
        if old is not None and old.text == text:
            old.element = element
        else:
            known[id] = Drawn(text, version, element)
            changed = True
    return changed


def alike(old: Sequence[object], new: Sequence[object]) -> int:
    """The length of the common prefix of two lists."""
    return next((n for n, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
