"""Step 3, Fight Battles: rounds of First Strike, all other dice, damage, press or retreat (chapters BAT, NAV).

The active realm attacks; all its enemies in the space defend together. Who takes the damage is told in ranks.py,
the dice in attack.py, dungeons in dungeon.py.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Together
from gonfalon.games.nerath.state import CASTLE, DRAGON, HEROES, UNLOADED, WARSHIP, Nerath, load_of

from .attack import USUAL, Dice, Setting, can_fight, dice_rolled
from .conquest import after_conquest, conquer
from .dungeon import (
    choose_dice,
    dice_in_phase,
    guarded,
    guardians_left,
    keeper,
    leave_lair,
    lose_dice,
    needed,
    plunder,
    wake,
)
from .effects import SHIELDED, end, in_force, once, renew
from .geography import DUNGEONS, LAND, NOBODY, SEA
from .moving import aboard, laden
from .ranks import Ranks, pieces_of
from .windows import Moment, Timings, offer, stirs

PRESS: Final = ("press",)
RETREAT: Final = ("retreat",)
SENSIBLE: Final = ("sensible",)
DRAGON_WON: Final = 2000
"""From here on, in `used`: the spaces where Dragons of the active realm have won a battle in this turn."""


def battles(g: Nerath) -> int:
    """The spaces where the active realm has to fight: enemy spaces and guarded dungeon entrances with its pieces
    (NER-BAT-01)."""
    here = g.presence[g.active]
    return here & (g.enemy_presence(g.active) | guarded(g) | LAND & ~g.friendly_land(g.active))


def defenders(g: Nerath, space: int) -> tuple[int, ...]:
    """The realms that defend a space; allies do it together (NER-BAT-05, NER-ALL-07)."""
    return tuple([realm for realm in g.enemies(g.active) if g.presence[realm] >> space & 1])


def attackers_left(g: Nerath, space: int) -> bool:
    return can_fight(g, g.active, space, attacking=True)


def defence_left(g: Nerath, space: int) -> bool:
    """Whether anything still defends the space."""
    if 1 << space & DUNGEONS:
        return guardians_left(g)
    foes = defenders(g, space)
    return bool(foes) and any(can_fight(g, realm, space, attacking=False) for realm in foes)


# ----------------------------------------------------------------------------- rounds


def battle(g: Nerath, space: int) -> None:
    """A battle begins; an enemy space without defenders is won at once (NER-BAT-06, 34)."""
    g.fighting, g.battle_round, g.wounds, g.losses = space, 0, {}, [0] * 9
    if not attackers_left(g, space):
        g.fighting = NOBODY
        return
    g.defending = defenders(g, space)
    g.tell("battle", g.active, space)
    if 1 << space & DUNGEONS:
        wake(g, space)
    if not defence_left(g, space):
        g.push("battle_end", space, 1)
        return
    g.push("battle_round", space)
    if stirs(g, chances(g, space, "battle_start"), Moment(space, g.active)):
        g.push("battle_start", space)


def chances(g: Nerath, space: int, what: str) -> Mapping[int, Timings]:
    """Which timings the start of a battle or a round gives each side."""
    attacker, defender = SIDES[what]
    sides = {g.active: attacker}
    for realm in defenders(g, space):
        sides[realm] = defender
    return sides


SIDES: Final[Mapping[str, tuple[Timings, Timings]]] = {
    what: ((f"{what}_any", f"{what}_attacker"), (f"{what}_any", f"{what}_defender"))
    for what in ("battle_start", "battle_round")
}


async def battle_start(g: Nerath, space: int) -> None:
    """Cards for the start of a battle."""
    await offer(g, "battle_start", chances(g, space, "battle_start"), Moment(space, g.active))


def battle_round(g: Nerath, space: int) -> None:
    """A round: First Strike, all other attack rolls, then press or retreat (NER-BAT-18); none when a card has
    already decided the battle (NER-BAT-34)."""
    g.push("press", space)
    if not attackers_left(g, space) or not defence_left(g, space):
        return
    g.battle_round += 1
    g.push("volley", space)
    g.push("first_strike", space)
    if stirs(g, chances(g, space, "battle_round"), Moment(space, g.active)):
        g.push("round_cards", space)


async def round_cards(g: Nerath, space: int) -> None:
    """Cards for the start of a battle round."""
    await offer(g, "battle_round", chances(g, space, "battle_round"), Moment(space, g.active))


def first_strike(g: Nerath, space: int) -> None:
    """Pieces with First Strike roll, and the damage is taken at once (NER-BAT-19, 20, 23)."""
    roll_phase(g, space, first=True)


def volley(g: Nerath, space: int) -> None:
    """All other pieces roll (NER-BAT-08, 10)."""
    roll_phase(g, space, first=False)


def roll_phase(g: Nerath, space: int, first: bool) -> None:
    """Both sides roll at the same time; nobody does when a side has nothing left (NER-BAT-24)."""
    if not attackers_left(g, space) or not defence_left(g, space):
        return
    dungeon = 1 << space & DUNGEONS
    need = needed(g, space) if dungeon else USUAL
    ours = dice_rolled(g, g.active, Setting(space, True, g.battle_round == 1), first, need)
    on_defence = rolled(g, g.active, ours, first)
    on_attack = 0
    if dungeon:
        on_attack = rolled(g, NOBODY, dice_in_phase(g, space, first), first)
    else:
        for realm in defenders(g, space):
            theirs = dice_rolled(g, realm, Setting(space, False, g.battle_round == 1), first)
            on_attack += rolled(g, realm, theirs, first)
    if on_attack or on_defence:
        g.push("suffer", space, on_attack, on_defence)


def rolled(g: Nerath, realm: int, dice: Dice, first: bool) -> int:
    """Roll the dice of a side; the number of hits (NER-BAT-09)."""
    if not dice:
        return 0
    values = [g.below(sides) + 1 for sides, _ in dice]
    if realm != NOBODY:
        reroll(g, realm, dice, values)
    hits, told = 0, []
    for (sides, need), value in zip(dice, values, strict=True):
        hits += value >= need
        told.append(sides * 32 + value)
    g.tell("rolled", realm, 0 if first else 1, *told)
    return hits


def reroll(g: Nerath, realm: int, dice: Dice, values: list[int]) -> None:
    """Missed dice that a card lets roll again, the best ones first."""
    for row in list(in_force(g, realm, "reroll")):
        missed = [n for n, (_, need) in enumerate(dice) if values[n] < need]
        missed.sort(key=lambda n: -(dice[n][0] + 1 - dice[n][1]) / dice[n][0])
        if row[5] == "always":
            mark = ("rerolled", realm, 0, 0, 0, "battle", "")
            if mark in g.effects or not missed:
                continue
            g.effects.append(mark)
        elif missed:
            left = max(0, row[3] - len(missed))
            g.effects[g.effects.index(row)] = (*row[:3], left, *row[4:])
        for n in missed[: row[3]]:
            sides, was = dice[n][0], values[n]
            values[n] = g.below(sides) + 1
            g.tell("rerolled", realm, sides * 32 + was, sides * 32 + values[n])


# ----------------------------------------------------------------------------- damage


async def suffer(g: Nerath, space: int, on_attack: int, on_defence: int) -> None:
    """Both sides take their damage, each without seeing the other's choice (NER-BAT-11, 17)."""
    theirs = defenders(g, space)
    on_attack = await warded(g, space, (g.active,), on_attack)
    on_defence = await warded(g, space, theirs, on_defence)
    talks: dict[int, Callable[[], Coroutine[Any, Any, list[int]]]] = {}
    if on_attack:
        talks[g.seat_of[g.active]] = lambda: choose_losses(g, space, (g.active,), on_attack)
    if on_defence:
        if 1 << space & DUNGEONS:
            talks[keeper(g)] = lambda: choose_dice(g, keeper(g), space, on_defence)
        else:
            talks[g.seat_of[speaker(g, space, theirs)]] = lambda: choose_losses(g, space, theirs, on_defence)
    chosen = await all_of(talks)
    if on_defence and not 1 << space & DUNGEONS:
        seat = g.seat_of[speaker(g, space, theirs)]
        chosen[seat] = await agreed(g, space, theirs, on_defence, chosen[seat])
    lost = []
    if on_attack:
        lost += take_losses(g, space, (g.active,), chosen[g.seat_of[g.active]])
    if on_defence:
        if 1 << space & DUNGEONS:
            lose_dice(g, space, chosen[keeper(g)])
        else:
            lost += take_losses(g, space, theirs, chosen[g.seat_of[speaker(g, space, theirs)]])
    await mourn(g, space, lost)


async def all_of(talks: Mapping[int, Callable[[], Coroutine[Any, Any, list[int]]]]) -> dict[int, list[int]]:
    """What each seat chose: together if there are two."""
    if len(talks) == 2:
        return await Together(tuple(talks), lambda seat: talks[seat]())
    return {seat: await talk() for seat, talk in talks.items()}


async def warded(g: Nerath, space: int, realms: Sequence[int], hits: int) -> int:
    """The hits that are left when cards have turned some away."""
    if not hits or not realms:
        return hits
    moment = Moment(space, realms[0], hits)
    await offer(g, "battle_damage", dict.fromkeys(realms, ("battle_damage",)), moment)
    return shielded(g, space, realms, max(0, moment.hits))


def shielded(g: Nerath, space: int, realms: Sequence[int], hits: int) -> int:
    """Damage that a Treasure card in play turns away, once in a turn."""
    for realm in realms:
        for row in in_force(g, realm, "shield"):
            if hits and realm != g.active and 1 << space & LAND and once(g, SHIELDED + realm):
                hits -= min(hits, row[4])
                g.tell("shielded", realm, row[4])
    return hits


async def choose_losses(g: Nerath, space: int, realms: Sequence[int], hits: int) -> list[int]:
    """The player of a side says which pieces take the hits, one after another (NER-BAT-11, 12, 14, 15)."""
    ranks = ranks_of(g, space, realms)
    seat, codes = g.seat_of[speaker(g, space, realms)], list[int]()
    for left in range(hits, 0, -1):
        if left >= ranks.most():
            return [*codes, *sensibly(ranks, left)]
        options: list[tuple[Any, ...]] = [("lose", code) for code in ranks.choices()]
        if len(options) > 1:
            options.append(SENSIBLE)
        answer = await Ask(seat, "lose", options, "NER-BAT-11", (space, left), default=SENSIBLE)
        if answer == SENSIBLE:
            return [*codes, *sensibly(ranks, left)]
        codes.append(answer[1])
        ranks.hit(answer[1])
    return codes


def ranks_of(g: Nerath, space: int, realms: Sequence[int]) -> Ranks:
    """The pieces of a side that can take damage: a Castle only when it defends in a battle (NER-CRD-28)."""
    return Ranks(g, space, realms, attacking=realms[0] == g.active or g.fighting != space)


def sensibly(ranks: Ranks, hits: int) -> list[int]:
    """So many hits in the order a sensible player would take them; what is too many is lost (NER-BAT-15)."""
    codes = []
    for _ in range(hits):
        if not ranks.alive():
            break
        codes.append(ranks.sensible())
        ranks.hit(codes[-1])
    return codes


def take_losses(g: Nerath, space: int, realms: Sequence[int], codes: list[int]) -> list[tuple[int, int]]:
    """Carry the hits out; the lost pieces as realm and kind (NER-BAT-16)."""
    ranks = ranks_of(g, space, realms)
    for code in codes:
        ranks.hit(code)
    lost = ranks.settle(g, space)
    for realm in ranks.down:
        g.tell("castle_down", realm, space)
    for realm, kind in sorted(set(lost)):
        g.tell("lost", realm, kind, lost.count((realm, kind)), space)
    return lost


async def mourn(g: Nerath, space: int, lost: list[tuple[int, int]]) -> None:
    """Note what was destroyed; a card may rescue Heroes that are about to be lost."""
    for _, kind in lost:
        g.losses[kind] += 1
    for realm in dict.fromkeys(realm for realm, _ in lost):
        moment = Moment(space, realm)
        moment.pieces = [kind for owner, kind in lost if owner == realm and kind in HEROES]
        if moment.pieces:
            await offer(g, "battle_hero_lost", {realm: ("battle_hero_lost",)}, moment)
            renew(g, realm, moment.pieces)


# ------------------------------------------------------------------- allied defenders


def speaker(g: Nerath, space: int, realms: Sequence[int]) -> int:
    """Who decides for a side: the controller of the space, at sea the realm with more pieces (NER-ALL-08)."""
    if len(realms) == 1:
        return realms[0]
    if g.held[space] in realms:
        return g.held[space]
    return max(sorted(realms), key=lambda realm: len(pieces_of(g.army(realm, space))))


async def agreed(g: Nerath, space: int, realms: Sequence[int], hits: int, codes: list[int]) -> list[int]:
    """The ally accepts the proposed losses, or the hits are divided (NER-ALL-08, 09)."""
    first = speaker(g, space, realms)
    others = [realm for realm in realms if g.seat_of[realm] != g.seat_of[first]]
    if not others or hits >= ranks_of(g, space, realms).most():
        return codes
    seat = g.seat_of[others[0]]
    answer = await Ask(
        seat, "agree", [("accept",), ("refuse",)], "NER-ALL-08", (space, *codes), default=("accept",)
    )
    if answer == ("accept",):
        return codes
    shares = divided(g, space, first, others[0], hits)
    talks = {
        g.seat_of[realm]: (lambda realm=realm: choose_losses(g, space, (realm,), shares[realm]))
        for realm in (first, others[0])
        if shares[realm]
    }
    chosen = await all_of(talks)
    return [code for seat in sorted(chosen) for code in chosen[seat]]


def divided(g: Nerath, space: int, first: int, second: int, hits: int) -> dict[int, int]:
    """Half each, an odd hit to the ally with more pieces or by chance, and what one cannot take to the other
    (NER-ALL-09 to 12)."""
    able = {realm: ranks_of(g, space, (realm,)) for realm in (first, second)}
    many = {realm: ranks.pieces() for realm, ranks in able.items()}
    shares = {first: hits // 2, second: hits // 2}
    if hits % 2:
        if many[first] == many[second]:
            shares[(first, second)[g.below(2)]] += 1
        else:
            shares[max(many, key=lambda realm: many[realm])] += 1
    for one, other in ((first, second), (second, first)):
        over = shares[one] - able[one].most()
        if over > 0:
            shares[one] -= over
            shares[other] += over
    return {realm: min(share, able[realm].most()) for realm, share in shares.items()}


# -------------------------------------------------------------------- how a battle ends


def press(g: Nerath, space: int) -> None:
    """Is the battle decided, or does the attacker choose (NER-BAT-31 to 33)?"""
    end(g, "round")
    if not attackers_left(g, space):
        g.push("battle_end", space, 0)
    elif not defence_left(g, space):
        g.push("battle_end", space, 1)
    else:
        g.push("pressing", space)


async def pressing(g: Nerath, space: int) -> None:
    """Press the attack or retreat (NER-RET-02, 03)."""
    moment = Moment(space, g.active)
    await offer(g, "battle_press", dict.fromkeys(defenders(g, space), ("battle_press_defender",)), moment)
    answer = RETREAT
    if not moment.cancelled:
        answer = await Ask(
            g.seat_of[g.active], "press", [PRESS, RETREAT], "NER-RET-02", (g.active, space), default=PRESS
        )
    if answer == PRESS:
        g.push("battle_round", space)
        return
    await offer(g, "battle_retreat", {g.active: ("battle_retreat",)}, moment)
    won = attackers_left(g, space) and not defence_left(g, space)
    g.push("battle_end", space, int(won))
    if not won:
        g.tell("retreated", g.active, space)
        g.push("withdraw", space)


def battle_end(g: Nerath, space: int, won: int) -> None:
    """What survived is at full strength again; the winner has the space (NER-BAT-25, 29, 35)."""
    g.wounds = {}
    end(g, "battle")
    end(g, "round")
    losers = defenders(g, space)
    if won and g.count(g.active, space, DRAGON):
        g.used = (*g.used, DRAGON_WON + space)
    g.push("battle_over", space)
    if 1 << space & DUNGEONS:
        if won:
            plunder(g, space)
        else:
            leave_lair(g, space)
            g.tell("repelled", g.active, space)
    elif not won:
        g.tell("repelled", g.active, space)
        survivors = {realm: ("battle_defense_won",) for realm in losers if stands(g, realm, space)}
        if 1 << space & LAND and survivors and stirs(g, survivors, Moment(space, g.active)):
            g.push("defence_won", space)
    elif 1 << space & SEA:
        await_landings(g, space)
        g.tell("won_sea", g.active, space)
        if stirs(g, {g.active: ("own_battle_won_sea",)}, Moment(space, g.active)):
            g.push("won_sea", space)
    else:
        loser = g.held[space]
        conquer(g, g.active, space)
        after_conquest(g, space, loser)


def await_landings(g: Nerath, space: int) -> None:
    """What the Warships that won carry may land when all sea battles are over, those that came aboard in this turn
    on another coast than their own (NER-NAV-10, NER-SEA-04). Warships that retreat to this space later did not win
    here (NER-NAV-14)."""
    g.victors |= 1 << space
    came: dict[int, list[int]] = {}
    for key in [key for key in g.ready if key >> 6 & 127 == space]:
        for piece, origin in aboard(key):
            came.setdefault(piece, []).extend([origin] * g.ready[key])
        del g.ready[key]
    for ship, n in g.army(g.active, space):
        for _ in range(n if ship > WARSHIP else 0):
            cargo = [(piece, came[piece].pop() if came.get(piece) else 0) for piece in load_of(ship)]
            g.get_ready(laden(UNLOADED | space << 6 | ship, cargo), 1)


def battle_over(g: Nerath, space: int) -> None:
    """Nothing more comes of this battle; before the next one cards for any time may be played (NER-CRD-19)."""
    g.fighting, g.defending = NOBODY, ()
    if battles(g) and stirs(g, {g.active: ("between_battles",)}, Moment(realm=g.active)):
        g.push("between_battles")


async def between_battles(g: Nerath) -> None:
    """Cards for any time of the turn except during a battle."""
    await offer(g, "between_battles", {g.active: ("between_battles",)}, Moment(realm=g.active))


def stands(g: Nerath, realm: int, space: int) -> bool:
    """Whether a realm has pieces other than a Castle in a space."""
    return any(type_ != CASTLE for type_, _ in g.army(realm, space))


async def defence_won(g: Nerath, space: int) -> None:
    """Cards of defenders who held a land space."""
    realms = {realm: ("battle_defense_won",) for realm in defenders(g, space) if stands(g, realm, space)}
    await offer(g, "battle_defense_won", realms, Moment(space, g.active))


async def won_sea(g: Nerath, space: int) -> None:
    """Cards for a victory at sea."""
    await offer(g, "own_battle_won_sea", {g.active: ("own_battle_won_sea",)}, Moment(space, g.active))
