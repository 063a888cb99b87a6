"""The entry pages: the home page and the error page."""

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
    main,
    p,
    section,
)

from gonfalon.web.pages.context import (
    Context,
    GameCard,
)
from gonfalon.web.pages.layout import foot, icon, page, safe_form, top
from gonfalon.web.pages.mine import my_tables


def home(context: Context) -> Element:
    """My tables, if I have any; the games as pictures, "Play now"."""
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
                my_tables(context) if context.tables else None,
                section("#games", aria_label=words("page-games"))[
                    [game_card(context, game) for game in context.games]
                ],
                div("#below")[my_tables(context) if not context.tables else None, watch_form(context)],
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
