"""The own actions of the dark tribes (chapter TRB)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.immortals.table import Table
from gonfalon.games.immortals.printed import TRIBE_ID
from gonfalon.games.immortals.rules.board import BOARDS

NOTHING = ["give_up gold", "give_up energy"]
LIGHT_TRIBES = ("wood_elves", "humans", "dwarves", "amazons", "halflings")
OWN = {
    "demons": "build_sanctuary",
    "orcs": "extract_gold",
    "necromancers": "transition_3",
    "night_elves": "attack",
    "trolls": "attack",
}
"""What each dark tribe has in D4."""


def own_action(tribe, card, light="dwarves", space="D4", **more):
    """Seat 0 has this dark tribe and has turned up a card on its own action."""
    table = Table(plan={0: {space: card}, 2: {"DM": "blank"}}, tribes={0: (light, tribe)}, **more)
    table.play(f"turn_up {space}")
    return table


def verbs(table):
    return {line.split()[0] for line in table.options()} - {"give_up"}


@pytest.mark.rule("IMM-TRB-01")
@pytest.mark.parametrize("light", LIGHT_TRIBES)
@pytest.mark.parametrize("tribe", OWN)
def test_a_board_has_the_own_action_of_its_dark_tribe_and_of_no_other(tribe, light):
    board = BOARDS[TRIBE_ID[light], TRIBE_ID[tribe]]
    base = Counter(["extract_gold", "extract_energy", "transition_3", "build", "attack"])
    base["attack_or_move"] = 2
    assert Counter(space.action for space in board[:8]) == base + Counter([OWN[tribe]])
    assert [space.special for space in board] == [False] * 7 + [True, False, False]
    assert board[7].action == OWN[tribe]


@pytest.mark.rule("IMM-TRB-01")
@pytest.mark.parametrize("tribe", OWN)
def test_what_a_card_does_in_the_last_army_space_is_up_to_the_tribe(tribe):
    table = own_action(tribe, "foothold", armies={0: {"light:foothold": 3}}, limbo={0: (4, 4)})
    did = {"build_sanctuary": "build", "extract_gold": "extract", "transition_3": "deploy", "attack": "attack"}
    assert verbs(table) == {did[OWN[tribe]]}


@pytest.mark.rule("IMM-TRB-02")
@pytest.mark.parametrize("tribe", OWN)
def test_the_own_action_needs_a_region_or_conflict_card_like_every_army_space(tribe):
    table = Table(
        stage="planning",
        tribes={0: ("dwarves", tribe)},
        armies={0: {"light:foothold": 1}},
        cards={0: ["foothold"]},
        hand={0: ["conflict_dark_wildhome"]},
    )
    assert table.offered("lay foothold D4", 0)
    assert table.offered("lay conflict_dark_wildhome D4", 0)
    for card in ("transition_5", "omen_or_lead", "claim_or_consecrate", "lore_or_muster"):
        assert table.after(f"lay magic_{card}", 0) == {"LM", "DM"}


@pytest.mark.rule("IMM-TRB-02")
@pytest.mark.parametrize("tribe", OWN)
def test_a_blank_card_carries_out_no_own_action(tribe):
    table = Table(
        armies={0: {"light:foothold": 3}},
        limbo={0: (4, 4)},
        tribes={0: ("dwarves", tribe)},
        plan={0: {"D4": "blank", "L1": "foothold"}},
    )
    table.play("turn_up D4")
    assert table.options() == NOTHING


# --------------------------------------------------------------------- Demons


@pytest.mark.rule("IMM-TRB-03", "IMM-TRB-05")
def test_demons_build_a_sanctuary_for_two_energy_and_gain_one_point():
    table = own_action("demons", "foothold", armies={0: {"light:foothold": 1}}, gold={0: 0}, energy={0: 2})
    assert table.after("build") == {"sanctuary light:foothold"}
    table.play("build sanctuary light:foothold")
    assert table.buildings("sanctuaries") == {"light:foothold"}
    assert table.purse(0) == (0, 0)
    assert table.points(0) == 1


@pytest.mark.rule("IMM-TRB-03")
def test_with_one_energy_demons_build_nothing():
    table = own_action("demons", "foothold", armies={0: {"light:foothold": 1}}, energy={0: 1})
    assert table.options() == NOTHING


@pytest.mark.rule("IMM-TRB-04")
def test_demons_need_an_army_in_the_region():
    armies = {0: {"light:wildhome": 1}, 1: {"dark:foothold": 1}}
    assert own_action("demons", "foothold", armies=armies).options() == NOTHING


@pytest.mark.rule("IMM-TRB-05")
@pytest.mark.parametrize("stands", ["sanctuaries", "capitals"])
def test_the_demons_sanctuary_obeys_the_limits(stands):
    table = own_action("demons", "foothold", armies={0: {"light:foothold": 1}}, **{stands: ["light:foothold"]})
    assert table.options() == NOTHING


@pytest.mark.rule("IMM-TRB-06")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_demons_build_in_either_realm_as_the_card_says(realm):
    armies = {0: {"light:foothold": 1, "dark:foothold": 1}}
    table = own_action("demons", f"conflict_{realm}_foothold", armies=armies)
    assert table.after("build") == {f"sanctuary {realm}:foothold"}
    both = own_action("demons", "foothold", armies=armies).after("build")
    assert both == {"sanctuary light:foothold", "sanctuary dark:foothold"}


@pytest.mark.rule("IMM-TRB-06")
def test_demons_may_use_a_joker():
    table = own_action(
        "demons", "conflict_dark_joker_highpeaks", armies={0: {"light:foothold": 1, "dark:eagle_stair": 1}}
    )
    assert table.after("build") == {"sanctuary dark:eagle_stair"}


# --------------------------------------------------------------------- Orcs and Necromancers


@pytest.mark.rule("IMM-TRB-07")
@pytest.mark.parametrize("card", ["foothold", "conflict_dark_foothold"])
def test_orcs_extract_gold_a_second_time(card):
    table = own_action("orcs", card, armies={0: {"dark:foothold": 1}}, gold={0: 0}, energy={0: 0})
    assert table.options() == [*NOTHING, "extract dark:foothold"]
    table.play("extract dark:foothold")
    assert table.purse(0) == (3, 0)


@pytest.mark.rule("IMM-TRB-07")
def test_orcs_may_extract_gold_twice_in_a_round_without_a_joker():
    table = Table(
        stage="planning",
        armies={0: {"dark:foothold": 1, "light:wildhome": 1}},
        cards={0: ["foothold", "wildhome"]},
        hand={0: ["conflict_dark_joker_wilds"]},
    )
    assert table.after("lay conflict_dark_joker_wilds", 0) == {"L2", "L3", "L4", "D2", "D3"}
    table.lay(0, {"L1": "foothold", "D4": "wildhome"})
    table.lay(1, {"DM": "blank"})
    table.lay(2)
    table.play("turn_up L1", "extract dark:foothold", "pass gold", "pass gold")
    table.play("turn_up D4", "extract light:wildhome")
    assert table.purse(0) == (10 + 3 + 4, 10)


@pytest.mark.rule("IMM-TRB-08")
def test_necromancers_have_a_second_transition_at_the_same_cost():
    made = {"armies": {0: {"dark:foothold": 1}}, "limbo": {0: (4, 4)}}
    for space in ("D2", "D4"):
        table = own_action("necromancers", "foothold", space=space, gold={0: 1}, energy={0: 2}, **made)
        assert table.after("deploy") == {"3 dark:foothold"}
        table.play("deploy 3 dark:foothold")
        assert table.armies("dark:foothold") == (0, 4)
        assert table.limbo(0) == (4, 1)
        assert table.purse(0) == (0, 0)
    assert own_action("necromancers", "foothold", energy={0: 1}, **made).options() == NOTHING
    assert own_action("necromancers", "foothold", gold={0: 0}, **made).options() == NOTHING


# --------------------------------------------------------------------- Night Elves and Trolls


@pytest.mark.rule("IMM-TRB-09", "IMM-TRB-10")
@pytest.mark.parametrize(("tribe", "energy", "gold"), [("night_elves", 2, 1), ("trolls", 1, 2)])
def test_night_elves_and_trolls_attack_once_more_at_their_price_by_the_ordinary_rules(tribe, energy, gold, tower):
    armies = {0: {"light:foothold": 3, "dark:lakehome": 2, "light:wildhome": 1}, 1: {"light:eagle_stair": 1}}
    table = own_action(tribe, "foothold", armies=armies, energy={0: energy}, gold={0: gold})
    assert table.options() == own_action(tribe, "foothold", space="L3", armies=armies).options()
    assert verbs(table) == {"attack"}
    table.play("attack light:foothold>light:eagle_stair 2:neutral")
    assert table.armies("light:eagle_stair") == (0, 1)
    assert table.purse(0) == (0, 0)
    for less in ({"energy": {0: energy - 1}}, {"gold": {0: gold - 1}}):
        assert own_action(tribe, "foothold", armies=armies, **less).options() == NOTHING
