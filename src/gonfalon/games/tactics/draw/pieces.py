"""What moves on the board: unit tokens, the ribbons of the Control Areas, and what a move costs.

Each piece is drawn by a function of plain values and remembered, so that a move redraws only what it changed. A
token carries the shapes of its states, unseen until a class calls for them: `lit`, `picked`, `danger`, `told`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Final

from htpy import Element

from gonfalon.core import View, bits
from gonfalon.games.tactics.printed import CLASSES, COLOURS, MAP, TURN, UNIT_FACES
from gonfalon.games.tactics.printed.realm import PEAK, REALMS, Realm
from gonfalon.games.tactics.printed.spaces import NORTH, WIDTH, neighbour
from gonfalon.games.tactics.rules.abilities import poisoned
from gonfalon.games.tactics.rules.zones import CONTROL, majority
from gonfalon.games.tactics.state import KINDS, NOBODY, OFF_MAP, Tactics, class_of, party_of
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import SERIF, Icon, breadth, icon, short
from gonfalon.lore.words import Words

from .aims import own_seats
from .artifact import borne, prize
from .cards import name_of
from .colours import PEN as pen
from .colours import emblem, sign
from .dungeon import place_of
from .shapes import CELL, LETTERS, MARGIN, RIGHT, centre, corner

RADIUS: Final = 34
ARC: Final = 268
"""The degrees of the rim that the pips of Health take; the shield has the rest."""
SHIELD: Final = "M-10 20h20v7c0 6-5 10-10 12.5c-5-2.5-10-6.5-10-12.5Z"
BRACKETS: Final = "M-42-31v-11h11M-42 31v11h11M42-31v-11h-11M42 31v11h-11"
ACTS: Final = (1 << len(KINDS)) - 1
BOLD: Final = {"font_family": SERIF, "font_size": str(LETTERS), "font_weight": "700"}


# ----------------------------------------------------------------------- units


def units(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """A token for every unit on the map."""
    g: Tactics = view.state
    sick, own = poisoned(g), own_seats(view)
    for unit, space in enumerate(g.pos):
        if space != OFF_MAP:
            x, y = place(g, space)
            acts = (g.done[unit] & ACTS).bit_count() if party_of(unit) == g.active and not view.over else 0
            foe = bool(own) and not any(party_of(unit) in g.allies[seat] for seat in own)
            top = UNIT_FACES[g.card[unit]].health
            values = (g.health[unit], top, g.is_weakened(unit), acts, unit in sick, foe, unit == g.bearer)
            yield f"unit-{unit}", token(unit, x, y, *values, unit_label(words, g, unit))


def place(g: Tactics, space: int) -> tuple[int, int]:
    """Where a token stands; on a Peak a little lower, so that the peak is seen behind it."""
    x, y = centre(space)
    return x, y + (7 if g.realm.terrain[space] == PEAK else -1)


def unit_label(words: Words, g: Tactics, unit: int) -> str:
    return label(words, unit, g.card[unit], g.health[unit], g.pos[unit], g.is_weakened(unit))


@lru_cache(1 << 13)
def label(words: Words, unit: int, card: int, health: int, space: int, weak: bool) -> str:
    """A unit in words: `Hild, Blue Fighter, 9 of 12 health, at e5, Weakened`."""
    return words(
        "draw-unit",
        unit=name_of(words, card),
        seat=COLOURS[party_of(unit)].id,
        kind=printed(words, CLASSES[class_of(unit)], "name"),
        n=health,
        top=UNIT_FACES[card].health,
        space=place_of(words, space) if space >= 0 else "none",
        weak="yes" if weak else "no",
    )


@lru_cache(1 << 12)
def token(
    unit: int,
    x: int,
    y: int,
    health: int,
    top: int,
    weak: bool,
    acts: int,
    sick: bool,
    foe: bool,
    bears: bool,
    label: str,
) -> Element:
    """A unit on the map, with its states around it."""
    spent = acts >= TURN.actions_per_unit_max
    badges: list[Element] = []
    if weak:
        badges += badge(25, -27, sign("weakened"), 17, "wound")
    if sick:
        badges += badge(27, 6, sign("health"), 13, "fir0")
    if acts:
        badges += badge(-25, -27, icon(COMMON_ART, "confirm"), 19, "figure")
    return pen.group(
        *states(),
        *(borne() if bears else ()),
        disc(unit, health, top, weak, spent),
        *(prize() if bears else ()),
        *badges,
        aim(),
        id=f"unit-{unit}",
        classes=f"unit side{party_of(unit)}{' weak' if weak else ''}{' foe' if foe else ''}",
        transform=f"translate({x} {y})",
        data_target=f"unit-{unit}",
        role="button",
        tabindex="-1",
        aria_label=label,
    )


@cache
def states() -> tuple[Element, ...]:
    """A ring for a target or a pick, one for keyboard focus, and the shadow."""
    return (
        pen("circle", r=41, stroke="label", stroke_width=9, classes="casing ring", display="none"),
        pen("circle", r=41.4, stroke="legal", stroke_width=4.6, classes="ring", display="none"),
        pen("circle", r=45, stroke="ink", stroke_width=3, classes="focus", display="none"),
        pen("circle", cx=3, cy=4.5, r=RADIUS, fill="shade", fill_opacity=0.38),
    )


@cache
def aim() -> Element:
    """Corner brackets and crossed swords around a unit that can be attacked."""
    return pen.group(
        pen("path", d=BRACKETS, stroke="label", stroke_width=6.4, stroke_linecap="round", classes="casing"),
        pen("path", d=BRACKETS, stroke="danger", stroke_width=3.6, stroke_linecap="round"),
        pen("circle", cx=40, cy=40, r=11, fill="danger", stroke="raised", stroke_width=1.6),
        pen.icon(icon(COMMON_ART, "battle"), 40, 40, 15, "raised"),
        classes="aim",
        display="none",
    )


@lru_cache(1 << 12)
def disc(unit: int, health: int, top: int, weak: bool, spent: bool) -> Element:
    """The token itself: the side's colour, Health round the rim, the class on its face, the side's shield."""
    seat = party_of(unit)
    colour = f"team{seat}" + ("-weak" if weak else "-spent" if spent else "")
    ink = f"team{seat}-ink"
    return pen.group(
        pen("circle", r=RADIUS, fill=colour, stroke="line", stroke_width=1.8),
        pen("path", d=pips(0, health, top), fill=ink),
        pen("path", d=pips(health, top, top), fill=f"{colour}-lost"),
        pen("circle", r=24.2, fill="pale-face" if weak else "face", stroke="line", stroke_width=1.5),
        pen.icon(sign(CLASSES[class_of(unit)].id), 0, -1.5, 37, "pale-figure" if weak else "figure"),
        pen("path", d=SHIELD, fill=colour, stroke="face", stroke_width=3.4),
        pen("path", d=SHIELD, fill=colour, stroke="line", stroke_width=1.3),
        pen.icon(emblem(seat), 0, 28.4, 14.5, ink),
        transform="rotate(18)" if weak else None,
    )


def pips(first: int, last: int, top: int) -> str:
    """A range of Health pips, as small discs on the rim; lost ones are a little smaller."""
    step = ARC / max(top, 2)
    whole = 3.5 if top <= 9 else 3.1 if top <= 12 else 2.8
    radius = whole if first == 0 else whole - 0.5
    path = ""
    for n in range(first, last):
        angle = radians(-90 - ARC / 2 + step * (n + 0.5))
        x, y = 29.4 * cos(angle), 29.4 * sin(angle)
        path += f"M{short(x - radius)} {short(y)}a{short(radius)} {short(radius)} 0 1 0 {short(2 * radius)} 0"
        path += f"a{short(radius)} {short(radius)} 0 1 0-{short(2 * radius)} 0"
    return path


@cache
def badge(x: float, y: float, image: Icon, size: float, colour: str) -> tuple[Element, Element]:
    """A sign in a small paper disc on the rim."""
    return (
        pen("circle", cx=x, cy=y, r=12, fill="face", stroke="line", stroke_width=1.4),
        pen.icon(image, x, y, size, colour),
    )


# ----------------------------------------------------------------------- areas


def ribbons(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The ribbon of each Control Area, with how far its flag has come."""
    g: Tactics = view.state
    if not g.rules.control_card:
        return
    for zone, reached in enumerate(g.flags):
        ahead = majority(g, zone) if g.secured[zone] == NOBODY else NOBODY
        yield f"zone-{zone}", ribbon(words, g.map, zone, reached, g.secured[zone], leaders(g, ahead))


def leaders(g: Tactics, ahead: int) -> tuple[int, ...]:
    """Those who have the majority: a player, or a team."""
    return g.allies[ahead] if ahead != NOBODY else ()


@lru_cache(1 << 10)
def ribbon(words: Words, map: str, zone: int, reached: int, holder: int, ahead: tuple[int, ...]) -> Element:
    """A name on a ribbon; a lozenge for each step of the flag; the shield of whoever is ahead, or has it."""
    name = printed(words, MAP.zones[zone], "name")
    room = round(breadth(name, LETTERS, bold=True))
    wide = round(35 + room + 8 + 14.5 * CONTROL + 12)
    x, y = ribbon_place(REALMS[map], zone, wide)
    colour = f"zone{zone}"
    drawn = [
        pen("path", d=f"M3 4h{wide}v30h-{wide}Z", fill="shade", fill_opacity=0.3),
        pen(
            "path",
            d=f"M6 5h-18l7 15-7 15h18ZM{wide - 6} 5h18l-7 15 7 15h-18Z",
            fill=f"{colour}-tail",
            stroke="line",
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        pen(
            "path",
            d=f"M0 0h{wide}v30h-{wide}Z",
            fill="face",
            stroke="line",
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        pen("path", d="M.7.7h27v28.6h-27Z", fill=colour),
        pen.icon(sign("flag"), 14.5, 15, 20, "face"),
        pen("text", name, x=35, y=21.5, fill="figure", textLength=room, lengthAdjust="spacingAndGlyphs", **BOLD),
    ]
    for mark in range(CONTROL):
        drawn += lozenge(wide - 12 - 14.5 * (CONTROL - mark - 0.5), 15, mark < reached, zone, holder)
    for n, leader in enumerate(ahead if holder == NOBODY else (holder,)):
        drawn.append(shield(leader, wide + 3 + 22 * n, 15))
    return pen.group(
        *drawn,
        id=f"zone-{zone}",
        classes="ribbon",
        transform=f"translate({x} {y})",
        pointer_events="none",
        data_target=f"zone-{zone}",
        role="img",
        aria_label=area_label(words, zone, reached, holder, ahead),
    )


def ribbon_place(realm: Realm, zone: int, wide: int) -> tuple[int, int]:
    """On the upper edge of the area or, where that is a cliff, on the lower one; never off the map."""
    spaces = list(bits(realm.zones[zone]))
    top = [space for space in spaces if space // WIDTH == spaces[0] // WIDTH]
    above = neighbour(top[0], NORTH)
    edge = top
    if above >= 0 and realm.level[above] != realm.level[top[0]]:
        edge = [space for space in spaces if space // WIDTH == spaces[-1] // WIDTH]
    (left, y), (right, _) = corner(edge[0]), corner(edge[-1])
    x = (left + right + CELL - wide) // 2
    return min(max(x, MARGIN + 24), RIGHT - wide - 24), y - 15 + (CELL if edge is not top else 0)


def lozenge(x: float, y: float, reached: bool, zone: int, holder: int) -> Iterator[Element]:
    """One step of a flag's way: empty, reached, or with the emblem of whoever has the flag."""
    path = f"M{short(x)} {short(y - 6.4)}l6.4 6.4-6.4 6.4-6.4-6.4Z"
    if holder != NOBODY:
        yield pen("path", d=path, fill=f"team{holder}", stroke="line", stroke_width=1.3)
        yield pen.icon(emblem(holder), x, y, 7.4, f"team{holder}-ink")
    elif reached:
        yield pen("path", d=path, fill=f"zone{zone}", stroke="line", stroke_width=1.3)
    else:
        yield pen("path", d=path, stroke="figure", stroke_width=1.3)


def shield(seat: int, x: float, y: float) -> Element:
    """The arms of a side, hung on a ribbon."""
    return pen.group(
        pen("path", d=SHIELD, fill=f"team{seat}", stroke="face", stroke_width=3.4),
        pen("path", d=SHIELD, fill=f"team{seat}", stroke="line", stroke_width=1.3),
        pen.icon(emblem(seat), 0, 28.4, 14.5, f"team{seat}-ink"),
        transform=f"translate({short(x)} {short(y - 29)})",
    )


def area_label(words: Words, zone: int, reached: int, holder: int, ahead: tuple[int, ...]) -> str:
    """An area in words: `Lantern Hill: flag at I, Blue ahead`."""
    first = (holder,) if holder != NOBODY else ahead
    return words(
        "draw-area",
        zone=printed(words, MAP.zones[zone], "name"),
        mark=words(f"label-flag-{reached}"),
        seat=listed(words, (printed(words, COLOURS[seat], "name") for seat in first)) if first else "none",
        held="yes" if holder != NOBODY else "no",
    )
