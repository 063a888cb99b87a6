"""What I am asked, and what I hear: the settings of a table, and the orders that a question offers.

The orders themselves are parts that change with the question: see seen/parts.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node, div, fieldset, input, label, legend, span

from gonfalon.core import ORDERS
from gonfalon.core.orders import ANSWERS
from gonfalon.web.pages.context import Context, TablePage
from gonfalon.web.pages.layout import sheet
from gonfalon.web.seen.parts import message

SOUNDS: Final = ("all", "mine", "off")


def settings(context: Context, page_: TablePage) -> Node:
    """When I am asked, what answers itself, what I have ordered, and the sound."""
    words, update = context.words, page_.update
    standing, answers = update.get("standing", ""), update.get("answers", "")
    return [
        setting(context, "order", words("page-order"), ORDERS, standing) if page_.orders else None,
        [
            setting(context, "answers", words("page-answers"), ANSWERS, answers),
            div("#settings-kept.kept")[page_.part("settings-kept")],
        ]
        if answers
        else None,
        setting(context, "sound", words("page-sound"), SOUNDS, SOUNDS[0]),
        label(".choice", for_="volume")[
            span[words("page-volume")],
            input("#volume", type="range", name="volume", min="0", max="100", step="10"),
        ],
    ]


def setting(context: Context, name: str, title: str, values: Sequence[str], chosen: str) -> Element:
    """One value out of several, which is sent to the table; what is the page's own is kept there."""
    words = context.words
    return fieldset(f"#{name}")[
        legend[title],
        [
            label(".choice")[
                input(type="radio", name=name, value=value, checked=value == chosen, data_send=send(name, value)),
                span[words(f"page-{name}-{value}")],
            ]
            for value in values
        ],
    ]


def send(name: str, value: str) -> str | None:
    """What a setting says to the table."""
    if name == "speed":
        return message("speed", speed=int(value))
    if name in ("order", "answers"):
        return message("order", order=value if name == "order" else f"answers {value}")
    return None


def less(context: Context, page_: TablePage) -> Node:
    """So that I am asked less: the likeliest order as a button, and a sheet with the others."""
    inside = [div("#less-list")[page_.part("less-list")], div("#less-kept.kept")[page_.part("less-kept")]]
    return [span("#brief")[page_.part("brief")], sheet("less", "less", context.words("page-less"), inside)]
