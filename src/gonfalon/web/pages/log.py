"""A line of the log: what happened, with its dice as pictures, and what it lights up on the board."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, li, p


def line(
    number: int,
    text: str,
    highlight: Sequence[str] = (),
    picture: Node = None,
    side: int = -1,
    heading: bool = False,
) -> Element:
    """One line. `highlight` are targets on the board, `picture` its dice, `side` the seat it is about; a heading
    parts two turns."""
    classes = {"heading": heading, f"side-{side}": side >= 0}
    known = {"data-highlight": " ".join(highlight), "tabindex": "0"} if highlight else {}
    return li(class_=classes, data_n=str(number), **known)[p[text], picture]
