"""What the buildings of a Town do, and when (HER-BLD-19): when built, at the start of a Resource Round or of one's
own Turn, or once in it.

With the optional rule of captured Towns a player also uses the boards of the Towns they hold (HER-VAR-01). The
option `use` names a kind of building and `4 * (seats to the left to its owner) + effect`.

Questions: guild (play, pass: a window), city_hall (choose), moment (use, pass), building_remove (remove), discard
(discard), retrieve (take), whose_movement (to_hero), and those of Search and Reinforce.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, Final

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.codes import (
    ABILITY,
    ARTIFACT,
    GOLD,
    MAGE_GUILD,
    RESOURCE,
    SPELL,
    SPELL_BOOK,
    TIERS,
    creature_of,
    purse_at,
    tier_of,
)
from gonfalon.games.heroes.printed import BUILDINGS, CARD_ID, CARDS, HEROES, KINDS, TOWN_ID
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.land import BuildingEffect, When
from gonfalon.games.heroes.printed.ops.army import DrawNeutralsPerDwelling, Reinforce
from gonfalon.games.heroes.printed.ops.cards import (
    Discard,
    DiscardThenDraw,
    EnemyDiscard,
    Fetch,
    RemoveCard,
    ReshuffleDiscard,
    Retrieve,
    Search,
    SearchOwnDeck,
)
from gonfalon.games.heroes.printed.ops.land import Movement
from gonfalon.games.heroes.printed.ops.realm import Gain, Morale
from gonfalon.games.heroes.state import Heroes, asked

from . import geography, morale, recruiting
from .cards import playing as cards
from .search import search, search_own

PILES: Final = {"ability": ABILITY, "artifact": ARTIFACT, "spell": SPELL}
KIND_COUNT: Final = 8
EFFECTS: Final = 4
"""More effects than any building has."""
WISDOM: Final = 2
"""The most gold Wisdom can take off at the Mage Guild."""
FIRST_OF: Final = tuple(KIND_COUNT * TOWN_ID[hero.faction] for hero in HEROES)
"""By hero card: the first building of its Town."""
KEYS: Final = tuple(f"building{n}" for n in range(3 * KIND_COUNT))
"""How `used` identifies a building: the seats to its owner, and its kind."""


def kind_of(building: int) -> int:
    return building % KIND_COUNT


def first_of(g: Heroes, seat: int) -> int:
    """The number of the first building of a seat's Town."""
    return FIRST_OF[g.hero[seat]]


def boards(g: Heroes, seat: int) -> tuple[int, ...]:
    """Whose Town Boards a player may use: their own, even while an enemy holds the Town (HER-LOC-26), and under an
    optional rule those of the Towns they hold (HER-LOC-27, HER-VAR-01)."""
    if not g.has_variant("towns_no_income"):
        return (seat,)
    held = [owner for owner in range(g.players) if geography.holder(g, geography.town_of(owner)) == seat]
    return (seat, *(owner for owner in held if owner != seat))


@cache
def effects_at(building: int, when: When) -> tuple[tuple[int, BuildingEffect], ...]:
    """A building's effects at a given moment, with their numbers."""
    return tuple((n, each) for n, each in enumerate(BUILDINGS[building].effects) if each.when == when)


@cache
def buildings_at(first: int, when: When) -> tuple[int, ...]:
    """The kinds of buildings of a Town that have an effect at a moment."""
    return tuple(kind for kind in range(KIND_COUNT) if effects_at(first + kind, when))


@cache
def guild_offer(first: int) -> Search:
    """The Search the Spell Book buys, with its price (HER-TWN-09)."""
    for building in range(first, first + KIND_COUNT):
        for _, effect in effects_at(building, "spell_book_token"):
            for op in effect.ops:
                if isinstance(op, Search):
                    return op
    raise LookupError(f"{BUILDINGS[first].id}: this town sells no spells")


# --------------------------------------------------------------------------- the Spell Book


def guild_of(g: Heroes, seat: int) -> Search | None:
    """What the Mage Guild sells, if the Spell Book may be used there: not in the Round it was built (HER-TWN-07,
    HER-TWN-08, HER-TWN-09, HER-SPL-18, HER-BLD-07)."""
    for owner in boards(g, seat):
        if g.built[owner] >> MAGE_GUILD & 1 and g.guild_round[owner] != g.round:
            return guild_offer(first_of(g, owner))
    return None


def guild_price(g: Heroes, seat: int, offer: Search) -> int:
    assert offer.pay is not None
    return max(0, offer.pay.gold - g.sum_of("guild_off", seat))


def spell_book(g: Heroes, seat: int) -> list[Option]:
    """The player must be able to pay the price, or to lower it enough with a card in hand (HER-GEN-03)."""
    offer = guild_of(g, seat)
    if offer is None:
        return []
    lacking = guild_price(g, seat, offer) - g.resources[purse_at(seat, GOLD)]
    payable = lacking <= 0 or (lacking <= WISDOM and cards.playable(g, seat, "guild"))
    return [("spell_book",)] if payable else []


def might_buy(g: Heroes, seat: int) -> bool:
    """Whether, from what everyone can see, a player might buy Spells now with the help of a hidden card."""
    return (
        g.active == seat and bool(g.tokens[seat] & SPELL_BOOK and g.hand[seat]) and guild_of(g, seat) is not None
    )


async def buy_spells(g: Heroes, seat: int) -> None:
    """Turn the Token, play cards that lower the price, pay, Search (HER-TWN-09)."""
    offer = guild_of(g, seat)
    assert offer is not None
    assert isinstance(offer.amount, int)
    g.tokens[seat] &= ~SPELL_BOOK
    while True:
        choices: list[Option] = cards.playable(g, seat, "guild")
        if g.resources[purse_at(seat, GOLD)] >= guild_price(g, seat, offer):
            choices.append(("pass",))
        verb, *args = await Ask(seat, "guild", choices, rule="HER-TWN-09", window=True, default=choices[-1])
        if verb == "pass":
            break
        await cards.play(g, seat, args[0], args[1], "guild")
    gold = guild_price(g, seat, offer)
    g.gain(seat, 0, -gold)
    sizes = [row.amount for row in g.effects if row.what == "search_size" and row.subject == seat]
    recruiting.use_all(g, seat, "guild_off", "search_size")
    g.tell("spell_book", seat, gold)
    await search(g, seat, SPELL, max(sizes, default=offer.amount))


# --------------------------------------------------------------------------- moments


async def when_built(g: Heroes, seat: int, kind: int) -> None:
    """What a building does as soon as it is built (HER-BLD-11)."""
    for _, effect in effects_at(first_of(g, seat) + kind, "on_build"):
        await run(g, seat, effect.ops)


async def at_resource_round(g: Heroes, seat: int) -> None:
    """City Halls give one of two things, other buildings their effect (HER-BLD-03)."""
    for owner in boards(g, seat):
        first = first_of(g, owner)
        for kind in buildings_at(first, "resource_round_start"):
            if g.built[owner] >> kind & 1:
                await resolve(g, seat, owner, first + kind)


async def resolve(g: Heroes, seat: int, owner: int, building: int) -> None:
    """One effect of a building, the player's choice if there are several; a captured one gives no Resources
    (HER-VAR-01)."""
    choices: list[Option] = [
        ("choose", n)
        for n, effect in effects_at(building, "resource_round_start")
        if possible(g, seat, effect) and (owner == seat or not any(isinstance(op, Gain) for op in effect.ops))
    ]
    if choices:
        _, n = await Ask(seat, "city_hall", choices, rule="HER-BLD-03", about=(building,), default=choices[0])
        g.tell("used_building", seat, building, n)
        await run(g, seat, BUILDINGS[building].effects[n].ops)


def offers(g: Heroes, seat: int, when: When) -> list[Option]:
    """Effects of a moment not yet used this Turn; of alternatives, only one may be."""
    found: list[Option] = []
    for owner in boards(g, seat):
        first, away = first_of(g, owner), (owner - seat) % g.players
        for kind in buildings_at(first, when):
            if g.built[owner] >> kind & 1 and KEYS[KIND_COUNT * away + kind] not in g.used[seat]:
                found += [
                    ("use", kind, EFFECTS * away + n)
                    for n, effect in effects_at(first + kind, when)
                    if possible(g, seat, effect)
                ]
    return found


def uses(g: Heroes, seat: int) -> list[Option]:
    """Between Actions of one's own Turn, one option per building, once (HER-BLD-19)."""
    return offers(g, seat, "own_turn_once")


def at_turn_start(g: Heroes, seat: int) -> list[Option]:
    """After the hand refresh; whatever a text says a player may do can be passed (HER-TRN-04, HER-GEN-08)."""
    found = offers(g, seat, "own_turn_start")
    if found and all(optional(g, seat, option) for option in found):
        found.append(("pass",))
    return found


def effect_of(g: Heroes, seat: int, kind: int, n: int) -> tuple[int, BuildingEffect]:
    """The building and the effect an option names."""
    away, effect = divmod(n, EFFECTS)
    building = first_of(g, (seat + away) % g.players) + kind
    return building, BUILDINGS[building].effects[effect]


def optional(g: Heroes, seat: int, option: Option) -> bool:
    """Summoning and discarding are optional; what costs nothing is not."""
    _, effect = effect_of(g, seat, *option[1:])
    return isinstance(effect.ops[0], DrawNeutralsPerDwelling | Discard)


async def use(g: Heroes, seat: int, kind: int, n: int) -> None:
    """Use a building, once per Turn."""
    building, effect = effect_of(g, seat, kind, n)
    g.used = put(g.used, seat, (*g.used[seat], KEYS[KIND_COUNT * (n // EFFECTS) + kind]))
    g.tell("used_building", seat, building, n % EFFECTS)
    await run(g, seat, effect.ops)


# --------------------------------------------------------------------------- effects


def possible(g: Heroes, seat: int, effect: BuildingEffect) -> bool:
    """Costs can be paid and there is something to act on; what a Deck hides is not considered."""
    op = effect.ops[0]
    if isinstance(op, Search):
        return op.pay is None or g.can_pay(seat, recruiting.price(op.pay))
    if isinstance(op, RemoveCard):
        return bool(removable(g, seat, op))
    if isinstance(op, Discard | DiscardThenDraw):
        return bool(g.hand[seat])
    if isinstance(op, Reinforce):
        return any(TIERS[tier_of(creature_of(unit))] in op.tiers for unit in g.fews(seat))
    if isinstance(op, Retrieve):
        return bool(retrievable(g, seat, op))
    if isinstance(op, DrawNeutralsPerDwelling):
        return any(recruiting.has_dwelling(g, seat, tier) for tier in range(3))
    return True


async def run(g: Heroes, seat: int, ops: tuple[Op, ...]) -> None:
    """Every part of an effect, in printed order (HER-GEN-04, HER-BLD-08)."""
    for op in ops:
        await RUN[type(op)](g, seat, op)


async def gain(g: Heroes, seat: int, op: Gain) -> None:
    resource = RESOURCE.names.index(op.resource)
    g.gain(seat, resource, op.amount)
    g.tell("gained", seat, resource, op.amount)


async def movement(g: Heroes, seat: int, op: Movement) -> None:
    """MP for one hero of the player's choice, until the end of the Turn (HER-MOV-12)."""
    heroes: list[Option] = [("to_hero", hero) for hero in geography.own_heroes(g, seat)]
    if heroes:
        _, hero = await Ask(seat, "whose_movement", heroes, rule="HER-MOV-12", default=heroes[0])
        g.mp[hero] += op.amount
        g.tell("movement", hero, op.amount)


async def reinforce(g: Heroes, seat: int, op: Reinforce) -> None:
    tiers = tuple(TIERS.index(tier) for tier in op.tiers)
    await recruiting.reinforce_one(g, seat, tiers, op.cost_factor or "full", op.optional)


async def cheer(g: Heroes, seat: int, op: Morale) -> None:
    await morale.gain_morale(g, seat)


async def search_for(g: Heroes, seat: int, op: Search) -> None:
    """Pay, then Search, as often as printed (HER-SRC-07)."""
    assert isinstance(op.amount, int)
    if op.pay is not None:
        g.pay(seat, recruiting.price(op.pay))
    for _ in range(max(1, op.times)):
        await search(g, seat, PILES[op.deck], op.amount)


async def cycle(g: Heroes, seat: int, op: DiscardThenDraw) -> None:
    await morale.cycle(g, seat, op.max)


async def cover(g: Heroes, seat: int, op: EnemyDiscard) -> None:
    """When a combat against an enemy hero begins this Turn, the enemy discards a random card."""
    g.last("cover", seat, op.amount, "turn")


def removable(g: Heroes, seat: int, op: RemoveCard) -> list[int]:
    return sorted({card for card in g.hand[seat] if KINDS.get(type(CARDS[card])) in op.kinds})


async def remove_card(g: Heroes, seat: int, op: RemoveCard) -> None:
    """Remove a card in hand from the game (HER-CRD-13)."""
    choices: list[Option] = [("remove", card) for card in removable(g, seat, op)]
    _, card = await Ask(seat, "building_remove", asked(choices), rule="HER-CRD-13", default=choices[0])
    g.drop(seat, card)
    g.show(seat, card)
    g.remove(card)
    g.tell("removed", seat, card)


async def discard(g: Heroes, seat: int, op: Discard) -> None:
    choices: list[Option] = [("discard", card) for card in sorted(set(g.hand[seat]))]
    _, card = await Ask(seat, "discard", asked(choices), rule="HER-CRD-03", default=choices[0])
    g.lay_off(seat, card)
    g.tell("discarded", seat, card)


async def reshuffle(g: Heroes, seat: int, op: ReshuffleDiscard) -> None:
    g.reshuffle(seat)
    g.tell("reshuffled", seat)


async def search_deck(g: Heroes, seat: int, op: SearchOwnDeck) -> None:
    await search_own(g, seat, op.amount)


async def fetch(g: Heroes, seat: int, op: Fetch) -> None:
    """Take a named card from a common Deck, if it is there, and shuffle the Deck."""
    pile, card = PILES[op.deck], CARD_ID[op.card]
    left = list(g.pile[pile])
    found = card in left
    if found:
        left.remove(card)
        g.gain_card(seat, card, shown=True)
    g.pile = put(g.pile, pile, g.shuffled(tuple(left)))
    g.tell("fetched", seat, card, int(found))


def retrievable(g: Heroes, seat: int, op: Retrieve) -> list[int]:
    return sorted({card for card in g.discard[seat] if KINDS.get(type(CARDS[card])) in op.kinds})


async def retrieve(g: Heroes, seat: int, op: Retrieve) -> None:
    """A card from the player's Discard Pile returns to hand."""
    choices: list[Option] = [("take", card) for card in retrievable(g, seat, op)]
    _, card = await Ask(seat, "retrieve", asked(choices), rule="HER-VIS-05", default=choices[0])
    pile = list(g.discard[seat])
    pile.remove(card)
    g.discard = put(g.discard, seat, tuple(pile))
    g.hold(seat, card)
    g.tell("took_back", seat, card)


async def summon(g: Heroes, seat: int, op: DrawNeutralsPerDwelling) -> None:
    await cards.draw_neutrals(g, seat, op.golden_adds_azure)


RUN: Final[dict[type[Op], Callable[[Heroes, int, Any], Coroutine[Any, Any, None]]]] = {
    Gain: gain,
    Movement: movement,
    Reinforce: reinforce,
    Morale: cheer,
    Search: search_for,
    DiscardThenDraw: cycle,
    EnemyDiscard: cover,
    RemoveCard: remove_card,
    Discard: discard,
    ReshuffleDiscard: reshuffle,
    SearchOwnDeck: search_deck,
    Fetch: fetch,
    Retrieve: retrieve,
    DrawNeutralsPerDwelling: summon,
}
