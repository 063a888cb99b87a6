"""What is answered for an absent player where no fixed answer will do."""

from __future__ import annotations

from defaults import stand_in
from games.nerath.battlefield import FIELD, fight
from games.nerath.table import Table

TEMPLE = "temple_of_elemental_evil"


def test_heroes_leave_a_dungeon_and_dragons_fly_home_before_the_step_ends():
    table = Table(
        {TEMPLE: "1 fighter", "coral_sea": "1 dragon", "gulf_of_kar": "1 dragon", "dusk_fens": "1 dragon"},
        step="reposition",
        guardians={TEMPLE: ()},
    )
    answers = []
    while table.asked == "0 reposition":
        answers.append(stand_in(table.match))
    assert [answer.rsplit(" ", 1)[0] for answer in answers] == [
        f"move 1:fighter@{TEMPLE}",
        "move 1:dragon@gulf_of_kar",
        "end",
    ]


def test_whoever_may_stay_does():
    table = Table({"dusk_fens": "1 dragon", "gulf_of_kar": "1 storm_elemental"}, step="reposition")
    assert stand_in(table.match) == "end"


def test_all_that_can_retreat_together_does(dice):
    table = fight(dice, "2 footsoldier, 1 dragon", "1 footsoldier", 1, 1, 1, 1)
    table.play("retreat")
    answer = stand_in(table.match)
    assert answer.startswith(f"march {FIELD} ")
    assert table.pieces("karkoth", FIELD) == {}


def test_a_card_taken_back_is_one_to_keep():
    hand, discards = ("nerath_legacy_of_the_emperors",), ("nerath_lost_imperial_hoard", "nerath_bold_delvers")
    table = Table(active="nerath", step="draw", events={"nerath": hand}, discards={"nerath": discards})
    table.play("event nerath_legacy_of_the_emperors")
    assert table.options() == ["card nerath_lost_imperial_hoard", "card nerath_bold_delvers"]
    assert stand_in(table.match) == "card nerath_bold_delvers"


def test_a_deal_is_for_gold_and_costs_none():
    table = Table(active="iron_circle", step="draw", decks={"iron_circle": ("iron_circle_deal_with_the_devil",)})
    gold = table.gold("iron_circle")
    assert table.asked == "2 card_option"
    stand_in(table.match)
    assert table.gold("iron_circle") > gold
