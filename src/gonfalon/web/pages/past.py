"""What was: the slider through the history of a table and what the bar says meanwhile; and a recorded game."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, a, button, div, form, h2, input, label, option, p, section, select, span

from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.pages.layout import icon, safe_form

PACES: Final = ("1", "2", "4")
"""How fast a record may be played, as a multiple of the usual speed."""


def foot_of_log(context: Context, page_: TablePage) -> Element:
    """Below the log: of a table, the slider through its history; of a record, whose hands are shown."""
    return hands(context, page_) if page_.hands else look_back(context, page_)


# -------------------------------------------------------------- a table that goes on


def look_back(context: Context, page_: TablePage) -> Element:
    words = context.words
    now = str(next((number for number, _ in reversed(page_.update.get("log", ()))), -1) + 1)
    return div("#history")[
        label(".unseen", for_="at")[words("page-look-back")],
        input("#at", type="range", min="0", max=now, value=now, autocomplete="off", title=words("page-look-back")),
        span("#when.second", aria_hidden="true")[words("page-now")],
    ]


def then(context: Context, page_: TablePage) -> Element:
    """What can be done while the page shows the past: come back, or play on from there."""
    words = context.words
    return div("#then")[
        button("#now.button", type="button")[icon("close"), words("page-back-to-now")],
        play_on(context, f"/table/{page_.id}/on", line=""),
    ]


def play_on(context: Context, action: str, **known: str) -> Element:
    """A new table from the moment that is shown."""
    fields = [input(type="hidden", name=name, value=value) for name, value in known.items()]
    begin = button(".button")[icon("play"), context.words("page-play-on")]
    return safe_form(context, action, fields, begin, id="on")


def watch_link(context: Context, table: str) -> Element:
    """A finished game, to be watched from its start."""
    return a(".button", href=f"/watch/{table}?at=0")[icon("replay"), context.words("page-watch")]


# -------------------------------------------------------------------- a recorded game


def slider(context: Context, page_: TablePage) -> Element:
    """The steps of a recorded game."""
    words, here, update = context.words, f"/watch/{page_.id}", page_.update
    steps = (
        ("step-first", "replay", "page-step-first", 0),
        ("step-back", "step_back", "page-step-back", max(0, page_.at - 1)),
        ("step-next", "step", "page-step", min(page_.last, page_.at + 1)),
    )
    return section("#bar", aria_label=words("page-replay"))[
        span("#arms", aria_hidden="true")[page_.part("arms")],
        div("#ask")[
            h2("#prompt", tabindex="-1", aria_live="polite")[
                update.get("over") or (update.get("prompt") or {}).get("text")
            ],
            p("#hint")[update.get("hint", "")],
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
            pace(context),
        ],
    ]


def pace(context: Context) -> Element:
    """How fast it plays."""
    return select("#pace", aria_label=context.words("page-pace"), title=context.words("page-pace"))[
        [option(value=each)[f"{each}×"] for each in PACES]
    ]


def hands(context: Context, page_: TablePage) -> Element:
    """Whose hand is shown; and from here a new table."""
    words = context.words
    chosen: list[Node] = [option(value=value, selected=value == page_.hand)[name] for value, name in page_.hands]
    seat = page_.hand if page_.hand.isdecimal() else "0"
    return div("#history")[
        label(for_="hands")[words("page-hands")],
        select("#hands", autocomplete="off")[chosen],
        play_on(context, f"/watch/{page_.id}/on", step=str(page_.at), seat=seat),
    ]
