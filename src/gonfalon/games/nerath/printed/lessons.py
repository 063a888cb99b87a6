"""lessons.toml: positions to learn from."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Source, Top


class LessonArmy(Printed, frozen=True):
    """The pieces of a realm in a space."""

    realm: str
    space: str
    pieces: dict[str, Top]


class LessonGoal(Printed, frozen=True):
    """What the learner is to do; which fields count depends on `kind`. An attack on one of `spaces` must not be
    beaten off."""

    kind: Literal["held", "points", "spent"]
    spaces: tuple[str, ...] = ()
    leave: str = ""
    cards: tuple[str, ...] = ()
    number: Count = 0
    within: Literal["battles", "turn"] = "battles"


class LessonStep(Printed, frozen=True):
    """A step: at which question it is due, and by which options. Other conditions count if they are named: the
    battle is fought `at` a space, the learner has pieces in all of `once` (`laden`: a laden Warship) and none yet
    in `until`, and a card is `played`."""

    ask: str
    offers: tuple[str, ...]
    again: bool = False
    at: str = ""
    until: str = ""
    once: tuple[str, ...] = ()
    laden: bool = False
    played: str = ""


class LessonSlip(Printed, frozen=True):
    """Choices beside the lesson, or too early, and the word for them."""

    word: Annotated[str, Meta(pattern="^else(-[a-z]+)?$")]
    offers: tuple[str, ...]
    before: str = ""


class Lesson(Printed, frozen=True):
    id: str
    goal: LessonGoal
    armies: tuple[LessonArmy, ...]
    steps: tuple[LessonStep, ...]
    source: Source
    slips: tuple[LessonSlip, ...] = ()
    begins: Literal["draw", "move", "fight", "reinforce"] = "move"
    round: Top = 2
    held: dict[str, str] = {}
    taken: tuple[str, ...] = ()
    points: dict[str, Count] = {}
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    guardians: dict[str, tuple[str, ...]] = {}
    seed: Count | None = None


class LessonsFile(Printed, frozen=True):
    meta: Head
    lessons: tuple[Lesson, ...] = field(name="lesson")
