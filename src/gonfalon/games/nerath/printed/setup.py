"""setup.toml: the box, the realms, the ways to play, and where everything starts."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Colour, Count, Head, Named, Printed, Source, Top


class Components(Printed, frozen=True):
    """What is in the box; the dice have a list of their own."""

    figures: Count
    figures_per_realm: Count
    control_markers: Count
    control_markers_per_realm: Count
    team_markers: Count
    guardian_tiles: Count
    event_cards: Count
    event_cards_per_realm: Count
    treasure_cards: Count
    gold_ones: Count
    gold_fives: Count
    realm_cards: Count
    quick_reference_cards: Count
    dice: Count
    source: Source


class Die(Printed, frozen=True):
    sides: Top
    color: str
    count: Top
    source: Source


class GameNumbers(Printed, frozen=True):
    min_players: Top
    max_players: Top
    starting_event_cards: Count
    events_drawn_per_turn: Count
    guardians_per_dungeon_at_start: Count
    guardians_when_restocked: Count
    placement_limit_other_castles: Count
    vp_conquest: Count
    vp_capital: Count
    turn_order: tuple[str, ...]
    turn_steps: tuple[str, ...]
    battle_phases: tuple[str, ...]
    source: Source


class Realm(Named, frozen=True):
    order: Top
    short_en: str
    short_fr: str
    color: str
    color_hex: Colour
    ink_hex: Colour
    capital: str
    base_income: Count
    starting_treasury: Count
    ally: str
    style_en: str
    style_fr: str
    source: Source
    open_fields: tuple[str, ...] = ()


class Alliance(Named, frozen=True):
    realms: tuple[str, ...]
    source: Source


class GameLength(Named, frozen=True):
    """When a game ends. The numbers are Victory Points, or Treasure cards in a long game."""

    kind: Literal["victory_points", "all_capitals_or_treasures"]
    source: Source
    open_fields: tuple[str, ...] = ()
    free_for_all: Count = 0
    alliance: Count = 0
    checked: Literal["", "end_of_game_round"] = ""
    treasures_free_for_all: Count = 0
    treasures_alliance: Count = 0
    capitals_checked: Literal["", "end_of_own_turn"] = ""
    treasures_checked: Literal["", "end_of_game_round"] = ""


class Seating(Named, frozen=True):
    """Which realms each player runs, seat by seat."""

    players: Top
    alliances: bool
    seats: tuple[tuple[str, ...], ...]
    source: Source


class Placement(Printed, frozen=True):
    """The pieces a realm starts with in a space."""

    realm: str
    space: str
    pieces: dict[str, Top]
    source: Source
    dragon_source: Source = "open"


class SetupFile(Printed, frozen=True):
    meta: Head
    components: Components
    dice: tuple[Die, ...] = field(name="die")
    game: GameNumbers
    realms: tuple[Realm, ...] = field(name="realm")
    alliances: tuple[Alliance, ...] = field(name="alliance")
    lengths: tuple[GameLength, ...] = field(name="game_length")
    seatings: tuple[Seating, ...] = field(name="player_mode")
    placements: tuple[Placement, ...] = field(name="placement")
