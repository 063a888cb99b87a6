"""The Action dice: rolling them, and what may be rolled again."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask
from gonfalon.games.tactics.printed import FACES
from gonfalon.games.tactics.printed.spaces import WITHIN
from gonfalon.games.tactics.state import Tactics, party_of

from .traits import TRAITS
from .windows import Moment, offer, stirs

ICONS: Final = {icon: tuple(face.icons.count(icon) for face in FACES) for icon in ("miss", "knockback", "power")}
STAND: Final = ("stand",)


async def roll(g: Tactics, unit: int, dice: int, icon: str) -> int:
    """Roll for a unit and count the symbols of one kind; every symbol on a face counts (TAC-CMP-06,
    TAC-VIS-12)."""
    if dice <= 0:
        return 0
    moment = Moment(unit)
    moment.faces = [g.below(len(FACES)) for _ in range(dice)]
    g.tell("rolled", unit, icon, *moment.faces)
    await _foresight(g, moment)
    if stirs(g, "after_roll", moment):
        await offer(g, "after_roll", moment)
    symbols = ICONS[icon]
    return sum(symbols[face] for face in moment.faces)


async def _foresight(g: Tactics, moment: Moment) -> None:
    """Abilities of allies nearby that let their owner roll some of the dice again."""
    for ally in g.squad(party_of(moment.unit)):
        for ability, effects in TRAITS[g.card[ally]].at["after_roll"]:
            near = WITHIN[ability.scope_range][g.pos[ally]] >> g.pos[moment.unit] & 1
            if ally != moment.unit and near:
                await roll_again(g, party_of(ally), moment, effects[0].max, "TAC-UNI-11")


async def roll_again(g: Tactics, seat: int, moment: Moment, most: int | None, rule: str) -> None:
    """The seat may reroll up to `most` of the dice, or all of them; the new result stands."""
    dice = len(moment.faces)
    sets = [mask for mask in range(1, 1 << dice) if most is None or mask.bit_count() <= most]
    options = [STAND, *(("reroll", mask) for mask in sets)]
    answer = await Ask(seat, "reroll", options, rule, (moment.unit, *moment.faces), default=STAND)
    if answer == STAND:
        return
    for die in range(dice):
        if answer[1] >> die & 1:
            moment.faces[die] = g.below(len(FACES))
    g.tell("rerolled", moment.unit, *moment.faces)
