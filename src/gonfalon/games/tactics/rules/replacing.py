"""The Enemy deck, and how enemy units come onto the map: at setup, and in place of captured ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.core import bits, put
from gonfalon.games.tactics.printed import ENEMIES
from gonfalon.games.tactics.printed.spaces import distance, neighbour
from gonfalon.games.tactics.state import ENEMY_FACE, NOBODY, OFF_MAP, SQUADS, Tactics, class_of

from .compass import choose_unit, clockwise, sweep
from .traits import TRAITS

ARROWS: Final = "nesw"


def draw_enemy_card(g: Tactics) -> int:
    """The top Enemy card; an empty deck is rebuilt from the discards alone (TAC-ENY-06, TAC-COO-05)."""
    if not g.enemy_deck and g.enemy_discard:
        g.enemy_deck, g.enemy_discard = g.enemy_discard, []
        g.shuffle(g.enemy_deck)
        g.tell("enemy_reshuffled")
    if not g.enemy_deck:
        return NOBODY
    g.reveal()
    return g.enemy_deck.pop()


def arrow_of(g: Tactics, card: int) -> int:
    """Where a card's compass points; without a card, a direction by lot (TAC-ENY-06, TAC-ENY-07)."""
    return ARROWS.index(ENEMIES[card].compass) if card != NOBODY else g.below(4)


def shuffle_back(g: Tactics, card: int) -> None:
    if card != NOBODY:
        g.enemy_deck.append(card)
        g.shuffle(g.enemy_deck)


def show_card(g: Tactics, unit: int, card: int) -> None:
    """A unit gets a card, Enemy face up, at full Health (TAC-SOL-03, TAC-SOL-04, TAC-SOL-30)."""
    g.card = put(g.card, unit, card + ENEMY_FACE)
    g.health[unit] = TRAITS[card + ENEMY_FACE].top_health
    g.supply[unit] = 0


def place_enemy(g: Tactics, party: int) -> None:
    """An Enemy's units enter: three on Trigger Spaces by lot, the fourth beside the third (TAC-SOL-13, TAC-SOL-14,
    TAC-SOL-15, TAC-SOL-16)."""
    flags, units = list(range(len(g.realm.triggers))), list(SQUADS[party])
    g.shuffle(flags)
    g.shuffle(units)
    for unit, flag in zip(units, flags, strict=False):
        trigger = g.realm.triggers[flag]
        _put(g, unit, trigger if g.free_spaces() >> trigger & 1 else _by_card(g, trigger))
    _put(g, units[-1], _by_card(g, g.pos[units[-2]]))


def _by_card(g: Tactics, space: int) -> int:
    """A free space beside another by the compass of the top card, which is shuffled back (TAC-COO-07,
    TAC-SOL-16)."""
    card = draw_enemy_card(g)
    arrow = arrow_of(g, card)
    shuffle_back(g, card)
    beside = free_beside(g, space, arrow)
    return beside if beside != OFF_MAP else nearest_free(g, space, arrow)


def _put(g: Tactics, unit: int, space: int) -> None:
    g.place(unit, space)
    g.tell("placed", unit, space)


def free_beside(g: Tactics, space: int, arrow: int) -> int:
    """The first free space beside another, clockwise from the arrow (TAC-SOL-15)."""
    free = g.free_spaces()
    for direction in clockwise(arrow):
        there = neighbour(space, direction)
        if there >= 0 and free >> there & 1:
            return there
    return OFF_MAP


def nearest_free(g: Tactics, space: int, arrow: int) -> int:
    return min(bits(g.free_spaces()), key=lambda there: (distance(space, there), sweep(space, there, arrow)))


async def replace(g: Tactics, seat: int) -> None:
    """Captured enemy units are replaced at once, one by one in the order the player chooses (TAC-SOL-26,
    TAC-SOL-27, TAC-SOL-28, TAC-SOL-29, TAC-SOL-30, TAC-SOL-31, TAC-SOL-32, TAC-SOL-33, TAC-SOL-34)."""
    while g.fallen:
        unit = await choose_unit(g, seat, "replace", g.fallen, "TAC-SOL-26", g.fallen[0])
        g.fallen = tuple(other for other in g.fallen if other != unit)
        _replace(g, unit)


def _replace(g: Tactics, unit: int) -> None:
    """The card goes back to its pile and another comes, at the same place of the row (TAC-SOL-28, TAC-SOL-29,
    TAC-SOL-30)."""
    pile = [*g.spare[class_of(unit)], g.card[unit] - ENEMY_FACE]
    g.shuffle(pile)
    show_card(g, unit, pile.pop())
    g.reveal()
    g.spare = put(g.spare, class_of(unit), tuple(pile))
    if g.under[unit] != NOBODY:
        g.enemy_discard.append(g.under[unit])
        g.under = put(g.under, unit, NOBODY)
    if g.activated == unit:
        g.activated = NOBODY  # TAC-SOL-37
    space = _way_in(g)
    g.place(unit, space)
    g.tell("replaced", unit, g.card[unit], space)


def _way_in(g: Tactics) -> int:
    """The Trigger Space of a flag drawn by lot, or a space near it (TAC-SOL-31, TAC-SOL-32)."""
    arrow, trigger = 0, OFF_MAP
    for trigger in _flags_by_lot(g):
        if g.realm.closed >> trigger & 1:
            continue
        if g.free_spaces() >> trigger & 1:
            return trigger
        card = draw_enemy_card(g)
        arrow = arrow_of(g, card)
        if card != NOBODY:
            g.enemy_discard.append(card)
        beside = free_beside(g, trigger, arrow)
        if beside != OFF_MAP:
            return beside
    return nearest_free(g, trigger, arrow)


def _flags_by_lot(g: Tactics) -> Iterator[int]:
    """Trigger Spaces as their flags are drawn, without putting any back."""
    flags = list(g.realm.triggers)
    while flags:
        yield flags.pop(g.below(len(flags)))
