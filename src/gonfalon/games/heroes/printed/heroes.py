"""Heroes and the decks beside the table as structures: `heroes.toml`, `astrologers.toml`, `events.toml` and
`ai_cards.toml`."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Printed, Source, Top

from .base import Described, Known, Thing
from .ops import Doing, Effect, TimedEffect

# ---------------------------------------------------------------- heroes.toml


class Stats(Printed, frozen=True):
    """How many Statistic cards of each kind are in the starting deck."""

    attack: Count
    defense: Count
    power: Count
    knowledge: Count

    @property
    def total(self) -> int:
        return self.attack + self.defense + self.power + self.knowledge


class Specialty(Printed, frozen=True):
    """A card of the hero's own; one of its options is chosen when it is played."""

    id: str
    level: Literal[1, 4, 6]
    options: tuple[TimedEffect, ...] = field(name="option")


class Hero(Thing, frozen=True, kw_only=True):
    faction: str
    class_en: str
    class_fr: str
    type: Literal["might", "magic"]
    stats: Stats
    starting_ability: str
    magic_arrows: Top
    specialty_en: str
    specialty_fr: str
    specialties: tuple[Specialty, ...] = field(name="specialty")


class HeroesFile(Printed, frozen=True):
    meta: Head
    heroes: tuple[Hero, ...] = field(name="hero")


# ----------------------------------------------------------- astrologers.toml


class Astrologer(Doing, frozen=True, kw_only=True):
    """An Astrologers Proclaim card: how long it is in force, and when it is put back."""

    copies: Top
    duration: Literal[
        "immediate",
        "this_round",
        "next_round",
        "next_resource_round",
        "this_and_next_round",
        "until_next_astrologers",
    ]
    redraw_if: Literal[
        "",
        "campaign",
        "difficulty_easy",
        "first_astrologers_round",
        "no_events",
        "no_rotatable_tile",
        "no_sea_tiles",
    ] = ""


class AstrologersFile(Printed, frozen=True):
    meta: Head
    astrologers: tuple[Astrologer, ...] = field(name="astrologer")


# ---------------------------------------------------------------- events.toml


class EventOption(Effect, frozen=True, kw_only=True):
    only_faction: str = ""


class Market(Printed, frozen=True):
    """Cards laid out for an Event, a number per player."""

    deck: Literal["neutral_any", "spell"]
    per_player: Top


class Event(Described, frozen=True, kw_only=True):
    copies: Top
    mode: Literal["each", "each_chooses", "market", "pass_around", "pool", "together"]
    options: tuple[EventOption, ...] = field(name="option")
    market: Market | None = None


class EventsFile(Printed, frozen=True):
    meta: Head
    events: tuple[Event, ...] = field(name="event")


# -------------------------------------------------------------- ai_cards.toml

Modifier = Count | Literal["once", "twice", "once_reshuffle_round_1"]


class Modifiers(Printed, frozen=True):
    """The value of an AI card by difficulty."""

    easy: Modifier
    normal: Modifier
    hard: Modifier
    impossible: Modifier


class AiCard(Doing, frozen=True, kw_only=True):
    type: Literal["might", "magic", "skill"]
    copies: Top
    copies_source: Source
    modifier: Modifiers


class AiRules(Known, frozen=True, kw_only=True):
    """How AI heroes move and fight."""

    hero_mp: Count
    hero_turn: Literal["after_player"]
    move_priority: tuple[str, ...]
    auto_win_vs_neutral: bool
    gains_from_fields: bool
    can_surrender: bool
    discover_cost_mp: Count
    tile_rotation_by: Literal["player"]
    draw_when: Literal["ai_hero_activates_unit"]
    empty_deck: Literal["stop_drawing"]
    draw_card_effect: Literal["resolve_another_ai_card"]
    reshuffle: Literal["before_each_combat"]
    melee_target_order: tuple[str, ...]
    ranged_target_order: tuple[str, ...]
    tie_break: tuple[str, ...]
    neutral_can_defend: bool
    deployment_text_en: str
    deployment_text_fr: str
    siege_text_en: str
    siege_text_fr: str


class AiCardsFile(Printed, frozen=True):
    meta: Head
    rules: AiRules
    ai_cards: tuple[AiCard, ...] = field(name="ai_card")
