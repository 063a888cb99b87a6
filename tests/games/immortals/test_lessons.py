"""The lessons: each can be learnt as it says, in a few choices, and says when it cannot be any more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.immortals.conservation import check_pieces
from games.positions import words
from games.speech import faults
from gonfalon.core import LEARNER, GonfalonError, Lesson, Match, Progress, Setup, progress
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.bots.forecast import attack_odds
from gonfalon.games.immortals.bots.planner.plan import easy
from gonfalon.games.immortals.printed import LESSONS, REGIONS

SEEDS = range(20)
MOST_CHOICES = 15
BOT_CHOICES = 200
"""More than the others ever make in a round."""
LUCKY = {"tower": 19, "claims": 18, "scoring": 19, "bluff": 18}
"""How many of the seeds must lead to the goal, where that is up to the tower or to others; elsewhere all."""
IDS = [lesson.id for lesson in GAME.lessons]
EACH = pytest.mark.parametrize("lesson", GAME.lessons, ids=IDS)
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


class Learner:
    """Somebody who takes a lesson; `easy` bots play the others."""

    def __init__(self, lesson: Lesson | str, seed: int = 1) -> None:
        self.lesson = GAME.lessons[IDS.index(lesson)] if isinstance(lesson, str) else lesson
        options = {**self.lesson.options, "lesson": self.lesson.id}
        self.match = Match(GAME, Setup(self.lesson.mode, self.lesson.seats, seed, options))
        self.rng, self.chosen = Random(seed), list[str]()
        self._others()

    @property
    def now(self) -> Progress:
        return progress(GAME.verbs, self.lesson, self.match.view([LEARNER]), self.chosen)

    @property
    def asked(self) -> str:
        return self.match.asks[LEARNER].what

    def play(self, *lines: str) -> Progress:
        """Choices of the learner, in the record's words."""
        for line in lines:
            self.match.play(LEARNER, GAME.verbs.parse(line))
            self.chosen.append(line)
            self._others()
        return self.now

    def follow(self) -> list[int]:
        """Choose whatever is due until the lesson is over; the steps that were due."""
        steps = list[int]()
        while not (self.now.is_done or self.now.has_failed) and len(steps) < MOST_CHOICES:
            assert self.now.option is not None, f"nothing is due: {self.asked}"
            steps.append(self.now.step)
            self.play(GAME.verbs.text(self.now.option))
        return steps

    def _others(self) -> None:
        """The bots choose until the learner is asked, and in a Together until they have finished."""
        for _ in range(BOT_CHOICES):
            others = [seat for seat in self.match.asks if seat != LEARNER]
            if not others:
                return
            ask = self.match.asks[others[0]]
            self.match.play(ask.seat, easy(self.match.view([ask.seat]), ask, self.rng))
        raise AssertionError("the others play without end")


def followed(lesson: Lesson | str, seeds: Sequence[int] = SEEDS) -> list[tuple[Learner, list[int]]]:
    learners = [Learner(lesson, seed) for seed in seeds]
    return [(learner, learner.follow()) for learner in learners]


# ----------------------------------------------------------------------------- as they say


@EACH
def test_a_lesson_followed_step_by_step_reaches_its_goal_in_a_few_choices(lesson):
    ends = followed(lesson)
    assert sum(learner.now.is_done for learner, _ in ends) >= LUCKY.get(lesson.id, len(SEEDS))
    assert all(learner.now.is_done or learner.now.has_failed for learner, _ in ends)
    assert max(len(steps) for _, steps in ends) <= MOST_CHOICES


@EACH
def test_every_step_of_a_lesson_is_due_in_its_turn(lesson):
    learner, steps = next((learner, steps) for learner, steps in followed(lesson) if learner.now.is_done)
    assert sorted(set(steps)) == [*range(1, len(lesson.steps) + 1)]
    assert steps == sorted(steps)
    assert learner.now.slip == ""


@EACH
def test_a_lesson_begins_with_a_question_to_the_learner(lesson):
    learner = Learner(lesson)
    assert learner.now.step == 1
    assert learner.now.option in learner.match.asks[LEARNER].options
    assert learner.match.view([LEARNER]).log == ()


@EACH
def test_nothing_is_lost_in_the_position_of_a_lesson(lesson):
    learner = Learner(lesson)
    check_pieces(learner.match.state)
    learner.follow()
    check_pieces(learner.match.state)


@EACH
def test_the_position_is_the_same_for_everybody_but_for_the_deck(lesson):
    one, other = (Learner(lesson, seed).match.state for seed in (1, 2))
    assert one.deck != other.deck
    assert sorted(one.deck) == sorted(other.deck)
    differing = {name for name in one.fields if getattr(one, name) != getattr(other, name)}
    assert differing <= {"deck", "dice", "plan"}  # the bots' plans are their own


def test_the_chances_that_the_lessons_name_are_right():
    for lesson, line, chance in (
        ("tower", "attack light:mountainhome>light:foothold 6:for", 0.990),
        ("claims", "attack light:mountainhome>light:eagle_stair 5:for", 0.990),
        ("scoring", "attack light:mountainhome>light:foothold 6:for", 0.997),
    ):
        learner = Learner(lesson)
        learner.play("turn_up L3")
        _, edge, force = GAME.verbs.parse(line)
        assert attack_odds(learner.match.state, edge, force).conquest == pytest.approx(chance, abs=0.001)


# --------------------------------------------------------------------------------- words


@BOTH
@EACH
def test_a_lesson_has_all_its_words(lesson, lang):
    known, steps = words("immortals", lang), range(1, len(lesson.steps) + 1)
    ends = [
        "",
        "-task",
        "-done",
        "-failed",
        *(f"-{n}" for n in steps),
        *(f"-{slip.word}" for slip in lesson.slips),
    ]
    ids = [f"lesson-{lesson.id}{end}" for end in ends]
    assert [id for id in ids if not known.bundles[0].has_message(id)] == []
    assert [(id, wrong) for id in ids if (wrong := faults(lang, known(id)))] == []


@BOTH
def test_no_words_are_left_over_after_the_last_step(lang):
    known = words("immortals", lang).bundles[0]
    wanted = {f"lesson-{lesson.id}-{len(lesson.steps) + 1}" for lesson in GAME.lessons}
    assert [id for id in sorted(wanted) if known.has_message(id)] == []


@BOTH
@EACH
def test_a_lesson_names_only_regions_that_play_a_part_in_it(lesson, lang):
    printed = next(each for each in LESSONS if each.id == lesson.id)
    there = str(printed)
    known = words("immortals", lang)
    said = " ".join(known(f"lesson-{lesson.id}{end}") for end in ("-task", "-done", "-failed"))
    said += " ".join(known(f"lesson-{lesson.id}-{n}") for n in range(1, len(lesson.steps) + 1))
    named = [region.id for region in REGIONS if region.text("name", lang).removeprefix("Le ") in said]
    assert named
    assert [id for id in named if id not in there] == []


# -------------------------------------------------------------------------- other choices


@EACH
def test_no_legal_choice_is_refused_and_the_lesson_goes_on_or_is_over(lesson):
    """Whatever is chosen first, the learner is told where they are."""
    for option in list(Learner(lesson).match.asks[LEARNER].options):
        now = Learner(lesson).play(GAME.verbs.text(option))
        assert now.has_failed or now.option is not None, option


def test_armies_in_the_other_realm_or_given_up_do_not_teach_it():
    for other in ("deploy 3 light:mountainhome", "give_up gold"):
        learner = Learner("crossing")
        assert not learner.play("turn_up D2").has_failed
        assert learner.play(other).has_failed


def test_a_transition_that_cannot_be_paid_for_has_failed_as_soon_as_it_is_turned_up():
    learner = Learner("purse")
    assert not learner.play("turn_up L1", "extract light:forge_fire").has_failed
    assert learner.play("turn_up D2").has_failed
    assert learner.asked == "action"


def test_gold_that_was_given_up_for_may_still_pay():
    learner = Learner("purse")
    learner.play("turn_up L1", "give_up gold")
    learner.follow()
    assert learner.now.is_done


def test_a_card_laid_elsewhere_is_remarked_upon_once_and_can_be_moved():
    learner = Learner("planning")
    now = learner.play("lay forge_fire D4")
    assert (now.slip, now.step) == ("else", 1)
    now = learner.play("lay tribute_pass D3")
    assert (now.slip, now.step) == ("", 1)
    learner.follow()
    assert learner.now.is_done


def test_a_step_is_due_again_when_its_card_was_moved_away():
    learner = Learner("planning")
    assert learner.play("lay forge_fire L1").step == 2
    assert learner.play("lay forge_fire L4").step == 1
    assert learner.play("lay forge_fire L1").step == 2
    assert learner.play("take_back L1").step == 1


def test_more_cards_than_wanted_may_be_planned_but_none_may_be_missing():
    cards = ("lay forge_fire L1", "lay tribute_pass D1", "lay mountainhome L2")
    learner = Learner("planning")
    assert learner.play(*cards, "lay conflict_light_foothold L3", "lay blank D3", "done").is_done
    assert Learner("planning").play(*cards, "done").has_failed


def test_another_target_spends_the_card():
    learner = Learner("tower")
    now = learner.play("turn_up L3", "attack light:mountainhome>light:eagle_stair 6:against")
    assert now.has_failed


def test_with_another_building_there_is_no_capital():
    assert Learner("building").play("turn_up L2", "build portal light:mountainhome").has_failed
    learner = Learner("building")
    now = learner.play("turn_up LM", "build sanctuary light:mountainhome")
    assert (now.slip, now.has_failed) == ("else", False)
    now = learner.play("turn_up L2")
    assert not now.has_failed
    assert learner.play("give_up gold").has_failed


def test_the_sanctuary_may_come_first():
    learner = Learner("building")
    now = learner.play("turn_up LM", "build sanctuary light:forge_fire")
    assert (now.slip, now.step) == ("", 1)
    learner.follow()
    assert learner.now.is_done


def test_without_the_sanctuary_the_capital_is_not_all():
    learner = Learner("building")
    learner.play("turn_up L2", "build capital light:mountainhome")
    assert learner.play("turn_up LM").step == 4
    assert learner.play("give_up energy").has_failed


def test_extracting_first_is_remarked_upon_and_the_card_can_still_be_won():
    learner = Learner("claims")
    assert learner.play("turn_up L1").slip == "else"
    now = learner.play("extract light:forge_fire")
    assert (now.slip, now.step, now.has_failed) == ("", 1, False)
    learner.follow()
    assert learner.now.is_done


def test_extracting_after_the_attack_is_no_slip():
    learner = next(learner for learner, _ in followed("claims") if learner.now.is_done)
    assert "turn_up L1" in learner.chosen
    assert learner.now.slip == ""


def test_an_attack_given_up_does_not_win_the_card():
    assert Learner("claims").play("turn_up L3", "give_up gold").has_failed


def test_the_card_that_is_taken_was_planned_by_another():
    learner = Learner("claims", next(seed for seed in SEEDS if followed("claims", [seed])[0][0].now.is_done))
    learner.play("turn_up L3", "attack light:mountainhome>light:eagle_stair 5:for")
    log = learner.match.view([LEARNER]).log
    assert any(fact[:2] == ("plan_lost", 1) for fact in log)
    assert learner.match.state.plan[1].count(-2) == len(learner.match.state.plan[1])


def test_a_round_scored_without_the_third_region_has_failed():
    learner = Learner("scoring")
    assert learner.play("turn_up L3", "give_up gold").has_failed
    assert learner.match.state.points[LEARNER] < 5


def test_whoever_passes_first_is_told_what_that_means():
    learner = Learner("bluff")
    learner.play("lay mountainhome L1", "lay blank L4", "done")
    now = learner.play("pass gold")
    assert now.slip == "else"
    assert now.is_done or now.has_failed or learner.asked == "compensation"
    learner.follow()
    assert learner.now.is_done or learner.now.has_failed


def test_passing_with_nothing_but_a_blank_is_no_slip():
    learner = Learner("bluff")
    learner.play("lay mountainhome L1", "lay blank L3", "done", "turn_up L1", "extract light:mountainhome")
    assert learner.play("pass gold").slip == ""
    assert learner.match.state.gold[LEARNER] >= 6


# ------------------------------------------------------------------------------ the table


def test_a_lesson_is_played_with_its_seats_in_its_mode():
    with pytest.raises(GonfalonError, match="is for 3 seats"):
        GAME.check(Setup("standard", 4, 1, {"lesson": "tower"}))
    with pytest.raises(GonfalonError, match="no such lesson"):
        GAME.check(Setup("standard", 3, 1, {"lesson": "towers"}))
