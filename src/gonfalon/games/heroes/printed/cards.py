"""The cards of the decks of Might & Magic as structures: `cards.toml`."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Printed, Source, Top

from .base import Cost, Rank, School, SetId, Thing, Timing
from .ops import Doing, Effect, TimedEffect


class Card(Thing, frozen=True, kw_only=True):
    """A card, and the number of copies in its set."""

    copies: Top
    copies_source: Source = "open"


class Statistic(Card, frozen=True, kw_only=True):
    basic: TimedEffect
    expert: TimedEffect


class EmpoweredStatistic(Card, frozen=True, kw_only=True):
    """An Inferno card with the expert effect of the Statistic it replaces."""

    replaces: str
    effects: tuple[TimedEffect, ...] = field(name="effect")


class Ability(Card, frozen=True, kw_only=True):
    """An Ability. `copies_by_set` counts all sets; `empowered` are the effects of its Naval Battles version."""

    copies_by_set: dict[SetId, Top]
    basic: TimedEffect
    expert: TimedEffect
    empowered: tuple[TimedEffect, ...]
    faction_only: str = ""


class SpellLevel(Effect, frozen=True, kw_only=True):
    """What a Spell does with this much Power."""

    power: Count


class Spell(Card, frozen=True, kw_only=True):
    """A Spell: its levels in ascending Power, and the bottom effect for which it may be played instead."""

    school: School | Literal["any"]
    rank: Rank
    timing: Timing
    text_en: str
    text_fr: str
    levels: tuple[SpellLevel, ...] = field(name="level")
    alternative: TimedEffect
    copies_by_set: dict[SetId, Top] = {}


class Artifact(Card, frozen=True, kw_only=True):
    level: Literal["minor", "major", "relic"]
    options: tuple[TimedEffect, ...] = field(name="option")


class WarMachine(Doing, frozen=True, kw_only=True):
    copies: Top
    copies_source: Source
    timing: Timing
    cost_factory: Cost
    cost_trading_post: Cost


class SpellScroll(Doing, frozen=True, kw_only=True):
    copies: Top
    copies_source: Source
    max_owned: Top


class Pandora(Card, frozen=True, kw_only=True):
    """A card for Pandora's Boxes: `choose` of its options are resolved."""

    options: tuple[TimedEffect, ...] = field(name="option")
    choose: Top = 1
    requires: Literal["", "own_silver_unit"] = ""


class CardsFile(Printed, frozen=True):
    meta: Head
    statistics: tuple[Statistic, ...] = field(name="statistic")
    empowered_statistics: tuple[EmpoweredStatistic, ...] = field(name="empowered_statistic")
    abilities: tuple[Ability, ...] = field(name="ability")
    spells: tuple[Spell, ...] = field(name="spell")
    artifacts: tuple[Artifact, ...] = field(name="artifact")
    war_machines: tuple[WarMachine, ...] = field(name="war_machine")
    spell_scrolls: tuple[SpellScroll, ...] = field(name="spell_scroll")
    pandoras: tuple[Pandora, ...] = field(name="pandora")
