"""enemies.toml: the Enemy cards, each with its Wandering Monster."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source

from .effects import Effect
from .terms import Class

Compass = Literal["n", "e", "s", "w"]


class Bonus(Printed, frozen=True):
    kind: Literal["damage", "movement", "damage_and_movement", "climber"]
    damage: Count = 0
    movement: Count = 0


class Monster(Printed, frozen=True):
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str
    trigger: str
    effects: tuple[Effect, ...]


class Enemy(Named, frozen=True):
    activates: Literal["leftmost", Class]
    compass: Compass
    bonus: Bonus
    bonus_en: str
    bonus_fr: str
    monster: Monster
    source: Source


class EnemiesHead(Head, frozen=True):
    count: Count


class EnemiesFile(Printed, frozen=True):
    meta: EnemiesHead
    enemies: tuple[Enemy, ...] = field(name="enemy")
