"""The abilities of the Dungeon's units."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from gonfalon.games.heroes.codes import PARALYSED, RETALIATED
from gonfalon.games.heroes.rules.combat import fight as verbs


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


def dealt(fight):
    """The damage of each attack so far."""
    return [fact[2] for fact in fight.facts("dealt")]


@pytest.mark.rule("HER-UNT-28")
@pytest.mark.proves("unit:dungeon_troglodytes.pack")
@pytest.mark.parametrize(("unit", "paralysed"), [("dungeon_troglodytes:pack", False), ("neutral_boars", True)])
def test_troglodytes_pack_is_never_paralysed(dice, unit, paralysed):
    dice.attack(0, -1, -1, 0)
    fight = duel((unit, "a4"), ("dungeon_medusas", "a3"))
    fight.play("attack a4 a3")
    assert (fight.unit("a4"), fight.facts("ability_roll")[0][1]) == (unit, 0)
    assert bool(fight.facts("paralysed")) is paralysed


@pytest.mark.proves("unit:dungeon_harpies.few")
def test_harpies_few_may_fly_back_after_the_retaliation(dice):
    fight = duel(("dungeon_harpies", "a5"), ("neutral_crusaders", "a3"))
    dice.attack(0, -1, -1)
    fight.play("attack a4 a3")
    assert (fight.asked, set(fight.options())) == ("0 fly_back", {"stay", "go a5"})
    assert fight.wounds("a4") == 2
    fight.play("go a5")
    assert (fight.unit("a5"), fight.unit("a4")) == ("dungeon_harpies", "")


@pytest.mark.proves("unit:dungeon_harpies.pack")
def test_harpies_pack_suffers_no_retaliation_and_may_fly_back(dice):
    fight = duel(("dungeon_harpies:pack", "a5"), ("dungeon_minotaurs", "a3"))
    fight.play("attack a4 a3")
    assert (fight.asked, fight.wounds("a4"), dealt(fight)) == ("0 fly_back", 0, [1])
    assert not fight.marks("a3") & RETALIATED
    fight.play("stay")
    assert fight.unit("a4") == "dungeon_harpies:pack"
    back = duel(("dungeon_harpies:pack", "a5"), ("dungeon_minotaurs", "a3"))
    back.play("attack a4 a3", "go a5")
    assert back.unit("a5") == "dungeon_harpies:pack"
    still = duel(("dungeon_harpies:pack", "a4"), ("dungeon_minotaurs", "a3"))
    still.play("attack a4 a3")
    assert still.asked == "1 activation"


@pytest.mark.proves("unit:dungeon_evil_eyes.pack")
@pytest.mark.parametrize(("eyes", "rolled"), [("dungeon_evil_eyes", 2), ("dungeon_evil_eyes:pack", 1)])
def test_evil_eyes_pack_has_no_penalty_against_an_adjacent_unit(dice, eyes, rolled):
    fight = duel((eyes, "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert len(fight.facts("rolled")[0][1:]) == rolled


@pytest.mark.proves("unit:dungeon_medusas.few")
@pytest.mark.parametrize(("roll", "paralysed"), [(-1, False), (0, True), (1, False)])
def test_medusas_few_roll_after_they_retaliate_and_paralyse_on_zero(dice, roll, paralysed):
    fight = duel(("castle_crusaders", "a4"), ("dungeon_medusas", "a3"))
    dice.attack(0, 0, 0, roll)
    fight.play("attack a4 a3")
    assert fight.facts("ability_roll")[0][1] == roll
    assert bool(fight.marks("a4") & PARALYSED) is paralysed


@pytest.mark.proves("unit:dungeon_medusas.pack")
def test_medusas_pack_has_no_penalty_and_paralyses_whom_it_retaliates_against(dice):
    fight = duel(("castle_crusaders", "a4"), ("dungeon_medusas:pack", "a3"))
    fight.play("attack a4 a3")
    assert [len(fact[1:]) for fact in fight.facts("rolled")] == [1, 1]
    assert fight.marks("a4") & PARALYSED
    own = duel(("dungeon_medusas:pack", "a4"), ("castle_crusaders", "a3"))
    own.play("attack a4 a3")
    assert len(own.facts("rolled")[0][1:]) == 1
    assert not own.facts("paralysed")


@pytest.mark.proves("unit:dungeon_minotaurs.few", "unit:dungeon_minotaurs.pack")
@pytest.mark.parametrize("minotaurs", ["dungeon_minotaurs", "dungeon_minotaurs:pack"])
@pytest.mark.parametrize(("roll", "cards"), [(-1, 1), (0, 0), (1, 0)])
def test_minotaurs_draw_a_card_when_their_die_shows_minus_one(dice, minotaurs, roll, cards):
    dice.attack(roll)
    fight = duel((minotaurs, "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert len(fight.hand(0)) == cards
    dice.attack(0, -1)
    struck = duel((minotaurs, "a4"), ("castle_halberdiers", "a3"), "a3")
    struck.play("attack a3 a4")
    assert len(struck.hand(0)) == 0


@pytest.mark.proves("unit:dungeon_manticores.pack")
def test_manticores_pack_ignores_the_defense_that_is_printed_but_not_that_of_cards(dice):
    fight = duel(("dungeon_manticores:pack", "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert dealt(fight)[0] == 5
    few = duel(("dungeon_manticores", "a4"), ("castle_champions", "a3"))
    few.play("attack a4 a3")
    assert dealt(few)[0] == 3
    card = duel(("dungeon_manticores:pack", "a4"), ("castle_champions", "a3"), hand={1: ["defense"]})
    card.play("attack a4 a3", "play defense 0")
    card.passing()
    assert dealt(card)[0] == 4


@pytest.mark.proves("unit:dungeon_black_dragons.few")
@pytest.mark.parametrize(("power", "damage"), [(0, 0), (1, 1), (2, 2)])
def test_black_dragons_few_take_two_less_from_each_spell(power, damage):
    hand = {0: ["lightning_bolt", *["power"] * power]}
    fight = duel(("castle_crusaders", "a5"), ("dungeon_black_dragons", "a1"), hand=hand)
    for _ in range(power):
        fight.play("play power 0")
    fight.play(f"play lightning_bolt {power}", "target a1")
    assert fight.wounds("a1") == damage


@pytest.mark.proves("unit:dungeon_black_dragons.pack")
def test_black_dragons_pack_is_beyond_spells_of_friend_and_foe():
    hand = {"hand": {0: ["lightning_bolt", "haste"], 1: ["haste", "lightning_bolt"]}}
    units = [("castle_crusaders", "a5")], [("dungeon_black_dragons:pack", "a1"), ("dungeon_harpies", "b1")]
    for active in ("a5", "b1"):
        for spell in ("lightning_bolt", "haste"):
            fight = Fight(attacker=units[0], defender=units[1], active=active, **hand)
            fight.play(f"play {spell} 0")
            assert fight.after("target") == {"a5", "b1"}


@pytest.mark.proves("unit:dungeon_black_dragons.pack")
def test_black_dragons_pack_takes_no_damage_from_specialties():
    for unit, damage in (("dungeon_black_dragons:pack", 0), ("castle_champions", 3)):
        fight = duel(("castle_crusaders", "a5"), (unit, "a1"))
        verbs.wound(fight.g, 1, 3, "specialty")
        assert fight.wounds("a1") == damage
