"""How good is a position for a seat? The points it has, what its regions will still score, and what it has to work
with, all in victory points.

What a region will score is uncertain in two ways: later rounds count less, and a region that stands beside strong
neighbours counts less than one that nobody can reach.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from gonfalon.core.menu import bits
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    DARK,
    LIGHT,
    NEIGHBOURS,
    PLACES,
    PROVINCE_OF,
    SANCTUARY,
    SCORING,
    across,
    realm_of,
)
from gonfalon.games.immortals.state import NOBODY, PROVINCE_MASKS, Immortals

LATER: Final = 0.8
"""How much a scoring counts compared with the one before."""
PROGRESS: Final[tuple[float, ...]] = (
    0.0,
    0.3,
    1.0,
    SCORING.vp_province,
    SCORING.vp_province + 0.3,
    SCORING.vp_whole_province,
)
"""By the number of regions held in a province: what they are worth at each scoring; hope counts a little."""
DANGER: Final = 0.5
"""How likely a region is lost by the end of a round if far more armies stand beside it than in it."""
COIN: Final = 0.3
"""The first gold or energy; the more somebody has, the less another one is worth."""
PLENTY: Final = 10
"""With this many, another coin is worth about a third of the first."""
CARD: Final = 0.2
ARMY: Final = 0.3
"""An army on the board, beside what it guards."""
IN_LIMBO: Final = 0.3
"""How much of that an army in limbo or in the tower is worth."""
CLEAR: Final = 30
"""A lead that cannot be lost."""

ACROSS: Final = tuple(map(across, PLACES))
ALL_PROVINCES: Final = tuple(mask for provinces in PROVINCE_MASKS for mask in provinces)
PROVINCE_AROUND: Final = tuple(PROVINCE_MASKS[realm_of(place)][PROVINCE_OF[place]] for place in PLACES)
"""The places of the province that a place belongs to."""
VP_OF_SANCTUARY: Final = BUILDINGS[SANCTUARY].vp_at_scoring
VP_OF_CAPITAL: Final = BUILDINGS[CAPITAL].vp_at_scoring


def judge(g: Immortals, seat: int) -> float:
    """Compared with the best of the others, from -1 to 1."""
    best = max(worth(g, other) for other in range(g.players) if other != seat)
    return max(-1.0, min(1.0, (worth(g, seat) - best) / CLEAR))


def worth(g: Immortals, seat: int) -> float:
    """All that a seat has, in victory points."""
    left = rounds_left(g)
    armies = g.on_board(seat) + IN_LIMBO * (g.waiting(seat, LIGHT) + g.waiting(seat, DARK) + g.inside(seat))
    cards = g.card_owner.count(seat) + len(g.hand[seat])
    return (
        g.points[seat]
        + scorings(left) * expected_score(g, seat)
        + weight(left) * (ARMY * armies + purse(g.gold[seat]) + purse(g.energy[seat]) + CARD * cards)
    )


def rounds_left(g: Immortals) -> int:
    """How many scorings are still to come."""
    return 0 if g.stage == "over" else g.rounds - max(g.round, 1) + 1


@cache
def scorings(left: int) -> float:
    """What a point at every scoring to come is worth."""
    return sum(LATER**n for n in range(left))


def weight(left: int) -> float:
    """How much it matters what somebody has to work with: little in the last round."""
    return (0.0, 0.35, 0.8)[left] if left < 3 else 1.0


def purse(n: int) -> float:
    """What this much gold, or energy, is worth before the last round."""
    return COIN * PLENTY * (1 - exp(-n / PLENTY))


def expected_score(g: Immortals, seat: int) -> float:
    """What the next scoring would bring, as far as the regions can be held until then."""
    own = g.occupied(seat)
    parts = SCORING.regions_per_vp
    score = sum(PROGRESS[(own & mask).bit_count()] for mask in ALL_PROVINCES)
    certain = score + own.bit_count() / parts
    certain += VP_OF_SANCTUARY * (own & g.sanctuaries).bit_count() + VP_OF_CAPITAL * (own & g.capitals).bit_count()
    for place in bits(own):
        if risk := at_risk(g, place):
            certain -= risk * a_scoring(g, own, place)
    return certain


def a_scoring(g: Immortals, own: int, place: int) -> float:
    """What a place adds to the scoring of somebody who holds those in `own`, whether it is one of them or not."""
    had = (own & PROVINCE_AROUND[place] & ~(1 << place)).bit_count()
    score = 1 / SCORING.regions_per_vp + PROGRESS[had + 1] - PROGRESS[had]
    return score + VP_OF_SANCTUARY * (g.sanctuaries >> place & 1) + VP_OF_CAPITAL * (g.capitals >> place & 1)


def at_risk(g: Immortals, place: int) -> float:
    """How likely the owner loses a place by the end of the round."""
    return danger(g.armies[place], threat(g, place, g.owner[place]))


def danger(armies: int, threat: int) -> float:
    """The same, by the armies in a place and those that might attack it."""
    return DANGER * threat / (threat + 1.5 * armies) if threat else 0.0


def threat(g: Immortals, place: int, seat: int) -> int:
    """The most armies that another player could send there at once."""
    owner, armies = g.owner, g.armies
    most = 1
    for near in NEIGHBOURS[place]:
        if armies[near] > most and owner[near] != seat:
            most = armies[near]
    door = ACROSS[place]
    if g.portals >> door & 1 and armies[door] > most and owner[door] not in (seat, NOBODY):
        most = armies[door]
    return most - 1
