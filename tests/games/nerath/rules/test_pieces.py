"""What the nine pieces do in battle and after it (chapter UNI)."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, NO_CARDS, SEA, face, fight, lay, press, rolls
from games.nerath.table import Table
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.state import FOOTSOLDIER

LAND = ("footsoldier", "siege_engine", "fighter", "wizard", "monster")


@pytest.mark.rule("NER-UNI-03")
def test_an_attacking_siege_engine_rolls_two_dice_and_may_hit_twice(dice):
    table = fight(dice, "1 siege_engine", "2 footsoldier", 6, 8, 1, 3)
    assert rolls(table) == ["karkoth: d8 6, d8 8", "vailin: d6 1, d6 3"]
    assert table.pieces("vailin", FIELD) == {}
    assert table.pieces("karkoth", FIELD) == {"siege_engine": 1}
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-UNI-04")
def test_a_defending_siege_engine_rolls_one_die(dice):
    table = fight(dice, "1 footsoldier", "1 siege_engine", 1, 5)
    assert rolls(table) == ["karkoth: d6 1", "vailin: d8 5"]


@pytest.mark.rule("NER-UNI-07")
def test_fighters_and_wizards_and_only_they_explore_dungeons_and_fight_aboard(dice):
    table = lay({"ashen_vale": ", ".join(f"1 {piece}" for piece in LAND)})
    heroes = [piece for piece in LAND if "vault_of_the_drow" in table.goals(f"1:{piece}@ashen_vale")]
    assert heroes == ["fighter", "wizard"]
    for piece in LAND:
        table = fight(dice, f"1 warship+{piece}", "1 warship", 1, 1, 1, space=SEA)
        shots = sum(text.count(" d") for text in rolls(table) if text.startswith("karkoth"))
        assert shots == (2 if piece in heroes else 1)


@pytest.mark.rule("NER-UNI-08")
def test_a_hero_aboard_rolls_at_sea_on_either_side(dice):
    table = fight(dice, "1 warship+fighter", "1 warship+fighter", 1, 2, 3, 4, space=SEA)
    assert rolls(table) == ["karkoth: d8 1, d10 2", "vailin: d8 3, d10 4"]


@pytest.mark.rule("NER-UNI-11")
def test_a_castle_fights_only_when_it_is_attacked(dice):
    table = fight(dice, "1 footsoldier, 1 castle", "1 castle", 1, 1)
    assert rolls(table) == ["karkoth: d6 1", "vailin: d20 1"]


@pytest.mark.rule("NER-UNI-12")
def test_a_castle_never_moves_and_no_damage_destroys_it(dice):
    table = face("2 fighter", "1 castle, 1 footsoldier", karkoth={"dusk_fens": "1 castle"})
    assert not [line for line in table.options() if "castle" in line]
    dice(6, 6, 1, 1)
    table.play("end")
    assert table.pieces("karkoth", FIELD) == {"fighter": 2, "castle": 1}


@pytest.mark.rule("NER-UNI-13")
def test_a_second_castle_cannot_be_built_in_a_space():
    table = Table({"dusk_fens": "1 castle"}, step="reinforce")
    assert table.offered("recruit castle ashen_vale")
    assert not table.offered("recruit castle dusk_fens")
    table.play("recruit castle ashen_vale")
    assert not table.offered("recruit castle ashen_vale")


@pytest.mark.rule("NER-UNI-15")
def test_a_storm_elemental_rolls_two_dice_at_sea(dice):
    table = fight(dice, "1 storm_elemental", "1 warship, 1 warship+monster", 7, 6, 2, 5, space=SEA)
    assert rolls(table) == ["karkoth: d8 7, d8 6", "vailin: d8 2, d8 5"]
    assert table.pieces("vailin", SEA) == {}
    assert table.pieces("karkoth", SEA) == {"storm_elemental": 1}
    table = fight(dice, "1 warship", "1 storm_elemental", 5, 6, 5, space=SEA)
    assert rolls(table) == ["karkoth: d8 5", "vailin: d8 6, d8 5"]
    assert table.pieces("karkoth", SEA) == {}


@pytest.mark.rule("NER-UNI-16")
def test_a_storm_elemental_rolls_one_die_on_land(dice):
    table = fight(dice, "1 storm_elemental", "1 storm_elemental", 5, 5)
    assert rolls(table) == ["karkoth: d8 5", "vailin: d8 5"]


@pytest.mark.rule("NER-UNI-17")
def test_a_storm_elemental_may_stay_over_friendly_sea_and_nowhere_else():
    both = "1 storm_elemental, 1 dragon"
    table = Table({SEA: both, FIELD: both, "dusk_fens": both}, step="reposition")
    table.play("end")
    assert table.pieces("karkoth", SEA) == {"storm_elemental": 1}
    assert table.pieces("karkoth", FIELD) == {}
    assert table.pieces("karkoth", "dusk_fens") == {"storm_elemental": 1, "dragon": 1}


@pytest.mark.rule("NER-UNI-19")
def test_a_dragon_is_destroyed_only_by_its_second_damage_in_a_battle(dice):
    table = fight(dice, "2 footsoldier", "1 dragon", 6, 1, 1)
    assert table.pieces("vailin", FIELD) == {"dragon": 1}
    press(table, dice, 6, 1, 5)
    assert rolls(table)[-1] == "vailin: d20 5"
    assert table.pieces("vailin", FIELD) == {}
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-UNI-19", "NER-BAT-25")
def test_a_dragon_that_survived_a_battle_needs_two_damage_again_in_the_next(dice):
    """Karkoth's Footsoldiers hurt the Dragon and retreat; the Iron Circle comes next."""
    table = fight(dice, "2 footsoldier", "1 dragon", 6, 1, 1, decks=NO_CARDS)
    table.play("retreat", "move 2:footsoldier@starfall_vale shroudmoor", "end")
    while table.asked != "2 move":
        table.play("end")
    table.g.add(2, SPACE_NUMBER[FIELD], FOOTSOLDIER, 1)
    dice(6, 1)
    table.play("end")
    assert table.pieces("vailin", FIELD) == {"dragon": 1}


@pytest.mark.rule("NER-UNI-21")
def test_warships_never_enter_land_nor_fight_there(dice):
    table = Table(
        {"corsairs_run": "1 warship", "emerald_strand": "1 footsoldier"}, {"emerald_strand": "1 footsoldier"}
    )
    assert "emerald_strand" not in table.goals("1:warship@corsairs_run")
    assert "serpent_shallows" in table.goals("1:warship@corsairs_run")
    dice(1, 1)
    table.play("end")
    assert rolls(table) == ["karkoth: d6 1", "vailin: d6 1"]
