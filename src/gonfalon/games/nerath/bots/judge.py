"""How good a position looks for a seat: what the length asks for, land, Capitals, pieces, Gold and cards.

Battles that wait are judged by their chances, so that a bot which looks one choice ahead attacks where it pays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import CAPITAL, DUNGEONS, LAND, NEAR
from gonfalon.games.nerath.rules.conquest import worth as points_for
from gonfalon.games.nerath.rules.ranks import pieces_of
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.rules.strength import pending
from gonfalon.games.nerath.state import CASTLE, FIGHT, INCOME, MOVING, TYPES, Nerath

WORTH: Final = tuple(float(sum(PIECES[kind].cost for kind in pieces_of([(type_, 1)]))) for type_ in range(TYPES))
"""A piece of each type with what it carries, in Gold."""
GOAL: Final = 60.0
"""What the whole way to victory is worth, in Gold."""
GOLD: Final = 0.8
"""Gold in the treasury is worth less than the pieces it buys; income still to come in this turn counts already."""
LAND_VALUE: Final = 2.0
CAPITAL_VALUE: Final = 15.0
TREASURE: Final = 9.0

REMEMBERED: Final = 1 << 10
_SUMS: dict[int, tuple[Mapping[int, int], float]] = {}


def judge(g: Nerath, seat: int) -> float:
    """The side's standing compared with the best of the others."""
    standing = {side: wealth(g, side) for side in sides(g)}
    mine = next(side for side in standing if any(g.seat_of[realm] == seat for realm in side))
    acting = next(side for side in standing if g.active in side)
    if g.step != INCOME:
        standing[acting] += GOLD * g.lands[g.active].bit_count()
    if g.step in (MOVING, FIGHT):
        standing[acting] += prospects(g, acting == mine)
    return standing[mine] - max(value for side, value in standing.items() if side != mine)


def wealth(g: Nerath, side: tuple[int, ...]) -> float:
    """What a side has."""
    total = GOAL * measure(g, side) / target(g)
    for realm in side:
        total += GOLD * g.gold[realm] + LAND_VALUE * g.lands[realm].bit_count()
        total += CAPITAL_VALUE * (g.held[CAPITAL[realm]] == realm)
        total += 2.0 * len(g.hand[realm]) + TREASURE * len(g.chest[realm]) + 3.0 * len(g.treasures[realm])
        total += pieces_worth(g.troops[realm])
    return total


def pieces_worth(troops: Mapping[int, int]) -> float:
    """What the pieces of a realm are worth. A state never modifies its troops, it replaces them, so the sums of
    those that states share are kept; with the troops, since another mapping might get the same id."""
    known = _SUMS.get(id(troops))
    if known is None:
        if len(_SUMS) >= REMEMBERED:
            _SUMS.clear()
        known = _SUMS[id(troops)] = troops, sum([n * WORTH[key & 63] for key, n in troops.items()])
    return known[1]


def prospects(g: Nerath, own: bool) -> float:
    """What the battles that wait may bring and cost, and how well the rest stands to the front."""
    total = 0.0
    for space in bits(battles(g)):
        wins = pending(g, space)
        army = sum(n * WORTH[type_] for type_, n in g.army(g.active, space))
        total += wins * prize(g, space) - (1 - wins) * army * 0.7 - wins * (1 - wins) * army * 0.6
    if own and g.step == MOVING:
        total += 0.05 * forwardness(g)
    return total


def prize(g: Nerath, space: int) -> float:
    """What winning a battle in a space gains."""
    if 1 << space & DUNGEONS:
        return TREASURE
    killed = sum(
        n * WORTH[type_] for enemy in g.enemies(g.active) for type_, n in g.army(enemy, space) if type_ != CASTLE
    )
    if not 1 << space & LAND:
        return killed
    castle = 6.0 if any(g.count(enemy, space, CASTLE) for enemy in g.enemies(g.active)) else 0.0
    scored = points_for(g, g.active, space) * (GOAL / target(g) if g.length != "long" else 1.0)
    return killed + castle + scored + 2 * LAND_VALUE


def forwardness(g: Nerath) -> float:
    """Pieces that border enemy land do more than those at home."""
    front = 0
    for enemy in g.enemies(g.active):
        front |= g.lands[enemy]
    return sum(n * WORTH[key & 63] for key, n in g.troops[g.active].items() if NEAR[key >> 6] & front)
