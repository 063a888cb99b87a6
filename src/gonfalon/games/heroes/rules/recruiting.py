"""Units that join an army or are reinforced: their costs, and effects that let a player recruit or reinforce
(chapters UNT and NEU).

Questions: reinforce (reinforce, pass).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.codes import (
    AZURE,
    BRONZE,
    DWELLING,
    GOLDEN,
    SILVER,
    creature_of,
    few_of,
    is_pack,
    pack_of,
    tier_of,
)
from gonfalon.games.heroes.printed import (
    CREATURES,
    LOCATION_ID,
    UNITS,
)
from gonfalon.games.heroes.printed.base import Cost
from gonfalon.games.heroes.printed.ops.realm import CostReduction
from gonfalon.games.heroes.printed.units import Neutral, Unit
from gonfalon.games.heroes.state import Heroes

from . import geography

Price = tuple[int, int, int]
"""Gold, Building Materials, Valuables."""


def price(cost: Cost) -> Price:
    return cost.gold, cost.materials, cost.valuables


@cache
def cost_of(unit: int) -> Price:
    """The cost printed on a face: to recruit on the Few side, to reinforce on the Pack side (HER-UNT-10)."""
    creature = CREATURES[creature_of(unit)]
    if isinstance(creature, Unit):
        return price(creature.pack.cost if is_pack(unit) else creature.few.cost)
    assert isinstance(creature, Neutral)
    return price(creature.cost)


STABLES: Final = LOCATION_ID["stables"]


STABLED: Final = {
    number: op.gold
    for number, unit in enumerate(UNITS)
    for ability in unit.few.abilities
    for op in ability.ops
    if isinstance(op, CostReduction) and op.condition == "hero_on_stables"
}
"""Units that are cheaper to reinforce while a hero of their player stands on Stables."""


def has_dwelling(g: Heroes, seat: int, tier: int) -> bool:
    """(HER-BLD-05)"""
    return tier < AZURE and bool(g.built[seat] >> DWELLING + tier & 1)


def use_all(g: Heroes, seat: int, *sorts: str) -> None:
    """Mark these lasting effects of a seat as used, or no longer usable."""
    if g.effects:
        g.effects = tuple(row for row in g.effects if row.what not in sorts or row.subject != seat)


def recruit_cost(g: Heroes, seat: int, creature: int) -> Price:
    """Printed on the Few side or the Neutral card, minus any card's discount."""
    gold, materials, valuables = cost_of(few_of(creature))
    return max(0, gold - g.sum_of("cost_off", seat)), materials, valuables


def reinforce_cost(g: Heroes, seat: int, creature: int, factor: str = "full", gold_off: int = 0) -> Price:
    """Printed on the Pack side. Half is rounded up for each Resource (HER-LOC-35); when rounded down, only the
    gold is halved. Discounts come after that, including the Stables' for Champions."""
    if factor == "free":
        return 0, 0, 0
    gold, materials, valuables = cost_of(pack_of(creature))
    if factor == "half_up":
        gold, materials, valuables = (gold + 1) // 2, (materials + 1) // 2, (valuables + 1) // 2
    elif factor == "half_down":
        gold //= 2
    gold_off += g.sum_of("cost_off", seat) + at_stables(g, seat, creature)
    return max(0, gold - gold_off), materials, valuables


def at_stables(g: Heroes, seat: int, creature: int) -> int:
    """The Stables' discount for a hero standing there."""
    if creature not in STABLED:
        return 0
    locations = geography.of(g).locations
    there = any(locations[g.hero_at[hero]] == STABLES for hero in geography.own_heroes(g, seat))
    return STABLED[creature] if there else 0


def recruit_or_reinforce(g: Heroes, seat: int, option: Option) -> None:
    """A new Unit comes as a Few, or a Few becomes a Pack (HER-UNT-05, HER-UNT-14)."""
    verb, creature = option
    if verb == "recruit":
        g.pay(seat, recruit_cost(g, seat, creature))
        g.enlist(seat, few_of(creature))
        g.tell("recruited", seat, creature)
    else:
        g.pay(seat, reinforce_cost(g, seat, creature))
        g.flip(seat, few_of(creature))
        g.tell("reinforced", seat, creature)
    use_all(g, seat, "cost_off")


async def reinforce_one(
    g: Heroes, seat: int, tiers: tuple[int, ...], factor: str, optional: bool, gold_off: int = 0
) -> bool:
    """An effect lets a player reinforce: without Token, Citadel or Dwelling; what costs something is optional
    (HER-UNT-13, HER-GEN-08). Returns whether a Unit was reinforced."""
    choices = to_reinforce(g, seat, tiers, factor, gold_off)
    if not choices:
        return False
    if optional or factor != "free":
        choices.append(("pass",))
    option = await Ask(seat, "reinforce", choices, rule="HER-UNT-13", default=choices[-1])
    if option[0] == "pass":
        return False
    g.pay(seat, reinforce_cost(g, seat, option[1], factor, gold_off))
    if factor != "free":
        use_all(g, seat, "cost_off")
    g.flip(seat, few_of(option[1]))
    g.tell("reinforced", seat, option[1])
    return True


def to_reinforce(g: Heroes, seat: int, tiers: tuple[int, ...], factor: str, gold_off: int = 0) -> list[Option]:
    """The Units of some tiers that an effect lets a player reinforce, at a price they can pay."""
    return [
        ("reinforce", creature_of(unit))
        for unit in g.fews(seat)
        if tier_of(creature_of(unit)) in tiers
        and g.can_pay(seat, reinforce_cost(g, seat, creature_of(unit), factor, gold_off))
    ]


def offer_neutrals(g: Heroes, seat: int, azure: bool) -> None:
    """Draw a Neutral card for each Dwelling, from the Deck of its tier, and an azure one for the golden Dwelling
    if the effect says so (HER-NEU-08, HER-NEU-09)."""
    tiers = [tier for tier in (BRONZE, SILVER, GOLDEN) if has_dwelling(g, seat, tier)]
    if azure and GOLDEN in tiers:
        tiers.append(AZURE)
    drawn = [g.draw_neutral(tier) for tier in tiers]
    g.offered = tuple(creature for creature in drawn if creature >= 0)
    g.tell("offered", seat, *g.offered)


def offers(g: Heroes, seat: int) -> list[Option]:
    """The Neutral Units drawn that the player can pay for (HER-NEU-05)."""
    payable = [each for each in sorted(set(g.offered)) if g.can_pay(seat, recruit_cost(g, seat, each))]
    return [("recruit", each) for each in payable]


def settle_offer(g: Heroes, seat: int, option: Option) -> None:
    """One of the Neutral Units joins, or none; the rest are discarded."""
    left = list(g.offered)
    if option[0] == "recruit":
        left.remove(option[1])
        recruit_or_reinforce(g, seat, option)
    for creature in left:
        g.discard_neutral(creature)
    g.offered = ()
