"""The signs and colours of players, realms and buildings in the terminal, and what is written with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gonfalon.games.immortals.printed.base import Resources
from gonfalon.games.immortals.tell.names import seat_name
from gonfalon.lore.words import Words

# Signs that every terminal's font has.
EMBLEMS: Final = "♥♠♦♜○♣"
REALM_SIGNS: Final = "☼☾"
BUILDING_SIGNS: Final = "∩▲★"
MARK, FIRST, NOTHING = "►", "◄", "·"
PAINT: Final = ("#E2676A", "#5E97E0", "#E0AC2B", "#B48BDB", "#A79F8C", "#62AD70")
"""By colour of a side: its colour for text on any background."""
Line = tuple[RenderableType, ...]


def abreast(panels: Sequence[RenderableType]) -> Table:
    """Side by side."""
    table = Table.grid(expand=True)
    for _ in panels:
        table.add_column(ratio=1)
    table.add_row(*panels)
    return table


def side(words: Words, seat: int, more: str = "") -> Text:
    """A player by sign, name and colour."""
    return Text(f"{EMBLEMS[seat]} {seat_name(words, seat)}{more}", PAINT[seat])


def cubes(counts: Sequence[int]) -> Text:
    """Cubes by colour: `♥ 3  ♣ 1`."""
    text = Text()
    for colour, n in enumerate(counts):
        if n:
            text.append("  " if text else "").append(f"{EMBLEMS[colour]} {n}", PAINT[colour])
    return text or Text(NOTHING, "dim")


def amount(words: Words, resources: Resources) -> str:
    """Short: `E2 G1`."""
    parts = (("energy", resources.energy), ("gold", resources.gold))
    return " ".join(f"{words(f'label-{what}-short')}{n}" for what, n in parts if n)
