"""How the content files must agree with each other."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gonfalon.lore.mistakes import Naming, unknown_names, wrong_counts

from .dice import DiceFile
from .dungeons import Dungeon, DungeonsFile
from .effects import Effect, EffectsFile
from .enemies import EnemiesFile, Monster
from .land import (
    BattleLayout,
    Box,
    LayoutPortal,
    MapFile,
    Placement,
    RealmPortal,
    Side,
    Space,
    StartArea,
    Zone,
)
from .lessons import Goal, LessonsFile, LessonUnit
from .modes import Mode, ModesFile
from .tactics import Filters, Tactic, TacticsFile
from .units import Ability, EnemyFace, UnitsFile


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
    """Contradictions between files, as sentences."""
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
    """The numbers of components that must match: as listed, and as stated."""
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
    """Spaces not listed row by row from the north-west, as their numbers require."""
    right = [(x, y) for y in range(realm.grid.height) for x in range(realm.grid.width)]
    if [(space.x, space.y) for space in realm.front_cells.cells] != right:
        yield "map.toml, front_cells: the spaces must be listed row by row from the north-west corner, each once."
