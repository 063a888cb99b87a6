"""Conquest of Nerath: four realms at war over land, sea and dungeons.

The rules start in phases.py, the setup in rules/laying.py. Pieces are counted as state.py says, options name them
as codes.py says.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Game, Mode
from gonfalon.lore.content import version

from .bots.judge import judge
from .bots.strategist import strategist
from .codes import VERBS
from .phases import PHASES
from .printed import LENGTHS
from .printed.regions import NOBODY
from .rules.cards import events, properties, treasures
from .rules.laying import MODES, seating_of, start
from .rules.lessons import TAUGHT
from .rules.scoring import places
from .seen import SEEN, redeal
from .state import Nerath
from .why_not import WHY_NOT

RULES_VERSION: Final = 1


def mode_of(id: str) -> Mode:
    """A way to play: who sits where, and who plays together."""
    seating = seating_of(id)
    teams = {"alliance-3": ((0,), (1, 2)), "alliance-4": ((0, 2), (1, 3))}.get(id, ())
    return Mode(id, (seating.players,), teams)


UNVEILED: Final = frozenset({"fight", "lose", "press", "withdraw", "lose_dice", "landing", "amok", "agree"})
"""Questions about nothing that is hidden from others."""

GAME: Final = Game(
    id="nerath",
    modes={id: mode_of(id) for id in MODES},
    state=Nerath,
    phases=PHASES,
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=places,
    judge=judge,
    why_not=WHY_NOT,
    options={"length": tuple(LENGTHS), "lone_dragons": ("no", "yes")},
    lessons=TAUGHT,
    bots={"strategist": strategist, "easy": "greedy", "normal": "strategist"},
    round=lambda g: g.round,
    turn=lambda g: g.active,
    battle=lambda g: None if g.fighting == NOBODY else g.fighting,
    habits=frozenset({"lose", "press", "fight"}),
    unveiled=UNVEILED,
    endless=True,
    version=f"{RULES_VERSION}.{version('nerath')}",
)

__all__ = ["GAME", "events", "properties", "treasures"]
