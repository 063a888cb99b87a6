"""What options name: the kinds of things a choice may be about, and all verbs of the game."""

from __future__ import annotations

from itertools import product
from typing import Final

from gonfalon.core import Kind, Verbs

from .printed import COLOURS, MAP, TACTICS, UNITS
from .printed.realm import MOST_VILLAGES, THROUGH_PORTAL
from .printed.spaces import NAMES
from .state import CLASSES, KINDS

UNIT: Final = Kind("unit", [f"{colour.id}_{name}" for colour, name in product(COLOURS, CLASSES)])
SPACE: Final = Kind("space", NAMES)
CARD: Final = Kind("card", [unit.id for unit in UNITS])
TACTIC: Final = Kind("tactic", [tactic.id for tactic in TACTICS])
CAMP: Final = Kind("camp", [area.id for area in MAP.start_areas])
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
