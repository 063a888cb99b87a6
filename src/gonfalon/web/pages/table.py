"""The table: the board, the seats, the log and the hand, the question and its buttons; and the same for a replay.

Everything is there before the script runs. The script finds its parts by id and keeps them in step with the
server; `first` holds what it cannot read from the page: the options, and its own few sentences.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from htpy import (
    Element,
    Node,
    a,
    aside,
    button,
    div,
    fieldset,
    h1,
    h2,
    img,
    input,
    label,
    legend,
    li,
    main,
    nav,
    noscript,
    ol,
    p,
    section,
    span,
    template,
)
from markupsafe import Markup

from gonfalon.core import ORDERS
from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.pages.dialogs import dialogs
from gonfalon.web.pages.layout import icon, page, sheet, top
from gonfalon.web.pages.question import question, slider, tabs
from gonfalon.web.settings import SPEEDS

SQUARE: Final = 1.15
"""A board whose width is at most this many times its height gets the square layout."""

SCRIPT_WORDS: Final = (
    "left",
    "nothing-here",
    "not-yours",
    "picked",
    "since",
    "step-of",
    "touch",
    "why-first",
)
BESIDE: Final = ("seats", "areas", "piles", "hand")
"""The panels that go at the side; others, such as those opened on demand, come last in the page."""

KEPT: Final = (
    "version",
    "prompt",
    "window",
    "arms",
    "options",
    "undo",
    "undo_why",
    "waiting",
    "over",
    "pass_to",
    "standing",
)


def svg(name: str) -> Element:
    return Element(name)


def table(context: Context, page_: TablePage) -> Element:
    """A table where I play or watch."""
    known = {
        "data-live": f"/table/{page_.id}/live?lang={context.lang}",
        "data-version": str(page_.update.get("version", -1)),
        "data-game": page_.game,
    }
    return whole(context, page_, known, question(context, page_), "table")


def watch(context: Context, page_: TablePage) -> Element:
    """A recorded game, step by step."""
    known = {
        "data-watch": f"/watch/{page_.id}/step/",
        "data-at": str(page_.at),
        "data-last": str(page_.last),
        "data-game": page_.game,
    }
    return whole(context, page_, known, slider(context, page_), "watch")


def whole(context: Context, page_: TablePage, known: dict[str, str], bar: Element, kind: str) -> Element:
    """The page around a board."""
    words, update = context.words, page_.update
    shape = "square" if page_.size[0] <= page_.size[1] * SQUARE else "broad"
    return page(
        context,
        words("page-title", game=page_.title),
        [
            a("#skip", href="#prompt")[words("page-skip")],
            top(context, about(page_), tools(context, page_, kind), places(context, page_, kind)),
            main("#table", data_tab="hand")[
                recap(context), stage(context, page_), bar, tabs(context), side(context, update)
            ],
            [
                panel(update, id)
                for id in update.get("panels", {})
                if id.rpartition("-")[0] not in BESIDE and id not in BESIDE
            ],
            dialogs(context),
            div("#tip", aria_hidden="true"),
            div("#toast", role="status"),
            template("#first")[json.dumps(first(context, update), ensure_ascii=False)],
        ],
        kind=f"{kind} {shape}",
        game=page_.game,
        known=known,
    )


def first(context: Context, update: Mapping[str, Any]) -> dict[str, Any]:
    """What the script starts from."""
    said = {name: context.words(f"script-{name}", n="{n}", of="{of}", what="{what}") for name in SCRIPT_WORDS}
    return {"update": {name: update[name] for name in KEPT if name in update}, "words": said}


# --------------------------------------------------------------------- the top


def about(page_: TablePage) -> Node:
    """What is played, how far it has got, and the phases."""
    return [
        div(".what")[
            h1[page_.title],
            p[page_.about and span(".mode")[page_.about, " · "], span("#title")[page_.update.get("title", "")]],
        ],
        ol("#ribbon")[
            [
                li(class_={"now": now}, aria_current="step" if now else None)[span[text]]
                for text, now in page_.update.get("ribbon", ())
            ]
        ],
    ]


def tools(context: Context, page_: TablePage, kind: str) -> Node:
    """The buttons of the table at the top."""
    words = context.words
    return [
        tool("help-button", "help", words("page-help"), "?"),
        sheet("settings", "settings", words("page-settings"), speeds(context, page_.speed), orders(context, page_))
        if kind == "table"
        else None,
    ]


def tool(id: str, sign: str, name: str, key: str = "") -> Element:
    """A button with an icon; one that has a key does what that key does."""
    return button(f"#{id}.tool", type="button", aria_label=name, title=name, data_key=key or None)[icon(sign)]


def speeds(context: Context, speed: int) -> Element:
    """How fast the bots play."""
    return setting(context, "speed", context.words("page-speed"), [str(each) for each in SPEEDS], str(speed))


def orders(context: Context, page_: TablePage) -> Element | None:
    """When I want to be asked for reactions."""
    if not page_.orders:
        return None
    return setting(context, "order", context.words("page-order"), ORDERS, page_.update.get("standing", ""))


def setting(context: Context, name: str, title: str, values: Sequence[str], chosen: str) -> Element:
    """One value out of several; the script sends it under its name."""
    words = context.words
    return fieldset(f"#{name}")[
        legend[title],
        [
            label(".choice")[
                input(type="radio", name=name, value=value, checked=value == chosen),
                span[words(f"page-{name}-{value}")],
            ]
            for value in values
        ],
    ]


def places(context: Context, page_: TablePage, kind: str) -> Node:
    """Where the menu leads."""
    words = context.words
    return [
        a(href=f"/new/{page_.game}")[words("page-new-table")],
        a(href=f"/table/{page_.id}/record")[words("page-download")] if kind == "table" else None,
    ]


# ------------------------------------------------------------------- the board


def recap(context: Context) -> Element:
    """What happened since I last looked, line by line; the script shows it."""
    words = context.words
    return div("#recap", hidden=True, role="region", aria_label=words("page-recap"))[
        icon("replay"),
        div[p("#recap-head"), p("#recap-line", aria_live="polite")],
        tool("recap-back", "step_back", words("page-step-back")),
        tool("recap-next", "step", words("page-step")),
        tool("recap-close", "close", words("page-close")),
    ]


def stage(context: Context, page_: TablePage) -> Element:
    """The board, with its camera."""
    words = context.words
    width, height = (str(round(each)) for each in page_.size)
    groups = Markup("".join(text for _, text in page_.update.get("groups", ())))
    return section("#stage", aria_label=words("page-board"))[
        noscript[img(src=page_.board, alt="")] if page_.board else None,
        svg("svg")("#board", viewBox=f"0 0 {width} {height}", role="group", aria_label=words("page-board"))[
            svg("g")("#camera")[
                svg("g")("#static", data_src=page_.board or None)[Markup(page_.static)],
                svg("g")("#groups")[groups],
            ]
        ],
        overview(context, page_.board, {"width": width, "height": height}),
        nav("#zoom", aria_label=words("page-zoom"))[
            tool("zoom-in", "zoom_in", words("page-zoom-in"), "+"),
            tool("zoom-out", "zoom_out", words("page-zoom-out"), "-"),
            tool("zoom-fit", "zoom_fit", words("page-zoom-fit"), "0"),
        ],
        p("#offline", hidden=True, role="alert")[icon("wifi_lost"), words("page-lost")],
    ]


def overview(context: Context, board: str, size: dict[str, str]) -> Element:
    """A miniature of the whole board, while the camera is zoomed in; a press moves it there. The lens marks what
    is visible.

    The static layer is an image, dimmed in dark mode: drawing it a second time would make every change slow.
    """
    return button("#overview", type="button", aria_label=context.words("page-overview"))[
        svg("svg")(viewBox=f"0 0 {size['width']} {size['height']}", aria_hidden="true")[
            svg("image")(href=board, **size) if board else svg("use")(href="#static"),
            svg("rect")(".dim", **size),
            svg("use")(href="#groups"),
            svg("rect")("#lens", **size),
        ]
    ]


# -------------------------------------------------------------------- the side


def side(context: Context, update: Mapping[str, Any]) -> Element:
    """The seats, what is beside the board, what happened, and my hand."""
    words = context.words
    lines = Markup("".join(text for _, text in update.get("log", ())))
    return aside("#side", aria_label=words("page-side"))[
        div("#info")[panel(update, "seats"), panel(update, "areas")],
        section("#log.panel", aria_labelledby="log-head")[
            h2("#log-head")[icon("log"), words("page-log")],
            div(".scroll", role="log", tabindex="0", aria_labelledby="log-head")[ol("#lines")[lines]],
        ],
        div("#cards")[panel(update, "hand"), panel(update, "piles")],
    ]


def panel(update: Mapping[str, Any], id: str) -> Element:
    """A place for what the game draws beside the board. `seats-0` goes inside what is drawn for `seats`."""
    panels = update.get("panels", {})
    drawn = panels.get(id, "")
    for inner in (each for each in panels if each.startswith(f"{id}-")):
        place = f'<div id="panel-{inner}">'
        drawn = drawn.replace(place, place + panels[inner])
    return div(f"#panel-{id}")[Markup(drawn)]
