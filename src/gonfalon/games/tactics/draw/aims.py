"""What options and log lines refer to: the names of what is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from gonfalon.core import Option, View, bits
from gonfalon.games.tactics.codes import VERBS
from gonfalon.games.tactics.printed.spaces import neighbour
from gonfalon.games.tactics.state import party_of
from gonfalon.games.tactics.tell.facts import TOLD
from gonfalon.lore.drawing import arguments, pointed_at

DRAWN: Final = {
    "unit": "unit",
    "target": "unit",
    "space": "space",
    "from": "space",
    "place": "space",
    "tactic": "card",
    "camp": "camp",
    "card": "draft",
    "dungeon": "dungeon",
    "zone": "zone",
}
"""By kind of argument: its name in the drawing."""


def own_seats(view: View) -> frozenset[int]:
    """The viewer's seats, and one that is asked in front of everybody."""
    return view.seats | view.asks.keys()


def targets(view: View, option: Option) -> tuple[str, ...]:
    """What an option refers to, in order; nothing where only a button can express it.
    A unit the question is about need not be named again, and a push is named by where it leads."""
    verb, *args = option
    if verb == "push":
        return pushed_to(view, args[0])
    if verb == "reroll":
        return tuple(f"die-{die}" for die in bits(args[0]))
    if verb == "move" and args[1] == view.state.pos[args[0]]:
        return f"unit-{args[0]}", f"detour-{args[0]}"  # a second click on the unit puts it back
    if verb in ("deploy", "go") and any(ask.about[:1] == (args[0],) for ask in view.asks.values()):
        args[0] = None
    kinds = [kind.id for kind in VERBS.table[verb]]
    return pointed_at([(kind, n) for kind, n in zip(kinds, args) if n is not None], DRAWN)


def pushed_to(view: View, direction: int) -> tuple[str, ...]:
    """The space a push leads to; off the map there is none."""
    for ask in view.asks.values():
        if ask.what == "push":
            there = neighbour(view.state.pos[ask.about[1]], direction)
            return (f"space-{there}",) if there >= 0 else ()
    return ()


def highlights(view: View, fact: Sequence[Any]) -> tuple[str, ...]:
    """What a log line mentions."""
    return pointed_at(arguments(TOLD, fact), DRAWN)


def sides(view: View, fact: Sequence[Any]) -> tuple[int, ...]:
    """Whose arms are shown beside a log line: those of the first side it mentions, by name or by one of its
    units."""
    owners = (
        n if kind == "seat" else party_of(n) for kind, n in arguments(TOLD, fact) if kind in ("seat", "unit")
    )
    return tuple(islice(owners, 1))
