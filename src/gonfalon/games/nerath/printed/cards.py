"""What Event and Treasure cards share: the effects of which they are made."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Printed, Source, Top

from .dice import Dice, dice_of


class Wording(Printed, frozen=True):
    """A sentence that holds for many cards."""

    id: str
    text_en: str
    text_fr: str
    source: Source


Op = Literal[
    "place",
    "replace",
    "convert",
    "convert_space",
    "sacrifice",
    "sacrifice_for_gold",
    "destroy",
    "destroy_or_pay",
    "lose_piece_or_pay",
    "gain_gold",
    "lose_gold",
    "lose_next_income",
    "pay_gold",
    "steal_gold",
    "strike",
    "deal_damage",
    "ignore_damage",
    "save_pieces",
    "battle_mod",
    "suppress_attack",
    "suppress_first_strike",
    "deactivate_castle",
    "reroll_misses",
    "force_retreat_or_pay",
    "join_battle",
    "evade",
    "win_if_cleared",
    "set_move",
    "add_move",
    "pass_through",
    "leap_move",
    "transfer",
    "advance",
    "extra_run_amok",
    "extra_attack",
    "immobilize",
    "forbid_entry",
    "set_cost",
    "set_capacity",
    "set_placement_limit",
    "choose",
    "draw_event",
    "discard_event",
    "look_hand",
    "hand_to_deck_bottom",
    "recover_event",
    "scry_event",
    "cancel_event",
    "draw_treasure",
    "peek_guardians",
    "reduce_guardian_threshold",
]
Where = Literal[
    "",
    "battle_space",
    "conquered_space",
    "dungeon_adjacent_to_own_hero",
    "enemy_land_adjacent_to_own",
    "enemy_land_adjacent_to_own_with_only_one_footsoldier",
    "friendly_land",
    "friendly_sea_adjacent_to_own_land",
    "friendly_sea_or_own_castle",
    "friendly_sea_or_own_land",
    "land_controlled_since_turn_start",
    "land_without_castle_controlled_since_turn_start",
    "own_capital_controlled",
    "own_capital_else_own_castle",
    "own_castle_since_turn_start",
    "own_coastal",
    "own_land",
    "own_land_adjacent_to_enemy_land",
    "own_land_adjacent_to_target",
    "own_starting_land_controlled_by_enemy",
    "space_adjacent_to_own_land",
]
Target = Literal[
    "",
    "enemy_coastal_adjacent_to_that_sea",
    "enemy_in_battle",
    "enemy_in_conquered_space",
    "enemy_land_without_castle_adjacent_to_own",
    "sea_within_2_of_own_storm_elemental",
]
FromSpace = Literal[
    "",
    "adjacent_land",
    "attacked_land",
    "attacked_sea",
    "friendly_coastal",
    "friendly_land",
    "own_land",
]
ToSpace = Literal[
    "",
    "adjacent_empty_enemy_land",
    "adjacent_friendly_land_not_attacked",
    "adjacent_friendly_sea",
    "friendly_coastal",
    "friendly_coastal_sharing_enemy_free_sea",
    "friendly_land_within_3",
    "nearest_own_castle",
    "own_capital_controlled",
    "own_land",
]
Through = Literal["", "empty_enemy_land", "enemy_land_without_castle"]
Who = Literal[
    "",
    "active_enemy",
    "each_enemy",
    "each_enemy_with_land_adjacent_to_sea_with_own_warship",
    "one_enemy",
    "one_enemy_defeated_in_that_battle",
]
Per = Literal[
    "",
    "own_piece_in_battle",
    "own_storm_elemental_in_that_sea",
    "sea_with_own_warship",
    "two_destroyed_land_pieces",
]
Condition = Literal[
    "",
    "attacker_can_retreat",
    "carries_nothing",
    "conquered_space_has_castle",
    "own_dragon_in_battle",
    "own_starting_land",
    "own_wizard_in_battle",
    "own_wizard_in_either",
    "piece_destroyed",
    "three_own_footsoldiers_in_battle",
    "won_battle_this_step",
]
Trigger = Literal[
    "",
    "battle",
    "battle_damage",
    "battle_hero_lost",
    "own_draw",
    "own_income",
    "own_move",
    "own_move_start",
    "own_plunder",
    "own_reinforce",
    "own_turn_start",
]


class Effect(Printed, frozen=True):
    """One thing a card does. Which fields count depends on `op`: see KEYS and the head of events.toml."""

    op: Op
    piece: str = ""
    pieces: tuple[str, ...] = ()
    group: dict[str, Top] = {}
    exclude: tuple[str, ...] = ()
    from_piece: str = ""
    to_piece: str = ""
    count: Count = 0
    spaces: Count = 0
    from_spaces: Count = 0
    max: Count = 0
    max_if: Count = 0
    amount: Count = 0
    amount_if: Count = 0
    keep: Count = 0
    move: Count = 0
    hit_on: Count = 0
    hits_to_destroy: Count = 0
    on: Count = 0
    dice_text: str = field(name="dice", default="")
    dice_if_text: str = field(name="dice_if", default="")
    roll_text: str = field(name="roll", default="")
    first_strike: bool = False
    durable: bool = False
    dungeon: bool = False
    cancel_battle: bool = False
    optional: bool = False
    random: bool = False
    where: Where = ""
    target: Target = ""
    from_space: FromSpace = ""
    to_space: ToSpace = ""
    through: Through = ""
    who: Who = ""
    chooser: Literal["", "you", "owner"] = ""
    side: Literal["", "own", "enemy", "attacker", "defender"] = ""
    battle: Literal["", "land", "sea"] = ""
    duration: Literal["", "step", "turn", "battle", "battle_round", "first_round"] = ""
    per: Per = ""
    when: Condition = ""
    requires: Condition = ""
    then: Literal["", "may_move", "cannot_move_this_step", "attack_there"] = ""
    trigger: Trigger = ""
    limit: Literal["", "once_per_turn", "once_per_own_turn", "once_per_battle"] = ""
    options: "tuple[tuple[Effect, ...], ...]" = ()
    otherwise: "tuple[Effect, ...]" = ()

    @property
    def dice(self) -> Dice:
        return dice_of(self.dice_text)

    @property
    def dice_if(self) -> Dice:
        return dice_of(self.dice_if_text)

    @property
    def roll(self) -> Dice:
        return dice_of(self.roll_text)
