"""What stands on the map: armies as stacks of cubes, Portals, Sanctuaries and Capitals, who holds which region and
its card; and how a region is lit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    DARK,
    LIGHT,
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
from .cubes import COUNTED, breadth_of, stack
from .names import card_spot
from .placing import FEET, TILE, beside
from .placing import place as name_place
from .shapes import SIZE

# ---------------------------------------------------------------------- holders


def holders(view: View) -> Element:
    """Whose region is whose: a band of the holder's colour along the inside of each."""
    g: Immortals = view.state
    return tints(tuple(g.owner))


@lru_cache(1 << 8)
def tints(owners: tuple[int, ...]) -> Element:
    drawn = [tint(place, owner) for place, owner in enumerate(owners) if owner != NOBODY]
    return pen.group(*drawn, id="holders", classes="holders", pointer_events="none", aria_hidden="true")


@cache
def tint(place: int, seat: int) -> Element:
    return pen("use", href=f"#imm-p{place}", stroke=f"cube{seat}", clip_path=f"url(#imm-c{place})", classes="tint")


def home(view: View) -> dict[str, Element]:
    """Where a small screen looks while nothing on the map is asked for: where the viewer holds most."""
    g: Immortals = view.state
    own = [realm_of(place) for seat in view.seats for place in g.regions(seat)]
    return {"home": half(max((LIGHT, DARK), key=own.count))} if own and g.stage == "planning" else {}


@cache
def half(realm: int) -> Element:
    wide, high = SIZE
    return pen.group(
        id="home",
        classes="phone-only",
        data_home=f"{wide // 2 if realm == LIGHT else 0} 0 {wide // 2} {high}",
        data_within=f"0 0 {wide} {high}",
    )


# ---------------------------------------------------------------------- armies


def armies(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Every army as a group of its own."""
    g: Immortals = view.state
    for place in PLACES:
        if g.armies[place]:
            yield f"army-{place}", army(words, place, g.owner[place], g.armies[place])


@lru_cache(1 << 12)
def army(words: Words, place: int, seat: int, n: int) -> Element:
    """The armies in a region as a stack, with its number where it is not seen at a glance."""
    x, y = beside_name(words, place, SIDES[place].army_at, FEET)
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
    look = {"font_family": SANS, "font_size": "23", "font_weight": "700"}
    yield pen(
        "text",
        text,
        x=x,
        y=y,
        stroke=f"{sky}-casing",
        stroke_width=4.6,
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


def beside_name(words: Words, place: int, at: Point, reach: float) -> Point:
    """Where a thing of this height stands, so that it covers neither the name nor the yields."""
    return beside(name_place(words, place), at, reach)


def said_of(words: Words, place: int, kind: int) -> dict[str, str]:
    label = words("draw-building", building=named(words, BUILDINGS[kind]), place=place_name(words, place))
    return {"role": "img", "aria_label": label, "pointer_events": "none"}


@lru_cache(256)
def tile(words: Words, place: int, kind: int) -> Element:
    """A Sanctuary, or a Capital, which is larger and has a double line."""
    x, y = beside_name(words, place, SIDES[place].building_at, TILE)
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
    x, y = beside_name(words, place, SIDES[place].portal_at, TILE)
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
    x, y = card_spot(name_place(words, place))
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
