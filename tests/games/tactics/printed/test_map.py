"""The map as it is played on: heights, tops of boxes, and what is next to what (TAC-MAP)."""

import pytest

from games.tactics.table import Table


@pytest.mark.rule("TAC-MAP-05")
@pytest.mark.parametrize("active", ["blue", "red"])
def test_no_melee_between_a_box_and_the_scroll_beside_it(active):
    table = Table(blue={"fighter": ("hild", "c10")}, red={"fighter": ("hild", "b10")}, active=active)
    enemy = "red" if active == "blue" else "blue"
    assert not table.offered(f"melee {active}_fighter {enemy}_fighter")
    assert table.why_not(f"melee {active}_fighter {enemy}_fighter") == "TAC-MEL-03"


@pytest.mark.rule("TAC-MAP-05")
@pytest.mark.parametrize(
    ("here", "there", "in_range"),
    [
        ("d3", "a3", True),  # from a box down to the scroll
        ("d2", "d5", True),  # from a stacked box down to the box it stands on
        ("d3", "d6", False),  # on the same box
        ("c2", "d1", True),  # both on the scroll
        ("c3", "d2", False),  # from the scroll up to the stack
        ("d4", "d2", False),  # from the box up to the stack
    ],
)
def test_a_box_is_higher_than_the_scroll_and_a_stacked_box_higher_still(here, there, in_range):
    table = Table(blue={"fighter": ("hild", here)}, red={"fighter": ("hild", there)})
    assert table.offered("missile blue_fighter red_fighter") == in_range


@pytest.mark.rule("TAC-MAP-07")
def test_a_village_covered_by_a_box_helps_nobody():
    """The 8x5 box has a Village printed at h2; the 8x1 box that stands on it has a Peak there."""
    table = Table(blue={"beast": ("luma", "i2")}, red={"beast": ("brugh", "a13")}, health={"blue_beast": 3})
    table.play("move blue_beast h2")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("h2", 3)


@pytest.mark.rule("TAC-MAP-07")
def test_a_forest_covered_by_a_box_protects_nobody():
    """The 5x4 box has a Forest printed at g9; the 1x2 box that stands on it has a Peak there."""
    table = Table(blue={"fighter": ("corvin", "g10")}, red={"beast": ("rakk", "g9")})
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 10 - 3


@pytest.mark.rule("TAC-MAP-08")
@pytest.mark.parametrize("other", ["d3", "d5", "c4"])
def test_neighbours_are_adjacent_at_any_elevation(other):
    """Cinders burn whoever is adjacent to the target at d4, also down at c4."""
    table = Table(blue={"wizard": ("saffir", "f4")}, red={"beast": ("rakk", "d4"), "fighter": ("corvin", other)})
    table.play("spell blue_wizard red_beast", "power 0")
    assert table.health("red_fighter") == 10 - 1


@pytest.mark.rule("TAC-MAP-08")
@pytest.mark.parametrize("there", ["d1", "d3", "c2", "e2"])
def test_a_long_haft_reaches_every_neighbour_up_and_down(there):
    table = Table(blue={"fighter": ("corvin", "d2")}, red={"beast": ("rakk", there)})
    assert table.offered("melee blue_fighter red_beast")
