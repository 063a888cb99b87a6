"""The printed components are those the rulebook lists: board, figures, dice, cards and tiles."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.nerath.components import (
    EVENT,
    GUARDIAN,
    PIECE,
    REALM_IDS,
    SPACE,
    TREASURE,
    each_realm,
    effects_of,
    starting_pieces,
)
from gonfalon.games.nerath.printed import (
    ABILITIES,
    ALLIANCES,
    COMPONENTS,
    DICE,
    EVENTS,
    GUARDIANS,
    LENGTHS,
    PIECES,
    REALMS,
    RULES,
    SEATINGS,
    SPACES,
    TREASURES,
)
from gonfalon.games.nerath.printed.dice import NO_DICE, Dice
from gonfalon.games.nerath.printed.setup import Realm

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
