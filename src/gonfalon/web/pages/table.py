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
    button,
    div,
    form,
    h1,
    h2,
    img,
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

from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.pages.dialogs import dialogs
from gonfalon.web.pages.follow import MOTIONS, overlays
from gonfalon.web.pages.layout import icon, page, sheet, top
from gonfalon.web.pages.orders import setting, settings
from gonfalon.web.pages.past import foot_of_log, slider
from gonfalon.web.pages.question import question
from gonfalon.web.settings import SPEEDS

SCRIPT_WORDS: Final = (
    "end-sure",
    "fight",
    "fights",
    "left",
    "nothing-here",
    "not-yours",
    "now",
    "picked",
    "step-again",
    "step-now",
    "step-of",
    "touch",
    "why-first",
    "your-turn",
)
SCRIPTS: Final = {"table": "gonfalon.js", "watch": "watch.js"}
DRAWER: Final = (("hand", "dock"), ("seats", "roster"), ("inspector", "inspector"))
"""What has a place of its own on a desk, and a tab in the drawer of a phone."""

KEPT: Final = (
    "version",
    "prompt",
    "window",
    "options",
    "undo",
    "undo_why",
    "waiting",
    "over",
    "card",
    "pass_to",
    "standing",
    "answers",
    "selves",
    "coached",
)


def svg(name: str) -> Element:
    return Element(name)


def table(context: Context, page_: TablePage) -> Element:
    """A table where I play or watch."""
    known = {
        "data-live": f"/table/{page_.id}/live?lang={context.lang}",
        "data-version": str(page_.update.get("version", -1)),
        "data-back": f"/api/table/{page_.id}/at/",
        "data-end": f"/table/{page_.id}/end",
        "data-inspect": f"/api/table/{page_.id}/inspect/",
        "data-sounds": context.assets.get("sounds.json", ""),
        "data-game": page_.game,
    }
    return whole(context, page_, known, question(context, page_), "table")


def watch(context: Context, page_: TablePage) -> Element:
    """A recorded game, step by step."""
    known = {
        "data-watch": f"/watch/{page_.id}/step/",
        "data-inspect": f"/watch/{page_.id}/inspect/",
        "data-at": str(page_.at),
        "data-last": str(page_.last),
        "data-game": page_.game,
    }
    return whole(context, page_, known, slider(context, page_), "watch")


def whole(context: Context, page_: TablePage, known: dict[str, str], bar: Element, kind: str) -> Element:
    """The page around a board."""
    words, update = context.words, page_.update
    return page(
        context,
        words("page-title", game=page_.title),
        [
            a("#skip", href="#prompt")[words("page-skip")],
            top(context, about(page_), tools(context, page_, kind), places(context, page_, kind)),
            main("#table")[stage(context, page_), bar, around(context, page_)],
            [panel(update, id) for id in page_.unplaced()],
            dialogs(context, page_),
            div("#toast", role="status"),
            template("#first")[json.dumps(first(context, update), ensure_ascii=False)],
        ],
        kind=kind,
        game=page_.game,
        script=SCRIPTS[kind],
        known=known,
    )


def first(context: Context, update: Mapping[str, Any]) -> dict[str, Any]:
    """What the script starts from."""
    said = {name: context.words(f"script-{name}", n="{n}", of="{of}", what="{what}") for name in SCRIPT_WORDS}
    return {"update": {name: update[name] for name in KEPT if name in update}, "words": said}


# --------------------------------------------------------------------- the top


def about(page_: TablePage) -> Node:
    """What is played, how far it has got, and the steps of a turn, unless the game has something else to show."""
    return [
        div(".what")[
            h1[page_.title],
            p[page_.about and span(".mode")[page_.about, " · "], span("#title")[page_.part("title")]],
        ],
        [panel(page_.update, id) for id in page_.panels("head")] or ol("#ribbon")[page_.part("ribbon")],
    ]


def tools(context: Context, page_: TablePage, kind: str) -> Node:
    """The buttons of the table at the top."""
    words = context.words
    return [
        tool("help-button", "help", words("page-help"), "?"),
        sheet(
            "settings",
            "settings",
            words("page-settings"),
            form("#wishes", method="dialog")[
                speeds(context, page_.speed), motions(context), settings(context, page_)
            ],
        )
        if kind == "table"
        else None,
    ]


def tool(id: str, sign: str, name: str, key: str = "") -> Element:
    """A button with an icon; one that has a key does what that key does."""
    return button(f"#{id}.tool", type="button", aria_label=name, title=name, data_key=key or None)[icon(sign)]


def speeds(context: Context, speed: int) -> Element:
    """How fast the bots play."""
    return setting(context, "speed", context.words("page-speed"), [str(each) for each in SPEEDS], str(speed))


def motions(context: Context) -> Element:
    """How much a person wants to see move, on this device."""
    return setting(context, "motion", context.words("page-motion"), MOTIONS, MOTIONS[0])


def places(context: Context, page_: TablePage, kind: str) -> Node:
    """Where the menu leads."""
    words = context.words
    return [
        a(href=f"/new/{page_.game}")[words("page-new-table")],
        a(href=f"/table/{page_.id}/record")[words("page-download")] if kind == "table" else None,
    ]


# ------------------------------------------------------------------- the board


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
                svg("g")("#steps", aria_hidden="true"),
            ]
        ],
        div("#over")[
            [panel(page_.update, id) for id in page_.panels("over")],
            div("#choices"),
            overlays(context),
            div("#end", hidden=True, tabindex="-1"),
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


# ---------------------------------------------------------- around the board


def around(context: Context, page_: TablePage) -> Node:
    """The hand, the seats, the inspector, and a box of tabs with the log. On a phone all of them are tabs."""
    update = page_.update
    tabbed = page_.panels("tabs")
    return [
        div(f"#dock.pane{'' if page_.lesson else '.shown'}")[[panel(update, id) for id in page_.panels("dock")]],
        div("#roster.pane")[[panel(update, id) for id in page_.panels("seats")]],
        inspector(context, page_),
        section("#beside.panel", aria_label=context.words("page-side"))[
            tabs(context, [id for id in tabbed if id == "log" or id in update.get("panels", {})]),
            [log(context, page_) if id == "log" else pane(page_, id, id == tabbed[0]) for id in tabbed],
        ],
    ]


def inspector(context: Context, page_: TablePage) -> Element:
    """What there is to know about whatever is pointed at; otherwise what a lesson or the coach says, or what the
    place is for. On a phone a lesson begins with it open."""
    words = context.words
    shown = ".shown" if page_.lesson else ""
    return section(f"#inspector.panel.pane{shown}", aria_label=words("page-inspector"))[
        div("#inspected", aria_live="polite"),
        div("#nothing")[
            div("#bubble", aria_live="polite")[page_.part("bubble")],
            div("#usual")[h2[words("page-inspector")], p(".second")[words("page-inspector-line")]],
        ],
    ]


def tabs(context: Context, ids: Sequence[str]) -> Element:
    words = context.words
    own = [tab(name, pane, words(f"page-{name}"), False, ".phone-only") for name, pane in DRAWER]
    names = {id: words("page-log") if id == "log" else words(f"panel-{id}") for id in ids}
    return div("#tabs", role="tablist", aria_label=words("page-tabs"))[
        own, [tab(id, "log" if id == "log" else f"pane-{id}", names[id], id == ids[0]) for id in ids]
    ]


def tab(id: str, controls: str, name: str, current: bool, kind: str = "") -> Element:
    known = {"aria-selected": str(current).lower(), "aria-controls": controls}
    return button(f"#tab-{id}{kind}", type="button", name="tab", role="tab", **known)[name]


def pane(page_: TablePage, id: str, current: bool) -> Element:
    """A tab of the box beside the board."""
    return div(
        f"#pane-{id}", class_=["pane", "scroll", {"open": current}], role="tabpanel", aria_labelledby=f"tab-{id}"
    )[panel(page_.update, id)]


def log(context: Context, page_: TablePage) -> Element:
    """What happened."""
    lines = Markup("".join(text for _, text in page_.update.get("log", ())))
    current = page_.panels("tabs")[0] == "log"
    return section("#log", class_=["pane", {"open": current}], role="tabpanel", aria_labelledby="tab-log")[
        div(".scroll", role="log", tabindex="0", aria_labelledby="tab-log")[ol("#lines")[lines]],
        foot_of_log(context, page_),
    ]


def panel(update: Mapping[str, Any], id: str) -> Element:
    """A place for what the game draws beside the board. `seats-0` goes inside what is drawn for `seats`."""
    panels = update.get("panels", {})
    drawn = panels.get(id, "")
    for inner in (each for each in panels if each.startswith(f"{id}-")):
        place = f'<div id="panel-{inner}">'
        drawn = drawn.replace(place, place + panels[inner])
    return div(f"#panel-{id}")[Markup(drawn)]
