"""What the drawings of all games share: standalone pictures, and what a line of the log points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import is_
from typing import Any, TypeVar

from htpy import Element, Node, section

from gonfalon.core import Ask, View
from gonfalon.lore.svg import Pen

V = TypeVar("V")

Names = tuple[str, ...]
Namer = str | Callable[[int], Names]
"""What a thing of some kind is called in the drawing: `unit` for `unit-3`, or its names by its number."""


def standalone(pen: Pen, title: str, size: tuple[float, float], *inside: Node) -> str:
    """A standalone SVG file on the page's background."""
    wide, high = size
    drawing = pen(
        "svg",
        pen("title", title),
        pen("rect", width=wide, height=high, fill="page"),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=wide,
        height=high,
        role="img",
        aria_label=title,
    )
    return "".join(drawing.iter_chunks())


@cache
def hidden_panel(id: str) -> Element:
    """A panel with nothing to show."""
    return section(id=id, hidden="hidden")


def per_question(work: Callable[[tuple[Ask, ...]], V]) -> Callable[[View], V]:
    """What is worked out from the viewer's questions alone, once for as long as they are the same ones."""
    latest: list[tuple[tuple[Ask, ...], V]] = []

    def known(view: View) -> V:
        asks = tuple(view.asks.values())
        if not latest or not are_same(latest[0][0], asks):
            latest[:] = [(asks, work(asks))]
        return latest[0][1]

    return known


def are_same(some: tuple[Ask, ...], others: tuple[Ask, ...]) -> bool:
    """Whether these are the very same questions, which is more than being equal."""
    return len(some) == len(others) and all(map(is_, some, others))


def arguments(told: Mapping[str, Sequence[str]], fact: Sequence[Any]) -> list[tuple[str, int]]:
    """The arguments of a fact, as pairs of a kind and a number; negative numbers and other types are left out."""
    name, *args = fact
    return [(kind, n) for kind, n in zip(told.get(name, ()), args) if isinstance(n, int) and n >= 0]


def pointed_at(about: Sequence[tuple[str, int]], drawn: Mapping[str, Namer], otherwise: str = "") -> Names:
    """The names of the drawn things among some arguments, each once; if there are none, those of the kind
    `otherwise`."""
    found = [name for kind, n in about if kind in drawn for name in names_of(drawn[kind], n)]
    return tuple(dict.fromkeys(found or [f"{otherwise}-{n}" for kind, n in about if kind == otherwise]))


def names_of(namer: Namer, n: int) -> Names:
    return (f"{namer}-{n}",) if isinstance(namer, str) else namer(n)
