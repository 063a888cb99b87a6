"""The ways in: the home page, the form for a new table, and the page for what went wrong."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    article,
    button,
    details,
    div,
    fieldset,
    figure,
    h1,
    h2,
    img,
    input,
    label,
    legend,
    li,
    main,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    ul,
)

from gonfalon.web.pages.context import Context, GameCard, TableOption, TableSummary
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
    """A record from a file, to be watched."""
    words = context.words
    return section("#upload.panel")[
        h2[words("page-watch-record")],
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


# ----------------------------------------------------------------- a new table


def new_table(context: Context, game: GameCard, error: str = "") -> Element:
    """The form for a new table: how it is played, who sits where."""
    words = context.words
    return page(
        context,
        words("page-new-title", game=game.title),
        [
            top(context),
            main("#new")[
                h1[words("page-new-title", game=game.title)],
                p(".alert", role="alert")[error] if error else None,
                safe_form(
                    context,
                    f"/new/{game.id}",
                    mode_choice(context, game),
                    seat_choices(context, game),
                    table_options(context, game),
                    div(".row.end")[
                        button(".button.main")[icon("play"), words("page-start")],
                        a(".button", href="/")[words("page-cancel")],
                    ],
                    class_="panel",
                ),
            ],
            foot(context),
        ],
        kind="entry",
        game=game.id,
    )


def mode_choice(context: Context, game: GameCard) -> Element:
    return fieldset[
        legend[context.words("page-mode")],
        [
            label(".choice")[
                input(type="radio", name="mode", value=mode.id, checked=not place),
                span[span(".name")[mode.title], small[mode.line]],
            ]
            for place, mode in enumerate(game.modes)
        ],
    ]


def seat_choices(context: Context, game: GameCard) -> Element:
    """Who sits where: I, a friend at this screen, or a bot. Seats beyond the fewest may stay empty."""
    words = context.words
    least = min(seats for mode in game.modes for seats in mode.seats)
    most = max(seats for mode in game.modes for seats in mode.seats)
    return fieldset[
        legend[words("page-seats")],
        [
            div(".field")[
                label(for_=f"seat-{seat}")[game.sides[seat]],
                select(f"#seat-{seat}", name=f"seat-{seat}")[sitters(context, game, seat, least)],
            ]
            for seat in range(most)
        ],
        p(".second")[words("page-seats-line")],
    ]


def sitters(context: Context, game: GameCard, seat: int, least: int) -> Node:
    """Who may sit there; usually I and bots."""
    words = context.words
    bot = "greedy" if "greedy" in game.bots else game.bots[0]
    usual = "me" if seat == 0 else bot if seat < least else ""
    names = [*([""] if seat >= least else []), "me", "friend", *game.bots]
    return [option(value=name, selected=name == usual)[words(f"page-sit-{name or 'nobody'}")] for name in names]


def table_options(context: Context, game: GameCard) -> Element:
    """What few people change."""
    words = context.words
    return details[
        summary[words("page-more-options")],
        [table_option(each) for each in game.options],
        div(".field")[
            label(for_="name")[words("page-table-name")],
            input("#name", name="name", maxlength="60", autocomplete="off"),
        ],
        div(".field")[
            label(for_="seed")[words("page-seed")],
            input("#seed", name="seed", inputmode="numeric", pattern="[0-9]*", maxlength="20", autocomplete="off"),
        ],
        p(".second")[words("page-seed-line")],
    ]


def table_option(each: TableOption) -> Element:
    return div(".field")[
        label(for_=f"option-{each.id}")[each.title],
        select(f"#option-{each.id}", name=f"option-{each.id}")[
            [option(value=value, selected=not place)[name] for place, (value, name) in enumerate(each.values)]
        ],
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
