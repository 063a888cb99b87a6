"""Fields of the map, resources and trade (chapters MAP, RES, TRD and CMP)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import FIELD, GOLD
from gonfalon.games.heroes.printed import HERO_ID, HEROES, TOWN_BOARD
from gonfalon.games.heroes.rules import geography

POOR = {0: (0, 0, 0), 1: (0, 0, 0)}
"""Nobody can pay for a Town Action, so that nobody else is asked."""


# --------------------------------------------------------------------------- guards


@pytest.mark.rule("HER-MAP-06", "HER-BAT-01")
def test_a_field_with_a_numeral_is_fought_for_before_it_is_visited():
    table = Table(resources=POOR)
    table.play("move main1 t0.w")
    assert table.asked == "0 deploy"
    assert (table.g.guarded, table.g.sides) == (1, (0, -1))
    assert table.facts("visited") == []


@pytest.mark.rule("HER-MAP-07")
def test_once_a_field_was_visited_its_guards_do_not_come_back(dice):
    table = Table(resources=POOR, visited=["t0.w", "t0.sw"])
    table.play("move main1 t0.w")
    assert table.asked == "0 turn"
    table.play("move main1 t0.sw")
    assert table.holder("t0.sw") == 0
    fight = Fight(attacker=[("castle_griffins:pack", "a4")], defender=[("neutral_peasants", "a2")], neutral=True)
    fight.strike("attack a3 a2")
    assert fight.visited("t0.sw")
    assert fight.holder("t0.sw") == 0


@pytest.mark.rule("HER-MAP-07", "HER-VAR-13")
def test_a_field_whose_black_cube_is_removed_is_guarded_again():
    table = Table(stage="round", round=4, visited=["t0.w", "t0.sw"], variants=("cube_cleanup", "no_astrologers"))
    assert not table.visited("t0.w")
    assert geography.guarded(table.g, FIELD.parse("t0.w"))
    assert not geography.guarded(table.g, FIELD.parse("t0.sw")), "a Mine is no Visitable Field"


# --------------------------------------------------------------------------- kinds of fields


@pytest.mark.rule("HER-MAP-08")
@pytest.mark.proves("location:empty_field")
def test_visiting_an_empty_field_does_nothing():
    table = Table(resources=POOR)
    purse, hand = table.purse(0), table.hand(0)
    table.play("move main1 t0.ne")
    assert table.asked == "0 turn"
    assert (table.purse(0), table.hand(0), table.g.visited, table.g.flags) == (purse, hand, 0, ())


@pytest.mark.rule("HER-MAP-09")
def test_a_visitable_field_gets_a_black_cube_and_is_empty_while_it_lies_there():
    table = Table(near="learning_stone", resources=POOR)
    table.enter()
    assert table.g.xp[0] == 1
    assert table.visited(table.site)
    table = Table(near="learning_stone", resources=POOR, visited=[table.site])
    table.enter()
    assert table.asked == "0 turn"
    assert table.g.xp[0] == 0


@pytest.mark.rule("HER-MAP-10")
def test_the_black_cube_is_placed_even_if_the_effect_is_not_used():
    table = Table(near="tree_of_knowledge", resources={0: (20, 5, 5)})
    table.enter()
    table.play("pass")
    assert table.visited(table.site)
    table = Table(near="tree_of_knowledge", resources=POOR)
    table.enter()
    assert table.asked == "0 turn", "who cannot pay is not asked"
    assert table.visited(table.site)


@pytest.mark.rule("HER-MAP-11", "HER-RES-04")
def test_a_flaggable_field_is_flagged_and_gives_its_lasting_benefit():
    table = Table(level={0: 2}, resources=POOR)
    before = table.income(0)
    table.play("move main1 t0.sw")
    assert table.holder("t0.sw") == 0
    assert table.income(0) == (before[0], before[1] + 2, before[2])


@pytest.mark.rule("HER-MAP-12", "HER-RES-07", "HER-BAT-05")
def test_an_enemy_who_visits_a_flagged_field_takes_it_over_and_its_effect_with_it():
    table = Table(
        flags={"t0.sw": 1},
        visited=["t0.sw"],
        income={0: (10, 0, 0), 1: (10, 2, 0)},
        resources=POOR,
    )
    table.play("move main1 t0.sw")
    assert table.asked == "0 turn", "a Mine is not defended"
    assert table.holder("t0.sw") == 0
    assert table.income(0) == (10, 2, 0)
    assert table.income(1) == (10, 0, 0)
    assert table.purse(0) == (0, 0, 0), "only the first who ever flags it gains at once"


@pytest.mark.rule("HER-RES-07")
def test_a_settlement_that_is_taken_costs_its_holder_the_production_at_once():
    table = Table(
        tiles={"t4": "f1"},
        at={"main1": "t4.c", "main2": "t1.c"},
        flags={"t4.nw": 1},
        visited=["t4.nw"],
        settled={"t4.nw": 0},
        income={1: (15, 0, 0)},
        resources=POOR,
    )
    table.play("move main1 t4.nw")
    assert table.asked == "0 settlement", "the owner cannot pay for its defence"
    assert table.income(1)[0] == 15 - (TOWN_BOARD.income_gold[1] - TOWN_BOARD.income_gold[0])
    table.play("resource valuables")
    assert table.holder("t4.nw") == 0
    assert table.income(0)[2] == 1


@pytest.mark.rule("HER-MAP-13")
def test_for_its_owner_a_flagged_field_is_empty_and_the_cube_stays():
    table = Table(flags={"t0.sw": 0}, visited=["t0.sw"], income={0: (10, 2, 0)}, resources=POOR)
    table.play("move main1 t0.sw")
    assert (table.holder("t0.sw"), table.income(0), table.purse(0)) == (0, (10, 2, 0), (0, 0, 0))
    table = Table(
        flags={"t0.sw": 0}, visited=["t0.sw"], income={0: (10, 2, 0)}, at={"second1": "t0.se"}, resources=POOR
    )
    table.play("move second1 t0.sw")
    assert (table.holder("t0.sw"), table.income(0)) == (0, (10, 2, 0))
    own = {"flags": {"t4.nw": 0}, "visited": ["t4.nw"], "settled": {"t4.nw": 0}, "income": {0: (15, 0, 0)}}
    table = Table(tiles={"t4": "f1"}, at={"main1": "t4.c"}, **own, resources=POOR)
    table.play("move main1 t4.nw")
    assert table.asked == "0 turn", "the owner of a Settlement does not choose anew"
    assert (table.holder("t4.nw"), table.income(0)) == (0, (15, 0, 0))


@pytest.mark.rule("HER-MAP-14")
def test_a_revisitable_field_gets_no_black_cube_that_would_make_it_empty():
    table = Table(near="trading_post", resources={0: (6, 0, 0)})
    table.enter()
    table.play("pass", "revisit main1")
    assert table.asked == "0 trading_post"
    assert table.offers("trade 0")


# --------------------------------------------------------------------------- resources


@pytest.mark.rule("HER-CMP-08", "HER-RES-05")
def test_the_supply_never_runs_out_and_a_pool_may_hold_any_number():
    table = Table(stage="round", round=3, resources={0: (500, 400, 300)}, income={0: (400, 300, 200)})
    assert table.purse(0) == (900, 700, 500)


@pytest.mark.rule("HER-RES-06")
def test_income_above_the_printed_track_counts_in_full():
    top = TOWN_BOARD.income_materials[-1]
    table = Table(income={0: (10, top, 0)}, level={0: 2}, resources=POOR)
    table.play("move main1 t0.sw")
    assert table.income(0) == (10, top + 2, 0)
    table = Table(stage="round", round=3, income={0: (10, top + 2, 0)}, resources=POOR)
    assert table.purse(0) == (10, top + 2, 0)
    table = Table(stage="round", round=3, income={0: (0, 0, 0)}, resources=POOR)
    assert table.purse(0) == (0, 0, 0), "the lowest spaces are no minimum"


@pytest.mark.rule("HER-RES-08")
def test_resources_are_traded_only_where_a_rule_allows_it():
    table = Table(resources={0: (50, 50, 50)})
    assert not table.after("trade")
    table.refused("trade 0")
    assert Table(resources={0: (50, 50, 50)}, variants=("free_trading",)).after("trade") == set("012345")


@pytest.mark.rule("HER-RES-09")
def test_of_two_resource_dice_the_player_chooses_one_and_takes_only_that(dice):
    dice.resource("valuables_2", "gold_3")
    table = Table(frames=(("bonus", 0),), resources=POOR)
    table.play("bonus 0")
    assert table.options() == ["keep_die 0", "keep_die 1"]
    table.play("keep_die 1")
    assert table.purse(0) == (3, 0, 0)


# --------------------------------------------------------------------------- trade


def market(*, hand=(), resources=(20, 10, 10), **how):
    """At a Trading Post."""
    table = Table(near="trading_post", hand={0: list(hand)}, resources={0: resources, 1: (0, 0, 0)}, **how)
    table.enter()
    return table


@pytest.mark.rule("HER-TRD-01")
@pytest.mark.proves("location:trading_post")
def test_a_visit_allows_exchanges_or_the_removal_of_one_card_but_not_both():
    table = market(hand=["haste", "estates"])
    table.play("trade 0")
    assert not table.after("remove")
    table.play("done")
    assert table.asked == "0 turn"
    table = market(hand=["haste", "estates"])
    gold = table.purse(0)[0]
    table.play("remove haste")
    assert table.asked == "0 turn"
    assert (table.removed, table.hand(0)) == (["haste"], ["estates"])
    assert table.purse(0)[0] == gold + 1


@pytest.mark.rule("HER-TRD-01")
@pytest.mark.parametrize("card", ["haste", "estates", "speculum"])
def test_a_removed_card_brings_1_gold_also_to_who_has_nothing(card):
    table = market(hand=[card], resources=(0, 0, 0))
    assert table.options() == ["pass", f"remove {card}"]
    table.play(f"remove {card}")
    assert (table.purse(0), table.removed) == ((1, 0, 0), [card])
    assert table.facts("gained") == [(0, GOLD, 1)]


@pytest.mark.rule("HER-TRD-02")
def test_any_number_of_exchanges_is_made_in_one_visit():
    table = market(resources=(0, 4, 0))
    for n in range(1, 5):
        table.play("trade 4")
        assert table.purse(0) == (n, 4 - n, 0)
    assert len(table.facts("traded")) == 4
    assert table.mp("main1") == 2


@pytest.mark.parametrize(
    ("given", "got"),
    [
        pytest.param((6, 0, 0), (0, 0, 1), marks=pytest.mark.rule("HER-TRD-03")),
        pytest.param((2, 0, 0), (0, 1, 0), marks=pytest.mark.rule("HER-TRD-04")),
        pytest.param((0, 0, 1), (3, 0, 0), marks=pytest.mark.rule("HER-TRD-05")),
        pytest.param((0, 0, 1), (0, 2, 0), marks=pytest.mark.rule("HER-TRD-06")),
        pytest.param((0, 1, 0), (1, 0, 0), marks=pytest.mark.rule("HER-TRD-07")),
        pytest.param((0, 3, 0), (0, 0, 1), marks=pytest.mark.rule("HER-TRD-08")),
    ],
)
def test_the_rates_of_the_bank(given, got):
    """With exactly what is given, one of the exchanges brings exactly that; with less it is not offered."""
    results = {}
    for trade in sorted(market(resources=given).after("trade")):
        table = market(resources=given)
        table.play(f"trade {trade}")
        results[table.purse(0)] = trade
    assert got in results
    less = tuple(max(0, n - 1) for n in given)
    table = market(resources=less)
    if table.asked == "0 trading_post":
        table.refused(f"trade {results[got]}")


def test_there_are_six_exchanges():
    assert market().after("trade") == set("012345")


@pytest.mark.rule("HER-TRD-09")
def test_statistics_specialties_the_starting_ability_and_magic_arrows_cannot_be_removed():
    specialty = HEROES[HERO_ID["catherine"]].specialties[0].id
    table = market(hand=["attack", "leadership", "magic_arrow", specialty, "haste", "estates", "angel_wings"])
    assert table.after("remove") == {"haste", "estates", "angel_wings"}


@pytest.mark.rule("HER-TRD-10")
def test_without_its_expansion_no_war_machine_is_for_sale():
    table = market(resources=(99, 99, 99))
    assert {line.split()[0] for line in table.options()} == {"pass", "trade"}


@pytest.mark.rule("HER-TRD-15")
def test_players_cannot_trade_with_each_other():
    """Neither where two Heroes meet nor at a Trading Post does an option name another player."""
    for table in (Table(resources={0: (50, 9, 9), 1: (50, 9, 9)}, variants=("free_trading",)), market()):
        before = table.purse(1)
        assert "name" not in {line.split()[0] for line in table.options()}
        for trade in sorted(table.after("trade")):
            table.match.clone().play(0, ("trade", int(trade)))
            assert table.purse(1) == before


@pytest.mark.rule("HER-TRD-16", "HER-VAR-08")
def test_another_effect_that_allows_trading_uses_the_same_table():
    for given in ((6, 0, 0), (0, 0, 1), (0, 3, 0)):
        free = Table(resources={0: given, 1: (0, 0, 0)}, variants=("free_trading",))
        assert free.after("trade") == market(resources=given).after("trade")
        for trade in sorted(free.after("trade")):
            post = market(resources=given)
            post.play(f"trade {trade}")
            again = Table(resources={0: given, 1: (0, 0, 0)}, variants=("free_trading",))
            again.play(f"trade {trade}")
            assert again.purse(0) == post.purse(0)
