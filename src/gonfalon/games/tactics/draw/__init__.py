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
from .layers import dice, groups, panels, static
from .panels import arms
from .ribbon import ribbon
from .shapes import SIZE
from .whole import picture

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
    dice=dice,
    palette=PALETTE,
    style=Path(__file__).parent / "draw.css",
    reactions=True,  # tactic cards are played on what others do (TAC-CRD-15)
)
