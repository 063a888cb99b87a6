"""effects.toml: the vocabulary of what cards, spells and abilities do."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Printed, Source

from .terms import Attack, Dice, Icon


class Word(Printed, frozen=True):
    """A trigger, operation, selector or condition that the other files may use."""

    id: str
    text_en: str
    source: Source
    text_fr: str = ""


class EffectsFile(Printed, frozen=True):
    meta: Head
    triggers: tuple[Word, ...] = field(name="trigger")
    ops: tuple[Word, ...] = field(name="op")
    selectors: tuple[Word, ...] = field(name="selector")
    conditions: tuple[Word, ...] = field(name="condition")


class Effect(Printed, frozen=True):
    """One thing a card, spell or ability does. Which fields count depends on `op`; see effects.toml."""

    op: str
    who: str = ""
    amount: int = 0
    range: Count = 0
    attacks: tuple[Attack, ...] = ()
    terrains: tuple[str, ...] = ()
    condition: str = ""
    only_if: Literal["", "own", "enemy", "none_captured"] = ""
    when: str = ""
    min_power: Dice = 0
    from_icon: Dice = 1
    cells: Count = 0
    direction: Literal["", "away", "chosen", "same"] = ""
    points: Count | None = None
    portals: bool = True
    attack: Literal["", "any", Attack] = ""
    target: str = ""
    damage_bonus: int = 0
    no_counter: bool = False
    gain: Literal["", "ammo", "mana"] = ""
    dice: Dice = 0
    icon: Literal["", Icon] = ""
    min: Count = 0
    max: Count | None = None
    floor: Count = 0
    stacks: bool = True
    else_health: Count = 0
    fallback_amount: int = 0
    health: Count = 0
    refill: bool = False
    place: str = ""
    options: "tuple[Effect, ...]" = ()
