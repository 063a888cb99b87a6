"""A line of the log: what happened, with its dice as pictures, and what it lights up on the board.

A heading begins a turn, and a `fight` a fight, up to the line that is `fought`: the page folds what is between.
"""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, button, li, p, small
from markupsafe import Markup


def line(
    number: int,
    text: str,
    highlight: Sequence[str] = (),
    picture: Node = None,
    arms: str = "",
    kind: str = "",
) -> Element:
    """One line. `highlight` are targets on the board, `picture` its dice, `arms` those of the side it is about;
    `kind` is `heading`, `fight`, `fought` or nothing."""
    known = {"data-lights": " ".join(highlight), "tabindex": "0"} if highlight else {}
    folds = kind in ("heading", "fight")
    said = button(type="button", aria_expanded="true")[text] if folds else text
    return li(class_=kind or None, data_n=str(number), **known)[Markup(arms), p[said], picture, folds and small]
