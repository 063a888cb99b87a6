"""Who sits where, how far the game has come, and how it ended."""

from __future__ import annotations

from gonfalon.core import View
from gonfalon.games.heroes.printed import SCENARIOS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from .names import faction_name, player_name, seat_name, seat_names


def seat(words: Words, view: View, seat: int) -> str:
    """The name of a side: its Main Hero's."""
    return seat_name(words, view.state, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """The name of a seat before the game."""
    return player_name(words, seat)


def trait(words: Words, id: str) -> str:
    """The name of a Faction, by which wins are counted."""
    return faction_name(words, id)


def title(words: Words, view: View) -> str:
    """How far the game has come."""
    g: Heroes = view.state
    if view.over:
        return words("label-over")
    if not g.round:
        return words("label-setup")
    kind = "resources" if g.round % 2 else "astrologers"
    if g.stage == "combat":
        kind = "combat" if g.combat_round else "deploying"
    last = SCENARIOS[g.scenario].rounds
    return words("label-round", round=g.round, rounds=last, kind=kind, n=g.combat_round)


def outcome(words: Words, view: View) -> str:
    """Who has won, if anyone (HER-END-01, HER-END-12)."""
    won = view.state.winners
    return words("label-won", n=len(won), seats=seat_names(words, view.state, won))
