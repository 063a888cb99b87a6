"""Tiny Epic Tactics: squads of a Fighter, a Wizard, a Rogue and a Beast fight over three Control Areas, for the
Artifact, or against an Enemy and its dungeons.

The rules start in phases.py, the setup in laying.py. Units are numbered as state.py says, spaces as realm.py says.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from gonfalon.core import Game, Kind, Lesson, Mode, Verbs
from gonfalon.lore.content import version

from .building import check as check_realm
from .judge import judge
from .laying import CAMPS, start
from .layout import READY
from .phases import PHASES
from .printed import COLOURS, LESSONS, MODES, TACTICS, UNITS
from .printed import Mode as PrintedMode
from .realm import MOST_VILLAGES, NAMES, THROUGH_PORTAL
from .scoring import places
from .seen import SEEN, redeal
from .state import CLASSES, KINDS, Tactics, sides_of
from .why_not import why_not_act

RULES_VERSION: Final = 2

UNIT: Final = Kind("unit", [f"{colour.id}_{name}" for colour, name in product(COLOURS, CLASSES)])
SPACE: Final = Kind("space", NAMES)
CARD: Final = Kind("card", [unit.id for unit in UNITS])
TACTIC: Final = Kind("tactic", [tactic.id for tactic in TACTICS])
CAMP: Final = Kind("camp", CAMPS)
DIRECTION: Final = Kind("direction", ("north", "east", "south", "west"))
ATTACK: Final = Kind("attack", KINDS)
NUMBER: Final = Kind("number", ("0", "1", "2", "3"))
DICE: Final = Kind(
    "dice", ["".join(str(die + 1) for die in range(3) if mask >> die & 1) or "none" for mask in range(8)]
)


def way_name(way: int) -> str:
    """A way by what it passes, Villages being counted from the north-west: `v1+portal`."""
    stops = [f"v{n + 1}" for n in range(MOST_VILLAGES) if way >> n & 1]
    return "+".join([*stops, *(["portal"] if way & THROUGH_PORTAL else [])]) or "direct"


WAY: Final = Kind("way", [way_name(way) for way in range(THROUGH_PORTAL * 2)])

VERBS: Final = Verbs(
    {
        "camp": (CAMP,),
        "deploy": (UNIT, SPACE),
        "keep": (TACTIC,),
        "take": (CARD,),
        "move": (UNIT, SPACE),
        "melee": (UNIT, UNIT),
        "missile": (UNIT, UNIT),
        "spell": (UNIT, UNIT),
        "ballista": (UNIT, UNIT),
        "march": (UNIT,),
        "shed": (UNIT,),
        "end": (),
        "way": (WAY,),
        "go": (UNIT, SPACE),
        "stay": (),
        "power": (NUMBER,),
        "option": (NUMBER,),
        "choose": (UNIT,),
        "grant": (NUMBER, UNIT),
        "push": (DIRECTION,),
        "reroll": (DICE,),
        "stand": (),
        "yes": (),
        "no": (),
        "counter": (ATTACK,),
        "decline": (),
        "tactic": (TACTIC,),
        "pass": (),
        "discard": (TACTIC,),
    }
)


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
