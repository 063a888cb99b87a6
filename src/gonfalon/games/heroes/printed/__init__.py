"""What is printed: units, heroes, cards, towns, tiles, locations, tables and scenarios of Heroes of Might and
Magic III: the Board Game, as typed constants.

The modules in this package mirror the files in `content/`, one class per table; the comments at the head of those
files say what the fields mean. Lists keep the order of the files, so a unit, a card or a tile can be identified by
its number; `..._ID` gives the number of an id. Every box is included: `numbers`, `deck` and `neutral_deck` select
from given boxes, by default the core box.

All unit cards are numbered together in CREATURES, all cards that a player can own in CARDS. What a text does is a
tuple of operations, one class each: see `ops`.
"""

from collections.abc import Collection, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, get_type_hints

from gonfalon.games.contract import Content
from gonfalon.lore.content import ContentError, Edition, load

from .base import CardKind, SetId, Tier
from .cards import (
    Ability,
    Artifact,
    CardsFile,
    EmpoweredStatistic,
    Spell,
    SpellScroll,
    Statistic,
    WarMachine,
)
from .checks import disagreements
from .heroes import AiCardsFile, AstrologersFile, EventsFile, HeroesFile, Specialty
from .inventory import things_of
from .land import Field, LocationsFile, TilesFile, TownsFile
from .names import CORE, Files, all_cards, copies_of, creatures
from .scenarios import ScenariosFile
from .tables import TablesFile, VocabularyFile
from .units import BankUnit, Neutral, Summoned, Unit, UnitsFile

Creature = Unit | Neutral | BankUnit | Summoned
Card = Statistic | Ability | Spell | Artifact | Specialty | EmpoweredStatistic | WarMachine | SpellScroll

CONTENT: Final = Path(__file__).parent.parent / "content"


EDITION: Final = Edition("heroes", CONTENT, get_type_hints(Files), disagreements)
FILES: Final = Files(
    units=load(CONTENT, "units.toml", UnitsFile),
    heroes=load(CONTENT, "heroes.toml", HeroesFile),
    cards=load(CONTENT, "cards.toml", CardsFile),
    towns=load(CONTENT, "towns.toml", TownsFile),
    tiles=load(CONTENT, "tiles.toml", TilesFile),
    locations=load(CONTENT, "locations.toml", LocationsFile),
    astrologers=load(CONTENT, "astrologers.toml", AstrologersFile),
    events=load(CONTENT, "events.toml", EventsFile),
    ai_cards=load(CONTENT, "ai_cards.toml", AiCardsFile),
    tables=load(CONTENT, "tables.toml", TablesFile),
    scenarios=load(CONTENT, "scenarios.toml", ScenariosFile),
    vocabulary=load(CONTENT, "vocabulary.toml", VocabularyFile),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)


def by_id(entries: Iterable[Any]) -> dict[str, int]:
    """The number of each entry, by its id."""
    return {entry.id: number for number, entry in enumerate(entries)}


UNITS: Final = FILES.units.units
NEUTRALS: Final = FILES.units.neutrals
STRUCTURES: Final = FILES.units.structures
STACK_TOKENS: Final = FILES.units.stack_tokens
CREATURES: Final[tuple[Creature, ...]] = creatures(FILES.units)
"""All unit cards: first those of the factions, with the numbers of UNITS, then the others."""
HEROES: Final = FILES.heroes.heroes
SPECIALTIES: Final = tuple(card for hero in HEROES for card in hero.specialties)
"""Three cards per hero, in the order of the heroes."""
STATISTICS: Final = FILES.cards.statistics
EMPOWERED_STATISTICS: Final = FILES.cards.empowered_statistics
ABILITIES: Final = FILES.cards.abilities
SPELLS: Final = FILES.cards.spells
ARTIFACTS: Final = FILES.cards.artifacts
WAR_MACHINES: Final = FILES.cards.war_machines
SPELL_SCROLLS: Final = FILES.cards.spell_scrolls
PANDORAS: Final = FILES.cards.pandoras
CARDS: Final[tuple[Card, ...]] = all_cards(FILES)
"""All cards a player can own: Statistics, Abilities, Spells, Artifacts, Specialties, then those of expansions."""
TOWN_BOARD: Final = FILES.towns.board
TOWNS: Final = FILES.towns.towns
BUILDINGS: Final = tuple(building for town in TOWNS for building in town.buildings)
"""Eight buildings per town, in the order of the towns: building % 8 is its kind."""
LAYOUT: Final = FILES.tiles.layout
TILES: Final = FILES.tiles.tiles
LOCATIONS: Final = FILES.locations.locations
ASTROLOGERS: Final = FILES.astrologers.astrologers
EVENTS: Final = FILES.events.events
AI_RULES: Final = FILES.ai_cards.rules
AI_CARDS: Final = FILES.ai_cards.ai_cards
CONSTANTS: Final = FILES.tables.constants
ROUNDS: Final = FILES.tables.rounds
CORE_BOX: Final = FILES.tables.core_box
NEUTRAL_ARMIES: Final = FILES.tables.neutral_armies
TRADES: Final = FILES.tables.trades
DICE: Final = {die.id: die for die in FILES.tables.dice}
LEVELS: Final = FILES.tables.levels
"""What each level gives (HER-LVL-06, HER-LVL-07, HER-LVL-08, HER-LVL-09, HER-LVL-10, HER-LVL-11, HER-LVL-12)."""
DIFFICULTIES: Final = FILES.tables.difficulties
VARIANTS: Final = FILES.tables.variants
MORALE_CHANGES: Final = {(each.state, each.event): each.result for each in FILES.tables.morale_changes}
"""What happens to a player's token, by the token and the event (HER-MRL-01, HER-MRL-02, HER-MRL-03, HER-MRL-04,
HER-MRL-05, HER-MRL-06, HER-MRL-07, HER-MRL-08, HER-MRL-09)."""
MORALE_ACTIONS: Final = FILES.tables.morale_actions
TOURNAMENT_POINTS: Final = FILES.tables.tournament_points
GENERAL: Final = FILES.scenarios.general
CAMPAIGNS: Final = FILES.scenarios.campaigns
START_BONUSES: Final = FILES.scenarios.start_bonuses
SCENARIOS: Final = FILES.scenarios.scenarios
TIMINGS: Final = {each.id: each for each in FILES.vocabulary.timings}

CREATURE_ID: Final = by_id(CREATURES)
HERO_ID: Final = by_id(HEROES)
CARD_ID: Final = by_id(CARDS)
PANDORA_ID: Final = by_id(PANDORAS)
TOWN_ID: Final = by_id(TOWNS)
BUILDING_ID: Final = by_id(BUILDINGS)
TILE_ID: Final = by_id(TILES)
LOCATION_ID: Final = by_id(LOCATIONS)
ASTROLOGER_ID: Final = by_id(ASTROLOGERS)
EVENT_ID: Final = by_id(EVENTS)
AI_CARD_ID: Final = by_id(AI_CARDS)
VARIANT_ID: Final = by_id(VARIANTS)
DIFFICULTY_ID: Final = by_id(DIFFICULTIES)
SCENARIO_ID: Final = by_id(SCENARIOS)
START_BONUS_ID: Final = by_id(START_BONUSES)

KINDS: Final[dict[type, CardKind]] = {
    Statistic: "statistic",
    EmpoweredStatistic: "statistic",
    Ability: "ability",
    Spell: "spell",
    Artifact: "artifact",
    Specialty: "specialty",
}
"""The kinds of cards that effects ask for; War Machines and Spell Scrolls belong to none."""


def numbers(entries: Iterable[Any], sets: Collection[SetId] = CORE) -> tuple[int, ...]:
    """The numbers of the entries in these boxes: `numbers(TILES)` are the tiles of the core box."""
    return tuple(number for number, entry in enumerate(entries) if copies_of(entry, sets))


def deck(kind: type[Card], sets: Collection[SetId] = CORE) -> tuple[int, ...]:
    """All cards of a kind in these boxes, by their numbers in CARDS, with one entry per copy."""
    return tuple(
        number for number, card in enumerate(CARDS) if type(card) is kind for _ in range(copies_of(card, sets))
    )


def neutral_deck(tier: Tier, sets: Collection[SetId] = CORE) -> tuple[int, ...]:
    """The neutral cards of a tier in these boxes, by their numbers in CREATURES, with one entry per copy."""
    return tuple(
        CREATURE_ID[card.id] for card in NEUTRALS if card.tier == tier for _ in range(copies_of(card, sets))
    )


@cache
def specialties_of(hero: int) -> tuple[int, ...]:
    """The Specialties of a hero for levels 1, 4 and 6, by their numbers in CARDS (HER-SPC-01)."""
    return tuple(CARD_ID[card.id] for card in HEROES[hero].specialties)


@cache
def starting_deck(hero: int) -> tuple[int, ...]:
    """The nine cards a hero starts with, by their numbers in CARDS (HER-SET-15, HER-SET-16, HER-SET-17,
    HER-SET-18)."""
    chosen = HEROES[hero]
    statistics = (CARD_ID[card.id] for card in STATISTICS for _ in range(getattr(chosen.stats, card.id)))
    arrows = (CARD_ID["magic_arrow"],) * chosen.magic_arrows
    return (*statistics, *arrows, CARD_ID[chosen.starting_ability], specialties_of(hero)[0])


@cache
def field_at(tile: int, position: int, turns: int) -> Field:
    """The field at a position (as in LAYOUT.positions) of a tile turned clockwise by `turns` sixths."""
    name = LAYOUT.positions[position]
    if name != "c":
        order = LAYOUT.rotation_order
        name = order[(order.index(name) - turns) % len(order)]
    return TILES[tile].at(name)


@cache
def walls_at(tile: int, position: int, turns: int) -> tuple[int, ...]:
    """The walled edges (as in LAYOUT.edges) of that field, as the tile lies now."""
    order = LAYOUT.rotation_order
    turned = (order[(order.index(edge) + turns) % len(order)] for edge in field_at(tile, position, turns).walls)
    return tuple(sorted(LAYOUT.edges.index(edge) for edge in turned))


PRINTED: Final = Content(EDITION, partial(things_of, FILES))
