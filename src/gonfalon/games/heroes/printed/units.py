"""Unit cards as structures: `units.toml`."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Printed, Source, Top

from .base import (
    Cost,
    Described,
    Known,
    SetId,
    Stat,
    Thing,
    Tier,
    Trigger,
    UnitType,
)
from .ops import Effect


class UnitAbility(Effect, frozen=True, kw_only=True):
    trigger: Trigger


class Values(Printed, frozen=True, kw_only=True):
    """What is printed on one face of a unit."""

    type: UnitType
    attack: Count
    defense: Count
    hp: Top
    initiative: Top
    abilities: tuple[UnitAbility, ...] = field(name="ability", default=())


class Face(Values, frozen=True, kw_only=True):
    """A face with a cost: to recruit on the Few side, to reinforce on the Pack side."""

    cost: Cost


class Unit(Thing, frozen=True, kw_only=True):
    """A faction's unit. `replaces` names the unit of which it is another printing."""

    faction: str
    family: str
    tags: tuple[str, ...]
    tier: Tier
    slot: Top
    few: Face
    pack: Face
    replaces: str = ""


class Creature(Thing, frozen=True, kw_only=True):
    """A unit card with one face."""

    family: str
    tags: tuple[str, ...]
    type: UnitType
    attack: Count
    defense: Count
    hp: Top
    initiative: Top
    abilities: tuple[UnitAbility, ...] = field(name="ability", default=())


class Neutral(Creature, frozen=True, kw_only=True):
    """A card from one of the four neutral decks; `faction` is empty for creatures no town has."""

    faction: str
    tier: Tier
    cost: Cost
    copies: Top
    copies_source: Source
    also_in: tuple[SetId, ...] = ()


class BankUnit(Creature, frozen=True, kw_only=True):
    """A guard of a creature bank: no tier, no cost."""

    bank: str
    tier: Literal["none"]


class Summoned(Thing, frozen=True, kw_only=True):
    family: str
    tags: tuple[str, ...]
    tier: Tier
    few: Values
    pack: Values


class StructureCard(Described, frozen=True, kw_only=True):
    """A siege card; only the Arrow Tower has values."""

    copies: Top
    type: UnitType | None = None
    attack: Count = 0
    defense: Count = 0
    hp: Count = 0
    initiative: Count = 0
    ai_counts_as_tier: Tier | None = None


class StackToken(Known, frozen=True, kw_only=True):
    id: str
    set: SetId
    stat: Stat
    amount: Top


class UnitsFile(Printed, frozen=True):
    meta: Head
    units: tuple[Unit, ...] = field(name="unit")
    neutrals: tuple[Neutral, ...] = field(name="neutral")
    bank_units: tuple[BankUnit, ...] = field(name="bank_unit")
    summoned: tuple[Summoned, ...]
    structures: tuple[StructureCard, ...] = field(name="structure")
    stack_tokens: tuple[StackToken, ...] = field(name="stack_token")
