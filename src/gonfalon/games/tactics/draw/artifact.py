"""The Artifact on the board: its place on the scroll, where it lies, and on its bearer's token."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import cos, pi, sin

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed.realm import ARTIFACT_SPACE
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.state import OFF_MAP, Tactics
from gonfalon.lore.svg import line
from gonfalon.lore.words import Words

from .boxes import scroll_of
from .colours import PEN as pen
from .colours import sign
from .shapes import centre


def rest_of_artifact(map: str) -> Iterator[Element]:
    """The mosaic on the space where the Artifact starts, if this side of the scroll has one."""
    if not scroll_of(map).artifact_cell:
        return
    x, y = centre(ARTIFACT_SPACE)
    yield pen.group(
        pen("circle", r=40, fill="stone", stroke="line", stroke_width=1.8),
        pen("path", d=rays(16, 39, 33), fill="brass", stroke="line", stroke_width=1, fill_opacity=0.8),
        pen("circle", r=30, fill="slab", stroke="line", stroke_width=1.2),
        pen("path", d=rays(8, 28, 11), fill="stone", stroke="line", stroke_opacity=0.6, stroke_width=1.1),
        transform=f"translate({x} {y})",
    )


def rays(points: int, outer: float, inner: float) -> str:
    """A star with `points` points."""
    corners = []
    for n in range(2 * points):
        radius, angle = (outer, inner)[n % 2], pi * n / points - pi / 2
        corners.append((radius * cos(angle), radius * sin(angle)))
    return line(corners)


# ------------------------------------------------------------------- on the board


def artifact(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The Artifact while it lies on the ground."""
    g: Tactics = view.state
    if g.artifact != OFF_MAP:
        yield "artifact", relic(words, g.artifact)


@lru_cache(512)
def relic(words: Words, space: int) -> Element:
    x, y = centre(space)
    return pen.group(
        pen("path", d=rays(16, 43, 36), fill="brass", stroke="line", stroke_width=1.2),
        pen("circle", r=33, fill="face", stroke="line", stroke_width=1.4),
        *treasure(0, 0, 52),
        id="artifact",
        classes="artifact",
        transform=f"translate({x} {y})",
        pointer_events="none",
        role="img",
        aria_label=words("draw-artifact-at", space=NAMES[space]),
    )


def treasure(x: float, y: float, size: float) -> Iterator[Element]:
    """The Artifact itself, in brass on its own shadow."""
    yield pen.icon(sign("artifact"), x + size / 24, y + size / 18, size, "shade", opacity=".3")
    yield pen.icon(sign("artifact"), x, y, size, "brass", stroke="line", stroke_width="1.4")


@cache
def borne() -> tuple[Element, ...]:
    """A brass rim round the token of the unit that bears the Artifact."""
    return (pen("path", d=rays(24, 43, 37), fill="brass", stroke="line", stroke_width=1.4),)


@cache
def prize() -> tuple[Element, ...]:
    """The Artifact on that token, as a badge."""
    return (
        pen("circle", cx=-27, cy=12, r=14, fill="face", stroke="line", stroke_width=1.4),
        *treasure(-27, 12, 21),
    )
