"""Map tiles: faces with terrain, mountains and walls, backs with a numeral, each drawn around its middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.heroes.printed import LAYOUT, LOCATION_ID, TILES, field_at, walls_at
from gonfalon.lore.svg import short

from .colours import GROUPS, TERRAINS, vignette, vignette_name
from .colours import PEN as pen
from .heraldry import at
from .hexes import KINDS, OFFSETS, flower, hexagon, mountains, seams, strokes, wall_path

NUMERALS: Final = ("I", "II–III", "IV–V", "VI–VII")
"""What the backs say, by group."""
LEAF: Final = (
    "M0-17C6-9 6-3 0 3C-6-3-6-9 0-17ZM-4 5C-10 3-15 6-16 12C-10 13-5 11-4 5ZM4 5C10 3 15 6 16 12C10 13 5 11 4 5Z"
    "M-1 4H1V18H-1Z"
)
STAR: Final = (
    "M0-56.2L21.2-36.7 48.7-28.1 42.4 0 48.7 28.1 21.2 36.7 0 56.2-21.2 36.7-48.7 28.1-42.4 0-48.7-28.1-21.2-36.7Z"
)
ROSETTES: Final = (90, 150, 210, 270, 330, 390)
"""How the leaves on a back are rotated: each away from the middle."""


def definitions() -> Iterator[Element]:
    """Parts shared by all tiles."""
    yield pen("path", id="her-hex", d=hexagon())
    yield pen("path", id="her-flower", d=flower(2))
    yield pen("path", id="her-flower-in", d=flower(4.4))
    yield pen("path", id="her-seams", d=seams())
    for terrain in TERRAINS:
        for kind in range(KINDS):
            yield pen("path", id=f"her-m-{terrain}{kind}", d=strokes(terrain, kind))
    yield pen.group(*peaks(), id="her-peaks")
    for group in range(len(GROUPS)):
        yield pen.group(*back_parts(group), id=f"her-back{group}")


def peaks() -> Iterator[Element]:
    """Impassable mountains."""
    for ridge, shade, snow, lines in mountains():
        yield pen("path", d=ridge, fill="stone2", stroke="line", stroke_width=1.5, stroke_linejoin="round")
        yield pen("path", d=shade, fill="line", fill_opacity=0.26)
        if snow:
            yield pen("path", d=snow, fill="cloth", stroke="line", stroke_width=0.9)
        yield pen("path", d=lines, stroke="line", stroke_width=1.1, stroke_linecap="round")


def back_parts(group: int) -> Iterator[Element]:
    """A face-down tile: one leaf per field, and how strong the guards below may be."""
    name = GROUPS[group]
    yield pen("path", d=flower(2), fill="line", fill_opacity=0.28, transform="translate(4 6)")
    yield pen("path", d=flower(2), fill=f"back-{name}", stroke="line", stroke_width=2, stroke_linejoin="round")
    yield pen("path", d=flower(8), stroke="back-ink", stroke_opacity=0.75, stroke_width=1.3)
    yield pen("path", d=flower(12), stroke="back-ink", stroke_opacity=0.35, stroke_width=1)
    ring = [OFFSETS[LAYOUT.positions.index(each)] for each in ("e", "se", "sw", "w", "nw", "ne")]
    for (x, y), turn in zip(ring, ROSETTES):
        move = f"translate({short(x)} {short(y)})"
        yield pen("path", d=hexagon(21), stroke="back-ink", stroke_opacity=0.32, stroke_width=1.2, transform=move)
        yield pen("path", d=LEAF, fill="back-ink", fill_opacity=0.4, transform=f"{move}rotate({turn})")
    yield pen(
        "path",
        d=STAR,
        fill=f"star-{name}",
        stroke="back-ink",
        stroke_opacity=0.8,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    yield pen.text(
        NUMERALS[group], 0, 8.4, 24, "back-ink", serif=True, bold=True, anchor="middle", letter_spacing=0.5
    )


@lru_cache(512)
def face(tile: int, turns: int) -> Element:
    """A face-up tile, turned by `turns` sixths, without what stands on it."""
    terrain = TILES[tile].terrain
    ground = f"ground-{terrain}"
    walls = "".join(wall_path(n, walls_at(tile, n, turns)) for n in range(len(OFFSETS)))
    return pen.group(
        pen("use", href="#her-flower", fill="line", fill_opacity=0.28, x=4, y=6),
        pen("use", href="#her-flower", fill=ground, stroke="line", stroke_width=2, stroke_linejoin="round"),
        pen("use", href="#her-flower-in", stroke="cloth", stroke_opacity=0.55, stroke_width=2.2),
        *(strokes_at(tile, n, turns, terrain) for n in range(len(OFFSETS))),
        pen(
            "use",
            href="#her-seams",
            stroke="line",
            stroke_opacity=0.5,
            stroke_width=1.3,
            stroke_dasharray="1.5 5",
            stroke_linecap="round",
        ),
        *(peaks_at(n) for n in range(len(OFFSETS)) if field_at(tile, n, turns).blocked),
        *(wall_lines(walls) if walls else ()),
    )


def strokes_at(tile: int, position: int, turns: int, terrain: str) -> Element:
    x, y = OFFSETS[position]
    kind = (tile + 2 * position + turns) % KINDS
    return pen(
        "use",
        href=f"#her-m-{terrain}{kind}",
        x=x,
        y=y,
        stroke=f"marks-{terrain}",
        stroke_width=1.3,
        stroke_opacity=0.8,
        stroke_linecap="round",
    )


def peaks_at(position: int) -> Element:
    x, y = OFFSETS[position]
    return pen("use", href="#her-peaks", x=x, y=y)


def wall_lines(walls: str) -> Iterator[Element]:
    """Borders that cannot be crossed."""
    look = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    yield pen("path", d=walls, stroke="line", stroke_width=7, **look)
    yield pen("path", d=walls, stroke="brass", stroke_width=4.2, **look)


def back(group: int) -> Element:
    return pen("use", href=f"#her-back{group}")


@lru_cache(1 << 10)
def laid(slot: int, x: float, y: float, scale: float, tile: int, turns: int, group: int) -> Element:
    """A tile on the map; a face-down one has the number -1."""
    shown = back(group) if tile < 0 else face(tile, turns)
    return pen.group(shown, id=f"tile-{slot}", classes="in-map tile", transform=at(x, y, scale))


def small(tile: int, turns: int) -> Element:
    """A miniature tile, for choosing its orientation."""
    places = []
    for position, (x, y) in enumerate(OFFSETS):
        name = vignette_name(LOCATION_ID[field_at(tile, position, turns).location])
        if name:
            places.append(vignette(name, x, y, 64))
    return pen(
        "svg",
        face(tile, turns),
        *places,
        viewBox="-142 -138 288 280",
        classes="small-tile",
        aria_hidden="true",
    )
