"""Portals, Sanctuaries and Capitals: what they cost, where they may stand, what they do (chapter BLD)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.immortals.table import Table, build_cost
from gonfalon.core import Match, Setup
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.printed import BUILDINGS, PORTAL, TRIBE_ID

NOTHING = ["give_up gold", "give_up energy"]
ALL = {"portal", "sanctuary", "capital"}
HEARTWOODS = {0: {"light:heartwood": 4}, 1: {"dark:heartwood": 3}}


def building(card, armies, space="L2", **more):
    """Seat 0 has turned up this card on Build; its dwarves build for 4 gold."""
    table = Table(plan={0: {space: card}, 2: {"DM": "blank"}}, armies=armies, **more)
    table.play(f"turn_up {space}")
    return table


def at(table, place):
    """What may be built in a place."""
    return {line.split()[0] for line in table.after("build") if line.split()[1] == place}


def targets(table):
    """The ways of the attacks offered."""
    return {line.split()[0] for line in table.after("attack")}


def scored(**more):
    """What seat 0 and the others score in a round that is over."""
    table = Table(stage="scoring", **more)
    return [table.points(seat) for seat in range(3)]


# --------------------------------------------------------------------- the action


@pytest.mark.rule("IMM-BLD-01", "IMM-BLD-08")
def test_the_wood_elves_build_a_portal_for_four_energy():
    table = building(
        "conflict_light_treehome",
        {0: {"light:treehome": 2}},
        tribes={0: ("wood_elves", "demons")},
        energy={0: 4},
        gold={0: 0},
    )
    table.play("build portal light:treehome")
    assert table.purse(0) == (0, 0)
    assert table.buildings("portals") == {"light:treehome"}
    assert table.points(0) == 1
    assert table.discard == ["conflict_light_treehome"]


@pytest.mark.rule("IMM-BLD-01")
@pytest.mark.parametrize("tribe", ["wood_elves", "humans", "dwarves", "amazons", "halflings"])
def test_every_tribe_builds_at_the_cost_printed_on_its_board_whatever_it_is(tribe):
    cost = build_cost(TRIBE_ID[tribe])
    assert sum(cost)

    def tried(energy, gold):
        return building(
            "foothold",
            {0: {"light:foothold": 1}},
            tribes={0: (tribe, "orcs")},
            energy={0: energy},
            gold={0: gold},
        )

    assert at(tried(*cost), "light:foothold") == ALL
    for kind in ALL:
        table = tried(*cost)
        table.play(f"build {kind} light:foothold")
        assert table.purse(0) == (0, 0)
    if cost.energy:
        assert tried(cost.energy - 1, 10).options() == NOTHING
    if cost.gold:
        assert tried(10, cost.gold - 1).options() == NOTHING


@pytest.mark.rule("IMM-BLD-03", "IMM-BLD-04")
@pytest.mark.parametrize("kind", sorted(ALL))
def test_one_of_the_three_is_chosen_when_the_card_is_turned_up_and_built_once(kind):
    table = building("foothold", {0: {"light:foothold": 1}})
    assert at(table, "light:foothold") == ALL
    table.play(f"build {kind} light:foothold")
    built = [table.buildings(kinds) for kinds in ("portals", "sanctuaries", "capitals")]
    assert sorted(map(len, built)) == [0, 0, 1]
    assert table.facts("built") == [(0, ("portal", "sanctuary", "capital").index(kind), 3)]
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-BLD-05")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("foothold", {"light:foothold", "dark:foothold"}),
        ("conflict_light_foothold", {"light:foothold"}),
        ("conflict_dark_foothold", {"dark:foothold"}),
        ("conflict_dark_joker_highpeaks", {"dark:foothold", "dark:eagle_stair"}),
    ],
)
def test_the_building_goes_where_the_card_says(card, places):
    own = ("light:foothold", "dark:foothold", "dark:eagle_stair", "light:wildhome")
    table = building(card, {0: dict.fromkeys(own, 1)})
    assert {line.split()[1] for line in table.after("build")} == places


@pytest.mark.rule("IMM-BLD-06")
def test_building_needs_an_army_of_ones_own_in_the_region():
    armies = {0: {"light:foothold": 1}, 1: {"dark:foothold": 2}}
    assert {line.split()[1] for line in building("foothold", armies).after("build")} == {"light:foothold"}
    assert building("conflict_dark_foothold", armies).options() == NOTHING
    assert building("wildhome", armies).options() == NOTHING


@pytest.mark.rule("IMM-BLD-07")
def test_a_portal_needs_a_tile_in_the_common_reserve():
    supply = BUILDINGS[PORTAL].supply
    taken = [name for name in PLACE_NAMES if name != "light:foothold"]
    table = building("foothold", {0: {"light:foothold": 1}}, portals=taken[: supply - 1])
    assert table.g.portals_left == 1
    assert at(table, "light:foothold") == ALL
    table.play("build portal light:foothold")
    assert table.g.portals_left == 0
    table = building("foothold", {0: {"light:foothold": 1}}, portals=taken[:supply])
    assert at(table, "light:foothold") == {"sanctuary", "capital"}


@pytest.mark.rule("IMM-BLD-08", "IMM-BLD-15", "IMM-BLD-17")
@pytest.mark.parametrize(("kind", "points"), [("portal", 1), ("sanctuary", 1), ("capital", 2)])
def test_a_building_gives_its_builder_points_at_once(kind, points):
    table = building("foothold", {0: {"light:foothold": 1}}, points={0: 5})
    table.play(f"build {kind} light:foothold")
    assert table.g.stage == "actions"
    assert [table.points(seat) for seat in range(3)] == [5 + points, 0, 0]


# --------------------------------------------------------------------- what may stand where


@pytest.mark.rule("IMM-BLD-13")
def test_a_region_of_a_realm_has_one_portal_and_its_namesake_may_have_its_own(tower):
    armies = {0: {"light:heartwood": 2, "dark:heartwood": 2}}
    table = building("heartwood", armies, portals=["light:heartwood"])
    assert at(table, "light:heartwood") == {"sanctuary", "capital"}
    assert at(table, "dark:heartwood") == ALL
    table.play("build portal dark:heartwood")
    for origin, goal in (("light", "dark"), ("dark", "light")):
        at_war = {0: {f"{origin}:heartwood": 2}, 1: {f"{goal}:heartwood": 2}}
        both = building("forge_fire", at_war, "L3", portals=table.buildings("portals"))
        assert f"{origin}:heartwood>{goal}:heartwood" in targets(both)


@pytest.mark.rule("IMM-BLD-14")
def test_a_portal_may_stand_beside_a_sanctuary_or_a_capital():
    armies = {0: {"light:foothold": 1}}
    assert at(building("foothold", armies, portals=["light:foothold"]), "light:foothold") == ALL - {"portal"}
    for more in ({"sanctuaries": ["light:foothold"]}, {"capitals": ["light:foothold"]}):
        table = building("foothold", armies, **more)
        assert at(table, "light:foothold") == {"portal"}
        table.play("build portal light:foothold")
        assert table.buildings("portals") == {"light:foothold"}
        assert table.buildings("sanctuaries") | table.buildings("capitals") == {"light:foothold"}


@pytest.mark.rule("IMM-BLD-19", "IMM-BLD-20")
@pytest.mark.parametrize("stands", ["sanctuaries", "capitals"])
def test_a_region_has_one_sanctuary_or_one_capital_which_never_becomes_the_other(stands):
    table = building("foothold", {0: {"light:foothold": 1}}, **{stands: ["light:foothold"]})
    table.refused("build sanctuary light:foothold")
    table.refused("build capital light:foothold")
    assert at(table, "light:foothold") == {"portal"}


@pytest.mark.rule("IMM-BLD-21", "IMM-BLD-22")
def test_a_province_of_a_realm_has_one_capital():
    armies = {0: dict.fromkeys(("light:foothold", "dark:foothold"), 1)}
    table = building("foothold", armies, capitals=["light:mountainhome"])
    assert at(table, "light:foothold") == ALL - {"capital"}
    assert at(table, "dark:foothold") == ALL
    assert at(building("foothold", armies, capitals=["light:wildhome"]), "light:foothold") == ALL


@pytest.mark.rule("IMM-BLD-22")
def test_there_may_be_ten_capitals():
    capitals = [
        f"{realm}:{home}"
        for realm in ("light", "dark")
        for home in ("treehome", "hillhome", "lakehome", "wildhome")
    ]
    capitals.append("light:mountainhome")
    table = building("conflict_dark_mountainhome", {0: {"dark:mountainhome": 1}}, capitals=capitals)
    table.play("build capital dark:mountainhome")
    assert len(table.buildings("capitals")) == 10


@pytest.mark.rule("IMM-BLD-23")
def test_a_province_may_have_a_sanctuary_in_every_region():
    others = [f"light:{region}" for region in ("mountainhome", "tribute_pass", "forge_fire", "eagle_stair")]
    table = building("foothold", {0: {"light:foothold": 1}}, sanctuaries=others)
    table.play("build sanctuary light:foothold")
    assert table.buildings("sanctuaries") == {*others, "light:foothold"}


# --------------------------------------------------------------------- what Portals do


@pytest.mark.rule("IMM-BLD-09", "IMM-BLD-10")
def test_a_portal_opens_the_way_to_the_other_realm_and_not_back(tower):
    way, back = "light:heartwood>dark:heartwood", "dark:heartwood>light:heartwood"
    assert way not in targets(building("heartwood", HEARTWOODS, "L3"))
    assert way in targets(building("heartwood", HEARTWOODS, "L3", portals=["light:heartwood"]))
    assert way not in targets(building("heartwood", HEARTWOODS, "L3", portals=["dark:heartwood"]))
    theirs = {0: HEARTWOODS[1], 1: HEARTWOODS[0]}
    assert back not in targets(building("heartwood", theirs, "L3", portals=["light:heartwood"]))


@pytest.mark.rule("IMM-BLD-09")
def test_armies_move_and_attack_through_a_portal(tower):
    table = building("heartwood", HEARTWOODS, "L3", portals=["light:heartwood"], tray={5: 1})
    tower(lodge=[1, 1, 1, 5])
    table.play("attack light:heartwood>dark:heartwood 3:for")
    assert table.armies("dark:heartwood") == (0, 3)
    own = {0: {"light:heartwood": 4, "dark:heartwood": 1}}
    table = building("heartwood", own, "L4", portals=["light:heartwood"])
    assert table.after("move 3@light:heartwood") == {"dark:heartwood"}


@pytest.mark.rule("IMM-BLD-11")
def test_a_portal_serves_whoever_has_armies_there(tower):
    table = Table(
        armies={0: {"light:heartwood": 1}, 1: {"light:forge_fire": 4}},
        plan={0: {"L2": "heartwood"}, 1: {"L3": "conflict_light_heartwood", "L4": "conflict_dark_foothold"}},
    )
    table.play("turn_up L2", "build portal light:heartwood")
    table.play(
        "turn_up L3", "attack light:forge_fire>light:heartwood 3:for", "pass gold", "pass gold", "turn_up L4"
    )
    assert table.armies("light:heartwood") == (1, 3)
    assert "light:heartwood>dark:heartwood" in targets(table)


# --------------------------------------------------------------------- what they are worth later


@pytest.mark.rule("IMM-BLD-12")
def test_a_portal_is_worth_nothing_in_scoring():
    assert scored(armies={0: {"light:foothold": 1}}, portals=["light:foothold"]) == [0, 0, 0]


@pytest.mark.rule("IMM-BLD-26")
@pytest.mark.parametrize("kind", ["sanctuaries", "capitals"])
def test_a_building_in_an_unoccupied_region_is_worth_nothing(kind):
    assert scored(armies={0: {"dark:foothold": 1}}, **{kind: ["light:foothold"]}) == [0, 0, 0]
    assert scored(armies={0: {"light:foothold": 1}}, **{kind: ["light:foothold"]}) == [1, 0, 0]


@pytest.mark.rule("IMM-BLD-24", "IMM-BLD-25")
def test_buildings_change_hands_with_their_region_and_the_builder_keeps_his_points(tower):
    standing: dict[str, Any] = {"portals": ["light:heartwood"], "capitals": ["light:heartwood"]}
    table = Table(
        armies={0: {"light:forge_fire": 4}, 1: {"light:heartwood": 1}},
        plan={0: {"L3": "conflict_light_heartwood"}},
        points={1: 3},
        **standing,
    )
    table.play("turn_up L3", "attack light:forge_fire>light:heartwood 3:for")
    assert table.armies("light:heartwood") == (0, 3)
    assert table.buildings("portals") == table.buildings("capitals") == {"light:heartwood"}
    assert table.facts("scored") == [(1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (0, 1, 0, 1, 0)]
    assert table.points(1) == 3


@pytest.mark.rule("IMM-BLD-24")
@pytest.mark.parametrize("kind", ["sanctuary", "capital"])
def test_what_stands_in_an_unoccupied_region_waits_for_who_takes_it(kind, tower):
    kinds = {"sanctuary": "sanctuaries", "capital": "capitals"}[kind]
    standing: dict[str, Any] = {"portals": ["light:heartwood"], kinds: ["light:heartwood"]}
    table = building("conflict_light_heartwood", {0: {"light:forge_fire": 4}}, "L3", **standing)
    table.play("attack light:forge_fire>light:heartwood 3:for")
    assert table.armies("light:heartwood") == (0, 3)
    assert table.buildings("portals") == table.buildings(kinds) == {"light:heartwood"}


@pytest.mark.rule("IMM-BLD-24")
@pytest.mark.parametrize("seats", [3, 5])
def test_no_building_ever_leaves_the_board(seats):
    rng = Random(seats)
    match = Match(GAME, Setup("standard", seats, seats))
    stood = (0, 0, 0)
    while not match.over:
        seat = min(match.asks)
        match.play(seat, rng.choice(match.asks[seat].options))
        g = match.state
        stands = (g.portals, g.sanctuaries, g.capitals)
        assert all(old & new == old for old, new in zip(stood, stands, strict=True))
        stood = stands
    assert any(stood)
