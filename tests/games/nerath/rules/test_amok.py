"""Monsters that run amok (chapter AMK).

From Starfall Vale Vailin's Forbidden City, Heartwood and Silverbough can be reached; beyond lie Sunspear Plains
and Golden Savanna.
"""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, NO_CARDS, fight, lay, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER

AROUND = ["amok forbidden_city", "amok heartwood", "amok silverbough"]


@pytest.mark.rule("NER-AMK-01")
def test_each_monster_that_won_and_survived_may_run_at_once(dice):
    table = lay(
        {FIELD: "2 monster", "emerald_strand": "1 footsoldier"},
        {FIELD: "1 footsoldier", "emerald_strand": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 1, 1)
    table.play("battle starfall_vale")
    assert table.asked == "0 amok"
    assert table.options() == ["end", *AROUND]
    dice(1, 1)
    table.play("amok heartwood", "amok silverbough")
    assert table.asked == "0 press"
    assert table.holder("heartwood") == table.holder("silverbough") == "karkoth"


@pytest.mark.rule("NER-AMK-01")
def test_running_amok_is_free_and_needs_a_surviving_monster(dice):
    table = fight(dice, "2 monster", "1 footsoldier", 6, 1, 1)
    table.play("end")
    assert table.pieces("karkoth", FIELD) == {"monster": 2}
    table = fight(dice, "1 monster, 1 footsoldier", "2 footsoldier", 6, 6, 6, 1)
    table.play("lose karkoth:monster")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-AMK-02", "NER-AMK-12")
def test_a_monster_runs_exactly_one_space_from_the_attacked_one(dice):
    table = lay({"shroudmoor": "1 monster"}, {"silverbough": "1 footsoldier"})
    table.play("move 1:monster@shroudmoor starfall_vale")
    dice()
    table.play("end")
    assert table.options() == ["end", "amok forbidden_city", "amok heartwood"]
    table.play("amok heartwood")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.pieces("karkoth", "heartwood") == {"monster": 1}


@pytest.mark.rule("NER-AMK-02")
def test_own_pieces_waiting_for_an_empty_space_do_not_close_it(dice):
    table = lay({FIELD: "1 monster", "heartwood": "1 footsoldier"}, {FIELD: "1 footsoldier"})
    table.play("end")
    dice(6, 1)
    table.play("battle starfall_vale")
    assert table.offered("amok heartwood")


@pytest.mark.rule("NER-AMK-03", "NER-SCO-09")
def test_the_monster_conquers_the_space_with_all_consequences(dice):
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1)
    table.play("amok heartwood")
    assert table.holder("heartwood") == "karkoth"
    assert table.points("karkoth") == 2
    table.play("end")
    assert table.facts("income")[0] == (0, 17)


@pytest.mark.rule("NER-AMK-04")
def test_friendly_land_is_closed_to_run_amok(dice):
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1, held={"heartwood": "karkoth"})
    assert table.options() == ["end", "amok forbidden_city", "amok silverbough"]


@pytest.mark.rule("NER-AMK-05")
def test_a_castle_closes_a_space_to_run_amok(dice):
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1, vailin={"heartwood": "1 castle"})
    assert not table.offered("amok heartwood")


@pytest.mark.rule("NER-AMK-06")
def test_nobody_runs_amok_into_the_sea_or_a_dungeon(dice):
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1, space="silverbough")
    goals = {line.removeprefix("amok ") for line in table.options()} - {"end"}
    assert goals == {"emerald_strand", "golden_savanna", "heartwood", "nine_ports", "starfall_vale"}
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1, space="pearl_isles")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-AMK-07", "NER-AMK-08")
def test_walking_into_an_undefended_space_allows_one_run_and_no_chain(dice):
    table = fight(dice, "1 monster", "")
    table.play("amok heartwood")
    assert table.asked == "0 recruit"
    assert table.points("karkoth") == 2
    assert table.pieces("karkoth", "heartwood") == {"monster": 1}
    assert table.holder("sunspear_plains") == "vailin"


@pytest.mark.rule("NER-AMK-09")
def test_two_monsters_may_run_to_the_same_space_which_scores_once(dice):
    table = fight(dice, "2 monster", "1 footsoldier", 6, 1, 1)
    table.play("amok heartwood", "amok heartwood")
    assert table.pieces("karkoth", "heartwood") == {"monster": 2}
    assert table.points("karkoth") == 2


@pytest.mark.rule("NER-AMK-10")
def test_the_space_of_the_battle_stays_conquered_when_all_run_on(dice):
    table = fight(dice, "1 monster", "1 footsoldier", 6, 1)
    table.play("amok heartwood")
    assert table.pieces("karkoth", FIELD) == {}
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-AMK-11")
def test_a_monster_that_landed_may_run_amok(dice):
    table = lay({"corsairs_run": "1 warship+monster"}, {"emerald_strand": "1 footsoldier"})
    table.play("debark warship+monster@corsairs_run monster@emerald_strand")
    dice(6, 1)
    table.play("end", "amok silverbough")
    assert table.holder("silverbough") == "karkoth"


@pytest.mark.rule("NER-AMK-13")
def test_run_amok_joins_no_battle_but_takes_an_empty_space_under_attack(dice):
    table = lay(
        {FIELD: "2 monster", "heartwood": "1 footsoldier, 1 monster", "silverbough": "1 fighter"},
        {FIELD: "1 footsoldier", "silverbough": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 1, 1)
    table.play("battle starfall_vale")
    assert not table.offered("amok silverbough")
    dice(6, 1)
    table.play("amok heartwood", "end")
    assert table.pieces("karkoth", "heartwood") == {"footsoldier": 1, "monster": 2}
    assert [space for _, space in table.facts("battle")] == [SPACE_NUMBER[FIELD], SPACE_NUMBER["silverbough"]]
    assert rolls(table)[-2:] == ["karkoth: d10 6", "vailin: d6 1"]
    assert len(table.facts("ran_amok")) == 1


@pytest.mark.rule("NER-AMK-14")
def test_monsters_that_win_as_defenders_do_not_run(dice):
    table = fight(dice, "1 footsoldier", "1 monster", 1, 6, decks=NO_CARDS)
    assert table.asked == "0 recruit"
