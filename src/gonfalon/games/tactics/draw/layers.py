"""What is drawn: the board, what changes on it, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element

from gonfalon.core import View
from gonfalon.lore.words import Words

from . import adventure, areas, battle, hand, squads
from . import cards as card_faces
from .artifact import artifact
from .boxes import layout_of
from .costs import costs
from .dungeon import caves
from .gates import gates
from .lying import lying
from .pieces import ribbons, units
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
        **dict(units(words, view)),
        **dict(costs(words, view)),
        **dict(trail(words, view)),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    rules = view.state.rules
    stakes = areas.areas if rules.control_card else battle.contest if rules.artifact else adventure.quest
    shown = {
        **squads.seats(words, view),
        "areas": stakes(words, view),
        "hand": hand.hand(words, view),
        "piles": (adventure.piles if rules.enemies else hand.piles)(words, view),
        "draft": adventure.draft(words, view),
        "lying": lying(words, view),
        "unit-cards": squads.about(words, view),
    }
    return shown | ({"dungeon-cards": adventure.dungeon_cards(words, view)} if rules.dungeons else {})


def dice(words: Words, faces: Sequence[int]) -> Element:
    """Pictures of rolled dice."""
    return card_faces.dice(words, tuple(faces))
