"""What is printed: the board, pieces, cards and tiles of Conquest of Nerath, as typed constants.

The structures mirror the files in `content/`, one class a table; the comments at the head of those files say what
the fields mean. Lists keep the order of the files, so a space, a piece or a card can be known by its number.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_type_hints

from gonfalon.games.contract import Content
from gonfalon.lore.content import ContentError, Edition, load

from .board import MapFile
from .checks import Files, disagreements
from .events import EventsFile
from .guardians import GuardiansFile
from .lessons import LessonsFile
from .pieces import PiecesFile
from .setup import GameLength, Seating, SetupFile
from .treasures import TreasuresFile

CONTENT: Final = Path(__file__).parent.parent / "content"
EDITION: Final = Edition("nerath", CONTENT, get_type_hints(Files), disagreements)
PRINTED: Final = Content(EDITION)

FILES: Final = Files(
    map=load(CONTENT, "map.toml", MapFile),
    pieces=load(CONTENT, "pieces.toml", PiecesFile),
    setup=load(CONTENT, "setup.toml", SetupFile),
    events=load(CONTENT, "events.toml", EventsFile),
    treasures=load(CONTENT, "treasures.toml", TreasuresFile),
    guardians=load(CONTENT, "guardians.toml", GuardiansFile),
    lessons=load(CONTENT, "lessons.toml", LessonsFile, counts=False),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)

BOARD: Final = FILES.map.board
SPACES: Final = FILES.map.spaces
IMPASSABLE: Final = FILES.map.impassable
ABILITIES: Final = {ability.id: ability for ability in FILES.pieces.abilities}
PIECES: Final = FILES.pieces.pieces
COMPONENTS: Final = FILES.setup.components
DICE: Final = FILES.setup.dice
RULES: Final = FILES.setup.game
REALMS: Final = FILES.setup.realms
"""The realms in turn order."""
ALLIANCES: Final = FILES.setup.alliances
LENGTHS: Final[Mapping[str, GameLength]] = {length.id: length for length in FILES.setup.lengths}
SEATINGS: Final[Mapping[str, Seating]] = {seating.id: seating for seating in FILES.setup.seatings}
PLACEMENTS: Final = FILES.setup.placements
CARD_RULES: Final = {rule.id: rule for rule in FILES.events.card_rules}
EVENT_TIMINGS: Final = {timing.id: timing for timing in FILES.events.timings}
EVENTS: Final = FILES.events.events
TREASURE_TIMINGS: Final = {timing.id: timing for timing in FILES.treasures.timings}
TREASURES: Final = FILES.treasures.treasures
GUARDIANS: Final = FILES.guardians.guardians
LESSONS: Final = FILES.lessons.lessons

REALM_ID: Final = {realm.id: number for number, realm in enumerate(REALMS)}
SPACE_ID: Final = {space.id: number for number, space in enumerate(SPACES)}
PIECE_ID: Final = {piece.id: number for number, piece in enumerate(PIECES)}
EVENT_ID: Final = {event.id: number for number, event in enumerate(EVENTS)}
TREASURE_ID: Final = {treasure.id: number for number, treasure in enumerate(TREASURES)}
GUARDIAN_ID: Final = {guardian.id: number for number, guardian in enumerate(GUARDIANS)}
