"""The rulebook's tables and the words of the operations as structures: `tables.toml` and `vocabulary.toml`."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top

from .base import Die, DifficultyId, Known, Resource, SetId, Tier
from .ops import Effect

# ---------------------------------------------------------------- tables.toml


class Constants(Known, frozen=True, kw_only=True):
    combat_columns: Top
    combat_rows: Top
    row_names: tuple[str, ...]
    max_units_in_combat: Top
    adjacency: Literal["orthogonal"]
    move_ground: Top
    move_flying: Top
    move_ranged: Top
    ranged_attack_then_move: bool
    ranged_penalty_dice: Top
    ranged_penalty_keep: Literal["lowest"]
    ranged_penalty_when: tuple[str, ...]
    neutral_combat_rounds: Top
    extend_combat_mp: Count
    no_limit_vs: tuple[str, ...]
    main_hero_mp: Top
    secondary_hero_mp: Top
    secondary_hero_gold: Count
    remote_defence_gold: Count
    loser_pays_gold: Count
    surrender_gold: Count
    spells_per_combat_round: Top
    permanent_cards: Top
    experience_equal: Count
    experience_higher: Count
    experience_azure: Literal["level_7"]
    starting_deck_size: Top
    search_may_take_discard_top: bool
    elimination_rounds_without_town: Top
    max_rounds: Top
    trading_post_remove_card_gold: Count


class RoundOrder(Known, frozen=True, kw_only=True):
    order: tuple[str, ...]
    odd: Literal["resource"]
    even: Literal["astrologers"]
    first_round_skips: tuple[str, ...]
    alliance_order: Literal["teams_alternate"]


class CoreBox(Known, frozen=True, kw_only=True):
    """What the core box holds."""

    set: SetId
    unit_cards: Count
    neutral_cards: Count
    ability_cards: Count
    artifact_cards: Count
    spell_cards: Count
    specialty_cards: Count
    statistic_cards: Count
    ai_cards: Count
    astrologer_cards: Count
    wall_cards: Count
    gate_cards: Count
    arrow_tower_cards: Count
    tiles: Count
    starting_tiles: Count
    far_tiles: Count
    near_tiles: Count
    center_tiles: Count
    attack_dice: Count
    treasure_dice: Count
    resource_dice: Count
    cubes: Count
    tokens: Count


class NeutralArmy(Known, frozen=True, kw_only=True):
    """The guards of a field of this level, by difficulty."""

    level: Top
    roman: str
    easy: tuple[Tier, ...]
    normal: tuple[Tier, ...]
    hard: tuple[Tier, ...]
    impossible: tuple[Tier, ...]


class Trade(Known, frozen=True, kw_only=True):
    sell: Resource
    buy: Resource
    give: Top
    get: Top


DieFace = Literal[
    -1,
    0,
    1,
    "gold_3",
    "gold_6",
    "materials_2",
    "materials_4",
    "valuables_1",
    "valuables_2",
    "experience",
    "artifact",
    "resource_1",
    "resource_2_keep_1",
]


class Dice(Known, frozen=True, kw_only=True):
    """A kind of die, with each face listed."""

    id: Die
    name_en: str
    name_fr: str
    count: Top
    faces: tuple[DieFace, ...]
    text_en: str = ""
    text_fr: str = ""


class HeroLevel(Known, frozen=True, kw_only=True):
    level: Top
    experience_needed: Count
    hand_limit: Top
    expert_uses: Count
    gain: Literal["specialty_1", "specialty_4", "specialty_6", "search_ability_2"]


class Difficulty(Named, frozen=True, kw_only=True):
    """A difficulty: one of its options is every player's starting bonus."""

    id: DifficultyId
    bank_stack_tokens: Count
    source: Source
    options: tuple[Effect, ...] = field(name="option", default=())


class Variant(Effect, frozen=True, kw_only=True):
    """An optional rule."""

    id: str
    set: SetId
    effect: Literal["easier", "harder", "variant"]
    source: Source


MoraleState = Literal["none", "positive", "negative"]


class MoraleChange(Known, frozen=True, kw_only=True):
    state: MoraleState
    event: Literal["gain_positive", "gain_negative"]
    result: MoraleState | Literal["negative_and_discard_hand_at_turn_end"]


class MoraleAction(Effect, frozen=True, kw_only=True):
    id: Literal["draw", "cycle", "reroll"]
    source: Source


class TournamentPoints(Known, frozen=True, kw_only=True):
    id: str
    points: Top
    text_en: str
    text_fr: str


class TablesFile(Printed, frozen=True):
    meta: Head
    constants: Constants
    rounds: RoundOrder
    core_box: CoreBox
    neutral_armies: tuple[NeutralArmy, ...] = field(name="neutral_army")
    trades: tuple[Trade, ...] = field(name="trade")
    dice: tuple[Dice, ...] = field(name="die")
    levels: tuple[HeroLevel, ...] = field(name="level")
    difficulties: tuple[Difficulty, ...] = field(name="difficulty")
    variants: tuple[Variant, ...] = field(name="variant")
    morale_changes: tuple[MoraleChange, ...] = field(name="morale_change")
    morale_actions: tuple[MoraleAction, ...] = field(name="morale_action")
    tournament_points: tuple[TournamentPoints, ...]


# ------------------------------------------------------------ vocabulary.toml


class Moment(Known, frozen=True, kw_only=True):
    """A timing symbol and what it tells the player."""

    id: str
    text_en: str
    text_fr: str


class Word(Printed, frozen=True):
    id: str
    meaning: str


class OpWord(Word, frozen=True):
    """An operation: its fields, and the files that use it."""

    params: tuple[str, ...]
    used_in: tuple[str, ...]


class VocabularyFile(Printed, frozen=True):
    meta: Head
    timings: tuple[Moment, ...] = field(name="timing")
    durations: tuple[Word, ...] = field(name="duration")
    targets: tuple[Word, ...] = field(name="target")
    windows: tuple[Word, ...] = field(name="window")
    conditions: tuple[Word, ...] = field(name="condition")
    ops: tuple[OpWord, ...] = field(name="op")
