"""Drawing in SVG: numbers, colours, paths, icons and lines of text, common to all games.

Everything is coloured by presentation attributes in the light palette, so that a picture needs no style sheet.
Each coloured element also names its colours in classes: `f-ink` is filled with ink, `s-ink` is stroked with it. A
page's style sheet uses these classes in dark mode.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from htpy import Element, Node
from markupsafe import escape

from gonfalon.lore import fonts

ART: Final = Path(__file__).parent / "art"
GRID: Final = 48
"""The size of the grid that icons are drawn on."""

SERIF: Final = "Gonfalon Serif,serif"
SANS: Final = "Gonfalon Sans,sans-serif"
"""Our own fonts (see `fonts`). A page's style sheet names the fallbacks in case they cannot be loaded."""

# Paper, ink and states, as on every page.
COMMON: Final[Mapping[str, str]] = {
    "page": "#F7F1E3",
    "paper": "#F2E8D2",
    "panel": "#FCF8EE",
    "raised": "#FFFDF6",
    "ink": "#2B2520",
    "ink2": "#5C5145",
    "edge": "#857559",
    "rule": "#C4B392",
    "legal": "#075A4A",
    "danger": "#9C1238",
    "disabled": "#857B6C",
}

SPECIAL: Final = re.compile("[&<>'\"]")
"""What must be escaped in an attribute."""

Attribute = str | float | None
Point = tuple[float, float]


@lru_cache(1 << 14)
def short(number: float, places: int = 1) -> str:
    """A number in as few characters as possible: `-.5`, `12`, `3.1`."""
    text = f"{round(number, places):.{places}f}".rstrip("0").rstrip(".") if places else str(round(number))
    if text in ("-0", ""):
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def mix(a: str, b: str, share: float) -> str:
    """A colour between two; `share` is the share of b."""
    pairs = [(int(a[n : n + 2], 16), int(b[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


@cache
def attribute(name: str) -> str:
    """An attribute as SVG names it: `stroke_width` as `stroke-width`, `in_` as `in`."""
    return name.rstrip("_").replace("_", "-")


def attributes_text(said: Mapping[str, str]) -> str:
    """Attributes as they are written in a tag. htpy would write the same, several times slower."""
    if SPECIAL.search("".join(said.values())):
        return "".join([f' {name}="{escape(value)}"' for name, value in said.items()])
    return "".join([f' {name}="{value}"' for name, value in said.items()])


class Pen:
    """Draws elements in the colours of a palette: `pen("path", d=..., fill="water", stroke="line")`.

    `fill` and `stroke` name colours of the palette. Shapes without a fill are hollow; text is never outlined.
    """

    def __init__(self, *palettes: Mapping[str, str]) -> None:
        self.colours: dict[str, str] = {name: colour for palette in palettes for name, colour in palette.items()}

    def __call__(
        self,
        name: str,
        *inside: Node,
        fill: str = "",
        stroke: str = "",
        classes: str = "",
        **attributes: Attribute,
    ) -> Element:
        """One element; numbers are written short, underscores become hyphens."""
        said: dict[str, str] = {}
        named = [classes] if classes else []
        if fill:
            named.append(f"f-{fill}")
            said["fill"] = self.colours[fill]
        elif stroke:
            said["fill"] = "none"
        if stroke:
            named.append(f"s-{stroke}")
            said["stroke"] = self.colours[stroke]
        if named:
            said["class"] = " ".join(named)
        for key, value in attributes.items():
            if value is not None:
                said[attribute(key)] = value if isinstance(value, str) else short(value, 4)
        return Element(name, attributes_text(said), inside or None)

    def group(self, *inside: Node, classes: str = "", **attributes: str | None) -> Element:
        said: dict[str, Attribute] = {**attributes}
        return self("g", *inside, classes=classes, fill="", stroke="", **said)

    def text(
        self,
        said: Node,
        x: float,
        y: float,
        size: float,
        colour: str = "ink",
        *,
        serif: bool = False,
        bold: bool = False,
        italic: bool = False,
        anchor: str | None = None,
        **attributes: Attribute,
    ) -> Element:
        """One line of text; `anchor` puts its "middle" or "end" at the point."""
        return self(
            "text",
            said,
            x=x,
            y=y,
            fill=colour,
            stroke="",
            classes="",
            font_family=SERIF if serif else SANS,
            font_size=short(size),
            font_weight="700" if bold else None,
            font_style="italic" if italic else None,
            text_anchor=anchor,
            **attributes,
        )

    def icon(self, icon: Icon, x: float, y: float, size: float, colour: str, **attributes: str) -> Element:
        """An icon centred on a point."""
        scale = size / GRID
        move = f"translate({short(x - size / 2)} {short(y - size / 2)})scale({short(scale, 4)})"
        if icon.line:
            shape = self("path", d=icon.path, stroke=colour, transform=move, **LINE_ICON, **attributes)
        else:
            shape = self("path", d=icon.path, fill=colour, transform=move, **attributes)
        return shape


LINE_ICON: Final[dict[str, str]] = {
    "stroke_width": "3",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


# ----------------------------------------------------------------------- icons


class Icon(NamedTuple):
    """A silhouette on the grid of 48: one path, filled or, for icons of the interface, drawn as a line."""

    path: str
    line: bool


@cache
def icon(folder: Path, name: str) -> Icon:
    """The icon in this file."""
    text = (folder / f"{name}.svg").read_text(encoding="utf-8")
    return Icon("".join(re.findall(r' d="([^"]+)"', text)), 'stroke="currentColor"' in text)


# ----------------------------------------------------------------------- paths


def area(x: float, y: float, width: float, height: float, rx: float = 0) -> dict[str, str]:
    """A rectangle as attributes."""
    sides = {"x": x, "y": y, "width": width, "height": height, "rx": rx}
    return {name: short(value) for name, value in sides.items() if value}


def line(points: Iterable[Point], closed: bool = True, places: int = 1) -> str:
    """A path along straight lines."""
    text = "L".join(f"{short(x, places)} {short(y, places)}" for x, y in points)
    return f"M{text}{'Z' if closed else ''}"


def rounded(points: Sequence[Point], radius: float) -> str:
    """A closed path along straight lines with rounded corners."""
    parts: list[str] = []
    for n, corner in enumerate(points):
        before, after = (
            towards(corner, points[n - 1], radius),
            towards(corner, points[(n + 1) % len(points)], radius),
        )
        word = "L" if parts else "M"
        parts.append(f"{word}{pair(before)}Q{pair(corner)} {pair(after)}")
    return "".join(parts) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """A closed smooth line through the midpoint of each two neighbouring points."""
    middles = [((x + a) / 2, (y + b) / 2) for (x, y), (a, b) in zip(points, [*points[1:], points[0]])]
    curves = "".join(
        f"Q{pair(corner)} {pair(end)}" for corner, end in zip([*points[1:], points[0]], [*middles[1:], middles[0]])
    )
    return f"M{pair(middles[0])}{curves}Z"


def pair(point: Point) -> str:
    return f"{short(point[0])} {short(point[1])}"


def towards(a: Point, b: Point, step: float) -> Point:
    """A point on the way from a to b, at most halfway."""
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    share = min(step / length, 0.5) if length else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


# ------------------------------------------------------------------------ text


STRANGE: Final = 0.7
"""The width of a character that our fonts do not have, at size 1."""


@cache
def widths(bold: bool) -> dict[str, float]:
    """The width of each character at size 1, in the wider of the two faces in which it may be set."""
    one, other = map(fonts.widths, ("sans-bold", "serif-bold") if bold else ("sans", "serif-italic"))
    return {char: max(one[char], other[char]) for char in one}


def breadth(text: str, size: float, bold: bool = False) -> float:
    """The width of a text, in whichever of our faces is wider."""
    wide = widths(bold)
    return size * sum(wide.get(char, STRANGE) for char in text)


def fitted(text: str, room: float, size: float, bold: bool = False) -> float:
    """The size at which a text fits the room: the given one or less."""
    width = breadth(text, size, bold)
    return size if width <= room else size * room / width


def broken(said: str, room: int) -> list[str]:
    """A text in lines of about `room` characters."""
    lines = [""]
    for word in said.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
