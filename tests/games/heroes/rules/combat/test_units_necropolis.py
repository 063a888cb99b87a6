"""The abilities of the Necropolis' units."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from gonfalon.games.heroes.codes import POSITIVE, RETALIATED


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


def dealt(fight):
    """The damage of each attack so far."""
    return [fact[2] for fact in fight.facts("dealt")]


@pytest.mark.proves("unit:necropolis_zombies.few", "unit:necropolis_zombies.pack")
@pytest.mark.parametrize(
    ("zombies", "roll", "damage"),
    [
        ("necropolis_zombies", -1, 1),
        ("necropolis_zombies", 0, 2),
        ("necropolis_zombies", 1, 2),
        ("necropolis_zombies:pack", -1, 1),
        ("necropolis_zombies:pack", 0, 1),
        ("necropolis_zombies:pack", 1, 2),
    ],
)
def test_zombies_have_more_defense_when_the_attackers_die_is_high(dice, zombies, roll, damage):
    dice.attack(roll)
    fight = duel(("castle_crusaders", "a4"), (zombies, "a3"))
    fight.play("attack a4 a3")
    assert dealt(fight)[0] == damage


@pytest.mark.proves("unit:necropolis_wraiths.few")
def test_wraiths_few_lose_a_damage_when_they_activate():
    hand = {1: ["attack"]}
    fight = duel(("necropolis_wraiths", "a4"), ("castle_crusaders", "d1"), wounds={"a4": 2}, hand=hand)
    assert (fight.activated, fight.wounds("a4"), fight.hand(1)) == ("a4", 1, ["attack"])
    sound = duel(("necropolis_wraiths", "a4"), ("castle_crusaders", "d1"))
    assert sound.wounds("a4") == 0


@pytest.mark.proves("unit:necropolis_wraiths.pack")
def test_wraiths_pack_heals_and_the_enemy_discards_a_random_card():
    hand = {0: ["power"], 1: ["attack", "defense", "power"]}
    fight = duel(("necropolis_wraiths:pack", "a4"), ("castle_crusaders", "d1"), wounds={"a4": 4}, hand=hand)
    assert fight.wounds("a4") == 3
    assert (len(fight.hand(1)), len(fight.discard(1)), fight.hand(0)) == (2, 1, ["power"])
    guards = duel(("necropolis_wraiths:pack", "a4"), ("neutral_boars", "d1"), neutral=True, hand=hand)
    assert len(guards.hand(1)) == 3


@pytest.mark.proves("unit:necropolis_vampires.few")
def test_vampires_few_suffer_no_retaliation(dice):
    fight = duel(("necropolis_vampires", "a4"), ("castle_champions", "a3"), wounds={"a4": 2})
    fight.play("attack a4 a3")
    assert (dealt(fight), fight.wounds("a4")) == ([2], 2)
    assert not fight.marks("a3") & RETALIATED


@pytest.mark.proves("unit:necropolis_vampires.pack")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (1, 0)])
def test_vampires_pack_suffers_no_retaliation_and_heals(dice, wounds, left):
    fight = duel(("necropolis_vampires:pack", "a4"), ("castle_champions", "a3"), wounds={"a4": wounds})
    fight.play("attack a4 a3")
    assert (dealt(fight), fight.wounds("a4")) == ([3], left)


@pytest.mark.proves("unit:necropolis_vampires.pack")
def test_vampires_pack_does_not_heal_when_it_retaliates(dice):
    fight = duel(("necropolis_vampires:pack", "a4"), ("castle_halberdiers:pack", "a3"), "a3", wounds={"a4": 1})
    fight.play("attack a3 a4")
    assert fight.facts("healed") == []


@pytest.mark.proves("unit:necropolis_liches.pack")
def test_liches_pack_also_strikes_a_unit_next_to_the_target(dice):
    fight = Fight(
        attacker=[("necropolis_liches:pack", "a4"), ("necropolis_zombies", "c2")],
        defender=[
            ("castle_champions", "b2"),
            ("castle_griffins", "b1"),
            ("castle_marksmen", "a2"),
            ("castle_zealots", "d1"),
        ],
        active="a4",
    )
    dice.attack(0, 1)
    fight.play("attack a4 b2")
    assert (fight.asked, set(fight.options())) == ("0 splash", {"target b1", "target a2"})
    fight.play("target b1")
    assert dealt(fight) == [2, 3]
    assert fight.wounds("b1") == 3


@pytest.mark.proves("unit:necropolis_liches.pack")
def test_liches_pack_must_strike_a_friend_if_nobody_else_is_there(dice):
    fight = Fight(
        attacker=[("necropolis_liches:pack", "a5"), ("necropolis_dread_knights", "c2")],
        defender=[("castle_champions", "b2")],
        active="a5",
    )
    fight.play("attack a5 b2")
    assert (dealt(fight), fight.wounds("c2")) == ([2, 0], 0)
    assert len(fight.facts("attacks")) == 2
    alone = duel(("necropolis_liches:pack", "a5"), ("castle_champions", "b2"))
    alone.play("attack a5 b2")
    assert dealt(alone) == [2]


@pytest.mark.proves("unit:necropolis_dread_knights.few")
def test_whoever_retaliates_against_dread_knights_few_rolls_two_dice_and_keeps_the_lower(dice):
    dice.attack(0, 1, -1)
    fight = duel(("necropolis_dread_knights", "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert [fact[1:] for fact in fight.facts("rolled")] == [(0,), (1, -1)]
    assert dealt(fight) == [3, 5 - 1 - 2]


@pytest.mark.proves("unit:necropolis_dread_knights.pack")
@pytest.mark.parametrize(("roll", "damage"), [(-1, 3), (0, 5), (1, 6)])
def test_dread_knights_pack_strikes_harder_unless_the_die_shows_minus_one(dice, roll, damage):
    dice.attack(roll)
    fight = duel(("necropolis_dread_knights:pack", "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert dealt(fight)[0] == damage
    assert {len(fact[1:]) for fact in fight.facts("rolled")} == {1}


@pytest.mark.proves("unit:necropolis_ghost_dragons.few", "unit:necropolis_ghost_dragons.pack")
@pytest.mark.parametrize("dragons", ["necropolis_ghost_dragons", "necropolis_ghost_dragons:pack"])
def test_ghost_dragons_take_the_positive_morale_of_the_enemy(dragons):
    fight = duel((dragons, "a4"), ("castle_champions", "d1"), morale={0: POSITIVE, 1: POSITIVE})
    assert fight.g.morale == (1, 0)
    low = duel((dragons, "a4"), ("castle_champions", "d1"), morale={1: -1})
    assert low.g.morale == (0, -1)


@pytest.mark.proves("unit:necropolis_ghost_dragons.pack")
@pytest.mark.parametrize(("roll", "damage"), [(-1, 5), (0, 6), (1, 7)])
def test_the_die_of_ghost_dragons_pack_counts_one_higher(dice, roll, damage):
    dice.attack(roll)
    fight = duel(("necropolis_ghost_dragons:pack", "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert dealt(fight)[0] == damage
