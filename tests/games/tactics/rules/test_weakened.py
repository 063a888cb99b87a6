"""Weakened units: what the token forbids, and how it goes (WEK)."""

import pytest

from games.tactics.table import KNOCK, POWER, Table

FOUR = {
    "fighter": ("grumm", "a12"),
    "wizard": ("malkor", "b12"),
    "rogue": ("oriel", "a13"),
    "beast": ("ashmane", "b13"),
}
FAR = {"beast": ("rakk", "m1")}
NEAR = {"beast": ("sable", "b10")}


def offers(table: Table, unit: str) -> list[str]:
    """The verbs offered to a unit."""
    return sorted({line.split()[0] for line in table.options() if line.split()[1:2] == [unit]})


@pytest.mark.rule("TAC-WEK-01")
def test_a_weakened_unit_takes_no_action():
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, NEAR)
    assert offers(table, "blue_fighter") == ["melee", "missile", "move"]
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, NEAR, weakened=("blue_fighter",))
    assert offers(table, "blue_fighter") == ["shed"]
    assert table.why_not("melee blue_fighter red_beast") == "TAC-WEK-01"


@pytest.mark.rule("TAC-WEK-02")
def test_a_unit_that_became_weakened_this_turn_cannot_pay_to_shed_it():
    table = Table(FOUR, NEAR)
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no")
    assert offers(table, "blue_rogue") == []
    assert table.why_not("shed blue_rogue") == "TAC-WEK-02"
    table.play("end")
    assert table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-WEK-03")
def test_from_the_next_turn_on_a_unit_may_lose_two_health_and_act():
    table = Table(FOUR, NEAR, health={"blue_rogue": 5})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no", "end", "end")
    assert table.asked == "blue act"
    assert table.is_weakened("blue_rogue")
    before = table.health("blue_rogue")
    table.play("shed blue_rogue")
    assert not table.is_weakened("blue_rogue")
    assert table.health("blue_rogue") == before - 2
    assert "melee" in offers(table, "blue_rogue")


@pytest.mark.rule("TAC-WEK-03")
def test_a_unit_may_shed_its_token_between_two_actions():
    table = Table(FOUR, FAR, weakened=("blue_rogue",))
    table.play("move blue_beast c13", "shed blue_rogue", "move blue_rogue b13")
    assert table.where("blue_rogue") == "b13"
    assert table.g.actions == 1


@pytest.mark.rule("TAC-WEK-04")
@pytest.mark.parametrize(("health", "pays"), [(1, False), (2, False), (3, True)])
def test_shedding_takes_three_health(health, pays):
    table = Table(FOUR, FAR, health={"blue_rogue": health}, weakened=("blue_rogue",))
    assert table.offered("shed blue_rogue") == pays
    if pays:
        table.play("shed blue_rogue")
        assert table.health("blue_rogue") == 1


@pytest.mark.rule("TAC-WEK-05")
@pytest.mark.parametrize("space", ["c12", "i12", "a11"], ids=["forest", "water", "plain"])
def test_paying_is_neither_an_action_nor_damage(space):
    """Malkor would gain Mana from damage; Forest and Water would change it; an enemy beside could Counter."""
    table = Table(
        {**FOUR, "wizard": ("malkor", space)},
        {"beast": ("sable", "a10")},
        supply={"blue_wizard": 2},
        weakened=("blue_wizard",),
    )
    table.play("shed blue_wizard")
    assert table.asked == "blue act"
    assert table.g.actions == 3
    assert table.health("blue_wizard") == 7 - 2
    assert table.supply("blue_wizard") == 2


@pytest.mark.rule("TAC-WEK-07")
def test_a_unit_that_paid_takes_one_action_freely_and_is_weakened_by_a_second():
    table = Table(FOUR, NEAR, weakened=("blue_beast",))
    table.play("shed blue_beast", "move blue_beast b11")
    assert not table.is_weakened("blue_beast")
    table.play("melee blue_beast red_beast", "no", "decline")
    assert table.is_weakened("blue_beast")
    assert offers(table, "blue_beast") == [], "it cannot pay for the new token in this turn"


@pytest.mark.rule("TAC-WEK-08")
def test_an_ability_cures_at_no_cost():
    table = Table({**FOUR, "beast": ("luma", "b13")}, FAR, health={"blue_rogue": 1}, weakened=("blue_rogue",))
    table.play("move blue_beast b13", "grant 1 blue_rogue")
    assert not table.is_weakened("blue_rogue")
    assert table.health("blue_rogue") == 1


@pytest.mark.rule("TAC-WEK-08")
def test_a_spell_cures_at_no_cost():
    """Quicken also heals 1."""
    table = Table({**FOUR, "wizard": ("ysolde", "b12")}, FAR, health={"blue_rogue": 1}, weakened=("blue_rogue",))
    table.play("spell blue_wizard blue_rogue", "power 0")
    assert not table.is_weakened("blue_rogue")
    assert table.health("blue_rogue") == 1 + 1
    assert "move" in offers(table, "blue_rogue")


@pytest.mark.rule("TAC-WEK-08")
def test_a_card_cures_at_no_cost():
    """Second Wind also heals 1."""
    hands = {"blue": ("second_wind",)}
    table = Table(FOUR, FAR, health={"blue_rogue": 1}, weakened=("blue_rogue",), hands=hands, phase="turn")
    table.play("tactic second_wind")
    assert not table.is_weakened("blue_rogue")
    assert table.health("blue_rogue") == 1 + 1


@pytest.mark.rule("TAC-WEK-09")
def test_a_unit_cured_after_two_actions_gets_no_third():
    """Elowen has moved and struck; a third action would be her healing spell."""
    blue = {**FOUR, "wizard": ("elowen", "b12")}
    table = Table(blue, NEAR, health={"red_beast": 1}, hands={"blue": ("momentum",)})
    table.play("move blue_wizard b11", "melee blue_wizard red_beast", "tactic momentum", "stay")
    assert table.told("cured") == [(1,)]
    assert table.g.actions == 1
    assert offers(table, "blue_wizard") == []


@pytest.mark.rule("TAC-WEK-09")
def test_an_only_unit_that_is_cured_gets_its_third_action(dice):
    """Vharra's gaze weakens Oriel in her second action; pushed against Nim, Vharra falls; Momentum cures."""
    red = {"beast": ("vharra", "b10"), "rogue": ("nim", "b9")}
    table = Table({"rogue": ("oriel", "a11")}, red, health={"red_beast": 4}, hands={"blue": ("momentum",)})
    dice(KNOCK)
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "yes")
    assert table.is_weakened("blue_rogue")
    table.play("tactic momentum", "stay")
    assert not table.is_weakened("blue_rogue")
    assert offers(table, "blue_rogue") == ["missile", "move"]


@pytest.mark.rule("TAC-WEK-10")
def test_a_second_token_has_no_effect(dice):
    """Bolas hits a Weakened unit: it stays Weakened, and one payment frees it."""
    dice(POWER, POWER)
    table = Table({**FOUR, "rogue": ("dagan", "a12")}, NEAR, weakened=("red_beast",))
    table.play("missile blue_rogue red_beast", "yes")
    assert table.is_weakened("red_beast")
    assert table.told("weakened") == []
    table.play("end", "shed red_beast")
    assert not table.is_weakened("red_beast")
    assert table.health("red_beast") == 11 - 2 - 2
    assert "move" in offers(table, "red_beast")


@pytest.mark.rule("TAC-WEK-11")
def test_a_unit_weakened_in_the_middle_of_its_attack_completes_it(dice):
    """Vharra's gaze weakens the attacker after the damage; it may still knock Vharra back."""
    table = Table({**FOUR, "beast": ("brugh", "b11")}, {"beast": ("vharra", "b10")})
    table.play("melee blue_beast red_beast")
    assert table.is_weakened("blue_beast")
    assert table.asked == "blue knock_back"
    dice(POWER, KNOCK)
    table.play("yes")
    assert table.where("red_beast") == "b9"


@pytest.mark.rule("TAC-WEK-11")
def test_the_second_action_that_weakens_a_unit_is_carried_out():
    table = Table({**FOUR, "beast": ("brugh", "b11")}, NEAR)
    table.play("melee blue_beast red_beast", "no", "decline", "move blue_beast a11")
    assert table.is_weakened("blue_beast")
    assert table.where("blue_beast") == "a11"
