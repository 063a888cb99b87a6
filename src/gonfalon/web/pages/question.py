"""The bar below the board: the question and its options at a table, the slider of a replay, and the tabs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h2,
    input,
    kbd,
    label,
    nav,
    noscript,
    p,
    section,
    span,
    strong,
)
from markupsafe import Markup

from gonfalon.web.pages.context import Context, LessonCard, TablePage
from gonfalon.web.pages.entry import lesson_button
from gonfalon.web.pages.layout import icon, safe_form


def question(context: Context, page_: TablePage) -> Element:
    """Who must do what now, the rule it comes from, and the buttons that are always there."""
    words, update, game = context.words, page_.update, page_.game
    prompt = update.get("prompt") or {}
    text = update.get("over") or prompt.get("text") or update.get("waiting") or ""
    rule = prompt.get("rule", "")
    classes = {"mine": bool(prompt.get("mine")), "over": bool(update.get("over"))}
    return section("#bar", class_=classes, aria_label=words("page-question"))[
        span("#arms", aria_hidden="true")[Markup(update.get("arms", ""))],
        task(page_.lesson) if page_.lesson else None,
        div("#ask")[
            h2("#prompt", tabindex="-1", aria_live="polite")[text],
            p("#hint"),
            div("#odds"),
        ],
        div("#buttons")[
            window(context, update),
            div("#options"),
            button("#back.button", type="button", hidden=True, data_key="escape", aria_keyshortcuts="Escape")[
                icon("close"), words("page-back"), kbd(aria_hidden="true")[words("page-esc")]
            ],
            button(
                "#undo.button",
                type="button",
                data_key="z",
                aria_disabled="true" if not update.get("undo") else None,
            )[icon("undo"), words("undo")],
            a(
                "#rule",
                href=f"/rules/{game}/{rule}",
                title=words("page-rule-behind"),
                data_key="r",
                hidden=not rule,
            )[icon("rule"), span[rule]],
        ],
        div("#after.row")[go_on(context, page_), a(".button", href="/")[words("page-home")]],
        noscript[p(".second")[words("page-needs-script")]],
    ]


def window(context: Context, update: Mapping[str, Any]) -> Element:
    """A chance to react that lasts a fixed time: what is left of it, and what may change that."""
    words, now = context.words, update.get("window") or {}
    return div("#window", hidden=not now)[
        span("#left", role="timer"),
        button("#hold.button", type="button", disabled=not now.get("holds"))[words("page-hold")],
        button("#waive.button", type="button", disabled=bool(now.get("waives")))[words("page-waive")],
        span("#known.second")[now.get("known", "")],
    ]


def task(lesson: LessonCard) -> Element:
    """What a lesson asks for, as long as it lasts."""
    return div("#task")[strong[lesson.title], p[lesson.task]]


def go_on(context: Context, page_: TablePage) -> Node:
    """What comes next: the next lesson, or the same game once more."""
    words = context.words
    again = safe_form(
        context, f"/table/{page_.id}/again", button(".button")[icon("replay"), words("page-play-again")]
    )
    if not page_.lesson:
        return again
    return [
        lesson_button(context, page_.game, page_.next_lesson, "page-next-lesson") if page_.next_lesson else None,
        again,
        a(".button", href=f"/learn/{page_.game}")[words("page-all-lessons")],
    ]


def slider(context: Context, page_: TablePage) -> Element:
    """The steps of a recorded game."""
    words, here = context.words, f"/watch/{page_.id}"
    steps = (
        ("step-first", "replay", "page-step-first", 0),
        ("step-back", "step_back", "page-step-back", max(0, page_.at - 1)),
        ("step-next", "step", "page-step", min(page_.last, page_.at + 1)),
    )
    return section("#bar", aria_label=words("page-replay"))[
        span("#arms", aria_hidden="true")[Markup(page_.update.get("arms", ""))],
        div("#ask")[
            h2("#prompt", tabindex="-1", aria_live="polite")[
                page_.update.get("over")
                or (page_.update.get("prompt") or {}).get("text")
                or page_.update.get("waiting", "")
            ],
            p("#hint"),
        ],
        form("#slider.row", method="get", action=here)[
            label(".unseen", for_="at")[words("page-step-of", n=page_.at, of=page_.last)],
            input(
                "#at", type="range", autofocus=True, name="at", min="0", max=str(page_.last), value=str(page_.at)
            ),
            span("#step.second")[words("page-step-of", n=page_.at, of=page_.last)],
        ],
        div("#buttons")[
            [
                a(f"#{id}.button", href=f"{here}?at={step}", aria_label=words(name), title=words(name))[icon(sign)]
                for id, sign, name, step in steps
            ],
            button("#step-play.button.main", type="button", aria_pressed="false")[
                icon("play"), words("page-play-steps")
            ],
        ],
    ]


def tabs(context: Context) -> Element:
    """On a phone: what is shown below the question."""
    words = context.words
    return nav("#tabs", role="tablist", aria_label=words("page-tabs"))[
        [
            button(
                f"#tab-{id}",
                type="button",
                role="tab",
                aria_selected=str(id == "hand").lower(),
                aria_controls=panel,
            )[words(f"page-{id}")]
            for id, panel in (("hand", "cards"), ("seats", "info"), ("log", "log"))
        ]
    ]
