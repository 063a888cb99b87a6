"""Why not, for each deed: what is done with a card once it is turned up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, NEUTRAL, band_of, force_of
from gonfalon.games.immortals.printed import (
    CAPITAL,
    NEIGHBOURS,
    PORTAL,
    PROVINCE_OF,
    PROVINCE_PLACES,
    SANCTUARY,
    across,
    realm_of,
)
from gonfalon.games.immortals.rules.actions import MOVE_GOLD, TRANSITION
from gonfalon.games.immortals.rules.magic import (
    CLAIM_OR_CONSECRATE,
    GREAT,
    LORE_OR_MUSTER,
    MUSTER,
    OMEN_OR_LEAD,
    TRANSITION_5,
)
from gonfalon.games.immortals.state import CONFLICT, PLACES_OF, Immortals, holds, is_laid_joker
from gonfalon.lore.why_not import Reason


def named(card: int, place: int) -> Reason:
    """A card names the places where its action may happen."""
    if place in PLACES_OF[card]:
        return None
    return "IMM-PLN-13" if card < CONFLICT else "IMM-PLN-17" if is_laid_joker(card) else "IMM-PLN-15"


def extract_gold(g: Immortals, seat: int, card: int, place: int) -> Reason:
    return named(card, place) or (None if g.owner[place] == seat else "IMM-ARM-02")


def extract_energy(g: Immortals, seat: int, card: int, place: int) -> Reason:
    return named(card, place) or (None if g.owner[place] == seat else "IMM-ARM-05")


def transition(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Three armies into the region of the card, or as many as there are."""
    if reason := named(card, place):
        return reason
    if g.owner[place] != seat:
        return "IMM-ARM-10"
    waiting = g.waiting(seat, realm_of(place))
    if not waiting:
        return "IMM-ARM-12"
    if waiting < TRANSITION:
        return None if n == waiting else "IMM-ARM-11"
    return None if n == TRANSITION else "IMM-ARM-09"


def great_transition(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Some of five armies into a region of their realm."""
    if g.owner[place] != seat:
        return "IMM-MAG-06"
    waiting = g.waiting(seat, realm_of(place))
    if n > waiting or not waiting:
        return "IMM-MAG-07"
    return None if 1 <= n <= GREAT else "IMM-MAG-05"


def muster(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Two armies into one region, or the last one."""
    waiting = g.waiting(seat, realm_of(place))
    if g.owner[place] != seat:
        return "IMM-MAG-26"
    if waiting < MUSTER:
        return None if n == waiting == 1 else "IMM-MAG-27"
    return None if n == MUSTER else "IMM-MAG-26"


def build(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """Any building in the region of the card."""
    if place not in PLACES_OF[card]:
        return "IMM-BLD-05"
    return "IMM-BLD-06" if g.owner[place] != seat else site(g, building, place)


def build_sanctuary(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """The Demons' own action."""
    if building != SANCTUARY:
        return "IMM-TRB-03"
    if reason := named(card, place):
        return reason
    return "IMM-TRB-04" if g.owner[place] != seat else site(g, building, place)


def consecrate(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """A Sanctuary by magic."""
    if building != SANCTUARY or g.owner[place] != seat:
        return "IMM-MAG-16"
    return site(g, building, place)


def site(g: Immortals, building: int, place: int) -> Reason:
    """The limits on buildings."""
    if building == PORTAL:
        return "IMM-BLD-13" if holds(g.portals, place) else None if g.portals_left else "IMM-BLD-07"
    standing = g.sanctuaries if building == SANCTUARY else g.capitals
    if holds(standing, place):
        return "IMM-BLD-19"
    if holds(g.sanctuaries | g.capitals, place):
        return "IMM-BLD-20"
    province = PROVINCE_PLACES[realm_of(place)][PROVINCE_OF[place]]
    crowned = building == CAPITAL and any(holds(g.capitals, near) for near in province)
    return "IMM-BLD-21" if crowned else None


def attack(g: Immortals, seat: int, card: int, edge: int, force: int) -> Reason:
    """One attack, wherever it is legal."""
    (origin, goal), (side, n) = EDGES[edge], force_of(force)
    if g.owner[origin] != seat:
        return "IMM-BAT-01"
    if g.owner[goal] == seat:
        return "IMM-BAT-02"
    if goal == across(origin) and not holds(g.portals, origin):
        return "IMM-BLD-10" if holds(g.portals, goal) else "IMM-BAT-03"
    if n >= g.armies[origin]:
        return "IMM-BAT-12"
    return inhabitants(card, origin, goal, side)


def inhabitants(card: int, origin: int, goal: int, side: int) -> Reason:
    """The card decides which side the inhabitants are on; a joker stands for one region, as the player likes."""
    if is_laid_joker(card):
        cases = {case_of((place,), origin, goal) for place in PLACES_OF[card]}
        return None if side in cases else "IMM-BAT-07" if cases == {AGAINST} else "IMM-BAT-09"
    case = case_of(PLACES_OF[card], origin, goal)
    return None if side == case else ("IMM-BAT-05", "IMM-BAT-06", "IMM-BAT-07")[case]


def case_of(shown: tuple[int, ...], origin: int, goal: int) -> int:
    """Cases A, B and C, the first that fits (IMM-BAT-05, IMM-BAT-06, IMM-BAT-07, IMM-BAT-59). A Region
    card shows both realms, a Conflict card one (IMM-BAT-08, IMM-BAT-58)."""
    return FOR if goal in shown else NEUTRAL if origin in shown else AGAINST


def move(g: Immortals, seat: int, card: int, armies: int, goal: int) -> Reason:
    """One move from the region of the card through one's own."""
    origin, n = band_of(armies)
    if g.gold[seat] < MOVE_GOLD:
        return "IMM-MOV-01"
    if origin not in PLACES_OF[card]:
        return "IMM-MOV-02"
    if g.owner[origin] != seat or n >= g.armies[origin]:
        return "IMM-MOV-03"
    if goal == origin or g.owner[goal] != seat:
        return "IMM-MOV-04"
    if goal in reached(g, seat, origin):
        return None
    return "IMM-MOV-08" if goal in reached(g, seat, origin, both_ways=True) else "IMM-MOV-05"


def reached(g: Immortals, seat: int, origin: int, both_ways: bool = False) -> set[int]:
    """The player's regions connected with one; `both_ways`: as if Portals led back as well."""
    found: set[int] = set()
    ahead = {origin}
    while ahead:
        found |= ahead
        ahead = {
            goal
            for place in ahead
            for goal in (*NEIGHBOURS[place], across(place))
            if g.owner[goal] == seat and (goal != across(place) or is_open(g, place, both_ways))
        } - found
    return found


def is_open(g: Immortals, place: int, both_ways: bool) -> bool:
    """Whether a Portal leads from a place to the other realm."""
    return holds(g.portals, place) or (both_ways and holds(g.portals, across(place)))


def draw(g: Immortals, seat: int, card: int) -> Reason:
    return None if g.can_draw() else "IMM-CRD-06"


def lead(g: Immortals, seat: int, card: int) -> Reason:
    return "IMM-MAG-14" if g.marker == seat else None


def claim(g: Immortals, seat: int, card: int, region: int) -> Reason:
    """The card of a region with an army of the player; whether the claim succeeds does not matter."""
    there = seat in (g.owner[region], g.owner[across(region)])
    return None if there and g.card_owner[region] != seat else "IMM-MAG-18"


Deeds = Mapping[str, Callable[..., Reason]]
ATTACKING: Final[Deeds] = {"attack": attack}

ARMY_DEEDS: Final[Mapping[str, Deeds]] = {
    "extract_gold": {"extract": extract_gold},
    "extract_energy": {"extract": extract_energy},
    "transition_3": {"deploy": transition},
    "build": {"build": build},
    "build_sanctuary": {"build": build_sanctuary},
    "attack": ATTACKING,
    "attack_or_move": {**ATTACKING, "move": move},
}
"""By the action printed on a space: what may be done, and why not."""
MAGIC_DEEDS: Final[Mapping[int, Deeds]] = {
    TRANSITION_5: {"deploy": great_transition},
    OMEN_OR_LEAD: {"draw": draw, "lead": lead},
    CLAIM_OR_CONSECRATE: {"build": consecrate, "claim": claim},
    LORE_OR_MUSTER: {"draw": draw, "deploy": muster},
}
"""The same by the Magic card."""
