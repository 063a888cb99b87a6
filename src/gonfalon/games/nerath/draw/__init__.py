"""How Nerath looks: the map as SVG, what lies beside it as HTML, from a view only.

`static` never changes during a match; `groups` and `panels` are pieces by stable ids. Whatever an option may name
carries that name as `data-target`; where several elements share a name, those without a `tabindex` only show its
state, which draw.css defines.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Draw
from gonfalon.games.nerath.state import STEPS, Nerath
from gonfalon.lore.words import Words

from .aims import highlights, meant, sides, targets
from .areas import areas
from .campaign import campaign, threats_panel
from .cards import dice
from .choices import grounds, numbers
from .colours import PALETTE
from .ground import conquests
from .hand import hand
from .inspect import inspect
from .marks import battles, glows, guardians
from .names import names, renamed
from .piles import piles
from .seats import arms, bearers, seats
from .shapes import SIZE
from .stacks import stacks
from .static import board
from .steps import steps
from .whole import picture


def static(words: Words, view: View) -> Element:
    """The map: land, sea, and the spaces to be touched."""
    return board(words)


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the map, by id, in the order in which it is drawn."""
    return {
        **dict(conquests(words, view.state.held)),
        "glows": glows(),
        **grounds(words, view),
        "names": names(words),
        **dict(renamed(words, view.state.held)),
        **dict(guardians(words, view)),
        **stacks(words, view),
        **dict(battles(words, view)),
        **dict(numbers(words, view)),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the map, by id."""
    return {
        **seats(words, view),
        "areas": areas(words, view),
        "hand": hand(words, view),
        "threats": threats_panel(words, view),
        "battles": campaign(words, view),
        "piles": piles(words, view),
    }


def ribbon(words: Words, view: View) -> list[tuple[str, bool]]:
    """The six steps of a turn, and which is the current one; none once the game is over."""
    g: Nerath = view.state
    return [(words(f"draw-step-{name}"), n == g.step and not view.over) for n, name in enumerate(STEPS)]


PLACES: Final = {
    "seats": "seats",
    "hand": "dock",
    "areas": "over",
    "log": "tabs",
    "threats": "tabs",
    "battles": "tabs",
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
    colour=lambda realm: f"banner{realm}",
    bearers=bearers,
    dice=dice,
    meant=meant,
    palette=PALETTE,
    style=Path(__file__).parent / "draw.css",
    places=PLACES,
    inspect=inspect,
    steps=steps,
    reactions=True,  # event and Treasure cards are played on what others do
)
