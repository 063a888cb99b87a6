"""A player board: the ten spaces of two joined halves, and what may lie on them (IMM-SET-11).

Only its player has the spaces of a tribe; its own action is one of the Army spaces (IMM-TRB-01, IMM-TRB-02).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.immortals.printed import ACTIONS, TRIBES
from gonfalon.games.immortals.printed.tribes import Space
from gonfalon.games.immortals.state import ARMY_SPACES, SPACES

ARMY: Final = (1 << ARMY_SPACES) - 1
"""The Army spaces, as a bit mask."""
WITH_MAGIC: Final = (1 << SPACES) - 1 & ~ARMY
"""The Magic spaces."""


def spaces_of(light: int, dark: int) -> tuple[Space, ...]:
    """The ten spaces of a joined board: four and four Army spaces, then two Magic spaces (IMM-PLN-02)."""
    halves = (TRIBES[light].spaces, TRIBES[dark].spaces)
    return tuple(space for kind in ("army", "magic") for half in halves for space in half if space.kind == kind)


BOARDS: Final = {(light, dark): spaces_of(light, dark) for light in range(5) for dark in range(5, 10)}
"""The spaces of every board, by its two tribes."""
NOT_FOR_JOKERS: Final = {
    pair: sum(1 << n for n, space in enumerate(board[:ARMY_SPACES]) if not ACTIONS[space.action].joker)
    for pair, board in BOARDS.items()
}
"""The extraction spaces, where a joker may not lie (IMM-PLN-18)."""
