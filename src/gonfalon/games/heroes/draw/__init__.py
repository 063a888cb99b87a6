"""How Heroes looks: the map, the towns and a fight as SVG, what lies beside them as HTML, all from a view only.

The board shows one context at a time. Everything in a context has its class (`in-map`, `in-fight`, `in-town0`);
the panel `contexts` holds the tabs, and the style sheet shows the chosen one. `static` never changes during a
match; `groups` and `panels` are pieces with stable ids. Whatever an option may name carries that name as
`data-target`; where several elements share a name, those without a `tabindex` only show its state. colours.py has
the colours, draw.css the layout and the states, fight.css and town.css those of a fight and of a town.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Draw
from gonfalon.lore.words import Words

from .aims import highlights, meant, sides, targets
from .choices import dice, tray
from .colours import PALETTE
from .costs import costs
from .dock import hand
from .duel import fight_panel
from .heading import cartouche, ribbon
from .hexes import SIZE
from .home import home
from .inspect import inspect
from .land import frame_of
from .panels import areas, contexts, piles, signs
from .seats import SIDES, arms, bearers, seats
from .static import board
from .steps import steps
from .town import towns
from .whole import map_layers, picture


def static(words: Words, view: View) -> Element:
    """The frame, the paper of the map, and shared definitions."""
    return board(words)


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board, by id, in drawing order."""
    return {
        **map_layers(words, view, frame_of(view)),
        "costs": costs(view, frame_of(view)),
        "home": home(view, frame_of(view)),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    return {
        "contexts": contexts(words, view),
        **seats(words, view),
        "hand": hand(words, view),
        "cartouche": cartouche(words, view),
        "tray": tray(words, view),
        "areas": areas(words, view),
        "signs": signs(words),
        "piles": piles(words, view),
        "fight": fight_panel(words, view),
        **towns(words, view),
    }


PLACES: Final = {
    "contexts": "head",
    "seats": "seats",
    "hand": "dock",
    "cartouche": "over",
    "fight": "over",
    "town0": "over",
    "town1": "over",
    "town2": "over",
    "tray": "over",
    "log": "tabs",
    "areas": "tabs",
    "signs": "tabs",
    "piles": "tabs",
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
    colour=lambda side: SIDES[side],
    bearers=bearers,
    dice=dice,
    meant=meant,
    inspect=inspect,
    steps=steps,
    palette=PALETTE,
    places=PLACES,
    style=tuple(Path(__file__).parent / name for name in ("draw.css", "fight.css", "town.css")),
    reactions=True,  # to what others do (HER-BAT-57), and Town Actions in their turns (HER-DIG-07)
)
