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
from markupsafe import escape

from gonfalon.core import Ask, Orders, View
from gonfalon.web.seen import moments, parts, teaching
from gonfalon.web.seen.asking import answered, kept, offers
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import MOST_TARGETS, Offer, Voice
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.seating import NO_SEAT, Seats, Sight

Update = dict[str, Any]
"""A message to a page, or what a page is made from: see pages/context.py."""

NOT_YET = -1
"""Before the first version, or the first question."""

STEPS_KEPT = 100
"""How many of the last steps are kept, for pages that lag behind."""


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
    holders: Sequence[Holder]

    def __init__(self, voice: Voice, seats: Seats, start: int) -> None:
        self.voice = voice
        self.seats = seats
        self.start = start
        self.version = start
        self.groups: dict[str, Drawn] = {}
        self.panels: dict[str, Drawn] = {}
        self.lines: dict[int, Drawn] = {}
        self.steps: list[tuple[int, Update]] = []
        self.order: list[str] = []
        self.reordered = start
        self.told: tuple[tuple[Any, ...], ...] = ()
        self.rest: Update = {}
        self.answered: tuple[Ask, list[Offer]] | None = None
        self.coach = teaching.Coach()
        self.encoded: dict[int, bytes] = {}

    # ------------------------------------------------------------------ looking

    def show(self, sight: Sight) -> None:
        """Take in what the table shows now."""
        voice, view, new = self.voice, sight.view, self.version + 1
        self.view, self.holders = view, sight.holders
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
            self.steps = [(version, step) for version, step in self.steps if step["n"] < same]
            if self.lines:
                self.lines[max(self.lines)].version = new
            else:
                self.start = new
        for number in range(same, len(told)):
            if text := self.voice.line(view, number, told[number]):
                self.lines[number] = Drawn(text, new)
        if self.rest:  # nothing is played of what happened before the first look
            steps = moments.shown(self.voice, view, same)
            self.steps = [*self.steps, *((new, step) for step in steps)][-STEPS_KEPT:]
        return True

    def _rest(self, sight: Sight) -> Update:
        """Everything that is repeated in every message."""
        voice, view = self.voice, sight.view
        learnt = teaching.learnt(voice, sight)
        ended = teaching.ended(voice, *learnt) if learnt else ""
        seat = NO_SEAT if ended else next(iter(sight.open), NO_SEAT)
        speaker = seat if seat != NO_SEAT else next(iter(view.undo), NO_SEAT)
        over = ended or voice.outcome(view)
        waiting = "" if seat != NO_SEAT or over else self._waiting(sight)
        orders = self._orders(sight, seat)
        bubble = (
            teaching.lesson_bubble(voice, view, *learnt) if learnt else self.coach.speak(voice, view, seat, orders)
        )
        return {
            "prompt": self._prompt(sight, seat, speaker, over or waiting),
            "window": self._window(sight),
            "options": self._options(view, seat, orders),
            "undo": speaker in view.undo and not ended,
            "undo_why": "" if speaker in view.undo or not self.seats else voice.words("said-no-undo"),
            "waiting": waiting,
            "over": over,
            "card": view.over and not learnt and voice.tell.chronicle is not None,
            "pass_to": "",
            "standing": orders.windows if orders else "",
            "answers": orders.answers if orders else "",
            "selves": answered(voice, sight.selves),
            "coached": bubble["lights"],
            "parts": {"bubble": bubble["text"], **self._parts(sight, seat, orders)},
        }

    def _parts(self, sight: Sight, seat: int, orders: Orders | None) -> parts.Parts:
        """What a page only has to put in its place."""
        voice, view, words = self.voice, sight.view, self.voice.words
        return {
            "ribbon": parts.ribbon(voice.draw.ribbon(words, view)),
            "title": str(escape(voice.title(view))),
            "arms": voice.arms_of(view, self._concerned(view, seat)),
            "window": parts.window(words, self._window(sight)),
            **parts.ordering(
                words,
                [*offers(voice, view, seat, orders)] if orders and seat != NO_SEAT else [],
                [*kept(voice, view, orders)] if orders else [],
            ),
        }

    def _orders(self, sight: Sight, seat: int) -> Orders | None:
        """The orders of the seat that must choose or, if none must, of the first of these seats."""
        own = [seat] if seat != NO_SEAT else sorted(self.seats)
        return sight.holders[own[0]].orders if own else None

    def _concerned(self, view: View, seat: int) -> Sequence[int]:
        """Whose arms are shown with the question: whoever has won, must choose, or is named as awaited."""
        if view.over:
            return [each for each, place in enumerate(view.result) if place == 1]
        return view.waiting if seat == NO_SEAT else [seat]

    def _prompt(self, sight: Sight, seat: int, speaker: int, otherwise: str) -> Update:
        """The question, or what else is said. `speaker` is the seat that may still take back a choice."""
        voice, view = self.voice, sight.view
        if seat == NO_SEAT:
            nth = view.nth.get(speaker, NOT_YET)
            return {"text": otherwise, "rule": "", "seat": speaker, "nth": nth, "mine": False}
        ask = view.asks[seat]
        text, since = voice.tell.prompt(voice.words, view, seat), moments.since(voice, view)
        if sight.window and sight.window.passed:
            text = voice.words("said-passed")
        return {"text": text, "rule": ask.rule, "seat": seat, "nth": view.nth[seat], "mine": True, "since": since}

    def _options(self, view: View, seat: int, orders: Orders | None) -> list[Offer]:
        """The options of the question, worked out once for as long as it stays the same. Before a turn is ended or
        a fight begun, the coach may warn."""
        if seat == NO_SEAT:
            self.answered = None
            return []
        ask = view.asks[seat]
        if self.answered is None or self.answered[0] is not ask:
            offers = [self.voice.option(view, option) for option in ask.options]
            if orders and orders.coach:
                risky = [each for each in zip(ask.options, offers) if each[1]["end"] or each[1]["fight"]]
                self.coach.warn(self.voice, view, seat, risky, orders)
            self.answered = ask, offers
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

    def digest(self) -> Update:
        """What others did since my last turn."""
        return moments.digest(self.voice, self.view, len(self.holders))

    def inspected(self, target: str, picked: Sequence[str]) -> str:
        """What there is to know about something the page shows: above that, the one option that picking it would
        complete. A button stands for its option: `choose` and what it chooses."""
        options: Sequence[Offer] = self.rest["options"]
        verb, _, choice = target.partition(" ")
        if verb == "choose":
            return "".join(parts.outlook(each) for each in options if each["choice"] == choice)
        named = sorted(picked if target in picked else [*picked, target])
        made = [option for option in options if sorted(option["targets"]) == named]
        told = self.voice.inspected(self.view, target, picked[:MOST_TARGETS])
        return (parts.outlook(made[0]) if len(made) == 1 else "") + told

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
            "steps": [] if full else [step for changed, step in self.steps if changed > version],
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
