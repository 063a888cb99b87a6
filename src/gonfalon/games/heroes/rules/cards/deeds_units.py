"""What the parts of a card's text do to single units besides their values: tokens, lasting effects, positions.

Questions: cleanse (pass, choose: 0 the Paralysis Token, then the effects in order), relief (choose: 0 damage, 1
Paralysis Token), and target as in deeds_combat.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.codes import NOBODY, PARALYSED, RETALIATED, SPACES, TOWER
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.attacks import NoAttackDie, RetaliationCube
from gonfalon.games.heroes.printed.ops.combat import (
    Cleanse,
    Heal,
    Immune,
    Paralyse,
    SuppressAbility,
    SwapUnits,
    TeleportUnit,
    Thorns,
)
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes

from .deeds import ACTIVATION, FIGHTING, STARTING, Deed, Play
from .deeds_combat import in_combat, in_strike, pick, pick_space, suits, targeted, targets
from .lasting import fade

# --------------------------------------------------------------------------- tokens and effects that last


def heal_targets(g: Heroes, p: Play, op: Heal) -> list[int]:
    """The player's own units with damage, or with the token that may be removed instead."""
    marks = PARALYSED if op.or_remove else 0
    return [unit for unit in targets(g, p, op.target) if g.wounds[unit] or g.marks[unit] & marks]


def can_heal(g: Heroes, p: Play, op: Heal) -> bool:
    return op.target != "same_unit" and bool(heal_targets(g, p, op))


async def heal(g: Heroes, p: Play, op: Heal) -> None:
    """Remove damage from a unit, or a Paralysis Token where the text says so."""
    if not in_combat(g, p):
        return
    if op.target == "same_unit":
        if p.unit != NOBODY:
            fight.heal(g, p.unit, op.amount)
        return
    units = heal_targets(g, p, op)
    if not units:
        return
    unit = await pick(g, p, units)
    ways: list[Option] = [("choose", 0)] if g.wounds[unit] else []
    if op.or_remove and g.marks[unit] & PARALYSED:
        ways.append(("choose", 1))
    option = await Ask(p.seat, "relief", ways, rule="HER-CRD-17", about=(p.card, g.unit[unit]), default=ways[0])
    if option[1]:
        g.marks[unit] &= ~PARALYSED
    else:
        fight.heal(g, unit, op.amount)


def effects_on(g: Heroes, unit: int) -> list[tuple[str, int]]:
    """The card effects on a unit: which effect, by which card. A card laid on it counts as the unit itself, not as
    an effect."""
    found = [
        (row.what, row.card)
        for row in g.rows
        if row.subject == unit and row.card != NOBODY and row.what != "overlay"
    ]
    return list(dict.fromkeys(found))


def cleanse_targets(g: Heroes, p: Play, op: Cleanse) -> list[int]:
    """Units the card could help: with damage, a Paralysis Token or an effect."""
    return [
        unit
        for unit in targets(g, p, op.target)
        if g.wounds[unit] or g.marks[unit] & PARALYSED or effects_on(g, unit)
    ]


def can_cleanse(g: Heroes, p: Play, op: Cleanse) -> bool:
    return bool(cleanse_targets(g, p, op))


async def cleanse(g: Heroes, p: Play, op: Cleanse) -> None:
    """Remove any one effect or the Paralysis Token from a unit, or nothing; 0 is the token, then come the
    effects."""
    p.unit = await pick(g, p, cleanse_targets(g, p, op))
    options: list[Option] = [("pass",)]
    if g.marks[p.unit] & PARALYSED:
        options.append(("choose", 0))
    options += [("choose", n) for n in range(1, len(effects_on(g, p.unit)) + 1)]
    about = (p.card, g.unit[p.unit])
    verb, *args = await Ask(p.seat, "cleanse", options, rule="HER-CRD-17", about=about, default=("pass",))
    if verb == "pass":
        return
    if args[0] == 0:
        g.marks[p.unit] &= ~PARALYSED
        return
    what, card = effects_on(g, p.unit)[args[0] - 1]
    g.rows = tuple(row for row in g.rows if not (row.what == what and row.subject == p.unit and row.card == card))
    g.tell("cleansed", g.unit[p.unit], g.at[p.unit], card)
    fade(g, card)


async def paralyse(g: Heroes, p: Play, op: Paralyse) -> None:
    fight.paralyse(g, await pick(g, p, targets(g, p, op.target, op.tiers), rule="HER-BAT-30"))


def lasting(what: str, amount: Callable[[Any], int]) -> Any:
    """An effect that stays on a unit as long as the text says."""

    async def lay(g: Heroes, p: Play, op: Any) -> None:
        unit = await pick(g, p, targets(g, p, op.target, getattr(op, "tiers", ())))
        fight.row(g, what, unit, amount(op), getattr(op, "duration", "attack"), p.card)
        p.unit = unit

    return lay


def bless_targets(g: Heroes, p: Play, op: NoAttackDie) -> list[int]:
    """During an attack, only a unit that fights in it."""
    if in_strike(g, p, "attack", "attack"):
        return [unit for unit in g.strike[:2] if g.at[unit] != TOWER and suits(g, p, unit, op.target, ())]
    return targets(g, p, op.target)


def can_bless(g: Heroes, p: Play, op: NoAttackDie) -> bool:
    return bool(bless_targets(g, p, op))


async def bless(g: Heroes, p: Play, op: NoAttackDie) -> None:
    """The unit attacks without rolling."""
    p.unit = await pick(g, p, bless_targets(g, p, op), rule="HER-BAT-26")
    fight.row(g, "no_die", p.unit, 1, "attack", p.card)


def cubes(g: Heroes, p: Play, op: RetaliationCube) -> list[int]:
    return [unit for unit in targets(g, p, op.target, op.tiers) if g.marks[unit] & RETALIATED]


def can_uncube(g: Heroes, p: Play, op: RetaliationCube) -> bool:
    return bool(cubes(g, p, op))


async def uncube(g: Heroes, p: Play, op: RetaliationCube) -> None:
    """Take the cube off a unit that has retaliated, so that it may do so again (HER-BAT-28)."""
    unit = await pick(g, p, cubes(g, p, op), rule="HER-BAT-28")
    g.marks[unit] &= ~RETALIATED
    g.tell("may_retaliate", g.unit[unit], g.at[unit])


# --------------------------------------------------------------------------- places


def can_swap(g: Heroes, p: Play, op: SwapUnits) -> bool:
    return len(targets(g, p, op.target)) > 1


async def swap(g: Heroes, p: Play, op: SwapUnits) -> None:
    """Two of the player's units swap positions."""
    units = targets(g, p, op.target)
    first = await pick(g, p, units)
    fight.swap(g, first, await pick(g, p, [unit for unit in units if unit != first]))


async def teleport(g: Heroes, p: Play, op: TeleportUnit) -> None:
    """Move a unit to any empty space on the board, ignoring obstacles."""
    unit = await pick(g, p, targets(g, p, op.target, op.tiers))
    closed = fight.blocked(g, g.side[unit])
    free = [space for space in range(SPACES) if not closed >> space & 1]
    fight.put_at(g, unit, await pick_space(g, p, free, "HER-BAT-25"))


DEEDS: Final[dict[type[Op], Deed]] = {
    Heal: Deed(FIGHTING, can_heal, heal),
    Cleanse: Deed(FIGHTING, can_cleanse, cleanse),
    Paralyse: Deed(ACTIVATION, targeted, paralyse),
    SuppressAbility: Deed(ACTIVATION, targeted, lasting("suppressed", lambda op: 1)),
    Immune: Deed(ACTIVATION, targeted, lasting("immune_spells", lambda op: 1)),
    Thorns: Deed(ACTIVATION, targeted, lasting("thorns", lambda op: op.amount)),
    NoAttackDie: Deed(FIGHTING, can_bless, bless),
    RetaliationCube: Deed(FIGHTING, can_uncube, uncube),
    SwapUnits: Deed(ACTIVATION | STARTING, can_swap, swap),
    TeleportUnit: Deed(ACTIVATION, targeted, teleport),
}
