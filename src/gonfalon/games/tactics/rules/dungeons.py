"""Dungeons: the inside of the boxes, the way to their crystals, and what happens on it.

The spaces inside have numbers of their own after those of the map (realm.py), so that a unit in a dungeon is in
play and yet near nothing. Inside, a unit goes step by step, since almost every space does something.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

from gonfalon.core import Ask, Menu, Option, Unwind, bits, put
from gonfalon.games.tactics.printed import DUNGEON_SPACES, DUNGEONS, ENEMIES, Dungeon, Effect
from gonfalon.games.tactics.state import CLASSES, NOBODY, ROGUE, WIZARD, Tactics

from .capture import settle
from .compass import NO, YES, choose_unit
from .layout import SIDES, printed
from .realm import ON_FOOT, SPACES, WADES, board_of, distance, space_at
from .replacing import draw_enemy_card, replace
from .rolls import roll
from .traits import TRAITS

ENTRANCE, CRYSTAL, WATER, MONSTER, TRAP, DOOR, BARRIER, CAVE_IN, WALL = "EC~MTLBX#"
SURCHARGE: Final = {kind.symbol: kind.enter_surcharge for kind in DUNGEON_SPACES.values()}
BARRIER_MANA: Final = 2
TRAP_DICE, TRAP_LOSS = 3, 2
CAVE_IN_LOSS: Final = 2
NO_WAY: Final = 99
STAY: Final = ("stay",)

FOOTPRINT: Final = {
    placed.box.id: board_of(space_at(x, y) for x, y in placed.footprint())
    for placed in printed(SIDES["front"].placements)
}
"""The spaces over a box, boxes stacked on it included."""

STACKED: Final = {
    box: [other for other, board in FOOTPRINT.items() if other != box and board & ~cover == 0]
    for box, cover in FOOTPRINT.items()
}
"""The boxes that stand on a box."""


class Cave:
    """One dungeon: its spaces, and the ways between them."""

    def __init__(self, number: int, dungeon: Dungeon, first: int) -> None:
        self.number, self.printed, self.box, self.first = number, dungeon, dungeon.box, first
        self.width = dungeon.width
        self.kinds = "".join(dungeon.grid)
        self.spaces = range(first, first + len(self.kinds))
        self.entrance = first + self.kinds.index(ENTRANCE)
        self.crystal = first + self.kinds.index(CRYSTAL)
        self.requires = sum(1 << n for n, each in enumerate(DUNGEONS) if each.id in dungeon.requires)
        self.board = board_of(self.spaces)
        self.cover = FOOTPRINT[dungeon.box]
        self.above = sum(FOOTPRINT[box] for box in STACKED[dungeon.box])
        self.opened = [dungeon.box, *STACKED[dungeon.box]]
        self.steps_to_crystal = tuple(self._steps_to_crystal(unit_class) for unit_class in range(len(CLASSES)))
        self.harms = tuple(self._harms(unit_class) for unit_class in range(len(CLASSES)))

    def kind(self, space: int) -> str:
        return self.kinds[space - self.first]

    def beside(self, space: int) -> Iterator[int]:
        """The spaces next to one, walls left out."""
        x, y = (space - self.first) % self.width, (space - self.first) // self.width
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            there = self.first + (y + dy) * self.width + x + dx
            if 0 <= x + dx < self.width and there in self.spaces and self.kind(there) != WALL:
                yield there

    def _steps_to_crystal(self, unit_class: int) -> list[int]:
        """By space: the fewest steps from it to the crystal for a class; too many where there is no way."""
        steps = [NO_WAY] * len(self.kinds)
        reached, steps[self.crystal - self.first] = [self.crystal], 0
        for here in reached:
            for there in self.beside(here):
                if steps[there - self.first] == NO_WAY and opens(self.kind(there), unit_class):
                    steps[there - self.first] = steps[here - self.first] + 1
                    reached.append(there)
        return steps

    def _harms(self, unit_class: int) -> bool:
        """Whether a class can come to a trap or a monster, and so be captured inside."""
        reached = [self.entrance]
        for here in reached:
            reached += [
                there
                for there in self.beside(here)
                if there not in reached and opens(self.kind(there), unit_class)
            ]
        return any(self.kind(space) in (TRAP, MONSTER) for space in reached)

    def solvable(self, unit_class: int) -> bool:
        """Whether a class can reach the crystal at all (TAC-DUN-17)."""
        return self.steps_to_crystal[unit_class][self.entrance - self.first] < NO_WAY


def opens(kind: str, unit_class: int) -> bool:
    """Doors are for Rogues, barriers for Wizards (TAC-DUN-30, TAC-DUN-31)."""
    return unit_class == ROGUE if kind == DOOR else unit_class == WIZARD if kind == BARRIER else True


def _caves() -> Iterator[Cave]:
    first = SPACES
    for number, dungeon in enumerate(DUNGEONS):
        cave = Cave(number, dungeon, first)
        yield cave
        first = cave.spaces.stop


CAVES: Final = tuple(_caves())
CAVE_AT: Final = {space: cave for cave in CAVES for space in cave.spaces}


# ------------------------------------------------------------------ going in


def is_inside(g: Tactics, unit: int) -> bool:
    return g.pos[unit] >= SPACES


def why_closed(g: Tactics, cave: Cave, unit: int) -> str:
    """The rule that keeps a unit out of a dungeon, or nothing."""
    if g.green >> cave.number & 1:
        return "TAC-DUN-04"
    if cave.requires & ~g.green:
        return "TAC-DUN-39"
    taken = g.occupied() & ~(1 << g.pos[unit])
    if taken & cave.board:
        return "TAC-COO-14" if g.players > 1 else "TAC-DUN-10"
    if cave.cover & ~g.realm.closed == 0:
        return "TAC-DUN-13"
    if taken & cave.cover & ~cave.above:
        return "TAC-DUN-02"
    return "TAC-DUN-03" if (taken | g.realm.closed) & cave.above else ""


def doors(g: Tactics, unit: int, points: int, gait: int, start: int, banned: int) -> Iterator[tuple[Cave, int]]:
    """The dungeons the unit can enter with so many points, each with the Portal spaces it may go in from: stepping
    in costs 1 more, and an enemy on a Portal space blocks it (TAC-DUN-01 to 07, TAC-POR-06)."""
    if not points or gait & ON_FOOT:
        return
    foes = g.foes_of(unit >> 2)
    near = 1 << start
    if points > 1:
        near |= g.realm.open_to(start, points - 1, gait, foes, banned)
    for cave in CAVES:
        portals = g.realm.portals_of[cave.box] & g.realm.portals & near & ~foes
        if portals and not why_closed(g, cave, unit):
            yield cave, portals


def entrances(g: Tactics, unit: int, points: int, gait: int, start: int, banned: int) -> int:
    """The Entrances a move can lead to, as a board."""
    return board_of(cave.entrance for cave, _ in doors(g, unit, points, gait, start, banned))


async def go_in(g: Tactics, trek: Trek, cave: Cave) -> None:
    """The box is opened, and the unit stands on the Entrance (TAC-DUN-06, TAC-DUN-08)."""
    g.place(trek.unit, cave.entrance)
    set_aside(g)
    g.tell("entered", trek.unit, cave.number)
    await delve(g, trek)


def set_aside(g: Tactics, leaving: int = 0) -> None:
    """The map as it is with the boxes of visited dungeons open, and all others in their places (TAC-DUN-06, 33).
    A unit on a `leaving` space is as good as gone."""
    taken = g.occupied() & ~leaving
    opened = [box for cave in CAVES if taken & cave.board for box in cave.opened]
    g.map = "+".join([g.map.partition("+")[0], *sorted(opened)])


# -------------------------------------------------------------- on the way inside


class Trek:
    """A move in and out of a dungeon: the points left, and whether the unit is Weakened when it ends."""

    def __init__(self, unit: int, points: int, gait: int) -> None:
        self.unit, self.points, self.gait = unit, points, gait
        self.came_from = NOBODY
        self.spent = False


def steps(g: Tactics, unit: int, points: int, gait: int) -> int:
    """The spaces a unit inside can step to with so many points (TAC-DUN-22, 23, 26, 30, 31)."""
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
    """Barriers ask for Mana besides, rubble for Knock Back dice (TAC-DUN-26, TAC-DUN-31)."""
    kind = CAVE_AT[space].kind(space)
    if kind == BARRIER and g.supply[unit] < BARRIER_MANA:
        return False
    return opens(kind, unit & 3) and (kind != CAVE_IN or TRAITS[g.card[unit]].knock_dice > 0)


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


def end_trek(g: Tactics, trek: Trek) -> None:
    """The whole move is over, outside too: now a Cave Spider's bite tells."""
    if trek.spent and g.pos[trek.unit] >= 0:
        g.weaken(trek.unit)


async def _next_step(g: Tactics, trek: Trek, spaces: int) -> Option:
    menu = Menu({("go", trek.unit): spaces}, [STAY])
    return await Ask(trek.unit >> 2, "delve", lambda: menu, "TAC-DUN-19", (trek.unit, trek.points), default=STAY)


async def _step(g: Tactics, trek: Trek, space: int) -> None:
    """Enter a space, and what it does happens (TAC-DUN-19, TAC-DUN-20)."""
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
        await _monster(g, trek)
    elif kind == CRYSTAL:
        await _take_crystal(g, cave, trek)


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
    await _suffer(g, unit, TRAP_LOSS * misses)


async def _suffer(g: Tactics, unit: int, amount: int) -> None:
    """Health lost to a trap or a monster; the last of it means capture (TAC-SOL-25, TAC-DUN-18)."""
    if not amount:
        return
    g.lose(unit, amount)
    g.tell("lost", unit, amount)
    if g.health[unit] == 0:
        g.tell("perished", unit, CAVE_AT[g.pos[unit]].number)
        set_aside(g, leaving=1 << g.pos[unit])
        await settle(g, [unit], NOBODY)


# ------------------------------------------------------------ Wandering Monsters


async def _monster(g: Tactics, trek: Trek) -> None:
    """The top Enemy card says which monster it is, and is discarded: at once, since no monster draws another card
    (TAC-DUN-24, TAC-DUN-25)."""
    card = draw_enemy_card(g)
    if card == NOBODY:
        return
    g.enemy_discard.append(card)
    g.tell("monster", trek.unit, card)
    for effect in ENEMIES[card].monster.effects:
        if g.pos[trek.unit] >= 0:
            await MONSTERS[effect.op](g, trek, effect)


async def _m_lose(g: Tactics, trek: Trek, effect: Effect) -> None:
    await _suffer(g, trek.unit, effect.amount)


async def _m_end_move(g: Tactics, trek: Trek, effect: Effect) -> None:
    trek.points = 0


async def _m_per_icon(g: Tactics, trek: Trek, effect: Effect) -> None:
    found = await roll(g, trek.unit, effect.dice, effect.icon)
    await _suffer(g, trek.unit, effect.amount * found)


async def _m_weaken(g: Tactics, trek: Trek, effect: Effect) -> None:
    trek.spent = True


async def _m_resource(g: Tactics, trek: Trek, effect: Effect) -> None:
    if g.supply[trek.unit]:
        g.spend(trek.unit, effect.amount)
        g.tell("robbed", trek.unit, effect.amount)
    else:
        await _suffer(g, trek.unit, effect.else_health)


async def _m_back(g: Tactics, trek: Trek, effect: Effect) -> None:
    """Back to where the unit came from, which does nothing to it again."""
    g.tell("delved", trek.unit, trek.came_from)
    g.place(trek.unit, trek.came_from)
    trek.points = 0


async def _m_mirror(g: Tactics, trek: Trek, effect: Effect) -> None:
    await _suffer(g, trek.unit, max(effect.min, TRAITS[g.card[trek.unit]].melee_damage))


async def _m_heal(g: Tactics, trek: Trek, effect: Effect) -> None:
    g.heal(trek.unit, effect.amount)


async def _m_choose(g: Tactics, trek: Trek, effect: Effect) -> None:
    """Pay in movement points, if there are enough, or in Health."""
    points = -effect.options[0].amount
    possible = [n for n, each in enumerate(effect.options) if each.op != "add_movement" or trek.points >= points]
    options = [("option", n) for n in possible]
    about = (trek.unit, trek.points)
    answer = await Ask(trek.unit >> 2, "golem", options, "TAC-DUN-24", about, default=options[0])
    await MONSTERS[effect.options[answer[1]].op](g, trek, effect.options[answer[1]])


async def _m_points(g: Tactics, trek: Trek, effect: Effect) -> None:
    trek.points += effect.amount


MONSTERS: Final[dict[str, Callable[[Tactics, Trek, Effect], Coroutine[Any, Any, None]]]] = {
    "lose_health": _m_lose,
    "end_move": _m_end_move,
    "lose_health_per_icon": _m_per_icon,
    "weaken": _m_weaken,
    "lose_resource": _m_resource,
    "back_one_space": _m_back,
    "lose_health_own_melee": _m_mirror,
    "heal": _m_heal,
    "choose": _m_choose,
    "add_movement": _m_points,
}


# ------------------------------------------------------------------- crystals


async def _take_crystal(g: Tactics, cave: Cave, trek: Trek) -> None:
    """The unit takes the crystal and leaves at once; then comes the crystal's effect (TAC-DUN-32 to 38). A card
    played on that effect may move the unit: by then its dungeon must not be entered again."""
    unit = trek.unit
    g.tell("crystal", unit, cave.number)
    if cave.printed.wins_game:
        g.green |= 1 << cave.number
        g.won = 1
        raise Unwind("finale")  # TAC-SOL-23
    space = await _choose_space(g, unit >> 2, unit, ways_out(g, cave))
    g.place(unit, space)
    set_aside(g)
    g.tell("left", unit, space)
    g.green |= 1 << cave.number
    await _use_crystal(g, cave, unit)


def ways_out(g: Tactics, cave: Cave) -> int:
    """The free Portal spaces of the box, or else the free spaces nearest to one at its level (TAC-DUN-34, 35)."""
    portals = g.realm.portals_of[cave.box]
    free = g.free_spaces()
    if portals & free:
        return portals & free
    level = g.realm.level
    near = {
        space: min(
            (distance(space, portal) for portal in bits(portals) if level[space] == level[portal]), default=SPACES
        )
        for space in bits(free)
    }
    return board_of(space for space, steps in near.items() if steps == min(near.values()))


async def _choose_space(g: Tactics, seat: int, unit: int, spaces: int) -> int:
    options = [("go", unit, space) for space in bits(spaces)]
    answer = await Ask(seat, "leave", options, "TAC-DUN-34", (unit,), default=options[0])
    return int(answer[2])


async def _use_crystal(g: Tactics, cave: Cave, unit: int) -> None:
    """The crystal's effect may be used now, by the owner of the unit, or never (TAC-DUN-37, TAC-COO-16)."""
    useful = [effect for effect in cave.printed.effects if CRYSTALS[effect.op][0](g, unit, effect)]
    if not useful:
        return
    answer = await Ask(unit >> 2, "crystal", [YES, NO], "TAC-DUN-37", (unit, cave.number), default=YES)
    for effect in useful if answer == YES else ():
        await CRYSTALS[effect.op][1](g, unit, effect)


def _heroes(g: Tactics, unit: int) -> list[int]:
    """The players' units in play: a crystal's `your units` are those of both players (TAC-COO-16)."""
    return g.squad(unit >> 2)


def _enemies(g: Tactics, unit: int) -> list[int]:
    return [enemy for rival in g.rivals[unit >> 2] for enemy in g.units_of(rival)]


def _captured(g: Tactics, unit: int) -> list[int]:
    return [each for party in g.allies[unit >> 2] for each in range(party * 4, party * 4 + 4) if g.pos[each] < 0]


def _can_time(g: Tactics, unit: int, effect: Effect) -> bool:
    return g.time < g.rules.time_max and not (effect.only_if == "none_captured" and _captured(g, unit))


async def _c_time(g: Tactics, unit: int, effect: Effect) -> None:
    g.move_time(effect.amount)


async def _c_refill(g: Tactics, unit: int, effect: Effect) -> None:
    for hero in _heroes(g, unit):
        g.gain(hero, TRAITS[g.card[hero]].top_supply)


async def _c_heal(g: Tactics, unit: int, effect: Effect) -> None:
    for hero in _heroes(g, unit):
        g.heal(hero, effect.amount)


async def _c_storm(g: Tactics, unit: int, effect: Effect) -> None:
    enemy = await choose_unit(g, unit >> 2, "storm", _enemies(g, unit), "TAC-DUN-37", unit)
    g.lose(enemy, effect.amount)
    g.tell("lost", enemy, effect.amount)
    await settle(g, [enemy], unit)
    await replace(g, unit >> 2)


async def _c_return(g: Tactics, unit: int, effect: Effect) -> None:
    """A captured unit comes back beside the box; who took the crystal says which one and where (TAC-COO-16)."""
    back = await choose_unit(g, unit >> 2, "return", _captured(g, unit), "TAC-DUN-37", unit)
    cave = next(cave for cave in CAVES if effect in cave.printed.effects)
    space = await _choose_space(g, unit >> 2, back, ways_out(g, cave))
    g.health[back] = min(effect.health, TRAITS[g.card[back]].top_health)
    g.supply[back] = TRAITS[g.card[back]].top_supply
    g.captor = put(g.captor, back, NOBODY)
    g.place(back, space)
    g.tell("returned", back, space)


Use = tuple[Callable[[Tactics, int, Effect], bool], Callable[[Tactics, int, Effect], Coroutine[Any, Any, None]]]
CRYSTALS: Final[dict[str, Use]] = {
    "time": (_can_time, _c_time),
    "refill": (
        lambda g, unit, effect: any(g.supply[u] < TRAITS[g.card[u]].top_supply for u in _heroes(g, unit)),
        _c_refill,
    ),
    "heal": (
        lambda g, unit, effect: any(g.health[u] < TRAITS[g.card[u]].top_health for u in _heroes(g, unit)),
        _c_heal,
    ),
    "lose_health": (lambda g, unit, effect: bool(_enemies(g, unit)), _c_storm),
    "return_captured": (lambda g, unit, effect: bool(_captured(g, unit)), _c_return),
}
"""What each crystal may do: whether that would do anything, and then it."""


# ------------------------------------------------------------------ hope


def hopeless(g: Tactics) -> bool:
    """Whether some crystal can never be had any more, even if one captured unit returns (TAC-DUN-17).

    A unit whose class keeps it from the crystal is stuck and keeps all others out, until a trap or a monster
    captures it; so it must not be its owner's last. Mana can be regained, and captures give time: neither counts.
    """
    red = [cave for cave in CAVES if not g.green >> cave.number & 1]
    stuck = [unit for unit in _heroes(g, 0) if is_stuck(g, unit)]
    if not all(CAVE_AT[g.pos[unit]].harms[unit & 3] for unit in stuck):
        return True
    free = [unit for unit in _heroes(g, 0) if unit not in stuck]
    squads = [free, *([*free, back] for back in [*_captured(g, 0), *stuck] if _can_return(red, free))]
    return not any(_suffices(squad, red, stuck) for squad in squads)


def is_stuck(g: Tactics, unit: int) -> bool:
    """Whether the unit is in a dungeon whose crystal its class can never reach."""
    return is_inside(g, unit) and not CAVE_AT[g.pos[unit]].solvable(unit & 3)


def _can_return(red: list[Cave], free: list[int]) -> bool:
    """Whether the crystal that brings a unit back is still to be had by somebody in play."""
    return any(
        effect.op == "return_captured" and any(cave.solvable(unit & 3) for unit in free)
        for cave in red
        for effect in cave.printed.effects
    )


def _suffices(squad: list[int], red: list[Cave], stuck: list[int]) -> bool:
    """Whether these units can take all crystals left, once those that are stuck are lost."""
    return all(any(cave.solvable(unit & 3) for unit in squad) for cave in red) and all(
        any(other >> 2 == unit >> 2 and other != unit for other in squad) for unit in stuck
    )
