"""Revisitable Fields of the core box, and the Fields of other boxes that need nothing else (chapter LOC)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table
from gonfalon.games.heroes.rules import dice as dice_rules

MINOR, MAJOR, RELIC = "centaurs_axe", "shackles_of_war", "titans_gladius"


def visiting(place, **how):
    """The Main Hero of seat 0, of Level 7 unless told otherwise, has just entered a place."""
    table = Table(near=place, **{"level": {0: 7}, "tokens": {0: 0, 1: 0}, **how})
    table.enter()
    return table


# --------------------------------------------------------------------------- the core box


@pytest.mark.rule("HER-LOC-46")
@pytest.mark.proves("location:stables")
def test_stables_give_a_movement_point_again_and_again():
    table = visiting("stables")
    assert (table.mp("main1"), table.asked) == (3, "0 turn")
    table.play("revisit main1")
    assert table.mp("main1") == 3


@pytest.mark.rule("HER-LOC-44")
@pytest.mark.proves("location:trading_post")
def test_a_trading_post_trades_or_removes_a_card_at_each_visit():
    how = {"hand": {0: ["attack", "haste", "estates", "magic_arrow", "leadership"]}, "resources": {0: (7, 3, 1)}}
    table = visiting("trading_post", **how)
    assert table.asked == "0 trading_post"
    assert table.after("remove") == {"haste", "estates"}
    table.play("remove haste")
    assert (table.asked, table.removed, table.purse(0)) == ("0 turn", ["haste"], (8, 3, 1))
    table.play("revisit main1")
    assert (table.asked, table.mp("main1")) == ("0 trading_post", 1)
    trade = min(table.after("trade"))
    table.play(f"trade {trade}")
    assert (table.asked, table.after("remove")) == ("0 trade", set())
    table.play("done")
    assert (table.asked, table.purse(0) != (8, 3, 1)) == ("0 turn", True)


@pytest.mark.rule("HER-LOC-41")
@pytest.mark.proves("location:sanctuary")
def test_a_hero_on_a_sanctuary_is_not_attacked():
    field = {"tiles": {"t2": "n2"}, "visited": ["t2.c"]}
    table = Table(**field, at={"main1": "t2.c", "main2": "t2.e"}, mp={"main1": 1})
    assert table.location("t2.e") == "sanctuary"
    table.refused("move main1 t2.e")
    free = Table(**field, at={"main1": "t2.c"}, mp={"main1": 1})
    free.play("move main1 t2.e")
    assert (free.at("main1"), free.asked) == ("t2.e", "0 turn")


@pytest.mark.rule("HER-LOC-42")
@pytest.mark.proves("location:sanctuary")
def test_an_enemy_on_a_sanctuary_is_passed_but_not_joined():
    table = Table(tiles={"t2": "n2"}, visited=["t2.c", "t2.se"], at={"main1": "t2.c", "main2": "t2.e"})
    table.play("move main1 t2.e")
    assert (table.asked, table.facts("announced"), table.facts("visited")) == ("0 onward", [], [])
    assert not table.offers("stay")
    table.play("move main1 t2.se")
    assert (table.at("main1"), table.mp("main1")) == ("t2.se", 1)


# --------------------------------------------------------------------------- other boxes


@pytest.mark.rule("HER-LOC-39")
@pytest.mark.proves("location:library_of_enlightenment")
def test_the_library_exchanges_up_to_two_statistics_for_3_gold_each():
    how = {"hand": {0: ["attack", "haste"]}, "discard": {0: ["defense", "luck"]}}
    table = visiting("library_of_enlightenment", **how, resources={0: (6, 0, 0)})
    assert set(table.options()) == {"pass", "remove attack", "discard defense"}
    table.play("remove attack")
    assert (table.after("take"), table.purse(0)) == ({"defense", "power", "knowledge"}, (3, 0, 0))
    table.play("take power")
    assert (table.asked, table.removed, sorted(table.hand(0))) == ("0 library", ["attack"], ["haste", "power"])
    table.play("discard defense", "take knowledge")
    assert (table.asked, table.purse(0), table.discard(0)) == ("0 turn", (0, 0, 0), ["luck"])
    assert sorted(table.hand(0)) == ["haste", "knowledge", "power"]
    poor = visiting("library_of_enlightenment", **how, resources={0: (2, 0, 0)})
    assert poor.options() == ["pass"]


@pytest.mark.rule("HER-LOC-40")
@pytest.mark.proves("location:black_market")
def test_the_black_market_sells_one_of_the_four_uppermost_discarded_artifacts():
    pile = [MINOR, MAJOR, RELIC, "speculum", "rib_cage"]
    table = visiting("black_market", pile_discard={"artifact": pile}, resources={0: (7, 0, 0)})
    assert set(table.options()) == {f"take {MINOR}", f"take {MAJOR}", "take speculum", "pass"}, "a Relic costs 10"
    table.play(f"take {MAJOR}")
    assert (table.purse(0), table.hand(0)) == ((0, 0, 0), [MAJOR])
    assert table.pile_discard("artifact") == [MINOR, RELIC, "speculum", "rib_cage"], "the others lie as they lay"
    for price, seen in ((4, 0), (5, 2), (10, 4)):
        table = visiting("black_market", pile_discard={"artifact": pile}, resources={0: (price, 0, 0)})
        assert len(table.after("take")) == seen
    table.play(f"take {RELIC}")
    assert table.purse(0) == (0, 0, 0)


@pytest.mark.rule("HER-LOC-43")
@pytest.mark.proves("location:tavern")
def test_a_tavern_sells_a_secondary_hero_for_7_gold_and_robs_an_enemy_of_a_card():
    how = {"near": "tavern", "tokens": dict.fromkeys(range(3), 0)}
    table = Table(3, **how, resources={0: (7, 0, 0)}, hand={1: ["attack", "power"], 2: ["attack"]})
    table.enter()
    assert table.options() == ["pass", "accept"]
    table.play("accept")
    assert (table.asked, table.at("second1"), table.mp("second1")) == ("0 robbed", table.site, 2)
    assert table.after("name") == {"2", "3"}
    table.play("name 2")
    assert (len(table.hand(1)), len(table.discard(1)), len(table.hand(2))) == (1, 1, 1)
    assert (table.purse(0), {line.split()[0] for line in table.options()}) == ((0, 0, 0), {"end", "move"})
    lost = set()
    for seed in range(8):
        other = Table(3, **how, hand={1: ["attack", "power"]}, seed=seed)
        other.enter()
        other.play("accept", "name 2")
        lost |= set(other.discard(1))
    assert lost == {"attack", "power"}, "chance says which"
    second = Table(3, **how, resources={0: (70, 0, 0)}, at={"second1": "t0.ne"})
    second.enter()
    assert (second.asked, second.purse(0)) == ("0 turn", (70, 0, 0)), "who has one gets no other"


@pytest.mark.rule("HER-LOC-51")
@pytest.mark.proves("location:market_of_time")
def test_the_market_of_time_gives_a_search_for_a_card_of_the_hand():
    table = visiting("market_of_time", hand={0: ["attack", "leadership"]}, pile={"artifact": [MINOR, RELIC]})
    assert set(table.options()) == {"pass", "remove attack", "remove leadership"}
    table.play("remove leadership")
    assert (table.removed, table.after("from_deck")) == (["leadership"], {"ability", "artifact", "spell"})
    table.play("from_deck artifact", "from_deck artifact", f"take {RELIC}")
    assert sorted(table.hand(0)) == ["attack", RELIC]
    none = visiting("market_of_time")
    assert none.options() == ["pass"]


@pytest.mark.rule("HER-LOC-52")
@pytest.mark.proves("location:hill_fort")
def test_a_hill_fort_reinforces_a_bronze_or_silver_unit_for_3_gold_less():
    army = {0: ["castle_halberdiers", "castle_crusaders", "castle_champions"]}
    table = visiting("hill_fort", army=army, resources={0: (7, 0, 9)}, built={0: []})
    assert set(table.options()) == {"reinforce castle_halberdiers", "reinforce castle_crusaders", "pass"}
    table.play("reinforce castle_crusaders")
    assert (table.purse(0), "castle_crusaders:pack" in table.army(0)) == ((0, 0, 9), True)
    rich = visiting("hill_fort", army=army, resources={0: (99, 99, 99)})
    assert rich.after("reinforce") == {"castle_halberdiers", "castle_crusaders"}, "no golden one"
    table = visiting("hill_fort", army=army, resources={0: (0, 0, 0)})
    table.play("reinforce castle_halberdiers")
    assert table.purse(0) == (0, 0, 0), "never below 0"


@pytest.mark.rule("HER-LOC-53")
@pytest.mark.proves("location:prison")
def test_a_prison_frees_a_secondary_hero_or_gives_3_gold():
    table = visiting("prison")
    assert (table.at("second1"), table.purse(0)) == (table.site, (15, 3, 1))
    table = visiting("prison", at={"second1": "t0.ne"})
    assert (table.at("second1"), table.purse(0)) == ("t0.ne", (18, 3, 1))


@pytest.mark.rule("HER-LOC-58")
@pytest.mark.proves("location:scholar")
def test_the_scholar_teaches_what_the_attack_die_says(dice):
    hand = {0: ["attack", "haste"]}
    dice.attack(1, 1, 0, -1)
    table = visiting("scholar", hand=hand)
    every = {"take attack", "take defense", "take power", "take knowledge"}
    assert (table.asked, set(table.options())) == ("0 statistic", every | {"remove attack"})
    table.play("take power")
    assert sorted(table.hand(0)) == ["attack", "haste", "power"]
    table = visiting("scholar", hand=hand)
    table.play("remove attack")
    assert (table.hand(0), table.removed) == (["haste"], ["attack"])
    for pile, cards in (("ability", ["luck", "archery"]), ("spell", ["slow", "bless"])):
        table = visiting("scholar", pile={pile: cards})
        assert (table.asked, table.after("take")) == ("0 searched", set(cards)), "this is no Search"
        table.play(f"take {cards[1]}")
        assert (table.hand(0), table.pile_discard(pile)[0]) == ([cards[1]], cards[0])


@pytest.mark.rule("HER-LOC-58", "HER-MRL-06")
def test_morale_rolls_the_scholars_die_again(dice):
    dice.attack(0, -1)
    table = visiting("scholar", morale={0: 1}, pile={"spell": ["slow", "bless"]})
    table.play(f"reroll {4 * dice_rules.MORALE}")
    assert table.after("take") == {"slow", "bless"}


@pytest.mark.rule("HER-LOC-60")
@pytest.mark.proves("location:university")
def test_the_university_searches_the_four_uppermost_discarded_abilities_for_6_gold():
    pile = ["luck", "archery", "offense", "tactics", "sorcery"]
    table = visiting("university", pile_discard={"ability": pile}, resources={0: (6, 0, 0)})
    assert (table.asked, table.options()) == ("0 price", ["pass", "accept"])
    table.play("accept")
    assert (table.after("take"), table.purse(0)) == (set(pile[:4]), (0, 0, 0))
    table.play("take tactics", "on_top luck", "on_top offense")
    assert (table.hand(0), table.pile_discard("ability")) == (
        ["tactics"],
        ["archery", "offense", "luck", "sorcery"],
    )
    few = visiting("university", pile_discard={"ability": ["luck"]}, resources={0: (6, 0, 0)})
    few.play("accept", "take luck")
    assert (few.hand(0), len(few.pile_discard("ability"))) == (["luck"], 1), "the pile is opened again"
    assert visiting("university", resources={0: (5, 0, 0)}).asked == "0 turn"
