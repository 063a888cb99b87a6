"""Tiny Epic Tactics: squads of a Fighter, a Wizard, a Rogue and a Beast fight over three Control Areas, for the
Artifact, or against an Enemy and its dungeons.

The rules start in phases.py, the setup in rules/laying.py. Units are numbered as state.py says, spaces as
rules/realm.py says.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Game, Lesson, Mode
from gonfalon.lore.content import version

from .bots.judge import judge
from .codes import VERBS
from .phases import PHASES
from .printed import LESSONS, MODES
from .printed import Mode as PrintedMode
from .rules.building import check as check_realm
from .rules.laying import start
from .rules.layout import READY
from .rules.scoring import places
from .seen import SEEN, redeal
from .state import Tactics, sides_of
from .why_not import why_not_act

RULES_VERSION: Final = 2


def mode_of(printed: PrintedMode) -> Mode:
    """A mode as the engine knows it; who builds the realm of a Battle may choose one (TAC-BLD-01)."""
    seats = tuple(range(printed.players_min, printed.players_max + 1))
    teams = tuple(side for side in sides_of(printed, seats[0]) if side[0] < seats[0]) if printed.teams else ()
    options = {"realm": tuple(READY), "waive": ("no", "yes")} if printed.suggested_layouts else {}
    return Mode(printed.id, seats, teams, options)


GAME: Final = Game(
    id="tactics",
    modes={mode.id: mode_of(mode) for mode in MODES.values()},
    state=Tactics,
    phases=PHASES,
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=places,
    judge=judge,
    why_not={"act": why_not_act},
    written={"realm": check_realm},
    lessons=tuple(Lesson(lesson.id, "competitive", 2) for lesson in LESSONS),
    endless=True,
    version=f"{RULES_VERSION}.{version('tactics')}",
)
