"""The content of Heroes: what must hold of it, and what is said when it does not."""

import re

import msgspec
import pytest

from gonfalon.games.heroes.printed import (
    ARTIFACTS,
    CARD_ID,
    CARDS,
    CONTENT,
    CREATURE_ID,
    CREATURES,
    EDITION,
    FILES,
    HEROES,
    LOCATION_ID,
    LOCATIONS,
    MORALE_CHANGES,
    NEUTRALS,
    SPELLS,
    TILE_ID,
    TILES,
    UNITS,
)
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.checks import disagreements
from gonfalon.games.heroes.printed.names import structs_in
from gonfalon.games.heroes.printed.ops import OPS, operation
from gonfalon.games.heroes.printed.ops.cards import Discard, Draw
from gonfalon.games.heroes.printed.ops.combat import ChainDamage
from gonfalon.games.heroes.printed.ops.land import MoveHero, Movement
from gonfalon.lore.content import ContentError, Library, check


def problems_with(tmp_path, file: str, *changes: tuple[str, str]) -> list[str]:
    """What is said of the content when something right in a file was made wrong."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    for right, wrong in changes:
        assert right in text
        text = text.replace(right, wrong, 1)
    (tmp_path / file).write_text(text, encoding="utf-8")
    name = file.removesuffix(".toml")
    try:
        changed = Library().load(tmp_path, file, EDITION.shapes[name])
    except ContentError as error:
        return list(error.problems)
    return disagreements({**FILES._asdict(), name: changed})


def in_entry(file: str, entry: str, right: str, wrong: str) -> tuple[str, str]:
    """A change of the first such text after the id of an entry."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    part = text[text.index(f'id = "{entry}"') :]
    whole = part[: part.index(right) + len(right)]
    return whole, whole[: -len(right)] + wrong


def test_the_content_has_no_problem():
    assert check(EDITION) == []


def test_a_pack_can_change_an_entry(tmp_path):
    text = (CONTENT / "units.toml").read_text(encoding="utf-8")
    (tmp_path / "units.toml").write_text(text.replace("hp = 2", "hp = 3", 1), encoding="utf-8")
    assert check(EDITION, tmp_path) == []


def test_things_are_numbered_in_the_order_of_the_files():
    assert [CREATURE_ID[each.id] for each in CREATURES] == list(range(len(CREATURES)))
    assert CREATURES[: len(UNITS)] == UNITS
    assert CREATURES[len(UNITS) : len(UNITS) + len(NEUTRALS)] == NEUTRALS
    assert [CARD_ID[card.id] for card in CARDS] == list(range(len(CARDS)))
    assert [TILE_ID[tile.id] for tile in TILES] == list(range(len(TILES)))


def test_what_is_printed_cannot_be_changed():
    with pytest.raises(AttributeError):
        HEROES[0].magic_arrows = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        SPELLS[0].levels[0].ops[0].amount = 9  # type: ignore[attr-defined]


# ------------------------------------------------------------------ operations


def test_every_operation_has_a_class_that_says_what_it_means():
    assert len(OPS) == len(FILES.vocabulary.ops) == 276
    for word in FILES.vocabulary.ops:
        told = re.sub(r"\s+", " ", OPS[word.id].__doc__ or "").strip()
        assert told == word.meaning


def test_every_operation_of_the_files_is_read_into_its_class():
    found = [op for content in FILES for _, op in structs_in(content, "") if isinstance(op, Op)]
    assert {op.name for op in found} == set(OPS)
    assert all(type(op) is OPS[op.name] for op in found)
    assert len(found) > 1500


def test_what_cards_do_is_read_in_their_order():
    charm = ARTIFACTS[[card.id for card in ARTIFACTS].index("charm_of_mana")]
    assert [option.ops for option in charm.options] == [
        (Discard(amount=2, as_cost=True), Draw(amount=3)),
        (Draw(amount=2), Discard(amount=1)),
    ]
    portal = SPELLS[[spell.id for spell in SPELLS].index("town_portal")]
    assert [(level.power, level.ops[1:]) for level in portal.levels] == [
        (0, ()),
        (2, (Movement(amount=1, hero="same"),)),
        (4, (Movement(amount=2, hero="same"),)),
    ]
    assert {level.ops[0] for level in portal.levels} == {MoveHero(to="own_town_or_settlement")}
    chain = SPELLS[[spell.id for spell in SPELLS].index("chain_lightning")]
    assert chain.levels[2].ops == (ChainDamage(amounts=(3, 2, 1)),)


def test_an_operation_is_written_as_it_is_read():
    for op in (op for location in LOCATIONS for op in location.ops):
        assert operation(msgspec.to_builtins(op)) == op


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damge", amount = 1, target = "any_unit" }',
            'there is no operation "damge"; did you mean damage?',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ amount = 1, target = "any_unit" }',
            'there is no operation ""; it may be: ',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1, target = "any_units" }',
            'operation "damage", field target: "any_units" is not allowed; did you mean any_unit?',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1 }',
            'operation "damage": the field target is missing; add it',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1, target = "any_unit", times = 2 }',
            'operation "damage": there is no field times; did you mean tiers?',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = "two", target = "any_unit" }',
            'operation "damage", field amount: expected a whole number, got text',
        ),
    ],
)
def test_a_mistake_in_an_operation_is_told_with_its_entry(tmp_path, right, wrong, problem):
    (said,) = problems_with(tmp_path, "cards.toml", in_entry("cards.toml", "magic_arrow", right, wrong))
    assert said.startswith(f'cards.toml, spell "magic_arrow", field level[0]: {problem}')


def test_a_mistake_in_an_operation_of_a_location_names_the_location(tmp_path):
    change = in_entry("locations.toml", "temple", 'value = "positive"', 'value = "good"')
    (said,) = problems_with(tmp_path, "locations.toml", change)
    assert said.startswith('locations.toml, location "temple": operation "morale", field value: "good" is not')


# -------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("file", "entry", "right", "wrong", "problem"),
    [
        (
            "units.toml",
            "castle_halberdiers",
            'tier = "bronze"',
            'tier = "gold"',
            'units.toml, unit "castle_halberdiers", field tier: "gold" is not allowed; did you mean golden?',
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


# ------------------------------------------------------------------- what holds


def test_the_examples_of_the_rulebook():
    zombies, skeletons = (
        CREATURES[CREATURE_ID["necropolis_zombies"]],
        CREATURES[CREATURE_ID["necropolis_skeletons"]],
    )
    troglodytes = NEUTRALS[[card.id for card in NEUTRALS].index("neutral_troglodytes")]
    assert (zombies.few.attack, zombies.few.defense) == (2, 1)  # type: ignore[union-attr]
    faces = [skeletons.few, skeletons.pack]  # type: ignore[union-attr]
    assert [(face.defense, face.hp) for face in faces] == [(1, 2), (1, 2)]
    assert troglodytes.hp == 3


def test_what_becomes_of_a_morale_token():
    assert MORALE_CHANGES["none", "gain_positive"] == "positive"
    assert MORALE_CHANGES["positive", "gain_negative"] == "none"
    assert MORALE_CHANGES["negative", "gain_negative"] == "negative_and_discard_hand_at_turn_end"


def test_the_shrines_are_told_apart_by_their_price():
    gesture, incantation = (
        LOCATIONS[LOCATION_ID[f"shrine_of_magic_{name}"]].ops[0] for name in ("gesture", "incantation")
    )
    assert gesture.pay is None  # type: ignore[attr-defined]
    assert incantation.pay.gold == 3  # type: ignore[attr-defined]
