"""A line of the log: what happened, with its dice as pictures, and what it lights up on the board."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, li, p
from markupsafe import Markup


def line(
    number: int,
    text: str,
    highlight: Sequence[str] = (),
    picture: Node = None,
    arms: str = "",
    heading: bool = False,
) -> Element:
    """One line. `highlight` are targets on the board, `picture` its dice, `arms` those of the side it is about; a
    heading separates two turns."""
    known = {"data-highlight": " ".join(highlight), "tabindex": "0"} if highlight else {}
    return li(class_={"heading": heading}, data_n=str(number), **known)[Markup(arms), p[text], picture]
