"""Lessons: learnt when their goal is reached, and not when everything is lost."""

import pytest

from gonfalon.core import Match, Setup
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.phases import practise
from gonfalon.games.tactics.rules.lessons import LEARNER
from gonfalon.games.tactics.state import OFF_MAP

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}


def begun(lesson):
    return Match(GAME, Setup("competitive", 2, 1, {"lesson": lesson}))


def test_a_lesson_is_learnt_when_its_goal_is_reached():
    match = begun("moving")
    assert not LESSONS["moving"].is_done(match.view([LEARNER]))
    match.play(LEARNER, GAME.verbs.parse("move blue_rogue g1"))
    assert match.over
    assert LESSONS["moving"].is_done(match.view([LEARNER]))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_without_any_unit_left_is_not_learnt(lesson):
    match = begun(lesson)
    state = match.state
    state.side = [0, *state.side[1:]]
    for unit in state.units_of(LEARNER):
        state.pos[unit] = OFF_MAP
    practise(state)
    assert state.ended
    assert not LESSONS[lesson].is_done(match.view([LEARNER]))
