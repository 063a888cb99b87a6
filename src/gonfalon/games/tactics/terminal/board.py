"""The board: its spaces row by row, the units on them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gonfalon.core import View
from gonfalon.games.tactics.printed import CLASSES, MAP
from gonfalon.games.tactics.printed.spaces import HEIGHT, SOUTH, WEST, WIDTH, board_of, neighbour, space_at
from gonfalon.games.tactics.state import EMPTY, NOBODY, Tactics, party_of
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .signs import (
    AREA,
    AREAS,
    ARTIFACT,
    CAMP,
    CELL,
    CLIFF,
    INK,
    LEGAL,
    OPEN,
    OPENED,
    PAPER,
    PORTAL,
    SCENERY,
    SIDES,
    TERRAIN_SIGNS,
    TINTED,
    TINTS,
    TOPS,
    TRIGGER,
    WEAK,
    badge,
    class_letter,
    in_lines,
    mix,
)


def grid(words: Words, view: View) -> Iterator[Text]:
    """The rows of the board, with its coordinates on all sides."""
    lit = open_spaces(view)
    letters = Text("   " + "".join(f"  {chr(ord('a') + x)}  " for x in range(WIDTH)), "dim", no_wrap=True)
    yield letters
    for y in range(HEIGHT):
        upper, lower = Text(f"{y + 1:>2} ", "dim", no_wrap=True), Text("   ", no_wrap=True)
        for x in range(WIDTH):
            space = space_at(x, y)
            upper.append_text(signs(view.state, space))
            lower.append_text(tenant(words, view.state, space, bool(lit >> space & 1)))
        upper.append(f" {y + 1:<2}", "dim")
        yield upper
        yield lower
    yield letters


def ground(g: Tactics, space: int) -> str:
    """The colour of a space: by level, area and terrain, every other one a little darker."""
    realm, terrain = g.realm, g.realm.terrain[space]
    colour = TOPS[min(realm.level[space], len(TOPS) - 1)]
    for zone, spaces in enumerate(realm.zones if g.rules.control_card else ()):
        if spaces >> space & 1:
            share = 0.8 if space in realm.triggers else 0.55
            colour = mix(colour, mix(AREAS[zone], PAPER, 0.3), share)
    tint = TINTS[terrain]
    if tint:
        colour = mix(
            colour, tint, TINTED[terrain] * (0.5 if any(zone >> space & 1 for zone in realm.zones) else 1)
        )
    return mix(colour, INK, 0.05) if space % 2 else colour


def wall(g: Tactics, space: int) -> str:
    """The sign of a cliff between a space and its western neighbour."""
    west = neighbour(space, WEST)
    return CLIFF if west >= 0 and g.realm.level[west] != g.realm.level[space] else " "


def signs(g: Tactics, space: int) -> Text:
    """The upper row of a space: what it is."""
    realm, back = g.realm, ground(g, space)
    if realm.closed >> space & 1:
        return Text(OPENED * CELL, "dim", no_wrap=True)
    terrain = realm.terrain[space]
    text = Text(no_wrap=True)
    text.append(wall(g, space), f"{INK} on {back}")
    text.append(f"{realm.level[space]:X}", f"{mix(back, INK, 0.55)} on {back}")
    text.append(TERRAIN_SIGNS[terrain], f"bold {mix(INK, TINTS[terrain] or INK, 0.35)} on {back}")
    text.append(PORTAL if realm.portals >> space & 1 else " ", f"bold {INK} on {back}")
    text.append(*corner(g, space, back))
    return text


def corner(g: Tactics, space: int, back: str) -> tuple[str, str]:
    """The sign of the Artifact, of an area or, before the first turn, of a starting location. In adventures only
    the Trigger Spaces of areas matter: enemy units enter there."""
    if space == g.artifact or (g.bearer != NOBODY and space == g.pos[g.bearer]):
        return ARTIFACT, f"bold {AREAS[0]} on {back}"
    for zone, spaces in enumerate(g.realm.zones):
        if spaces >> space & 1 and (g.rules.control_card or space in g.realm.triggers):
            sign = TRIGGER if space in g.realm.triggers else AREA
            return sign, f"bold {mix(AREAS[zone], INK, 0.25)} on {back}"
    if not g.turn and any(camp >> space & 1 for camp in g.realm.camps):
        return CAMP, f"bold {INK} on {back}"
    return " ", f"on {back}"


def tenant(words: Words, g: Tactics, space: int, lit: bool) -> Text:
    """The lower row of a space: the unit on it, or more of the ground. Its foot is a line where a cliff is."""
    back, unit = ground(g, space), g.at[space]
    if g.realm.closed >> space & 1:
        return Text(OPENED * CELL, "dim", no_wrap=True)
    south = neighbour(space, SOUTH)
    foot = " underline" if south >= 0 and g.realm.level[south] != g.realm.level[space] else ""
    text = Text(no_wrap=True)
    if unit == EMPTY:
        text.append(wall(g, space), f"{INK} on {back}")
        text.append(OPEN if lit else " ", f"bold {LEGAL} on {back}{foot}")
        text.append(SCENERY[g.realm.terrain[space]], f"{mix(back, INK, 0.35)} on {back}{foot}")
        return text
    return text.append_text(token(words, g, unit, lit, foot))


def token(words: Words, g: Tactics, unit: int, lit: bool = False, foot: str = "") -> Text:
    """A unit as wide as a space: whether it is Weakened, its badge, its Health."""
    colour, ink = SIDES[party_of(unit)]
    weak = g.is_weakened(unit)
    if weak:
        colour = mix(colour, "#8A8478", 0.5)
    mark = WEAK if weak else OPEN if lit else " "
    return Text(f"{mark}{badge(words, unit)}{g.health[unit]:<2}", f"bold {ink} on {colour}{foot}")


def open_spaces(view: View) -> int:
    """The spaces the viewer may choose from, where one unit is to be put somewhere."""
    lit = 0
    for ask in view.asks.values():
        if ask.what in ("deploy", "go", "exit", "dive", "leave", "delve"):
            lit |= board_of({option[2] for option in ask.options if len(option) == 3})
    return lit


def legend(words: Words, view: View, width: int) -> Iterator[Text]:
    """What the signs mean."""
    items = [
        f"{sign} {printed(words, terrain, 'name')}"
        for sign, terrain in zip(TERRAIN_SIGNS, MAP.terrains)
        if sign != " "
    ]
    g: Tactics = view.state
    items.append(f"{PORTAL} {words('label-portal')}")
    items += [f"{AREA} {words('label-area')}"] if g.rules.control_card else []
    items += [f"{TRIGGER} {words('label-trigger')}"] if g.realm.triggers else []
    items += [f"{ARTIFACT} {words('label-artifact')}"] if g.rules.artifact else []
    items += [f"{OPENED} {words('label-opened')}"] if g.realm.closed else []
    items += [f"{CLIFF} {words('label-cliff')}"]
    items += [f"0-4 {words('label-level')}", f"{WEAK} {words('label-weakened')}"]
    if not g.turn:
        items.append(f"{CAMP} {words('label-camp')}")
    if open_spaces(view):
        items.append(f"{OPEN} {words('label-open')}")
    items += [f"{class_letter(words, n)} {printed(words, each, 'name')}" for n, each in enumerate(CLASSES)]
    yield from in_lines(items, width)
