"""Lessons: which step is due, what is said of other choices, and when it is over."""

from __future__ import annotations

from dataclasses import replace

from core.games import auction
from gonfalon.core import Lesson, LessonStep, Match, Setup, Slip, View, progress

GAME = auction.GAME


def begun(seed: int = 1) -> Match:
    mode = next(iter(GAME.modes.values()))
    return Match(GAME, Setup(mode.id, min(mode.seats), seed))


def asked(match: Match) -> tuple[View, list[str]]:
    """What the learner sees, and the options as the record writes them."""
    view = match.view([0])
    return view, [GAME.verbs.text(option) for option in view.asks[0].options]


def lesson(*steps: LessonStep, **more) -> Lesson:
    return Lesson("bidding", "", 2, steps=steps, **more)


def test_the_first_step_that_is_offered_and_not_made_is_due():
    view, texts = asked(begun())
    what = view.asks[0].what
    taught = lesson(LessonStep(what, (texts[0], texts[1])), LessonStep(what, (texts[2],)))
    for chosen, step, text in (([], 1, texts[0]), (texts[:1], 1, texts[1]), (texts[:2], 2, texts[2])):
        now = progress(GAME.verbs, taught, view, chosen)
        assert (now.step, now.option and GAME.verbs.text(now.option)) == (step, text)
    assert progress(GAME.verbs, taught, view, texts[:3]).step == 0


def test_a_step_is_due_only_at_its_question_when_it_says_so_and_if_it_is_offered():
    view, texts = asked(begun())
    what = view.asks[0].what
    steps = (
        LessonStep("another", (texts[0],)),
        LessonStep(what, ("nothing like it",)),
        LessonStep(what, (texts[0],), when=lambda seen: seen.over),
    )
    assert progress(GAME.verbs, lesson(*steps), view, []).step == 0
    assert progress(GAME.verbs, lesson(LessonStep(what, (texts[0],))), replace(view, asks={}), []).step == 0


def test_a_step_may_name_alternatives_and_may_be_due_again():
    view, texts = asked(begun())
    what = view.asks[0].what
    either = lesson(LessonStep(what, (f"nothing like it|{texts[1]}",)))
    assert GAME.verbs.text(progress(GAME.verbs, either, view, []).option or ()) == texts[1]
    assert progress(GAME.verbs, either, view, [texts[1]]).step == 0
    again = lesson(LessonStep(what, (texts[1],), again=True))
    assert progress(GAME.verbs, again, view, [texts[1], texts[1]]).step == 1


def test_a_slip_is_said_once_and_never_of_a_step():
    view, texts = asked(begun())
    what = view.asks[0].what
    taught = lesson(LessonStep(what, (texts[0],)), slips=(Slip("else-rich", (texts[1],)), Slip("else", ("",))))
    said = [
        progress(GAME.verbs, taught, view, chosen).slip
        for chosen in ([], texts[:1], [texts[1]], [texts[2]], [texts[2], texts[2]], [texts[1], texts[0], texts[1]])
    ]
    assert said == ["", "", "else-rich", "else", "", ""]


def test_what_a_step_wants_may_be_a_slip_before_its_time():
    view, texts = asked(begun())
    what = view.asks[0].what
    early = Slip("else", (texts[1],), before=texts[0])
    taught = lesson(LessonStep(what, (texts[0],)), LessonStep(what, (texts[1],)), slips=(early,))
    said = [progress(GAME.verbs, taught, view, chosen).slip for chosen in ([texts[1]], texts[:2], [texts[0]])]
    assert said == ["else", "", ""]


def test_a_lesson_ends_when_it_says_so():
    view, _ = asked(begun())
    assert progress(GAME.verbs, lesson(is_done=lambda seen: True, has_failed=lambda seen: True), view, []).is_done
    failed = progress(GAME.verbs, lesson(has_failed=lambda seen: True), view, [])
    assert failed.has_failed
    assert not failed.is_done
    assert not progress(GAME.verbs, lesson(), view, []).is_done
    assert progress(GAME.verbs, lesson(), replace(view, over=True), []).is_done
