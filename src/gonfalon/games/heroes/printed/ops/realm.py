"""What is done with resources, units, buildings, War Machines, Morale and dice."""

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    ByLevel,
    Condition,
    Cost,
    Deck,
    Die,
    Duration,
    Face,
    Op,
    Resource,
    Stat,
    Tier,
    Window,
)


class Auction(Op, frozen=True, tag="auction"):
    """Secret simultaneous gold bids for the top card of the deck, repeated."""

    deck: Deck
    times: int


class BuyArtifact(Op, frozen=True, tag="buy_artifact"):
    """Buy shown Artifact cards at the price of their level."""

    prices: ByLevel
    draw: int = 0
    look: int = 0
    max: int = 0
    pile: Literal["artifact_discard"] | None = None


class BuySpell(Op, frozen=True, tag="buy_spell"):
    """Buy a shown Spell at one of the prices."""

    max: int
    prices: tuple[Cost, ...]
    to: Literal["shuffled_deck"] | None = None


class CostReduction(Op, frozen=True, tag="cost_reduction"):
    """Lower the gold cost of the action (minimum 0)."""

    action: Literal["recruit_or_reinforce", "reinforce"]
    gold: int
    condition: Condition | None = None
    count: int = 0


class DicePoolMatch(Op, frozen=True, tag="dice_pool_match"):
    """Event game of matching dice with a rolled pool."""

    resource: int
    treasure: int


class Exchange(Op, frozen=True, tag="exchange"):
    """Pay and gain the listed resources."""

    gain: Cost
    pay: Cost


class FreeSpellBook(Op, frozen=True, tag="free_spell_book"):
    """The Spell Book token costs nothing."""

    needs_guild: bool


class Gain(Op, frozen=True, tag="gain"):
    """Take resources (negative = take less)."""

    amount: int
    resource: Resource
    duration: Duration | None = None
    minimum: int | None = None
    per_stacked: bool = False
    who: Literal["all"] | None = None
    window: Window | None = None


class GainChoice(Op, frozen=True, tag="gain_choice"):
    """Take one of the listed sets of resources."""

    choices: tuple[Cost, ...]
    per_stacked: bool = False


class GambleResources(Op, frozen=True, tag="gamble_resources"):
    """Pay prices up to max times, then roll dice for each payment."""

    dice_each: int
    max: int
    prices: Cost


class Income(Op, frozen=True, tag="income"):
    """Raise the income track by that amount while flagged."""

    amount: int
    resource: Resource


class IncomeStep(Op, frozen=True, tag="income_step"):
    """Raise an income track by steps."""

    by: Literal["resource_die"]
    duration: Duration
    steps: int


class Morale(Op, frozen=True, tag="morale"):
    """Gain Positive or Negative Morale."""

    value: Literal["negative", "positive"]
    condition: Condition | None = None
    times: int = 0
    who: Literal["all", "enemy"] | None = None


class OfferSwap(Op, frozen=True, tag="offer_swap"):
    """Offer one swap of resources."""

    max: int


class PayDieResultForSearch(Op, frozen=True, tag="pay_die_result_for_search"):
    """Pay the rolled resources to Search."""

    amount: int
    deck: Deck


class PayMovement(Op, frozen=True, tag="pay_movement"):
    """Spend MP."""

    amount: int


class PayResource(Op, frozen=True, tag="pay_resource"):
    """Spend resources."""

    amount: int
    resource: Resource


class Reroll(Op, frozen=True, tag="reroll"):
    """Reroll dice within the limit."""

    condition: Condition | None = None
    dice: tuple[Die | Literal["ability"], ...] = ()
    duration: Duration | None = None
    faces: tuple[Face, ...] = ()
    keep: Literal["best"] | None = None
    limit: (
        Literal[
            "once",
            "once_each",
            "once_per_die",
            "once_per_roll",
            "once_per_turn",
            "one_die",
            "one_roll",
            "until_changed",
        ]
        | None
    ) = None
    optional: bool = False
    times: int = 0
    who: Literal["all", "self"] | None = None
    window: Window | None = None


class ResourceAsGold(Op, frozen=True, tag="resource_as_gold"):
    """These resources may pay for gold one to one."""

    resources: tuple[Resource, ...]


class ResourceBet(Op, frozen=True, tag="resource_bet"):
    """Event bet on resource dice."""

    dice: int


class RollResource(Op, frozen=True, tag="roll_resource"):
    """Roll resource dice, keep some results and take them."""

    dice: int | Literal["field"]
    keep: int
    who: Literal["all"] | None = None
    window: Window | None = None


class RollTreasure(Op, frozen=True, tag="roll_treasure"):
    """Roll treasure dice, keep some results and resolve them."""

    dice: int | Literal["field"]
    keep: int
    bust_face: Literal["experience"] | None = None
    who: Literal["all"] | None = None


class RollTreasureFor(Op, frozen=True, tag="roll_treasure_for"):
    """Roll treasure dice; with the face do 'then'."""

    amount: int
    deck: Deck
    dice: int
    face: Literal["artifact"]
    then: Literal["search"]


class SetDice(Op, frozen=True, tag="set_dice"):
    """Set dice to a face."""

    face: Literal[0] | Literal["any", "gold_6"]
    die: Literal["resource", "resource_or_treasure"] | None = None
    window: Window | None = None


class SpendCube(Op, frozen=True, tag="spend_cube"):
    """Spend stored cubes for bonuses."""

    amount: int
    gives: tuple[Stat | Literal["power"], ...]
    max_per_spell: int = 0


class StoreCube(Op, frozen=True, tag="store_cube"):
    """Store a cube on the building."""

    max: int


class Trade(Op, frozen=True, tag="trade"):
    """Trade resources by the table."""

    table: Literal["trade"]


class Unlock(Op, frozen=True, tag="unlock"):
    """Allows the town action."""

    what: Literal["recruit", "reinforce"]
    tier: Tier | None = None
