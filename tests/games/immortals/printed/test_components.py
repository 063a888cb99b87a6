"""The printed components are those the rulebook lists: board, tribes, cards, tiles, tokens and tower."""

from collections import Counter
from itertools import product

import pytest

from games.immortals.table import build_cost
from gonfalon.games.immortals.printed import (
    BLANK_CARD,
    BOARD,
    BUILDINGS,
    COLOURS,
    COMPONENTS,
    CONFLICT_CARDS,
    CONFLICT_PLACES,
    COUNTS,
    DARK,
    FILES,
    HOMES,
    LIGHT,
    MAGIC_CARDS,
    NEIGHBOURS,
    PLACES,
    POLYGONS,
    PROVINCE_OF,
    PROVINCE_PLACES,
    PROVINCES,
    REALMS,
    REGION_CARDS,
    REGION_ID,
    REGIONS,
    ROUND_MARKERS,
    ROUNDS,
    SANCTUARY,
    SCORING,
    SIDES,
    SUPPLY,
    TOWER,
    TRIBE_ID,
    TRIBES,
    VOIDS,
    YIELDS,
    across,
    is_joker,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.printed.base import Resources
from gonfalon.games.immortals.printed.checks import BASE_ACTIONS
from gonfalon.games.immortals.printed.tribes import Tribe
from gonfalon.games.immortals.rules.board import spaces_of

PAIRS = list(product(range(5), range(5, 10)))
NAMED = {
    "Mountainhome",
    "Heartwood",
    "White Falls",
    "Tribute Pass",
    "Forge Fire",
    "Emerald Cliff",
    "Shore Lake",
    "Treehome",
    "Borderland",
    "The Murk",
    "Foothold",
}
"""The regions that the rulebook names."""

each_tribe = pytest.mark.parametrize("tribe", TRIBES, ids=lambda tribe: tribe.id)


def place(realm: int, region: str) -> int:
    return realm * len(REGIONS) + REGION_ID[region]


def distinct(entries, what: str) -> int:
    return len({getattr(entry, what) for entry in entries})


# --------------------------------------------------------------------------- the board


@pytest.mark.rule("IMM-CMP-04")
def test_the_realm_of_darkness_is_on_the_left_and_that_of_light_on_the_right():
    assert COMPONENTS["board"].count == 1
    assert [realm.id for realm in REALMS] == ["light", "dark"]
    for number in PLACES:
        on_the_left = {x < BOARD.mirror_x for x, _ in POLYGONS[number]}
        assert on_the_left == {realm_of(number) == DARK}
    assert BOARD.width == 2 * BOARD.mirror_x


@pytest.mark.rule("IMM-CMP-05")
def test_each_realm_has_five_provinces():
    assert [len(provinces) for provinces in PROVINCE_PLACES] == [5, 5]
    assert len(PROVINCES) == 5
    assert all(provinces for realm in PROVINCE_PLACES for provinces in realm)


@pytest.mark.rule("IMM-CMP-06")
def test_each_province_has_five_regions_and_the_board_fifty_spaces():
    assert {len(places) for realm in PROVINCE_PLACES for places in realm} == {5}
    assert len(REGIONS) == 25
    assert len(PLACES) == len(SIDES) == len(POLYGONS) == 50
    assert sorted(number for realm in PROVINCE_PLACES for places in realm for number in places) == list(PLACES)


@pytest.mark.rule("IMM-CMP-07")
def test_both_realms_have_the_same_regions_as_spaces_of_their_own():
    for number in PLACES:
        other = across(number)
        assert region_of(other) == region_of(number)
        assert realm_of(other) != realm_of(number)
        assert PROVINCE_OF[other] == PROVINCE_OF[number]
        assert {region_of(each) for each in NEIGHBOURS[other]} == {region_of(each) for each in NEIGHBOURS[number]}
        assert {realm_of(each) for each in NEIGHBOURS[number]} == {realm_of(number)}
    assert any(YIELDS[number] != YIELDS[across(number)] for number in PLACES)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_region_has_a_name_of_its_own(lang):
    assert len({region.text("name", lang) for region in REGIONS}) == 25


def test_the_rift_is_no_region():
    assert [void.id for void in VOIDS] == ["rift"]
    assert "rift" not in REGION_ID


# --------------------------------------------------------------------------- the cards


@pytest.mark.rule("IMM-CMP-08")
def test_one_region_card_for_each_name():
    assert len(REGION_CARDS) == COUNTS.region_cards == 25
    assert [card.region for card in REGION_CARDS] == [region.id for region in REGIONS]


@pytest.mark.rule("IMM-CMP-09")
def test_a_region_card_shows_name_yields_and_where_the_region_is():
    for number, card in enumerate(REGION_CARDS):
        assert (card.name_en, card.name_fr) == (REGIONS[number].name_en, REGIONS[number].name_fr)
        assert card.yields == (YIELDS[number], YIELDS[across(number)])
        assert POLYGONS[REGION_ID[card.region]]


@pytest.mark.rule("IMM-CMP-10")
def test_a_conflict_card_of_each_realm_for_each_region():
    cards = [card for card in CONFLICT_CARDS if not card.joker]
    assert len(cards) == 2 * COUNTS.conflict_cards_per_realm == 50
    assert Counter((card.realm, card.region) for card in cards) == Counter(
        product(("light", "dark"), (region.id for region in REGIONS))
    )


@pytest.mark.rule("IMM-CMP-11")
def test_a_joker_for_each_province_of_each_realm():
    jokers = [card for card in CONFLICT_CARDS if card.joker]
    assert len(jokers) == 2 * COUNTS.jokers_per_realm == 10
    assert distinct(jokers, "id") == len({(card.realm, card.province) for card in jokers}) == 10
    assert Counter(card.realm for card in CONFLICT_CARDS) == {"light": 30, "dark": 30}
    assert len(CONFLICT_CARDS) == COUNTS.conflict_cards == 60


def test_a_conflict_card_stands_for_its_place_and_a_joker_for_its_province():
    for number, (card, places) in enumerate(zip(CONFLICT_CARDS, CONFLICT_PLACES, strict=True)):
        assert card.joker == is_joker(number)
        assert {REALMS[realm_of(each)].id for each in places} == {card.realm}
        regions = [REGIONS[region_of(each)] for each in places]
        assert {region.province for region in regions} == {card.province}
        if card.joker:
            assert len(places) == 5
        else:
            assert places == (number,)
            assert regions[0].id == card.region
            assert Resources(card.energy, card.gold) == YIELDS[number]


@pytest.mark.rule("IMM-CMP-12")
def test_a_region_card_shows_both_realms_and_a_conflict_card_one():
    for card in REGION_CARDS:
        assert not hasattr(card, "realm")
        assert len(card.yields) == 2
    for conflict in CONFLICT_CARDS:
        light, dark = "(Light)" in conflict.name_en, "(Darkness)" in conflict.name_en
        assert (light, dark) == (conflict.realm == "light", conflict.realm == "dark")


@pytest.mark.rule("IMM-CMP-13")
def test_four_blank_cards_for_each_player():
    assert COUNTS.blank_cards == COUNTS.blank_cards_per_player * len(COLOURS) == 20
    assert COUNTS.blank_cards_per_player == 4
    assert "no action" in BLANK_CARD.text_en


@pytest.mark.rule("IMM-CMP-14")
def test_four_different_magic_cards_in_each_colour():
    assert len(MAGIC_CARDS) == distinct(MAGIC_CARDS, "id") == COUNTS.magic_cards_per_player == 4
    assert COUNTS.magic_cards == 4 * len(COLOURS) == 20


@pytest.mark.rule("IMM-MAG-01")
def test_the_four_magic_cards():
    said = [
        (Resources(card.cost.energy, card.cost.gold), [(option.effect, option.amount) for option in card.options])
        for card in MAGIC_CARDS
    ]
    assert said == [
        (Resources(energy=4, gold=1), [("deploy", 5)]),
        (Resources(energy=0, gold=1), [("draw_conflict", 1), ("take_first_player", 0)]),
        (Resources(energy=2, gold=2), [("build_sanctuary", 0), ("claim_region_card", 0)]),
        (Resources(energy=0, gold=2), [("draw_conflict", 2), ("deploy", 2)]),
    ]
    assert [option.spread for card in MAGIC_CARDS for option in card.options if option.effect == "deploy"] == [
        True,
        False,
    ]


@pytest.mark.rule("IMM-CMP-15")
def test_ten_round_markers():
    assert [marker.number for marker in ROUND_MARKERS] == list(range(1, 11))
    assert all(rounds.rounds <= 10 for rounds in ROUNDS.values())


def test_rounds_and_groups_by_number_of_players():
    assert {players: rounds.rounds for players, rounds in ROUNDS.items()} == {3: 7, 4: 6, 5: 5}
    assert {players: rounds.extra_groups for players, rounds in ROUNDS.items()} == {3: True, 4: True, 5: False}


# --------------------------------------------------------------------------- the tribes


@pytest.mark.rule("IMM-CMP-16")
def test_a_token_for_each_tribe():
    assert COUNTS.tribe_tokens == COMPONENTS["tribe_tokens"].count == len(TRIBES) == 10
    assert [tribe.realm for tribe in TRIBES] == ["light"] * 5 + ["dark"] * 5


@pytest.mark.rule("IMM-CMP-17")
def test_a_player_board_is_a_light_half_and_a_dark_half():
    assert COUNTS.tribe_boards == COMPONENTS["tribe_boards"].count == 10
    for light, dark in PAIRS:
        spaces = spaces_of(light, dark)
        assert Counter(space.slot[0] for space in spaces) == {"L": 5, "D": 5}
        assert sorted(map(id, spaces)) == sorted(map(id, TRIBES[light].spaces + TRIBES[dark].spaces))


@pytest.mark.rule("IMM-CMP-19")
def test_a_board_has_two_limbos_and_ten_spaces():
    assert {realm.limbo_of_the_fallen for realm in REALMS} == {"light", "dark"}
    assert all(realm.limbo_of_the_fallen != realm.id for realm in REALMS)
    assert {len(spaces_of(*pair)) for pair in PAIRS} == {10}
    assert all({"L", "D"} == {space.slot[0] for space in spaces_of(*pair)} for pair in PAIRS)


@pytest.mark.rule("IMM-PLN-02")
def test_eight_army_spaces_and_two_magic_spaces():
    for pair in PAIRS:
        assert [space.kind for space in spaces_of(*pair)] == ["army"] * 8 + ["magic"] * 2


@pytest.mark.rule("IMM-ARM-17")
def test_the_army_spaces_of_every_board():
    own = {
        "demons": "build_sanctuary",
        "orcs": "extract_gold",
        "necromancers": "transition_3",
        "night_elves": "attack",
        "trolls": "attack",
    }
    common = Counter(BASE_ACTIONS) + Counter(["attack_or_move"])
    for light, dark in PAIRS:
        army = [space for space in spaces_of(light, dark) if space.kind == "army"]
        assert Counter(space.action for space in army) == common + Counter([own[TRIBES[dark].id]])
        assert [space.action for space in army if space.special] == [own[TRIBES[dark].id]]


@pytest.mark.parametrize(
    ("tribe", "cost"),
    [
        ("demons", Resources(energy=2, gold=0)),
        ("orcs", Resources(energy=0, gold=0)),
        ("necromancers", Resources(energy=2, gold=1)),
        ("night_elves", Resources(energy=2, gold=1)),
        ("trolls", Resources(energy=1, gold=2)),
    ],
)
def test_what_the_own_action_of_a_dark_tribe_costs(tribe, cost):
    assert [space.cost for space in TRIBES[TRIBE_ID[tribe]].spaces if space.special] == [cost]


@pytest.mark.rule("IMM-BLD-02")
def test_building_costs_energy_gold_or_both():
    costs = [build_cost(light) for light in range(5)]
    assert len(set(costs)) == 5
    assert {(cost.energy > 0, cost.gold > 0) for cost in costs} == {(True, False), (False, True), (True, True)}
    assert {cost.energy + cost.gold for cost in costs} == {4}
    assert Resources(energy=4, gold=0) in costs, "the Portal of the rulebook's example"


@pytest.mark.rule("IMM-TRB-11")
def test_the_five_light_tribes_and_what_each_sets():
    light = TRIBES[:5]
    assert [tribe.id for tribe in light] == ["wood_elves", "humans", "dwarves", "amazons", "halflings"]
    assert len(set(HOMES)) == 5
    assert {PROVINCE_OF[home] for home in HOMES} == set(range(5))
    for tribe, home in zip(light, HOMES, strict=True):
        assert REGIONS[home].home_of == tribe.id
        assert tribe.army_groups
        assert tribe.energy + tribe.gold > 0
    assert TRIBES[TRIBE_ID["wood_elves"]].army_groups == (3, 3, 3)


@each_tribe
def test_a_half_has_four_army_spaces_a_magic_space_and_a_group_for_few_players(tribe: Tribe):
    assert [space.kind for space in tribe.spaces] == ["army"] * 4 + ["magic"]
    assert tribe.extra_groups == (2,)


def test_the_cubes_of_a_player_are_just_enough():
    for light, dark in PAIRS:
        groups = sum(TRIBES[light].army_groups + TRIBES[dark].army_groups)
        fixed = SUPPLY.dark_start + 2 * SUPPLY.in_each_limbo + SUPPLY.into_the_tower
        assert groups + fixed == 39
        assert groups + fixed + 2 * 2 == SUPPLY.army_cubes == 43


def test_one_board_has_the_resources_and_the_group_of_the_examples():
    humans, orcs = TRIBES[TRIBE_ID["humans"]], TRIBES[TRIBE_ID["orcs"]]
    assert (humans.energy + orcs.energy, humans.gold + orcs.gold) == (9, 7)
    assert 10 in orcs.army_groups


# --------------------------------------------------------------------------- cubes, tiles, tokens


@pytest.mark.rule("IMM-CMP-20")
def test_army_cubes():
    cubes = COMPONENTS["army_cubes"]
    assert (cubes.count, cubes.per_colour, len(COLOURS)) == (225, 45, 5)
    assert cubes.per_colour - SUPPLY.army_cubes == 2


@pytest.mark.rule("IMM-CMP-21")
def test_green_cubes_belong_to_nobody():
    assert COMPONENTS["inhabitant_cubes"].count == TOWER.battle.inhabitants == 20
    assert "green" not in {colour.id for colour in COLOURS}
    assert "green" in COMPONENTS["inhabitant_cubes"].name_en


@pytest.mark.rule("IMM-CMP-22")
def test_a_victory_pawn_and_a_marker_in_each_colour():
    for part in ("victory_pawns", "plus_60_markers"):
        assert (COMPONENTS[part].count, COMPONENTS[part].per_colour) == (5, 1)
    assert SCORING.track == 60


@pytest.mark.rule("IMM-CMP-23")
def test_fifty_building_tiles_with_two_sides():
    sanctuary, capital = BUILDINGS[SANCTUARY:]
    assert (sanctuary.shares_with, capital.shares_with) == ("capital", "sanctuary")
    assert sanctuary.supply == capital.supply == COMPONENTS["building_tiles"].count == 50


@pytest.mark.rule("IMM-CMP-24")
def test_twenty_six_portals():
    portal = BUILDINGS[0]
    assert portal.id == "portal"
    assert portal.supply == COMPONENTS["portals"].count == 26
    assert not portal.shares_with


def test_what_buildings_are_worth():
    worth = {building.id: (building.vp_when_built, building.vp_at_scoring) for building in BUILDINGS}
    assert worth == {"portal": (1, 0), "sanctuary": (1, 1), "capital": (2, 1)}
    assert [building.per_province for building in BUILDINGS] == [0, 0, 1]


@pytest.mark.rule("IMM-CMP-25", "IMM-CMP-26")
@pytest.mark.parametrize("tokens", ["gold_coins", "energy_tokens"])
def test_gold_and_energy(tokens):
    part = COMPONENTS[tokens]
    assert part.count == 65
    assert {each.value: each.count for each in part.values} == {1: 15, 2: 22, 5: 28}
    assert sum(each.value * each.count for each in part.values) == 199


@pytest.mark.rule("IMM-CMP-27")
def test_one_first_player_marker():
    assert COMPONENTS["first_player_marker"].count == 1


@pytest.mark.rule("IMM-CMP-28")
def test_the_tower_has_three_parts():
    assert COMPONENTS["cube_tower"].count == 1
    assert COMPONENTS["cube_tower"].parts == ("funnel", "tower", "tray")
    assert TOWER.tower.text_en
    assert len(TOWER.shelves) == 3


# --------------------------------------------------------------------------- what the rulebook's examples say


@pytest.mark.rule("IMM-DIG-07")
def test_the_content_has_what_the_rulebook_says_of_regions():
    assert {region.name_en for region in REGIONS} >= NAMED
    for one, other in (
        ("white_falls", "borderland"),
        ("borderland", "treehome"),
        ("the_murk", "white_falls"),
        ("forge_fire", "heartwood"),
    ):
        for realm in (LIGHT, DARK):
            assert place(realm, other) in NEIGHBOURS[place(realm, one)]
    assert place(LIGHT, "treehome") not in NEIGHBOURS[place(LIGHT, "white_falls")]
    assert YIELDS[place(LIGHT, "shore_lake")].gold == 5
    assert YIELDS[place(DARK, "tribute_pass")].energy == 6


@pytest.mark.rule("IMM-DIG-07")
def test_what_differs_between_tribes_and_regions_is_in_the_content():
    assert {region.source for region in FILES.map.regions} <= {"open", "rulebook"}
    assert len({(tribe.army_groups, tribe.energy, tribe.gold) for tribe in TRIBES}) == 10
    assert len({YIELDS[number] + YIELDS[across(number)] for number in range(25)}) == 25
