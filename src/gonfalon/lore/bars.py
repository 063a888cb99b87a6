"""Chances as a chart: one bar divided into the possible outcomes, and bars side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from htpy import Element

from gonfalon.lore.svg import COMMON, SANS, SERIF, Pen, fitted

WIDE, EDGE, GAP = 880, 32, 40
TOP, SPLIT, PANEL, FOOT = 72, 40, 190, 28
COLOURS = ("legal", "danger", "edge", "rule")
"""The colours of the outcomes, in order; the first two are also those of the two sides."""

SMALLEST = 8
"""Text smaller than this is left out."""
SEEN = 0.0005
"""Anything less likely gets a bar, but no number."""

pen = Pen(COMMON)


class Bar(NamedTuple):
    """Something that may happen: what it is, how likely, and how that is written."""

    name: str
    chance: float
    label: str


def chart(title: str, shares: Sequence[Bar], sides: Mapping[str, Sequence[Bar]]) -> str:
    """A chart of chances, as SVG."""
    legend = TOP + SPLIT + 24
    below = legend + 24 * len(shares) + 20
    high = below + PANEL + 2 * FOOT + EDGE
    broad = (WIDE - 2 * EDGE - GAP * (len(sides) - 1)) / len(sides)
    drawing = pen(
        "svg",
        pen("title", title),
        pen("rect", width=WIDE, height=high, fill="page"),
        text(title, EDGE, 46, fitted(title, WIDE - 2 * EDGE, 24), font_family=SERIF),
        *divided(shares, legend),
        *(
            panel(name, bars, EDGE + number * (broad + GAP), below, broad, COLOURS[number])
            for number, (name, bars) in enumerate(sides.items())
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {high}",
        width=WIDE,
        height=high,
        role="img",
        aria_label=title,
    )
    return "".join(drawing.iter_chunks())


def divided(shares: Sequence[Bar], legend: float) -> Iterator[Element]:
    """One bar for all outcomes, with a legend."""
    x, room = float(EDGE), WIDE - 2 * EDGE
    for number, share in enumerate(shares):
        colour, y = COLOURS[number], legend + 24 * number
        yield pen("rect", x=x, y=TOP, width=share.chance * room, height=SPLIT, fill=colour)
        yield pen("rect", x=EDGE, y=y - 12, width=14, height=14, rx=3, fill=colour)
        yield text(f"{share.label}  {share.name}", EDGE + 22, y, 16)
        x += share.chance * room


def panel(title: str, bars: Sequence[Bar], x: float, y: float, broad: float, colour: str) -> Element:
    """Bars side by side, the likeliest as high as the panel."""
    step = broad / len(bars)
    tallest = max(bar.chance for bar in bars)
    ground = y + FOOT + PANEL
    named = ceil(SMALLEST * 3.5 / step)
    drawn = [text(title, x, y, 16, font_weight="bold")]
    for number, bar in enumerate(bars):
        middle, high = x + (number + 0.5) * step, (PANEL - 24) * bar.chance / tallest
        width = min(step * 0.8, 48)
        drawn.append(pen("rect", x=middle - width / 2, y=ground - high, width=width, height=high, fill=colour))
        if not number % named:
            drawn.append(text(bar.name, middle, ground + 18, 14, text_anchor="middle"))
        size = fitted(bar.label, step, 12)
        if size >= SMALLEST and bar.chance >= SEEN:
            drawn.append(text(bar.label, middle, ground - high - 5, size, text_anchor="middle"))
    drawn.append(pen("path", d=f"M{x} {ground}H{x + broad}", stroke="ink2", stroke_width=1))
    return pen.group(*drawn)


def text(said: str, x: float, y: float, size: float, **attributes: str) -> Element:
    attributes = {"font_family": SANS} | attributes
    return pen("text", said, x=x, y=y, font_size=size, fill="ink", **attributes)
