"""Experience and levels of Main Heroes (chapter LVL)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import put
from gonfalon.games.heroes.codes import ABILITY, TOP_LEVEL
from gonfalon.games.heroes.printed import LEVELS, SPECIALTIES, specialties_of
from gonfalon.games.heroes.state import Heroes

from .search import search

STEPS: Final = 2
"""Experience per level (HER-LVL-02)."""
MOST_EXPERIENCE: Final = STEPS * (TOP_LEVEL - 1)
ABILITY_SEARCH: Final = 2
SPECIALTY_LEVELS: Final[list[int]] = sorted({card.level for card in SPECIALTIES})


async def gain_experience(g: Heroes, seat: int, n: int) -> None:
    """Step by step along the Level Tracker; each level is resolved before the next (HER-LVL-03, HER-LVL-04,
    HER-LVL-05, HER-LVL-13)."""
    n = min(n, MOST_EXPERIENCE - g.xp[seat])
    if n > 0:
        g.tell("experience", seat, n)
    for _ in range(n):
        g.xp = put(g.xp, seat, g.xp[seat] + 1)
        if g.xp[seat] % STEPS == 0:
            await level_up(g, seat)


async def reach_level(g: Heroes, seat: int, level: int) -> None:
    """Raise a Main Hero straight to a level, through all levels in between (HER-BXP-04)."""
    while g.level(seat) < level:
        g.xp = put(g.xp, seat, STEPS * g.level(seat))
        await level_up(g, seat)


async def level_up(g: Heroes, seat: int) -> None:
    """A new level gives its Specialty, or a mandatory Search for an Ability (HER-LVL-14, HER-LVL-15,
    HER-LVL-16)."""
    level = g.level(seat)
    g.tell("level", seat, level)
    if LEVELS[level - 1].gain == "search_ability_2":
        await search(g, seat, ABILITY, ABILITY_SEARCH)
    else:
        card = specialties_of(g.hero[seat])[SPECIALTY_LEVELS.index(level)]
        g.gain_card(seat, card, shown=True)
        g.tell("specialty", seat, card)
