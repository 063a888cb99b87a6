"""Dungeons: what is printed, going in, and what changes while somebody is inside (TAC-DUN)."""

from __future__ import annotations

import pytest

from games.tactics.rules.caves import (
    FAR,
    FIVE,
    FOUR,
    cave,
    coop,
    covered,
    solo,
    spaces_of,
)
from games.tactics.table import KNOCK, MISS, POWER, Table
from gonfalon.core import Match, Setup
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import BOXES, DUNGEON_SPACES, DUNGEONS
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES, opens
from gonfalon.games.tactics.rules.dungeons.inside import cost_of
from gonfalon.games.tactics.rules.movement import destinations
from gonfalon.games.tactics.state import CLASSES

INTO = {
    "h9": "1x2",
    "k7": "2x2",
    "d11": "3x2",
    "h3": "8x1",
    "l9": "5x4",
    "f11": "5x4",
    "c4": "8x5",
    "l5": "8x5",
    "h7": "8x5",
}
"""The Portal spaces, and the box whose Portal each leads to."""
PORTALS = set(INTO)
OPEN = {box: {"crystals": FIVE} if box == "8x5" else {} for box in (*FIVE, "8x5")}
"""What it takes for each dungeon to be open."""


# --------------------------------------------------------------- what is printed


@pytest.mark.rule("TAC-DUN-05")
@pytest.mark.parametrize(("portal", "box"), INTO.items())
@pytest.mark.parametrize("unit", ["fighter", "wizard", "rogue", "beast"])
def test_inside_each_box_is_the_dungeon_of_its_shape_and_dimensions(portal, box, unit):
    """With one point a unit gets into this box and no other, and finds as many spaces in each direction there."""
    table = solo({unit: (dict(zip(CLASSES, ("hild", "ysolde", "oriel", "luma")))[unit], portal)}, **OPEN[box])
    width, height = map(int, box.split("x"))
    inside = {f"{box}-{'abcdefgh'[x]}{y + 1}" for x in range(width) for y in range(height)}
    assert {name for name in NAMES if name.startswith(f"{box}-")} == inside
    reached = spaces_of(destinations(table.g, UNIT.parse(f"blue_{unit}"), 1, 0) >> SPACES << SPACES)
    assert reached == {NAMES[cave(box).entrance]} <= inside
    assert len(cave(box).printed.grid) == height
    assert {len(row) for row in cave(box).printed.grid} == {width}


@pytest.mark.rule("TAC-DUN-05")
def test_each_box_has_the_dungeon_of_its_shape():
    shapes = {(each.box, each.width, each.height) for each in DUNGEONS}
    assert shapes == {(box.id, box.width, box.height) for box in BOXES.values()}
    assert all((len(each.grid[0]), len(each.grid)) == (each.width, each.height) for each in DUNGEONS)
    assert all(BOXES[each.box].dungeon == each.id for each in DUNGEONS)


@pytest.mark.rule("TAC-CMP-15")
def test_every_crystal_but_that_of_glory_has_an_effect_and_that_one_a_condition():
    *others, glory = DUNGEONS
    assert all(each.effects and each.trigger == "crystal_taken" and not each.requires for each in others)
    assert (glory.name_en, glory.effects, glory.wins_game) == ("Crystal of Glory", (), True)
    assert sorted(glory.requires) == sorted(each.id for each in others)


@pytest.mark.rule("TAC-SOL-07")
def test_the_six_dungeon_cards_lie_red_side_up_with_glory_at_the_far_right():
    assert [each.wins_game for each in DUNGEONS] == [False] * 5 + [True]
    assert Match(GAME, Setup("solo", 1, 3)).state.green == 0


def test_dungeons_are_made_of_the_ten_kinds_of_space():
    assert {kind.symbol for kind in DUNGEON_SPACES.values()} == set("EC.~MTLBX#")
    for each in DUNGEONS:
        symbols = "".join(each.grid)
        assert (symbols.count("E"), symbols.count("C")) == (1, 1)
        assert set(symbols) <= set("EC.~MTLBX#")


def cheapest(each, unit_class):
    """The cheapest way from the Entrance to the crystal, every Cave-in giving way at once; -1 if there is none."""
    costs = {each.entrance: 0}
    border = [each.entrance]
    while border:
        here = border.pop(0)
        for there in each.beside(here):
            cost = costs[here] + cost_of(each, there, 0)
            if opens(each.kind(there), unit_class) and cost < costs.get(there, 99):
                costs[there] = cost
                border.append(there)
    return costs.get(each.crystal, -1)


@pytest.mark.rule("TAC-DUN-17")
@pytest.mark.parametrize("each", CAVES, ids=lambda each: each.box)
def test_which_class_is_warned_before_it_enters_is_as_printed(each):
    for number, unit_class in enumerate(CLASSES):
        printed = getattr(each.printed.solutions, unit_class)
        assert cheapest(each, number) == printed
        assert each.solvable(number) == (printed >= 0)


@pytest.mark.rule("TAC-VIS-11")
def test_everybody_sees_the_dungeon_cards_and_who_is_where_inside():
    table = solo({"fighter": ("hild", "8x1-b1")}, crystals=("1x2", "5x4"))
    state = table.match.view(()).state
    assert (state.green, state.pos[0], state.map) == (table.g.green, NAMES.index("8x1-b1"), "standard+box_8x1")
    for each in DUNGEONS:
        assert all((each.grid, each.name_en, each.name_fr, each.text_en, each.text_fr))


# ---------------------------------------------------------------------- going in


@pytest.mark.rule("TAC-DUN-01")
def test_a_unit_at_a_portal_goes_through_it_or_into_its_box():
    table = solo({"fighter": ("hild", "d11")})
    assert {"c4", "3x2-c2"} <= table.spaces("move", "blue_fighter")
    table.play("move blue_fighter 3x2-c2", "stay")
    assert table.where("blue_fighter") == "3x2-c2"


@pytest.mark.rule("TAC-DUN-01")
def test_a_portal_leads_into_its_own_box_only():
    table = solo({"fighter": ("hild", "d13")})
    assert [space for space in table.spaces("move", "blue_fighter") if "-" in space] == ["3x2-c2"]


@pytest.mark.rule("TAC-DUN-01", "TAC-DUN-07")
def test_through_another_portal_a_dungeon_is_one_step_farther():
    """Hild has 3 points: from l9 out at k7 for 1, and in for 1; 1 is left."""
    table = solo({"fighter": ("hild", "l9")})
    table.play("move blue_fighter 3x2-c2")
    assert (table.asked, table.match.asks[0].about) == ("blue delve", (0, 1))


@pytest.mark.rule("TAC-DUN-01")
def test_there_are_no_dungeons_in_other_modes():
    table = Table(blue={"fighter": ("hild", "d11")}, red=FAR)
    assert not [space for space in table.spaces("move", "blue_fighter") if "-" in space]


@pytest.mark.rule("TAC-DUN-02")
@pytest.mark.parametrize("space", ["c9", "e9", "d10"])
@pytest.mark.parametrize("whose", ["blue", "red"])
def test_any_unit_on_the_box_keeps_everybody_out(whose, space):
    on_top = {"beast": ("vharra", space)}
    table = solo(
        {"fighter": ("hild", "d11"), **(on_top if whose == "blue" else {})}, on_top if whose == "red" else FAR
    )
    assert table.why_not("move blue_fighter 3x2-c2") == "TAC-DUN-02"
    assert not table.offered("move blue_fighter 3x2-c2")


@pytest.mark.rule("TAC-DUN-02")
def test_a_unit_may_come_down_from_the_box_and_enter_it_in_one_move():
    """Sylvar has 4 points: from c10 down to c11, to d11, and in."""
    table = solo({"rogue": ("sylvar", "c10")})
    table.play("move blue_rogue 3x2-c2")
    assert (table.where("blue_rogue"), table.match.asks[0].about) == ("3x2-c2", (2, 1))


@pytest.mark.rule("TAC-DUN-03")
def test_a_box_on_the_box_does_not_matter_unless_somebody_is_on_it():
    free = solo({"fighter": ("hild", "f11")})
    assert free.offered("move blue_fighter 5x4-e1")
    for space in ("g9", "g10"):
        taken = solo({"fighter": ("hild", "f11")}, {"beast": ("vharra", space)})
        assert taken.why_not("move blue_fighter 5x4-e1") == "TAC-DUN-03"
        assert not taken.offered("move blue_fighter 5x4-e1")


@pytest.mark.rule("TAC-DUN-03")
def test_a_unit_inside_a_box_on_the_box_counts_as_on_it():
    table = solo({"fighter": ("hild", "f11"), "beast": ("luma", "1x2-a2")})
    assert table.why_not("move blue_fighter 5x4-e1") == "TAC-DUN-03"
    assert not table.offered("move blue_fighter 5x4-e1")


@pytest.mark.rule("TAC-DUN-04", "TAC-DUN-38")
def test_a_dungeon_whose_card_is_green_is_closed():
    table = solo({"fighter": ("hild", "d11")}, crystals=("3x2",))
    assert table.why_not("move blue_fighter 3x2-c2") == "TAC-DUN-04"
    assert not table.offered("move blue_fighter 3x2-c2")


@pytest.mark.rule("TAC-DUN-06", "TAC-DUN-21")
def test_the_box_is_opened_and_the_unit_stands_on_the_entrance():
    table = solo({"fighter": ("hild", "d11")})
    table.play("move blue_fighter 3x2-c2", "stay")
    assert (table.where("blue_fighter"), table.health("blue_fighter")) == ("3x2-c2", 12)
    assert spaces_of(table.g.realm.closed) == covered("3x2")


@pytest.mark.rule("TAC-DUN-06")
def test_boxes_on_the_box_are_set_aside():
    table = solo({"fighter": ("hild", "f11")})
    table.play("move blue_fighter 5x4-e1", "stay")
    assert spaces_of(table.g.realm.closed) == covered("5x4", "1x2")
    assert {"g9", "g10"} <= covered("1x2")


@pytest.mark.rule("TAC-DUN-07")
def test_the_step_in_costs_one_point():
    """Hild has 3 points: from d13 she gets in with the last one, from a space farther away she does not."""
    table = solo({"fighter": ("hild", "d13")})
    table.play("move blue_fighter 3x2-c2")
    assert (table.where("blue_fighter"), table.asked) == ("3x2-c2", "blue act")
    far = solo({"fighter": ("hild", "e13")})
    assert far.offered("move blue_fighter d11")
    assert not far.offered("move blue_fighter 3x2-c2")
    assert far.why_not("move blue_fighter 3x2-c2") == "TAC-DUN-07"


@pytest.mark.rule("TAC-DUN-08")
def test_the_unit_goes_on_inside_with_the_points_left():
    """From d12: 1 to the Portal space, 1 in, and 1 for the monster's space, which the Lost Miner shares."""
    table = solo({"fighter": ("hild", "d12")}, enemy_deck=("blink",))
    table.play("move blue_fighter 3x2-c2", "go blue_fighter 3x2-c1")
    assert (table.where("blue_fighter"), table.asked, table.g.actions) == ("3x2-c1", "blue act", 2)


@pytest.mark.rule("TAC-DUN-09")
def test_an_enemy_unit_at_a_portal_cannot_go_in():
    table = solo({"fighter": ("hild", "c4")}, {"beast": ("vharra", "d11")})
    enemy, hero = (UNIT.parse(unit) for unit in ("red_beast", "blue_fighter"))
    assert destinations(table.g, hero, 5, 0) >> cave("2x2").entrance & 1
    assert destinations(table.g, enemy, 5, 0) >> SPACES == 0


@pytest.mark.rule("TAC-DUN-39", "TAC-SOL-18")
@pytest.mark.parametrize("lacking", FIVE)
def test_the_last_dungeon_opens_with_the_fifth_crystal(lacking):
    four = tuple(each for each in FIVE if each != lacking)
    shut = solo({"fighter": ("hild", "c4")}, crystals=four)
    assert shut.why_not("move blue_fighter 8x5-a3") == "TAC-DUN-39"
    assert not shut.offered("move blue_fighter 8x5-a3")
    assert solo({"fighter": ("hild", "c4")}, crystals=FIVE).offered("move blue_fighter 8x5-a3")


@pytest.mark.rule("TAC-SOL-08")
@pytest.mark.parametrize("name", FIVE)
def test_each_of_the_five_dungeons_may_be_the_first(name):
    entrance = NAMES[cave(name).entrance]
    assert solo({"fighter": ("hild", "c4")}).offered(f"move blue_fighter {entrance}")


def test_an_enemy_on_the_portal_space_shuts_the_dungeon():
    """So do enemies on both Portal spaces of a box with two, but not on one of them."""
    table = solo({"beast": ("skarn", "d12")}, {"fighter": ("isaure", "d11")})
    assert not table.offered("move blue_beast 3x2-c2")
    assert table.why_not("move blue_beast 3x2-c2") == "TAC-POR-06"
    one = solo({"fighter": ("hild", "c4")}, {"fighter": ("isaure", "f11")})
    assert one.offered("move blue_fighter 5x4-e1")
    both = solo({"fighter": ("hild", "c4")}, {"fighter": ("isaure", "f11"), "beast": ("vharra", "l9")})
    assert not both.offered("move blue_fighter 5x4-e1")


def test_an_ally_on_the_portal_space_lets_the_unit_pass():
    table = solo({"fighter": ("hild", "d12"), "beast": ("luma", "d11")})
    table.play("move blue_fighter 3x2-c2", "stay")
    assert (table.where("blue_fighter"), table.where("blue_beast")) == ("3x2-c2", "d11")


def test_a_team_mate_on_the_portal_space_lets_the_unit_pass():
    table = coop({"fighter": ("hild", "d12")}, {"beast": ("luma", "d11")})
    table.play("move blue_fighter 3x2-c2", "stay")
    assert (table.where("blue_fighter"), table.where("red_beast")) == ("3x2-c2", "d11")


def test_on_the_way_to_a_dungeon_a_village_may_be_visited():
    """Oriel has 5 points: through the Village at g13 and by f13 and f12 to f11, and in with the last one."""
    table = solo({"rogue": ("oriel", "h13")}, health={"blue_rogue": 1}, supply={"blue_rogue": 0})
    table.play("move blue_rogue 5x4-e1")
    assert (table.where("blue_rogue"), table.health("blue_rogue"), table.supply("blue_rogue")) == ("5x4-e1", 5, 4)


def test_whoever_can_reach_a_dungeon_with_or_without_a_village_chooses():
    """With Forced March Oriel has 8 points, enough to go from f11 to the Village and back."""
    for direct, health, left in ((True, 1, 7), (False, 5, 1)):
        table = solo({"rogue": ("oriel", "f11")}, health={"blue_rogue": 1}, hands={"blue": ("forced_march",)})
        table.play("march blue_rogue", "go blue_rogue 5x4-e1")
        assert table.asked == "blue way"
        table.play(next(line for line in table.options() if (line == "way direct") == direct))
        assert (table.health("blue_rogue"), table.match.asks[0].about) == (health, (2, left))


def test_the_way_with_a_village_may_lead_to_another_portal_than_the_shortest():
    """With 8 points from c4: l9 and f11 are 1 away, but only by f11 there is time for the Village at g13, as by
    l9 there is for that at m7."""
    table = solo({"rogue": ("oriel", "c4")}, health={"blue_rogue": 1}, hands={"blue": ("forced_march",)})
    table.play("march blue_rogue", "go blue_rogue 5x4-e1")
    assert table.options() == ["way direct", "way v3", "way v4"]
    table.play("way v4")
    assert (table.where("blue_rogue"), table.health("blue_rogue"), table.asked) == ("5x4-e1", 5, "blue act")


def test_the_way_to_a_dungeon_does_not_lead_over_a_ballista_left_this_turn():
    """The last unit leaves l7 for m7; back over l7, down to k7 and in would be 4 points, every other way more."""
    assert solo({"rogue": ("sylvar", "m7")}).offered("move blue_rogue 2x2-a2")
    table = solo({"rogue": ("sylvar", "l7")})
    table.play("move blue_rogue m7")
    assert not table.offered("move blue_rogue 2x2-a2")


# --------------------------------------------------- while a dungeon is occupied


@pytest.mark.rule("TAC-DUN-10")
def test_a_dungeon_holds_one_unit():
    table = solo({"fighter": ("hild", "d11"), "rogue": ("nim", "3x2-c2")})
    assert table.why_not("move blue_fighter 3x2-c2") == "TAC-DUN-10"
    assert not table.offered("move blue_fighter 3x2-c2")


@pytest.mark.rule("TAC-COO-14")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_a_dungeon_holds_one_unit_of_either_player(owner):
    rogue = {"rogue": ("nim", "3x2-b2")}
    blue = {"fighter": ("hild", "d11"), **(rogue if owner == "blue" else {})}
    table = coop(blue, {"beast": ("luma", "a1"), **(rogue if owner == "red" else {})})
    assert table.why_not("move blue_fighter 3x2-c2") == "TAC-COO-14"
    assert not table.offered("move blue_fighter 3x2-c2")


@pytest.mark.rule("TAC-DUN-11")
def test_two_dungeons_may_be_explored_at_the_same_time():
    table = solo({"fighter": ("hild", "l9"), "wizard": ("saffir", "k7")})
    table.play("move blue_fighter 5x4-e1", "stay", "move blue_wizard 2x2-a2", "stay")
    assert (table.where("blue_fighter"), table.where("blue_wizard")) == ("5x4-e1", "2x2-a2")
    assert spaces_of(table.g.realm.closed) == covered("5x4", "1x2", "2x2")
    assert table.offered("melee blue_wizard blue_fighter") is False


def test_when_one_of_two_open_boxes_is_left_the_other_stays_open():
    table = solo({"fighter": ("hild", "1x2-a2"), "wizard": ("saffir", "2x2-a2")}, time=7)
    table.play("move blue_fighter 1x2-a1", "stay")
    assert table.where("blue_fighter") == "h9"
    assert spaces_of(table.g.realm.closed) == covered("2x2")


@pytest.mark.rule("TAC-DUN-12")
@pytest.mark.parametrize(
    ("inside", "boxes"),
    [
        ("1x2-a2", ["1x2"]),
        ("2x2-a2", ["2x2"]),
        ("3x2-c2", ["3x2"]),
        ("8x1-a1", ["8x1"]),
        ("5x4-e1", ["5x4", "1x2"]),
        ("8x5-a3", ["8x5", "8x1"]),
    ],
)
def test_no_unit_enters_the_spaces_of_an_open_box_or_of_those_set_aside(inside, boxes):
    """With more points than anybody has, Skarn gets everywhere else."""
    shut = covered(*boxes)
    table = solo({"fighter": ("hild", inside), "beast": ("skarn", "f7")}, crystals=FIVE if "8x5" in boxes else ())
    reached = spaces_of(destinations(table.g, UNIT.parse("blue_beast"), 30, 0))
    assert {space for space in reached if "-" not in space} == {*NAMES[:SPACES]} - shut - {"m13"}
    assert table.why_not(f"move blue_beast {min(shut)}") == "TAC-DUN-12"


@pytest.mark.rule("TAC-DUN-12")
@pytest.mark.parametrize(("hero", "end"), [("3x2-c2", "b9"), ("a1", "c9")])
def test_an_enemy_unit_does_not_enter_an_open_box_either(hero, end):
    """Isaure, with 6 points and the compass to the east, is after Luma beyond the 3x2 box."""
    heroes = {"fighter": ("hild", hero), "beast": ("luma", "g9")}
    table = solo(
        heroes, {**FOUR, "fighter": ("isaure", "b9")}, enemy_deck=("pursuit",), phase="enemy_turn", active="red"
    )
    assert (table.where("red_fighter") == "b9") == (end == "b9")


@pytest.mark.rule("TAC-DUN-12")
def test_an_open_box_is_still_counted_in_distances():
    """From b9 to f9 there are 4 steps, over an open box too: in range for Sylvar with 6, not for Nim with 3."""
    table = solo({"fighter": ("hild", "3x2-c2"), "rogue": ("sylvar", "b9")}, {"beast": ("vharra", "f9")})
    assert table.offered("missile blue_rogue red_beast")
    near = solo({"fighter": ("hild", "3x2-c2"), "rogue": ("nim", "b9")}, {"beast": ("vharra", "f9")})
    assert not near.offered("missile blue_rogue red_beast")


@pytest.mark.rule("TAC-DUN-13")
def test_the_portals_of_an_open_box_are_shut():
    table = solo({"fighter": ("hild", "3x2-c2"), "beast": ("luma", "c4"), "rogue": ("nim", "d11")})
    beast, rogue = UNIT.parse("blue_beast"), UNIT.parse("blue_rogue")
    assert spaces_of(destinations(table.g, beast, 1, 0)) & PORTALS == PORTALS - {"c4", "d11"}
    assert spaces_of(destinations(table.g, rogue, 1, 0)) == {"c11", "d12", "e11"}


@pytest.mark.rule("TAC-DUN-13")
def test_so_are_the_portals_of_boxes_set_aside():
    """1x2 stands on 5x4: its Portal at h9 is gone with it, and the dungeon behind it cannot be entered."""
    table = solo({"fighter": ("hild", "5x4-e1"), "beast": ("luma", "c4")})
    beast = UNIT.parse("blue_beast")
    assert spaces_of(destinations(table.g, beast, 1, 0)) & PORTALS == PORTALS - {"c4", "h9", "l9", "f11"}
    assert not table.offered("move blue_beast 1x2-a2")
    assert table.why_not("move blue_beast 1x2-a2") == "TAC-DUN-13"


@pytest.mark.rule("TAC-DUN-14")
@pytest.mark.parametrize(("inside", "end", "lost"), [("2x2-a2", "k6", 3 + 1), ("a1", "l6", 3)])
def test_a_unit_pushed_against_an_open_box_collides(dice, inside, end, lost):
    """From k6 a push to the east leads down onto the 2x2 box, unless that is open."""
    table = solo({"fighter": ("corvin", "j6"), "wizard": ("saffir", inside)}, {"beast": ("vharra", "k6")})
    before = table.health("red_beast")
    dice(KNOCK, MISS, POWER, POWER, POWER)
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.where("red_beast"), table.health("red_beast")) == (end, before - lost)


def test_nobody_dives_for_cover_onto_an_open_box():
    """Brought to k6, the target could step down to l6 if the 2x2 box were closed."""
    for inside, steps in (("2x2-a2", False), ("a1", True)):
        table = solo(
            {"fighter": ("hild", "k6"), "wizard": ("saffir", inside)},
            {**FOUR, "rogue": ("dagan", "h6")},
            hands={"blue": ("dive_for_cover",)},
            enemy_deck=("sharp_arrows",),
            phase="enemy_turn",
            active="red",
        )
        table.play("tactic dive_for_cover")
        assert ("go blue_fighter l6" in table.options()) == steps
