"""Who attacks, who defends, and whether anything is left of either."""

from __future__ import annotations

from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND
from gonfalon.games.nerath.state import Nerath

from .attack import can_fight
from .dungeon import guarded, guardians_left


def battles(g: Nerath) -> int:
    """The spaces where the active realm has to fight: enemy spaces and guarded dungeon entrances with its
    pieces (NER-BAT-01, NER-MOD-12, NER-FLY-03, NER-DUN-01)."""
    here = g.presence[g.active]
    return here & (g.enemy_presence(g.active) | guarded(g) | LAND & ~g.friendly_land(g.active))


def defenders(g: Nerath, space: int) -> tuple[int, ...]:
    """The realms that defend a space; allies do it together (NER-BAT-05, NER-ALL-07, NER-BAT-07, NER-ALL-06)."""
    return tuple([realm for realm in g.enemies(g.active) if g.presence[realm] >> space & 1])


def attackers_left(g: Nerath, space: int) -> bool:
    return can_fight(g, g.active, space, attacking=True)


def defence_left(g: Nerath, space: int) -> bool:
    """Whether anything still defends the space (NER-ALL-13)."""
    if 1 << space & DUNGEONS:
        return guardians_left(g)
    foes = defenders(g, space)
    return bool(foes) and any(can_fight(g, realm, space, attacking=False) for realm in foes)
