"""guardians.toml: the Dungeon Guardians."""

from typing import Annotated

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Source, Top, Worded

Chance = Annotated[float, Meta(ge=0, le=1)]


class Guardian(Worded, frozen=True):
    number: Top
    dice: Annotated[tuple[Top, ...], Meta(min_length=1)]
    first_strike: bool
    hero_hits_on: Top
    reward_gold: Count
    win_fighter: Chance
    win_fighter_wizard: Chance
    win_two_fighters_wizard: Chance
    source: Source
    open_fields: tuple[str, ...] = ()


class GuardiansFile(Printed, frozen=True):
    meta: Head
    guardians: tuple[Guardian, ...] = field(name="guardian")
