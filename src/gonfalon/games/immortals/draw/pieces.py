"""What stands on the map: armies as stacks of cubes, Portals, Sanctuaries and Capitals, who holds which Region
card; and what only whoever is asked may touch there.

Origins and goals have different names, `origin-12` and `place-12`, so that a march from one region to another is
never taken for the march back. An origin means all armies that can go; for fewer, small numbers stand over it
while it is picked (`band-<...>`). Where several numbers or buildings are offered for a region, they stand over it
in the same way once it is picked (`number-2`, `building-1`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.codes import band
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    PLACES,
    PORTAL,
    SANCTUARY,
    SIDES,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.state import NOBODY, Immortals, holds
from gonfalon.games.immortals.tell.names import armies_name, place_name, seat_name
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import SANS, Point, area, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure
from .cubes import COUNTED, EDGE, breadth_of, stack
from .names import place as name_place
from .offers import Offer, offer_of
from .shapes import WIDE
from .static import place_label

FEET: Final = 2 * EDGE
"""How far below its point a stack stands."""
BESIDE, UNDER = 64, 40
"""How far a tile stands beside the middle of a name, or under it."""
CHIP: Final = 33
IN_ROW: Final = 7


# ---------------------------------------------------------------------- armies


def armies(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Every army as a group of its own."""
    g: Immortals = view.state
    for place in PLACES:
        if g.armies[place]:
            yield f"army-{place}", army(words, place, g.owner[place], g.armies[place])


@lru_cache(1 << 12)
def army(words: Words, place: int, seat: int, n: int) -> Element:
    """The armies in a region, in columns of three; of many also the number."""
    x, y = SIDES[place].army_at
    half = breadth_of(n) / 2
    return pen.group(
        *stack(seat, n, 0, FEET),
        *(number_beside(str(n), half + 4, FEET - 3, SKY[realm_of(place)]) if n > COUNTED else ()),
        id=f"army-{place}",
        classes="army",
        transform=f"translate({short(x)} {short(y)})",
        pointer_events="none",
        role="img",
        aria_label=words(
            "draw-armies",
            who=seat_name(words, seat),
            armies=armies_name(words, n),
            place=place_name(words, place),
        ),
    )


def number_beside(text: str, x: float, y: float, sky: str) -> Iterator[Element]:
    """A number with a halo."""
    look = {"font_family": SANS, "font_size": "17", "font_weight": "700"}
    yield pen(
        "text",
        text,
        x=x,
        y=y,
        stroke=f"{sky}-casing",
        stroke_width=3.6,
        stroke_linejoin="round",
        opacity=0.9,
        **look,
    )
    yield pen("text", text, x=x, y=y, fill=f"{sky}-ink", **look)


# ------------------------------------------------------------------- buildings


def buildings(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The tiles on the map."""
    g: Immortals = view.state
    for place in PLACES:
        if holds(g.sanctuaries, place):
            yield f"building-{place}", tile(words, place, SANCTUARY)
        elif holds(g.capitals, place):
            yield f"building-{place}", tile(words, place, CAPITAL)
        if holds(g.portals, place):
            yield f"portal-{place}", portal(words, place)


def below_name(words: Words, place: int, at: Point) -> Point:
    """The point of a tile, a little lower if it would cover the yields."""
    (x, y), where = at, name_place(words, place)
    near = abs(x - where.x) < BESIDE and where.foot < y
    return x, max(y, where.foot + UNDER) if near else y


def said_of(words: Words, place: int, kind: int) -> dict[str, str]:
    label = words("draw-building", building=named(words, BUILDINGS[kind]), place=place_name(words, place))
    return {"role": "img", "aria_label": label, "pointer_events": "none"}


@lru_cache(256)
def tile(words: Words, place: int, kind: int) -> Element:
    """A Sanctuary, or a Capital, which is larger and has a double line."""
    x, y = below_name(words, place, SIDES[place].building_at)
    return pen.group(
        *tile_face(kind, SKY[realm_of(place)]),
        id=f"building-{place}",
        transform=f"translate({short(x)} {short(y)})",
        **said_of(words, place, kind),
    )


def tile_face(kind: int, sky: str) -> Iterator[Element]:
    """A tile around its middle."""
    ink, ground = f"{sky}-ink", f"{sky}-tile"
    if kind == PORTAL:
        yield pen("circle", r=16, fill=ground, stroke=ink, stroke_width=1.3)
        yield pen("circle", r=13.5, stroke=f"{sky}-legal", stroke_width=1.2, stroke_dasharray="2.5 2")
        yield figure("portal", 0, -0.5, 20, ink)
        return
    half = 16.5 if kind == CAPITAL else 14
    square = area(-half, -half, 2 * half, 2 * half, 4)
    yield pen("rect", fill=ground, stroke=ink, stroke_width=1.3, **square)
    if kind == CAPITAL:
        yield pen("rect", x=-14, y=-14, width=28, height=28, rx=2.5, stroke=ink, stroke_width=0.8)
    yield figure(BUILDINGS[kind].id, 0, 0, 25 if kind == CAPITAL else 20, ink)


@lru_cache(128)
def portal(words: Words, place: int) -> Element:
    """A Portal to the same region of the other realm."""
    x, y = below_name(words, place, SIDES[place].portal_at)
    return pen.group(
        *tile_face(PORTAL, SKY[realm_of(place)]),
        id=f"portal-{place}",
        transform=f"translate({short(x)} {short(y)})",
        **said_of(words, place, PORTAL),
    )


# ----------------------------------------------------------------------- deeds


def deeds(words: Words, view: View) -> Element:
    """Who has which Region card."""
    g: Immortals = view.state
    return all_deeds(words, tuple(g.card_owner))


@lru_cache(1 << 8)
def all_deeds(words: Words, owners: tuple[int, ...]) -> Element:
    drawn = [
        deed(words, place, owners[region_of(place)]) for place in PLACES if owners[region_of(place)] != NOBODY
    ]
    return pen.group(*drawn, id="deeds", aria_hidden="true", pointer_events="none")


@lru_cache(1 << 9)
def deed(words: Words, place: int, seat: int) -> Element:
    """A small card in the owner's colour beside the yields, with their mark."""
    where = name_place(words, place)
    x, y = where.x + 48, where.foot + 16
    return pen.group(
        pen(
            "rect",
            x=-6,
            y=-8,
            width=12,
            height=16,
            rx=2,
            fill=f"cube{seat}",
            stroke=f"{SKY[realm_of(place)]}-ink",
            stroke_width=1.1,
        ),
        pen("use", href=f"#imm-sign{seat}", transform="translate(0 4)scale(.95)"),
        transform=f"translate({short(x)} {short(y)})",
    )


# ------------------------------------------------------------------- what is lit


@cache
def glows() -> Element:
    """The states of all regions: a line inside the outline, a light fill, and swords where it means a fight."""
    return pen.group(
        *(glow(place) for place in PLACES), id="glows", classes="glows", pointer_events="none", aria_hidden="true"
    )


def glow(place: int) -> Element:
    """A lit region, as a goal or as an origin."""
    sky = SKY[realm_of(place)]
    parts = [
        pen.group(
            pen("use", href=f"#imm-p{place}", fill=f"{sky}-legal", classes="wash"),
            pen("use", href=f"#imm-p{place}", stroke=f"{sky}-casing", classes="casing"),
            pen("use", href=f"#imm-p{place}", stroke=f"{sky}-legal", classes="dash"),
            clip_path=f"url(#imm-c{place})",
        )
    ]
    x, y = SIDES[place].army_at
    return pen.group(
        *parts,
        swords(x + 27, y - 16, sky),
        data_target=f"place-{place}",
        classes=f"glow {sky}",
        display="none",
    )


def swords(x: float, y: float, sky: str) -> Element:
    """Crossed swords on a disc."""
    return pen.group(
        pen("circle", r=13, fill=f"{sky}-casing", stroke=f"{sky}-danger", stroke_width=2),
        figure("battle", 0, 0, 19, f"{sky}-danger"),
        classes="aim",
        display="none",
        transform=f"translate({short(x)} {short(y)})",
    )


# ------------------------------------------------------- what only whoever is asked may touch


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
            pen.text(str(n), 0, 6, 17, "ink", bold=True, anchor="middle"),
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
            figure(BUILDINGS[kind].id, 0, 0, 19, "ink"),
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
    return CHIP * (column - (broad - 1) / 2), -46 - CHIP * (rows - 1 - row)


def disc(inside: Element, name: str, label: str, at: tuple[float, float]) -> Element:
    return pen.group(
        pen("circle", r=15, fill="raised", stroke="legal", stroke_width=2.2),
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
    high = 46 + CHIP * -(-len(discs) // IN_ROW)
    x = min(max(x, half), WIDE - half)
    return pen.group(
        *discs,
        id=id,
        classes="numbers",
        display="none",
        data_target=target,
        transform=f"translate({short(x)} {short(max(y, high))})",
    )
