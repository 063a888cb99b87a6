"""The bar below the board: the question and its options at a table."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    h2,
    kbd,
    noscript,
    p,
    section,
    span,
)

from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.pages.follow import following
from gonfalon.web.pages.layout import icon, safe_form
from gonfalon.web.pages.learn import lesson_button, play_button
from gonfalon.web.pages.mine import take_back
from gonfalon.web.pages.orders import less
from gonfalon.web.pages.past import then, watch_link


def question(context: Context, page_: TablePage) -> Element:
    """Who must do what now, the rule it comes from, and the buttons that are always there."""
    words, update, game = context.words, page_.update, page_.game
    prompt = update.get("prompt") or {}
    text = update.get("over") or prompt.get("text") or update.get("waiting") or ""
    rule = prompt.get("rule", "")
    classes = {"mine": bool(prompt.get("mine")), "over": bool(update.get("over"))}
    return section("#bar", class_=classes, aria_label=words("page-question"))[
        span("#arms", aria_hidden="true")[page_.part("arms")],
        div("#ask")[
            h2("#prompt", tabindex="-1", aria_live="polite")[text],
            p("#hint"),
        ],
        div("#buttons")[
            div("#window")[page_.part("window")],
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
            button("#undo-all.button", type="button", hidden=True, title=words("page-undo-all"))[
                icon("replay"), span(".unseen")[words("page-undo-all")]
            ],
            less(context, page_),
            div("#ends"),
            a(
                "#rule",
                href=f"/rules/{game}/{rule}",
                title=words("page-rule-behind"),
                data_key="r",
            )[icon("rule"), span("#rule-name")[rule]],
        ],
        then(context, page_),
        div("#after.row")[
            watch_link(context, page_.id), go_on(context, page_), a(".button", href="/")[words("page-home")]
        ],
        take_back(context, page_),
        following(context),
        noscript[p(".second")[words("page-needs-script")]],
    ]


def go_on(context: Context, page_: TablePage) -> Node:
    """What comes next: the next lesson, or the same game once more."""
    words = context.words
    again = safe_form(
        context, f"/table/{page_.id}/again", button(".button")[icon("replay"), words("page-play-again")]
    )
    if not page_.lesson:
        return again
    return [
        lesson_button(context, page_.game, page_.next_lesson, "page-next-lesson")
        if page_.next_lesson
        else play_button(context, page_.game, "page-first-game"),
        again,
        a(".button", href="/learn")[words("page-all-lessons")],
    ]
