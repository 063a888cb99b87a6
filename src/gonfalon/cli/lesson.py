"""A lesson at the terminal: its goal, the step that is due before each question, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.cli.speech import Speech
from gonfalon.core import LEARNER, GonfalonError, Lesson, Match, Progress, progress


def lesson_named(match_lessons: tuple[Lesson, ...], game: str, id: str) -> Lesson:
    """The lesson with this name; if there is none, the error says which there are."""
    found = next((lesson for lesson in match_lessons if lesson.id == id), None)
    if found is None:
        names = ", ".join(lesson.id for lesson in match_lessons) or "none"
        raise GonfalonError(f"{game} has no lesson '{id}'; its lessons are: {names}.")
    return found


class Teacher:
    """What a lesson says to whoever takes it at a terminal, each thing once."""

    def __init__(self, speech: Speech, match: Match, lesson: Lesson) -> None:
        self.speech = speech
        self.match = match
        self.lesson = lesson
        self.said = ""

    def begin(self) -> None:
        """The title and the goal."""
        self.speech.print(self.speech.words(f"lesson-{self.lesson.id}"), "bold")
        self.speech.say(f"lesson-{self.lesson.id}-task")

    def now(self) -> Progress:
        text = self.match.game.verbs.text
        own = (entry.option for entry in self.match.journal if entry.seat == LEARNER)
        chosen = [text(option) for option in own if option is not None]
        return progress(self.match.game.verbs, self.lesson, self.match.view([LEARNER]), chosen)

    def speak(self) -> bool:
        """Say what is due. True if the lesson is over, and how."""
        now = self.now()
        said = " ".join(self.speech.words(f"lesson-{self.lesson.id}-{word}") for word in words_of(now))
        if said and said != self.said:
            self.speech.print(f"» {said}", "green")
        self.said = said
        return now.is_done or now.has_failed


def words_of(now: Progress) -> Iterator[str]:
    """The words for how far a learner is."""
    if now.is_done or now.has_failed:
        yield "done" if now.is_done else "failed"
        return
    if now.slip:
        yield now.slip
    if now.step:
        yield str(now.step)
