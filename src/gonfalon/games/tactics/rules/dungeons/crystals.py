"""Crystals: taking one, what it does, and whether all of them can still be recovered."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from gonfalon.core import Ask, Unwind, bits, put
from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.printed.spaces import SPACES, board_of, distance
from gonfalon.games.tactics.rules.capture import settle
from gonfalon.games.tactics.rules.compass import NO, YES, choose_unit
from gonfalon.games.tactics.rules.replacing import replace
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import NOBODY, SQUADS, Tactics, class_of, party_of

from .caves import CAVE_AT, CAVES, Cave, is_inside
from .entering import set_aside
from .treks import Trek


async def take_crystal(g: Tactics, cave: Cave, trek: Trek) -> None:
    """The unit takes the crystal and leaves at once; then comes the crystal's effect (TAC-DUN-32, TAC-DUN-33,
    TAC-DUN-34, TAC-DUN-35, TAC-DUN-36, TAC-DUN-37, TAC-DUN-38, TAC-DUN-40, TAC-SOL-18). A card played on that
    effect may move the unit: by then its dungeon must not be entered again."""
    unit = trek.unit
    g.tell("crystal", unit, cave.number)
    if cave.printed.wins_game:
        g.green |= 1 << cave.number
        g.won = 1
        raise Unwind("finale")  # TAC-SOL-23
    space = await _choose_space(g, party_of(unit), unit, ways_out(g, cave))
    g.place(unit, space)
    set_aside(g)
    g.tell("left", unit, space)
    g.green |= 1 << cave.number
    await _use_crystal(g, cave, unit)


def ways_out(g: Tactics, cave: Cave) -> int:
    """The free Portal spaces of the box, or else the free spaces nearest to one at its level (TAC-DUN-34,
    TAC-DUN-35)."""
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
    """The unit's owner may use the crystal's effect now or never (TAC-DUN-37, TAC-COO-16)."""
    useful = [effect for effect in cave.printed.effects if CRYSTALS[effect.op][0](g, unit, effect)]
    if not useful:
        return
    answer = await Ask(party_of(unit), "crystal", [YES, NO], "TAC-DUN-37", (unit, cave.number), default=YES)
    for effect in useful if answer == YES else ():
        await CRYSTALS[effect.op][1](g, unit, effect)


def _heroes(g: Tactics, unit: int) -> list[int]:
    """The players' units in play: a crystal's `your units` are those of both players (TAC-COO-16)."""
    return g.squad(party_of(unit))


def _enemies(g: Tactics, unit: int) -> list[int]:
    return [enemy for rival in g.rivals[party_of(unit)] for enemy in g.units_of(rival)]


def _captured(g: Tactics, unit: int) -> list[int]:
    return [each for party in g.allies[party_of(unit)] for each in SQUADS[party] if g.pos[each] < 0]


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
    enemy = await choose_unit(g, party_of(unit), "storm", _enemies(g, unit), "TAC-DUN-37", unit)
    g.lose(enemy, effect.amount)
    g.tell("lost", enemy, effect.amount)
    await settle(g, [enemy], unit)
    await replace(g, party_of(unit))


async def _c_return(g: Tactics, unit: int, effect: Effect) -> None:
    """A captured unit returns beside the box; whoever took the crystal decides which one and where
    (TAC-COO-16)."""
    back = await choose_unit(g, party_of(unit), "return", _captured(g, unit), "TAC-DUN-37", unit)
    cave = next(cave for cave in CAVES if effect in cave.printed.effects)
    space = await _choose_space(g, party_of(unit), back, ways_out(g, cave))
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
    """Whether some crystal is out of reach for good, even if one captured unit returns (TAC-DUN-17).

    A unit whose class keeps it from the crystal is stuck and keeps all others out, until a trap or a monster
    captures it; so it must not be its owner's last. Mana can be regained, and captures give time: neither counts.
    """
    red = [cave for cave in CAVES if not g.green >> cave.number & 1]
    stuck = [unit for unit in _heroes(g, 0) if is_stuck(g, unit)]
    if not all(CAVE_AT[g.pos[unit]].harms[class_of(unit)] for unit in stuck):
        return True
    free = [unit for unit in _heroes(g, 0) if unit not in stuck]
    squads = [free, *([*free, back] for back in [*_captured(g, 0), *stuck] if _can_return(red, free))]
    return not any(_suffices(squad, red, stuck) for squad in squads)


def is_stuck(g: Tactics, unit: int) -> bool:
    """Whether the unit is in a dungeon whose crystal its class can never reach."""
    return is_inside(g, unit) and not CAVE_AT[g.pos[unit]].solvable(class_of(unit))


def _can_return(red: list[Cave], free: list[int]) -> bool:
    """Whether somebody in play can still reach the crystal that brings a unit back."""
    return any(
        effect.op == "return_captured" and any(cave.solvable(class_of(unit)) for unit in free)
        for cave in red
        for effect in cave.printed.effects
    )


def _suffices(squad: list[int], red: list[Cave], stuck: list[int]) -> bool:
    """Whether these units can take all crystals left, once those that are stuck are lost."""
    return all(any(cave.solvable(class_of(unit)) for unit in squad) for cave in red) and all(
        any(party_of(other) == party_of(unit) and other != unit for other in squad) for unit in stuck
    )
