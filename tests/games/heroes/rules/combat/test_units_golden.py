"""The abilities of golden and azure Neutral Units."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from gonfalon.games.heroes.rules.combat import fight as verbs


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


def dealt(fight):
    """The damage of each attack so far."""
    return [fact[2] for fact in fight.facts("dealt")]


@pytest.mark.proves("neutral:neutral_archangels")
@pytest.mark.parametrize(("target", "damage"), [("neutral_arch_devils", 5), ("neutral_black_dragons", 3)])
def test_archangels_strike_arch_devils_harder(dice, target, damage):
    fight = duel(("neutral_archangels", "a4"), (target, "a3"))
    fight.play("attack a4 a3")
    assert dealt(fight)[0] == damage


@pytest.mark.proves("neutral:neutral_black_dragons")
@pytest.mark.parametrize(
    ("behind", "damage"), [(("castle_griffins", 0), [3, 2, 3]), (("neutral_trolls", 1), [3, 2, 3])]
)
def test_the_breath_of_black_dragons_strikes_friend_or_foe_behind_the_target_before_the_retaliation(
    dice, behind, damage
):
    sides = [[("castle_champions", "a4")], [("neutral_black_dragons", "a3")]]
    sides[behind[1]].append((behind[0], "a5"))
    fight = Fight(attacker=sides[0], defender=sides[1], neutral=True, active="a3")
    fight.play("attack a3 a4")
    assert dealt(fight) == damage
    assert fight.wounds("a5") == 2


@pytest.mark.proves("neutral:neutral_black_dragons")
def test_the_breath_of_black_dragons_goes_straight_on(dice):
    fight = Fight(
        attacker=[("castle_champions", "a4"), ("castle_griffins", "b5")],
        defender=[("neutral_black_dragons", "a3")],
        neutral=True,
        active="a3",
    )
    fight.play("attack a3 a4")
    assert (fight.wounds("b5"), len(dealt(fight))) == (0, 2)


@pytest.mark.proves("neutral:neutral_champions")
def test_champions_add_two_dice_and_roll_every_minus_one_again(dice):
    dice.attack(1, -1, 1)
    fight = duel(("castle_archangels", "a4"), ("neutral_champions", "a3"), "a3", neutral=True)
    fight.play("attack a3 a4")
    assert dealt(fight)[0] == 4 + 2 - 3
    dice.attack(0, -1, 1)
    struck = duel(("castle_crusaders", "a4"), ("neutral_champions", "a3"), neutral=True)
    struck.play("attack a4 a3")
    assert dealt(struck)[1] == 4 + 1 - 2


@pytest.mark.proves("neutral:neutral_diamond_golems", "neutral:neutral_gold_golems")
@pytest.mark.parametrize(("golems", "damage"), [("neutral_diamond_golems", 1), ("neutral_gold_golems", 2)])
def test_golems_take_less_from_each_spell(golems, damage):
    hand = {0: ["lightning_bolt", "power", "power"]}
    fight = duel(("castle_crusaders", "a5"), (golems, "a1"), neutral=True, hand=hand)
    fight.play("play power 0", "play power 0", "play lightning_bolt 2", "target a1")
    assert fight.wounds("a1") == damage
    weak = duel(("castle_crusaders", "a5"), (golems, "a1"), neutral=True, hand={0: ["lightning_bolt"]})
    weak.play("play lightning_bolt 0", "target a1")
    assert weak.wounds("a1") == 0


@pytest.mark.proves("neutral:neutral_dread_knights")
def test_dread_knights_have_more_defense_against_retaliations(dice):
    fight = duel(("castle_champions", "a4"), ("neutral_dread_knights", "a3"), "a3", neutral=True)
    fight.play("attack a3 a4")
    assert dealt(fight) == [3, 5 - 2]
    struck = duel(("castle_champions", "a4"), ("neutral_dread_knights", "a3"), neutral=True)
    struck.play("attack a4 a3")
    assert dealt(struck)[0] == 5 - 1


@pytest.mark.proves("neutral:neutral_enchanters")
def test_enchanters_heal_another_unit_or_strike_harder(dice):
    units = {
        "attacker": [("castle_champions", "d4")],
        "defender": [("neutral_enchanters", "a1"), ("neutral_trolls", "b1"), ("neutral_boars", "c1")],
        "neutral": True,
        "active": "a1",
    }
    one = Fight(**units, wounds={"a1": 2, "b1": 3})
    assert (one.asked, one.wounds("b1"), one.wounds("a1")) == ("1 activation", 1, 2)
    one.play("attack a1 d4")
    assert dealt(one) == [2]
    two = Fight(**units, wounds={"b1": 3, "c1": 1})
    assert (two.asked, set(two.options())) == ("1 mend", {"target b1", "target c1"})
    two.play("target c1")
    assert (two.wounds("b1"), two.wounds("c1")) == (3, 0)
    sound = Fight(**units, wounds={"a1": 2})
    sound.play("attack a1 d4")
    assert dealt(sound) == [3]


@pytest.mark.proves("neutral:neutral_ghost_dragons")
def test_the_target_of_ghost_dragons_steps_away_on_zero_and_does_not_retaliate(dice):
    fight = duel(("castle_champions", "b4"), ("neutral_ghost_dragons", "b3"), "b3", neutral=True)
    dice.attack(1, 0)
    fight.play("attack b3 b4")
    assert (fight.asked, set(fight.options())) == ("0 push_back", {"go a4", "go c4", "go b5"})
    fight.play("go c4")
    assert (fight.unit("c4"), dealt(fight)) == ("castle_champions", [4])
    dice.attack(0, 1)
    stays = duel(("castle_champions", "b4"), ("neutral_ghost_dragons", "b3"), "b3", neutral=True)
    stays.play("attack b3 b4")
    assert (stays.unit("b4"), dealt(stays)) == ("castle_champions", [3, 3])


@pytest.mark.proves("neutral:neutral_azure_dragons")
@pytest.mark.parametrize(("roll", "paralysed"), [(-1, True), (0, False), (1, False)])
def test_azure_dragons_paralyse_when_their_die_shows_minus_one(dice, roll, paralysed):
    dice.attack(roll)
    fight = Fight(
        attacker=[("castle_archangels:pack", "a4")],
        defender=[("neutral_azure_dragons", "a3"), ("neutral_trolls", "d1")],
        neutral=True,
        active="a3",
    )
    fight.play("attack a3 a4")
    assert bool(fight.facts("paralysed")) is paralysed
    assert bool(fight.facts("skipped")) is paralysed


@pytest.mark.proves("neutral:neutral_azure_dragons")
def test_azure_dragons_are_beyond_spells_and_damage_of_specialties():
    units = [("castle_crusaders", "a5")], [("neutral_azure_dragons", "a1"), ("neutral_boars", "b1")]
    fight = Fight(
        attacker=units[0], defender=units[1], neutral=True, active="a5", hand={0: ["lightning_bolt", "haste"]}
    )
    verbs.wound(fight.g, 1, 3, "specialty")
    assert fight.wounds("a1") == 0
    fight.play("play lightning_bolt 0")
    assert fight.after("target") == {"a5", "b1"}
