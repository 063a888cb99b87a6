"""The end: points, tie-breaks and places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.games.tactics.printed import SCORING
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of


def survivors(g: Tactics, seat: int) -> int:
    return g.side[seat].bit_count()


def captured(g: Tactics, seat: int) -> int:
    return g.captor.count(seat)


def flags(g: Tactics, seat: int) -> int:
    return g.secured.count(seat)


def villages(g: Tactics, seat: int) -> int:
    return (g.side[seat] & g.realm.villages).bit_count()


def artifact(g: Tactics, seat: int) -> int:
    """Whether one of the seat's units bears the Artifact (TAC-BTL-25, TAC-BTL-26)."""
    return int(g.bearer != NOBODY and party_of(g.bearer) == seat)


def health(g: Tactics, seat: int) -> int:
    return sum(g.health[unit] for unit in g.units_of(seat))


def points(g: Tactics, seat: int) -> int:
    """Points as they stand; flags and Artifact are nobody's where there are none (TAC-SCO-01, TAC-SCO-02,
    TAC-SCO-03, TAC-SCO-04)."""
    return (
        SCORING.flag * flags(g, seat)
        + SCORING.surviving_unit * survivors(g, seat)
        + SCORING.captured_unit * captured(g, seat)
        + SCORING.village * villages(g, seat)
        + SCORING.artifact * artifact(g, seat)
    )


TIE_BREAKERS: Final[dict[str, Callable[[Tactics, int], int]]] = {
    "surviving_units": survivors,
    "captured_units": captured,
    "flags": flags,
    "artifact": artifact,
    "total_health": health,
}


def standing(g: Tactics, side: tuple[int, ...]) -> tuple[int, ...]:
    """A side's points, then the tie-breaks, summed over its players (TAC-SCO-05, TAC-SCO-06, TAC-SCO-07,
    TAC-SCO-08, TAC-SCO-09, TAC-SCO-10, TAC-ALL-16, TAC-BTL-29)."""
    measures = [points, *(TIE_BREAKERS[name] for name in g.rules.tie_breakers)]
    return tuple(sum(measure(g, seat) for seat in side) for measure in measures)


def places(g: Tactics) -> tuple[int, ...]:
    """Each seat's place; sides equal in everything share it, team mates always (TAC-SCO-11, TAC-SCO-12,
    TAC-ALL-17)."""
    if g.rules.enemies:
        return (1 if g.won else 2,) * g.players  # TAC-SCO-13
    if g.lesson != NOBODY:
        return (1, 2) if g.won else (2, 1)
    standings = {side: standing(g, side) for side in g.sides}
    return tuple(
        1 + sum(other > standings[g.allies[seat]] for other in standings.values()) for seat in range(g.players)
    )
