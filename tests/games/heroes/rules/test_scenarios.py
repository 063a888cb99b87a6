"""The three Clash scenarios: what wins, what is special there, and what happens in certain Rounds."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import CREATURE, FIELD, GRAIL_DELIVERED, GRAIL_ON_FIELD
from gonfalon.games.heroes.printed import CREATURES
from gonfalon.games.heroes.rules import scenario

FORCE, GRAIL = "force_of_will", "search_for_the_grail"
NEAR_TILES = {"t2": "n4", "t3": "n5", "t5": "f1", "t6": "f3"}
SITES = ["t0.sw", "t1.e", "t2.e", "t3.ne", "t5.nw", "t6.w"]
"""Mines and Settlements of two Starting Tiles and NEAR_TILES."""
QUIET = {0: 0, 1: 0}


def mask(*fields):
    return sum(1 << FIELD.parse(field) for field in fields)


def holding(*fields, seat=0, players=2, **how):
    """A player holds these fields; it is the last Turn of the Round."""
    flags = {**dict.fromkeys(fields, seat), **how.pop("flags", {})}
    last = players - 1
    return Table(players, **{"tiles": NEAR_TILES, "flags": flags, "active": last, **how})


def over(table):
    """Whether the Round that is played now was the last; who has won then."""
    number = table.g.round
    while not table.match.over and table.g.round == number:
        table.play(decline(table))
    return table.g.winners if table.match.over else None


def decline(table):
    options = table.options()
    return next((line for line in ("pass", "done", "draw 0", "end") if line in options), options[0])


# --------------------------------------------------------------------------- Brave New World


@pytest.mark.rule("HER-END-01")
def test_a_mine_or_settlement_is_one_claim_and_an_enemy_town_three():
    g = holding("t0.sw", "t5.nw", "t1.c").g
    assert (scenario.claims(g, 0), scenario.claims(g, 1)) == (5, 0)
    assert scenario.claims(holding("t2.nw", "t0.c").g, 0) == 0, "other fields and the own Town are none"


@pytest.mark.rule("HER-END-01")
def test_eight_claims_at_the_end_of_a_round_win_brave_new_world_for_two():
    assert over(holding(*SITES[:4], "t1.c")) is None
    assert over(holding(*SITES[:5], "t1.c")) == (0,)


@pytest.mark.rule("HER-END-01")
def test_seven_claims_at_the_end_of_a_round_win_brave_new_world_for_three():
    tiles = {"t3": "n4", "t4": "n5", "t5": "f1", "t6": "f3"}
    sites = ["t0.sw", "t3.e", "t4.ne", "t5.nw"]
    assert over(holding(*sites[:3], "t1.c", players=3, tiles=tiles)) is None
    assert over(holding(*sites, "t1.c", players=3, tiles=tiles)) == (0,)


@pytest.mark.rule("HER-END-01")
def test_claims_are_counted_at_the_end_of_the_round_only():
    table = holding(*SITES[:5], "t1.c", active=0)
    table.until("1 turn")
    assert not table.match.over


@pytest.mark.rule("HER-END-12")
def test_of_two_with_enough_claims_the_one_with_most_wins_then_the_higher_level():
    for levels, winners in (({0: 2}, (0,)), ({1: 2}, (1,)), ({}, (0, 1))):
        table = Table(
            tiles=NEAR_TILES,
            flags={"t1.c": 0, "t0.c": 1, **dict.fromkeys(SITES[:2], 0), **dict.fromkeys(SITES[2:4], 1)},
            round=10,
            active=1,
            level=levels,
            at={"main1": "t1.nw", "main2": "t0.ne"},
        )
        assert [scenario.claims(table.g, seat) for seat in (0, 1)] == [5, 5]
        assert over(table) == winners


@pytest.mark.rule("HER-END-01")
def test_after_round_10_of_brave_new_world_most_claims_win():
    table = holding("t0.sw", round=10, flags={"t2.e": 1, "t3.ne": 1})
    assert over(table) == (1,)
    assert over(holding("t0.sw", round=9)) is None


@pytest.mark.rule("HER-END-01")
def test_the_utopia_and_the_grail_are_two_claims_in_brave_new_world():
    assert scenario.claims(Table(tiles={"t2": "c1"}, flags={"t2.c": 0}).g, 0) == 2
    carried = Table(tiles={"t2": "c2"}, grail=2)
    assert [scenario.claims(carried.g, seat) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("HER-RND-10")
@pytest.mark.parametrize("name", ["brave_new_world", FORCE, GRAIL])
@pytest.mark.parametrize("number", range(3, 11))
def test_water_wheels_and_windmills_turn_again_in_rounds_4_and_8(name, number):
    table = Table(
        scenario=name,
        stage="round",
        round=number,
        weeks=["dead_silence"],
        tiles={"t2": "f1", "t3": "f4"},
        visited=["t2.ne", "t3.w", "t3.sw"],
        built={0: [], 1: []},
    )
    while "search" in table.asked:
        table.play("pass")
    cleared = [not table.visited(field) for field in ("t2.ne", "t3.w")]
    assert cleared == [number in (4, 8)] * 2
    assert table.visited("t3.sw"), "a Temple keeps its cube"


@pytest.mark.rule("HER-RND-10")
def test_the_last_player_moves_further_in_round_5_of_brave_new_world():
    table = Table(3, stage="round", round=5, first=1)
    assert [table.mp(hero) for hero in ("main1", "main2", "main3")] == [4, 3, 3]
    assert Table(stage="round", round=7).mp("main2") == 3


# --------------------------------------------------------------------------- Force of Will


@pytest.mark.rule("HER-END-01")
def test_who_flags_the_utopia_has_won_force_of_will_when_the_round_ends():
    table = Table(
        scenario=FORCE, tiles={"t2": "c1"}, at={"main1": "t2.c"}, frames=[("visit", 0, FIELD.parse("t2.c"))]
    )
    assert (table.asked, table.match.over) == ("0 turn", False)
    assert over(table) == (0,)


@pytest.mark.rule("HER-END-01")
def test_a_utopia_that_is_lost_again_still_wins():
    table = Table(scenario=FORCE, tiles={"t2": "c1"}, met=((0,), ()))
    assert over(table) == (0,)


@pytest.mark.rule("HER-END-01")
def test_everybody_loses_force_of_will_after_round_12():
    assert over(Table(scenario=FORCE, round=11, active=1)) is None
    table = Table(scenario=FORCE, round=12, active=1)
    assert over(table) == ()
    assert table.match.result == (2, 2)


def utopia(difficulty="normal", **how):
    """The hero of seat 0 stands before the Dragon Utopia in Force of Will."""
    army = ["castle_halberdiers", "castle_marksmen", "castle_griffins", "castle_crusaders", "castle_zealots"]
    return Table(
        **{
            "scenario": FORCE,
            "difficulty": difficulty,
            "tiles": {"t2": "c1"},
            "at": {"main1": "t2.w"},
            "visited": ["t2.w"],
            "army": {0: army},
            "tokens": QUIET,
            **how,
        }
    )


@pytest.mark.rule("HER-END-01")
@pytest.mark.parametrize(
    ("difficulty", "tiers"),
    [
        ("easy", ["azure", "bronze", "silver", "silver"]),
        ("normal", ["azure", "golden", "silver", "silver"]),
        ("hard", ["azure", "golden", "golden", "golden"]),
        ("impossible", ["azure", "azure", "golden", "golden"]),
    ],
)
def test_the_utopia_has_guards_of_its_own_in_the_corners_and_the_attacker_stands_in_the_middle(difficulty, tiers):
    table = utopia(difficulty)
    table.play("move main1 t2.c")
    assert table.after("deploy castle_griffins") == {"a3", "b3", "c3", "d3"}
    table.play("deploy castle_griffins a3", "deploy castle_zealots b3", "deploy castle_crusaders c3")
    table.play("deploy castle_marksmen d3")
    assert table.asked == "1 place_guard", "no more than four"
    ((_, *guards),) = table.facts("guards")
    assert sorted(CREATURES[each].tier for each in guards) == tiers
    first = CREATURE.names[guards[0]]
    assert table.after(f"deploy {first}") == {"a1", "d1", "a5", "d5"}


@pytest.mark.rule("HER-END-01")
def test_diplomacy_does_not_skip_the_guards_of_the_utopia_in_force_of_will():
    hand = {"hand": {0: ["diplomacy"]}, "level": {0: 7}}
    table = utopia(**hand)
    table.play("move main1 t2.c")
    assert table.asked == "0 deploy"
    elsewhere = utopia(**hand, at={"main1": "t2.sw"}, live=True)
    assert not scenario.no_diplomacy(elsewhere.g, FIELD.parse("t2.se"))


@pytest.mark.rule("HER-RND-10")
def test_the_second_of_two_players_moves_further_in_rounds_5_and_9_of_force_of_will():
    for number, points in ((3, 3), (5, 4), (7, 3), (9, 4)):
        table = Table(scenario=FORCE, stage="round", round=number, first=1, built={0: [], 1: []})
        assert (table.mp("main1"), table.mp("main2")) == (points, 3)
    assert Table(3, scenario=FORCE, stage="round", round=5).mp("main2") == 3, "not with three"


# --------------------------------------------------------------------------- Search for the Grail


def with_grail(**how):
    """The Main Hero of seat 0 carries the Grail."""
    return Table(**{"scenario": GRAIL, "grail": 0, **how})


@pytest.mark.rule("HER-END-01")
def test_bringing_the_grail_home_and_using_the_build_token_wins():
    table = with_grail(resources={0: (0, 0, 0)})
    table.play("deliver")
    assert (table.g.grail, table.g.tokens[0] & 1) == (GRAIL_DELIVERED, 0)
    assert (table.asked, over(table)) == ("0 turn", (0,))


@pytest.mark.rule("HER-END-01")
def test_the_grail_is_delivered_in_ones_own_town_with_the_build_token_and_in_this_scenario_only():
    assert with_grail().offers("deliver")
    for how in (
        {"at": {"main1": "t0.ne"}},
        {"at": {"main1": "t1.c", "main2": "t1.se"}, "flags": {"t1.c": 0}},
        {"tokens": {0: 6}},
        {"flags": {"t0.c": 1}},
        {"grail": 2},
        {"scenario": "brave_new_world"},
    ):
        assert not with_grail(**how).offers("deliver")


@pytest.mark.rule("HER-END-01")
def test_after_round_12_the_carrier_wins_then_obelisks_then_the_level():
    tiles = {"t2": "n4", "t3": "n5"}
    last = {"scenario": GRAIL, "round": 12, "active": 1, "tiles": tiles}
    cubes = (mask("t2.c", "t3.c"), mask("t2.c"))
    assert over(Table(**last, grail=2, shared_flags=cubes, level={0: 5})) == (1,)
    assert over(Table(**last, shared_flags=cubes, level={1: 5})) == (0,)
    assert over(Table(**last, shared_flags=(cubes[1], cubes[1]), level={1: 5})) == (1,)
    assert over(Table(**last, shared_flags=(cubes[1], cubes[1]))) == (0, 1)
    assert over(Table(**{**last, "round": 11}, grail=2)) is None


@pytest.mark.rule("HER-END-01")
def test_the_grail_field_is_entered_with_two_obelisks_only():
    def entering(*obelisks, **how):
        return Table(
            **{
                "scenario": GRAIL,
                "tiles": {"t2": "c2", "t3": "n4", "t4": "n5"},
                "at": {"main1": "t2.w"},
                "shared_flags": (mask(*obelisks), mask("t3.c", "t4.c")),
                **how,
            }
        ).after("move main1")

    assert "t2.c" not in entering()
    assert "t2.c" not in entering("t3.c")
    assert "t2.c" in entering("t3.c", "t4.c")
    assert "t2.c" in entering(scenario="brave_new_world")


@pytest.mark.rule("HER-END-01")
def test_nor_is_it_entered_by_a_free_step():
    """Nomads step to an adjacent Empty Field when the Turn ends; a visited Grail Field is one."""
    for obelisks, entered in ((("t3.c",), False), (("t3.c", "t4.c"), True)):
        table = Table(
            scenario=GRAIL,
            tiles={"t2": "c2", "t3": "n4", "t4": "n5"},
            at={"main1": "t2.w"},
            visited=["t2.c", "t2.w", "t2.nw", "t2.sw"],
            shared_flags=(mask(*obelisks), 0),
            army={0: ["neutral_nomads"]},
            grail=2,
        )
        table.play("end")
        assert table.asked == "0 free_step"
        assert ("t2.c" in table.after("move main1")) == entered


@pytest.mark.rule("HER-END-01")
def test_the_carrier_has_a_movement_point_less():
    table = Table(scenario=GRAIL, stage="round", round=2, weeks=["dead_silence"], grail=0)
    assert (table.mp("main1"), table.mp("main2")) == (2, 3)
    second = Table(
        scenario=GRAIL, stage="round", round=2, weeks=["dead_silence"], grail=1, at={"second1": "t0.ne"}
    )
    assert (second.mp("main1"), second.mp("second1")) == (3, 1)


@pytest.mark.rule("HER-END-01")
def test_the_carrier_does_not_travel_by_town_portal():
    portal = {"hand": {0: ["town_portal"]}, "at": {"main1": "t0.ne"}}
    assert "0" in Table(scenario=GRAIL, **portal).after("play town_portal")
    assert "0" not in with_grail(**portal).after("play town_portal")


@pytest.mark.rule("HER-END-01")
def test_who_beats_the_carrier_takes_the_grail(dice):
    fight = Fight(
        scenario=GRAIL,
        attacker=[("castle_champions:pack", "a4")],
        defender=[("dungeon_troglodytes", "a3")],
        active="a4",
        wounds={"a3": 1},
        grail=2,
    )
    fight.play("attack a4 a3")
    assert fight.g.grail == 0


@pytest.mark.rule("HER-END-01")
@pytest.mark.parametrize(("alone", "grail"), [(False, 2), (True, GRAIL_ON_FIELD + FIELD.parse("t1.c"))])
def test_a_carrier_who_attacks_and_loses_leaves_it_to_the_defending_hero_or_on_the_field(dice, alone, grail):
    fight = Fight(
        scenario=GRAIL,
        attacker=[("castle_halberdiers", "a4")],
        defender=[("dungeon_black_dragons:pack", "a3")],
        active="a3",
        wounds={"a4": 1},
        field="t1.c",
        alone=alone,
        grail=0,
    )
    fight.play("attack a3 a4")
    assert (fight.at("main1"), fight.g.grail) == ("t0.c", grail)


@pytest.mark.rule("HER-END-01")
def test_a_carrier_beaten_by_neutral_units_leaves_the_grail_on_the_field(dice):
    fight = Fight(
        scenario=GRAIL,
        attacker=[("castle_halberdiers", "a4")],
        defender=[("neutral_champions", "a3")],
        neutral=True,
        active="a3",
        wounds={"a4": 1},
        field="t0.sw",
        grail=0,
    )
    fight.strike("attack a3 a4")
    field = FIELD.parse("t0.sw")
    assert (fight.g.grail, fight.at("main1")) == (GRAIL_ON_FIELD + field, "t0.c")
    table = Table(scenario=GRAIL, grail=GRAIL_ON_FIELD + FIELD.parse("t0.ne"))
    table.play("move main1 t0.ne")
    assert table.g.grail == 0, "whoever comes next takes it"


@pytest.mark.rule("HER-RND-10")
def test_in_round_6_of_search_for_the_grail_everybody_may_search_two_artifacts():
    table = Table(
        scenario=GRAIL,
        stage="round",
        round=6,
        first=1,
        weeks=["dead_silence"],
        pile={"artifact": ["speculum", "rib_cage"]},
    )
    assert (table.asked, table.offers("pass")) == ("1 search", True)
    table.play("from_deck artifact")
    assert table.after("take") == {"speculum", "rib_cage"}
    table.play("take rib_cage")
    assert (table.asked, table.hand(1)) == ("0 search", ["rib_cage"])
    table.play("pass")
    assert table.asked == "1 refresh"
