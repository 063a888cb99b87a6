"""What cards are worth to own and to hold, and which of them to play on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.bots.judge import PRICES
from gonfalon.games.heroes.codes import GOLD, MAGE_GUILD, POPULATION, POSITIVE, RESOURCE, purse_at
from gonfalon.games.heroes.printed import CARD_ID
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.army import DrawNeutralsPerDwelling
from gonfalon.games.heroes.printed.ops.cards import DiscardXFor, Draw, Retrieve
from gonfalon.games.heroes.printed.ops.combat import (
    ChainDamage,
    ChangeStat,
    Damage,
    Heal,
    OverlayUnit,
    Paralyse,
    StatChoice,
)
from gonfalon.games.heroes.printed.ops.land import DiscoverTile, Movement
from gonfalon.games.heroes.printed.ops.realm import CostReduction, Gain, Morale
from gonfalon.games.heroes.printed.ops.spells import GivePower
from gonfalon.games.heroes.rules import morale, recruiting, town
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.rules.cards.deeds import KIND_OF
from gonfalon.games.heroes.rules.cards.ways import Way
from gonfalon.games.heroes.rules.search import RESTRICTED
from gonfalon.games.heroes.state import Heroes, faction_of

DULL: Final = 1.0
"""A card worth less is discarded to draw another."""
A_CARD: Final = 1.2
"""What a card must gain to be played on the map."""
STEP: Final = 3.0
"""What an MP is worth."""
TILE: Final = 5.0
CHEER: Final = 1.8
RECRUIT: Final = 5.0
RICH: Final = 8
"""Gold with which Neutral Units can be hired."""


# --------------------------------------------------------------------------- what a card is worth


def rate_change(op: ChangeStat) -> float:
    if not isinstance(op.amount, int):
        return 1.0
    sizes = {"attack": 1.5, "defense": 1.3, "hp": 1.2, "initiative": 0.3}
    lasting = 1.0 if op.duration in (None, "attack") else 1.4
    return sizes.get(op.stat, 0.5) * abs(op.amount) * lasting


RATES: Final[Mapping[type[Op], Callable[[Any], float]]] = {
    ChangeStat: rate_change,
    StatChoice: lambda op: 1.6 * op.amount,
    DiscardXFor: lambda op: 2.0,
    Damage: lambda op: 1.7 * op.amount,
    ChainDamage: lambda op: 1.1 * sum(op.amounts),
    Paralyse: lambda op: 2.2,
    Heal: lambda op: 0.8 * op.amount,
    OverlayUnit: lambda op: 4.0,
    Draw: lambda op: 1.1 * op.amount,
    GivePower: lambda op: 0.7 * op.amount,
    Retrieve: lambda op: 1.0,
    Gain: lambda op: PRICES[RESOURCE.names.index(op.resource)] * op.amount,
    Movement: lambda op: STEP * op.amount,
    DiscoverTile: lambda op: TILE / 2,
    Morale: lambda op: CHEER,
    CostReduction: lambda op: 0.7 * op.gold,
    DrawNeutralsPerDwelling: lambda op: RECRUIT / 2,
}
"""What a part of a text is worth in a Deck, in gold."""
OTHERWISE: Final = 0.5
"""What any other part is worth."""


@cache
def rate(card: int) -> float:
    """What a card is worth to own: its best way, plus something for its other ways."""
    ways = sorted((rate_way(way) for way in cards.WAYS[card]), reverse=True)
    return ways[0] + 0.15 * sum(ways[1:]) if ways else 0.0


def rate_way(way: Way) -> float:
    if not way.at:
        return 0.0
    value = sum(RATES[type(op)](op) if type(op) in RATES else OTHERWISE for op in way.ops)
    return value * (0.75 if way.expert else 1.0) * 0.85 ** max(0, way.power) - 0.8 * way.cost


def rate_for(g: Heroes, seat: int, card: int) -> float:
    """What a card is worth to a seat, which may be unable to use it."""
    return 0.0 if RESTRICTED.get(card, faction_of(g, seat)) != faction_of(g, seat) else rate(card)


def worst(g: Heroes, seat: int, options: Iterable[Option]) -> Option:
    """The option whose card is worth least in hand."""
    return min(options, key=lambda option: use(g, seat, option[1]))


def finest(g: Heroes, seat: int, options: Iterable[Option]) -> Option:
    """The option whose card is worth most to own."""
    return max(options, key=lambda option: rate_for(g, seat, option[1]))


POWER, KNOWLEDGE, MYSTICISM, WISDOM, RESISTANCE = (
    CARD_ID[name] for name in ("power", "knowledge", "mysticism", "wisdom", "resistance")
)


def use(g: Heroes, seat: int, card: int) -> float:
    """What a card is worth in hand this Turn."""
    spells = sum(KIND_OF[each] == "spell" for each in g.hand[seat])
    if card in (KNOWLEDGE, MYSTICISM):
        return 1.4 if spells else 0.4
    if card == POWER:
        return 1.3 if spells else 0.4
    if card == WISDOM:
        return 1.2 if g.built[seat] >> MAGE_GUILD & 1 and g.resources[purse_at(seat, GOLD)] >= RICH else 0.3
    if card == RESISTANCE:
        return 0.8
    return rate_for(g, seat, card)


# --------------------------------------------------------------------------- the hand


def refresh(g: Heroes, ask: Ask) -> Option:
    """Discard useless cards, then draw as many as possible."""
    discards = [option for option in ask.options if option[0] == "discard"]
    if discards:
        option = worst(g, ask.seat, discards)
        if ask.about[0] < 0 or use(g, ask.seat, option[1]) < DULL:
            return option
    return max(option for option in ask.options if option[0] == "draw")


def cycle(g: Heroes, ask: Ask) -> Option:
    """Exchange useless cards for others."""
    discards = [option for option in ask.options if option[0] == "discard"]
    option = worst(g, ask.seat, discards)
    return option if use(g, ask.seat, option[1]) < DULL else ("done",)


def dull(g: Heroes, seat: int) -> int:
    """How many cards in a hand are useless."""
    return sum(use(g, seat, card) < DULL for card in g.hand[seat])


# --------------------------------------------------------------------------- on the map


def on_map(g: Heroes, seat: int, options: Sequence[Option]) -> Option | None:
    """A card worth playing between Actions, the best first."""
    plays = [option for option in options if option[0] == "play"]
    values = [(gain(g, seat, cards.WAYS[option[1]][option[2]]), option) for option in plays]
    value, option = max(values, default=(0.0, ("end",)))
    return option if value > A_CARD else None


def gain(g: Heroes, seat: int, way: Way) -> float:
    """What a card gains on the map."""
    value = sum(brings(g, seat, op) for op in way.ops)
    return value - 1.2 * way.cost - (1.0 if way.expert else 0.0) - (2.0 if removes(way) else 0.0)


def removes(way: Way) -> bool:
    return any(op.name == "remove_self" for op in way.ops)


def brings(g: Heroes, seat: int, op: Op) -> float:
    """What a part of a text gains. Cards are drawn only as long as the Deck lasts: discarded ones could be drawn
    again and again."""
    if isinstance(op, Gain):
        return PRICES[RESOURCE.names.index(op.resource)] * op.amount
    if isinstance(op, Movement):
        return STEP * op.amount
    if isinstance(op, DiscoverTile):
        return TILE
    if isinstance(op, Morale) and op.who != "enemy":
        return CHEER if g.morale[seat] != POSITIVE and not morale.ignores_morale(g, seat) else 0.0
    if isinstance(op, DrawNeutralsPerDwelling):
        return RECRUIT if g.resources[purse_at(seat, GOLD)] >= RICH else 0.0
    if isinstance(op, CostReduction):
        return 0.6 * op.gold if recruits_soon(g, seat, op.gold) else 0.0
    if isinstance(op, Draw):
        return 1.25 * op.amount if len(g.deck[seat]) >= op.amount else 0.0
    return 0.0


def recruits_soon(g: Heroes, seat: int, gold: int) -> bool:
    """Whether a unit at that cost may still be recruited this Round."""
    if not g.tokens[seat] & POPULATION:
        return False
    return any(recruiting.recruit_cost(g, seat, option[1])[0] >= gold for option in town.recruits(g, seat))
