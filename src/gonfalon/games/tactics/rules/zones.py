"""Step 1 of a turn: Control Areas, and the flags that advance for whoever has the majority there."""

from __future__ import annotations

from typing import Final

from gonfalon.core import put
from gonfalon.games.tactics.printed import CONTROL_TRACK, MODES
from gonfalon.games.tactics.state import NOBODY, Tactics

from .capture import trigger_end

CONTROL: Final = len(CONTROL_TRACK.spaces) - 1
FLAGS_NEEDED: Final[dict[tuple[str, int], int]] = {
    (mode.id, needed.players): needed.flags for mode in MODES.values() for needed in mode.flags_needed
}


def flags_needed(g: Tactics) -> int:
    """How many secured flags trigger the end (TAC-END-01, TAC-END-02, TAC-END-03, TAC-ALL-13)."""
    return FLAGS_NEEDED[g.mode, g.players]


def units_in(g: Tactics, side: tuple[int, ...], zone: int) -> int:
    """A side's units in an area, that on its Trigger Space included (TAC-ZON-05)."""
    board = g.realm.zones[zone]
    return sum((g.side[party] & board).bit_count() for party in side)


def majority(g: Tactics, zone: int) -> int:
    """Who has more units in the area than each other side: the first of that side, or NOBODY (TAC-ZON-03,
    TAC-ZON-04)."""
    board, boards = g.realm.zones[zone], g.side
    if len(g.sides) == len(boards):
        counts = [(own & board).bit_count() for own in boards]  # every side is one player
    else:
        counts = [units_in(g, side, zone) for side in g.sides]
    most = max(counts)
    return g.sides[counts.index(most)][0] if most and counts.count(most) == 1 else NOBODY


def leads(g: Tactics, seat: int, zone: int) -> bool:
    """Whether the seat's side has the majority (TAC-ALL-10, TAC-ALL-11)."""
    return majority(g, zone) == g.allies[seat][0]


def holds_trigger(g: Tactics, seat: int, zone: int) -> bool:
    return g.side[seat] >> g.realm.triggers[zone] & 1 == 1


def advance_flags(g: Tactics) -> None:
    """Each flag moves at most one space, and only for the active player (TAC-ZON-06, TAC-ZON-07, TAC-ZON-08,
    TAC-ZON-09, TAC-ZON-10, TAC-ZON-11, TAC-ZON-12, TAC-ZON-13, TAC-ZON-14, TAC-ZON-15, TAC-ALL-09, TAC-ALL-10)."""
    seat = g.active
    for zone, reached in enumerate(g.flags):
        present = g.side[seat] & g.realm.zones[zone]
        if not present or reached == CONTROL or not leads(g, seat, zone):
            continue
        if reached == 0 and not holds_trigger(g, seat, zone):
            continue
        g.flags = put(g.flags, zone, reached + 1)
        g.tell("flag", seat, zone, g.flags[zone])
        if g.flags[zone] == CONTROL:
            secure(g, zone)


def secure(g: Tactics, zone: int) -> None:
    """The flag is taken for good; enough of them trigger the end (TAC-ZON-17, TAC-END-01, TAC-END-02, TAC-END-03,
    TAC-ALL-12)."""
    g.secured = put(g.secured, zone, g.active)
    g.tell("secured", g.active, zone)
    if len(g.secured) - g.secured.count(NOBODY) >= flags_needed(g):
        trigger_end(g)
