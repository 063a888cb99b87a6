"""Treasure cards, for tests."""

from __future__ import annotations

from games.nerath.battlefield import face
from gonfalon.games.nerath.printed import EVENTS

VALE = "starfall_vale"  # Vailin's, next to Karkoth's Blackspear Hills


def quiet(realm, n):
    """Event cards of a realm that need not be played at once."""
    return tuple(event.id for event in EVENTS if event.realm == realm and not event.play_immediately)[:n]


def battle(attackers, defenders, **made):
    """Karkoth attacks Vailin: the start of the battle."""
    table = face(attackers, defenders, **made)
    table.play("end")
    return table


def rolled(table, realm=0, nth=0):
    """The sides of the dice that a realm rolled at once, in battle."""
    rolls = [codes for who, phase, *codes in table.facts("rolled") if who == realm and phase < 2]
    return [code // 32 for code in rolls[nth]]
