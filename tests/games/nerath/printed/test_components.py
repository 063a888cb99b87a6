"""The printed components are those the rulebook lists: board, figures, dice, cards and tiles."""

import re
from collections import Counter

import pytest

from gonfalon.games.nerath.printed import (
    ABILITIES,
    ALLIANCES,
    BOARD,
    CARD_RULES,
    COMPONENTS,
    CONTENT,
    DICE,
    EDITION,
    EVENT_TIMINGS,
    EVENTS,
    GUARDIANS,
    IMPASSABLE,
    LENGTHS,
    PIECES,
    PLACEMENTS,
    REALMS,
    RULES,
    SEATINGS,
    SPACES,
    TREASURE_TIMINGS,
    TREASURES,
)
from gonfalon.games.nerath.printed.board import Point, Polygon, Space
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.checks import KEYS
from gonfalon.games.nerath.printed.dice import NO_DICE, Dice
from gonfalon.games.nerath.printed.guardians import Guardian
from gonfalon.games.nerath.printed.setup import Realm
from gonfalon.lore.content import check

SPACE = {space.id: space for space in SPACES}
PIECE = {piece.id: piece for piece in PIECES}
EVENT = {event.id: event for event in EVENTS}
TREASURE = {treasure.id: treasure for treasure in TREASURES}
GUARDIAN = {guardian.id: guardian for guardian in GUARDIANS}
REALM_IDS = ("karkoth", "vailin", "iron_circle", "nerath")

each_realm = pytest.mark.parametrize("realm", REALMS, ids=lambda realm: realm.id)


def of_kind(kind: str) -> list[Space]:
    return [space for space in SPACES if space.kind == kind]


def beside(space: str, *kinds: str) -> set[str]:
    """The neighbours of a space that are of these kinds."""
    return {name for name in SPACE[space].neighbours if SPACE[name].kind in kinds}


def within(space: str, moves: int, kind: str) -> set[str]:
    """Where so many moves lead through spaces of one kind, the space itself included."""
    reached = {space}
    for _ in range(moves):
        reached |= {name for each in reached for name in beside(each, kind)}
    return reached


def borders(polygon: Polygon) -> set[frozenset[Point]]:
    """The lines between one corner and the next."""
    return {frozenset(ends) for ends in zip(polygon, [*polygon[1:], polygon[0]], strict=True)}


def area(polygon: Polygon) -> float:
    ends = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in ends)) / 2


def edges_touched(space: str) -> set[str]:
    """The edges of the board that a space reaches."""
    xs, ys = zip(*SPACE[space].polygon, strict=True)
    sides = {"west": min(xs) == 0, "east": max(xs) == BOARD.width, "north": min(ys) == 0}
    return {name for name, touched in {**sides, "south": max(ys) == BOARD.height}.items() if touched}


def starting_pieces(realm: str) -> Counter[str]:
    return sum((Counter(each.pieces) for each in PLACEMENTS if each.realm == realm), Counter())


def effects_of(card) -> list[Effect]:
    """Everything a card does, choices and alternatives included."""
    listed = [*getattr(card, "effects", ()), *getattr(card, "power", ()), *getattr(card, "property", ())]
    for effect in listed:
        listed += [inner for group in (effect.otherwise, *effect.options) for inner in group]
    return listed


# -------------------------------------------------------------------------- the box


@pytest.mark.rule("NER-CMP-01")
def test_252_figures_63_for_each_realm():
    assert {piece.id: piece.figures_per_realm for piece in PIECES} == {
        "footsoldier": 20,
        "siege_engine": 6,
        "fighter": 6,
        "wizard": 6,
        "monster": 8,
        "castle": 3,
        "storm_elemental": 4,
        "dragon": 4,
        "warship": 6,
    }
    assert sum(piece.figures_per_realm for piece in PIECES) == COMPONENTS.figures_per_realm == 63
    assert COMPONENTS.figures == 63 * len(REALMS) == 252


@pytest.mark.rule("NER-CMP-04")
def test_20_control_markers_for_each_realm():
    assert (COMPONENTS.control_markers_per_realm, COMPONENTS.control_markers) == (20, 80)
    assert len({realm.color_hex for realm in REALMS}) == 4, "markers of different realms look different"


@pytest.mark.rule("NER-CMP-05")
def test_a_team_marker_for_each_alliance():
    assert {frozenset(alliance.realms) for alliance in ALLIANCES} == {
        frozenset({"vailin", "nerath"}),
        frozenset({"karkoth", "iron_circle"}),
    }
    assert COMPONENTS.team_markers == len(ALLIANCES) == 2
    for alliance in ALLIANCES:
        first, second = (next(realm for realm in REALMS if realm.id == name) for name in alliance.realms)
        assert (first.ally, second.ally) == (second.id, first.id)


@pytest.mark.rule("NER-CMP-06")
def test_30_dungeon_guardians():
    assert len(GUARDIAN) == len(GUARDIANS) == COMPONENTS.guardian_tiles == 30
    assert len({guardian.name_en for guardian in GUARDIANS}) == 30


@pytest.mark.rule("NER-CMP-07")
def test_80_event_cards_20_for_each_realm():
    assert len(EVENT) == COMPONENTS.event_cards == 80
    assert Counter(event.realm for event in EVENTS) == dict.fromkeys(REALM_IDS, 20)


@pytest.mark.rule("NER-CMP-08")
def test_30_treasure_cards():
    assert len(TREASURE) == len(TREASURES) == COMPONENTS.treasure_cards == 30


@pytest.mark.rule("NER-CMP-09")
def test_80_gold_tokens():
    assert (COMPONENTS.gold_ones, COMPONENTS.gold_fives) == (50, 30)


@pytest.mark.rule("NER-CMP-10")
def test_16_dice():
    assert {die.sides: die.count for die in DICE} == {6: 6, 8: 4, 10: 3, 12: 2, 20: 1}
    assert sum(die.count for die in DICE) == COMPONENTS.dice == 16


@pytest.mark.rule("NER-CMP-11")
def test_a_reference_card_for_each_realm_and_a_quick_reference_card():
    assert (COMPONENTS.realm_cards, COMPONENTS.quick_reference_cards) == (len(REALMS), 1) == (4, 1)


# ----------------------------------------------------------------------------- dice


@pytest.mark.rule("NER-CMP-14")
def test_dice_are_known_by_their_sides_and_colours():
    assert {die.sides: die.color for die in DICE} == {
        6: "green",
        8: "blue",
        10: "red",
        12: "black",
        20: "white",
    }


@pytest.mark.rule("NER-CMP-14")
def test_four_six_sided_dice_are_written_4d6_on_a_card():
    (strike, _) = EVENT["karkoth_plague_of_ghouls"].effects
    assert strike.dice == Dice(4, 6)
    assert str(strike.dice) == "4d6"
    assert "4d6" in EVENT["karkoth_plague_of_ghouls"].text_en


@pytest.mark.rule("NER-CMP-14")
@pytest.mark.parametrize("card", [*EVENTS, *TREASURES], ids=lambda card: card.id)
def test_a_card_rolls_the_dice_that_its_text_names(card):
    texts = (getattr(card, what, "") for what in ("text_en", "power_en", "property_en"))
    said = re.findall(r"(?<!instead of )(?<!instead of a )\b(\d?)d(\d+)", " ".join(texts))
    rolled = {dice for effect in effects_of(card) for dice in (effect.dice, effect.dice_if, effect.roll)}
    assert {Dice(int(count or 1), int(sides)) for count, sides in said} == rolled - {NO_DICE}


@pytest.mark.rule("NER-CMP-14")
def test_a_guardian_rolls_the_dice_that_its_text_names():
    for guardian in GUARDIANS:
        said = re.findall(r"(\d)d(\d+)", guardian.text_en)
        assert [int(sides) for count, sides in said for _ in range(int(count))] == list(guardian.dice)


# --------------------------------------------------------------------------- pieces


@pytest.mark.rule("NER-CMP-12")
def test_nine_kinds_of_pieces_and_every_realm_has_all_of_them():
    names = "Footsoldier, Siege Engine, Fighter, Wizard, Monster, Castle, Storm Elemental, Dragon, Warship"
    assert [piece.name_en for piece in PIECES] == names.split(", ")
    for realm in REALM_IDS:
        assert set(starting_pieces(realm)) == set(PIECE)


def summary(id: str) -> tuple[str, int, int, int, list[str]]:
    """A row of the Piece Summary: type, cost, attack die, move and special abilities."""
    piece = PIECE[id]
    return piece.type, piece.cost, piece.die, piece.move, [ABILITIES[name].name_en for name in piece.abilities]


@pytest.mark.rule("NER-UNI-01")
def test_the_footsoldier():
    assert summary("footsoldier") == ("land", 1, 6, 1, [])
    assert PIECE["footsoldier"].dice_attack == PIECE["footsoldier"].dice_defend == Dice(1, 6)


@pytest.mark.rule("NER-UNI-02")
def test_the_siege_engine():
    assert summary("siege_engine") == ("land", 2, 8, 1, ["Powerful Attack"])
    assert (PIECE["siege_engine"].dice_attack, PIECE["siege_engine"].dice_defend) == (Dice(2, 8), Dice(1, 8))


@pytest.mark.rule("NER-UNI-05")
def test_the_fighter():
    assert summary("fighter") == ("land", 2, 10, 2, ["Explore Dungeons", "Battle at Sea"])
    assert PIECE["fighter"].dice_sea == Dice(1, 10)


@pytest.mark.rule("NER-UNI-06")
def test_the_wizard():
    assert summary("wizard") == ("land", 3, 10, 2, ["First Strike", "Explore Dungeons", "Battle at Sea"])
    assert PIECE["wizard"].dice_sea == Dice(1, 10)


@pytest.mark.rule("NER-UNI-05", "NER-UNI-06")
def test_fighters_and_wizards_are_the_heroes():
    assert [piece.id for piece in PIECES if piece.hero] == ["fighter", "wizard"]


@pytest.mark.rule("NER-UNI-09")
def test_the_monster():
    assert summary("monster") == ("land", 3, 12, 2, ["Run Amok"])


@pytest.mark.rule("NER-UNI-10")
def test_the_castle():
    assert summary("castle") == ("land", 4, 20, 0, ["Place Pieces", "Can Be Captured"])
    assert (PIECE["castle"].dice_attack, PIECE["castle"].dice_defend) == (NO_DICE, Dice(1, 20))


@pytest.mark.rule("NER-UNI-14")
def test_the_storm_elemental():
    assert summary("storm_elemental") == ("flying", 3, 8, 2, ["Capsize", "Hover"])
    assert (PIECE["storm_elemental"].dice_attack, PIECE["storm_elemental"].dice_sea) == (Dice(1, 8), Dice(2, 8))


@pytest.mark.rule("NER-UNI-18")
def test_the_dragon():
    assert summary("dragon") == ("flying", 5, 20, 3, ["Durable"])
    assert PIECE["dragon"].hits_to_destroy == 2


@pytest.mark.rule("NER-UNI-20")
def test_the_warship():
    assert summary("warship") == ("sea", 2, 8, 2, ["Sea Transport"])
    assert PIECE["warship"].carry == 2


def test_dice_follow_from_the_die_and_the_abilities():
    for piece in PIECES:
        rolled = {dice.sides for dice in (piece.dice_attack, piece.dice_defend, piece.dice_sea)} - {0}
        assert rolled == {piece.die}
        assert piece.hit_on == 6
        assert (piece.dice_attack == Dice(2, 8)) == ("powerful_attack" in piece.abilities)
        assert (piece.dice_sea == Dice(2, 8)) == ("capsize" in piece.abilities)
        assert (piece.dice_sea != NO_DICE) == (piece.type != "land" or "battle_at_sea" in piece.abilities)
        assert (piece.hits_to_destroy == 2) == ("durable" in piece.abilities)
        assert (piece.carry > 0) == ("sea_transport" in piece.abilities)
        assert piece.can_be_carried == (piece.type == "land" and piece.id != "castle")


# -------------------------------------------------------------------- kinds of spaces


@pytest.mark.rule("NER-SET-01")
def test_land_spaces_sea_spaces_and_dungeon_entrances():
    assert Counter(space.kind for space in SPACES) == {"land": 55, "sea": 35, "dungeon": 10}


@pytest.mark.rule("NER-SET-02")
def test_every_land_space_belongs_to_a_realm_and_each_realm_has_its_colour():
    assert {realm.id: realm.color for realm in REALMS} == {
        "karkoth": "black",
        "vailin": "gold",
        "iron_circle": "red",
        "nerath": "blue",
    }
    assert {space.home for space in of_kind("land")} == set(REALM_IDS)


@pytest.mark.rule("NER-SET-03")
def test_the_lands_of_each_realm():
    lands = Counter(space.home for space in of_kind("land"))
    assert lands == {"karkoth": 15, "vailin": 13, "iron_circle": 13, "nerath": 14}
    assert len(of_kind("land")) == 55


@pytest.mark.rule("NER-SET-04")
def test_ten_dungeon_entrances_of_no_realm():
    assert [space.home for space in of_kind("dungeon")] == [""] * 10


@pytest.mark.rule("NER-SET-05")
def test_sea_spaces_have_no_colour():
    starting = [SPACE[each.space] for each in PLACEMENTS if SPACE[each.space].kind == "sea"]
    assert starting, "pieces start at sea"
    assert {space.home for space in of_kind("sea")} == {""}


@pytest.mark.rule("NER-SET-07")
def test_the_four_capitals():
    assert {realm.id: realm.capital for realm in REALMS} == {
        "karkoth": "karkothi_throneholds",
        "vailin": "vailindor",
        "iron_circle": "citadel_of_irons_grasp",
        "nerath": "mithralfast",
    }
    assert {space.id: space.home for space in SPACES if space.capital} == {
        realm.capital: realm.id for realm in REALMS
    }
    assert SPACE["karkothi_throneholds"].name_en == "Karkothi Throneholds"
    assert re.fullmatch("Citadel of Iron['’]s Grasp", SPACE["citadel_of_irons_grasp"].name_en)


def test_each_capital_lies_towards_its_corner():
    corners = {realm.id: SPACE[realm.capital].label for realm in REALMS}
    west, north = BOARD.width / 3, BOARD.height / 3
    assert {id: (x < west, y < north) for id, (x, y) in corners.items()} == {
        "karkoth": (False, True),
        "vailin": (False, False),
        "iron_circle": (True, False),
        "nerath": (True, True),
    }


# --------------------------------------------------------------------- starting pieces


@pytest.mark.rule("NER-SET-08")
@each_realm
def test_a_castle_stands_in_each_capital(realm: Realm):
    (chart,) = [each for each in PLACEMENTS if each.space == realm.capital]
    assert chart.realm == realm.id
    assert chart.pieces["castle"] == 1


@pytest.mark.rule("NER-SET-10")
def test_pieces_start_in_lands_of_their_realm_or_at_sea():
    for each in PLACEMENTS:
        space = SPACE[each.space]
        assert space.kind == "sea" or space.home == each.realm
    assert len({each.space for each in PLACEMENTS}) == len(PLACEMENTS), "no space is shared or listed twice"


def test_pieces_start_where_they_may_stand():
    for each in PLACEMENTS:
        for name in each.pieces:
            assert PIECE[name].type in ("flying", SPACE[each.space].kind)
        assert each.pieces.get("castle", 0) <= 1


GRAY_CHIPS = 40
"""A gray chip stands in for a piece of the kind it lies under."""


def test_the_start_can_be_laid_out_with_the_figures_and_chips_of_the_box():
    missing = 0
    for realm in REALMS:
        for name, number in starting_pieces(realm.id).items():
            missing += max(0, number - PIECE[name].figures_per_realm)
        assert starting_pieces(realm.id)["dragon"] == 1
    assert missing <= GRAY_CHIPS


# ------------------------------------------------------------------- reference cards


@pytest.mark.rule("NER-SET-24")
@each_realm
def test_a_reference_card_states_all_about_its_realm(realm: Realm):
    names = {
        "karkoth": ("Dark Empire of Karkoth", 15, 10),
        "vailin": ("Vailin Alliance", 13, 11),
        "iron_circle": ("Iron Circle", 13, 12),
        "nerath": ("Nerathan League", 14, 13),
    }
    assert (realm.name_en, realm.base_income, realm.starting_treasury) == names[realm.id]
    assert SPACE[realm.capital].home == realm.id
    assert starting_pieces(realm.id).total() > 0


@pytest.mark.rule("NER-SET-24")
def test_the_back_of_a_reference_card_sums_up_the_game():
    assert tuple(realm.id for realm in REALMS) == RULES.turn_order == REALM_IDS
    assert RULES.turn_steps == ("draw", "move", "fight_battles", "reposition", "reinforce", "collect_income")
    assert RULES.battle_phases == (
        "first_strike",
        "roll_other_attacks",
        "take_damage",
        "press_attack_or_retreat",
        "determine_battle_results",
    )


@pytest.mark.rule("NER-SET-25")
def test_the_quick_reference_card_sums_up_pieces_victory_and_dungeons():
    assert all(piece.cost and piece.die and piece.name_fr for piece in PIECES)
    points = {id: (length.free_for_all, length.alliance) for id, length in LENGTHS.items()}
    assert points == {"short": (13, 20), "medium": (20, 30), "long": (0, 0)}
    assert (LENGTHS["long"].treasures_free_for_all, LENGTHS["long"].treasures_alliance) == (8, 12)
    assert (RULES.vp_conquest, RULES.vp_capital) == (1, 5)
    assert (RULES.guardians_per_dungeon_at_start, RULES.guardians_when_restocked) == (1, 2)


def test_the_ways_to_play_are_those_of_the_rulebook():
    assert {id: (seating.alliances, seating.seats) for id, seating in SEATINGS.items()} == {
        "two_players": (True, (("karkoth", "iron_circle"), ("vailin", "nerath"))),
        "three_players": (True, (("vailin", "nerath"), ("karkoth",), ("iron_circle",))),
        "four_players_alliances": (True, (("karkoth",), ("vailin",), ("iron_circle",), ("nerath",))),
        "four_players_free_for_all": (False, (("karkoth",), ("vailin",), ("iron_circle",), ("nerath",))),
    }
    assert (RULES.starting_event_cards, RULES.events_drawn_per_turn, RULES.placement_limit_other_castles) == (
        2,
        1,
        4,
    )


@pytest.mark.parametrize(
    ("realm", "income"),
    [
        pytest.param("karkoth", 15, marks=pytest.mark.rule("NER-INC-02")),
        pytest.param("vailin", 13, marks=pytest.mark.rule("NER-INC-03")),
        pytest.param("iron_circle", 13, marks=pytest.mark.rule("NER-INC-04")),
        pytest.param("nerath", 14, marks=pytest.mark.rule("NER-INC-05")),
    ],
)
def test_base_income_is_the_number_of_starting_lands(realm, income):
    (card,) = [each for each in REALMS if each.id == realm]
    assert card.base_income == sum(space.home == realm for space in SPACES) == income


# ------------------------------------------------------------------------- the board


@pytest.mark.rule("NER-MAP-02")
def test_the_board_does_not_wrap():
    assert not BOARD.wraps
    assert edges_touched("kharavas") == {"west"}
    assert edges_touched("forbidden_city") == {"east"}
    assert edges_touched("dawnforge_mountains") == {"north"}
    assert edges_touched("scarlet_principalities") == {"south"}
    assert "forbidden_city" not in SPACE["kharavas"].neighbours
    assert "scarlet_principalities" not in SPACE["dawnforge_mountains"].neighbours
    opposite = ({"west", "east"}, {"north", "south"})
    for space in SPACES:
        for other in space.neighbours:
            touched = edges_touched(space.id) | edges_touched(other)
            assert not any(pair <= touched for pair in opposite), (space.id, other)


@pytest.mark.rule("NER-MAP-03")
def test_the_impassable_corners_are_no_spaces():
    corners = {"north-east": (BOARD.width, 0), "south-west": (0, BOARD.height)}
    assert {area.corner for area in IMPASSABLE} == set(corners)
    for area in IMPASSABLE:
        assert area.id not in SPACE
        assert corners[area.corner] in area.polygon
        assert not any(corners[area.corner] in space.polygon for space in SPACES)
        assert not hasattr(area, "home")
        assert all(area.id not in space.neighbours for space in SPACES)


@pytest.mark.rule("NER-MAP-04")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_space_has_a_name_of_its_own(lang):
    names = [space.text("name", lang).casefold() for space in SPACES]
    assert all(names)
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.rule("NER-MAP-07")
def test_the_island_around_amil_forest():
    around = {"zaarnath", "satrapy_of_numoth", "dread_marches"}
    assert beside("amil_forest", "land") == around
    island = within("amil_forest", 100, "land")
    assert within("amil_forest", 2, "land") == island == {"amil_forest", *around}
    doors = {door for space in within("amil_forest", 1, "land") for door in beside(space, "dungeon")}
    assert "tomb_of_horrors" in doors, "a Fighter gets there with its second move at the latest"


@pytest.mark.rule("NER-MAP-08")
def test_the_waters_around_the_gulf_of_kar():
    reach = within("gulf_of_kar", PIECE["warship"].move, "sea")
    assert reach == {
        "gulf_of_kar",
        "dragons_gate",
        "forbidding_shore",
        "amilian_sea",
        "krakens_reach",
        "tarsem_coast",
    }
    assert {"maze_of_maur_khul", "ruined_land_of_tarsembor"} <= beside("gulf_of_kar", "land")


@pytest.mark.rule("NER-MAP-09")
@pytest.mark.parametrize("passage", ["saris_strait", "skallen_reach"])
def test_a_passage_one_sea_space_wide(passage):
    """There is land on both shores, with no way over land between them, and sea at both ends."""
    shores = {frozenset(within(land, 100, "land")) for land in beside(passage, "land")}
    assert len(shores) >= 2
    assert len(beside(passage, "sea")) >= 2


@pytest.mark.rule("NER-MAP-09")
def test_lake_surth_lies_within_karkoth():
    assert SPACE["lake_surth"].kind == "sea"
    assert beside("lake_surth", "sea", "dungeon") == set()
    assert {SPACE[name].home for name in beside("lake_surth", "land")} == {"karkoth"}


@pytest.mark.rule("NER-MAP-10")
def test_every_space_that_the_rulebook_names():
    named = {
        "land": """karkothi_throneholds vailindor citadel_of_irons_grasp mithralfast amil_forest zaarnath
            satrapy_of_numoth dread_marches winterbole_forest winterskull_lands maze_of_maur_khul
            ruined_land_of_tarsembor""",
        "sea": """sapphire_bay gulf_of_kar dragons_gate forbidding_shore amilian_sea krakens_reach tarsem_coast
            saris_strait skallen_reach lake_surth""",
        "dungeon": "tomb_of_horrors",
    }
    for kind, names in named.items():
        assert [name for name in names.split() if SPACE[name].kind != kind] == []
    assert {"kharavas", "forbidden_city", "dawnforge_mountains", "scarlet_principalities"} <= set(SPACE)


def test_names_and_ids_of_spaces_are_the_same_words():
    for space in SPACES:
        assert re.sub(r"\W+", "_", re.sub("['’]", "", space.name_en.casefold())) == space.id


@pytest.mark.rule("NER-MAP-01")
def test_spaces_are_neighbours_where_their_borders_run_together():
    lines = {space.id: borders(space.polygon) for space in SPACES}
    for space in SPACES:
        shared = {other for other in lines if other != space.id and lines[other] & lines[space.id]}
        assert shared == set(space.neighbours), space.id


def test_the_outlines_fill_the_board_exactly():
    outlines = [space.polygon for space in SPACES] + [corner.polygon for corner in IMPASSABLE]
    assert sum(map(area, outlines)) == pytest.approx(BOARD.width * BOARD.height)


def test_the_whole_board_hangs_together():
    reached = {"amil_forest"}
    while more := {name for each in reached for name in SPACE[each].neighbours} - reached:
        reached |= more
    assert reached == set(SPACE)


@pytest.mark.rule("NER-MAP-05", "NER-MAP-06")
def test_coasts_and_islands():
    for space in of_kind("land"):
        assert space.coastal == bool(beside(space.id, "sea"))
        assert space.island == (beside(space.id, "sea") == set(space.neighbours))
    assert SPACE["winterskull_lands"].island


# ------------------------------------------------------------------------------ cards


@pytest.mark.rule("NER-CMP-15")
def test_no_event_card_belongs_to_two_decks():
    assert len({event.name_en for event in EVENTS}) == len({event.text_en for event in EVENTS}) == 80
    assert all(event.id.startswith(event.realm) for event in EVENTS)


@pytest.mark.rule("NER-CMP-15")
@each_realm
def test_each_deck_has_the_kinds_of_effects_that_the_rulebook_names(realm: Realm):
    ops = {effect.op for event in EVENTS if event.realm == realm.id for effect in effects_of(event)}
    assert {"place", "battle_mod"} <= ops
    kinds = {
        "moves": {"set_move", "add_move", "pass_through", "leap_move", "transfer", "extra_run_amok"},
        "hindrances": {"suppress_attack", "immobilize", "forbid_entry", "force_retreat_or_pay", "cancel_event"},
        "damage": {"strike", "destroy_or_pay", "deal_damage", "lose_piece_or_pay", "convert"},
    }
    assert [name for name, any_of in kinds.items() if not any_of & ops] == []


@pytest.mark.rule("NER-CMP-15")
def test_some_cards_steal_gold():
    assert {event.realm for event in EVENTS for effect in event.effects if effect.op == "steal_gold"}


def test_the_decks_are_as_strong_as_the_rulebook_says():
    worth = {realm: sum(event.value for event in EVENTS if event.realm == realm) for realm in REALM_IDS}
    assert min(worth, key=worth.__getitem__) == "karkoth"
    assert max(worth, key=worth.__getitem__) == "nerath"


@pytest.mark.rule("NER-CMP-18")
@pytest.mark.parametrize("guardian", GUARDIANS, ids=lambda guardian: guardian.id)
def test_a_guardian_shows_dice_and_no_ability_but_the_three(guardian: Guardian):
    assert guardian.dice
    assert guardian.hero_hits_on in (6, 7, 8)
    told = [f"{guardian.hero_hits_on}+"] if guardian.hero_hits_on > 6 else []
    told += [f"{guardian.reward_gold} Gold"] if guardian.reward_gold else []
    told += ["First Strike"] if guardian.first_strike else []
    _, *abilities = guardian.text_en.rstrip(".").split(". ")
    assert len(abilities) == len(told)
    assert all(any(words in ability for ability in abilities) for words in told)


@pytest.mark.rule("NER-CMP-18")
def test_the_guardians_that_the_rulebook_describes():
    medusa, troll, beholder = GUARDIAN["medusa"], GUARDIAN["troll"], GUARDIAN["beholder"]
    assert (medusa.dice, medusa.first_strike) == ((20,), True)
    assert (troll.dice, troll.hero_hits_on in (7, 8)) == ((8, 8), True)
    assert sorted(beholder.dice) == [6, 20]


@pytest.mark.rule("NER-CMP-19")
def test_the_veteran_warlord_makes_every_piece_of_nerath_hit_on_5():
    card = EVENT["nerath_veteran_warlord"]
    assert (card.name_en, card.realm) == ("Veteran Warlord", "nerath")
    (effect,) = card.effects
    assert (effect.op, effect.side, effect.piece, effect.count, effect.hit_on) == ("battle_mod", "own", "", 0, 5)
    assert effect.dungeon, "the rulebook plays it against a Troll"


@pytest.mark.rule("NER-CMP-19")
def test_the_horn_of_valhalla_calls_footsoldiers():
    horn = TREASURE["horn_of_valhalla"]
    (power,), (property_,) = horn.power, horn.property
    assert (power.op, power.piece, power.count, power.where) == ("place", "footsoldier", 3, "friendly_land")
    assert (property_.op, property_.piece, property_.count) == ("place", "footsoldier", 1)
    assert (property_.where, property_.trigger, property_.limit) == (
        "friendly_land",
        "own_turn_start",
        "once_per_own_turn",
    )


@pytest.mark.rule("NER-CRD-09")
def test_flavour_text_is_told_apart_and_no_rule_reads_it():
    for event in EVENTS:
        assert event.flavor_en
        assert event.flavor_fr
        assert event.flavor_en not in event.text_en
    folder = CONTENT.parent
    rules = [file for file in folder.rglob("*.py") if file.relative_to(folder).parts[0] not in ("printed", "draw")]
    assert [file.name for file in rules if "flavor" in file.read_text(encoding="utf-8")] == []


@pytest.mark.rule("NER-CRD-25")
def test_treasures_have_a_power_a_property_both_or_neither():
    shown = Counter((bool(card.power), bool(card.property)) for card in TREASURES)
    assert set(shown) == {(True, True), (True, False), (False, True), (False, False)}
    assert 2 * sum(bool(card.property) for card in TREASURES) > len(TREASURES), "most have a Property"
    assert {card.vp for card in TREASURES} == {1, 2, 3}


def test_every_timing_and_every_operation_is_used():
    assert {event.timing for event in EVENTS} == set(EVENT_TIMINGS)
    assert {card.timing for card in TREASURES} == set(TREASURE_TIMINGS)
    assert {effect.op for card in (*EVENTS, *TREASURES) for effect in effects_of(card)} == set(KEYS)
    assert CARD_RULES["impossible"].text_fr


def test_a_timing_that_both_kinds_of_cards_have_is_the_same_moment():
    assert set(TREASURE_TIMINGS) - set(EVENT_TIMINGS) == {"own_turn_start", "own_turn_any"}


# ------------------------------------------------------------------------ the content


def test_the_content_has_no_problem():
    assert check(EDITION) == []


def test_what_works_in_one_kind_of_battle_only_says_so():
    for card in (*EVENTS, *TREASURES):
        told = " ".join(getattr(card, what, "") for what in ("text_en", "power_en", "property_en")).casefold()
        said = {kind for kind in ("land", "sea") if f"{kind} battle" in told}
        assert said == {effect.battle for effect in effects_of(card)} - {""}, card.id


def test_numbers_in_texts_are_those_of_the_effects():
    for event in EVENTS:
        for effect in effects_of(event):
            for number in (effect.amount, effect.amount_if, effect.max, effect.move, effect.hit_on):
                assert not number or str(number) in re.sub(r"\dd\d+", "", event.text_en), event.id


def problems_with(tmp_path, file: str, right: str, wrong: str) -> list[str]:
    """What is said of a pack in which something right was made wrong."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return check(EDITION, tmp_path)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ('op = "gain_god", amount = 3', '.op: "gain_god" is not allowed; perhaps gain_gold is meant.'),
        ('op = "gain_gold", amout = 3', ": there is no field amout; perhaps amount is meant."),
        ('op = "gain_gold", amount = "three"', ".amount: expected a whole number, got text."),
        ('op = "gain_gold", amount = -3', ".amount: expected a whole number >= 0."),
        ("amount = 3", ": the field op is missing; add it."),
    ],
)
def test_an_effect_of_another_shape_is_refused(tmp_path, wrong, problem):
    found = problems_with(tmp_path, "events.toml", 'op = "gain_gold", amount = 3', wrong)
    assert found == [f'events.toml, event "karkoth_tribute_of_the_satraps", field effect[0]{problem}']


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ('op = "place", count = 1, where = "own_land"', "the effect place needs piece or group."),
        ('op = "place", piece = "wizzard", where = "own_land"', 'there is no piece or group "wizzard".'),
        ('op = "place", group = { wizzard = 1 }, where = "own_land"', 'there is no piece "wizzard".'),
        ('op = "strike", dice = "4d7", target = "enemy_in_battle"', 'there is no throw of dice "4d7".'),
        ('op = "draw_event", count = 1, hit_on = 5', "the effect draw_event has no use for hit_on."),
        ('op = "choose", options = [[{ op = "draw_event" }]]', "the effect draw_event needs count."),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(tmp_path, wrong, problem):
    found = problems_with(tmp_path, "events.toml", 'op = "gain_gold", amount = 3', wrong)
    assert found == [f"events.toml, karkoth_tribute_of_the_satraps: {problem}"]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        (
            "events.toml",
            'timing = "own_battle_won_land"\nplay_immediately = false',
            'timing = "own_battle_won_land"\nplay_immediately = true',
            "events.toml, karkoth_raise_the_fallen: play_immediately should be false.",
        ),
        (
            "events.toml",
            'timing = "own_battle_won_land"',
            'timing = "battle_start_any"',
            "events.toml, karkoth_raise_the_fallen: its window is turn, but that of its timing is battle.",
        ),
        (
            "events.toml",
            'timing = "own_battle_won_land"',
            'timing = "own_battle"',
            'events.toml, karkoth_raise_the_fallen: there is no timing "own_battle".',
        ),
        (
            "events.toml",
            "number = 1\n",
            "number = 21\n",
            "events.toml, event: the decks must be listed in turn order, each numbered from 1.",
        ),
        (
            "treasures.toml",
            'property_en = "In each battle, one of your Fighters rolls d20 instead of d10."\n',
            "",
            "treasures.toml, vorpal_sword: property, property_en and property_fr go together; one is missing.",
        ),
        (
            "guardians.toml",
            "dice = [20]",
            "dice = [9]",
            'guardians.toml, medusa: there is no die "9".',
        ),
        (
            "setup.toml",
            "siege_engine = 1, fighter = 1",
            "siege_engin = 1, fighter = 1",
            'setup.toml, maze_of_maur_khul: there is no piece "siege_engin".',
        ),
        (
            "setup.toml",
            'seats = [["karkoth", "iron_circle"], ["vailin", "nerath"]]',
            'seats = [["karkoth", "iron_circle"], ["vailin", "vailin"]]',
            "setup.toml, two_players: each realm must have exactly one seat.",
        ),
        (
            "setup.toml",
            'ally = "iron_circle"',
            'ally = "vailin"',
            "setup.toml, karkoth: there is no alliance of karkoth and vailin.",
        ),
        (
            "setup.toml",
            "treasure_cards = 30",
            "treasure_cards = 31",
            "The files disagree on the number of treasure cards: 30, 31.",
        ),
        (
            "map.toml",
            '"lake_surth", "ossuary_steppe", "vault_of_the_drow"]',
            '"lake_surth", "ossuary_steppe"]',
            "map.toml, vault_of_the_drow: karkothi_throneholds is its neighbour, but does not name it as its own.",
        ),
        (
            "map.toml",
            "capital = true\ncoastal = true",
            "capital = true\ncoastal = false",
            "map.toml, karkothi_throneholds: by its neighbours coastal should be true.",
        ),
        (
            "map.toml",
            "capital = true",
            "capital = false",
            "map.toml, karkothi_throneholds: capital should be true; see setup.toml.",
        ),
        (
            "map.toml",
            'kind = "dungeon"',
            'kind = "dungeons"',
            'map.toml, space "buried_ziggurat", field kind: "dungeons" is not allowed; perhaps dungeon is meant.',
        ),
    ],
)
def test_a_mistake_is_told_in_a_sentence(tmp_path, file, right, wrong, problem):
    assert problem in problems_with(tmp_path, file, right, wrong)
