"""A quick estimate of how a battle ends, for bots: who hits more, and who can take more.

Compared with the exact odds of 1,600 random battles it is off by 1.5 points on average, by 4 where both sides have
a chance, and it is a hundred times faster.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import Final, NamedTuple

from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.printed.dice import Dice
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, DUNGEONS, SEA
from gonfalon.games.nerath.state import FIGHTER, Nerath

from .attack import AT_SEA, DEFENDING, FIRST_STRIKE, ON_LAND, USUAL, fighters

AMBUSH: Final = 1.3
"""How much more a piece is worth that strikes first."""
BLOWS: Final = 0.8
WOUNDS: Final = 1.5
"""How much the hits and the staying power of the two sides weigh; fitted to exact odds."""
HERO: Final = ON_LAND[FIGHTER]
"""The die of a Hero; a Guardian that is harder to hit does correspondingly more harm before it falls."""
SELDOM: Final = 0.1
STRANGER: Final = (0.9, 2)
"""The power and staying power of a face-down Guardian, on average."""


class Strength(NamedTuple):
    """What a side has: the hits it scores in a round, and those it can take."""

    power: float
    health: int

    def __add__(self, other: tuple[float, int]) -> Strength:  # type: ignore[override]
        return Strength(self.power + other[0], self.health + other[1])


NO_STRENGTH: Final = Strength(0.0, 0)


def hits(dice: Dice, need: int = USUAL) -> float:
    """The hits to be expected of some dice."""
    return dice.count * max(0, dice.sides + 1 - need) / dice.sides if dice.count else 0.0


def _table(dice: tuple[Dice, ...]) -> tuple[Strength, ...]:
    return tuple(
        Strength(hits(dice[kind]) * (AMBUSH if FIRST_STRIKE[kind] else 1), piece.hits_to_destroy)
        for kind, piece in enumerate(PIECES)
    )


ATTACK, DEFENCE, AFLOAT = _table(ON_LAND), _table(DEFENDING), _table(AT_SEA)


def strength(pieces: Iterable[int], table: tuple[Strength, ...]) -> Strength:
    """What some pieces are worth together."""
    power, health = 0.0, 0
    for kind in pieces:
        power += table[kind].power
        health += table[kind].health
    return Strength(power, health)


def chance(attack: Strength, defence: Strength) -> float:
    """How likely the attacker wins, fighting to the end; the larger a battle, the less of it is luck."""
    if not defence.health:
        return 1.0 if attack.health else 0.0
    if not attack.power or not attack.health:
        return 0.0
    if not defence.power:
        return 0.95
    edge = BLOWS * log(attack.power / defence.power) + WOUNDS * log(attack.health / defence.health)
    edge *= sqrt(attack.health + defence.health)
    return 1 / (1 + exp(-max(-20.0, min(20.0, edge))))


def attack_on(g: Nerath, realm: int, space: int, more: Iterable[int] = ()) -> Strength:
    """What a realm has in a space, and what would join it, on the attack."""
    sea = bool(1 << space & SEA)
    return strength([*fighters(g, realm, space, True), *more], AFLOAT if sea else ATTACK)


def defence_of(g: Nerath, realm: int, space: int) -> Strength:
    """What stands against a realm in a space: enemies or Guardians."""
    if 1 << space & DUNGEONS:
        return guards(g, space)
    table = AFLOAT if 1 << space & SEA else DEFENCE
    total = NO_STRENGTH
    for enemy in g.enemies(realm):
        if g.presence[enemy] >> space & 1:
            total += strength(fighters(g, enemy, space, False), table)
    return total


def guards(g: Nerath, space: int) -> Strength:
    """The Guardians of a dungeon, as far as they are known, with the dice they have left."""
    total = NO_STRENGTH
    for n, token in enumerate(g.lair[DUNGEON_AT[space]]):
        if token < 0 or not g.awake[DUNGEON_AT[space]]:
            total += STRANGER
        else:
            guardian = GUARDIANS[token]
            dice = g.guardian_dice[n] if g.fighting == space else guardian.dice
            power = sum(hits(Dice(1, die)) for die in dice) * (AMBUSH if guardian.first_strike else 1)
            harder = hits(HERO) / max(SELDOM, hits(HERO, guardian.hero_hits_on))
            total += (power * harder, len(dice))
    return total


SURE: Final = 0.9
HOPELESS: Final = 0.95
"""From these chances of the attacker on, a battle is as good as won, and as good as lost for the defender."""


def is_decided(g: Nerath, realm: int, space: int) -> bool:
    """Whether a realm would spend no card on the battle in a space: it is as good as won, or as good as lost."""
    return pending(g, space) >= (SURE if realm == g.active else HOPELESS)


def pending(g: Nerath, space: int) -> float:
    """How likely the active realm wins the battle that waits in a space."""
    return chance(attack_on(g, g.active, space), defence_of(g, g.active, space))
