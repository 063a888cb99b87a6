"""How the inspector shows a thing: a picture, its name, one line of what it is, a few lines more, and threats."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, div, h3, p

from gonfalon.lore.svg import area

from .colours import PEN as pen
from .colours import figure, vignette


def known(
    sign: Node, name: str, line: Node = "", texts: Iterable[Node] = (), threats: Iterable[str] = ()
) -> Element:
    """Everything there is to say about one thing."""
    return div(".found")[
        sign,
        h3[name],
        p(".what-it-is")[line] if line else None,
        [p[text] for text in texts if text],
        [p(".threat")[text] for text in threats],
    ]


def badge(sign: str, fill: str = "raised", ink: str = "cloth") -> Element:
    """An icon on its colour."""
    return pen(
        "svg",
        pen("rect", fill=fill, stroke="ink", stroke_width=1.4, **area(1, 1, 46, 46, 5)),
        figure(sign, 24, 24, 34, ink),
        viewBox="0 0 48 48",
        classes="badge",
        aria_hidden="true",
    )


def scene(name: str, ground: str) -> Element:
    """What stands on a field, on its ground."""
    return pen(
        "svg",
        pen("rect", fill=ground, stroke="ink", stroke_width=1.4, **area(1, 1, 46, 46, 5)),
        *((vignette(name, 24, 24, 44),) if name else ()),
        viewBox="0 0 48 48",
        classes="badge",
        aria_hidden="true",
    )
