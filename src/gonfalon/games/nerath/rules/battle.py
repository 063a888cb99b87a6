"""Step 3, Fight Battles: rounds of First Strike, all other dice, damage, press or retreat (chapters BAT, NAV).

The active realm attacks; all its enemies in the space defend together. damage.py says who takes the damage,
attack.py which dice are rolled; dungeons are in dungeon.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core import Ask, put
from gonfalon.games.nerath.codes import face
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, NOBODY, SEA
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    UNLOADED,
    WARSHIP,
    Lasting,
    Nerath,
    key_at,
    load_of,
    space_of,
)

from .attack import USUAL, Dice, Setting, dice_rolled
from .conquest import after_conquest, conquer
from .dungeon import dice_in_phase, leave_lair, needed, plunder, wake
from .effects import end, in_force
from .sides import attackers_left, battles, defence_left, defenders
from .strength import SURE, pending
from .transport import aboard, laden
from .windows import Moment, Timings, offer, stirs

PRESS: Final = ("press",)
RETREAT: Final = ("retreat",)
DRAGON_WON: Final = 2000
"""From here on, in `used`: the spaces where Dragons of the active realm have won a battle in this turn."""


# ----------------------------------------------------------------------------- rounds


def battle(g: Nerath, space: int) -> None:
    """A battle begins; an enemy space without defenders is won at once (NER-BAT-06, NER-BAT-34, NER-DUN-03)."""
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
    already decided the battle (NER-BAT-34, NER-RET-01)."""
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
    """Pieces with First Strike roll, and the damage is taken at once (NER-BAT-19, NER-BAT-20, NER-BAT-23,
    NER-BAT-21, NER-NAV-06, NER-DUN-18)."""
    roll_phase(g, space, first=True)


def volley(g: Nerath, space: int) -> None:
    """All other pieces roll (NER-BAT-08, NER-BAT-10)."""
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
        told.append(face(sides, value))
    g.tell("rolled", realm, 0 if first else 1, *told)
    return hits


def reroll(g: Nerath, realm: int, dice: Dice, values: list[int]) -> None:
    """Missed dice that a card lets roll again, the best ones first."""
    for row in list(in_force(g, realm, "reroll")):
        missed = [n for n, (_, need) in enumerate(dice) if values[n] < need]
        missed.sort(key=lambda n: -(dice[n][0] + 1 - dice[n][1]) / dice[n][0])
        if row.until == "always":
            mark = Lasting("rerolled", realm, 0, 0, 0, "battle")
            if mark in g.effects or not missed:
                continue
            g.effects = (*g.effects, mark)
        elif missed:
            left = max(0, row.number - len(missed))
            g.effects = put(g.effects, g.effects.index(row), row._replace(number=left))
        for n in missed[: row.number]:
            sides, was = dice[n][0], values[n]
            values[n] = g.below(sides) + 1
            g.tell("rerolled", realm, face(sides, was), face(sides, values[n]))


# -------------------------------------------------------------------- how a battle ends


def press(g: Nerath, space: int) -> None:
    """Is the battle decided, or does the attacker choose (NER-BAT-31, NER-BAT-32, NER-BAT-33)?"""
    end(g, "round")
    if not attackers_left(g, space):
        g.push("battle_end", space, 0)
    elif not defence_left(g, space):
        g.push("battle_end", space, 1)
    else:
        g.push("pressing", space)


async def pressing(g: Nerath, space: int) -> None:
    """Press the attack or retreat (NER-RET-02, NER-RET-03)."""
    moment = Moment(space, g.active)
    await offer(g, "battle_press", dict.fromkeys(defenders(g, space), ("battle_press_defender",)), moment)
    answer = RETREAT
    if not moment.cancelled:
        answer = await Ask(
            g.seat_of[g.active],
            "press",
            [PRESS, RETREAT],
            "NER-RET-02",
            (g.active, space),
            default=PRESS,
            sensible=lambda: PRESS if pending(g, space) >= SURE else None,
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
    """What survived is at full strength again; the winner has the space (NER-BAT-25, NER-BAT-29, NER-BAT-35,
    NER-NAV-07, NER-CON-02, NER-CON-04, NER-DUN-35)."""
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
    """What the Warships that won carry may land when all sea battles are over, those that came aboard in this
    turn on another coast than their own (NER-NAV-10, NER-SEA-04). Warships that retreat to this space later did
    not win here (NER-NAV-14, NER-NAV-17, NER-NAV-19)."""
    g.victors |= 1 << space
    came: dict[int, list[int]] = {}
    for key in [key for key in g.ready if space_of(key) == space]:
        for piece, origin in aboard(key):
            came.setdefault(piece, []).extend([origin] * g.ready[key])
        del g.ready[key]
    for ship, n in g.army(g.active, space):
        for _ in range(n if ship > WARSHIP else 0):
            cargo = [(piece, came[piece].pop() if came.get(piece) else 0) for piece in load_of(ship)]
            g.get_ready(laden(UNLOADED | key_at(space, ship), cargo), 1)


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
