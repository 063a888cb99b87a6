"""The layer that never changes during a match: frame, ground, terrain, and what may be touched on it.

A space has two elements that share the name `space-77`. Its glow lies under the terrain, so that trees stand on
lit ground; its hit area lies above, can be focused, and says what the space is. A class on both (`lit`, `picked`,
`danger`, `told`) shows their state.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element

from gonfalon.core import bits
from gonfalon.games.tactics.printed import MAP
from gonfalon.games.tactics.printed.realm import REALMS, Realm
from gonfalon.games.tactics.printed.spaces import HEIGHT, NAMES, SPACES, WIDTH
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import SERIF, rounded
from gonfalon.lore.words import Words

from .artifact import rest_of_artifact
from .colours import PEN as pen
from .ground import areas, borders, ground, relief
from .shapes import BOTTOM, CELL, LETTERS, MARGIN, RIGHT, SIZE, cells_of, corner, loops
from .terrain import marks, terrain


@lru_cache(16)
def board(words: Words, map: str) -> Element:
    """The whole board of a map."""
    realm = REALMS[map]
    return pen.group(
        *frame(),
        ground(realm),
        relief(realm),
        areas(realm),
        pen.group(*glows(realm), classes="glows", pointer_events="none", aria_hidden="true"),
        borders(realm),
        terrain(realm, map),
        marks(realm),
        *rest_of_artifact(map),
        *edge(),
        pen.group(*hits(words, realm), classes="hits"),
        classes="tactics",
    )


# ----------------------------------------------------------------------- frame


def frame() -> Iterator[Element]:
    """Paper, and the outer double rule."""
    wide, high = SIZE
    yield pen("rect", width=wide, height=high, fill="page")
    yield pen("rect", x=10, y=10, width=wide - 20, height=high - 20, stroke="ink", stroke_width=2.2)
    yield pen("rect", x=16.5, y=16.5, width=wide - 33, height=high - 33, stroke="ink", stroke_width=0.8)


def edge() -> Iterator[Element]:
    """The edge of the map, letters and numbers along it, and a star in each corner."""
    wide, high = RIGHT - MARGIN, BOTTOM - MARGIN
    yield pen("rect", x=MARGIN, y=MARGIN, width=wide, height=high, stroke="line", stroke_width=2.4)
    yield pen("rect", x=47, y=47, width=wide + 10, height=high + 10, stroke="ink", stroke_width=1)
    yield pen(
        "g",
        *coordinates(),
        fill="ink2",
        font_family=SERIF,
        font_size=LETTERS,
        text_anchor="middle",
        aria_hidden="true",
    )
    stars = "".join(
        f"M{x} {y - 9}l2.6 6.4 6.4 2.6-6.4 2.6-2.6 6.4-2.6-6.4-6.4-2.6 6.4-2.6Z"
        for x in (31, SIZE[0] - 31)
        for y in (31, SIZE[1] - 31)
    )
    yield pen("path", d=stars, fill="brass")


def coordinates() -> Iterator[Element]:
    for x in range(WIDTH):
        middle = MARGIN + x * CELL + CELL // 2
        for y in (41, SIZE[1] - 25):
            yield pen("text", chr(ord("A") + x), x=middle, y=y)
    for row in range(HEIGHT):
        middle = MARGIN + row * CELL + CELL // 2 + 7
        for side in (31.5, SIZE[0] - 31.5):
            yield pen("text", str(row + 1), x=side, y=middle)


# ------------------------------------------------------------------ what is lit


def glows(realm: Realm) -> Iterator[Element]:
    """Lit ground for every space: a pale fill on a casing, and the dashed line. Hidden without a class.

    In a Control Area it is smaller, so that the border of the area stays in sight.
    """
    for space in range(SPACES):
        x, y = corner(space)
        inset = 13 if any(board >> space & 1 for board in realm.zones) else 5
        size = str(CELL - 2 * inset)
        box = {"x": str(x + inset), "y": str(y + inset), "width": size, "height": size, "rx": "6"}
        yield pen.group(
            pen("rect", classes="ground", fill="lit", stroke="raised", **box),
            pen("rect", classes="dash", stroke="legal", **box),
            data_target=f"space-{space}",
            classes="glow",
            display="none",
        )


def hits(words: Words, realm: Realm) -> Iterator[Element]:
    """The hit areas: every space and, above them while a location is chosen, the starting locations."""
    for space in range(SPACES):
        x, y = corner(space)
        yield pen(
            "rect",
            x=x + 2,
            y=y + 2,
            width=CELL - 4,
            height=CELL - 4,
            rx=7,
            classes="space",
            **touchable(f"space-{space}", space_label(words, realm, space)),
        )
    for camp, board in enumerate(realm.camps):
        (loop,) = loops(cells_of(bits(board)), 6)
        name = printed(words, MAP.start_areas[camp], "name")
        yield pen("path", d=rounded(loop, 12), classes="camp", **touchable(f"camp-{camp}", name))


def touchable(target: str, label: str) -> dict[str, str]:
    """The attributes of a hit area: invisible, but it can be pointed at, focused and read out."""
    return {
        "data_target": target,
        "aria_label": label,
        "role": "button",
        "tabindex": "-1",
        "fill_opacity": "0",
    }


def space_label(words: Words, realm: Realm, space: int) -> str:
    """A space in words: `e5, Forest, level 2, Portal`."""
    terrain = MAP.terrains[realm.terrain[space]]
    notes = [
        words("draw-space", space=NAMES[space], terrain=printed(words, terrain, "name"), n=realm.level[space])
    ]
    if realm.portals >> space & 1:
        notes.append(words("label-portal"))
    for zone, board in enumerate(realm.zones):
        if board >> space & 1:
            notes.append(printed(words, MAP.zones[zone], "name"))
            if space in realm.triggers:
                notes.append(words("label-trigger"))
    return ", ".join(notes)
