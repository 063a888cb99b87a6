"""What the files of Heroes name: the ids by which entries refer to each other, and the words of the operations."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple, get_args

from msgspec.structs import fields

from gonfalon.lore.mistakes import Naming

from .base import (
    Condition,
    Duration,
    Op,
    SetId,
    Side,
    Target,
    Timing,
    Trigger,
    Window,
)
from .cards import Ability, CardsFile, EmpoweredStatistic
from .heroes import (
    AiCardsFile,
    AstrologersFile,
    EventOption,
    EventsFile,
    Hero,
    HeroesFile,
)
from .land import (
    Building,
    Field,
    Location,
    LocationsFile,
    TilesFile,
    Town,
    TownsFile,
)
from .ops import OPS
from .scenarios import (
    ArmyUnit,
    Campaign,
    Enemy,
    MapTile,
    Scenario,
    ScenariosFile,
    Setup,
    StartUnits,
)
from .tables import TablesFile, VocabularyFile
from .units import BankUnit, Neutral, Unit, UnitsFile


class Files(NamedTuple):
    units: UnitsFile
    heroes: HeroesFile
    cards: CardsFile
    towns: TownsFile
    tiles: TilesFile
    locations: LocationsFile
    astrologers: AstrologersFile
    events: EventsFile
    ai_cards: AiCardsFile
    tables: TablesFile
    scenarios: ScenariosFile
    vocabulary: VocabularyFile


CORE: Final[tuple[SetId, ...]] = ("core",)
FIELD_NAMES: Final = {
    "unit": "unit",
    "give": "unit",
    "take": "unit",
    "add": "unit",
    "remove": "unit",
    "grant": "unit",
    "flip": "unit",
    "family": "family",
    "double_for": "family",
    "card": "card",
    "cards": "card",
    "overlays": "card",
    "forbid_spells": "card",
    "machine": "War Machine",
    "building": "building",
    "location": "location",
    "locations": "location",
    "where": "location",
    "tile": "tile",
    "to": "tile",
    "ai": "enemy",
    "faction": "town",
    "by_faction": "town",
}
"""What the fields of operations name, where they hold plain names."""
PLAIN_NAMES: Final = (str, str | None, tuple[str, ...], dict[str, Side])

NAMES: Final[Naming] = {
    Unit: {"faction": "town", "replaces": "unit"},
    Neutral: {"faction": "town or none"},
    BankUnit: {"bank": "location"},
    Hero: {"faction": "town", "starting_ability": "ability"},
    EmpoweredStatistic: {"replaces": "statistic"},
    Ability: {"faction_only": "town"},
    EventOption: {"only_faction": "town"},
    Town: {"start_tile": "tile"},
    Building: {"requires": "building"},
    Field: {"location": "location", "faction": "town", "style": "town"},
    Location: {"guards": "unit"},
    Campaign: {"faction": "town", "scenarios": "scenario"},
    Setup: {"start_bonus": "starting bonus", "extra_choice": "starting bonus"},
    StartUnits: {"unit": "unit"},
    MapTile: {"tile": "tile", "pool": "tile", "require": "location", "hero_on": "location"},
    ArmyUnit: {"unit": "unit"},
    Enemy: {"spells": "spell", "faction": "town or neutral"},
    Scenario: {"campaign": "campaign", "next": "scenario", "faction": "town"},
    **{
        kind: {
            each.name: FIELD_NAMES[each.name]
            for each in fields(kind)
            if each.name in FIELD_NAMES and each.type in PLAIN_NAMES
        }
        for kind in OPS.values()
    },
}


def defined_names(files: Files) -> dict[str, set[str]]:
    """Everything that may be named, by kind."""
    cards, scenarios = files.cards, files.scenarios
    defined: dict[str, Iterable[Any]] = {
        "unit": creatures(files.units),
        "card": all_cards(files),
        "statistic": cards.statistics,
        "ability": cards.abilities,
        "spell": cards.spells,
        "War Machine": cards.war_machines,
        "town": files.towns.towns,
        "building": chain.from_iterable(town.buildings for town in files.towns.towns),
        "tile": files.tiles.tiles,
        "location": files.locations.locations,
        "scenario": scenarios.scenarios,
        "campaign": scenarios.campaigns,
        "starting bonus": scenarios.start_bonuses,
        "enemy": chain.from_iterable(scenario.enemies for scenario in scenarios.scenarios),
    }
    names = {kind: {entry.id for entry in entries} for kind, entries in defined.items()}
    names["town or none"] = names["town"] | {"none"}
    names["town or neutral"] = names["town"] | {"neutral"}
    names["War Machine"] |= {"any"}
    names["building"] |= {"all"}
    names["family"] = {unit.family for unit in creatures(files.units)}
    names["family"] |= {f"tag:{tag}" for unit in creatures(files.units) for tag in unit.tags}
    return names


def creatures(units: UnitsFile) -> tuple[Any, ...]:
    """All unit cards: of the factions, neutral, of creature banks, summoned."""
    return units.units + units.neutrals + units.bank_units + units.summoned


def all_cards(files: Files) -> tuple[Any, ...]:
    """All cards that a player can own, by kind."""
    cards = files.cards
    specialties = tuple(card for hero in files.heroes.heroes for card in hero.specialties)
    common = cards.statistics + cards.abilities + cards.spells + cards.artifacts
    return common + specialties + cards.empowered_statistics + cards.war_machines + cards.spell_scrolls


def same_ids(files: Files) -> Iterator[str]:
    """Ids used in two lists whose entries are numbered together."""
    for file, entries in (("units.toml", creatures(files.units)), ("cards.toml", all_cards(files))):
        for name, times in Counter(entry.id for entry in entries).items():
            if times > 1:
                yield f'{file}: the id "{name}" is used by {times} entries; ids must differ.'


def missing_words(contents: Mapping[str, Any]) -> Iterator[str]:
    """Texts that exist in one language only."""
    for file, content in contents.items():
        for entry, struct in structs_in(content, ""):
            for key in struct.__struct_fields__:
                if key.endswith("_en") and bool(getattr(struct, key)) != bool(getattr(struct, f"{key[:-3]}_fr")):
                    yield f"{file}.toml, {entry}: {key} and {key[:-3]}_fr go together; one is empty."


def structs_in(value: Any, entry: str) -> Iterator[tuple[str, Any]]:
    """Every structure in a piece of content, with the id of its entry."""
    if isinstance(value, tuple):
        for each in value:
            yield from structs_in(each, entry)
    elif hasattr(value, "__struct_fields__"):
        entry = entry or str(getattr(value, "id", ""))
        yield entry, value
        for key in value.__struct_fields__:
            yield from structs_in(getattr(value, key), entry)


def wrong_vocabulary(contents: Mapping[str, Any], vocabulary: VocabularyFile) -> Iterator[str]:
    """Words of the operations without an explanation, or with one that does not match their use."""
    said: dict[str, tuple[Any, tuple[str, ...]]] = {
        "timing": (vocabulary.timings, get_args(Timing) + get_args(Trigger)),
        "duration": (vocabulary.durations, get_args(Duration)),
        "target": (vocabulary.targets, get_args(Target)),
        "window": (vocabulary.windows, get_args(Window)),
        "condition": (vocabulary.conditions, get_args(Condition)),
        "op": (vocabulary.ops, tuple(OPS)),
    }
    for what, (entries, names) in said.items():
        for name in sorted({entry.id for entry in entries} ^ set(names)):
            yield f'vocabulary.toml, {what}: "{name}" is either not explained or not known to the program.'
    used: dict[str, list[str]] = {}
    for file, content in contents.items():
        for name in {struct.name for _, struct in structs_in(content, "") if isinstance(struct, Op)}:
            used.setdefault(name, []).append(file)
    for word in vocabulary.ops:
        if word.id in OPS and set(word.params) != {each.name for each in fields(OPS[word.id])}:
            yield f"vocabulary.toml, {word.id}: its params are not the fields of that operation."
        if sorted(used.get(word.id, [])) != sorted(word.used_in):
            yield f"vocabulary.toml, {word.id}: it is used in {', '.join(sorted(used.get(word.id, [])))}."


def copies_of(entry: Any, sets: Collection[str]) -> int:
    """How many copies of a card or tile these sets hold; one if no number is given."""
    by_set: Mapping[str, int] = getattr(entry, "copies_by_set", {})
    by_set = by_set or {entry.set: getattr(entry, "copies", 0) or 1}
    elsewhere = sum(name in sets for name in getattr(entry, "also_in", ()))
    return sum(number for name, number in by_set.items() if name in sets) + elsewhere
