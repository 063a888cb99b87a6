"""What options name: the kinds of things a choice may be about, and all verbs of the game."""

from __future__ import annotations

from typing import Final, get_args

from gonfalon.core import Kind, Verbs

from .printed import CARDS, CREATURES, HEROES, LAYOUT
from .printed.base import Resource
from .printed.land import BuildingKind

SLOTS: Final = 16
"""Tiles a map can have: thirteen of the layout and a Far Tile of each player."""
FIELDS: Final = 7 * SLOTS
REACH: Final = 14
"""No tile lies further from the middle of the map, in either coordinate."""
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
WAY: Final = Kind("way", tuple(map(str, range(4))))
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
