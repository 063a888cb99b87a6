"""What printed abilities do at their moment, one function for each operation of the content.

A passive or reactive ability applies by itself; where its text says "may", or names one of several, its owner is
asked (TAC-UNI-06, TAC-UNI-11).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.printed.realm import FOREST, WATER
from gonfalon.games.tactics.printed.spaces import ADJACENT, WITHIN, directions_away, neighbour
from gonfalon.games.tactics.printed.units import Ability
from gonfalon.games.tactics.state import OFF_MAP, Tactics, party_of

from .capture import fell, mourn, settle
from .compass import NO, YES, choose_unit, clockwise, decide, row_place
from .movement import free_move, go
from .traits import TRAITS, attack_bits
from .windows import Moment

POISON: Final = "poison"


def poisoned(g: Tactics) -> list[int]:
    return [unit for what, unit, *_ in g.effects if what == POISON]


def allies_within(g: Tactics, unit: int, reach: int) -> list[int]:
    """The unit's allies within `reach`; a unit is not its own ally (TAC-UNI-09, TAC-ALL-06)."""
    near = WITHIN[reach][g.pos[unit]]
    return [ally for ally in g.squad(party_of(unit)) if ally != unit and near >> g.pos[ally] & 1]


def enemies_on(g: Tactics, unit: int, board: int) -> list[int]:
    """The unit's enemies on some spaces."""
    found = g.units_on(board & g.foes_of(party_of(unit)))
    return [enemy for enemy in range(len(g.pos)) if found >> enemy & 1]


def is_wounded(g: Tactics, unit: int) -> bool:
    return g.health[unit] < TRAITS[g.card[unit]].top_health


async def in_order(g: Tactics, units: Iterable[int]) -> list[int]:
    """Units whose effects happen at once, in turn order; each player orders their own (TAC-DIG-04)."""
    ordered: list[int] = []
    enemies = sorted((unit for unit in units if g.automated(party_of(unit))), key=row_place)
    if g.automated(g.active):
        ordered += enemies
    for seat in g.seats_from(g.active):
        own = [unit for unit in units if party_of(unit) == seat]
        while len(own) > 1:
            first = await choose_unit(g, seat, "first", own, "TAC-DIG-04", own[0])
            ordered.append(first)
            own.remove(first)
        ordered += own
    return ordered if g.automated(g.active) else ordered + enemies


async def use(g: Tactics, unit: int, trigger: str, moment: Moment) -> None:
    """Apply the unit's abilities of this trigger, as far as they fit what happened."""
    for ability, effects in TRAITS[g.card[unit]].at[trigger]:
        if moment.kind >= 0 and not attack_bits(ability.attacks) >> moment.kind & 1:
            continue
        if ability.cost_ammo and not await _pay_for(g, unit, ability, moment):
            continue
        for effect in effects:
            await OPERATIONS[effect.op](g, unit, effect, moment)


async def _pay_for(g: Tactics, unit: int, ability: Ability, moment: Moment) -> bool:
    """An ability that costs Ammo is the owner's choice."""
    if g.supply[unit] < ability.cost_ammo or g.pos[moment.target] < 0:
        return False
    answer = await decide(g, party_of(unit), "ability", [YES, NO], "TAC-UNI-11", (unit, moment.target), default=NO)
    if answer == NO:
        return False
    g.spend(unit, ability.cost_ammo)
    return True


async def react(g: Tactics, units: Iterable[int], moment: Moment) -> None:
    """Units that took damage and survive react before anything else happens (TAC-CTR-04, TAC-CTR-17, TAC-CAP-07,
    TAC-AOE-05)."""
    ready = [u for u in units if g.pos[u] >= 0 and TRAITS[g.card[u]].at["after_take_damage"]]
    for unit in await in_order(g, ready) if ready else ():
        if g.pos[unit] >= 0:
            await use(g, unit, "after_take_damage", moment)


def terrain_change(g: Tactics, unit: int, attacker: int, kind: int) -> int:
    """Water and Forest change the damage of every attack (TAC-TER-04, TAC-TER-05, TAC-TER-07, TAC-TER-08,
    TAC-TER-09, TAC-ENY-24)."""
    terrain = g.realm.terrain[g.pos[unit]]
    if terrain == WATER:
        return 0 if TRAITS[g.card[unit]].dry else 1
    if terrain == FOREST:
        return 0 if TRAITS[g.card[attacker]].ignores_cover >> kind & 1 else -1
    return 0


async def area_damage(g: Tactics, attacker: int, amounts: dict[int, int], kind: int) -> None:
    """Damage to several enemies at the same time; none of them is the primary target (TAC-AOE-01, TAC-AOE-02,
    TAC-AOE-03, TAC-AOE-04, TAC-AOE-05, TAC-AOE-06)."""
    hurt = []
    for unit, amount in amounts.items():
        dealt = max(0, amount + terrain_change(g, unit, attacker, kind))
        g.lose(unit, dealt)
        g.tell("damaged", attacker, unit, dealt)
        if dealt:
            hurt.append(unit)
    fallen = fell(g, hurt, attacker)
    await react(g, hurt, Moment(attacker, kind=kind))
    await mourn(g, fallen, attacker)  # cards come after reactions (TAC-CRD-16)


def _subjects(g: Tactics, unit: int, effect: Effect, moment: Moment) -> list[int]:
    """The units an effect applies to, as long as they are in play."""
    who = effect.who
    if who == "target":
        found = [moment.target]
    elif who == "attacker":
        found = [moment.unit]
    elif who in ("one_ally_within", "allies_within"):
        found = allies_within(g, unit, effect.range)
    else:
        found = [unit]
    return [each for each in found if g.pos[each] >= 0]


def _helped(g: Tactics, unit: int, effect: Effect, moment: Moment) -> list[int]:
    """The units a helpful effect applies to and would help."""
    subjects = _subjects(g, unit, effect, moment)
    if effect.op == "heal":
        return [each for each in subjects if is_wounded(g, each)]
    return [each for each in subjects if g.is_weakened(each)]


def would_help(g: Tactics, unit: int, trigger: str) -> bool:
    """Whether any of the unit's abilities of this trigger would help anybody."""
    return any(
        _helped(g, unit, effect, Moment(unit))
        for _, effects in TRAITS[g.card[unit]].at[trigger]
        for effect in effects
    )


async def _help(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    helped = _helped(g, unit, effect, moment)
    if helped and effect.who == "one_ally_within":
        helped = [await choose_unit(g, party_of(unit), effect.op, helped, "TAC-UNI-11", unit)]
    for each in helped:
        _grant(g, each, effect)


def _grant(g: Tactics, unit: int, effect: Effect) -> None:
    if effect.op == "heal":
        g.heal(unit, effect.amount)
    else:
        g.cure(unit)


async def _choose(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """The owner picks one of several effects, and whom it helps."""
    options = [
        ("grant", number, each)
        for number, choice in enumerate(effect.options)
        for each in _helped(g, unit, choice, moment)
    ]
    if options:
        answer = await decide(g, party_of(unit), "grant", options, "TAC-UNI-11", (unit,), default=options[0])
        _grant(g, answer[2], effect.options[answer[1]])


async def _heal(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    if effect.condition != "self_on_terrain" or g.realm.terrain[g.pos[unit]] == FOREST:
        await _help(g, unit, effect, moment)


async def _damage(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    around = enemies_on(g, unit, ADJACENT[moment.space])
    await area_damage(g, unit, {u: effect.amount for u in around if u != moment.target}, moment.kind)


async def _lose_health(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    for each in _subjects(g, unit, effect, moment):
        g.lose(each, effect.amount)
        g.tell("hurt", unit, each, effect.amount)
        await settle(g, [each], unit)


async def _delayed_lose_health(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """Poison lasts until the start of its owner's next turn and does not stack."""
    for each in _subjects(g, unit, effect, moment):
        row = (POISON, each, effect.amount, "owner_turn_start")
        if row not in g.effects:
            g.effects = (*g.effects, row)
            g.tell("poisoned", each)


async def _weaken(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    for each in _subjects(g, unit, effect, moment):
        g.weaken(each)


async def _steal(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """Take Ammo or Mana from a unit that has some; an enemy unit never runs out (TAC-ENY-23)."""
    for each in _subjects(g, unit, effect, moment):
        if g.supply[each] or (g.automated(party_of(each)) and TRAITS[g.card[each]].uses_supply):
            g.spend(each, effect.amount)
            g.tell("robbed", each, effect.amount)
            g.gain(unit, effect.amount)


async def _lose_resource(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """Ammo or Mana is lost."""
    for each in _subjects(g, unit, effect, moment):
        if g.supply[each]:
            g.spend(each, effect.amount)
            g.tell("robbed", each, effect.amount)


async def _step_back(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """Straight away from the attacker, if that space is free and no higher; no Knock Back reaches it then."""
    here, attacker = g.pos[unit], g.pos[moment.unit]
    if attacker < 0 or here < 0:
        return
    away = sorted(directions_away(attacker, here), key=clockwise(g.compass).index)
    there = neighbour(here, away[0]) if away else OFF_MAP
    taken = g.occupied() | g.realm.closed
    if there >= 0 and not taken >> there & 1 and g.realm.level[there] <= g.realm.level[here]:
        await go(g, unit, there, [there] if g.realm.villages >> there & 1 else [])  # TAC-MOV-16


async def _gain_mana(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    g.gain(unit, effect.amount)


async def _free_move(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    await free_move(g, unit, effect.points or 0, "TAC-UNI-05", effect.portals)


async def _no_knockback(g: Tactics, unit: int, effect: Effect, moment: Moment) -> None:
    """Only a unit that has got away is safe: adjacent when it was hit, and no longer."""
    attacker = g.pos[moment.unit]
    if g.pos[unit] < 0:
        return
    was_adjacent = attacker >= 0 and moment.space >= 0 and ADJACENT[attacker] >> moment.space & 1
    if was_adjacent and not ADJACENT[attacker] >> g.pos[unit] & 1:
        moment.no_push = True


Operation = Callable[[Tactics, int, Effect, Moment], Coroutine[Any, Any, None]]
OPERATIONS: Final[dict[str, Operation]] = {
    "heal": _heal,
    "unweaken": _help,
    "choose": _choose,
    "damage": _damage,
    "lose_health": _lose_health,
    "delayed_lose_health": _delayed_lose_health,
    "weaken": _weaken,
    "steal": _steal,
    "lose_resource": _lose_resource,
    "step_back": _step_back,
    "gain_mana": _gain_mana,
    "free_move": _free_move,
    "no_knockback": _no_knockback,
}
