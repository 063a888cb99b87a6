"""Missile Attacks: Ammo, range, Misses, and what a hit or a miss leaves behind."""

import msgspec
import pytest

from games.tactics.table import KNOCK, KNOCK_POWER, MISS, MISS_KNOCK, POWER, Table, card_number
from gonfalon.core import IllegalChoice
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.units import Unit
from gonfalon.games.tactics.rules.traits import TRAITS

ARCHERS = [unit for unit in UNITS if unit.missile]


def duel(card: str, here: str, there: str, *, name: str = "rogue", ammo: int | None = None) -> Table:
    """A blue shooter and a red Rakk, whom missiles hurt as printed and who cannot shoot back."""
    supply = {} if ammo is None else {f"blue_{name}": ammo}
    return Table(blue={name: (card, here)}, red={"beast": ("rakk", there)}, supply=supply)


def in_range(card: str, here: str, there: str) -> bool:
    return duel(card, here, there).offered("missile blue_rogue red_beast")


@pytest.mark.rule("TAC-MIS-01")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_only_fighters_and_rogues_can_make_missile_attacks(unit: Unit):
    name = unit.unit_class
    table = duel(unit.id.removeprefix(f"{name}_"), "e4", "f4", name=name)
    assert table.offered(f"missile blue_{name} red_beast") == (name in ("fighter", "rogue"))


@pytest.mark.rule("TAC-MIS-02")
def test_a_missile_attack_requires_one_ammo_and_costs_it(dice):
    dice(KNOCK, POWER)
    table = duel("kestrel", "d4", "f4", ammo=1)
    table.play("missile blue_rogue red_beast")
    assert (table.supply("blue_rogue"), table.health("red_beast")) == (0, 10 - 2)
    assert not table.offered("missile blue_rogue red_beast")
    assert table.why_not("missile blue_rogue red_beast") == "TAC-MIS-02"


@pytest.mark.rule("TAC-MIS-03")
def test_a_target_out_of_range_is_not_offered_and_costs_no_ammo():
    red = {"fighter": ("hild", "f5"), "wizard": ("saffir", "h4"), "beast": ("rakk", "i4")}
    table = Table(blue={"rogue": ("kestrel", "d4")}, red=red)
    assert table.spaces("missile", "blue_rogue") == {"red_fighter", "red_wizard"}
    with pytest.raises(IllegalChoice):
        table.play("missile blue_rogue red_beast")
    assert table.why_not("missile blue_rogue red_beast") == "TAC-MIS-03"
    assert table.supply("blue_rogue") == 5


@pytest.mark.rule("TAC-MIS-04")
@pytest.mark.parametrize("unit", ARCHERS, ids=lambda unit: unit.id)
def test_the_base_range_is_the_one_printed(unit: Unit):
    assert unit.missile
    name, reach = unit.unit_class, unit.missile.range
    red = {"fighter": ("hild", f"a{1 + reach}"), "beast": ("rakk", f"b{1 + reach}")}
    table = Table(blue={name: (unit.id.removeprefix(f"{name}_"), "a1")}, red=red)
    assert table.spaces("missile", f"blue_{name}") == {"red_fighter"}


@pytest.mark.rule("TAC-MIS-05")
def test_the_range_is_one_greater_from_higher_ground():
    assert in_range("kestrel", "d4", "b7")
    assert not in_range("kestrel", "d4", "a7")


@pytest.mark.rule("TAC-MIS-06")
def test_the_range_is_one_smaller_from_lower_ground():
    assert in_range("kestrel", "b4", "d5")
    assert not in_range("kestrel", "b4", "d6")


@pytest.mark.rule("TAC-MIS-07")
def test_the_elevation_changes_the_range_by_one_whatever_the_difference():
    assert in_range("kestrel", "d2", "b5")
    assert not in_range("kestrel", "d2", "a5")
    assert in_range("kestrel", "b2", "e2")
    assert not in_range("kestrel", "b2", "f2")


@pytest.mark.rule("TAC-MIS-08")
def test_distance_is_counted_in_orthogonal_steps():
    assert in_range("kestrel", "d3", "f5")
    assert not in_range("kestrel", "d3", "g5")
    assert in_range("sylvar", "d3", "g5")
    assert in_range("sylvar", "d3", "g6")
    assert not in_range("sylvar", "d3", "h6")


@pytest.mark.rule("TAC-MIS-09")
def test_nothing_on_the_way_matters_neither_units_nor_terrain_nor_cliffs():
    red = {"fighter": ("hild", "f10"), "wizard": ("saffir", "h10"), "beast": ("rakk", "i10")}
    table = Table(blue={"rogue": ("kestrel", "e10"), "beast": ("brugh", "g10")}, red=red)
    assert table.offered("missile blue_rogue red_beast")


@pytest.mark.rule("TAC-MIS-10")
def test_a_target_is_in_range_up_to_the_modified_range_adjacent_ones_included():
    table = Table(blue={"rogue": ("kestrel", "d4")}, red={"fighter": ("hild", "e4"), "beast": ("rakk", "b7")})
    assert table.spaces("missile", "blue_rogue") == {"red_fighter", "red_beast"}


@pytest.mark.rule("TAC-MIS-11")
@pytest.mark.parametrize(
    ("name", "card", "squares"), [("rogue", "nim", 1), ("rogue", "fenn", 2), ("fighter", "grumm", 3)]
)
def test_the_attacker_must_roll_a_die_for_each_green_square(dice, name, card, squares):
    dice(*[POWER] * squares)
    table = duel(card, "d4", "f4", name=name)
    table.play(f"missile blue_{name} red_beast")
    ((_, icon, *faces),) = table.told("rolled")
    assert (icon, faces) == ("miss", [POWER] * squares)


@pytest.mark.rule("TAC-MIS-12")
def test_a_unit_without_green_squares_rolls_no_die_and_hits(dice, monkeypatch):
    dice()
    nim = TRAITS[card_number("nim")]
    assert nim.missile
    monkeypatch.setattr(nim, "missile", msgspec.structs.replace(nim.missile, miss_dice=0))
    table = duel("nim", "d4", "f4", ammo=1)
    table.play("missile blue_rogue red_beast")
    assert table.health("red_beast") == 10 - 2
    assert table.told("rolled") == []


@pytest.mark.rule("TAC-MIS-13")
def test_each_miss_must_be_paid_with_one_more_ammo(dice):
    dice(MISS_KNOCK, KNOCK)
    table = duel("kestrel", "d4", "f4", ammo=5)
    table.play("missile blue_rogue red_beast")
    assert table.supply("blue_rogue") == 5 - 1 - 1
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-MIS-13", "TAC-MIS-14")
def test_when_all_misses_can_be_paid_the_attack_hits(dice):
    dice(MISS, MISS)
    table = duel("kestrel", "d4", "f4", ammo=3)
    table.play("missile blue_rogue red_beast")
    assert (table.supply("blue_rogue"), table.health("red_beast")) == (0, 10 - 2)


@pytest.mark.rule("TAC-MIS-15")
def test_when_the_misses_cannot_all_be_paid_the_attack_misses_and_all_ammo_is_lost(dice):
    dice(MISS, MISS_KNOCK)
    table = duel("kestrel", "d4", "f4", ammo=2)
    table.play("missile blue_rogue red_beast")
    assert (table.supply("blue_rogue"), table.health("red_beast")) == (0, 10)


@pytest.mark.rule("TAC-MIS-16")
def test_a_missed_attack_uses_up_the_action_and_allows_no_counter(dice):
    dice(MISS, MISS)
    blue = {"rogue": ("kestrel", "e4"), "beast": ("brugh", "a1")}
    table = Table(blue, red={"beast": ("rakk", "f4")}, supply={"blue_rogue": 2})
    table.play("missile blue_rogue red_beast")
    assert (table.asked, table.g.actions) == ("blue act", 2)
    assert table.why_not("melee blue_rogue red_beast") == "TAC-ACT-06"


@pytest.mark.rule("TAC-MIS-17")
def test_a_missile_attack_causes_no_knock_back(dice):
    dice(KNOCK, KNOCK_POWER)
    table = duel("kestrel", "e4", "f4")
    table.play("missile blue_rogue red_beast")
    assert (table.asked, table.where("red_beast")) == ("red counter", "f4")
    assert table.told("pushed") == []
