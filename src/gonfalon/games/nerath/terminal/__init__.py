"""Nerath in the terminal: a hundred spaces as lists, and below them what the viewer can do now, from a view only.

Lands are grouped by the realm they belong to, each with its pieces (`3 Fo 1 Dr`, two letters a kind) and the sign
of its holder; lands without pieces that their own realm holds share a line. Seas are named if there is somebody.
Then come the realms, the cards, and nearest to the question the battles with their odds and where pieces can go.

Colours repeat what the signs say; without them nothing is lost. In a wide terminal the lists stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType

from gonfalon.core import View
from gonfalon.games.contract import Terminal
from gonfalon.lore.sheet import Sheet
from gonfalon.lore.words import Words

from . import odds
from .atlas import atlas
from .choices import choices, fights
from .realms import hands, realms, status
from .signs import legend

COLUMN: Final = 50
"""The columns that a list of spaces needs."""
MOST_COLUMNS: Final = 3


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view, parts, COLUMN)


def parts(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """The lists of spaces in as many columns as fit, and below them the panels."""
    yield atlas(words, view.state, max(1, min(MOST_COLUMNS, width // COLUMN)))
    yield legend(words)
    yield realms(words, view)
    yield from hands(words, view)
    yield from fights(words, view)
    yield from choices(words, view)
    yield status(words, view)


TERMINAL: Final = Terminal(board, commands={"odds": odds.odds})
