"""tactics.toml: the Tactic cards."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top

from .effects import Effect
from .terms import Attack, Class


class Filters(Printed, frozen=True):
    """What narrows a card's IF beyond its trigger and actor."""

    attacks: tuple[Attack, ...] = ()
    classes: tuple[Class, ...] = ()
    target: Literal["", "own_unit"] = ""
    captured: Literal["", "own_unit", "enemy"] = ""
    target_lower: bool = False
    target_in_control_zone_or_bearer: bool = False
    own_unit_in_control_zone_or_bearer: bool = False
    own_unit_weakened: bool = False
    own_unit_took_no_action: bool = False
    adjacent_own_unit_on: tuple[str, ...] = ()
    same_elevation: bool = False


class Tactic(Named, frozen=True):
    copies: Top
    turn: Literal["own", "other", "any"]
    trigger: str
    actor: Literal["self", "own", "enemy", "any"]
    effects: tuple[Effect, ...]
    if_en: str
    then_en: str
    if_fr: str
    then_fr: str
    source: Source
    filters: Filters = Filters()


class TacticsHead(Head, frozen=True):
    count: Count
    hand_limit: Count
    setup_deal: Count
    setup_keep: Count
    draw_at_end_of_turn: Count


class TacticsFile(Printed, frozen=True):
    meta: TacticsHead
    tactics: tuple[Tactic, ...] = field(name="tactic")
