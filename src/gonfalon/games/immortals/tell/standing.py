"""How far the game is, and how it ended."""

from __future__ import annotations

from gonfalon.core import View
from gonfalon.games.immortals.rules.scoring import places
from gonfalon.games.immortals.state import Immortals
from gonfalon.lore.words import Words

from .names import points_name, seat_names


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Immortals = view.state
    if view.over:
        return words("label-over")
    if not g.round:
        return words("label-starting")
    return words("label-round", round=g.round, rounds=g.rounds, stage=g.stage)


def outcome(words: Words, view: View) -> str:
    """Who has won, with how many VP, and whether armies broke a tie (IMM-END-02, IMM-END-03, IMM-END-04)."""
    g: Immortals = view.state
    won = [seat for seat, place in enumerate(places(g)) if place == 1]
    best = g.points[won[0]]
    tie = "armies" if g.points.count(best) > len(won) else "no"
    return words("label-won", seats=seat_names(words, won), n=len(won), points=points_name(words, best), tie=tie)
