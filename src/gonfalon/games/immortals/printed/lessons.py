"""lessons.toml: positions to learn from."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Source, Top


class Pair(Printed, frozen=True):
    """The tribes of a seat."""

    light: str
    dark: str


class LessonTable(Printed, frozen=True):
    """What all lessons have in common: the tribes of each seat, and what a seat has."""

    tribes: Annotated[tuple[Pair, ...], Meta(min_length=1)]
    gold: Count
    energy: Count


class Force(Printed, frozen=True):
    """Armies in a place."""

    place: str
    n: Top


class Laid(Printed, frozen=True):
    """A card on a space of a board."""

    space: str
    card: str


class LessonSeat(Printed, frozen=True):
    """What a seat has: gold and energy as usual unless they are given, and armies in the light and dark limbo."""

    gold: Count | None = None
    energy: Count | None = None
    limbo: tuple[Count, Count] = (0, 0)
    armies: tuple[Force, ...] = ()
    cards: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    plan: tuple[Laid, ...] = ()


class Goal(Printed, frozen=True):
    """What the learner is to do; which fields count depends on `kind`. `by`: the space whose card is needed."""

    kind: Literal["armies", "planned", "built", "card", "points", "passed"]
    place: str = ""
    region: str = ""
    n: Count = 0
    buildings: tuple[str, ...] = ()
    plan: tuple[Laid, ...] = ()
    by: str = ""


class Step(Printed, frozen=True):
    """A question and the options that a lesson wants there; due `again` whenever they are offered."""

    ask: str
    offers: Annotated[tuple[str, ...], Meta(min_length=1)]
    again: bool = False


class Remark(Printed, frozen=True):
    """Choices that are remarked upon, with which word; `before`: only until this has been chosen."""

    word: str
    offers: Annotated[tuple[str, ...], Meta(min_length=1)]
    before: str = ""


class Lesson(Printed, frozen=True):
    """A position with something to do. `tray`: the inhabitants that lie there."""

    id: str
    stage: Literal["planning", "actions"]
    goal: Goal
    source: Source
    seats: tuple[LessonSeat, ...] = field(name="seat")
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)] = field(name="step")
    slips: tuple[Remark, ...] = field(name="slip", default=())
    tray: Count = 0
    capitals: tuple[str, ...] = ()


class LessonsFile(Printed, frozen=True):
    meta: Head
    table: LessonTable
    lessons: tuple[Lesson, ...] = field(name="lesson")
