"""Why new pieces are not bought and placed (chapter BLD)."""

from __future__ import annotations

from gonfalon.core import bits
from gonfalon.games.nerath.codes import band_of, boarder_of, launch_of, lot_of, ship_of
from gonfalon.games.nerath.printed import RULES
from gonfalon.games.nerath.printed.regions import CAPITAL, LAND, NEAR, SEA
from gonfalon.games.nerath.rules.effects import capacity, placement_limit
from gonfalon.games.nerath.rules.geography import distance
from gonfalon.games.nerath.rules.reinforce import AFLOAT, price, total
from gonfalon.games.nerath.rules.ways import entries
from gonfalon.games.nerath.state import CASTLE, LAND_PIECES, STORM_ELEMENTAL, WARSHIP, Nerath, load_of, space_of
from gonfalon.lore.why_not import Reason

from .moves import why_not_arrival, why_not_band, why_not_march
from .transport import why_not_debark


def why_not_on_land(g: Nerath, kind: int, n: int, space: int) -> Reason:
    """Why pieces of a kind are not bought and placed in a land space."""
    if kind == WARSHIP:
        return "NER-BLD-21"
    if total(g, g.active, kind, n) > g.gold[g.active]:
        return "NER-BLD-03"
    return why_not_castle(g, space, n) if kind == CASTLE else why_not_site(g, space, n)


def why_not_castle(g: Nerath, space: int, n: int) -> Reason:
    """Why a new Castle does not stand here."""
    if 1 << space & LAND and g.held[space] == g.ally[g.active]:
        return "NER-ALL-22"
    if not 1 << space & LAND or g.held[space] != g.active or g.since[space] != g.active:
        return "NER-BLD-13"
    if g.count(g.active, space, CASTLE) or n > 1:
        return "NER-UNI-13"
    return "NER-BLD-14" if g.placed.get(space) else None


def why_not_site(g: Nerath, space: int, n: int = 1) -> Reason:
    """Why new pieces are not placed at a land space."""
    castles = [castle for castle in bits(g.castles(g.active)) if not g.built >> castle & 1]
    usable = [castle for castle in castles if g.since[castle] == g.active or castle == CAPITAL[g.active]]
    if g.built >> space & 1:
        return "NER-BLD-14"
    if not usable:
        return why_not_refuge(g, space, castles)
    if space not in castles:
        ally = 1 << space & LAND and g.held[space] == g.ally[g.active]
        return "NER-ALL-22" if ally else "NER-BLD-06"
    if space not in usable:
        return "NER-BLD-11"
    limit = placement_limit(g, g.active, RULES.placement_limit_other_castles)
    full = g.placed.get(space, 0) + n > limit and space != CAPITAL[g.active] and len(castles) > 1
    return "NER-BLD-09" if full else None


def why_not_refuge(g: Nerath, space: int, castles: list[int]) -> Reason:
    """Why a realm without a usable Castle does not place pieces here."""
    lands = [land for land in bits(LAND) if g.held[land] in g.friends(g.active) and land not in castles]
    if not lands:
        return "NER-BLD-20"
    least = min(distance(CAPITAL[g.active], land) for land in lands)
    closest = space in lands and distance(CAPITAL[g.active], space) == least
    return None if closest else "NER-BLD-17" if castles else "NER-BLD-15"


def why_not_at_sea(g: Nerath, kind: int, n: int, castle: int, sea: int) -> Reason:
    """Why new Warships or Storm Elementals are not placed in a sea space by a Castle."""
    if total(g, g.active, kind, n) > g.gold[g.active]:
        return "NER-BLD-03"
    if reason := why_not_site(g, castle, n):
        return reason
    beside = NEAR[castle] & SEA & 1 << sea and g.is_friendly(g.active, sea)
    return None if beside else "NER-BLD-22" if kind == STORM_ELEMENTAL else "NER-BLD-21"


def why_not_aboard(g: Nerath, sea: int, ship: int, castle: int, piece: int) -> Reason:
    """Why a new land piece is not placed aboard a Warship."""
    if piece not in LAND_PIECES:
        return "NER-BLD-24"
    if ship < WARSHIP or not g.count(g.active, sea, ship):
        return "NER-BLD-26"
    if price(g, g.active, piece) > g.gold[g.active]:
        return "NER-BLD-03"
    if len(load_of(ship)) >= capacity(g, g.active):
        return "NER-SEA-02"
    if reason := why_not_site(g, castle):
        return reason
    return None if NEAR[sea] >> castle & 1 else "NER-BLD-26"


# ---------------------------------------------------------------- buying in the Reinforce step


def recruit(g: Nerath, seat: int, lot: int, space: int) -> Reason:
    return why_not_on_land(g, *lot_of(lot), space)


def launch(g: Nerath, seat: int, code: int, sea: int) -> Reason:
    castle, nth, n = launch_of(code)
    return why_not_at_sea(g, AFLOAT[nth], n, castle, sea)


def muster(g: Nerath, seat: int, ship: int, boarder: int) -> Reason:
    return why_not_aboard(g, *ship_of(ship), *boarder_of(boarder))


# ------------------------------------------------------------ moving in the Reinforce step


def move(g: Nerath, seat: int, code: int, goal: int) -> Reason:
    """Only new pieces move."""
    space, type_, n = band_of(code)
    if g.count(g.active, space, type_) >= n and type_ != CASTLE and not entries(g, space, type_):
        return "NER-BLD-29"
    return why_not_band(g, space, type_, n, lambda key: why_not_arrival(g, key, goal))


def march(g: Nerath, seat: int, space: int, goal: int) -> Reason:
    new = any(space_of(key) == space for key in g.ready)
    return why_not_march(g, space, goal, why_not_arrival) if new else "NER-BLD-29"


def debark(g: Nerath, seat: int, ship: int, boarder: int) -> Reason:
    return why_not_debark(g, *ship_of(ship), *boarder_of(boarder), peaceful=True)
