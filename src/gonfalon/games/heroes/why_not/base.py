"""How the reasons against a choice are put together: a question has verbs, and each verb a check of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Option
from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import NOWHERE
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes

Reason = str | None
Check = Callable[..., Reason]
"""`check(g, seat, *what the option names)`: the rule that forbids it, None if nothing does."""

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
    """Why a verb does not belong to a question with a rule of its own."""
    if verb in ("move", "revisit", "reveal", "explore"):
        return "HER-TRN-08" if g.active == seat else "HER-MOV-01"
    if verb in ("play", "end_permanent"):
        return "HER-CRD-25" if g.active == seat or fight.may_play(g, seat) else "HER-CRD-02"
    return OUT_OF_PLACE.get(verb, rule)


def answers(rule: str, checks: Mapping[str, Check]) -> WhyNot:
    """The reasons at a question, by verb; `rule` is what it is asked by."""

    def why_not(g: Heroes, seat: int, option: Option) -> Reason:
        verb, *args = option
        check = checks.get(verb)
        return out_of_place(g, seat, verb, rule) if check is None else check(g, seat, *args)

    return why_not


def free(g: Heroes, seat: int, *args: int) -> Reason:
    """Nothing forbids it."""
    return None


def below(n: int, rule: str) -> Check:
    """One of so many."""
    return lambda g, seat, number: None if number < n else rule


def in_hand(rule: str) -> Check:
    """A card that the player holds."""
    return lambda g, seat, card: None if card in g.hand[seat] else rule


def looked_at(rule: str) -> Check:
    """One of the cards that the player looks at."""
    return lambda g, seat, card: None if card in g.looked_at else rule


def own_heroes(g: Heroes, seat: int) -> list[int]:
    """Those that are on the map."""
    return [hero for hero in (2 * seat, 2 * seat + 1) if g.hero_at[hero] != NOWHERE]


def says(ops: tuple[Op, ...], kind: type[Op]) -> bool:
    """Whether a text has a part of one sort."""
    return any(isinstance(op, kind) for op in ops)
