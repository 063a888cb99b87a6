"""A town: its view, its eight buildings with their effects and costs, income, tokens, and the faction's units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import TIERS
from gonfalon.games.heroes.draw import panorama, units
from gonfalon.games.heroes.draw.colours import PEN as pen
from gonfalon.games.heroes.draw.colours import RESOURCES, figure, unit_sign
from gonfalon.games.heroes.draw.heraldry import at, colour_of, faction_cube, gonfalon
from gonfalon.games.heroes.draw.houses import KINDS, state_of
from gonfalon.games.heroes.draw.names import building_of, faction_name, price
from gonfalon.games.heroes.draw.panorama import BUILT, LOCKED
from gonfalon.games.heroes.draw.town import ORDER, TOKENS, TRACKS, Town, town_of
from gonfalon.games.heroes.draw.troops import own_units
from gonfalon.games.heroes.printed import BUILDING_ID, BUILDINGS, CREATURES
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area, breadth, broken, fitted
from gonfalon.lore.words import Words

from .troops import LOCK, short_of, troop, troop_of

TILE: Final = (252, 216)
GAP: Final = 12
TILES_TOP: Final = 428
COLUMN: Final = 1088
COLUMN_WIDE: Final = 288
LETTERS: Final = ((15.5, 34), (14, 37), (12.6, 42), (11.4, 46))
"""Text sizes on a tile, and about how many characters of each fit on a line."""


def town(words: Words, view: View, seat: int) -> dict[str, Element]:
    """A town in groups: the view with its heading, each tile, the tracks, the tokens, each unit."""
    return town_groups(words, town_of(words, view, seat))


@lru_cache(256)
def town_groups(words: Words, seen: Town) -> dict[str, Element]:
    seat, faction, have = seen.seat, seen.faction, seen.have
    states = tuple(state_of(seen.built, faction, kind, have) for kind in range(len(KINDS)))
    heading = (faction_name(words, faction), words("draw-town-of", who=seen.player))
    found = {f"town-{seat}": head(seat, faction, heading, have, states)}
    for place, kind in enumerate(ORDER):
        lacks = short_of(price(BUILDINGS[building_of(faction, kind)].cost), have)
        tile = Tile(seat, faction, kind, place, states[kind], lacks, kind in seen.builds)
        found[f"house-{seat}-{kind}"] = building_tile(words, tile)
    found[f"income-{seat}"] = income(words, seat, faction, seen.income)
    found[f"tokens-{seat}"] = tokens(words, seat, seen.tokens)
    for place, creature in enumerate(own_units(faction)):
        unit = troop_of(seat, creature, place, seen.army, have, states, seen.units)
        found[f"troop-{seat}-{place}"] = troop(words, unit)
    return found


# ------------------------------------------------------------------------ heading


@lru_cache(256)
def head(
    seat: int, faction: str, heading: tuple[str, str], have: tuple[int, ...], states: tuple[int, ...]
) -> Element:
    """The name of the town, what its player has, and the view of it."""
    name, about = heading
    parts = [
        panorama.hills(faction),
        *panorama.buildings(faction, states),
        gonfalon(faction, 74, 148, 1.2),
        pen.text(name, 128, 72, fitted(name, 480, 42, True), serif=True, bold=True),
        pen.text(about, 128, 99, fitted(about, 480, 18), "ink2"),
    ]
    for n, (sign, amount) in enumerate(zip(RESOURCES, have)):
        x = 720 + 124 * n
        parts.append(figure(sign, x, 66, 38, sign))
        parts.append(pen.text(str(amount), x + 28, 77, 31, serif=True, bold=True))
    return pen.group(*parts, id=f"town-{seat}")


# -------------------------------------------------------------------------- tiles


class Tile(NamedTuple):
    """A building as its tile shows it. `lacks` is a mask of missing resources."""

    seat: int
    faction: str
    kind: int
    place: int
    state: int
    lacks: int
    offered: bool


@lru_cache(1 << 10)
def building_tile(words: Words, tile: Tile) -> Element:
    """A building's name, cost and effects."""
    row, column = divmod(tile.place, 4)
    x, y = panorama.LEFT + column * (TILE[0] + GAP), TILES_TOP + row * (TILE[1] + GAP)
    building = BUILDINGS[building_of(tile.faction, tile.kind)]
    built, locked = tile.state == BUILT, tile.state == LOCKED and not tile.offered
    ink = "ink2" if locked else "ink"
    name = named(words, building)
    parts = [
        pen(
            "rect",
            fill="panel" if not locked else "page",
            stroke="edge" if not locked else "disabled",
            stroke_width=1.4,
            stroke_dasharray="4 3" if locked else None,
            **area(0, 0, *TILE, 6),
        ),
        pen("circle", cx=32, cy=34, r=22, fill=colour_of(tile.faction) if not locked else "disabled"),
        figure(f"building_{KINDS[tile.kind]}", 32, 34, 28, "cloth"),
        pen.text(name, 64, 30, fitted(name, 210, 19, True), ink, serif=True, bold=True),
        *(built_mark(words) if built else units.prices(price(building.cost), 64, 47, 16, tile.lacks)),
        pen("path", d=f"M12 66H{TILE[0] - 12}", stroke="rule", stroke_width=1),
        *effects(words, tile),
        *(obstacle(words, tile) if locked else ()),
    ]
    return pen.group(
        *parts,
        id=f"house-{tile.seat}-{tile.kind}",
        transform=at(x, y),
    )


def built_mark(words: Words) -> Iterator[Element]:
    yield pen("path", d="M65 46l4 4.4 7-8.8", stroke="sure", stroke_width=2.4, stroke_linecap="round")
    yield pen.text(words("draw-built"), 82, 52, 16, "sure", bold=True)


Line = tuple[str, str, float]
"""The text of a line on a tile, the sort of line, and how far down it is."""


def effects(words: Words, tile: Tile) -> Iterator[Element]:
    """When it works and what it does, in letters as large as the space allows."""
    foot = TILE[1] - (34 if missing(words, tile) and tile.state == LOCKED else 8)
    drafts = [(size, effect_lines(words, tile, size, signs)) for size, signs in LETTERS]
    size, lines = next((draft for draft in drafts if draft[1][-1][2] <= foot), drafts[-1])
    room = TILE[0] - 26
    for said, sort, y in lines:
        if sort == "or":
            yield pen.text(said, TILE[0] / 2, y, 14, "ink2", serif=True, italic=True, anchor="middle")
        elif sort == "when":
            yield pen.text(said, 14, y, fitted(said, room, 12.5, True), "ink2", bold=True)
        else:
            ink = "ink2" if tile.state == LOCKED else "ink"
            yield pen.text(said, 14, y, fitted(said, room, size), ink)
    if tile.kind in (3, 4, 5):
        yield from dwellers(tile)


def effect_lines(words: Words, tile: Tile, size: float, signs: int) -> list[Line]:
    """The lines of all effects at a given text size, from top to bottom."""
    found: list[Line] = []
    y, before = 86.0, ("", "")
    for effect in BUILDINGS[building_of(tile.faction, tile.kind)].effects:
        if effect.choose_group and effect.choose_group == before[1]:
            found.append((words("draw-or"), "or", y - 1))
            y += size
        elif effect.when != before[0]:
            found.append((words(f"draw-when-{effect.when.replace('_', '-')}").upper(), "when", y))
            y += size + 3.5
        for line in broken(printed(words, effect, "text"), signs):
            found.append((line, "text", y))
            y += size * 1.16
        y += 3
        before = effect.when, effect.choose_group
    return found


def dwellers(tile: Tile) -> Iterator[Element]:
    """The units a dwelling lets the player recruit."""
    tier = TIERS[tile.kind - 3]
    shown = [creature for creature in own_units(tile.faction) if CREATURES[creature].tier == tier]
    for n, creature in enumerate(shown):
        x, y = 34 + 48 * n, 152
        yield pen(
            "circle",
            cx=x,
            cy=y,
            r=19,
            fill=f"tier-{tier}" if tile.state == BUILT else "",
            stroke=f"tier-{tier}",
            stroke_width=1.5,
        )
        yield figure(unit_sign(creature), x, y, 25, "cloth" if tile.state == BUILT else f"tier-{tier}")


def obstacle(words: Words, tile: Tile) -> Iterator[Element]:
    """Why it cannot be built: another building first, or too few resources."""
    y = TILE[1] - 16
    said = missing(words, tile)
    if tile.lacks:
        yield pen.text(
            said, TILE[0] - 14, y, fitted(said, TILE[0] - 28, 15, True), "danger", bold=True, anchor="end"
        )
    else:
        yield pen("path", d=LOCK, fill="ink2", transform=at(26, y - 4, 1))
        yield pen.text(said, 42, y, fitted(said, TILE[0] - 56, 15, True), "ink2", bold=True)


def missing(words: Words, tile: Tile) -> str:
    """What is in the way of a building, in words."""
    building = BUILDINGS[building_of(tile.faction, tile.kind)]
    if tile.lacks:
        names = [words(f"draw-{name}-alone") for n, name in enumerate(RESOURCES) if tile.lacks >> n & 1]
        return words("draw-lacks", what=", ".join(names))
    needed = [named(words, BUILDINGS[BUILDING_ID[each]]) for each in building.requires]
    return words("draw-after", what=", ".join(needed)) if needed else ""


# ------------------------------------------------------------------------ column


def column_panel(top: float, high: float, title: str, aside: str) -> Iterator[Element]:
    yield pen("rect", fill="panel", stroke="edge", stroke_width=1, **area(COLUMN, top, COLUMN_WIDE, high))
    yield pen("rect", stroke="rule", stroke_width=0.8, **area(COLUMN + 4, top + 4, COLUMN_WIDE - 8, high - 8))
    yield pen.text(title, COLUMN + 18, top + 34, fitted(title, 150, 22, True), serif=True, bold=True)
    room = COLUMN_WIDE - 46 - breadth(title, fitted(title, 150, 22, True), True)
    yield pen.text(aside, COLUMN + COLUMN_WIDE - 16, top + 33, fitted(aside, room, 14.5), "ink2", anchor="end")


@lru_cache(256)
def income(words: Words, seat: int, faction: str, amounts: tuple[int, ...]) -> Element:
    """Three tracks, each with a cube on the current income."""
    parts = [*column_panel(panorama.TOP, panorama.HIGH, words("draw-income"), words("draw-each-resource-round"))]
    for n, (name, track, amount) in enumerate(zip(RESOURCES, TRACKS, amounts)):
        parts += income_track(words, name, track, amount, faction, panorama.TOP + 60 + 82 * n)
    return pen.group(*parts, id=f"income-{seat}")


def income_track(
    words: Words, name: str, track: tuple[int, ...], amount: int, faction: str, y: float
) -> Iterator[Element]:
    x = COLUMN + 18
    yield figure(name, x + 9, y + 8, 20, name)
    yield pen.text(words(f"draw-{name}-alone"), x + 28, y + 14, 16.5, bold=True)
    yield pen.text(f"+{amount}", COLUMN + COLUMN_WIDE - 18, y + 15, 19, serif=True, bold=True, anchor="end")
    step = (COLUMN_WIDE - 36) / len(track)
    here = max((n for n, each in enumerate(track) if each <= amount), default=0)
    for n, each in enumerate(track):
        box = area(x + step * n, y + 28, step - 3, 30, 4)
        if n <= here:
            yield pen("rect", fill=name, fill_opacity=1 if n == here else 0.25, **box)
        yield pen("rect", stroke=name, stroke_width=1.2, **box)
        ink = "raised" if n == here else "ink"
        yield pen.text(str(each), x + step * n + (step - 3) / 2, y + 49, 15, ink, bold=n == here, anchor="middle")
    yield faction_cube(faction, x + step * here + (step - 3) / 2, y + 27, 0.9)


@lru_cache(256)
def tokens(words: Words, seat: int, left: int) -> Element:
    """The three tokens, each usable once per round."""
    top, high = TILES_TOP, 2 * TILE[1] + GAP
    parts = [*column_panel(top, high, words("draw-town-actions"), words("draw-once-a-round"))]
    for n, token in enumerate(TOKENS):
        ready = bool(left >> n & 1)
        parts.append(token_mark(words, token, ready, COLUMN + 64, top + 106 + 122 * n))
    return pen.group(*parts, id=f"tokens-{seat}")


def token_mark(words: Words, token: str, ready: bool, x: float, y: float) -> Element:
    """A token with a brass rim; grey once used."""
    kind = token.replace("_", "-")
    name, about = words(f"draw-token-{kind}"), words(f"draw-token-{kind}-about")
    if not ready:
        about = words("draw-token-used")
    lines = broken(about, 20)
    return pen.group(
        pen("circle", cx=2, cy=3, r=40, fill="line", fill_opacity=0.25),
        pen("circle", r=40, fill="brass" if ready else "rule", stroke="line", stroke_width=1.6),
        pen("circle", r=36, stroke="cloth", stroke_width=2.4, stroke_dasharray=".1 6.6", stroke_linecap="round"),
        pen("circle", r=31, fill="raised", stroke="line", stroke_width=1.2),
        figure(f"token_{token}", 0, 0, 38, "ink" if ready else "disabled"),
        pen.text(name, 58, -10, fitted(name, 176, 19, True), "ink" if ready else "ink2", serif=True, bold=True),
        *(
            pen.text(line, 58, 12 + 18 * k, fitted(line, 178, 15), "ink2", italic=not ready)
            for k, line in enumerate(lines[:3])
        ),
        transform=at(x, y),
    )
