"""What Plains, Bridges, Water, Forests, Peaks and Villages do (TAC-TER)."""

import pytest

from games.tactics.table import KNOCK, POWER, Table

FAR_AWAY = {"beast": ("brugh", "m13")}


def hild_at(space: str, **more: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """Hild, who has 3 movement points, and perhaps others."""
    return {"fighter": ("hild", space), **more}


def struck(there: str, here: str) -> int:
    """The damage Rakk takes at a space from Corvin's Melee Attack of 3."""
    table = Table(blue={"fighter": ("corvin", here)}, red={"beast": ("rakk", there)})
    table.play("melee blue_fighter red_beast")
    return 10 - table.health("red_beast")


@pytest.mark.rule("TAC-TER-01")
def test_plains_and_bridges_cost_one_and_have_no_effect():
    """From b9 over the Plain at b8 and the Bridge at b7 to b6: three points."""
    assert Table(blue=hild_at("b9"), red=FAR_AWAY).offered("move blue_fighter b6")
    assert struck("b7", "b8") == 3
    assert struck("b8", "b7") == 3


@pytest.mark.rule("TAC-TER-02")
def test_each_water_space_costs_one_more():
    """Luma's 5 points lead from b8 through two spaces of Water, not through three."""
    table = Table(blue={"beast": ("luma", "b8")}, red={"fighter": ("hild", "m13")})
    assert {"c8", "d8", "d7"} <= table.spaces("move", "blue_beast")
    assert not table.offered("move blue_beast e8")
    assert not Table(blue=hild_at("b8"), red=FAR_AWAY).offered("move blue_fighter d8")


@pytest.mark.rule("TAC-TER-03")
def test_leaving_water_costs_nothing_more():
    assert Table(blue=hild_at("a7"), red=FAR_AWAY).offered("move blue_fighter a4")


@pytest.mark.rule("TAC-TER-04")
def test_a_unit_in_water_takes_one_more_damage_each_time():
    table = Table(blue={"fighter": ("corvin", "b8"), "beast": ("luma", "d8")}, red={"beast": ("rakk", "c8")})
    table.play("melee blue_fighter red_beast", "no", "decline")
    assert table.health("red_beast") == 10 - (3 + 1)
    table.play("melee blue_beast red_beast")
    assert table.health("red_beast") == 10 - (3 + 1) - (2 + 1)


@pytest.mark.rule("TAC-TER-05")
def test_a_unit_in_a_forest_takes_one_less_damage():
    assert struck("b9", "b8") == 3 - 1


@pytest.mark.rule("TAC-TER-05")
def test_a_forest_never_turns_damage_into_less_than_none():
    table = Table(blue={"wizard": ("saffir", "b8")}, red={"beast": ("rakk", "b9")}, health={"red_beast": 5})
    table.play("melee blue_wizard red_beast")
    assert table.told("damaged") == [(1, 7, 0)]
    assert table.health("red_beast") == 5


@pytest.mark.rule("TAC-TER-06")
def test_a_forest_costs_one_to_enter():
    assert Table(blue=hild_at("a13"), red=FAR_AWAY).offered("move blue_fighter d13")


WATER, FOREST = "e5", "f6"


@pytest.mark.rule("TAC-TER-07")
@pytest.mark.parametrize(("there", "change"), [(WATER, 1), (FOREST, -1)])
class TestTerrainChangesEveryAttack:
    """Rakk, with 10 Health, in the Water at e5 or in the Forest at f6."""

    def test_melee(self, there, change):
        assert struck(there, "e4" if there == WATER else "f5") == 3 + change

    def test_missiles(self, there, change, dice):
        table = Table(blue={"fighter": ("teodric", "d4")}, red={"beast": ("rakk", there)})
        dice(POWER)
        table.play("missile blue_fighter red_beast")
        assert table.health("red_beast") == 10 - (3 + change)

    def test_spells(self, there, change):
        table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("rakk", there)})
        table.play("spell blue_wizard red_beast", "power 0")
        assert table.health("red_beast") == 10 - (2 + change)

    def test_area_damage(self, there, change):
        """Cinders: 1 damage to those adjacent to the target, who stands at e6."""
        table = Table(
            blue={"wizard": ("saffir", "f4")}, red={"beast": ("rakk", there), "fighter": ("corvin", "e6")}
        )
        table.play("spell blue_wizard red_fighter", "power 0")
        assert table.health("red_beast") == 10 - (1 + change)

    def test_a_spell_that_is_all_area(self, there, change):
        table = Table(blue={"wizard": ("thessal", "f5")}, red={"beast": ("rakk", there)})
        table.play("spell blue_wizard blue_wizard", "power 0")
        assert table.health("red_beast") == 10 - (1 + change)

    def test_the_ballista(self, there, change):
        table = Table(blue={"rogue": ("nim", "d6")}, red={"beast": ("rakk", there)})
        table.play("ballista blue_rogue red_beast")
        assert table.health("red_beast") == 10 - (1 + change)


@pytest.mark.rule("TAC-TER-08")
@pytest.mark.parametrize(
    ("attacker", "target", "wall", "damage"), [("e4", "e5", "e6", 3 + 1), ("f5", "f6", "f7", 3 - 1)]
)
def test_terrain_does_not_change_what_a_collision_costs(attacker, target, wall, damage, dice):
    table = Table(
        blue={"fighter": ("corvin", attacker)}, red={"beast": ("rakk", target), "fighter": ("hild", wall)}
    )
    dice(KNOCK, KNOCK)
    table.play("melee blue_fighter red_beast", "yes")
    assert table.health("red_beast") == 10 - damage - 1


@pytest.mark.rule("TAC-TER-08")
@pytest.mark.parametrize("space", ["a7", "a8"])
def test_terrain_does_not_change_what_shedding_costs(space):
    table = Table(blue=hild_at(space), red=FAR_AWAY, weakened=("blue_fighter",))
    table.play("shed blue_fighter")
    assert table.health("blue_fighter") == 12 - 2


@pytest.mark.rule("TAC-TER-09")
@pytest.mark.parametrize(
    ("attacker", "target", "pushed_to", "damage"),
    [("a8", "b8", "c8", 3), ("c8", "b8", "a8", 3), ("b8", "c8", "d8", 3 + 1), ("d7", "c7", "b7", 3 + 1)],
)
def test_terrain_counts_where_the_blow_falls_not_where_the_push_ends(attacker, target, pushed_to, damage, dice):
    table = Table(blue={"fighter": ("corvin", attacker)}, red={"beast": ("rakk", target)})
    dice(KNOCK, POWER)
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.where("red_beast"), table.health("red_beast")) == (pushed_to, 10 - damage)


@pytest.mark.rule("TAC-TER-20")
def test_increases_and_reductions_are_one_sum():
    """Ragna's fury adds 1 to her 3, Isaure parries 1, the Forest takes 1."""
    table = Table(blue={"fighter": ("ragna", "b8")}, red={"fighter": ("isaure", "b9")}, health={"blue_fighter": 5})
    table.play("melee blue_fighter red_fighter")
    assert table.health("red_fighter") == 9 - (3 + 1 - 1 - 1)


@pytest.mark.rule("TAC-TER-05", "TAC-TER-20")
def test_a_sum_below_zero_is_zero():
    table = Table(blue={"wizard": ("saffir", "b8")}, red={"fighter": ("isaure", "b9")}, health={"red_fighter": 5})
    table.play("melee blue_wizard red_fighter")
    assert table.health("red_fighter") == 5


@pytest.mark.rule("TAC-TER-20")
def test_the_sum_is_taken_before_it_is_cut_at_zero(dice):
    """A missile of 2 at Brugh's hide (-1) in a Forest (-1) beside Hild (-1), plunging (+2): 1 damage, not 2."""
    table = Table(
        blue={"rogue": ("lys", "d2")},
        red={"beast": ("brugh", "e3"), "fighter": ("hild", "f3")},
        hands={"blue": ("plunging_strike",)},
    )
    dice(POWER)
    table.play("missile blue_rogue red_beast", "tactic plunging_strike")
    assert table.health("red_beast") == 13 - 1


@pytest.mark.rule("TAC-TER-10")
def test_entering_a_peak_costs_one_more():
    assert Table(blue=hild_at("f2"), red=FAR_AWAY).offered("move blue_fighter h2")
    assert not Table(blue=hild_at("e2"), red=FAR_AWAY).offered("move blue_fighter h2")


@pytest.mark.rule("TAC-TER-11")
def test_leaving_a_peak_costs_nothing_more():
    assert Table(blue=hild_at("h2"), red=FAR_AWAY).offered("move blue_fighter e2")


@pytest.mark.rule("TAC-TER-12")
@pytest.mark.parametrize("peak", ["h2", "g9"])
@pytest.mark.parametrize("there", ["a13", "m1", "d2", "m13"])
def test_from_a_peak_missiles_and_spells_reach_everybody(peak, there):
    shooter = Table(blue={"fighter": ("hild", peak)}, red={"beast": ("brugh", there)})
    assert shooter.offered("missile blue_fighter red_beast")
    caster = Table(blue={"wizard": ("orsk", peak)}, red={"beast": ("brugh", there)})
    assert caster.offered("spell blue_wizard red_beast")


@pytest.mark.rule("TAC-TER-12")
def test_beside_a_peak_the_range_is_the_printed_one():
    table = Table(blue={"fighter": ("hild", "g2"), "wizard": ("orsk", "i2")}, red={"beast": ("brugh", "a13")})
    assert not table.offered("missile blue_fighter red_beast")
    assert not table.offered("spell blue_wizard red_beast")


@pytest.mark.rule("TAC-TER-13")
@pytest.mark.parametrize(
    ("unit", "card", "counter"), [("fighter", "hild", "counter missile"), ("wizard", "orsk", "counter spell")]
)
def test_from_a_peak_a_counter_reaches_everybody(unit, card, counter, dice):
    """Sylvar shoots from 5 spaces away; Hild reaches 2 and Orsk 3, and 1 more from above."""
    table = Table(blue={"rogue": ("sylvar", "d3")}, red={unit: (card, "h2")})
    dice(POWER, POWER)
    table.play(f"missile blue_rogue red_{unit}")
    assert table.asked == "red counter"
    assert counter in table.options()


@pytest.mark.rule("TAC-TER-14")
def test_a_peak_extends_no_melee_and_no_area():
    """Thessal's spell strikes those within 2 spaces of her."""
    far = Table(blue={"wizard": ("thessal", "h2")}, red={"beast": ("rakk", "h5")})
    assert not far.offered("spell blue_wizard blue_wizard")
    assert not far.offered("melee blue_wizard red_beast")
    table = Table(blue={"wizard": ("thessal", "h2")}, red={"beast": ("rakk", "h4"), "fighter": ("corvin", "h5")})
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert (table.health("red_beast"), table.health("red_fighter")) == (10 - 1, 10)


@pytest.mark.rule("TAC-TER-14")
def test_cinders_from_a_peak_stay_around_their_target():
    table = Table(
        blue={"wizard": ("saffir", "h2")},
        red={"beast": ("rakk", "a13"), "fighter": ("corvin", "b13"), "rogue": ("nim", "c13")},
    )
    table.play("spell blue_wizard red_beast", "power 0")
    assert (table.health("red_fighter"), table.health("red_rogue")) == (10 - 1, 7)


@pytest.mark.rule("TAC-TER-15")
@pytest.mark.parametrize("goal", ["g13", "f13"])
def test_a_unit_that_enters_a_village_regains_four_health(goal):
    """Whether it ends its move there or passes through."""
    table = Table(blue=hild_at("h13"), red=FAR_AWAY, health={"blue_fighter": 5})
    table.play(f"move blue_fighter {goal}")
    assert (table.where("blue_fighter"), table.health("blue_fighter")) == (goal, 5 + 4)


@pytest.mark.rule("TAC-TER-16")
@pytest.mark.parametrize(("unit", "card", "full"), [("rogue", "sylvar", 6), ("wizard", "saffir", 7)])
def test_a_village_refills_ammo_and_mana(unit, card, full):
    table = Table(blue={unit: (card, "h13")}, red=FAR_AWAY, supply={f"blue_{unit}": 1})
    table.play(f"move blue_{unit} g13")
    assert table.supply(f"blue_{unit}") == full


@pytest.mark.rule("TAC-TER-17")
def test_the_same_village_helps_a_unit_once_a_turn():
    table = Table(blue=hild_at("h13"), red={"beast": ("brugh", "a1")}, health={"blue_fighter": 1})
    table.play("move blue_fighter g13", "move blue_fighter f13", "move blue_fighter g13")
    assert table.health("blue_fighter") == 1 + 4


@pytest.mark.rule("TAC-TER-17")
def test_in_another_turn_it_helps_again():
    table = Table(blue=hild_at("h13"), red={"beast": ("brugh", "a1")}, health={"blue_fighter": 1})
    table.play("move blue_fighter g13", "move blue_fighter f13", "end", "end", "move blue_fighter g13")
    assert table.health("blue_fighter") == 1 + 4 + 4


@pytest.mark.rule("TAC-TER-17")
def test_two_villages_may_help_a_unit_in_one_turn():
    """Luma, a last unit, goes by g13 and the Portals to l9, and on to m7; other ways there are blocked."""
    table = Table(
        blue={"beast": ("luma", "h13")},
        red={"fighter": ("hild", "l7"), "beast": ("brugh", "m6")},
        health={"blue_beast": 1},
    )
    table.play("move blue_beast l9", "move blue_beast m7")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("m7", 1 + 4 + 4)


@pytest.mark.rule("TAC-TER-17")
def test_two_units_may_use_the_same_village_in_one_turn():
    table = Table(
        blue=hild_at("h13", rogue=("nim", "i13")), red=FAR_AWAY, health={"blue_fighter": 1, "blue_rogue": 1}
    )
    table.play("move blue_fighter f13", "move blue_rogue g13")
    assert (table.health("blue_fighter"), table.health("blue_rogue")) == (5, 5)


@pytest.mark.rule("TAC-TER-18")
def test_beginning_a_turn_in_a_village_gives_nothing():
    table = Table(
        blue=hild_at("g13"), red=FAR_AWAY, health={"blue_fighter": 1}, supply={"blue_fighter": 0}, phase="turn"
    )
    table.play("move blue_fighter f13", "way direct")
    assert table.where("blue_fighter") == "f13"
    assert (table.health("blue_fighter"), table.supply("blue_fighter")) == (1, 0)


@pytest.mark.rule("TAC-TER-18")
def test_leaving_a_village_and_coming_back_is_entering_it():
    table = Table(blue=hild_at("g13"), red=FAR_AWAY, health={"blue_fighter": 1})
    table.play("move blue_fighter g13")
    assert table.health("blue_fighter") == 1 + 4


@pytest.mark.rule("TAC-TER-19")
def test_a_village_held_by_an_ally_helps_whoever_passes():
    table = Table(
        blue=hild_at("h13", beast=("luma", "g13")), red={"fighter": ("hild", "a1")}, health={"blue_fighter": 1}
    )
    table.play("move blue_fighter f13")
    assert (table.where("blue_fighter"), table.health("blue_fighter")) == ("f13", 1 + 4)
