"""Small charts of a finished game, drawn in the colours of its sides: timelines, shares, and more or less than
expected. The numbers also stand in tables, for those who cannot see the charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from htpy import Element

from gonfalon.lore.chronicle import Numbers
from gonfalon.lore.svg import Pen, short

WIDE, HIGH, EDGE, FOOT, LEFT = 360, 150, 8, 20, 34
GRID = 4
"""How many lines a timeline has behind it, at most."""
STEPS = tuple(int(n * 10**power) for power in range(6) for n in (1, 2, 5))
"""How far apart they may be."""

BAR, ROW = 16, 24
SHADES = (1, 0.72, 0.5, 0.34, 0.2)
"""How strong the colour of a side is in the first share, the second, ..."""


def timeline(pen: Pen, rounds: Sequence[int], values: Sequence[Numbers], colours: Sequence[str]) -> Element:
    """A line for each side through the rounds."""
    most = max([1.0, *(value for line in values for value in line)])
    step: int = next(each for each in STEPS if each * GRID >= most)
    high = step * -(-most // step)

    def x(number: int) -> float:
        return LEFT + number * (WIDE - LEFT - EDGE) / max(1, len(rounds) - 1)

    def y(value: float) -> float:
        return HIGH - FOOT - value * (HIGH - FOOT - EDGE) / high

    grid = [level(pen, value * step, y(value * step)) for value in range(int(high / step) + 1)]
    numbered = [number for number in range(len(rounds)) if number % -(-len(rounds) // 8) == 0]
    return pen(
        "svg",
        *(each for pair in grid for each in pair),
        *(pen.text(str(rounds[n]), x(n), HIGH - 4, 12, "ink2", anchor="middle") for n in numbered),
        *(curve(pen, [(x(n), y(value)) for n, value in enumerate(line)], c) for line, c in zip(values, colours)),
        viewBox=f"0 0 {WIDE} {HIGH}",
        classes="chart",
        aria_hidden="true",
    )


def level(pen: Pen, value: int, y: float) -> tuple[Element, Element]:
    """A line of the grid and its number."""
    line = pen("path", d=f"M{LEFT} {short(y)}H{WIDE - EDGE}", stroke="rule", stroke_width=1)
    return line, pen.text(str(value), LEFT - 6, y + 4, 12, "ink2", anchor="end")


def curve(pen: Pen, points: Sequence[tuple[float, float]], colour: str) -> Element:
    """The line of a side, on a casing so that crossings can be followed, with its end marked."""
    way = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)
    x, y = points[-1]
    return pen.group(
        pen("path", d=way, stroke="panel", stroke_width=5, stroke_linejoin="round"),
        pen("path", d=way, stroke=colour, stroke_width=2.5, stroke_linejoin="round", stroke_linecap="round"),
        pen("circle", cx=x, cy=y, r=4, fill=colour, stroke="ink", stroke_width=0.8),
    )


def shares(pen: Pen, values: Sequence[float], most: float, colour: str) -> Element:
    """A bar that is divided into parts, the longest possible one being `most`."""
    return pen(
        "svg",
        *parts(pen, values, max(most, 1), colour),
        viewBox=f"0 0 {WIDE} {BAR}",
        preserveAspectRatio="none",
        classes="chart bar",
        aria_hidden="true",
    )


def parts(pen: Pen, values: Sequence[float], most: float, colour: str) -> Iterator[Element]:
    x = 0.0
    for number, value in enumerate(values):
        wide, strength = value * WIDE / most, SHADES[min(number, len(SHADES) - 1)]
        if value > 0:
            yield pen("rect", x=x, width=max(0, wide - 1), height=BAR, fill="panel")
            yield pen("rect", x=x, width=max(0, wide - 1), height=BAR, fill=colour, fill_opacity=strength)
        x += wide


def balance(pen: Pen, had: float, expected: float, most: float) -> Element:
    """A bar from the middle: to the right if there was more than expected, to the left if less."""
    half, more = WIDE / 2, (had - expected) / max(most, 0.1) * WIDE / 2
    return pen(
        "svg",
        pen("rect", width=WIDE, height=BAR, fill="paper", stroke="rule", stroke_width=1),
        pen(
            "rect",
            x=half + min(0, more),
            width=abs(more),
            height=BAR,
            fill="legal" if more >= 0 else "danger",
        ),
        pen("path", d=f"M{short(half)} -2V{BAR + 2}", stroke="ink", stroke_width=3),
        viewBox=f"0 0 {WIDE} {BAR}",
        preserveAspectRatio="none",
        classes="chart bar",
        aria_hidden="true",
    )
