"""Dungeons: going in, what each kind of space does, coming out, and what passes between inside and outside.

The insides, with the Portal spaces that lead to them (E Entrance, C crystal, M monster, T trap, X Cave-in,
L Locked Door, B Magic Barrier, ~ Water, # wall):

    1x2 (h9)   2x2 (k7)   3x2 (d11)   8x1 (h3)   5x4 (l9, f11)   8x5 (c4, l5, h7)
    C          BC         CLM         E.TM~XMC   CL..E           .TMX.~M.
    E          E#         #TE                    .###T           .###.##.
                                                 MB~..           E.ML.T.C
                                                 X.~##           .###.##.
                                                                 ..~B.M..

The 1x2 box stands on the 5x4 box, the 8x1 box on the 8x5 box.
"""

from __future__ import annotations

from random import Random

import pytest

from games.tactics.conservation import check
from games.tactics.table import KNOCK, MISS, MISS_KNOCK, POWER, Table
from gonfalon.core import Match, Setup, bits, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import BOXES, DUNGEON_SPACES, DUNGEONS, UNIT_FACES
from gonfalon.games.tactics.rules.dungeons import CAVE_AT, CAVES, cost_of, hopeless, opens, ways_out
from gonfalon.games.tactics.rules.layout import SIDES
from gonfalon.games.tactics.rules.movement import destinations
from gonfalon.games.tactics.rules.realm import NAMES, REALMS, SPACES
from gonfalon.games.tactics.state import CLASSES

FAR = {"beast": ("vharra", "m13")}
FOUR = {
    "fighter": ("isaure", "a13"),
    "wizard": ("malkor", "c13"),
    "rogue": ("dagan", "l13"),
    "beast": ("vharra", "m13"),
}
FOUR_EAST = {
    "fighter": ("isaure", "m1"),
    "wizard": ("malkor", "m2"),
    "rogue": ("dagan", "m12"),
    "beast": ("vharra", "m13"),
}
FIVE = ("1x2", "2x2", "3x2", "8x1", "5x4")
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
STANDARD = REALMS["standard"]
ON_TOP = {"box_5x4": ["box_1x2"], "box_8x5": ["box_8x1"]}


def solo(blue, red=FAR, **more):
    return Table(blue=blue, red=red, mode="solo", **more)


def coop(blue, red, **more):
    """Blue and red play together; far away, green and yellow are their Enemies."""
    green, yellow = {"beast": ("vharra", "m13")}, {"beast": ("skarn", "l13")}
    return Table(blue=blue, red=red, green=green, yellow=yellow, mode="coop", **more)


def cave(name):
    return next(each for each in CAVES if each.box == f"box_{name}")


def spaces_of(board):
    return {NAMES[space] for space in bits(board)}


def covered(*boxes):
    """The spaces that are the top of one of the boxes."""
    return {NAMES[space] for space in range(SPACES) if STANDARD.box[space] in {f"box_{box}" for box in boxes}}


# ------------------------------------------------------------------------- what is printed


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


# -------------------------------------------------------------------------------- going in


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


# -------------------------------------------------------------- while a dungeon is occupied


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


# --------------------------------------------------------------------- actions inside


@pytest.mark.rule("TAC-DUN-15")
def test_moves_inside_cost_actions_and_the_limits_of_a_unit_hold():
    table = solo({"fighter": ("hild", "8x1-a1"), "beast": ("luma", "a1"), "rogue": ("nim", "b1")})
    table.play("move blue_fighter 8x1-b1", "stay")
    assert (table.g.actions, table.why_not("move blue_fighter 8x1-a1")) == (2, "TAC-ACT-05")
    assert not table.spaces("move", "blue_fighter")


@pytest.mark.rule("TAC-DUN-15")
def test_a_unit_stays_inside_from_turn_to_turn():
    table = solo({"fighter": ("hild", "8x1-a1"), "beast": ("luma", "a1")}, FOUR)
    table.play("move blue_fighter 8x1-b1", "stay", "end")
    while table.asked != "blue act":
        table.play(table.options()[-1])
    assert table.where("blue_fighter") == "8x1-b1"
    assert table.spaces("move", "blue_fighter") == {"8x1-a1", "8x1-c1"}
    assert spaces_of(table.g.realm.closed) == covered("8x1")


@pytest.mark.rule("TAC-DUN-17")
def test_there_is_no_way_out_but_the_crystal():
    table = solo({"fighter": ("hild", "8x1-a1")})
    assert table.spaces("move", "blue_fighter") == {"8x1-b1"}
    assert table.why_not("move blue_fighter h3") == "TAC-DUN-17"
    assert not table.offered("move blue_fighter h3")


@pytest.mark.rule("TAC-DUN-17")
@pytest.mark.parametrize(("unit", "card"), [("fighter", "hild"), ("rogue", "nim"), ("beast", "luma")])
def test_a_unit_that_its_class_keeps_from_the_crystal_is_stuck(unit, card):
    table = solo({unit: (card, "2x2-a2"), "wizard": ("saffir", "a1")}, hands={"blue": ("forced_march",)})
    assert not table.spaces("move", f"blue_{unit}")
    assert f"march blue_{unit}" not in table.options()


@pytest.mark.rule("TAC-DUN-18", "TAC-SOL-25")
def test_when_the_unit_inside_is_captured_all_is_as_before(dice):
    """Sylvar's death frees the 3x2 dungeon: the next one starts at its Entrance."""
    table = solo({"rogue": ("sylvar", "3x2-c2"), "fighter": ("hild", "d11")}, health={"blue_rogue": 2})
    dice(MISS, POWER, POWER)
    table.play("move blue_rogue 3x2-b2")
    assert (table.where("blue_rogue"), table.captor("blue_rogue"), table.g.green) == (None, None, 0)
    assert (table.g.map, table.asked) == ("standard", "blue act")
    table.play("move blue_fighter 3x2-c2", "stay")
    assert table.where("blue_fighter") == "3x2-c2"


@pytest.mark.rule("TAC-DUN-18", "TAC-SOL-25")
def test_when_the_last_unit_is_captured_inside_the_game_is_lost_and_the_boxes_are_closed(dice):
    table = solo({"rogue": ("sylvar", "3x2-c2")}, health={"blue_rogue": 2})
    dice(MISS, MISS, MISS)
    table.play("move blue_rogue 3x2-b2")
    assert (table.match.over, table.g.won, table.g.map) == (True, 0, "standard")
    check_boxes(table.g)


def test_a_unit_captured_inside_ends_no_move():
    """Luma would heal an ally where she ends her Move: not if she is captured on the way."""
    table = solo(
        {"beast": ("luma", "3x2-c2"), "fighter": ("hild", "8x5-h5")},
        enemy_deck=("warcry",),
        health={"blue_beast": 2, "blue_fighter": 1},
    )
    table.play("move blue_beast 3x2-c1")
    assert (table.where("blue_beast"), table.health("blue_fighter"), table.asked) == (None, 1, "blue act")


@pytest.mark.rule("TAC-DUN-19")
def test_after_what_a_space_does_the_unit_may_go_on_or_stay(dice):
    table = solo({"fighter": ("hild", "8x1-b1")}, enemy_deck=("blink",))
    dice(POWER, POWER, MISS)
    table.play("move blue_fighter 8x1-c1")
    assert (table.asked, table.match.asks[0].about) == ("blue delve", (0, 2))
    assert table.options() == ["go blue_fighter 8x1-b1", "go blue_fighter 8x1-d1", "stay"]
    table.play("go blue_fighter 8x1-d1", "stay")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-d1", "blue act")


@pytest.mark.rule("TAC-DUN-19")
def test_without_points_the_move_is_over(dice):
    table = solo({"fighter": ("hild", "8x1-a1")}, enemy_deck=("blink",))
    dice(POWER, POWER, POWER)
    table.play("move blue_fighter 8x1-b1", "go blue_fighter 8x1-c1", "go blue_fighter 8x1-d1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-d1", "blue act")


@pytest.mark.rule("TAC-DUN-20")
def test_a_space_does_what_it_does_each_time_it_is_entered(dice):
    table = solo({"fighter": ("hild", "8x1-b1")})
    dice(MISS, POWER, POWER, MISS, MISS, POWER)
    table.play("move blue_fighter 8x1-c1", "go blue_fighter 8x1-b1", "go blue_fighter 8x1-c1")
    assert table.health("blue_fighter") == 12 - 2 - 4


@pytest.mark.rule("TAC-DUN-20")
def test_a_space_does_nothing_to_a_unit_that_begins_its_move_there():
    table = solo({"fighter": ("hild", "8x1-c1")})
    table.play("move blue_fighter 8x1-b1", "stay")
    assert table.health("blue_fighter") == 12


# ------------------------------------------------------------------------ kinds of space


def points_left(table):
    (ask,) = table.match.asks.values()
    assert ask.what == "delve"
    return ask.about[1]


@pytest.mark.rule("TAC-DUN-21")
def test_the_entrance_has_no_other_effect():
    table = solo({"fighter": ("hild", "8x1-b1")})
    table.play("move blue_fighter 8x1-a1")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), points_left(table)) == ("8x1-a1", 12, 2)


@pytest.mark.rule("TAC-DUN-22")
def test_a_plain_space_costs_one():
    table = solo({"fighter": ("hild", "5x4-e1")})
    table.play("move blue_fighter 5x4-d1")
    assert (table.health("blue_fighter"), points_left(table)) == (12, 2)


@pytest.mark.rule("TAC-DUN-23")
def test_water_costs_one_more_to_enter_and_nothing_more_to_leave():
    table = solo({"fighter": ("hild", "5x4-d3")})
    table.play("move blue_fighter 5x4-c3")
    assert points_left(table) == 3 - 2
    table.play("go blue_fighter 5x4-d3")
    assert (table.where("blue_fighter"), table.asked) == ("5x4-d3", "blue act")


@pytest.mark.rule("TAC-DUN-23")
def test_with_one_point_left_water_is_too_dear():
    table = solo({"fighter": ("hild", "5x4-e2")})
    table.play("move blue_fighter 5x4-e3", "go blue_fighter 5x4-d3")
    assert table.options() == ["go blue_fighter 5x4-e3", "stay"]


@pytest.mark.rule("TAC-DUN-23")
@pytest.mark.parametrize(("unit", "card"), [("wizard", "nerissa"), ("beast", "skarn")])
def test_those_whom_water_costs_nothing_more_wade_inside_too(unit, card):
    table = solo({unit: (card, "5x4-d3")})
    points = UNIT_FACES[table.g.card[UNIT.parse(f"blue_{unit}")]].movement
    table.play(f"move blue_{unit} 5x4-c3")
    assert points_left(table) == points - 1


@pytest.mark.rule("TAC-DUN-26")
@pytest.mark.parametrize(
    ("card", "faces"), [("hild", (MISS, KNOCK)), ("aldous", (KNOCK,)), ("grumm", (MISS_KNOCK,) * 3)]
)
def test_one_knock_back_symbol_clears_a_cave_in(dice, card, faces):
    """As many dice as the unit rolls for Knock Back: 2, 1 and 3. The space then costs 1."""
    table = solo({"fighter": (card, "8x1-e1")}, enemy_deck=("blink",))
    dice(*faces)
    table.play("move blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-f1", 2)
    assert len(table.told("rolled")[0]) == 2 + len(faces)


@pytest.mark.rule("TAC-DUN-27")
def test_without_a_symbol_two_points_are_lost_and_one_may_try_again(dice):
    table = solo({"fighter": ("hild", "8x1-e1")})
    dice(MISS, POWER)
    table.play("move blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-e1", 1)
    dice(KNOCK, MISS)
    table.play("go blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-f1", "blue act")


@pytest.mark.rule("TAC-DUN-27")
def test_with_one_point_left_a_failure_brings_it_to_zero(dice):
    table = solo({"fighter": ("hild", "8x1-e1")})
    dice(MISS, MISS, MISS, MISS)
    table.play("move blue_fighter 8x1-f1", "go blue_fighter 8x1-f1")
    assert (table.where("blue_fighter"), table.asked) == ("8x1-e1", "blue act")
    assert table.told("stuck") == [(0, 1), (0, 0)]


@pytest.mark.rule("TAC-DUN-28")
@pytest.mark.parametrize(
    ("faces", "lost"), [((POWER, KNOCK, POWER), 0), ((MISS, POWER, KNOCK), 2), ((MISS, MISS_KNOCK, KNOCK), 4)]
)
def test_a_trap_costs_two_health_for_each_miss_of_three_dice(dice, faces, lost):
    table = solo({"fighter": ("hild", "3x2-c2")})
    dice(*faces)
    table.play("move blue_fighter 3x2-b2")
    assert (table.health("blue_fighter"), table.where("blue_fighter")) == (12 - lost, "3x2-b2")
    assert len(table.told("lost")) == bool(lost)


@pytest.mark.rule("TAC-DUN-30")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "hild"), ("wizard", "orsk"), ("rogue", "nim"), ("beast", "luma")]
)
def test_a_locked_door_opens_to_rogues_only(unit, card):
    table = solo({unit: (card, "3x2-b2")})
    assert table.offered(f"move blue_{unit} 3x2-b1") == (unit == "rogue")
    assert table.why_not(f"move blue_{unit} 3x2-b1") == (None if unit == "rogue" else "TAC-DUN-30")


@pytest.mark.rule("TAC-DUN-31")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "hild"), ("wizard", "orsk"), ("rogue", "nim"), ("beast", "luma")]
)
def test_a_magic_barrier_opens_to_wizards_only(unit, card):
    table = solo({unit: (card, "2x2-a2")})
    assert table.offered(f"move blue_{unit} 2x2-a1") == (unit == "wizard")
    assert table.why_not(f"move blue_{unit} 2x2-a1") == (None if unit == "wizard" else "TAC-DUN-31")


@pytest.mark.rule("TAC-DUN-31")
def test_each_entry_of_a_barrier_costs_two_mana():
    table = solo({"wizard": ("orsk", "2x2-a2")}, supply={"blue_wizard": 5})
    table.play("move blue_wizard 2x2-a1")
    assert (table.supply("blue_wizard"), points_left(table)) == (3, 2)
    table.play("go blue_wizard 2x2-a2", "go blue_wizard 2x2-a1")
    assert (table.where("blue_wizard"), table.supply("blue_wizard")) == ("2x2-a1", 1)


@pytest.mark.rule("TAC-DUN-31")
def test_with_less_than_two_mana_the_barrier_stays_shut():
    table = solo({"wizard": ("orsk", "2x2-a2")}, supply={"blue_wizard": 1})
    assert not table.offered("move blue_wizard 2x2-a1")
    assert table.why_not("move blue_wizard 2x2-a1") == "TAC-DUN-31"


def test_walls_are_never_entered():
    table = solo({"wizard": ("orsk", "2x2-a2")})
    assert table.spaces("move", "blue_wizard") == {"2x2-a1"}
    assert solo({"rogue": ("nim", "5x4-c1")}).spaces("move", "blue_rogue") == {"5x4-b1", "5x4-d1"}


def test_steps_inside_do_not_lead_over_the_edge():
    """At the end of a row the next number is the first space of the row below."""
    assert solo({"rogue": ("nim", "5x4-e1")}).spaces("move", "blue_rogue") == {"5x4-d1", "5x4-e2"}
    assert solo({"rogue": ("nim", "5x4-a2")}).spaces("move", "blue_rogue") == {"5x4-a1", "5x4-a3"}


# ---------------------------------------------------------------------- coming out


@pytest.mark.rule("TAC-DUN-32", "TAC-DUN-33", "TAC-DUN-38")
def test_at_the_crystal_the_unit_leaves_and_the_boxes_go_back():
    table = solo({"rogue": ("nim", "5x4-a2")}, time=7)
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9")
    assert (table.where("blue_rogue"), table.g.map) == ("l9", "standard")
    assert spaces_of(table.g.realm.portals) >= {"h9", "l9", "f11"}
    assert [each.id for n, each in enumerate(DUNGEONS) if table.g.green >> n & 1] == ["dungeon_5x4"]
    assert not table.offered("go blue_rogue 5x4-e1")


@pytest.mark.rule("TAC-DUN-34")
def test_the_player_chooses_among_the_free_portal_spaces_of_the_box():
    table = solo({"rogue": ("nim", "5x4-a2")})
    table.play("move blue_rogue 5x4-a1")
    assert (table.asked, table.options()) == ("blue leave", ["go blue_rogue l9", "go blue_rogue f11"])
    assert (table.where("blue_rogue"), spaces_of(table.g.realm.closed)) == ("5x4-a1", covered("5x4", "1x2"))


@pytest.mark.rule("TAC-DUN-34")
@pytest.mark.parametrize("whose", ["blue", "red"])
def test_an_occupied_portal_space_is_left_out(whose):
    beast = {"beast": ("vharra", "f11")}
    table = solo(
        {"rogue": ("nim", "5x4-a2"), **(beast if whose == "blue" else {})}, beast if whose == "red" else FAR
    )
    table.play("move blue_rogue 5x4-a1")
    assert table.where("blue_rogue") == "l9"


@pytest.mark.rule("TAC-DUN-35")
def test_with_all_portal_spaces_occupied_the_unit_comes_out_one_step_from_one_at_its_level():
    """d11 is on the scroll: c11, e11 and d12 are level with it, d10 is on the box."""
    table = solo({"rogue": ("nim", "3x2-b1")}, {"beast": ("vharra", "d11")})
    table.play("move blue_rogue 3x2-a1")
    assert set(table.options()) == {f"go blue_rogue {space}" for space in ("c11", "e11", "d12")}


@pytest.mark.rule("TAC-DUN-35")
def test_level_means_level_with_the_portal_space_not_with_the_scroll():
    """h9 is on the 5x4 box; i9 and h10 are level with it, h8 on the scroll is not."""
    table = solo({"rogue": ("nim", "1x2-a2")}, {"beast": ("vharra", "h9")})
    table.play("move blue_rogue 1x2-a1")
    assert set(table.options()) == {"go blue_rogue i9", "go blue_rogue h10"}


@pytest.mark.rule("TAC-DUN-35")
def test_if_there_is_no_such_space_the_nearest_at_the_same_level_is_taken():
    foes = {"beast": ("vharra", "h9"), "fighter": ("isaure", "i9"), "rogue": ("dagan", "h10")}
    table = solo({"rogue": ("nim", "1x2-a2")}, foes)
    assert spaces_of(ways_out(table.g, cave("1x2"))) == {"j9", "i10", "h11"}


@pytest.mark.rule("TAC-DUN-35")
def test_another_open_box_is_no_way_out():
    """Most free spaces level with h9 are on the 5x4 box; were that open too, e9 on another box is nearest."""
    table = solo({"rogue": ("nim", "a1")}, {"beast": ("vharra", "h9")})
    table.g.map = "standard+box_1x2+box_5x4"
    assert spaces_of(ways_out(table.g, cave("1x2"))) == {"e9"}


@pytest.mark.rule("TAC-DUN-36")
def test_leaving_is_free_and_the_unit_goes_on_with_the_points_left():
    """Nim has 5 points: 1 for the crystal, 4 left at h9."""
    table = solo({"rogue": ("nim", "1x2-a2")}, time=7)
    table.play("move blue_rogue 1x2-a1")
    assert (table.where("blue_rogue"), table.asked, table.match.asks[0].about) == ("h9", "blue go", (2, 4))
    assert table.offered("go blue_rogue h13")
    table.play("go blue_rogue h13")
    assert (table.where("blue_rogue"), table.g.actions) == ("h13", 2)


@pytest.mark.rule("TAC-DUN-36")
def test_without_points_left_the_move_ends_where_the_unit_comes_out():
    table = solo({"wizard": ("orsk", "k7")}, time=7)
    table.play("move blue_wizard 2x2-a2", "go blue_wizard 2x2-a1", "go blue_wizard 2x2-b1", "yes")
    assert (table.where("blue_wizard"), table.asked) == ("k7", "blue act")


@pytest.mark.rule("TAC-DUN-36")
def test_with_the_points_left_the_next_dungeon_may_be_entered():
    table = solo({"rogue": ("nim", "1x2-a2")}, time=7)
    table.play("move blue_rogue 1x2-a1", "go blue_rogue 5x4-e1")
    assert (table.where("blue_rogue"), points_left(table)) == ("5x4-e1", 5 - 1 - 1 - 1)


@pytest.mark.rule("TAC-DUN-36")
def test_coming_out_is_no_move_and_no_village_helps(monkeypatch):
    """Were there a Village at h9, where the unit is put."""
    table = solo({"rogue": ("nim", "1x2-a2")}, health={"blue_rogue": 1}, time=7)
    realm = REALMS["standard"]
    monkeypatch.setattr(realm, "villages", realm.villages | 1 << NAMES.index("h9"))
    monkeypatch.setattr(realm, "village_list", tuple(bits(realm.villages)))
    table.play("move blue_rogue 1x2-a1", "stay")
    assert (table.where("blue_rogue"), table.health("blue_rogue"), table.told("village")) == ("h9", 1, [])


@pytest.mark.rule("TAC-DUN-36")
def test_a_forced_march_goes_on_outside_as_it_began():
    """Climbing costs nothing more on a Forced March: from h9 up to g9 and g10 on the 1x2 box."""
    table = solo({"fighter": ("hild", "1x2-a2")}, time=7, hands={"blue": ("forced_march",)})
    table.play("march blue_fighter", "go blue_fighter 1x2-a1")
    assert (table.asked, table.match.asks[0].about) == ("blue go", (0, 5))
    plain = solo({"fighter": ("hild", "h9")})
    fighter = UNIT.parse("blue_fighter")
    eased = destinations(plain.g, fighter, 5, 3) & ~(1 << NAMES.index("1x2-a2"))
    assert table.spaces("go", "blue_fighter") == spaces_of(eased)
    assert eased != destinations(plain.g, fighter, 5, 0) & ~(1 << NAMES.index("1x2-a2"))


# ------------------------------------------------------- between inside and outside

# In the numbering of spaces 1x2-a2 comes right below b13: a unit there must still be near nobody.
INSIDE, OUTSIDE = "1x2-a2", "b13"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "corvin"), ("wizard", "saffir"), ("wizard", "thessal"), ("rogue", "sylvar")]
)
def test_a_unit_inside_attacks_nobody_outside(unit, card):
    table = solo({unit: (card, INSIDE)}, {"beast": ("vharra", OUTSIDE), "rogue": ("dagan", "h9")})
    assert not [line for line in table.options() if line.split()[0] in ("melee", "missile", "spell")]
    if unit != "wizard":
        assert table.why_not(f"melee blue_{unit} red_beast") == "TAC-DUN-16"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize("card", ["fighter_isaure", "beast_vharra", "rogue_sylvar", "wizard_saffir"])
@pytest.mark.parametrize("space", [OUTSIDE, "h9", "h2"])
def test_the_enemy_attacks_nobody_inside(card, space):
    """Not even from the Peak at h2, from where everything is in range."""
    unit_class, name = card.split("_")
    names = {"fighter": "warcry", "beast": "savagery", "rogue": "sharp_arrows", "wizard": "arcane_surge"}
    foes = {**FOUR, "fighter": ("isaure", "m1"), unit_class: (name, space)}
    table = solo(
        {"fighter": ("hild", INSIDE)}, foes, enemy_deck=(names[unit_class],), phase="enemy_turn", active="red"
    )
    assert (table.told("attacks"), table.health("blue_fighter")) == ([], 12)
    assert [args[0] for args in table.told("activates")] == [UNIT.parse(f"red_{unit_class}")]


@pytest.mark.rule("TAC-DUN-16")
def test_healing_spells_do_not_pass():
    outside = solo({"wizard": ("elowen", OUTSIDE), "fighter": ("hild", INSIDE)}, health={"blue_fighter": 3})
    assert not outside.offered("spell blue_wizard blue_fighter")
    assert outside.why_not("spell blue_wizard blue_fighter") == "TAC-DUN-16"
    inside = solo({"wizard": ("elowen", INSIDE), "fighter": ("hild", OUTSIDE)}, health={"blue_fighter": 3})
    assert not inside.offered("spell blue_wizard blue_fighter")
    assert inside.offered("spell blue_wizard blue_wizard")


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("caster", "other"), [(INSIDE, OUTSIDE), (OUTSIDE, INSIDE), (INSIDE, "3x2-c2")])
@pytest.mark.parametrize("card", ["ysolde", "zephyrine"])
def test_spells_without_a_range_and_slides_do_not_pass(card, caster, other):
    """Ysolde's helps an ally anywhere on the map, Zephyrine's slides any unit in range."""
    table = solo({"wizard": (card, caster), "fighter": ("hild", other)}, weakened=("blue_fighter",))
    assert not table.offered("spell blue_wizard blue_fighter")
    assert table.why_not("spell blue_wizard blue_fighter") == "TAC-DUN-16"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("healer", "hurt"), [(INSIDE, OUTSIDE), (OUTSIDE, INSIDE)])
def test_elowens_aura_does_not_pass(healer, hurt):
    table = solo({"wizard": ("elowen", healer), "fighter": ("hild", hurt)}, FOUR, health={"blue_fighter": 3})
    table.play("end")
    assert table.told("healed") == []


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("leader", "cured"), [(INSIDE, False), ("a12", True)])
def test_aldous_inside_cures_nobody_outside(leader, cured):
    """Elowen is Weakened by two actions; at the end of the turn Aldous helps an ally within 2 spaces."""
    table = solo({"fighter": ("aldous", leader), "wizard": ("elowen", "c13"), "rogue": ("nim", "e1")}, FOUR_EAST)
    table.play(f"move blue_wizard {OUTSIDE}", "spell blue_wizard blue_wizard", "power 0", "end")
    assert (table.told("cured") == [(UNIT.parse("blue_wizard"),)]) == cured


@pytest.mark.rule("TAC-DUN-16")
def test_luma_coming_to_rest_inside_helps_nobody_outside():
    table = solo({"beast": ("luma", "8x1-a1"), "fighter": ("hild", "h3")}, health={"blue_fighter": 3})
    table.play("move blue_beast 8x1-b1", "stay")
    assert (table.health("blue_fighter"), table.asked) == (3, "blue act")


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("leader", "mover"), [(OUTSIDE, "8x1-a1"), (INSIDE, OUTSIDE)])
def test_zephyrine_speeds_up_nobody_beyond_the_walls(leader, mover):
    table = solo({"wizard": ("zephyrine", leader), "fighter": ("hild", mover)})
    table.play("move blue_fighter 8x1-b1" if mover == "8x1-a1" else "move blue_fighter e13")
    assert table.asked == ("blue delve" if mover == "8x1-a1" else "blue act")
    assert mover != "8x1-a1" or points_left(table) == 2


@pytest.mark.rule("TAC-DUN-16")
def test_ysolde_outside_does_not_change_dice_rolled_inside(dice):
    for space in ("d11", "h9", OUTSIDE):
        table = solo({"wizard": ("ysolde", space), "fighter": ("hild", "3x2-c2")})
        dice(MISS, POWER, POWER)
        table.play("move blue_fighter 3x2-b2")
        assert table.asked == "blue delve"


@pytest.mark.rule("TAC-DUN-16")
def test_hild_inside_shields_nobody_outside():
    foes = {**FOUR_EAST, "rogue": ("sylvar", "f13")}
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE)},
        foes,
        enemy_deck=("sharp_arrows",),
        phase="enemy_turn",
        active="red",
    )
    damage = UNIT_FACES[table.g.card[UNIT.parse("red_rogue")]].missile.damage
    assert table.told("damaged") == [(UNIT.parse("red_rogue"), 3, damage + 1)]


@pytest.mark.rule("TAC-DUN-16")
def test_areas_of_effect_do_not_reach_inside():
    """Fenn's shot hurts all units next to its target."""
    foes = {**FOUR_EAST, "rogue": ("fenn", "d13")}
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE), "rogue": ("nim", "a13")},
        foes,
        enemy_deck=("sharp_arrows",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.health("blue_fighter"), table.health("blue_rogue") < 7) == (12, True)


@pytest.mark.rule("TAC-DUN-16")
def test_lightning_does_not_leap_inside(dice):
    foes = {**FOUR_EAST, "wizard": ("thessal", "d13")}
    dice(POWER, POWER, POWER)
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE)},
        foes,
        enemy_deck=("arcane_surge",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.health("blue_fighter"), table.health("blue_beast") < 10) == (12, True)


@pytest.mark.rule("TAC-DUN-16")
def test_a_unit_inside_is_no_ally_next_to_a_target():
    """Ashmane deals 1 more if another ally is next to the target; b13 lies above 1x2-a2 by the numbers."""
    table = solo({"fighter": ("hild", INSIDE), "beast": ("ashmane", "a13")}, {"rogue": ("dagan", OUTSIDE)})
    table.play("melee blue_beast red_rogue")
    assert table.told("damaged")[0] == (UNIT.parse("blue_beast"), UNIT.parse("red_rogue"), 3)


@pytest.mark.rule("TAC-DUN-16")
def test_a_unit_inside_avenges_nobody():
    """Blood Price: only units that can attack the capturing one; the shooter inside cannot."""
    foes = {**FOUR_EAST, "fighter": ("isaure", "a12")}
    table = solo(
        {"rogue": ("sylvar", INSIDE), "beast": ("luma", "a13")},
        foes,
        health={"blue_beast": 1},
        hands={"blue": ("blood_price",)},
        enemy_deck=("warcry",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.where("blue_beast"), table.told("played")) == (None, [])


@pytest.mark.rule("TAC-DUN-16")
def test_open_hearths_help_nobody_inside():
    for space, helped in ((INSIDE, False), ("a1", True)):
        table = solo(
            {"fighter": ("hild", space), "beast": ("luma", "g12")},
            health={"blue_fighter": 1},
            hands={"blue": ("open_hearths",)},
        )
        table.play("move blue_beast g13")
        assert ("tactic open_hearths" in table.options()) == helped


@pytest.mark.rule("TAC-DUN-16")
def test_second_wind_reaches_a_unit_inside():
    table = solo(
        {"fighter": ("hild", INSIDE)},
        FOUR,
        health={"blue_fighter": 5},
        weakened=("blue_fighter",),
        hands={"blue": ("second_wind",)},
        phase="turn",
    )
    table.play("tactic second_wind")
    assert (table.is_weakened("blue_fighter"), table.health("blue_fighter")) == (False, 6)


@pytest.mark.rule("TAC-DUN-16")
def test_a_field_dressing_reaches_a_unit_inside():
    table = solo(
        {"wizard": ("orsk", "2x2-a2")},
        FOUR,
        health={"blue_wizard": 2},
        supply={"blue_wizard": 0},
        hands={"blue": ("field_dressing",)},
    )
    table.play("end", "tactic field_dressing")
    assert (table.health("blue_wizard"), table.supply("blue_wizard")) == (5, 1)


@pytest.mark.rule("TAC-DUN-16")
def test_a_free_move_by_a_card_works_inside():
    """To the Colours: 3 points for a unit other than the one in the area."""
    table = solo(
        {"fighter": ("hild", "8x1-a1"), "beast": ("luma", "b7")},
        FOUR,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_fighter 8x1-b1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-b1", 2)
    table.play("stay")
    assert (table.asked, table.g.actions) == ("blue act", 3)
    assert table.spaces("move", "blue_fighter") == {"8x1-a1", "8x1-c1"}


def test_a_free_move_by_a_card_leads_into_a_dungeon_and_out():
    table = solo(
        {"fighter": ("hild", "h9"), "beast": ("luma", "b7")},
        FOUR,
        time=5,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_fighter 1x2-a2", "go blue_fighter 1x2-a1", "yes")
    assert (table.g.time, table.asked, table.match.asks[0].about) == (5, "blue go", (0, 1))
    table.play("go blue_fighter i9")
    assert (table.where("blue_fighter"), table.g.actions, table.asked) == ("i9", 3, "blue act")


def test_a_unit_inside_holds_no_control_area():
    """The Crown is on the 8x5 box; whoever is below it does not call others to the colours."""
    table = solo(
        {"fighter": ("hild", "8x5-g3"), "beast": ("luma", "a1")},
        FOUR,
        crystals=FIVE,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    assert table.asked == "blue act"


def test_fates_nudge_works_on_a_trap(dice):
    table = solo({"fighter": ("hild", "3x2-c2")}, hands={"blue": ("fates_nudge",)})
    dice(MISS, MISS, POWER, POWER, POWER)
    table.play("move blue_fighter 3x2-b2", "tactic fates_nudge", "reroll 12")
    assert table.health("blue_fighter") == 12


def test_a_forced_march_works_inside():
    """3 points more, and Water costs nothing more: from e1 of the 5x4 dungeon 6 steps to c4."""
    table = solo({"fighter": ("hild", "5x4-e2")}, hands={"blue": ("forced_march",)})
    table.play("march blue_fighter", "go blue_fighter 5x4-e3", "go blue_fighter 5x4-d3", "go blue_fighter 5x4-c3")
    assert points_left(table) == 6 - 3
    table.play("go blue_fighter 5x4-c4", "go blue_fighter 5x4-b4", "go blue_fighter 5x4-c4")
    assert (table.where("blue_fighter"), table.asked, table.hand("blue")) == ("5x4-c4", "blue act", [])


def test_lys_does_not_flee_into_a_dungeon():
    """She moves 2 spaces without a Portal; d11 is one, and the dungeon is behind it."""
    foes = {**FOUR_EAST, "fighter": ("isaure", "d12")}
    table = solo({"rogue": ("lys", "d11")}, foes, enemy_deck=("warcry",), phase="enemy_turn", active="red")
    assert table.asked == "blue go"
    assert table.spaces("go", "blue_rogue") == {"b11", "c11", "c12", "d10", "d11", "e11", "e12", "f11"}


def test_a_parting_shot_may_follow_from_where_the_unit_comes_out():
    table = solo(
        {"rogue": ("nim", "1x2-a2")}, {"beast": ("vharra", "j9")}, time=7, hands={"blue": ("parting_shot",)}
    )
    table.play("move blue_rogue 1x2-a1", "stay")
    assert (table.asked, "tactic parting_shot" in table.options()) == ("blue move_end", True)


def test_whoever_twists_a_portal_may_go_into_a_dungeon_with_the_points_gained():
    table = solo({"fighter": ("hild", "b4")}, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter k7")
    if table.asked == "blue way":
        table.play("way portal")
    table.play("tactic twisted_portal", "go blue_fighter 2x2-a2")
    assert (table.where("blue_fighter"), table.asked) == ("2x2-a2", "blue act")


# ----------------------------------------------------------------------------- hope


def hope(blue, crystals=(), **more):
    return not hopeless(solo(blue, crystals=crystals, **more).g)


F, W, R, B = (
    {"fighter": ("hild", "a1")},
    {"wizard": ("orsk", "b1")},
    {"rogue": ("nim", "c1")},
    {"beast": ("luma", "e1")},
)


@pytest.mark.rule("TAC-DUN-17")
@pytest.mark.parametrize(
    ("why", "blue", "crystals", "expected"),
    [
        ("all are free", {**F, **W, **R, **B}, (), True),
        ("Rogue and Wizard suffice", {**W, **R}, (), True),
        ("without a Rogue nobody opens the door", {**F, **W, **B}, ("5x4",), False),
        ("unless that is done", {**F, **W, **B}, ("5x4", "3x2"), True),
        ("or the Rogue can return", {**F, **W, **B}, (), True),
        ("without a Wizard nobody passes the barrier", {**F, **R, **B}, ("5x4",), False),
        ("unless that is done", {**F, **R, **B}, ("5x4", "2x2"), True),
        ("or the Wizard can return", {**F, **R, **B}, (), True),
        ("only one of them returns", {**F, **B}, (), False),
        ("which is enough for one crystal", {**F, **B}, ("3x2",), True),
        ("or for the other", {**F, **B}, ("2x2",), True),
        ("and none is needed without doors and barriers", F, ("2x2", "3x2"), True),
        ("the last crystal is for any class", B, FIVE, True),
        (
            "one stuck where nothing harms it keeps the Wizard out for ever",
            {"fighter": ("hild", "2x2-a2"), **W, **R},
            (),
            False,
        ),
        ("whoever it is", {"rogue": ("nim", "2x2-a2"), **W, **F}, (), False),
        ("one stuck among traps may perish there", {"fighter": ("hild", "3x2-c2"), **W, **R}, (), True),
        ("but is missed if it is the Wizard", {"wizard": ("orsk", "3x2-c2"), **F, **R}, ("5x4",), False),
        ("unless the Wizard can return", {"wizard": ("orsk", "3x2-c2"), **F, **R}, (), True),
        ("or is needed no more", {"wizard": ("orsk", "3x2-c2"), **F, **R}, ("5x4", "2x2"), True),
        ("nobody can perish for the last unit", {"fighter": ("hild", "3x2-c2")}, ("2x2", "8x1"), False),
        ("a Rogue behind the door is at work", {"rogue": ("nim", "3x2-b2"), **W}, ("5x4",), True),
        ("so is a Wizard at the barrier", {"wizard": ("orsk", "2x2-a2"), **R}, ("5x4",), True),
        ("one who can leave a dungeon is as good as outside", {"rogue": ("nim", "8x1-b1"), **W}, ("5x4",), True),
        ("one on the way to the crystal of Return too", {"fighter": ("hild", "5x4-e3"), **W}, (), True),
        (
            "one who is stuck brings nobody back",
            {"fighter": ("hild", "3x2-c2"), "beast": ("luma", "2x2-a2")},
            (),
            False,
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whether_there_is_hope(why, blue, crystals, expected):
    assert hope(blue, crystals) == expected


def test_a_wizard_without_mana_is_not_past_hope():
    """A Village or a card may still bring Mana."""
    assert hope({"wizard": ("orsk", "2x2-a2"), **R}, ("5x4",), supply={"blue_wizard": 0})


@pytest.mark.parametrize(
    ("why", "blue", "red", "crystals", "expected"),
    [
        ("the team mate's Rogue will do", W, R, ("5x4",), True),
        ("nobody has one", W, F, ("5x4",), False),
        ("a team mate stuck where nothing harms it", {**W, **R}, {"beast": ("luma", "2x2-a2"), **F}, (), False),
        (
            "a stuck unit may perish if its owner has another",
            {"fighter": ("hild", "3x2-c2"), **B},
            {**W, **R},
            ("5x4",),
            True,
        ),
        ("but not if all would be lost with it", {"fighter": ("hild", "3x2-c2")}, {**W, **R}, ("5x4",), False),
        ("unless another one returns first", {"fighter": ("hild", "3x2-c2")}, {**W, **R}, (), True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whether_there_is_hope_for_two(why, blue, red, crystals, expected):
    other = {"fighter": "corvin", "wizard": "saffir", "rogue": "vesna", "beast": "rakk"}
    red = {
        name: (other[name], space.replace("1", "13") if "-" not in space else space)
        for name, (_, space) in red.items()
    }
    assert hopeless(coop(blue, red, crystals=crystals).g) != expected


# --------------------------------------------------------------------- in random games


def check_boxes(g):
    """Open are exactly the boxes of visited dungeons and those on them; all else is the standard realm."""
    opened = set()
    for space in g.pos:
        if space >= SPACES:
            box = CAVE_AT[space].box
            opened |= {box, *ON_TOP.get(box, ())}
    assert {STANDARD.box[space] for space in bits(g.realm.closed)} == opened
    assert g.realm.closed.bit_count() == sum(each in opened for each in STANDARD.box)
    assert not g.occupied() & g.realm.closed
    for space in bits(STANDARD.portals):
        boxes = {box for box, portals in STANDARD.portals_of.items() if portals >> space & 1}
        usable = not g.realm.closed >> space & 1 and bool(boxes - opened)
        assert g.realm.portals >> space & 1 == usable
    if not opened:
        assert g.realm is STANDARD


def eager(options, rng):
    """An option at random, but often one that leads into a dungeon or nearer to its crystal."""
    listed = list(options)
    inside = [option for option in listed if option[0] in ("move", "go") and option[2] >= SPACES]
    if not inside or rng.random() < 0.2:
        return draw(options, rng)
    if rng.random() < 0.3:
        return rng.choice(inside)

    def steps(option):
        each = CAVE_AT[option[2]]
        return each.steps_to_crystal[option[1] & 3][option[2] - each.first]

    return min(inside, key=steps)


@pytest.mark.rule("TAC-DUN-06", "TAC-DUN-09", "TAC-DUN-12", "TAC-DUN-13", "TAC-DUN-33")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_in_random_adventures_boxes_are_open_exactly_while_somebody_is_inside(mode, seats, seed):
    match = Match(GAME, Setup(mode, seats, seed))
    rng = Random(seed)
    visits = 0
    while not match.over:
        g = match.state
        check_boxes(g)
        check(g)
        assert all(space < SPACES for space in g.pos[4 * g.players :])
        visits += any(space >= SPACES for space in g.pos)
        seat = rng.choice(list(match.asks))
        match.play(seat, eager(match.asks[seat].options, rng))
    check_boxes(match.state)
    assert visits > 10


def test_random_adventures_bring_units_out_of_every_dungeon():
    """The property above is not empty: in some games crystals are taken, in some units perish."""
    seen = set()
    for seed in range(12):
        match = Match(GAME, Setup("coop", 2, seed))
        rng = Random(seed)
        while not match.over:
            seat = rng.choice(list(match.asks))
            match.play(seat, eager(match.asks[seat].options, rng))
        seen |= {fact for fact, *_ in match.log}
    assert {"entered", "delved", "monster", "crystal", "left", "perished"} <= seen


def test_the_boxes_stand_on_each_other_as_the_scroll_says():
    placed = {each.box: (each.x, each.y) for each in SIDES["front"].placements}
    assert set(placed) == set(BOXES)
    for below, above in ON_TOP.items():
        assert all(
            cave(box.removeprefix("box_")).cover & ~cave(below.removeprefix("box_")).cover == 0 for box in above
        )
        assert cave(below.removeprefix("box_")).opened == [below, *above]
