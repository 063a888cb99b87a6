"""What is done with heroes, fields and tiles on the map, and what changes the rules for everybody."""

from typing import Literal

from gonfalon.games.heroes.printed.base import Condition, Cost, Duration, Op, Resource, TableEntry, Tier, Window


class AttackDieTable(Op, frozen=True, tag="attack_die_table"):
    """Roll one attack die and do what the table says for its face."""

    faces: dict[str, TableEntry]


class BankCombat(Op, frozen=True, tag="bank_combat"):
    """Fight the listed guards without round limit, with Stack tokens by difficulty."""


class ChooseOne(Op, frozen=True, tag="choose_one"):
    """The visitor picks one of the named options."""

    options: tuple[
        Literal[
            "buy_war_machine",
            "income_step",
            "look_top_ability_take_or_discard",
            "pandora_card",
            "reinforce_half_up",
            "remove_ability_from_hand",
            "remove_card_gain_1_gold",
            "roll_resource_2_keep_1",
            "roll_treasure_2_keep_1",
            "sell_spell_scroll",
            "trade",
        ],
        ...,
    ]


class DifficultyShift(Op, frozen=True, tag="difficulty_shift"):
    """Draw neutral armies as on that other difficulty."""

    amount: int


class DiscoverTile(Op, frozen=True, tag="discover_tile"):
    """Reveal one face-down tile at the named place without MP."""

    where: Literal["adjacent_to_hero_tile", "adjacent_to_this_tile", "other_side"]


class EventChoice(Op, frozen=True, tag="event_choice"):
    """Draw several Events and keep some."""

    draw: int
    keep: int


class Experience(Op, frozen=True, tag="experience"):
    """A Main Hero gains experience points."""

    amount: int
    pay_choice: tuple[Cost, ...] = ()
    window: Window | None = None


class ExtraLocationDie(Op, frozen=True, tag="extra_location_die"):
    """Roll and resolve that many more dice at locations."""

    amount: int
    duration: Duration


class FirstFlagBonus(Op, frozen=True, tag="first_flag_bonus"):
    """Bonus of the first player to flag the settlement."""

    income: Literal["immediate"]
    reinforce: Literal["free"]
    tiers: tuple[Tier, ...]


class FirstFlagGain(Op, frozen=True, tag="first_flag_gain"):
    """The first player to flag it takes this at once."""

    amount: int
    resource: Resource


class Flag(Op, frozen=True, tag="flag"):
    """Place your cube; shared = cubes of several players may stay."""

    shared: bool = False


class Forbid(Op, frozen=True, tag="forbid"):
    """The listed things are not allowed."""

    what: tuple[
        Literal[
            "attack_hero",
            "cast_power_0",
            "cast_spell",
            "diplomacy_skip",
            "reroll",
            "reroll_attack_die",
            "retreat",
            "secondary_hero",
            "skip_level_7",
            "surrender",
            "use_positive_morale",
        ],
        ...,
    ]
    duration: Duration | None = None
    where: str | None = None
    who: Literal["all", "enemy"] | None = None
    window: Window | None = None


class FreeStep(Op, frozen=True, tag="free_step"):
    """Move one hero to an adjacent empty field in that window."""

    to: Literal["adjacent_empty_field"]
    window: Window


class GainSecondaryHero(Op, frozen=True, tag="gain_secondary_hero"):
    """Gain a Secondary Hero on this field."""

    pay: Cost
    otherwise_gold: int = 0


class GuardReplace(Op, frozen=True, tag="guard_replace"):
    """Exchange some of the drawn guards."""

    add: str
    add_count: int
    count: int
    remove: Tier


class JumpHero(Op, frozen=True, tag="jump_hero"):
    """Move a hero up to that many fields over anything."""

    fields: int


class LinkLevels(Op, frozen=True, tag="link_levels"):
    """The two covered fields are one field."""


class MoveHero(Op, frozen=True, tag="move_hero"):
    """Move a hero to the place."""

    to: Literal["linked_exit", "linked_monolith", "other_whirlpool", "own_town_or_settlement"]
    from_where: Literal["town_or_settlement"] | None = None


class Movement(Op, frozen=True, tag="movement"):
    """Give (or take) MP this turn."""

    amount: int
    hero: Literal["all", "any_own", "main", "same", "visiting"]
    condition: Condition | None = None
    who: Literal["last_player", "second_player"] | None = None


class NeutralRedraw(Op, frozen=True, tag="neutral_redraw"):
    """Replace drawn Neutral cards."""

    count: int | Literal["all"]
    optional: bool


class NeutralTopElementals(Op, frozen=True, tag="neutral_top_elementals"):
    """Put Elementals on top of the Neutral decks."""


class NoEffect(Op, frozen=True, tag="none"):
    """Nothing happens."""


class PassThrough(Op, frozen=True, tag="pass_through"):
    """Heroes may move through these without stopping."""

    duration: Duration
    what: tuple[Literal["any_field", "blocked", "border", "enemy_hero", "neutral_guard"], ...]
    hero: Literal["main", "same"] | None = None


class Prevent(Op, frozen=True, tag="prevent"):
    """Ignore that effect."""

    what: Literal["morale_negative_from_field"]


class RandomTownGuard(Op, frozen=True, tag="random_town_guard"):
    """Guard of a faction not in play."""

    bronze_pack: int
    golden_few: int
    silver_pack: int


class RemoveBlackCubes(Op, frozen=True, tag="remove_black_cubes"):
    """Take black cubes off the fields."""

    locations: tuple[str, ...] = ()
    rounds: tuple[int, ...] = ()
    where: Literal["map"] | None = None


class RotateTile(Op, frozen=True, tag="rotate_tile"):
    """Rotate a map tile."""

    optional: bool
    who: Literal["all"]


class SafeField(Op, frozen=True, tag="safe_field"):
    """Heroes here cannot be attacked."""


class ScenarioEffect(Op, frozen=True, tag="scenario_effect"):
    """Defined by the scenario."""

    key: Literal["dragon_utopia", "obelisk"]


class SeaMovement(Op, frozen=True, tag="sea_movement"):
    """Keep moving after entering the sea."""

    hero: Literal["all", "any_own"]
    duration: Duration | None = None


class SkipNeutralCombat(Op, frozen=True, tag="skip_neutral_combat"):
    """No combat; the field is visited."""

    condition: Condition
    experience: bool


class StealMine(Op, frozen=True, tag="steal_mine"):
    """Replace the owner's cube on a mine within range."""

    range: int


class TakeFactionCube(Op, frozen=True, tag="take_faction_cube"):
    """Take one cube of that player."""

    who: Literal["previous_holder"]


class TakeGrail(Op, frozen=True, tag="take_grail"):
    """Take the Grail token."""


class VariantRule(Op, frozen=True, tag="variant_rule"):
    """Named rule change."""

    key: Literal[
        "astrologers_every_round",
        "attack_die_no_damage",
        "captured_town_buildings",
        "chaos_cards",
        "dice_resource_cap",
        "free_trading",
        "gain_to_discard",
        "mine_income_factor",
        "minimum_attack_damage",
        "neutral_army",
        "no_astrologers",
        "no_starting_bonus",
        "split_decks",
    ]
    amount: int = 0
    factor: int = 0


class WhirlpoolFree(Op, frozen=True, tag="whirlpool_free"):
    """Whirlpools cost nothing and the exit is chosen."""
