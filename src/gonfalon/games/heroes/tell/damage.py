"""What an attack would do: the damage it may deal, and the chance that its target turns to Few or falls.

Computed from public information over all dice results; cards that could still be played are not considered.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from gonfalon.games.heroes.codes import NOBODY, flipped, is_pack
from gonfalon.games.heroes.rules.combat import attack_dice, fight
from gonfalon.games.heroes.rules.combat.attack_dice import FIRST, RETALIATION
from gonfalon.games.heroes.rules.combat.damage import attack_value, defense_value
from gonfalon.games.heroes.rules.combat.faces import RANGED
from gonfalon.games.heroes.state import Heroes

RESULTS: Final = (-1, 0, 1)
"""The faces of an Attack Die, all equally likely."""


class Blow(NamedTuple):
    """The least and most damage, the chance of beating the visible face, and whether the target retaliates."""

    least: int
    most: int
    falls: float
    answered: bool

    @property
    def span(self) -> str:
        """The damage in figures."""
        return str(self.most) if self.least == self.most else f"{self.least}–{self.most}"


def blow(g: Heroes, unit: int, space: int, target: int, kind: int = FIRST) -> Blow:
    """A unit's attack from a space; `kind` as in `rules.combat.attack_dice`."""
    after = moved(g, unit, space)
    dealt = list(damages(after, unit, target, kind))
    left = fight.hp(after, target) - after.wounds[target]
    falls = sum(chance for damage, chance in dealt if damage >= left)
    values = [damage for damage, _ in dealt]
    return Blow(min(values), max(values), falls, not kind & RETALIATION and answers(after, unit, target))


def moved(g: Heroes, unit: int, space: int) -> Heroes:
    """The combat with the unit moved there."""
    if g.at[unit] == space:
        return g
    after = g.copy()
    after.at[unit] = space
    return after


def damages(g: Heroes, unit: int, target: int, kind: int) -> Iterator[tuple[int, float]]:
    """Every result with its chance (HER-BAT-45, HER-BAT-46)."""
    mine = attack_dice.attack_abilities(g, unit, kind)
    count, keep = attack_dice.dice_of(g, unit, target, kind)
    throws = not fight.is_under(g, "no_die", unit)
    own = (mine.get("reroll"), fight.face(g, unit).passive.get("reroll"))
    again = [] if g.has_variant("no_rerolls") else [op for op in own if op is not None and not op.optional]
    faces = [face for face in RESULTS if not any(face in op.faces for op in again)]
    rolls = list(product(faces, repeat=count)) if throws else [()]
    fixed = fight.face(g, target).passive.get("set_attacker_die")
    guards = (0, 0, 1) if fight.has_defense_token(g, target) else (0,)
    for roll, guard in product(rolls, guards):
        shown = fixed.face if fixed is not None and throws else attack_dice.kept(roll, keep)
        counted, triggers = attack_dice.die_counts(g, unit, shown, throws, mine)
        damage = attack_value(g, unit, target, kind, triggers) + counted - guard
        damage = max(0, damage - defense_value(g, unit, target, kind, triggers))
        if fight.face(g, unit).type == RANGED and fight.sheltered(g, target, unit):
            damage = max(0, damage - 1)
        least = 1 if g.has_variant("minimum_damage") else 0
        yield max(least, damage), 1 / (len(rolls) * len(guards))


def answer(g: Heroes, unit: int, space: int, target: int) -> str:
    """The damage of the Retaliation to an attack from a space, in figures; empty if none is to be expected. A Pack
    that surely turns to Few answers as a Few."""
    ahead = blow(g, unit, space, target)
    few = is_pack(g.unit[target]) and fight.top_overlay(g, target) == NOBODY
    if not ahead.answered or (ahead.falls == 1 and not few):
        return ""
    after = moved(g, unit, space).copy()
    if ahead.falls == 1:
        after.unit[target] = flipped(after.unit[target])
        after.wounds[target] = 0
    return blow(after, target, after.at[target], unit, RETALIATION).span


def answers(g: Heroes, unit: int, target: int) -> bool:
    """Whether a target that survives retaliates (HER-BAT-27, HER-BAT-28, HER-BAT-29)."""
    silent = "ignore_retaliation" in attack_dice.attack_abilities(g, unit, FIRST)
    return fight.adjacent(g, target, unit) and fight.may_retaliate(g, target) and not silent
