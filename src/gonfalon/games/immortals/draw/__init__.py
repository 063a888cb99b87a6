"""How Immortals looks: both realms and the tower as SVG, the plan, cards and panels as HTML, all from a view only.

`static` never changes during a match; `groups` and `panels` are pieces by stable ids. Whatever an option may name
carries that name as `data-target`; where several elements share a name, those without a `tabindex` only show its
state. draw.css has layout and states, colours.py the colours.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Draw
from gonfalon.games.immortals.state import Immortals
from gonfalon.lore.words import Words

from .aims import highlights, meant, sides, targets
from .colours import PALETTE
from .cubes import arms, dice
from .hand import hand
from .inspect import inspect
from .marches import choices, grounds
from .pieces import glows, holders, home
from .plan import plan
from .provinces import provinces
from .seats import seats
from .shapes import SIZE
from .static import board
from .steps import steps
from .whole import layers, picture

STARTING: Final = ("home", "draft", "settling", "tower")
PHASES: Final = ("reinforcements", "planning", "actions", "scoring")


def static(words: Words, view: View) -> Element:
    """Both realms, the empty tower, the score track, and the regions to be touched."""
    return board(words)


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board, by id, in the order in which it is drawn."""
    return {
        "holders": holders(view),
        "glows": glows(),
        **grounds(words, view),
        **layers(words, view),
        **dict(choices(words, view)),
        **home(view),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    return {
        **seats(words, view),
        **plan(words, view),
        "plan-cards": hand(words, view, "plan-cards"),
        "cards": hand(words, view, "cards"),
        "provinces": provinces(words, view),
    }


def ribbon(words: Words, view: View) -> list[tuple[str, bool]]:
    """The steps of the starting round or the phases of a round (IMM-TRN-02), and which is the current one."""
    g: Immortals = view.state
    steps = PHASES if g.round else STARTING
    current = "tower" if not g.round and any(g.shelves) else g.stage
    return [(words(f"draw-stage-{step}"), step == current and not view.over) for step in steps]


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
    colour=lambda seat: f"cube{seat}",
    dice=dice,
    meant=meant,
    palette=PALETTE,
    style=Path(__file__).parent / "draw.css",
    reactions=False,  # nobody is asked out of turn (IMM-DIG-04)
    places={"seats": "seats", "plan": "dock", "cards": "tabs", "provinces": "tabs", "log": "tabs"},
    inspect=inspect,
    steps=steps,
)
