"""What is drawn: the board, what changes on it, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element

from gonfalon.core import View
from gonfalon.lore.words import Words

from . import adventure, battle
from . import cards as card_faces
from . import panels as beside
from .artifact import artifact
from .boxes import layout_of
from .dungeon import caves
from .gates import gates
from .pieces import costs, ribbons, units
from .static import board
from .trail import trail


def static(words: Words, view: View) -> Element:
    """The board: terrain, names of spaces, and hit areas."""
    return board(words, layout_of(view.state.map))


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board, by id, in drawing order."""
    return {
        **dict(ribbons(words, view)),
        **dict(caves(words, view)),
        **dict(gates(words, view)),
        **dict(artifact(words, view)),
        **dict(costs(view)),
        **dict(units(words, view)),
        **dict(trail(words, view)),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    rules = view.state.rules
    areas = beside.areas if rules.control_card else battle.contest if rules.artifact else adventure.quest
    hand = adventure.draft if any(view.state.draft) else beside.hand
    shown = {
        **beside.seats(words, view),
        "areas": areas(words, view),
        "hand": hand(words, view),
        "piles": (adventure.piles if rules.enemies else beside.piles)(words, view),
        "unit-cards": beside.about(words, view),
    }
    return shown | ({"dungeon-cards": adventure.dungeon_cards(words, view)} if rules.dungeons else {})


def dice(words: Words, faces: Sequence[int]) -> Element:
    """Pictures of rolled dice."""
    return card_faces.dice(words, tuple(faces))
