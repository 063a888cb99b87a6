"""How Tactics looks: the board as SVG, what lies beside it as HTML, from a view only.

`static` never changes during a match; `groups` and `panels` are pieces by stable ids. Whatever an option may name
carries that name as `data-target`; where several elements share a name, those without a `tabindex` only show its
state. colours.py has the colours, draw.css the states.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gonfalon.games.contract import Draw

from .aims import highlights, sides, targets
from .colours import PALETTE
from .inspect import inspect
from .layers import dice, groups, panels, static
from .ribbon import ribbon
from .shapes import SIZE
from .squads import arms
from .steps import steps
from .whole import picture

PLACES: Final = {
    "seats": "seats",
    "hand": "dock",
    "draft": "over",
    "lying": "over",
    "unit-cards": "over",
    "dungeon-cards": "over",
    "areas": "tabs",
    "log": "tabs",
    "piles": "tabs",
}
"""Where the panels go. Unit cards and Dungeon cards are opened on demand, over everything."""

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
    colour=lambda seat: f"team{seat}",
    dice=dice,
    palette=PALETTE,
    places=PLACES,
    inspect=inspect,
    steps=steps,
    style=Path(__file__).parent / "draw.css",
    reactions=True,  # tactic cards are played on what others do (TAC-CRD-15)
)
