"""A realm under construction: the map, with links where a box may be put, and the boxes as they lie in the tray.

Anybody can send a map, and there are countless ones: they are assembled and drawn here, and only a few are cached.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from htpy import Element
from markupsafe import Markup

from gonfalon.games.tactics.printed import BOXES
from gonfalon.games.tactics.printed.land import Box
from gonfalon.games.tactics.printed.layout import Placed, write
from gonfalon.games.tactics.printed.realm import ARTIFACT_SPACE, REALMS, Realm
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES, space_at
from gonfalon.games.tactics.rules.building import TRIGGERS, box_name
from gonfalon.lore.drawing import standalone
from gonfalon.lore.svg import rounded
from gonfalon.lore.words import Words

from .artifact import rest_of_artifact
from .boxes import scroll_of
from .colours import PEN as pen
from .colours import sign
from .ground import areas, bodies, ground, relief
from .shapes import CELL, SIZE, cells_of, corner, loops
from .static import edge, frame, space_label
from .terrain import at, marks, portals, standing, terrain

KEPT_MAPS: Final = 16
"""How many drawn maps are cached."""

AROUND: Final = 34
"""How much is seen around a box in the tray: its Portals, and Peaks rise above it."""


@contextmanager
def looked_at(layout: str) -> Iterator[Realm]:
    """A map that is only looked at: it is not cached with those being played."""
    kept = layout in REALMS
    try:
        yield REALMS[layout]
    finally:
        if not kept:
            REALMS.pop(layout, None)


@lru_cache(KEPT_MAPS)
def scenery(layout: str) -> Markup:
    """The map itself."""
    with looked_at(layout) as realm:
        drawing = pen.group(
            *frame(),
            ground(realm),
            relief(realm),
            areas(realm),
            terrain(realm, layout),
            marks(realm),
            *rest_of_artifact(layout),
            *trigger_marks(layout),
            *edge(),
            classes="tactics",
        )
    return Markup("".join(drawing.iter_chunks()))


def trigger_marks(layout: str) -> Iterator[Element]:
    """The Trigger Spaces of the scroll, which no box may cover (TAC-BLD-06)."""
    for cell in scroll_of(layout).trigger_cells:
        yield pen.group(
            pen("circle", r=36, fill="danger", stroke="line", stroke_width=1.6),
            pen("circle", r=31, fill="label", stroke="line", stroke_width=1),
            pen.icon(sign("trigger_flag"), 0, 0, 42, "figure"),
            transform=at(space_at(*cell)),
        )


def picture(words: Words, layout: str) -> str:
    """A realm as a standalone SVG."""
    return standalone(pen, words("workshop-map"), SIZE, scenery(layout))


# ------------------------------------------------------------------ what is clicked


def board(
    words: Words, layout: str, chosen: Placed | None, open: Collection[int], address: Callable[[str], str]
) -> Element:
    """The map. Where a box is chosen, every space is a link that puts it there, or says why it cannot go there."""
    return pen(
        "svg",
        scenery(layout),
        pen.group(*links(words, layout, chosen, open, address), classes="spots") if chosen else None,
        viewBox=f"0 0 {SIZE[0]} {SIZE[1]}",
        role="group",
        aria_label=words("workshop-board"),
    )


def links(
    words: Words, layout: str, chosen: Placed, open: Collection[int], address: Callable[[str], str]
) -> Iterator[Element]:
    """A link for each space; refused ones are skipped by keyboard navigation."""
    name = box_name(words, chosen.box)
    with looked_at(layout) as realm:
        labels = [described(words, realm, space) for space in range(SPACES)]
    for space in range(SPACES):
        x, y = corner(space)
        fits = space in open
        said = words("workshop-put-here" if fits else "workshop-why-here", space=NAMES[space], box=name)
        yield pen(
            "a",
            pen("rect", x=x + 5, y=y + 5, width=CELL - 10, height=CELL - 10, rx=7, fill_opacity="0"),
            href=address(NAMES[space]),
            aria_label=f"{said} ({labels[space]})" if fits else said,
            classes="spot open" if fits else "spot",
            tabindex=None if fits else "-1",
        )


def described(words: Words, realm: Realm, space: int) -> str:
    """What a space is, without its name."""
    notes = [space_label(words, realm, space).partition(", ")[2]]
    if space == ARTIFACT_SPACE:
        notes.append(words("workshop-space-artifact"))
    if space in TRIGGERS:
        notes.append(words("workshop-space-trigger"))
    return ", ".join(notes)


# ----------------------------------------------------------------------- the tray


@lru_cache(len(BOXES) * 4)
def box_picture(box: Box, turn: int) -> Markup:
    """A box seen from above, turned, with the Portals in its walls."""
    placed = Placed(box, 1, 1, turn)
    layout = write([placed])
    top = [space_at(*spot) for spot in placed.footprint()]
    wide, high = (spaces * CELL for spaces in placed.size)
    left, up = corner(top[0])
    with looked_at(layout) as realm:
        seen = pen.group(
            pen("rect", x=left, y=up, width=wide, height=high, fill=f"level{realm.level[top[0]]}"),
            pen("path", d=ponds(realm, top), fill="water", stroke="line", stroke_width=2),
            pen("path", d=seams(placed), stroke="line", stroke_opacity=0.3, stroke_width=1.4),
            pen("rect", x=left, y=up, width=wide, height=high, stroke="line", stroke_width=4),
            *portals(layout),
            *(drawn for space in top for drawn in standing(realm, space)),
            classes="tactics",
        )
    drawing = pen(
        "svg",
        seen,
        viewBox=f"{left - AROUND} {up - AROUND} {wide + 2 * AROUND} {high + 2 * AROUND}",
        width=scaled(wide),
        height=scaled(high),
        aria_hidden="true",
    )
    return Markup("".join(drawing.iter_chunks()))


def scaled(length: float) -> float:
    """The size of a picture in the tray, on one scale for all boxes."""
    return round((length + 2 * AROUND) / 4)


def ponds(realm: Realm, top: Collection[int]) -> str:
    """The outlines of the water on a box."""
    return "".join(
        rounded(loop, 26) for body in bodies(realm) if body[0] in top for loop in loops(cells_of(body), 6)
    )


def seams(placed: Placed) -> str:
    """The lines between the spaces of a box."""
    wide, high = placed.size
    left, up = corner(space_at(placed.x, placed.y))
    across = "".join(f"M{left} {up + row * CELL}h{wide * CELL}" for row in range(1, high))
    return across + "".join(f"M{left + column * CELL} {up}v{high * CELL}" for column in range(1, wide))
