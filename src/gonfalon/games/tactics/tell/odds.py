"""What would come of a choice: chances, damage, and ways that lead nowhere."""

from __future__ import annotations

from fractions import Fraction

from gonfalon.games.tactics.printed import FACES
from gonfalon.games.tactics.printed.units import Spell
from gonfalon.games.tactics.rules.attacks import BALLISTA_DAMAGE, damage_of
from gonfalon.games.tactics.rules.dungeons.caves import Cave
from gonfalon.games.tactics.rules.dungeons.crystals import hopeless
from gonfalon.games.tactics.rules.dungeons.inside import BARRIER_MANA
from gonfalon.games.tactics.rules.rolls import ICONS
from gonfalon.games.tactics.rules.traits import TRAITS, changes
from gonfalon.games.tactics.rules.windows import Moment
from gonfalon.games.tactics.state import (
    BALLISTA_SHOT,
    FIGHTER,
    MELEE,
    MISSILE,
    SPELL,
    WIZARD,
    Tactics,
    class_of,
    party_of,
)


def is_hopeless(g: Tactics) -> bool:
    """Whether an adventure under way can no longer be won."""
    return g.rules.enemies > 0 and g.turn > 0 and not g.ended and hopeless(g)


def no_way_out(g: Tactics, unit: int, cave: Cave) -> str:
    """Why a unit would never come out of a dungeon: its class, or want of Mana, without which barriers are as
    closed to a Wizard as to a Fighter (TAC-DUN-17, TAC-DUN-31)."""
    if not cave.solvable(class_of(unit)):
        return "class"
    return "mana" if not cave.solvable(with_mana(g, unit)) else ""


def with_mana(g: Tactics, unit: int) -> int:
    """The class that a unit counts as before doors and barriers."""
    return FIGHTER if class_of(unit) == WIZARD and g.supply[unit] < BARRIER_MANA else class_of(unit)


def hit_chance(g: Tactics, unit: int, target: int) -> Fraction:
    """The chance that a missile hits: that the Ammo left pays for every Miss (TAC-MIS-13)."""
    traits = TRAITS[g.card[unit]]
    assert traits.missile is not None
    if g.automated(party_of(unit)):
        return Fraction(1)  # TAC-ENY-20
    dice = max(0, traits.missile.miss_dice + changes(g, traits.miss_dice, MISSILE, unit, target))
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for misses, count in ways.items():
            for icons in ICONS["miss"]:
                more[misses + icons] = more.get(misses + icons, 0) + count
        ways = more
    paid = sum(count for misses, count in ways.items() if misses < g.supply[unit])
    return Fraction(paid, len(FACES) ** dice)


def chance_of(icon: str, dice: int) -> Fraction:
    """The chance that any of some dice shows a symbol."""
    return 1 - Fraction(ICONS[icon].count(0), len(FACES)) ** dice


def knock_chance(g: Tactics, unit: int) -> Fraction:
    """The chance of any Knock Back symbol: the target is pushed, or rubble gives way (TAC-DUN-26)."""
    return chance_of("knockback", TRAITS[g.card[unit]].knock_dice)


def expected(g: Tactics, unit: int, target: int, kind: int, bonus: int = 0) -> int:
    """The damage of an attack that hits, before any card and any Power symbol."""
    traits = TRAITS[g.card[unit]]
    values = {
        MELEE: traits.melee_damage,
        MISSILE: traits.missile.damage if traits.missile else 0,
        SPELL: traits.spell.damage if traits.spell else 0,
        BALLISTA_SHOT: BALLISTA_DAMAGE,
    }
    blow = Moment(unit, target, kind)
    blow.bonus = bonus
    return max(0, damage_of(g, blow, values[kind]))


def parry(g: Tactics, unit: int, attacker: int, kind: int, answered: int) -> int:
    """What a Counter gains from answering like with like."""
    if kind != MELEE or answered != MELEE:
        return 0
    return changes(g, TRAITS[g.card[unit]].parries, MELEE, unit, attacker)


def grows(spell: Spell) -> bool:
    """Whether Power symbols can add to the spell's damage."""
    effects = [*spell.per_power, *(choice for effect in spell.per_power for choice in effect.options)]
    return any(effect.op in ("mod_damage", "chain_damage") for effect in effects)


def plus(g: Tactics, unit: int, kind: int) -> str:
    """A plus after the damage of a spell that dice can increase."""
    spell = TRAITS[g.card[unit]].spell
    return "+" if kind == SPELL and spell and grows(spell) else ""
