"""What it costs to go somewhere, in Movement Points: on the fields and tiles that may be chosen now, and fainter
on those that a hero could reach after them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOWHERE, POSITIONS
from gonfalon.games.heroes.rules import moving
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.svg import Point, area

from .colours import PEN as pen
from .colours import figure
from .heraldry import at
from .hexes import Axial, Frame
from .offers import offer_of

TILE_FOOT: Final = 62
"""Where the cost stands on a face-down tile, below its numeral."""
FOOT: Final = 44


def costs(view: View, frame: Frame) -> Element:
    """Every move and every tile to reveal costs one point (HER-MOV-02, HER-MOV-05)."""
    g: Heroes = view.state
    offer = offer_of(view)
    fields = tuple(dict.fromkeys(args[1] for args in offer.by.get("move", ())))
    slots = tuple(dict.fromkeys(args[1] for args in offer.by.get("reveal", ())))
    alone = offer.heroes[0] if len(offer.heroes) == 1 else NOWHERE
    later = tuple(further(g, alone)) if offer.what == "turn" and alone != NOWHERE else ()
    return layer(frame, g.centers, fields, slots, later)


def further(g: Heroes, hero: int) -> Iterator[tuple[int, int]]:
    """The fields a hero could reach with more than one step this turn, and in how many; a fight on the way ends
    the way."""
    reached = {g.hero_at[hero]: 0}
    edge = [g.hero_at[hero]]
    for spent in range(1, g.mp[hero] + 1):
        left = g.mp[hero] - spent + 1
        edge = [to for field in edge for to in moving.steps(g, hero, field, left) if to not in reached]
        reached |= dict.fromkeys(edge, spent)
        edge = [field for field in dict.fromkeys(edge) if not moving.is_contested(g, hero, field)]
    return ((field, n) for field, n in reached.items() if n > 1 and moving.may_stop(g, hero, field))


@lru_cache(256)
def layer(
    frame: Frame,
    centers: tuple[Axial, ...],
    fields: tuple[int, ...],
    slots: tuple[int, ...],
    later: tuple[tuple[int, int], ...],
) -> Element:
    def where(field: int) -> Point:
        return frame.field(centers[field // POSITIONS], field % POSITIONS)

    return pen.group(
        *(price(f"field-{field}", *where(field), frame.scale, FOOT) for field in fields),
        *(price(f"slot-{slot}", *frame.point(centers[slot]), frame.scale, TILE_FOOT) for slot in slots),
        *(faint(n, *where(field), frame.scale) for field, n in later),
        id="costs",
        classes="in-map",
        pointer_events="none",
    )


def price(target: str, x: float, y: float, scale: float, foot: float) -> Element:
    """One point; with crossed swords where it means a fight."""
    return pen.group(
        pen.group(*disc(1, 0, foot, "legal"), classes="peaceful"),
        pen.group(
            pen("rect", fill="danger", stroke="cloth", stroke_width=1.6, **area(-22, foot - 11, 44, 22, 11)),
            figure("battle", -9, foot, 16, "raised"),
            pen.text("1", 10, foot + 5.4, 16, "raised", bold=True, anchor="middle"),
            classes="warlike",
        ),
        data_target=target,
        classes="mp-cost",
        display="none",
        transform=at(x, y, scale),
    )


def disc(n: int, x: float, y: float, fill: str) -> Iterator[Element]:
    yield pen("circle", cx=x, cy=y, r=11, fill=fill, stroke="raised", stroke_width=1.6)
    yield pen.text(str(n), x, y + 5.4, 16, "raised", bold=True, anchor="middle")


def faint(n: int, x: float, y: float, scale: float) -> Element:
    """A cost that only counts after other steps."""
    return pen.group(
        pen("circle", cy=FOOT, r=10, fill="raised", stroke="legal", stroke_width=1.6),
        pen.text(str(n), 0, FOOT + 5.2, 15, "legal", bold=True, anchor="middle"),
        classes="later",
        transform=at(x, y, scale),
    )
