"""The frame of a game in the terminal: a sheet that fits the available width, panels and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.lore.words import Words

RULE: Final = "#857559"
"""The colour of frames, for any background."""

Parts = Callable[[Words, View, int], Iterable[RenderableType]]
"""`parts(words, view, width)`: what is on the sheet, from top to bottom."""


class Sheet:
    """The table as the viewer may see it; it needs at least `least` columns."""

    def __init__(self, words: Words, view: View, parts: Parts, least: int) -> None:
        self.words = words
        self.view = view
        self.parts = parts
        self.least = least

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(self.words, self.view, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(self.least, options.max_width), options.max_width)


def framed(content: RenderableType, title: Text | str, colour: str = RULE) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def rows(lines: Iterable[Iterable[RenderableType]]) -> Table:
    """Lines of items aligned in columns."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for line in lines:
        table.add_row(*line)
    return table
