"""Melee, missiles and the Ballista: damage, Knock Back, and the Counter that answers them.

The order is that of TAC-MEL-06: target, damage, reactions, Knock Back, other abilities, Counter.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask
from gonfalon.games.tactics.printed.spaces import ADJACENT, WITHIN, directions_away, neighbour
from gonfalon.games.tactics.rules.dungeons.caves import is_inside
from gonfalon.games.tactics.state import BALLISTA_SHOT, KINDS, MELEE, MISSILE, SPELL, Tactics, party_of

from .abilities import react, terrain_change, use
from .capture import settle
from .compass import NO, YES, decide
from .rolls import roll
from .traits import BEARER, TRAITS, attack_reach, changes
from .windows import Moment, offer, stirs

BALLISTA_RANGE: Final = 4
BALLISTA_DAMAGE: Final = 1
COLLISION: Final = 1
SHED_COST: Final = 2
DECLINE: Final = ("decline",)
AT_ENEMIES: Final = ("enemy", "any_other_unit")
"""The targets a spell must allow to be cast as a Counter: its attacker (TAC-CTR-11)."""


def targets(g: Tactics, unit: int, kind: int, foes: int) -> int:
    """The enemy units this kind of attack may aim at, one bit each."""
    if kind == BALLISTA_SHOT:
        return g.units_on(WITHIN[BALLISTA_RANGE][g.pos[unit]] & foes)
    if kind == MISSILE and not has_supply(g, unit):
        return 0
    return g.units_on(attack_reach(g, unit, kind) & foes)


def has_supply(g: Tactics, unit: int) -> bool:
    """Whether the unit can pay for a missile or a spell; the Enemy need not (TAC-MIS-02, TAC-ENY-22)."""
    return g.supply[unit] > 0 or g.automated(party_of(unit))


def damage_of(g: Tactics, blow: Moment, value: int) -> int:
    """One sum of all increases and reductions, cards apart; it may still be below 0 (TAC-TER-20, TAC-MEL-08)."""
    unit, target, kind = blow.unit, blow.target, blow.kind
    total = value + blow.bonus + terrain_change(g, target, unit, kind)
    total += changes(g, TRAITS[g.card[unit]].deals, kind, unit, target)
    total += changes(g, TRAITS[g.card[target]].takes, kind, target, unit)
    if kind == MELEE and unit == g.bearer:
        total += BEARER.melee_damage  # TAC-BTL-14
    space = g.pos[target]
    for ally in g.squad(party_of(target)):
        for row in TRAITS[g.card[ally]].shields:
            if ally != target and row.attacks >> kind & 1 and WITHIN[row.range][g.pos[ally]] >> space & 1:
                total += row.amount
    return total


async def hit(g: Tactics, blow: Moment, value: int) -> None:
    """The attack hits its primary target: damage, then capture or reactions (TAC-MEL-04, TAC-CTR-04)."""
    blow.damage = damage_of(g, blow, value)
    blow.space = g.pos[blow.target]
    if stirs(g, "deal_damage", blow):
        await offer(g, "deal_damage", blow)
    if stirs(g, "take_damage_calc", blow):
        await offer(g, "take_damage_calc", blow)
    blow.dealt = max(0, blow.damage)
    g.lose(blow.target, blow.dealt)
    g.tell("damaged", blow.unit, blow.target, blow.dealt)
    await settle(g, [blow.target], blow.unit)
    if blow.dealt:
        await react(g, [blow.target], blow)


async def finish(g: Tactics, blow: Moment) -> None:
    """Other abilities of the attacker, once it has dealt damage."""
    if blow.dealt and g.pos[blow.unit] >= 0:
        await use(g, blow.unit, "after_deal_damage", blow)


async def melee(g: Tactics, blow: Moment) -> None:
    """A Melee Attack always hits; then the attacker may roll for Knock Back (TAC-MEL-04, TAC-MEL-05, TAC-KNB-01,
    TAC-KNB-02, TAC-KNB-05, TAC-ENY-15)."""
    traits = TRAITS[g.card[blow.unit]]
    await hit(g, blow, traits.melee_damage)
    if g.pos[blow.unit] >= 0 and may_knock_back(g, blow):
        about = (blow.unit, blow.target)
        answer = await decide(g, party_of(blow.unit), "knock_back", [YES, NO], "TAC-KNB-01", about, default=NO)
        if answer == YES:
            spaces = await roll(g, blow.unit, traits.knock_dice, "knockback")
            if spaces and g.bearer == blow.target:
                steal(g, blow)
            away = directions_away(g.pos[blow.unit], g.pos[blow.target])
            await push(g, blow, away[0], spaces)
    await finish(g, blow)


def steal(g: Tactics, blow: Moment) -> None:
    """A Bearer that is Knocked Back in melee loses the Artifact to its attacker (TAC-BTL-15, TAC-BTL-16,
    TAC-BTL-17, TAC-BTL-18, TAC-BTL-20)."""
    g.bearer = blow.unit
    g.tell("stole", blow.unit, blow.target)


def may_knock_back(g: Tactics, blow: Moment) -> bool:
    """Whether the target is there to be pushed; damage of 0 does not prevent it (TAC-KNB-03, TAC-KNB-17,
    TAC-KNB-18)."""
    if g.pos[blow.target] < 0 or blow.no_push or not TRAITS[g.card[blow.unit]].knock_dice:
        return False
    rooted = TRAITS[g.card[blow.target]].rooted
    return not rooted and ADJACENT[g.pos[blow.unit]] >> g.pos[blow.target] & 1 == 1


async def push(g: Tactics, blow: Moment, direction: int, spaces: int) -> None:
    """Push the target in a straight line until something stops it (TAC-KNB-04, TAC-KNB-05, TAC-KNB-06, TAC-KNB-07,
    TAC-KNB-08, TAC-KNB-09, TAC-KNB-12, TAC-KNB-15, TAC-KNB-16, TAC-KNB-19)."""
    target, by = blow.target, blow.unit
    hostile = g.hostile(by, target)
    fixed = hostile and (TRAITS[g.card[target]].rooted or blow.no_push)
    if g.pos[target] < 0 or is_inside(g, target) or spaces == 0 or fixed:
        return
    start = here = g.pos[target]
    fell = False
    for _ in range(spaces):
        there = neighbour(here, direction)
        if not is_open(g, here, there):
            break
        fell = fell or g.realm.level[there] < g.realm.level[here]
        g.place(target, there)
        here = there
        spaces -= 1
    g.tell("pushed", target, start, here)
    if hostile and spaces:
        await collide(g, blow)
    if hostile and fell and g.pos[target] >= 0 and g.pos[by] >= 0:
        await use(g, by, "pushed_down", blow)


def is_open(g: Tactics, here: int, there: int) -> bool:
    """Whether a push can go on: no map edge, no cliff wall (a Portal in it included), no unit, no opened box
    (TAC-KNB-07, TAC-KNB-10, TAC-KNB-14, TAC-DUN-14, TAC-POR-08)."""
    if there < 0 or (g.occupied() | g.realm.closed) >> there & 1:
        return False
    return g.realm.level[there] <= g.realm.level[here]


async def collide(g: Tactics, blow: Moment) -> None:
    """Stopped early: 1 Health lost, once; whoever pushed makes the capture (TAC-KNB-11, TAC-KNB-13,
    TAC-CAP-06)."""
    loss = COLLISION + TRAITS[g.card[blow.unit]].collision
    g.lose(blow.target, loss)
    g.tell("collided", blow.target, loss)
    await settle(g, [blow.target], blow.unit)
    if g.pos[blow.target] >= 0 and stirs(g, "knockback_stopped", blow):
        await offer(g, "knockback_stopped", blow)


async def missile(g: Tactics, blow: Moment) -> None:
    """A Missile Attack costs Ammo and may miss (TAC-MIS-02, TAC-MIS-11, TAC-MIS-12, TAC-MIS-13, TAC-MIS-14,
    TAC-MIS-15, TAC-MIS-16, TAC-MIS-17)."""
    unit = blow.unit
    traits = TRAITS[g.card[unit]]
    assert traits.missile is not None
    if g.automated(party_of(unit)):
        await _sure_shot(g, blow)
        return
    g.spend(unit, 1)
    await declare(g, blow)
    if blow.failed:
        return
    dice = traits.missile.miss_dice + changes(g, traits.miss_dice, MISSILE, unit, blow.target)
    misses = await roll(g, unit, dice, "miss")
    if misses > g.supply[unit]:
        g.tell("ran_out", unit, misses, g.supply[unit])
        g.supply[unit] = 0
        g.tell("missed", unit, blow.target)
        return
    if misses:
        g.spend(unit, misses)
        g.tell("paid", unit, misses, g.supply[unit])
    await hit(g, blow, traits.missile.damage)
    await finish(g, blow)


async def _sure_shot(g: Tactics, blow: Moment) -> None:
    """An enemy unit's missile always hits and costs it nothing (TAC-ENY-20, TAC-ENY-22)."""
    shot = TRAITS[g.card[blow.unit]].missile
    assert shot is not None
    await declare(g, blow)
    if not blow.failed:
        await hit(g, blow, shot.damage)
        await finish(g, blow)


async def declare(g: Tactics, blow: Moment) -> None:
    """The target's owner may answer before any die is rolled."""
    if stirs(g, "declare_attack", blow):
        await offer(g, "declare_attack", blow)
        if blow.failed:
            g.tell("missed", blow.unit, blow.target)


async def ballista(g: Tactics, blow: Moment) -> None:
    """A Ballista always hits and pushes 1 space in any direction (TAC-BAL-07, TAC-BAL-08, TAC-BAL-09, TAC-BAL-10,
    TAC-BAL-11, TAC-BAL-12)."""
    await declare(g, blow)
    if blow.failed:
        return
    await hit(g, blow, BALLISTA_DAMAGE)
    rooted = TRAITS[g.card[blow.target]].rooted
    if g.pos[blow.target] >= 0 and g.pos[blow.unit] >= 0 and not rooted and not blow.no_push:
        options = [("push", direction) for direction in range(4)]
        about = (blow.unit, blow.target)
        answer = await Ask(party_of(blow.unit), "push", options, "TAC-BAL-10", about, default=options[0])
        await push(g, blow, answer[1], 1)
    await finish(g, blow)


def may_counter(g: Tactics, blow: Moment) -> bool:
    """Whether the primary target took damage, survives, and nothing forbids a Counter (TAC-CTR-01, TAC-CTR-02,
    TAC-CTR-16, TAC-BAL-12)."""
    if not blow.dealt or blow.counter or blow.no_counter:
        return False
    if g.pos[blow.target] < 0 or g.pos[blow.unit] < 0:
        return False
    return not TRAITS[g.card[blow.unit]].uncountered >> blow.kind & 1


def counters(g: Tactics, unit: int, attacker: int) -> list[int]:
    """The kinds of attack the unit could make on its attacker from where it stands (TAC-CTR-06, TAC-CTR-07,
    TAC-CTR-09, TAC-CTR-10, TAC-CTR-11, TAC-CTR-15, TAC-BAL-13, TAC-ENY-28)."""
    if g.is_weakened(unit) and g.health[unit] <= SHED_COST:
        return []
    aim = 1 << g.pos[attacker]
    spell = TRAITS[g.card[unit]].spell
    kinds = [kind for kind in (MELEE, MISSILE) if targets(g, unit, kind, aim)]
    if spell and spell.target in AT_ENEMIES and has_supply(g, unit) and targets(g, unit, SPELL, aim):
        kinds.append(SPELL)
    return kinds


async def choose_counter(g: Tactics, unit: int, attacker: int, answered: int) -> Moment | None:
    """The owner decides whether and how to Counter; a Weakened unit pays 2 Health first (TAC-CTR-03, TAC-CTR-14,
    TAC-ENY-27, TAC-ENY-29, TAC-DIG-02)."""
    if g.pos[unit] < 0 or g.pos[attacker] < 0:
        return None
    kinds = counters(g, unit, attacker)
    if not kinds:
        return None
    options = [*(("counter", kind) for kind in kinds), DECLINE]
    about = (unit, attacker, answered)
    answer = await decide(g, party_of(unit), "counter", options, "TAC-CTR-03", about, default=DECLINE)
    if answer == DECLINE:
        return None
    if g.is_weakened(unit):
        g.lose(unit, SHED_COST)
        g.tell("shed", unit)
        g.cure(unit)
    blow = Moment(unit, attacker, answer[1])
    blow.counter = True
    if answered == MELEE and blow.kind == MELEE:
        blow.bonus += changes(g, TRAITS[g.card[unit]].parries, MELEE, unit, attacker)
    return blow


def announce(g: Tactics, blow: Moment) -> None:
    name = "counters" if blow.counter else "attacks"
    g.tell(name, blow.unit, blow.target, KINDS[blow.kind])
