"""The two Ballistas, at d6 on the massif and at l7 on the rock (TAC-BAL)."""

import pytest

from games.tactics.table import POWER, Table

FAR_AWAY = {"beast": ("brugh", "m13")}


def hild_at(space: str, **more: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """Hild, who has 3 movement points, and perhaps others."""
    return {"fighter": ("hild", space), **more}


def shot_at(there: str, card: str = "rakk", **more: object) -> Table:
    """Hild has just fired from d6 at a Beast; the push is still to come."""
    table = Table(blue=hild_at("d6"), red={"beast": (card, there)}, **more)  # type: ignore[arg-type]
    table.play("ballista blue_fighter red_beast")
    return table


@pytest.mark.rule("TAC-BAL-01")
@pytest.mark.parametrize(("near", "far", "ballista"), [("d4", "d3", "d6"), ("m6", "m5", "l7")])
def test_entering_a_ballista_costs_one_more(near, far, ballista):
    assert Table(blue=hild_at(near), red=FAR_AWAY).offered(f"move blue_fighter {ballista}")
    assert not Table(blue=hild_at(far), red=FAR_AWAY).offered(f"move blue_fighter {ballista}")


@pytest.mark.rule("TAC-BAL-02")
def test_leaving_a_ballista_costs_nothing_more():
    assert Table(blue=hild_at("d6"), red=FAR_AWAY).offered("move blue_fighter d3")


@pytest.mark.rule("TAC-BAL-03")
def test_a_unit_that_moved_onto_a_ballista_may_fire_it_and_is_weakened():
    table = Table(blue=hild_at("d5", wizard=("saffir", "a1"), rogue=("nim", "a2")), red={"beast": ("rakk", "d3")})
    assert not table.offered("ballista blue_fighter red_beast")
    table.play("move blue_fighter d6", "move blue_rogue a3")
    assert not table.is_weakened("blue_fighter")
    table.play("ballista blue_fighter red_beast")
    assert table.is_weakened("blue_fighter")


@pytest.mark.rule("TAC-BAL-03")
def test_a_unit_that_a_card_moved_onto_a_ballista_fires_it_as_its_first_action():
    table = Table(
        blue=hild_at("d5", wizard=("saffir", "b7"), rogue=("nim", "a2")),
        red={"beast": ("rakk", "d3")},
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_fighter d6", "ballista blue_fighter red_beast")
    assert table.health("red_beast") == 10 - 1
    assert not table.is_weakened("blue_fighter")


@pytest.mark.rule("TAC-BAL-04")
def test_a_unit_that_begins_its_turn_on_a_ballista_may_fire_at_once():
    table = Table(
        blue=hild_at("d6", wizard=("saffir", "a1"), rogue=("nim", "a2")),
        red={"beast": ("rakk", "d3")},
        phase="turn",
    )
    table.play("ballista blue_fighter red_beast")
    assert table.health("red_beast") == 10 - 1
    assert not table.is_weakened("blue_fighter")


@pytest.mark.rule("TAC-BAL-05")
def test_a_ballista_that_was_left_cannot_be_gone_back_to_in_the_same_turn():
    """Hild is a last unit, who may move again; d7 can only be reached through d6."""
    table = Table(blue=hild_at("d6"), red=FAR_AWAY)
    table.play("move blue_fighter d5")
    assert table.why_not("move blue_fighter d6") == "TAC-BAL-05"
    assert not table.offered("move blue_fighter d7")
    table.play("end", "end")
    assert table.offered("move blue_fighter d6")
    assert table.offered("move blue_fighter d7")


@pytest.mark.rule("TAC-BAL-05")
def test_a_ballista_cannot_be_gone_back_to_in_the_move_that_left_it():
    """Luma could step down to the Village at d7 and over d6 to d5 with her 5 points."""
    table = Table(blue={"beast": ("luma", "d6")}, red={"fighter": ("hild", "m13")}, health={"blue_beast": 1})
    assert not table.offered("move blue_beast d6")
    table.play("move blue_beast d5")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("d5", 1)


@pytest.mark.rule("TAC-BAL-05")
def test_a_ballista_that_was_left_cannot_be_gone_back_to_by_a_card():
    """Momentum gives Corvin a free move after he has left d6 and captured."""
    table = Table(
        blue={"fighter": ("corvin", "d6")},
        red={"beast": ("rakk", "d4"), "fighter": ("hild", "m13")},
        health={"red_beast": 1},
        hands={"blue": ("momentum",)},
    )
    table.play("move blue_fighter d5", "melee blue_fighter red_beast", "tactic momentum")
    assert table.asked == "blue go"
    assert {"d4", "e5"} <= table.spaces("go", "blue_fighter")
    assert not {"d6", "d7"} & table.spaces("go", "blue_fighter")


@pytest.mark.rule("TAC-BAL-05")
def test_a_ballista_that_was_not_the_units_own_may_be_left_and_entered():
    table = Table(blue=hild_at("d5"), red=FAR_AWAY)
    table.play("move blue_fighter d6", "move blue_fighter d5")
    assert table.offered("move blue_fighter d6")


@pytest.mark.rule("TAC-BAL-06")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "hild"), ("wizard", "elowen"), ("rogue", "nim"), ("beast", "brugh")]
)
def test_every_class_may_fire_a_ballista(unit, card):
    table = Table(blue={unit: (card, "d6")}, red={"beast": ("rakk", "d3")})
    table.play(f"ballista blue_{unit} red_beast")
    assert table.health("red_beast") == 10 - 1


@pytest.mark.rule("TAC-BAL-07")
@pytest.mark.parametrize(("unit", "card"), [("fighter", "hild"), ("wizard", "elowen")])
@pytest.mark.parametrize("left", [0, 2])
def test_a_shot_costs_nothing_and_always_hits(unit, card, left, dice):
    table = Table(blue={unit: (card, "d6")}, red={"beast": ("rakk", "d3")}, supply={f"blue_{unit}": left})
    dice()
    table.play(f"ballista blue_{unit} red_beast")
    assert (table.supply(f"blue_{unit}"), table.health("red_beast")) == (left, 10 - 1)


@pytest.mark.rule("TAC-BAL-08")
@pytest.mark.parametrize(
    ("here", "there", "in_range"),
    [
        ("d6", "h6", True),  # 4 on the level
        ("d6", "i6", False),
        ("d6", "d2", True),  # 4 up to the stack
        ("d6", "a7", True),  # 4 down to the scroll
        ("d6", "a8", False),  # 5, though from above
        ("l7", "i6", True),
        ("l7", "l3", True),
        ("l7", "m3", False),
    ],
)
def test_a_ballista_reaches_four_spaces_up_down_or_level(here, there, in_range):
    table = Table(blue=hild_at(here), red={"beast": ("rakk", there)})
    assert table.offered("ballista blue_fighter red_beast") == in_range
    assert (table.why_not("ballista blue_fighter red_beast") is None) == in_range


@pytest.mark.rule("TAC-BAL-08")
def test_a_ballista_is_aimed_at_one_enemy():
    table = Table(
        blue=hild_at("d6", wizard=("saffir", "d4")), red={"beast": ("rakk", "d3"), "rogue": ("nim", "e3")}
    )
    assert [line for line in table.options() if line.startswith("ballista")] == [
        "ballista blue_fighter red_rogue",
        "ballista blue_fighter red_beast",
    ]
    table.play("ballista blue_fighter red_beast")
    assert (table.health("red_beast"), table.health("red_rogue")) == (10 - 1, 7)


@pytest.mark.rule("TAC-BAL-09")
def test_a_shot_deals_one_damage():
    assert shot_at("d3").health("red_beast") == 10 - 1


@pytest.mark.rule("TAC-BAL-10")
@pytest.mark.parametrize(("direction", "end"), [("north", "f3"), ("east", "g4"), ("south", "f5"), ("west", "e4")])
def test_the_target_is_pushed_one_space_in_any_direction(direction, end, dice):
    table = shot_at("f4")
    dice()
    assert (table.asked, table.health("red_beast")) == ("blue push", 10 - 1)
    assert table.options() == ["push north", "push east", "push south", "push west"]
    table.play(f"push {direction}")
    assert (table.where("red_beast"), table.health("red_beast")) == (end, 10 - 1)


@pytest.mark.rule("TAC-BAL-10")
def test_a_captured_target_is_not_pushed():
    table = shot_at("f4", health={"red_beast": 1})
    assert table.captor("red_beast") == "blue"
    assert "push" not in table.asked


@pytest.mark.rule("TAC-BAL-11")
@pytest.mark.parametrize(
    ("there", "direction", "end", "lost"),
    [
        ("c4", "east", "c4", 1),  # against the cliff
        ("d3", "north", "d3", 1),  # against the stack
        ("d4", "west", "c4", 0),  # down from the massif
        ("d5", "south", "d5", 1),  # against the unit that fires
    ],
)
def test_a_push_by_a_ballista_is_a_knock_back(there, direction, end, lost):
    table = shot_at(there)
    table.play(f"push {direction}")
    assert (table.where("red_beast"), table.health("red_beast")) == (end, 10 - 1 - lost)


@pytest.mark.rule("TAC-BAL-12")
def test_the_target_may_counter_from_where_it_was_pushed():
    """Rakk is pushed from d4 to d5, beside the Ballista, and strikes back."""
    table = shot_at("d4")
    table.play("push south")
    assert (table.where("red_beast"), table.asked) == ("d5", "red counter")
    table.play("counter melee")
    assert table.health("blue_fighter") == 12 - 3


@pytest.mark.rule("TAC-BAL-12")
def test_a_target_that_was_pushed_away_counters_no_more():
    table = shot_at("d5")
    table.play("push north")
    assert (table.where("red_beast"), table.asked) == ("d4", "blue act")


@pytest.mark.rule("TAC-BAL-12")
def test_a_shot_into_a_forest_allows_no_counter():
    """It deals 0 damage, even if the push then costs Health."""
    table = Table(blue=hild_at("d6"), red={"fighter": ("corvin", "f6"), "rogue": ("nim", "f5")})
    table.play("ballista blue_fighter red_fighter", "push north")
    assert (table.health("red_fighter"), table.asked) == (10 - 1, "blue act")


@pytest.mark.rule("TAC-BAL-13")
def test_a_ballista_cannot_counter(dice):
    """Hild on the Ballista is shot from 4 spaces away, beyond her own missiles."""
    table = Table(blue={"rogue": ("sylvar", "h7")}, red={"fighter": ("hild", "l7")})
    dice(POWER, POWER)
    table.play("missile blue_rogue red_fighter")
    assert (table.health("red_fighter"), table.asked) == (12 - 2, "blue act")


@pytest.mark.rule("TAC-BAL-14")
def test_being_pushed_onto_a_ballista_is_not_enough():
    """Zephyrine slides her own ally from d5 onto d6."""
    table = Table(blue=hild_at("d5", wizard=("zephyrine", "d3")), red={"beast": ("rakk", "f4")})
    table.play("spell blue_wizard blue_fighter", "power 0", "push south")
    assert table.where("blue_fighter") == "d6"
    assert not table.offered("ballista blue_fighter red_beast")
    assert table.why_not("ballista blue_fighter red_beast") == "TAC-BAL-14"
