"""Why land pieces do not go aboard, or ashore (chapter SEA)."""

from __future__ import annotations

from gonfalon.games.nerath.codes import boarder_of, ship_of
from gonfalon.games.nerath.printed.regions import COASTAL, DUNGEONS, NEAR, SEA
from gonfalon.games.nerath.rules.effects import barred, capacity
from gonfalon.games.nerath.rules.transport import aboard
from gonfalon.games.nerath.rules.ways import entries
from gonfalon.games.nerath.state import BECALMED, HEROES, LAND_PIECES, UNLOADED, WALKED, WARSHIP, Nerath, load_of
from gonfalon.lore.why_not import Reason

from .cards import BY_CARD


def why_not_embark(g: Nerath, sea: int, ship: int, coast: int, piece: int) -> Reason:
    """Why a land piece does not go aboard a Warship in the Move step."""
    if ship < WARSHIP:
        return "NER-SEA-01"
    if not g.count(g.active, sea, ship) or not g.count(g.active, coast, piece):
        return "NER-SEA-05"
    if piece not in LAND_PIECES:
        return "NER-SEA-03"
    if len(load_of(ship)) >= capacity(g, g.active):
        return "NER-SEA-02"
    if not g.is_friendly(g.active, sea):
        return "NER-SEA-09"
    if not 1 << coast & COASTAL or not NEAR[sea] >> coast & 1:
        return "NER-SEA-04"
    if all(key & UNLOADED for key, _ in entries(g, sea, ship)):
        return "NER-SEA-20"
    return "NER-SEA-10" if all(key & WALKED for key, _ in entries(g, coast, piece)) else None


def why_not_debark(g: Nerath, sea: int, ship: int, coast: int, piece: int, peaceful: bool) -> Reason:
    """Why a carried piece does not go ashore, in the Move step or, peacefully, in the Reinforce step."""
    if ship < WARSHIP or piece not in load_of(ship):
        return "NER-SEA-01"
    if not g.count(g.active, sea, ship):
        return "NER-SEA-05"
    if not g.is_friendly(g.active, sea):
        return "NER-NAV-09"
    if not NEAR[sea] >> coast & 1 or 1 << coast & SEA:
        return "NER-SEA-04"
    if 1 << coast & DUNGEONS and piece not in HEROES:
        return "NER-MOV-15"
    if peaceful and not g.is_friendly(g.active, coast):
        return "NER-BLD-30"
    if barred(g, g.active) >> coast & 1:
        return BY_CARD
    ships = [(key, n) for key, n in entries(g, sea, ship) if not key & BECALMED]
    if not ships:
        return BY_CARD if entries(g, sea, ship) else "NER-BLD-33" if peaceful else "NER-SEA-17"
    cargo = [origin - 1 for key, _ in ships for kind, origin in aboard(key) if kind == piece]
    return "NER-SEA-21" if all(origin == coast for origin in cargo) else None


# --------------------------------------------------------------------- the Move step


def embark(g: Nerath, seat: int, ship: int, boarder: int) -> Reason:
    return why_not_embark(g, *ship_of(ship), *boarder_of(boarder))


def debark(g: Nerath, seat: int, ship: int, boarder: int) -> Reason:
    return why_not_debark(g, *ship_of(ship), *boarder_of(boarder), peaceful=False)
