"""Spells: paying, powering up, and what each Power symbol does (TAC-SPL).

A spell is data: its damage, its effects, what it does for each Power symbol, and what it does from a number of
symbols on. A spell that deals damage is an attack; the others are not.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask
from gonfalon.games.tactics.printed import TIME_TRACK
from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.printed.spaces import EVERYWHERE, SPACES, WITHIN, directions_away
from gonfalon.games.tactics.printed.units import Spell
from gonfalon.games.tactics.rules.dungeons.caves import is_inside
from gonfalon.games.tactics.state import SPELL, Tactics, party_of

from .abilities import area_damage, enemies_on
from .attacks import finish, hit, push
from .capture import lose
from .compass import choose_unit, decide, swept
from .movement import free_move
from .rolls import roll
from .traits import TRAITS, attack_reach
from .windows import Moment, offer, stirs

MOST_POWER: Final = 3


def spell_of(g: Tactics, unit: int) -> Spell | None:
    return TRAITS[g.card[unit]].spell


def spell_targets(g: Tactics, unit: int, foes: int) -> int:
    """The units the spell may be cast on, one bit each; a spell without a target is cast on its caster."""
    spell = spell_of(g, unit)
    if spell is None or not g.supply[unit]:
        return 0
    own = g.friends_of(party_of(unit))
    here = 1 << g.pos[unit]
    if spell.target == "none":
        return 1 << unit if foes & WITHIN[spell.effects[0].range][g.pos[unit]] else 0
    allowed = {
        "enemy": foes,
        "ally": own & ~here,
        "ally_or_self": own,
        "any_other_unit": (foes | own) & ~here,
    }[spell.target]
    if spell.range_kind == "spaces":
        allowed &= attack_reach(g, unit, SPELL) | here
    else:
        allowed &= here | (EVERYWHERE if g.pos[unit] < SPACES else 0)  # TAC-DUN-16
    targets = g.units_on(allowed)
    if spell.target == "any_other_unit":
        targets &= ~rooted_enemies(g, party_of(unit))
    return targets


def rooted_enemies(g: Tactics, seat: int) -> int:
    """Enemies that nothing may move, one bit each: to slide them cannot be carried out (TAC-ACT-09)."""
    rivals = (unit for rival in g.rivals[seat] for unit in g.units_of(rival))
    return sum(1 << unit for unit in rivals if TRAITS[g.card[unit]].rooted)


async def cast(g: Tactics, blow: Moment) -> None:
    """Pay, power up, roll, and carry the spell out; it cannot miss (TAC-SPL-02, TAC-SPL-03, TAC-SPL-04,
    TAC-SPL-05, TAC-SPL-06, TAC-SPL-07, TAC-SPL-08). An enemy unit pays nothing and always rolls 3 dice
    (TAC-ENY-21, TAC-ENY-22)."""
    unit = blow.unit
    spell = spell_of(g, unit)
    assert spell is not None
    power = MOST_POWER if g.automated(party_of(unit)) else await _power_up(g, blow)
    g.tell("casts", unit, blow.target, power)
    if stirs(g, "spell_cast", blow):
        await offer(g, "spell_cast", blow)
        if blow.failed:
            g.tell("fizzled", unit)
            return
    power = await roll(g, unit, power, "power")
    if spell.target == "none":
        await _strike_around(g, blow, spell, power)
    elif spell.is_attack:
        await _strike(g, blow, spell, power)
    else:
        await _bless(g, blow, spell, power)


async def _power_up(g: Tactics, blow: Moment) -> int:
    """1 Mana for the spell, and up to 3 more for as many dice (TAC-SPL-02, TAC-SPL-03, TAC-SPL-04, TAC-SPL-05)."""
    unit = blow.unit
    options = [("power", extra) for extra in range(min(MOST_POWER, g.supply[unit] - 1) + 1)]
    answer = await Ask(party_of(unit), "power", options, "TAC-SPL-03", (unit, blow.target), default=options[0])
    g.spend(unit, 1 + answer[1])
    return int(answer[1])


async def _strike(g: Tactics, blow: Moment, spell: Spell, power: int) -> None:
    """A spell attack on one enemy."""
    value, chain = spell.damage, list[int]()
    for effect in spell.per_power:
        if effect.op == "mod_damage":
            value += effect.amount * max(0, power - effect.from_icon + 1)
        elif effect.op == "choose":
            value += await _choose_each(g, blow.unit, effect, power)
        elif effect.op == "chain_damage":
            chain = chain_of(g, blow, effect, power)
            value += effect.fallback_amount * (power - len(chain))
    await hit(g, blow, value)
    if g.pos[blow.unit] < 0:
        return
    if chain:
        await area_damage(g, blow.unit, dict.fromkeys(chain, spell.per_power[0].amount), SPELL)
    for effect in spell.thresholds:
        if power >= effect.min_power:
            _reach_threshold(g, blow, effect)
    for effect in spell.per_power:
        if effect.op == "push" and g.pos[blow.target] >= 0 and g.pos[blow.unit] >= 0:
            await _push_away(g, blow, effect.cells * power)
        elif effect.op == "heal":
            _heal_side(g, blow.unit, effect, power)
    await finish(g, blow)


def _reach_threshold(g: Tactics, blow: Moment, effect: Effect) -> None:
    """What a spell does once enough Power symbols are rolled."""
    if effect.op == "time":
        g.move_time(effect.amount)
        if g.time == TIME_TRACK.lose_at:
            lose(g)
    elif g.pos[blow.target] >= 0:
        g.weaken(blow.target)


def chain_of(g: Tactics, blow: Moment, effect: Effect, power: int) -> list[int]:
    """Lightning leaps from the target to other units, each near the last one hit, as the compass says."""
    chain, last = [blow.target], g.pos[blow.target]
    while len(chain) <= power:
        near = [u for u in enemies_on(g, blow.unit, WITHIN[effect.range][last]) if u not in chain]
        if not near:
            break
        chain.append(swept(g, last, near)[0])
        last = g.pos[chain[-1]]
    return chain[1:]


def _heal_side(g: Tactics, unit: int, effect: Effect, power: int) -> None:
    """Each Power symbol heals the caster, or the ally that has lost most Health; the compass decides among several
    (TAC-ENY-55)."""
    for _ in range(power):
        if effect.who == "self":
            g.heal(unit, effect.amount)
            continue
        allies = [ally for ally in g.squad(party_of(unit)) if ally != unit]
        if allies:
            g.heal(max(swept(g, g.pos[unit], allies), key=lambda ally: wounds(g, ally)), effect.amount)


def wounds(g: Tactics, unit: int) -> int:
    return TRAITS[g.card[unit]].top_health - g.health[unit]


async def _choose_each(g: Tactics, unit: int, effect: Effect, power: int) -> int:
    """For each Power symbol the caster chooses: more damage, or help for itself."""
    more = 0
    for left in range(power, 0, -1):
        options = [("option", number) for number in range(len(effect.options))]
        answer = await Ask(party_of(unit), "siphon", options, "TAC-SPL-06", (unit, left), default=options[0])
        chosen = effect.options[answer[1]]
        if chosen.op == "mod_damage":
            more += chosen.amount
        else:
            g.heal(unit, chosen.amount)
    return more


async def _push_away(g: Tactics, blow: Moment, spaces: int) -> None:
    """Straight away from the caster; where two directions lead away, the caster picks one."""
    if spaces == 0 or blow.no_push or is_inside(g, blow.target) or TRAITS[g.card[blow.target]].rooted:
        return
    away = directions_away(g.pos[blow.unit], g.pos[blow.target])
    options = [("push", direction) for direction in away]
    party, about = party_of(blow.unit), (blow.unit, blow.target)
    answer = await decide(g, party, "push", options, "TAC-SPL-06", about, default=options[0])
    await push(g, blow, answer[1], spaces)


async def _strike_around(g: Tactics, blow: Moment, spell: Spell, power: int) -> None:
    """A spell that hits every enemy near the caster; each Power symbol hits one of them harder."""
    base, more = spell.effects[0], spell.per_power[0]
    around = enemies_on(g, blow.unit, WITHIN[base.range][g.pos[blow.unit]])
    amounts = dict.fromkeys(around, base.amount)
    for _ in range(power):
        chosen = await choose_unit(g, party_of(blow.unit), "thunder", around, "TAC-SPL-06", blow.unit)
        amounts[chosen] += more.amount
    await area_damage(g, blow.unit, amounts, SPELL)


async def _bless(g: Tactics, blow: Moment, spell: Spell, power: int) -> None:
    """A spell that is not an attack: healing, curing, sliding, moving (TAC-SPL-11)."""
    target = blow.target
    for effect in spell.effects:
        more = sum(each.amount for each in spell.per_power if each.op == effect.op) * power
        if effect.op == "heal":
            g.heal(target, effect.amount + more)
        elif effect.op == "unweaken":
            g.cure(target)
        elif effect.op == "push":
            await _slide(g, blow, effect.cells + sum(each.cells for each in spell.per_power) * power)
    for effect in spell.per_power:
        if effect.op == "free_move" and power:
            await free_move(g, target, (effect.points or 0) * power, "TAC-SPL-06")


async def _slide(g: Tactics, blow: Moment, spaces: int) -> None:
    """In one direction the caster chooses, by the Knock Back rules."""
    if TRAITS[g.card[blow.target]].rooted and g.hostile(blow.unit, blow.target):
        return
    options = [("push", direction) for direction in range(4)]
    about = (blow.unit, blow.target)
    answer = await Ask(party_of(blow.unit), "push", options, "TAC-SPL-06", about, default=options[0])
    await push(g, blow, answer[1], spaces)
