"""What is printed: the units, cards, dice, boxes and maps of Tactics, as typed constants.

There is a module for each file in `content/`, with a class for each table; the comments at the head of those files
say what the fields mean. Lists keep the order of the files, so a unit or a card can be known by its number.
spaces.py numbers the spaces, layout.py puts boxes on a scroll, and realm.py makes tables of the map that results.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_type_hints

from gonfalon.games.contract import Content
from gonfalon.lore.content import ContentError, Edition, load

from .checks import Files, disagreements
from .dice import DiceFile
from .dungeons import DungeonsFile
from .effects import EffectsFile
from .enemies import EnemiesFile
from .land import MapFile
from .lessons import LessonsFile
from .modes import Mode, ModesFile
from .tactics import TacticsFile
from .units import Face, UnitsFile

CONTENT: Final = Path(__file__).parent.parent / "content"
EDITION: Final = Edition("tactics", CONTENT, get_type_hints(Files), disagreements)
PRINTED: Final = Content(EDITION)

FILES: Final = Files(
    units=load(CONTENT, "units.toml", UnitsFile),
    tactics=load(CONTENT, "tactics.toml", TacticsFile),
    dice=load(CONTENT, "dice.toml", DiceFile),
    map=load(CONTENT, "map.toml", MapFile),
    modes=load(CONTENT, "modes.toml", ModesFile),
    enemies=load(CONTENT, "enemies.toml", EnemiesFile),
    dungeons=load(CONTENT, "dungeons.toml", DungeonsFile),
    effects=load(CONTENT, "effects.toml", EffectsFile),
    lessons=load(CONTENT, "lessons.toml", LessonsFile),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)

CLASSES: Final = FILES.units.classes
UNITS: Final = FILES.units.units
UNIT_FACES: Final[tuple[Face, ...]] = (*UNITS, *(unit.solo for unit in UNITS))
"""The faces of all Unit cards, first the normal ones, then the Enemy faces (TAC-CMP-02)."""
TACTICS: Final = FILES.tactics.tactics
DIE: Final = FILES.dice.die
FACES: Final = FILES.dice.faces
ROLLS: Final = FILES.dice.rolls
MAP: Final = FILES.map
SPACES: Final = FILES.map.front_cells.cells
TERRAINS: Final = {terrain.id: terrain for terrain in FILES.map.terrains}
BOXES: Final = {box.id: box for box in FILES.map.boxes}
MODES: Final[Mapping[str, Mode]] = {mode.id: mode for mode in FILES.modes.modes}
COMPONENTS: Final = FILES.modes.components
COLOURS: Final = FILES.modes.colours
TURN: Final = FILES.modes.turn
CONTROL_TRACK: Final = FILES.modes.control_track
TIME_TRACK: Final = FILES.modes.time_track
SCORING: Final = FILES.modes.scoring
ENEMIES: Final = FILES.enemies.enemies
DUNGEONS: Final = FILES.dungeons.dungeons
DUNGEON_SPACES: Final = {space.id: space for space in FILES.dungeons.space_types}
LESSONS: Final = FILES.lessons.lessons
