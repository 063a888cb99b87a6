"""Why something cannot be done on a Turn or with a Town (chapters TRN, TWN, BLD, UNT and HRO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import (
    BUILD,
    CITADEL,
    DWELLING,
    GOLD,
    MAGE_GUILD,
    NOWHERE,
    POPULATION,
    SPELL_BOOK,
    creature_of,
    few_of,
    is_neutral,
    main_of,
    pack_of,
    purse_at,
    second_of,
    tier_of,
)
from gonfalon.games.heroes.printed import CARDS, KINDS
from gonfalon.games.heroes.printed.land import When
from gonfalon.games.heroes.printed.ops.cards import RemoveCard
from gonfalon.games.heroes.rules import buildings, geography, recruiting, scenario, town, turn
from gonfalon.games.heroes.rules.buildings import EFFECTS, KEYS, KIND_COUNT
from gonfalon.games.heroes.rules.trading import RATES
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.lore.why_not import Check, Reason, free

from .base import CANNOT_PAY, answers
from .cards import MORALE, buildings_of, can_play_any, discarding_permanent, playing
from .land import ON_THE_MAP

USED_TOKEN: Final = "HER-TWN-04"


def with_token(token: int, check: Check) -> Check:
    """A Town Action needs its Token; what could never be done is reported first."""

    def why_not(g: Heroes, seat: int, *args: int) -> Reason:
        reason = check(g, seat, *args)
        lasting = reason in ("HER-BLD-15", "HER-NEU-05", "HER-NEU-06", "HER-UNT-05", "HER-UNT-43", "HER-HRO-08")
        return reason if lasting or g.tokens[seat] & token else USED_TOKEN

    return why_not


# --------------------------------------------------------------------------- Build


def why_not_build(g: Heroes, seat: int, kind: int) -> Reason:
    """Once, in the order of the Dwellings or of a tile's sides, at its price."""
    if g.built[seat] >> kind & 1:
        return "HER-BLD-15"
    building = buildings.first_of(g, seat) + kind
    if town.NEEDS[building] & ~g.built[seat]:
        return "HER-BLD-06" if DWELLING <= kind < DWELLING + 3 else "HER-BLD-13"
    return None if g.can_pay(seat, town.PRICES[building]) else CANNOT_PAY


def why_not_deliver(g: Heroes, seat: int) -> Reason:
    return None if scenario.can_deliver(g, seat) else "HER-LOC-49"


# --------------------------------------------------------------------------- Population


def why_not_recruit(g: Heroes, seat: int, creature: int) -> Reason:
    """A Unit of one's Faction that nobody has, with its Dwelling, at its price."""
    if is_neutral(creature):
        return "HER-NEU-05"
    owners = [owner for owner in buildings.boards(g, seat) if is_on_offer(g, owner, creature)]
    if not owners:
        return "HER-LOC-27" if any(is_on_offer(g, other, creature) for other in range(g.players)) else "HER-SET-32"
    if any(creature_of(unit) == creature for army in g.army for unit in army):
        return "HER-UNT-43"
    if not any(recruiting.has_dwelling(g, owner, tier_of(creature)) for owner in owners):
        return "HER-UNT-11"
    return None if g.can_pay(seat, recruiting.recruit_cost(g, seat, creature)) else CANNOT_PAY


def is_on_offer(g: Heroes, seat: int, creature: int) -> bool:
    """Whether a Unit belongs to the Faction of a seat."""
    return any(each == creature for each, _, _ in town.on_offer(faction_of(g, seat)))


def why_not_a_few(g: Heroes, seat: int, creature: int) -> Reason:
    """Only a Few from the Unit Deck can be reinforced, never a Neutral Unit."""
    if is_neutral(creature):
        return "HER-NEU-06"
    return None if few_of(creature) in g.army[seat] else "HER-UNT-05"


def why_not_reinforce(g: Heroes, seat: int, creature: int) -> Reason:
    """With a Citadel and the Dwelling in the same Town, at its price."""
    if reason := why_not_a_few(g, seat, creature):
        return reason
    fortified = [owner for owner in buildings.boards(g, seat) if g.built[owner] >> CITADEL & 1]
    if not any(recruiting.has_dwelling(g, owner, tier_of(creature)) for owner in fortified):
        return "HER-UNT-12"
    return None if g.can_pay(seat, recruiting.reinforce_cost(g, seat, creature)) else CANNOT_PAY


def why_not_hire(g: Heroes, seat: int, field: int) -> Reason:
    """One Secondary Hero, in a Town or Settlement of one's own: one without a hero, if there is any."""
    if g.hero_at[second_of(seat)] != NOWHERE:
        return "HER-HRO-08"
    sites = geography.towns_and_settlements(g, seat)
    if field not in sites:
        return "HER-HRO-07" if sites else "HER-HRO-05"
    if field == g.hero_at[main_of(seat)] and len(sites) > 1:
        return "HER-HRO-07"
    return None if g.can_pay(seat, town.HIRE) else CANNOT_PAY


def why_not_offered(g: Heroes, seat: int, creature: int) -> Reason:
    """One of the Neutral Units drawn."""
    if creature not in g.offered:
        return "HER-NEU-05"
    return None if g.can_pay(seat, recruiting.recruit_cost(g, seat, creature)) else CANNOT_PAY


# --------------------------------------------------------------------------- Spell Book


def why_not_spell_book(g: Heroes, seat: int) -> Reason:
    """On one's own Turn, with a Mage Guild from an earlier Round, at its price or what a card leaves of it."""
    if g.active != seat:
        return "HER-TWN-12"
    guilds = [owner for owner in buildings.boards(g, seat) if g.built[owner] >> MAGE_GUILD & 1]
    if not guilds:
        return "HER-TWN-07"
    if all(g.guild_round[owner] == g.round for owner in guilds):
        return "HER-TWN-08"
    lacking = lacks(g, seat)
    return None if lacking <= 0 or (lacking <= buildings.WISDOM and can_play_any(g, seat, "guild")) else CANNOT_PAY


def lacks(g: Heroes, seat: int) -> int:
    """The Gold still missing for the Mage Guild."""
    offer = buildings.guild_of(g, seat)
    assert offer is not None
    return buildings.guild_price(g, seat, offer) - g.resources[purse_at(seat, GOLD)]


def why_not_buy(g: Heroes, seat: int) -> Reason:
    return None if lacks(g, seat) <= 0 else CANNOT_PAY


# --------------------------------------------------------------------------- buildings


def using(when: When) -> Check:
    """A building's effect at a given moment, once per Turn."""

    def why_not_use(g: Heroes, seat: int, kind: int, n: int) -> Reason:
        away, number = divmod(n, EFFECTS)
        owner = (seat + away) % g.players
        if away >= g.players or owner not in buildings.boards(g, seat):
            return "HER-LOC-27"
        effects = dict(buildings.effects_at(buildings.first_of(g, owner) + kind, when))
        unused = KEYS[KIND_COUNT * away + kind] not in g.used[seat]
        if not g.built[owner] >> kind & 1 or number not in effects or not unused:
            return "HER-BLD-19"
        return None if buildings.possible(g, seat, effects[number]) else CANNOT_PAY

    return why_not_use


AT_TURN_START: Final = using("own_turn_start")


def why_not_pass_moment(g: Heroes, seat: int) -> Reason:
    """What costs nothing cannot be declined."""
    for kind in range(KIND_COUNT):
        for n in range(EFFECTS * g.players):
            option = ("use", kind, n)
            if AT_TURN_START(g, seat, kind, n) is None and not buildings.optional(g, seat, option):
                return "HER-GEN-08"
    return None


def why_not_city_hall(g: Heroes, seat: int, n: int) -> Reason:
    """An effect of a building at the start of a Resource Round."""
    first = buildings.first_of(g, seat)
    for kind in buildings.buildings_at(first, "resource_round_start"):
        effects = dict(buildings.effects_at(first + kind, "resource_round_start"))
        if g.built[seat] >> kind & 1 and n in effects and buildings.possible(g, seat, effects[n]):
            return None
    return "HER-BLD-03"


def why_not_give_away(g: Heroes, seat: int, card: int) -> Reason:
    """A card in hand, of a kind the building names."""
    ops = [op for owner in buildings.boards(g, seat) for effect in buildings_of(g, owner) for op in effect.ops]
    kinds = {kind for op in ops if isinstance(op, RemoveCard) for kind in op.kinds}
    return None if card in g.hand[seat] and KINDS.get(type(CARDS[card])) in kinds else "HER-CRD-13"


# --------------------------------------------------------------------------- trade, Units with a Map ability


def why_not_trade(g: Heroes, seat: int, n: int) -> Reason:
    sold, give, _, _ = RATES[n]
    return None if g.resources[purse_at(seat, sold)] >= give else CANNOT_PAY


def why_not_free_trade(g: Heroes, seat: int, n: int) -> Reason:
    """Trading anywhere needs an optional rule."""
    return why_not_trade(g, seat, n) if g.has_variant("free_trading") else "HER-RES-08"


def why_not_peek(g: Heroes, seat: int, pile: int) -> Reason:
    """Rogues, once per Turn each, at a Deck with cards."""
    if turn.unused(g, seat, turn.ROGUES, "peek") <= 0:
        return "HER-UNT-30"
    return None if pile <= turn.WEEKS and turn.deck_of(g, seat, pile) else "HER-GEN-04"


def why_not_flip(g: Heroes, seat: int, creature: int) -> Reason:
    return None if pack_of(creature) in g.army[seat] else "HER-RND-09"


# --------------------------------------------------------------------------- the questions


TOWN_ACTIONS: Final[Mapping[str, Check]] = {
    "build": with_token(BUILD, why_not_build),
    "deliver": with_token(BUILD, why_not_deliver),
    "recruit": with_token(POPULATION, why_not_recruit),
    "reinforce": with_token(POPULATION, why_not_reinforce),
    "hire": with_token(POPULATION, why_not_hire),
    "spell_book": with_token(SPELL_BOOK, why_not_spell_book),
}

TOWN: Final[Mapping[str, WhyNot]] = {
    "turn": answers(
        "HER-TRN-08",
        {
            "end": free,
            **ON_THE_MAP,
            **TOWN_ACTIONS,
            **MORALE,
            "use": using("own_turn_once"),
            "play": playing("map"),
            "end_permanent": discarding_permanent("map"),
            "peek": why_not_peek,
            "trade": why_not_free_trade,
        },
    ),
    "offers": answers("HER-DIG-07", {"pass": free, **TOWN_ACTIONS, **MORALE}),
    "moment": answers("HER-TRN-04", {"use": AT_TURN_START, "pass": why_not_pass_moment}),
    "population": answers(
        "HER-UNT-09",
        {
            "done": free,
            "recruit": why_not_recruit,
            "reinforce": why_not_reinforce,
            "hire": lambda g, seat, field: "HER-HRO-06",
            "play": playing("population"),
        },
    ),
    "neutral": answers("HER-NEU-05", {"pass": free, "recruit": why_not_offered, "play": playing("population")}),
    "guild": answers("HER-TWN-09", {"pass": why_not_buy, "play": playing("guild")}),
    "city_hall": answers("HER-BLD-03", {"choose": why_not_city_hall}),
    "building_remove": answers("HER-CRD-13", {"remove": why_not_give_away}),
    "plague": answers("HER-RND-09", {"flip": why_not_flip}),
    "trade": answers("HER-TRD-02", {"done": free, "trade": why_not_trade}),
}
