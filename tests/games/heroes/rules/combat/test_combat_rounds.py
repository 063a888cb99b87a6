"""Combat Rounds: movement on the board, who activates when, what a unit may do, and how long a combat lasts
(chapters BAT and UNT)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from gonfalon.games.heroes.codes import ACTED, DEFENDED, DEFENDING, PARALYSED, RETALIATED

SPACES = [column + row for row in "12345" for column in "abcd"]


def near(space, steps):
    """The spaces so many orthogonal steps from one."""
    return {
        other
        for other in SPACES
        if abs(ord(space[0]) - ord(other[0])) + abs(int(space[1]) - int(other[1])) <= steps
    }


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


# --------------------------------------------------------------------------- the board


@pytest.mark.rule("HER-BAT-22")
def test_only_units_one_orthogonal_step_apart_are_adjacent():
    fight = Fight(
        attacker=[("castle_crusaders", "b3")],
        defender=[("dungeon_harpies", "b2"), ("dungeon_troglodytes", "a2"), ("dungeon_minotaurs", "c4")],
        active="b3",
    )
    assert fight.after("attack b3") == {"b2"}


@pytest.mark.rule("HER-BAT-23", "HER-UNT-31")
def test_a_ground_unit_moves_up_to_three_orthogonal_steps_and_may_then_attack_what_is_adjacent():
    fight = duel(("castle_crusaders", "a5"), ("dungeon_harpies", "b2"))
    assert fight.after("go") == near("a5", 3)
    assert fight.after("attack") == {"a2 b2", "b3 b2"}
    fight.strike("attack b3 b2")
    assert fight.unit("b3") == "castle_crusaders"


@pytest.mark.rule("HER-BAT-24")
def test_cards_of_either_side_block_units_that_do_not_fly():
    walls = {"defender": [("dungeon_harpies", "b5")], "active": "a5"}
    walking = Fight(attacker=[("castle_crusaders", "a5"), ("castle_marksmen", "a4")], **walls)
    assert walking.after("go") == {"a5"}
    flying = Fight(attacker=[("castle_griffins", "a5"), ("castle_marksmen", "a4")], **walls)
    assert flying.after("go") == near("a5", 3) - {"a4", "b5"}


@pytest.mark.rule("HER-BAT-25", "HER-UNT-32")
def test_a_flying_unit_passes_over_obstacles_but_ends_on_a_free_space():
    fight = Fight(
        attacker=[("castle_griffins", "a4"), ("castle_crusaders", "b4")],
        defender=[("dungeon_harpies", "a3"), ("dungeon_troglodytes", "a1")],
        active="a4",
    )
    assert fight.after("go") == near("a4", 3) - {"b4", "a3", "a1"}
    assert fight.offers("attack a2 a1")
    fight.strike("attack a2 a1")
    assert fight.unit("a2") == "castle_griffins"


@pytest.mark.rule("HER-UNT-33")
def test_a_ranged_unit_shoots_and_may_then_step_aside_or_only_steps():
    fight = duel(("castle_zealots", "a5"), ("dungeon_minotaurs", "d2"))
    assert fight.after("go") == {"a5", "a4", "b5"}
    assert fight.after("attack") == {"a5 d2"}
    fight.play("attack a5 d2")
    assert fight.asked == "0 step"
    assert set(fight.options()) == {"stay", "go a4", "go b5"}
    fight.play("go b5")
    assert (fight.unit("b5"), fight.asked) == ("castle_zealots", "1 activation")
    fight = duel(("castle_zealots", "a5"), ("dungeon_minotaurs", "d2"))
    fight.play("go a4")
    assert fight.asked == "1 activation"


@pytest.mark.rule("HER-UNT-34")
def test_a_ranged_unit_beside_an_enemy_shoots_only_at_adjacent_enemies():
    fight = Fight(
        attacker=[("castle_zealots", "a4")],
        defender=[("dungeon_minotaurs", "a3"), ("dungeon_harpies", "b4"), ("dungeon_troglodytes", "d1")],
        active="a4",
    )
    assert fight.after("attack") == {"a4 a3", "a4 b4"}


@pytest.mark.rule("HER-UNT-37")
def test_a_ranged_unit_shoots_once(dice):
    fight = duel(("castle_zealots", "a5"), ("dungeon_minotaurs:pack", "d2"))
    fight.play("attack a5 d2")
    assert fight.asked == "0 step"
    assert (fight.wounds("d2"), len(fight.facts("attacks"))) == (1, 1)


# --------------------------------------------------------------------------- order of activation


def activations(fight, n):
    """The next units that activate, each staying where it is."""
    order = []
    for _ in range(n):
        order.append(fight.activated)
        fight.play(f"go {order[-1]}")
    return order


@pytest.mark.rule("HER-BAT-37", "HER-UNT-24")
def test_every_unit_activates_once_a_round_the_fastest_first():
    fight = Fight(
        attacker=[("castle_halberdiers", "a5"), ("castle_archangels", "b5"), ("castle_crusaders", "c5")],
        defender=[("dungeon_harpies", "a1"), ("dungeon_manticores", "b1")],
    )
    assert activations(fight, 6) == ["b5", "b1", "a1", "c5", "a5", "b5"]
    assert fight.g.combat_round == 2


@pytest.mark.rule("HER-BAT-38")
def test_equal_initiatives_alternate_beginning_with_the_attacker_in_the_order_each_side_likes():
    fight = Fight(
        attacker=[("castle_halberdiers", "a5"), ("castle_marksmen", "b5")],
        defender=[("dungeon_troglodytes", "a1"), ("necropolis_skeletons", "b1"), ("neutral_halberdiers", "c1")],
    )
    assert fight.asked == "0 next_unit"
    fight.play("activate b5", "go b5")
    assert fight.asked == "1 next_unit"
    assert set(fight.options()) == {"activate a1", "activate b1", "activate c1"}
    fight.play("activate b1", "go b1")
    assert activations(fight, 1) == ["a5"]
    fight.play("activate c1")
    assert fight.activated == "c1"


@pytest.mark.rule("HER-BAT-39")
def test_the_highest_initiative_at_the_moment_activates_next():
    fight = Fight(
        attacker=[("castle_griffins", "a5"), ("castle_halberdiers", "b5")],
        defender=[("dungeon_medusas", "a1")],
        hand={0: ["haste", "power"]},
    )
    fight.play("play power 0", "play haste 1", "target b5", "go a5")
    assert fight.activated == "b5"
    fight = Fight(
        attacker=[("castle_griffins", "a5"), ("castle_halberdiers", "b5")], defender=[("dungeon_medusas", "a1")]
    )
    fight.play("go a5")
    assert fight.activated == "a1"


# --------------------------------------------------------------------------- what a unit may do


@pytest.mark.rule("HER-BAT-41")
def test_a_players_unit_need_neither_move_nor_attack():
    fight = duel(("castle_crusaders", "a4"), ("dungeon_harpies", "a3"))
    assert fight.offers("attack a4 a3")
    assert fight.offers("go a4")
    fight.play("go a4")
    assert (fight.asked, fight.wounds("a3")) == ("1 activation", 0)


@pytest.mark.rule("HER-BAT-42")
def test_guards_must_attack_if_they_can():
    guards = duel(("castle_crusaders", "a4"), ("neutral_boars", "a2"), "a2", neutral=True)
    assert guards.asked == "1 activation"
    assert set(guards.options()) == {"attack a3 a4", "attack b4 a4"}
    far = duel(("castle_crusaders", "d5"), ("neutral_boars", "a1"), "a1", neutral=True)
    assert far.after("go") == near("a1", 3)
    assert not far.after("attack")


@pytest.mark.rule("HER-BAT-43")
def test_guards_never_defend_but_neutral_units_of_a_player_may():
    guards = duel(("castle_crusaders", "d5"), ("neutral_boars", "a1"), "a1", neutral=True)
    assert not guards.after("defend")
    own = duel(("neutral_boars", "a4"), ("dungeon_harpies", "d1"))
    assert own.offers("defend a4")


@pytest.mark.rule("HER-BAT-33")
def test_a_unit_may_move_and_defend_instead_of_attacking():
    fight = duel(("castle_crusaders", "a4"), ("dungeon_harpies", "d1"))
    assert fight.after("defend") == near("a4", 3)
    fight.play("defend b4")
    assert fight.marks("b4") & DEFENDING
    assert fight.asked == "1 activation"
    shooter = duel(("castle_zealots", "a5"), ("dungeon_harpies", "d1"))
    assert shooter.after("defend") == {"a5", "a4", "b5"}


@pytest.mark.rule("HER-BAT-35", "HER-BAT-36")
def test_a_defense_token_goes_when_its_unit_activates_and_then_it_cannot_defend_again():
    fight = duel(("castle_crusaders", "a4"), ("dungeon_medusas", "d1"), marks={"a4": DEFENDING})
    assert not fight.marks("a4") & DEFENDING
    assert not fight.after("defend")
    assert fight.refused("defend a4")
    fight.play("go a4", "go d1")
    assert (fight.activated, fight.marks("a4") & DEFENDED) == ("a4", 0)
    assert fight.offers("defend a4")


@pytest.mark.rule("HER-BAT-30")
def test_a_paralysed_unit_loses_the_token_instead_of_activating():
    fight = Fight(
        attacker=[("castle_griffins", "a5")],
        defender=[("dungeon_manticores", "a1"), ("dungeon_troglodytes", "b1")],
        marks={"a1": PARALYSED},
    )
    assert fight.activated == "a5"
    assert not fight.marks("a1") & PARALYSED
    assert fight.marks("a1") & ACTED
    fight.play("go a5", "go b1")
    assert fight.activated == "a1"


@pytest.mark.rule("HER-BAT-48")
def test_marks_of_activation_and_retaliation_are_cleared_with_the_round(dice):
    fight = Fight(
        attacker=[("castle_griffins:pack", "a4"), ("castle_crusaders", "b3")],
        defender=[("dungeon_medusas", "a3")],
        active="a4",
        marks={"a3": RETALIATED},
    )
    fight.play("go a4", "go b3")
    assert fight.marks("a3") & RETALIATED
    fight.play("go a3")
    assert fight.g.combat_round == 2
    assert not fight.marks("a3") & RETALIATED
    assert [bool(mark & ACTED) for mark in fight.g.marks] == [True, False, False]


# --------------------------------------------------------------------------- how long it lasts


def guards_left(mp, **more):
    """A combat against guards that nobody hits; its first round is about to end."""
    units = ("castle_crusaders", "d5"), ("neutral_zombies", "a1")
    fight = duel(*units, "a1", neutral=True, mp={"main1": mp}, marks={"d5": ACTED}, **more)
    fight.play("go a1")
    return fight


@pytest.mark.rule("HER-BAT-50", "HER-BAT-51")
def test_a_further_round_against_guards_costs_a_movement_point():
    fight = guards_left(2)
    assert fight.asked == "0 prolong"
    assert set(fight.options()) == {"retreat", "prolong"}
    fight.play("prolong")
    assert (fight.g.combat_round, fight.mp("main1"), fight.asked) == (2, 1, "0 activation")
    assert not fight.offers("retreat")


@pytest.mark.rule("HER-BAT-51", "HER-BAT-52")
def test_without_movement_points_the_hero_must_retreat_to_where_it_last_stood():
    fight = guards_left(0)
    assert (fight.asked, fight.at("main1"), fight.g.stage) == ("0 turn", "t0.c", "turn")
    assert not fight.visited("t0.sw")


@pytest.mark.rule("HER-BAT-51")
def test_the_movement_point_is_one_of_the_hero_that_fights():
    fight = guards_left(0, secondary=[0], at={"second1": "t0.se"})
    assert fight.asked == "0 prolong"
    fight.play("prolong")
    assert (fight.mp("second1"), fight.mp("main1")) == (1, 0)


@pytest.mark.rule("HER-BAT-52")
def test_a_retreating_hero_goes_to_its_nearest_site_if_an_enemy_stands_where_it_came_from():
    fight = guards_left(1, at={"main1": "t0.w", "main2": "t0.w"}, field="t0.sw")
    fight.play("retreat")
    assert fight.at("main1") == "t0.c"


@pytest.mark.rule("HER-BAT-53")
def test_a_retreat_costs_nothing_else():
    fight = guards_left(2, resources={0: (7, 0, 0)}, hand={0: ["attack"]}, wounds={"d5": 2})
    fight.play("retreat")
    assert (fight.purse(0)[0], fight.hand(0), fight.army(0)) == (7, ["attack"], ["castle_crusaders"])
    assert (fight.g.morale[0], fight.mp("main1"), fight.g.cubes[1]) == (0, 2, (0, 0))
    assert fight.at("main1") == "t0.c"


@pytest.mark.rule("HER-BAT-54")
@pytest.mark.parametrize(
    ("guards", "neutral"),
    [
        ([("neutral_zombies", "a1"), ("neutral_crystal_dragons", "b1")], True),
        ([("dungeon_troglodytes", "a1")], False),
    ],
)
def test_there_is_no_limit_of_rounds_against_azure_units_and_players(guards, neutral):
    fight = Fight(
        attacker=[("castle_crusaders", "d5")],
        defender=guards,
        neutral=neutral,
        active="a1",
        mp={"main1": 0},
        marks={"d5": ACTED, **({"b1": ACTED} if neutral else {})},
    )
    fight.play("go a1")
    assert (fight.g.combat_round, fight.asked.split()[1]) == (2, "activation")


@pytest.mark.rule("HER-BAT-49")
def test_a_combat_between_players_goes_on_until_one_side_has_no_units_left(dice):
    fight = Fight(
        attacker=[("castle_halberdiers", "a4")], defender=[("dungeon_troglodytes", "a3")], wounds={"a3": 1}
    )
    for _ in range(3):
        assert fight.activated == "a4"
        fight.play("go a4", "go a3")
    fight.strike("attack a4 a3")
    assert (fight.g.stage, fight.facts("combat_won")[0][0]) == ("turn", 0)
