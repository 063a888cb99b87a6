"""An attack, from its announcement to its damage (chapters UNT and BAT, HER-DIG-02); strikes.py goes on from
there.

Questions: before_attack (pass, play, discard, morale_draw, morale_cycle), rolled (pass, reroll), after_roll (pass,
play), lethal (pass, accept, play).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.printed import DICE
from gonfalon.games.heroes.rules import morale
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import (
    NOBODY,
    NOWHERE,
    PARALYSED,
    POSITIVE,
    TOWER,
    USED,
    Heroes,
)

from . import fight
from .faces import NONE, RANGED, TOWER_UNIT, Abilities
from .fight import adjacent, face

RETALIATION, FIRST, SPLASH, CALLED_OFF = 1, 2, 4, 8
"""Kinds of attacks: a Retaliation; the first of a unit's own activation, for which its Attack ability counts
(HER-UNT-26); a further strike with an Attack of its own; one that was called off."""
SPLASH_ATTACK: Final = 2

ABILITY, LUCK, MORALE = 0, 1, 2
"""What lets a die be rolled again; the option `reroll` names `4 * source + die`."""

FACES_OF_DIE: Final = tuple(int(each) for each in DICE["attack"].faces)


# --------------------------------------------------------------------------- before the die


def declare(g: Heroes, attacker: int, target: int, kind: int) -> None:
    """Announce an attack; then both players may play cards, the attacking Unit's player first (HER-BAT-44)."""
    g.strike = (attacker, target, kind)
    g.tell("attacks", g.unit[attacker], g.at[attacker], g.unit[target], g.at[target], kind & RETALIATION)
    speakers = speakers_of(g, attacker)
    if speakers:
        g.push("brace", attacker, target, kind, speakers[0], 0)
    else:
        g.push("roll", attacker, target, kind)


def speakers_of(g: Heroes, attacker: int) -> list[int]:
    """Who may play cards or spend Morale in this attack, the attacking Unit's player first."""
    side = g.side[attacker]
    return [g.sides[each] for each in (side, 1 - side) if can_speak(g, each)]


def can_speak(g: Heroes, side: int) -> bool:
    """By what all can see: a Morale Token, or cards in hand where the Main Hero fights (HER-MRL-12,
    HER-CRD-02)."""
    seat = g.sides[side]
    if seat == NOBODY:
        return False
    return g.morale[seat] == POSITIVE or bool(g.cards_of >> side & 1 and g.hand[seat])


async def brace(g: Heroes, attacker: int, target: int, kind: int, seat: int, passed: int) -> None:
    """Cards and Morale before the die, until both have passed one after the other (HER-BAT-44, HER-BAT-57)."""
    about = (g.unit[attacker], g.unit[target])
    verb, *args = await Ask(
        seat,
        "before_attack",
        before_options(g, seat, target),
        rule="HER-BAT-44",
        about=about,
        window=True,
        default=("pass",),
    )
    if verb == "pass":
        cards.lose_power(g, seat)
        others = [each for each in speakers_of(g, attacker) if each != seat]
        if others and not passed:
            g.push("brace", attacker, target, kind, others[0], 1)
        else:
            g.push("roll", attacker, target, kind)
        return
    if verb == "play":
        await cards.play(g, seat, args[0], args[1], "attack")
    elif verb == "discard":
        g.lay_off(seat, *args)
        fight.row(g, "die_zero", attacker, 1, "attack")
        g.tell("parried", seat, *args)
    else:
        await morale.act(g, seat, (verb,))
    g.push("brace", attacker, target, kind, seat, 0)


def before_options(g: Heroes, seat: int, target: int) -> list[Option]:
    """Cards, Morale, and the Halberdiers' parade, once an attack."""
    options: list[Option] = [("pass",), *cards.playable(g, seat, "attack")]
    options += morale.options(g, seat)
    parade = "discard_to_cancel_attack_die" in face(g, target).passive and g.sides[g.side[target]] == seat
    if (
        parade
        and fight.may_play(g, seat)
        and not any(row[0] == "die_zero" and row[1] == g.strike[0] for row in g.rows)
    ):
        options += [("discard", card) for card in sorted(set(g.hand[seat]))]
    return options


# --------------------------------------------------------------------------- the die


def attack_abilities(g: Heroes, attacker: int, kind: int) -> Abilities:
    """The Attack ability counts for the first attack of the unit's activation only (HER-UNT-26)."""
    return face(g, attacker).on_attack if kind & FIRST else NONE


def penalised(g: Heroes, attacker: int, target: int, mine: Abilities) -> bool:
    """A Ranged Unit that attacks an adjacent enemy, or from its Backline the enemy's (HER-UNT-35, HER-UNT-36)."""
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
    """How many Attack Dice are rolled, and what counts of them."""
    mine = attack_abilities(g, attacker, kind)
    if penalised(g, attacker, target, mine):
        return 2, "lowest"
    cowed = face(g, target).on_attack.get("retaliation_dice") if kind & RETALIATION else None
    own = mine.get("attack_dice") or face(g, attacker).passive.get("attack_dice")
    more: Any = cowed or own
    return (more.count, more.keep) if more else (1, "sum")


def kept(dice: Sequence[int], keep: str) -> int:
    """What dice count together."""
    if not dice:
        return 0
    return max(dice) if keep == "highest" else min(dice) if keep == "lowest" else sum(dice)


def die(g: Heroes) -> int:
    """-1, 0 or +1."""
    return FACES_OF_DIE[g.below(len(FACES_OF_DIE))]


async def roll(g: Heroes, attacker: int, target: int, kind: int) -> None:
    """Dice, rerolls, Defense Token, damage, and then what follows (HER-DIG-02)."""
    if NOWHERE in (g.at[attacker], g.at[target]):
        return
    mine = attack_abilities(g, attacker, kind)
    count, keep = dice_of(g, attacker, target, kind)
    throws = not any(row[0] == "no_die" and row[1] == attacker for row in g.rows)
    g.rolled = throw(g, target, count) if throws else ()
    forced_rerolls(g, attacker, mine)
    if throws:
        await rerolls(g, attacker, kind)
        await die_cards(g, attacker)
    shown = kept(g.rolled, keep)
    g.tell("rolled", g.hands_on[g.side[attacker]], *g.rolled)
    counted, triggers = die_counts(g, attacker, shown, throws, mine)
    damage = await damage_of(g, attacker, target, kind, counted, triggers)
    if damage and g.wounds[target] + damage >= fight.hp(g, target) and await called_off(g, attacker, target):
        spend_rows(g, attacker, target)
        g.marks[target] &= ~PARALYSED
        g.tell("called_off", g.unit[target], g.at[target])
        push_follow_up(g, attacker, target, kind | CALLED_OFF, g.at[target])
        return
    hit(g, attacker, target, kind, damage, triggers)


def throw(g: Heroes, target: int, count: int) -> tuple[int, ...]:
    """The Attack Dice as they fall, or as Mummies set those of their attackers; rerolls come after it."""
    fixed = face(g, target).passive.get("set_attacker_die")
    return (fixed.face,) * count if fixed else tuple(die(g) for _ in range(count))


def die_counts(g: Heroes, attacker: int, shown: int, throws: bool, mine: Abilities) -> tuple[int, int | None]:
    """What the die adds, and the face that may trigger effects (None for no die)."""
    if not throws or any(row[0] == "die_off" and row[1] == attacker for row in g.rows):
        return 0, None
    times = next((row[2] for row in g.rows if row[0] == "die_times" and row[1] == attacker), 1)
    changed = mine.get("die_modifier")
    counted = shown * times + (changed.amount if changed else 0)
    if "ignore_own_attack_die" in mine or any(row[0] == "die_zero" and row[1] == attacker for row in g.rows):
        counted = 0
    if g.has_variant("attack_die_neutral"):
        counted = 0
    return counted, shown


def forced_rerolls(g: Heroes, attacker: int, mine: Abilities) -> None:
    """Some units roll every -1 again (HER-UNT-28)."""
    if g.has_variant("no_rerolls"):
        return
    for ability in (mine.get("reroll"), face(g, attacker).passive.get("reroll")):
        if ability is not None and not ability.optional:
            while any(each in ability.faces for each in g.rolled):
                g.rolled = tuple(die(g) if each in ability.faces else each for each in g.rolled)


def reroll_sources(g: Heroes, attacker: int, kind: int, seat: int, spent: int) -> list[Option]:
    """Ways to roll a die again: the unit's ability, Luck, and one's Positive Morale (HER-MRL-06)."""
    if g.has_variant("no_rerolls"):
        return []
    options: list[Option] = []
    own = attack_abilities(g, attacker, kind).get("reroll")
    if own is not None and own.optional and not (own.limit == "once" and spent & 1):
        moved = own.condition != "moved" or g.at[attacker] != g.origin
        options += [("reroll", 4 * ABILITY + n) for n, each in enumerate(g.rolled) if moved and each in own.faces]
    if not spent & 2 and any(row[0] == "luck_attack" and row[1] == seat for row in g.effects):
        options += [("reroll", 4 * LUCK + n) for n in range(len(g.rolled))]
    if g.morale[seat] == POSITIVE:
        options += [("reroll", 4 * MORALE + n) for n in range(len(g.rolled))]
    return options


async def rerolls(g: Heroes, attacker: int, kind: int) -> None:
    """Right after the roll its player may roll a die again; the new result stands (HER-MRL-06, HER-BAT-57)."""
    side = g.side[attacker]
    seat = g.hands_on[side]
    spent = 0
    while True:
        options = reroll_sources(g, attacker, kind, seat, spent)
        if not options:
            return
        verb, *args = await Ask(seat, "rolled", [("pass",), *options], "HER-MRL-06", g.rolled, default=("pass",))
        if verb == "pass":
            return
        source, n = divmod(args[0], 4)
        spent |= 1 << source
        if source == MORALE:
            morale.spend(g, seat)
        g.rolled = (*g.rolled[:n], die(g), *g.rolled[n + 1 :])
        g.tell("rerolled", seat, *g.rolled)


async def die_cards(g: Heroes, attacker: int) -> None:
    """Cards that change the roll are played right after it (HER-BAT-57)."""
    for seat in speakers_of(g, attacker):
        if not g.hand[seat] or not fight.may_play(g, seat):
            continue
        verb, *args = await Ask(
            seat,
            "after_roll",
            [("pass",), *cards.playable(g, seat, "rolled")],
            rule="HER-BAT-57",
            about=g.rolled,
            window=True,
            default=("pass",),
        )
        if verb == "play":
            await cards.play(g, seat, args[0], args[1], "rolled")


# --------------------------------------------------------------------------- damage


async def damage_of(g: Heroes, attacker: int, target: int, kind: int, counted: int, triggers: int | None) -> int:
    """Attack and die less Defense, never below 0 (HER-BAT-45, HER-BAT-46)."""
    damage = attack_value(g, attacker, target, kind, triggers) + counted
    damage -= defense_value(g, attacker, target, kind, triggers)
    if fight.has_defense_token(g, target):
        damage -= await defense_roll(g, target)
    damage = max(0, damage)
    if face(g, attacker).type == RANGED and fight.sheltered(g, target, attacker):
        damage = max(0, damage - 1)
    return max(1, damage) if g.has_variant("minimum_damage") else damage


def attack_value(g: Heroes, attacker: int, target: int, kind: int, triggers: int | None) -> int:
    """Attack with all that raises it; never below 0."""
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
    """Defense with all that raises it; never below 0."""
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
        options: list[Option] = [("pass",), ("reroll", 4 * MORALE)]
        verb, *_ = await Ask(seat, "rolled", options, "HER-MRL-06", (result,), default=("pass",))
        if verb == "reroll":
            morale.spend(g, seat)
            result = die(g)
    g.tell("defense_roll", seat, result)
    return int(result == 1)


async def called_off(g: Heroes, attacker: int, target: int) -> bool:
    """Cards and Archangels may call off an attack that would bring a unit to 0 HP (HER-GEN-08)."""
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
        if any(row[0] == "called_off" and row[1] == target for row in g.rows):
            return True
    return False


def guardian(g: Heroes, target: int) -> int:
    """Archangels who can still save another unit of their side, once a combat."""
    side = g.side[target]
    for unit in fight.living(g, side):
        if unit != target and "cancel_lethal_attack" in face(g, unit).passive and not g.marks[unit] & USED:
            return unit
    return NOBODY


# --------------------------------------------------------------------------- what follows


def hit(g: Heroes, attacker: int, target: int, kind: int, damage: int, triggers: int | None) -> None:
    """Damage and flips, then the Paralysis Token goes, then abilities, then Retaliation (HER-DIG-02)."""
    mine = attack_abilities(g, attacker, kind)
    space = g.at[target]
    thorns = fight.bonus(g, "thorns", target) if adjacent(g, attacker, target) else 0
    g.tell("dealt", g.unit[attacker], g.unit[target], damage)
    fight.wound(g, target, damage, "attack")
    if g.at[target] != NOWHERE:
        g.marks[target] &= ~PARALYSED
    spend_rows(g, attacker, target)
    if thorns:
        fight.wound(g, attacker, thorns, "spell")
    if g.at[attacker] != NOWHERE:
        after_die(g, attacker, target, mine, triggers)
    if kind & RETALIATION:
        after_retaliation(g, attacker, target)
    push_follow_up(g, attacker, target, kind, space)


def spend_rows(g: Heroes, attacker: int, target: int) -> None:
    """Increases for one attack have served (HER-BAT-58, HER-BAT-59)."""
    if g.rows:
        for what in ("attack", "no_die", "die_zero", "die_off", "die_times"):
            fight.spend(g, what, attacker)
        fight.spend(g, "defense", target)
        fight.spend(g, "called_off", target)


def after_die(g: Heroes, attacker: int, target: int, mine: Abilities, triggers: int | None) -> None:
    """Attack abilities that work once the damage is dealt."""
    on_die = mine.get("on_die")
    if on_die is not None and triggers is not None and triggers in on_die.faces:
        seat = g.sides[g.side[attacker]]
        if on_die.then == "draw" and seat != NOBODY and g.cards_of >> g.side[attacker] & 1:
            g.draw(seat, on_die.amount)
        elif on_die.then == "paralyse":
            fight.paralyse(g, target)
    healing = mine.get("heal")
    if healing is not None:
        fight.heal(g, attacker, healing.amount)


def after_retaliation(g: Heroes, unit: int, struck: int) -> None:
    """Medusas may turn to stone whom they retaliate against (HER-UNT-29)."""
    if NOWHERE in (g.at[unit], g.at[struck]):
        return
    form = face(g, unit)
    if "paralyse" in form.on_retaliation:
        fight.paralyse(g, struck)
    chance = form.passive.get("roll_then")
    if chance is not None and chance.window == "after_own_retaliation":
        result = die(g)
        g.tell("ability_roll", g.unit[unit], result)
        if result in chance.faces:
            fight.paralyse(g, struck)


def push_follow_up(g: Heroes, attacker: int, target: int, kind: int, space: int) -> None:
    """What comes after an attack, the first last: further strikes, Retaliation, a second shot, the way back. An
    attack that was called off is not answered."""
    g.strike = ()
    if kind & RETALIATION:
        return
    mine = attack_abilities(g, attacker, kind) if g.at[attacker] != NOWHERE else NONE
    if "return_to_start" in mine:
        g.push("fly_back", attacker)
    if kind & CALLED_OFF:
        return
    if "second_attack" in mine:
        g.push("second_shot", attacker, target)
    if "ignore_retaliation" not in mine:
        g.push("retaliate", target, attacker)
    if "splash_attack" in mine or "line_attack" in mine:
        g.push("splash", attacker, target, space)
    if "roll_then" in mine:
        g.push("push_back", attacker, target)


PHASES: Final[Mapping[str, Any]] = {"brace": brace, "roll": roll}
