"""The layer that never changes during a match: both realms with their names, the tower, the track, and the regions
to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.immortals.printed import (
    DARK,
    LIGHT,
    PLACES,
    PROVINCE_OF,
    PROVINCES,
    REGIONS,
    YIELDS,
    realm_of,
    region_of,
)
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import area
from gonfalon.lore.words import Words

from . import cubes
from .colours import PEN as pen
from .colours import SKY, figure, figures
from .ground import all_borders, definitions, lands, rifts, skies, terrain, wear
from .names import names
from .shapes import SIZE, WIDE
from .tower import building

MIDDLE: Final = WIDE / 2
PENNON: Final = "h162v85l-27-15-27 15-27-15-27 15-27-15-27 15z"
KEY_SIZE: Final = 20
KEY_TOP: Final = 875
"""Where the key of the provinces begins, in the lower corner of each realm."""
MARGIN: Final = 16
TINT: Final = 18
"""How broad the sample of a tint is."""


@lru_cache(8)
def board(words: Words) -> Element:
    """The whole board."""
    return pen.group(
        pen("defs", *figures(), *cubes.definitions(), *definitions()),
        pen("rect", width=SIZE[0], height=SIZE[1], fill="page"),
        *skies(),
        *lands(),
        *rifts(),
        *terrain(words),
        *all_borders(),
        wear(),
        pen.group(*names(words), classes="names", pointer_events="none"),
        *(key(words, realm) for realm in (LIGHT, DARK)),
        title(words),
        building(),
        *frame(),
        pen.group(*hits(words), classes="hits"),
        classes="immortals",
    )


# ------------------------------------------------------------------------ looks


def key(words: Words, realm: int) -> Element:
    """Which tint is which province; by day it is the mirror image of that by night."""
    ink, way = f"{SKY[realm]}-ink", 1 if realm == DARK else -1
    edge = MARGIN if realm == DARK else WIDE - MARGIN
    parts = []
    for n, province in enumerate(PROVINCES):
        x, y = edge if realm == DARK else edge - TINT, KEY_TOP + 21 * n
        parts += [
            pen("rect", fill=f"{SKY[realm]}{n}", stroke=ink, stroke_width=0.9, **area(x, y, TINT, 15, 2)),
            pen.text(
                named(words, province),
                edge + way * (TINT + 6),
                y + 14,
                KEY_SIZE,
                ink,
                serif=True,
                italic=True,
                anchor="start" if realm == DARK else "end",
            ),
        ]
    return pen.group(*parts, aria_hidden="true")


def title(words: Words) -> Element:
    """A cloth, half night and half day, with the name of the game and of both realms."""
    heading = words("draw-title").upper()
    parts = []
    for realm, way in ((DARK, -1), (LIGHT, 1)):
        sky = SKY[realm]
        ink, tile = f"{sky}-ink", f"{sky}-tile"
        side = f"scale({way} 1)" if way < 0 else None
        said = words(f"draw-realm-{('light', 'dark')[realm]}")
        parts += [
            pen.group(
                pen("path", d=f"M0 30{PENNON}", fill=tile, stroke=ink, stroke_width=1.6, stroke_linejoin="round"),
                pen("path", d="M0 30h170", stroke=ink, stroke_width=3.6, stroke_linecap="round"),
                pen("circle", cx=172, cy=30, r=4.2, fill=ink),
                transform=side,
            ),
            figure(f"realm_{('light', 'dark')[realm]}", way * 136, 56, 32, ink),
            pen(
                "clipPath",
                pen("rect", x=0 if way > 0 else -200, width=200, height=200),
                id=f"imm-title{realm}",
            ),
            pen.text(
                heading,
                1.5,
                66,
                28,
                ink,
                serif=True,
                bold=True,
                anchor="middle",
                letter_spacing=3,
                clip_path=f"url(#imm-title{realm})",
            ),
            pen.text(
                said,
                way * 7,
                91,
                KEY_SIZE,
                ink,
                serif=True,
                italic=True,
                anchor="start" if way > 0 else "end",
            ),
        ]
    return pen.group(*parts, transform=f"translate({MIDDLE:g} 0)", aria_hidden="true")


def frame() -> Iterator[Element]:
    """Two thin rules round the map."""
    for off, line in ((6, 1.4), (10, 0.7)):
        size = area(off, off, WIDE - 2 * off, SIZE[1] - 2 * off)
        yield pen("rect", stroke="day-wave", stroke_width=line, **size)


# ------------------------------------------------------------------ what is touched


def hits(words: Words) -> Iterator[Element]:
    """Every region as something to be touched: unseen, yet it can be pointed at, focused and read out."""
    for place in PLACES:
        yield pen(
            "use",
            href=f"#imm-p{place}",
            classes=f"place {SKY[realm_of(place)]}",
            data_target=f"place-{place}",
            aria_label=place_label(words, place),
            role="button",
            tabindex="-1",
            fill_opacity="0",
        )


def place_label(words: Words, place: int) -> str:
    """A place in words: `Lakehome in light, Lakelands: 5 gold, 3 energy`."""
    energy, gold = YIELDS[place]
    return words(
        "draw-place",
        region=named(words, REGIONS[region_of(place)]),
        realm=("light", "dark")[realm_of(place)],
        province=named(words, PROVINCES[PROVINCE_OF[place]]),
        gold=gold,
        energy=energy,
    )
