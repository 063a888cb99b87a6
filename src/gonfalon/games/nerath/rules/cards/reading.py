"""What a card says, as its content lists it, in the terms of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, PIECE_ID, TREASURE_ID, TREASURES
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.rules.effects import kinds
from gonfalon.games.nerath.state import HEROES, LAND_PIECES, Nerath

RELIC: Final = 100
"""Treasure cards are numbered from here in what questions and facts mention."""


def effects_of(name: str) -> tuple[Effect, ...]:
    """What an Event card says, as its content lists it."""
    return EVENTS[EVENT_ID[name]].effects


def being_played(g: Nerath) -> int:
    """The Event card being carried out right now."""
    return g.playing[-1]


def says(g: Nerath) -> tuple[Effect, ...]:
    """What that card says."""
    return EVENTS[g.playing[-1]].effects


def power_of(name: str) -> tuple[Effect, ...]:
    """What the Power of a Treasure card says."""
    return TREASURES[TREASURE_ID[name]].power


def property_of(name: str) -> tuple[Effect, ...]:
    """What the Property of a Treasure card says."""
    return TREASURES[TREASURE_ID[name]].property


def relic(name: str) -> int:
    """How questions mention a Treasure card."""
    return RELIC + TREASURE_ID[name]


GROUPS: Final[Mapping[str, tuple[int, ...]]] = {
    **{id: (number,) for id, number in PIECE_ID.items()},
    "hero": HEROES,
    "land_piece": LAND_PIECES,
}


def pieces_named(effect: Effect) -> tuple[int, ...]:
    """The kinds of pieces an effect speaks of; all kinds if it names none."""
    names = (effect.piece,) if effect.piece else effect.pieces or tuple(PIECE_ID)
    return tuple(kind for name in names for kind in GROUPS[name] if kind not in map(PIECE_ID.get, effect.exclude))


def kinds_named(effect: Effect) -> int:
    """The same as a mask, for the rows of effects.py."""
    return kinds(*pieces_named(effect))


UNTIL: Final[Mapping[str, str]] = {"first_round": "round", "battle_round": "round"}
"""What the rows of effects.py call some durations: what begins with a battle ends with its first round."""


def until(effect: Effect) -> str:
    """When an effect ends, for the rows of effects.py."""
    return UNTIL.get(effect.duration, effect.duration)
