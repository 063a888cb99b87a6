"""How good a position looks for a seat: points made and in sight. Bots steer by it."""

from __future__ import annotations

from typing import Final

from .realm import distance
from .scoring import points
from .state import NOBODY, Tactics
from .zones import CONTROL, FLAGS_NEEDED, majority

WON: Final = 100.0
HEALTH: Final = 0.25
SUPPLY: Final = 0.05
WEAKENED: Final = 0.5
CARD: Final = 0.15
ACTION: Final = 0.3
MAJORITY: Final = 1.0
FLAG_STEP: Final = 1.5
NEARNESS: Final = 0.12


def judge(g: Tactics, seat: int) -> float:
    """The seat's prospects beyond those of its strongest rival."""
    rivals = [prospects(g, other) for other in range(g.players) if other != seat]
    own = prospects(g, seat)
    if g.ended:
        return WON * (own > max(rivals)) + own - max(rivals)
    return own - (3 * max(rivals) + sum(rivals) / len(rivals)) / 4


def prospects(g: Tactics, seat: int) -> float:
    """Points as they stand, and what makes points likely."""
    total = float(points(g, seat))
    for unit in g.units_of(seat):
        total += HEALTH * g.health[unit] + SUPPLY * g.supply[unit] - WEAKENED * (g.weakened >> unit & 1)
    open_zones = [zone for zone, owner in enumerate(g.secured) if owner == NOBODY]
    total += sum(zone_worth(g, seat, zone) for zone in open_zones)
    if open_zones:
        total += sum(nearness(g, unit, open_zones) for unit in g.units_of(seat))
    return total + CARD * len(g.hand[seat]) + (ACTION * g.actions if g.active == seat else 0)


def zone_worth(g: Tactics, seat: int, zone: int) -> float:
    """An area held is worth more the farther its flag is, and if the flag would move next."""
    if majority(g, zone) != seat:
        return 0.0
    reached = g.flags[zone]
    moves = reached > 0 or g.side[seat] >> g.realm.triggers[zone] & 1
    return (MAJORITY + FLAG_STEP * (reached + moves)) * (2 if FLAGS_NEEDED[g.players] == 1 else 1)


def nearness(g: Tactics, unit: int, zones: list[int]) -> float:
    """Units are drawn to the nearest area that can still be won, more so when its flag is far."""
    here = g.pos[unit]
    return max(
        NEARNESS * (1 + g.flags[zone] / CONTROL) * (12 - distance(here, g.realm.triggers[zone])) for zone in zones
    )
