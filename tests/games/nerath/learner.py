"""Somebody who takes a lesson at a live table, with bots as the server has them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gonfalon import bots
from gonfalon.core import LEARNER, Lesson, Match, Orders, Progress, Setup, View, progress
from gonfalon.core.orders import Declined, answer_by_order
from gonfalon.games.nerath import GAME

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}
EASY = bots.find("easy", GAME)
MOST_CHOICES = 15
"""After so many choices a lesson should be over."""


class Learner:
    """A lesson under way. What nobody need be asked is answered, and bots answer for the others."""

    def __init__(self, lesson: str, seed: int = 1) -> None:
        self.lesson: Lesson = LESSONS[lesson]
        setup = Setup(self.lesson.mode, self.lesson.seats, seed, {**self.lesson.options, "lesson": lesson})
        self.match = Match(GAME, setup, live=True)
        self.orders = Orders(answers="ask" if self.lesson.asks_all else "self")
        self.chosen: list[str] = []
        self.trail: list[tuple[str, int]] = []
        """At which question which step was due."""
        self.settle()

    @property
    def view(self) -> View:
        return self.match.view([LEARNER])

    @property
    def now(self) -> Progress:
        return progress(GAME.verbs, self.lesson, self.view, self.chosen)

    @property
    def is_over(self) -> bool:
        return self.now.is_done or self.now.has_failed

    @property
    def asked(self) -> str:
        return self.match.asks[LEARNER].what

    def offered(self) -> list[str]:
        return [GAME.verbs.text(option) for option in self.match.asks[LEARNER].options]

    def settle(self) -> None:
        """Until the learner is asked, or the lesson is over."""
        declined = Declined()
        while not self.is_over:
            self.match.pass_empty()
            seat = next((each for each in self.match.asks if each != LEARNER), LEARNER)
            if seat != LEARNER:
                rng = Random(f"{self.match.setup.seed} {seat} {len(self.match.journal)}")
                self.match.play(seat, bots.answer(EASY, self.match, seat, rng))
                continue
            answer = answer_by_order(self.match, LEARNER, self.orders, declined)
            if answer is None:
                return
            self.match.play(LEARNER, answer)

    def play(self, *lines: str) -> None:
        """Choose, in the record's words."""
        for line in lines:
            self.match.play(LEARNER, GAME.verbs.parse(line))
            self.chosen.append(line)
            self.settle()

    def undo(self) -> None:
        self.match.undo(LEARNER)
        self.chosen.pop()

    def follow_to(self, what: str) -> None:
        """Do what the lesson says, until this is asked or the lesson is over."""
        while not self.is_over and self.asked != what:
            self.follow(len(self.chosen) + 1)

    def follow(self, most: int = MOST_CHOICES) -> Progress:
        """Do what the lesson says, until it is over."""
        while not self.is_over and len(self.chosen) < most:
            now = self.now
            self.trail.append((self.asked, now.step))
            assert now.option is not None, f"{self.lesson.id} has nothing to say about {self.asked}: {self.chosen}"
            self.play(GAME.verbs.text(now.option))
        return self.now


def followed(lesson: str, seeds: Sequence[int]) -> list[Learner]:
    """Learners with other dice each, who have done what the lesson says."""
    learners = [Learner(lesson, seed) for seed in seeds]
    for each in learners:
        each.follow()
    return learners
