"""Resource, Treasure and Attack Dice outside combat, and what allows rerolls (HER-MRL-06, HER-RES-09).

Questions: die (pass, keep_die, reroll): keep what lies on the table, choose one of several dice, or reroll a die.
Resource and Treasure Dice are in `rolled` as face numbers, Attack Dice as results.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import ARTIFACT, POSITIVE, RESOURCE, is_main, reroll, rerolled_by
from gonfalon.games.heroes.printed import DICE
from gonfalon.games.heroes.state import Heroes

from . import levels, morale
from .search import search

ATTACK_DIE, RESOURCE_DIE, TREASURE_DIE = 0, 1, 2
LUCK, MORALE, WEASEL = 1, 2, 3
"""What allows a reroll."""
LUCK_ROWS: Final = ("luck_attack", "luck_resource", "luck_treasure")
"""Lasting effects of Luck, by die: the first applies to each die of every roll, the others are used up."""

SIDES: Final = 6
RESULTS: Final = tuple(int(face) for face in DICE["attack"].faces)
YIELDS: Final = tuple(
    (RESOURCE.names.index(name), int(n)) for name, n in (str(face).split("_") for face in DICE["resource"].faces)
)
"""Resource and amount, by face."""
TREASURES: Final = tuple(str(face) for face in DICE["treasure"].faces)


async def roll_resource(g: Heroes, seat: int, dice: int, keep: int) -> None:
    """Roll Resource Dice and gain what the kept dice show (HER-RES-09, HER-LOC-03)."""
    for face in await throw(g, seat, RESOURCE_DIE, dice, keep):
        resource, n = YIELDS[face]
        if g.has_variant("single_resource_dice"):  # HER-VAR-03
            n = 1
        g.gain(seat, resource, n)
        g.tell("gained", seat, resource, n)


async def roll_treasure(g: Heroes, seat: int, hero: int, dice: int, keep: int) -> None:
    """Roll Treasure Dice and do what the kept dice show (HER-LOC-02, HER-LOC-13)."""
    for face in await throw(g, seat, TREASURE_DIE, dice, keep):
        await treasure(g, seat, hero, TREASURES[face])


async def treasure(g: Heroes, seat: int, hero: int, face: str) -> None:
    """A Secondary Hero's Experience is lost; the Search is optional (HER-HRO-10, HER-GEN-08)."""
    if face == "experience":
        if is_main(hero):
            await levels.gain_experience(g, seat, 1)
    elif face == "artifact":
        await search(g, seat, ARTIFACT, 2, optional=True)
    elif face == "resource_1":
        await roll_resource(g, seat, 1, 1)
    else:
        await roll_resource(g, seat, 2, 1)


async def attack_die(g: Heroes, seat: int) -> int:
    """One Attack Die rolled outside combat: -1, 0 or 1 (HER-LOC-58)."""
    return (await throw(g, seat, ATTACK_DIE, 1, 1))[0]


async def throw(g: Heroes, seat: int, die: int, dice: int, keep: int) -> tuple[int, ...]:
    """Roll, reroll where something allows it, and choose one of several dice if only one is kept."""
    g.rolled = tuple(face(g, die) for _ in range(dice))
    g.tell("threw", seat, die, *g.rolled)
    lucky = 0
    while True:
        options = kept(g, die, keep) + rerolls(g, seat, die, lucky)
        verb, *args = await Ask(seat, "die", options, rule="HER-RES-09", about=(die, *g.rolled), default=first)
        if verb != "reroll":
            break
        source, n = rerolled_by(args[0])
        lucky |= (source == LUCK) << n
        roll_again(g, seat, die, source, n)
    result = (g.rolled[args[0]],) if verb == "keep_die" else g.rolled
    g.rolled = ()
    return result


def face(g: Heroes, die: int) -> int:
    """One die, as it lies in `rolled` (HER-GEN-06)."""
    n = g.below(SIDES)
    return RESULTS[n] if die == ATTACK_DIE else n


def kept(g: Heroes, die: int, keep: int) -> list[Option]:
    """Keep all dice, or one of the different results."""
    if keep >= len(g.rolled):
        return [("pass",)]
    names = [TREASURES[each] if die == TREASURE_DIE else each for each in g.rolled]
    return [("keep_die", n) for n, name in enumerate(names) if name not in names[:n]]


def rerolls(g: Heroes, seat: int, die: int, lucky: int) -> list[Option]:
    """By the Luck Ability, a Positive Morale Token or the Week of the Swift Weasel; never under the optional rule
    that forbids it (HER-MRL-06, HER-VAR-02)."""
    if g.has_variant("no_rerolls"):
        return []
    options: list[Option] = []
    every = range(len(g.rolled))
    if g.sum_of("luck_attack", seat):
        options += [reroll(LUCK, n) for n in every if not lucky >> n & 1]
    elif g.sum_of(LUCK_ROWS[die], seat):
        options += [reroll(LUCK, n) for n in every]
    if g.morale[seat] == POSITIVE:
        options += [reroll(MORALE, n) for n in every]
    if die != ATTACK_DIE and "weasel" not in g.used[seat] and g.sum_of("weasel", seat):
        options += [reroll(WEASEL, n) for n in every]
    return options


def roll_again(g: Heroes, seat: int, die: int, source: int, n: int) -> None:
    """Use up what allows the reroll; the new result stands."""
    if source == MORALE:
        morale.spend(g, seat)
    elif source == WEASEL:
        g.used = put(g.used, seat, (*g.used[seat], "weasel"))
    elif not g.sum_of("luck_attack", seat):
        g.use_up(LUCK_ROWS[die], seat)
    g.rolled = put(g.rolled, n, face(g, die))
    g.tell("threw_again", seat, die, *g.rolled)
