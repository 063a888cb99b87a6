"""Allies: Karkoth and the Iron Circle against Vailin and Nerath (chapter ALL)."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import NO_CARDS, lay, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER

FIELD = "skullgate_pass"
"""Iron Circle land beside Karkoth's Bleakstrand and Nerath's Kingsgate March and Vor Rukoth."""


def shared(dice, karkoth: str, iron_circle: str, attackers: str, *faces: int, space: str = FIELD, **more):
    """Nerath attacks Karkoth and the Iron Circle in one space."""
    table = lay(
        {space: karkoth},
        None,
        {space: iron_circle},
        {space: attackers},
        active="nerath",
        mode="alliance-4",
        **more,
    )
    dice(*faces)
    table.play("end")
    return table


@pytest.mark.rule("NER-ALL-01")
def test_allies_neither_attack_each_other_nor_conquer_each_others_spaces():
    table = lay({"bleakstrand": "1 footsoldier"}, None, {FIELD: "1 footsoldier"}, mode="alliance-4")
    table.play("move 1:footsoldier@bleakstrand skullgate_pass", "end")
    assert table.facts("battle") == []
    assert table.holder(FIELD) == "iron_circle"


@pytest.mark.rule("NER-ALL-02")
def test_pieces_move_through_and_stay_in_an_allys_spaces_on_land_and_at_sea():
    table = lay(
        {"bleakstrand": "1 fighter", "saris_strait": "1 warship"},
        None,
        {FIELD: "1 footsoldier", "maelstrom_deeps": "1 warship"},
        mode="alliance-4",
    )
    assert {FIELD, "altaran_heights", "desert_of_desolation"} <= table.goals("1:fighter@bleakstrand")
    assert {"maelstrom_deeps", "drowned_spire", "sea_of_whispers"} & table.goals("1:warship@saris_strait") == {
        "maelstrom_deeps",
        "sea_of_whispers",
    }
    table.play("move 1:fighter@bleakstrand skullgate_pass", "end")
    assert table.pieces("karkoth", FIELD) == {"fighter": 1}
    assert table.pieces("iron_circle", FIELD) == {"footsoldier": 1}


@pytest.mark.rule("NER-ALL-05")
def test_a_guest_alone_in_a_space_does_not_control_it():
    table = lay({FIELD: "1 footsoldier"}, None, {FIELD: "1 fighter"}, mode="alliance-4", active="iron_circle")
    table.play("move 1:fighter@skullgate_pass altaran_heights", "end")
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    assert table.holder(FIELD) == "iron_circle"


@pytest.mark.rule("NER-ALL-06")
def test_only_the_realm_whose_turn_it_is_attacks(dice):
    """Both allies stand beside Vor Rukoth; only Karkoth's Fighter rolls."""
    table = lay(
        {"vor_rukoth": "1 fighter"}, None, {FIELD: "3 fighter"}, {"vor_rukoth": "1 footsoldier"}, mode="alliance-4"
    )
    assert not [
        line for line in table.options() if "@skullgate_pass" in line or line.startswith("march skullgate")
    ]
    dice(1, 1)
    table.play("end")
    assert rolls(table) == ["karkoth: d10 1", "nerath: d6 1"]


@pytest.mark.rule("NER-ALL-07")
def test_allies_in_an_attacked_space_defend_it_together(dice):
    table = shared(dice, "1 wizard, 1 monster", "1 castle, 1 fighter", "1 footsoldier", 1, 1, 1, 1, 1)
    assert rolls(table) == [
        "karkoth first: d10 1",
        "nerath: d6 1",
        "karkoth: d12 1",
        "iron_circle: d10 1, d20 1",
    ]
    assert len(table.facts("battle")) == 1


@pytest.mark.rule("NER-ALL-08")
def test_the_controllers_player_proposes_the_losses_and_the_ally_accepts(dice):
    table = shared(dice, "1 footsoldier", "1 fighter", "2 footsoldier", 6, 1, 1, 1)
    assert table.asked == "2 lose"
    assert table.options() == ["lose karkoth:footsoldier", "lose iron_circle:fighter", "sensible"]
    table.play("lose karkoth:footsoldier")
    assert table.asked == "0 agree"
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    table.play("accept")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.pieces("iron_circle", FIELD) == {"fighter": 1}


@pytest.mark.rule("NER-ALL-08")
@pytest.mark.parametrize(
    ("karkoth", "iron_circle", "proposer"),
    [("2 warship", "1 warship", 0), ("1 warship", "2 warship", 2), ("1 warship", "1 warship", 0)],
)
def test_at_sea_the_realm_with_more_pieces_proposes(dice, karkoth, iron_circle, proposer):
    count = int(karkoth[0]) + int(iron_circle[0])
    table = shared(dice, karkoth, iron_circle, "2 warship", 6, 1, *[1] * count, space="jade_sea")
    assert table.asked == f"{proposer} lose"


@pytest.mark.rule("NER-ALL-08")
def test_a_player_with_both_realms_simply_chooses(dice):
    table = lay(
        {FIELD: "1 footsoldier"},
        None,
        {FIELD: "1 fighter"},
        {FIELD: "2 footsoldier"},
        active="nerath",
        mode="alliance-2",
    )
    dice(6, 1, 1, 1)
    table.play("end")
    assert table.asked == "0 lose"
    table.play("lose karkoth:footsoldier")
    assert table.asked == "1 press"


@pytest.mark.rule("NER-ALL-09")
def test_after_a_refusal_each_ally_takes_half_of_the_hits(dice):
    table = shared(dice, "1 monster, 1 fighter", "2 footsoldier, 1 monster", "1 siege_engine", 6, 6, *[1] * 5)
    table.play("lose karkoth:monster", "lose karkoth:fighter", "refuse")
    assert table.asked == "0 lose, 2 lose"
    assert all("karkoth" in line for line in table.options(0) if line != "sensible")
    table.play_as(0, "lose karkoth:fighter")
    table.play_as(2, "lose iron_circle:footsoldier")
    assert table.pieces("karkoth", FIELD) == {"monster": 1}
    assert table.pieces("iron_circle", FIELD) == {"footsoldier": 1, "monster": 1}


@pytest.mark.rule("NER-ALL-09")
def test_each_ally_spreads_its_half_over_its_own_pieces_only(dice):
    """Karkoth's lone Dragon takes both hits of its half though the Iron Circle has pieces that took none."""
    table = shared(dice, "1 dragon", "3 footsoldier", "2 siege_engine", 6, 6, 6, 6, 1, 1, 1, 1)
    table.play("lose iron_circle:footsoldier", "sensible", "refuse")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.pieces("iron_circle", FIELD) == {"footsoldier": 1}


@pytest.mark.rule("NER-ALL-10")
def test_an_odd_hit_goes_to_the_ally_with_more_pieces(dice):
    table = shared(dice, "4 footsoldier", "2 footsoldier", "5 footsoldier", *[6] * 5, *[1] * 6)
    table.play("sensible", "refuse")
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    assert table.pieces("iron_circle", FIELD) == {}


@pytest.mark.rule("NER-ALL-10")
def test_heroes_aboard_count_and_cargo_and_inactive_castles_do_not(dice):
    table = shared(
        dice,
        "1 warship+fighter+fighter",
        "2 warship+monster+monster",
        "3 warship",
        6,
        1,
        1,
        *[1] * 5,
        space="jade_sea",
    )
    assert table.asked == "2 lose"
    table.play("lose iron_circle:warship+monster+monster", "refuse")
    table.play("lose karkoth:fighter<warship+fighter+fighter")
    assert table.pieces("karkoth", "jade_sea") == {"warship+fighter": 1}


@pytest.mark.rule("NER-ALL-11")
@pytest.mark.parametrize(("chance", "loser"), [(1, "iron_circle"), (2, "karkoth")])
def test_between_equals_chance_decides_who_takes_the_odd_hit(dice, chance, loser):
    table = shared(dice, "2 footsoldier", "2 footsoldier", "1 siege_engine", 6, 1, 1, 1, 1, 1, chance)
    table.play("sensible", "refuse")
    assert table.pieces(loser, FIELD) == {"footsoldier": 1}


@pytest.mark.rule("NER-ALL-12")
def test_what_an_ally_cannot_take_the_other_takes(dice):
    table = shared(dice, "6 footsoldier", "1 footsoldier", "6 footsoldier", *[6] * 6, *[1] * 7)
    table.play("sensible", "refuse")
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    assert table.pieces("iron_circle", FIELD) == {}


@pytest.mark.rule("NER-ALL-13")
def test_a_shared_space_falls_only_when_the_pieces_of_both_are_gone(dice):
    table = shared(dice, "1 footsoldier", "1 footsoldier, 1 castle", "2 siege_engine", 6, 6, 1, 1, 1, 1, 1)
    table.play("lose iron_circle:footsoldier", "lose iron_circle:castle", "accept")
    assert table.asked == "3 press"
    dice(6, 1, 1, 1, 1)
    table.play("press")
    assert table.holder(FIELD) == "nerath"
    assert table.pieces("nerath", FIELD) == {"siege_engine": 2, "castle": 1}


@pytest.mark.rule("NER-ALL-14")
def test_a_conquered_space_scores_and_pays_for_its_conqueror_alone(dice):
    table = lay({"vor_rukoth": "1 fighter"}, None, {}, {"vor_rukoth": "1 footsoldier"}, mode="alliance-4")
    dice(6, 1)
    table.play("end", "end")
    assert table.holder("vor_rukoth") == "karkoth"
    assert table.g.points == [1, 0, 0, 0]
    assert table.facts("income") == [(0, 16)]


@pytest.mark.rule("NER-ALL-15")
def test_a_space_the_ally_wins_back_is_the_allys(dice):
    """Karkoth conquered Vor Rukoth and lost it to Nerath; now the Iron Circle takes it."""
    table = lay(
        None,
        None,
        {"vor_rukoth": "1 fighter"},
        {"vor_rukoth": "1 footsoldier"},
        mode="alliance-4",
        active="iron_circle",
        points={"karkoth": 1},
    )
    dice(6, 1)
    table.play("end", "end")
    assert table.holder("vor_rukoth") == "iron_circle"
    assert table.g.points == [1, 0, 1, 0]
    assert table.facts("income") == [(2, 14)]


def liberate(dice, pieces: str, *faces: int, **more):
    """Karkoth wins back Skullgate Pass, an Iron Circle space that Nerath holds with 1 Castle."""
    table = lay(
        {FIELD: pieces}, None, None, {FIELD: "1 castle"}, mode="alliance-4", **{"held": {FIELD: "nerath"}, **more}
    )
    dice(*faces)
    table.play("end")
    return table


@pytest.mark.rule("NER-ALL-16", "NER-ALL-18", "NER-ALL-20")
def test_a_space_of_the_allys_territory_is_liberated_with_its_castle_and_the_liberators_stay(dice):
    table = liberate(dice, "1 fighter", 6, 1)
    assert table.holder(FIELD) == "iron_circle"
    assert table.pieces("iron_circle", FIELD) == {"castle": 1}
    assert table.pieces("karkoth", FIELD) == {"fighter": 1}
    assert table.g.points == [0, 0, 0, 0]
    assert table.facts("conquered") == []


@pytest.mark.rule("NER-ALL-19")
def test_cards_for_a_conquest_may_be_played_for_a_liberation(dice):
    table = liberate(dice, "1 fighter", 6, 1, events={"karkoth": ("karkoth_soul_harvest",)})
    assert table.offered("event karkoth_soul_harvest")


@pytest.mark.rule("NER-ALL-20")
def test_a_liberated_castle_is_used_on_the_allys_next_turn(dice):
    table = liberate(dice, "1 fighter", 6, 1, decks=NO_CARDS)
    assert not table.offered("recruit footsoldier skullgate_pass")
    while table.asked != "2 recruit":
        table.play("end")
    assert table.offered("recruit footsoldier skullgate_pass")


@pytest.mark.rule("NER-ALL-21")
def test_monsters_run_amok_after_a_liberation_and_liberate_where_they_run(dice):
    table = liberate(dice, "1 monster", 6, 1, held={FIELD: "nerath", "altaran_heights": "nerath"})
    assert table.asked == "0 amok"
    table.play("amok altaran_heights")
    assert table.holder("altaran_heights") == "iron_circle"
    assert table.pieces("karkoth", "altaran_heights") == {"monster": 1}
    assert table.g.points == [0, 0, 0, 0]


@pytest.mark.rule("NER-ALL-21")
def test_two_monsters_may_run_into_a_space_that_the_first_liberates(dice):
    table = liberate(dice, "2 monster", 6, 1, 1, held={FIELD: "nerath", "altaran_heights": "nerath"})
    table.play("amok altaran_heights", "amok altaran_heights")
    assert table.pieces("karkoth", "altaran_heights") == {"monster": 2}
    assert len(table.facts("liberated")) == 2


@pytest.mark.rule("NER-ALL-22")
def test_nothing_is_placed_at_an_allys_castle_nor_built_in_an_allys_space():
    table = lay(
        {"dusk_fens": "1 castle"}, None, {FIELD: "1 castle"}, mode="alliance-4", step="reinforce", active="karkoth"
    )
    assert table.offered("recruit footsoldier dusk_fens")
    assert not table.offered("recruit footsoldier skullgate_pass")
    assert table.offered("recruit castle ashen_vale")
    assert not table.offered("recruit castle altaran_heights")


@pytest.mark.rule("NER-ALL-23")
def test_heroes_do_not_leave_a_dungeon_onto_an_allys_warship(dice):
    table = lay(
        {"drowned_spire": "1 fighter"},
        None,
        {"krakens_reach": "1 warship"},
        mode="alliance-4",
        guardians={"drowned_spire": ("owlbear",)},
    )
    dice(6, 1)
    table.play("end")
    assert table.facts("destroyed") == [(0, 2, 1, SPACE_NUMBER["drowned_spire"])]


@pytest.mark.rule("NER-ALL-24")
@pytest.mark.parametrize(
    ("mode", "places"), [("alliance-2", (1, 2)), ("alliance-3", (2, 1, 1)), ("alliance-4", (1, 2, 1, 2))]
)
def test_allies_win_together_by_what_they_have_together(mode, places):
    points = {"karkoth": 12, "iron_circle": 9, "vailin": 19, "nerath": 0}
    table = lay(mode=mode, points=points, active="nerath", step="end")
    assert table.match.over
    assert table.match.result == places
    assert table.g.winners == (0, 2)
