"""Why not, in the first two phases of a round: reinforcements and planning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.immortals.printed import ACTIONS, COUNTS, across, realm_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.reinforce import SET
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, MAGIC, Immortals, is_laid_joker
from gonfalon.lore.why_not import Reason, always, answers, free

OTHER_PHASE: Final = "IMM-TRN-02"
"""This belongs to another phase of the round."""


# --------------------------------------------------------------------------- reinforcements


def send(g: Immortals, seat: int, place: int) -> Reason:
    """The next army that comes from a limbo."""
    realm = realm_of(place)
    if g.owner[place] != seat:
        return "IMM-REI-08" if any(realm_of(own) == realm for own in g.regions(seat)) else "IMM-REI-12"
    if g.left[realm]:
        return None
    return "IMM-REI-04" if g.waiting(seat, realm) < SET else "IMM-REI-06"


# --------------------------------------------------------------------------- planning


def take_back(g: Immortals, seat: int, space: int) -> Reason:
    return "IMM-PLN-21" if g.plan[seat][space] == EMPTY else None


def lay(g: Immortals, seat: int, card: int, space: int) -> Reason:
    """A card on a space of one's board."""
    if reason := held(g, seat, card):
        return reason
    if card == BLANK:
        return lay_blank(g, seat, space)
    if (card >= MAGIC) != (space >= ARMY_SPACES):
        return "IMM-PLN-04" if card >= MAGIC else "IMM-PLN-03"
    if is_laid_joker(card) and not ACTIONS[BOARDS[g.tribes[seat]][space].action].joker:
        return "IMM-PLN-18"
    return "IMM-PLN-06" if g.plan[seat][space] == card else None


def held(g: Immortals, seat: int, card: int) -> Reason:
    """Why a player cannot plan with a card at all: it is not theirs, or they have no army in its region."""
    if card >= MAGIC:
        return None
    if card >= CONFLICT:
        return None if card - CONFLICT in g.hand[seat] else "IMM-PLN-01"
    there = seat in (g.owner[card], g.owner[across(card)])
    if g.card_owner[card] != seat:
        return "IMM-TRN-07" if there else "IMM-CRD-01"
    return None if there else "IMM-PLN-12"


def lay_blank(g: Immortals, seat: int, space: int) -> Reason:
    """There are four blank cards; laying one where one already lies changes nothing."""
    if g.plan[seat][space] == BLANK:
        return "IMM-PLN-06"
    return "IMM-SET-15" if g.plan[seat].count(BLANK) == COUNTS.blank_cards_per_player else None


DRAWS_FIRST: Final = always("IMM-REI-03")

ROUNDS: Final[Mapping[str, WhyNot]] = {
    "draw": answers(OTHER_PHASE, {"draw": free, "skip": free, "send": DRAWS_FIRST, "end": DRAWS_FIRST}),
    "send": answers(OTHER_PHASE, {"send": send, "end": free, "draw": DRAWS_FIRST, "skip": DRAWS_FIRST}),
    "plan": answers(OTHER_PHASE, {"lay": lay, "take_back": take_back, "done": free}),
}
