"""The entry pages: the home page, the lessons, and the error page."""

from __future__ import annotations

from htpy import (
    Element,
    a,
    article,
    button,
    div,
    figure,
    h1,
    h2,
    img,
    input,
    label,
    li,
    main,
    ol,
    p,
    section,
    span,
    ul,
)

from gonfalon.web.pages.context import (
    Context,
    GameCard,
    LessonCard,
    TableSummary,
)
from gonfalon.web.pages.layout import foot, icon, page, safe_form, top

MOST_TABLES = 12


def home(context: Context) -> Element:
    """The games as pictures, "Play now", and my tables."""
    words = context.words
    return page(
        context,
        words("page-home-title"),
        [
            top(context),
            main("#home")[
                section("#welcome")[
                    h1[words("page-welcome")],
                    p[words("page-welcome-line")],
                ],
                section("#games", aria_label=words("page-games"))[
                    [game_card(context, game) for game in context.games]
                ],
                div("#below")[my_tables(context), watch_form(context)],
            ],
            foot(context),
        ],
        kind="entry",
    )


def game_card(context: Context, game: GameCard) -> Element:
    """A game: its board as a picture, and the buttons to play it."""
    words = context.words
    return article(".game")[
        figure[a(href=f"/new/{game.id}")[img(src=game.picture, alt=words("page-board-of", game=game.title))]]
        if game.picture
        else None,
        div(".words")[
            h2[game.title],
            p[game.line],
            div(".row")[
                safe_form(
                    context,
                    "/play",
                    input(type="hidden", name="game", value=game.id),
                    button(".button.main")[icon("play"), words("page-play-now")],
                ),
                a(".button", href=f"/new/{game.id}")[words("page-new-table")],
                a(".button", href=f"/learn/{game.id}")[words("page-learn")] if game.lessons else None,
                a(".button", href=f"/workshop/{game.id}")[words("page-workshop")] if game.workshop else None,
                a(".button", href=f"/rules/{game.id}")[icon("rule"), words("page-rules")],
            ],
            p(".second")[words("page-play-now-line")],
        ],
    ]


def my_tables(context: Context) -> Element:
    """The tables I sit at, those that wait for me first."""
    words = context.words
    tables = sorted(context.tables, key=lambda table: (not table.mine, table.over))[:MOST_TABLES]
    return section("#mine.panel")[
        h2[words("page-my-tables")],
        ul(".tables")[[table_row(context, table) for table in tables]]
        if tables
        else p(".second")[words("page-no-tables")],
    ]


def table_row(context: Context, table: TableSummary) -> Element:
    words = context.words
    state = "page-table-over" if table.over else "page-table-mine" if table.mine else "page-table-waits"
    return li[
        a(href=f"/table/{table.id}")[
            span(".name")[table.title],
            span(".second")[table.line],
            span(class_={"pill": True, "mine": table.mine and not table.over})[words(state)],
        ]
    ]


def watch_form(context: Context) -> Element:
    """The form to watch a record from a file."""
    words = context.words
    return section("#upload.panel")[
        h2[words("page-watch-record")],
        [demo_list(context, game) for game in context.games if game.demos],
        p(".second")[words("page-watch-line")],
        safe_form(
            context,
            "/watch",
            label(for_="record")[words("page-record-file")],
            input("#record", type="file", name="record", accept=".gfn,text/plain", required=True),
            button(".button")[icon("replay"), words("page-watch")],
            enctype="multipart/form-data",
        ),
    ]


def demo_list(context: Context, game: GameCard) -> Element:
    """Games between bots to watch."""
    return p(".demos")[
        context.words("page-watch-bots", game=game.title),
        [a(".pill", href=f"/watch/{id}?at=0")[name] for id, name in game.demos],
    ]


# ----------------------------------------------------------------- the lessons


def lessons(context: Context, game: GameCard) -> Element:
    """The lessons of a game, each learnt by doing."""
    words = context.words
    title = words("page-learn-title", game=game.title)
    return page(
        context,
        title,
        [
            top(context),
            main("#learn")[
                h1[title],
                p[words("page-learn-line")],
                ol(".lessons")[[lesson_row(context, game, lesson) for lesson in game.lessons]],
            ],
            foot(context),
        ],
        kind="entry",
        game=game.id,
    )


def lesson_row(context: Context, game: GameCard, lesson: LessonCard) -> Element:
    return li(".panel")[h2[lesson.title], p[lesson.task], lesson_button(context, game.id, lesson.id, "page-begin")]


def lesson_button(context: Context, game: str, lesson: str, label: str) -> Element:
    return safe_form(
        context,
        f"/learn/{game}",
        input(type="hidden", name="lesson", value=lesson),
        button(".button.main")[icon("play"), context.words(label)],
    )


# -------------------------------------------------------------- what went wrong


def error(context: Context, status: int, sentence: str) -> Element:
    """What went wrong, in a sentence, and the way back."""
    words = context.words
    return page(
        context,
        words("page-error-title"),
        [
            top(context),
            main("#error")[
                div(".panel")[
                    p(".status", aria_hidden="true")[str(status)],
                    h1[words("page-error-title")],
                    p[sentence],
                    div(".row")[a(".button.main", href="/")[words("page-home")]],
                ]
            ],
            foot(context),
        ],
        kind="entry",
    )
