"""An attack, from its announcement to what it triggers (chapters UNT and BAT, HER-DIG-02). Its dice are in
attack_dice.py, its damage in damage.py; strikes.py continues with Retaliation and further strikes.

Questions: before_attack (pass, play, discard, morale_draw, morale_cycle), after_roll (pass, play).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.core import Ask, Chance, Option
from gonfalon.games.heroes.codes import NOBODY, NOWHERE, PARALYSED, POSITIVE
from gonfalon.games.heroes.rules import morale
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import Heroes

from . import fight
from .attack_dice import (
    CALLED_OFF,
    RETALIATION,
    attack_abilities,
    dice_of,
    die,
    die_counts,
    forced_rerolls,
    kept,
    rerolls,
    throw,
)
from .damage import called_off, damage_of
from .faces import NO_ABILITIES, Abilities
from .fight import adjacent, face

# --------------------------------------------------------------------------- before the die


def declare(g: Heroes, attacker: int, target: int, kind: int) -> None:
    """Announce an attack; then both players may play cards, the attacking Unit's player first (HER-BAT-44)."""
    g.strike = (attacker, target, kind)
    g.tell("attacks", g.unit[attacker], g.at[attacker], g.unit[target], g.at[target], kind & RETALIATION)
    speakers = speakers_of(g, attacker)
    if speakers:
        g.push("brace", attacker, target, kind, speakers[0])
    else:
        g.push("roll", attacker, target, kind)


def speakers_of(g: Heroes, attacker: int) -> list[int]:
    """Who may play cards or spend Morale in this attack, the attacking Unit's player first."""
    side = g.side[attacker]
    return [g.sides[each] for each in (side, 1 - side) if can_speak(g, each)]


def can_speak(g: Heroes, side: int) -> bool:
    """From what everyone can see: a Morale Token, or cards in hand where the Main Hero fights (HER-MRL-12,
    HER-CRD-02)."""
    seat = g.sides[side]
    if seat == NOBODY:
        return False
    return g.morale[seat] == POSITIVE or bool(g.cards_of >> side & 1 and g.hand[seat])


async def brace(g: Heroes, attacker: int, target: int, kind: int, seat: int) -> None:
    """Cards and Morale before the die, until both players have passed in a row (HER-BAT-44, HER-BAT-57)."""
    seats = [seat, *(each for each in speakers_of(g, attacker) if each != seat)]
    reaction = await Chance(seats, lambda each: before_attack(g, each, attacker, target))
    seat, (verb, *args) = reaction or (NOBODY, ("pass",))
    for each in seats[: seats.index(seat)] if reaction else seats:
        cards.lose_power(g, each)
    if not reaction:
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
    g.push("brace", attacker, target, kind, seat)


def before_attack(g: Heroes, seat: int, attacker: int, target: int) -> Ask:
    """What a player is asked before the die."""
    options, about = before_options(g, seat, target), (g.unit[attacker], g.unit[target])
    return Ask(seat, "before_attack", options, rule="HER-BAT-44", about=about, window=True, default=("pass",))


def before_options(g: Heroes, seat: int, target: int) -> list[Option]:
    """Cards, Morale, and the Halberdiers' parry, once per attack."""
    options: list[Option] = [("pass",), *cards.playable(g, seat, "attack")]
    options += morale.options(g, seat)
    parade = "discard_to_cancel_attack_die" in face(g, target).passive and g.sides[g.side[target]] == seat
    if parade and fight.may_play(g, seat) and not fight.is_under(g, "die_zero", g.strike[0]):
        options += [("discard", card) for card in sorted(set(g.hand[seat]))]
    return options


# --------------------------------------------------------------------------- the die


async def roll(g: Heroes, attacker: int, target: int, kind: int) -> None:
    """Dice, rerolls, Defense Token, damage, and then what follows (HER-DIG-02)."""
    if NOWHERE in (g.at[attacker], g.at[target]):
        return
    mine = attack_abilities(g, attacker, kind)
    count, keep = dice_of(g, attacker, target, kind)
    throws = not fight.is_under(g, "no_die", attacker)
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


async def die_cards(g: Heroes, attacker: int) -> None:
    """Cards that change the roll are played right after it (HER-BAT-57)."""
    seats = speakers_of(g, attacker)
    while reaction := await Chance(seats, lambda seat: after_roll(g, seat)):
        seat, (_, card, way) = reaction
        await cards.play(g, seat, card, way, "rolled")
        seats = seats[seats.index(seat) + 1 :]


def after_roll(g: Heroes, seat: int) -> Ask | None:
    """What a player is asked after the roll; None without a hand to play from."""
    if not g.hand[seat] or not fight.may_play(g, seat):
        return None
    options: list[Option] = [("pass",), *cards.playable(g, seat, "rolled")]
    return Ask(seat, "after_roll", options, rule="HER-BAT-57", about=g.rolled, window=True, default=("pass",))


# --------------------------------------------------------------------------- damage


# --------------------------------------------------------------------------- what follows


def hit(g: Heroes, attacker: int, target: int, kind: int, damage: int, triggers: int | None) -> None:
    """Damage and flips, then the Paralysis Token is removed, then abilities, then Retaliation (HER-DIG-02)."""
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
    """Bonuses for one attack are used up (HER-BAT-58, HER-BAT-59)."""
    if g.rows:
        for what in ("attack", "no_die", "die_zero", "die_off", "die_times"):
            fight.spend(g, what, attacker)
        fight.spend(g, "defense", target)
        fight.spend(g, "called_off", target)


def after_die(g: Heroes, attacker: int, target: int, mine: Abilities, triggers: int | None) -> None:
    """Attack abilities that trigger once the damage is dealt."""
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
    """Medusas may turn the unit they retaliate against to stone (HER-UNT-29)."""
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
    """What comes after an attack, pushed in reverse order: further strikes, Retaliation, a second shot, the way
    back. An attack that was called off is not answered."""
    g.strike = ()
    if kind & RETALIATION:
        return
    mine = attack_abilities(g, attacker, kind) if g.at[attacker] != NOWHERE else NO_ABILITIES
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
