"""Tiny Epic Tactics: squads of a Fighter, a Wizard, a Rogue and a Beast fight over three Control Areas, for the
Artifact, or against an Enemy and its dungeons.

The rules start in phases.py, the setup in rules/laying.py. Units are numbered as state.py says, spaces as
printed/spaces.py says.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Game, Lesson, Mode
from gonfalon.lore.content import version

from .bots.judge import judge
from .codes import VERBS
from .phases import PHASES
from .printed import LESSONS, MODES
from .printed.layout import READY
from .printed.modes import Mode as PrintedMode
from .rules.building import check as check_realm
from .rules.laying import start
from .rules.scoring import places
from .seen import SEEN, redeal
from .state import Tactics, sides_of
from .why_not import WHY_NOT

RULES_VERSION: Final = 2


def mode_of(printed: PrintedMode) -> Mode:
    """A mode as the engine knows it (TAC-MOD-01): for how many players, alone or in teams (TAC-MOD-02, TAC-MOD-03,
    TAC-MOD-04, TAC-MOD-05, TAC-MOD-06, TAC-MOD-07); for Battle a realm may be built (TAC-BLD-01)."""
    seats = tuple(range(printed.players_min, printed.players_max + 1))
    teams = tuple(side for side in sides_of(printed, seats[0]) if side[0] < seats[0]) if printed.teams else ()
    options = {"realm": tuple(READY), "waive": ("no", "yes")} if printed.suggested_layouts else {}
    return Mode(printed.id, seats, teams, options)


UNVEILED: Final = frozenset(
    {
        *("camp", "deploy", "take", "power", "counter", "way", "heal", "knock_back", "go", "reroll"),
        *("push", "ability", "siphon", "thunder", "first", "grant", "unweaken", "return", "replace"),
    }
)
"""Questions about nothing that is hidden from others."""

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
    why_not=WHY_NOT,
    written={"realm": check_realm},
    lessons=tuple(
        Lesson(each.id, "competitive", 2, is_done=lambda view: bool(view.state.won)) for each in LESSONS
    ),
    round=lambda g: g.round,
    turn=lambda g: g.active,
    habits=frozenset({"knock_back", "reroll", "counter"}),
    unveiled=UNVEILED,
    first=lambda g: g.first,
    endless=True,
    version=f"{RULES_VERSION}.{version('tactics')}",
)
