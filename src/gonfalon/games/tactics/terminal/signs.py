"""Signs, colours and measures of the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from rich.text import Text

from gonfalon.games.tactics.printed import CLASSES, UNITS
from gonfalon.games.tactics.printed.spaces import WIDTH
from gonfalon.games.tactics.state import class_of, party_of
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

CELL: Final = 5
BOARD: Final = 3 + WIDTH * CELL + 3
"""The columns of the board with its coordinates."""
GAP: Final = 2
PANEL: Final = 38
"""The columns a side's panel needs."""
WIDE_AREAS: Final = 79
"""The columns in which an area takes a single line."""
SECOND_NAME: Final = 12
"""The columns more that it takes to name a team."""
WIDE_CRYSTALS: Final = 64
"""The columns in which a crystal takes a single line."""

# Signs. They are those that every terminal's font has.
TERRAIN_SIGNS: Final = " ≡≈♣▲⌂»"
SCENERY: Final = ("   ", "≡≡≡", "≈≈≈", "♣♣ ", "▲  ", "⌂⌂ ", "»» ")
PORTAL, AREA, TRIGGER, CAMP, CLIFF, WEAK, OPEN = "∩", "□", "■", "*", "│", "!", "○"
ARTIFACT, OPENED = "♦", "░"
CAVE_SIGNS: Final = dict(zip("EC.~MTLBX#", "∩♦·≈¤×‡≡▒█", strict=True))
"""By the content's symbol: how a space in a dungeon is shown."""
ARROWS: Final = "↑→↓←"
COMPASS: Final = ("north", "east", "south", "west")
EMBLEMS: Final = "☾♜♠☼"
HEART: Final = "♥"
FULL, SPENT = "■", "·"
MARK, UNDER = "►", "└"
SHORTEST_BAR, LONGEST_BAR = 5, 12
SHORT_OF_TIME: Final = 2
FIGURES: Final = 23
"""The columns of a unit's signs and numbers in a panel."""
LONGEST_NAME: Final = max(len(name) for unit in UNITS for name in (unit.name_en, unit.name_fr))

INK: Final = "#2B2520"
PAPER: Final = "#FFFDF6"
LEGAL: Final = "#075A4A"
GOOD, FAIR, DANGER = "#2F9E6E", "#D9952B", "#D0435E"
TOPS: Final = ("#9FAC77", "#BAC08D", "#D3D1A6", "#E6E0C2", "#F9F4E5")
"""The ground by level, from the lowest to the highest."""
SIDES: Final = (("#24599F", "#EEF4FF"), ("#AB272B", "#FFEEE8"), ("#2F6B3A", "#F1FAEA"), ("#E0AC2B", "#2A1E03"))
"""By seat: the colour of a side, and of what is written on it."""
NAMES_OF_SIDES: Final = ("#5E97E0", "#E2676A", "#62AD70", "#E0AC2B")
"""By seat: the side's colour for text on any background."""
AREAS: Final = ("#A66907", "#75529B", "#14718A")
AREA_NAMES: Final = ("#D9952B", "#A987CF", "#3BA3C2")
TINTS: Final = (None, "#B08D57", "#5B93AD", "#4B7A3F", "#8D7D5F", "#C4573F", "#7A6248")
"""By terrain: the colour that is mixed into the ground."""
TINTED: Final = (0.0, 0.55, 0.62, 0.42, 0.5, 0.4, 0.45)
"""By terrain: how much of it."""


@cache
def mix(a: str, b: str, share: float) -> str:
    """A colour between two, with this share of b."""
    pairs = [(int(a[n : n + 2], 16), int(b[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def badge(words: Words, unit: int) -> str:
    """A unit in two signs: the emblem of its side, the letter of its class."""
    return EMBLEMS[party_of(unit)] + class_letter(words, unit)


def class_letter(words: Words, unit: int) -> str:
    return printed(words, CLASSES[class_of(unit)], "name")[0]


def in_lines(items: Iterable[str], width: int) -> Iterator[Text]:
    """Signs and what they mean, as many in a line as there is room for."""
    line = ""
    for item in items:
        if len(line) + len(item) + 5 > width:
            yield Text(f"   {line}", "dim")
            line = ""
        line += f"{item}  "
    yield Text(f"   {line.rstrip()}", "dim")
