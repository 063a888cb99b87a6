"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menus, so that a test can hold the two against each other. The realm that acts is
always the one whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core import Option, bits
from gonfalon.games.nerath.codes import band_of, boarder_of, launch_of, lot_of, ship_of
from gonfalon.games.nerath.printed import RULES
from gonfalon.games.nerath.printed.regions import CAPITAL, COASTAL, DUNGEONS, LAND, NEAR, SEA
from gonfalon.games.nerath.rules.dungeon import guarded
from gonfalon.games.nerath.rules.effects import barred, capacity, placement_limit
from gonfalon.games.nerath.rules.geography import distance
from gonfalon.games.nerath.rules.moving import untouched
from gonfalon.games.nerath.rules.reinforce import AFLOAT, price, total
from gonfalon.games.nerath.rules.transport import aboard
from gonfalon.games.nerath.rules.ways import enemy_castles, entries, passable
from gonfalon.games.nerath.rules.windows import (
    CARDS,
    EVENT_TIMING,
    POWERS,
    RELICS,
    TREASURE_TIMING,
    Moment,
    Timings,
    fits,
)
from gonfalon.games.nerath.state import (
    BECALMED,
    CASTLE,
    DRAGON,
    FLYING,
    HEROES,
    LAND_PIECES,
    MOVING,
    RIDING,
    STORM_ELEMENTAL,
    UNLOADED,
    WALKED,
    WARSHIP,
    Nerath,
    load_of,
)

Reason = str | None
STEP_ORDER: Final = "NER-TRN-04"
BY_CARD: Final = "NER-CRD-14"


def why_not_move(g: Nerath, seat: int, option: Option) -> Reason:
    """For the Move step; None if nothing forbids it."""
    verb, *args = option
    if verb == "end":
        return None
    if verb in ("event", "treasure"):
        return why_not_card(g, option, ("own_move_start", "own_move") if untouched(g) else ("own_move",))
    if verb == "relic":
        return why_not_relic(g, args[0])
    if verb == "move":
        return why_not_band(g, *band_of(args[0]), lambda key: why_not_goal(g, key, args[1]))
    if verb == "march":
        return why_not_march(g, args[0], args[1], why_not_goal)
    if verb == "embark":
        return why_not_embark(g, *ship_of(args[0]), *boarder_of(args[1]))
    if verb == "debark":
        return why_not_debark(g, *ship_of(args[0]), *boarder_of(args[1]), peaceful=False)
    return STEP_ORDER


def why_not_fight(g: Nerath, seat: int, option: Option) -> Reason:
    """For the choice of the next battle."""
    if option[0] != "battle":
        return "NER-BAT-01"
    spaces = [space for space in bits(g.presence[g.active]) if is_battle(g, space)]
    if option[1] not in spaces:
        return "NER-BAT-01"
    at_sea = any(1 << space & SEA for space in spaces)
    return "NER-BAT-04" if at_sea and not 1 << option[1] & SEA else None


def why_not_reposition(g: Nerath, seat: int, option: Option) -> Reason:
    """For the Reposition step."""
    verb, *args = option
    if verb == "end":
        return "NER-REP-04" if any(can_leave(g, space) for space in bits(DUNGEONS)) else None
    if verb in ("event", "treasure"):
        return why_not_card(g, option, ("own_reposition",))
    if verb == "move":
        space, type_, n = band_of(args[0])
        if 1 << space & DUNGEONS:
            return why_not_leave(g, space, type_, n, args[1])
        if g.count(g.active, space, type_) and type_ not in FLYING:
            return "NER-REP-01"
        return why_not_band(g, space, type_, n, lambda key: why_not_flight(g, key, args[1]))
    if verb == "embark":
        return why_not_escape(g, *ship_of(args[0]), *boarder_of(args[1]))
    return "NER-REP-01"


def why_not_recruit(g: Nerath, seat: int, option: Option) -> Reason:
    """For buying and placing in the Reinforce step."""
    verb, *args = option
    if verb == "end":
        return None
    if verb in ("event", "treasure"):
        return why_not_card(g, option, ("own_reinforce",))
    if verb == "recruit":
        return why_not_on_land(g, *lot_of(args[0]), args[1])
    if verb == "launch":
        castle, nth, n = launch_of(args[0])
        return why_not_at_sea(g, AFLOAT[nth], n, castle, args[1])
    if verb == "muster":
        return why_not_aboard(g, *ship_of(args[0]), *boarder_of(args[1]))
    return STEP_ORDER


def why_not_deploy(g: Nerath, seat: int, option: Option) -> Reason:
    """For moving new pieces in the Reinforce step."""
    verb, *args = option
    if verb == "end":
        return None
    if verb in ("event", "treasure"):
        return why_not_card(g, option, ())
    if verb == "move":
        space, type_, n = band_of(args[0])
        if g.count(g.active, space, type_) >= n and type_ != CASTLE and not entries(g, space, type_):
            return "NER-BLD-29"
        return why_not_band(g, space, type_, n, lambda key: why_not_arrival(g, key, args[1]))
    if verb == "debark":
        return why_not_debark(g, *ship_of(args[0]), *boarder_of(args[1]), peaceful=True)
    if verb == "march":
        new = any(key >> 6 & 127 == args[0] for key in g.ready)
        return why_not_march(g, args[0], args[1], why_not_arrival) if new else "NER-BLD-29"
    return "NER-BLD-28"


# ------------------------------------------------------------------------------- cards


def why_not_card(g: Nerath, option: Option, timings: Timings) -> Reason:
    """Why a card is not played now: it is not in the hand, or not for this moment, or could do nothing."""
    verb, number = option
    cards, moment = CARDS if verb == "event" else POWERS, Moment(realm=g.active)
    if verb == "event":
        if number not in g.hand[g.active]:
            return "NER-CRD-05"
        if EVENT_TIMING[number] not in timings:
            return "NER-CRD-02"
    else:
        if number not in g.chest[g.active]:
            return "NER-CRD-18"
        if not fits(TREASURE_TIMING[number], timings):
            return "NER-CRD-19"
    return None if number not in cards or cards[number].able(g, g.active, moment) else "NER-CRD-17"


def why_not_relic(g: Nerath, number: int) -> Reason:
    """Why a Treasure card in play is not used: it is not there, or has nothing to be used for now."""
    if number not in g.treasures[g.active] or number not in RELICS:
        return "NER-CRD-24"
    return None if RELICS[number].able(g, g.active, Moment(realm=g.active)) else "NER-CRD-17"


# ---------------------------------------------------------------------- pieces that move


def why_not_band(g: Nerath, space: int, type_: int, n: int, why: Callable[[int], Reason]) -> Reason:
    """Why so many pieces of a type cannot all go; `why` tells it of those under a key of `ready`."""
    if g.count(g.active, space, type_) < n:
        return "NER-MOV-10"
    if type_ == CASTLE:
        return "NER-MOV-14"
    reasons = [(why(key), some) for key, some in entries(g, space, type_)]
    if sum(some for reason, some in reasons if reason is None) >= n:
        return None
    return next((reason for reason, _ in reasons if reason), None) or why_spent(g, space, type_)


def why_spent(g: Nerath, space: int, type_: int) -> str:
    """Why pieces move no farther in this step."""
    if 1 << space & DUNGEONS:
        return "NER-MOV-16"
    return "NER-MOV-02" if type_ in FLYING or g.is_friendly(g.active, space) else "NER-MOV-05"


def why_not_march(g: Nerath, space: int, goal: int, why: Callable[[Nerath, int, int], Reason]) -> Reason:
    """Why pieces of several types do not go together: fewer than two types can. `why` tells it of those under a
    key of `ready`."""
    types = sorted({key & 63 for key in g.ready if key >> 6 & 127 == space})
    if not types:
        return "NER-MOV-10" if not g.army(g.active, space) else "NER-MOV-02"
    reasons = [why_not_band(g, space, type_, 1, lambda key: why(g, key, goal)) for type_ in types]
    if reasons.count(None) > 1:
        return None
    return next((reason for reason in reasons if reason), "NER-MOV-01")


def why_not_goal(g: Nerath, key: int, goal: int) -> Reason:
    """Why pieces under a key of `ready` cannot move to a space in the Move step."""
    if reason := why_not_kind(key & 63, goal):
        return reason
    return BY_CARD if barred(g, g.active) >> goal & 1 else why_not_way(g, key, goal)


def why_not_kind(type_: int, goal: int) -> Reason:
    """Why a piece never enters a space of this kind."""
    bit = 1 << goal
    if type_ in FLYING:
        return "NER-FLY-04" if bit & DUNGEONS else None
    if type_ >= WARSHIP:
        return None if bit & SEA else "NER-MOV-17"
    if bit & DUNGEONS:
        return None if type_ in HEROES else "NER-MOV-15"
    return None if bit & LAND else "NER-MOV-13"


def why_not_way(g: Nerath, key: int, goal: int) -> Reason:
    """Why the moves that are left do not lead to a space of the right kind."""
    type_, space, left = key & 63, key >> 6 & 127, key >> 13 & 7
    if key & UNLOADED:
        return "NER-SEA-17"
    if key & BECALMED and type_ >= WARSHIP:
        return BY_CARD
    if space == goal:
        return "NER-MOV-03"
    if not left:
        return why_spent(g, space, type_)
    steps = steps_to(space, goal, ground_of(type_), open_to(g, key))
    if steps is not None and steps <= left:
        return None
    straight = steps_to(space, goal, ground_of(type_), -1)
    if straight is None:
        return "NER-MOV-18" if type_ < WARSHIP else "NER-MOV-17"
    return "NER-MOV-05" if straight <= left else "NER-MOV-02"


def ground_of(type_: int) -> int:
    """Where a piece may move at all, but for the dungeon entrance in which a Hero stops."""
    return -1 if type_ in FLYING else SEA if type_ >= WARSHIP else LAND


def open_to(g: Nerath, key: int) -> int:
    """The spaces a piece passes through: flying pieces all, others what is friendly or, in the Move step, what
    a card opens (NER-MOV-04, NER-FLY-02, NER-CRD-14)."""
    if key & 63 in FLYING:
        return -1
    friendly = sum(1 << space for space in bits(LAND | SEA) if g.is_friendly(g.active, space))
    if key & 63 >= WARSHIP or g.step != MOVING:
        return friendly
    opened = passable(g, g.active, key & 63)
    if key & RIDING:
        opened |= LAND & ~enemy_castles(g, g.active)
    return friendly | opened & ~barred(g, g.active)


def steps_to(space: int, goal: int, ground: int, passable: int) -> int | None:
    """The fewest steps to a space, by ways through passable ground (NER-MOV-03); None if there is no way."""
    edge, known, steps = [space], {space}, 0
    while edge:
        steps += 1
        border = {near for here in edge for near in bits(NEAR[here])} - known
        if goal in border:
            return steps
        known |= border
        edge = [near for near in border if ground >> near & passable >> near & 1]
    return None


def why_not_flight(g: Nerath, key: int, goal: int) -> Reason:
    """Why a flying piece cannot go to a space in the Reposition step."""
    if reason := why_not_kind(key & 63, goal):
        return reason
    if key & 63 == DRAGON and 1 << goal & SEA:
        return "NER-REP-11"
    return why_not_way(g, key, goal) if g.is_friendly(g.active, goal) else "NER-REP-02"


def why_not_arrival(g: Nerath, key: int, goal: int) -> Reason:
    """Why a new piece cannot go to a space in the Reinforce step."""
    if 1 << goal & DUNGEONS and key & 63 in HEROES:
        return "NER-BLD-30"
    if reason := why_not_kind(key & 63, goal):
        return reason
    if key & 63 == DRAGON and 1 << goal & SEA:
        return "NER-BLD-31"
    return why_not_way(g, key, goal) if g.is_friendly(g.active, goal) else "NER-BLD-30"


# --------------------------------------------------------------------------- transport


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


# ----------------------------------------------------------------- battles and dungeons


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


# -------------------------------------------------------------------------- new pieces


def why_not_on_land(g: Nerath, kind: int, n: int, space: int) -> Reason:
    """Why so many pieces of a kind are not bought and placed in a land space."""
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
    """Why so many new pieces are not placed at a land space."""
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
    """Why so many new Warships or Storm Elementals are not placed in a sea space by a Castle."""
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


WHY_NOT: Final = {
    "move": why_not_move,
    "fight": why_not_fight,
    "reposition": why_not_reposition,
    "recruit": why_not_recruit,
    "deploy": why_not_deploy,
}
