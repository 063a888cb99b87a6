"""lessons.toml: positions to learn from."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Source

from .terms import Cell, Class


class LessonUnit(Printed, frozen=True):
    """A unit where a lesson puts it, at full Health unless another is given."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    card: str
    space: Cell
    health: Count = 0


class Goal(Printed, frozen=True):
    """What the learner is to do; which fields count depends on `kind`."""

    kind: Literal["at", "captured", "pushed", "hurt", "flag"]
    seat: Annotated[int, Meta(ge=0, le=1)] = 0
    unit_class: Literal["", Class] = field(name="class", default="")
    space: Cell | None = None
    zone: str = ""


class Lesson(Printed, frozen=True):
    id: str
    goal: Goal
    units: tuple[LessonUnit, ...]
    source: Source


class LessonsFile(Printed, frozen=True):
    meta: Head
    lessons: tuple[Lesson, ...] = field(name="lesson")
