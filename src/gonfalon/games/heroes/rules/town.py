"""Town Actions: Build, Population and Spell Book (chapters TWN, BLD, HRO, and the army of UNT).

Questions: population (recruit, reinforce, play, done), reinforce (reinforce, pass), neutral (recruit, play, pass).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.printed import (
    BUILDING_ID,
    BUILDINGS,
    CREATURES,
    LOCATION_ID,
    TOWN_BOARD,
    UNITS,
    numbers,
)
from gonfalon.games.heroes.printed.base import Cost
from gonfalon.games.heroes.printed.ops.realm import CostReduction
from gonfalon.games.heroes.printed.units import Neutral, Unit
from gonfalon.games.heroes.state import (
    AZURE,
    BRONZE,
    BUILD,
    CITADEL,
    DWELLING,
    GOLDEN,
    MAGE_GUILD,
    NOWHERE,
    POPULATION,
    SILVER,
    SPELL_BOOK,
    Heroes,
    asked,
    faction_of,
    tier_of,
)

from . import buildings, geography, scenario
from .cards import playing as cards

Price = tuple[int, int, int]
"""Gold, Building Materials, Valuables."""

HIRE: Final[Price] = (TOWN_BOARD.secondary_hero_cost_gold, 0, 0)
faction = faction_of


def price(cost: Cost) -> Price:
    return cost.gold, cost.materials, cost.valuables


@cache
def cost_of(unit: int) -> Price:
    """Printed on a Unit: of recruiting it on its Few side, of reinforcing it on its Pack side (HER-UNT-10)."""
    creature = CREATURES[unit // 2]
    if isinstance(creature, Unit):
        return price(creature.pack.cost if unit & 1 else creature.few.cost)
    assert isinstance(creature, Neutral)
    return price(creature.cost)


PRICES: Final = tuple(price(building.cost) for building in BUILDINGS)
NEEDS: Final = tuple(sum(1 << BUILDING_ID[each] % 8 for each in building.requires) for building in BUILDINGS)
"""By building: a mask of the kinds that must be there first (HER-BLD-06, HER-BLD-13, HER-BLD-14)."""
STABLES: Final = LOCATION_ID["stables"]
STABLED: Final = {
    number: op.gold
    for number, unit in enumerate(UNITS)
    for ability in unit.few.abilities
    for op in ability.ops
    if isinstance(op, CostReduction) and op.condition == "hero_on_stables"
}
"""Units that cost less to reinforce while a hero of their player stands on Stables."""


@cache
def on_offer(name: str) -> tuple[tuple[int, int, Price], ...]:
    """The Units of a Faction in the core box, the Dwelling each needs as a bit of `built`, and its cost."""
    units = (number for number in numbers(UNITS) if UNITS[number].faction == name)
    return tuple((unit, 1 << DWELLING + tier_of(unit), cost_of(2 * unit)) for unit in units)


# --------------------------------------------------------------------------- what may be done


def options(g: Heroes, seat: int) -> list[Option]:
    """All Town Actions that can be taken now; the Spell Book only in one's own Turn (HER-TWN-01, HER-TWN-12)."""
    tokens = g.tokens[seat]
    found: list[Option] = []
    if tokens & BUILD:
        found += builds(g, seat)
        if scenario.can_deliver(g, seat):
            found.append(("deliver",))
    if tokens & POPULATION:
        found += population_options(g, seat)
        if g.hero_at[2 * seat + 1] == NOWHERE and g.can_pay(seat, HIRE):
            found += [("hire", field) for field in places_to_hire(g, seat)]
    if tokens & SPELL_BOOK and g.active == seat:
        found += buildings.spell_book(g, seat)
    return found


def uses(g: Heroes, seat: int) -> list[Option]:
    """Effects of buildings for one's own Turn (HER-BLD-19)."""
    return buildings.uses(g, seat)


async def act(g: Heroes, seat: int, option: Option) -> None:
    """Carry out one Town Action."""
    verb, *args = option
    if verb == "build":
        await build(g, seat, *args)
    elif verb == "hire":
        hire(g, seat, *args)
    elif verb == "spell_book":
        await buildings.buy_spells(g, seat)
    elif verb == "deliver":
        scenario.deliver(g, seat)
    elif verb == "use":
        await buildings.use(g, seat, *args)
    else:
        g.tokens[seat] &= ~POPULATION
        recruit_or_reinforce(g, seat, option)
        g.push("population", seat)


# --------------------------------------------------------------------------- building


def builds(g: Heroes, seat: int) -> list[Option]:
    """Buildings that are not there, whose conditions are met and that can be paid (HER-BLD-09 to HER-BLD-15)."""
    built, first = g.built[seat], buildings.first_of(g, seat)
    return [
        ("build", kind)
        for kind in range(8)
        if not built >> kind & 1 and not NEEDS[first + kind] & ~built and g.can_pay(seat, PRICES[first + kind])
    ]


async def build(g: Heroes, seat: int, kind: int) -> None:
    """Pay, turn the Token, put the tile, resolve what it does when built (HER-BLD-10, HER-BLD-11)."""
    number = buildings.first_of(g, seat) + kind
    g.pay(seat, PRICES[number])
    g.tokens[seat] &= ~BUILD
    g.built = put(g.built, seat, g.built[seat] | 1 << kind)
    g.tell("built", seat, number)
    if kind == MAGE_GUILD:
        g.guild_round = put(g.guild_round, seat, g.round)
    await when_built(g, seat, kind)


async def when_built(g: Heroes, seat: int, kind: int) -> None:
    """What a building does as soon as it is there (HER-BLD-11, HER-SET-10)."""
    await buildings.when_built(g, seat, kind)


def has_dwelling(g: Heroes, seat: int, tier: int) -> bool:
    """(HER-BLD-05)"""
    return tier < AZURE and bool(g.built[seat] >> DWELLING + tier & 1)


# --------------------------------------------------------------------------- the Population Token


def use_all(g: Heroes, seat: int, *sorts: str) -> None:
    """These lasting effects of a seat have been used, or can no longer be."""
    if g.effects:
        g.effects = tuple(row for row in g.effects if row[0] not in sorts or row[1] != seat)


def population_options(g: Heroes, seat: int) -> list[Option]:
    """Units to recruit, and with a Citadel to reinforce, that can be paid (HER-UNT-11, HER-UNT-12)."""
    return [*recruits(g, seat), *reinforcements(g, seat)]


def recruits(g: Heroes, seat: int) -> list[Option]:
    """Units of a tier with a Dwelling, of which nobody has the card (HER-UNT-43)."""
    gold, materials, valuables = g.resources[3 * seat : 3 * seat + 3]
    gold += g.sum_of("cost_off", seat)
    owned = {unit >> 1 for army in g.army for unit in army}
    found: list[Option] = []
    for owner in buildings.boards(g, seat):
        built = g.built[owner]
        for creature, dwelling, cost in on_offer(faction_of(g, owner)):
            affordable = cost[0] <= gold and cost[1] <= materials and cost[2] <= valuables
            if affordable and built & dwelling and creature not in owned:
                found.append(("recruit", creature))
    return found


def reinforcements(g: Heroes, seat: int) -> list[Option]:
    """Few Units of a tier with a Dwelling in a Town with a Citadel."""
    usable = 0
    for owner in buildings.boards(g, seat):
        usable |= g.built[owner] if g.built[owner] >> CITADEL & 1 else 0
    if not usable:
        return []
    return [
        ("reinforce", unit // 2)
        for unit in g.fews(seat)
        if usable >> DWELLING + tier_of(unit // 2) & 1 and g.can_pay(seat, reinforce_cost(g, seat, unit // 2))
    ]


def recruit_cost(g: Heroes, seat: int, creature: int) -> Price:
    """Printed on the Few side or the Neutral card, less what a card takes off."""
    gold, materials, valuables = cost_of(2 * creature)
    return max(0, gold - g.sum_of("cost_off", seat)), materials, valuables


def reinforce_cost(g: Heroes, seat: int, creature: int, factor: str = "full", gold_off: int = 0) -> Price:
    """Printed on the Pack side. Half is rounded up for each Resource (HER-LOC-35); rounded down it is half the
    gold only. Then comes what is taken off, for Champions at Stables too."""
    if factor == "free":
        return 0, 0, 0
    gold, materials, valuables = cost_of(2 * creature + 1)
    if factor == "half_up":
        gold, materials, valuables = (gold + 1) // 2, (materials + 1) // 2, (valuables + 1) // 2
    elif factor == "half_down":
        gold //= 2
    gold_off += g.sum_of("cost_off", seat) + at_stables(g, seat, creature)
    return max(0, gold - gold_off), materials, valuables


def at_stables(g: Heroes, seat: int, creature: int) -> int:
    """What a hero on Stables takes off."""
    if creature not in STABLED:
        return 0
    locations = geography.of(g).locations
    heroes = (g.hero_at[2 * seat], g.hero_at[2 * seat + 1])
    there = any(at != NOWHERE and locations[at] == STABLES for at in heroes)
    return STABLED[creature] if there else 0


def recruit_or_reinforce(g: Heroes, seat: int, option: Option) -> None:
    """A new Unit comes as a Few, or a Few becomes a Pack (HER-UNT-05, HER-UNT-14)."""
    verb, creature = option
    if verb == "recruit":
        g.pay(seat, recruit_cost(g, seat, creature))
        g.enlist(seat, 2 * creature)
        g.tell("recruited", seat, creature)
    else:
        g.pay(seat, reinforce_cost(g, seat, creature))
        g.flip(seat, 2 * creature)
        g.tell("reinforced", seat, creature)
    use_all(g, seat, "cost_off")


async def population(g: Heroes, seat: int) -> None:
    """As many more as the player can pay for, with one use of the Token (HER-UNT-09)."""
    choices: list[Option] = [("done",), *population_options(g, seat), *cheaper(g, seat)]
    option = await Ask(seat, "population", asked(choices), rule="HER-UNT-09", default=("done",))
    if option[0] == "done":
        return
    if option[0] == "play":
        await cards.play(g, seat, option[1], option[2], "population")
    else:
        recruit_or_reinforce(g, seat, option)
    g.push("population", seat)


def cheaper(g: Heroes, seat: int) -> list[Option]:
    """Cards that make a Unit cheaper; cards are played in one's own Turn only (HER-CRD-02)."""
    return cards.playable(g, seat, "population") if g.active == seat else []


async def reinforce_one(
    g: Heroes, seat: int, tiers: tuple[int, ...], factor: str, optional: bool, gold_off: int = 0
) -> bool:
    """An effect lets a player reinforce: without Token, Citadel or Dwelling; what costs something is optional
    (HER-UNT-13, HER-GEN-08). True if a Unit was."""
    choices = to_reinforce(g, seat, tiers, factor, gold_off)
    if not choices:
        return False
    default = ("pass",) if optional or factor != "free" else None
    if default is not None:
        choices.append(default)
    option = await Ask(seat, "reinforce", choices, rule="HER-UNT-13", default=default)
    if option[0] == "pass":
        return False
    g.pay(seat, reinforce_cost(g, seat, option[1], factor, gold_off))
    if factor != "free":
        use_all(g, seat, "cost_off")
    g.flip(seat, 2 * option[1])
    g.tell("reinforced", seat, option[1])
    return True


def to_reinforce(g: Heroes, seat: int, tiers: tuple[int, ...], factor: str, gold_off: int = 0) -> list[Option]:
    """The Units of some tiers that an effect lets a player reinforce at a price he can pay."""
    return [
        ("reinforce", unit // 2)
        for unit in g.fews(seat)
        if tier_of(unit // 2) in tiers and g.can_pay(seat, reinforce_cost(g, seat, unit // 2, factor, gold_off))
    ]


async def draw_neutrals(g: Heroes, seat: int, azure: bool) -> None:
    """A Neutral card for each Dwelling, from the Deck of its tier, and an azure one for the golden Dwelling if the
    effect says so; one of them may be recruited at its cost (HER-NEU-05, HER-NEU-08, HER-NEU-09)."""
    tiers = [tier for tier in (BRONZE, SILVER, GOLDEN) if has_dwelling(g, seat, tier)]
    if azure and GOLDEN in tiers:
        tiers.append(AZURE)
    drawn = [g.draw_neutral(tier) for tier in tiers]
    g.offered = tuple(creature for creature in drawn if creature >= 0)
    g.tell("offered", seat, *g.offered)
    while g.offered:
        payable = [each for each in sorted(set(g.offered)) if g.can_pay(seat, recruit_cost(g, seat, each))]
        choices: list[Option] = [("pass",), *(("recruit", each) for each in payable), *cheaper(g, seat)]
        option = await Ask(seat, "neutral", asked(choices), rule="HER-NEU-05", about=g.offered, default=("pass",))
        if option[0] == "play":
            await cards.play(g, seat, option[1], option[2], "population")
        else:
            settle_offer(g, seat, option)


def settle_offer(g: Heroes, seat: int, option: Option) -> None:
    """One of the Neutral Units joins, or none; the others are discarded."""
    left = list(g.offered)
    if option[0] == "recruit":
        left.remove(option[1])
        recruit_or_reinforce(g, seat, option)
    for creature in left:
        g.discard_neutral(creature)
    g.offered = ()


# --------------------------------------------------------------------------- Secondary Heroes


def places_to_hire(g: Heroes, seat: int) -> list[int]:
    """Towns and Settlements of the player; one with a hero of his only if all have one (HER-HRO-07)."""
    sites = geography.towns_and_settlements(g, seat)
    return [field for field in sites if field != g.hero_at[2 * seat]] or sites


def hire(g: Heroes, seat: int, field: int) -> None:
    """The Population Token and 10 Gold (HER-HRO-05, HER-HRO-06)."""
    g.pay(seat, HIRE)
    g.tokens[seat] &= ~POPULATION
    gain_secondary(g, seat, field)


def gain_secondary(g: Heroes, seat: int, field: int) -> None:
    """A Secondary Hero appears with all its MP and visits nothing (HER-HRO-07, HER-MOV-19)."""
    hero = 2 * seat + 1
    g.hero_at[hero] = g.stood[hero] = field
    g.mp[hero] = scenario.full_mp(g, hero)
    g.tell("hired", hero, field)


PHASES: Final[dict[str, Any]] = {"population": population}
