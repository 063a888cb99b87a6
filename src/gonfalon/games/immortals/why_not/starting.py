"""Why not, in the starting round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.immortals.printed import CONFLICT_PLACES, across, is_joker
from gonfalon.games.immortals.state import EMPTY, NOBODY, Immortals
from gonfalon.lore.why_not import Reason, answers


def home(g: Immortals, seat: int, size: int) -> Reason:
    """The group that settles in the start region."""
    return None if size in g.groups[seat] else "IMM-STA-03"


def draft(g: Immortals, seat: int, conflict: int) -> Reason:
    """The choice of a Conflict card."""
    if conflict not in g.draft_hand[seat]:
        return "IMM-STA-13"
    if not g.groups[seat] or has_room(g, conflict):
        return None
    if not any(has_room(g, card) for card in g.draft_hand[seat]):
        return None
    return "IMM-STA-15" if is_joker(conflict) else "IMM-STA-14"


def has_room(g: Immortals, conflict: int) -> bool:
    """Whether a region of the card, in its realm, holds no army."""
    return any(g.owner[place] == NOBODY for place in CONFLICT_PLACES[conflict])


def settle(g: Immortals, seat: int, size: int, place: int) -> Reason:
    """The group that settles where the card says."""
    card = g.drafted[seat]
    if size not in g.groups[seat]:
        return "IMM-STA-03"
    if card == EMPTY:
        return "IMM-STA-44" if g.owner[place] != NOBODY else None
    if place not in CONFLICT_PLACES[card]:
        return "IMM-STA-20" if is_joker(card) else "IMM-STA-19" if across(place) == card else "IMM-STA-18"
    return "IMM-STA-21" if g.owner[place] != NOBODY else None


def share(g: Immortals, seat: int, light: int) -> Reason:
    """Dividing the cubes that fell between the limbos."""
    return None if light <= g.tray[seat] else "IMM-TOW-05"


STARTING: Final[Mapping[str, WhyNot]] = {
    "home": answers("IMM-STA-06", {"group": home}),
    "draft": answers("IMM-STA-13", {"draft": draft}),
    "settle": answers("IMM-STA-18", {"settle": settle}),
    "share": answers("IMM-TOW-05", {"share": share}),
}
