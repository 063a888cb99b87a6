"""Battles as the log has them: who threw what into the tower, what fell out, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from gonfalon.core import View
from gonfalon.games.immortals.codes import AGAINST, FOR
from gonfalon.games.immortals.state import GREEN, NOBODY
from gonfalon.games.immortals.tell.names import armies_name, place_name, seat_name
from gonfalon.lore.words import Words

from .phrases import REALM

OVER: Final = ("round", "turn")
"""With these facts something new begins, and the last battle is forgotten."""
ENDS: Final = ("won", "repelled")


class Battle(NamedTuple):
    """A battle: who attacked with how many, from where to where, on which side the inhabitants were; whom, with
    how many; what fell, what was lost to which limbo, and how it ended."""

    seat: int
    n: int
    origin: int
    goal: int
    side: int
    defender: int
    defending: int
    fell: tuple[int, ...]
    lost: tuple[tuple[int, int, int], ...]
    won: bool
    armies: int
    owner: int

    @property
    def strengths(self) -> tuple[int, int]:
        """What counts for the attacker and against them; of the inhabitants, those who take sides (IMM-BAT-22,
        IMM-BAT-33)."""
        greens = self.fell[GREEN]
        ours = self.fell[self.seat] + (greens if self.side == FOR and self.defender != NOBODY else 0)
        theirs = self.fell[self.defender] if self.defender != NOBODY else 0
        return ours, theirs + (greens if self.side == AGAINST else 0)


def latest(view: View) -> Battle | None:
    """The last battle in the log, if it was fought this round."""
    end = 0
    for n in range(len(view.log) - 1, -1, -1):
        name = view.log[n][0]
        if name in OVER:
            return None
        if name in ENDS:
            end = n + 1
        elif name == "attacked" and end:
            return fought(view.log[n:end])
    return None


def fought(facts: Sequence[Sequence[Any]]) -> Battle:
    """A battle from its facts, the first of which is the attack and the last its end."""
    lost = tuple((args[0], args[1], args[2]) for name, *args in facts if name == "lost")
    (fell,) = (tuple(args[2:]) for name, *args in facts if name == "fell")
    name, _, _, armies, owner = facts[-1]
    seat, n, origin, goal, side, defender, defending = facts[0][1:]
    return Battle(seat, n, origin, goal, side, defender, defending, fell, lost, name == "won", armies, owner)


def losses(words: Words, fought: Battle) -> list[str]:
    """What each side has lost, and to which limbo."""
    return [
        words(
            "draw-lost",
            who=seat_name(words, seat),
            armies=armies_name(words, n),
            limbo=words(f"draw-limbo-{REALM[realm]}"),
        )
        for seat, n, realm in fought.lost
    ]


def outcome(words: Words, fought: Battle) -> str:
    """Who holds the region now."""
    if fought.owner == NOBODY:
        return words("draw-battle-empty")
    return words("draw-battle-held", who=seat_name(words, fought.owner), armies=armies_name(words, fought.armies))


def verdict(words: Words, fought: Battle) -> str:
    """Who won, and by how much."""
    ours, theirs = fought.strengths
    how = "won" if fought.won and fought.owner == fought.seat else "empty" if fought.owner == NOBODY else "held"
    return words(
        "step-result",
        how=how,
        seat=seat_name(words, fought.seat),
        owner=seat_name(words, fought.owner),
        place=place_name(words, fought.goal),
        ours=ours,
        theirs=theirs,
    )
