"""What only the abilities of units do."""

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    Condition,
    Duration,
    Face,
    Op,
    Resource,
    Stat,
    Target,
    Tier,
    Uses,
    Window,
)


class AttackToken(Op, frozen=True, tag="attack_token"):
    """Place an Attack token of that value (one per unit; owner keeps one if there would be two)."""

    amount: int
    duration: Duration
    target: Target


class CorrosionToken(Op, frozen=True, tag="corrosion_token"):
    """Place a Corrosion token: -1 Defense (minimum 0) until combat ends, one per unit."""

    target: Target


class DamageCap(Op, frozen=True, tag="damage_cap"):
    """A single attack cannot deal more than amount."""

    amount: int


class DefenseOnAttackerDie(Op, frozen=True, tag="defense_on_attacker_die"):
    """+amount Defense when the attacker's final die shows one of the faces."""

    amount: int
    faces: tuple[Face, ...]


class DieModifier(Op, frozen=True, tag="die_modifier"):
    """Add amount to the attack die result."""

    amount: int


class DiscardToCancelAttackDie(Op, frozen=True, tag="discard_to_cancel_attack_die"):
    """When attacked, discard to make the attack die count 0."""

    cards: int


class EnemyCannotCast(Op, frozen=True, tag="enemy_cannot_cast"):
    """The enemy cannot cast spells."""

    condition: Condition


class EnemyLosePositiveMorale(Op, frozen=True, tag="enemy_lose_positive_morale"):
    """The enemy's Positive Morale token is discarded."""


class EnemySpellPower(Op, frozen=True, tag="enemy_spell_power"):
    """Change the Power of every enemy spell (minimum 0)."""

    amount: int
    condition: Condition | None = None


class EnemySpellTax(Op, frozen=True, tag="enemy_spell_tax"):
    """Extra discard the enemy must make to cast a spell."""

    amount: int
    discard: Literal["any_card", "card_with_power"]


class IgnoreOwnAttackDie(Op, frozen=True, tag="ignore_own_attack_die"):
    """Its own attack die counts 0."""


class IgnorePrintedDefense(Op, frozen=True, tag="ignore_printed_defense"):
    """Only Defense bonuses from cards count."""


class LineAttack(Op, frozen=True, tag="line_attack"):
    """Second strike with the given Attack on the space straight behind the target."""

    second_attack: int


class MagicResistanceRoll(Op, frozen=True, tag="magic_resistance_roll"):
    """Roll a die when targeted alone by a Spell or Specialty; on the faces it has no effect."""

    faces: tuple[Face, ...]


class MillForSpell(Op, frozen=True, tag="mill_for_spell"):
    """Discard cards from your deck and take one Spell among them."""

    cards: int
    exact: bool


class MultiAttack(Op, frozen=True, tag="multi_attack"):
    """Attack several targets, one roll each."""

    max_targets: int
    target: Target


class OnDefeat(Op, frozen=True, tag="on_defeat"):
    """When this unit is defeated."""

    by_faction: str
    then: Literal["reinforce_free"]
    tiers: tuple[Tier, ...]


class OnDie(Op, frozen=True, tag="on_die"):
    """When its own attack die shows one of the faces."""

    faces: tuple[Face, ...]
    then: Literal["attack_bonus", "draw", "paralyse", "target_defense_modifier"]
    amount: int = 0


class OnKill(Op, frozen=True, tag="on_kill"):
    """When it removes a unit from combat."""

    amount: int
    resource: Resource
    then: Literal["gain"]
    uses: Uses


class Poison(Op, frozen=True, tag="poison"):
    """Place cubes on the target; each of its activations removes one and deals damage."""

    cubes: int
    damage: int
    include_retaliation: bool = False


class RetaliationAttackModifier(Op, frozen=True, tag="retaliation_attack_modifier"):
    """Change the Attack of the target's retaliation."""

    amount: int


class ReturnToStart(Op, frozen=True, tag="return_to_start"):
    """The unit may go back to where it came from."""

    optional: bool
    window: Window | None = None


class RootAdjacentEnemies(Op, frozen=True, tag="root_adjacent_enemies"):
    """Adjacent enemies cannot move at their activation."""


class SecondAttack(Op, frozen=True, tag="second_attack"):
    """One more attack under the condition."""

    condition: Condition
    timing: Literal["after_retaliation", "immediate"]
    faces: tuple[Face, ...] = ()
    target: Target | None = None


class SetAttackerDie(Op, frozen=True, tag="set_attacker_die"):
    """Set the attacker's first roll to that face."""

    face: Face


class SplashAttack(Op, frozen=True, tag="splash_attack"):
    """Another attack on a unit next to the target."""

    attack: int


class StatVs(Op, frozen=True, tag="stat_vs"):
    """As stat, only against that family."""

    amount: int
    family: str
    stat: Stat


class SummonOrReinforce(Op, frozen=True, tag="summon_or_reinforce"):
    """Summon that unit or reinforce it."""

    condition: Condition
    unit: str
    uses: Uses


class SurviveAt(Op, frozen=True, tag="survive_at"):
    """Stay at that HP instead of falling."""

    hp: int
    uses: Uses


class TargetDefenseModifier(Op, frozen=True, tag="target_defense_modifier"):
    """Change the target's Defense for this attack (minimum 0)."""

    amount: int


class TeleportMove(Op, frozen=True, tag="teleport_move"):
    """Its move may end on any empty space."""


class UnlimitedRetaliation(Op, frozen=True, tag="unlimited_retaliation"):
    """No limit of one retaliation per round."""


class VirtualDefenseToken(Op, frozen=True, tag="virtual_defense_token"):
    """Counts as having a Defense token."""

    condition: Condition | None = None
    target: Target | None = None
