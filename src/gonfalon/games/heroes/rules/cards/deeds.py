"""What the parts of a card's text do, one operation each: those about cards, Power and the hand.

An operation is a *deed*: the moments at which it can change anything, whether it could do so right now, and the
doing itself. deeds_combat.py, deeds_units.py and deeds_map.py hold the deeds of combats, of units and of the map.

Questions: discard (discard, done), retrieve (take).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, NamedTuple

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import NOBODY, NOWHERE
from gonfalon.games.heroes.printed import CARDS, KINDS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.cards import Ability, Spell
from gonfalon.games.heroes.printed.heroes import Specialty
from gonfalon.games.heroes.printed.ops.cards import (
    Discard,
    Draw,
    RemoveSelf,
    ReshuffleDiscard,
    Retrieve,
    ReturnSelf,
)
from gonfalon.games.heroes.printed.ops.spells import CastSpell, CounterSpell, GivePower, ReturnSpell, SpellLimit
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes, asked

MAP: Final = frozenset({"map"})
STARTING: Final = frozenset({"start"})
ACTIVATION: Final = frozenset({"activation"})
FIGHTING: Final = frozenset({"activation", "attack"})
COMBAT: Final = frozenset({"start", "activation", "attack"})
ANYTIME: Final = MAP | COMBAT
NEVER: Final[frozenset[str]] = frozenset()
"""Parts that only support another part of the same text are no reason to play a card."""


class Play:
    """A card being played: by whom, at which moment, before which guarded field; and what its parts have settled
    so far: the unit or hero chosen, and where the card goes (discard, hand, removed, unit)."""

    __slots__ = ("card", "fate", "field", "hero", "kind", "moment", "seat", "side", "unit")

    def __init__(self, g: Heroes, seat: int, moment: str, card: int = NOBODY, field: int = NOWHERE) -> None:
        self.seat = seat
        self.side = fight.side_of(g, seat)
        self.moment = moment
        self.card = card
        self.field = field
        self.kind = KIND_OF[card]
        self.unit = NOBODY
        self.hero = NOBODY
        self.fate = "discard"


Serves = Callable[[Heroes, Play, Any], bool]
Does = Callable[[Heroes, Play, Any], Coroutine[Any, Any, None]]


class Deed(NamedTuple):
    """An operation: the moments at which it can justify playing its card, whether it does now, and what it
    does."""

    at: frozenset[str]
    serves: Serves
    does: Does


def always(g: Heroes, p: Play, op: Op) -> bool:
    return True


async def nothing(g: Heroes, p: Play, op: Op) -> None:
    return


KIND_OF: Final = tuple(
    "spell" if type(card) is Spell else "specialty" if type(card) is Specialty else "other" for card in CARDS
)
"""What sort of effect a card has: a Specialty is never a Spell (HER-SPC-02, HER-SPC-04)."""
SPELLS_A_ROUND: Final = 1
"""Spells per Combat Round (HER-SPL-08)."""


# --------------------------------------------------------------------------- drawing, discarding, taking back


def can_draw(g: Heroes, p: Play, op: Draw) -> bool:
    return bool(g.deck[p.seat] or g.discard[p.seat])


async def draw(g: Heroes, p: Play, op: Draw) -> None:
    """(HER-CRD-04)"""
    g.draw(p.seat, op.amount)


async def discard(g: Heroes, p: Play, op: Discard) -> None:
    """Discard cards of the player's choice, as a cost or as far as possible (HER-GEN-03, HER-GEN-04)."""
    spells = 0
    for _ in range(min(op.amount, len(g.hand[p.seat]))):
        spells += await discard_one(g, p.seat, g.hand[p.seat], (p.card,))
    if op.if_kind and spells:
        g.draw(p.seat, op.then_amount)


async def discard_one(g: Heroes, seat: int, among: Iterable[int], about: tuple[int, ...]) -> bool:
    """Discard one of these cards from hand; returns whether it was a Spell."""
    options: list[Option] = [("discard", card) for card in sorted(set(among))]
    option = await Ask(seat, "discard", asked(options), rule="HER-CRD-03", about=about, default=first)
    g.lay_off(seat, option[1])
    g.tell("discarded", seat, option[1])
    return KIND_OF[option[1]] == "spell"


def can_reshuffle(g: Heroes, p: Play, op: ReshuffleDiscard) -> bool:
    return bool(g.discard[p.seat])


async def reshuffle(g: Heroes, p: Play, op: ReshuffleDiscard) -> None:
    g.reshuffle(p.seat)
    g.tell("reshuffled", p.seat)


def retrievable(g: Heroes, p: Play, op: Retrieve) -> list[int]:
    """The cards in the player's Discard Pile that fit."""
    kinds, pile = op.kinds, g.discard[p.seat]
    return sorted({card for card in pile if "any" in kinds or KINDS.get(type(CARDS[card])) in kinds})


def can_retrieve(g: Heroes, p: Play, op: Retrieve) -> bool:
    return bool(g.discard[p.seat]) and bool(retrievable(g, p, op))


async def retrieve(g: Heroes, p: Play, op: Retrieve) -> None:
    """Take cards from the player's Discard Pile into hand (HER-VIS-05)."""
    for _ in range(op.amount):
        options: list[Option] = [("take", card) for card in retrievable(g, p, op)]
        if options:
            option = await Ask(
                p.seat, "retrieve", asked(options), rule="HER-VIS-05", about=(p.card,), default=first
            )
            take_back(g, p.seat, option[1])


def take_back(g: Heroes, seat: int, card: int) -> None:
    """From the Discard Pile into hand."""
    pile = list(g.discard[seat])
    pile.remove(card)
    g.discard = put(g.discard, seat, tuple(pile))
    g.hold(seat, card)
    g.tell("took_back", seat, card)


async def remove_self(g: Heroes, p: Play, op: RemoveSelf) -> None:
    """(HER-CRD-13)"""
    p.fate = "removed"


async def return_self(g: Heroes, p: Play, op: ReturnSelf) -> None:
    p.fate = "hand"


# --------------------------------------------------------------------------- Power


POWER_AT: Final[dict[str, dict[int, int]]] = {}
"""By moment, the cards Power may be played for and the most each can use; filled in by playing.py."""
INTELLIGENCE: Final = frozenset(
    number
    for number, card in enumerate(CARDS)
    if isinstance(card, Ability) and any(type(op) is CastSpell for op in card.basic.ops)
)
COMBAT_SPELLS: Final[dict[int, int]] = {}
"""Spells for combat and the most Power each can use."""


def power_serves(g: Heroes, p: Play, op: GivePower) -> bool:
    """Power is offered only if another card in hand could still use it, since it cannot be kept (HER-SPL-06,
    HER-SPL-19)."""
    have, hand = g.power[p.seat], g.hand[p.seat]
    users = POWER_AT[p.moment]
    if p.moment == "start" and not INTELLIGENCE.isdisjoint(hand):
        users = COMBAT_SPELLS
    itself = False
    for card in hand:
        if card == p.card and not itself:
            itself = True
        elif users.get(card, 0) > have:
            return KIND_OF[card] != "spell" or users is COMBAT_SPELLS or spell_free(g, p)
    return False


def spell_free(g: Heroes, p: Play) -> bool:
    """One Spell per Combat Round; no limit on the map (HER-SPL-08, HER-SPL-10, HER-SPC-03)."""
    if p.side == NOWHERE:
        return True
    return g.spells[p.side] < SPELLS_A_ROUND + g.sum_of("spell_limit", p.seat)


async def give_power(g: Heroes, p: Play, op: GivePower) -> None:
    """Empower points, until a Spell or Specialty uses them or they are lost (HER-SPL-03, HER-SPL-04)."""
    g.power = put(g.power, p.seat, g.power[p.seat] + op.amount)
    if p.fate == "discard":
        g.spent = put(g.spent, p.seat, (*g.spent[p.seat], p.card))
    g.tell("empowered", p.seat, op.amount)


# --------------------------------------------------------------------------- spells just cast


def can_counter(g: Heroes, p: Play, op: CounterSpell) -> bool:
    """A spell's Power is what the effect used requires; surplus does not count (HER-SPL-05, HER-SPL-07)."""
    if not g.cast or g.cast[2] == NOWHERE:
        return False
    spell = CARDS[g.cast[1]]
    return isinstance(spell, Spell) and spell.levels[g.cast[2]].power <= op.max_power


async def counter(g: Heroes, p: Play, op: CounterSpell) -> None:
    """The spell has no effect, but still counts as cast."""
    g.cast = put(g.cast, 2, NOWHERE)
    g.tell("countered", p.seat, g.cast[1])


def can_return(g: Heroes, p: Play, op: ReturnSpell) -> bool:
    return bool(g.cast) and g.cast[0] == p.seat


async def return_spell(g: Heroes, p: Play, op: ReturnSpell) -> None:
    """The Spell returns to hand, a lasting one when it ends; some cards also return what was played with it."""
    g.last("returns", p.seat, 1, "card", g.cast[1])
    if op.with_support_cards:
        for card in g.spent[p.seat]:
            if card in g.discard[p.seat]:
                take_back(g, p.seat, card)
        g.spent = put(g.spent, p.seat, ())


async def raise_limit(g: Heroes, p: Play, op: SpellLimit) -> None:
    """One more Spell this Combat Round; on the map there is no limit to raise."""
    if p.side != NOWHERE:
        g.last("spell_limit", p.seat, op.amount, "combat_round", p.card)


DEEDS: Final[dict[type[Op], Deed]] = {
    Draw: Deed(ANYTIME, can_draw, draw),
    Discard: Deed(NEVER, always, discard),
    ReshuffleDiscard: Deed(frozenset({"map", "activation"}), can_reshuffle, reshuffle),
    Retrieve: Deed(ANYTIME, can_retrieve, retrieve),
    RemoveSelf: Deed(NEVER, always, remove_self),
    ReturnSelf: Deed(NEVER, always, return_self),
    GivePower: Deed(ANYTIME | {"lethal"}, power_serves, give_power),
    CounterSpell: Deed(frozenset({"cast"}), can_counter, counter),
    ReturnSpell: Deed(frozenset({"own_cast"}), can_return, return_spell),
    SpellLimit: Deed(NEVER, always, raise_limit),
}
