"""Why not, in the turns of a round: which card is turned up, and what is done with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.immortals.printed import realm_of
from gonfalon.games.immortals.rules.actions import cost_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import BLANK, EMPTY, MAGIC, Immortals
from gonfalon.lore.why_not import Reason, always, answers, free

from .deeds import ARMY_DEEDS, MAGIC_DEEDS
from .rounds import OTHER_PHASE

DEEDS: Final = ("extract", "deploy", "build", "attack", "move", "draw", "lead", "claim")
PLANNING: Final = ("lay", "take_back", "done")


def turn_up(g: Immortals, seat: int, space: int) -> Reason:
    if g.plan[seat][space] == EMPTY:
        return "IMM-PLN-08"
    return "IMM-ACT-16" if set(g.plan[seat]) <= {BLANK, EMPTY} else None


def deed(verb: str, g: Immortals, seat: int, *args: int) -> Reason:
    """What is done with the card just turned up."""
    card = g.turned[seat][-1]
    if card == BLANK:
        return "IMM-PLN-19"
    printed = BOARDS[g.tribes[seat]][g.acting]
    checks = MAGIC_DEEDS[card - MAGIC] if card >= MAGIC else ARMY_DEEDS[printed.action]
    if verb not in checks:
        return "IMM-PLN-10" if card >= MAGIC else "IMM-PLN-09"
    if not g.can_pay(seat, *cost_of(printed, card, "")):
        return "IMM-ACT-06"
    return checks[verb](g, seat, card, *args)


def spread(g: Immortals, seat: int, n: int, place: int) -> Reason:
    """The rest of the great transition."""
    left = g.left[realm_of(place)]
    if not left:
        return "IMM-MAG-05"
    if g.owner[place] != seat:
        return "IMM-MAG-06"
    return None if 1 <= n <= left else "IMM-MAG-05"


def not_planning(g: Immortals, seat: int, verb: str) -> Reason:
    """Plans stay as they are once all have finished; the rest belongs to another phase."""
    return "IMM-PLN-23" if verb in PLANNING else OTHER_PHASE


TOO_EARLY: Final = {verb: always("IMM-ACT-01") for verb in ("give_up", *DEEDS)}
"""Nothing can be done before a card is turned up."""
ONE_CARD: Final = always("IMM-DIG-02")

ACTIONS: Final[Mapping[str, WhyNot]] = {
    "turn": answers(not_planning, {**TOO_EARLY, "turn_up": turn_up, "pass": free}),
    "compensation": answers(not_planning, {**TOO_EARLY, "turn_up": always("IMM-ACT-22"), "pass": free}),
    "action": answers(
        not_planning,
        {"give_up": free, "turn_up": ONE_CARD, "pass": ONE_CARD, **{verb: partial(deed, verb) for verb in DEEDS}},
    ),
    "spread": answers("IMM-DIG-02", {"deploy": spread, "give_up": always("IMM-ACT-27")}),
}
