"""How good is a position for a seat? What the Scenario counts, the army, the level, and what feeds them, all in
gold.

In a combat the army is worth what is left of it on the board, so that search can weigh trades.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gonfalon.games.heroes.codes import NOBODY, NOWHERE, flipped, heroes_of, is_pack, purse_at
from gonfalon.games.heroes.printed import SCENARIOS
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import FACES, TOWER_UNIT
from gonfalon.games.heroes.state import Heroes

CLEAR: Final = 120
"""A lead that is hardly ever lost."""
ROUNDS_OF_INCOME: Final = 2.0
MATERIALS_IN_GOLD, VALUABLES_IN_GOLD = 1.5, 4.0
PRICES: Final[tuple[float, ...]] = (0.8, MATERIALS_IN_GOLD, VALUABLES_IN_GOLD)
XP: Final = 6.0
CARD: Final = 1.5
BUILDING: Final = 8.0
CLAIM: Final = 14.0
VICTORY: Final = 60.0
TIME: Final = 4
"""The number of final Rounds in which possessions count for less and less."""


GIFTED: Final = {
    "second_attack": 1.5,
    "splash_attack": 1.25,
    "line_attack": 1.2,
    "ignore_retaliation": 1.15,
    "ignore_printed_defense": 1.15,
    "unlimited_retaliation": 1.1,
    "attack_dice": 1.1,
    "paralyse": 1.15,
    "heal": 1.1,
    "set_attacker_die": 1.15,
    "cancel_lethal_attack": 1.15,
    "ignore_penalty": 1.05,
}
"""How much stronger abilities make a unit."""
TYPES: Final[tuple[float, ...]] = (1.0, 1.08, 1.12)
"""How much stronger walking, flying or shooting makes a unit."""


@cache
def gifts(unit: int) -> float:
    """How a face's abilities and type multiply its strength."""
    face, value = FACES[unit], 1.0
    for abilities in (face.on_activation, face.on_attack, face.on_retaliation, face.passive):
        for name in abilities:
            value *= GIFTED.get(name, 1.0)
    return value * TYPES[face.type]


@cache
def strength(unit: int) -> float:
    """What a unit is worth in a combat: how hard it hits times how long it lasts, in gold. A beaten Pack fights on
    as a Few."""
    face = FACES[unit]
    attack, stamina = face.attack * gifts(unit), face.hp + 2.0 * face.defense
    if is_pack(unit):
        few = FACES[flipped(unit)]
        attack = 0.6 * attack + 0.4 * few.attack * gifts(flipped(unit))
        stamina += few.hp + 2.0 * few.defense
    power: float = (attack + 0.5) * stamina**0.5
    return power * (1 + face.initiative / 40)


def judge(g: Heroes, seat: int) -> float:
    """A seat's lead over the best of the others, from -1 to 1."""
    best = max(worth(g, other) for other in range(g.players) if other != seat)
    return max(-1.0, min(1.0, (worth(g, seat) - best) / CLEAR))


def worth(g: Heroes, seat: int) -> float:
    """Everything a seat has, counting less when there is little time left to use it, and how close it is to what
    the Scenario asks for."""
    if g.gone >> seat & 1:
        return -VICTORY
    value = army(g, seat) + XP * g.xp[seat] + BUILDING * g.built[seat].bit_count()
    value += CARD * (len(g.hand[seat]) + len(g.deck[seat]) + len(g.discard[seat]))
    for resource, price in enumerate(PRICES):
        at = purse_at(seat, resource)
        value += price * (g.resources[at] ** 0.9 + ROUNDS_OF_INCOME * g.income[at])
    left = SCENARIOS[g.scenario].rounds - g.round
    return value * min(1.0, (left + 1) / TIME) + CLAIM * progress(g, seat)


def progress(g: Heroes, seat: int) -> float:
    """How far a seat has come toward what the Scenario asks for, in claims."""
    value = float(sum(map(bool, g.cubes[seat])) + 6 * len(g.met[seat]))
    if g.grail in heroes_of(seat):
        value += 4
    return value + max(scenario.claims(g, seat), scenario.obelisks(g, seat))


def army(g: Heroes, seat: int) -> float:
    """The Unit Deck; in a combat whatever still stands, less for wounds."""
    value = sum(map(strength, g.army[seat]))
    if g.field == NOWHERE or seat not in g.sides:
        return value
    for unit, code in enumerate(g.unit):
        if g.sides[g.side[unit]] == seat and g.at[unit] != NOWHERE and code != TOWER_UNIT:
            value += left(g, unit) - strength(code)
        elif g.sides[g.side[unit]] == NOBODY:
            value -= 0.5 * left(g, unit)
    return value


def left(g: Heroes, unit: int) -> float:
    """What a fighting unit is still worth."""
    if g.at[unit] == NOWHERE or g.unit[unit] == TOWER_UNIT:
        return 0.0
    return strength(g.unit[unit]) * (1 - 0.6 * g.wounds[unit] / fight.hp(g, unit))
