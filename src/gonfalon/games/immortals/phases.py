"""A game of Immortals, in the order of the rulebook: start reading here.

The starting round settles the first armies (rules/starting.py). Then each round has four phases: reinforcements,
planning, actions, scoring (IMM-TRN-02).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import Phase

from .rules import actions, magic, planning, reinforce, scoring, starting
from .state import Immortals


def begin_round(g: Immortals) -> None:
    """Whoever holds the First Player marker now is first for the whole round (IMM-TRN-04, IMM-MAG-11,
    IMM-MAG-12)."""
    g.round += 1
    g.first = g.marker
    g.tell("round", g.round, g.first)
    g.push("planning")
    g.push("reinforcements")


PHASES: Final[Mapping[str, Phase]] = {
    "home": starting.home,
    "deal": starting.deal,
    "draft": starting.draft,
    "resolve": starting.resolve,
    "draft_end": starting.draft_end,
    "prepare": starting.prepare,
    "prime": starting.prime,
    "share_out": starting.share_out,
    "round": begin_round,
    "reinforcements": reinforce.reinforcements,
    "offer_card": reinforce.offer_card,
    "reinforce": reinforce.reinforce,
    "send": reinforce.send,
    "planning": planning.planning,
    "act": actions.act,
    "spread": magic.spread,
    "scoring": scoring.scoring,
    "end": scoring.end,
}
