"""How a combat ends: who has won, what defeat and Surrender cost, Experience, and what becomes of the Units
(chapters BAT, BXP and UNT)."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import DEFENDING, NOBODY, PARALYSED

ANGELS = ("castle_archangels:pack", "a4")
START_OF_DUNGEON = ["dungeon_troglodytes:pack", "dungeon_harpies"]
START_OF_CASTLE = ["castle_halberdiers:pack", "castle_marksmen"]


def won(victim="dungeon_troglodytes", **more):
    """The attacker has just beaten the only unit of the defender."""
    fight = Fight(attacker=[ANGELS], defender=[(victim, "a3")], active="a4", **more)
    fight.strike("attack a4 a3")
    return fight


def lost(mine="castle_halberdiers", **more):
    """The defender has just beaten the only unit of the attacker."""
    fight = Fight(attacker=[(mine, "a4")], defender=[("dungeon_black_dragons:pack", "a3")], active="a3", **more)
    fight.strike("attack a3 a4")
    return fight


def lost_to_guards(mine="castle_halberdiers", **more):
    fight = Fight(
        attacker=[(mine, "a4")], defender=[("neutral_archangels", "a3")], neutral=True, active="a3", **more
    )
    fight.strike("attack a3 a4")
    return fight


# --------------------------------------------------------------------------- who has won


@pytest.mark.rule("HER-BAT-60")
def test_a_combat_is_over_as_soon_as_one_side_has_no_unit_on_the_board(dice):
    fight = won(army={1: ["dungeon_black_dragons:pack"]})
    assert (fight.g.stage, fight.g.field) == ("turn", NOBODY)
    assert fight.facts("combat_won")[0][0] == 0
    assert fight.army(1) == ["dungeon_black_dragons:pack"]


@pytest.mark.rule("HER-BAT-60")
def test_the_attacker_is_beaten_when_the_last_units_fall_together(dice):
    thorns = (("thorns", 1, 2, "combat", NOBODY),)
    units = {"attacker": [("castle_marksmen", "a4")], "active": "a4", "rows": thorns}
    fight = Fight(**units, defender=[("dungeon_troglodytes", "a3")], wounds={"a3": 1})
    fight.strike("attack a4 a3")
    assert (fight.g.morale, fight.g.cubes[1]) == ((-1, 0), (1, 0))
    assert (fight.army(0), fight.army(1)) == (START_OF_CASTLE, START_OF_DUNGEON)
    guards = Fight(**units, defender=[("neutral_boars", "a3")], neutral=True, wounds={"a3": 3})
    guards.strike("attack a4 a3")
    assert not guards.visited("t0.sw")
    assert (guards.holder("t0.sw"), guards.at("main1"), guards.g.xp[0]) == (NOBODY, "t0.c", 0)


# --------------------------------------------------------------------------- the Units


@pytest.mark.rule("HER-BAT-61", "HER-UNT-22", "HER-UNT-23")
def test_survivors_keep_the_side_they_show_and_lose_their_damage(dice):
    fight = Fight(
        attacker=[("castle_champions:pack", "a4"), ("castle_crusaders:pack", "b5"), ("castle_zealots", "c5")],
        defender=[("dungeon_manticores", "b4")],
        active="b4",
        wounds={"b5": 3, "c5": 4},
    )
    fight.play("attack b4 b5")
    assert (fight.unit("b5"), fight.wounds("b5")) == ("castle_crusaders", 2)
    fight.strike("attack a4 b4")
    assert fight.g.stage == "turn"
    assert fight.army(0) == ["castle_crusaders", "castle_zealots", "castle_champions:pack"]


@pytest.mark.rule("HER-BAT-78")
def test_no_token_is_left_after_a_combat(dice):
    fight = Fight(
        attacker=[ANGELS, ("castle_zealots", "c5")],
        defender=[("dungeon_troglodytes", "a3")],
        active="a4",
        wounds={"c5": 4},
        marks={"c5": DEFENDING | PARALYSED},
        rows=(("initiative", 1, 3, "combat", NOBODY),),
    )
    fight.strike("attack a4 a3")
    assert (fight.g.wounds, fight.g.marks, fight.g.rows) == ([], [], ())
    again = Table(
        at={"main1": "t0.c", "main2": "t0.ne"}, tokens={0: 0, 1: 0}, army={0: fight.army(0), 1: fight.army(1)}
    )
    again.play("move main1 t0.ne", "deploy castle_zealots a5", "deployed")
    assert (again.g.wounds, again.g.marks) == ([0], [0])


@pytest.mark.rule("HER-UNT-08", "HER-NEU-07")
def test_defeated_units_leave_the_unit_deck_and_neutral_ones_go_to_their_discard_pile(dice):
    fight = won("neutral_boars", army={1: ["dungeon_medusas"]})
    assert fight.army(1) == ["dungeon_medusas"]
    assert len(fight.g.neutral_discard[0]) == 1
    fight = won("dungeon_troglodytes", army={1: ["dungeon_medusas"]})
    assert fight.army(1) == ["dungeon_medusas"]
    assert fight.g.neutral_discard == ((), (), (), ())


@pytest.mark.rule("HER-UNT-15")
def test_an_empty_unit_deck_is_replaced_by_the_starting_units_of_the_scenario(dice):
    assert won().army(1) == START_OF_DUNGEON
    assert lost().army(0) == START_OF_CASTLE
    assert lost_to_guards().army(0) == START_OF_CASTLE
    assert won(scenario="force_of_will").army(1) == ["dungeon_troglodytes", "dungeon_harpies"]


@pytest.mark.rule("HER-UNT-01")
def test_the_army_is_shared_by_both_heroes(dice):
    fight = lost(secondary=[0], army={0: ["castle_griffins"]})
    assert fight.at("second1") == ""
    assert fight.army(0) == ["castle_griffins"]


# --------------------------------------------------------------------------- defeat by guards


@pytest.mark.rule("HER-BAT-63")
def test_whoever_loses_his_deployed_units_to_guards_retreats_if_others_are_left(dice):
    fight = lost_to_guards(army={0: ["castle_griffins"]}, at={"main1": "t0.w"}, field="t0.sw")
    assert (fight.asked, fight.at("main1"), fight.army(0)) == ("0 turn", "t0.w", ["castle_griffins"])
    assert not fight.facts("hero_beaten")


@pytest.mark.rule("HER-BAT-62", "HER-BAT-63")
def test_whoever_loses_all_his_units_to_guards_is_defeated_at_no_other_cost(dice):
    fight = lost_to_guards(at={"main1": "t0.w"}, field="t0.sw", resources={0: (9, 0, 0)})
    assert (fight.at("main1"), fight.purse(0)[0], fight.g.morale[0]) == ("t0.c", 9, 0)
    assert fight.facts("hero_beaten")
    assert fight.g.cubes == ((0, 0), (0, 0))
    second = lost_to_guards(secondary=[0], at={"second1": "t0.w"}, field="t0.sw")
    assert second.at("second1") == ""


# --------------------------------------------------------------------------- defeat by a player


@pytest.mark.rule("HER-BAT-62")
def test_a_defeated_main_hero_goes_to_a_site_of_its_player_that_is_free():
    settlement = Table(near="settlement").site
    places = {"near": "settlement", "flags": {settlement: 1}, "visited": [settlement]}
    fight = won(**places)
    assert fight.asked == "1 home"
    assert fight.after("to_field") == {"t1.c", settlement}
    fight.play(f"to_field {settlement}")
    assert fight.at("main2") == settlement
    taken = won(**places, at={"second2": "t1.c"})
    assert taken.at("main2") == settlement


@pytest.mark.rule("HER-BAT-65", "HER-BAT-66")
@pytest.mark.parametrize(("gold", "paid"), [(12, 5), (3, 3)])
def test_a_main_hero_beaten_by_a_player_costs_morale_and_five_gold(dice, gold, paid):
    fight = won(resources={0: (0, 0, 0), 1: (gold, 0, 0)})
    assert fight.g.morale == (0, -1)
    assert (fight.purse(0)[0], fight.purse(1)[0]) == (paid, gold - paid)


@pytest.mark.rule("HER-BAT-67")
def test_a_beaten_secondary_hero_costs_neither_morale_nor_gold(dice):
    fight = won(secondary=[1], resources={0: (0, 0, 0), 1: (9, 0, 0)})
    assert (fight.g.morale, fight.purse(0)[0], fight.purse(1)[0]) == ((0, 0), 0, 9)
    assert (fight.at("second2"), fight.at("main2")) == ("", "t1.c")


@pytest.mark.rule("HER-BAT-68")
@pytest.mark.parametrize("secondary", [[], [1]])
def test_a_beaten_hero_costs_a_faction_cube(dice, secondary):
    assert won(secondary=secondary).g.cubes == ((0, 1), (0, 0))
    assert lost(secondary=[0] if secondary else []).g.cubes == ((0, 0), (1, 0))


@pytest.mark.rule("HER-BAT-02")
def test_a_secondary_hero_beside_a_beaten_main_hero_is_removed_without_a_second_cube(dice):
    fight = won(at={"second2": "t0.ne"})
    assert (fight.at("second2"), fight.at("main2"), fight.g.cubes[0]) == ("", "t1.c", (0, 1))


@pytest.mark.rule("HER-BAT-76")
def test_units_beaten_alone_cost_nothing_but_the_town(dice):
    fight = won(alone=True, field="t1.c", at={"main2": "t1.nw"}, resources={0: (0, 0, 0), 1: (9, 0, 0)})
    assert (fight.holder("t1.c"), fight.g.cubes[0]) == (0, (0, 1))
    assert (fight.g.morale, fight.purse(1)[0], fight.at("main2")) == ((0, 0), 9, "t1.nw")
    assert fight.army(1) == START_OF_DUNGEON


@pytest.mark.rule("HER-BAT-76")
def test_a_hero_beaten_by_units_alone_pays_as_for_any_defeat_by_a_player(dice):
    fight = lost(alone=True, field="t1.c", at={"main2": "t1.nw"}, resources={0: (9, 0, 0), 1: (0, 0, 0)})
    assert (fight.g.morale, fight.purse(0)[0], fight.purse(1)[0]) == ((-1, 0), 4, 5)
    assert (fight.g.cubes[1], fight.at("main1"), fight.g.xp) == ((1, 0), "t0.c", (0, 0))


# --------------------------------------------------------------------------- Surrender


def parley(side=0, gold=10, **more):
    """A unit of the side activates, whose player has so much Gold."""
    fight = Fight(
        attacker=[("castle_crusaders:pack", "a5")],
        defender=[("dungeon_minotaurs", "a1")],
        active="a5" if side == 0 else "a1",
        resources={0: (0, 0, 0), 1: (0, 0, 0), side: (gold, 0, 0)},
        **more,
    )
    assert fight.asked == f"{side} activation"
    return fight


@pytest.mark.rule("HER-BAT-69")
def test_a_surrender_costs_ten_gold_in_full_when_ones_own_unit_activates():
    assert parley(gold=9).refused("surrender")
    fight = parley(gold=12)
    fight.play("surrender")
    assert (fight.purse(0)[0], fight.purse(1)[0]) == (2, 10)
    assert fight.g.stage == "turn"
    guards = Fight(
        attacker=[("castle_crusaders", "a5")], defender=[("neutral_boars", "a1")], neutral=True, active="a5"
    )
    assert guards.refused("surrender")


@pytest.mark.rule("HER-BAT-70")
def test_after_a_surrender_the_hero_goes_home_with_its_surviving_units():
    fight = Fight(
        attacker=[("castle_crusaders:pack", "a4")],
        defender=[("dungeon_minotaurs", "a3")],
        active="a3",
        at={"main1": "t0.w"},
        wounds={"a4": 3},
    )
    fight.play("attack a3 a4", "surrender")
    assert (fight.at("main1"), fight.army(0)) == ("t0.c", ["castle_crusaders"])
    second = parley(secondary=[0], at={"second1": "t0.w"})
    second.play("surrender")
    assert (second.at("second1"), second.army(0)) == ("", ["castle_crusaders:pack"])


@pytest.mark.rule("HER-BAT-71")
def test_a_surrender_has_no_other_consequence():
    fight = parley(side=1)
    fight.play("surrender")
    assert (fight.g.morale, fight.g.xp) == ((0, 0), (0, 0))
    assert (fight.purse(0)[0], fight.purse(1)[0]) == (10, 0)
    assert fight.g.cubes == ((0, 0), (0, 0))


@pytest.mark.rule("HER-BAT-71")
def test_a_main_hero_without_a_site_to_go_to_cannot_surrender():
    site = Table(near="settlement").site
    homeless = parley(side=1, flags={"t1.c": 0})
    assert homeless.refused("surrender")
    last = parley(side=1, flags={"t1.c": 0, site: 1}, visited=[site], near="settlement", field=site)
    assert last.refused("surrender")
    secondary = parley(side=1, flags={"t1.c": 0}, secondary=[1])
    assert secondary.offers("surrender")


@pytest.mark.rule("HER-BAT-72")
def test_nobody_surrenders_while_defending_a_town():
    site = Table(near="settlement").site
    assert parley(side=1, field="t1.c").refused("surrender")
    captured = parley(side=1, field="t0.c", flags={"t0.c": 1})
    assert captured.refused("surrender")
    assert parley(side=1, field=site, near="settlement", flags={site: 1}, visited=[site]).offers("surrender")
    assert parley(side=0, field="t1.c").offers("surrender")
    alone = parley(side=1, field=site, near="settlement", flags={site: 1}, visited=[site], alone=True)
    assert alone.refused("surrender")


# --------------------------------------------------------------------------- the field of the combat


BEATEN: dict[str, dict[str, Any]] = {
    "guards": {"neutral": True, "victim": "neutral_boars"},
    "main": {"field": "t0.e"},
    "secondary": {"field": "t0.e", "secondary": [1]},
    "units": {"field": "t1.c", "alone": True},
}
"""Whom an attacker may beat: guards, a hero, or Units that defend a site without one."""


@pytest.mark.rule("HER-BAT-73")
@pytest.mark.parametrize("hero", [0, 1])
@pytest.mark.parametrize("enemy", BEATEN)
def test_a_hero_that_wins_a_combat_it_started_visits_the_field_after_its_experience(dice, hero, enemy):
    dice.resource("gold_3")
    how = BEATEN[enemy]
    fight = won(**how | {"secondary": [*([0] if hero else []), *how.get("secondary", [])]})
    learns = hero == 0 and enemy in ("guards", "main")
    told = [name for name, *_ in fight.match.log if name in ("combat_won", "experience", "visited")]
    assert told == ["combat_won", *(["experience"] if learns else []), "visited"]
    (field,) = {where for _, where in fight.facts("combat_won")}
    assert fight.facts("visited") == [(hero, field)]
    assert fight.g.hero_at[hero] == field


@pytest.mark.rule("HER-BAT-73")
@pytest.mark.parametrize("secondary", [[], [0], [1]])
def test_a_defender_who_wins_does_not_visit_the_field_again(dice, secondary):
    fight = lost(field="t0.e", secondary=secondary)
    assert fight.facts("visited") == []
    assert fight.at("second2" if 1 in secondary else "main2") == "t0.e"


@pytest.mark.rule("HER-BAT-74")
def test_an_attacker_to_whom_the_enemy_surrenders_or_yields_visits_the_field():
    mine = {"flags": {"t0.sw": 1}, "visited": ["t0.sw"], "income": {1: (10, 2, 0)}}
    fight = parley(side=1, field="t0.sw", **mine)
    fight.play("surrender")
    assert (fight.holder("t0.sw"), fight.at("main1"), fight.at("main2")) == (0, "t0.sw", "t1.c")
    table = Table(at={"second2": "t0.sw"}, tokens={0: 0, 1: 0}, **mine)
    table.play("move main1 t0.sw", "yield")
    assert (table.holder("t0.sw"), table.at("second2"), table.g.cubes[0]) == (0, "", (0, 1))


@pytest.mark.rule("HER-HRO-15")
def test_nothing_that_follows_a_fought_combat_follows_an_accepted_defeat():
    table = Table(
        heroes=("sandro", "alamar"),
        at={"second2": "t0.ne"},
        tokens={0: 0, 1: 0},
        hand={0: ["necromancy"]},
        army={0: ["necropolis_skeletons"]},
        live=True,
    )
    table.play("move main1 t0.ne", "yield")
    assert (table.asked, table.hand(0), table.at("main1")) == ("0 turn", ["necromancy"], "t0.ne")


# --------------------------------------------------------------------------- Experience


@pytest.mark.rule("HER-BXP-01", "HER-BXP-02", "HER-BXP-03")
@pytest.mark.parametrize(("own", "enemy", "gained"), [(2, 2, 1), (2, 3, 2), (2, 1, 0)])
def test_an_enemy_main_hero_gives_experience_by_its_level(dice, own, enemy, gained):
    fight = won(level={0: own, 1: enemy})
    while fight.asked != "0 turn":
        fight.play(fight.options()[0])
    assert fight.g.xp[0] == 2 * (own - 1) + gained


@pytest.mark.rule("HER-BXP-01", "HER-BXP-02")
@pytest.mark.parametrize(("difficulty", "gained"), [(1, 1), (2, 2)])
def test_guards_give_experience_by_the_difficulty_of_their_field(dice, difficulty, gained):
    fight = won("neutral_boars", neutral=True, guarded=difficulty)
    assert fight.g.xp[0] == gained


@pytest.mark.rule("HER-BXP-04")
def test_a_victory_over_azure_guards_makes_level_seven_with_all_levels_in_order(dice):
    fight = won("neutral_crystal_dragons", neutral=True, guarded=7, wounds={"a3": 8}, level={0: 4})
    while fight.asked != "0 turn":
        fight.play(fight.options()[0])
    assert fight.level(0) == 7
    assert [fact[1] for fact in fight.facts("level")] == [5, 6, 7]


@pytest.mark.rule("HER-BXP-05")
def test_a_new_level_is_resolved_before_the_field_is_visited(dice):
    fight = won("neutral_boars", neutral=True, xp={0: 1})
    assert (fight.level(0), fight.asked.split()[0]) == (2, "0")
    assert fight.asked != "0 turn"
    assert fight.holder("t0.sw") == NOBODY
    while fight.asked != "0 turn":
        fight.play(fight.options()[0])
    assert fight.holder("t0.sw") == 0


@pytest.mark.rule("HER-BXP-06", "HER-BXP-07")
def test_secondary_heroes_neither_gain_nor_give_experience(dice):
    assert won(secondary=[0]).g.xp == (0, 0)
    assert won(secondary=[1]).g.xp == (0, 0)
    assert won("neutral_boars", neutral=True, secondary=[0]).g.xp == (0, 0)
    assert lost(secondary=[0]).g.xp == (0, 0)


@pytest.mark.rule("HER-BXP-08")
@pytest.mark.parametrize(("attacker", "gained"), [(1, 0), (2, 1), (3, 2)])
def test_a_main_hero_gains_experience_as_defender_too(dice, attacker, gained):
    fight = lost(level={0: attacker, 1: 2})
    while fight.asked != "0 turn":
        fight.play(fight.options()[0])
    assert fight.g.xp[1] == 2 + gained
