"""The Main Hero and the Secondary Hero of a player (chapter HRO)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ALL_TOKENS, BUILD, FIELD, HERO, POPULATION

POOR = {0: (0, 0, 0), 1: (0, 0, 0)}
"""Nobody can pay for a Town Action, so that nobody else is asked."""


# --------------------------------------------------------------------------- the Main Hero


@pytest.mark.rule("HER-HRO-01", "HER-HRO-08")
def test_a_player_has_a_main_hero_and_at_most_one_secondary_hero():
    table = Table(resources={0: (50, 9, 9)})
    assert (table.at("main1"), table.at("second1")) == ("t0.c", "")
    assert table.after("hire") == {"t0.c"}
    table = Table(resources={0: (50, 9, 9)}, at={"second1": "t0.ne"})
    assert not table.after("hire")
    table.refused("hire t0.c")


@pytest.mark.rule("HER-HRO-04")
def test_a_main_hero_rises_to_level_7_and_no_further():
    table = Table(near="learning_stone", xp={0: 12}, resources=POOR)
    assert table.level(0) == 7
    table.enter()
    assert (table.level(0), table.g.xp[0]) == (7, 12)
    table = Table(near="learning_stone", xp={0: 11}, resources=POOR)
    table.enter()
    assert table.level(0) == 7


@pytest.mark.rule("HER-HRO-03", "HER-HRO-11")
def test_no_card_is_played_in_a_combat_of_the_secondary_hero():
    hand = {0: ["attack", "magic_arrow"], 1: ["attack", "magic_arrow"]}
    placed = {"attacker": [("castle_griffins", "a4")], "defender": [("dungeon_harpies", "a2")]}
    for led, cards in (((), True), ((0,), False)):
        fight = Fight(**placed, hand=hand, secondary=led, active="a4", level={0: 7})
        assert bool(fight.after("play")) == cards
    fight = Fight(**placed, hand=hand, secondary=(0,), active="a4")
    fight.play("attack a3 a2")
    assert fight.asked == "1 before_attack", "the defender's Main Hero fights and may play"
    fight = Fight(**placed, hand=hand, secondary=(0, 1), active="a4")
    fight.play("attack a3 a2")
    assert "before_attack" not in fight.asked


@pytest.mark.rule("HER-HRO-11")
def test_on_the_map_cards_are_played_whichever_hero_moves():
    table = Table(hand={0: ["estates"]}, at={"main1": "t0.se", "second1": "t0.ne"}, mp={"main1": 0})
    table.play("move second1 t0.c")
    assert table.offers("play estates 0")


# --------------------------------------------------------------------------- hiring


@pytest.mark.rule("HER-HRO-05", "HER-HRO-07")
def test_a_secondary_hero_is_hired_with_the_population_token_for_10_gold():
    table = Table(resources={0: (10, 0, 0)}, at={"main1": "t0.ne"})
    table.play("hire t0.c")
    assert table.at("second1") == "t0.c"
    assert table.purse(0) == (0, 0, 0)
    assert table.g.tokens[0] == ALL_TOKENS & ~POPULATION
    assert table.facts("visited") == [], "placing is not a Visit"
    Table(resources={0: (9, 9, 9)}).refused("hire t0.c")
    Table(resources={0: (99, 9, 9)}, tokens={0: BUILD}).refused("hire t0.c")


@pytest.mark.rule("HER-HRO-05")
def test_without_town_or_settlement_nobody_can_be_hired():
    table = Table(resources={0: (50, 9, 9)}, at={"main1": "t0.ne"}, flags={"t0.c": 1})
    assert not table.after("hire")


@pytest.mark.rule("HER-HRO-05")
def test_a_secondary_hero_is_hired_in_another_players_turn_too():
    table = Table(resources={0: (0, 0, 0), 1: (10, 0, 0)}, army={1: ["dungeon_troglodytes"]})
    table.play("end")
    assert table.asked == "1 offers"
    assert table.offers("hire t1.c")


@pytest.mark.rule("HER-HRO-06")
def test_who_hires_neither_recruits_nor_reinforces_with_that_token():
    table = Table(resources={0: (60, 20, 9)}, built={0: ["citadel", "dwelling_bronze"]})
    assert table.after("recruit")
    assert table.after("reinforce")
    table.play("hire t0.c")
    assert not table.after("recruit")
    assert not table.after("reinforce")
    table = Table(resources={0: (60, 20, 9)}, built={0: ["citadel", "dwelling_bronze"]})
    table.play("recruit castle_griffins")
    assert table.asked == "0 population"
    assert not table.after("hire")
    table.play("done")
    assert not table.after("hire")


@pytest.mark.rule("HER-HRO-07")
def test_the_player_chooses_the_site_one_with_a_hero_only_if_all_have_one():
    sites = {"tiles": {"t4": "f1"}, "flags": {"t4.nw": 0}, "visited": ["t4.nw"], "settled": {"t4.nw": 0}}
    table = Table(**sites, resources={0: (20, 0, 0)})
    assert table.after("hire") == {"t4.nw"}, "the Main Hero stands in the Town"
    table = Table(**sites, resources={0: (20, 0, 0)}, at={"main1": "t0.ne"})
    assert table.after("hire") == {"t0.c", "t4.nw"}
    table.play("hire t4.nw")
    assert table.at("second1") == "t4.nw"
    assert Table(resources={0: (20, 0, 0)}).after("hire") == {"t0.c"}


@pytest.mark.rule("HER-HRO-07")
def test_in_the_window_before_a_combat_the_attacked_town_may_be_chosen():
    table = Table(at={"main1": "t1.nw", "main2": "t1.se"}, resources={0: (0, 0, 0), 1: (10, 0, 0)})
    table.play("move main1 t1.c")
    assert table.asked == "1 offers"
    table.play("hire t1.c")
    assert table.asked == "1 stand", "the new Hero leads the defence, and no 8 Gold are due"
    table.play("fight")
    assert table.g.fighter == (HERO.parse("main1"), HERO.parse("second2"))


# --------------------------------------------------------------------------- what it can do


@pytest.mark.rule("HER-HRO-10")
def test_experience_of_a_secondary_hero_is_lost_and_the_field_gets_its_cube():
    table = Table(tiles={"t2": "f3"}, at={"main1": "t0.c", "second1": "t2.nw"}, resources=POOR)
    table.play("move second1 t2.ne")
    assert table.location("t2.ne") == "learning_stone"
    assert table.g.xp[0] == 0
    assert table.visited("t2.ne")


@pytest.mark.rule("HER-HRO-10", "HER-BXP-05")
def test_a_combat_won_by_a_secondary_hero_gives_no_experience(dice):
    for led, xp in (((), 1), ((0,), 0)):
        fight = Fight(
            attacker=[("castle_griffins:pack", "a4")],
            defender=[("neutral_peasants", "a2")],
            neutral=True,
            secondary=led,
        )
        fight.strike("attack a3 a2")
        assert fight.g.field == -1
        assert fight.g.xp[0] == xp


@pytest.mark.rule("HER-HRO-12")
def test_the_secondary_hero_fights_with_the_same_unit_deck():
    army = {0: ["castle_griffins", "castle_crusaders:pack"]}
    table = Table(army=army, at={"main1": "t0.ne", "second1": "t0.c"}, resources=POOR)
    table.play("move second1 t0.w")
    assert table.asked == "0 deploy"
    assert {line.split()[0] for line in table.after("deploy")} == {"castle_griffins", "castle_crusaders"}


@pytest.mark.rule("HER-HRO-13")
def test_cards_gained_by_a_secondary_hero_go_to_its_players_hand():
    table = Table(tiles={"t2": "f2"}, at={"second1": "t2.c"}, resources={0: (9, 0, 0), 1: (0, 0, 0)})
    table.play("move second1 t2.w")
    assert table.location("t2.w") == "shrine_of_magic_incantation"
    while table.asked != "0 turn":
        table.play(next(line for line in table.options() if line != "pass"))
    assert len(table.hand(0)) == 1


@pytest.mark.rule("HER-HRO-14")
def test_for_quick_combat_a_secondary_hero_has_the_level_of_the_main_hero():
    for level, quick in ((1, False), (2, True)):
        table = Table(level={0: level}, at={"main1": "t0.ne", "second1": "t0.c"}, resources=POOR)
        table.play("move second1 t0.sw")
        assert (table.asked == "0 turn") == quick
        assert (table.holder("t0.sw") == 0) == quick


# --------------------------------------------------------------------------- defeat


def attacked(**how):
    """A Main Hero attacks the Secondary Hero of seat 1."""
    how = {"at": {"main2": "t1.c", "second2": "t0.e"}, "resources": POOR, "visited": ["t0.e"], **how}
    table = Table(**how)
    table.play("move main1 t0.e")
    return table


@pytest.mark.rule("HER-HRO-15", "HER-VIS-17")
def test_an_attacked_secondary_hero_may_accept_defeat_without_a_combat():
    table = attacked()
    assert table.asked == "1 stand"
    assert table.options() == ["fight", "yield"]
    army = table.army(1)
    table.play("yield")
    assert table.at("second2") == ""
    assert table.army(1) == army, "no Unit is lost"
    assert table.g.xp[0] == 0
    assert table.g.cubes[0] == (0, 1)
    assert table.facts("visited") == [(0, FIELD.parse("t0.e"))]
    assert table.g.morale == (0, 0)
    assert attacked(at={"main2": "t0.e"}).asked == "0 deploy", "a Main Hero must fight"


@pytest.mark.rule("HER-HRO-15")
def test_who_accepts_defeat_in_a_town_cannot_pay_to_defend_it():
    table = Table(
        at={"main1": "t1.nw", "main2": "t1.se", "second2": "t1.c"}, resources={0: (0, 0, 0), 1: (9, 0, 0)}
    )
    table.play("move main1 t1.c")
    while table.asked == "1 offers":
        table.play("pass")
    table.play("yield")
    assert table.holder("t1.c") == 0
    assert table.purse(1) == (9, 0, 0)


@pytest.mark.rule("HER-HRO-16", "HER-MOV-19")
def test_a_defeated_secondary_hero_leaves_the_map_and_can_be_hired_again():
    table = attacked(resources={0: (0, 0, 0), 1: (10, 0, 0)}, army={1: ["dungeon_troglodytes"]})
    while table.asked == "1 offers":
        table.play("pass")
    table.play("yield")
    assert (table.at("second2"), table.mp("second2")) == ("", 0)
    table.play("end")
    assert table.asked == "1 offers"
    table.play("hire t1.c")
    assert (table.at("second2"), table.mp("second2")) == ("t1.c", 2)
