"""Spells: who casts them on whom, what they cost, and what each Power symbol does."""

import pytest

from games.tactics.table import KNOCK, KNOCK_POWER, MISS, MISS_KNOCK, POWER, POWER_TOO, Table
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.units import Unit

RAKK = {"beast": ("rakk", "f4")}


def duel(card: str, here: str = "d4", there: str = "f4", mana: int | None = None) -> Table:
    """A blue Wizard and a red Rakk, who cannot answer from afar."""
    supply = {} if mana is None else {"blue_wizard": mana}
    return Table(blue={"wizard": (card, here)}, red={"beast": ("rakk", there)}, supply=supply)


def in_range(here: str, there: str) -> bool:
    """Whether Saffir's spell of range 4 reaches."""
    return duel("saffir", here, there).offered("spell blue_wizard red_beast")


@pytest.mark.rule("TAC-SPL-01")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_only_wizards_can_cast_a_spell(unit: Unit):
    name, ally = unit.unit_class, "fighter" if unit.unit_class != "fighter" else "beast"
    blue = {ally: ("hild" if ally == "fighter" else "rakk", "d4"), name: (unit.id.removeprefix(f"{name}_"), "e4")}
    table = Table(blue, RAKK)
    assert bool(table.spaces("spell", f"blue_{name}")) == (name == "wizard")


@pytest.mark.rule("TAC-SPL-01")
def test_a_wizard_casts_only_the_spell_on_its_own_card():
    blue = {"wizard": ("elowen", "e4"), "fighter": ("hild", "d4")}
    table = Table(blue, red={"wizard": ("saffir", "f4")}, health={"blue_fighter": 5})
    assert table.spaces("spell", "blue_wizard") == {"blue_fighter", "blue_wizard"}
    table.play("spell blue_wizard blue_fighter", "power 0")
    assert (table.health("blue_fighter"), table.health("red_wizard")) == (5 + 3, 7)


@pytest.mark.rule("TAC-SPL-02")
def test_casting_requires_one_mana_and_costs_it():
    table = duel("saffir", mana=1)
    table.play("spell blue_wizard red_beast")
    assert (table.supply("blue_wizard"), table.health("red_beast")) == (0, 10 - 2)
    assert not table.offered("spell blue_wizard red_beast")
    assert table.why_not("spell blue_wizard red_beast") == "TAC-SPL-02"


@pytest.mark.rule("TAC-SPL-03")
@pytest.mark.parametrize(("mana", "most"), [(2, 1), (3, 2), (4, 3), (7, 3)])
def test_the_caster_may_pay_up_to_three_more_mana(mana, most):
    table = duel("saffir", mana=mana)
    table.play("spell blue_wizard red_beast")
    assert table.options() == [f"power {extra}" for extra in range(most + 1)]


@pytest.mark.rule("TAC-SPL-04")
@pytest.mark.parametrize(
    ("faces", "symbols"), [((POWER,), 1), ((POWER_TOO, MISS), 1), ((KNOCK, KNOCK_POWER, POWER), 2)]
)
def test_each_extra_mana_gives_a_die_and_power_symbols_count(dice, faces, symbols):
    dice(*faces)
    table = duel("saffir", mana=7)
    table.play("spell blue_wizard red_beast", f"power {len(faces)}")
    assert table.told("rolled") == [(1, "power", *faces)]
    assert table.supply("blue_wizard") == 7 - 1 - len(faces)
    assert table.health("red_beast") == 10 - 2 - symbols


@pytest.mark.rule("TAC-SPL-05")
def test_no_mana_can_be_added_once_the_dice_are_seen(dice):
    dice(MISS, MISS)
    table = Table(blue={"wizard": ("saffir", "d4")}, red=RAKK, hands={"blue": ("fates_nudge",)})
    table.play("spell blue_wizard red_beast", "power 2")
    assert (table.asked, table.supply("blue_wizard")) == ("blue after_roll", 7 - 3)
    assert table.options() == ["pass", "tactic fates_nudge"]
    table.play("pass")
    assert (table.asked, table.supply("blue_wizard")) == ("blue act", 7 - 3)


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_fireburst_is_damage(dice):
    dice(POWER, POWER)
    table = duel("saffir")
    table.play("spell blue_wizard red_beast", "power 2")
    assert table.health("red_beast") == 10 - 2 - 2


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_mend_is_healing(dice):
    dice(POWER, POWER)
    table = Table(blue={"wizard": ("elowen", "d4")}, red=RAKK, health={"blue_wizard": 1})
    table.play("spell blue_wizard blue_wizard", "power 2")
    assert table.health("blue_wizard") == 1 + 3 + 2 * 2


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_thunderclap_is_damage_to_one_of_those_it_hits_chosen_each_time(dice):
    dice(POWER, POWER)
    red = {"fighter": ("hild", "f4"), "beast": ("rakk", "e4"), "wizard": ("saffir", "g6")}
    table = Table(blue={"wizard": ("thessal", "d4")}, red=red)
    table.play("spell blue_wizard blue_wizard", "power 2")
    assert table.options() == ["choose red_fighter", "choose red_beast"]
    table.play("choose red_fighter", "choose red_beast")
    assert (table.health("red_fighter"), table.health("red_beast")) == (12 - 2, 10 - 2)


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_stone_fist_is_a_push_away(dice):
    dice(POWER, POWER)
    table = duel("orsk", "d4", "f4")
    table.play("spell blue_wizard red_beast", "power 2")
    assert (table.where("red_beast"), table.health("red_beast")) == ("h4", 10 - 2)


@pytest.mark.rule("TAC-SPL-06")
@pytest.mark.parametrize(("symbols", "weakened", "damage"), [(0, False, 2), (1, True, 2), (2, True, 3)])
def test_power_of_frostbind_weakens_then_hurts(dice, symbols, weakened, damage):
    dice(*[POWER] * symbols, *[MISS] * (2 - symbols))
    table = duel("nerissa")
    table.play("spell blue_wizard red_beast", "power 2")
    assert (table.is_weakened("red_beast"), table.health("red_beast")) == (weakened, 10 - damage)


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_gust_is_a_longer_slide(dice):
    dice(POWER, POWER)
    table = duel("zephyrine", "d4", "f4")
    table.play("spell blue_wizard red_beast", "power 2", "push east")
    assert (table.where("red_beast"), table.health("red_beast")) == ("i4", 10)


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_siphon_is_damage_or_healing_chosen_for_each(dice):
    dice(POWER, POWER)
    table = Table(blue={"wizard": ("malkor", "d4")}, red=RAKK, health={"blue_wizard": 3})
    table.play("spell blue_wizard red_beast", "power 2", "option 0", "option 1")
    assert (table.health("red_beast"), table.health("blue_wizard")) == (10 - 2 - 1, 3 + 2)


@pytest.mark.rule("TAC-SPL-06")
def test_power_of_quicken_is_movement(dice):
    dice(POWER)
    blue = {"wizard": ("ysolde", "d4"), "beast": ("brugh", "a1")}
    table = Table(blue, RAKK, health={"blue_beast": 5}, weakened=("blue_beast",))
    table.play("spell blue_wizard blue_beast", "power 1")
    assert (table.health("blue_beast"), table.is_weakened("blue_beast")) == (5 + 1, False)
    assert table.spaces("go", "blue_beast") == {"a1", "a2", "a3", "b1", "b2", "c1"}
    table.play("go blue_beast a3")
    assert table.where("blue_beast") == "a3"


@pytest.mark.rule("TAC-SPL-07")
@pytest.mark.parametrize("faces", [(), (MISS, KNOCK, MISS_KNOCK)])
def test_a_spell_cannot_miss(dice, faces):
    dice(*faces)
    table = duel("saffir")
    table.play("spell blue_wizard red_beast", f"power {len(faces)}")
    assert table.health("red_beast") == 10 - 2


@pytest.mark.rule("TAC-SPL-08")
def test_the_target_is_declared_before_mana_is_paid_and_dice_are_rolled(dice):
    dice()
    table = duel("saffir")
    table.play("spell blue_wizard red_beast")
    assert (table.asked, table.supply("blue_wizard")) == ("blue power", 7)
    assert table.told("attacks") == [(1, 7, "spell")]


@pytest.mark.rule("TAC-SPL-09")
@pytest.mark.parametrize(
    ("here", "near", "far"),
    [("d3", "g4", "g5"), ("d4", "b7", "a7"), ("d2", "b5", "a5"), ("b4", "d5", "d6"), ("b2", "e2", "f2")],
    ids=["level", "higher", "much_higher", "lower", "much_lower"],
)
def test_a_spell_with_a_range_measures_it_like_a_missile_attack(here, near, far):
    assert in_range(here, near)
    assert not in_range(here, far)


@pytest.mark.rule("TAC-SPL-09")
@pytest.mark.parametrize("there", ["a13", "m13", "a1", "h1"])
def test_from_a_peak_a_spell_with_a_range_reaches_the_whole_map(there):
    assert in_range("h2", there)


@pytest.mark.rule("TAC-SPL-10")
@pytest.mark.parametrize(
    ("here", "near", "far"), [("h2", "h4", "h5"), ("d4", "b4", "a4"), ("c4", "e4", "f4"), ("b2", "d2", "e2")]
)
def test_a_spell_without_a_range_reaches_as_far_as_its_text_says_from_anywhere(here, near, far):
    assert not duel("thessal", here, far).offered("spell blue_wizard blue_wizard")
    table = duel("thessal", here, near)
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert table.health("red_beast") == 10 - 1


@pytest.mark.rule("TAC-SPL-10")
@pytest.mark.parametrize(("here", "there"), [("a13", "m1"), ("a1", "h2"), ("d2", "m13")])
def test_quicken_helps_an_ally_anywhere(here, there):
    table = Table(blue={"wizard": ("ysolde", here), "beast": ("brugh", there)}, red=RAKK, health={"blue_beast": 5})
    table.play("spell blue_wizard blue_beast", "power 0")
    assert table.health("blue_beast") == 5 + 1


@pytest.mark.rule("TAC-SPL-11")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("elowen", {"blue_wizard", "blue_beast"}),
        ("ysolde", {"blue_beast"}),
        ("zephyrine", {"blue_beast", "red_beast"}),
        ("saffir", {"red_beast"}),
        ("malkor", {"red_beast"}),
    ],
)
def test_a_spell_that_is_no_damage_may_target_allies_as_its_text_allows(card, allowed):
    table = Table(blue={"wizard": (card, "d4"), "beast": ("brugh", "e4")}, red=RAKK)
    assert table.spaces("spell", "blue_wizard") == allowed
