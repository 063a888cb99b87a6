"""modes.toml: the components, the turn, the tracks, the scoring, and the six modes."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top, Worded

from .terms import Class, ModeId


class Components(Printed, frozen=True):
    unit_cards: Count
    tactic_cards: Count
    enemy_cards: Count
    dungeon_cards: Count
    control_time_card: Count
    unit_tokens: Count
    unit_token_shapes: Count
    colours: Count
    action_dice: Count
    health_tokens: Count
    ammo_tokens: Count
    mana_tokens: Count
    weakened_tokens: Count
    flag_tokens: Count
    scrolls: Count
    boxes: Count
    source: Source


class Colour(Named, frozen=True):
    source: Source


class FewUnitsLeft(Printed, frozen=True):
    """How the action limits change when a player is down to two units or one."""

    remove_all_weakened: bool
    second_action_weakens: bool
    actions_per_unit_max: Count
    same_action_up_to: Count = 1


class Turn(Printed, frozen=True):
    actions_per_turn: Count
    actions_per_unit_max: Count
    second_action_weakens: bool
    same_action_twice: bool
    attacks_per_unit: Count
    unweaken_health_cost: Count
    unweaken_needs_more_than: Count
    with_two_units_left: FewUnitsLeft
    with_one_unit_left: FewUnitsLeft
    hand_limit: Count
    draw: Count
    steps: tuple[str, ...]
    source: Source


class ControlTrack(Printed, frozen=True):
    spaces: tuple[str, ...]
    first_advance_needs: str
    later_advance_needs: str
    majority: str
    resets: bool
    source: Source


class TimeTrack(Printed, frozen=True):
    min: Count
    solo_start: Count
    solo_max: Count
    coop_start: Count
    coop_max: Count
    advance_per_player_turn: Count
    gain_per_capture: Count
    lose_at: Count
    source: Source


class Scoring(Printed, frozen=True):
    flag: Count
    surviving_unit: Count
    captured_unit: Count
    village: Count
    artifact: Count
    then: Literal["shared"]
    source: Source


class StartAreas(Printed, frozen=True):
    players: Top
    areas_per_player: Top
    units_per_area: Top
    second_area: Literal["", "diagonally_opposite"] = ""


class FlagsNeeded(Printed, frozen=True):
    players: Top
    flags: Top


class Bearer(Printed, frozen=True):
    movement: int
    missile_and_spell_range: int
    melee_damage: int


class Mode(Worded, frozen=True):
    id: ModeId
    players_min: Top
    players_max: Top
    teams: Count
    scroll_side: str
    units_per_player: Top
    cards_per_class: Top
    deal: str
    start_areas_by_players: tuple[StartAreas, ...]
    control_card: bool
    end_triggers: tuple[str, ...]
    points: tuple[Literal["flag", "surviving_unit", "captured_unit", "village", "artifact"], ...]
    tie_breakers: tuple[Literal["surviving_units", "captured_units", "flags", "artifact", "total_health"], ...]
    source: Source
    teammates: Literal["", "diagonally_opposite"] = ""
    turns: Literal["", "alternate_between_teams"] = ""
    turn_order: tuple[str, ...] = ()
    flags_needed: tuple[FlagsNeeded, ...] = ()
    flag_advance: str = ""
    flags_counted: Literal["", "once_per_team"] = ""
    artifact: bool = False
    suggested_layouts: tuple[str, ...] = ()
    bearer: Bearer | None = None
    artifact_stolen_by: str = ""
    captures_to_end: Count = 0
    artifact_dropped: str = ""
    enemies: Count = 0
    enemy_row: tuple[Class, ...] = ()
    enemy_placement: str = ""
    enemy_activations_per_turn: Count = 0
    enemy_tactics: Count = 0
    enemy_replacement: str = ""
    activation_steps: tuple[str, ...] = ()
    weakened_enemy_stops_after_step: Count = 0
    time_start: Count = 0
    time_max: Count = 0
    time_gain_per_capture: Count = 0
    dungeons: Count = 0
    win: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()
    last_turns: str = ""


class ModesFile(Printed, frozen=True):
    meta: Head
    components: Components
    colours: tuple[Colour, ...] = field(name="colour")
    turn: Turn
    control_track: ControlTrack
    time_track: TimeTrack
    scoring: Scoring
    modes: tuple[Mode, ...] = field(name="mode")
