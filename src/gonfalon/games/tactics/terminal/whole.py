"""The whole table: the board, and its panels beside it in a wide terminal, below it in a narrow one."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table

from gonfalon.core import View
from gonfalon.lore.sheet import Sheet
from gonfalon.lore.words import Words

from .board import grid, legend
from .cards import cards
from .dungeons import insides
from .signs import BOARD, GAP, PANEL
from .squads import squads
from .stakes import stakes
from .status import status


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view, parts, BOARD)


def parts(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    beside = width - BOARD - GAP
    picture: list[RenderableType] = [
        *status(words, view),
        *grid(words, view),
        *legend(words, view, min(width, BOARD)),
    ]
    if beside < PANEL:
        around = (*stakes(words, view, width), *squads(words, view, width), *cards(words, view))
        yield Group(*picture, *around, *insides(words, view))
        return
    panels: list[RenderableType] = [*stakes(words, view, beside), *squads(words, view, beside)]
    (panels if beside > 2 * PANEL else picture).extend(cards(words, view))
    picture += insides(words, view)
    columns = Table.grid(padding=(0, GAP, 0, 0))
    columns.add_column(width=BOARD)
    columns.add_column(width=beside)
    columns.add_row(Group(*picture), Group(*panels))
    yield columns
