"""What may befall a unit in a fight: who can strike it before it acts again, and what a blow may do. From what
everybody sees; cards that may be played are not considered."""

from __future__ import annotations

from gonfalon.games.heroes.codes import ACTED, NOWHERE, PARALYSED
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.rounds import attack_rows
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.damage import Blow, blow


def threats(g: Heroes, unit: int, active: int) -> list[tuple[int, Blow]]:
    """The enemies that can strike a unit before it acts again, and the worst each can do; the worst first."""
    found = []
    for foe, at in enumerate(g.at):
        if at != NOWHERE and g.side[foe] != g.side[unit] and acts_before(g, foe, unit, active):
            worst = worst_blow(g, foe, unit)
            if worst is not None and worst.most:
                found.append((foe, worst))
    return sorted(found, key=lambda each: (-each[1].falls, -each[1].most))


def acts_before(g: Heroes, foe: int, unit: int, active: int) -> bool:
    """Whether an enemy activates before a unit does: in this Combat Round, or first in the next (HER-BAT-37,
    HER-BAT-38). Among equals it may."""
    if g.marks[foe] & PARALYSED:
        return False
    if foe == active:
        return True
    waits = not g.marks[foe] & ACTED
    faster = fight.initiative(g, foe) >= fight.initiative(g, unit)
    return (waits or faster) if g.marks[unit] & ACTED else (waits and faster)


def worst_blow(g: Heroes, foe: int, unit: int) -> Blow | None:
    """The most an enemy can do to a unit from where it can get; None if it cannot strike it."""
    spaces = [space for (_, space), targets in attack_rows(g, foe).items() if targets >> g.at[unit] & 1]
    blows = [blow(g, foe, space, unit) for space in spaces]
    return max(blows, key=lambda each: (each.falls, each.most), default=None)
