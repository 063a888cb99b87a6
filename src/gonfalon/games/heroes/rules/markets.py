"""Fields where something is bought, traded or exchanged (chapters TRD and LOC), and the piles they look into.

Questions: `price` (accept, pass), `trading_post` (trade, remove, pass), `trade` (trade, done), `library` (remove
from hand, discard from the Discard Pile, pass), `statistic` (take), `black_market` (take, pass), `university`
(take), `put_back` (on_top), `market_of_time` (remove, pass), `which_deck` (from_deck), `robbed` (name).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.core.game import Phase
from gonfalon.games.heroes.codes import ABILITY, ARTIFACT, GOLD, NOBODY, NOWHERE, SPELL, seat_of, second_of
from gonfalon.games.heroes.printed import ARTIFACTS, CARD_ID, CARDS, CONSTANTS, HEROES, LOCATIONS, STATISTICS
from gonfalon.games.heroes.printed.base import Cost
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell
from gonfalon.games.heroes.printed.ops.cards import SwapStatistic
from gonfalon.games.heroes.printed.ops.land import GainSecondaryHero
from gonfalon.games.heroes.printed.ops.realm import BuyArtifact
from gonfalon.games.heroes.state import Heroes, asked

from . import search, town, trading
from .geography import of

STATISTIC_CARDS: Final = tuple(CARD_ID[card.id] for card in STATISTICS)
MAGIC_ARROW: Final = CARD_ID["magic_arrow"]
LEVEL_OF: Final = {CARD_ID[card.id]: card.level for card in ARTIFACTS}


def triple(cost: Cost) -> tuple[int, int, int]:
    return cost.gold, cost.materials, cost.valuables


def receive(g: Heroes, seat: int, amounts: tuple[int, int, int]) -> None:
    """Resources from the supply."""
    for resource, n in enumerate(amounts):
        if n:
            receive_one(g, seat, resource, n)


def receive_one(g: Heroes, seat: int, resource: int, n: int) -> None:
    """(HER-LOC-09)"""
    g.gain(seat, resource, n)
    g.tell("gained", seat, resource, n)


async def pays(g: Heroes, seat: int, field: int, cost: tuple[int, int, int]) -> bool:
    """Ask whether to pay the price of a Field; a player who cannot pay is not asked (HER-GEN-03, HER-LOC-11)."""
    if not any(cost):
        return True
    if not g.can_pay(seat, cost):
        return False
    about = (of(g).locations[field], *cost)
    option = await Ask(seat, "price", [("pass",), ("accept",)], rule="HER-LOC-14", about=about, default=("pass",))
    if option[0] == "pass":
        return False
    g.pay(seat, cost)
    g.tell("paid", seat, *cost)
    return True


# --------------------------------------------------------------------------- piles that a Field lets one look into


def look_under(g: Heroes, seat: int, pile: int, n: int) -> None:
    """Look at the top cards of a Discard Pile, set apart meanwhile; OWN_DECK stands for the player's own."""
    cards = g.discard[seat] if pile == search.OWN_DECK else g.pile_discard[pile]
    g.looker, g.look_pile, g.looked_at = seat, NOBODY, cards[-n:]
    g.reveal()
    if pile == search.OWN_DECK:
        g.discard = put(g.discard, seat, cards[:-n])
    else:
        g.pile_discard = put(g.pile_discard, pile, cards[:-n])


def takes(g: Heroes) -> list[Option]:
    return [("take", card) for card in sorted(set(g.looked_at))]


async def put_back(g: Heroes, seat: int, pile: int) -> None:
    """The others go back on top in any order, the last one uppermost (HER-LOC-54, HER-LOC-60)."""
    while len(set(g.looked_at)) > 1:
        ways = [("on_top", card) for card in sorted(set(g.looked_at))]
        _, card = await Ask(seat, "put_back", asked(ways), rule="HER-LOC-54", default=first)
        lay_back(g, seat, pile, card)
    return_rest(g, seat, pile)


def lay_back(g: Heroes, seat: int, pile: int, card: int) -> None:
    search.lift(g, card)
    if pile == search.OWN_DECK:
        g.discard = put(g.discard, seat, (*g.discard[seat], card))
    else:
        g.pile_off(pile, card)


def return_rest(g: Heroes, seat: int, pile: int) -> None:
    """Return the remaining cards in their original order."""
    for card in g.looked_at:
        lay_back(g, seat, pile, card)
    g.looker = NOBODY


# --------------------------------------------------------------------------- the Trading Post


async def trading_post(g: Heroes, hero: int, field: int) -> None:
    """Either any number of exchanges, or remove one card and gain 1 Gold (HER-TRD-01, HER-TRD-02, HER-LOC-44)."""
    seat = seat_of(hero)
    if g.has_variant("free_trading"):
        take_artifact(g, seat)
        return
    ways = [("pass",), *trading.trades(g, seat), *(("remove", card) for card in removable(g, seat))]
    verb, *args = await Ask(seat, "trading_post", asked(ways), rule="HER-TRD-01", default=("pass",))
    if verb == "trade":
        trading.trade(g, seat, args[0])
        g.push("trade", seat)
    elif verb == "remove":
        discard_for_good(g, seat, True, args[0])
        receive_one(g, seat, GOLD, CONSTANTS.trading_post_remove_card_gold)


async def trade(g: Heroes, seat: int) -> None:
    """More exchanges in the same visit (HER-TRD-02)."""
    ways: list[Option] = [("done",), *trading.trades(g, seat)]
    verb, *args = await Ask(seat, "trade", ways, rule="HER-TRD-02", default=("done",))
    if verb == "trade":
        trading.trade(g, seat, args[0])
        g.push("trade", seat)


def removable(g: Heroes, seat: int) -> list[int]:
    """Abilities, Artifacts and Spells in hand, but not the Hero's own Ability nor Magic Arrows (HER-TRD-09)."""
    kept = [MAGIC_ARROW]
    starting = CARD_ID[HEROES[g.hero[seat]].starting_ability]
    if owned(g, seat).count(starting) == 1:
        kept.append(starting)
    hand = sorted(set(g.hand[seat]))
    return [card for card in hand if type(CARDS[card]) in (Ability, Artifact, Spell) and card not in kept]


def owned(g: Heroes, seat: int) -> tuple[int, ...]:
    """All cards of a player, wherever they are."""
    return (*g.deck[seat], *g.hand[seat], *g.discard[seat], *g.ongoing[seat], g.permanent[seat])


def take_artifact(g: Heroes, seat: int) -> None:
    """Where trading is free, a Trading Post gives a card from the Artifact Deck (HER-VAR-08)."""
    card = g.take_top(ARTIFACT)
    if card != NOBODY:
        g.gain_card(seat, card)
        g.tell("found_card", seat, ARTIFACT, secret=(card,), to=(seat,))


# --------------------------------------------------------------------------- other markets


async def study(g: Heroes, seat: int, n: int) -> None:
    """University: one of the top cards of the discarded Abilities (HER-LOC-60)."""
    look_under(g, seat, ABILITY, n)
    option = await Ask(seat, "university", asked(takes(g)), rule="HER-LOC-60", default=first)
    search.lift(g, option[1])
    g.gain_card(seat, option[1])
    g.tell("took_discarded", seat, ABILITY, secret=option[1:], to=(seat,))
    await put_back(g, seat, ABILITY)
    g.open_discard(ABILITY)


async def buy_artifact(g: Heroes, hero: int, field: int, op: BuyArtifact) -> None:
    """Black Market: one of the top cards of the discarded Artifacts, at the price of its level (HER-LOC-40)."""
    seat = seat_of(hero)
    look_under(g, seat, ARTIFACT, op.look)
    prices = op.prices
    ways = [way for way in takes(g) if g.can_pay(seat, (getattr(prices, LEVEL_OF[way[1]]), 0, 0))]
    option = await Ask(seat, "black_market", asked([*ways, ("pass",)]), rule="HER-LOC-40", default=("pass",))
    if option[0] == "take":
        search.lift(g, option[1])
        g.pay(seat, (getattr(prices, LEVEL_OF[option[1]]), 0, 0))
        g.gain_card(seat, option[1])
        g.tell("bought_card", seat, ARTIFACT, secret=option[1:], to=(seat,))
    return_rest(g, seat, ARTIFACT)
    g.open_discard(ARTIFACT)


async def swap_statistic(g: Heroes, hero: int, field: int, op: SwapStatistic) -> None:
    """Library: swap a Statistic from hand or Discard Pile for another, for a price (HER-LOC-39)."""
    seat, cost = seat_of(hero), triple(op.pay)
    for _ in range(op.max):
        ways: list[Option] = [("pass",)]
        if g.can_pay(seat, cost):
            ways += [("remove", card) for card in STATISTIC_CARDS if card in g.hand[seat]]
            ways += [("discard", card) for card in STATISTIC_CARDS if card in g.discard[seat]]
        verb, *args = await Ask(seat, "library", asked(ways), rule="HER-LOC-39", about=cost, default=("pass",))
        if verb == "pass":
            return
        g.pay(seat, cost)
        discard_for_good(g, seat, verb == "remove", args[0])
        others = [("take", card) for card in STATISTIC_CARDS if card != args[0]]
        _, new = await Ask(seat, "statistic", asked(others), rule="HER-LOC-39", default=first)
        g.gain_card(seat, new, shown=True)
        g.tell("swapped_statistic", seat, args[0], new)


def discard_for_good(g: Heroes, seat: int, from_hand: bool, card: int) -> None:
    """A card from the player's hand or Discard Pile leaves the game (HER-CRD-13)."""
    if from_hand:
        g.drop(seat, card)
    else:
        pile = list(g.discard[seat])
        pile.remove(card)
        g.discard = put(g.discard, seat, tuple(pile))
    g.show(seat, card)
    g.remove(card)
    g.tell("removed", seat, card)


async def market_of_time(g: Heroes, hero: int, field: int) -> None:
    """Remove a card from hand to Search a Deck of choice, or do nothing (HER-LOC-51)."""
    seat = seat_of(hero)
    ways: list[Option] = [("pass",), *(("remove", card) for card in sorted(set(g.hand[seat])))]
    verb, *args = await Ask(seat, "market_of_time", asked(ways), rule="HER-LOC-51", default=("pass",))
    if verb == "remove":
        discard_for_good(g, seat, True, args[0])
        decks = [("from_deck", pile) for pile in (ABILITY, ARTIFACT, SPELL)]
        _, pile = await Ask(seat, "which_deck", decks, rule="HER-LOC-51", default=first)
        await search.search(g, seat, pile, 2)


async def tavern(g: Heroes, hero: int, field: int) -> None:
    """A Secondary Hero for Gold, and an enemy of choice loses a random card (HER-LOC-43, HER-VIS-14)."""
    seat = seat_of(hero)
    op = LOCATIONS[of(g).locations[field]].ops[0]
    assert isinstance(op, GainSecondaryHero)
    if g.hero_at[second_of(seat)] != NOWHERE or not await pays(g, seat, field, triple(op.pay)):
        return
    town.gain_secondary(g, seat, field)
    enemies = [("name", enemy) for enemy in g.in_order(seat) if enemy != seat]
    _, enemy = await Ask(seat, "robbed", enemies, rule="HER-LOC-43", default=first)
    if g.hand[enemy]:
        card = g.hand[enemy][g.below(len(g.hand[enemy]))]
        g.lay_off(enemy, card)
        g.tell("discarded", enemy, card)


PHASES: Final[Mapping[str, Phase]] = {"trade": trade}
