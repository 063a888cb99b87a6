"""The layer that never changes during a match: the map with its frame, and the spaces to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.nerath.printed import BOARD, REALMS, SPACES
from gonfalon.games.nerath.printed.regions import CAPITAL, HOME
from gonfalon.lore.svg import SERIF, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import emblem, figures
from .ground import LANDS, all_borders, bands, barrens, definitions, dungeons, lands, sea, terrain
from .names import curves
from .places import BOARD as ART
from .places import DOOR
from .shapes import ON_MAP, SIZE

CLOTH: Final = "M0 0h148v64l-18.5 15L111 64 92.5 79 74 64 55.5 79 37 64 18.5 79 0 64z"
HEM: Final = "M5 5h138v57l-13.5 10.5L111 62 92.5 72.5 74 62 55.5 72.5 37 62 18.5 72.5 5 62z"
TITLE: Final = (1432, 24)
ROSE: Final = (66, 1032)
ORDER: Final = (3, 0, 2, 1)
"""The realms on the title's cloth, from west to east."""
SCALE: Final = 50
"""A black or white piece of the frame."""


@lru_cache(8)
def board(words: Words) -> Element:
    """The whole map."""
    return pen.group(
        pen("rect", width=SIZE[0], height=SIZE[1], fill="page"),
        pen.group(
            pen("defs", *figures(), *definitions(), *curves(words)),
            sea(),
            barrens(),
            *lands(),
            terrain(words, LANDS),
            *bands(),
            all_borders(),
            *dungeons(),
            wear(),
            *title(words),
            rose(words),
            *frame(),
            pen.group(*hits(words), classes="hits"),
            transform=ON_MAP,
        ),
        classes="nerath",
    )


# ------------------------------------------------------------------------ looks


def wear() -> Element:
    """Stains and worn edges of the paper; none in the dark."""
    edges = [
        pen("rect", width=BOARD.width, height=BOARD.height, stroke="worn", stroke_width=w, stroke_opacity=opacity)
        for w, opacity in ((44, 0.05), (22, 0.06), (9, 0.07))
    ]
    return pen.group(
        pen("g", *(pen("path", d=blot) for blot in ART["wear"]), fill="stain", fill_opacity=0.045),
        *edges,
        classes="wear",
        clip_path="url(#nrt-board)",
        pointer_events="none",
    )


def title(words: Words) -> Iterator[Element]:
    """The cloth with the name of the game and the four emblems."""
    heading = words("draw-map").upper()
    yield pen.group(
        pen("path", d=CLOTH, fill="panel", stroke="panel", stroke_width=7, stroke_linejoin="round", opacity=0.7),
        pen("path", d=CLOTH, fill="panel", stroke="ink", stroke_width=1.6, stroke_linejoin="round"),
        pen("path", d=HEM, stroke="ink", stroke_width=0.8, stroke_linejoin="round"),
        pen("path", d="M-7 0h162", stroke="ink", stroke_width=3.4, stroke_linecap="round"),
        pen("circle", cx=-8, r=3.4, fill="ink"),
        pen("circle", cx=156, r=3.4, fill="ink"),
        pen(
            "text",
            heading,
            x=76,
            y=34,
            fill="ink",
            font_family=SERIF,
            font_size=25,
            font_weight="700",
            letter_spacing=4,
            text_anchor="middle",
        ),
        *(emblem(realm, 18.5 + 37 * n, 53, 18, f"text{realm}") for n, realm in enumerate(ORDER)),
        transform=f"translate({TITLE[0]} {TITLE[1]})",
        aria_hidden="true",
    )


def rose(words: Words) -> Element:
    """The compass rose."""
    points = []
    for turn in range(0, 360, 45):
        tip = "30" if turn % 90 == 0 else "18.6"
        points += [
            pen(
                "path",
                d=f"M0-{tip} {side}5.1-5.1 0 0z",
                fill=colour,
                transform=f"rotate({turn})",
                stroke_width=0.8,
            )
            for side, colour in (("", "panel"), ("-", "ink"))
        ]
    return pen.group(
        pen("circle", r=37, fill="paper", stroke="ink", stroke_width=1),
        pen("circle", r=34, stroke="ink", stroke_width=0.7),
        pen("g", *points, stroke="ink", stroke_linejoin="round"),
        pen(
            "text",
            words("draw-north"),
            y=-42,
            fill="ink",
            font_family=SERIF,
            font_size=19,
            font_weight="700",
            text_anchor="middle",
        ),
        transform=f"translate({ROSE[0]} {ROSE[1]})",
        aria_hidden="true",
    )


def frame() -> Iterator[Element]:
    """A scale in black and white between two rules."""
    wide, high = BOARD.width, BOARD.height
    for off, line in ((0, 1.2), (5, 0.8), (9, 2.2)):
        yield pen(
            "rect", x=-off, y=-off, width=wide + 2 * off, height=high + 2 * off, stroke="ink", stroke_width=line
        )
    steps = "".join(f"M{x}-2.5h{SCALE}M{x + SCALE} {high + 2.5}h{SCALE}" for x in range(0, wide, 2 * SCALE))
    steps += "".join(f"M-2.5 {y}v{SCALE}M{wide + 2.5} {y + SCALE}v{SCALE}" for y in range(0, high, 2 * SCALE))
    yield pen("path", d=steps, stroke="ink", stroke_width=5)
    for x in (-9, wide):
        for y in (-9, high):
            yield pen("rect", x=x, y=y, width=9, height=9, fill="paper", stroke="ink", stroke_width=1.2)
            yield pen("path", d=f"M{x + 4.5} {short(y + 1.9)}l2.6 2.6-2.6 2.6-2.6-2.6z", fill="ink")


# ------------------------------------------------------------------ what is touched


def hits(words: Words) -> Iterator[Element]:
    """Every space as something to be touched; the doors of dungeons above the land round them."""
    for space in range(len(SPACES)):
        if space not in DOOR:
            yield pen("use", href=f"#nrt-s{space}", classes="space", **touchable(words, space))
    for space, (x, y) in DOOR.items():
        yield pen("circle", cx=x, cy=y + 2, r=22, classes="space door", **touchable(words, space))


def touchable(words: Words, space: int) -> dict[str, str]:
    """The attributes of a hit area: unseen, yet it can be pointed at, focused and read out."""
    return {
        "data_target": f"space-{space}",
        "aria_label": space_label(words, space),
        "role": "button",
        "tabindex": "-1",
        "fill_opacity": "0",
    }


def space_label(words: Words, space: int) -> str:
    """A space in words: `Vailindor, Capital of Vailin`."""
    printed = SPACES[space]
    name = printed.text("name", words.lang)
    if printed.kind != "land":
        return words(f"draw-{printed.kind}", space=name)
    realm = REALMS[HOME[space]].text("short", words.lang)
    return words("draw-capital" if space in CAPITAL else "draw-land", space=name, realm=realm)
