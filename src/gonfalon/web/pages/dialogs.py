"""The dialogs of a table: a menu, a rule, help, and passing the device."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, button, dd, dialog, div, dl, dt, form, h2, kbd, p

from gonfalon.web.pages.context import Context
from gonfalon.web.pages.layout import icon

KEYS: Final = (
    ("Tab", "next"),
    ("← ↑ ↓ →", "arrows"),
    ("Enter", "pick"),
    ("Esc", "back"),
    ("Z", "undo"),
    ("R", "rule"),
    ("+ − 0", "zoom"),
    ("?", "help"),
)


def dialogs(context: Context) -> Node:
    words = context.words
    return [
        box("menu", words("page-choose"), div("#choices"), words("page-back")),
        box(
            "rules",
            words("page-rule"),
            [p("#rule-text"), p("#rule-ruling.second")],
            words("page-close"),
        ),
        box("help", words("page-help"), keys(context), words("page-close")),
        dialog("#pass", aria_labelledby="pass-head")[
            icon("human"),
            h2("#pass-head"),
            p[words("page-pass-line")],
            button("#ready.button.main", type="button", autofocus=True)[words("page-ready")],
        ],
    ]


def box(id: str, name: str, inside: Node, leave: str) -> Element:
    """A dialog with a title and a way out."""
    return dialog(f"#{id}", aria_labelledby=f"{id}-head")[
        h2(f"#{id}-head")[name],
        div(".inside")[inside],
        form(".row.end", method="dialog")[button(".button")[leave]],
    ]


def keys(context: Context) -> Node:
    """How to play, and which keys do what."""
    words = context.words
    return [
        [p[words(f"page-how-{n}")] for n in (1, 2, 3, 4)],
        dl[[div[dt[kbd[key_name(context, key)]], dd[words(f"page-key-{what}")]] for key, what in KEYS]],
    ]


def key_name(context: Context, key: str) -> str:
    """A key as it is called on the reader's keyboard."""
    return context.words("page-enter") if key == "Enter" else context.words("page-esc") if key == "Esc" else key
