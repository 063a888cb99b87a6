"""Who would win a combat, at a glance: what both sides deal per round against what both can take.

The chance follows the square law: twice the damage and twice the HP make four times the odds. The constants at the
top were fitted to combats the tactician played on both sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from gonfalon.games.heroes.bots.judge import gifts, strength
from gonfalon.games.heroes.codes import (
    ATTACKER,
    CITADEL,
    DEFENDER,
    NOBODY,
    TIERS,
    few_of,
    flipped,
    is_main,
    is_pack,
    seat_of,
)
from gonfalon.games.heroes.printed import DIFFICULTIES, NEUTRAL_ARMIES, neutral_deck
from gonfalon.games.heroes.rules import geography, scenario
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.combat.faces import FACES, TOWER_FACE, TOWER_UNIT
from gonfalon.games.heroes.rules.combat.fight import living
from gonfalon.games.heroes.state import Heroes

STEEP: Final = 3.9
"""How sharply the chance responds to the odds."""
WILD: Final = 1.46
"""How much stronger guards are than they look: they are placed after the attacker's units."""
A_CARD: Final = 0.95
"""The damage per round that a card in hand is worth."""
CARDS: Final = 5
"""More cards than this are seldom played in a combat."""
BLOWS: Final = 1.25
"""A unit's attacks per round: its own, and sometimes a Retaliation."""
HASTE: Final = 4.1
"""The Initiative advantage that doubles the odds."""
PACE: Final = 1.53
"""How much longer a combat takes than it would if no damage were wasted."""
HURRY: Final = 2.9
"""How sharply the chance drops when there is no time to finish."""
SLACK: Final = 0.37
"""The share of a Combat Round that is always lost."""
LEAST: Final = 0.2
"""What a unit deals if it cannot pierce the average Defense."""
TOLL, MOST_TOLL = 0.12, 0.35
"""What share of an army a certain victory costs, and at most any combat."""


class Troop(NamedTuple):
    """What a unit brings to a fight."""

    attack: float
    defense: float
    hp: float
    initiative: float
    worth: float


class Forecast(NamedTuple):
    """The chance of winning, what that costs in unit worth, and how many Combat Rounds it takes."""

    win: float
    losses: float
    rounds: float


@cache
def troop(code: int) -> Troop:
    """A unit; a Pack strikes as a Few for the rest of its HP."""
    if code == TOWER_UNIT:
        return Troop(TOWER_FACE.attack, TOWER_FACE.defense, 0.0, TOWER_FACE.initiative, 0.0)
    face = FACES[code]
    attack = face.attack * gifts(code)
    if not is_pack(code):
        return Troop(attack, face.defense, face.hp, face.initiative, strength(code))
    few = FACES[flipped(code)]
    attack = 0.6 * attack + 0.4 * few.attack * gifts(flipped(code))
    return Troop(attack, face.defense, face.hp + few.hp, face.initiative, strength(code))


@cache
def average(tier: int) -> Troop:
    """What a guard of a tier is like before it is drawn."""
    drawn = [troop(few_of(creature)) for creature in neutral_deck(TIERS[tier])]
    return Troop(*(sum(each[n] for each in drawn) / len(drawn) for n in range(5)))


def array(units: Iterable[int]) -> tuple[Troop, ...]:
    """The units a player would deploy: the strongest."""
    return tuple(map(troop, sorted(units, key=strength, reverse=True)[: combat.MOST_UNITS]))


@lru_cache(8192)
def clash(
    mine: tuple[Troop, ...], theirs: tuple[Troop, ...], my_cards: int, their_cards: int, wild: bool, limit: int
) -> Forecast:
    """How a combat between two arrays would go for the first, against guards if `wild`; with a limit of Combat
    Rounds, 0 for none."""
    dealt = blows(mine, theirs) + A_CARD * min(my_cards, CARDS)
    taken = blows(theirs, mine) + A_CARD * min(their_cards, CARDS)
    mine_hp, their_hp = (sum(each.hp for each in side) for side in (mine, theirs))
    faster = max(-9.0, min(9.0, mean(mine, 3) - mean(theirs, 3)))
    odds = max(0.01, dealt * mine_hp) / max(0.01, taken * their_hp) * 2 ** (faster / HASTE)
    win = 1 / (1 + (odds / (WILD if wild else 1.0)) ** -STEEP)
    rounds = PACE * their_hp / max(0.1, dealt)
    if limit:
        win /= 1 + exp(max(-30.0, min(30.0, HURRY * (rounds + SLACK - limit))))
    toll = min(MOST_TOLL, TOLL + 0.8 * (1 - win))
    return Forecast(win, toll * sum(each.worth for each in mine), rounds)


def blows(side: tuple[Troop, ...], other: tuple[Troop, ...]) -> float:
    """The damage a side deals per round."""
    guard = mean(other, 1)
    return BLOWS * sum(max(LEAST, each.attack - guard) for each in side)


def mean(side: tuple[Troop, ...], n: int) -> float:
    return sum(each[n] for each in side) / len(side) if side else 0.0


# --------------------------------------------------------------------------- guards and enemies


def guards(g: Heroes, field: int) -> tuple[Troop, ...]:
    """The expected guards of a field."""
    named = scenario.guards_of(g, field)
    if named is None:
        army = NEUTRAL_ARMIES[geography.of(g).difficulty(field) - 1]
        named = tuple(TIERS.index(tier) for tier in getattr(army, DIFFICULTIES[g.difficulty].id))
    return tuple(map(average, named))


def against_guards(g: Heroes, hero: int, field: int, army: Sequence[int], mp: int) -> Forecast:
    """A hero with an army against the guards of a field, with `mp` left to prolong the combat."""
    hand = len(g.hand[seat_of(hero)]) if is_main(hero) else 0
    limit = 0 if geography.of(g).difficulty(field) >= combat.HOPELESS else 1 + mp
    return clash(array(army), guards(g, field), hand, 0, True, limit)


def against_player(g: Heroes, hero: int, field: int, army: Sequence[int], enemy: int, leader: int) -> Forecast:
    """A hero with an army against another player; `leader` is NOBODY for Units alone."""
    theirs = array(g.army[enemy])
    if field == geography.town_of(enemy) and g.built[enemy] >> CITADEL & 1:
        theirs = (*theirs, troop(TOWER_UNIT), *theirs[:1])
    mine = len(g.hand[seat_of(hero)]) if is_main(hero) else 0
    hand = len(g.hand[enemy]) if leader != NOBODY and is_main(leader) else 0
    return clash(array(army), theirs, mine, hand, False, 0)


def now(g: Heroes, side: int) -> Forecast:
    """How the current combat would go on for a side."""
    sides = [tuple(hurt(g, unit) for unit in living(g, each)) for each in (side, 1 - side)]
    hands = [len(g.hand[g.sides[each]]) if g.cards_of >> each & 1 else 0 for each in (side, 1 - side)]
    limit = g.mp[g.fighter[ATTACKER]] if g.sides[DEFENDER] == NOBODY and not combat.has_azure(g) else 0
    return clash(sides[0], sides[1], hands[0], hands[1], False, limit)


def hurt(g: Heroes, unit: int) -> Troop:
    """A fighting unit with its wounds."""
    whole = troop(g.unit[unit])
    return whole._replace(hp=max(1.0, whole.hp - g.wounds[unit]))
