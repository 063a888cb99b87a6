"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menus, so that a test can hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Option
from gonfalon.core.game import WhyNot
from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, NEUTRAL, band_of, force_of
from gonfalon.games.immortals.printed import (
    ACTIONS,
    CAPITAL,
    CONFLICT_PLACES,
    COUNTS,
    NEIGHBOURS,
    PORTAL,
    PROVINCE_OF,
    PROVINCE_PLACES,
    SANCTUARY,
    across,
    is_joker,
    realm_of,
)
from gonfalon.games.immortals.rules.actions import MOVE_GOLD, TRANSITION, cost_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.magic import (
    CLAIM_OR_CONSECRATE,
    GREAT,
    LORE_OR_MUSTER,
    MUSTER,
    OMEN_OR_LEAD,
    TRANSITION_5,
)
from gonfalon.games.immortals.rules.reinforce import SET
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, MAGIC, NOBODY, PLACES_OF, Immortals

Reason = str | None

PHASES: Final = "IMM-TRN-02"
"""Another phase of the round is the time for this."""
PLANNING: Final = ("lay", "take_back", "done")
DEEDS: Final = ("extract", "deploy", "build", "attack", "move", "draw", "lead", "claim")
ACTING: Final = ("turn_up", "pass", "give_up", *DEEDS)


# --------------------------------------------------------------------------- the starting round


def why_not_home(g: Immortals, seat: int, option: Option) -> Reason:
    """For the group that settles in the start region."""
    if option[0] != "group":
        return "IMM-STA-06"
    return None if option[1] in g.groups[seat] else "IMM-STA-03"


def why_not_draft(g: Immortals, seat: int, option: Option) -> Reason:
    """For the choice of a Conflict card."""
    if option[0] != "draft" or option[1] not in g.draft_hand[seat]:
        return "IMM-STA-13"
    if not g.groups[seat] or has_room(g, option[1]):
        return None
    if not any(has_room(g, card) for card in g.draft_hand[seat]):
        return None
    return "IMM-STA-15" if is_joker(option[1]) else "IMM-STA-14"


def has_room(g: Immortals, conflict: int) -> bool:
    """Whether a region of the card, in its realm, holds no army."""
    return any(g.owner[place] == NOBODY for place in CONFLICT_PLACES[conflict])


def why_not_settle(g: Immortals, seat: int, option: Option) -> Reason:
    """For the group that settles where the card says."""
    if option[0] != "settle":
        return "IMM-STA-18"
    _, size, place = option
    card = g.drafted[seat]
    if size not in g.groups[seat]:
        return "IMM-STA-03"
    if card == EMPTY:
        return "IMM-STA-44" if g.owner[place] != NOBODY else None
    if place not in CONFLICT_PLACES[card]:
        return "IMM-STA-20" if is_joker(card) else "IMM-STA-19" if across(place) == card else "IMM-STA-18"
    return "IMM-STA-21" if g.owner[place] != NOBODY else None


def why_not_share(g: Immortals, seat: int, option: Option) -> Reason:
    """For dividing the cubes that fell between the limbos."""
    return None if option[0] == "share" and option[1] <= g.tray[seat] else "IMM-TOW-05"


# --------------------------------------------------------------------------- reinforcements


def why_not_draw(g: Immortals, seat: int, option: Option) -> Reason:
    """For the Conflict card at the start of the phase."""
    if option[0] in ("draw", "skip"):
        return None
    return "IMM-REI-03" if option[0] in ("send", "end") else PHASES


def why_not_send(g: Immortals, seat: int, option: Option) -> Reason:
    """For the next army that comes from a limbo."""
    if option[0] == "end":
        return None
    if option[0] != "send":
        return "IMM-REI-03" if option[0] in ("draw", "skip") else PHASES
    place, realm = option[1], realm_of(option[1])
    if g.owner[place] != seat:
        return "IMM-REI-08" if any(realm_of(own) == realm for own in g.regions(seat)) else "IMM-REI-12"
    if g.left[realm]:
        return None
    return "IMM-REI-04" if g.limbo[2 * seat + realm] < SET else "IMM-REI-06"


# --------------------------------------------------------------------------- planning


def why_not_plan(g: Immortals, seat: int, option: Option) -> Reason:
    """For the cards on one's board."""
    verb, *args = option
    if verb == "done":
        return None
    if verb == "take_back":
        return "IMM-PLN-21" if g.plan[seat][args[0]] == EMPTY else None
    if verb != "lay":
        return PHASES
    card, space = args
    if reason := why_not_card(g, seat, card):
        return reason
    if card == BLANK:
        return why_not_blank(g, seat, space)
    if (card >= MAGIC) != (space >= ARMY_SPACES):
        return "IMM-PLN-04" if card >= MAGIC else "IMM-PLN-03"
    if is_planned_joker(card) and not ACTIONS[BOARDS[g.tribes[seat]][space].action].joker:
        return "IMM-PLN-18"
    return "IMM-PLN-06" if g.plan[seat][space] == card else None


def is_planned_joker(card: int) -> bool:
    return CONFLICT <= card < MAGIC and is_joker(card - CONFLICT)


def why_not_card(g: Immortals, seat: int, card: int) -> Reason:
    """Why a player cannot plan with a card at all: it is not his, or he has no army in its region."""
    if card >= MAGIC:
        return None
    if card >= CONFLICT:
        return None if card - CONFLICT in g.hand[seat] else "IMM-PLN-01"
    there = seat in (g.owner[card], g.owner[across(card)])
    if g.card_owner[card] != seat:
        return "IMM-TRN-07" if there else "IMM-CRD-01"
    return None if there else "IMM-PLN-12"


def why_not_blank(g: Immortals, seat: int, space: int) -> Reason:
    """Four blank cards are all there are; to lay one where one lies changes nothing."""
    if g.plan[seat][space] == BLANK:
        return "IMM-PLN-06"
    return "IMM-SET-15" if g.plan[seat].count(BLANK) == COUNTS.blank_cards_per_player else None


# --------------------------------------------------------------------------- a turn


def why_not_turn(g: Immortals, seat: int, option: Option) -> Reason:
    """For turning up a card, or passing."""
    verb, *args = option
    if verb == "pass":
        return None
    if verb != "turn_up":
        return why_not_yet(verb)
    if g.plan[seat][args[0]] == EMPTY:
        return "IMM-PLN-08"
    return "IMM-ACT-16" if set(g.plan[seat]) <= {BLANK, EMPTY} else None


def why_not_compensation(g: Immortals, seat: int, option: Option) -> Reason:
    """For the turn of somebody without cards, who can only choose what to gain."""
    if option[0] == "pass":
        return None
    return "IMM-ACT-22" if option[0] == "turn_up" else why_not_yet(option[0])


def why_not_yet(verb: str) -> str:
    """Before a card is turned up nothing can be done with it, and plans stay as they are."""
    if verb in PLANNING:
        return "IMM-PLN-23"
    return "IMM-ACT-01" if verb in ACTING else PHASES


# --------------------------------------------------------------------------- an action


def why_not_action(g: Immortals, seat: int, option: Option) -> Reason:
    """For what is done with the card just turned up."""
    verb, *args = option
    card = g.turned[seat][-1]
    if verb == "give_up":
        return None
    if verb in ("turn_up", "pass"):
        return "IMM-DIG-02"
    if verb not in DEEDS:
        return why_not_yet(verb)
    if card == BLANK:
        return "IMM-PLN-19"
    printed = BOARDS[g.tribes[seat]][g.acting]
    doing = MAGIC_DEEDS[card - MAGIC] if card >= MAGIC else ARMY_DEEDS[printed.action]
    if verb not in doing:
        return "IMM-PLN-10" if card >= MAGIC else "IMM-PLN-09"
    if not g.can_pay(seat, *cost_of(printed, card, "")):
        return "IMM-ACT-06"
    return doing[verb](g, seat, card, *args)


def why_not_named(card: int, place: int) -> Reason:
    """A card names the places where its action may happen."""
    if place in PLACES_OF[card]:
        return None
    return "IMM-PLN-13" if card < CONFLICT else "IMM-PLN-17" if is_planned_joker(card) else "IMM-PLN-15"


def why_not_gold(g: Immortals, seat: int, card: int, place: int) -> Reason:
    return why_not_named(card, place) or (None if g.owner[place] == seat else "IMM-ARM-02")


def why_not_energy(g: Immortals, seat: int, card: int, place: int) -> Reason:
    return why_not_named(card, place) or (None if g.owner[place] == seat else "IMM-ARM-05")


def why_not_transition(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Three armies into the region of the card, or as many as there are."""
    if reason := why_not_named(card, place):
        return reason
    if g.owner[place] != seat:
        return "IMM-ARM-10"
    waiting = g.limbo[2 * seat + realm_of(place)]
    if not waiting:
        return "IMM-ARM-12"
    if waiting < TRANSITION:
        return None if n == waiting else "IMM-ARM-11"
    return None if n == TRANSITION else "IMM-ARM-09"


def why_not_great(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Some of five armies into a region of their realm."""
    if g.owner[place] != seat:
        return "IMM-MAG-06"
    waiting = g.limbo[2 * seat + realm_of(place)]
    if n > waiting or not waiting:
        return "IMM-MAG-07"
    return None if 1 <= n <= GREAT else "IMM-MAG-05"


def why_not_muster(g: Immortals, seat: int, card: int, n: int, place: int) -> Reason:
    """Two armies into one region, or the last one."""
    waiting = g.limbo[2 * seat + realm_of(place)]
    if g.owner[place] != seat:
        return "IMM-MAG-26"
    if waiting < MUSTER:
        return None if n == waiting == 1 else "IMM-MAG-27"
    return None if n == MUSTER else "IMM-MAG-26"


def why_not_build(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """Any building in the region of the card."""
    if place not in PLACES_OF[card]:
        return "IMM-BLD-05"
    return "IMM-BLD-06" if g.owner[place] != seat else why_not_site(g, building, place)


def why_not_sanctuary(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """The Demons' own action."""
    if building != SANCTUARY:
        return "IMM-TRB-03"
    if reason := why_not_named(card, place):
        return reason
    return "IMM-TRB-04" if g.owner[place] != seat else why_not_site(g, building, place)


def why_not_consecrate(g: Immortals, seat: int, card: int, building: int, place: int) -> Reason:
    """A Sanctuary by magic."""
    if building != SANCTUARY or g.owner[place] != seat:
        return "IMM-MAG-16"
    return why_not_site(g, building, place)


def why_not_site(g: Immortals, building: int, place: int) -> Reason:
    """The limits on buildings."""
    if building == PORTAL:
        return "IMM-BLD-13" if g.portals >> place & 1 else None if g.portals_left else "IMM-BLD-07"
    standing = g.sanctuaries if building == SANCTUARY else g.capitals
    if standing >> place & 1:
        return "IMM-BLD-19"
    if (g.sanctuaries | g.capitals) >> place & 1:
        return "IMM-BLD-20"
    province = PROVINCE_PLACES[realm_of(place)][PROVINCE_OF[place]]
    crowned = building == CAPITAL and any(g.capitals >> near & 1 for near in province)
    return "IMM-BLD-21" if crowned else None


def why_not_attack(g: Immortals, seat: int, card: int, edge: int, force: int) -> Reason:
    """One attack, wherever it is legal."""
    (origin, goal), (side, n) = EDGES[edge], force_of(force)
    if g.owner[origin] != seat:
        return "IMM-BAT-01"
    if g.owner[goal] == seat:
        return "IMM-BAT-02"
    if goal == across(origin) and not g.portals >> origin & 1:
        return "IMM-BLD-10" if g.portals >> goal & 1 else "IMM-BAT-03"
    if n >= g.armies[origin]:
        return "IMM-BAT-12"
    return why_not_side(card, origin, goal, side)


def why_not_side(card: int, origin: int, goal: int, side: int) -> Reason:
    """The card says on which side the inhabitants are; a joker stands for one region, as the player likes."""
    if is_planned_joker(card):
        cases = {case_of((place,), origin, goal) for place in PLACES_OF[card]}
        return None if side in cases else "IMM-BAT-07" if cases == {AGAINST} else "IMM-BAT-09"
    case = case_of(PLACES_OF[card], origin, goal)
    return None if side == case else ("IMM-BAT-05", "IMM-BAT-06", "IMM-BAT-07")[case]


def case_of(shown: tuple[int, ...], origin: int, goal: int) -> int:
    """Cases A, B and C, the first that fits (IMM-BAT-05 to 08, 58, 59)."""
    return FOR if goal in shown else NEUTRAL if origin in shown else AGAINST


def why_not_move(g: Immortals, seat: int, card: int, armies: int, goal: int) -> Reason:
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
    """The player's regions that hang together with one; `both_ways`: if Portals led back as well."""
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
    return bool(g.portals >> place & 1 or (both_ways and g.portals >> across(place) & 1))


def why_not_draw_more(g: Immortals, seat: int, card: int) -> Reason:
    return None if g.can_draw() else "IMM-CRD-06"


def why_not_lead(g: Immortals, seat: int, card: int) -> Reason:
    return "IMM-MAG-14" if g.marker == seat else None


def why_not_claim(g: Immortals, seat: int, card: int, region: int) -> Reason:
    """The card of a region with an army of the player; whether the claim succeeds does not matter."""
    there = seat in (g.owner[region], g.owner[across(region)])
    return None if there and g.card_owner[region] != seat else "IMM-MAG-18"


Deeds = Mapping[str, Callable[..., Reason]]
ATTACKING: Final[Deeds] = {"attack": why_not_attack}

ARMY_DEEDS: Final[Mapping[str, Deeds]] = {
    "extract_gold": {"extract": why_not_gold},
    "extract_energy": {"extract": why_not_energy},
    "transition_3": {"deploy": why_not_transition},
    "build": {"build": why_not_build},
    "build_sanctuary": {"build": why_not_sanctuary},
    "attack": ATTACKING,
    "attack_or_move": {**ATTACKING, "move": why_not_move},
}
"""By the action printed on a space: what may be done, and why not."""
MAGIC_DEEDS: Final[Mapping[int, Deeds]] = {
    TRANSITION_5: {"deploy": why_not_great},
    OMEN_OR_LEAD: {"draw": why_not_draw_more, "lead": why_not_lead},
    CLAIM_OR_CONSECRATE: {"build": why_not_consecrate, "claim": why_not_claim},
    LORE_OR_MUSTER: {"draw": why_not_draw_more, "deploy": why_not_muster},
}
"""The same by the Magic card."""


def why_not_spread(g: Immortals, seat: int, option: Option) -> Reason:
    """For the rest of the great transition, which must be placed."""
    if option[0] != "deploy":
        return "IMM-ACT-27" if option[0] == "give_up" else "IMM-DIG-02"
    _, n, place = option
    if not g.left[realm_of(place)]:
        return "IMM-MAG-05"
    if g.owner[place] != seat:
        return "IMM-MAG-06"
    return None if 1 <= n <= g.left[realm_of(place)] else "IMM-MAG-05"


WHY_NOT: Final[Mapping[str, WhyNot]] = {
    "home": why_not_home,
    "draft": why_not_draft,
    "settle": why_not_settle,
    "share": why_not_share,
    "draw": why_not_draw,
    "send": why_not_send,
    "plan": why_not_plan,
    "turn": why_not_turn,
    "compensation": why_not_compensation,
    "action": why_not_action,
    "spread": why_not_spread,
}
