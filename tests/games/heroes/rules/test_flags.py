"""Towns, Mines, Settlements, Obelisks and the Dragon Utopia: what flags give, and who loses it (chapter LOC)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import FIELD
from gonfalon.games.heroes.rules import geography, scenario

CENTER_OF_T2 = 2 * 7 + 3
MINE, SETTLEMENT = "t2.nw", "t2.w"
QUIET = {0: 0, 1: 0}


def at_mine(**how):
    """Seat 0 stands beside a Gold Mine, with a hero who beats its guards without a combat."""
    return Table(tiles={"t2": "f5"}, **{"at": {"main1": "t2.w"}, "level": {0: 4}, "tokens": QUIET, **how})


def at_settlement(**how):
    """The same beside a Settlement."""
    return Table(tiles={"t2": "f3"}, **{"at": {"main1": "t2.sw"}, "level": {0: 4}, "tokens": QUIET, **how})


def capture(**how):
    """Seat 0 takes the Town of seat 1, whose Main Hero is elsewhere and who does not pay for its defence."""
    table = Table(**{"at": {"main1": "t1.nw", "main2": "t1.se"}, "tokens": QUIET, **how})
    table.play("move main1 t1.c", "pass")
    return table


# --------------------------------------------------------------------------- Mines


@pytest.mark.rule("HER-LOC-29", "HER-LOC-10")
@pytest.mark.parametrize(
    ("mine", "income", "purse"),
    [
        pytest.param("mine_gold", (15, 0, 0), (20, 3, 1), marks=pytest.mark.proves("location:mine_gold")),
        pytest.param(
            "mine_materials", (10, 2, 0), (15, 5, 1), marks=pytest.mark.proves("location:mine_materials")
        ),
        pytest.param(
            "mine_valuables", (10, 0, 1), (15, 3, 2), marks=pytest.mark.proves("location:mine_valuables")
        ),
    ],
)
def test_a_mine_raises_the_income_and_gives_as_much_at_once_to_the_first(mine, income, purse):
    if mine == "mine_materials":
        table, site = Table(level={0: 4}), "t0.sw"
        table.play(f"move main1 {site}")
    else:
        table = Table(near=mine, level={0: 6})
        table.enter()
        site = table.site
    assert table.location(site) == mine
    assert (table.income(0), table.purse(0), table.holder(site)) == (income, purse, 0)


@pytest.mark.rule("HER-LOC-30")
def test_who_takes_a_mine_over_receives_nothing_at_once():
    table = at_mine(flags={MINE: 1}, visited=[MINE], income={1: (15, 0, 0)})
    table.play(f"move main1 {MINE}")
    assert (table.holder(MINE), table.asked) == (0, "0 turn")
    assert (table.income(0), table.income(1)) == ((15, 0, 0), (10, 0, 0))
    assert table.purse(0) == (15, 3, 1)


@pytest.mark.rule("HER-LOC-10")
def test_the_first_flag_counts_for_the_whole_game():
    table = at_mine(visited=[MINE], first_flags=1 << FIELD.parse(MINE))
    table.play(f"move main1 {MINE}")
    assert (table.income(0), table.purse(0)) == ((15, 0, 0), (15, 3, 1))


# --------------------------------------------------------------------------- Settlements


@pytest.mark.rule("HER-LOC-31", "HER-LOC-33")
@pytest.mark.proves("location:settlement")
@pytest.mark.parametrize(
    ("resource", "income", "purse"),
    [
        ("gold", (15, 0, 0), (20, 3, 1)),
        ("materials", (10, 2, 0), (15, 5, 1)),
        ("valuables", (10, 0, 1), (15, 3, 2)),
    ],
)
def test_a_settlement_raises_one_income_by_a_space_and_gives_as_much_to_the_first(resource, income, purse):
    table = at_settlement()
    table.play(f"move main1 {SETTLEMENT}")
    assert (table.asked, table.after("resource")) == ("0 settlement", {"gold", "materials", "valuables"})
    table.play(f"resource {resource}")
    assert (table.income(0), table.purse(0), table.holder(SETTLEMENT)) == (income, purse, 0)


@pytest.mark.rule("HER-LOC-31", "HER-LOC-35")
@pytest.mark.proves("location:settlement")
def test_a_settlement_reinforces_a_bronze_or_silver_unit_for_nothing_the_first_time():
    army = ["castle_griffins", "castle_crusaders", "castle_champions", "castle_marksmen:pack", "neutral_boars"]
    table = at_settlement(army={0: army}, resources={0: (0, 0, 0)}, built={0: []})
    table.play(f"move main1 {SETTLEMENT}")
    assert table.after("reinforce") == {"castle_griffins", "castle_crusaders"}
    table.play("reinforce castle_crusaders")
    assert ("castle_crusaders:pack" in table.army(0), table.purse(0)) == (True, (0, 0, 0))


@pytest.mark.rule("HER-LOC-36")
def test_a_settlement_flagged_for_reinforcement_gives_no_income():
    table = at_settlement(army={0: ["castle_griffins"]})
    table.play(f"move main1 {SETTLEMENT}", "reinforce castle_griffins")
    assert (table.income(0), table.purse(0)) == ((10, 0, 0), (15, 3, 1))
    assert table.g.settled == ((FIELD.parse(SETTLEMENT), 3),)
    none = at_settlement(army={0: ["castle_griffins:pack"]})
    none.play(f"move main1 {SETTLEMENT}")
    assert none.after("reinforce") == set(), "who has no Unit to reinforce takes income"


def taken_over(**how):
    """Seat 0 takes a Settlement that seat 1 does not defend."""
    held = {
        "flags": {SETTLEMENT: 1},
        "visited": [SETTLEMENT],
        "settled": {SETTLEMENT: 0},
        "income": {1: (15, 0, 0)},
    }
    table = at_settlement(**{**held, **how})
    table.play(f"move main1 {SETTLEMENT}")
    assert table.asked == "1 defend_site"
    table.play("pass")
    return table


@pytest.mark.rule("HER-LOC-34")
def test_who_takes_a_settlement_over_may_choose_another_resource_and_gets_nothing_at_once():
    table = taken_over()
    assert (table.asked, table.income(1)) == ("0 settlement", (10, 0, 0))
    table.play("resource valuables")
    assert (table.income(0), table.purse(0)) == ((10, 0, 1), (15, 3, 1))
    assert table.g.settled == ((FIELD.parse(SETTLEMENT), 2),)


@pytest.mark.rule("HER-LOC-35")
def test_later_a_settlement_reinforces_for_half_the_cost_rounded_up():
    table = taken_over(army={0: ["castle_marksmen", "castle_crusaders"]}, resources={0: (4, 0, 0)}, built={0: []})
    assert table.after("reinforce") == {"castle_marksmen"}, "Crusaders cost 5 of 10 Gold"
    table.play("reinforce castle_marksmen")
    assert (table.purse(0), "castle_marksmen:pack" in table.army(0)) == ((1, 0, 0), True)


@pytest.mark.rule("HER-LOC-37")
def test_a_settlement_receives_secondary_heroes_and_beaten_main_heroes(dice):
    table = Table(tiles={"t2": "f3"}, flags={SETTLEMENT: 0}, resources={0: (20, 0, 0)})
    assert table.after("hire") == {SETTLEMENT}, "the Town is taken"
    fight = Fight(
        attacker=[("castle_champions:pack", "a4")],
        defender=[("dungeon_troglodytes", "a3")],
        active="a4",
        wounds={"a3": 1},
        tiles={"t2": "f3"},
        flags={SETTLEMENT: 1},
    )
    fight.play("attack a4 a3")
    assert (fight.asked, fight.after("to_field")) == ("1 home", {"t1.c", SETTLEMENT})


@pytest.mark.rule("HER-LOC-38")
@pytest.mark.parametrize(("tile", "place", "beside"), [("f1", "nw", "c"), ("f2", "ne", "c"), ("f3", "w", "sw")])
def test_all_settlements_work_alike(tile, place, beside):
    table = Table(tiles={"t2": tile}, at={"main1": f"t2.{beside}"}, level={0: 4}, army={0: ["castle_griffins"]})
    table.play(f"move main1 t2.{place}")
    assert table.asked == "0 settlement"
    assert set(table.options()) == {
        *("resource gold", "resource materials", "resource valuables"),
        "reinforce castle_griffins",
    }


# --------------------------------------------------------------------------- Towns


@pytest.mark.rule("HER-LOC-25")
@pytest.mark.proves("location:town")
def test_whoever_takes_a_town_gets_a_cube_of_its_holder():
    table = capture()
    assert (table.holder("t1.c"), table.g.cubes) == (0, ((0, 1), (0, 0)))


@pytest.mark.rule("HER-LOC-25")
def test_the_cube_is_that_of_whoever_held_the_town_last():
    table = Table(
        3,
        active=2,
        at={"main3": "t1.nw", "main1": "t0.ne", "main2": "t1.se"},
        flags={"t1.c": 0},
        tokens=dict.fromkeys(range(3), 0),
    )
    table.play("move main3 t1.c", "pass")
    assert (table.holder("t1.c"), table.g.cubes[2]) == (2, (1, 0, 0))
    back = Table(active=1, at={"main2": "t1.nw", "main1": "t0.c"}, flags={"t1.c": 0}, tokens=QUIET)
    back.play("move main2 t1.c", "pass")
    assert (back.holder("t1.c"), back.g.flags, back.g.cubes[1]) == (1, (), (1, 0))


@pytest.mark.rule("HER-LOC-24")
def test_while_an_enemy_holds_the_town_no_hero_of_its_owner_appears_there(dice):
    table = Table(active=1, flags={"t1.c": 0}, at={"main2": "t1.se"}, resources={1: (20, 0, 0)})
    assert table.after("hire") == set()
    fight = Fight(
        attacker=[("castle_champions:pack", "a4")],
        defender=[("dungeon_troglodytes", "a3")],
        active="a4",
        wounds={"a3": 1},
        tiles={"t2": "f3"},
        flags={SETTLEMENT: 1, "t1.c": 0},
    )
    fight.play("attack a4 a3")
    assert fight.at("main2") == SETTLEMENT


@pytest.mark.rule("HER-LOC-26")
def test_who_lost_a_town_goes_on_building_recruiting_and_buying_spells_there():
    table = Table(
        active=1,
        flags={"t1.c": 0},
        at={"main2": "t1.se"},
        built={1: ["mage_guild", "dwelling_bronze"]},
        resources={1: (50, 50, 50)},
    )
    assert "citadel" in table.after("build")
    assert "dungeon_evil_eyes" in table.after("recruit")
    assert table.offers("spell_book")


@pytest.mark.rule("HER-LOC-27")
def test_the_captor_of_a_town_gets_neither_its_board_nor_its_units_but_hires_and_returns_there():
    table = Table(
        flags={"t1.c": 0},
        at={"main1": "t0.c", "main2": "t1.se"},
        built={0: ["dwelling_bronze"], 1: ["dwelling_silver", "mage_guild", "city_hall", "special_a"]},
        resources={0: (50, 50, 50)},
    )
    assert all(name.startswith("castle_") for name in table.after("recruit"))
    assert not table.offers("spell_book")
    assert table.after("hire") == {"t1.c"}
    assert geography.towns_and_settlements(table.g, 0) == [FIELD.parse("t0.c"), FIELD.parse("t1.c")]


@pytest.mark.rule("HER-LOC-28")
def test_beyond_the_cube_a_town_gives_only_what_the_scenario_says():
    for name in ("brave_new_world", "force_of_will"):
        before = Table(scenario=name)
        table = capture(scenario=name)
        assert (table.purse(0), table.income(0)) == (before.purse(0), before.income(0))
        assert scenario.claims(table.g, 0) == (3 if name == "brave_new_world" else 0)


# --------------------------------------------------------------------------- Obelisks and the Utopia


@pytest.mark.rule("HER-LOC-56")
@pytest.mark.proves("location:obelisk")
@pytest.mark.parametrize("name", ["brave_new_world", "force_of_will", "search_for_the_grail"])
def test_an_obelisk_does_what_the_scenario_says(dice, name):
    dice.treasure("resource_1", "experience")
    dice.resource("gold_6")
    table = Table(scenario=name, near="obelisk", deck={0: ["power"]})
    before = table.purse(0)[0]
    table.enter()
    if name == "brave_new_world":
        assert table.purse(0)[0] == before + 6
    elif name == "force_of_will":
        assert table.options() == ["keep_die 0", "keep_die 1"]
        table.play("keep_die 1")
        assert table.g.xp[0] == 1
    else:
        assert (table.purse(0)[0], table.hand(0)) == (before + 2, ["power"])
    assert table.asked == "0 turn"


@pytest.mark.rule("HER-LOC-57")
@pytest.mark.proves("location:obelisk")
def test_several_players_have_a_cube_on_an_obelisk_and_each_gets_its_effect_once():
    cube = 1 << CENTER_OF_T2
    table = Table(near="obelisk", shared_flags=(0, cube), first_flags=cube)
    table.enter()
    assert (table.location(table.site), table.g.shared_flags) == ("obelisk", (cube, cube))
    assert table.purse(0) == (17, 3, 1), "later players take 2 Gold"
    again = Table(near="obelisk", shared_flags=(cube, 0), first_flags=cube)
    again.enter()
    assert again.purse(0) == (15, 3, 1)


@pytest.mark.rule("HER-LOC-59")
@pytest.mark.proves("location:dragon_utopia")
def test_the_dragon_utopia_does_what_the_scenario_says():
    def taken(name):
        where = {"tiles": {"t2": "c1"}, "at": {"main1": "t2.c"}, "frames": [("visit", 0, CENTER_OF_T2)]}
        return Table(scenario=name, **where)

    table = taken("brave_new_world")
    assert (table.location("t2.c"), table.holder("t2.c")) == ("dragon_utopia", 0)
    assert (scenario.claims(table.g, 0), table.g.met) == (2, ((), ()))
    table = taken("force_of_will")
    assert (table.g.met, table.holder("t2.c")) == (((0,), ()), 0)
