"""Tiny Epic Tactics: squads of a Fighter, a Wizard, a Rogue and a Beast fight over three Control Areas.

The rules start in phases.py. Units are numbered as state.py says, spaces as realm.py says.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from gonfalon.core import Game, Kind, Mode, Verbs
from gonfalon.lore.content import version

from .judge import judge
from .phases import CAMPS, PHASES, start
from .printed import COLOURS, MODES, TACTICS
from .realm import NAMES, STANDARD
from .scoring import places
from .seen import SEEN, redeal
from .state import CLASSES, KINDS, Tactics
from .why_not import why_not_act

RULES_VERSION: Final = 1

UNIT: Final = Kind("unit", [f"{colour.id}_{name}" for colour, name in product(COLOURS, CLASSES)])
SPACE: Final = Kind("space", NAMES)
TACTIC: Final = Kind("tactic", [tactic.id for tactic in TACTICS])
CAMP: Final = Kind("camp", CAMPS)
DIRECTION: Final = Kind("direction", ("north", "east", "south", "west"))
ATTACK: Final = Kind("attack", KINDS)
NUMBER: Final = Kind("number", ("0", "1", "2", "3"))
DICE: Final = Kind(
    "dice", ["".join(str(die + 1) for die in range(3) if mask >> die & 1) or "none" for mask in range(8)]
)


def way_name(way: int) -> str:
    """A way by what it passes: `g1+portal`."""
    stops = [NAMES[space] for n, space in enumerate(STANDARD.village_list) if way >> n & 1]
    return "+".join([*stops, *(["portal"] if way & STANDARD.through_portal else [])]) or "direct"


WAY: Final = Kind("way", [way_name(way) for way in range(STANDARD.through_portal * 2)])

VERBS: Final = Verbs(
    {
        "camp": (CAMP,),
        "deploy": (UNIT, SPACE),
        "keep": (TACTIC,),
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

GAME: Final = Game(
    id="tactics",
    modes={
        mode.id: Mode(mode.id, tuple(range(mode.players_min, mode.players_max + 1)), mode.cap_rounds)
        for mode in MODES.values()
        if mode.id == "competitive"
    },
    state=Tactics,
    phases=PHASES,
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=places,
    judge=judge,
    why_not={"act": why_not_act},
    version=f"{RULES_VERSION}.{version('tactics')}",
)
