"""How boxes on a scroll make a map, held against the map and the layouts that the content spells out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import GonfalonError, bits
from gonfalon.games.tactics.printed import BOXES, MAP
from gonfalon.games.tactics.printed.land import BattleLayout
from gonfalon.games.tactics.printed.layout import (
    LEVELS,
    READY,
    STANDARD,
    Placed,
    assembled,
    pile_of,
    read,
    size_of,
    spaces_of,
    write,
)
from gonfalon.games.tactics.printed.realm import ARTIFACT_SPACE, REALMS
from gonfalon.games.tactics.printed.spaces import distance, space_at

PLACED = st.builds(
    Placed,
    st.sampled_from(list(BOXES.values())),
    st.integers(0, 12),
    st.integers(0, 12),
    st.sampled_from((0, 90, 180, 270)),
)
LAYOUTS = pytest.mark.parametrize("layout", MAP.battle_layouts, ids=lambda layout: layout.id)


def ready_name(layout: BattleLayout) -> str:
    return layout.id.removeprefix("layout_")


# --------------------------------------------------------------- the printed maps


def test_the_assembled_standard_realm_is_the_one_that_the_content_spells_out():
    box_of = {portal.id: portal.box for portal in MAP.portals}
    printed = {
        (cell.x, cell.y): (cell.terrain, cell.level, cell.on, cell.start, cell.zone, box_of.get(cell.portal))
        for cell in MAP.front_cells.cells
    }
    made = {
        (cell.x, cell.y): (cell.terrain, cell.level, cell.on, cell.start, cell.zone, *(cell.portals or (None,)))
        for cell in spaces_of(STANDARD)
    }
    assert made == printed


def test_the_portals_of_the_standard_realm_are_in_the_walls_that_the_content_says():
    printed = {(portal.box, (*portal.wall_cell, portal.wall_side)) for portal in MAP.portals}
    assert {(placed.box.id, wall) for placed in assembled(STANDARD).placed for wall in placed.walls()} == printed


@pytest.mark.rule("TAC-BLD-08")
@LAYOUTS
def test_the_portals_of_a_ready_layout_are_where_the_content_has_them(layout):
    boxes = READY[ready_name(layout)]
    walls = {(placed.box.id, wall) for placed in boxes for wall in placed.walls()}
    assert walls == {(portal.box, (*portal.wall_cell, portal.wall_side)) for portal in layout.portals}
    working = {(portal.cell, portal.box) for portal in layout.portals if portal.active}
    made = pile_of("back", boxes).portals()
    assert {(spot, box) for spot, found in made.items() for box in found} == working


@LAYOUTS
def test_the_boxes_of_a_ready_layout_stand_on_what_the_content_says(layout):
    pile = pile_of("back", [])
    for placed, printed in zip(READY[ready_name(layout)], layout.placements, strict=True):
        assert {pile.on[spot] for spot in placed.footprint()} == {printed.on}
        pile.put(placed)


@LAYOUTS
def test_the_ready_layouts_favour_no_corner(layout):
    """Whoever starts in whichever corner, the four spaces there are as far from the Artifact."""
    realm = REALMS[ready_name(layout)]
    costs = [sorted(realm.costs(space, 0)[ARTIFACT_SPACE] for space in bits(camp)) for camp in realm.camps]
    assert len(costs) == 4
    assert costs == [costs[0]] * 4


@pytest.mark.rule("TAC-BTL-05")
def test_the_starting_locations_are_the_corners_farthest_from_the_artifact():
    realm = REALMS["canyon"]
    farthest = max(distance(space, ARTIFACT_SPACE) for space in range(169))
    corners = {space for space in range(169) if distance(space, ARTIFACT_SPACE) == farthest}
    assert corners == {space_at(x, y) for x in (0, 12) for y in (0, 12)}
    assert [len(corners & set(bits(camp))) for camp in realm.camps] == [1, 1, 1, 1]


# ------------------------------------------------------------------------ turning


@given(PLACED)
def test_a_turned_box_covers_as_many_spaces_and_each_once(placed):
    box = placed.box
    spots = [placed.spot(x, y) for y in range(box.height) for x in range(box.width)]
    assert sorted(spots) == sorted(placed.footprint())
    assert min(x for x, _ in spots) == placed.x
    assert min(y for _, y in spots) == placed.y


@given(PLACED)
def test_a_portal_opens_outwards_whichever_way_its_box_is_turned(placed):
    covered = set(placed.footprint())
    assert all((x, y) in covered for x, y, _ in placed.walls())
    assert not covered & set(placed.fronts())


def test_a_box_turns_clockwise():
    tower = BOXES["box_1x2"]
    assert [Placed(tower, 4, 4, turn).spot(0, 0) for turn in (0, 90, 180, 270)] == [(4, 4), (5, 4), (4, 5), (4, 4)]
    assert [side for turn in (0, 90, 180, 270) for _, _, side in Placed(tower, 4, 4, turn).walls()] == list("ESWN")


# ---------------------------------------------------------------- stacks and Portals


def test_boxes_on_boxes_are_as_high_as_all_below_them():
    pile = pile_of("back", read("8x5-a1,5x4-a1,3x2-a1,2x2-a1,1x2-a1"))
    assert [pile.height[x, 0] for x in (0, 1, 2, 4, 7, 8)] == [21, 17, 13, 9, 5, 0]
    assert {pile.height[spot] for spot in pile.height} <= set(LEVELS)


@pytest.mark.rule("TAC-BLD-08")
def test_a_portal_works_only_at_the_foot_of_its_box():
    """The 1x2 box has its Portal in the east wall of its northern space."""
    assert read("1x2-e9")[0].box.portals[0].wall == "E"

    def before(text):
        portals = assembled(text).portals()
        return [spot for spot, boxes in portals.items() if "box_1x2" in boxes]

    assert before("1x2-e9") == [(5, 8)]
    assert before("1x2-m9") == []  # off the map
    assert before("1x2-e9,2x2-f9") == []  # covered by a box
    assert before("5x4-a9,1x2-e9") == []  # a cliff before it
    assert before("5x4-a9,1x2-d9") == [(4, 8)]  # on the box that carries it


# ------------------------------------------------------------------------- notation


@given(st.lists(PLACED, max_size=6))
def test_boxes_are_read_as_they_were_written(boxes):
    assert read(write(boxes)) == boxes


def test_the_notation_says_box_corner_and_turn():
    assert write(READY["canyon"]) == "8x5-d2-180,8x1-d5-180,5x4-d9,1x2-d11,3x2-k9-270,2x2-b5"
    assert read("8x5-d2, 8x1-d5-180") == [
        Placed(BOXES["box_8x5"], 3, 1, 0),
        Placed(BOXES["box_8x1"], 3, 4, 180),
    ]
    assert (write([]), read("scroll")) == ("scroll", [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8x5",
        "8x5-d",
        "8x5-2d",
        "8x5-d0",
        "8x5-d2-45",
        "8x5-d2-0",
        "9x9-a1",
        "8x5-d2,",
        "8x5-D2",
        "8x5-d" + "9" * 5000,
        "8x5-d²",
        "scroll,8x5-d2",
        "8x5-d2;8x1-d5",
    ],
)
def test_what_is_no_box_is_refused_with_the_boxes_there_are(text):
    with pytest.raises(GonfalonError, match=r"is not a box on a map.*8x5, 8x1, 3x2, 5x4, 1x2, 2x2"):
        read(text)


def test_boxes_are_called_by_their_size():
    assert [size_of(box) for box in BOXES.values()] == [f"{box.width}x{box.height}" for box in BOXES.values()]
