"""Shared by the printed parts of Heroes: sets, sources, names of tiers, decks, moments and targets, prices, and
the base of all operations.

An absent field of an operation is None, False, 0 or empty; UNLIMITED stands for any number.
"""

from typing import Final, Literal

from gonfalon.lore.content import Count, Named, Printed, Source, Worded

SetId = Literal[
    "core",
    "tower",
    "rampart",
    "fortress",
    "inferno",
    "stronghold",
    "conflux",
    "cove",
    "naval_battles",
    "stretch_2024",
]
Tier = Literal["bronze", "silver", "golden", "azure"]
UnitType = Literal["ground", "flying", "ranged"]
Side = Literal["few", "pack"]
School = Literal["air", "earth", "fire", "water"]
Rank = Literal["basic", "expert"]
Resource = Literal["gold", "materials", "valuables"]
Stat = Literal["attack", "defense", "hp", "initiative"]
Die = Literal["attack", "resource", "treasure"]
Face = Literal[-1, 0, 1]
Structure = Literal["wall", "gate", "arrow_tower"]
CardKind = Literal["statistic", "ability", "spell", "specialty", "artifact"]
Zone = Literal["hand", "deck", "discard"]
Timing = Literal["instant", "activation", "map", "ongoing", "permanent"]
Trigger = Literal["passive", "attack", "retaliation", "activation", "other_action", "map"]
DifficultyId = Literal["easy", "normal", "hard", "impossible"]

CostFactor = Literal["full", "half_up", "half_down", "free"]
Keep = Literal["highest", "lowest", "sum"]
Uses = Literal["once", "once_per_turn", "once_per_combat", "once_per_combat_round"]
Deck = Literal[
    "ability",
    "ability_discard",
    "ability_or_spell",
    "ability_spell_or_artifact",
    "any",
    "artifact",
    "artifact_or_spell",
    "astrologers",
    "neutral_any",
    "spell",
]
Duration = Literal[
    "attack",
    "activation",
    "next_activation",
    "combat_round",
    "2_combat_rounds",
    "combat",
    "turn",
    "round",
    "permanent",
]
Target = Literal[
    "activating_unit",
    "adjacent_enemy",
    "adjacent_friendly",
    "adjacent_unit",
    "all_enemy_units",
    "all_ground_units",
    "all_own_ground_units",
    "all_own_ranged_units",
    "all_own_units",
    "all_units",
    "all_units_in_row",
    "any",
    "any_unit",
    "attack_target",
    "attacking_enemy_unit",
    "defending_unit",
    "enemy_lowest_initiative",
    "enemy_unit",
    "ground_or_flying_unit",
    "other_adjacent",
    "other_enemy_adjacent_to_self",
    "other_friendly_unit",
    "own_ground_or_flying_unit",
    "own_ranged_unit",
    "own_unit",
    "own_units",
    "ranged_unit",
    "retaliation_target",
    "same_unit",
    "self",
    "self_and_adjacent_friendly",
    "space_and_adjacent_units",
    "space_or_unit",
    "two_adjacent_spaces",
    "two_adjacent_targets",
    "two_units_adjacent_to_space",
    "unit_adjacent_to_target",
    "unit_and_adjacent",
    "units_adjacent_to_space",
    "units_adjacent_to_structures",
]
Window = Literal[
    "after_attack",
    "after_combat",
    "after_own_retaliation",
    "after_own_spell",
    "after_retaliation",
    "after_roll",
    "after_won_combat",
    "before_retaliation",
    "before_roll",
    "combat_round_start",
    "combat_start",
    "end_of_turn",
    "next_attack_roll",
    "next_resource_round",
    "next_round_start",
    "on_attack",
    "on_level_up",
    "own_roll",
    "resource_round_start",
    "this_activation",
    "this_combat_round",
]
Condition = Literal[
    "against_retaliation",
    "always",
    "attacker_ground_or_flying",
    "attacker_initiative_lower",
    "attacker_ranged",
    "difficulty_equals_level",
    "enemy_has_positive",
    "flipped_this_combat",
    "has_first_aid_tent",
    "has_grail",
    "hero_crag_hack",
    "hero_on_sea_tile",
    "hero_on_stables",
    "moved",
    "own_discard_empty",
    "own_unit_removed_this_combat",
    "stacked",
    "target_not_adjacent",
    "target_reduced_to_0",
    "vs_hero",
    "vs_neutral",
]
TableEntry = Literal[
    "draw_2_abilities_keep_1",
    "draw_2_spells_keep_1",
    "gold_5",
    "nothing",
    "resource_dice_1",
    "resource_dice_2_keep_2",
    "search_artifact_1",
    "statistic_gain_or_remove",
]

UNLIMITED: Final = 99


class Known(Printed, frozen=True, kw_only=True):
    """Something with a source; `facts` are the parts of an entry with a different one."""

    source: Source
    facts: tuple[str, ...] = ()


class Thing(Named, frozen=True, kw_only=True):
    """The same with a name, in a box."""

    set: SetId
    source: Source
    facts: tuple[str, ...] = ()


class Described(Worded, frozen=True, kw_only=True):
    """The same with a name and a text, in a box."""

    set: SetId
    source: Source
    facts: tuple[str, ...] = ()


class Cost(Printed, frozen=True):
    """Resources: what something costs or gives."""

    gold: Count = 0
    materials: Count = 0
    valuables: Count = 0


class ByTier(Printed, frozen=True):
    """A number for each tier a player's units can have."""

    bronze: Count
    silver: Count
    golden: Count


class ByLevel(Printed, frozen=True):
    """A price for each level of Artifacts."""

    minor: Count
    major: Count
    relic: Count


class Guards(Printed, frozen=True):
    """How many neutral units of each tier."""

    bronze: Count = 0
    silver: Count = 0
    golden: Count = 0
    azure: Count = 0


class DragonArmies(Printed, frozen=True):
    utopia: Guards
    wandering: Guards


class Op(Printed, frozen=True, tag_field="op"):
    """One thing a text makes happen. Its class says which operation it is."""

    @property
    def name(self) -> str:
        """The name of the operation in the files."""
        return str(type(self).__struct_config__.tag)
