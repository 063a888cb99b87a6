"""What the numbers of the game stand for, and everything options can name.

A *hero* is even for the Main Hero of a seat and odd for its Secondary Hero; a *unit* is the face of a unit card,
even for a Few and odd for a Pack. The functions below make and read them. The map is a list of *slots*, one per
tile; a *field* is `POSITIONS * slot + position`, the position as in `printed.LAYOUT.positions`. In a combat the
*sides* are ATTACKER and DEFENDER, and a *space* is `4 * row + column`; row 0 is the defender's Backline, row 4 the
attacker's, row 2 the Middle Row.
"""

from __future__ import annotations

from typing import Final, get_args

from gonfalon.core import Kind, Option, Verbs

from .printed import CARDS, CREATURES, HEROES, LAYOUT, LEVELS
from .printed.base import Resource
from .printed.land import BuildingKind
from .printed.units import Neutral

NOBODY: Final = -1
NOWHERE: Final = -1

GOLD, MATERIALS, VALUABLES = 0, 1, 2
RESOURCES: Final = (GOLD, MATERIALS, VALUABLES)

ABILITY, ARTIFACT, SPELL = 0, 1, 2
"""The common piles (HER-CRD-14)."""
BRONZE, SILVER, GOLDEN, AZURE = 0, 1, 2, 3
TIERS: Final = ("bronze", "silver", "golden", "azure")
SCHOOLS: Final = ("air", "earth", "fire", "water")

BUILD, POPULATION, SPELL_BOOK = 1, 2, 4
ALL_TOKENS: Final = BUILD | POPULATION | SPELL_BOOK

NEGATIVE, NEUTRAL_MORALE, POSITIVE = -1, 0, 1

CITY_HALL, CITADEL, MAGE_GUILD, DWELLING, SPECIAL_A, SPECIAL_B = 0, 1, 2, 3, 6, 7
"""Kinds of buildings, as in `printed.BUILDINGS`; the dwellings of the three tiers are 3, 4 and 5."""

ATTACKER, DEFENDER = 0, 1
COLUMNS: Final = 4
SPACES: Final = 20
MIDDLE: Final = 8
"""The first space of the Middle Row."""
TOWER: Final = 20
"""Where the Arrow Tower stands: beside the board."""
NO_WALL, WALL, GATE, RUIN = 0, 1, 2, 3

ACTED, RETALIATED, PARALYSED, DEFENDING, DEFENDED = 1, 2, 4, 8, 16
"""Marks of a fighting unit: has activated, has retaliated this Combat Round, holds a Paralysis Token, holds a
Defense Token, held one when it activated."""
USED: Final = 32
"""The unit has used its once-per-combat ability."""

GRAIL_UNFOUND: Final = -1
GRAIL_DELIVERED: Final = -2
GRAIL_ON_FIELD: Final = 100
"""`grail` is the hero that carries it, or this plus the field where it lies, or one of the two values above."""

MAIN_MP, SECONDARY_MP = 3, 2
TOP_LEVEL: Final = len(LEVELS)


# --------------------------------------------------------------------------- heroes


def seat_of(hero: int) -> int:
    return hero // 2


def is_main(hero: int) -> bool:
    return not hero & 1


def main_of(seat: int) -> int:
    """The Main Hero of a seat."""
    return 2 * seat


def second_of(seat: int) -> int:
    """The Secondary Hero of a seat."""
    return 2 * seat + 1


def heroes_of(seat: int) -> tuple[int, int]:
    """Both heroes of a seat, the Main Hero first."""
    return 2 * seat, 2 * seat + 1


def partner_of(hero: int) -> int:
    """The other hero of the same seat."""
    return hero ^ 1


# --------------------------------------------------------------------------- resources, fields, dice, cards


def purse_at(seat: int, resource: int) -> int:
    """The index of a seat's resource in `resources` and `income`."""
    return 3 * seat + resource


def purse_of(seat: int) -> slice:
    """All resources of a seat."""
    return slice(3 * seat, 3 * seat + 3)


POSITIONS: Final = len(LAYOUT.positions)


def slot_of(field: int) -> int:
    return field // POSITIONS


DICE_A_ROLL: Final = 4
"""More dice than are ever rolled at once."""


def reroll(source: int, die: int) -> Option:
    """Pack a reroll: what allows it, and which die."""
    return "reroll", DICE_A_ROLL * source + die


def rerolled_by(code: int) -> tuple[int, int]:
    """What allows the reroll, and which die: the inverse of `reroll`."""
    return divmod(code, DICE_A_ROLL)


# --------------------------------------------------------------------------- units


def creature_of(unit: int) -> int:
    return unit // 2


def is_pack(unit: int) -> bool:
    return bool(unit & 1)


def few_of(creature: int) -> int:
    return 2 * creature


def pack_of(creature: int) -> int:
    return 2 * creature + 1


def face_of(creature: int, pack: bool) -> int:
    return 2 * creature + pack


def flipped(unit: int) -> int:
    """The other face of the same card."""
    return unit ^ 1


TIER_OF: Final = tuple(TIERS.index(card.tier) if card.tier in TIERS else BRONZE for card in CREATURES)
IS_NEUTRAL: Final = tuple(type(card) is Neutral for card in CREATURES)


def tier_of(creature: int) -> int:
    """BRONZE to AZURE."""
    return TIER_OF[creature]


def is_neutral(creature: int) -> bool:
    return IS_NEUTRAL[creature]


# --------------------------------------------------------------------------- what options name


SLOTS: Final = 16
"""The most tiles a map can have: thirteen of the layout and a Far Tile for each player."""
REACH: Final = 14
"""No tile lies farther from the middle of the map, in either coordinate."""
WIDTH: Final = 2 * REACH + 1

HERO_CARD: Final = Kind("hero_card", tuple(hero.id for hero in HEROES))
HERO: Final = Kind("hero", tuple(f"{which}{seat + 1}" for seat in range(3) for which in ("main", "second")))
SEAT: Final = Kind("seat", ("1", "2", "3"))
SLOT: Final = Kind("slot", tuple(f"t{slot}" for slot in range(SLOTS)))
FIELD: Final = Kind("field", tuple(f"t{slot}.{pos}" for slot in range(SLOTS) for pos in LAYOUT.positions))
SITE: Final = Kind("site", tuple(f"{q}:{r}" for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1)))
"""Where the middle of a tile may lie."""
TURN: Final = Kind("turn", tuple(map(str, range(6))))
CARD: Final = Kind("card", tuple(card.id for card in CARDS))
WAYS_A_CARD: Final = 4
WAY: Final = Kind("way", tuple(map(str, range(WAYS_A_CARD))))
"""Which effect of a card: 0 basic, 1 expert; an option; the level of a Spell, 3 for its bottom effect."""
CREATURE: Final = Kind("creature", tuple(creature.id for creature in CREATURES))
BUILDING: Final = Kind("building", get_args(BuildingKind))
RESOURCE: Final = Kind("resource", get_args(Resource))
PILE: Final = Kind("pile", ("ability", "artifact", "spell", "own", "bronze", "silver", "golden", "azure", "weeks"))
TRADE: Final = Kind("trade", tuple(map(str, range(6))))
NUMBER: Final = Kind("number", tuple(map(str, range(21))))
SPACE: Final = Kind("space", (*(f"{column}{row}" for row in range(1, 6) for column in "abcd"), "tower"))

VERBS: Final = Verbs(
    {
        # setup
        "hero": (HERO_CARD,),
        "turn_tile": (TURN,),
        "bonus": (NUMBER,),
        # the hand
        "discard": (CARD,),
        "draw": (NUMBER,),
        "play": (CARD, WAY),
        "end_permanent": (),
        # the map
        "move": (HERO, FIELD),
        "revisit": (HERO,),
        "reveal": (HERO, SLOT),
        "explore": (HERO,),
        "site": (SITE, TURN),
        "end": (),
        # town, morale, trade
        "build": (BUILDING,),
        "recruit": (CREATURE,),
        "reinforce": (CREATURE,),
        "hire": (FIELD,),
        "spell_book": (),
        "use": (BUILDING, NUMBER),
        "deliver": (),
        "trade": (TRADE,),
        "morale_draw": (),
        "morale_cycle": (),
        "done": (),
        # answers
        "pass": (),
        "accept": (),
        "choose": (NUMBER,),
        "from_deck": (PILE,),
        "from_discard": (PILE,),
        "take": (CARD,),
        "on_top": (CARD,),
        "remove": (CARD,),
        "resource": (RESOURCE,),
        "keep_die": (NUMBER,),
        "reroll": (NUMBER,),
        "name": (SEAT,),
        "to_hero": (HERO,),
        "to_field": (FIELD,),
        "to_slot": (SLOT,),
        "peek": (PILE,),
        "bury": (),
        "replace": (CREATURE,),
        "flip": (CREATURE,),
        # combat
        "fight": (),
        "pay": (),
        "yield": (),
        "deploy": (CREATURE, SPACE),
        "deployed": (),
        "gate": (SPACE,),
        "attack": (SPACE, SPACE),
        "go": (SPACE,),
        "defend": (SPACE,),
        "activate": (SPACE,),
        "target": (SPACE,),
        "stay": (),
        "surrender": (),
        "prolong": (),
        "retreat": (),
    }
)
