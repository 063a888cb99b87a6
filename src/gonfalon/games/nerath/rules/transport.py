"""Land pieces go aboard Warships, and ashore again (chapter SEA)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import boarder
from gonfalon.games.nerath.printed.regions import COASTAL, DUNGEONS, LAND, NEAR
from gonfalon.games.nerath.state import (
    BECALMED,
    HEROES,
    LAND_PIECES,
    ORIGIN,
    UNLOADED,
    WALKED,
    Nerath,
    left_of,
    load_of,
    ship_with,
)

from .effects import capacity
from .ways import Ways, entries


def boarders(g: Nerath, ways: Ways, sea: int, type_: int) -> int:
    """Who may come aboard a Warship: pieces that have not moved, from a coast, at a friendly sea space
    (NER-SEA-02, NER-SEA-03, NER-SEA-04, NER-SEA-05, NER-SEA-06, NER-SEA-07, NER-SEA-08, NER-SEA-09, NER-SEA-10,
    NER-SEA-12, NER-SEA-23)."""
    load = load_of(type_)
    if len(load) >= capacity(g, g.active) or not ways.sea >> sea & 1:
        return 0
    if not any(not key & UNLOADED for key, _ in ways.entries(sea, type_)):
        return 0
    mask = 0
    for key in g.ready:
        space, piece = key >> 6 & 127, key & 63
        if piece in LAND_PIECES and not key & WALKED and COASTAL >> space & NEAR[sea] >> space & 1:
            mask |= 1 << boarder(space, piece)
    return mask


def embark(g: Nerath, sea: int, type_: int, coast: int, piece: int) -> None:
    """A land piece goes aboard, of several like Warships the one with the most moves left (NER-SEA-04,
    NER-SEA-08)."""
    g.tell("embarked", g.active, piece, 1, coast, sea)
    of_piece = [key for key, _ in entries(g, coast, piece) if not key & WALKED]
    g.unready(of_piece[0], 1)
    g.take(g.active, coast, piece)
    of_ship = [key for key, _ in entries(g, sea, type_) if not key & UNLOADED]
    key = max(of_ship, key=left_of)
    g.unready(key, 1)
    cargo = [*aboard(key), (piece, coast + 1)]
    g.take(g.active, sea, type_)
    g.get_ready(laden(key, cargo), 1)
    g.add(g.active, sea, ship_with(tuple(kind for kind, _ in cargo)))


def aboard(key: int) -> list[tuple[int, int]]:
    """What a Warship under a key of `ready` carries: each piece, and 1 + where it embarked in this step."""
    origins = key // ORIGIN
    return [(piece, origins >> 7 * n & 127) for n, piece in enumerate(load_of(key & 63))]


def laden(key: int, cargo: Iterable[tuple[int, int]]) -> int:
    """The key of `ready` for the same Warship with another cargo."""
    goods = sorted(cargo)
    origins = sum(origin << 7 * n for n, (_, origin) in enumerate(goods))
    status = key & (ORIGIN - 1) & ~63
    return origins * ORIGIN | status | ship_with(tuple(piece for piece, _ in goods))


def landers(g: Nerath, sea: int, type_: int, ways: Ways) -> int:
    """What may go ashore, and where: a coast other than the one it came from in this step, and for Heroes a
    dungeon entrance too (NER-SEA-04, NER-SEA-18, NER-SEA-24, NER-SEA-25). In an enemy sea space the battle
    comes first (NER-NAV-09, NER-SEA-13, NER-SEA-14, NER-SEA-15, NER-SEA-22)."""
    if not ways.sea >> sea & 1:
        return 0
    mask = 0
    for key, _ in ways.entries(sea, type_):
        for piece, origin in () if key & BECALMED else aboard(key):
            shore = NEAR[sea] & (LAND | DUNGEONS if piece in HEROES else LAND) & ~ways.barred
            if ways.peaceful:
                shore &= ways.land
            for space in bits(shore):
                if space != origin - 1:
                    mask |= 1 << boarder(space, piece)
    return mask


def debark(g: Nerath, sea: int, type_: int, coast: int, piece: int) -> None:
    """A piece goes ashore: it moves no farther, and its Warship's transport is over (NER-SEA-11, NER-SEA-17,
    NER-SEA-20)."""
    g.tell("debarked", g.active, piece, 1, sea, coast)
    found = [
        (key, origin)
        for key, _ in entries(g, sea, type_)
        for kind, origin in aboard(key)
        if kind == piece and origin - 1 != coast and not key & BECALMED
    ]
    key, origin = min(found, key=lambda each: (not each[0] & UNLOADED, left_of(each[0])))
    cargo = aboard(key)
    cargo.remove((piece, origin))
    g.unready(key, 1)
    g.take(g.active, sea, type_)
    g.add(g.active, sea, ship_with(tuple(kind for kind, _ in cargo)))
    if cargo:
        g.get_ready(laden(key, cargo) | UNLOADED, 1)
    g.add(g.active, coast, piece)
