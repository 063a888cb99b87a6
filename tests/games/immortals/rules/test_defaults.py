"""What is answered for an absent player where no fixed answer will do."""

from __future__ import annotations

import pytest

from defaults import stand_in
from games.immortals.table import Table

OMEN, GREAT = "magic_omen_or_lead", "magic_transition_5"
AT_HOME = {0: {"light:foothold": 4}}


def test_a_plan_ends_as_it_lies():
    table = Table(stage="planning")
    table.match.play(0, table.match.game.verbs.parse(f"lay {OMEN} LM"))
    plan = table.g.plan[0]
    assert stand_in(table.match) == "done"
    assert table.g.plan[0] == plan


def test_one_card_is_turned_up_and_the_rest_of_the_plan_stays():
    table = Table(armies=AT_HOME, plan={0: {"L1": "foothold", "LM": OMEN}, 1: {"L1": "blank"}})
    assert stand_in(table.match) == "turn_up L1"
    assert table.asked == "0 action"


def test_without_a_card_that_could_act_a_player_passes():
    table = Table(plan={0: {"L1": "blank"}, 1: {"L1": "blank"}})
    assert [stand_in(table.match) for _ in range(2)] == ["pass gold", "pass gold"]


@pytest.mark.parametrize(
    ("space", "card", "answer"),
    [
        ("L1", "foothold", "extract light:foothold"),
        ("L2", "foothold", "give_up gold"),
        ("L3", "foothold", "give_up gold"),
        ("L4", "foothold", "give_up gold"),
        ("LM", OMEN, "give_up gold"),
    ],
)
def test_only_what_is_free_and_harms_nobody_is_carried_out(space, card, answer):
    table = Table(armies={**AT_HOME, 1: {"light:wildhome": 1}}, plan={0: {space: card}, 1: {"L1": "blank"}})
    table.play(f"turn_up {space}")
    assert stand_in(table.match) == answer


def test_armies_that_must_be_placed_all_go_to_one_region():
    table = Table(armies=AT_HOME, limbo={0: (5, 0)}, plan={0: {"LM": GREAT}, 1: {"L1": "blank"}})
    table.play("turn_up LM", "deploy 1 light:foothold")
    assert stand_in(table.match) == "deploy 4 light:foothold"


def test_a_free_card_is_taken_and_armies_stay_in_limbo():
    table = Table(armies=AT_HOME, limbo={0: (3, 0)}, stage="reinforcements")
    assert [stand_in(table.match) for _ in range(4)] == ["draw", "draw", "draw", "end"]
