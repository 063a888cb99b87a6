"""Event cards of Vailin that are played in an enemy's turn or in battles."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import lay, rolls
from games.nerath.vailin import holding, turn


def enemy_turn(*names, vailin=None, karkoth=None, **more):
    """Karkoth's turn, Vailin with these cards."""
    return lay(karkoth, vailin, events=holding(*names), **more)


# ------------------------------------------------------------------- in an enemy's turn


def test_vailin_becalmed_keeps_warships_in_one_sea_space_from_sailing_and_unloading():
    table = enemy_turn(
        "becalmed",
        karkoth={
            "lake_surth": "1 warship+fighter, 1 warship, 1 storm_elemental",
            "gulf_of_kar": "1 warship+fighter",
            "ashen_vale": "1 footsoldier",
        },
    )
    assert table.asked == "1 enemy_move_start"
    table.play("event vailin_becalmed")
    assert table.options() == ["space gulf_of_kar", "space lake_surth"]
    table.play("space lake_surth")
    assert table.asked == "0 move"
    assert not table.goals("1:warship@lake_surth")
    assert not any(line.startswith("debark warship+fighter@lake_surth") for line in table.options())
    assert table.goals("1:storm_elemental@lake_surth")
    assert table.goals("1:warship+fighter@gulf_of_kar")
    assert any(line.startswith("debark warship+fighter@gulf_of_kar") for line in table.options())
    table.play("embark warship@lake_surth footsoldier@ashen_vale")
    assert not any(line.startswith("debark warship+footsoldier@lake_surth") for line in table.options())
    assert not table.goals("1:warship+footsoldier@lake_surth")


@pytest.mark.rule("NER-CRD-17")
def test_vailin_becalmed_needs_an_enemy_warship_and_is_not_for_the_own_turn():
    assert enemy_turn("becalmed", karkoth={"ashen_vale": "1 footsoldier"}).asked == "0 move"
    table = turn("becalmed", vailin={"jade_sea": "1 warship"}, karkoth={"lake_surth": "1 warship"})
    assert table.asked == "1 move"
    assert not table.offered("event vailin_becalmed")


@pytest.mark.rule("NER-CRD-10", "NER-CRD-11")
def test_vailin_lost_in_the_mist_takes_the_whole_fleet_away_and_no_battle_is_fought():
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"jade_sea": "2 warship+footsoldier", "coral_sea": "1 warship"},
        vailin={"jade_sea": "1 warship+wizard, 1 warship, 1 storm_elemental"},
        iron_circle={"spice_gulf": "1 warship"},
    )
    table.play("end")
    assert table.asked == "1 enemy_attack_declared"
    table.play("event vailin_lost_in_the_mist")
    assert table.options() == ["space lantern_sound", "space saris_strait", "space sunless_deep"]
    table.play("space saris_strait")
    assert table.pieces("vailin", "saris_strait") == {"warship+wizard": 1, "warship": 1, "storm_elemental": 1}
    assert table.pieces("vailin", "jade_sea") == {}
    assert not table.facts("battle")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-SPC-14")
def test_vailin_lost_in_the_mist_leaves_an_ally_to_fight_alone(dice):
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"jade_sea": "1 warship"},
        vailin={"jade_sea": "1 warship"},
        nerath={"jade_sea": "1 warship"},
        mode="alliance-4",
    )
    dice(1, 1)
    table.play("end", "event vailin_lost_in_the_mist", "space coral_sea")
    assert table.pieces("vailin", "coral_sea") == {"warship": 1}
    assert rolls(table) == ["karkoth: d8 1", "nerath: d8 1"]


@pytest.mark.rule("NER-CRD-17")
def test_vailin_lost_in_the_mist_needs_an_attack_at_sea_and_a_friendly_sea_beside(dice):
    dice(1, 1)
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"bay_of_wolves": "1 warship", "sea_of_rime": "1 warship", "wailing_sea": "1 warship"},
        vailin={"bay_of_wolves": "1 warship"},
    )
    table.play("end")
    assert table.asked == "0 press"


def test_vailin_hidden_glades_lets_four_pieces_slip_away_to_spaces_that_are_not_attacked(dice):
    table = enemy_turn(
        "hidden_glades",
        karkoth={"starfall_vale": "1 dragon", "heartwood": "1 footsoldier"},
        vailin={"starfall_vale": "3 footsoldier, 1 monster, 1 dragon, 1 castle"},
    )
    table.play("end", "event vailin_hidden_glades")
    assert not any("castle" in line or line == "end" for line in table.options())
    table.play("pick 2:footsoldier@starfall_vale")
    assert table.options() == ["space forbidden_city", "space silverbough"]
    table.play("space forbidden_city", "pick 1:dragon@starfall_vale", "space silverbough")
    assert "end" in table.options()
    dice(1, 1, 1)
    table.play("pick 1:monster@starfall_vale", "space silverbough", "battle starfall_vale")
    assert table.pieces("vailin", "forbidden_city") == {"footsoldier": 2}
    assert table.pieces("vailin", "silverbough") == {"dragon": 1, "monster": 1}
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 1, "castle": 1}
    assert rolls(table)[-1] == "vailin: d6 1, d20 1"


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize(
    ("defence", "held"),
    [
        ("1 castle", {}),
        ("1 footsoldier", dict.fromkeys(("heartwood", "forbidden_city", "silverbough"), "karkoth")),
    ],
)
def test_vailin_hidden_glades_needs_pieces_that_can_leave_and_a_place_to_go(dice, defence, held):
    table = enemy_turn(
        "hidden_glades", karkoth={"starfall_vale": "1 dragon"}, vailin={"starfall_vale": defence}, held=held
    )
    dice(1, 1)
    table.play("end")
    assert table.asked == "0 press"


# --------------------------------------------------------------------------- in battles


def test_vailin_elven_volley_lets_footsoldiers_strike_first_and_hit_on_5_in_the_first_round(dice):
    table = turn(
        "elven_volley",
        vailin={"shroudmoor": "2 footsoldier, 1 monster"},
        karkoth={"shroudmoor": "2 footsoldier"},
    )
    dice(5, 4, 1, 1)
    table.play("end", "event vailin_elven_volley")
    assert rolls(table) == ["vailin first: d6 5, d6 4", "vailin: d12 1", "karkoth: d6 1"]
    dice(5, 5, 5, 1)
    table.play("press")
    assert rolls(table)[-2:] == ["vailin: d6 5, d6 5, d12 5", "karkoth: d6 1"]
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 1}


def test_vailin_elven_volley_needs_footsoldiers(dice):
    table = turn("elven_volley", vailin={"shroudmoor": "1 monster"}, karkoth={"shroudmoor": "1 footsoldier"})
    dice(1, 1)
    table.play("end")
    assert table.asked == "1 press"


def test_vailin_wrath_of_the_treants_makes_monsters_durable_for_the_battle(dice):
    table = turn(
        "wrath_of_the_treants",
        vailin={"shroudmoor": "1 monster"},
        karkoth={"shroudmoor": "1 footsoldier"},
    )
    dice(1, 6)
    table.play("end", "event vailin_wrath_of_the_treants")
    assert table.pieces("vailin", "shroudmoor") == {"monster": 1}
    dice(1, 6)
    table.play("press")
    assert table.pieces("vailin", "shroudmoor") == {}


def test_vailin_wrath_of_the_treants_needs_a_monster(dice):
    table = turn(
        "wrath_of_the_treants", vailin={"shroudmoor": "1 dragon"}, karkoth={"shroudmoor": "1 footsoldier"}
    )
    dice(1, 1)
    table.play("end")
    assert table.asked == "1 press"


def test_vailin_counsel_of_the_gold_dragon_rerolls_four_misses_of_a_round(dice):
    table = turn(
        "counsel_of_the_gold_dragon",
        vailin={"shroudmoor": "1 wizard, 5 footsoldier"},
        karkoth={"shroudmoor": "6 footsoldier"},
    )
    # The Wizard strikes first and misses twice; of the 5 Footsoldiers all miss, 3 roll again and 2 of them hit.
    dice(1, 2, 1, 1, 1, 1, 1, 6, 6, 1, *[1] * 6)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 4}
    dice(*[1] * 6, *[1] * 4)
    table.play("press")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 4}


def test_vailin_counsel_of_the_gold_dragon_rerolls_all_misses_beside_a_dragon(dice):
    table = turn(
        "counsel_of_the_gold_dragon",
        vailin={"shroudmoor": "1 dragon, 5 footsoldier"},
        karkoth={"shroudmoor": "7 footsoldier"},
    )
    dice(*[1] * 6, 20, *[6] * 5, *[1] * 7)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 1}


def test_vailin_counsel_of_the_gold_dragon_works_in_dungeons(dice):
    cave = "temple_of_elemental_evil"
    table = turn("counsel_of_the_gold_dragon", vailin={cave: "1 fighter"}, guardians={cave: ("kobold_warren",)})
    dice(1, 6, 1, 1)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.facts("guardians_hit")


def test_vailin_letters_of_marque_steal_3_gold_from_a_realm_defeated_at_sea(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "1 warship"},
        karkoth={"jade_sea": "1 warship"},
        gold={"karkoth": 2},
    )
    dice(8, 1)
    table.play("end")
    assert table.asked == "1 own_battle_won_sea"
    table.play("event vailin_letters_of_marque")
    assert (table.gold("vailin"), table.gold("karkoth")) == (12, 0)


def test_vailin_letters_of_marque_name_one_of_two_defeated_allies(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "2 warship"},
        karkoth={"jade_sea": "1 warship"},
        iron_circle={"jade_sea": "1 warship"},
        mode="alliance-4",
    )
    dice(8, 8, 1, 1)
    table.play("end", "event vailin_letters_of_marque", "realm iron_circle")
    assert [table.gold(realm) for realm in ("karkoth", "vailin", "iron_circle")] == [10, 13, 7]


@pytest.mark.rule("NER-CRD-17")
def test_vailin_letters_of_marque_need_a_defeated_realm_with_gold(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "1 warship"},
        karkoth={"jade_sea": "1 warship"},
        gold={"karkoth": 0},
    )
    dice(8, 1)
    table.play("end")
    assert table.asked == "1 recruit"
