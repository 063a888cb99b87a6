"""Moving armies through one's own regions and through Portals (chapter MOV)."""

from __future__ import annotations

import pytest

from games.immortals.table import Table

TRAIN = {"light:white_falls": 6, "light:borderland": 1, "light:treehome": 1}
"""Three regions in a row; White Falls and Treehome have no border in common."""


def moving(card, armies, space="L4", **more):
    """Seat 0 has turned up this card on Attack or move."""
    table = Table(plan={0: {space: card}, 2: {"DM": "blank"}}, armies=armies, **more)
    table.play(f"turn_up {space}")
    return table


def goals(table):
    """Where armies may go, whatever their number."""
    return {line.split()[1] for line in table.after("move")}


@pytest.mark.rule("IMM-MOV-01", "IMM-MOV-03", "IMM-MOV-05")
@pytest.mark.parametrize("space", ["L4", "D3"])
def test_armies_go_through_own_regions_for_one_gold(space):
    table = moving("white_falls", {0: TRAIN}, space, gold={0: 1}, energy={0: 0})
    assert table.after("move 4@light:white_falls") == {"light:borderland", "light:treehome"}
    table.play("move 4@light:white_falls light:treehome")
    assert table.places(0) == {"light:white_falls": 2, "light:borderland": 1, "light:treehome": 5}
    assert table.purse(0) == (0, 0)


@pytest.mark.rule("IMM-MOV-01")
@pytest.mark.parametrize("n", [1, 5])
@pytest.mark.parametrize("goal", ["light:borderland", "light:treehome"])
def test_the_price_is_the_same_for_any_number_and_distance(n, goal):
    table = moving("white_falls", {0: TRAIN})
    table.play(f"move {n}@light:white_falls {goal}")
    assert table.purse(0) == (9, 10)


@pytest.mark.rule("IMM-MOV-01")
def test_without_gold_nobody_moves_but_an_attack_is_free():
    table = moving("white_falls", {0: TRAIN}, gold={0: 0})
    assert not table.after("move")
    assert table.after("attack")


@pytest.mark.rule("IMM-MOV-02")
def test_armies_move_from_the_region_and_the_realm_of_the_card():
    armies = {0: {**TRAIN, "light:treehome": 4, "dark:white_falls": 3, "dark:lakehome": 1}}
    origins = {"white_falls": {"light", "dark"}, "conflict_light_white_falls": {"light"}}
    for card, realms in {**origins, "conflict_dark_white_falls": {"dark"}}.items():
        bands = {line.split()[0] for line in moving(card, armies).after("move")}
        assert {band.split("@")[1] for band in bands} == {f"{realm}:white_falls" for realm in realms}


@pytest.mark.rule("IMM-MOV-02")
def test_a_joker_moves_armies_from_one_region_of_its_province():
    armies = {0: {**TRAIN, "light:lakehome": 2, "dark:lakehome": 2, "dark:white_falls": 1}}
    bands = {line.split()[0] for line in moving("conflict_light_joker_lakelands", armies).after("move")}
    assert {band.split("@")[1] for band in bands} == {"light:white_falls", "light:lakehome"}


@pytest.mark.rule("IMM-MOV-03")
def test_one_army_stays_behind():
    table = moving("white_falls", {0: TRAIN})
    numbers = {line.split("@")[0] for line in table.after("move")}
    assert numbers == {"1", "2", "3", "4", "5"}
    table.refused("move 6@light:white_falls light:treehome")
    assert not moving("white_falls", {0: {**TRAIN, "light:white_falls": 1}}).after("move")


@pytest.mark.rule("IMM-MOV-04", "IMM-MOV-09")
def test_the_goal_is_another_region_of_ones_own_and_never_one_to_fight_for():
    table = moving("white_falls", {0: TRAIN, 1: {"light:lakehome": 1}})
    assert goals(table) == {"light:borderland", "light:treehome"}
    table.play("move 2@light:white_falls light:borderland")
    assert table.facts("attacked") == table.facts("fell") == []
    assert table.armies("light:lakehome") == (1, 1)


@pytest.mark.rule("IMM-MOV-05")
@pytest.mark.parametrize("between", [None, 1])
def test_the_way_is_closed_where_one_has_no_army(between):
    armies = {0: {"light:white_falls": 6, "light:treehome": 1, "light:lakehome": 1}}
    if between is not None:
        armies[between] = {"light:borderland": 2}
    table = moving("white_falls", armies)
    assert goals(table) == {"light:lakehome"}


@pytest.mark.rule("IMM-MOV-04", "IMM-MOV-06", "IMM-MOV-08")
def test_a_step_goes_to_a_neighbour_of_the_same_realm_or_through_a_portal():
    armies = {0: {"light:white_falls": 6, "dark:white_falls": 1, "dark:borderland": 1, "dark:treehome": 1}}
    assert not goals(moving("conflict_light_white_falls", armies))
    table = moving("conflict_light_white_falls", armies, portals=["light:white_falls"])
    assert goals(table) == {"dark:white_falls", "dark:borderland", "dark:treehome"}
    table.play("move 5@light:white_falls dark:treehome")
    assert table.armies("dark:treehome") == (0, 6)


@pytest.mark.rule("IMM-MOV-08")
def test_a_portal_is_passed_in_its_direction_only_also_on_the_way():
    armies = {0: {"light:white_falls": 3, "light:borderland": 1, "dark:borderland": 1, "dark:treehome": 1}}
    card = "conflict_light_white_falls"
    assert goals(moving(card, armies, portals=["dark:borderland"])) == {"light:borderland"}
    through = {"light:borderland", "dark:borderland", "dark:treehome"}
    assert goals(moving(card, armies, portals=["light:borderland"])) == through


@pytest.mark.rule("IMM-MOV-07")
def test_all_armies_of_a_move_go_to_one_goal_and_the_turn_is_over():
    table = moving("white_falls", {0: TRAIN})
    table.play("move 3@light:white_falls light:treehome")
    assert table.places(0) == {"light:white_falls": 3, "light:borderland": 1, "light:treehome": 4}
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-MOV-10")
def test_any_number_of_armies_may_be_in_a_region():
    table = moving("white_falls", {0: {"light:white_falls": 21, "light:borderland": 22}})
    table.play("move 20@light:white_falls light:borderland")
    assert table.armies("light:borderland") == (0, 42)
    table = moving("foothold", {0: {"dark:foothold": 38}}, "D2", limbo={0: (0, 5)})
    table.play("deploy 3 dark:foothold")
    assert table.armies("dark:foothold") == (0, 41)
