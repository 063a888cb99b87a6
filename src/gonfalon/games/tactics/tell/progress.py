"""How far the game is, and how it has ended."""

from __future__ import annotations

from gonfalon.core import View
from gonfalon.games.tactics.printed import LESSONS
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.lore.phrases import listed
from gonfalon.lore.words import Words

from .facts import finale
from .names import party_name


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Tactics = view.state
    if view.over:
        return words("said-over")
    return words("label-round", round=g.round, last=g.last_round) if g.round else words("label-setup")


def outcome(words: Words, view: View) -> str:
    """How the game has ended."""
    g: Tactics = view.state
    if g.lesson != NOBODY:
        return words(f"lesson-{LESSONS[g.lesson].id}-done") if g.won else words("label-lesson-failed")
    if g.rules.enemies:
        return words("fact-finale", **finale(words, g, ()))
    return words("label-outcome", winners=winners(words, view))


def winners(words: Words, view: View) -> str:
    """Who has won: one player, one team, or several who share the victory."""
    g: Tactics = view.state
    seats = [seat for seat, place in enumerate(view.result) if place == 1]
    team = "yes" if len(seats) > 1 and tuple(seats) in g.sides else "no"
    names = listed(words, (party_name(words, g, seat) for seat in seats))
    return words("label-winners", n=len(seats), seats=names, team=team)
