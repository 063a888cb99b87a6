"""What a won battle for a land space brings (chapter CON)."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, fight, lay, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER


@pytest.mark.rule("NER-CON-01", "NER-CON-02")
def test_the_winner_controls_the_space_at_once_and_all_survivors_are_in_it(dice):
    table = fight(dice, "2 footsoldier, 1 dragon", "1 footsoldier", 6, 1, 1, 1)
    assert table.holder(FIELD) == "karkoth"
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 2, "dragon": 1}
    assert table.facts("conquered") == [(0, SPACE_NUMBER[FIELD], 1)]


@pytest.mark.rule("NER-CON-03")
def test_a_flying_piece_alone_conquers_and_the_space_stays_conquered_when_it_leaves(dice):
    table = fight(dice, "1 dragon", "1 footsoldier", 6, 1)
    assert table.holder(FIELD) == "karkoth"
    table.play("move 1:dragon@starfall_vale shroudmoor", "end")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-CON-04")
def test_a_conquered_space_is_friendly_in_the_next_battle_but_not_held_since_the_start(dice):
    table = lay(
        {"heartwood": "1 fighter", "golden_savanna": "1 fighter"},
        {"heartwood": "1 castle", "golden_savanna": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 1, 1, 1)
    table.play("battle heartwood", "retreat")
    assert table.pieces("karkoth", "heartwood") == {"fighter": 2, "castle": 1}
    assert not table.offered("recruit footsoldier heartwood")


@pytest.mark.rule("NER-CON-07")
def test_without_its_capital_a_realm_places_four_pieces_at_a_castle():
    castles = {"dusk_fens": "1 castle", "ashen_vale": "1 castle"}
    table = lay(castles, gold={"karkoth": 20}, step="reinforce", held={"karkothi_throneholds": "vailin"})
    table.play(*["recruit footsoldier dusk_fens"] * 4)
    assert not table.offered("recruit footsoldier dusk_fens")
    assert table.offered("recruit footsoldier ashen_vale")
    assert not table.offered("recruit footsoldier karkothi_throneholds")


@pytest.mark.rule("NER-CON-09")
def test_a_capital_retaken_ends_both_penalties_at_once(dice):
    table = fight(
        dice,
        "1 fighter",
        "1 castle",
        6,
        1,
        space="karkothi_throneholds",
        karkoth={"dusk_fens": "1 castle"},
        held={"karkothi_throneholds": "vailin"},
    )
    table.play(*["recruit footsoldier karkothi_throneholds"] * 6)
    table.play("end", "end")
    lands = table.g.lands[0].bit_count()
    assert table.facts("income")[0] == (0, lands)
    assert lands == 15


@pytest.mark.rule("NER-CON-10")
def test_a_castle_is_captured_with_its_space(dice):
    table = fight(dice, "1 fighter", "1 castle", 6, 1)
    assert table.pieces("karkoth", FIELD) == {"fighter": 1, "castle": 1}
    assert table.pieces("vailin", FIELD) == {}


@pytest.mark.rule("NER-CON-11")
def test_a_captured_castle_defends_its_space_for_its_new_controller(dice):
    table = lay({FIELD: "1 castle"}, {FIELD: "1 fighter"}, active="vailin", held={FIELD: "karkoth"})
    dice(1, 6)
    table.play("end")
    assert rolls(table) == ["vailin: d10 1", "karkoth: d20 6"]
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-CON-14")
def test_an_enemy_capital_is_an_ordinary_castle_for_its_conqueror():
    table = lay(
        {"vailindor": "1 castle", "dusk_fens": "1 castle"},
        gold={"karkoth": 20},
        step="reinforce",
        held={"vailindor": "karkoth"},
        since={"vailindor": "karkoth"},
    )
    table.play(*["recruit footsoldier vailindor"] * 4)
    assert not table.offered("recruit footsoldier vailindor")


@pytest.mark.rule("NER-CON-15")
@pytest.mark.parametrize("holder", ["vailin", "iron_circle", "nerath"])
@pytest.mark.parametrize(
    ("space", "points"),
    [
        (FIELD, 1),
        ("ironmire", 1),
        ("trollmoor", 1),
        ("dusk_fens", 0),
        ("vailindor", 5),
        ("mithralfast", 5),
        ("karkothi_throneholds", 0),
    ],
)
def test_a_space_is_taken_from_whoever_controls_it(holder, space, points, dice):
    """Starting territory of every realm, Karkoth's own too, and Capitals; a Castle and the points come with it."""
    force = {space: "1 footsoldier, 1 castle"}
    forces = [force if realm == holder else None for realm in ("vailin", "iron_circle", "nerath")]
    table = lay({space: "3 fighter"}, *forces, held={space: holder})
    dice(6, 6, 6, 1, 1)
    table.play("end")
    assert table.holder(space) == "karkoth"
    assert [lands >> SPACE_NUMBER[space] & 1 for lands in table.g.lands] == [1, 0, 0, 0]
    assert table.pieces("karkoth", space) == {"fighter": 3, "castle": 1}
    assert table.facts("conquered") == [(0, SPACE_NUMBER[space], points)]
