"""The end: points, tie-breaks and places."""

from __future__ import annotations

from .printed import SCORING
from .state import Tactics


def survivors(g: Tactics, seat: int) -> int:
    return g.side[seat].bit_count()


def captured(g: Tactics, seat: int) -> int:
    return g.captor.count(seat)


def flags(g: Tactics, seat: int) -> int:
    return g.secured.count(seat)


def villages(g: Tactics, seat: int) -> int:
    return (g.side[seat] & g.realm.villages).bit_count()


def points(g: Tactics, seat: int) -> int:
    """TAC-SCO-01 to 04."""
    return (
        SCORING.flag * flags(g, seat)
        + SCORING.surviving_unit * survivors(g, seat)
        + SCORING.captured_unit * captured(g, seat)
        + SCORING.village * villages(g, seat)
    )


def standing(g: Tactics, seat: int) -> tuple[int, ...]:
    """Points, then the tie-breaks in their order (TAC-SCO-05 to 10)."""
    health = sum(g.health[unit] for unit in g.units_of(seat))
    return (points(g, seat), survivors(g, seat), captured(g, seat), flags(g, seat), health)


def places(g: Tactics) -> tuple[int, ...]:
    """Each seat's place; those equal in everything share it (TAC-SCO-11)."""
    standings = [standing(g, seat) for seat in range(g.players)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)
