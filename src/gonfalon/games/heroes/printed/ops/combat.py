"""What cards, and some units, do in a combat: attacks, damage, tokens, dice and places on the combat board."""

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    Condition,
    Cost,
    Duration,
    Face,
    Op,
    School,
    Side,
    Stat,
    Structure,
    Target,
    Tier,
    UnitType,
    Uses,
    Window,
)


class AreaRollDamage(Op, frozen=True, tag="area_roll_damage"):
    """Roll the dice; each showing the face deals damage_each to every unit of the area."""

    damage_each: int
    dice: int
    face: Face
    target: Target


class Berserk(Op, frozen=True, tag="berserk"):
    """At its activation the unit must attack the nearest unit, of either side."""

    duration: Duration
    target: Target
    tiers: tuple[Tier, ...]


class ChainDamage(Op, frozen=True, tag="chain_damage"):
    """First amount to the chosen unit, the others to the two closest units as the caster likes."""

    amounts: tuple[int, ...]


class Cleanse(Op, frozen=True, tag="cleanse"):
    """Remove one effect or a Paralysis token from the unit."""

    target: Target
    optional: bool = False


class CloneUnit(Op, frozen=True, tag="clone_unit"):
    """Place a copy of the printed unit on an adjacent empty space; any attack or damage destroys it."""

    duration: Duration
    hp: int
    target: Target
    tiers: tuple[Tier, ...]


class Damage(Op, frozen=True, tag="damage"):
    """Deal damage (not reduced by Defense) to the target; by_power = amount by Power paid."""

    target: Target
    adjacent: int = 0
    amount: int = 0
    by_power: dict[str, int] | None = None
    condition: Condition | None = None
    count: int = 0
    counts_as: Literal["spell"] | None = None
    includes: tuple[Structure, ...] = ()
    length: int = 0
    outside_spell_limit: bool = False
    pay: Cost | None = None
    spend_expert: int = 0
    tiers: tuple[Tier, ...] = ()
    window: Window | None = None


class DestroyStructure(Op, frozen=True, tag="destroy_structure"):
    """Destroy count structures of the kinds (siege only)."""

    kinds: tuple[Structure, ...]
    count: int = 0


class ElementalDamage(Op, frozen=True, tag="elemental_damage"):
    """The unit's attack damage ignores Defense; it is not spell damage."""

    duration: Duration | None = None
    family: str | None = None


class ExtendCombat(Op, frozen=True, tag="extend_combat"):
    """Fight another round against Neutrals; free = no MP."""

    free: bool


class ExtraActivation(Op, frozen=True, tag="extra_activation"):
    """Activate a unit out of order or again."""

    target: Target
    double_for: tuple[str, ...] = ()
    only_unactivated: bool = False


class ForceAbilityTrigger(Op, frozen=True, tag="force_ability_trigger"):
    """A die-dependent ability triggers whatever the roll."""

    target: Target


class HazardSpace(Op, frozen=True, tag="hazard_space"):
    """Mark a combat space that deals damage on the listed moments."""

    damage: int
    duration: Duration
    kind: Literal["fire_wall"]
    on: tuple[Literal["pass_ground", "pass_ranged", "start", "stop"], ...]


class Heal(Op, frozen=True, tag="heal"):
    """Take up to amount damage off the target."""

    amount: int
    target: Target
    mandatory: bool = False
    or_remove: Literal["paralysis"] | None = None
    otherwise: Literal["attack_bonus_1"] | None = None
    uses: Uses | None = None


class Immune(Op, frozen=True, tag="immune"):
    """The named effects or damage do not apply to the unit."""

    to: Literal[
        "ongoing_effects",
        "ongoing_spell_effects",
        "paralysis",
        "school",
        "specialty_damage",
        "specialty_effects_except_damage",
        "spell",
        "spell_damage",
        "spell_effects",
        "spell_effects_except_damage",
    ]
    duration: Duration | None = None
    school: School | None = None
    spell: Literal["magic_arrow"] | None = None
    target: Target | None = None
    tiers: tuple[Tier, ...] = ()


class MoveUnit(Op, frozen=True, tag="move_unit"):
    """Move a unit on the combat board."""

    spaces: int
    target: Target


class NullifyDamage(Op, frozen=True, tag="nullify_damage"):
    """Damage of that kind is 0."""

    duration: Duration
    source_kind: Literal["spell_or_specialty"]


class OverlayUnit(Op, frozen=True, tag="overlay_unit"):
    """Lay the card on the unit; its values replace the unit's until those HP are lost."""

    attack: int
    defense: int
    hp: int
    initiative: int
    persists_between_combats: bool
    requires: Literal["any", "pack"]
    unit: str


class Paralyse(Op, frozen=True, tag="paralyse"):
    """Place a Paralysis token."""

    target: Target
    condition: Condition | None = None
    tiers: tuple[Tier, ...] = ()
    window: Window | None = None


class PlaceObstacle(Op, frozen=True, tag="place_obstacle"):
    """The space becomes an obstacle."""

    duration: Duration


class ReduceDamage(Op, frozen=True, tag="reduce_damage"):
    """Less damage from that kind of source (minimum 0)."""

    amount: int
    source_kind: Literal["retaliation", "spell", "spell_or_specialty"]
    double_for: tuple[str, ...] = ()
    duration: Duration | None = None
    target: Target | None = None


class RemoveObstacle(Op, frozen=True, tag="remove_obstacle"):
    """Take obstacles off the combat board."""

    count: int


class RemoveOngoing(Op, frozen=True, tag="remove_ongoing"):
    """End lasting effects."""

    target: Target
    count: int = 0
    played_by: Literal["enemy"] | None = None
    tiers: tuple[Tier, ...] = ()


class RemoveToken(Op, frozen=True, tag="remove_token"):
    """Take off that token."""

    target: Target
    token: Literal["paralysis"]


class RollThen(Op, frozen=True, tag="roll_then"):
    """Roll attack dice; on the faces do 'then'."""

    then: Literal["damage", "morale_positive", "paralyse", "push_target", "reduce_hp_to_0"]
    all_faces: Face | None = None
    amount: int = 0
    chooser: Literal["target_owner"] | None = None
    dice: int = 0
    faces: tuple[Face, ...] = ()
    spaces: int = 0
    uses: Uses | None = None
    window: Window | None = None


class SiegeDefences(Op, frozen=True, tag="siege_defences"):
    """Structures the defender places."""

    arrow_tower: int
    gate: int
    walls: int


class SkipActivation(Op, frozen=True, tag="skip_activation"):
    """The unit's coming activation is skipped."""

    target: Target
    tiers: tuple[Tier, ...]


class ChangeStat(Op, frozen=True, tag="stat"):
    """Change a statistic of the target for the duration; double_for = doubled for these families (or tags)."""

    amount: int | Literal["modifier"]
    stat: Stat
    also_vs_spell_damage: bool = False
    condition: Condition | None = None
    discard_for_extra: int = 0
    double_for: tuple[str, ...] = ()
    double_if: Literal["initiative_higher_than_target", "ranged", "target_initiative_higher"] | None = None
    duration: Duration | None = None
    extra: int = 0
    extra_if: Literal["attacker_adjacent"] | None = None
    limit: Literal["first_combat"] | None = None
    minimum: int | None = None
    optional: bool = False
    target: Target | None = None


class StatChoice(Op, frozen=True, tag="stat_choice"):
    """As stat, one of several statistics."""

    amount: int
    duration: Duration
    stats: tuple[Stat, ...]
    target: Target


class Summon(Op, frozen=True, tag="summon"):
    """Bring the unit onto the combat board."""

    side: Side
    unit: str


class SuppressAbility(Op, frozen=True, tag="suppress_ability"):
    """Special abilities do not work."""

    duration: Duration
    target: Target
    only: Literal["spell_related"] | None = None
    tiers: tuple[Tier, ...] = ()


class SwapUnits(Op, frozen=True, tag="swap_units"):
    """Exchange positions of two units."""

    target: Target
    window: Window | None = None


class TeleportUnit(Op, frozen=True, tag="teleport_unit"):
    """Move the unit to any empty space."""

    target: Target
    tiers: tuple[Tier, ...]


class TemporaryUnit(Op, frozen=True, tag="temporary_unit"):
    """The unit fights for you this combat."""

    duration: Duration
    unit: str


class Thorns(Op, frozen=True, tag="thorns"):
    """Attackers of the unit suffer damage."""

    amount: int
    duration: Duration
    target: Target
    attacker: Literal["adjacent"] | None = None
    attacker_types: tuple[UnitType, ...] = ()
    double_for: tuple[str, ...] = ()


class TransferDamage(Op, frozen=True, tag="transfer_damage"):
    """Move damage between your units."""

    limit: Literal["lethal"]
    target: Target
    tiers: tuple[Tier, ...]


class TrapTokens(Op, frozen=True, tag="trap_tokens"):
    """Hidden tokens on combat spaces."""

    blank_half: bool
    count: int
    duration: Duration
    effect: Literal["damage", "end_activation"]
    kind: Literal["land_mine", "quicksand"]
    amount: int = 0


class WeaknessToken(Op, frozen=True, tag="weakness_token"):
    """Place a Weakness token of that value (one per unit)."""

    amount: int
    duration: Duration
    target: Target
