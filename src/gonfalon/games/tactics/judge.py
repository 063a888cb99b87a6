"""How good a position looks for a seat: points made and in sight. Bots steer by it."""

from __future__ import annotations

from typing import Final

from .realm import distance
from .scoring import points
from .state import NOBODY, Tactics
from .zones import CONTROL, FLAGS_NEEDED, majority

HEALTH, FLAG_STEP, MAJORITY, TRIGGER, NEARNESS, WEAKENED, CARD = 0.22, 1.6, 0.8, 0.7, 0.04, 0.35, 0.3
WON: Final = 100.0


def judge(g: Tactics, seat: int) -> float:
    """The seat's prospects beyond those of its strongest rival."""
    rivals = [prospects(g, other) for other in range(g.players) if other != seat]
    own = prospects(g, seat)
    if g.ended:
        return WON * (own > max(rivals)) + own - max(rivals)
    return own - max(rivals) - 0.25 * sum(rivals) / len(rivals)


def prospects(g: Tactics, seat: int) -> float:
    """Points as they stand, and what makes points likely."""
    total = float(points(g, seat))
    for unit in g.units_of(seat):
        total += HEALTH * g.health[unit] + 0.08 * g.supply[unit]
        if g.weakened >> unit & 1:
            total -= WEAKENED
    total += sum(zone_worth(g, seat, zone) for zone in range(len(g.flags)))
    return total + CARD * len(g.hand[seat])


def zone_worth(g: Tactics, seat: int, zone: int) -> float:
    """An area is worth more the farther its flag is, and to whoever holds it or is near."""
    if g.secured[zone] != NOBODY:
        return 0.0
    reached, trigger = g.flags[zone], g.realm.triggers[zone]
    worth = 0.0
    if majority(g, zone) == seat:
        worth += MAJORITY + FLAG_STEP * reached
        if reached or g.side[seat] >> trigger & 1:
            worth += FLAG_STEP
    near = sorted(distance(g.pos[unit], trigger) for unit in g.units_of(seat))
    weight = 1 + reached / CONTROL / FLAGS_NEEDED[g.players]
    return worth + weight * sum(NEARNESS * (12 - steps) for steps in near[:2]) + TRIGGER * (near[:1] == [0])
