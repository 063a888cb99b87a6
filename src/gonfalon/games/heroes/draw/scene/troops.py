"""The seven units of a faction in its town: what they can do, and what recruiting or reinforcing them costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.games.heroes.codes import TIERS, face_of, few_of, pack_of
from gonfalon.games.heroes.draw import units
from gonfalon.games.heroes.draw.colours import PEN as pen
from gonfalon.games.heroes.draw.colours import figure
from gonfalon.games.heroes.draw.heraldry import at, colour_of
from gonfalon.games.heroes.draw.panorama import BUILT
from gonfalon.games.heroes.printed import CREATURES
from gonfalon.lore.svg import area, fitted, short
from gonfalon.lore.words import Words

UNITS_TOP: Final = 884
LOCK: Final = "M-7-2V-7a7 7 0 0 1 14 0v5h2.6V12H-9.6V-2ZM-4-2H4V-7a4 4 0 0 0-8 0Z"


def short_of(cost: tuple[int, int, int], have: tuple[int, ...]) -> int:
    """A mask of the resources the player is short of."""
    return sum(1 << n for n, (need, has) in enumerate(zip(cost, have)) if has < need)


def evenly(lines: list[str], room: float, size: float) -> float:
    """One text size for all lines, so that the longest fits."""
    return min((fitted(line, room, size) for line in lines), default=size)


class Troop(NamedTuple):
    """A unit of the faction. `state`: 0 not recruited, 1 a Few, 2 a Pack; `lacks` a mask of missing resources."""

    seat: int
    creature: int
    place: int
    state: int
    locked: bool
    lacks: int


def troop_of(
    seat: int,
    creature: int,
    place: int,
    army: tuple[int, ...],
    have: tuple[int, ...],
    states: tuple[int, ...],
    offered: tuple[int, ...],
) -> Troop:
    few, pack = few_of(creature), pack_of(creature)
    state = 2 if pack in army and few not in army else 1 if few in army else 0
    dwelling = 3 + TIERS.index(CREATURES[creature].tier)
    locked = states[dwelling] != BUILT and creature not in offered
    lacks = short_of(units.cost_of(pack if state == 1 else few), have) if state < 2 else 0
    return Troop(seat, creature, place, state, locked, lacks)


@lru_cache(1 << 10)
def troop(words: Words, seen: Troop) -> Element:
    """A unit with its portrait, values, price and abilities."""
    code = face_of(seen.creature, pack=seen.state == 2)
    unit = units.plain(code)
    wide, high = 185, 312
    x = 24 + seen.place * (wide + 9.6)
    gone = seen.state == 0
    face = units.face_of(code)
    name = units.unit_name(words, code)
    tier = CREATURES[seen.creature].tier
    colour = colour_of(unit.faction)
    parts = [
        pen(
            "rect",
            fill="panel" if not gone else "page",
            stroke="edge" if not gone else "disabled",
            stroke_width=1.4,
            stroke_dasharray="4 3" if gone else None,
            **area(0, 0, wide, high, 6),
        ),
        pen("rect", fill=colour, fill_opacity=1 if not gone else 0.45, **area(8, 8, wide - 16, 84, 3)),
        pen.group(*units.portrait(code, colour, wide / 2, 50)),
        figure(f"tier_{tier}", 24, 24, 18, "cloth", 0.9),
        figure(f"type_{units.TYPES[face.type]}", wide - 24, 24, 17, "cloth", 0.9),
        pen.text(name, wide / 2, 116, fitted(name, 200, 19, True), serif=True, bold=True, anchor="middle"),
        *values(unit, 134),
        *price_line(words, seen, wide),
    ]
    lines = units.ability_lines(words, code, 25, 7)
    size = evenly(lines, wide - 22, 14.5)
    parts += [pen.text(line, 12, 200 + 17 * n, size, "ink2") for n, line in enumerate(lines)]
    return pen.group(
        *parts,
        id=f"troop-{seen.seat}-{seen.place}",
        transform=at(x, UNITS_TOP),
    )


def values(unit: units.Fighter, y: float) -> Iterator[Element]:
    """Attack, defense, hit points, initiative in a row."""
    signs = (
        ("attack", unit.attack),
        ("defense", unit.defense),
        ("health", unit.hp),
        ("initiative", unit.initiative),
    )
    for n, (sign, value) in enumerate(signs):
        x = 20 + 43 * n
        yield figure(sign, x, y, 17, "health" if sign == "health" else "ink")
        yield pen.text(str(value), x + 10.5, y + 6, 16, serif=True, bold=True)


def price_line(words: Words, seen: Troop, wide: float) -> Iterator[Element]:
    """What recruiting or reinforcing costs; that it is a Pack already; or a lock without the dwelling."""
    yield pen("path", d=f"M10 150H{short(wide - 10)}", stroke="rule", stroke_width=1)
    y = 172
    if seen.state == 2:
        yield pen("path", d=f"M14 {y - 5}l4 4.4 7-8.8", stroke="sure", stroke_width=2.4, stroke_linecap="round")
        yield pen.text(words("draw-pack"), 31, y, 14, "sure", bold=True)
        return
    said = words("draw-reinforce" if seen.state == 1 else "draw-recruit")
    yield pen.text(said, 12, y, fitted(said, 92, 15.5), "ink" if not seen.locked else "ink2")
    yield from units.prices(units.cost_of(face_of(seen.creature, pack=seen.state == 1)), 98, y - 5, 16, seen.lacks)
    if seen.locked:
        yield pen("path", d=LOCK, fill="cloth", transform=at(wide - 24, 77, 0.8))
