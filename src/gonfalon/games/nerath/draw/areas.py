"""What lies over the map while something is decided there: the battle under way, who may take a hit, or cards to
choose from."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, div, h2, section

from gonfalon.core import View
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.words import Words

from .battle import card
from .fight import hits_to_take, parties, sight, takers
from .hand import face, laid_out

ON_MAP: Final = frozenset(("march", "move", "amok", "space", "pick", "embark", "debark"))
"""Verbs that name spaces or pieces."""


def areas(words: Words, view: View) -> Element:
    """The battle under way, or what a question is about that is not on the map."""
    g: Nerath = view.state
    hits = hits_to_take(view)
    if g.fighting != NOBODY and not view.over and concerns(view) and not asks_for_map(view):
        return over("battle-panel", card(words, sight(view), takers(words, hits) if hits else None))
    if hits:
        return over("takers", takers(words, hits))
    cards = laid_out(view)
    if cards:
        faces = [face(words, kind, number, True) for kind, number in cards]
        return over("tray", h2[words("draw-choose-card")], div(".cards")[faces])
    return hidden_panel("areas")


def concerns(view: View) -> bool:
    """Whether the viewer fights in the battle under way, or is asked about it."""
    g: Nerath = view.state
    return bool(view.asks) or any(
        g.seat_of[side.realm] in view.seats for side in parties(g) if side.realm != NOBODY
    )


def asks_for_map(view: View) -> bool:
    """Whether the answer is to be found on the map, which must be free then."""
    return any(option[0] in ON_MAP for ask in view.asks.values() for option in ask.options)


def over(kind: str, *parts: Node) -> Element:
    return section({"id": "areas", "class": f"panel areas near {kind}"})[parts]
