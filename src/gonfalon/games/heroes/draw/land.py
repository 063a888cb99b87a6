"""The map: tiles, what stands on their fields, heroes, and the targets there.

A field has a glow under what stands on it, so that trees stand on lit ground, and a hit area above it; both are
called `field-12`. Face-down tiles are `slot-3`, places for a new tile `site-400`, heroes `hero-0`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    GRAIL_ON_FIELD,
    NOBODY,
    NOWHERE,
    POSITIONS,
    WIDTH,
    is_main,
    seat_of,
    slot_of,
)
from gonfalon.games.heroes.printed import LOCATION_ID, LOCATIONS
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.parts import part
from gonfalon.lore.svg import area, short
from gonfalon.lore.words import Words

from . import tiles
from .colours import PEN as pen
from .colours import RESOURCES, figure, vignette, vignette_name
from .heraldry import at, black_cube, faction_cube, flag, gonfalon, numeral_shield, pennon
from .hexes import ROOM, Area, Frame, flower, framed, hexagon
from .names import ROMAN, faction_name, faction_of, factions, hero_name, location_name, seat_name, sentence
from .offers import Offer, offer_of

LARGE: Final = ("town", "dragon_utopia", "grail")
TOUCH: Final = {"role": "button", "tabindex": "-1", "fill_opacity": "0"}
GRAIL: Final = LOCATION_ID["grail"]
SETTLED: Final = (*RESOURCES, "token_population")


def frame_of(view: View, room: Area = ROOM) -> Frame:
    """How the map lies in the picture; with room for the new tile while one is being placed."""
    return framed((*view.state.centers, *offer_of(view).sites), room)


def up(g: Heroes, slot: int) -> bool:
    return bool(g.face_up >> slot & 1)


# ----------------------------------------------------------------------- ground


@part("centers", "tiles", "turns", "groups", "face_up")
def ground(words: Words, g: Heroes, frame: Frame) -> dict[str, Element]:
    """The tiles."""
    found = {}
    for slot, center in enumerate(g.centers):
        x, y = frame.point(center)
        tile = g.tiles[slot] if up(g, slot) else -1
        turns = g.turns[slot] if tile >= 0 else 0
        found[f"tile-{slot}"] = tiles.laid(slot, x, y, frame.scale, tile, turns, g.groups[slot])
    return found


def glows(words: Words, view: View, frame: Frame) -> Element:
    """Lit ground for every field and tile, invisible until needed, and the places for a new tile."""
    g: Heroes = view.state
    return glow_layer(words, frame, g.centers, g.face_up, offer_of(view).firsts("site"))


@lru_cache(128)
def glow_layer(
    words: Words, frame: Frame, centers: tuple[tuple[int, int], ...], face_up: int, sites: tuple[int, ...]
) -> Element:
    parts = []
    for slot, center in enumerate(centers):
        if face_up >> slot & 1:
            parts += [
                glow(f"field-{POSITIONS * slot + n}", "her-lit-hex", *frame.field(center, n), frame.scale)
                for n in range(POSITIONS)
            ]
        else:
            parts.append(hidden_tile(words, slot, *frame.point(center), frame.scale))
    for site in sites:
        q, r = divmod(site, WIDTH)
        x, y = frame.point((q - WIDTH // 2, r - WIDTH // 2))
        parts.append(site_mark(words, site, x, y, frame.scale))
    return pen.group(*parts, id="glows", classes="in-map")


def glow(target: str, shape: str, x: float, y: float, scale: float) -> Element:
    """A pale ground, a casing and a dashed line."""
    return pen.group(
        pen("use", href=f"#{shape}", classes="wash", fill="lit", stroke="raised"),
        pen("use", href=f"#{shape}", classes="dash", stroke="legal"),
        data_target=target,
        classes="glow",
        display="none",
        pointer_events="none",
        transform=at(x, y, scale),
    )


def definitions() -> Iterator[Element]:
    """The shared parts of glows."""
    yield pen("path", id="her-lit-hex", d=hexagon(5))
    yield pen("path", id="her-lit-flower", d=flower(5))


def hidden_tile(words: Words, slot: int, x: float, y: float, scale: float) -> Element:
    """A face-down tile as a target."""
    return pen.group(
        glow(f"slot-{slot}", "her-lit-flower", 0, 0, 1),
        pen(
            "path",
            d=flower(3),
            classes="hit",
            data_target=f"slot-{slot}",
            aria_label=words("draw-hidden-tile", n=slot + 1),
            **TOUCH,
        ),
        transform=at(x, y, scale),
    )


def site_mark(words: Words, site: int, x: float, y: float, scale: float) -> Element:
    """A place for the new tile."""
    return pen.group(
        pen(
            "path",
            d=flower(6),
            classes="hit site",
            data_target=f"site-{site}",
            aria_label=words("draw-site"),
            fill="lit",
            stroke="legal",
            **{**TOUCH, "fill_opacity": "0.5"},
        ),
        transform=at(x, y, scale),
    )


# ----------------------------------------------------------------------- fields


class Spot(NamedTuple):
    """What is visible on a field. `guard` is the numeral of its guards, `cubes` who left one of several cubes
    there, `settled` what a Settlement gives, `aside` whether a hero stands in front of it."""

    field: int
    location: int
    guard: int
    spent: bool
    holder: str
    cubes: tuple[str, ...]
    settled: int
    grail: bool
    aside: bool
    label: str


def fields(words: Words, view: View, frame: Frame) -> dict[str, Element]:
    """Every face-up field."""
    return all_fields(words, view.state, frame)


@part(
    *("players", "gone", "hero", "variants", "centers", "tiles", "turns", "face_up"),
    *("visited", "flags", "shared_flags", "settled", "hero_at", "grail"),
)
def all_fields(words: Words, g: Heroes, frame: Frame) -> dict[str, Element]:
    """Every face-up field."""
    land, sides, found = geography.of(g), factions(g), {}
    stood = {field for field in g.hero_at if field != NOWHERE}
    for field in land.fields:
        slot, position = divmod(field, POSITIONS)
        x, y = frame.field(g.centers[slot], position)
        spot = seen_on(words, g, land, field, sides, field in stood)
        found[f"at-{field}"] = shown(spot, x, y, frame.scale)
    return found


def seen_on(
    words: Words,
    g: Heroes,
    land: geography.Geography,
    field: int,
    sides: tuple[str, ...],
    aside: bool,
) -> Spot:
    """A field as it is drawn."""
    location = land.location(field)
    visited = bool(g.visited >> field & 1)
    spent = visited and geography.category(g, location) == "visitable"
    guard = land.difficulty(field) if not visited else 0
    flagged = geography.holder(g, field)
    cubes = tuple(sides[seat] for seat, mask in enumerate(g.shared_flags) if mask >> field & 1)
    settled = g.settled_as(field)
    on = tuple(hero_name(words, g, hero) for hero in g.heroes_on(field)) if aside else ()
    grail = g.grail == GRAIL_ON_FIELD + field
    return Spot(
        field,
        location,
        guard,
        spent,
        sides[flagged] if flagged != NOBODY else "",
        cubes,
        settled,
        grail,
        aside,
        field_label(words, location, guard, spent, seat_name(words, g, flagged) if flagged != NOBODY else "", on),
    )


@lru_cache(1 << 11)
def field_label(words: Words, location: int, guard: int, spent: bool, held: str, on: tuple[str, ...]) -> str:
    """A field in words: `Gold mine. Guards IV. Held by Catherine`."""
    return sentence(
        [
            location_name(words, location),
            words("draw-guards", numeral=ROMAN[guard]) if guard else "",
            words("draw-visited") if spent else "",
            words("draw-held", who=held) if held else "",
            words("draw-stands", who=", ".join(on)) if on else "",
        ]
    )


@lru_cache(1 << 12)
def shown(spot: Spot, x: float, y: float, scale: float) -> Element:
    """What stands on a field, and above it the hit area."""
    return pen.group(
        *standing(spot),
        pen(
            "use",
            href="#her-hex",
            classes="hit",
            data_target=f"field-{spot.field}",
            aria_label=spot.label,
            **TOUCH,
        ),
        id=f"at-{spot.field}",
        classes="in-map spot",
        transform=at(x, y, scale),
    )


def standing(spot: Spot) -> Iterator[Element]:
    """The vignette, the strength of the guards, flags and cubes."""
    name = vignette_name(spot.location)
    if name:
        large = LOCATIONS[spot.location].id in LARGE
        size = 50 if spot.aside else 76 if large else 62
        yield vignette(name, -17 if spot.aside else 0, 2 if large else 0, size)
    if spot.grail and spot.location != GRAIL:
        yield vignette("grail", 20, 22, 34)
    if spot.guard:
        yield from numeral_shield(ROMAN[spot.guard], -26, -38)
    if spot.holder:
        yield flag(spot.holder, 18, -8)
    for n, faction in enumerate(spot.cubes):
        yield faction_cube(faction, 22 - 14 * n, 34, 0.95)
    if spot.settled != NOWHERE:
        yield pen("circle", cx=-24, cy=30, r=11, fill="cloth", stroke="line", stroke_width=1.2)
        sign = SETTLED[spot.settled]
        yield figure(sign, -24, 30, 15, sign if sign in RESOURCES else "line")
    if spot.spent:
        yield black_cube(29, 27)


# ----------------------------------------------------------------------- heroes


class Standing(NamedTuple):
    """A hero on the map: where, of which faction, with how many MP, and its index among the heroes on the
    field."""

    hero: int
    field: int
    faction: str
    mp: int
    nth: int
    of: int
    active: bool
    grail: bool
    label: str


def heroes(words: Words, view: View, frame: Frame) -> Iterator[tuple[str, Element]]:
    """Every hero on the map, upper ones first, so that nearer ones stand in front."""
    g: Heroes = view.state
    offer = offer_of(view)
    there = [hero for hero, field in enumerate(g.hero_at) if field != NOWHERE]
    places = {
        hero: frame.field(g.centers[slot_of(g.hero_at[hero])], g.hero_at[hero] % POSITIONS) for hero in there
    }
    for hero in sorted(there, key=lambda each: (places[each][1], each)):
        together = [each for each in there if g.hero_at[each] == g.hero_at[hero]]
        yield f"hero-{hero}", hero_piece(hero_seen(words, g, offer, hero, together), *places[hero], frame.scale)


def hero_seen(words: Words, g: Heroes, offer: Offer, hero: int, together: list[int]) -> Standing:
    faction = faction_of(g, seat_of(hero))
    label = words(
        "draw-hero", who=hero_name(words, g, hero), faction=faction_name(words, faction), mp=max(g.mp[hero], 0)
    )
    return Standing(
        hero,
        g.hero_at[hero],
        faction,
        g.mp[hero],
        together.index(hero),
        len(together),
        hero in offer.heroes,
        g.grail == hero,
        label,
    )


@lru_cache(1 << 10)
def hero_piece(hero: Standing, x: float, y: float, scale: float) -> Element:
    """A banner, and at its foot how far the hero may still go. Its hit area is small, since fields lie behind
    it."""
    main = is_main(hero.hero)
    left = 17 - 26 * hero.nth if hero.of > 1 else 17
    piece = (gonfalon if main else pennon)(hero.faction, 0, 0, 0.88 if main else 0.95, hero.active)
    top = -84 if main else -62
    return pen.group(
        foe_mark(hero.field, main),
        piece,
        *(mp_disc(hero.mp) if hero.mp > 0 else ()),
        *((vignette("grail", 24, -8, 26),) if hero.grail else ()),
        pen(
            "rect",
            x=-20,
            y=top,
            width=40 if main else 60,
            height=-top + 6,
            rx=8,
            classes="hit",
            data_target=f"hero-{hero.hero}",
            aria_label=hero.label,
            **TOUCH,
        ),
        id=f"hero-{hero.hero}",
        classes="in-map hero",
        transform=f"translate({short(x + scale * left)} {short(y + scale * 34)})scale({short(scale, 4)})",
    )


def foe_mark(field: int, main: bool) -> Element:
    """The outline of a hero who may be attacked, as long as their field is lit for a fight."""
    wide, high = (56, 92) if main else (64, 66)
    around = area(-28 if main else -14, -high, wide, high + 8, 12)
    return pen("rect", classes="foe", data_target=f"field-{field}", stroke="danger", display="none", **around)


def mp_disc(mp: int) -> Iterator[Element]:
    yield pen("circle", cx=17, cy=2, r=9.6, fill="cloth", stroke="line", stroke_width=1.3)
    yield pen.text(str(mp), 17, 7, 14, "line", bold=True, anchor="middle")
