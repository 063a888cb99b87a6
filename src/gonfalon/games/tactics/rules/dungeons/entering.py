"""Going in: which dungeons are open to a unit, and which boxes are open while somebody is inside."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.games.tactics.printed.realm import ON_FOOT
from gonfalon.games.tactics.printed.spaces import board_of
from gonfalon.games.tactics.state import Tactics, party_of

from .caves import CAVES, Cave


def why_closed(g: Tactics, cave: Cave, unit: int) -> str:
    """The rule that keeps a unit out of a dungeon, or nothing. Several may be open at once (TAC-DUN-11), and all
    but the last may be entered in any order (TAC-SOL-08)."""
    if g.green >> cave.number & 1:
        return "TAC-DUN-04"
    if cave.requires & ~g.green:
        return "TAC-DUN-39"
    taken = g.occupied() & ~(1 << g.pos[unit])
    if taken & cave.board:
        return "TAC-COO-14" if g.players > 1 else "TAC-DUN-10"
    if cave.cover & ~g.realm.closed == 0:
        return "TAC-DUN-13"
    if taken & cave.cover & ~cave.above:
        return "TAC-DUN-02"
    return "TAC-DUN-03" if (taken | g.realm.closed) & cave.above else ""


def doors(g: Tactics, unit: int, points: int, gait: int, start: int, banned: int) -> Iterator[tuple[Cave, int]]:
    """The dungeons the unit can enter with `points`, each with the Portal spaces it may go in from: stepping
    in costs 1 more, and an enemy on a Portal space blocks it (TAC-DUN-01, TAC-DUN-02, TAC-DUN-03, TAC-DUN-04,
    TAC-DUN-05, TAC-DUN-06, TAC-DUN-07, TAC-POR-06)."""
    if not points or gait & ON_FOOT:
        return
    foes = g.foes_of(party_of(unit))
    near = 1 << start
    if points > 1:
        near |= g.realm.open_to(start, points - 1, gait, foes, banned)
    for cave in CAVES:
        portals = g.realm.portals_of[cave.box] & g.realm.portals & near & ~foes
        if portals and not why_closed(g, cave, unit):
            yield cave, portals


def entrances(g: Tactics, unit: int, points: int, gait: int, start: int, banned: int) -> int:
    """The Entrances a move can lead to, as a board."""
    return board_of(cave.entrance for cave, _ in doors(g, unit, points, gait, start, banned))


def set_aside(g: Tactics, leaving: int = 0) -> None:
    """The map as it is with the boxes of visited dungeons open, and all others in their places (TAC-DUN-06,
    TAC-DUN-33). A unit on a `leaving` space is as good as gone."""
    taken = g.occupied() & ~leaving
    opened = [box for cave in CAVES if taken & cave.board for box in cave.opened]
    g.map = "+".join([g.map.partition("+")[0], *sorted(opened)])
