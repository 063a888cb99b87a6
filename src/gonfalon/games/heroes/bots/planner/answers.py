"""Rule-based answers to every question outside combat, except what to do in a Turn (plan.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.bots.judge import PRICES, strength
from gonfalon.games.heroes.bots.tactician import forecast
from gonfalon.games.heroes.codes import (
    NOBODY,
    RESOURCES,
    VALUABLES,
    few_of,
    pack_of,
    reroll,
    rerolled_by,
    seat_of,
)
from gonfalon.games.heroes.printed import BUILDINGS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.army import Reinforce
from gonfalon.games.heroes.printed.ops.land import Movement
from gonfalon.games.heroes.printed.ops.realm import Gain
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.dice import MORALE, RESOURCE_DIE, TREASURE_DIE, TREASURES, YIELDS
from gonfalon.games.heroes.rules.visiting import ONE_SPACE
from gonfalon.games.heroes.state import Heroes

from .cards import DULL, cycle, finest, rate_for, refresh, use, worst
from .tiles import orientation, site
from .town import (
    after,
    array_worth,
    moment,
    neutral,
    next_trade,
    population,
    reinforce,
    rounds_left,
    spare,
    trade,
)

STAND: Final = 0.5
"""The least chance at which a site or a Secondary Hero is defended."""
SEEN_CARD: Final = 2.6
"""The expected worth of a card when taking the best of two from a Deck."""
WELCOME: Final = 1.5
"""A card worth less is not taken into the Deck if it can be refused."""
TREASURE_WORTH: Final = {"experience": 7.0, "artifact": 5.0, "resource_1": 4.0, "resource_2_keep_1": 5.0}


# --------------------------------------------------------------------------- setup


def bonus(g: Heroes, ask: Ask) -> Option:
    """Materials and Valuables are scarce at first."""
    return ask.options[0]


# --------------------------------------------------------------------------- cards


def search(g: Heroes, ask: Ask) -> Option:
    """The top card of the Discard Pile if it is better than what the Deck promises."""
    pile, _ = ask.about
    top = g.pile_discard[pile][-1] if g.pile_discard[pile] else NOBODY
    shown = rate_for(g, ask.seat, top) if top != NOBODY else 0.0
    found = ("from_discard", pile)
    if shown > SEEN_CARD and found in ask.options:
        return found
    return ask.options[0]


def searched(g: Heroes, ask: Ask) -> Option:
    """The best card; an unusable one is replaced first."""
    useless = [option for option in ask.options if option[0] == "discard"]
    return useless[0] if useless else finest(g, ask.seat, ask.options)


def rejects(g: Heroes, ask: Ask) -> Option:
    """The best goes down first, so that the next player to Search finds a worse one on top."""
    return finest(g, ask.seat, ask.options)


def discard(g: Heroes, ask: Ask) -> Option:
    """The card worth least; where the player may stop, only poor cards."""
    cards = [option for option in ask.options if option[0] == "discard"]
    option = worst(g, ask.seat, cards)
    free = ("done",) in ask.options
    return ("done",) if free and use(g, ask.seat, option[1]) > WELCOME else option


def take(g: Heroes, ask: Ask) -> Option:
    """The best card, if it is any good where passing is possible."""
    takes = [option for option in ask.options if option[0] == "take"]
    if not takes:
        return ask.options[-1]
    option = finest(g, ask.seat, takes)
    may_pass = ("pass",) in ask.options
    return ("pass",) if may_pass and rate_for(g, ask.seat, option[1]) < WELCOME else option


def witch_hut(g: Heroes, ask: Ask) -> Option:
    return next((option for option in ask.options if option[0] == "peek"), ask.options[0])


def witch_card(g: Heroes, ask: Ask) -> Option:
    """Keep good Abilities."""
    if ask.options[-1][0] == "peek":
        return ask.options[-1]
    card = ask.options[0][1]
    return ask.options[0] if rate_for(g, ask.seat, card) >= WELCOME else ("discard", card)


def market_of_time(g: Heroes, ask: Ask) -> Option:
    removes = [option for option in ask.options if option[0] == "remove"]
    option = worst(g, ask.seat, removes) if removes else ("pass",)
    return option if removes and use(g, ask.seat, option[1]) < SEEN_CARD else ("pass",)


def remove(g: Heroes, ask: Ask) -> Option:
    return worst(g, ask.seat, [option for option in ask.options if option[0] == "remove"])


def put_back(g: Heroes, ask: Ask) -> Option:
    return finest(g, ask.seat, ask.options)


def statistic(g: Heroes, ask: Ask) -> Option:
    """Prefer Attack, for a card or for a unit."""
    if ask.options[0][0] == "choose":
        mine = g.strike and g.sides[g.side[g.strike[0]]] == ask.seat
        wanted = ("choose", 0 if mine or not g.strike else 1)
        return wanted if wanted in ask.options else ask.options[0]
    return next(option for option in ask.options if option[0] == "take")


def relief(g: Heroes, ask: Ask) -> Option:
    return ask.options[-1]


def cleanse(g: Heroes, ask: Ask) -> Option:
    """Remove a Paralysis Token."""
    return ("choose", 0) if ("choose", 0) in ask.options else ("pass",)


def play_or_pass(g: Heroes, ask: Ask) -> Option:
    """Any card offered at this moment is worth playing."""
    plays = [option for option in ask.options if option[0] == "play"]
    return plays[0] if plays else ("pass",)


# --------------------------------------------------------------------------- fields and dice


def die(g: Heroes, ask: Ask) -> Option:
    """The best result; a poor one is rerolled where that costs nothing."""
    kind, *faces = ask.about
    worth = [result(kind, each) for each in faces]
    keeps = [option for option in ask.options if option[0] == "keep_die"]
    best = max(keeps, key=lambda option: worth[option[1]]) if keeps else ("pass",)
    value = worth[best[1]] if keeps else min(worth)
    for option in ask.options:
        if option[0] == "reroll" and value < 4.0:
            source, _ = rerolled_by(option[1])
            if source != MORALE:
                return reroll(source, worth.index(min(worth)))
    return best


def result(kind: int, face: int) -> float:
    """What a face of a die is worth."""
    if kind == RESOURCE_DIE:
        resource, n = YIELDS[face]
        return PRICES[resource] * n
    return TREASURE_WORTH[TREASURES[face]] if kind == TREASURE_DIE else face


def settlement(g: Heroes, ask: Ask) -> Option:
    """Reinforce a unit if that is worth more than the income until the end."""
    army = g.army[ask.seat]
    units = [option for option in ask.options if option[0] == "reinforce"]
    best = max(units, key=lambda option: array_worth(after(army, option)), default=None)
    times = 1 + rounds_left(g) // 2
    resource = max(RESOURCES, key=lambda each: PRICES[each] * ONE_SPACE[each])
    income = PRICES[resource] * ONE_SPACE[resource] * times
    if best is not None and array_worth(after(army, best)) - array_worth(army) > income:
        return best
    return ("resource", resource)


def garden(g: Heroes, ask: Ask) -> Option:
    """Valuables."""
    return ask.options[-1]


def tree(g: Heroes, ask: Ask) -> Option:
    """Buy Experience with what is not needed otherwise."""
    return ask.options[-1] if spare(g, ask.seat) >= 10 or g.resources[3 * ask.seat + VALUABLES] > 4 else ("pass",)


def trading_post(g: Heroes, ask: Ask) -> Option:
    """An exchange that is needed; otherwise sell a useless card."""
    removes = [option for option in ask.options if option[0] == "remove"]
    useless = [option for option in removes if use(g, ask.seat, option[1]) < DULL]
    return next_trade(g, ask.seat, ask.options) or (worst(g, ask.seat, useless) if useless else ("pass",))


def accept(g: Heroes, ask: Ask) -> Option:
    """Pay as long as some gold is left afterwards."""
    gold = ask.about[1] if len(ask.about) > 1 else 0
    return ("accept",) if spare(g, ask.seat) >= gold + 2 and ("accept",) in ask.options else ("pass",)


def city_hall(g: Heroes, ask: Ask) -> Option:
    """Choose what a building gives at the start of a Resource Round."""
    effects = BUILDINGS[ask.about[0]].effects
    return max(ask.options, key=lambda option: sum(hall(g, ask.seat, op) for op in effects[option[1]].ops))


def hall(g: Heroes, seat: int, op: Op) -> float:
    if isinstance(op, Gain):
        return PRICES[("gold", "materials", "valuables").index(op.resource)] * op.amount
    if isinstance(op, Movement):
        return 3.5
    if isinstance(op, Reinforce):
        return max((strength(unit | 1) - strength(unit) for unit in g.fews(seat)), default=0.0)
    return 1.0


# --------------------------------------------------------------------------- combats that come


def stand(g: Heroes, ask: Ask) -> Option:
    """A Secondary Hero fights if it is likely to win; the units are worth more than the hero."""
    hero, field = ask.about
    ahead = forecast.against_player(g, hero, field, g.army[seat_of(hero)], ask.seat, NOBODY)
    return ("fight",) if 1 - ahead.win >= STAND else ("yield",)


def defend_site(g: Heroes, ask: Ask) -> Option:
    hero, field = ask.about
    ahead = forecast.against_player(g, hero, field, g.army[seat_of(hero)], ask.seat, NOBODY)
    return ("pay",) if ("pay",) in ask.options and 1 - ahead.win >= STAND else ("pass",)


def redraw(g: Heroes, ask: Ask) -> Option:
    """Replace the strongest guard if it is above average."""
    option = max(
        (option for option in ask.options if option[0] == "replace"),
        key=lambda option: strength(few_of(option[1])),
    )
    tier = [strength(few_of(each)) for each in g.offered]
    return option if strength(few_of(option[1])) > sum(tier) / len(tier) else ("pass",)


def home(g: Heroes, ask: Ask) -> Option:
    """The Town first."""
    town = ("to_field", geography.town_of(ask.seat))
    return town if town in ask.options else ask.options[0]


def which_hero(g: Heroes, ask: Ask) -> Option:
    return min(ask.options)


def onward(g: Heroes, ask: Ask) -> Option:
    """Land here, or take any way on."""
    return ask.options[-1]


def plague(g: Heroes, ask: Ask) -> Option:
    """The Pack that loses the least."""
    return min(ask.options, key=lambda option: strength(pack_of(option[1])) - strength(few_of(option[1])))


def name(g: Heroes, ask: Ask) -> Option:
    """The strongest enemy."""
    return max(ask.options, key=lambda option: array_worth(g.army[option[1]]))


def last(g: Heroes, ask: Ask) -> Option:
    return ask.options[-1]


def first(g: Heroes, ask: Ask) -> Option:
    return ask.options[0]


ANSWERS: Final[Mapping[str, Callable[[Heroes, Ask], Option]]] = {
    "bonus": bonus,
    "orientation": orientation,
    "site": site,
    "discover": first,
    "refresh": refresh,
    "cycle": cycle,
    "search": search,
    "searched": searched,
    "rejects": rejects,
    "discard": discard,
    "keep_drawn": discard,
    "retrieve": take,
    "spring": take,
    "black_market": take,
    "university": take,
    "put_back": put_back,
    "witch_hut": witch_hut,
    "witch_card": witch_card,
    "market_of_time": market_of_time,
    "building_remove": remove,
    "statistic": statistic,
    "relief": relief,
    "cleanse": cleanse,
    "die": die,
    "settlement": settlement,
    "garden": garden,
    "pandora": first,
    "tree": tree,
    "price": accept,
    "trading_post": trading_post,
    "trade": trade,
    "city_hall": city_hall,
    "population": population,
    "neutral": neutral,
    "reinforce": reinforce,
    "moment": moment,
    "guild": play_or_pass,
    "guards": first,
    "after_victory": play_or_pass,
    "stand": stand,
    "defend_site": defend_site,
    "redraw": redraw,
    "home": home,
    "which_hero": which_hero,
    "whose_movement": which_hero,
    "onward": onward,
    "plague": plague,
    "robbed": name,
    "whose_morale": name,
    "second_morale": last,
    "portal": first,
    "peek": first,
    "library": first,
    "free_step": first,
    "which_deck": first,
}
"""The answers, by question."""
