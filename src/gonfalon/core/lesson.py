"""Lessons: prepared positions in which the first seat learns something by doing it.

A lesson is played like any game. What it wants next is worked out from what the learner sees and has chosen, again
after every choice and every undo, so that nothing can get out of step. Another legal choice is never refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .ask import Option
from .view import View

if TYPE_CHECKING:
    from .game import Verbs

LEARNER = 0
"""The seat of whoever takes a lesson."""

OR = "|"
"""Stands between options that serve equally well."""


def always(view: View) -> bool:
    return True


def never(view: View) -> bool:
    return False


def is_over(view: View) -> bool:
    return view.over


@dataclass(frozen=True)
class LessonStep:
    """A step: the question at which it is due, and the options it wants, one after the other, as the record writes
    them or begins to. One that is due `again` may be made any number of times. `when` says when else it is due."""

    ask: str
    offers: tuple[str, ...]
    again: bool = False
    when: Callable[[View], bool] = always


@dataclass(frozen=True)
class Slip:
    """Choices that are legal and not what the lesson is about; `lesson-<id>-<word>` is what is said of them. Even
    what a step wants is a slip `before` its time: as long as that has not been chosen."""

    word: str
    offers: tuple[str, ...]
    before: str = ""


@dataclass(frozen=True)
class Lesson:
    """A prepared position that teaches something. A table selects it with the option `lesson`; the game's `start`
    sets it up. The words of the game hold its title, goal, steps and end: `lesson-<id>`, `-task`, `-1`, `-2`, ...,
    `-done` and, if it may fail, `-failed`. `options` are other table options it needs, `seed` the dice of the
    first try: whoever begins again has others. In one that `asks_all`, no question answers itself, however plain
    the answer is: it is what the lesson is about."""

    id: str
    mode: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    asks_all: bool = False
    steps: tuple[LessonStep, ...] = ()
    slips: tuple[Slip, ...] = ()
    is_done: Callable[[View], bool] = is_over
    has_failed: Callable[[View], bool] = never


@dataclass(frozen=True)
class Progress:
    """How far a learner is: which step is due (0: none) and by which option, what word the last choice deserves,
    and whether the lesson is over."""

    step: int = 0
    option: Option | None = None
    slip: str = ""
    is_done: bool = False
    has_failed: bool = False


def progress(verbs: Verbs, lesson: Lesson, view: View, chosen: Sequence[str]) -> Progress:
    """How far the learner is, who has `chosen` all this, as the record writes it."""
    if lesson.is_done(view):
        return Progress(is_done=True)
    if lesson.has_failed(view):
        return Progress(has_failed=True)
    step, option = due(verbs, lesson, view, chosen)
    return Progress(step, option, slip_of(lesson, chosen))


def due(verbs: Verbs, lesson: Lesson, view: View, chosen: Sequence[str]) -> tuple[int, Option | None]:
    """The number of the first step that can be made now and has not been made, and the option that makes it."""
    ask = view.asks.get(LEARNER)
    if ask is None:
        return 0, None
    texts = [(verbs.text(option), option) for option in ask.options]
    for number, step in enumerate(lesson.steps, 1):
        if step.ask == ask.what and step.when(view):
            for offer in wanted(step, chosen):
                found = next((option for text, option in texts if begins(text, offer)), None)
                if found is not None:
                    return number, found
    return 0, None


def wanted(step: LessonStep, chosen: Sequence[str]) -> list[str]:
    """What is left to do of a step."""
    return [offer for offer in step.offers if step.again or not any(begins(text, offer) for text in chosen)]


def begins(text: str, offer: str) -> bool:
    """Whether a choice is what an offer means."""
    return text.startswith(tuple(offer.split(OR)))


def slip_of(lesson: Lesson, chosen: Sequence[str]) -> str:
    """What is said of the last choice if it is beside the lesson; each word once."""
    slips = [slip_in(lesson, text, chosen[:n]) for n, text in enumerate(chosen)]
    return slips[-1] if slips and slips[-1] not in slips[:-1] else ""


def slip_in(lesson: Lesson, text: str, earlier: Sequence[str]) -> str:
    """What a choice deserves that was made after these."""
    for slip in lesson.slips:
        if any(begins(text, offer) for offer in slip.offers) and is_beside(lesson, slip, text, earlier):
            return slip.word
    return ""


def is_beside(lesson: Lesson, slip: Slip, text: str, earlier: Sequence[str]) -> bool:
    """Whether no step wants a choice, or not yet."""
    if slip.before:
        return not any(begins(each, slip.before) for each in earlier)
    return not any(begins(text, offer) for step in lesson.steps for offer in step.offers)
