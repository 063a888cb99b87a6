"""Tactics in the terminal: the board with its units, and around it all that lies on the table, from a view only.

A space is five columns wide and two rows high:

    │2♣∩■    a cliff to the west, the level, the terrain, a Portal, an area (■ its trigger space)
    !☾F12    Weakened, the side's emblem, the unit's class, its Health

Colours repeat what the signs say; without them nothing is lost. In a wide terminal the panels stand beside the
board, in a narrow one below it. A dungeon is shown as long as somebody is inside.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Terminal

from .realm import realm
from .whole import board

TERMINAL: Final = Terminal(board, commands={"realm": realm})
