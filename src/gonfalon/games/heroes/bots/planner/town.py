"""What a player builds, recruits and buys, and what gold is kept for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.bots.judge import strength
from gonfalon.games.heroes.codes import (
    BUILD,
    CITADEL,
    CITY_HALL,
    DWELLING,
    GOLD,
    GOLDEN,
    MAGE_GUILD,
    NOWHERE,
    POPULATION,
    SILVER,
    SPECIAL_A,
    SPECIAL_B,
    few_of,
    pack_of,
    purse_at,
    purse_of,
)
from gonfalon.games.heroes.printed import SCENARIOS
from gonfalon.games.heroes.printed.ops.army import DrawNeutralsPerDwelling
from gonfalon.games.heroes.printed.ops.cards import Discard, DiscardThenDraw, Fetch, Retrieve, Search
from gonfalon.games.heroes.printed.ops.scenarios import WinFlag
from gonfalon.games.heroes.rules import buildings, recruiting, town
from gonfalon.games.heroes.rules.combat.beginning import MOST_UNITS
from gonfalon.games.heroes.rules.scenario import parts
from gonfalon.games.heroes.rules.trading import RATES
from gonfalon.games.heroes.state import Heroes

from .cards import dull

Price = tuple[int, int, int]

ORDER: Final = (CITADEL, DWELLING + SILVER, CITY_HALL, MAGE_GUILD, DWELLING + GOLDEN, SPECIAL_A, SPECIAL_B)
"""Build order, most wanted first."""
FOR_DRAGONS: Final = (CITADEL, DWELLING + SILVER, CITY_HALL, DWELLING + GOLDEN, MAGE_GUILD, SPECIAL_A, SPECIAL_B)
"""The same in scenarios where dragons must be beaten in the end."""
LATE: Final = 3
"""Within this many Rounds of the end, nothing is built that only pays off over time."""
SLOW: Final = (CITY_HALL, SPECIAL_A, SPECIAL_B)
VALUABLE: Final = 3.0
"""What one Valuable is worth when comparing units by price."""
POOR: Final = 0.25
"""The least strength per gold."""
SECOND_HERO: Final = 13
READY: Final = 26.0
"""An army worth this much comes before a Secondary Hero."""
SPELL_GOLD: Final = 14
ARTIFACT_GOLD: Final = 16
SUMMON_GOLD: Final = 7


def rounds_left(g: Heroes) -> int:
    """Rounds after this one."""
    return SCENARIOS[g.scenario].rounds - g.round


# --------------------------------------------------------------------------- building


def cost(g: Heroes, seat: int, kind: int) -> Price:
    return town.PRICES[buildings.first_of(g, seat) + kind]


def order(g: Heroes) -> tuple[int, ...]:
    return FOR_DRAGONS if parts(g.scenario, WinFlag) else ORDER


def wanted(g: Heroes, seat: int) -> int:
    """The next building wanted, NOWHERE if none is."""
    built, first = g.built[seat], buildings.first_of(g, seat)
    late = rounds_left(g) < LATE
    for kind in order(g):
        if built >> kind & 1 or town.NEEDS[first + kind] & ~built or (late and kind in SLOW):
            continue
        return kind
    return NOWHERE


def saved(g: Heroes, seat: int) -> int:
    """The gold to save for the wanted building, if everything else for it is there."""
    kind = wanted(g, seat)
    if kind == NOWHERE:
        return 0
    gold, materials, valuables = cost(g, seat, kind)
    have = g.resources[purse_of(seat)]
    return gold if have[1] >= materials and have[2] >= valuables else 0


def build(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    """The wanted building, or one that does not delay it."""
    kinds = [option[1] for option in options if option[0] == "build"]
    kind = wanted(g, seat)
    if not kinds or kind == NOWHERE:
        return None
    if kind in kinds:
        return ("build", kind)
    need = cost(g, seat, kind)
    have = g.resources[purse_of(seat)]
    for other in order(g):
        if other in kinds and not (rounds_left(g) < LATE and other in SLOW):
            price = cost(g, seat, other)
            if all(price[n] == 0 or have[n] - price[n] >= need[n] for n in (1, 2)) or rounds_left(g) < 2:
                return ("build", other)
    return None


# --------------------------------------------------------------------------- the army


@lru_cache(4096)
def array_worth(army: tuple[int, ...]) -> float:
    """What an army is worth in a combat: five units fight, the others wait in reserve."""
    values = sorted(map(strength, army), reverse=True)
    return sum(values[:MOST_UNITS]) + 0.25 * sum(values[MOST_UNITS:])


def after(army: tuple[int, ...], option: Option) -> tuple[int, ...]:
    """An army with one more unit, or with a Few turned into a Pack."""
    verb, creature = option
    if verb == "recruit":
        return tuple(sorted((*army, few_of(creature))))
    return tuple(sorted(pack_of(creature) if unit == few_of(creature) else unit for unit in army))


def price_of(g: Heroes, seat: int, option: Option) -> Price:
    verb, creature = option
    return (
        recruiting.recruit_cost(g, seat, creature)
        if verb == "recruit"
        else recruiting.reinforce_cost(g, seat, creature)
    )


def best_unit(g: Heroes, seat: int, options: Sequence[Option], spare: int) -> Option | None:
    """The unit that adds most for its price, if enough gold is left."""
    army, found, best = g.army[seat], None, POOR
    for option in options:
        if option[0] not in ("recruit", "reinforce"):
            continue
        gold, _, valuables = price_of(g, seat, option)
        if gold > spare:
            continue
        more = array_worth(after(army, option)) - array_worth(army)
        value = more / (gold + VALUABLE * valuables + 1)
        if value > best:
            found, best = option, value
    return found


def spare(g: Heroes, seat: int) -> int:
    """Gold not being saved for a building."""
    return g.resources[purse_at(seat, GOLD)] - (saved(g, seat) if g.tokens[seat] & BUILD else 0)


def recruit(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    return best_unit(g, seat, options, spare(g, seat))


def mustered(g: Heroes, seat: int) -> tuple[int, ...]:
    """The army a seat would have after recruiting everything it would buy now."""
    army = g.army[seat]
    if not g.tokens[seat] & POPULATION:
        return army
    gold = spare(g, seat)
    trial = g.copy()
    while True:
        option = best_unit(trial, seat, town.population_options(trial, seat), gold)
        if option is None:
            return trial.army[seat]
        price = price_of(trial, seat, option)
        trial.pay(seat, price)
        gold -= price[0]
        trial.army = put(trial.army, seat, after(trial.army[seat], option))


def population(g: Heroes, ask: Ask) -> Option:
    """As many units as are worth their price."""
    cheaper = [option for option in ask.options if option[0] == "play"]
    option = recruit(g, ask.seat, ask.options)
    if option is not None and cheaper and price_of(g, ask.seat, option)[0] >= 3:
        return cheaper[0]
    return option or ("done",)


def neutral(g: Heroes, ask: Ask) -> Option:
    """A Neutral Unit that adds enough strength."""
    return best_unit(g, ask.seat, ask.options, spare(g, ask.seat)) or ("pass",)


def reinforce(g: Heroes, ask: Ask) -> Option:
    """The unit that gains most; a paid reinforcement must be worth its price."""
    army = g.army[ask.seat]
    found = [option for option in ask.options if option[0] == "reinforce"]
    return max(found, key=lambda option: array_worth(after(army, option)) - array_worth(army))


# --------------------------------------------------------------------------- Town Actions


def actions(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    """What a player does in the Town: build, recruit, then spend the rest."""
    verbs = {option[0] for option in options}
    if "deliver" in verbs:
        return ("deliver",)
    option = build(g, seat, options) or recruit(g, seat, options)
    if option is not None:
        return option
    if "spell_book" in verbs and spare(g, seat) >= SPELL_GOLD and rounds_left(g) > 0:
        return ("spell_book",)
    return next((option for option in options if option[0] == "use" and useful(g, seat, option)), None)


def useful(g: Heroes, seat: int, option: Option) -> bool:
    """Whether a building with an effect on one's Turn should be used."""
    op = buildings.effect_of(g, seat, option[1], option[2])[1].ops[0]
    if isinstance(op, Search):
        return spare(g, seat) >= ARTIFACT_GOLD
    if isinstance(op, DrawNeutralsPerDwelling):
        return spare(g, seat) >= SUMMON_GOLD
    if isinstance(op, Discard | DiscardThenDraw):
        return dull(g, seat) > 0
    return isinstance(op, Fetch | Retrieve)


def moment(g: Heroes, ask: Ask) -> Option:
    """Use what a building offers at the beginning of a Turn."""
    found = [option for option in ask.options if option[0] == "use"]
    return next((option for option in found if useful(g, ask.seat, option)), ask.options[-1])


def hire(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    """Hire a Secondary Hero while there is time to use it."""
    places = [option for option in options if option[0] == "hire"]
    early = rounds_left(g) >= LATE and g.round > 1 and array_worth(g.army[seat]) >= READY
    return places[0] if places and early and spare(g, seat) >= SECOND_HERO else None


# --------------------------------------------------------------------------- trade


def trade(g: Heroes, ask: Ask) -> Option:
    """Exchange gold for what the wanted building lacks, if that makes it affordable."""
    return next_trade(g, ask.seat, ask.options) or ("done",)


def next_trade(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    kind = wanted(g, seat)
    if kind == NOWHERE or not g.tokens[seat] & BUILD:
        return None
    need = list(cost(g, seat, kind))
    lacking = [max(0, n - have) for n, have in zip(need, g.resources[purse_of(seat)], strict=True)]
    gold = need[0] + 2 * lacking[1] + 6 * lacking[2]
    if not any(lacking[1:]) or g.resources[purse_at(seat, GOLD)] < gold:
        return None
    for n, (sold, _, bought, _) in enumerate(RATES):
        if sold == GOLD and lacking[bought] and ("trade", n) in options:
            return ("trade", n)
    return None
