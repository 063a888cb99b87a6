"""Pressing on and retreating (chapter RET). From Pearl Isles no land can be reached on foot."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, SEA, fight, lay, press, rolls

ISLES = "pearl_isles"
HOMES = {"blackspear_hills", "chainwrought_vale", "shroudmoor"}


def retreat(dice, attackers: str, *faces: int, space: str = FIELD, **more):
    """Karkoth has attacked 1 Footsoldier (at sea a Warship) in vain and retreats."""
    table = fight(dice, attackers, "1 warship" if space == SEA else "1 footsoldier", *faces, space=space, **more)
    table.play("retreat")
    return table


@pytest.mark.rule("NER-RET-01")
def test_a_battle_lasts_a_full_round_before_anyone_may_retreat(dice):
    table = fight(dice, "1 wizard, 1 footsoldier", "1 footsoldier", 1, 1, 1)
    assert rolls(table) == ["karkoth first: d10 1", "karkoth: d6 1", "vailin: d6 1"]
    assert table.asked == "0 press"
    table = fight(dice, "1 fighter, 1 footsoldier", "1 wizard", 6)
    assert table.asked == "0 lose"
    assert not table.offered("retreat")


@pytest.mark.rule("NER-RET-02")
def test_after_a_round_the_attacker_presses_on_or_retreats(dice):
    table = fight(dice, "1 footsoldier", "1 footsoldier", 1, 1)
    assert table.options() == ["press", "retreat"]
    press(table, dice, 1, 1)
    assert len(rolls(table)) == 4
    assert table.options() == ["press", "retreat"]


@pytest.mark.rule("NER-RET-03")
def test_only_the_attacker_is_asked_and_defenders_stay(dice):
    table = fight(dice, "1 footsoldier", "1 dragon, 1 footsoldier", 1, 1, 1)
    assert table.asked == "0 press"
    press(table, dice, 1, 1, 1)
    assert table.asked == "0 press"
    assert table.pieces("vailin", FIELD) == {"footsoldier": 1, "dragon": 1}


@pytest.mark.rule("NER-RET-05")
def test_all_attacking_pieces_retreat_and_none_may_stay(dice):
    table = retreat(dice, "2 footsoldier, 1 dragon", 1, 1, 1, 1)
    table.play("move 2:footsoldier@starfall_vale shroudmoor")
    assert table.asked == "0 withdraw"
    assert not table.offered("end")
    table.play("move 1:dragon@starfall_vale shroudmoor")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.holder(FIELD) == "vailin"


@pytest.mark.rule("NER-RET-06")
def test_land_pieces_retreat_to_adjacent_friendly_land_wherever_they_came_from(dice):
    table = retreat(dice, "1 footsoldier", 1, 1)
    assert table.goals("1:footsoldier@starfall_vale") == HOMES
    table = retreat(dice, "1 footsoldier", 1, 1, held={"silverbough": "karkoth", "shroudmoor": "vailin"})
    assert table.goals("1:footsoldier@starfall_vale") == HOMES - {"shroudmoor"} | {"silverbough"}


@pytest.mark.rule("NER-RET-05", "NER-RET-07")
def test_all_that_can_go_to_a_space_retreat_there_at_once(dice):
    table = retreat(dice, "2 footsoldier, 1 monster, 1 dragon", 1, 1, 1, 1, 1)
    assert {line for line in table.options() if line.startswith("march")} == {
        f"march starfall_vale {home}" for home in HOMES
    }
    table.play("march starfall_vale shroudmoor")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 2, "monster": 1, "dragon": 1}
    assert table.pieces("karkoth", FIELD) == {}
    assert table.asked != "0 withdraw"


@pytest.mark.rule("NER-RET-06", "NER-RET-08")
def test_whoever_cannot_go_with_the_others_is_asked_for_after_them(dice):
    """Only flying pieces retreat from Pearl Isles over the sea; a Footsoldier needs a Warship."""
    table = retreat(
        dice,
        "2 dragon, 1 storm_elemental, 1 footsoldier",
        *[1] * 5,
        space=ISLES,
        karkoth={"saris_strait": "1 warship"},
    )
    table.play(f"march {ISLES} jade_sea")
    assert table.pieces("karkoth", "jade_sea") == {"dragon": 2, "storm_elemental": 1}
    assert table.options() == [f"embark warship@saris_strait footsoldier@{ISLES}"]


@pytest.mark.rule("NER-RET-06")
def test_a_space_conquered_earlier_in_the_step_and_an_allys_space_are_friendly(dice):
    table = lay(
        {FIELD: "1 footsoldier", "heartwood": "1 footsoldier"},
        {FIELD: "1 footsoldier"},
        mode="alliance-4",
        held={"silverbough": "iron_circle"},
    )
    table.play("end")
    dice(1, 1)
    table.play("battle heartwood", "retreat")
    assert table.goals("1:footsoldier@starfall_vale") == HOMES | {"heartwood", "silverbough"}


@pytest.mark.rule("NER-RET-07")
def test_retreating_pieces_may_be_split_among_several_spaces(dice):
    table = retreat(dice, "3 footsoldier", 1, 1, 1, 1)
    table.play("move 1:footsoldier@starfall_vale shroudmoor", "move 2:footsoldier@starfall_vale blackspear_hills")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 1}
    assert table.pieces("karkoth", "blackspear_hills") == {"footsoldier": 2}


@pytest.mark.rule("NER-RET-08")
def test_flying_pieces_retreat_to_friendly_land_or_sea_and_move_again(dice):
    table = retreat(dice, "1 storm_elemental", 1, 1, space="emerald_strand")
    assert table.goals("1:storm_elemental@emerald_strand") == {"widows_landing", "corsairs_run"}
    table.play("move 1:storm_elemental@emerald_strand corsairs_run")
    assert table.asked == "0 reposition"
    assert "serpent_shallows" in table.goals("1:storm_elemental@corsairs_run")
    table = retreat(dice, "1 storm_elemental", 1, 1, space="emerald_strand", vailin={"corsairs_run": "1 warship"})
    assert table.pieces("karkoth", "widows_landing") == {"storm_elemental": 1}


@pytest.mark.rule("NER-RET-08")
def test_flying_pieces_choose_for_themselves_where_land_pieces_have_no_choice(dice):
    table = retreat(dice, "1 footsoldier, 1 storm_elemental", 1, 1, 1, space="emerald_strand")
    assert table.goals("1:footsoldier@emerald_strand") == {"widows_landing"}
    table.play("move 1:storm_elemental@emerald_strand corsairs_run")
    assert table.pieces("karkoth", "corsairs_run") == {"storm_elemental": 1}
    assert table.pieces("karkoth", "widows_landing") == {"footsoldier": 1}


@pytest.mark.rule("NER-RET-09")
def test_land_pieces_go_aboard_only_if_no_friendly_land_is_adjacent(dice):
    table = retreat(dice, "1 footsoldier", 1, 1, space="emerald_strand", karkoth={"corsairs_run": "1 warship"})
    assert table.pieces("karkoth", "widows_landing") == {"footsoldier": 1}
    table = retreat(
        dice,
        "1 footsoldier",
        *(1, 1),
        space="emerald_strand",
        karkoth={"corsairs_run": "1 warship"},
        held={"redsail_foothold": "karkoth"},
    )
    assert table.options() == [
        "move 1:footsoldier@emerald_strand widows_landing",
        "move 1:footsoldier@emerald_strand redsail_foothold",
    ]
    table = retreat(
        dice,
        "1 footsoldier",
        1,
        1,
        space="emerald_strand",
        karkoth={"corsairs_run": "1 warship"},
        held={"widows_landing": "vailin"},
    )
    table.play("embark warship@corsairs_run footsoldier@emerald_strand")
    assert table.pieces("karkoth", "corsairs_run") == {"warship+footsoldier": 1}


@pytest.mark.rule("NER-RET-09", "NER-ALL-23")
def test_an_allys_warships_take_nobody(dice):
    table = lay(
        {ISLES: "1 footsoldier", "jade_sea": "1 warship"},
        {ISLES: "1 footsoldier"},
        {"spice_gulf": "1 warship"},
        mode="alliance-4",
    )
    dice(1, 1)
    table.play("end", "retreat")
    assert table.options() == ["embark warship@jade_sea footsoldier@pearl_isles"]


@pytest.mark.rule("NER-RET-10", "NER-RET-11")
def test_who_finds_no_room_aboard_is_destroyed(dice):
    table = retreat(dice, "3 footsoldier", 1, 1, 1, 1, space=ISLES, karkoth={SEA: "1 warship+monster"})
    table.play("embark warship+monster@jade_sea footsoldier@pearl_isles")
    assert table.pieces("karkoth", SEA) == {"warship+footsoldier+monster": 1}
    assert table.pieces("karkoth", ISLES) == {}
    assert table.facts("destroyed")[0][1:3] == (0, 2)


@pytest.mark.rule("NER-RET-11")
def test_the_attacker_chooses_who_embarks(dice):
    table = retreat(dice, "1 footsoldier, 1 monster", 1, 1, 1, space=ISLES, karkoth={SEA: "1 warship+monster"})
    assert len(table.options()) == 2
    table.play("embark warship+monster@jade_sea monster@pearl_isles")
    assert table.pieces("karkoth", SEA) == {"warship+monster+monster": 1}
    assert table.facts("destroyed")[0][1:3] == (0, 1)


@pytest.mark.rule("NER-RET-12", "NER-RET-16")
def test_who_retreated_neither_moves_nor_debarks_again_that_turn(dice):
    table = retreat(dice, "1 footsoldier", 1, 1, space=ISLES, karkoth={SEA: "1 warship"})
    table.play("embark warship@jade_sea footsoldier@pearl_isles")
    assert table.asked == "0 recruit"
    table = retreat(dice, "1 fighter", 1, 1)
    table.play("move 1:fighter@starfall_vale shroudmoor")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-RET-13")
def test_a_piece_without_a_place_to_go_to_is_destroyed(dice):
    table = retreat(dice, "2 fighter", 1, 1, 1, space=ISLES)
    assert table.pieces("karkoth", ISLES) == {}
    assert table.facts("destroyed")[0][1:3] == (2, 2)
    assert table.pieces("vailin", ISLES) == {"footsoldier": 1}


@pytest.mark.rule("NER-RET-14", "NER-RET-15")
def test_warships_retreat_with_their_cargo_to_friendly_sea_spaces(dice):
    table = retreat(
        dice,
        "1 warship+monster, 1 warship",
        1,
        1,
        1,
        space=SEA,
        karkoth={"spice_gulf": "1 warship"},
        vailin={"coral_sea": "1 warship"},
    )
    goals = {"lantern_sound", "saris_strait", "spice_gulf", "sunless_deep"}
    assert table.goals("1:warship+monster@jade_sea") == goals
    assert {line.split()[0] for line in table.options()} == {"march", "move"}
    table.play("move 1:warship+monster@jade_sea spice_gulf", "move 1:warship@jade_sea saris_strait")
    assert table.pieces("karkoth", "spice_gulf") == {"warship": 1, "warship+monster": 1}
    assert table.pieces("karkoth", "saris_strait") == {"warship": 1}


@pytest.mark.rule("NER-RET-16")
def test_a_warship_that_retreated_does_not_move_again(dice):
    table = retreat(dice, "1 warship", 1, 1, space=SEA)
    table.play("move 1:warship@jade_sea saris_strait")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-RET-17")
def test_nobody_retreats_into_an_enemy_space_or_a_dungeon(dice):
    table = retreat(dice, "1 fighter, 1 dragon", 1, 1, 1)
    assert table.goals("1:fighter@starfall_vale") == HOMES
    assert table.goals("1:dragon@starfall_vale") == HOMES
