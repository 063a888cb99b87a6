"""Who could hit whom next turn, and for how much: from what lies on the table, with one move before the attack."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from gonfalon.core import bits
from gonfalon.games.tactics.printed.spaces import EVERYWHERE, SPACES, WITHIN
from gonfalon.games.tactics.rules.actions import KINDS_OF, allowed_kinds
from gonfalon.games.tactics.rules.attacks import SHED_COST, has_supply
from gonfalon.games.tactics.rules.movement import destinations, gait_of, move_points
from gonfalon.games.tactics.rules.traits import TRAITS, attack_reach
from gonfalon.games.tactics.state import MELEE, MISSILE, MOVE, SPELL, Tactics, party_of

from .odds import expected, hit_chance, plus

SURE: Final = Fraction(1)


class Threat(NamedTuple):
    """An attack that a unit could make: what it would cost its target, and how likely it hits."""

    unit: int
    target: int
    kind: int
    damage: int
    more: str
    chance: Fraction


def threats(g: Tactics, target: int) -> list[Threat]:
    """The worst that each enemy could do to a unit where it stands, the worst first."""
    space = g.pos[target]
    if not 0 <= space < SPACES:
        return []
    rivals = (unit for rival in g.rivals[party_of(target)] for unit in g.units_of(rival))
    found = [worst(g, unit, target, kinds) for unit in rivals if (kinds := kinds_reaching(g, unit, space))]
    return sorted(found, key=lambda each: (-each.damage, each.unit))


def worst(g: Tactics, unit: int, target: int, kinds: list[int]) -> Threat:
    return max((threat_of(g, unit, target, kind) for kind in kinds), key=lambda each: each.damage * each.chance)


def threat_of(g: Tactics, unit: int, target: int, kind: int) -> Threat:
    chance = hit_chance(g, unit, target) if kind == MISSILE else SURE
    return Threat(unit, target, kind, expected(g, unit, target, kind), plus(g, unit, kind), chance)


def kinds_reaching(g: Tactics, unit: int, space: int) -> list[int]:
    """The kinds of attack with which a unit could reach a space, moving first if need be."""
    kinds, places = kinds_of_attack(g, unit, free_kinds(g, unit)), standpoints(g, unit)
    return [kind for kind in kinds if any(covers(g, unit, kind, at, space) for at in places)]


def strikes_from(g: Tactics, unit: int, space: int) -> list[Threat]:
    """What a unit could attack once it stands on a space, as soon as it may."""
    able = free_kinds(g, unit) & ~(1 << MOVE)
    foes = list(bits(g.units_on(g.foes_of(party_of(unit)) & EVERYWHERE)))
    found = []
    for target in foes:
        kinds = [kind for kind in kinds_of_attack(g, unit, able) if covers(g, unit, kind, space, g.pos[target])]
        if kinds:
            found.append(worst(g, unit, target, kinds))
    return found


def free_kinds(g: Tactics, unit: int) -> int:
    """The kinds of action a unit may take in its turn, one bit each: this one's, or its next."""
    if g.is_weakened(unit) and g.health[unit] <= SHED_COST:
        return 0
    if party_of(unit) != g.active or g.automated(party_of(unit)):
        return KINDS_OF[g.card[unit]]
    return allowed_kinds(g, unit) if g.actions else 0


def standpoints(g: Tactics, unit: int) -> list[int]:
    """Where a unit may attack from: its own space and, with an action to spare, wherever it may go."""
    here = g.pos[unit]
    if here >= SPACES:
        return []
    spare = party_of(unit) != g.active or g.actions > 1
    goals = destinations(g, unit, move_points(g, unit), gait_of(g, unit)) if spare else 0
    return [here, *bits(goals & EVERYWHERE & ~(1 << here))] if free_kinds(g, unit) >> MOVE & 1 else [here]


def kinds_of_attack(g: Tactics, unit: int, able: int) -> list[int]:
    """The attacks a unit can pay for."""
    spell = TRAITS[g.card[unit]].spell
    paid = has_supply(g, unit)
    means = {MELEE: True, MISSILE: paid, SPELL: paid and spell is not None and spell.is_attack}
    return [kind for kind, can in means.items() if can and able >> kind & 1]


def covers(g: Tactics, unit: int, kind: int, here: int, space: int) -> bool:
    """Whether an attack from one space reaches another."""
    if here == space:
        return False
    spell = TRAITS[g.card[unit]].spell
    if kind == SPELL and spell and spell.target == "none":
        return WITHIN[spell.effects[0].range][here] >> space & 1 == 1
    if kind == SPELL and spell and spell.range_kind != "spaces":
        return True
    return attack_reach(g, unit, kind, here) >> space & 1 == 1
