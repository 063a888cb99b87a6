"""The provinces: how many regions of each the viewer holds in both realms, who leads there, and what that scores;
below, what lies in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from htpy import Element, Node, div, section, span, table, tbody, td, th, thead, tr

from gonfalon.core import View
from gonfalon.games.immortals.printed import DARK, LIGHT, PROVINCES
from gonfalon.games.immortals.rules.scoring import for_province, score
from gonfalon.games.immortals.state import NOBODY, PROVINCE_MASKS, Immortals
from gonfalon.games.immortals.tell.names import seat_name
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY
from .cubes import cube, heap
from .piles import piles
from .plan import seat_shown

REGIONS_IN = 5
BOX = 14


def provinces(words: Words, view: View) -> Element:
    """The tally of the viewer, or of the player whose turn it is, and the common supply."""
    g: Immortals = view.state
    seat = seat_shown(view)
    held = tuple(g.occupied(each) for each in range(g.players))
    return section({"id": "provinces", "class": "panel provinces", "aria-label": words("panel-provinces")})[
        tally(words, seat, held, score(g, seat)), piles(words, view)
    ]


@lru_cache(1 << 8)
def tally(words: Words, seat: int, held: tuple[int, ...], parts: tuple[int, int, int, int]) -> Element:
    """A row for each province: by day, by night, and its points; below, the points in sight."""
    regions, sanctuaries, capitals, provinces = parts
    own = held[seat]
    return div(".tally")[
        table({"aria-label": words("draw-provinces-of", who=seat_name(words, seat))})[
            thead[tr[td, th[words("draw-by-day")], th[words("draw-by-night")], th[words("label-head-vp")]]],
            tbody[[row(words, seat, held, n) for n in range(len(PROVINCES))]],
        ],
        div(".in-sight")[
            span[
                words(
                    "draw-in-sight",
                    n=own.bit_count(),
                    regions=regions,
                    provinces=provinces,
                    buildings=sanctuaries + capitals,
                )
            ],
            span(".all")[words("draw-sight", n=sum(parts))],
        ],
    ]


def row(words: Words, seat: int, held: Sequence[int], province: int) -> Element:
    masks = [PROVINCE_MASKS[realm][province] for realm in (LIGHT, DARK)]
    points = sum(for_province(held[seat] & mask, mask) for mask in masks)
    return tr[
        th[named(words, PROVINCES[province])],
        [td[pips(words, seat, held, realm, province)] for realm in (LIGHT, DARK)],
        td(".points")[str(points) if points else "–"],
    ]


def pips(words: Words, seat: int, held: Sequence[int], realm: int, province: int) -> Element:
    """Five boxes, one filled for each region, and a cube of whoever leads."""
    mask = PROVINCE_MASKS[realm][province]
    counts = [(each & mask).bit_count() for each in held]
    leader = counts.index(max(counts)) if max(counts) else NOBODY
    said = words("draw-held", n=counts[seat], of=REGIONS_IN, leader=seat_name(words, leader), most=max(counts))
    about = f"province-{realm * len(PROVINCES) + province}"
    lit = " ".join(f"place-{place}" for place in range(2 * 25) if mask >> place & 1)
    return span({"class": "pips", "data-about": about, "data-lights": lit, "role": "img", "aria-label": said})[
        boxes(seat, counts[seat], realm, province), led(leader)
    ]


@lru_cache(1 << 9)
def boxes(seat: int, n: int, realm: int, province: int) -> Element:
    drawn = []
    for place in range(REGIONS_IN):
        x = BOX * place
        drawn.append(
            pen(
                "rect",
                x=x + 0.5,
                y=0.5,
                width=BOX - 1,
                height=BOX - 1,
                fill=f"{SKY[realm]}{province}",
                stroke="edge",
            )
        )
        if place < n:
            drawn.append(cube(seat, x + BOX / 2, BOX / 2, 5.4))
    return pen("svg", *drawn, viewBox=f"0 0 {BOX * REGIONS_IN} {BOX}", classes="boxes", aria_hidden="true")


def led(leader: int) -> Node:
    return heap((leader,), 8) if leader != NOBODY else span(".cubes")
