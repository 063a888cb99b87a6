"""How battles are begun, fought in rounds, and end (chapter BAT)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.nerath.battlefield import FIELD, SEA, face, fight, lay, press, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.rules.effects import kinds, lasting
from gonfalon.games.nerath.state import FOOTSOLDIER

TWO_FRONTS = (
    {"starfall_vale": "1 fighter", "forbidden_city": "1 fighter"},
    {"starfall_vale": "1 footsoldier", "forbidden_city": "1 footsoldier"},
)


def order(table):
    """The steps of a battle as the log tells them, without numbers."""
    return [name for name, *_ in table.match.log if name in ("rolled", "lost", "conquered", "repelled")]


@pytest.mark.rule("NER-BAT-01")
def test_every_enemy_space_and_dungeon_entered_is_fought_for(dice):
    table = lay(
        {"blackspear_hills": "1 fighter", "shroudmoor": "1 wizard", "serpent_shallows": "1 warship"},
        {FIELD: "1 footsoldier", "jade_sea": "1 warship"},
        guardians={"temple_of_elemental_evil": ("owlbear",)},
    )
    table.play(
        "move 1:fighter@blackspear_hills temple_of_elemental_evil",
        "move 1:wizard@shroudmoor starfall_vale",
        "move 1:warship@serpent_shallows jade_sea",
    )
    dice(6, 1, 6, 1, 1)
    table.play("end")
    assert table.options() == ["battle starfall_vale", "battle temple_of_elemental_evil"]
    table.play("battle starfall_vale")
    fought = [space for _, space in table.facts("battle")]
    assert fought == [SPACE_NUMBER[name] for name in ("jade_sea", FIELD, "temple_of_elemental_evil")]


@pytest.mark.rule("NER-BAT-02")
def test_no_piece_is_brought_into_a_battle_once_battles_are_fought(dice):
    table = fight(dice, "1 footsoldier", "1 footsoldier", 1, 1, karkoth={"shroudmoor": "3 fighter, 1 dragon"})
    assert table.asked == "0 press"
    assert table.options() == ["press", "retreat"]
    press(table, dice, 6, 1)
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    assert table.pieces("karkoth", "shroudmoor") == {"fighter": 3, "dragon": 1}


@pytest.mark.rule("NER-BAT-03")
@pytest.mark.parametrize("first", ["starfall_vale", "forbidden_city"])
def test_the_attacker_chooses_the_order_of_the_battles(dice, first):
    table = lay(*TWO_FRONTS)
    table.play("end")
    assert table.asked == "0 fight"
    dice(6, 1, 6, 1)
    table.play(f"battle {first}")
    assert table.facts("battle")[0] == (0, SPACE_NUMBER[first])
    assert len(table.facts("battle")) == 2


@pytest.mark.rule("NER-BAT-04")
def test_sea_battles_come_before_all_others(dice):
    table = lay(
        {FIELD: "1 fighter", "vault_of_the_drow": "1 fighter", "jade_sea": "1 warship", "spice_gulf": "1 warship"},
        {FIELD: "1 footsoldier", "jade_sea": "1 warship", "spice_gulf": "1 warship"},
    )
    table.play("end")
    assert table.options() == ["battle jade_sea", "battle spice_gulf"]
    dice(6, 1, 6, 1)
    table.play("battle spice_gulf")
    assert [space for _, space in table.facts("battle")] == [SPACE_NUMBER["spice_gulf"], SPACE_NUMBER["jade_sea"]]
    assert table.options() == ["battle starfall_vale", "battle vault_of_the_drow"]


@pytest.mark.rule("NER-BAT-05")
def test_the_realm_whose_turn_it_is_attacks_whoever_is_there(dice):
    table = lay(
        {FIELD: "2 footsoldier"},
        None,
        {FIELD: "1 footsoldier, 1 fighter"},
        active="iron_circle",
        held={FIELD: "karkoth"},
    )
    dice(1, 6, 1, 1)
    table.play("end")
    assert rolls(table) == ["iron_circle: d6 1, d10 6", "karkoth: d6 1, d6 1"]
    table = lay({SEA: "2 warship"}, None, None, {SEA: "1 warship, 1 dragon"})
    dice(6, 1, 1, 1)
    table.play("end")
    assert table.asked == "3 lose"


@pytest.mark.rule("NER-BAT-06")
def test_an_undefended_enemy_space_is_won_without_dice(dice):
    table = fight(dice, "1 footsoldier", "")
    assert table.facts("battle") == [(0, SPACE_NUMBER[FIELD])]
    assert rolls(table) == []
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-BAT-06")
def test_a_castle_alone_defends_its_space(dice):
    table = fight(dice, "1 footsoldier", "1 castle", 1, 6)
    assert rolls(table) == ["karkoth: d6 1", "vailin: d20 6"]
    assert table.holder(FIELD) == "vailin"


@pytest.mark.rule("NER-BAT-07")
def test_all_pieces_in_a_space_fight_one_single_battle(dice):
    table = lay(
        {"shroudmoor": "1 footsoldier", "chainwrought_vale": "1 fighter", "dusk_fens": "1 dragon"},
        {FIELD: "1 footsoldier, 1 monster, 1 castle"},
    )
    table.play(
        "move 1:footsoldier@shroudmoor starfall_vale",
        "move 1:fighter@chainwrought_vale starfall_vale",
        "move 1:dragon@dusk_fens starfall_vale",
    )
    dice(1, 2, 3, 1, 2, 3)
    table.play("end")
    assert rolls(table) == ["karkoth: d6 1, d10 2, d20 3", "vailin: d6 1, d12 2, d20 3"]
    assert len(table.facts("battle")) == 1


@pytest.mark.rule("NER-CMP-10")
def test_more_dice_are_rolled_than_the_box_holds(dice):
    """More of each: 7 six-sided, 6 eight-sided, 4 ten-sided, 3 twelve-sided, 2 twenty-sided. None hits."""
    army = "7 footsoldier, 3 siege_engine, 4 fighter, 3 monster, 2 dragon"
    table = fight(dice, army, "7 monster", *[1] * (7 + 6 + 4 + 3 + 2), *[1] * 7)
    ours, theirs = (line.split(": ")[1].split(", ") for line in rolls(table))
    assert Counter(ours) == {"d6 1": 7, "d8 1": 6, "d10 1": 4, "d12 1": 3, "d20 1": 2}
    assert theirs == ["d12 1"] * 7


@pytest.mark.rule("NER-BAT-08")
def test_every_piece_rolls_once_a_round(dice):
    table = fight(dice, "2 footsoldier, 1 wizard, 1 monster", "1 fighter", 1, 2, 3, 4, 5)
    assert rolls(table) == ["karkoth first: d10 1", "karkoth: d6 2, d6 3, d12 4", "vailin: d10 5"]
    press(table, dice, 1, 1, 1, 1, 1)
    assert len(rolls(table)) == 6


@pytest.mark.rule("NER-BAT-09")
@pytest.mark.parametrize(
    ("piece", "highest"),
    [("footsoldier", 6), ("fighter", 10), ("monster", 12), ("storm_elemental", 8), ("dragon", 20)],
)
def test_a_die_hits_on_six_or_more_and_only_once(dice, piece, highest):
    for value, left in ((5, 3), (6, 2), (highest, 2)):
        table = fight(dice, f"1 {piece}", "3 footsoldier", value, 1, 1, 1)
        assert table.pieces("vailin", FIELD) == {"footsoldier": left}


@pytest.mark.rule("NER-BAT-10", "NER-BAT-32")
def test_pieces_hit_in_a_phase_still_roll_in_it_and_the_defender_keeps_an_empty_space(dice):
    table = fight(dice, "1 footsoldier", "1 footsoldier", 6, 6)
    assert table.pieces("karkoth", FIELD) == table.pieces("vailin", FIELD) == {}
    assert table.holder(FIELD) == "vailin"
    assert table.points("karkoth") == 0


@pytest.mark.rule("NER-BAT-18")
def test_a_round_is_first_strike_and_its_damage_the_other_rolls_and_their_damage_then_the_attackers_choice(dice):
    table = fight(dice, "1 wizard, 2 footsoldier", "3 footsoldier", 6, 6, 1, 6, 1)
    assert order(table) == ["rolled", "lost", "rolled", "rolled"]
    table.play_as(0, "lose karkoth:footsoldier")
    assert order(table) == ["rolled", "lost", "rolled", "rolled", "lost", "lost"]
    assert table.asked == "0 press"
    press(table, dice, 6)
    assert order(table)[6:] == ["rolled", "lost", "conquered"]


@pytest.mark.rule("NER-BAT-19", "NER-BAT-21")
def test_wizards_roll_before_all_others_in_every_round_on_either_side(dice):
    table = fight(dice, "1 wizard, 1 footsoldier", "1 wizard, 1 fighter", 1, 2, 3, 4)
    once = ["karkoth first: d10 1", "vailin first: d10 2", "karkoth: d6 3", "vailin: d10 4"]
    assert rolls(table) == once
    press(table, dice, 1, 2, 3, 4)
    assert rolls(table) == once * 2


@pytest.mark.rule("NER-BAT-21")
def test_a_card_may_give_first_strike_to_other_pieces(dice):
    table = face("1 footsoldier, 1 fighter", "1 fighter")
    lasting(table.g, "first_strike", 0, "battle", kinds=kinds(FOOTSOLDIER))
    dice(1, 2, 3)
    table.play("end")
    assert rolls(table) == ["karkoth first: d6 1", "karkoth: d10 2", "vailin: d10 3"]


@pytest.mark.rule("NER-BAT-20", "NER-BAT-24")
def test_a_piece_destroyed_by_first_strike_does_not_roll(dice):
    table = fight(dice, "1 wizard", "1 footsoldier", 6)
    assert rolls(table) == ["karkoth first: d10 6"]
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-BAT-20")
def test_a_castle_made_inactive_by_first_strike_does_not_roll(dice):
    table = fight(dice, "1 wizard", "1 castle, 1 footsoldier", 6)
    dice(1)
    table.play("lose vailin:castle")
    assert rolls(table) == ["karkoth first: d10 6", "vailin: d6 1"]


@pytest.mark.rule("NER-BAT-22")
def test_who_is_hit_by_first_strike_chooses_the_piece(dice):
    table = fight(dice, "1 wizard", "1 monster, 1 footsoldier", 6)
    assert table.asked == "1 lose"
    assert table.options() == ["lose vailin:footsoldier", "lose vailin:monster", "sensible"]
    dice(1)
    table.play("lose vailin:monster")
    assert table.pieces("vailin", FIELD) == {"footsoldier": 1}


@pytest.mark.rule("NER-BAT-23")
def test_first_strikes_of_both_sides_come_together(dice):
    forces = {
        "iron_circle": {"brazen_cities": "1 fighter", "port_azure": "1 wizard, 1 footsoldier"},
        "vailin": {"port_azure": "1 wizard, 1 footsoldier"},
    }
    table = lay(**forces, active="iron_circle")
    dice(7, 9)
    table.play("end")
    assert table.asked == "1 lose, 2 lose"
    table.play_as(1, "lose vailin:footsoldier")
    table.play_as(2, "lose iron_circle:footsoldier")
    assert rolls(table) == ["iron_circle first: d10 7", "vailin first: d10 9"]
    assert table.asked == "2 press"
    table = lay(**forces, active="iron_circle")
    dice(7, 9, 1, 2)
    table.play("end")
    table.play_as(1, "lose vailin:wizard")
    table.play_as(2, "lose iron_circle:wizard")
    assert rolls(table)[2:] == ["iron_circle: d6 1", "vailin: d6 2"]


@pytest.mark.rule("NER-BAT-24")
def test_nobody_rolls_on_when_first_strike_has_destroyed_a_side(dice):
    table = fight(dice, "2 fighter", "2 wizard", 6, 6)
    assert rolls(table) == ["vailin first: d10 6, d10 6"]
    assert table.facts("repelled") == [(0, SPACE_NUMBER[FIELD])]


@pytest.mark.rule("NER-BAT-30", "NER-BAT-33")
def test_an_inactive_castle_does_not_keep_a_battle_going(dice):
    table = fight(dice, "2 footsoldier", "1 castle", 6, 1, 1)
    assert table.holder(FIELD) == "karkoth"
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 2, "castle": 1}


@pytest.mark.rule("NER-BAT-31")
def test_a_battle_goes_on_until_a_side_is_gone_or_the_attacker_leaves(dice):
    table = fight(dice, "2 footsoldier", "1 footsoldier", 1, 1, 1)
    press(table, dice, 1, 1, 6)
    assert table.asked == "0 press"
    press(table, dice, 6, 1)
    assert table.asked == "0 recruit"
    table = fight(dice, "1 warship", "1 warship+monster", 6, 1, space=SEA)
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-BAT-32")
def test_the_defender_keeps_the_space_when_all_attackers_fall(dice):
    table = fight(dice, "1 footsoldier", "2 footsoldier", 1, 6, 1)
    assert table.pieces("karkoth", FIELD) == {}
    assert table.holder(FIELD) == "vailin"
    table = fight(dice, "1 footsoldier", "2 footsoldier", 1, 1, 1)
    table.play("retreat", "move 1:footsoldier@starfall_vale shroudmoor")
    assert table.holder(FIELD) == "vailin"
    assert table.points("karkoth") == 0


@pytest.mark.rule("NER-BAT-33")
def test_the_attacker_wins_when_no_defender_is_left_and_an_attacker_is(dice):
    table = fight(dice, "2 footsoldier", "1 footsoldier, 1 castle", 6, 6, 6, 1)
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1, "castle": 1}
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-BAT-34")
def test_without_attackers_there_is_no_battle_and_without_defenders_it_is_won_at_once(dice):
    table = lay(*TWO_FRONTS)
    table.play("end")
    table.g.take(0, SPACE_NUMBER["starfall_vale"], 2)
    table.g.take(1, SPACE_NUMBER["forbidden_city"], FOOTSOLDIER)
    dice()
    table.play("battle starfall_vale")
    assert table.holder("starfall_vale") == "vailin"
    assert table.holder("forbidden_city") == "karkoth"
    assert [space for _, space in table.facts("battle")] == [SPACE_NUMBER["forbidden_city"]]


@pytest.mark.rule("NER-BAT-34")
def test_a_card_that_destroys_a_side_at_the_start_decides_the_battle(dice):
    """No round is begun, so no card for its start may be played."""
    events = {"karkoth": ("karkoth_death_knell", "karkoth_black_dragons_breath")}
    table = face("1 dragon", "1 footsoldier", events=events)
    dice(6, 1)
    table.play("end", "event karkoth_death_knell")
    assert table.facts("battle") == [(0, SPACE_NUMBER[FIELD])]
    assert table.holder(FIELD) == "karkoth"
    assert table.asked == "0 reposition"


@pytest.mark.rule("NER-BAT-35")
def test_between_two_battles_everything_is_at_full_strength_again(dice):
    table = lay(
        {"starfall_vale": "1 dragon", "forbidden_city": "1 dragon"},
        {"starfall_vale": "1 footsoldier", "forbidden_city": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 6, 6, 6)
    table.play("battle starfall_vale")
    assert table.pieces("karkoth", "starfall_vale") == {"dragon": 1}
    assert table.pieces("karkoth", "forbidden_city") == {"dragon": 1}
    assert table.holder("forbidden_city") == "karkoth"
