"""Sieges: Walls, Gate and Arrow Tower of a Town with a Citadel (chapter SIE)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ACTED, DEFENDING, NOBODY

STANDING = ["wall", "gate", "wall", "wall"]


def siege(attacker, defender, active, walls=STANDING, **more):
    return Fight(attacker=attacker, defender=defender, active=active, walls=walls, **more)


def attacked(site="t1.c", **more):
    """The Main Hero of seat 0 attacks a site of seat 1; each side has one unit, which is deployed."""
    places = {"main1": "t1.w", "main2": "t1.c", **more.pop("at", {})}
    table = Table(at=places, tokens={0: 0, 1: 0}, army={0: ["castle_griffins"], 1: ["dungeon_harpies"]}, **more)
    table.play(f"move main1 {site}")
    if table.asked == "1 defend_site":
        table.play("pay")
    table.play("deploy castle_griffins a5", "deploy dungeon_harpies a1")
    return table


# --------------------------------------------------------------------------- when there is one


@pytest.mark.rule("HER-BAT-20", "HER-SIE-01")
def test_the_defender_of_a_town_with_a_citadel_sets_up_walls_and_gate_after_his_units():
    table = attacked(built={1: ["dwelling_bronze", "citadel"]})
    assert table.asked == "1 gate"
    assert set(table.options()) == {"gate a3", "gate b3", "gate c3", "gate d3"}
    table.play("gate c3")
    assert table.g.walls == (1, 1, 2, 1)
    assert table.g.at[-1] == 20


@pytest.mark.rule("HER-BAT-20", "HER-SIE-11")
def test_a_town_without_a_citadel_and_a_settlement_are_defended_on_the_normal_board():
    table = attacked(built={1: ["dwelling_bronze"]})
    assert (table.asked.split()[1], table.g.walls, len(table.g.at)) == ("activation", (0, 0, 0, 0), 2)
    site = Table(near="settlement")
    table = attacked(
        site.site,
        near="settlement",
        at={"main1": site.at("main1"), "main2": site.site},
        flags={site.site: 1},
        visited=[site.site],
        built={1: ["citadel"]},
    )
    assert (table.asked.split()[1], table.g.walls) == ("activation", (0, 0, 0, 0))


@pytest.mark.rule("HER-SIE-12")
def test_a_captured_town_has_no_citadel_for_its_captor():
    table = attacked(
        "t0.c", at={"main1": "t0.e", "main2": "t0.c"}, flags={"t0.c": 1}, built={0: ["citadel"], 1: ["citadel"]}
    )
    assert (table.asked.split()[1], table.g.walls) == ("activation", (0, 0, 0, 0))


@pytest.mark.rule("HER-SIE-13")
def test_a_citadel_works_for_units_alone():
    table = attacked(at={"main2": "t1.nw"}, built={1: ["citadel"]})
    assert (table.asked, table.g.fighter) == ("1 gate", (0, NOBODY))


# --------------------------------------------------------------------------- Walls and Gate


@pytest.mark.rule("HER-SIE-02")
@pytest.mark.proves("structure:wall", "structure:gate")
def test_walls_stop_everybody_on_foot_and_the_gate_the_attacker_only():
    outside = siege([("castle_crusaders", "b4")], [("dungeon_medusas", "d1")], "b4")
    assert not {"a3", "b3", "c3", "d3", "b2"} & outside.after("go")
    inside = siege([("castle_zealots", "d5")], [("dungeon_minotaurs", "b1")], "b1")
    assert {"a3", "b3", "c3", "d3"} & inside.after("go") == {"b3"}
    flying = siege([("castle_griffins", "b4")], [("dungeon_medusas", "d1")], "b4")
    assert {"b2", "b1", "a2"} <= flying.after("go")
    assert not {"a3", "b3", "c3", "d3"} & flying.after("go")


@pytest.mark.rule("HER-SIE-03")
def test_the_defender_walks_through_the_gate_and_may_stop_on_it():
    fight = siege([("castle_zealots", "d5")], [("dungeon_minotaurs", "b2")], "b2")
    assert {"b3", "b4", "b5", "c4"} <= fight.after("go")
    fight.play("go b3")
    assert fight.unit("b3") == "dungeon_minotaurs"
    assert fight.walls == STANDING
    storm = siege([("castle_crusaders", "b4")], [("dungeon_minotaurs", "b3")], "b4")
    storm.strike("attack b4 b3")
    assert storm.walls == STANDING
    assert len(storm.facts("dealt")) == 2


@pytest.mark.rule("HER-SIE-04")
@pytest.mark.parametrize(
    ("unit", "side", "at"),
    [("castle_crusaders:pack", 0, "a4"), ("castle_griffins", 0, "a4"), ("dungeon_harpies", 1, "a2")],
)
def test_one_attack_of_an_adjacent_unit_on_foot_or_in_the_air_makes_a_wall_a_ruin(dice, unit, side, at):
    sides = [[("castle_zealots", "d5")], [("dungeon_medusas", "d1")]]
    sides[side].append((unit, at))
    fight = siege(sides[0], sides[1], at, hand={0: ["attack"], 1: ["attack"]}, marks={"d5": ACTED, "d1": ACTED})
    fight.play(f"attack {at} a3")
    assert fight.walls == ["ruin", "gate", "wall", "wall"]
    assert not fight.facts("rolled")
    assert fight.unit(at) == unit
    assert fight.asked.split()[1] == "activation"
    assert fight.g.combat_round == 2


@pytest.mark.rule("HER-SIE-04")
def test_the_gate_is_destroyed_by_an_attack_too():
    fight = siege([("castle_crusaders", "b4")], [("dungeon_medusas", "d1")], "b4")
    fight.play("attack b4 b3")
    assert fight.walls == ["wall", "ruin", "wall", "wall"]


@pytest.mark.rule("HER-SIE-05")
def test_ranged_units_cannot_destroy_walls():
    fight = siege([("castle_zealots", "a4")], [("dungeon_medusas", "d1")], "a4")
    assert fight.after("attack") == {"a4 d1"}


@pytest.mark.rule("HER-SIE-06")
def test_a_ruin_blocks_nobody_and_protects_nobody(dice):
    walls = ["ruin", "ruin", "wall", "wall"]
    fight = siege([("castle_crusaders", "a4")], [("dungeon_medusas", "d1")], "a4", walls)
    assert {"a3", "b3", "a2"} <= fight.after("go")
    assert {"a3", "b3"} & {line.split()[1] for line in fight.after("attack")} == set()
    fight.play("go a3")
    assert fight.unit("a3") == "castle_crusaders"
    shot = siege([("castle_zealots", "b4")], [("dungeon_medusas", "a2")], "b4", walls)
    shot.strike("attack b4 a2")
    assert shot.facts("dealt")[0][2] == 2


@pytest.mark.rule("HER-SIE-07")
@pytest.mark.parametrize(
    ("shooter", "target", "walls", "damage"),
    [
        ("b4", "a2", STANDING, 1),
        ("b4", "b1", STANDING, 1),
        ("b4", "a2", ["ruin", "gate", "wall", "wall"], 2),
        ("a3", "a1", ["ruin", "wall", "wall", "gate"], 2),
        ("a2", "d2", STANDING, 2),
        ("d4", "b3", STANDING, 2),
        ("a3", "b2", ["ruin", "gate", "wall", "wall"], 2),
    ],
)
def test_a_defender_behind_a_standing_wall_takes_less_from_shots_of_the_other_side(
    dice, shooter, target, walls, damage
):
    fight = siege([("castle_zealots", shooter)], [("dungeon_medusas", target)], shooter, walls)
    fight.play(f"attack {shooter} {target}")
    assert fight.facts("dealt")[0][2] == damage


@pytest.mark.rule("HER-SIE-07")
def test_walls_protect_neither_from_blades_nor_the_attacker_and_never_below_zero(dice):
    flown = siege([("castle_griffins:pack", "a4")], [("dungeon_medusas", "a2")], "a4")
    flown.play("attack a1 a2")
    assert flown.facts("dealt")[0][2] == 2
    back = siege([("castle_zealots", "a4")], [("dungeon_medusas", "c2")], "c2")
    back.play("attack c2 a4")
    assert back.facts("dealt")[0][2] == 2
    dice.attack(-1)
    weak = siege([("castle_zealots", "b4")], [("dungeon_black_dragons", "a2")], "b4")
    weak.play("attack b4 a2")
    assert weak.facts("dealt")[0][2] == 0


# --------------------------------------------------------------------------- the Arrow Tower


@pytest.mark.rule("HER-SIE-08")
def test_the_attacker_wins_without_destroying_the_arrow_tower(dice):
    alone = {"alone": True, "at": {"main2": "t1.nw"}}
    fight = siege([("castle_archangels:pack", "a4")], [("dungeon_harpies", "a2")], "a4", tower=True, **alone)
    fight.strike("attack a1 a2")
    assert (fight.g.stage, fight.holder("t1.c")) == ("turn", 0)


@pytest.mark.proves("structure:arrow_tower")
def test_the_arrow_tower_shoots_from_beside_the_board_with_its_own_values(dice):
    fight = siege(
        [("castle_champions", "a5"), ("castle_crusaders", "b5")], [("dungeon_harpies", "a1")], "", tower=True
    )
    assert (fight.asked, fight.activated) == ("1 activation", "tower")
    assert fight.after("attack") == {"tower a5", "tower b5"}
    assert (fight.after("go"), fight.after("defend")) == ({"tower"}, set())
    fight.play("attack tower a5")
    assert (fight.wounds("a5"), len(fight.facts("rolled")[0][1:])) == (2, 1)
    assert fight.activated == "a5"


@pytest.mark.rule("HER-SIE-10")
@pytest.mark.proves("structure:arrow_tower")
def test_the_arrow_tower_is_hurt_only_by_shots_and_cards(dice):
    walking = siege([("castle_griffins", "a4")], [("dungeon_harpies", "a1")], "a4", tower=True)
    assert not any("tower" in line for line in walking.options())
    shooting = siege([("castle_zealots", "a5")], [("dungeon_harpies", "a1")], "a5", tower=True)
    assert shooting.after("attack") == {"a5 a1", "a5 tower"}
    dice.attack(1)
    shooting.play("attack a5 tower")
    assert (shooting.facts("rolled")[0][1:], shooting.wounds("tower")) == ((1,), 2)
    near = siege([("castle_zealots", "a4")], [("dungeon_harpies", "b4")], "a4", tower=True)
    assert near.after("attack") == {"a4 b4"}
    spell = siege(
        [("castle_crusaders", "a4")], [("dungeon_harpies", "a1")], "a4", tower=True, hand={0: ["magic_arrow"]}
    )
    spell.play("play magic_arrow 0", "target tower")
    assert spell.wounds("tower") == 1


@pytest.mark.proves("structure:arrow_tower")
def test_three_damage_destroy_the_arrow_tower(dice):
    fight = siege(
        [("castle_zealots:pack", "a5")], [("dungeon_harpies", "a1")], "a5", tower=True, wounds={"tower": 1}
    )
    fight.play("attack a5 tower")
    assert "tower" not in fight.units(1)
    assert fight.army(1) == ["dungeon_harpies"]


@pytest.mark.rule("HER-SIE-10")
def test_the_arrow_tower_is_discarded_when_the_gate_and_all_walls_are_gone():
    walls = ["ruin", "ruin", "ruin", "wall"]
    fight = siege([("castle_crusaders", "d4")], [("dungeon_harpies", "a1")], "d4", walls, tower=True)
    assert "tower" in fight.units(1)
    fight.play("attack d4 d3")
    assert fight.units(1) == {"a1": "dungeon_harpies"}


def test_units_behind_walls_may_hold_a_defense_token_as_well(dice):
    dice.attack(0, 1)
    fight = siege(
        [("castle_champions", "a4"), ("castle_zealots:pack", "b4")],
        [("dungeon_medusas", "a2")],
        "b4",
        marks={"a2": DEFENDING},
    )
    fight.play("attack b4 a2")
    assert fight.facts("dealt")[0][2] == 4 - 1 - 1 - 1
