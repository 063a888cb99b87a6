"""Immortals in the terminal: the two realms side by side, darkness left as on the board, and below them all that
lies on the table, from a view only.

A region has a line in each realm: what it yields, whose armies are there, what is built. Then come the players,
the tower, what everybody knows of plans and cards, and nearest to the question the viewer's own board and hand.

Colours repeat what the signs say; without them nothing is lost. A wide terminal has room for names beside signs.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Terminal

from . import odds, table

TERMINAL: Final = Terminal(table.board, commands={"odds": odds.odds})
