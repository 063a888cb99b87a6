"""Victory points (chapter SCO)."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, SEA, explore, face, fight, lay
from gonfalon.games.nerath.codes import SPACE_NUMBER


@pytest.mark.rule("NER-SCO-01")
def test_points_are_scored_the_moment_a_space_is_conquered(dice):
    table = lay({"starfall_vale": "1 fighter", "forbidden_city": "1 fighter"}, {"forbidden_city": "1 footsoldier"})
    table.play("end")
    dice(1, 1)
    table.play("battle starfall_vale")
    assert table.asked == "0 press"
    assert table.points("karkoth") == 1


@pytest.mark.rule("NER-SCO-02")
def test_a_land_space_of_an_enemys_territory_scores_one(dice):
    table = fight(dice, "1 fighter", "1 footsoldier", 6, 1)
    assert table.points("karkoth") == 1


@pytest.mark.rule("NER-SCO-03")
def test_an_enemy_capital_scores_five_in_all(dice):
    table = fight(dice, "1 fighter", "1 castle", 6, 1, space="vailindor")
    assert table.points("karkoth") == 5


@pytest.mark.rule("NER-SCO-04", "NER-SCO-05", "NER-SCO-08")
def test_a_space_scores_again_each_time_but_not_for_its_own_realm_and_points_stay(dice):
    table = lay({FIELD: "1 fighter"}, {"heartwood": "1 fighter"}, decks={"karkoth": (), "vailin": ()})
    table.play("end", "end")
    assert table.points("karkoth") == 1
    while table.asked != "1 move":
        table.play("end")
    dice(6, 1)
    table.play("move 1:fighter@heartwood starfall_vale", "end")
    assert table.holder(FIELD) == "vailin"
    assert (table.points("karkoth"), table.points("vailin")) == (1, 0)
    table = face("1 fighter", "", points={"karkoth": 1})
    table.play("end")
    assert table.points("karkoth") == 2


@pytest.mark.rule("NER-SCO-05")
def test_retaking_the_own_capital_scores_nothing(dice):
    home = "karkothi_throneholds"
    table = fight(dice, "1 fighter", "1 castle", 6, 1, space=home, held={home: "vailin"})
    assert table.holder(home) == "karkoth"
    assert table.points("karkoth") == 0


@pytest.mark.rule("NER-SCO-06")
@pytest.mark.parametrize(("taker", "points"), [("karkoth", 1), ("nerath", 0)])
def test_what_counts_is_the_border_of_the_space_not_who_held_it(dice, taker, points):
    table = lay(
        **{taker: {"vor_rukoth": "1 fighter"}},
        vailin={"vor_rukoth": "1 footsoldier"},
        held={"vor_rukoth": "vailin"},
        active=taker,
    )
    dice(6, 1)
    table.play("end")
    assert table.holder("vor_rukoth") == taker
    assert table.points(taker) == points


@pytest.mark.rule("NER-SCO-07")
def test_a_treasure_card_scores_when_it_is_played_and_not_before():
    table = lay(step="reinforce", chest={"karkoth": ("scepter_of_the_first_kings",)})
    assert table.points("karkoth") == 0
    table.play("treasure scepter_of_the_first_kings")
    assert table.points("karkoth") == 3


@pytest.mark.rule("NER-SCO-09")
def test_an_undefended_space_scores_like_any_other(dice):
    table = fight(dice, "1 footsoldier", "")
    assert table.points("karkoth") == 1


@pytest.mark.rule("NER-SCO-10", "NER-ALL-16")
def test_liberating_an_allys_space_scores_for_neither(dice):
    table = lay(
        {"gorgat_warrens": "1 fighter"},
        {"gorgat_warrens": "1 footsoldier"},
        mode="alliance-4",
        held={"gorgat_warrens": "vailin"},
    )
    dice(6, 1)
    table.play("end")
    assert table.holder("gorgat_warrens") == "iron_circle"
    assert table.g.points == [0, 0, 0, 0]
    assert table.facts("liberated") == [(0, SPACE_NUMBER["gorgat_warrens"], 2)]


@pytest.mark.rule("NER-SCO-11", "NER-DUN-35")
def test_sea_battles_defending_and_dungeons_score_nothing(dice):
    assert fight(dice, "1 warship", "1 warship", 6, 1, space=SEA).g.points == [0, 0, 0, 0]
    assert fight(dice, "1 footsoldier", "1 monster", 1, 6).g.points == [0, 0, 0, 0]
    table = explore(dice, "1 fighter", ("owlbear",), 6, 1)
    assert len(table.g.chest[0]) == 1
    assert table.g.points == [0, 0, 0, 0]
    assert table.facts("conquered") == []
