"""The dialogs of a table: a menu, a rule, help, and passing the device."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, button, dd, dialog, div, dl, dt, form, h2, kbd, p, ul

from gonfalon.web.pages.context import Context, TablePage

KEYS: Final = (
    ("Tab", "next"),
    ("← ↑ ↓ →", "arrows"),
    ("Enter", "pick"),
    ("Esc", "back"),
    ("Z", "undo"),
    ("E", "end"),
    ("N", "act"),
    ("1 – 9", "number"),
    ("Space", "skip"),
    ("R", "rule"),
    ("+ − 0", "zoom"),
    ("?", "help"),
)


def dialogs(context: Context, page_: TablePage) -> Node:
    words = context.words
    return [
        box(
            "rules",
            words("page-rule"),
            [p("#rule-text"), p("#rule-ruling.second")],
            words("page-close"),
        ),
        box("help", words("page-help"), keys(context), words("page-close")),
        dialog("#pass", aria_labelledby="pass-head")[
            div("#pass-arms")[page_.part("pass-arms")],
            h2("#pass-head")[page_.part("pass-head")],
            p[words("page-pass-line")],
            ul("#pass-news")[page_.part("pass-news")],
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
    return context.words(f"page-{key.lower()}") if key in ("Enter", "Esc", "Space") else key
