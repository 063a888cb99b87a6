"""What a visit gives, location by location (chapter LOC).

Most locations do what their printed operations say, one after the other (HER-GEN-04, HER-LOC-16); a few have their
own functions, here or in markets.py. Anything that costs something may be declined (HER-LOC-14).

Questions: `tree` (choose, pass), `garden` (choose), `pandora` (choose), `witch_hut` (remove, peek), `witch_card`
(take, discard; peek for another card), `spring` (take, pass), `statistic` (take, remove).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from gonfalon.core import Ask, Option, first
from gonfalon.games.heroes.codes import (
    ABILITY,
    ARTIFACT,
    NOBODY,
    NOWHERE,
    RESOURCE,
    SPELL,
    TIERS,
    is_main,
    seat_of,
    second_of,
    slot_of,
)
from gonfalon.games.heroes.printed import CARDS, LOCATION_ID, LOCATIONS
from gonfalon.games.heroes.printed.base import Cost, Op
from gonfalon.games.heroes.printed.cards import Ability
from gonfalon.games.heroes.printed.ops.army import Reinforce
from gonfalon.games.heroes.printed.ops.cards import Retrieve, Search, SwapStatistic
from gonfalon.games.heroes.printed.ops.land import (
    AttackDieTable,
    DiscoverTile,
    Experience,
    GainSecondaryHero,
    Movement,
    NoEffect,
    SafeField,
    TakeGrail,
)
from gonfalon.games.heroes.printed.ops.realm import (
    BuyArtifact,
    Gain,
    GainChoice,
    Morale,
    RollResource,
    RollTreasure,
)
from gonfalon.games.heroes.state import Heroes, asked, faction_of

from . import dice, levels, morale, recruiting, scenario, search, tiles, town
from .geography import of
from .markets import (
    STATISTIC_CARDS,
    buy_artifact,
    discard_for_good,
    look_under,
    market_of_time,
    pays,
    put_back,
    receive,
    receive_one,
    study,
    swap_statistic,
    takes,
    tavern,
    trading_post,
    triple,
)

Rule = Coroutine[Any, Any, None]

PILES: Final = {"ability": ABILITY, "artifact": ARTIFACT, "spell": SPELL}
TREASURE, RESOURCE_DICE = 0, 1
"""What Pandora's Box rolls."""


async def resolve(g: Heroes, hero: int, field: int) -> None:
    """Everything a Field does for its visitor, in printed order (HER-LOC-16, HER-LOC-08, HER-LOC-12, HER-LOC-15,
    HER-LOC-17, HER-LOC-18, HER-LOC-19, HER-LOC-21, HER-LOC-67, HER-LOC-68, HER-LOC-70)."""
    location = of(g).locations[field]
    if location in NAMED:
        await NAMED[location](g, hero, field)
        return
    for op in LOCATIONS[location].ops:
        await EFFECTS[type(op)](g, hero, field, op)


# --------------------------------------------------------------------------- what symbols do


async def nothing(g: Heroes, hero: int, field: int, op: Op) -> None:
    """An Empty Field or a Sanctuary (HER-MAP-08, HER-LOC-41)."""


async def gain(g: Heroes, hero: int, field: int, op: Gain) -> None:
    """(HER-LOC-09)"""
    receive_one(g, seat_of(hero), RESOURCE.names.index(op.resource), op.amount)


async def gain_choice(g: Heroes, hero: int, field: int, op: GainChoice) -> None:
    """One of several gifts (HER-LOC-69)."""
    seat = seat_of(hero)
    gifts = [("choose", n) for n in range(len(op.choices))]
    _, n = await Ask(seat, "garden", gifts, rule="HER-LOC-69", about=(of(g).locations[field],), default=first)
    receive(g, seat, triple(op.choices[n]))


async def gain_mp(g: Heroes, hero: int, field: int, op: Movement) -> None:
    """The visiting Hero gets more MP this Turn (HER-LOC-07, HER-LOC-46, HER-MOV-12)."""
    g.mp[hero] += op.amount
    g.tell("mp_gained", hero, op.amount)


async def change_morale(g: Heroes, hero: int, field: int, op: Morale) -> None:
    """(HER-MRL-13)"""
    for _ in range(max(op.times, 1)):
        if op.value == "positive":
            await morale.gain_morale(g, seat_of(hero))
        else:
            morale.lose_morale(g, seat_of(hero))


async def gain_experience(g: Heroes, hero: int, field: int, op: Experience) -> None:
    """Only a Main Hero gains Experience, in some places for a price (HER-LOC-04, HER-LOC-47, HER-HRO-10)."""
    seat = seat_of(hero)
    if is_main(hero) and (not op.pay_choice or await pays_one(g, seat, op.pay_choice)):
        await levels.gain_experience(g, seat, op.amount)


async def pays_one(g: Heroes, seat: int, costs: tuple[Cost, ...]) -> bool:
    """One of several prices, or none (HER-LOC-47)."""
    ways: list[Option] = [("pass",)]
    ways += [("choose", n) for n, cost in enumerate(costs) if g.can_pay(seat, triple(cost))]
    verb, *args = await Ask(seat, "tree", ways, rule="HER-LOC-47", default=("pass",))
    if verb == "pass":
        return False
    g.pay(seat, triple(costs[args[0]]))
    g.tell("paid", seat, *triple(costs[args[0]]))
    return True


async def roll_resource(g: Heroes, hero: int, field: int, op: RollResource) -> None:
    """Roll as many dice as are printed and keep one (HER-LOC-03, HER-LOC-13)."""
    n = of(g).dice(field) if op.dice == "field" else op.dice
    await dice.roll_resource(g, seat_of(hero), n, op.keep)


async def roll_treasure(g: Heroes, hero: int, field: int, op: RollTreasure) -> None:
    """(HER-LOC-02, HER-LOC-13)"""
    n = of(g).dice(field) if op.dice == "field" else op.dice
    await dice.roll_treasure(g, seat_of(hero), hero, n, op.keep)


async def search_pile(g: Heroes, hero: int, field: int, op: Search) -> None:
    """A Search on a Field is optional; once paid for, it must be made (HER-LOC-05, HER-LOC-06, HER-LOC-14,
    HER-SRC-07)."""
    seat = seat_of(hero)
    amount = int(op.amount)
    if op.deck == "ability_discard":
        if g.pile_discard[ABILITY] and op.pay and await pays(g, seat, field, triple(op.pay)):
            await study(g, seat, amount)
    elif op.pay:
        if await pays(g, seat, field, triple(op.pay)):
            await search.search(g, seat, PILES[op.deck], amount)
    else:
        for _ in range(max(op.times, 1)):
            await search.search(g, seat, PILES[op.deck], amount, optional=True)


async def take_grail(g: Heroes, hero: int, field: int, op: TakeGrail) -> None:
    """(HER-LOC-49, HER-LOC-50)"""
    scenario.take_grail(g, hero)


async def discover(g: Heroes, hero: int, field: int, op: DiscoverTile) -> None:
    """A face-down tile next to this one, for no MP (HER-LOC-48)."""
    await tiles.discover(g, seat_of(hero), slot_of(field))


async def reinforce(g: Heroes, hero: int, field: int, op: Reinforce) -> None:
    """Hill Fort: one Unit, at a discount in Gold (HER-LOC-52, HER-UNT-13)."""
    tiers = tuple(TIERS.index(tier) for tier in op.tiers)
    await recruiting.reinforce_one(g, seat_of(hero), tiers, "full", True, gold_off=op.discount_gold)


async def free_hero(g: Heroes, hero: int, field: int, op: GainSecondaryHero) -> None:
    """Prison: a Secondary Hero, or Gold for a player who has one (HER-LOC-53)."""
    seat = seat_of(hero)
    if g.hero_at[second_of(seat)] == NOWHERE:
        town.gain_secondary(g, seat, field)
    else:
        receive(g, seat, (op.otherwise_gold, 0, 0))


async def retrieve(g: Heroes, hero: int, field: int, op: Retrieve) -> None:
    """Magic Spring: one of the top cards of the player's Discard Pile returns to hand (HER-LOC-54)."""
    seat = seat_of(hero)
    if not g.discard[seat]:
        return
    look_under(g, seat, search.OWN_DECK, op.top)
    option = await Ask(seat, "spring", asked([*takes(g), ("pass",)]), rule="HER-LOC-54", default=("pass",))
    if option[0] == "take":
        search.lift(g, option[1])
        g.hold(seat, option[1])
        g.tell("retrieved", seat, secret=option[1:], to=(seat,))
    await put_back(g, seat, search.OWN_DECK)


async def ask_the_die(g: Heroes, hero: int, field: int, op: AttackDieTable) -> None:
    """Scholar: the Attack Die decides what is gained; this does not count as a Search (HER-LOC-58)."""
    seat = seat_of(hero)
    face = await dice.attack_die(g, seat)
    entry = op.faces[f"{face:+d}" if face > 0 else str(face)]
    if entry == "statistic_gain_or_remove":
        await learn_or_forget(g, seat)
    else:
        await search.draw_keep(g, seat, ABILITY if entry == "draw_2_abilities_keep_1" else SPELL, 2)


async def learn_or_forget(g: Heroes, seat: int) -> None:
    """Take a Statistic card of choice, or remove one from hand (HER-LOC-58)."""
    ways: list[Option] = [("take", card) for card in STATISTIC_CARDS]
    ways += [("remove", card) for card in STATISTIC_CARDS if card in g.hand[seat]]
    verb, card = await Ask(seat, "statistic", asked(ways), rule="HER-LOC-58", default=first)
    if verb == "take":
        g.gain_card(seat, card, shown=True)
        g.tell("gained_statistic", seat, card)
    else:
        discard_for_good(g, seat, True, card)


# --------------------------------------------------------------------------- locations with functions of their own


async def pandoras_box(g: Heroes, hero: int, field: int) -> None:
    """Two Treasure Dice or two Resource Dice, keeping one (HER-LOC-13, HER-LOC-20)."""
    seat = seat_of(hero)
    kinds = [("choose", kind) for kind in (TREASURE, RESOURCE_DICE)]
    _, kind = await Ask(seat, "pandora", kinds, rule="HER-LOC-20", default=first)
    if kind == TREASURE:
        await dice.roll_treasure(g, seat, hero, 2, 1)
    else:
        await dice.roll_resource(g, seat, 2, 1)


async def witch_hut(g: Heroes, hero: int, field: int) -> None:
    """Remove an Ability from hand, or look at the top Ability and keep it or not (HER-LOC-55)."""
    seat = seat_of(hero)
    ways: list[Option] = [("remove", card) for card in sorted(set(g.hand[seat])) if type(CARDS[card]) is Ability]
    if search.can_draw(g, ABILITY):
        ways.append(("peek", ABILITY))
    if not ways:
        return
    verb, *args = await Ask(seat, "witch_hut", asked(ways), rule="HER-LOC-55", default=ways[-1])
    if verb == "remove":
        discard_for_good(g, seat, True, args[0])
        return
    while verb == "peek":
        search.look(g, seat, ABILITY, 1)
        verb, *args = await Ask(seat, "witch_card", asked(lessons(g, seat)), rule="HER-LOC-55", default=first)
        end_lesson(g, seat, verb)


def lessons(g: Heroes, seat: int) -> list[Option]:
    """The card is taken or discarded; one that only another Faction can use may be replaced by a new one
    (HER-CRD-19)."""
    (card,) = g.looked_at
    ways: list[Option] = [("take", card), ("discard", card)]
    mine = faction_of(g, seat)
    if search.RESTRICTED.get(card, mine) != mine and search.can_draw(g, ABILITY):
        ways.append(("peek", ABILITY))
    return ways


def end_lesson(g: Heroes, seat: int, verb: str) -> None:
    (card,) = g.looked_at
    if verb == "take":
        search.lift(g, card)
        g.gain_card(seat, card)
        g.tell("found_card", seat, ABILITY, secret=(card,), to=(seat,))
    else:
        search.lay_down(g, seat, ABILITY, card)
    g.looker = NOBODY


EFFECTS: Final[Mapping[type[Op], Callable[..., Rule]]] = {
    NoEffect: nothing,
    SafeField: nothing,
    Gain: gain,
    GainChoice: gain_choice,
    Movement: gain_mp,
    Morale: change_morale,
    Experience: gain_experience,
    RollResource: roll_resource,
    RollTreasure: roll_treasure,
    Search: search_pile,
    DiscoverTile: discover,
    Reinforce: reinforce,
    GainSecondaryHero: free_hero,
    Retrieve: retrieve,
    BuyArtifact: buy_artifact,
    SwapStatistic: swap_statistic,
    AttackDieTable: ask_the_die,
    TakeGrail: take_grail,
}
"""What a printed operation does for a visitor."""

NAMED: Final[Mapping[int, Callable[..., Rule]]] = {
    LOCATION_ID["pandoras_box"]: pandoras_box,
    LOCATION_ID["witch_hut"]: witch_hut,
    LOCATION_ID["trading_post"]: trading_post,
    LOCATION_ID["tavern"]: tavern,
    LOCATION_ID["market_of_time"]: market_of_time,
}
