"""The rounds of a combat: who activates, what a unit may do, and the end of a round (chapter BAT).

Questions: next_unit (activate), activation (attack, go, defend, play, morale_draw, morale_cycle, surrender), step
(go, stay), mend (target), prolong (prolong, retreat).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.core import Ask, Menu, Option, bits, first
from gonfalon.games.heroes.codes import (
    ACTED,
    ATTACKER,
    BRONZE,
    DEFENDED,
    DEFENDER,
    DEFENDING,
    GATE,
    MIDDLE,
    NOBODY,
    NOWHERE,
    PARALYSED,
    POSITIVE,
    RETALIATED,
    TOWER,
    WALL,
    flipped,
    is_main,
    is_pack,
    seat_of,
)
from gonfalon.games.heroes.printed import CONSTANTS
from gonfalon.games.heroes.rules import geography, morale, recruiting
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import Heroes, faction_of

from . import aftermath, fight
from .attack import declare
from .attack_dice import FIRST
from .beginning import has_azure
from .faces import RANGED
from .fight import BESIDE, face, over

LAST_COMBAT_ROUND: Final = 30
"""After this round the attacker must retreat, so that even aimless play ends."""
SURRENDER: Final = (CONSTANTS.surrender_gold, 0, 0)


# --------------------------------------------------------------------------- rounds


def combat_round(g: Heroes) -> None:
    """A Combat Round begins: marks are cleared, each player may cast a spell again (HER-BAT-48, HER-SPL-08).
    Spells cast before the first round count in it."""
    if g.combat_round:
        g.spells = (0, 0)
    g.combat_round += 1
    g.last_side = (NOBODY, NOBODY)
    g.marks = [mark & ~(ACTED | RETALIATED) for mark in g.marks]
    g.tell("combat_round", g.combat_round)
    g.push("next_unit")


def candidates(g: Heroes) -> list[int]:
    """The units that may activate next: of those that have not, the highest Initiative; sides alternate, starting
    with the attacker (HER-BAT-37, HER-BAT-38, HER-BAT-39)."""
    waiting = [unit for unit, at in enumerate(g.at) if at != NOWHERE and not g.marks[unit] & ACTED]
    if not waiting:
        return []
    speeds = {unit: fight.initiative(g, unit) for unit in waiting}
    top = max(speeds.values())
    fastest = [unit for unit in waiting if speeds[unit] == top]
    turn = DEFENDER if g.last_side == (top, ATTACKER) else ATTACKER
    return [unit for unit in fastest if g.side[unit] == turn] or fastest


def next_unit(g: Heroes) -> None:
    """The next activation, or the end of the round or of the combat (HER-BAT-48, HER-BAT-60)."""
    if any(row.what == "raise" for row in g.effects):
        g.push("next_unit")
        g.push("raise_dead")
    elif over(g):
        g.push("combat_over")
    else:
        units = candidates(g)
        if len(units) == 1:
            choose_unit(g, units[0])
        else:
            g.push("pick_unit" if units else "round_end")


async def pick_unit(g: Heroes) -> None:
    """Their controller orders units of one side with the same Initiative (HER-BAT-38)."""
    units = candidates(g)
    options: list[Option] = [("activate", g.at[each]) for each in units]
    seat = g.hands_on[g.side[units[0]]]
    option = await Ask(seat, "next_unit", options, rule="HER-BAT-38", default=first)
    choose_unit(g, fight.unit_at(g, option[1]))


def choose_unit(g: Heroes, unit: int) -> None:
    """This unit activates now."""
    g.last_side = (fight.initiative(g, unit), g.side[unit])
    g.push("next_unit")
    g.push("begin_activation", unit)


async def raise_dead(g: Heroes) -> None:
    """A Necropolis player who beats Skeletons immediately reinforces one of their own bronze units for free."""
    for seat in g.sides:
        while seat != NOBODY and g.use_up("raise", seat):
            if faction_of(g, seat) == "necropolis":
                await recruiting.reinforce_one(g, seat, (BRONZE,), "free", False)
                show_packs(g, seat)


def show_packs(g: Heroes, seat: int) -> None:
    """A fighting unit that was reinforced also turns to its Pack side on the board."""
    for unit, code in enumerate(g.unit):
        if (
            g.at[unit] != NOWHERE
            and g.sides[g.side[unit]] == seat
            and not is_pack(code)
            and flipped(code) in g.army[seat]
        ):
            g.unit[unit] = flipped(code)


async def round_end(g: Heroes) -> None:
    """A combat against Neutral Units lasts one round; each further one costs 1 MP of the hero that started it
    (HER-BAT-49, HER-BAT-50, HER-BAT-51, HER-BAT-52, HER-BAT-53, HER-BAT-54, HER-MOV-04, HER-VAR-09). Effects of
    the round end."""
    for seat in fight.players(g):
        cards.end_ongoing(g, seat, "combat_round")
    fight.end_rows(g, "combat_round")
    g.rows = tuple(row if row.until != "2_combat_rounds" else row._replace(until="combat_round") for row in g.rows)
    if g.combat_round >= LAST_COMBAT_ROUND:
        g.push("retreat", 1)
        return
    if g.sides[DEFENDER] != NOBODY or has_azure(g):
        g.push("combat_round")
        return
    hero = g.fighter[ATTACKER]
    free = g.has_variant("free_extension")
    options: list[Option] = [("retreat",)]
    if free or g.mp[hero] >= CONSTANTS.extend_combat_mp:
        options.insert(0, ("prolong",))
    option = await Ask(seat_of(hero), "prolong", options, rule="HER-BAT-51", about=(hero,), default=options[-1])
    if option[0] == "prolong":
        if not free:
            g.mp[hero] -= CONSTANTS.extend_combat_mp
        g.tell("prolonged", hero)
        g.push("combat_round")
    else:
        g.push("retreat", 0)


# --------------------------------------------------------------------------- activation


def begin_activation(g: Heroes, unit: int) -> None:
    """Removing a Paralysis Token replaces the activation; a Defense Token is discarded as it begins; then comes
    the Activation ability (HER-BAT-30, HER-BAT-35, HER-UNT-25)."""
    g.marks[unit] |= ACTED
    if g.marks[unit] & PARALYSED:
        g.marks[unit] &= ~PARALYSED
        g.tell("skipped", g.unit[unit], g.at[unit])
        return
    if g.marks[unit] & DEFENDING:
        g.marks[unit] = g.marks[unit] & ~DEFENDING | DEFENDED
    else:
        g.marks[unit] &= ~DEFENDED
    g.origin = g.at[unit]
    g.push("end_activation", unit)
    g.push("activation", unit)
    if face(g, unit).on_activation:
        activation_ability(g, unit)


def activation_ability(g: Heroes, unit: int) -> None:
    """Healing, the Wraiths' and the Ghost Dragons' dread (HER-UNT-25)."""
    mine = face(g, unit).on_activation
    enemy = g.sides[1 - g.side[unit]]
    healing = mine.get("heal")
    if healing is not None and healing.target == "self":
        fight.heal(g, unit, healing.amount)
    elif healing is not None:
        g.push("mend", unit, healing.amount)
    if "enemy_discard" in mine and enemy != NOBODY and g.hand[enemy]:
        card = g.hand[enemy][g.below(len(g.hand[enemy]))]
        g.lay_off(enemy, card)
        g.tell("lost_card", enemy, card)
    if "enemy_lose_positive_morale" in mine and enemy != NOBODY and g.morale[enemy] == POSITIVE:
        morale.spend(g, enemy)
        g.tell("lost_morale", enemy)


async def mend(g: Heroes, unit: int, n: int) -> None:
    """Enchanters heal another unit on their side; if none is damaged, they hit harder."""
    hurt = [each for each in fight.living(g, g.side[unit]) if each != unit and g.wounds[each]]
    if not hurt:
        fight.row(g, "attack", unit, 1, "attack")
        return
    options: list[Option] = [("target", g.at[each]) for each in hurt]
    seat = g.hands_on[g.side[unit]]
    option = await Ask(seat, "mend", options, rule="HER-UNT-25", about=(g.unit[unit],), default=first)
    fight.heal(g, fight.unit_at(g, option[1]), n)


async def activation(g: Heroes, unit: int) -> None:
    """Any number of cards first; then the unit moves, attacks or defends (HER-BAT-41, HER-BAT-55,
    HER-BAT-33)."""
    if g.at[unit] == NOWHERE or over(g):
        return
    side = g.side[unit]
    seat = g.hands_on[side]
    about = (g.unit[unit], g.at[unit])
    stay = ("go", g.at[unit])
    verb, *args = await Ask(
        seat,
        "activation",
        lambda: unit_options(g, unit),
        rule="HER-BAT-41",
        about=about,
        default=stay if g.sides[side] != NOBODY else lambda options: stay if stay in options else options[0],
    )
    if verb in ("play", "end_permanent", "morale_draw", "morale_cycle"):
        if verb == "play":
            await cards.play(g, seat, args[0], args[1], "activation")
        elif verb == "end_permanent":
            cards.end_permanent(g, seat)
        else:
            await morale.act(g, seat, (verb,))
        g.push("activation", unit)
        return
    cards.lose_power(g, seat)
    if verb == "surrender":
        g.push("surrender", side)
    elif verb == "attack":
        strike(g, unit, *args)
    else:
        fight.put_at(g, unit, args[0])
        if verb == "defend":
            g.marks[unit] |= DEFENDING
            g.tell("defends", g.unit[unit], g.at[unit])


def strike(g: Heroes, unit: int, space: int, at: int) -> None:
    """Move, then attack what is there: a unit, or a Wall or Gate (HER-SIE-04). Only one target, whatever the type
    (HER-UNT-37); a Ranged Unit may move a space afterwards (HER-UNT-33)."""
    fight.put_at(g, unit, space)
    target = fight.unit_at(g, at)
    if target == NOBODY:
        fight.tear_down(g, at)
        return
    if face(g, unit).type == RANGED and g.at[unit] != TOWER:
        g.push("step", unit)
    declare(g, unit, target, FIRST)


def unit_options(g: Heroes, unit: int) -> Menu:
    """Everything an activated unit and its player may do. Guards must attack if they can, and never defend
    (HER-BAT-42, HER-BAT-43)."""
    side = g.side[unit]
    seat = g.hands_on[side]
    attacks = attack_rows(g, unit)
    wild = g.sides[side] == NOBODY
    plain: list[Option] = []
    if wild and attacks:
        return Menu(attacks)
    spaces = list(bits(fight.reach(g, unit)))
    plain += [("go", space) for space in spaces]
    if not wild and g.at[unit] != TOWER and not g.marks[unit] & DEFENDED:
        plain += [("defend", space) for space in spaces]
    if not wild:
        if g.cards_of >> side & 1:
            plain += cards.playable(g, seat, "activation")
        plain += morale.options(g, seat)
        if may_surrender(g, side):
            plain.append(("surrender",))
    return Menu(attacks, plain)


def attack_rows(g: Heroes, unit: int) -> dict[tuple[str, int], int]:
    """From which space a unit can attack which others (HER-UNT-31, HER-UNT-32, HER-UNT-33, HER-UNT-34)."""
    side = g.side[unit]
    enemies = standing = 0
    for other, at in enumerate(g.at):
        if at >= 0:
            standing |= 1 << at
            if g.side[other] != side:
                enemies |= 1 << at
    form = face(g, unit).type
    if form == RANGED:
        at = g.at[unit]
        near = sum(1 << space for space in BESIDE[at]) & enemies
        targets = near or enemies
        return {("attack", at): targets} if targets else {}
    for column, wall in enumerate(g.walls):
        if wall in (WALL, GATE) and not standing >> (MIDDLE + column) & 1:
            enemies |= 1 << (MIDDLE + column)
    rows = {}
    for space in bits(fight.reach(g, unit)):
        targets = BESIDE_MASK[space] & enemies
        if targets:
            rows["attack", space] = targets
    return rows


BESIDE_MASK: Final = tuple(sum(1 << near for near in spaces) for spaces in BESIDE)


def may_surrender(g: Heroes, side: int) -> bool:
    """Only to another player, for the full 10 Gold, not while defending a Town, and not without a place to go
    (HER-BAT-69, HER-BAT-71, HER-BAT-72)."""
    seat = g.sides[side]
    if g.sides[1 - side] == NOBODY or g.fighter[side] == NOBODY or not g.can_pay(seat, SURRENDER):
        return False
    if side == DEFENDER and geography.of(g).locations[g.field] == geography.TOWN:
        return False
    if g.is_under("no_surrender", seat):
        return False
    return not is_main(g.fighter[side]) or bool(aftermath.refuges(g, g.fighter[side]))


async def step(g: Heroes, unit: int) -> None:
    """A Ranged Unit may move one space after its attack (HER-UNT-33)."""
    if g.at[unit] == NOWHERE or over(g):
        return
    spaces = fight.reach(g, unit) & ~(1 << g.at[unit])
    if not spaces:
        return
    options: list[Option] = [("stay",), *(("go", space) for space in bits(spaces))]
    seat = g.hands_on[g.side[unit]]
    verb, *args = await Ask(
        seat, "step", options, rule="HER-UNT-33", about=(g.unit[unit], g.at[unit]), default=("stay",)
    )
    if verb == "go":
        fight.put_at(g, unit, *args)


def end_activation(g: Heroes, unit: int) -> None:
    """Effects for this activation end (HER-BAT-58, HER-BAT-59)."""
    fight.end_rows(g, "attack", "activation")


PHASES: Final[Mapping[str, Any]] = {
    "combat_round": combat_round,
    "next_unit": next_unit,
    "pick_unit": pick_unit,
    "raise_dead": raise_dead,
    "mend": mend,
    "round_end": round_end,
    "begin_activation": begin_activation,
    "activation": activation,
    "step": step,
    "end_activation": end_activation,
}
