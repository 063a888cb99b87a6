"""Revealing and placing tiles (chapter TIL).

Questions: `orientation` (turn_tile) how a revealed tile lies, `site` (site) where and how a Far Tile is placed,
`discover` (to_slot) which tile an effect reveals.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import POSITIONS, REACH, WIDTH, slot_of
from gonfalon.games.heroes.state import Heroes

from .geography import (
    BLOCKED,
    EDGES,
    HIDDEN_TILE,
    OFFSETS,
    OPPOSITE,
    Geography,
    Grid,
    Place,
    locations_of,
    of,
    plus,
    walls_of,
)

TURNS: Final = range(6)
FAR: Final = 1
"""The group of the tiles in a player's own supply."""
TOUCHED: Final = 2
"""A new tile must touch at least this many tiles of the map (HER-TIL-04)."""
NEW: Final = -1
"""The slot of a tile that is not on the map yet."""


# --------------------------------------------------------------------------- revealing


async def reveal(g: Heroes, seat: int, slot: int) -> None:
    """A tile is turned up; whoever reveals it sees it and chooses how it lies. Nothing is visited (HER-TIL-06,
    HER-TIL-07)."""
    map_before = of(g)
    g.reveal()
    g.face_up |= 1 << slot
    g.turns = put(g.turns, slot, 0)
    tile = g.tiles[slot]
    g.tell("revealed", seat, slot, tile)
    turns = [turn for turn in TURNS if links(map_before, g.centers[slot], tile, turn)] or TURNS
    ways = [("turn_tile", turn) for turn in turns]
    _, turn = await Ask(seat, "orientation", ways, rule="HER-TIL-06", about=(slot, tile), default=first)
    g.turns = put(g.turns, slot, turn)
    g.tell("turned", seat, slot, turn)


async def discover(g: Heroes, seat: int, slot: int) -> None:
    """An effect reveals a face-down tile next to another, if there is one (HER-LOC-48)."""
    hidden = of(g).beside[slot]
    if hidden:
        slots = [("to_slot", other) for other in hidden]
        _, chosen = await Ask(seat, "discover", slots, rule="HER-LOC-48", default=first)
        await reveal(g, seat, chosen)


# --------------------------------------------------------------------------- placing


async def place(g: Heroes, seat: int, hero: int) -> None:
    """Draw a tile from the player's own supply for all to see, then place it next to the Hero (HER-TIL-03,
    HER-TIL-04, HER-TIL-05, HER-TIL-06, HER-TIL-07, HER-TIL-08)."""
    tile = draw_tile(g, seat)
    option = await Ask(
        seat,
        "site",
        lambda: ways_to_lay(of(g), sites(of(g).grid, g.hero_at[hero]), g.drawn_tile),
        rule="HER-TIL-05",
        about=(tile,),
        default=first,
    )
    lay(g, seat, *option[1:])


def draw_tile(g: Heroes, seat: int) -> int:
    """The supply lies shuffled and face down (HER-TIL-08, HER-VIS-08)."""
    *rest, tile = g.supply[seat]
    g.supply = put(g.supply, seat, tuple(rest))
    g.drawn_tile = tile
    g.reveal()
    g.tell("drew_tile", seat, tile)
    return tile


def lay(g: Heroes, seat: int, site: int, turn: int) -> None:
    """The drawn tile becomes a new slot of the map."""
    slot = len(g.tiles)
    g.centers = (*g.centers, center_of(site))
    g.groups = (*g.groups, FAR)
    g.tiles = (*g.tiles, g.drawn_tile)
    g.turns = (*g.turns, turn)
    g.face_up |= 1 << slot
    g.drawn_tile = HIDDEN_TILE
    g.tell("placed", seat, slot, g.tiles[slot], turn)


def site_of(center: Place) -> int:
    """A center as a number of SITE."""
    return (center[0] + REACH) * WIDTH + center[1] + REACH


def center_of(site: int) -> Place:
    q, r = divmod(site, WIDTH)
    return q - REACH, r - REACH


def sites(grid: Grid, field: int) -> tuple[Place, ...]:
    """Where a tile next to a field has room and touches two others, face-down ones included (HER-TIL-03,
    HER-TIL-04, HER-TIL-08)."""
    if field not in grid.rooms:
        here = grid.places[field]
        near = sorted({plus(plus(here, edge), offset) for edge in EDGES for offset in OFFSETS})
        grid.rooms[field] = tuple(center for center in near if fits(grid.at, center))
    return grid.rooms[field]


def fits(at: dict[Place, int], center: Place) -> bool:
    """Whether there is room for a tile with two others beside it."""
    places = [plus(center, offset) for offset in OFFSETS]
    if max(map(abs, center)) > REACH or any(place in at for place in places):
        return False
    around = (at.get(plus(place, vector)) for place in places for vector in EDGES)
    # `slot_of`, written out: this is a hot loop.
    return len({field // POSITIONS for field in around if field is not None}) >= TOUCHED


def ways_to_lay(geography: Geography, centers: tuple[Place, ...], tile: int) -> list[Option]:
    """Every place and orientation that connects the tile to all others; if there is none, all of them
    (HER-TIL-05)."""
    ways = [(center, turn) for center in centers for turn in TURNS]
    linked = [(center, turn) for center, turn in ways if links(geography, center, tile, turn)]
    return [("site", site_of(center), turn) for center, turn in linked or ways]


# --------------------------------------------------------------------------- the path that links all tiles


def links(geography: Geography, center: Place, tile: int, turn: int) -> bool:
    """Whether a passable path leads from a tile placed there to all other tiles (HER-TIL-05). `geography` is the
    map before: a tile about to be revealed is still face down in it. All fields of a tile that are not Blocked are
    connected, so any of them will do."""
    at, beyond_walls = geography.grid.at, geography.walls
    slot = slot_of(at[center]) if center in at else NEW
    reached = islands(geography, slot)
    walls, locations = walls_of(tile, turn), locations_of(tile, turn)
    linked = 1 << slot if slot != NEW else 0
    for position, edge, beyond in geography.grid.border(center):
        closed = walls[position] >> edge & 1 or beyond_walls[beyond] >> OPPOSITE[edge] & 1
        if not closed and locations[position] != BLOCKED and geography.locations[beyond] != BLOCKED:
            linked |= reached(beyond)
    return linked == (1 << len(geography.tiles)) - 1


@lru_cache(128)
def islands(geography: Geography, without: int) -> Callable[[int], int]:
    """Returns a function: which tiles a path from a field reaches without one tile, as a mask."""
    known: dict[int, int] = {}

    def reached(start: int) -> int:
        if start not in known:
            island, tiles = {start}, 0
            edge = [start]
            for field in edge:
                # `slot_of`, written out: this is a hot loop.
                tiles |= 1 << field // POSITIONS
                new = [to for to in geography.passable[field] if to not in island and to // POSITIONS != without]
                island.update(new)
                edge += new
            known.update(dict.fromkeys(island, tiles))
        return known[start]

    return reached
