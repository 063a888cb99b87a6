"""Every mistake in the content of Heroes is found, and told with its place."""

from __future__ import annotations

import pytest

from games.heroes.tampering import in_entry, problems_with


@pytest.mark.parametrize(
    ("file", "entry", "right", "wrong", "problem"),
    [
        (
            "units.toml",
            "castle_halberdiers",
            'tier = "bronze"',
            'tier = "gold"',
            'units.toml, unit "castle_halberdiers", field tier: "gold" is not allowed; perhaps golden is meant.',
        ),
        (
            "units.toml",
            "castle_halberdiers",
            'faction = "castle"',
            'faction = "castel"',
            'units.toml, castle_halberdiers: there is no town "castel".',
        ),
        (
            "units.toml",
            "castle_halberdiers",
            "slot = 1",
            "slot = 2",
            "units.toml, castle: it needs three bronze, two silver, two golden units, in slots 1 to 7.",
        ),
        (
            "units.toml",
            "castle_halberdiers",
            "hp = 2",
            "hp = 5",
            "units.toml, castle_halberdiers: its Pack is weaker than its Few.",
        ),
        (
            "units.toml",
            "neutral_halflings",
            'id = "neutral_halflings"',
            'id = "castle_griffins"',
            'units.toml: the id "castle_griffins" is used by 2 entries; ids must differ.',
        ),
        (
            "units.toml",
            "neutral_boars",
            "copies = 2",
            "copies = 1",
            "The files disagree on the number of neutral cards in the core box: 40, 41.",
        ),
        (
            "units.toml",
            "arrow_tower",
            'type = "ranged"\n',
            "",
            "units.toml, arrow_tower: a structure with a type has values, and the other way round.",
        ),
        (
            "heroes.toml",
            "catherine",
            "attack = 2",
            "attack = 3",
            "heroes.toml, catherine: the starting deck has 10 cards, not 9.",
        ),
        (
            "heroes.toml",
            "catherine",
            "attack = 2",
            "attack = 5",
            "heroes.toml, catherine, sandro, mutare: they need 8 attack cards of 5.",
        ),
        (
            "heroes.toml",
            "catherine",
            "magic_arrows = 1",
            "magic_arrows = 2",
            "heroes.toml, catherine: a hero of Might has 1 Magic Arrow, a hero of Magic 2.",
        ),
        (
            "heroes.toml",
            "catherine",
            'starting_ability = "leadership"',
            'starting_ability = "leader"',
            'heroes.toml, catherine: there is no ability "leader".',
        ),
        (
            "heroes.toml",
            "catherine_4",
            "level = 4",
            "level = 6",
            "heroes.toml, catherine: there must be one Specialty for level 1, 4 and 6, in this order.",
        ),
        (
            "heroes.toml",
            "catherine_4",
            'double_for = ["crusaders"]',
            'double_for = ["crusader"]',
            'heroes.toml, catherine: there is no family "crusader".',
        ),
        (
            "heroes.toml",
            "mutare_4",
            'double_for = ["tag:dragon"]',
            'double_for = ["tag:wyvern"]',
            'heroes.toml, mutare: there is no family "tag:wyvern".',
        ),
        (
            "heroes.toml",
            "sandro_4",
            'unit = "necropolis_zombies"',
            'unit = "necropolis_zombie"',
            'heroes.toml, sandro: there is no unit "necropolis_zombie".',
        ),
        (
            "cards.toml",
            "magic_arrow",
            "copies = 6",
            "copies = 5",
            "cards.toml, magic_arrow: copies and copies_by_set do not agree on the set core.",
        ),
        (
            "cards.toml",
            "haste",
            "copies = 2",
            "copies = 1",
            "The files disagree on the number of Spell cards in the core box: 45, 46.",
        ),
        (
            "cards.toml",
            "haste",
            "power = 1",
            "power = 3",
            "cards.toml, haste: its levels must be for ascending Power.",
        ),
        (
            "cards.toml",
            "ballista",
            "gold = 7",
            "gold = 10",
            "cards.toml, ballista: it must cost more at a Trading Post than at a Factory.",
        ),
        (
            "cards.toml",
            "haste",
            'text_fr = "+1 Initiative."',
            'text_fr = ""',
            "cards.toml, haste: text_en and text_fr go together; one is empty.",
        ),
        (
            "towns.toml",
            "castle_holy_grounds",
            'requires = ["castle_towers"]',
            'requires = ["castle_citadel"]',
            "towns.toml, castle_holy_grounds: it requires the dwelling_bronze and nothing else.",
        ),
        (
            "towns.toml",
            "castle_blacksmith",
            'requires = ["castle_towers"]',
            'requires = ["dungeon_warrens"]',
            "towns.toml, castle_blacksmith: it requires a building of another town.",
        ),
        (
            "towns.toml",
            "castle_blacksmith",
            'requires = ["castle_towers"]',
            "requires = []",
            "towns.toml, castle_blacksmith: of these only special_b requires a building, the front of its tile.",
        ),
        (
            "towns.toml",
            "castle_blacksmith",
            'requires = ["castle_towers"]',
            'requires = ["castle_tower"]',
            'towns.toml, castle: there is no building "castle_tower".',
        ),
        (
            "towns.toml",
            "castle",
            'start_tile = "s3"',
            'start_tile = "s1"',
            "towns.toml, castle: s1 does not have this town at its centre.",
        ),
        (
            "towns.toml",
            "castle_citadel",
            'kind = "citadel"',
            'kind = "city_hall"',
            "towns.toml, castle: there must be one building of each kind: city_hall, citadel, mage_guild, ",
        ),
        (
            "tiles.toml",
            "f1",
            "difficulty = 3",
            "difficulty = 4",
            "tiles.toml, f1, nw: a far tile has no guards of level 4.",
        ),
        (
            "tiles.toml",
            "f1",
            'location = "windmill"',
            'location = "windmil"',
            'tiles.toml, f1: there is no location "windmil".',
        ),
        (
            "tiles.toml",
            "f1",
            'location = "windmill"',
            'location = "blocked_field"',
            "tiles.toml, f1, ne: blocked fields, and only they, are of the location blocked_field.",
        ),
        (
            "tiles.toml",
            "f1",
            'location = "windmill"',
            'location = "treasure_symbol"',
            "tiles.toml, f1, ne: treasure and resource symbols, and only they, say how many dice.",
        ),
        (
            "tiles.toml",
            "f1",
            'location = "windmill"',
            'location = "town"',
            "tiles.toml, f1, ne: a town, and nothing else, belongs to a faction.",
        ),
        (
            "tiles.toml",
            "f1",
            'pos = "ne"',
            'pos = "nw"',
            "tiles.toml, f1: its fields must be nw, ne, w, c, e, sw, se, in this order.",
        ),
        (
            "tiles.toml",
            "f1",
            "walls = []",
            'walls = ["e"]',
            "tiles.toml, f1, nw: the wall at e is inside the tile.",
        ),
        (
            "tiles.toml",
            "s1",
            'exits = ["ne", "w"]',
            'exits = ["nw", "w"]',
            "tiles.toml, s1, nw: it is an exit, but closed.",
        ),
        (
            "tiles.toml",
            "f1",
            'group = "far"',
            'group = "near"',
            "The files disagree on the number of far tiles in the core box: 8, 9.",
        ),
        (
            "tables.toml",
            "attack",
            "count = 2",
            "count = 3",
            "The files disagree on the number of attack dice: 3, 2.",
        ),
        (
            "tables.toml",
            "easy",
            'id = "easy"',
            'id = "normal"',
            'tables.toml, difficulty: entries 1 and 2 both have the id "normal"; ids must differ.',
        ),
        (
            "scenarios.toml",
            "brave_new_world",
            "at = { q = 2, r = 1 }",
            "at = { q = 1, r = 2 }",
            "scenarios.toml, brave_new_world, 2 players: some tiles overlap.",
        ),
        (
            "scenarios.toml",
            "brave_new_world",
            "at = { q = -2, r = 6 }",
            "at = { q = -9, r = 9 }",
            "scenarios.toml, brave_new_world, 2 players: some tiles do not touch the others.",
        ),
        (
            "scenarios.toml",
            "brave_new_world",
            "player = 1",
            "player = 2",
            "scenarios.toml, brave_new_world, 2 players: each player needs one starting tile.",
        ),
        (
            "scenarios.toml",
            "brave_new_world",
            "supply_far = 1",
            "supply_far = 3",
            "scenarios.toml, brave_new_world, 2 players: it needs 10 far tiles of 9.",
        ),
        (
            "scenarios.toml",
            "brave_new_world",
            "players = [2, 3]",
            "players = [2, 4]",
            "scenarios.toml, brave_new_world: there must be one map for each number of players, in order.",
        ),
        (
            "scenarios.toml",
            "search_for_the_grail",
            'require = "obelisk"',
            'require = "grail"',
            "scenarios.toml, search_for_the_grail, 2 players: it needs 2 tiles with grail of 1.",
        ),
        (
            "scenarios.toml",
            "queens_gambit_1",
            "chapter = 1",
            "chapter = 2",
            "scenarios.toml, queens_gambit_1: it must be chapter 1 of queens_gambit.",
        ),
        (
            "scenarios.toml",
            "queens_gambit_1",
            "might = 4",
            "might = 14",
            "its deck needs 14 might cards of 12.",
        ),
        (
            "locations.toml",
            "bank_crypt",
            'guards = ["',
            'guards = ["none_',
            'locations.toml, bank_crypt: there is no unit "none_',
        ),
        (
            "vocabulary.toml",
            "any_unit",
            'id = "any_unit"',
            'id = "every_unit"',
            'vocabulary.toml, target: "any_unit" is either not explained or not known to the program.',
        ),
        (
            "vocabulary.toml",
            "damage_cap",
            'params = ["amount"]',
            'params = ["most"]',
            "vocabulary.toml, damage_cap: its params are not the fields of that operation.",
        ),
        (
            "vocabulary.toml",
            "damage_cap",
            'used_in = ["units"]',
            'used_in = ["cards"]',
            "vocabulary.toml, damage_cap: it is used in units.",
        ),
    ],
)
def test_a_mistake_is_told(tmp_path, file, entry, right, wrong, problem):
    said = problems_with(tmp_path, file, in_entry(file, entry, right, wrong))
    assert any(problem in each for each in said), said


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        (
            "towns.toml",
            "income_gold = [10, 15,",
            "income_gold = [10, 16,",
            "towns.toml, board: each income track has eight spaces in equal steps.",
        ),
        (
            "towns.toml",
            "secondary_hero_cost_gold = 10",
            "secondary_hero_cost_gold = 12",
            "The files disagree on the number of gold for a Secondary Hero: 12, 10.",
        ),
        (
            "tiles.toml",
            'rotation_order = ["nw", "ne"',
            'rotation_order = ["nw", "nw"',
            "tiles.toml, layout: rotation_order must name each edge once.",
        ),
        (
            "tiles.toml",
            "edge_vectors = [[1, 0]",
            "edge_vectors = [[2, 0]",
            "tiles.toml, layout: an outer field lies where the edge of the same name faces.",
        ),
        (
            "tables.toml",
            'sell = "gold"\nbuy = "valuables"',
            'sell = "gold"\nbuy = "materials"',
            "tables.toml, trade: there must be one rate from each resource to each other.",
        ),
        (
            "tables.toml",
            "level = 7\nroman",
            "level = 8\nroman",
            "tables.toml, neutral_army: there must be one entry for each level, I to VII.",
        ),
        (
            "tables.toml",
            "experience_needed = 4",
            "experience_needed = 5",
            "tables.toml, level: there must be the levels 1 to 7, each 2 experience after the last.",
        ),
        (
            "tables.toml",
            'state = "none"\nevent = "gain_negative"',
            'state = "none"\nevent = "gain_positive"',
            "tables.toml, morale_change: there must be one entry for each state and event.",
        ),
        (
            "tables.toml",
            "combat_rows = 5",
            "combat_rows = 6",
            "tables.toml, constants: row_names must name each row of the combat board.",
        ),
        (
            "cards.toml",
            'source = "public: ',
            'source = "seen: ',
            "expected text matching regex",
        ),
    ],
)
def test_a_mistake_in_a_table_is_told(tmp_path, file, right, wrong, problem):
    said = problems_with(tmp_path, file, (right, wrong))
    assert any(problem in each for each in said), said


def test_statistics_have_their_order(tmp_path):
    changes = ('id = "attack"', 'id = "assault"'), ('replaces = "attack"', 'replaces = "assault"')
    assert problems_with(tmp_path, "cards.toml", *changes) == [
        "cards.toml, statistic: there must be attack, defense, power and knowledge, in this order."
    ]
