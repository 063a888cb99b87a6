"""Where there has to be a battle, and why Heroes do not leave a dungeon (chapters BAT, REP)."""

from __future__ import annotations

from gonfalon.core import bits
from gonfalon.games.nerath.codes import band_of, boarder_of, ship_of
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, NEAR, SEA
from gonfalon.games.nerath.rules.dungeon import guarded
from gonfalon.games.nerath.rules.effects import capacity
from gonfalon.games.nerath.state import FLYING, WARSHIP, Nerath, load_of
from gonfalon.lore.why_not import Reason

from .moves import why_not_band, why_not_flight


def is_battle(g: Nerath, space: int) -> bool:
    """Whether the pieces of the realm in a space have to fight there (NER-MOV-06)."""
    if 1 << space & DUNGEONS:
        return bool(guarded(g) >> space & 1)
    return not g.is_friendly(g.active, space) or bool(g.enemy_presence(g.active) >> space & 1)


def can_leave(g: Nerath, space: int) -> bool:
    """Whether Heroes are in a dungeon entrance and have a way out."""
    if not g.army(g.active, space):
        return False
    land = any(g.held[near] in g.friends(g.active) for near in bits(NEAR[space] & LAND))
    return land or any(
        why_not_board(g, space, sea, type_) is None
        for sea in bits(NEAR[space] & SEA)
        for type_, _ in g.army(g.active, sea)
    )


def why_not_leave(g: Nerath, space: int, type_: int, n: int, goal: int) -> Reason:
    """Why Heroes do not leave a dungeon for a land."""
    if g.count(g.active, space, type_) < n:
        return "NER-MOV-10"
    beside = NEAR[space] & LAND & 1 << goal and g.held[goal] in g.friends(g.active)
    return None if beside else "NER-REP-05"


def why_not_escape(g: Nerath, sea: int, ship: int, space: int, piece: int) -> Reason:
    """Why a Hero does not leave a dungeon for a Warship."""
    if not 1 << space & DUNGEONS:
        return "NER-REP-01"
    return why_not_board(g, space, sea, ship) if g.count(g.active, space, piece) else "NER-MOV-10"


def why_not_board(g: Nerath, space: int, sea: int, ship: int) -> Reason:
    """Why a Warship cannot take a Hero out of a dungeon entrance."""
    if ship < WARSHIP or not NEAR[space] >> sea & 1 or not g.is_friendly(g.active, sea):
        return "NER-REP-05"
    if not g.count(g.active, sea, ship):
        return "NER-ALL-23"
    return "NER-SEA-02" if len(load_of(ship)) >= capacity(g, g.active) else None


# ------------------------------------------------- the Fight Battles and Reposition steps


def battle(g: Nerath, seat: int, space: int) -> Reason:
    """The next battle: one that has to be fought, at sea before those on land."""
    spaces = [here for here in bits(g.presence[g.active]) if is_battle(g, here)]
    if space not in spaces:
        return "NER-BAT-01"
    at_sea = any(1 << here & SEA for here in spaces)
    return "NER-BAT-04" if at_sea and not 1 << space & SEA else None


def end(g: Nerath, seat: int) -> Reason:
    return "NER-REP-04" if any(can_leave(g, space) for space in bits(DUNGEONS)) else None


def move(g: Nerath, seat: int, code: int, goal: int) -> Reason:
    """Only flying pieces, and Heroes in dungeons."""
    space, type_, n = band_of(code)
    if 1 << space & DUNGEONS:
        return why_not_leave(g, space, type_, n, goal)
    if g.count(g.active, space, type_) and type_ not in FLYING:
        return "NER-REP-01"
    return why_not_band(g, space, type_, n, lambda key: why_not_flight(g, key, goal))


def embark(g: Nerath, seat: int, ship: int, boarder: int) -> Reason:
    return why_not_escape(g, *ship_of(ship), *boarder_of(boarder))
