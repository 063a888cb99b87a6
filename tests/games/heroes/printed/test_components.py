"""The printed components are those the rulebook lists: boxes, dice, cards, heroes, towns, tiles and units."""

from collections import Counter
from itertools import pairwise
from typing import Any, get_args

import pytest

from gonfalon.games.heroes.printed import (
    ABILITIES,
    AI_CARDS,
    ARTIFACTS,
    BUILDINGS,
    CARD_ID,
    CARDS,
    CONSTANTS,
    CORE_BOX,
    CREATURE_ID,
    CREATURES,
    DICE,
    EVENTS,
    HERO_ID,
    HEROES,
    KINDS,
    LAYOUT,
    LOCATION_ID,
    LOCATIONS,
    NEUTRAL_ARMIES,
    NEUTRALS,
    PANDORAS,
    ROUNDS,
    SCENARIOS,
    SPECIALTIES,
    SPELLS,
    STATISTICS,
    STRUCTURES,
    TILES,
    TOWN_BOARD,
    TOWNS,
    UNITS,
    WAR_MACHINES,
    deck,
    field_at,
    neutral_deck,
    numbers,
    specialties_of,
    starting_deck,
    walls_at,
)
from gonfalon.games.heroes.printed.base import Cost, Resource, School, SetId, Tier
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell, Statistic
from gonfalon.games.heroes.printed.ops.combat import ChangeStat, Damage
from gonfalon.games.heroes.printed.ops.land import FirstFlagGain, TakeGrail
from gonfalon.games.heroes.printed.ops.realm import Gain, Income, Unlock
from gonfalon.games.heroes.printed.ops.spells import GivePower
from gonfalon.games.heroes.printed.ops.units import UnlimitedRetaliation

CORE_TOWNS = [TOWNS[number] for number in numbers(TOWNS)]
CORE_TILES = [TILES[number] for number in numbers(TILES)]
CORE_HEROES = [HEROES[number] for number in numbers(HEROES)]

each_town = pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.id)
each_hero = pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)


def units_of(faction: str) -> dict[str, list[str]]:
    """The units of a faction by tier, as the book lists them."""
    units = [unit for unit in UNITS if unit.faction == faction and not unit.replaces]
    return {tier: [unit.name_en for unit in units if unit.tier == tier] for tier in ("bronze", "silver", "golden")}


def effects_of(card) -> list[Any]:
    """All effects that a card or building offers."""
    fields = ("basic", "expert", "alternative")
    lists = ("options", "levels", "effects", "empowered")
    single = [getattr(card, field) for field in fields if hasattr(card, field)]
    return single + [effect for field in lists for effect in getattr(card, field, ())]


def location(name: str):
    return LOCATIONS[LOCATION_ID[name]]


# ------------------------------------------------------------------- the boxes


@pytest.mark.rule("HER-CMP-11")
def test_the_core_box_has_three_factions():
    assert [town.id for town in CORE_TOWNS] == ["castle", "necropolis", "dungeon"]
    others = {town.id for town in TOWNS if town not in CORE_TOWNS}
    assert {"rampart", "fortress", "inferno", "tower"} < others


@pytest.mark.rule("HER-MOD-02")
def test_the_core_box_is_enough_for_three_players():
    assert CORE_BOX.starting_tiles == len(CORE_TOWNS) == 3
    for scenario in SCENARIOS:
        if scenario.sets == ("core",):
            assert min(scenario.players) <= 3
        else:
            assert min(scenario.players) > 3


@pytest.mark.rule("HER-EXP-17")
def test_nothing_of_the_battlefield_expansion_is_there():
    assert "battlefield" not in get_args(SetId)
    assert CONSTANTS.combat_rows * CONSTANTS.combat_columns == 20


@pytest.mark.rule("HER-EXP-01")
def test_the_core_box_has_no_permanent_cards():
    permanent = {
        card.set
        for card in (*ABILITIES, *ARTIFACTS, *PANDORAS)
        for effect in effects_of(card)
        if effect.timing == "permanent"
    }
    assert permanent == {"tower", "conflux", "rampart", "stretch_2024"}
    assert {machine.timing for machine in WAR_MACHINES} == {"permanent"}
    assert Counter(machine.set for machine in WAR_MACHINES) == {"rampart": 3, "cove": 1, "stretch_2024": 1}


@pytest.mark.rule("HER-EXP-16")
def test_the_random_town_comes_with_inferno():
    assert location("random_town").set == "inferno"


@pytest.mark.rule("HER-EXP-04")
def test_a_war_machine_costs_more_at_a_trading_post():
    more = {each.id: each.cost_trading_post.gold - each.cost_factory.gold for each in WAR_MACHINES}
    assert more == {"ballista": 3, "first_aid_tent": 3, "ammo_cart": 3, "cannon": 4, "catapult": 4}
    (ballista,) = (each for each in WAR_MACHINES if each.id == "ballista")
    assert (ballista.cost_factory.gold, ballista.cost_trading_post.gold) == (7, 10)


@pytest.mark.rule("HER-SET-04")
def test_each_faction_has_its_set():
    assert Counter(hero.faction for hero in CORE_HEROES) == {"castle": 2, "necropolis": 2, "dungeon": 2}
    assert {town.building_tiles for town in TOWNS} == {7}
    assert TOWN_BOARD.tokens == ("build", "population", "spell_book")
    assert CONSTANTS.main_hero_mp == 3
    for town in TOWNS:
        assert sum(unit.faction == town.id and not unit.replaces for unit in UNITS) == 7


@pytest.mark.rule("HER-CMP-09")
def test_the_core_box_has_cubes_for_each_faction():
    assert len(CORE_TOWNS) * 20 <= CORE_BOX.cubes


# -------------------------------------------------------------------- the dice


@pytest.mark.rule("HER-CMP-12")
def test_there_are_three_kinds_of_dice():
    assert list(DICE) == ["attack", "resource", "treasure"]
    assert {len(die.faces) for die in DICE.values()} == {6}
    assert [die.count for die in DICE.values()] == [2, 3, 3]


@pytest.mark.rule("HER-CMP-01")
def test_the_attack_die():
    assert Counter(DICE["attack"].faces) == {-1: 2, 0: 2, 1: 2}


@pytest.mark.rule("HER-CMP-02")
def test_the_resource_die():
    faces = ["gold_3", "gold_6", "materials_2", "materials_4", "valuables_1", "valuables_2"]
    assert sorted(map(str, DICE["resource"].faces)) == faces


@pytest.mark.rule("HER-CMP-03")
def test_the_treasure_die():
    faces = {"experience": 2, "artifact": 2, "resource_1": 1, "resource_2_keep_1": 1}
    assert Counter(DICE["treasure"].faces) == faces


@pytest.mark.rule("HER-CMP-05")
def test_the_round_tracker():
    assert CONSTANTS.max_rounds == 16
    assert (ROUNDS.odd, ROUNDS.even) == ("resource", "astrologers")


@pytest.mark.rule("HER-RES-01")
def test_there_are_three_resources():
    assert get_args(Resource) == Cost.__struct_fields__ == ("gold", "materials", "valuables")


# ------------------------------------------------------------------- the cards


@pytest.mark.rule("HER-CRD-01")
def test_the_kinds_of_cards_in_a_deck():
    assert set(KINDS.values()) == {"statistic", "ability", "spell", "artifact", "specialty"}
    kinds = [KINDS[type(card)] for card in CARDS if type(card) in KINDS]
    assert len(kinds) == len(CARDS) - len(WAR_MACHINES) - 1


@pytest.mark.parametrize(("kind", "count"), [(Statistic, 24), (Ability, 30), (Spell, 46), (Artifact, 32)], ids=str)
def test_the_decks_of_the_core_box(kind, count):
    cards = deck(kind)
    assert len(cards) == count
    assert {type(CARDS[number]) for number in cards} == {kind}


@pytest.mark.rule("HER-CMP-14")
def test_a_spell_has_three_effects_and_a_bottom_effect():
    for spell in SPELLS:
        few = spell.id.startswith("protection_from_")
        assert len(spell.levels) == (2 if few else 3)
        assert spell.alternative.ops == (GivePower(amount=1),)
        assert all(level.text_en and level.text_fr for level in spell.levels)
    arrow = SPELLS[0]
    assert arrow.id == "magic_arrow"
    assert [(level.power, level.ops) for level in arrow.levels] == [
        (power, (Damage(amount=power + 1, target="any_unit"),)) for power in (0, 1, 2)
    ]


@pytest.mark.rule("HER-CMP-15")
def test_abilities_and_statistics_have_two_effects_and_artifacts_too():
    attack, power = STATISTICS[0], STATISTICS[2]
    for amount, effect in ((1, attack.basic), (2, attack.expert)):
        assert effect.ops == (ChangeStat(stat="attack", amount=amount, target="own_unit", duration="attack"),)
    assert (power.basic.ops, power.expert.ops) == ((GivePower(amount=1),), (GivePower(amount=2),))
    assert all(card.basic.ops and card.expert.ops for card in STATISTICS)
    assert all(card.basic.ops and card.expert.ops for card in ABILITIES)
    assert {card.id: card.faction_only for card in ABILITIES if card.faction_only} == {"necromancy": "necropolis"}
    assert {len(card.options) for card in ARTIFACTS} == {2}


@pytest.mark.rule("HER-CRD-22")
def test_artifacts_have_three_levels():
    levels = Counter(CARDS[number].level for number in deck(Artifact))  # type: ignore[union-attr]
    assert levels == {"minor": 15, "major": 10, "relic": 7}


@pytest.mark.rule("HER-SPL-12")
def test_each_spell_but_magic_arrow_is_of_a_school():
    assert {spell.school for spell in SPELLS} == {*get_args(School), "any"}
    assert [spell.id for spell in SPELLS if spell.school == "any"] == ["magic_arrow"]


@pytest.mark.rule("HER-SPL-13")
def test_spells_are_basic_or_expert():
    core = {number: CARDS[number] for number in deck(Spell)}.values()
    schools = Counter((spell.school, spell.rank) for spell in core)  # type: ignore[union-attr]
    assert schools["any", "basic"] == 1
    assert {schools[school, "expert"] for school in get_args(School)} == {2}
    assert {schools[school, "basic"] for school in get_args(School)} == {3}


@pytest.mark.rule("HER-CMP-17")
def test_ai_cards_war_machines_and_events():
    assert {card.type for card in AI_CARDS} == {"might", "magic", "skill"}
    assert AI_CARDS[0].modifier.__struct_fields__ == ("easy", "normal", "hard", "impossible")
    assert all(card.ops and card.text_fr for card in (*AI_CARDS, *WAR_MACHINES))
    assert len(EVENTS) == 20
    assert all(event.options and event.text_fr for event in EVENTS)


# ------------------------------------------------------------------ the heroes


@each_hero
@pytest.mark.rule("HER-SET-18", "HER-HRO-19")
def test_a_starting_deck_has_nine_cards(hero):
    cards = Counter(CARDS[number].id for number in starting_deck(HERO_ID[hero.id]))
    assert cards.total() == 9
    for card in STATISTICS:
        assert cards[card.id] == getattr(hero.stats, card.id)


@pytest.mark.rule("HER-SET-18")
def test_the_starting_deck_of_catherine():
    cards = [CARDS[number].id for number in starting_deck(HERO_ID["catherine"])]
    statistics = ["attack"] * 2 + ["defense"] * 2 + ["power", "knowledge"]
    assert cards == [*statistics, "magic_arrow", "leadership", "catherine_1"]


@each_hero
@pytest.mark.rule("HER-HRO-18")
def test_might_and_magic_decide_the_magic_arrows(hero):
    assert hero.magic_arrows == {"might": 1, "magic": 2}[hero.type]


@each_hero
@pytest.mark.rule("HER-HRO-20", "HER-SPC-01", "HER-SET-05")
def test_a_hero_has_three_specialties_of_its_own_and_an_ability(hero):
    numbers = specialties_of(HERO_ID[hero.id])
    assert [SPECIALTIES.index(CARDS[number]) for number in numbers] == [
        3 * HERO_ID[hero.id] + place for place in range(3)
    ]
    assert [card.level for card in hero.specialties] == [1, 4, 6]
    assert isinstance(CARDS[CARD_ID[hero.starting_ability]], Ability)


@pytest.mark.rule("HER-HRO-17")
def test_nothing_in_the_core_box_asks_for_a_hero_by_name_or_class():
    conditions = {
        getattr(op, "condition", None)
        for number in {*deck(Ability), *deck(Spell), *deck(Artifact)}
        for effect in effects_of(CARDS[number])
        for op in effect.ops
    }
    assert not any(str(condition).startswith(("hero_crag", "class")) for condition in conditions)


# ------------------------------------------------------------------- the towns


@pytest.mark.rule("HER-CMP-04", "HER-LOC-32")
def test_the_income_tracks():
    assert TOWN_BOARD.income_gold == (10, 15, 20, 25, 30, 35, 40, 45)
    assert TOWN_BOARD.income_materials == (0, 2, 4, 6, 8, 10, 12, 14)
    assert TOWN_BOARD.income_valuables == (0, 1, 2, 3, 4, 5, 6, 7)
    mines: dict[Resource, int] = {"gold": 5, "materials": 2, "valuables": 1}
    for resource, step in mines.items():
        track = getattr(TOWN_BOARD, f"income_{resource}")
        assert {after - before for before, after in pairwise(track)} == {step}
        ops = location(f"mine_{resource}").ops
        assert Income(resource=resource, amount=step) in ops
        assert FirstFlagGain(resource=resource, amount=step) in ops


@each_town
@pytest.mark.rule("HER-BLD-18")
def test_a_town_has_eight_buildings_on_seven_tiles(town):
    assert [building.kind for building in town.buildings] == [
        "city_hall",
        "citadel",
        "mage_guild",
        "dwelling_bronze",
        "dwelling_silver",
        "dwelling_golden",
        "special_a",
        "special_b",
    ]
    assert town.building_tiles == 7
    (front,) = town.buildings[-1].requires
    assert front in [building.id for building in town.buildings[:-1]]


@pytest.mark.rule("HER-BLD-18")
def test_the_blacksmith_is_the_back_of_the_towers():
    (blacksmith,) = (building for building in BUILDINGS if building.id == "castle_blacksmith")
    assert blacksmith.requires == ("castle_towers",)


@pytest.mark.rule("HER-BLD-02", "HER-BLD-12")
def test_the_board_prints_a_cost_for_every_building():
    for building in BUILDINGS:
        assert building.cost.gold > 0
        assert building.cost.materials > 0
        assert building.effects
    assert TOWN_BOARD.buildings_per_round == 1
    assert len(BUILDINGS) == 8 * len(TOWNS)


@each_town
@pytest.mark.rule("HER-BLD-01")
def test_a_town_stands_in_the_middle_of_its_starting_tile(town):
    (tile,) = (tile for tile in TILES if tile.id == town.start_tile)
    assert tile.group == "starting"
    assert tile.at("c").location == "town"
    assert tile.at("c").faction == town.id
    elsewhere = [field for other in TILES for field in other.fields if field.location == "town"]
    assert len(elsewhere) == len(TOWNS)


@each_town
@pytest.mark.rule("HER-UNT-41")
def test_the_dwellings_are_for_bronze_silver_and_golden_units(town):
    tiers: tuple[Tier, ...] = ("bronze", "silver", "golden")
    for building, tier in zip(town.buildings[3:6], tiers, strict=True):
        assert Unlock(what="recruit", tier=tier) in building.effects[0].ops


def test_mage_guilds_ask_the_price_of_their_board():
    guilds = {town.id: town.buildings[2].effects[1].ops[0] for town in CORE_TOWNS}
    prices = {town: op.pay.gold for town, op in guilds.items()}  # type: ignore[attr-defined]
    assert prices == {"castle": 6, "necropolis": 5, "dungeon": 5}


# ------------------------------------------------------------------- the tiles


@pytest.mark.rule("HER-MAP-01")
def test_there_are_four_kinds_of_tiles():
    assert Counter(tile.group for tile in CORE_TILES) == {"starting": 3, "far": 9, "near": 6, "center": 2}


@pytest.mark.rule("HER-MAP-03")
def test_the_numerals_of_a_tile_are_the_levels_of_its_guards():
    levels = {"starting": {1}, "far": {2, 3}, "near": {4, 5}, "center": {6, 7}}
    for tile in TILES:
        assert {field.difficulty for field in tile.fields} - {0} <= levels[tile.group]
    strength = {"bronze": 1, "silver": 2, "golden": 3, "azure": 20}
    for army, stronger in pairwise(NEUTRAL_ARMIES):
        for difficulty in ("easy", "normal", "hard", "impossible"):
            before, after = (sum(strength[t] for t in getattr(each, difficulty)) for each in (army, stronger))
            assert before <= after


@pytest.mark.rule("HER-MAP-04")
def test_a_tile_has_a_field_in_the_middle_and_six_around_it():
    assert LAYOUT.positions == ("nw", "ne", "w", "c", "e", "sw", "se")
    for tile in TILES:
        assert [field.pos for field in tile.fields] == list(LAYOUT.positions)


@pytest.mark.rule("HER-CMP-16", "HER-MAP-16")
def test_what_a_tile_shows():
    assert {sum(field.blocked for field in tile.fields) for tile in CORE_TILES} == {1}
    assert len({tile.code for tile in TILES}) == len(TILES)
    assert [tile.code for tile in CORE_TILES[:4]] == ["S1", "S2", "S3", "F1"]
    shown = {field.location for tile in CORE_TILES for field in tile.fields}
    assert {"empty_field", "blocked_field", "artifact_symbol", "town"} < shown
    assert shown <= {LOCATIONS[number].id for number in numbers(LOCATIONS)}


@pytest.mark.rule("HER-LOC-22")
def test_the_windmill_of_the_misprinted_tile_gives_valuables():
    (tile,) = (tile for tile in TILES if tile.code == "#N3")
    assert "windmill" in [field.location for field in tile.fields]
    assert location("windmill").ops == (Gain(resource="valuables", amount=1),)


@pytest.mark.rule("HER-CMP-07")
def test_one_tile_of_the_core_box_has_the_grail():
    assert location("grail").ops == (TakeGrail(),)
    assert [tile.id for tile in CORE_TILES if "grail" in [field.location for field in tile.fields]] == ["c2"]


def test_a_tile_turned_by_six_sixths_lies_as_before():
    for number, position in ((0, 0), (0, 4), (5, 6)):
        assert field_at(number, position, 6) == field_at(number, position, 0)
        assert walls_at(number, position, 6) == walls_at(number, position, 0)


def test_a_turned_tile_takes_its_walls_along():
    east, south_east = LAYOUT.positions.index("e"), LAYOUT.positions.index("se")
    assert field_at(0, east, 0).location == field_at(0, south_east, 1).location == "resource_symbol"
    edges = [LAYOUT.edges[edge] for edge in walls_at(0, south_east, 1)]
    assert sorted(field_at(0, east, 0).walls) == ["e", "ne", "se"]
    assert sorted(edges) == ["e", "se", "sw"]
    assert field_at(0, LAYOUT.positions.index("c"), 1).location == "town"


# ------------------------------------------------------------------- the units


@pytest.mark.rule("HER-UNT-02")
def test_a_faction_has_seven_units():
    for town in TOWNS:
        units = [unit for unit in UNITS if unit.faction == town.id and not unit.replaces]
        assert [unit.slot for unit in units] == [1, 2, 3, 4, 5, 6, 7]
        assert len({unit.family for unit in units}) == 7


@pytest.mark.rule("HER-UNT-38")
def test_the_units_of_the_castle():
    assert units_of("castle") == {
        "bronze": ["Halberdiers", "Marksmen", "Griffins"],
        "silver": ["Crusaders", "Zealots"],
        "golden": ["Champions", "Archangels"],
    }


@pytest.mark.rule("HER-UNT-39")
def test_the_units_of_the_dungeon():
    assert units_of("dungeon") == {
        "bronze": ["Troglodytes", "Harpies", "Evil Eyes"],
        "silver": ["Medusas", "Minotaurs"],
        "golden": ["Manticores", "Black Dragons"],
    }


@pytest.mark.rule("HER-UNT-40")
def test_the_units_of_the_necropolis():
    assert units_of("necropolis") == {
        "bronze": ["Skeletons", "Zombies", "Wraiths"],
        "silver": ["Vampires", "Liches"],
        "golden": ["Dread Knights", "Ghost Dragons"],
    }


@pytest.mark.rule("HER-CMP-10", "HER-UNT-04")
def test_units_of_factions_have_two_faces_and_the_pack_is_the_stronger():
    for unit in UNITS:
        few, pack = unit.few, unit.pack
        assert all(getattr(few, stat) <= getattr(pack, stat) for stat in ("attack", "defense", "hp", "initiative"))
        assert (few.attack, few.hp, few.initiative, few.abilities) != (
            pack.attack,
            pack.hp,
            pack.initiative,
            pack.abilities,
        )
    assert not any(hasattr(card, "pack") for card in NEUTRALS)


@pytest.mark.rule("HER-CMP-13")
def test_what_the_griffins_print():
    griffins = UNITS[CREATURE_ID["castle_griffins"]]
    few, pack = griffins.few, griffins.pack
    assert (griffins.name_en, griffins.tier, few.type, pack.type) == ("Griffins", "bronze", "flying", "flying")
    assert (few.attack, few.defense, few.hp, few.initiative) == (2, 0, 4, 6)
    assert (pack.attack, pack.defense, pack.hp, pack.initiative) == (3, 0, 4, 9)
    assert (few.cost, pack.cost) == (Cost(gold=4), Cost(gold=6))
    assert few.abilities[0].ops == pack.abilities[0].ops == (UnlimitedRetaliation(),)


@pytest.mark.rule("HER-NEU-01")
def test_neutral_units_have_four_decks():
    decks = {tier: neutral_deck(tier) for tier in get_args(Tier)}
    assert {tier: len(cards) for tier, cards in decks.items()} == {
        "bronze": 17,
        "silver": 10,
        "golden": 10,
        "azure": 4,
    }
    for tier, cards in decks.items():
        assert {CREATURES[number].tier for number in cards} == {tier}


@pytest.mark.rule("HER-CMP-06")
def test_the_siege_cards():
    assert {card.id: card.copies for card in STRUCTURES} == {"arrow_tower": 1, "wall": 3, "gate": 1}


@pytest.mark.rule("HER-SIE-09")
def test_the_arrow_tower():
    tower = STRUCTURES[0]
    assert (tower.type, tower.attack, tower.defense, tower.hp, tower.initiative) == ("ranged", 4, 2, 3, 9)
