"""Town Actions: Build, Population and Spell Book (chapters TWN, BLD, HRO, and the army of UNT).

Questions: population (recruit, reinforce, play, done).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.codes import (
    BUILD,
    CITADEL,
    DWELLING,
    MAGE_GUILD,
    NOWHERE,
    POPULATION,
    SPELL_BOOK,
    creature_of,
    few_of,
    main_of,
    purse_of,
    second_of,
    tier_of,
)
from gonfalon.games.heroes.printed import (
    BUILDING_ID,
    BUILDINGS,
    TOWN_BOARD,
    UNITS,
    numbers,
)
from gonfalon.games.heroes.state import Heroes, asked, faction_of

from . import buildings, geography, scenario
from .cards import playing as cards
from .recruiting import Price, cost_of, price, recruit_or_reinforce, reinforce_cost

HIRE: Final[Price] = (TOWN_BOARD.secondary_hero_cost_gold, 0, 0)
PRICES: Final = tuple(price(building.cost) for building in BUILDINGS)
NEEDS: Final = tuple(
    sum(1 << buildings.kind_of(BUILDING_ID[each]) for each in building.requires) for building in BUILDINGS
)
"""By building: a mask of the kinds that must be built first (HER-BLD-06, HER-BLD-13, HER-BLD-14)."""


@cache
def on_offer(name: str) -> tuple[tuple[int, int, Price], ...]:
    """The Units of a Faction in the core box, the Dwelling each needs as a bit of `built`, and its cost."""
    units = (number for number in numbers(UNITS) if UNITS[number].faction == name)
    return tuple((unit, 1 << DWELLING + tier_of(unit), cost_of(few_of(unit))) for unit in units)


# --------------------------------------------------------------------------- what may be done


def options(g: Heroes, seat: int) -> list[Option]:
    """All Town Actions available now; the Spell Book only on the player's own Turn (HER-TWN-01, HER-TWN-12,
    HER-TWN-05, HER-TWN-06)."""
    tokens = g.tokens[seat]
    found: list[Option] = []
    if tokens & BUILD:
        found += builds(g, seat)
        if scenario.can_deliver(g, seat):
            found.append(("deliver",))
    if tokens & POPULATION:
        found += population_options(g, seat)
        if g.hero_at[second_of(seat)] == NOWHERE and g.can_pay(seat, HIRE):
            found += [("hire", field) for field in places_to_hire(g, seat)]
    if tokens & SPELL_BOOK and g.active == seat:
        found += buildings.spell_book(g, seat)
    return found


def uses(g: Heroes, seat: int) -> list[Option]:
    """Effects of buildings on the player's own Turn (HER-BLD-19)."""
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
    """Buildings not yet built, whose requirements are met and whose cost can be paid (HER-BLD-09, HER-BLD-10,
    HER-BLD-11, HER-BLD-12, HER-BLD-13, HER-BLD-14, HER-BLD-15)."""
    built, first = g.built[seat], buildings.first_of(g, seat)
    return [
        ("build", kind)
        for kind in range(8)
        if not built >> kind & 1 and not NEEDS[first + kind] & ~built and g.can_pay(seat, PRICES[first + kind])
    ]


async def build(g: Heroes, seat: int, kind: int) -> None:
    """Pay, turn the Token, place the tile, resolve its when-built effect (HER-BLD-10, HER-BLD-11)."""
    number = buildings.first_of(g, seat) + kind
    g.pay(seat, PRICES[number])
    g.tokens[seat] &= ~BUILD
    g.built = put(g.built, seat, g.built[seat] | 1 << kind)
    g.tell("built", seat, number)
    if kind == MAGE_GUILD:
        g.guild_round = put(g.guild_round, seat, g.round)
    await when_built(g, seat, kind)


async def when_built(g: Heroes, seat: int, kind: int) -> None:
    """What a building does as soon as it is built (HER-BLD-11, HER-SET-10)."""
    await buildings.when_built(g, seat, kind)


# --------------------------------------------------------------------------- the Population Token


def population_options(g: Heroes, seat: int) -> list[Option]:
    """Units to recruit, and with a Citadel to reinforce, at a cost the player can pay (HER-UNT-11, HER-UNT-12)."""
    return [*recruits(g, seat), *reinforcements(g, seat)]


def recruits(g: Heroes, seat: int) -> list[Option]:
    """Units of a tier with a Dwelling whose card nobody has (HER-UNT-43, HER-UNT-16)."""
    gold, materials, valuables = g.resources[purse_of(seat)]
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
    """Few Units of a tier with a Dwelling in a Town with a Citadel (HER-BLD-04, HER-BLD-17)."""
    usable = 0
    for owner in buildings.boards(g, seat):
        usable |= g.built[owner] if g.built[owner] >> CITADEL & 1 else 0
    if not usable:
        return []
    return [
        ("reinforce", creature_of(unit))
        for unit in g.fews(seat)
        if usable >> DWELLING + tier_of(creature_of(unit)) & 1
        and g.can_pay(seat, reinforce_cost(g, seat, creature_of(unit)))
    ]


async def population(g: Heroes, seat: int) -> None:
    """As many Units as the player can pay for, with one use of the Token (HER-UNT-09)."""
    choices: list[Option] = [("done",), *population_options(g, seat), *cards.cheaper(g, seat)]
    option = await Ask(seat, "population", asked(choices), rule="HER-UNT-09", default=("done",))
    if option[0] == "done":
        return
    if option[0] == "play":
        await cards.play(g, seat, option[1], option[2], "population")
    else:
        recruit_or_reinforce(g, seat, option)
    g.push("population", seat)


# --------------------------------------------------------------------------- Secondary Heroes


def places_to_hire(g: Heroes, seat: int) -> list[int]:
    """The player's Towns and Settlements; one with a hero of theirs only if every one has (HER-HRO-07)."""
    sites = geography.towns_and_settlements(g, seat)
    return [field for field in sites if field != g.hero_at[main_of(seat)]] or sites


def hire(g: Heroes, seat: int, field: int) -> None:
    """The Population Token and 10 Gold (HER-HRO-05, HER-HRO-06)."""
    g.pay(seat, HIRE)
    g.tokens[seat] &= ~POPULATION
    gain_secondary(g, seat, field)


def gain_secondary(g: Heroes, seat: int, field: int) -> None:
    """A Secondary Hero appears with full MP and visits nothing (HER-HRO-07, HER-MOV-19)."""
    hero = second_of(seat)
    g.hero_at[hero] = g.stood[hero] = field
    g.mp[hero] = scenario.full_mp(g, hero)
    g.tell("hired", hero, field)


PHASES: Final[dict[str, Any]] = {"population": population}
