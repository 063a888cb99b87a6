"""The lessons: those of every game, how far I am, and on to a first game."""

from __future__ import annotations

from collections.abc import Set

from htpy import Element, button, div, h1, h2, input, li, main, ol, p, progress, section, span
from markupsafe import Markup

from gonfalon.web.pages.context import Context, GameCard, LessonCard
from gonfalon.web.pages.layout import foot, icon, page, safe_form, top

Learnt = Set[tuple[str, str]]
"""The lessons that somebody has learnt, by game and id."""


def lessons(context: Context, game: str, learnt: Learnt) -> Element:
    """The lessons of all games, or of one, each learnt by doing."""
    words = context.words
    shown = [each for each in context.games if each.lessons and game in ("", each.id)]
    title = words("page-learn-title", game=shown[0].title) if game else words("page-learn-all")
    return page(
        context,
        title,
        [
            top(context),
            main("#learn")[
                h1[title],
                p(".second")[words("page-learn-line")],
                div("#courses")[[course(context, each, learnt) for each in shown]],
            ],
            foot(context),
        ],
        kind="entry",
        game=game,
    )


def course(context: Context, game: GameCard, learnt: Learnt) -> Element:
    """The lessons of a game, and the way to a first game."""
    words, done = context.words, {id for each, id in learnt if each == game.id}
    count, of = sum(lesson.id in done for lesson in game.lessons), len(game.lessons)
    first = "page-first-game" if count == of else "page-skip-lessons"
    due = next((lesson.id for lesson in game.lessons if lesson.id not in done), "")
    return section(".course.panel", aria_label=game.title)[
        div(".far")[
            Markup(game.arms),
            p(".count")[words("page-learnt", n=count, of=of)],
            progress(value=str(count), max=str(of), aria_label=words("page-learnt", n=count, of=of)),
        ],
        div(".heading")[h2[game.title], play_button(context, game.id, first, main=count == of)],
        ol(".lessons")[
            [
                lesson_row(context, game.id, lesson, lesson.id in done, lesson.id == due, number)
                for number, lesson in enumerate(game.lessons, 1)
            ]
        ],
    ]


def lesson_row(
    context: Context, game: str, lesson: LessonCard, is_done: bool, is_due: bool, number: int
) -> Element:
    label = "page-learn-again" if is_done else "page-begin"
    sign = icon("check") if is_done else str(number)
    return li(class_={"due": is_due, "done": is_done})[
        span(".number")[sign, span(".unseen")[context.words("page-lesson-done")] if is_done else None],
        span[lesson.title],
        lesson_button(context, game, lesson.id, label, main=is_due, name=lesson.title),
    ]


def lesson_button(
    context: Context, game: str, lesson: str, label: str, main: bool = True, name: str = ""
) -> Element:
    """The way into a lesson; `name` says of which, where there are several."""
    said = context.words(label)
    return safe_form(
        context,
        f"/learn/{game}",
        input(type="hidden", name="lesson", value=lesson),
        button(class_={"button": True, "main": main}, aria_label=f"{said}: {name}" if name else None)[said],
    )


def play_button(context: Context, game: str, label: str, main: bool = True) -> Element:
    """The way into a game against bots."""
    return safe_form(
        context,
        "/play",
        input(type="hidden", name="game", value=game),
        button(class_={"button": True, "main": main})[icon("play"), context.words(label)],
    )
