"""The ground of the map: seas, lands in the tint of their holder, terrain, borders and home bands.

The static layer shows every land in the tint of its home realm. A land that somebody else holds is redrawn
above it, by `conquered`: the holder's tint and hatching, and on them once more the home band, the terrain and the
borders. Its name is drawn by names.py, above the lines of states.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.nerath.printed import BOARD, IMPASSABLE, REALMS, SPACES
from gonfalon.games.nerath.printed.regions import HOME, NOBODY
from gonfalon.lore.svg import Point, attributes_text, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .names import seal, stands_clear
from .places import BOARD as ART
from .places import DOOR
from .shapes import MAP, ON_MAP, borders, borders_of, contains, outline

LANDS: Final = tuple(n for n, space in enumerate(SPACES) if space.kind == "land")
RIPPLES: Final = ((22.5, 0.75, 0.38), (15, 0.85, 0.55), (9, 0.95, 0.75), (4, 1.1, 0.95))
"""How far off the coast, how broad, how strong; the outermost first."""
BORDERS: Final = {
    "inner": {"stroke": "ink", "stroke_width": "1.15", "stroke_dasharray": "5.5 3.2", "opacity": ".62"},
    "realm": {"stroke": "ink", "stroke_width": "2.3"},
    "coast": {"stroke": "coast", "stroke_width": "2"},
}
ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}
RIDGE: Final = "M-17 9l12-21 6 9 4-6L17 9"
FOLDS: Final = "M-5-12l2 6-2 3 3 4-2 5M-1 0l2 6M5-9l2 5L5-1l3 5M10 3l2 4"
ARCH: Final = "M-13 15V-2C-13-10-7-15.5 0-15.5S13-10 13-2V15Z"
DOORWAY: Final = "M-8.5 15V-1.5C-8.5-7.5-4.5-11 0-11S8.5-7.5 8.5-1.5V15Z"
STONES: Final = "M-13 4h4.5M8.5 4H13M-9.7-9.7-6-6.2M9.7-9.7 6-6.2M0-15.5v4.5"
STAIRS: Final = "M-8.5 15h17M-5 15v-3.5H5M-2 11.5v-3h7"


# ---------------------------------------------------------------- what others refer to


def definitions() -> Iterator[Element]:
    """Shapes that are used more than once: spaces, hatchings, bands, small drawings."""
    for space in range(len(SPACES)):
        yield pen("path", id=f"nrt-s{space}", d=outline(space))
        yield pen("clipPath", pen("use", href=f"#nrt-s{space}"), id=f"nrt-c{space}")
    yield pen("clipPath", pen("rect", width=BOARD.width, height=BOARD.height), id="nrt-board")
    yield pen("path", id="nrt-coast", d=borders("coast"))
    for realm, printed in enumerate(REALMS):
        yield pen("path", id=f"nrt-band{realm}", d=ART["bands"][printed.id], fill_rule="evenodd")
        yield pen("path", id=f"nrt-rim{realm}", d=ART["rims"][printed.id])
        yield hatching(realm)
    yield pen.group(
        pen("path", d=f"{RIDGE}Z", fill="peak", stroke_width=0),
        pen("path", d=RIDGE),
        pen("path", d=FOLDS, opacity=0.7),
        id="nrt-peak",
    )
    for name, sign in ART["signs"].items():
        yield pen.group(*small_drawing(sign), id=f"nrt-t-{name}")


def hatching(realm: int) -> Element:
    """The heraldic hatching of a realm: crossed, dotted, upright, level."""
    colour = f"band{realm}"
    sizes, shapes = (
        (5, [pen("path", d="M0 2h6M2 0v6", stroke=colour, stroke_width=0.9)]),
        (6, [pen("circle", cx=at, cy=at, r=0.95, fill=colour) for at in (1.5, 4.5)]),
        (4, [pen("path", d="M2 0v6", stroke=colour, stroke_width=1.1)]),
        (4, [pen("path", d="M0 2h6", stroke=colour, stroke_width=1.1)]),
    )[realm]
    return pen(
        "pattern", *shapes, id=f"nrt-hatch{realm}", width=sizes, height=sizes, patternUnits="userSpaceOnUse"
    )


def small_drawing(sign: dict[str, str]) -> Iterator[Element]:
    if "body" in sign:
        yield pen("path", d=sign["body"], fill="mountain", fill_opacity=0.42)
    if "lines" in sign:
        yield pen("path", d=sign["lines"])
    if "bold" in sign:
        yield pen("path", d=sign["bold"], stroke_width=2)


# ------------------------------------------------------------------------- sea


def sea() -> Element:
    """Ripples off the coasts, waves, dotted borders. A ripple is a broad coast, and a less broad sea on it."""
    coast = {"href": "#nrt-coast", "stroke_linejoin": "round"}
    ripples = [
        pen("use", stroke=colour, stroke_width=2 * off + side * broad, stroke_opacity=strong, **coast)
        for off, broad, opacity in RIPPLES
        for colour, side, strong in (("wave", 1, opacity), ("sea", -1, 1))
    ]
    waves = [pen("use", href="#nrt-t-wave", x=x, y=y) for x, y in ART["waves"]]
    dots = {"stroke_width": "1.3", "stroke_dasharray": ".1 4.6", "stroke_linecap": "round"}
    return pen.group(
        pen("rect", width=BOARD.width, height=BOARD.height, fill="sea"),
        *ripples,
        pen("g", *waves, stroke="wave", stroke_width=1.2, stroke_linecap="round", opacity=0.9),
        pen("path", d=borders("sea"), stroke="sea-ink", opacity=0.7, **dots),
        clip_path="url(#nrt-board)",
    )


def barrens() -> Element:
    """The impassable corners: nothing but peaks."""
    corners = [
        pen("path", d=outline(len(SPACES) + n), fill="barren", stroke="barren", stroke_width=1)
        for n in range(len(IMPASSABLE))
    ]
    peaks = [
        pen("use", href="#nrt-peak", transform=f"translate({short(x)} {short(y)})scale({short(size, 2)})")
        for x, y, size in ART["ridges"]
    ]
    return pen.group(*corners, pen("g", *peaks, stroke="ink", opacity=0.75, **ROUND), clip_path="url(#nrt-board)")


# ------------------------------------------------------------------------ land


@cache
def marks() -> dict[int, tuple[tuple[str, Point], ...]]:
    """The small drawings of terrain on each land."""
    found: dict[int, list[tuple[str, Point]]] = {space: [] for space in LANDS}
    for name, points in ART["marks"].items():
        for point in points:
            space = next((space for space in LANDS if contains(space, point)), None)
            if space is not None:
                found[space].append((name, (point[0], point[1])))
    return {space: tuple(each) for space, each in found.items()}


def terrain(words: Words, spaces: tuple[int, ...]) -> Element:
    """The terrain of some lands, where no name stands."""
    drawn = [
        pen("use", href=f"#nrt-t-{name}", x=x, y=y)
        for space in spaces
        for name, (x, y) in marks()[space]
        if stands_clear(words, (x, y))
    ]
    return pen("g", *drawn, stroke="ink", stroke_width=1, opacity=0.5, classes="terrain", **ROUND)


def tinted(space: int, holder: int) -> Element:
    return pen("use", href=f"#nrt-s{space}", fill=f"tint{holder}")


def lands() -> Iterator[Element]:
    """Every land, and the ground of every dungeon, in the tint of its home realm."""
    for space in LANDS:
        yield tinted(space, HOME[space])


def bands() -> Iterator[Element]:
    """The home bands along the inside of each realm's lands; they never change."""
    for realm in range(len(REALMS)):
        yield from band(realm)


def band(realm: int) -> Iterator[Element]:
    yield pen("use", href=f"#nrt-band{realm}", fill=f"band{realm}", fill_opacity=0.36)
    yield hatched(f"#nrt-band{realm}", realm, 0.75)
    yield pen("use", href=f"#nrt-rim{realm}", stroke=f"band{realm}", stroke_width=0.9, opacity=0.8)


def own_band(space: int, realm: int) -> Element:
    """The home band of a single land."""
    shape = {"href": f"#nrt-s{space}"}
    return pen.group(
        pen("use", stroke=f"band{realm}", stroke_width=15, stroke_opacity=0.5, **shape),
        used(shape | {"fill": "none", "stroke": f"url(#nrt-hatch{realm})", "stroke-width": "15"}),
        clip_path=f"url(#nrt-c{space})",
    )


def hatched(href: str, realm: int, opacity: float) -> Element:
    return used({"href": href, "fill": f"url(#nrt-hatch{realm})", "fill-opacity": short(opacity, 2)})


def used(said: dict[str, str]) -> Element:
    """A shape that is defined elsewhere, filled or stroked with a pattern, which no palette has."""
    return Element("use", attributes_text(said))


def all_borders() -> Element:
    return pen.group(
        *(pen("path", d=borders(kind), **look, **ROUND) for kind, look in BORDERS.items()), classes="borders"
    )


# -------------------------------------------------------------------- dungeons


def dungeons() -> Iterator[Element]:
    """Doors in hachured rock."""
    for space, (x, y) in DOOR.items():
        yield pen("use", href=f"#nrt-s{space}", fill="rock", stroke="arch-line", stroke_width=1.5)
        yield pen("path", d=hachures(space), stroke="arch-line", stroke_width=0.8, opacity=0.7)
        yield pen.group(
            pen("path", d=ARCH, fill="arch", stroke="arch-line", stroke_width=1.3, stroke_linejoin="round"),
            pen("path", d=DOORWAY, fill="gate"),
            pen("path", d=STONES, stroke="arch-line", stroke_width=1),
            pen("path", d=STAIRS, stroke="arch", stroke_width=1, opacity=0.75),
            transform=f"translate({short(x)} {short(y)})",
        )


@cache
def hachures(space: int) -> str:
    """Short strokes outside the rim of a rock, away from its door."""
    polygon = MAP.faces[space]
    cx = sum(x for x, _ in polygon) / len(polygon)
    cy = sum(y for _, y in polygon) / len(polygon)
    strokes = []
    for n, (x, y) in enumerate(polygon):
        dx, dy = x - cx, y - cy
        far = (dx * dx + dy * dy) ** 0.5 or 1
        long = 3 + n * 7 % 3
        strokes.append(f"M{short(x)} {short(y)}l{short(-dx / far * long)} {short(-dy / far * long)}")
    return "".join(strokes)


# ------------------------------------------------------------------- conquests


def conquests(words: Words, held: list[int]) -> Iterator[tuple[str, Element]]:
    """The lands held by someone other than at the start."""
    for space in LANDS:
        if held[space] not in (HOME[space], NOBODY):
            yield f"land-{space}", conquered(words, space, held[space])


@lru_cache(1 << 10)
def conquered(words: Words, space: int, holder: int) -> Element:
    """A land in its holder's tint, hatching and emblem; a border in the colour of its home goes all round."""
    return pen.group(
        tinted(space, holder),
        hatched(f"#nrt-s{space}", holder, 0.5),
        terrain(words, (space,)),
        own_band(space, HOME[space]),
        *(
            pen("path", d=borders_of(space, kind), **look, **ROUND)
            for kind, look in BORDERS.items()
            if borders_of(space, kind)
        ),
        seal(words, space, holder),
        id=f"land-{space}",
        classes="conquered",
        transform=ON_MAP,
        pointer_events="none",
        aria_hidden="true",
    )
