"""The optional rule of lone Dragons (chapter VAR)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath import GAME

DRAGONS = {"dusk_fens": "3 dragon, 1 footsoldier", "kar_vethul": "1 dragon"}
LONE = {"lone_dragons": "yes"}


@pytest.mark.rule("NER-VAR-01", "NER-VAR-02")
def test_of_several_dragons_in_a_space_one_is_left_at_the_end_of_the_turn():
    table = Table(DRAGONS, step="end", options=LONE)
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 1, "dragon": 1}
    assert table.pieces("karkoth", "kar_vethul") == {"dragon": 1}
    assert table.facts("destroyed") == [(0, 7, 2, 5)]
    assert table.facts("rolled") == []


@pytest.mark.rule("NER-VAR-01")
def test_without_the_variant_dragons_stay_together():
    assert GAME.options["lone_dragons"][0] == "no"
    assert Table(DRAGONS, step="end").pieces("karkoth", "dusk_fens")["dragon"] == 3


@pytest.mark.rule("NER-VAR-01")
def test_dragons_may_fight_together_during_the_turn():
    table = Table({"blackspear_hills": "2 dragon"}, {"starfall_vale": "1 castle, 9 footsoldier"}, options=LONE)
    table.play("move 2:dragon@blackspear_hills starfall_vale", "end")
    realm, _, *dice = table.facts("rolled")[0]
    assert (realm, [die // 32 for die in dice]) == (0, [20, 20])


@pytest.mark.rule("NER-VAR-02")
def test_dragons_of_others_are_not_touched_and_those_of_allies_do_not_count_together():
    table = Table(
        {"dusk_fens": "1 dragon"},
        {"heartwood": "2 dragon"},
        {"dusk_fens": "1 dragon", "ironmire": "2 dragon"},
        step="end",
        mode="alliance-4",
        options=LONE,
    )
    assert table.pieces("karkoth", "dusk_fens") == table.pieces("iron_circle", "dusk_fens") == {"dragon": 1}
    assert table.pieces("iron_circle", "ironmire") == table.pieces("vailin", "heartwood") == {"dragon": 2}
