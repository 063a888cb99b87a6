"""What all panels of the terminal share: the sign and the colour of each player."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gonfalon.games.heroes.codes import (
    NOBODY,
)
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import (
    seat_name,
)
from gonfalon.lore.words import Words

EMBLEMS: Final = "♥♠♦♣"
"""By seat; the last is for nobody."""


MARK, NOTHING = "►", "·"


PAINT: Final = ("#E2676A", "#5E97E0", "#E0AC2B", "#A79F8C")
"""By seat: a text colour that works on any background."""


def side(words: Words, g: Heroes, seat: int) -> Text:
    """A player by sign, name and colour."""
    name = words("label-nobody") if seat == NOBODY else seat_name(words, g, seat)
    return Text(f"{EMBLEMS[seat]} {name}", PAINT[seat])
