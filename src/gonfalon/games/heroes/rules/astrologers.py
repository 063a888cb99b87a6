"""Astrologers Proclaim cards (HER-RND-09): what each does, at once or for how long.

Whatever lasts until the next card is a lasting effect that ends with "week"; changes to the next income end with
"income". Rows: movement, hand_limit, return_spell (first Spell of each player), spell_power (first Spell of each
Turn), neutral_redraw, weasel, income_gold, income_valuables.

Questions: plague (flip).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import (
    BRONZE,
    GOLDEN,
    NOBODY,
    NOWHERE,
    SILVER,
    creature_of,
    is_pack,
    main_of,
    pack_of,
)
from gonfalon.games.heroes.printed import ASTROLOGERS, CARDS, KINDS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.army import FlipUnit, Reinforce
from gonfalon.games.heroes.printed.ops.cards import HandLimit, ReshuffleHandKinds
from gonfalon.games.heroes.printed.ops.land import Movement, NeutralRedraw, NoEffect, RemoveBlackCubes
from gonfalon.games.heroes.printed.ops.realm import Gain, Morale, Reroll, RollResource, RollTreasure
from gonfalon.games.heroes.printed.ops.spells import ReturnSpell, SpellPower
from gonfalon.games.heroes.state import Heroes

from . import dice, geography, morale, recruiting

FIRST_ROUND: Final = 2
"""The first Astrologers' Round."""


def proclaim(g: Heroes) -> None:
    """The last card ends and the next is drawn; players then act on it in turn order (HER-RND-09, HER-RND-14)."""
    end_week(g)
    g.week = draw(g)
    g.tell("week", g.week)
    for op in ASTROLOGERS[g.week].ops:
        if type(op) in AT_ONCE:
            AT_ONCE[type(op)](g, op)
    if any(type(op) in EACH for op in ASTROLOGERS[g.week].ops):
        for seat in reversed(g.in_order()):
            g.push("week", seat)


def draw(g: Heroes) -> int:
    """The next card; one not allowed in the first Astrologers' Round is skipped."""
    while True:
        if not g.weeks:
            g.weeks, g.past_weeks = g.shuffled(g.past_weeks), ()
        *rest, card = g.weeks
        g.weeks, g.past_weeks = tuple(rest), (*g.past_weeks, card)
        g.reveal()
        if g.round > FIRST_ROUND or ASTROLOGERS[card].redraw_if != "first_astrologers_round":
            return card


def end_week(g: Heroes) -> None:
    """Whatever lasted until this card ends; MP given for the new Round are taken back."""
    change_movement(g, -g.sum_of("movement", NOBODY))
    g.end_effects("week")
    g.week = NOBODY


async def week(g: Heroes, seat: int) -> None:
    """What the card makes each player do."""
    for op in ASTROLOGERS[g.week].ops:
        await EACH[type(op)](g, seat, op)


# --------------------------------------------------------------------------- at once, for all


def change_movement(g: Heroes, n: int) -> None:
    """Every hero on the map gets more or fewer MP."""
    for hero, at in enumerate(g.hero_at):
        if at != NOWHERE:
            g.mp[hero] = max(0, g.mp[hero] + n)


def movement(g: Heroes, op: Movement) -> None:
    g.last("movement", NOBODY, op.amount, "week")
    change_movement(g, op.amount)


def income(g: Heroes, op: Gain) -> None:
    """More or less income at the next Resource Round."""
    g.last(f"income_{op.resource}", NOBODY, op.amount, "income")


def first_spell(g: Heroes, op: ReturnSpell) -> None:
    """The first Spell each player plays returns to hand."""
    for seat in g.in_order():
        g.last("return_spell", seat, 1, "week")


def clear_cubes(g: Heroes, op: RemoveBlackCubes) -> None:
    """Fields that lose their Black Cube are unvisited and guarded again (HER-MAP-07)."""
    g.visited &= ~geography.black_cubes(g)


def shuffle_back(g: Heroes, op: ReshuffleHandKinds) -> None:
    """Some cards of each hand are shuffled into the Deck, and as many are drawn."""
    for seat in g.in_order():
        cards = [card for card in g.hand[seat] if KINDS.get(type(CARDS[card])) in op.kinds]
        for card in cards:
            g.drop(seat, card)
        g.deck = put(g.deck, seat, g.shuffled((*g.deck[seat], *cards)))
        g.tell("shuffled_back", seat, len(cards), secret=tuple(cards), to=(seat,))
        g.draw(seat, len(cards))


def lasting(what: str) -> Callable[[Heroes, Any], None]:
    """A card that is nothing but an effect on everybody until the next one."""

    def note(g: Heroes, op: Any) -> None:
        g.last(what, NOBODY, getattr(op, "amount", 1), "week")

    return note


AT_ONCE: Final[dict[type[Op], Callable[[Heroes, Any], None]]] = {
    Movement: movement,
    Gain: income,
    ReturnSpell: first_spell,
    RemoveBlackCubes: clear_cubes,
    ReshuffleHandKinds: shuffle_back,
    HandLimit: lasting("hand_limit"),
    SpellPower: lasting("spell_power"),
    NeutralRedraw: lasting("neutral_redraw"),
    Reroll: lasting("weasel"),
    NoEffect: lambda g, op: None,
}


# --------------------------------------------------------------------------- player by player


async def cheer(g: Heroes, seat: int, op: Morale) -> None:
    await morale.gain_morale(g, seat)


async def treasure(g: Heroes, seat: int, op: RollTreasure) -> None:
    assert isinstance(op.dice, int)
    await dice.roll_treasure(g, seat, main_of(seat), op.dice, op.keep)


async def resource(g: Heroes, seat: int, op: RollResource) -> None:
    assert isinstance(op.dice, int)
    await dice.roll_resource(g, seat, op.dice, op.keep)


async def reinforce(g: Heroes, seat: int, op: Reinforce) -> None:
    await recruiting.reinforce_one(g, seat, (BRONZE, SILVER, GOLDEN), op.cost_factor or "full", True)


async def plague(g: Heroes, seat: int, op: FlipUnit) -> None:
    """One Pack of the player's choice becomes a Few."""
    options: list[Option] = [("flip", creature_of(unit)) for unit in g.army[seat] if is_pack(unit)]
    if options:
        _, creature = await Ask(seat, "plague", options, rule="HER-RND-09", default=first)
        g.flip(seat, pack_of(creature))
        g.tell("flipped", seat, creature)


EACH: Final[dict[type[Op], Callable[[Heroes, int, Any], Coroutine[Any, Any, None]]]] = {
    Morale: cheer,
    RollTreasure: treasure,
    RollResource: resource,
    Reinforce: reinforce,
    FlipUnit: plague,
}

PHASES: Final = {"astrologers": proclaim, "week": week}
