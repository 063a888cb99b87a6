"""What an attack is worth before it is made: every dice result, weighed by what the units lose.

Damage follows the rules of attack.py, die by die; optional rerolls are ignored. A unit is worth its strength;
wounds count for less than half of that until they bring down a face of its card.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

from gonfalon.games.heroes.bots.judge import strength
from gonfalon.games.heroes.codes import ACTED, NOBODY, flipped, is_pack
from gonfalon.games.heroes.rules.combat import attack_dice, fight, strikes
from gonfalon.games.heroes.rules.combat.attack_dice import FACES_OF_DIE, FIRST, RETALIATION, SPLASH
from gonfalon.games.heroes.rules.combat.damage import attack_value, defense_value
from gonfalon.games.heroes.rules.combat.faces import FACES, RANGED, TOWER_UNIT
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.memo import Memo

WOUND: Final = 0.5
"""How much of a face's worth is gone when it is almost beaten."""
IN_TIME: Final = 0.35
"""How much more a unit is worth if it falls before it has acted."""
TOWER_WORTH: Final = 8.0
AGAIN: Final = 0.9
"""What a second shot is worth relative to the first."""

Odds = tuple[tuple[float, int], ...]
"""Pairs of a chance and a damage."""


@cache
def results(count: int, keep: str, barred: tuple[int, ...]) -> tuple[tuple[float, int], ...]:
    """The combined result of the dice, with its chance; faces with a forced reroll never stay."""
    faces = [face for face in FACES_OF_DIE if face not in barred] or list(FACES_OF_DIE)
    chances: dict[int, float] = {}
    for dice in product(faces, repeat=count):
        shown = attack_dice.kept(dice, keep)
        chances[shown] = chances.get(shown, 0.0) + len(faces) ** -count
    return tuple((chance, shown) for shown, chance in sorted(chances.items()))


def barred_faces(g: Heroes, attacker: int, kind: int) -> tuple[int, ...]:
    """Faces the unit always rerolls."""
    found = (
        attack_dice.attack_abilities(g, attacker, kind).get("reroll"),
        fight.face(g, attacker).passive.get("reroll"),
    )
    return tuple(face for each in found if each is not None and not each.optional for face in each.faces)


def damages(g: Heroes, attacker: int, target: int, kind: int) -> Odds:
    """The damage an attack may deal from where the unit stands. While no effect lasts, few things decide it, and
    the same strikes come up again and again."""
    if g.rows:
        return dealt_by(g, attacker, target, kind)
    key = (
        g.unit[attacker],
        g.unit[target],
        kind,
        attack_dice.penalised(g, attacker, target, attack_dice.attack_abilities(g, attacker, kind)),
        fight.has_defense_token(g, target),
        fight.sheltered(g, target, attacker),
        g.variants,
    )
    return STRIKES.get(key, lambda: dealt_by(g, attacker, target, kind))


STRIKES: Final = Memo[Odds](1 << 13)
"""The damage of strikes without lasting effects, by all that it depends on."""


def dealt_by(g: Heroes, attacker: int, target: int, kind: int) -> Odds:
    """The damage of a strike, die by die."""
    mine = attack_dice.attack_abilities(g, attacker, kind)
    count, keep = attack_dice.dice_of(g, attacker, target, kind)
    throws = not fight.is_under(g, "no_die", attacker)
    fixed = fight.face(g, target).passive.get("set_attacker_die")
    token = fight.has_defense_token(g, target)
    less = int(fight.face(g, attacker).type == RANGED and fight.sheltered(g, target, attacker))
    least = int(g.has_variant("minimum_damage"))
    found: dict[int, float] = {}
    for chance, shown in results(count, keep, barred_faces(g, attacker, kind)) if throws else ((1.0, 0),):
        face = fixed.face if fixed is not None and throws else shown
        counted, triggers = attack_dice.die_counts(g, attacker, face, throws, mine)
        damage = attack_value(g, attacker, target, kind, triggers) + counted
        damage -= defense_value(g, attacker, target, kind, triggers)
        for part, guard in ((chance / 3, 1), (chance * 2 / 3, 0)) if token else ((chance, 0),):
            dealt = max(least, max(0, damage - guard) - less)
            found[dealt] = found.get(dealt, 0.0) + part
    return tuple((chance, damage) for damage, chance in found.items())


class Hurt(NamedTuple):
    """What is left of a unit: its code, its wounds, and its worth; nothing if beaten."""

    code: int
    wounds: int
    worth: float


@lru_cache(1 << 12)
def standing(code: int, wounds: int, hp: int) -> float:
    """What a face with wounds is worth, with what is below it."""
    if code == TOWER_UNIT:
        return TOWER_WORTH * (1 - WOUND * wounds / hp)
    below = strength(flipped(code)) if is_pack(code) else 0.0
    return below + (strength(code) - below) * (1 - WOUND * wounds / hp)


def worth(g: Heroes, unit: int) -> float:
    """What a fighting unit is worth now."""
    return standing(g.unit[unit], g.wounds[unit], fight.hp(g, unit))


def struck(g: Heroes, unit: int, damage: int) -> Hurt:
    """A unit after that much damage."""
    return hurt(g.unit[unit], g.wounds[unit] + damage, fight.hp(g, unit))


@lru_cache(1 << 12)
def hurt(code: int, wounds: int, hp: int) -> Hurt:
    """What is left of a unit with that face after these wounds."""
    if wounds < hp:
        return Hurt(code, wounds, standing(code, wounds, hp))
    wounds -= hp
    if is_pack(code):
        few = flipped(code)
        if wounds < FACES[few].hp:
            return Hurt(few, wounds, standing(few, wounds, FACES[few].hp))
    return Hurt(NOBODY, 0, 0.0)


def loss(g: Heroes, unit: int, odds: Odds) -> float:
    """What a unit is expected to lose; more if it falls before it has acted."""
    early = 0.0 if g.marks[unit] & ACTED else IN_TIME
    return loss_of(g.unit[unit], g.wounds[unit], fight.hp(g, unit), early, odds)


@lru_cache(1 << 13)
def loss_of(code: int, wounds: int, hp: int, early: float, odds: Odds) -> float:
    """What a face with wounds is expected to lose; `early` is how much more it counts that it falls."""
    now, total = standing(code, wounds, hp), 0.0
    for chance, damage in odds:
        if damage:
            left = hurt(code, wounds + damage, hp)
            total += chance * (now - left.worth if left.code != NOBODY else now * (1 + early))
    return total


def may_answer(g: Heroes, unit: int, attacker: int, kind: int) -> bool:
    """Whether a unit that survives an attack retaliates (HER-BAT-47)."""
    if kind & (RETALIATION | SPLASH) or not fight.adjacent(g, unit, attacker):
        return False
    if kind & FIRST and "ignore_retaliation" in fight.face(g, attacker).on_attack:
        return False
    return fight.may_retaliate(g, unit)


def answer(g: Heroes, unit: int, attacker: int, odds: Odds) -> float:
    """What the attacker is expected to lose to the Retaliation, given how much of the unit is left to strike."""
    code, total = g.unit[unit], 0.0
    losses: dict[int, float] = {}
    for chance, damage in odds:
        left = struck(g, unit, damage).code
        if left == NOBODY:
            continue
        if left not in losses:
            g.unit[unit] = left
            losses[left] = loss(g, attacker, damages(g, unit, attacker, RETALIATION))
            g.unit[unit] = code
        total += chance * losses[left]
    return total


def strike(g: Heroes, attacker: int, target: int, kind: int = FIRST) -> tuple[float, float]:
    """What target and attacker are expected to lose in an attack from where the unit stands."""
    odds = damages(g, attacker, target, kind)
    dealt = loss(g, target, odds)
    mine = attack_dice.attack_abilities(g, attacker, kind)
    if "second_attack" in mine and not fight.adjacent(g, attacker, target):
        dealt *= 1 + AGAIN
    if "splash_attack" in mine or "line_attack" in mine:
        dealt += splashed(g, attacker, target)
    suffered = answer(g, target, attacker, odds) if may_answer(g, target, attacker, kind) else 0.0
    return dealt, suffered


def splashed(g: Heroes, attacker: int, target: int) -> float:
    """What a further strike is worth: a friend that is hit counts against it."""
    values = [
        loss(g, each, damages(g, attacker, each, SPLASH)) * (1 if g.side[each] != g.side[attacker] else -1)
        for each in strikes.splash_victims(g, attacker, target, g.at[target])
    ]
    return max(values, default=0.0)


def strike_from(g: Heroes, attacker: int, space: int, target: int) -> tuple[float, float]:
    """The same from another space."""
    at = g.at[attacker]
    g.at[attacker] = space
    found = strike(g, attacker, target)
    g.at[attacker] = at
    return found
