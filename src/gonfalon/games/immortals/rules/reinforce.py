"""Phase 1 of a round: a Conflict card for everybody who wants one, then reinforcements (chapter REI)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.immortals.printed import DARK, LIGHT, realm_of
from gonfalon.games.immortals.state import Immortals

DRAW: Final = ("draw",)
END: Final = ("end",)
SET: Final = 3
"""How many armies in a limbo let one of them go to the board (IMM-REI-04)."""


def reinforcements(g: Immortals) -> None:
    """All draws come before any reinforcement, both in player order (IMM-REI-03, IMM-REI-11)."""
    g.stage = "reinforcements"
    for seat in reversed(g.in_order()):
        g.push("reinforce", seat)
    for seat in reversed(g.in_order()):
        g.push("offer_card", seat)


async def offer_card(g: Immortals, seat: int) -> None:
    """A Conflict card is free, and need not be taken (IMM-REI-01, IMM-REI-02)."""
    g.active = seat
    if g.can_draw():
        answer = await Ask(seat, "draw", [DRAW, ("skip",)], rule="IMM-REI-01", default=DRAW, sensible=DRAW)
        if answer == DRAW:
            g.draw(seat)


def reinforce(g: Immortals, seat: int) -> None:
    """How many may come of each limbo is fixed before the first one does (IMM-REI-04, IMM-REI-05, IMM-REI-06)."""
    g.active = seat
    light, dark = (g.waiting(seat, realm) // SET for realm in (LIGHT, DARK))
    g.push("send", seat, light, dark)


async def send(g: Immortals, seat: int, light: int, dark: int) -> None:
    """One army goes, free of charge, to a region of its limbo's realm where the seat has armies, each wherever the
    player likes (IMM-REI-07, IMM-REI-08, IMM-REI-09, IMM-REI-12, IMM-REI-13), or no more do (IMM-REI-10)."""
    g.left = (light, dark)
    places = [place for place in g.regions(seat) if g.left[realm_of(place)]]
    if not places:
        return
    options: list[Option] = [END, *(("send", place) for place in places)]
    only = options[1] if len(places) == 1 else None
    answer = await Ask(seat, "send", options, rule="IMM-REI-08", about=g.left, default=END, sensible=only)
    if answer == END:
        return
    place = answer[1]
    g.deploy(seat, place, 1)
    g.tell("reinforced", seat, place)
    realm = realm_of(place)
    g.push("send", seat, light - (realm == LIGHT), dark - (realm == DARK))
