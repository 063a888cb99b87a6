"""Scenarios as structures: `scenarios.toml`."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top

from .base import Cost, Known, SetId, Side, Tier
from .land import BuildingKind, Position
from .ops import Effect

Expansion = Literal["one_faction_expansion", "one_center_tile_expansion"]
"""Any set that adds a faction, or a center tile."""


class General(Known, frozen=True, kw_only=True):
    """What applies to all scenarios."""

    campaign_between_en: str
    campaign_between_fr: str
    elimination_en: str
    elimination_fr: str
    cubes_en: str
    cubes_fr: str
    ai_tile_en: str
    ai_tile_fr: str


class Campaign(Named, frozen=True, kw_only=True):
    faction: str
    scenarios: tuple[str, ...]
    source: Source


class StartBonus(Effect, frozen=True, kw_only=True):
    id: str
    source: Source


class At(Printed, frozen=True):
    """A field in axial coordinates."""

    q: int
    r: int


class StartUnits(Printed, frozen=True, kw_only=True):
    """Units of a starting army: a fixed one, or one chosen from a tier by recruitment cost."""

    side: Side
    count: Top
    unit: str = ""
    pick: Literal["", "cheapest", "second_cheapest", "two_cheapest", "most_expensive"] = ""
    tier: Tier | None = None


class Setup(Printed, frozen=True, kw_only=True):
    resources: Cost
    income: Cost
    buildings: tuple[BuildingKind, ...]
    supply_far: Count
    difficulty_bonus: bool
    units: tuple[StartUnits, ...]
    resources_rule: Literal["", "carried", "carried_plus", "plus_carried_gold"] = ""
    units_rule: Literal["", "carried", "carried_pack_upgrade", "carried_plus"] = ""
    start_level: Top = 1
    start_level_gives_abilities: bool = True
    start_bonus: tuple[str, ...] = ()
    extra_choice: tuple[str, ...] = ()


class MapTile(Printed, frozen=True, kw_only=True):
    """A tile of a scenario's map: a fixed one, one from a pool, or any that fits its slot."""

    slot: Literal["start", "far", "near", "center"]
    at: At
    player: Count = 0
    team: Count = 0
    tile: str = ""
    pool: tuple[str, ...] = ()
    require: str = ""
    face_up: bool = False
    off_map: bool = False
    enemy_start: bool = False
    enemy_on: Position | None = None
    hero_on: str = ""


class Map(Printed, frozen=True):
    players: Top
    tiles: tuple[MapTile, ...] = field(name="tile")


class TimedEvent(Effect, frozen=True, kw_only=True):
    rounds: tuple[Top, ...]
    only_players: tuple[Top, ...] = ()


class ArmyUnit(Printed, frozen=True):
    unit: str
    side: Side
    count: Top


class AiDeck(Printed, frozen=True):
    might: Count
    magic: Count
    skill: Count


class Enemy(Named, frozen=True, kw_only=True):
    """An AI hero or army."""

    faction: str
    moves: bool
    start: At
    spells: tuple[str, ...]
    army: tuple[ArmyUnit, ...]
    deck: AiDeck
    citadel: bool = False
    skill_en: str = ""
    skill_fr: str = ""
    goal: Literal["", "dragon_utopia", "player_town"] = ""
    moves_from_round: Count = 0
    guard: Literal["", "difficulty_level_7_with_one_azure_dragons"] = ""


class Scenario(Named, frozen=True, kw_only=True):
    mode: Literal["clash", "alliance", "cooperative", "campaign"]
    players: tuple[Top, ...]
    rounds: Top
    sets: tuple[SetId | Expansion, ...]
    source: Source
    facts: tuple[str, ...] = ()
    intro_en: str
    intro_fr: str
    setup: Setup
    maps: tuple[Map, ...] = field(name="map")
    victories: tuple[Effect, ...] = field(name="victory")
    rules: tuple[Effect, ...] = field(name="rule")
    defeats: tuple[Effect, ...] = field(name="defeat", default=())
    timed_events: tuple[TimedEvent, ...] = field(name="timed_event", default=())
    carries: tuple[Effect, ...] = field(name="carry", default=())
    enemies: tuple[Enemy, ...] = field(name="ai", default=())
    teams: tuple[tuple[Top, ...], ...] = ()
    campaign: str = ""
    chapter: Count = 0
    next: str = ""
    faction: str = ""
    hero_choice: Literal["", "any", "catherine", "catherine_or_rion", "same"] = ""


class ScenariosFile(Printed, frozen=True):
    meta: Head
    general: General
    campaigns: tuple[Campaign, ...] = field(name="campaign")
    start_bonuses: tuple[StartBonus, ...] = field(name="start_bonus")
    scenarios: tuple[Scenario, ...] = field(name="scenario")
