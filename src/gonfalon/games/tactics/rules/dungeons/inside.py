"""The way inside: a unit goes step by step, since almost every space does something."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Menu, Option
from gonfalon.games.tactics.printed.realm import WADES
from gonfalon.games.tactics.printed.spaces import board_of
from gonfalon.games.tactics.rules.rolls import roll
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import NOBODY, Tactics, class_of, party_of

from .caves import BARRIER, CAVE_AT, CAVE_IN, CRYSTAL, MONSTER, SURCHARGE, TRAP, WATER, Cave, is_inside, opens
from .crystals import take_crystal
from .entering import set_aside
from .monsters import meet_monster
from .treks import Trek, suffer

BARRIER_MANA: Final = 2
TRAP_DICE, TRAP_LOSS = 3, 2
CAVE_IN_LOSS: Final = 2
STAY: Final = ("stay",)


async def go_in(g: Tactics, trek: Trek, cave: Cave) -> None:
    """The box is opened, and the unit stands on the Entrance (TAC-DUN-06, TAC-DUN-08, TAC-DUN-21)."""
    g.place(trek.unit, cave.entrance)
    set_aside(g)
    g.tell("entered", trek.unit, cave.number)
    await delve(g, trek)


def steps(g: Tactics, unit: int, points: int, gait: int) -> int:
    """The spaces a unit inside can step to with `points` (TAC-DUN-22, TAC-DUN-23, TAC-DUN-26, TAC-DUN-30,
    TAC-DUN-31)."""
    cave = CAVE_AT[g.pos[unit]]
    return board_of(
        space
        for space in cave.beside(g.pos[unit])
        if cost_of(cave, space, gait) <= points and admits(g, unit, space)
    )


def cost_of(cave: Cave, space: int, gait: int) -> int:
    kind = cave.kind(space)
    return 1 + (0 if kind == WATER and gait & WADES else SURCHARGE[kind])


def admits(g: Tactics, unit: int, space: int) -> bool:
    """Barriers also require Mana, rubble Knock Back dice (TAC-DUN-26, TAC-DUN-31)."""
    kind = CAVE_AT[space].kind(space)
    if kind == BARRIER and g.supply[unit] < BARRIER_MANA:
        return False
    return opens(kind, class_of(unit)) and (kind != CAVE_IN or TRAITS[g.card[unit]].knock_dice > 0)


async def delve(g: Tactics, trek: Trek, goal: int = NOBODY) -> None:
    """A move inside, step by step for as long as the player wants and the points last (TAC-DUN-15, TAC-DUN-19)."""
    while is_inside(g, trek.unit):
        spaces = steps(g, trek.unit, trek.points, trek.gait)
        if goal == NOBODY:
            if not spaces:
                break
            answer = await _next_step(g, trek, spaces)
            if answer == STAY:
                break
            goal = answer[2]
        await _step(g, trek, goal)
        goal = NOBODY


async def _next_step(g: Tactics, trek: Trek, spaces: int) -> Option:
    menu = Menu({("go", trek.unit): spaces}, [STAY])
    about = (trek.unit, trek.points)
    return await Ask(party_of(trek.unit), "delve", lambda: menu, "TAC-DUN-19", about, default=STAY)


async def _step(g: Tactics, trek: Trek, space: int) -> None:
    """Enter a space and resolve what it does (TAC-DUN-19, TAC-DUN-20)."""
    unit = trek.unit
    cave = CAVE_AT[space]
    kind = cave.kind(space)
    if kind == CAVE_IN and not await _dig(g, trek):
        return
    trek.points -= cost_of(cave, space, trek.gait)
    trek.came_from = g.pos[unit]
    g.tell("delved", unit, space)
    g.place(unit, space)
    if kind == BARRIER:
        g.spend(unit, BARRIER_MANA)
    elif kind == TRAP:
        await _trap(g, unit)
    elif kind == MONSTER:
        await meet_monster(g, trek)
    elif kind == CRYSTAL:
        await take_crystal(g, cave, trek)


async def _dig(g: Tactics, trek: Trek) -> bool:
    """A Cave-in gives way to a Knock Back symbol; else 2 movement points are lost (TAC-DUN-26, TAC-DUN-27)."""
    if await roll(g, trek.unit, TRAITS[g.card[trek.unit]].knock_dice, "knockback"):
        return True
    trek.points = max(0, trek.points - CAVE_IN_LOSS)
    g.tell("stuck", trek.unit, trek.points)
    return False


async def _trap(g: Tactics, unit: int) -> None:
    """3 dice, 2 Health for each Miss (TAC-DUN-28)."""
    misses = await roll(g, unit, TRAP_DICE, "miss")
    await suffer(g, unit, TRAP_LOSS * misses)
