"""What is done with an army outside combat: Units gained, lost and reinforced, and War Machines."""

from __future__ import annotations

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    Condition,
    Cost,
    CostFactor,
    Duration,
    Op,
    Side,
    Tier,
    Uses,
    Window,
)


class BuyWarMachine(Op, frozen=True, tag="buy_war_machine"):
    """Buy one War Machine at that price list."""

    price: Literal["factory", "trading_post"]
    discount_gold: int = 0
    uses: Uses | None = None
    who: Literal["all"] | None = None


class DiscardUnit(Op, frozen=True, tag="discard_unit"):
    """Discard one of your units."""

    tier: Tier | None = None
    which: Literal["cheapest"] | None = None


class DiscardWarMachine(Op, frozen=True, tag="discard_war_machine"):
    """Discard that War Machine for the effect."""

    amount: int
    machine: str
    optional: bool
    then: Literal["damage"]


class DrawNeutrals(Op, frozen=True, tag="draw_neutrals"):
    """Draw that many Neutral cards; recruit up to recruit_max at the cost factor."""

    amount: int
    cost_factor: CostFactor
    recruit_max: int
    tier: Tier | Literal["any", "any_but_azure"]
    needs_dwelling: bool = False
    rest: Literal["top_or_bottom"] | None = None
    rounds: int = 0
    who: Literal["all"] | None = None


class DrawNeutralsPerDwelling(Op, frozen=True, tag="draw_neutrals_per_dwelling"):
    """Draw one Neutral card per owned Dwelling from the deck of its tier; recruit up to recruit_max."""

    cost_factor: CostFactor
    recruit_max: int
    find_tag: Literal["elemental"] | None = None
    golden_adds_azure: bool = False
    reshuffle: bool = False


class FlipUnit(Op, frozen=True, tag="flip_unit"):
    """Turn a unit to the given side."""

    to: Side
    chooser: Literal["owner"] | None = None
    tier: Tier | None = None
    who: Literal["all"] | None = None


class GainUnit(Op, frozen=True, tag="gain_unit"):
    """Add the unit to your unit deck."""

    on: Literal["visit_settlement_f3", "win_dragon_utopia"] | None = None
    random: Literal["azure_dragon", "defeated_azure", "defeated_dragon", "second_most_expensive_bronze"] | None = (
        None
    )
    side: Side | None = None
    stacked_if: int = 0
    unit: str | None = None


class LoseUnit(Op, frozen=True, tag="lose_unit"):
    """Lose units of your unit deck."""

    chooser: Literal["owner"]
    count: int


class RecruitFromMarket(Op, frozen=True, tag="recruit_from_market"):
    """Recruit from the shown cards."""

    cost_factor: CostFactor
    max: int


class RecruitOrReinforceFree(Op, frozen=True, tag="recruit_or_reinforce_free"):
    """Recruit or reinforce that unit for free."""

    unit: str


class Reinforce(Op, frozen=True, tag="reinforce"):
    """Turn a Few unit to Pack at the cost factor."""

    tiers: tuple[Tier, ...]
    cost_factor: CostFactor | None = None
    discount_gold: int = 0
    faction: str | None = None
    optional: bool = False
    who: Literal["all"] | None = None
    window: Window | None = None


class ReinforceFreeUnit(Op, frozen=True, tag="reinforce_free_unit"):
    """Reinforce that unit for free."""

    condition: Condition
    unit: str


class TakeNeutral(Op, frozen=True, tag="take_neutral"):
    """Take a Neutral card into your unit deck."""

    cost_factor: CostFactor | None = None
    exclude: tuple[Tier, ...] = ()
    max: int = 0
    needs_dwelling: bool = False
    of: Literal["own_faction"] | None = None
    optional: bool = False
    pay: Cost | None = None
    unit: str | None = None
    who: Literal["all"] | None = None


class TakeWarMachine(Op, frozen=True, tag="take_war_machine"):
    """Take a War Machine for that price."""

    machine: str | Literal["any"]
    pay: Cost
    who: Literal["all"] | None = None
    window: Window | None = None


class TemporaryWarMachine(Op, frozen=True, tag="temporary_war_machine"):
    """An extra War Machine for the duration."""

    duration: Duration
    machine: str


class UpgradeUnit(Op, frozen=True, tag="upgrade_unit"):
    """Exchange a faction unit for a Neutral card."""

    give: str
    max: int
    side: Side
    take: str


class UseWarMachine(Op, frozen=True, tag="use_war_machine"):
    """Use the War Machine now."""

    machine: str
    all: bool = False
    free: bool = False
    outside_limit: bool = False


class WarMachineBonus(Op, frozen=True, tag="war_machine_bonus"):
    """War Machines work better."""

    ammo_cart_reroll: int
    ballista_damage: int
    first_aid_tent_heal: int


class WarMachineFreeTarget(Op, frozen=True, tag="war_machine_free_target"):
    """The owner chooses its targets."""

    duration: Duration
    machine: str


class WarMachineMultiplier(Op, frozen=True, tag="war_machine_multiplier"):
    """The War Machine's effect is applied several times."""

    factor: int
    machine: str
    duration: Duration | None = None
