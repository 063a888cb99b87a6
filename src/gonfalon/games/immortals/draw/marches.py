"""What only whoever is asked may touch on the map: where armies may go from, how many, and what may be built.

Origins and goals have different names, `origin-12` and `place-12`, so that a march from one region to another is
never taken for the march back. An origin means all armies that can go; for fewer, small numbers stand over it
while it is picked (`band-<...>`). Where several numbers or buildings are offered for a region, they stand over it
in the same way once it is picked (`number-2`, `building-1`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.codes import band
from gonfalon.games.immortals.printed import BUILDINGS, SIDES, realm_of
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure
from .offers import Offer, offer_of
from .shapes import WIDE
from .static import place_label

CHIP: Final = 52
"""How far apart the discs over a region are: large enough for a pointer on the smallest page."""
RADIUS: Final = 24
IN_ROW: Final = 7


def grounds(words: Words, view: View) -> dict[str, Element]:
    """The regions from which the viewer's armies may go."""
    origins = tuple(sorted(offer_of(view).bands))
    return {"grounds": ground(words, origins)} if origins else {}


@lru_cache(256)
def ground(words: Words, origins: tuple[int, ...]) -> Element:
    """The ground of each origin. As a goal, it lets the pointer through."""
    return pen.group(
        *(
            pen.group(
                pen(
                    "use",
                    href=f"#imm-p{place}",
                    fill_opacity="0",
                    clip_path=f"url(#imm-c{place})",
                    classes=f"origin {SKY[realm_of(place)]}",
                    data_target=f"origin-{place}",
                    role="button",
                    tabindex="-1",
                    aria_label=words("draw-origin", place=place_label(words, place)),
                ),
                data_target=f"place-{place}",
                classes="ground-of",
            )
            for place in origins
        ),
        id="grounds",
    )


def choices(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Over each region, what may be chosen for it once it is picked: how many armies, or a building."""
    offer: Offer = offer_of(view)
    for place, most in offer.bands.items():
        if most > 1:
            yield f"bands-{place}", so_many(words, place, tuple(range(1, most)), True)
    for place, numbers in offer.counts.items():
        if len(numbers) > 1:
            yield f"counts-{place}", so_many(words, place, tuple(sorted(numbers)), False)
    if len(offer.buildings) > 1:
        for place in offer.sites:
            yield f"site-{place}", site(words, place, tuple(sorted(offer.sites[place])))


@lru_cache(1 << 10)
def so_many(words: Words, place: int, numbers: tuple[int, ...], leaving: bool) -> Element:
    """Numbers over a region; `leaving`: armies that go from it, not all of them."""
    discs = [
        disc(
            pen.text(str(n), 0, 8, 24, "ink", bold=True, anchor="middle"),
            f"band-{band(place, n)}" if leaving else f"number-{n}",
            words("draw-so-many" if leaving else "draw-number", n=n),
            spot(nth, len(numbers)),
        )
        for nth, n in enumerate(numbers)
    ]
    return over(
        place, discs, f"{'bands' if leaving else 'counts'}-{place}", f"{'origin' if leaving else 'place'}-{place}"
    )


@lru_cache(1 << 9)
def site(words: Words, place: int, kinds: tuple[int, ...]) -> Element:
    """The buildings that may be built in a region."""
    discs = [
        disc(
            figure(BUILDINGS[kind].id, 0, 0, 28, "ink"),
            f"building-{kind}",
            named(words, BUILDINGS[kind]),
            spot(nth, len(kinds)),
        )
        for nth, kind in enumerate(kinds)
    ]
    return over(place, discs, f"site-{place}", f"place-{place}")


def spot(nth: int, of: int) -> tuple[float, float]:
    """Where a disc stands: rows one over the other, the last one nearest."""
    row, column = divmod(nth, IN_ROW)
    broad = min(of - row * IN_ROW, IN_ROW)
    rows = -(-of // IN_ROW)
    return CHIP * (column - (broad - 1) / 2), -60 - CHIP * (rows - 1 - row)


def disc(inside: Element, name: str, label: str, at: tuple[float, float]) -> Element:
    return pen.group(
        pen("circle", r=RADIUS, fill="raised", stroke="legal", stroke_width=2.6),
        inside,
        classes="number",
        data_target=name,
        role="button",
        tabindex="-1",
        aria_label=label,
        transform=f"translate({short(at[0])} {short(at[1])})",
    )


def over(place: int, discs: list[Element], id: str, target: str) -> Element:
    """Discs over a region, seen only while it is picked. Near the edges they move inwards."""
    x, y = map(float, SIDES[place].army_at)
    half = CHIP * min(len(discs), IN_ROW) / 2 + 8
    high = 60 + CHIP * -(-len(discs) // IN_ROW)
    x = min(max(x, half), WIDE - half)
    return pen.group(
        *discs,
        id=id,
        classes="numbers",
        display="none",
        data_target=target,
        transform=f"translate({short(x)} {short(max(y, high))})",
    )
