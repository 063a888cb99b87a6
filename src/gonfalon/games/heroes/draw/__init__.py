"""How Heroes looks: the map, the towns and a fight as SVG, what lies beside them as HTML, all from a view only.

The board shows one context at a time. Everything in a context has its class (`in-map`, `in-fight`, `in-town0`);
the panel `contexts` holds the tabs, and the style sheet shows the chosen one. `static` never changes during a
match; `groups` and `panels` are pieces with stable ids. Whatever an option may name carries that name as
`data-target`; where several elements share a name, those without a `tabindex` only show its state. colours.py has
the colours, draw.css the layout and the states.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Draw
from gonfalon.lore.words import Words

from .aims import highlights, meant, sides, targets
from .choices import dice
from .colours import PALETTE
from .heading import ribbon
from .hexes import SIZE
from .panels import areas, contexts, hand, piles
from .seats import arms, bearers, seats
from .static import board
from .town import towns
from .whole import fight_layers, map_layers, picture


def static(words: Words, view: View) -> Element:
    """The frame, the paper of the map, and shared definitions."""
    return board(words)


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board, by id, in drawing order."""
    return {
        **map_layers(words, view),
        **fight_layers(words, view),
        **towns(words, view),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    return {
        "contexts": contexts(words, view),
        **seats(words, view),
        "areas": areas(words, view),
        "hand": hand(words, view),
        "piles": piles(words, view),
    }


DRAW: Final = Draw(
    size=SIZE,
    static=static,
    groups=groups,
    panels=panels,
    targets=targets,
    picture=picture,
    ribbon=ribbon,
    highlights=highlights,
    sides=sides,
    arms=arms,
    bearers=bearers,
    dice=dice,
    meant=meant,
    palette=PALETTE,
    style=Path(__file__).parent / "draw.css",
    reactions=True,  # to what others do (HER-BAT-57), and Town Actions in their turns (HER-DIG-07)
)
