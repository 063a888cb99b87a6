"""The view of a town: hills with its eight buildings, drawn in full once built."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.lore.svg import area, short

from .colours import PEN as pen
from .colours import ROOFS
from .heraldry import at, colour_of

LEFT, TOP, WIDE, HIGH = 24, 112, 1044, 300
GROUND: Final = TOP + HIGH - 46

BUILT, OPEN, LOCKED = 0, 1, 2
"""Built; can be built now; not yet."""

# Each building is drawn around its own middle, on the ground. A part is what it is made of, and its outline.
Part = tuple[str, str]
WINDOWS: Final = "v-14a5 5 0 0 1 10 0v14Z"


def windows(*corners: tuple[float, float]) -> str:
    """Small arched windows, by their lower left corners."""
    return "".join(f"M{short(x)} {short(y)}{WINDOWS}" for x, y in corners)


def teeth(n: int, step: float) -> str:
    """The top of a wall, from left to right, with its merlons."""
    return f"v-9h{short(step)}v9h{short(step)}" * (n - 1) + f"v-9h{short(step)}v9"


CITY_HALL: Final[tuple[Part, ...]] = (
    ("plaster", "M-66 0V-58H66V0Z"),
    ("roof", "M-74-56-62-86H62L74-56Z"),
    ("plaster", "M-16-58V-118H16V-58Z"),
    ("roof", "M-22-116 0-152 22-116Z"),
    ("line", windows((-54, -14), (-36, -14), (28, -14), (46, -14))),
    ("wood", "M-10 0V-24a10 10 0 0 1 20 0V0Z"),
    ("cloth", "M0-108a11 11 0 1 1-.1 0Z"),
    ("ink", "M0-97V-104M0-97H6"),
)
CITADEL: Final[tuple[Part, ...]] = (
    ("stone", f"M-58 0V-84{teeth(6, 10.5)}V0Z"),
    ("stone", f"M-90 0V-108{teeth(3, 8)}V0Z"),
    ("stone", f"M50 0V-108{teeth(3, 8)}V0Z"),
    ("shade", "M-62 0V-108H-50V0ZM78 0V-108H90V0Z"),
    ("wood", "M-18 0V-38a18 18 0 0 1 36 0V0Z"),
    ("ink", "M-6 0V-54M6 0V-54M-18-26H18"),
    ("line", windows((-75, -60), (-75, -28), (65, -60), (65, -28), (-40, -48), (32, -48))),
    ("ink", "M-70-117V-142M70-117V-142"),
    ("cloth-flag", "M-70-142h18l-5 6 5 6h-18ZM70-142h18l-5 6 5 6H70Z"),
)
MAGE_GUILD: Final[tuple[Part, ...]] = (
    ("stone2", "M-34 0-28-118H28L34 0Z"),
    ("shade", "M10 0 8-118H28L34 0Z"),
    ("plaster", "M-36-116V-146H36V-116Z"),
    ("roof2", "M-48-144C-28-156-14-184 0-216C14-184 28-156 48-144Z"),
    ("brass", "M0-224a7 7 0 1 1-.1 0Z"),
    ("line", windows((-26, -122), (-5, -122), (16, -122), (-5, -76))),
    ("wood", "M-10 0V-28a10 10 0 0 1 20 0V0Z"),
    ("stone2", "M40 0V-58H66V0Z"),
    ("roof2", "M34-56 53-92 72-56Z"),
    ("line", windows((48, -32))),
)
BRONZE: Final[tuple[Part, ...]] = (
    ("plaster", "M-66 0V-112H-18V0Z"),
    ("shade", "M-32 0V-112H-18V0Z"),
    ("wood", "M-74-108V-134H-10V-108Z"),
    ("roof", "M-82-132-42-178-2-132Z"),
    ("line", windows((-54, -76), (-54, -34), (-34, -56))),
    ("stone", "M-18 0V-34H20V0Z"),
    ("plaster", "M20 0V-82H64V0Z"),
    ("shade", "M52 0V-82H64V0Z"),
    ("wood", "M14-80V-98H70V-80Z"),
    ("roof", "M6-96 42-134 78-96Z"),
    ("line", windows((30, -48), (30, -14), (46, -30))),
    ("ink", "M-42-178V-202"),
    ("cloth-flag", "M-42-202h20l-5 6 5 6h-20Z"),
)
SILVER: Final[tuple[Part, ...]] = (
    ("stone", "M-52 0V-12H52V0Z"),
    ("plaster", "M-46-12V-58H46V-12Z"),
    ("stone", "M-40-12V-56H-32V-12ZM-22-12V-56H-14V-12ZM14-12V-56H22V-12ZM32-12V-56H40V-12Z"),
    ("stone2", "M-56-56V-66H56V-56Z"),
    ("roof", "M-50-66 0-98 50-66Z"),
    ("brass", "M0-90a8 8 0 1 1-.1 0Z"),
    ("line", "M-7-12V-38H7V-12Z"),
)
GOLDEN: Final[tuple[Part, ...]] = (
    ("stone", "M-70 0V-96H-42V0ZM42 0V-96H70V0Z"),
    ("shade", "M-52 0V-96H-42V0ZM60 0V-96H70V0Z"),
    ("roof2", "M-76-94-56-148-36-94ZM36-94 56-148 76-94Z"),
    ("plaster", "M-42 0V-70L0-112 42-70V0Z"),
    ("roof2", "M-48-66-42-76 0-118 42-76 48-66 0-108Z"),
    ("brass", "M0-84a13 13 0 1 1-.1 0Z"),
    ("ink", "M0-84V-58M-13-71H13M-9-80 9-62M9-80-9-62"),
    ("line", windows((-61, -58), (-61, -26), (51, -58), (51, -26))),
    ("wood", "M-13 0V-28a13 13 0 0 1 26 0V0Z"),
)
SPECIAL_A: Final[tuple[Part, ...]] = (
    ("plaster", "M-44 0V-34H44V0Z"),
    ("roof", "M-52-32 0-70 52-32Z"),
    ("line", windows((-34, -8), (24, -8))),
    ("wood", "M-9 0V-20a9 9 0 0 1 18 0V0Z"),
    ("ink", "M0-70V-92"),
    ("cloth-flag", "M0-92h17l-5 6 5 6H0Z"),
)
SPECIAL_B: Final[tuple[Part, ...]] = (
    ("stone2", "M22 0V-78H42V0Z"),
    ("plaster", "M-42 0V-38H26V0Z"),
    ("roof", "M-50-36-38-62H22L34-36Z"),
    ("line", "M-30 0V-18a13 13 0 0 1 26 0V0Z"),
    ("brass", "M-25 0c0-12 8-10 8-18 6 6 8 12 8 18Z"),
    ("ink", "M30-84q-6-8 0-16t0-16"),
)
SHAPES: Final = (CITY_HALL, CITADEL, MAGE_GUILD, BRONZE, SILVER, GOLDEN, SPECIAL_A, SPECIAL_B)
"""By kind, as in `printed.BUILDINGS`."""
PLACES: Final = (
    (384, -6),
    (548, -20),
    (694, -8),
    (206, -10),
    (978, -14),
    (874, -26),
    (804, 6),
    (80, 2),
)
"""Where each stands: how far from the left, and how far below the ground."""


@lru_cache(32)
def hills(faction: str) -> Element:
    """The ground the town stands on, tinted in the colour of its faction."""
    right, foot = LEFT + WIDE, TOP + HIGH
    far = f"M{LEFT} {foot}V{TOP + 178}C{LEFT + 120} {TOP + 140} {LEFT + 230} {TOP + 130} {LEFT + 390} {TOP + 152}"
    far += (
        f"S{LEFT + 640} {TOP + 92} {LEFT + 770} {TOP + 122}S{right - 90} {TOP + 172} {right} {TOP + 150}V{foot}Z"
    )
    close = (
        f"M{LEFT} {foot}V{TOP + 214}C{LEFT + 220} {TOP + 170} {LEFT + 360} {TOP + 216} {LEFT + 560} {TOP + 196}"
    )
    close += f"S{right - 200} {TOP + 176} {right} {TOP + 208}V{foot}Z"
    meadow = (
        f"M{LEFT} {foot}V{GROUND + 4}C{LEFT + 300} {GROUND - 8} {LEFT + 700} {GROUND + 8} {right} {GROUND}V{foot}Z"
    )
    rays = "".join(
        f"M{LEFT + 866} {TOP + 66}m{short(x)} {short(y)}l{short(x * 0.28)} {short(y * 0.28)}"
        for x, y in ((0, -42), (30, -30), (42, 0), (30, 30), (0, 42), (-30, 30), (-42, 0), (-30, -30))
    )
    frame = area(LEFT, TOP, WIDE, HIGH)
    return pen.group(
        pen("rect", fill="sky", **frame),
        pen("circle", cx=LEFT + 866, cy=TOP + 66, r=32, fill="sun"),
        pen("path", d=rays, stroke="sun", stroke_width=2, stroke_linecap="round"),
        pen("path", d=far, fill="hill"),
        pen("path", d=close, fill="hill2"),
        pen("path", d=meadow, fill="meadow"),
        pen("rect", fill=colour_of(faction), fill_opacity=0.05, **frame),
        pen("use", href="#her-tufts", x=LEFT, y=GROUND + 10, stroke="line", stroke_opacity=0.28, stroke_width=1.2),
        pen("rect", stroke="line", stroke_width=2, **frame),
        pen(
            "rect",
            stroke="line",
            stroke_width=0.8,
            stroke_opacity=0.6,
            **area(LEFT + 4, TOP + 4, WIDE - 8, HIGH - 8),
        ),
        classes="hills",
    )


def buildings(faction: str, states: tuple[int, ...]) -> Iterator[Element]:
    """The eight buildings, by kind, in one of three states; those at the back first."""
    for kind in sorted(range(len(SHAPES)), key=lambda each: PLACES[each][1]):
        x, down = PLACES[kind]
        yield pen.group(*drawn(faction, kind, states[kind]), transform=at(LEFT + x, GROUND + down + 12))


def drawn(faction: str, kind: int, state: int) -> Iterator[Element]:
    for what, outline in SHAPES[kind]:
        yield part(faction, what, outline, state)


def part(faction: str, what: str, outline: str, state: int) -> Element:
    """A part of a building: in colour, dashed if it can be built, dotted if not yet."""
    if state == BUILT:
        return finished(faction, what, outline)
    if state == OPEN:
        return pen(
            "path",
            classes="plan",
            d=outline,
            fill="lit" if what not in ("ink", "shade") else "",
            fill_opacity=0.6,
            stroke="legal",
            stroke_width=2,
            stroke_dasharray="6 3.4",
            stroke_linejoin="round",
        )
    return pen(
        "path",
        d=outline,
        fill="cloth" if what not in ("ink", "shade") else "",
        fill_opacity=0.25,
        stroke="line",
        stroke_opacity=0.35,
        stroke_width=1.3,
        stroke_dasharray="2 3",
    )


def finished(faction: str, what: str, outline: str) -> Element:
    line = {"stroke_width": "1.8", "stroke_linejoin": "round"}
    if what == "ink":
        return pen("path", d=outline, stroke="line", stroke_width=1.8, stroke_linecap="round")
    if what == "line":
        return pen("path", d=outline, fill="line")
    if what == "shade":
        return pen("path", d=outline, fill="line", fill_opacity=0.2)
    if what == "cloth-flag":
        return pen("path", d=outline, fill=colour_of(faction), stroke="line", **line)
    if what in ("roof", "roof2"):
        roof = f"{what}-{faction if faction in ROOFS else 'castle'}"
        return pen("path", d=outline, fill=roof, stroke="line", **line)
    return pen("path", d=outline, fill=what, stroke="line", **line)
