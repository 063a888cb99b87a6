"""Why a card is not played or used now (chapter CRD)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.games.nerath.rules.windows import (
    CARDS,
    EVENT_TIMING,
    POWERS,
    RELICS,
    TREASURE_TIMING,
    Card,
    Moment,
    Timings,
    fits,
)
from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.why_not import Check, Reason

BY_CARD: Final = "NER-CRD-14"


def played(timings: Timings | Callable[[Nerath], Timings]) -> dict[str, Check]:
    """The checks for playing a card at a question with these timings."""

    def now(g: Nerath) -> Timings:
        return timings(g) if callable(timings) else timings

    def event(g: Nerath, seat: int, number: int) -> Reason:
        return why_not_event(g, number, now(g))

    def treasure(g: Nerath, seat: int, number: int) -> Reason:
        return why_not_treasure(g, number, now(g))

    return {"event": event, "treasure": treasure}


def why_not_event(g: Nerath, number: int, timings: Timings) -> Reason:
    """Why an Event card is not played now: not in the hand, not for this moment, or it could do nothing."""
    if number not in g.hand[g.active]:
        return "NER-CRD-05"
    if EVENT_TIMING[number] not in timings:
        return "NER-CRD-02"
    return why_idle(g, CARDS, number)


def why_not_treasure(g: Nerath, number: int, timings: Timings) -> Reason:
    """Why a Treasure card is not played now, in the same way."""
    if number not in g.chest[g.active]:
        return "NER-CRD-18"
    return why_idle(g, POWERS, number) if fits(TREASURE_TIMING[number], timings) else "NER-CRD-19"


def relic(g: Nerath, seat: int, number: int) -> Reason:
    """Why a Treasure card in play is not used: it is not there, or there is nothing to use it for now."""
    if number not in g.treasures[g.active] or number not in RELICS:
        return "NER-CRD-24"
    return why_idle(g, RELICS, number)


def why_idle(g: Nerath, cards: Mapping[int, Card], number: int) -> Reason:
    """Why a card that may be used is not: it could do nothing (NER-CRD-17)."""
    able = number not in cards or cards[number].able(g, g.active, Moment(realm=g.active))
    return None if able else "NER-CRD-17"
