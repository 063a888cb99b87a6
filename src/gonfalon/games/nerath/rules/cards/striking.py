"""What cards do in battles: they roll attack dice, deal damage and turn it away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.nerath.codes import face
from gonfalon.games.nerath.printed.dice import Dice
from gonfalon.games.nerath.printed.regions import DUNGEONS, NOBODY
from gonfalon.games.nerath.rules.attack import USUAL, can_fight, fighters
from gonfalon.games.nerath.rules.damage import agreed, choose_losses, mourn, shielded, take_losses
from gonfalon.games.nerath.rules.dungeon import choose_dice, keeper, lose_dice
from gonfalon.games.nerath.rules.effects import renew
from gonfalon.games.nerath.rules.ranks import wound
from gonfalon.games.nerath.rules.sides import defenders
from gonfalon.games.nerath.rules.windows import Moment
from gonfalon.games.nerath.state import CASTLE, Nerath

from .deeds import trim_readiness

BY_CARD: Final = 2
"""The phase of a fact `rolled` that tells of the dice of a card; 0 is First Strike, 1 the other dice."""


def roll(g: Nerath, realm: int, dice: Dice, times: int = 1, need: int = USUAL) -> int:
    """Roll the attack dice of a card: the number of hits (NER-CRD-13)."""
    values = [g.below(dice.sides) + 1 for _ in range(dice.count * times)]
    g.tell("rolled", realm, BY_CARD, *(face(dice.sides, value) for value in values))
    return sum(value >= need for value in values)


async def damage(
    g: Nerath, space: int, realms: Sequence[int], hits: int, in_battle: bool = False
) -> list[tuple[int, int]]:
    """The owners choose which of their pieces in a space take hits; the lost ones as realm and kind. Outside a
    battle a Castle takes none and a Dragon keeps none (NER-CRD-13, NER-CRD-28, NER-DIG-05)."""
    if in_battle:
        hits = shielded(g, space, realms, hits)
    if not hits or not realms:
        return []
    codes = await agreed(g, space, realms, hits, await choose_losses(g, space, realms, hits))
    lost = take_losses(g, space, realms, codes)
    if in_battle:
        await mourn(g, space, lost)
    else:
        g.wounds = {}
        for realm in realms:
            renew(g, realm, [kind for owner, kind in lost if owner == realm])
    if g.active in realms:
        trim_readiness(g, space)
    return lost


def takes_part(g: Nerath, realm: int, space: int, *pieces: int) -> bool:
    """Whether the realm has such a piece in the battle."""
    return any(kind in pieces for kind in fighters(g, realm, space, attacking=realm == g.active))


def foes_left(g: Nerath, realm: int, space: int) -> bool:
    """Whether an enemy realm still fights in the battle in a space; Guardians do not count."""
    return any(can_fight(g, foe, space, attacking=foe == g.active) for foe in foes_in_battle(g, realm, space))


def ignore(g: Nerath, realm: int, moment: Moment, amount: int) -> None:
    """The side takes less damage."""
    some = min(moment.hits, amount)
    moment.hits -= some
    g.tell("ignored", realm, some)


def foes_in_battle(g: Nerath, realm: int, space: int) -> tuple[int, ...]:
    """The realms on the other side of the battle in a space; none in a dungeon."""
    return defenders(g, space) if realm == g.active else (g.active,)


def standing_castle(g: Nerath, realm: int, space: int) -> int:
    """The enemy whose Castle defends the space and is active; NOBODY if there is none."""
    for foe in foes_in_battle(g, realm, space):
        if g.count(foe, space, CASTLE) and wound(foe, CASTLE, 1) not in g.wounds:
            return foe
    return NOBODY


async def damage_in_battle(g: Nerath, realm: int, space: int, hits: int) -> None:
    """The enemy in the battle takes damage at once; Guardians lose dice."""
    if 1 << space & DUNGEONS:
        if hits:
            lose_dice(g, space, await choose_dice(g, keeper(g), space, hits))
    else:
        await damage(g, space, foes_in_battle(g, realm, space), hits, in_battle=True)
