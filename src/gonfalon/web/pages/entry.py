"""The entry pages: the home page, the lessons, the form for a new table, and the error page."""

from __future__ import annotations

from collections.abc import Mapping

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
    nav,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    ul,
)

from gonfalon.core.game import COMMON_OPTIONS
from gonfalon.web.pages.context import (
    Context,
    GameCard,
    LessonCard,
    ModeCard,
    TableOption,
    TableSummary,
    sitting,
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


# ----------------------------------------------------------------- a new table


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


def new_table(context: Context, game: GameCard, filled: Mapping[str, str], error: str = "") -> Element:
    """The form for a new table: how it is played, who sits where. `filled` is what was entered before."""
    words = context.words
    mode = next((each for each in game.modes if each.id == filled.get("mode")), game.modes[0])
    return page(
        context,
        words("page-new-title", game=game.title),
        [
            top(context),
            main("#new")[
                h1[words("page-new-title", game=game.title)],
                p(".alert", role="alert")[error] if error else None,
                mode_choice(context, game, mode),
                safe_form(
                    context,
                    f"/new/{game.id}",
                    input(type="hidden", name="mode", value=mode.id),
                    seat_choices(context, game, mode, filled),
                    own_options(context, game, mode, filled),
                    table_options(context, mode, filled),
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


def mode_choice(context: Context, game: GameCard, chosen: ModeCard) -> Node:
    """The ways to play, each a link to its form; a game with a single one needs no choice."""
    if len(game.modes) == 1:
        return None
    return nav("#modes", aria_label=context.words("page-mode"))[
        [
            a(
                ".choice",
                href=f"/new/{game.id}?mode={mode.id}",
                aria_current="true" if mode is chosen else None,
            )[span[span(".name")[mode.title], small[mode.line]], small(".seats")[seat_count(context, mode)]]
            for mode in game.modes
        ],
    ]


def seat_count(context: Context, mode: ModeCard) -> str:
    least, most = min(mode.seats), max(mode.seats)
    return context.words("page-players" if least == most else "page-players-range", least=least, most=most)


def seat_choices(context: Context, game: GameCard, mode: ModeCard, filled: Mapping[str, str]) -> Element:
    """Who sits where: me, a friend at this screen, or a bot. Seats beyond the minimum may stay empty."""
    words = context.words
    return fieldset[
        legend[words("page-seats")],
        [
            div(".field")[
                label(for_=f"seat-{seat}")[mode.sides[seat]],
                select(f"#seat-{seat}", name=f"seat-{seat}")[sitters(context, game, mode, seat, filled)],
            ]
            for seat in range(max(mode.seats))
        ],
        [
            p(".second")[words("page-seats-line")],
            p(".lots")[
                input("#lots", type="checkbox", name="lots", value="yes", checked=bool(filled.get("lots"))),
                label(for_="lots")[words("page-lots")],
            ],
        ]
        if max(mode.seats) > 1
        else None,
    ]


def sitters(context: Context, game: GameCard, mode: ModeCard, seat: int, filled: Mapping[str, str]) -> Node:
    """Who may sit there; by default me and bots."""
    words, least = context.words, min(mode.seats)
    usual = filled.get(f"seat-{seat}", "me" if seat == 0 else "normal" if seat < least else "")
    names = [*([""] if seat >= least else []), "me", *(["friend"] if max(mode.seats) > 1 else []), *game.bots]
    return [option(value=name, selected=name == usual)[sitting(words, name or "nobody")] for name in names]


def own_options(context: Context, game: GameCard, mode: ModeCard, filled: Mapping[str, str]) -> Node:
    """What is agreed on in this mode, and where to build what it is played on."""
    own = [each for each in mode.options if each.id not in COMMON_OPTIONS]
    if not own:
        return None
    rules = [each for each in own if is_switch(each)]
    return fieldset[
        legend[context.words("page-agreed")],
        [table_option(each, filled) for each in own if each not in rules],
        optional_rules(context, rules, filled) if rules else None,
        p(".second")[a(href=f"/workshop/{game.id}")[context.words("page-workshop-line")]]
        if game.workshop
        else None,
    ]


def is_switch(each: TableOption) -> bool:
    """Whether an option is just yes or no."""
    return [value for value, _ in each.values] == ["no", "yes"]


def optional_rules(context: Context, rules: list[TableOption], filled: Mapping[str, str]) -> Element:
    """Rules that are used or not, usually not: folded away, each with a checkbox."""
    ticked = [each.id for each in rules if filled.get(f"option-{each.id}") == "yes"]
    return details(open=bool(ticked))[
        summary[context.words("page-optional-rules")],
        [
            p(".lots")[
                input(
                    f"#option-{each.id}",
                    type="checkbox",
                    name=f"option-{each.id}",
                    value="yes",
                    checked=each.id in ticked,
                ),
                label(for_=f"option-{each.id}")[each.title],
            ]
            for each in rules
        ],
    ]


def table_options(context: Context, mode: ModeCard, filled: Mapping[str, str]) -> Element:
    """What few people change; open if any of it was filled in before."""
    words = context.words
    common = [each for each in mode.options if each.id in COMMON_OPTIONS]
    said = any(filled.get(name) for name in ("name", "seed", *(f"option-{each.id}" for each in common)))
    return details(open=said)[
        summary[words("page-more-options")],
        [table_option(each, filled) for each in common],
        div(".field")[
            label(for_="name")[words("page-table-name")],
            input("#name", name="name", value=filled.get("name"), maxlength="60", autocomplete="off"),
        ],
        div(".field")[
            label(for_="seed")[words("page-seed")],
            input(
                "#seed",
                name="seed",
                value=filled.get("seed"),
                inputmode="numeric",
                pattern="[0-9]*",
                maxlength="20",
                autocomplete="off",
            ),
        ],
        p(".second")[words("page-seed-line")],
    ]


def table_option(each: TableOption, filled: Mapping[str, str]) -> Element:
    """A value to choose; one that was written out, such as a custom map, is among them."""
    chosen = filled.get(f"option-{each.id}") or each.values[0][0]
    values = each.values if chosen in dict(each.values) else ((chosen, chosen), *each.values)
    return div(".field")[
        label(for_=f"option-{each.id}")[each.title],
        select(f"#option-{each.id}", name=f"option-{each.id}")[
            [option(value=value, selected=value == chosen)[name] for value, name in values]
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
