"""Heroes in the terminal: the map as rows of hexes or the combat board, and below it everything on the table, from
a view only.

A field of the map is two letters, explained in the legend, and a sign: who holds it, how strong its guards are, or
the Black Cube. Then come the players, their armies, and closest to the question the viewer's own Town and hand.
Colours only repeat what the signs say. A wide terminal has room for more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType

from gonfalon.core import View
from gonfalon.games.contract import Terminal
from gonfalon.games.heroes.codes import NOBODY, NOWHERE
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.sheet import Sheet
from gonfalon.lore.words import Words

from .combat import combat
from .land import land
from .players import armies, piles, players, status
from .town import hand, town_board

NARROW: Final = 60
WIDE: Final = 110
"""From this width on, things stand side by side."""


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view, parts, NARROW)


def parts(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """The map or the combat, and below it the panels."""
    g: Heroes = view.state
    fighting = g.field != NOWHERE
    yield combat(words, view) if fighting else land(words, view, width - 4)
    yield players(words, view)
    yield armies(words, view)
    yield piles(words, g)
    for seat in sorted(view.seats):
        if g.hero[seat] != NOBODY and not g.gone >> seat & 1:
            if not fighting:
                yield town_board(words, g, seat, width >= WIDE)
            yield hand(words, g, seat)
    yield status(words, view)


TERMINAL: Final = Terminal(board)
