"""The dice of an attack: how many, which of them count, and who may reroll them (chapters UNT, BAT, MRL).

Questions: rolled (pass, reroll).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.codes import POSITIVE, TOWER, reroll, rerolled_by
from gonfalon.games.heroes.printed import DICE
from gonfalon.games.heroes.rules import morale
from gonfalon.games.heroes.state import Heroes

from . import fight
from .faces import NO_ABILITIES, RANGED, Abilities
from .fight import adjacent, face

RETALIATION, FIRST, SPLASH, CALLED_OFF = 1, 2, 4, 8
"""Kinds of attacks: a Retaliation; the first of a unit's own activation, the only one its Attack ability applies
to (HER-UNT-26); a further strike with its own Attack value; one that was called off."""


ABILITY, LUCK, MORALE = 0, 1, 2
"""What allows a reroll."""


FACES_OF_DIE: Final = tuple(int(each) for each in DICE["attack"].faces)


def attack_abilities(g: Heroes, attacker: int, kind: int) -> Abilities:
    """The Attack ability applies only to the first attack of the unit's activation (HER-UNT-26)."""
    return face(g, attacker).on_attack if kind & FIRST else NO_ABILITIES


def penalised(g: Heroes, attacker: int, target: int, mine: Abilities) -> bool:
    """A Ranged Unit that attacks an adjacent enemy, or from its own Backline one on the enemy's (HER-UNT-35,
    HER-UNT-36)."""
    form = face(g, attacker)
    if form.type != RANGED or TOWER in (g.at[attacker], g.at[target]):
        return False
    ignored = [op.kind for op in (mine.get("ignore_penalty"), form.passive.get("ignore_penalty")) if op]
    if "all" in ignored:
        return False
    if adjacent(g, attacker, target):
        return "adjacent" not in ignored
    side = g.side[attacker]
    return g.at[attacker] in fight.BACKLINE[side] and g.at[target] in fight.BACKLINE[1 - side]


def dice_of(g: Heroes, attacker: int, target: int, kind: int) -> tuple[int, str]:
    """How many Attack Dice are rolled, and which of them count."""
    mine = attack_abilities(g, attacker, kind)
    if penalised(g, attacker, target, mine):
        return 2, "lowest"
    cowed = face(g, target).on_attack.get("retaliation_dice") if kind & RETALIATION else None
    own = mine.get("attack_dice") or face(g, attacker).passive.get("attack_dice")
    more: Any = cowed or own
    return (more.count, more.keep) if more else (1, "sum")


def kept(dice: Sequence[int], keep: str) -> int:
    """The combined result of the dice."""
    if not dice:
        return 0
    return max(dice) if keep == "highest" else min(dice) if keep == "lowest" else sum(dice)


def die(g: Heroes) -> int:
    """-1, 0 or +1."""
    return FACES_OF_DIE[g.below(len(FACES_OF_DIE))]


def throw(g: Heroes, target: int, count: int) -> tuple[int, ...]:
    """The Attack Dice as they fall, or as Mummies set those of their attackers; rerolls come afterwards."""
    fixed = face(g, target).passive.get("set_attacker_die")
    return (fixed.face,) * count if fixed else tuple(die(g) for _ in range(count))


def die_counts(g: Heroes, attacker: int, shown: int, throws: bool, mine: Abilities) -> tuple[int, int | None]:
    """What the die adds, and the face that may trigger effects (None for no die); under an optional rule it counts
    only as a trigger (HER-VAR-10)."""
    if not throws or fight.is_under(g, "die_off", attacker):
        return 0, None
    times = next((row.amount for row in g.rows if row.what == "die_times" and row.subject == attacker), 1)
    changed = mine.get("die_modifier")
    counted = shown * times + (changed.amount if changed else 0)
    if "ignore_own_attack_die" in mine or fight.is_under(g, "die_zero", attacker):
        counted = 0
    if g.has_variant("attack_die_neutral"):
        counted = 0
    return counted, shown


def forced_rerolls(g: Heroes, attacker: int, mine: Abilities) -> None:
    """Some units reroll every -1 (HER-UNT-28)."""
    if g.has_variant("no_rerolls"):
        return
    for ability in (mine.get("reroll"), face(g, attacker).passive.get("reroll")):
        if ability is not None and not ability.optional:
            while any(each in ability.faces for each in g.rolled):
                g.rolled = tuple(die(g) if each in ability.faces else each for each in g.rolled)


def reroll_sources(g: Heroes, attacker: int, kind: int, seat: int, spent: int) -> list[Option]:
    """Ways to reroll a die: the unit's ability, Luck, and the player's Positive Morale (HER-MRL-06)."""
    if g.has_variant("no_rerolls"):
        return []
    options: list[Option] = []
    own = attack_abilities(g, attacker, kind).get("reroll")
    if own is not None and own.optional and not (own.limit == "once" and spent & 1):
        moved = own.condition != "moved" or g.at[attacker] != g.origin
        options += [reroll(ABILITY, n) for n, each in enumerate(g.rolled) if moved and each in own.faces]
    if not spent & 2 and g.is_under("luck_attack", seat):
        options += [reroll(LUCK, n) for n in range(len(g.rolled))]
    if g.morale[seat] == POSITIVE:
        options += [reroll(MORALE, n) for n in range(len(g.rolled))]
    return options


async def rerolls(g: Heroes, attacker: int, kind: int) -> None:
    """Right after the roll the player may reroll a die; the new result stands (HER-MRL-06, HER-BAT-57)."""
    side = g.side[attacker]
    seat = g.hands_on[side]
    spent = 0
    while True:
        options = reroll_sources(g, attacker, kind, seat, spent)
        if not options:
            return
        options, pass_ = [("pass",), *options], ("pass",)
        best = pass_ if min(g.rolled) == max(FACES_OF_DIE) else None
        verb, *args = await Ask(seat, "rolled", options, "HER-MRL-06", g.rolled, default=pass_, sensible=best)
        if verb == "pass":
            return
        source, n = rerolled_by(args[0])
        spent |= 1 << source
        if source == MORALE:
            morale.spend(g, seat)
        g.rolled = (*g.rolled[:n], die(g), *g.rolled[n + 1 :])
        g.tell("rerolled", seat, *g.rolled)
