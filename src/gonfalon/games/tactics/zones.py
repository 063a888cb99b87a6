"""Step 1 of a turn: Control Areas, and the flags that advance for whoever has the majority there."""

from __future__ import annotations

from typing import Final

from gonfalon.core import put

from .capture import trigger_end
from .printed import CONTROL_TRACK, MODES
from .state import NOBODY, Tactics

CONTROL: Final = len(CONTROL_TRACK.spaces) - 1
FLAGS_NEEDED: Final = {needed.players: needed.flags for needed in MODES["competitive"].flags_needed}


def majority(g: Tactics, zone: int) -> int:
    """The seat with more units in the area than each other seat, or NOBODY (TAC-ZON-03, TAC-ZON-04)."""
    counts = [(board & g.realm.zones[zone]).bit_count() for board in g.side]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def holds_trigger(g: Tactics, seat: int, zone: int) -> bool:
    return g.side[seat] >> g.realm.triggers[zone] & 1 == 1


def advance_flags(g: Tactics) -> None:
    """Each flag moves at most one space, and only for the active player (TAC-ZON-06 to 12)."""
    seat = g.active
    for zone, reached in enumerate(g.flags):
        present = g.side[seat] & g.realm.zones[zone]
        if not present or reached == CONTROL or majority(g, zone) != seat:
            continue
        if reached == 0 and not holds_trigger(g, seat, zone):
            continue
        g.flags = put(g.flags, zone, reached + 1)
        g.tell("flag", seat, zone, g.flags[zone])
        if g.flags[zone] == CONTROL:
            secure(g, zone)


def secure(g: Tactics, zone: int) -> None:
    """The flag is taken for good; enough of them trigger the end (TAC-ZON-17, TAC-END-01 to 03)."""
    g.secured = put(g.secured, zone, g.active)
    g.tell("secured", g.active, zone)
    if len(g.secured) - g.secured.count(NOBODY) >= FLAGS_NEEDED[g.players]:
        trigger_end(g)
