"""The steps of a turn."""

from __future__ import annotations

from typing import Final

from gonfalon.core import View
from gonfalon.games.tactics.printed import TURN
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.lore.words import Words

TURN_STEPS: Final = ("actions", "rest", "draw")


def ribbon(words: Words, view: View) -> list[tuple[str, bool]]:
    """The steps of a turn, and which is the current one; none before the first turn and after the last."""
    current = step(view)
    return [(words(f"step-{name}"), name == current) for name in steps(view.state)]


def steps(g: Tactics) -> tuple[str, ...]:
    """The steps of a turn in this mode: flags or time first; in an adventure the Enemy follows."""
    if g.rules.enemies:
        return "time", *TURN_STEPS, "enemy"
    return ("flags", *TURN_STEPS) if g.rules.control_card else TURN_STEPS


def step(view: View) -> str:
    g: Tactics = view.state
    if view.over or not g.turn:
        return ""
    if g.automated(g.active):
        return "enemy"
    if g.lesson != NOBODY:
        return "actions"
    ahead = {frame[0] for frame in g.stack}
    if "rest" in ahead:
        begins = "act" in ahead and g.actions == TURN.actions_per_turn
        return steps(g)[0] if begins else "actions"
    return "rest" if "draw" in ahead else "draw"
