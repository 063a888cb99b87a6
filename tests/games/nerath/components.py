"""What is in the box, for tests."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.games.nerath.printed import EVENTS, GUARDIANS, PIECES, PLACEMENTS, REALMS, SPACES, TREASURES
from gonfalon.games.nerath.printed.cards import Effect

SPACE = {space.id: space for space in SPACES}
PIECE = {piece.id: piece for piece in PIECES}
EVENT = {event.id: event for event in EVENTS}
TREASURE = {treasure.id: treasure for treasure in TREASURES}
GUARDIAN = {guardian.id: guardian for guardian in GUARDIANS}
REALM_IDS = ("karkoth", "vailin", "iron_circle", "nerath")

each_realm = pytest.mark.parametrize("realm", REALMS, ids=lambda realm: realm.id)


def starting_pieces(realm: str) -> Counter[str]:
    return sum((Counter(each.pieces) for each in PLACEMENTS if each.realm == realm), Counter())


def effects_of(card) -> list[Effect]:
    """Everything a card does, choices and alternatives included."""
    listed = [*getattr(card, "effects", ()), *getattr(card, "power", ()), *getattr(card, "property", ())]
    for effect in listed:
        listed += [inner for group in (effect.otherwise, *effect.options) for inner in group]
    return listed
