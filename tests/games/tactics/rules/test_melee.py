"""Melee Attacks: whom they can reach, what they do, and in which order."""

import pytest

from games.tactics.table import KNOCK, Table
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.units import Unit

BRUGH = {"beast": ("brugh", "f4")}


@pytest.mark.rule("TAC-MEL-01")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_every_unit_of_every_class_can_make_a_melee_attack(unit: Unit):
    name = unit.unit_class
    table = Table(blue={name: (unit.id.removeprefix(f"{name}_"), "e4")}, red=BRUGH)
    table.play(f"melee blue_{name} red_beast")
    assert table.health("red_beast") == 13 - unit.melee.damage


@pytest.mark.rule("TAC-MEL-02")
def test_the_target_is_one_enemy_on_an_orthogonally_adjacent_space():
    red = {"fighter": ("hild", "f5"), "wizard": ("saffir", "d4"), "rogue": ("nim", "g4"), "beast": ("brugh", "f4")}
    table = Table(blue={"beast": ("rakk", "e4")}, red=red)
    assert table.spaces("melee", "blue_beast") == {"red_wizard", "red_beast"}
    assert table.why_not("melee blue_beast red_fighter") == "TAC-MEL-02"
    table.play("melee blue_beast red_beast", "no", "decline")
    assert (table.health("red_wizard"), table.health("red_beast")) == (7, 13 - 3)


@pytest.mark.rule("TAC-MEL-03")
def test_the_target_stands_neither_higher_nor_lower():
    red = {"fighter": ("hild", "d2"), "wizard": ("saffir", "c3"), "rogue": ("nim", "d4")}
    table = Table(blue={"beast": ("rakk", "d3")}, red=red)
    assert table.spaces("melee", "blue_beast") == {"red_rogue"}
    assert table.why_not("melee blue_beast red_fighter") == "TAC-MEL-03"
    assert table.why_not("melee blue_beast red_wizard") == "TAC-MEL-03"


@pytest.mark.rule("TAC-MEL-04")
def test_a_melee_attack_always_hits_and_deals_its_damage_at_once(dice):
    dice()
    table = Table(blue={"fighter": ("grumm", "e4")}, red=BRUGH)
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 13 - 3
    assert table.asked == "blue knock_back"


@pytest.mark.rule("TAC-MEL-05")
@pytest.mark.parametrize(("name", "card"), [("rogue", "kestrel"), ("fighter", "hild"), ("wizard", "saffir")])
@pytest.mark.parametrize("left", [0, 2])
def test_a_melee_attack_costs_no_ammo_and_no_mana(name, card, left):
    table = Table(blue={name: (card, "e4")}, red=BRUGH, supply={f"blue_{name}": left})
    table.play(f"melee blue_{name} red_beast", "no", "decline")
    assert table.health("red_beast") < 13
    assert table.supply(f"blue_{name}") == left


@pytest.mark.rule("TAC-MEL-06")
def test_damage_then_reactions_then_knock_back_then_other_abilities_then_the_counter(dice):
    dice(KNOCK)
    blue = {"fighter": ("maelis", "e4"), "wizard": ("saffir", "d4"), "beast": ("rakk", "e3")}
    table = Table(blue, red={"rogue": ("lys", "f4")}, health={"blue_wizard": 3, "blue_beast": 3})
    table.play("melee blue_fighter red_rogue")
    assert (table.asked, table.health("red_rogue")) == ("red go", 8 - 3)
    table.play("stay")
    assert (table.asked, table.where("red_rogue")) == ("blue knock_back", "f4")
    table.play("yes")
    assert (table.asked, table.where("red_rogue")) == ("blue heal", "g4")
    table.play("choose blue_wizard")
    assert (table.asked, table.health("blue_wizard")) == ("red counter", 3 + 2)


@pytest.mark.rule("TAC-MEL-07")
def test_units_never_attack_their_own_side():
    blue = {
        "fighter": ("hild", "d5"),
        "wizard": ("saffir", "d4"),
        "rogue": ("sylvar", "e4"),
        "beast": ("rakk", "d6"),
    }
    table = Table(blue, red={"beast": ("brugh", "e5")})
    attacks = [line.split() for line in table.options() if not line.startswith(("move", "end"))]
    assert {verb for verb, _, _ in attacks} == {"melee", "missile", "spell", "ballista"}
    assert {target for _, _, target in attacks} == {"red_beast"}
    assert table.why_not("melee blue_fighter blue_wizard") == "TAC-MEL-07"


@pytest.mark.rule("TAC-MEL-08")
@pytest.mark.parametrize(("above", "below"), [("f2", "f3"), ("d4", "c4")])
def test_elevation_never_changes_melee_damage(above, below):
    for here, there in ((above, below), (below, above)):
        table = Table(blue={"fighter": ("corvin", here)}, red={"beast": ("brugh", there)})
        table.play("melee blue_fighter red_beast")
        assert table.health("red_beast") == 13 - 3
