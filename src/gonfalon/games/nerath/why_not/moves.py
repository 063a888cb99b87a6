"""Why pieces do not move (chapters MOV, FLY)."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.core import bits
from gonfalon.games.nerath.codes import band_of
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, NEAR, SEA
from gonfalon.games.nerath.rules.effects import barred
from gonfalon.games.nerath.rules.ways import enemy_castles, entries, passable
from gonfalon.games.nerath.state import (
    BECALMED,
    CASTLE,
    DRAGON,
    FLYING,
    HEROES,
    MOVING,
    RIDING,
    UNLOADED,
    WARSHIP,
    Nerath,
    left_of,
    space_of,
    type_of,
)
from gonfalon.lore.why_not import Reason

from .cards import BY_CARD


def why_not_band(g: Nerath, space: int, type_: int, n: int, why: Callable[[int], Reason]) -> Reason:
    """Why `n` pieces of a type cannot all go; `why` is the reason for those under one key of `ready`."""
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
    types = sorted({type_of(key) for key in g.ready if space_of(key) == space})
    if not types:
        return "NER-MOV-10" if not g.army(g.active, space) else "NER-MOV-02"
    reasons = [why_not_band(g, space, type_, 1, lambda key: why(g, key, goal)) for type_ in types]
    if reasons.count(None) > 1:
        return None
    return next((reason for reason in reasons if reason), "NER-MOV-01")


def why_not_goal(g: Nerath, key: int, goal: int) -> Reason:
    """Why pieces under a key of `ready` cannot move to a space in the Move step."""
    if reason := why_not_kind(type_of(key), goal):
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
    type_, space, left = type_of(key), space_of(key), left_of(key)
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
    """The spaces a piece passes through: all for flying pieces, otherwise friendly ones or, in the Move step,
    those a card opens (NER-MOV-04, NER-FLY-02, NER-CRD-14)."""
    if type_of(key) in FLYING:
        return -1
    friendly = sum(1 << space for space in bits(LAND | SEA) if g.is_friendly(g.active, space))
    if type_of(key) >= WARSHIP or g.step != MOVING:
        return friendly
    opened = passable(g, g.active, type_of(key))
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
    if reason := why_not_kind(type_of(key), goal):
        return reason
    if type_of(key) == DRAGON and 1 << goal & SEA:
        return "NER-REP-11"
    return why_not_way(g, key, goal) if g.is_friendly(g.active, goal) else "NER-REP-02"


def why_not_arrival(g: Nerath, key: int, goal: int) -> Reason:
    """Why a new piece cannot go to a space in the Reinforce step."""
    if 1 << goal & DUNGEONS and type_of(key) in HEROES:
        return "NER-BLD-30"
    if reason := why_not_kind(type_of(key), goal):
        return reason
    if type_of(key) == DRAGON and 1 << goal & SEA:
        return "NER-BLD-31"
    return why_not_way(g, key, goal) if g.is_friendly(g.active, goal) else "NER-BLD-30"


# --------------------------------------------------------------------- the Move step


def move(g: Nerath, seat: int, code: int, goal: int) -> Reason:
    return why_not_band(g, *band_of(code), lambda key: why_not_goal(g, key, goal))


def march(g: Nerath, seat: int, space: int, goal: int) -> Reason:
    return why_not_march(g, space, goal, why_not_goal)
