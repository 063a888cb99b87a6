"""The abilities of the Castle's units."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ACTED, RETALIATED


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


def dealt(fight):
    """The damage of each attack so far."""
    return [fact[2] for fact in fight.facts("dealt")]


@pytest.mark.proves("unit:castle_halberdiers.pack")
def test_halberdiers_pack_discards_a_card_to_make_the_die_count_zero(dice):
    dice.attack(1)
    fight = duel(("dungeon_minotaurs", "a4"), ("castle_halberdiers:pack", "a3"), hand={1: ["power", "attack"]})
    fight.play("attack a4 a3")
    assert fight.asked == "1 before_attack"
    assert fight.after("discard") == {"attack", "power"}
    fight.play("discard power")
    assert not fight.after("discard")
    fight.play("pass")
    assert dealt(fight)[0] == 4 - 1
    assert fight.discard(1) == ["power"]


@pytest.mark.proves("unit:castle_halberdiers.pack")
def test_only_the_attacked_halberdiers_pack_parries(dice):
    few = duel(("dungeon_minotaurs", "a4"), ("castle_halberdiers", "a3"), hand={1: ["attack", "defense"]})
    few.play("attack a4 a3")
    assert (few.asked, few.after("discard")) == ("1 before_attack", set())
    own = duel(
        ("castle_halberdiers:pack", "a4"), ("dungeon_minotaurs", "a3"), hand={0: ["attack"], 1: ["defense"]}
    )
    own.play("attack a4 a3")
    for _ in range(2):
        assert not own.after("discard")
        own.play("pass")


@pytest.mark.proves("unit:castle_marksmen.pack")
def test_marksmen_pack_shoots_twice_at_a_target_that_is_not_adjacent(dice):
    dice.attack(1, -1)
    fight = duel(("castle_marksmen:pack", "a4"), ("dungeon_manticores", "a1"))
    fight.play("attack a4 a1")
    assert (dealt(fight), fight.wounds("a1")) == ([2, 0], 2)
    near = duel(("castle_marksmen:pack", "a4"), ("dungeon_manticores", "a3"), marks={"a3": RETALIATED})
    near.play("attack a4 a3")
    assert len(dealt(near)) == 1
    few = duel(("castle_marksmen", "a4"), ("dungeon_manticores", "a1"))
    few.play("attack a4 a1")
    assert len(dealt(few)) == 1


@pytest.mark.proves("unit:castle_marksmen.pack")
def test_marksmen_pack_does_not_shoot_at_the_dead(dice):
    fight = Fight(
        attacker=[("castle_marksmen:pack", "a4")],
        defender=[("dungeon_harpies", "a1"), ("dungeon_medusas", "d1")],
        active="a4",
        wounds={"a1": 2},
    )
    fight.play("attack a4 a1")
    assert len(dealt(fight)) == 1


@pytest.mark.proves("unit:castle_griffins.few", "unit:castle_griffins.pack")
@pytest.mark.parametrize(("griffins", "blows"), [("castle_griffins", [0, 1]), ("castle_griffins:pack", [1, 2])])
def test_griffins_strike_back_at_every_attack(dice, griffins, blows):
    fight = Fight(
        attacker=[("castle_crusaders", "a4"), ("castle_halberdiers", "b3")],
        defender=[(griffins, "a3")],
        active="a4",
        marks={"a3": ACTED},
    )
    dice.attack(-1, 0, -1)
    fight.strike("attack a4 a3")
    fight.play("attack b3 a3")
    assert dealt(fight)[1::2] == blows


@pytest.mark.proves("unit:castle_crusaders.pack")
def test_crusaders_pack_may_roll_again_as_long_as_the_die_shows_zero(dice):
    dice.attack(0, 0, 1)
    fight = duel(("castle_crusaders:pack", "a4"), ("dungeon_minotaurs", "a3"))
    fight.play("attack a4 a3")
    assert (fight.asked, set(fight.options())) == ("0 rolled", {"pass", "reroll 0"})
    fight.play("reroll 0", "reroll 0")
    assert dealt(fight)[0] == 4 + 1 - 2
    dice.attack(-1)
    fixed = duel(("castle_crusaders:pack", "a4"), ("dungeon_minotaurs", "a3"))
    fixed.play("attack a4 a3")
    assert dealt(fixed)[0] == 1
    kept = duel(("castle_crusaders:pack", "a4"), ("dungeon_minotaurs", "a3"))
    kept.play("attack a4 a3", "pass")
    assert dealt(kept)[0] == 2


@pytest.mark.proves("unit:castle_zealots.pack")
@pytest.mark.parametrize(("zealots", "rolled"), [("castle_zealots", 2), ("castle_zealots:pack", 1)])
def test_zealots_pack_has_no_penalty_against_an_adjacent_unit(dice, zealots, rolled):
    fight = duel((zealots, "a4"), ("dungeon_black_dragons", "a3"))
    fight.play("attack a4 a3")
    assert len(fight.facts("rolled")[0][1:]) == rolled
    far = duel((zealots, "a5"), ("dungeon_black_dragons", "a1"))
    far.play("attack a5 a1")
    assert len(far.facts("rolled")[0][1:]) == 2


@pytest.mark.rule("HER-UNT-30")
@pytest.mark.proves("unit:castle_champions.few")
def test_champions_few_are_cheaper_to_reinforce_with_a_hero_on_stables():
    stables = Table(near="stables").site
    army = {"army": {0: ["castle_champions"]}, "built": {0: ["citadel", "dwelling_golden"]}}
    table = Table(near="stables", resources={0: (19, 0, 1)}, **army)
    assert not table.offers("reinforce castle_champions")
    table.enter()
    table.play("reinforce castle_champions")
    assert table.purse(0) == (5, 0, 0)
    second = Table(near="stables", at={"second1": stables}, resources={0: (14, 0, 1)}, **army)
    second.play("reinforce castle_champions")
    assert second.purse(0) == (0, 0, 0)


@pytest.mark.proves("unit:castle_champions.pack")
def test_champions_pack_may_roll_again_once_after_a_move(dice):
    dice.attack(1, -1)
    fight = duel(("castle_champions:pack", "a5"), ("dungeon_minotaurs:pack", "a3"))
    fight.play("attack a4 a3")
    assert (fight.asked, set(fight.options())) == ("0 rolled", {"pass", "reroll 0"})
    fight.play("reroll 0")
    assert dealt(fight)[0] == 6 - 1 - 2
    still = duel(("castle_champions:pack", "a4"), ("dungeon_minotaurs:pack", "a3"))
    still.play("attack a4 a3")
    assert dealt(still)[0] == 4


@pytest.mark.rule("HER-UNT-28")
@pytest.mark.proves("unit:castle_archangels.few")
def test_archangels_few_draw_a_card_when_a_combat_begins():
    for unit, cards in (("castle_archangels", 1), ("castle_archangels:pack", 0)):
        fight = Fight(attacker=[(unit, "a4")], defender=[("dungeon_harpies", "a1")], opening=True)
        assert len(fight.hand(0)) == cards


@pytest.mark.proves("unit:castle_archangels.pack")
def test_archangels_pack_calls_off_one_deadly_attack_on_another_unit(dice):
    fight = Fight(
        attacker=[("castle_archangels:pack", "d5"), ("castle_halberdiers", "a4"), ("castle_marksmen", "b4")],
        defender=[("dungeon_minotaurs", "a3"), ("dungeon_manticores", "b3")],
        active="b3",
        marks={"d5": ACTED},
    )
    fight.play("attack b3 b4")
    assert (fight.asked, set(fight.options())) == ("0 lethal", {"pass", "accept"})
    fight.play("accept")
    assert (fight.unit("b4"), fight.wounds("b4"), fight.wounds("b3")) == ("castle_marksmen", 0, 0)
    assert not fight.marks("b4") & RETALIATED
    fight.play("attack a3 a4")
    assert fight.unit("a4") == ""


@pytest.mark.proves("unit:castle_archangels.pack")
def test_archangels_pack_saves_neither_itself_nor_others_from_lesser_blows(dice):
    itself = duel(("castle_archangels:pack", "a4"), ("dungeon_black_dragons:pack", "a3"), "a3", wounds={"a4": 8})
    itself.play("attack a3 a4")
    assert itself.unit("a4") == "castle_archangels"
    fight = Fight(
        attacker=[("castle_archangels:pack", "d5"), ("castle_champions", "b4")],
        defender=[("dungeon_manticores", "b3")],
        active="b3",
    )
    fight.play("attack b3 b4")
    assert fight.wounds("b4") == 3
