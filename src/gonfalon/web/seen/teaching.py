"""What a lesson or the coach says: one bubble in the inspector's place, from what the seat sees.

A lesson says what it wants next (core/lesson.py). The coach of a first game has rules (`Tell.advice`); the first
that has something to say, says it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from htpy import button, div, h2, p, span

from gonfalon.core import LEARNER, Lesson, Option, Orders, Progress, View, progress
from gonfalon.games.contract import Advice
from gonfalon.web.seen.parts import message
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Offer, Voice
from gonfalon.web.tables.seating import NO_SEAT, Sight


class Bubble(TypedDict):
    """What the page shows in the inspector's place, as HTML, and which targets it rings."""

    text: str
    lights: list[str]


NOTHING: Bubble = {"text": "", "lights": []}


# ------------------------------------------------------------------------- lessons


def lesson_of(voice: Voice, id: str) -> Lesson | None:
    return next((lesson for lesson in voice.game.lessons if lesson.id == id), None)


def learnt(voice: Voice, sight: Sight) -> tuple[Lesson, Progress] | None:
    """The lesson of a table and how far the learner is, if this is the learner."""
    lesson = lesson_of(voice, sight.lesson)
    if lesson is None or LEARNER not in sight.view.seats:
        return None
    return lesson, progress(voice.game.verbs, lesson, sight.view, sight.chosen)


def ended(voice: Voice, lesson: Lesson, now: Progress) -> str:
    """How a lesson ended; empty while it goes on."""
    end = "done" if now.is_done else "failed" if now.has_failed else ""
    return voice.words(f"lesson-{lesson.id}-{end}") if end else ""


def lesson_bubble(voice: Voice, view: View, lesson: Lesson, now: Progress) -> Bubble:
    """The goal, what the last choice deserves, and the step that is due, or how it ended."""
    words, id = voice.words, f"lesson-{lesson.id}"
    said = ended(voice, lesson, now) or (words(f"{id}-{now.step}") if now.step else "")
    inside = [
        h2[words(id), span(".count")[f"{now.step}/{len(lesson.steps)}"] if now.step else None],
        p(".goal")[words(f"{id}-task")],
        p(".slip")[words(f"{id}-{now.slip}")] if now.slip else None,
        p(".step")[said] if said else None,
    ]
    lights = voice.draw.targets(view, now.option) if now.option is not None else ()
    return {"text": html(div(".bubble")[inside]), "lights": [*lights]}


# ------------------------------------------------------------------------- the coach

SECOND = 2
"""A rule that speaks every second round is silent in the round after it spoke."""


@dataclass
class Coach:
    """The coach of one viewer: what it said last, and in which round each rule spoke."""

    said: dict[str, int] = field(default_factory=dict)
    warned: dict[str, int] = field(default_factory=dict)
    asked: tuple[Any, ...] = ()
    bubble: Bubble = field(default_factory=lambda: NOTHING)

    def speak(self, voice: Voice, view: View, seat: int, orders: Orders | None) -> Bubble:
        """What the coach says about the question of a seat; the same as long as that stays the same."""
        if orders is None or not orders.coach or seat == NO_SEAT:
            return NOTHING
        asked = (view.nth[seat], view.asks[seat].what, orders.hushed)
        if asked != self.asked:
            self.asked, self.bubble = asked, self._first(voice, view, seat, orders)
        return self.bubble

    def _first(self, voice: Voice, view: View, seat: int, orders: Orders) -> Bubble:
        now = voice.game.round(view.state)
        for advice, facts in holding(voice.tell.advice, view, seat, orders):
            if is_due(advice, self.said.get(advice.id), now):
                self.said[advice.id] = now
                return advised(voice, view, advice, facts)
        return NOTHING

    def warn(
        self, voice: Voice, view: View, seat: int, offers: Iterable[tuple[Option, Offer]], orders: Orders | None
    ) -> None:
        """Say what there is to say against options, at as many questions as each rule may speak."""
        now, spoke = voice.game.round(view.state), set[str]()
        for option, offer in offers:
            for advice, said in warnings(voice, view, seat, option, orders):
                if is_due(advice, self.warned.get(advice.id), now):
                    offer["warning"] = said
                    spoke.add(advice.id)
                    break
        self.warned.update(dict.fromkeys(spoke, now))


def holding(
    advice: Sequence[Advice], view: View, seat: int, orders: Orders
) -> Iterator[tuple[Advice, Mapping[str, Any]]]:
    """The rules about a question that have something to say."""
    what = view.asks[seat].what
    for each in advice:
        if each.of_question and what in each.asks and each.id not in orders.hushed:
            facts = each.of_question(view, seat)
            if facts is not None:
                yield each, facts


def is_due(advice: Advice, last: int | None, now: int) -> bool:
    """Whether a rule may speak in this round, having spoken last in that one."""
    if last is None or advice.often == "each":
        return True
    return advice.often == "second" and now - last >= SECOND


def advised(voice: Voice, view: View, advice: Advice, facts: Mapping[str, Any]) -> Bubble:
    """A sentence of the coach, with the way to have no more like it."""
    words = voice.words
    suggested: Option | None = facts.get("option")
    choose = (
        button(".button.suggestion", type="button", name="choose", value=voice.game.verbs.text(suggested))[
            words("coach-choose")
        ]
        if suggested
        else None
    )
    inside = [
        h2[words("coach-name")],
        p(".step")[sentence(voice, advice, facts)],
        div(".row")[
            choose,
            button(".quiet", type="button", data_send=message("order", order=f"hush {advice.id}"))[
                words("coach-hush")
            ],
            button(".quiet", type="button", data_send=message("order", order="coach off"))[words("coach-off")],
        ],
    ]
    return {"text": html(div(".bubble.coach")[inside]), "lights": [*facts.get("lights", ())]}


def sentence(voice: Voice, advice: Advice, facts: Mapping[str, Any]) -> str:
    """What a rule says, with its facts in the reader's language."""
    said = {name: fact for name, fact in facts.items() if name not in ("option", "lights")}
    told = {name: fact(voice.words) if callable(fact) else fact for name, fact in said.items()}
    return voice.words(f"coach-{advice.id}", **told)


def warned(voice: Voice, view: View, seat: int, option: Option, orders: Orders | None) -> str:
    """What the coach says against an option before it is chosen; empty if nothing."""
    return next((said for _, said in warnings(voice, view, seat, option, orders)), "")


def warnings(
    voice: Voice, view: View, seat: int, option: Option, orders: Orders | None
) -> Iterator[tuple[Advice, str]]:
    """The rules that warn of an option, and what they say."""
    if orders is None or not orders.coach:
        return
    what = view.asks[seat].what
    for advice in voice.tell.advice:
        if advice.of_option and what in advice.asks and advice.id not in orders.hushed:
            facts = advice.of_option(view, seat, option)
            if facts is not None:
                yield advice, sentence(voice, advice, facts)
