"""The damage of an attack, and what may call the attack off (chapter BAT).

Questions: rolled (pass, reroll), lethal (pass, accept, play).
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.codes import NOBODY, POSITIVE, USED, reroll
from gonfalon.games.heroes.rules import morale
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import Heroes

from . import fight
from .attack_dice import (
    MORALE,
    RETALIATION,
    SPLASH,
    attack_abilities,
    die,
)
from .faces import RANGED, TOWER_UNIT
from .fight import adjacent, face

SPLASH_ATTACK: Final = 2


async def damage_of(g: Heroes, attacker: int, target: int, kind: int, counted: int, triggers: int | None) -> int:
    """Attack plus die minus Defense, never below 0 (HER-BAT-45, HER-BAT-46, HER-VAR-06)."""
    damage = attack_value(g, attacker, target, kind, triggers) + counted
    damage -= defense_value(g, attacker, target, kind, triggers)
    if fight.has_defense_token(g, target):
        damage -= await defense_roll(g, target)
    damage = max(0, damage)
    if face(g, attacker).type == RANGED and fight.sheltered(g, target, attacker):
        damage = max(0, damage - 1)
    return max(1, damage) if g.has_variant("minimum_damage") else damage


def attack_value(g: Heroes, attacker: int, target: int, kind: int, triggers: int | None) -> int:
    """Attack with everything that modifies it; never below 0."""
    form = face(g, attacker)
    mine = attack_abilities(g, attacker, kind)
    value = SPLASH_ATTACK if kind & SPLASH else form.attack
    value += fight.bonus(g, "attack", attacker)
    if g.rows and not adjacent(g, attacker, target):
        value += fight.bonus(g, "attack_far", attacker)
    against = mine.get("stat_vs")
    if against is not None and against.family == face(g, target).family:
        value += against.amount
    on_die = mine.get("on_die")
    if on_die is not None and on_die.then == "attack_bonus" and triggers in on_die.faces:
        value += on_die.amount
    return max(0, value)


def defense_value(g: Heroes, attacker: int, target: int, kind: int, triggers: int | None) -> int:
    """Defense with everything that modifies it; never below 0."""
    form = face(g, target)
    printed = 0 if "ignore_printed_defense" in attack_abilities(g, attacker, kind) else form.defense
    value = printed + fight.bonus(g, "defense", target)
    tough = form.passive.get("defense_on_attacker_die")
    if tough is not None and triggers in tough.faces:
        value += tough.amount
    steady = form.passive.get("stat")
    if steady is not None and steady.condition == "against_retaliation" and kind & RETALIATION:
        value += steady.amount
    return max(0, value)


async def defense_roll(g: Heroes, target: int) -> int:
    """The defender's roll for a Defense Token: +1 Defense on +1 (HER-BAT-34)."""
    seat = g.hands_on[g.side[target]]
    result = die(g)
    if result < 1 and g.morale[seat] == POSITIVE and not g.has_variant("no_rerolls"):
        options: list[Option] = [("pass",), reroll(MORALE, 0)]
        verb, *_ = await Ask(seat, "rolled", options, "HER-MRL-06", (result,), default=("pass",))
        if verb == "reroll":
            morale.spend(g, seat)
            result = die(g)
    g.tell("defense_roll", seat, result)
    return int(result == 1)


async def called_off(g: Heroes, attacker: int, target: int) -> bool:
    """Cards and Archangels may call off an attack that would reduce a unit to 0 HP (HER-GEN-08)."""
    side = g.side[target]
    seat = g.sides[side]
    if seat == NOBODY or g.unit[target] == TOWER_UNIT:
        return False
    angel = guardian(g, target)
    plays = bool(g.cards_of >> side & 1 and g.hand[seat])
    while angel != NOBODY or plays:
        options: list[Option] = [("pass",)]
        if angel != NOBODY:
            options.append(("accept",))
        if plays:
            options += cards.playable(g, seat, "lethal")
        verb, *args = await Ask(
            seat,
            "lethal",
            options,
            rule="HER-GEN-08",
            about=(g.unit[target],),
            window=angel == NOBODY,
            default=("pass",),
        )
        if verb == "pass":
            cards.lose_power(g, seat)
            return False
        if verb == "accept":
            g.marks[angel] |= USED
            return True
        await cards.play(g, seat, args[0], args[1], "lethal")
        if fight.is_under(g, "called_off", target):
            return True
    return False


def guardian(g: Heroes, target: int) -> int:
    """Archangels who can still save another unit on their side, once per combat."""
    side = g.side[target]
    for unit in fight.living(g, side):
        if unit != target and "cancel_lethal_attack" in face(g, unit).passive and not g.marks[unit] & USED:
            return unit
    return NOBODY
