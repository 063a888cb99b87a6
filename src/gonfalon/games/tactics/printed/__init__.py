"""What is printed: the units, cards, dice, boxes and maps of Tactics, as typed constants.

The structures mirror the files in `content/`, one class a table; the comments at the head of those files say what
the fields mean. Lists keep the order of the files, so a unit or a card can be known by its number.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_type_hints

from msgspec import Meta, field

from gonfalon.games.contract import Content
from gonfalon.lore.content import ContentError, Count, Edition, Head, Named, Printed, Source, Top, Worded, load
from gonfalon.lore.mistakes import Naming, unknown_names, wrong_counts

Class = Literal["fighter", "wizard", "rogue", "beast"]
Attack = Literal["melee", "missile", "spell", "ballista"]
Icon = Literal["miss", "knockback", "power"]
Compass = Literal["n", "e", "s", "w"]
Wall = Literal["N", "E", "S", "W"]
ModeId = Literal["competitive", "competitive-team", "battle", "battle-team", "solo", "coop"]
Cell = tuple[int, int]
Dice = Annotated[int, Meta(ge=0, le=3)]


# ---------------------------------------------------------------- effects.toml


class Word(Printed, frozen=True):
    """A trigger, operation, selector or condition that the other files may use."""

    id: str
    text_en: str
    source: Source
    text_fr: str = ""


class EffectsFile(Printed, frozen=True):
    meta: Head
    triggers: tuple[Word, ...] = field(name="trigger")
    ops: tuple[Word, ...] = field(name="op")
    selectors: tuple[Word, ...] = field(name="selector")
    conditions: tuple[Word, ...] = field(name="condition")


class Effect(Printed, frozen=True):
    """One thing a card, spell or ability does. Which fields count depends on `op`; see effects.toml."""

    op: str
    who: str = ""
    amount: int = 0
    range: Count = 0
    attacks: tuple[Attack, ...] = ()
    terrains: tuple[str, ...] = ()
    condition: str = ""
    only_if: Literal["", "own", "enemy", "none_captured"] = ""
    when: str = ""
    min_power: Dice = 0
    from_icon: Dice = 1
    cells: Count = 0
    direction: Literal["", "away", "chosen", "same"] = ""
    points: Count | None = None
    portals: bool = True
    attack: Literal["", "any", Attack] = ""
    target: str = ""
    damage_bonus: int = 0
    no_counter: bool = False
    gain: Literal["", "ammo", "mana"] = ""
    dice: Dice = 0
    icon: Literal["", Icon] = ""
    min: Count = 0
    max: Count | None = None
    floor: Count = 0
    stacks: bool = True
    else_health: Count = 0
    fallback_amount: int = 0
    health: Count = 0
    refill: bool = False
    place: str = ""
    options: "tuple[Effect, ...]" = ()


# ------------------------------------------------------------------ units.toml


class Melee(Printed, frozen=True):
    damage: Count
    knockback_dice: Dice


class Missile(Printed, frozen=True):
    damage: Count
    range: Count
    miss_dice: Dice = 0


class Spell(Worded, frozen=True):
    range_kind: Literal["spaces", "none"]
    range: Count
    target: Literal["enemy", "ally", "ally_or_self", "any_other_unit", "none"]
    is_attack: bool
    damage: Count
    effects: tuple[Effect, ...] = ()
    per_power: tuple[Effect, ...] = ()
    thresholds: tuple[Effect, ...] = ()


class Ability(Worded, frozen=True):
    kind: Literal["passive", "reaction"]
    trigger: str
    optional: bool
    effects: tuple[Effect, ...]
    attacks: tuple[Attack, ...] = ()
    condition: str = ""
    condition_value: int = 0
    scope: str = ""
    scope_range: Count = 0
    cost_ammo: Count = 0


class Face(Printed, frozen=True):
    """One side of a unit card: all that a unit can do. A track of 0 is a track it does not have."""

    health: Top
    movement: Count
    melee: Melee
    ammo: Count = 0
    mana: Count = 0
    missile: Missile | None = None
    spell: Spell | None = None
    abilities: tuple[Ability, ...] = field(name="ability", default=())


class EnemyFace(Face, frozen=True, kw_only=True):
    behaviour: str


class Unit(Face, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_fr: str
    unit_class: Class = field(name="class")
    epithet_en: str
    epithet_fr: str
    solo: EnemyFace
    source: Source


class UnitClass(Named, frozen=True):
    tracks: tuple[Literal["health", "ammo", "mana"], ...]
    attacks: tuple[Attack, ...]
    source: Source


class Behaviour(Printed, frozen=True):
    id: str
    text_en: str
    text_fr: str
    steps: tuple[str, ...]
    source: Source


class UnitsHead(Head, frozen=True):
    count: Count
    per_class: Count
    classes: tuple[Class, ...]
    solo_row_order: tuple[Class, ...]


class UnitsFile(Printed, frozen=True):
    meta: UnitsHead
    classes: tuple[UnitClass, ...] = field(name="class")
    behaviours: tuple[Behaviour, ...] = field(name="behaviour")
    units: tuple[Unit, ...] = field(name="unit")


# ---------------------------------------------------------------- tactics.toml


class Filters(Printed, frozen=True):
    """What narrows a card's IF beyond its trigger and actor."""

    attacks: tuple[Attack, ...] = ()
    classes: tuple[Class, ...] = ()
    target: Literal["", "own_unit"] = ""
    captured: Literal["", "own_unit", "enemy"] = ""
    target_lower: bool = False
    target_in_control_zone_or_bearer: bool = False
    own_unit_in_control_zone_or_bearer: bool = False
    own_unit_weakened: bool = False
    own_unit_took_no_action: bool = False
    adjacent_own_unit_on: tuple[str, ...] = ()
    same_elevation: bool = False


class Tactic(Named, frozen=True):
    copies: Top
    turn: Literal["own", "other", "any"]
    trigger: str
    actor: Literal["self", "own", "enemy", "any"]
    effects: tuple[Effect, ...]
    if_en: str
    then_en: str
    if_fr: str
    then_fr: str
    source: Source
    filters: Filters = Filters()


class TacticsHead(Head, frozen=True):
    count: Count
    hand_limit: Count
    setup_deal: Count
    setup_keep: Count
    draw_at_end_of_turn: Count


class TacticsFile(Printed, frozen=True):
    meta: TacticsHead
    tactics: tuple[Tactic, ...] = field(name="tactic")


# ------------------------------------------------------------------- dice.toml


class Die(Named, frozen=True):
    count: Count
    sides: Count
    source: Source


class DieIcon(Worded, frozen=True):
    id: Icon
    source: Source


class DieFace(Printed, frozen=True):
    id: str
    number: Top
    icons: tuple[Icon, ...]
    source: Source


class Roll(Printed, frozen=True):
    """Which roll looks for which icon."""

    id: str
    text_en: str
    dice: str
    icon: Icon
    source: Source
    icon_source: Source = "rulebook"


class DiceFile(Printed, frozen=True):
    meta: Head
    die: Die
    icons: tuple[DieIcon, ...] = field(name="icon")
    faces: tuple[DieFace, ...] = field(name="face")
    rolls: tuple[Roll, ...] = field(name="roll")


# -------------------------------------------------------------------- map.toml


class Grid(Printed, frozen=True):
    width: Top
    height: Top
    origin: Literal["north_west"]
    adjacency: Literal["orthogonal"]
    diagonal: bool
    source: Source


class Terrain(Worded, frozen=True):
    symbol: Annotated[str, Meta(min_length=1, max_length=1)]
    enter_surcharge: Count
    damage_taken_change: int
    source: Source


class Elevation(Printed, frozen=True):
    climb_surcharge: Count
    climb_surcharge_grows_with_height: bool
    high_ground_range: int
    low_ground_range: int
    melee_needs_same_level: bool
    source: Source


class LevelOfHeight(Printed, frozen=True):
    height: Count
    level: Count


class Heights(Printed, frozen=True):
    ground: Count
    small_box: Count
    large_box: Count
    level_of_height: tuple[LevelOfHeight, ...]
    source: Source


class BoxPortal(Printed, frozen=True):
    """An opening in the side of a box, by the box's own coordinates."""

    x: Count
    y: Count
    wall: Wall = field(name="side")


class Box(Named, frozen=True):
    width: Top
    height: Top
    height_units: Top
    dungeon: str
    top_rows: tuple[str, ...]
    portals: tuple[BoxPortal, ...]
    source: Source
    printed_zone: str = ""
    printed_trigger: Cell | None = None
    printed_zone_cells: tuple[Cell, ...] = ()


class PortalRules(Printed, frozen=True):
    text_en: str
    text_fr: str
    enemy_on_portal_space_blocks: bool
    ally_on_portal_space_blocks: bool
    forced_movement_through: bool
    source: Source


class PortalReadings(Printed, frozen=True):
    step_cost: Count
    destination_terrain_surcharge: bool
    climb_surcharge: bool
    enter_dungeon_cost: Count
    source: Source


class Placement(Printed, frozen=True):
    """A box on the map: its north-west corner, its turn clockwise in degrees, and what it stands on."""

    box: str
    x: Count
    y: Count
    rotation: Literal[0, 90, 180, 270]
    on: str
    step: str = ""


class Side(Named, frozen=True):
    modes: tuple[ModeId, ...]
    rows: tuple[str, ...]
    source: Source
    placements: tuple[Placement, ...] = field(name="placement", default=())
    artifact_cell: Cell | None = None
    trigger_cells: tuple[Cell, ...] = ()
    symmetry: str = ""


class Zone(Named, frozen=True):
    """A Control Area."""

    side: str
    flag: str
    flag_name_en: str
    flag_name_fr: str
    trigger: Cell
    cells: tuple[Cell, ...]
    source: Source


class Stars(Printed, frozen=True):
    """The spaces of a starting location on each side of the scroll."""

    front: tuple[Cell, ...]
    back: tuple[Cell, ...]

    def on(self, side: str) -> tuple[Cell, ...]:
        return self.front if side == "front" else self.back


class StartArea(Named, frozen=True):
    opposite: str
    cells: Stars
    source: Source


class Portal(Printed, frozen=True):
    """A Portal of the assembled map; `cell` is its Portal space."""

    id: str
    box: str
    wall_cell: Cell
    wall_side: Wall
    cell: Cell


class RealmPortal(Portal, frozen=True):
    side: str
    source: Source


class LayoutPortal(Portal, frozen=True):
    active: bool


class Space(Printed, frozen=True):
    """What a unit stands on: a space of the assembled standard realm."""

    x: Count
    y: Count
    terrain: str
    level: Count
    height: Count
    on: str
    start: str = ""
    zone: str = ""
    trigger: bool = False
    portal: str = ""


class Spaces(Printed, frozen=True):
    source: Source
    cells: tuple[Space, ...]


class BattleLayout(Worded, frozen=True):
    side: str
    start_areas: tuple[str, ...]
    artifact_cell: Cell
    placements: tuple[Placement, ...] = field(name="placement")
    portals: tuple[LayoutPortal, ...] = field(name="portal")
    source: Source


class MapFile(Printed, frozen=True):
    meta: Head
    grid: Grid
    terrains: tuple[Terrain, ...] = field(name="terrain")
    elevation: Elevation
    heights: Heights
    boxes: tuple[Box, ...] = field(name="box")
    portal_rules: PortalRules
    portal_readings: PortalReadings
    sides: tuple[Side, ...] = field(name="side")
    zones: tuple[Zone, ...] = field(name="zone")
    start_areas: tuple[StartArea, ...] = field(name="start_area")
    portals: tuple[RealmPortal, ...] = field(name="portal")
    front_cells: Spaces
    battle_layouts: tuple[BattleLayout, ...] = field(name="battle_layout")


# ---------------------------------------------------------------- enemies.toml


class Bonus(Printed, frozen=True):
    kind: Literal["damage", "movement", "damage_and_movement", "climber"]
    damage: Count = 0
    movement: Count = 0


class Monster(Printed, frozen=True):
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str
    trigger: str
    effects: tuple[Effect, ...]


class Enemy(Named, frozen=True):
    activates: Literal["leftmost", Class]
    compass: Compass
    bonus: Bonus
    bonus_en: str
    bonus_fr: str
    monster: Monster
    source: Source


class EnemiesHead(Head, frozen=True):
    count: Count


class EnemiesFile(Printed, frozen=True):
    meta: EnemiesHead
    enemies: tuple[Enemy, ...] = field(name="enemy")


# --------------------------------------------------------------- dungeons.toml


class DungeonSpace(Worded, frozen=True):
    symbol: Annotated[str, Meta(min_length=1, max_length=1)]
    enter_surcharge: Count
    source: Source


class Solutions(Printed, frozen=True):
    """The cheapest way to the crystal for each class; -1 if there is none."""

    fighter: int
    wizard: int
    rogue: int
    beast: int


class Dungeon(Worded, frozen=True):
    box: str
    place_en: str
    place_fr: str
    width: Top
    height: Top
    requires: tuple[str, ...]
    wins_game: bool
    name_source: Source
    grid: tuple[str, ...]
    trigger: str
    solutions: Solutions
    source: Source
    effects: tuple[Effect, ...] = ()


class DungeonsHead(Head, frozen=True):
    count: Count
    units_per_dungeon: Count


class DungeonsFile(Printed, frozen=True):
    meta: DungeonsHead
    space_types: tuple[DungeonSpace, ...] = field(name="space_type")
    dungeons: tuple[Dungeon, ...] = field(name="dungeon")


# ------------------------------------------------------------------ modes.toml


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


# --------------------------------------------------------------- lessons.toml


class LessonUnit(Printed, frozen=True):
    """A unit where a lesson puts it, at full Health unless another is given."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    card: str
    space: Cell
    health: Count = 0


class Goal(Printed, frozen=True):
    """What the learner is to do; which fields count depends on `kind`."""

    kind: Literal["at", "captured", "pushed", "hurt", "flag"]
    seat: Annotated[int, Meta(ge=0, le=1)] = 0
    unit_class: Literal["", Class] = field(name="class", default="")
    space: Cell | None = None
    zone: str = ""


class Lesson(Printed, frozen=True):
    id: str
    goal: Goal
    units: tuple[LessonUnit, ...]
    source: Source


class LessonsFile(Printed, frozen=True):
    meta: Head
    lessons: tuple[Lesson, ...] = field(name="lesson")


# ------------------------------------------------------- how the files must agree


class Files(NamedTuple):
    units: UnitsFile
    tactics: TacticsFile
    dice: DiceFile
    map: MapFile
    modes: ModesFile
    enemies: EnemiesFile
    dungeons: DungeonsFile
    effects: EffectsFile
    lessons: LessonsFile


NAMES: Final[Naming] = {
    Effect: {
        "op": "operation",
        "who": "selector",
        "target": "selector",
        "condition": "condition",
        "when": "trigger",
        "terrains": "terrain",
    },
    Ability: {"trigger": "trigger", "condition": "condition", "scope": "selector"},
    EnemyFace: {"behaviour": "behaviour"},
    Tactic: {"trigger": "trigger"},
    Filters: {"adjacent_own_unit_on": "terrain"},
    Monster: {"trigger": "trigger"},
    Dungeon: {"trigger": "trigger", "box": "box", "requires": "dungeon"},
    Box: {"dungeon": "dungeon", "printed_zone": "zone"},
    Placement: {"box": "box", "on": "surface"},
    Side: {"modes": "mode"},
    Zone: {"side": "side"},
    StartArea: {"opposite": "start area"},
    RealmPortal: {"side": "side", "box": "box"},
    LayoutPortal: {"box": "box"},
    Space: {
        "terrain": "terrain",
        "on": "surface",
        "start": "start area",
        "zone": "zone",
        "portal": "portal",
    },
    BattleLayout: {"side": "side", "start_areas": "start area"},
    Mode: {"scroll_side": "side", "suggested_layouts": "layout"},
    LessonUnit: {"card": "unit card"},
    Goal: {"zone": "zone"},
}


def disagreements(contents: Mapping[str, Any]) -> list[str]:
    """What one file says and another contradicts, as sentences."""
    files = Files(**contents)
    return [
        *unknown_names(contents, NAMES, defined_names(files)),
        *wrong_counts(counts(files)),
        *misplaced_spaces(files.map),
    ]


def defined_names(files: Files) -> dict[str, set[str]]:
    """Everything that may be named, by kind."""
    effects, realm = files.effects, files.map
    defined: dict[str, tuple[Any, ...]] = {
        "trigger": effects.triggers,
        "operation": effects.ops,
        "selector": effects.selectors,
        "condition": effects.conditions,
        "behaviour": files.units.behaviours,
        "terrain": realm.terrains,
        "box": realm.boxes,
        "side": realm.sides,
        "zone": realm.zones,
        "start area": realm.start_areas,
        "portal": realm.portals,
        "layout": realm.battle_layouts,
        "dungeon": files.dungeons.dungeons,
        "mode": files.modes.modes,
        "unit card": files.units.units,
    }
    names = {kind: {entry.id for entry in entries} for kind, entries in defined.items()}
    return names | {"surface": names["box"] | {"scroll"}}


def counts(files: Files) -> dict[str, tuple[int, ...]]:
    """The numbers of components that must be the same: as they are listed, as they are said."""
    said = files.modes.components
    classes = files.units.meta.classes
    counted = {
        "unit cards": (len(files.units.units), files.units.meta.count, said.unit_cards),
        "unit cards by class": (files.units.meta.per_class * len(classes), files.units.meta.count),
        "tactic cards": (
            sum(tactic.copies for tactic in files.tactics.tactics),
            files.tactics.meta.count,
            said.tactic_cards,
        ),
        "enemy cards": (len(files.enemies.enemies), files.enemies.meta.count, said.enemy_cards),
        "dungeon cards": (len(files.dungeons.dungeons), files.dungeons.meta.count, said.dungeon_cards),
        "action dice": (files.dice.die.count, said.action_dice),
        "faces of a die": (len(files.dice.faces), files.dice.die.sides),
        "boxes": (len(files.map.boxes), said.boxes),
        "flags": (len(files.map.zones), said.flag_tokens),
        "colours": (len(files.modes.colours), said.colours),
    }
    for unit_class in classes:
        of_class = sum(unit.unit_class == unit_class for unit in files.units.units)
        counted[f"cards of class {unit_class}"] = (of_class, files.units.meta.per_class)
    return counted


def misplaced_spaces(realm: MapFile) -> Iterator[str]:
    """Spaces that are not listed row by row from the north-west, as their numbers ask."""
    right = [(x, y) for y in range(realm.grid.height) for x in range(realm.grid.width)]
    if [(space.x, space.y) for space in realm.front_cells.cells] != right:
        yield "map.toml, front_cells: the spaces must be listed row by row from the north-west corner, each once."


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
