"""The board as bit masks: a space is a bit, a region an int."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import REALM_ID, REALMS, SPACE_ID, SPACES

NOBODY: Final = -1


def mask_of(spaces: Iterator[int] | list[int] | tuple[int, ...]) -> int:
    """The region made of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def _kind(kind: str) -> int:
    return mask_of([n for n, space in enumerate(SPACES) if space.kind == kind])


LAND: Final = _kind("land")
SEA: Final = _kind("sea")
DUNGEONS: Final = _kind("dungeon")
DUNGEON: Final = tuple(bits(DUNGEONS))
"""The dungeon entrances in the order of the board."""
DUNGEON_AT: Final = {space: n for n, space in enumerate(DUNGEON)}
NEAR: Final = tuple(mask_of([SPACE_ID[id] for id in space.neighbours]) for space in SPACES)
"""The neighbours of each space (NER-MAP-01)."""
HOME: Final = tuple(REALM_ID.get(space.home, NOBODY) for space in SPACES)
"""The realm to whose starting territory a space belongs."""
TERRITORY: Final = tuple(mask_of([n for n in range(len(SPACES)) if HOME[n] == realm]) for realm in range(4))
CAPITAL: Final = tuple(SPACE_ID[realm.capital] for realm in REALMS)
CAPITALS: Final = mask_of(CAPITAL)


def near(region: int) -> int:
    """What borders a region, parts of the region included where they border each other."""
    found = 0
    while region:
        low = region & -region
        found |= NEAR[low.bit_length() - 1]
        region ^= low
    return found


COASTAL: Final = LAND & near(SEA)
"""Land spaces at a sea space; islands too (NER-MAP-05, NER-MAP-06)."""
