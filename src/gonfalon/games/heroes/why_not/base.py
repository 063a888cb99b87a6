"""Shared by all reasons against a choice: rules for verbs out of place, and small checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore import why_not
from gonfalon.lore.why_not import Check

CANNOT_PAY: Final = "HER-GEN-03"

OUT_OF_PLACE: Final[Mapping[str, str]] = {
    **dict.fromkeys(("build", "deliver", "recruit", "reinforce", "hire"), "HER-TWN-02"),
    "spell_book": "HER-TWN-12",
    **dict.fromkeys(("morale_draw", "morale_cycle"), "HER-MRL-12"),
    "reroll": "HER-MRL-06",
    "use": "HER-BLD-19",
    "trade": "HER-RES-08",
    "end": "HER-TRN-08",
    **dict.fromkeys(("deploy", "deployed"), "HER-BAT-13"),
    **dict.fromkeys(("attack", "go", "defend"), "HER-BAT-41"),
    "surrender": "HER-BAT-69",
    **dict.fromkeys(("prolong", "retreat"), "HER-BAT-51"),
}
"""Actions that belong to another moment."""


def out_of_place(g: Heroes, seat: int, verb: str, rule: str) -> str:
    """Why a verb does not fit a question with a rule of its own."""
    if verb in ("move", "revisit", "reveal", "explore"):
        return "HER-TRN-08" if g.active == seat else "HER-MOV-01"
    if verb in ("play", "end_permanent"):
        return "HER-CRD-25" if g.active == seat or fight.may_play(g, seat) else "HER-CRD-02"
    return OUT_OF_PLACE.get(verb, rule)


def answers(rule: str, checks: Mapping[str, Check]) -> WhyNot:
    """The reasons at a question, by verb; `rule` is the one behind the question."""
    return why_not.answers(lambda g, seat, verb: out_of_place(g, seat, verb, rule), checks)


def below(n: int, rule: str) -> Check:
    """A number below `n`."""
    return lambda g, seat, number: None if number < n else rule


def in_hand(rule: str) -> Check:
    """A card that the player holds."""
    return lambda g, seat, card: None if card in g.hand[seat] else rule


def looked_at(rule: str) -> Check:
    """One of the cards the player is looking at."""
    return lambda g, seat, card: None if card in g.looked_at else rule


def says(ops: tuple[Op, ...], kind: type[Op]) -> bool:
    """Whether a text has a part of one sort."""
    return any(isinstance(op, kind) for op in ops)
