"""How the files of Heroes must agree: counts, cards, towns, tiles and the maps of scenarios.

Every function returns sentences about what is wrong, or nothing if all is well.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations, pairwise, product
from typing import Any, Final, get_args

from gonfalon.lore.mistakes import unknown_names, wrong_counts

from .cards import Ability, CardsFile, Spell
from .land import (
    BuildingKind,
    Layout,
    Tile,
    TilesFile,
    Town,
)
from .names import (
    CORE,
    NAMES,
    Files,
    copies_of,
    defined_names,
    missing_words,
    same_ids,
    wrong_vocabulary,
)
from .scenarios import (
    Enemy,
    Map,
    Scenario,
)
from .tables import TablesFile
from .units import UnitsFile

SLOTS: Final = {"starting": (1,), "far": (2, 3), "near": (4, 5), "center": (6, 7)}
"""The levels of guards on the tiles of each group (HER-MAP-01)."""
GROUP_OF: Final = {"start": "starting", "far": "far", "near": "near", "center": "center"}
"""The group of the tiles that lie in a slot of a scenario's map."""


def disagreements(contents: Mapping[str, Any]) -> list[str]:
    """Contradictions between files, as sentences."""
    files = Files(**contents)
    if unknown := list(unknown_names(contents, NAMES, defined_names(files))):
        return unknown
    return [
        *same_ids(files),
        *missing_words(contents),
        *wrong_vocabulary(contents, files.vocabulary),
        *wrong_counts(counts(files)),
        *wrong_units(files.units),
        *wrong_heroes(files),
        *wrong_cards(files.cards),
        *wrong_towns(files),
        *wrong_tiles(files.tiles),
        *wrong_tables(files.tables),
        *wrong_scenarios(files),
    ]


# --------------------------------------------------------------------- counts


def counts(files: Files) -> Mapping[str, tuple[int, ...]]:
    """The numbers of components that must match: as listed, and as the box says."""
    box, cards, units = files.tables.core_box, files.cards, files.units
    heroes = [hero for hero in files.heroes.heroes if hero.set in CORE]
    listed: dict[str, tuple[Iterable[Any], int]] = {
        "unit cards in the core box": (units.units, box.unit_cards),
        "neutral cards in the core box": (units.neutrals, box.neutral_cards),
        "Ability cards in the core box": (cards.abilities, box.ability_cards),
        "Artifact cards in the core box": (cards.artifacts, box.artifact_cards),
        "Spell cards in the core box": (cards.spells, box.spell_cards),
        "Statistic cards in the core box": (cards.statistics, box.statistic_cards),
        "AI cards in the core box": (files.ai_cards.ai_cards, box.ai_cards),
        "Astrologers cards in the core box": (files.astrologers.astrologers, box.astrologer_cards),
        "tiles in the core box": (files.tiles.tiles, box.tiles),
        "starting tiles in the core box": (of_group(files.tiles, "starting"), box.starting_tiles),
        "far tiles in the core box": (of_group(files.tiles, "far"), box.far_tiles),
        "near tiles in the core box": (of_group(files.tiles, "near"), box.near_tiles),
        "center tiles in the core box": (of_group(files.tiles, "center"), box.center_tiles),
    }
    counted = {
        what: (sum(copies_of(entry, CORE) for entry in entries), said) for what, (entries, said) in listed.items()
    }
    dice = {die.id: die.count for die in files.tables.dice}
    walls = {card.id: card.copies for card in units.structures}
    return counted | {
        "Specialty cards in the core box": (sum(len(hero.specialties) for hero in heroes), box.specialty_cards),
        "attack dice": (dice.get("attack", 0), box.attack_dice),
        "resource dice": (dice.get("resource", 0), box.resource_dice),
        "treasure dice": (dice.get("treasure", 0), box.treasure_dice),
        "Walls": (walls.get("wall", 0), box.wall_cards),
        "Gates": (walls.get("gate", 0), box.gate_cards),
        "Arrow Towers": (walls.get("arrow_tower", 0), box.arrow_tower_cards),
        "gold for a Secondary Hero": (
            files.towns.board.secondary_hero_cost_gold,
            files.tables.constants.secondary_hero_gold,
        ),
    }


def of_group(tiles: TilesFile, group: str) -> list[Tile]:
    return [tile for tile in tiles.tiles if tile.group == group]


# ---------------------------------------------------- units, heroes and cards


def wrong_units(units: UnitsFile) -> Iterator[str]:
    """Factions without their seven units, and families whose names differ."""
    tiers = ("bronze", "bronze", "bronze", "silver", "silver", "golden", "golden")
    right = [(slot, tier) for slot, tier in enumerate(tiers, 1)]
    for faction in dict.fromkeys(unit.faction for unit in units.units):
        own = [unit for unit in units.units if unit.faction == faction and not unit.replaces]
        if [(unit.slot, unit.tier) for unit in own] != right:
            yield f"units.toml, {faction}: it needs three bronze, two silver, two golden units, in slots 1 to 7."
    for unit in units.units:
        if unit.pack.attack + unit.pack.hp + unit.pack.initiative < (
            unit.few.attack + unit.few.hp + unit.few.initiative
        ):
            yield f"units.toml, {unit.id}: its Pack is weaker than its Few."
    for structure in units.structures:
        if (structure.type is None) == bool(structure.hp):
            yield f"units.toml, {structure.id}: a structure with a type has values, and the other way round."


def wrong_heroes(files: Files) -> Iterator[str]:
    """Heroes with the wrong starting deck or Specialties, and too few Statistics for three players."""
    size = files.tables.constants.starting_deck_size
    for hero in files.heroes.heroes:
        where = f"heroes.toml, {hero.id}"
        if (cards := hero.stats.total + hero.magic_arrows + 2) != size:
            yield f"{where}: the starting deck has {cards} cards, not {size}."
        if hero.magic_arrows != (1 if hero.type == "might" else 2):
            yield f"{where}: a hero of Might has 1 Magic Arrow, a hero of Magic 2."
        if [card.level for card in hero.specialties] != [1, 4, 6]:
            yield f"{where}: there must be one Specialty for level 1, 4 and 6, in this order."
    core = [hero for hero in files.heroes.heroes if hero.set in CORE]
    for three in combinations(core, 3):
        if len({hero.faction for hero in three}) == len(three):
            for card in files.cards.statistics:
                needed = sum(getattr(hero.stats, card.id, 0) for hero in three)
                if needed > card.copies:
                    names = ", ".join(hero.id for hero in three)
                    yield f"heroes.toml, {names}: they need {needed} {card.id} cards of {card.copies}."


def wrong_cards(cards: CardsFile) -> Iterator[str]:
    """Cards with other effects or copies than their kind has."""
    if [card.id for card in cards.statistics] != ["attack", "defense", "power", "knowledge"]:
        yield "cards.toml, statistic: there must be attack, defense, power and knowledge, in this order."
    for spell in cards.spells:
        yield from wrong_spell(spell)
    for artifact in cards.artifacts:
        if len(artifact.options) != 2:
            yield f"cards.toml, {artifact.id}: an Artifact has two effects, not {len(artifact.options)}."
    cards_by_set: tuple[Ability | Spell, ...] = (*cards.abilities, *cards.spells)
    for card in cards_by_set:
        if card.copies_by_set and card.copies_by_set.get(card.set) != card.copies:
            yield f"cards.toml, {card.id}: copies and copies_by_set do not agree on the set {card.set}."
    for machine in cards.war_machines:
        if machine.cost_trading_post.gold <= machine.cost_factory.gold:
            yield f"cards.toml, {machine.id}: it must cost more at a Trading Post than at a Factory."


def wrong_spell(spell: Spell) -> Iterator[str]:
    """A Spell whose levels are not in ascending order of Power."""
    powers = [level.power for level in spell.levels]
    if powers != sorted(set(powers)):
        yield f"cards.toml, {spell.id}: its levels must be for ascending Power."


# ------------------------------------------------------------ towns and tiles


def wrong_towns(files: Files) -> Iterator[str]:
    """Towns with other buildings than a board has, or with another town's starting tile."""
    board, tiles = files.towns.board, {tile.id: tile for tile in files.tiles.tiles}
    for track in (board.income_gold, board.income_materials, board.income_valuables):
        steps = {after - before for before, after in pairwise(track)}
        if len(track) != 8 or len(steps) != 1:
            yield "towns.toml, board: each income track has eight spaces in equal steps."
    for town in files.towns.towns:
        where = f"towns.toml, {town.id}"
        if [building.kind for building in town.buildings] != list(get_args(BuildingKind)):
            yield f"{where}: there must be one building of each kind: {', '.join(get_args(BuildingKind))}."
        else:
            yield from wrong_requirements(town)
        centre = [each for each in tiles[town.start_tile].fields if each.pos == "c" and each.location == "town"]
        if [each.faction for each in centre] != [town.id]:
            yield f"{where}: {town.start_tile} does not have this town at its centre."
        if tiles[town.start_tile].set != town.set:
            yield f"{where}: {town.start_tile} comes with another set."


def wrong_requirements(town: Town) -> Iterator[str]:
    """Dwellings out of order, and requirements from another town."""
    by_kind = {building.kind: building for building in town.buildings}
    needed: dict[BuildingKind, BuildingKind] = {
        "dwelling_silver": "dwelling_bronze",
        "dwelling_golden": "dwelling_silver",
    }
    for building in town.buildings:
        where = f"towns.toml, {building.id}"
        if not set(building.requires) <= {other.id for other in town.buildings}:
            yield f"{where}: it requires a building of another town."
        if building.kind in needed:
            if building.requires != (by_kind[needed[building.kind]].id,):
                yield f"{where}: it requires the {needed[building.kind]} and nothing else."
        elif len(building.requires) != (building.kind == "special_b"):
            yield f"{where}: of these only special_b requires a building, the front of its tile."


def wrong_tiles(tiles: TilesFile) -> Iterator[str]:
    """Tiles with other fields, guards or borders than a tile has."""
    yield from wrong_layout(tiles.layout)
    for tile in tiles.tiles:
        where = f"tiles.toml, {tile.id}"
        if [each.pos for each in tile.fields] != list(tiles.layout.positions):
            yield f"{where}: its fields must be {', '.join(tiles.layout.positions)}, in this order."
            continue
        yield from wrong_fields(tile, where)
        yield from wrong_walls(tile, tiles.layout, where)
        if bool(tile.exits) != (tile.group == "starting"):
            yield f"{where}: starting tiles have exits, others have none."


def wrong_layout(layout: Layout) -> Iterator[str]:
    """A layout whose lists do not fit together."""
    if len(layout.positions) != len(layout.offsets) or len(layout.edges) != len(layout.edge_vectors):
        yield "tiles.toml, layout: each position has an offset, each edge a vector."
    elif dict(zip(layout.edges, layout.edge_vectors)) != {
        name: offset for name, offset in zip(layout.positions, layout.offsets) if name != "c"
    }:
        yield "tiles.toml, layout: an outer field lies where the edge of the same name faces."
    elif sorted(layout.rotation_order) != sorted(layout.edges):
        yield "tiles.toml, layout: rotation_order must name each edge once."


def wrong_fields(tile: Tile, where: str) -> Iterator[str]:
    """Fields whose guards, dice or faction do not fit the tile or the location."""
    for each in tile.fields:
        if each.difficulty not in (0, *SLOTS[tile.group]):
            yield f"{where}, {each.pos}: a {tile.group} tile has no guards of level {each.difficulty}."
        if each.blocked != (each.location == "blocked_field"):
            yield f"{where}, {each.pos}: blocked fields, and only they, are of the location blocked_field."
        if bool(each.dice) != (each.location in ("treasure_symbol", "resource_symbol")):
            yield f"{where}, {each.pos}: treasure and resource symbols, and only they, say how many dice."
        if bool(each.faction) != (each.location == "town"):
            yield f"{where}, {each.pos}: a town, and nothing else, belongs to a faction."
        if bool(each.surface) != (tile.layer == "sea"):
            yield f"{where}, {each.pos}: fields of sea tiles, and only they, say whether they are land or sea."


def wrong_walls(tile: Tile, layout: Layout, where: str) -> Iterator[str]:
    """Walls inside a tile, unreachable fields, closed exits."""
    offsets = dict(zip(layout.positions, layout.offsets))
    places = {offset: name for name, offset in offsets.items()}
    vectors = dict(zip(layout.edges, layout.edge_vectors))
    for each in tile.fields:
        for edge in each.walls:
            if moved(offsets[each.pos], vectors[edge]) in places:
                yield f"{where}, {each.pos}: the wall at {edge} is inside the tile."
        if each.pos in tile.exits and (each.blocked or len(each.walls) == 3):
            yield f"{where}, {each.pos}: it is an exit, but closed."
    free = {offsets[each.pos] for each in tile.fields if not each.blocked}
    if not connected(free, tuple(vectors.values())):
        yield f"{where}: some of its fields cannot be reached from the others."


def moved(place: tuple[int, int], vector: tuple[int, int]) -> tuple[int, int]:
    """The place one step further."""
    return place[0] + vector[0], place[1] + vector[1]


def connected(places: Collection[tuple[int, int]], steps: Collection[tuple[int, int]]) -> bool:
    """Whether each of these places can be reached from every other by these steps alone."""
    reached: set[tuple[int, int]] = set()
    ahead = set(list(places)[:1])
    while ahead:
        reached |= ahead
        ahead = {moved(place, step) for place in ahead for step in steps} & set(places) - reached
    return reached == set(places)


# --------------------------------------------------------- tables and scenarios


def wrong_tables(tables: TablesFile) -> Iterator[str]:
    """Tables that omit a case."""
    romans = ["I", "II", "III", "IV", "V", "VI", "VII"]
    if [(army.level, army.roman) for army in tables.neutral_armies] != list(enumerate(romans, 1)):
        yield "tables.toml, neutral_army: there must be one entry for each level, I to VII."
    if [(level.level, level.experience_needed) for level in tables.levels] != [
        (n, 2 * n - 2) for n in range(1, 8)
    ]:
        yield "tables.toml, level: there must be the levels 1 to 7, each 2 experience after the last."
    pairs = [(trade.sell, trade.buy) for trade in tables.trades]
    resources = ("gold", "materials", "valuables")
    if sorted(pairs) != sorted(pair for pair in product(resources, resources) if pair[0] != pair[1]):
        yield "tables.toml, trade: there must be one rate from each resource to each other."
    if [die.id for die in tables.dice] != ["attack", "resource", "treasure"]:
        yield "tables.toml, die: there must be attack, resource and treasure, in this order."
    if [each.id for each in tables.difficulties] != ["easy", "normal", "hard", "impossible"]:
        yield "tables.toml, difficulty: there must be easy, normal, hard and impossible, in this order."
    changes = [(change.state, change.event) for change in tables.morale_changes]
    events = ("gain_positive", "gain_negative")
    if sorted(changes) != sorted(product(("none", "positive", "negative"), events)):
        yield "tables.toml, morale_change: there must be one entry for each state and event."
    if len(tables.constants.row_names) != tables.constants.combat_rows:
        yield "tables.toml, constants: row_names must name each row of the combat board."


def wrong_scenarios(files: Files) -> Iterator[str]:
    """Scenarios with impossible maps, armies or chapters."""
    scenarios = {scenario.id: scenario for scenario in files.scenarios.scenarios}
    for scenario in scenarios.values():
        where = f"scenarios.toml, {scenario.id}"
        if [each.players for each in scenario.maps] != list(scenario.players):
            yield f"{where}: there must be one map for each number of players, in order."
        for each in scenario.maps:
            yield from wrong_map(files, scenario, each, f"{where}, {each.players} players")
        for enemy in scenario.enemies:
            yield from wrong_enemy(files, enemy, f"{where}, {enemy.id}")
        for units in scenario.setup.units:
            if bool(units.unit) == bool(units.pick) or bool(units.pick) != bool(units.tier):
                yield f"{where}: starting units are either a unit, or a pick of a tier."
    for campaign in files.scenarios.campaigns:
        for chapter, name in enumerate(campaign.scenarios, 1):
            following = campaign.scenarios[chapter] if chapter < len(campaign.scenarios) else ""
            said = scenarios[name]
            if (said.campaign, said.chapter, said.next) != (campaign.id, chapter, following):
                yield f"scenarios.toml, {name}: it must be chapter {chapter} of {campaign.id}."


def wrong_map(files: Files, scenario: Scenario, layout: Map, where: str) -> Iterator[str]:
    """A map whose tiles overlap, are disconnected, lack a start, or exceed the supply."""
    on_map = [(tile.at.q, tile.at.r) for tile in layout.tiles if not tile.off_map]
    apart = [distance(one, other) for one, other in combinations(on_map, 2)]
    if any(steps < 3 for steps in apart):
        yield f"{where}: some tiles overlap."
    steps = [(q, r) for q, r in product(range(-3, 4), repeat=2) if distance((q, r), (0, 0)) == 3]
    if not connected(on_map, steps):
        yield f"{where}: some tiles do not touch the others."
    if sorted(tile.player for tile in layout.tiles if tile.player) != list(range(1, layout.players + 1)):
        yield f"{where}: each player needs one starting tile."
    if set(scenario.sets) == set(CORE) and layout.players <= files.tables.core_box.starting_tiles:
        yield from missing_tiles(files, scenario, layout, where)


def missing_tiles(files: Files, scenario: Scenario, layout: Map, where: str) -> Iterator[str]:
    """A map for which the core box has too few tiles, including the players' supplies."""
    core = [tile for tile in files.tiles.tiles if tile.set in CORE]
    needed = Counter(GROUP_OF[tile.slot] for tile in layout.tiles)
    needed["far"] += layout.players * scenario.setup.supply_far
    for group, number in needed.items():
        if number > (there := sum(tile.group == group for tile in core)):
            yield f"{where}: it needs {number} {group} tiles of {there}."
    for location, number in Counter(tile.require for tile in layout.tiles if tile.require).items():
        there = sum(any(each.location == location for each in tile.fields) for tile in core)
        if number > there:
            yield f"{where}: it needs {number} tiles with {location} of {there}."
    for pool, number in Counter(tile.pool for tile in layout.tiles if tile.pool).items():
        if number > len(set(pool)):
            yield f"{where}: {number} tiles are drawn from a pool of {len(set(pool))}."


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The distance in fields between two fields."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def wrong_enemy(files: Files, enemy: Enemy, where: str) -> Iterator[str]:
    """An AI army that is too large, and a deck with more cards than exist."""
    if (units := sum(each.count for each in enemy.army)) > files.tables.constants.max_units_in_combat:
        yield f"{where}: {units} units are too many for a combat."
    for kind in ("might", "magic", "skill"):
        there = sum(card.copies for card in files.ai_cards.ai_cards if card.type == kind)
        if (needed := getattr(enemy.deck, kind)) > there:
            yield f"{where}: its deck needs {needed} {kind} cards of {there}."
