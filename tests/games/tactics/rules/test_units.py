"""Unit cards in play: trackers, passive and reactive abilities, allies and enemies (UNI)."""

import pytest

from games.tactics.table import KNOCK, MISS, MISS_KNOCK, POWER, Table

BLUE, RED, GREEN = range(3)
FOUR = {
    "fighter": ("grumm", "a12"),
    "wizard": ("malkor", "b12"),
    "rogue": ("oriel", "a13"),
    "beast": ("ashmane", "b13"),
}
FAR = {"beast": ("rakk", "m1")}
NEAR = {"beast": ("sable", "b10")}


@pytest.mark.rule("TAC-UNI-02")
def test_each_unit_has_trackers_of_its_own(dice):
    dice(POWER, POWER)
    red = {"beast": ("sable", "b10"), "fighter": ("hild", "m1")}
    table = Table({**FOUR, "rogue": ("oriel", "b12"), "wizard": ("malkor", "a13")}, red)
    table.play("missile blue_rogue red_beast")
    assert [table.supply(f"blue_{name}") for name in ("fighter", "wizard", "rogue")] == [2, 6, 4 - 1]
    assert [table.health("red_beast"), table.health("red_fighter")] == [11 - 2, 12]


@pytest.mark.rule("TAC-UNI-03")
@pytest.mark.parametrize(("health", "after"), [(9, 10), (7, 10), (5, 9)])
def test_health_never_goes_above_the_top_of_its_track(health, after):
    table = Table({"beast": ("rakk", "h1")}, {"beast": ("sable", "m1")}, health={"blue_beast": health})
    table.play("move blue_beast g1")
    assert table.health("blue_beast") == after


@pytest.mark.rule("TAC-UNI-03")
def test_mana_never_goes_above_the_top_of_its_track():
    """Malkor gains 1 Mana whenever he takes damage."""
    for before, after in ((6, 6), (5, 6), (4, 5)):
        table = Table({"rogue": ("oriel", "b11")}, {"wizard": ("malkor", "b10")}, supply={"red_wizard": before})
        table.play("melee blue_rogue red_wizard", "no")
        assert table.supply("red_wizard") == after


@pytest.mark.rule("TAC-UNI-04")
def test_ammo_falls_to_zero_never_below_and_may_rise_again(dice):
    dice(MISS, MISS_KNOCK)
    table = Table({"fighter": ("aldous", "f1")}, {"beast": ("sable", "e1")}, supply={"blue_fighter": 2})
    table.play("missile blue_fighter red_beast")
    assert table.supply("blue_fighter") == 0
    assert not table.offered("missile blue_fighter red_beast")
    table.play("move blue_fighter g1")
    assert table.supply("blue_fighter") == 3


@pytest.mark.rule("TAC-UNI-04")
def test_a_theft_takes_no_more_than_there_is():
    table = Table({"rogue": ("nim", "b11")}, {"wizard": ("malkor", "b10")}, supply={"red_wizard": 0})
    table.play("melee blue_rogue red_wizard", "no", "decline")
    assert table.supply("red_wizard") == 0


@pytest.mark.rule("TAC-UNI-04")
def test_health_falls_to_zero_never_below():
    table = Table({"beast": ("brugh", "b11")}, {**NEAR, "rogue": ("nim", "m1")}, health={"red_beast": 1})
    table.play("melee blue_beast red_beast")
    assert table.health("red_beast") == 0
    assert table.captor("red_beast") == "blue"


@pytest.mark.rule("TAC-UNI-05")
def test_a_reaction_after_damage_takes_effect_at_once():
    """Sable's barbs hurt the attacker before Knock Back and Counter."""
    table = Table(FOUR | {"fighter": ("grumm", "b11")}, NEAR)
    table.play("melee blue_fighter red_beast")
    assert table.asked == "blue knock_back"
    assert table.health("blue_fighter") == 11 - 2


@pytest.mark.rule("TAC-UNI-05")
def test_a_reaction_to_an_attack_changes_its_damage():
    """Isaure parries: 1 less damage, and her Counter deals 1 more."""
    table = Table({"beast": ("brugh", "b11")}, {"fighter": ("isaure", "b10")})
    table.play("melee blue_beast red_fighter")
    assert table.health("red_fighter") == 9 - (4 - 1)
    table.play("no", "counter melee", "no")
    assert table.health("blue_beast") == 13 - (3 + 1)


@pytest.mark.rule("TAC-UNI-05")
@pytest.mark.parametrize(("space", "mana"), [("f6", 3), ("d4", 3 + 1)], ids=["forest", "plain"])
def test_a_reaction_that_asks_for_damage_needs_some(space, mana):
    """Malkor gains Mana after damage; in a Forest the Ballista's one point does not reach him."""
    table = Table({"beast": ("rakk", "d6")}, {"wizard": ("malkor", space)}, supply={"red_wizard": 3})
    table.play("ballista blue_beast red_wizard")
    assert table.supply("red_wizard") == mana


@pytest.mark.rule("TAC-UNI-06")
@pytest.mark.parametrize(("health", "damage"), [(6, 3), (5, 4)])
def test_a_passive_ability_applies_by_itself_when_its_condition_is_met(health, damage):
    """Ragna with 5 Health or fewer: +1 Melee damage and +1 movement; nobody is asked."""
    table = Table({"fighter": ("ragna", "b11")}, NEAR, health={"blue_fighter": health})
    assert ("b8" in table.spaces("move", "blue_fighter")) == (damage == 4)
    table.play("melee blue_fighter red_beast")
    assert table.asked == "blue knock_back"
    assert table.health("red_beast") == 11 - damage


@pytest.mark.rule("TAC-UNI-08")
def test_an_ability_wins_against_a_general_rule():
    """Corvin strikes at another elevation; others cannot."""
    red = {"beast": ("sable", "c10")}
    assert not Table({"fighter": ("grumm", "b10")}, red).offered("melee blue_fighter red_beast")
    assert Table({"fighter": ("corvin", "b10")}, red).offered("melee blue_fighter red_beast")


@pytest.mark.rule("TAC-UNI-08")
def test_an_ability_wins_against_the_rule_of_counters():
    """Oriel's Melee Attack cannot be Countered; Nim's can."""
    table = Table({"rogue": ("oriel", "b11")}, NEAR)
    table.play("melee blue_rogue red_beast", "no")
    assert table.asked == "blue act"
    table = Table({"rogue": ("nim", "b11")}, NEAR)
    table.play("melee blue_rogue red_beast", "no")
    assert table.asked == "red counter"


@pytest.mark.rule("TAC-UNI-09")
def test_a_unit_is_not_its_own_ally():
    """Elowen and the Beast beside her have 3 Health; each ally adjacent to her heals 1."""
    blue = {"wizard": ("elowen", "b12"), "beast": ("ashmane", "b13")}
    red = {"rogue": ("nim", "b11")}
    table = Table(blue, red, health={"blue_wizard": 3, "blue_beast": 3, "red_rogue": 3})
    table.play("end")
    assert table.health("blue_beast") == 3 + 1
    assert table.health("blue_wizard") == 3
    assert table.health("red_rogue") == 3, "an enemy is no ally"


@pytest.mark.rule("TAC-UNI-10")
def test_every_unit_that_is_not_yours_is_an_enemy():
    blue = {**FOUR, "rogue": ("oriel", "b11")}
    table = Table(blue, {"beast": ("sable", "b10")}, {"fighter": ("hild", "a11")})
    aims = {line for line in table.options() if line.startswith("melee blue_rogue")}
    assert aims == {"melee blue_rogue red_beast", "melee blue_rogue green_fighter"}, "but not the Wizard beside"


@pytest.mark.rule("TAC-UNI-11")
def test_an_ability_that_does_not_say_may_is_not_asked_for():
    """Maelis heals the one ally near her; nobody may decline."""
    table = Table({"fighter": ("maelis", "b11"), "beast": ("ashmane", "b13")}, NEAR, health={"blue_beast": 3})
    table.play("melee blue_fighter red_beast", "no")
    assert table.health("blue_beast") == 3 + 2


@pytest.mark.rule("TAC-UNI-11")
def test_the_owner_makes_the_choices_of_an_ability():
    """Two allies near Maelis are wounded: blue says which one heals, but must name one."""
    blue = {"fighter": ("maelis", "b11"), "beast": ("ashmane", "b13"), "rogue": ("nim", "b12")}
    table = Table(blue, NEAR, health={"blue_beast": 3, "blue_rogue": 3})
    table.play("melee blue_fighter red_beast", "no")
    assert table.asked == "blue heal"
    assert sorted(table.options()) == ["choose blue_beast", "choose blue_rogue"]
    table.play("choose blue_rogue")
    assert [table.health("blue_beast"), table.health("blue_rogue")] == [3, 3 + 2]


@pytest.mark.rule("TAC-UNI-11")
@pytest.mark.parametrize(("answer", "weakened", "ammo"), [("yes", True, 3), ("no", False, 4)])
def test_an_ability_that_says_may_is_left_to_its_owner(dice, answer, weakened, ammo):
    """Dagan may spend 1 more Ammo to weaken his target."""
    dice(POWER, POWER)
    table = Table({"rogue": ("dagan", "b12")}, NEAR)
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue ability"
    table.play(answer)
    assert table.is_weakened("red_beast") == weakened
    assert table.supply("blue_rogue") == ammo


@pytest.mark.rule("TAC-UNI-11")
def test_a_reaction_that_says_may_is_left_to_its_owner(dice):
    """Lys may slip away; if she stays, she is knocked back as usual."""
    table = Table({"fighter": ("grumm", "b11")}, {"rogue": ("lys", "b10")})
    table.play("melee blue_fighter red_rogue")
    assert table.asked == "red go"
    assert table.offered("stay")
    dice(KNOCK, POWER, POWER)
    table.play("stay", "yes")
    assert table.where("red_rogue") == "b9"
