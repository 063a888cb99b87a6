"""What is printed: the board, tribes, cards and tower of Immortals, as typed constants.

The structures mirror the files in `content/`, one class a table; the comments at the head of those files say what
the fields mean. Lists keep the order of the files, so a region, a tribe or a card can be known by its number.

A place is a region in one realm: `realm * 25 + region`, with light as realm 0 and darkness as realm 1. The
Conflict cards 0 to 49 have the numbers of their places, 50 to 54 are the jokers of light, 55 to 59 those of
darkness, province by province.
"""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Final, get_type_hints

from gonfalon.games.contract import Content
from gonfalon.lore.content import ContentError, Edition, load

from .base import Resources
from .cards import CardsFile, Component, Rounds
from .checks import Files, disagreements
from .land import MapFile
from .lessons import LessonsFile
from .tower import TowerFile
from .tribes import TribesFile

LIGHT: Final = 0
DARK: Final = 1

CONTENT: Final = Path(__file__).parent.parent / "content"
EDITION: Final = Edition("immortals", CONTENT, get_type_hints(Files), disagreements)
PRINTED: Final = Content(EDITION)

FILES: Final = Files(
    map=load(CONTENT, "map.toml", MapFile),
    tribes=load(CONTENT, "tribes.toml", TribesFile),
    cards=load(CONTENT, "cards.toml", CardsFile),
    tower=load(CONTENT, "tower.toml", TowerFile),
    lessons=load(CONTENT, "lessons.toml", LessonsFile, counts=False),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)

BOARD: Final = FILES.map.board
REALMS: Final = FILES.map.realms
PROVINCES: Final = FILES.map.provinces
REGIONS: Final = FILES.map.regions
VOIDS: Final = FILES.map.voids
SUPPLY: Final = FILES.tribes.supply
ACTIONS: Final = {action.id: action for action in FILES.tribes.actions}
TRIBES: Final = FILES.tribes.tribes
"""The tribes of light are 0 to 4, those of darkness 5 to 9."""
COUNTS: Final = FILES.cards.counts
DRAFT: Final = FILES.cards.draft
SCORING: Final = FILES.cards.scoring
ROUNDS: Final[Mapping[int, Rounds]] = {rounds.players: rounds for rounds in FILES.cards.rounds}
"""How long a game is, by the number of players."""
REGION_CARDS: Final = FILES.cards.region_cards
CONFLICT_CARDS: Final = FILES.cards.conflict_cards
MAGIC_CARDS: Final = FILES.cards.magic_cards
BLANK_CARD: Final = FILES.cards.blank_card
ROUND_MARKERS: Final = FILES.cards.round_markers
BUILDINGS: Final = FILES.cards.buildings
COMPONENTS: Final[Mapping[str, Component]] = {part.id: part for part in FILES.cards.components}
COLOURS: Final = FILES.cards.colours
"""The colours of the seats."""
TOWER: Final = FILES.tower
LESSONS: Final = FILES.lessons.lessons
LESSON_TABLE: Final = FILES.lessons.table

REGION_ID: Final = {region.id: number for number, region in enumerate(REGIONS)}
PROVINCE_ID: Final = {province.id: number for number, province in enumerate(PROVINCES)}
TRIBE_ID: Final = {tribe.id: number for number, tribe in enumerate(TRIBES)}
MAGIC_ID: Final = {card.id: number for number, card in enumerate(MAGIC_CARDS)}
PORTAL: Final = 0
SANCTUARY: Final = 1
CAPITAL: Final = 2

# By place.
SIDES: Final = tuple(region.sides[realm] for realm in (LIGHT, DARK) for region in REGIONS)
PLACES: Final = range(len(SIDES))
YIELDS: Final = tuple(Resources(side.energy, side.gold) for side in SIDES)
PROVINCE_OF: Final = tuple(PROVINCE_ID[region.province] for region in REGIONS) * 2
NEIGHBOURS: Final = tuple(
    tuple(sorted(place - place % len(REGIONS) + REGION_ID[name] for name in SIDES[place].neighbours))
    for place in PLACES
)
POLYGONS: Final = tuple(side.polygon for side in SIDES)

PROVINCE_PLACES: Final = tuple(
    tuple(
        tuple(place for place in PLACES if place // len(REGIONS) == realm and PROVINCE_OF[place] == province)
        for province in range(len(PROVINCES))
    )
    for realm in (LIGHT, DARK)
)
"""The places of each province, by realm and province."""
CONFLICT_PLACES: Final[tuple[tuple[int, ...], ...]] = (
    *((place,) for place in PLACES),
    *chain.from_iterable(PROVINCE_PLACES),
)
"""The places each Conflict card can stand for: its own, or all of a joker's province in its realm."""
HOMES: Final = tuple(REGION_ID[tribe.home_region] for tribe in TRIBES if tribe.home_region)
"""The start regions of the light tribes; a player starts there in both realms (IMM-STA-06, IMM-STA-08)."""


def realm_of(place: int) -> int:
    return place // len(REGIONS)


def region_of(place: int) -> int:
    return place % len(REGIONS)


def across(place: int) -> int:
    """The same region in the other realm, where a Portal leads (IMM-BLD-09)."""
    return (place + len(REGIONS)) % len(SIDES)


def is_joker(card: int) -> bool:
    """Whether a Conflict card is a joker."""
    return card >= len(SIDES)
