"""What changes an attack: its dice, its damage, Defense and Retaliation."""

from __future__ import annotations

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    ByTier,
    Duration,
    Face,
    Keep,
    Op,
    Stat,
    Target,
    Tier,
    UnitType,
    Uses,
    Window,
)


class AttackDice(Op, frozen=True, tag="attack_dice"):
    """Roll count attack dice; keep the highest, the lowest or the sum."""

    count: int
    keep: Keep
    duration: Duration | None = None
    target: Target | None = None


class CancelAttackDie(Op, frozen=True, tag="cancel_attack_die"):
    """The attack die just rolled and what it triggered do not count."""

    window: Window
    attacker_type: Literal["ranged"] | None = None


class CancelLethalAttack(Op, frozen=True, tag="cancel_lethal_attack"):
    """Call off an attack that would bring the unit to 0 HP (no damage, no retaliation by it)."""

    target: Target
    power_by_tier: ByTier | None = None
    tiers: tuple[Tier, ...] = ()
    uses: Uses | None = None


class CardsAsAttack(Op, frozen=True, tag="cards_as_attack"):
    """Any card may be played as +amount Attack instead of its text."""

    amount: int
    duration: Duration


class ConvertBonus(Op, frozen=True, tag="convert_bonus"):
    """Card bonuses of one kind become bonuses of the other."""

    from_stat: Stat
    to_stat: Stat


class DefenseToken(Op, frozen=True, tag="defense_token"):
    """Place Defense tokens on the targets."""

    target: Target


class DefenseTokenAuto(Op, frozen=True, tag="defense_token_auto"):
    """Defense tokens work without a roll."""


class DefenseTokenFaces(Op, frozen=True, tag="defense_token_faces"):
    """Defense tokens work on these die faces."""

    duration: Duration
    faces: tuple[Face, ...]


class DieMultiplier(Op, frozen=True, tag="die_multiplier"):
    """Multiply an attack die result."""

    factor: int
    window: Window


class IgnoreDefense(Op, frozen=True, tag="ignore_defense"):
    """The target's Defense does not count."""

    duration: Duration
    family: str | None = None
    target: Target | None = None
    tiers: tuple[Tier, ...] = ()


class IgnorePenalty(Op, frozen=True, tag="ignore_penalty"):
    """No ranged penalty of that kind."""

    kind: Literal["adjacent", "all"]
    duration: Duration | None = None
    target: Target | None = None


class IgnoreRetaliation(Op, frozen=True, tag="ignore_retaliation"):
    """The target does not retaliate."""


class MultiRollAttack(Op, frozen=True, tag="multi_roll_attack"):
    """Roll the attack die several times and add the results not ignored."""

    ignore_faces: tuple[Face, ...]
    rolls: int
    target_tier: Tier


class NoAttack(Op, frozen=True, tag="no_attack"):
    """The unit may not attack in that time."""

    duration: Duration
    target: Target
    tiers: tuple[Tier, ...]
    types: tuple[UnitType, ...]


class NoAttackDie(Op, frozen=True, tag="no_attack_die"):
    """Attack without rolling."""

    target: Target


class NullifyAttackBonus(Op, frozen=True, tag="nullify_attack_bonus"):
    """The attacker's die and later Attack bonuses count 0."""

    also_die: bool
    target: Target
    tiers: tuple[Tier, ...]


class RetaliationCube(Op, frozen=True, tag="retaliation_cube"):
    """Add or remove the 'has retaliated' cube."""

    mode: Literal["add", "add_or_remove", "remove"]
    target: Target
    tag: Literal["dragon"] | None = None
    tiers: tuple[Tier, ...] = ()


class RetaliationDice(Op, frozen=True, tag="retaliation_dice"):
    """Enemy retaliations roll several dice and keep one."""

    count: int
    keep: Keep
    duration: Duration | None = None
    target: Target | None = None
