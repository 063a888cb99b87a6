"""Cards in a combat: what playing one gains, which of them to play, and on whom.

A card in hand is worth CARD; it is played where it gains more. Cards that modify an attack are played when the
attack is announced, so that their effect is known. Power is played when a spell it strengthens is worth all the
cards together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Option
from gonfalon.games.heroes.codes import ACTED, NOBODY, PARALYSED, SPACES, TIERS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.attacks import CancelLethalAttack, NoAttackDie
from gonfalon.games.heroes.printed.ops.cards import DiscardXFor, Draw, EnemyDiscard
from gonfalon.games.heroes.printed.ops.combat import (
    ChainDamage,
    ChangeStat,
    Cleanse,
    Damage,
    Heal,
    OverlayUnit,
    Paralyse,
    StatChoice,
    Thorns,
)
from gonfalon.games.heroes.printed.ops.spells import GivePower
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.rules.cards.deeds import KIND_OF
from gonfalon.games.heroes.rules.cards.deeds_combat import is_favoured
from gonfalon.games.heroes.rules.cards.ways import NOT_CAST, Way
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import FACES, RANGED, TOWER_UNIT
from gonfalon.games.heroes.rules.combat.fight import BESIDE
from gonfalon.games.heroes.state import Heroes, Lasting

from .odds import loss, strike, worth

CARD: Final = 0.9
"""What a card in hand is worth."""
EXPERT: Final = 0.6
"""What one of the Round's Expert Effects is worth in addition."""
ANOTHER: Final = 0.75
"""What a card that is drawn is worth."""
STUNNED: Final = 0.45
"""What one lost activation of a unit is worth, as a share of its strength."""
HEALED: Final = 0.6
"""What healing is worth, as a share of what the damage had cost."""
OVERLAY: Final = 5.0
SHOOTERS: Final = 1.2
"""What extra Attack is worth for each shooting unit."""
LASTING: Final = 1.5
SPEED: Final = 0.3

"""A lasting effect on a fighting unit, as in `rows`."""
Gain = Callable[[Heroes, int, Any, str], float]
"""`gain(g, seat, op, kind)`: what a part of a text gains now."""


# --------------------------------------------------------------------------- units


def own(g: Heroes, seat: int) -> list[int]:
    return fight.living(g, fight.side_of(g, seat))


def enemies(g: Heroes, seat: int) -> list[int]:
    return fight.living(g, 1 - fight.side_of(g, seat))


def hits(g: Heroes, unit: int, damage: int, kind: str) -> float:
    """What a unit loses to a card's damage."""
    if not fight.affected(g, unit, kind):
        return 0.0
    return loss(g, unit, ((1.0, fight.reduced(g, unit, damage, kind)),))


def best(values: Iterable[float]) -> float:
    return max(values, default=0.0)


# --------------------------------------------------------------------------- what the parts of a text bring


def by_damage(g: Heroes, seat: int, op: Damage, kind: str) -> float:
    """On the best target; the two spaces may include friends."""
    if op.target == "two_adjacent_spaces":
        return best(value for value, _ in pairs_hit(g, seat, op.amount, kind))
    return best(hits(g, unit, op.amount, kind) for unit in enemies(g, seat))


def pairs_hit(g: Heroes, seat: int, damage: int, kind: str) -> list[tuple[float, tuple[int, int]]]:
    """Pairs of adjacent spaces and what damage there gains."""
    side = fight.side_of(g, seat)
    value = {
        g.at[unit]: hits(g, unit, damage, kind) * (1 if g.side[unit] != side else -1) for unit in fight.living(g)
    }
    spots = [(a, b) for a in range(SPACES) if a in value for b in BESIDE[a]]
    return [(value.get(a, 0.0) + value.get(b, 0.0), (a, b)) for a, b in spots]


def by_chain(g: Heroes, seat: int, op: ChainDamage, kind: str) -> float:
    """The first target for certain; the others may be friends."""
    first = best(hits(g, unit, op.amounts[0], kind) for unit in enemies(g, seat))
    mine, theirs = len(own(g, seat)), len(enemies(g, seat))
    return first * (1 + 0.6 * (theirs - 1 - mine) / (mine + theirs))


def by_paralysis(g: Heroes, seat: int, op: Paralyse, kind: str) -> float:
    ranks = [TIERS.index(tier) for tier in op.tiers]
    units = [unit for unit in enemies(g, seat) if FACES[g.unit[unit]].tier in ranks]
    return best(stun(g, unit) for unit in units if fight.affected(g, unit, kind))


def stun(g: Heroes, unit: int) -> float:
    """A unit about to be attacked loses the token again."""
    waiting = not g.marks[unit] & (ACTED | PARALYSED)
    return STUNNED * worth(g, unit) if waiting else 0.0


def hostile(g: Heroes, seat: int, unit: int) -> bool:
    return g.side[unit] != fight.side_of(g, seat)


def by_healing(g: Heroes, seat: int, op: Heal, kind: str) -> float:
    return best(mended(g, unit, op.amount) for unit in own(g, seat))


def mended(g: Heroes, unit: int, amount: int) -> float:
    """A wound is as bad as it makes the next one worse."""
    return HEALED * worth(g, unit) * min(amount, g.wounds[unit]) / fight.hp(g, unit)


def by_cleansing(g: Heroes, seat: int, op: Cleanse, kind: str) -> float:
    return best(STUNNED * worth(g, unit) for unit in own(g, seat) if g.marks[unit] & PARALYSED)


def by_statistic(g: Heroes, seat: int, op: ChangeStat, kind: str) -> float:
    """Between attacks only lasting effects are useful."""
    assert isinstance(op.amount, int)
    if op.duration == "attack":
        return 0.0
    if op.stat == "initiative":
        return SPEED * abs(op.amount)
    if op.target == "all_own_ranged_units":
        return SHOOTERS * op.amount * sum(FACES[g.unit[unit]].type == RANGED for unit in own(g, seat))
    return LASTING * op.amount


def by_thorns(g: Heroes, seat: int, op: Thorns, kind: str) -> float:
    return 0.6 * op.amount * len([unit for unit in enemies(g, seat) if not g.marks[unit] & ACTED])


def by_overlay(g: Heroes, seat: int, op: OverlayUnit, kind: str) -> float:
    return OVERLAY


def by_drawing(g: Heroes, seat: int, op: Draw, kind: str) -> float:
    return ANOTHER * op.amount


def by_robbing(g: Heroes, seat: int, op: EnemyDiscard, kind: str) -> float:
    return CARD * op.amount


GAINS: Final[Mapping[type[Op], Gain]] = {
    Damage: by_damage,
    ChainDamage: by_chain,
    Paralyse: by_paralysis,
    Heal: by_healing,
    Cleanse: by_cleansing,
    ChangeStat: by_statistic,
    Thorns: by_thorns,
    OverlayUnit: by_overlay,
    Draw: by_drawing,
    EnemyDiscard: by_robbing,
}


# --------------------------------------------------------------------------- an attack that is announced


def outcome(g: Heroes, seat: int) -> float:
    """What the announced attack gains a seat."""
    attacker, target, kind = g.strike
    dealt, suffered = strike(g, attacker, target, kind)
    return dealt - suffered if g.sides[g.side[attacker]] == seat else suffered - dealt


def rows_of(g: Heroes, seat: int, op: Op) -> tuple[Lasting, ...]:
    """What a part of a text would add to the attack, on whichever unit helps the seat."""
    attacker, target, _ = g.strike
    mine = g.sides[g.side[attacker]] == seat
    if isinstance(op, NoAttackDie):
        return (Lasting("no_die", attacker, 1, "attack", NOBODY),) if mine else ()
    if isinstance(op, StatChoice):
        what, unit = ("attack", attacker) if mine else ("defense", target)
        return (Lasting(what, unit, op.amount, "attack", NOBODY),)
    if isinstance(op, DiscardXFor):
        return rows_for(op.stat, op.amount_each, mine, attacker, target)
    if isinstance(op, ChangeStat) and isinstance(op.amount, int):
        unit = attacker if op.stat == "attack" else target
        double = 2 if g.unit[unit] != TOWER_UNIT and is_favoured(g, unit, op.double_for) else 1
        return rows_for(op.stat, op.amount * double, mine, attacker, target)
    return ()


def rows_for(stat: str, amount: int, mine: bool, attacker: int, target: int) -> tuple[Lasting, ...]:
    """More Attack and less Defense for one's own attack, the opposite for an enemy's."""
    if stat == "attack" and (amount > 0) == mine:
        return (Lasting("attack", attacker, amount, "attack", NOBODY),)
    if stat == "defense" and (amount < 0) == mine:
        return (Lasting("defense", target, amount, "attack", NOBODY),)
    return ()


def change(g: Heroes, seat: int, way: Way) -> float:
    """How much better the attack becomes for a seat."""
    added = tuple(row for op in way.ops for row in rows_of(g, seat, op))
    if not added:
        return 0.0
    before, rows = outcome(g, seat), g.rows
    g.rows = (*rows, *added)
    after = outcome(g, seat)
    g.rows = rows
    return after - before


def saved(g: Heroes, seat: int, way: Way) -> float:
    """What calling an attack off saves."""
    if not g.strike or not any(isinstance(op, CancelLethalAttack) for op in way.ops):
        return 0.0
    return worth(g, g.strike[1])


# --------------------------------------------------------------------------- which card


def gain(g: Heroes, seat: int, card: int, way: Way, moment: str) -> float:
    """What playing a card this way gains now."""
    if moment == "lethal":
        return saved(g, seat, way)
    if moment == "attack" and g.strike:
        drawn = sum(ANOTHER * op.amount for op in way.ops if isinstance(op, Draw))
        healing = sum(by_healing(g, seat, op, "other") for op in way.ops if isinstance(op, Heal))
        changed = change(g, seat, way)
        return changed + drawn + healing if changed + healing > 0 else 0.0
    if moment == "start":
        return sum(by_overlay(g, seat, op, "other") for op in way.ops if isinstance(op, OverlayUnit))
    return sum(GAINS[type(op)](g, seat, op, KIND_OF[card]) for op in way.ops if type(op) in GAINS)


def price(way: Way) -> float:
    """What it costs: the card, those discarded with it, an Expert Effect."""
    return CARD * (1 + way.cost) + EXPERT * way.expert


def power_of(way: Way) -> int:
    return sum(op.amount for op in way.ops if isinstance(op, GivePower))


def best_play(g: Heroes, seat: int, options: Sequence[Option], moment: str) -> tuple[float, Option] | None:
    """The card that gains most beyond its worth, or the Power for it; None if none does."""
    plays = [option for option in options if option[0] == "play"]
    if not plays:
        return None
    offered = set(plays)
    powers = [option for option in plays if power_of(cards.WAYS[option[1]][option[2]])]
    found: tuple[float, Option] | None = None
    for card in set(g.hand[seat]):
        for way in cards.OFFERS[moment].get(card, ()):
            option = ("play", card, way.number)
            if option in offered:
                value, first = gain(g, seat, card, way, moment) - price(way), option
            elif powers and way.power != NOT_CAST and way.power > cards.power_of(g, seat):
                support = empowered(g, seat, way, card, powers)
                if support is None:
                    continue
                cost, first = support
                value = gain(g, seat, card, way, moment) - price(way) - cost
            else:
                continue
            if value > 0 and (found is None or value > found[0]):
                found = value, first
    return found


def empowered(g: Heroes, seat: int, way: Way, card: int, powers: Sequence[Option]) -> tuple[float, Option] | None:
    """What the Power for a spell costs, and the first card to play for it; None if there is not enough."""
    needed, cost, used = way.power - cards.power_of(g, seat), 0.0, []
    hand = list(g.hand[seat])
    hand.remove(card)
    for option in sorted(powers, key=lambda option: price(cards.WAYS[option[1]][option[2]])):
        if needed <= 0:
            break
        if option[1] in hand:
            hand.remove(option[1])
            support = cards.WAYS[option[1]][option[2]]
            needed -= power_of(support)
            cost += price(support) - sum(ANOTHER for op in support.ops if isinstance(op, Draw))
            used.append(option)
    return (cost, used[0]) if needed <= 0 and used else None


# --------------------------------------------------------------------------- on whom


def target(g: Heroes, seat: int, card: int, spaces: Sequence[int]) -> int:
    """The space of the unit that a card is played on."""
    level = g.cast[2] if g.cast and g.cast[1] == card else 0
    ops = cards.WAYS[card][max(level, 0)].ops
    kind = KIND_OF[card]
    return max(spaces, key=lambda space: suits(g, seat, ops, kind, space))


def suits(g: Heroes, seat: int, ops: Sequence[Op], kind: str, space: int) -> float:
    """How well a space suits what a card does."""
    unit = fight.unit_at(g, space)
    good, bad = 0.0, 0.0
    for op in ops:
        if isinstance(op, Damage | ChainDamage):
            return scorched(g, seat, op, kind, space)
        if isinstance(op, ChangeStat):
            amount = int(op.amount) if op.amount != "modifier" else 1
            good, bad = (good + (amount > 0), bad + (amount < 0))
        elif isinstance(op, Paralyse):
            return stun(g, unit) if hostile(g, seat, unit) else -1.0
        elif isinstance(op, Heal):
            good += mended(g, unit, op.amount) if unit != NOBODY else 0.0
    if unit == NOBODY:
        return 0.0
    busy = 10.0 if g.strike and unit in g.strike[:2] else 0.0
    wanted = hostile(g, seat, unit) == (bad > good)
    return (busy + worth(g, unit) + good) * (1 if wanted else -1)


def scorched(g: Heroes, seat: int, op: Damage | ChainDamage, kind: str, space: int) -> float:
    """What damage on a space gains; of two spaces, with the better neighbour."""
    amount = op.amount if isinstance(op, Damage) else op.amounts[0]
    if isinstance(op, Damage) and op.target == "two_adjacent_spaces":
        return best(value for value, pair in pairs_hit(g, seat, amount, kind) if space in pair)
    unit = fight.unit_at(g, space)
    if unit == NOBODY:
        return 0.0
    return hits(g, unit, amount, kind) * (1 if hostile(g, seat, unit) else -1)
