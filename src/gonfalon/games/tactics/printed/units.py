"""units.toml: the classes, the Unit cards with both their faces, and how enemy units behave."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top, Worded

from .effects import Effect
from .terms import Attack, Class, Dice


class Melee(Printed, frozen=True):
    damage: Count
    knockback_dice: Dice


class Missile(Printed, frozen=True):
    damage: Count
    range: Count
    miss_dice: Dice = 0


class Spell(Worded, frozen=True):
    range_kind: Literal["spaces", "none"]
    range: Count
    target: Literal["enemy", "ally", "ally_or_self", "any_other_unit", "none"]
    is_attack: bool
    damage: Count
    effects: tuple[Effect, ...] = ()
    per_power: tuple[Effect, ...] = ()
    thresholds: tuple[Effect, ...] = ()


class Ability(Worded, frozen=True):
    kind: Literal["passive", "reaction"]
    trigger: str
    optional: bool
    effects: tuple[Effect, ...]
    attacks: tuple[Attack, ...] = ()
    condition: str = ""
    condition_value: int = 0
    scope: str = ""
    scope_range: Count = 0
    cost_ammo: Count = 0


class Face(Printed, frozen=True):
    """One side of a unit card: all that a unit can do. A track of 0 is a track it does not have."""

    health: Top
    movement: Count
    melee: Melee
    ammo: Count = 0
    mana: Count = 0
    missile: Missile | None = None
    spell: Spell | None = None
    abilities: tuple[Ability, ...] = field(name="ability", default=())


class EnemyFace(Face, frozen=True, kw_only=True):
    behaviour: str


class Unit(Face, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_fr: str
    unit_class: Class = field(name="class")
    epithet_en: str
    epithet_fr: str
    solo: EnemyFace
    source: Source


class UnitClass(Named, frozen=True):
    tracks: tuple[Literal["health", "ammo", "mana"], ...]
    attacks: tuple[Attack, ...]
    source: Source


class Behaviour(Printed, frozen=True):
    id: str
    text_en: str
    text_fr: str
    steps: tuple[str, ...]
    source: Source


class UnitsHead(Head, frozen=True):
    count: Count
    per_class: Count
    classes: tuple[Class, ...]
    solo_row_order: tuple[Class, ...]


class UnitsFile(Printed, frozen=True):
    meta: UnitsHead
    classes: tuple[UnitClass, ...] = field(name="class")
    behaviours: tuple[Behaviour, ...] = field(name="behaviour")
    units: tuple[Unit, ...] = field(name="unit")
