"""The Unit Deck of a player: starting Units, recruiting and reinforcing (chapter UNT)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import POPULATION

RICH = {0: (99, 9, 9)}
ALL_DWELLINGS = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]


@pytest.mark.rule("HER-UNT-03")
@pytest.mark.parametrize(
    ("scenario", "castle", "dungeon"),
    [
        (
            "brave_new_world",
            ["castle_halberdiers:pack", "castle_marksmen"],
            ["dungeon_troglodytes:pack", "dungeon_harpies"],
        ),
        ("force_of_will", ["castle_halberdiers", "castle_marksmen"], ["dungeon_troglodytes", "dungeon_harpies"]),
        (
            "search_for_the_grail",
            ["castle_halberdiers:pack", "castle_griffins"],
            ["dungeon_troglodytes:pack", "dungeon_evil_eyes"],
        ),
    ],
)
def test_the_scenario_says_which_units_a_player_starts_with(scenario, castle, dungeon):
    table = Table(scenario=scenario)
    assert (table.army(0), table.army(1)) == (castle, dungeon)


@pytest.mark.rule("HER-UNT-06")
def test_a_unit_deck_holds_any_number_of_units():
    army = ["castle_halberdiers", "castle_marksmen", "castle_crusaders", "castle_zealots", "castle_champions"]
    others = ["neutral_boars", "neutral_boars", "neutral_rogues", "neutral_nomads", "neutral_trolls"]
    table = Table(army={0: [*army, *others]}, resources=RICH, built={0: ALL_DWELLINGS})
    table.play("recruit castle_griffins", "recruit castle_archangels", "done")
    assert len(table.army(0)) == 12


@pytest.mark.rule("HER-UNT-09")
def test_one_population_token_recruits_and_reinforces_as_often_as_one_can_pay():
    table = Table(
        army={0: ["castle_halberdiers"]}, resources={0: (13, 0, 0)}, built={0: ["dwelling_bronze", "citadel"]}
    )
    table.play("recruit castle_griffins", "reinforce castle_halberdiers")
    assert table.asked == "0 population"
    assert table.offers("reinforce castle_griffins")
    table.play("reinforce castle_griffins")
    assert table.purse(0)[0] == 0
    table.play("done")
    assert table.army(0) == ["castle_halberdiers:pack", "castle_griffins:pack"]
    assert not table.g.tokens[0] & POPULATION
    assert not table.after("recruit")


@pytest.mark.rule("HER-UNT-10")
def test_recruiting_and_reinforcing_cost_what_is_printed():
    table = Table(army={0: ["castle_marksmen"]}, resources={0: (50, 0, 1)}, built={0: [*ALL_DWELLINGS, "citadel"]})
    table.play("recruit castle_champions")
    assert table.purse(0) == (38, 0, 1)
    table.play("reinforce castle_champions")
    assert table.purse(0) == (18, 0, 0)
    assert not table.offers("recruit castle_archangels")
    table.play("reinforce castle_marksmen")
    assert table.purse(0) == (13, 0, 0)


@pytest.mark.rule("HER-UNT-11")
@pytest.mark.parametrize(
    ("dwellings", "units"),
    [
        (["dwelling_bronze"], {"castle_halberdiers", "castle_griffins"}),
        (["dwelling_silver"], {"castle_crusaders", "castle_zealots"}),
        (["dwelling_golden"], {"castle_champions", "castle_archangels"}),
        ([], set()),
    ],
)
def test_recruiting_needs_the_dwelling_of_the_tier(dwellings, units):
    table = Table(army={0: ["castle_marksmen"]}, resources=RICH, built={0: dwellings})
    assert table.after("recruit") == units


@pytest.mark.rule("HER-UNT-12")
@pytest.mark.parametrize(
    ("buildings", "units"),
    [
        (["dwelling_bronze", "dwelling_silver"], set()),
        (["dwelling_bronze", "citadel"], {"castle_marksmen"}),
        (["dwelling_silver", "citadel"], {"castle_zealots"}),
        (["citadel"], set()),
    ],
)
def test_reinforcing_needs_the_citadel_and_the_dwelling_of_the_tier(buildings, units):
    table = Table(army={0: ["castle_marksmen", "castle_zealots"]}, resources=RICH, built={0: buildings})
    assert table.after("reinforce") == units


@pytest.mark.rule("HER-UNT-13")
def test_an_effect_reinforces_without_token_citadel_or_dwelling():
    site = Table(near="settlement").site
    table = Table(
        near="settlement",
        visited=[site],
        army={0: ["castle_zealots"]},
        built={0: []},
        tokens={0: 0},
        resources={0: (0, 0, 0)},
    )
    table.enter()
    table.play("reinforce castle_zealots")
    assert table.army(0) == ["castle_zealots:pack"]


@pytest.mark.rule("HER-UNT-14", "HER-UNT-05")
def test_a_new_unit_comes_as_few_and_is_reinforced_to_a_pack():
    table = Table(army={0: ["castle_marksmen"]}, resources=RICH, built={0: ["dwelling_bronze", "citadel"]})
    table.play("recruit castle_griffins")
    assert table.army(0) == ["castle_marksmen", "castle_griffins"]
    table.play("reinforce castle_griffins")
    assert table.army(0) == ["castle_marksmen", "castle_griffins:pack"]
    assert not table.offers("reinforce castle_griffins")


@pytest.mark.rule("HER-UNT-43")
def test_a_unit_of_the_unit_deck_is_not_recruited_a_second_time():
    table = Table(
        army={0: ["castle_marksmen", "castle_griffins:pack"]}, resources=RICH, built={0: ["dwelling_bronze"]}
    )
    assert table.after("recruit") == {"castle_halberdiers"}


@pytest.mark.rule("HER-UNT-16")
def test_a_defeated_unit_can_be_recruited_again(dice):
    fight = Fight(
        attacker=[("castle_griffins:pack", "a4")],
        defender=[("dungeon_black_dragons:pack", "a3")],
        active="a3",
        army={0: ["castle_marksmen"]},
        resources=RICH,
        built={0: ["dwelling_bronze"]},
        wounds={"a4": 3},
    )
    fight.strike("attack a3 a4")
    assert (fight.asked, fight.army(0)) == ("0 turn", ["castle_marksmen"])
    fight.play("recruit castle_griffins", "done")
    assert fight.army(0) == ["castle_marksmen", "castle_griffins"]
