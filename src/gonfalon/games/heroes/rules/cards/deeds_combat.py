"""What the parts of a card's text do to fighting units (chapters SPL, SPC and BAT).

A card can only target units on the board, and none that its kind of effect cannot affect; damage can also target
the Arrow Tower (HER-SIE-10). Between the announcement of an attack and its die, a change of Attack or Defense for
that attack is offered only for the two units involved: it would do nothing for others. A change of Initiative
without a printed duration lasts for the Combat Round: HER-BAT-58, HER-BAT-59 end only Attack and Defense with an
attack, and ending that soon it could never do anything.

Questions: target (target), statistic (choose: 0 attack, 1 defense, 2 initiative), discard (discard, done).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.codes import COLUMNS, NOBODY, NOWHERE, TIERS, TOWER
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.attacks import CancelAttackDie, CancelLethalAttack, DieMultiplier
from gonfalon.games.heroes.printed.ops.cards import DiscardXFor, EnemyDiscard
from gonfalon.games.heroes.printed.ops.combat import ChainDamage, ChangeStat, Damage, StatChoice
from gonfalon.games.heroes.printed.ops.land import Forbid
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import FACES, FLYING, GROUND, RANGED
from gonfalon.games.heroes.rules.combat.fight import BESIDE
from gonfalon.games.heroes.state import Heroes, asked

from .deeds import ACTIVATION, COMBAT, FIGHTING, STARTING, Deed, Play

NO_TARGET: Final[tuple[bool, tuple[int, ...]]] = (False, ())
TARGETS: Final[dict[str | None, tuple[bool, tuple[int, ...]]]] = {
    "any_unit": (False, (GROUND, FLYING, RANGED)),
    "own_unit": (True, (GROUND, FLYING, RANGED)),
    "own_units": (True, (GROUND, FLYING, RANGED)),
    "all_own_units": (True, (GROUND, FLYING, RANGED)),
    "all_own_ranged_units": (True, (RANGED,)),
    "all_own_ground_units": (True, (GROUND,)),
    "own_ranged_unit": (True, (RANGED,)),
    "own_ground_or_flying_unit": (True, (GROUND, FLYING)),
    "ground_or_flying_unit": (False, (GROUND, FLYING)),
    "ranged_unit": (False, (RANGED,)),
}
"""Whether only the player's own units count, and of which types."""


# --------------------------------------------------------------------------- targets


def targets(g: Heroes, p: Play, target: str | None, tiers: tuple[str, ...] = ()) -> list[int]:
    """The units a card may be played on: of these tiers, and not immune to it."""
    return [unit for unit, at in enumerate(g.at) if 0 <= at < TOWER and suits(g, p, unit, target, tiers)]


def has_target(g: Heroes, p: Play, target: str | None, tiers: tuple[str, ...] = ()) -> bool:
    """Whether there is any such unit."""
    for unit, at in enumerate(g.at):  # noqa: SIM110
        if 0 <= at < TOWER and suits(g, p, unit, target, tiers):
            return True
    return False


def suits(g: Heroes, p: Play, unit: int, target: str | None, tiers: tuple[str, ...]) -> bool:
    own, types = TARGETS.get(target, NO_TARGET)
    if own and g.side[unit] != p.side:
        return False
    face = FACES[g.unit[unit]]
    if face.type not in types or (tiers and TIERS[face.tier] not in tiers):
        return False
    return p.kind != "spell" or fight.affected(g, unit, p.kind, p.card)


def with_tower(g: Heroes, units: list[int]) -> list[int]:
    """Card effects can damage the Arrow Tower (HER-SIE-10)."""
    tower = fight.unit_at(g, TOWER)
    return units if tower == NOBODY else [*units, tower]


async def pick(g: Heroes, p: Play, units: Sequence[int], rule: str = "HER-CRD-26") -> int:
    """Ask for the unit."""
    return fight.unit_at(g, await pick_space(g, p, [g.at[unit] for unit in units], rule))


async def pick_space(g: Heroes, p: Play, spaces: Sequence[int], rule: str) -> int:
    options: list[Option] = [("target", space) for space in sorted(spaces)]
    option = await Ask(p.seat, "target", options, rule=rule, about=(p.card,), default=options[0])
    return int(option[1])


def enemy(g: Heroes, p: Play) -> int:
    """The player on the other side; NOBODY outside a combat and against Neutral Units."""
    return NOBODY if p.side == NOWHERE else g.sides[1 - p.side]


def in_combat(g: Heroes, p: Play) -> bool:
    return p.moment != "map"


# --------------------------------------------------------------------------- values


def in_strike(g: Heroes, p: Play, stat: str, duration: str | None) -> bool:
    """During an attack, bonuses for one attack go to the units in it."""
    return p.moment == "attack" and duration == "attack" and stat in ("attack", "defense") and bool(g.strike)


def stat_targets(g: Heroes, p: Play, op: ChangeStat | DiscardXFor) -> list[int]:
    if in_strike(g, p, op.stat, op.duration):
        return [unit for unit in g.strike[:2] if g.at[unit] != TOWER and suits(g, p, unit, op.target, ())]
    return targets(g, p, op.target)


def can_change(g: Heroes, p: Play, op: ChangeStat) -> bool:
    if in_strike(g, p, op.stat, op.duration):
        return bool(stat_targets(g, p, op))
    return has_target(g, p, op.target)


async def change_stat(g: Heroes, p: Play, op: ChangeStat) -> None:
    """Raise or lower a statistic: of one unit, of the unit already chosen, or of every unit the text covers."""
    if not in_combat(g, p):
        return
    if op.target == "same_unit":
        units = [p.unit]
    else:
        units = stat_targets(g, p, op)
        if units and not (op.target or "").startswith("all_"):
            units = [await pick(g, p, units, rule="HER-BAT-44")]
    for unit in units:
        double = 2 if is_favoured(g, unit, op.double_for) else 1
        assert op.amount != "modifier"
        change(g, p, unit, op.stat, op.amount * double, op.duration, op.condition == "target_not_adjacent")


def is_favoured(g: Heroes, unit: int, names: tuple[str, ...]) -> bool:
    """Specialties count double for some families, or for all units with a tag."""
    face = FACES[g.unit[unit]]
    return face.family in names or any(f"tag:{tag}" in names for tag in face.tags)


def change(g: Heroes, p: Play, unit: int, stat: str, amount: int, duration: str | None, far: bool = False) -> None:
    """Record a change to a unit for as long as it lasts (HER-BAT-58, HER-BAT-59)."""
    until = duration or "attack"
    if stat == "initiative" and until == "attack":
        until = "combat_round"
    fight.row(g, "attack_far" if far else stat, unit, amount, until, p.card)
    g.tell("changed", g.unit[unit], g.at[unit], STATS.index(stat), amount)
    p.unit = unit


STATS: Final = ("attack", "defense", "initiative", "hp")


def targeted(g: Heroes, p: Play, op: Any) -> bool:
    """Whether there is a unit of the tiers and types the text names."""
    return has_target(g, p, op.target, getattr(op, "tiers", ()))


async def choose_stat(g: Heroes, p: Play, op: StatChoice) -> None:
    """One of several statistics, the player's choice."""
    unit = await pick(g, p, targets(g, p, op.target))
    options: list[Option] = [("choose", STATS.index(stat)) for stat in op.stats]
    option = await Ask(
        p.seat, "statistic", options, rule="HER-CRD-17", about=(p.card, g.unit[unit]), default=options[0]
    )
    change(g, p, unit, STATS[option[1]], op.amount, op.duration)


def can_discard_for(g: Heroes, p: Play, op: DiscardXFor) -> bool:
    return len(g.hand[p.seat]) > 1 and bool(stat_targets(g, p, op))


async def discard_for(g: Heroes, p: Play, op: DiscardXFor) -> None:
    """Discard any number of cards; each raises the statistic."""
    unit = await pick(g, p, stat_targets(g, p, op), rule="HER-BAT-44")
    raised = 0
    while g.hand[p.seat]:
        options: list[Option] = [("done",), *(("discard", card) for card in sorted(set(g.hand[p.seat])))]
        verb, *args = await Ask(
            p.seat, "discard", asked(options), rule="HER-CRD-03", about=(p.card,), default=("done",)
        )
        if verb == "done":
            break
        g.lay_off(p.seat, *args)
        g.tell("discarded", p.seat, *args)
        raised += op.amount_each
    if raised:
        change(g, p, unit, op.stat, raised, op.duration)


# --------------------------------------------------------------------------- damage


def can_damage(g: Heroes, p: Play, op: Damage) -> bool:
    if op.target == "two_adjacent_spaces":
        return has_target(g, p, "any_unit")
    return has_target(g, p, op.target) or TOWER in g.at


async def damage(g: Heroes, p: Play, op: Damage) -> None:
    """Damage that Defense does not reduce (HER-SPL-16)."""
    if op.target == "two_adjacent_spaces":
        hit = await two_spaces(g, p)
    else:
        hit = [await pick(g, p, with_tower(g, targets(g, p, op.target)), rule="HER-SPL-16")]
    for unit in hit:
        fight.wound(g, unit, op.amount, p.kind)


async def two_spaces(g: Heroes, p: Play) -> list[int]:
    """Two adjacent spaces with at least one unit that can be hurt; returns the units on them."""
    held = {g.at[unit] for unit in targets(g, p, "any_unit")}
    first = await pick_space(g, p, sorted(held.union(*(BESIDE[space] for space in held))), "HER-SPL-16")
    seconds = BESIDE[first] if first in held else [space for space in BESIDE[first] if space in held]
    second = await pick_space(g, p, seconds, "HER-SPL-16")
    return [fight.unit_at(g, space) for space in (first, second) if space in held]


def distance(one: int, other: int) -> int:
    """Steps between two spaces (HER-BAT-23)."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def can_chain(g: Heroes, p: Play, op: ChainDamage) -> bool:
    return has_target(g, p, "any_unit")


async def chain(g: Heroes, p: Play, op: ChainDamage) -> None:
    """A unit and the two closest to it, friends included. The player breaks ties and decides which of the two
    takes the higher number; units immune to spells are skipped."""
    units = targets(g, p, "any_unit")
    first = await pick(g, p, units, rule="HER-SPL-16")
    others = sorted((distance(g.at[first], g.at[unit]), unit) for unit in units if unit != first)
    hit = [first]
    if others:
        reach = others[min(1, len(others) - 1)][0]
        near = [unit for steps, unit in others if steps <= reach]
        if len(near) <= 2 and op.amounts[1] == op.amounts[2]:
            near = near[:1]
        hit.append(await pick(g, p, near, rule="HER-SPL-16"))
        certain = [unit for steps, unit in others if steps < reach and unit != hit[1]]
        rest = certain or [unit for steps, unit in others if steps <= reach and unit != hit[1]]
        if rest:
            hit.append(await pick(g, p, rest, rule="HER-SPL-16"))
    for unit, amount in zip(hit, op.amounts, strict=False):
        fight.wound(g, unit, amount, p.kind)


# --------------------------------------------------------------------------- dice and attacks


def rolled(g: Heroes, p: Play, op: Op) -> bool:
    return bool(g.strike and g.rolled)


async def cancel_die(g: Heroes, p: Play, op: CancelAttackDie) -> None:
    """The die and anything it triggered do not count."""
    fight.row(g, "die_off", g.strike[0], 1, "attack", p.card)


async def multiply_die(g: Heroes, p: Play, op: DieMultiplier) -> None:
    fight.row(g, "die_times", g.strike[0], op.factor, "attack", p.card)


def can_save(g: Heroes, p: Play, op: CancelLethalAttack) -> bool:
    """Only the unit under attack, of a tier that the text or the Power played allows."""
    if not g.strike or g.side[g.strike[1]] != p.side:
        return False
    tier = TIERS[FACES[g.unit[g.strike[1]]].tier]
    if not fight.affected(g, g.strike[1], p.kind, p.card):
        return False
    if op.power_by_tier is not None:
        return g.power[p.seat] >= getattr(op.power_by_tier, tier, 99)
    return tier in op.tiers


async def save(g: Heroes, p: Play, op: CancelLethalAttack) -> None:
    """Call off an attack that would reduce the player's unit to 0 HP. A Specialty that needs Power uses all of it
    up, as a Spell does (HER-SPL-05, HER-SPC-02)."""
    fight.row(g, "called_off", g.strike[1], 1, "attack", p.card)
    if op.power_by_tier is not None:
        g.power = put(g.power, p.seat, 0)
        g.spent = put(g.spent, p.seat, ())


# --------------------------------------------------------------------------- the enemy player


def can_rob(g: Heroes, p: Play, op: EnemyDiscard) -> bool:
    """Only against a player on the other side of the combat."""
    foe = enemy(g, p)
    return foe != NOBODY and bool(g.hand[foe])


async def rob(g: Heroes, p: Play, op: EnemyDiscard) -> None:
    """The enemy discards cards at random, face up (HER-VIS-14)."""
    foe = enemy(g, p)
    for _ in range(min(op.amount, len(g.hand[foe]) if foe != NOBODY else 0)):
        card = g.hand[foe][g.below(len(g.hand[foe]))]
        g.lay_off(foe, card)
        g.tell("discarded", foe, card)


def can_shackle(g: Heroes, p: Play, op: Forbid) -> bool:
    """There must be an enemy hero."""
    return enemy(g, p) != NOBODY and g.fighter[1 - p.side] != NOBODY


async def shackle(g: Heroes, p: Play, op: Forbid) -> None:
    """The enemy hero cannot Surrender in this combat; between players there is no Retreat anyway (HER-BAT-54)."""
    g.last("no_surrender", enemy(g, p), 1, "combat", p.card)


ROLLED: Final = frozenset({"rolled"})

DEEDS: Final[dict[type[Op], Deed]] = {
    ChangeStat: Deed(FIGHTING, can_change, change_stat),
    StatChoice: Deed(COMBAT, targeted, choose_stat),
    DiscardXFor: Deed(FIGHTING, can_discard_for, discard_for),
    Damage: Deed(ACTIVATION, can_damage, damage),
    ChainDamage: Deed(ACTIVATION, can_chain, chain),
    CancelAttackDie: Deed(ROLLED, rolled, cancel_die),
    DieMultiplier: Deed(ROLLED, rolled, multiply_die),
    CancelLethalAttack: Deed(frozenset({"lethal"}), can_save, save),
    EnemyDiscard: Deed(COMBAT, can_rob, rob),
    Forbid: Deed(STARTING, can_shackle, shackle),
}
