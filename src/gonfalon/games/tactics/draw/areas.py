"""The Control Areas: how far each flag has come, and who is there, as HTML."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element, h2, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.tactics.printed import COLOURS, MAP
from gonfalon.games.tactics.rules.zones import CONTROL, flags_needed, majority
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .cards import mark
from .colours import PEN as pen
from .pieces import area_label, leaders, lozenge
from .squads import arms


def areas(words: Words, view: View) -> Element:
    """The Control Areas: how far each flag has come, and who is there."""
    g: Tactics = view.state
    zones = []
    for zone, reached in enumerate(g.flags):
        holder = g.secured[zone]
        counts = tuple((board & g.realm.zones[zone]).bit_count() for board in g.side)
        ahead = majority(g, zone) if holder == NOBODY else NOBODY
        zones.append((zone, reached, holder, leaders(g, ahead), counts))
    return all_areas(words, flags_needed(g), tuple(zones))


Area = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]


@lru_cache(1 << 8)
def all_areas(words: Words, needed: int, zones: tuple[Area, ...]) -> Element:
    return section({"id": "areas", "class": "panel areas", "aria-label": words("label-areas")})[
        h2[words("label-areas")],
        p(".aside")[words("label-flags-needed", n=needed)],
        ul[[area(words, *zone) for zone in zones]],
    ]


@lru_cache(1 << 10)
def area(
    words: Words, zone: int, reached: int, holder: int, ahead: tuple[int, ...], counts: tuple[int, ...]
) -> Element:
    """One area with the track of its flag."""
    track = [shape for n in range(CONTROL) for shape in lozenge(10 + 18 * n, 10, n < reached, zone, holder)]
    there = [(seat, n) for seat, n in enumerate(counts) if n]
    return li(
        {
            "class": f"area zone{zone}",
            "data-target": f"zone-{zone}",
            "aria-label": area_label(words, zone, reached, holder, ahead),
        }
    )[
        mark("flag", f"zone{zone}"),
        span(".name")[printed(words, MAP.zones[zone], "name")],
        pen("svg", *track, viewBox=f"0 0 {18 * CONTROL + 2} 20", classes="track", aria_hidden="true"),
        span(".there")[*standing(words, holder, ahead, there)],
    ]


def standing(
    words: Words, holder: int, ahead: tuple[int, ...], there: list[tuple[int, int]]
) -> Iterator[Element | str]:
    """Who has the flag; or how many units of each side are there."""
    if holder != NOBODY:
        yield arms(holder)
        yield words("label-held", seat=printed(words, COLOURS[holder], "name"))
        return
    for seat, n in there:
        yield span({"class": f"count{' ahead' if seat in ahead else ''}"})[arms(seat), str(n)]
    if not ahead:
        yield words("label-tie" if there else "label-nobody")
