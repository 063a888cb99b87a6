"""Where the camera stands by itself: over the tile of the viewer's hero and whatever may be pointed at.

The whole map would make fields too small to read, so a page shows a part of it, and a miniature of the rest. The
part depends on the tile the hero stands on, not on the field: a step within a tile moves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOWHERE, main_of, second_of, slot_of
from gonfalon.games.heroes.rules.geography import grid_of
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.svg import short

from .colours import PEN as pen
from .hexes import BROAD, SIDE, TALL, Area, Axial, Frame, around, joined
from .offers import offer_of

HEX: Final = SIDE * sqrt(3)
NEAR: Final = (2.6 * HEX, 3.08 * HEX)
"""Half the width and half the height of what is shown around a tile at least: fields of 91 pixels at 1440 by 900,
of 70 at 1280 by 720, of 75 on a phone."""
TURNED: Final = "orientation"
"""The question how a tile shall lie."""


def home(view: View, frame: Frame) -> Element:
    """Nothing that is drawn: `data-home` is what must be seen, `data-within` what there is to see at all."""
    g: Heroes = view.state
    offer = offer_of(view)
    slots = {*offer.firsts("to_slot"), *(args[1] for args in offer.by.get("reveal", ()))}
    if offer.what == TURNED:
        slots.add(offer.about[0])
    near = tuple(sorted({*watched(view), *map(slot_of, fields_offered(view))}))
    return marked(frame, g.centers, g.face_up, near, tuple(sorted(slots)), offer.sites)


def watched(view: View) -> Iterator[int]:
    """The tiles of the viewer's heroes who can still go, or of the Main Hero; of whoever acts for spectators."""
    g: Heroes = view.state
    seat = min(view.seats, default=max(g.active, 0))
    heroes = [hero for hero in offer_of(view).heroes if g.hero_at[hero] != NOWHERE]
    standing = [hero for hero in (main_of(seat), second_of(seat)) if g.hero_at[hero] != NOWHERE]
    yield from (slot_of(g.hero_at[hero]) for hero in heroes or standing[:1])
    if not standing:
        yield seat


def fields_offered(view: View) -> Iterator[int]:
    """Fields that may be chosen, wherever the heroes are."""
    offer = offer_of(view)
    yield from offer.firsts("hire", "to_field")
    yield from (view.state.hero_at[hero] for hero in offer.firsts("to_hero"))


@lru_cache(256)
def marked(
    frame: Frame,
    centers: tuple[Axial, ...],
    face_up: int,
    near: tuple[int, ...],
    slots: tuple[int, ...],
    sites: tuple[Axial, ...],
) -> Element:
    wide, high = NEAR[0] * frame.scale, NEAR[1] * frame.scale
    tile = BROAD * frame.scale, TALL * frame.scale
    areas = [around([frame.point(centers[slot]) for slot in near], wide, high)]
    targets = [frame.point(each) for each in (*(centers[slot] for slot in slots), *sites)]
    if targets:
        areas.append(around(targets, *tile))
    known = [frame.point(centers[slot]) for slot in sorted(known_slots(centers, face_up))]
    within = joined([around(known, *tile), *areas[1:]])
    return pen.group(id="home", classes="in-map", data_home=said(joined(areas)), data_within=said(within))


def known_slots(centers: tuple[Axial, ...], face_up: int) -> set[int]:
    """The face-up tiles and those beside them; all tiles before any is turned up."""
    seen = [slot for slot in range(len(centers)) if face_up >> slot & 1] or range(len(centers))
    beside = grid_of(centers).slots_beside
    return {*seen, *(other for slot in seen for other in beside[slot])}


def said(found: Area) -> str:
    """An area as `left top width height`."""
    left, top, right, bottom = found
    return " ".join(short(each) for each in (left, top, right - left, bottom - top))
