"""The Army spaces that every board has: extraction, transition, attack, attack or move (chapter ARM)."""

from __future__ import annotations

import pytest

from games.immortals.table import Table
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.printed import REGIONS, YIELDS
from gonfalon.games.immortals.rules.board import BOARDS

NOTHING = ["give_up gold", "give_up energy"]
WAIT = {2: {"DM": "blank"}}
"""A card on another board, so that the phase goes on."""


def spaces(action, tribes=(2, 6)):
    """The spaces of a board with this action; without tribes those of the dwarves and orcs."""
    names = ("L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4")
    return [name for name, space in zip(names, BOARDS[tribes], strict=False) if space.action == action]


def turn_up(space, card, **more):
    """Seat 0 has turned up this card on this space."""
    table = Table(plan={0: {space: card}, **WAIT}, **more)
    table.play(f"turn_up {space}")
    return table


# --------------------------------------------------------------------- extraction


@pytest.mark.rule("IMM-ARM-01")
def test_gold_extraction_takes_the_gold_of_the_region_in_its_realm():
    table = turn_up("L1", "shore_lake", armies={0: {"light:shore_lake": 2}})
    table.play("extract light:shore_lake")
    assert table.purse(0) == (15, 10)
    assert table.card("shore_lake") == 0


@pytest.mark.rule("IMM-ARM-04")
def test_energy_extraction_takes_the_energy_of_the_realm_chosen():
    table = turn_up("D1", "tribute_pass", armies={0: {"light:tribute_pass": 1, "dark:tribute_pass": 1}})
    assert table.after("extract") == {"light:tribute_pass", "dark:tribute_pass"}
    table.play("extract dark:tribute_pass")
    assert table.purse(0) == (10, 16)


@pytest.mark.rule("IMM-ARM-01", "IMM-ARM-04", "IMM-ARM-07")
@pytest.mark.parametrize("region", [region.id for region in REGIONS])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_region_and_conflict_card_yield_what_the_region_yields_in_that_realm(region, realm):
    place = f"{realm}:{region}"
    energy, gold = YIELDS[PLACE_NAMES.index(place)]
    for card in (region, f"conflict_{realm}_{region}"):
        for space, purse in (("L1", (10 + gold, 10)), ("D1", (10, 10 + energy))):
            table = turn_up(space, card, armies={0: {place: 1}})
            table.play(f"extract {place}")
            assert table.purse(0) == purse


@pytest.mark.rule("IMM-ARM-02", "IMM-ARM-05")
@pytest.mark.parametrize("space", ["L1", "D1"])
def test_extraction_needs_an_army_of_ones_own_in_that_region_of_that_realm(space):
    armies = {0: {"light:foothold": 1}, 1: {"dark:foothold": 3}}
    assert turn_up(space, "foothold", armies=armies).after("extract") == {"light:foothold"}
    assert turn_up(space, "conflict_light_foothold", armies=armies).after("extract") == {"light:foothold"}
    assert turn_up(space, "conflict_dark_foothold", armies=armies).options() == NOTHING
    assert turn_up(space, "wildhome", armies=armies).options() == NOTHING


@pytest.mark.rule("IMM-ARM-03", "IMM-ARM-06")
@pytest.mark.parametrize(("space", "purse"), [("L1", (4, 0)), ("D1", (0, 3))])
def test_extraction_costs_nothing(space, purse):
    table = turn_up(space, "foothold", armies={0: {"light:foothold": 1}}, gold={0: 0}, energy={0: 0})
    table.play("extract light:foothold")
    assert table.purse(0) == purse


# --------------------------------------------------------------------- transition


@pytest.mark.rule("IMM-ARM-08", "IMM-ARM-09")
@pytest.mark.parametrize(("realm", "limbo", "left"), [("light", (4, 6), (1, 6)), ("dark", (4, 6), (4, 3))])
def test_a_transition_brings_three_armies_of_the_realms_limbo_for_two_energy_and_one_gold(realm, limbo, left):
    place = f"{realm}:emerald_cliff"
    table = turn_up("D2", f"conflict_{realm}_emerald_cliff", armies={0: {place: 1}}, limbo={0: limbo})
    table.play(f"deploy 3 {place}")
    assert table.armies(place) == (0, 4)
    assert table.limbo(0) == left
    assert table.purse(0) == (9, 8)


@pytest.mark.rule("IMM-ARM-09")
def test_with_a_region_card_the_player_chooses_the_realm_and_its_limbo():
    table = turn_up(
        "D2", "emerald_cliff", armies={0: {"light:emerald_cliff": 1, "dark:emerald_cliff": 1}}, limbo={0: (2, 5)}
    )
    assert table.after("deploy") == {"2 light:emerald_cliff", "3 dark:emerald_cliff"}


@pytest.mark.rule("IMM-ARM-10")
def test_a_transition_needs_an_army_in_the_region_already():
    limbo = {0: (5, 5)}
    armies = {0: {"light:foothold": 1}, 1: {"dark:foothold": 1}}
    assert turn_up("D2", "conflict_dark_foothold", armies=armies, limbo=limbo).options() == NOTHING
    assert turn_up("D2", "wildhome", armies=armies, limbo=limbo).options() == NOTHING
    assert turn_up("D2", "foothold", armies=armies, limbo=limbo).after("deploy") == {"3 light:foothold"}


@pytest.mark.rule("IMM-ARM-11", "IMM-ARM-12")
@pytest.mark.parametrize("there", [1, 2])
def test_with_fewer_in_limbo_those_come_at_the_full_cost(there):
    table = turn_up("D2", "foothold", armies={0: {"light:foothold": 1}}, limbo={0: (there, 3)})
    assert table.after("deploy") == {f"{there} light:foothold"}
    table.play(f"deploy {there} light:foothold")
    assert table.armies("light:foothold") == (0, 1 + there)
    assert table.limbo(0) == (0, 3)
    assert table.purse(0) == (9, 8)


@pytest.mark.rule("IMM-ARM-12")
def test_with_none_in_that_limbo_a_transition_is_impossible():
    table = turn_up("D2", "foothold", armies={0: {"light:foothold": 1}}, limbo={0: (0, 5)})
    assert table.options() == NOTHING


@pytest.mark.rule("IMM-ARM-13")
def test_all_armies_of_a_transition_go_to_one_region_of_the_card():
    table = turn_up(
        "D2",
        "conflict_light_joker_wilds",
        armies={0: {"light:wildhome": 1, "light:the_murk": 1, "light:foothold": 1, "dark:thorn_maze": 1}},
        limbo={0: (3, 3)},
    )
    assert table.after("deploy") == {"3 light:wildhome", "3 light:the_murk"}
    table.play("deploy 3 light:the_murk")
    assert table.places(0)["light:the_murk"] == 4
    assert table.asked == "1 compensation"


# --------------------------------------------------------------------- attack, attack or move


@pytest.mark.rule("IMM-ARM-14")
@pytest.mark.parametrize("space", spaces("attack_or_move"))
def test_attack_or_move_is_chosen_when_the_card_is_turned_up_and_only_one_is_done(space, tower):
    armies = {0: {"light:foothold": 3, "light:wildhome": 1}}
    for line in ("attack light:foothold>light:eagle_stair 2:neutral", "move 2@light:foothold light:wildhome"):
        table = turn_up(space, "foothold", armies=armies)
        assert table.after("attack")
        assert table.after("move")
        table.play(line)
        assert table.armies("light:foothold") == (0, 1)
        assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-ARM-15", "IMM-ARM-16")
@pytest.mark.parametrize("space", [*spaces("attack_or_move"), *spaces("attack")])
def test_an_attack_with_these_spaces_costs_nothing_and_follows_the_same_rules(space, tower):
    armies = {0: {"light:foothold": 3, "dark:lakehome": 2, "light:wildhome": 1}}
    table = turn_up(space, "foothold", armies=armies, gold={0: 0}, energy={0: 0})
    assert table.after("attack") == turn_up("L3", "foothold", armies=armies).after("attack")
    table.play("attack light:foothold>light:eagle_stair 2:neutral")
    assert table.armies("light:eagle_stair") == (0, 2)
    assert table.purse(0) == (0, 0)


@pytest.mark.rule("IMM-ARM-16")
def test_the_attack_space_allows_one_attack_and_no_move(tower):
    table = turn_up("L3", "foothold", armies={0: {"light:foothold": 3, "light:wildhome": 1}})
    assert {line.split()[0] for line in table.options()} == {"give_up", "attack"}
    table.play("attack light:foothold>light:eagle_stair 1:neutral")
    assert table.asked == "1 compensation"
