"""map.toml: the scroll with both its sides, terrain, boxes and Portals, and the layouts for Battle."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top, Worded

from .terms import Cell, ModeId

Wall = Literal["N", "E", "S", "W"]


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
