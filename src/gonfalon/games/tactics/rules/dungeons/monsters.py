"""Wandering Monsters: what each does to the unit that meets it, one function for each operation of the content."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from gonfalon.core import Ask
from gonfalon.games.tactics.printed import ENEMIES
from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.rules.replacing import draw_enemy_card
from gonfalon.games.tactics.rules.rolls import roll
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of

from .treks import Trek, suffer


async def meet_monster(g: Tactics, trek: Trek) -> None:
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
    await suffer(g, trek.unit, effect.amount)


async def _m_end_move(g: Tactics, trek: Trek, effect: Effect) -> None:
    trek.points = 0


async def _m_per_icon(g: Tactics, trek: Trek, effect: Effect) -> None:
    found = await roll(g, trek.unit, effect.dice, effect.icon)
    await suffer(g, trek.unit, effect.amount * found)


async def _m_weaken(g: Tactics, trek: Trek, effect: Effect) -> None:
    trek.spent = True


async def _m_resource(g: Tactics, trek: Trek, effect: Effect) -> None:
    if g.supply[trek.unit]:
        g.spend(trek.unit, effect.amount)
        g.tell("robbed", trek.unit, effect.amount)
    else:
        await suffer(g, trek.unit, effect.else_health)


async def _m_back(g: Tactics, trek: Trek, effect: Effect) -> None:
    """Back to where the unit came from, which does nothing to it again."""
    g.tell("delved", trek.unit, trek.came_from)
    g.place(trek.unit, trek.came_from)
    trek.points = 0


async def _m_mirror(g: Tactics, trek: Trek, effect: Effect) -> None:
    await suffer(g, trek.unit, max(effect.min, TRAITS[g.card[trek.unit]].melee_damage))


async def _m_heal(g: Tactics, trek: Trek, effect: Effect) -> None:
    g.heal(trek.unit, effect.amount)


async def _m_choose(g: Tactics, trek: Trek, effect: Effect) -> None:
    """Pay in movement points, if there are enough, or in Health."""
    points = -effect.options[0].amount
    possible = [n for n, each in enumerate(effect.options) if each.op != "add_movement" or trek.points >= points]
    options = [("option", n) for n in possible]
    about = (trek.unit, trek.points)
    answer = await Ask(party_of(trek.unit), "golem", options, "TAC-DUN-24", about, default=options[0])
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
