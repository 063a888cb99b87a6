"""What things are called: parties, units, cards, spaces, dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gonfalon.core import View
from gonfalon.games.tactics.codes import DIRECTION
from gonfalon.games.tactics.printed import (
    CLASSES,
    COLOURS,
    DUNGEON_SPACES,
    ENEMIES,
    FACES,
    FILES,
    MAP,
    TACTICS,
    UNITS,
)
from gonfalon.games.tactics.printed.realm import BRIDGE, PLAIN
from gonfalon.games.tactics.printed.spaces import NAMES as SPACE_NAMES
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.printed.terms import Icon
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVES
from gonfalon.games.tactics.rules.laying import OPPOSITE
from gonfalon.games.tactics.state import ENEMY_FACE, KINDS, NOBODY, Tactics, class_of
from gonfalon.lore.phrases import listed, named, printed
from gonfalon.lore.teller import NONE
from gonfalon.lore.words import Words

CAVE_SPACES: Final = {kind.symbol: kind for kind in DUNGEON_SPACES.values()}
DICE_ICONS: Final = {icon.id: icon for icon in FILES.dice.icons}


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: its colour, or the Enemy."""
    return party_name(words, view.state, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game: its colour."""
    return named(words, COLOURS[seat])


def party_name(words: Words, g: Tactics, party: int) -> str:
    """A party: a player by colour; the Enemy by that name, and by colour too where there are two."""
    colour = named(words, COLOURS[party])
    if not g.rules.enemies or not g.automated(party):
        return colour
    return words("enemy") if g.rules.enemies == 1 else words("enemy-by-colour", colour=colour.lower())


def enemy_of(words: Words, g: Tactics, seat: int) -> str:
    """The Enemy that a player is in charge of (TAC-COO-04)."""
    return party_name(words, g, g.players + seat)


def unit_name(words: Words, g: Tactics, unit: int) -> str:
    """A unit by its card's name; no two units of a game have the same card."""
    return card_name(words, g.card[unit]) if unit != NOBODY else ""


def card_name(words: Words, card: int) -> str:
    return named(words, UNITS[card % ENEMY_FACE])


def class_name(words: Words, unit: int) -> str:
    return named(words, CLASSES[class_of(unit)])


def tactic_name(words: Words, tactic: int) -> str:
    return named(words, TACTICS[tactic])


def face_name(words: Words, face: int) -> str:
    """A face of an Action die by its symbols: `Knock Back`, `Miss + Knock Back`."""
    return " + ".join(icon_name(words, icon) for icon in FACES[face].icons)


def icon_name(words: Words, icon: Icon) -> str:
    return named(words, DICE_ICONS[icon])


def place_name(words: Words, g: Tactics, space: int) -> str:
    """A space, and what is special about it: `e5 (Forest)`."""
    if space >= SPACES:
        return f"{space_name(space)} ({cave_space(words, space, 'name')})"
    realm = g.realm
    notes = []
    if realm.terrain[space] not in (PLAIN, BRIDGE):
        notes.append(named(words, MAP.terrains[realm.terrain[space]]))
    if realm.portals >> space & 1:
        notes.append(words("label-portal"))
    for zone, board in enumerate(realm.zones if g.rules.control_card else ()):
        if board >> space & 1:
            notes.append(named(words, MAP.zones[zone]))
    if space in realm.triggers:
        notes.append(words("label-trigger"))
    return f"{SPACE_NAMES[space]} ({', '.join(notes)})" if notes else SPACE_NAMES[space]


def space_name(space: int) -> str:
    """A space by its letter and number; in a dungeon these count from its own corner."""
    return SPACE_NAMES[space].rpartition("-")[2]


def cave_space(words: Words, space: int, what: str) -> str:
    """What is printed about a kind of space in dungeons."""
    return printed(words, CAVE_SPACES[CAVE_AT[space].kind(space)], what)


def dungeon_name(words: Words, dungeon: int) -> str:
    return printed(words, CAVES[dungeon].printed, "place")


def camp_name(words: Words, camp: int) -> str:
    return named(words, MAP.start_areas[camp])


def opposite_camp(words: Words, g: Tactics, camp: int) -> str:
    """The second starting location that comes with this one when one or two play."""
    return camp_name(words, OPPOSITE[camp]) if g.players <= 2 else NONE


def arrow_name(words: Words, direction: int) -> str:
    return words(f"compass-{DIRECTION.names[direction]}")


NAMES: Final[Mapping[str, Callable[[Words, Tactics, Any], Any]]] = {
    "seat": party_name,
    "unit": unit_name,
    "target": unit_name,
    "card": lambda words, g, card: card_name(words, card),
    "given": lambda words, g, card: card_name(words, card),
    "class": lambda words, g, number: class_name(words, number),
    "space": lambda words, g, space: space_name(space),
    "from": lambda words, g, space: space_name(space),
    "place": place_name,
    "dungeon": lambda words, g, dungeon: dungeon_name(words, dungeon),
    "enemy_card": lambda words, g, card: named(words, ENEMIES[card]) if card != NOBODY else "",
    "monster": lambda words, g, card: named(words, ENEMIES[card].monster),
    "arrow": lambda words, g, direction: arrow_name(words, direction),
    "tactic": lambda words, g, tactic: tactic_name(words, tactic),
    "camp": lambda words, g, camp: camp_name(words, camp),
    "zone": lambda words, g, zone: named(words, MAP.zones[zone]),
    "mark": lambda words, g, mark: words(f"label-flag-{mark}"),
    "icon": lambda words, g, icon: icon_name(words, icon),
    "faces": lambda words, g, faces: listed(words, (face_name(words, face) for face in faces)),
    "direction": lambda words, g, direction: DIRECTION.names[direction],
    "attack": lambda words, g, kind: kind if isinstance(kind, str) else KINDS[kind],
}
"""By kind of argument: what names it. Numbers stay as they are."""
REST: Final = ("faces",)
