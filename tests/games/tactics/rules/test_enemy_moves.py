"""Step 3 of an activation: towards whom an enemy unit moves, by which way, and how far (ENY)."""

import pytest

from games.tactics.table import Squad, Table, card_number
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.spaces import NAMES

# Cards without a movement bonus, by their arrow; the cards under the three units that have had their turn.
ARROWS = {"north": "warcry", "east": "arcane_surge", "south": "savagery", "west": "sharp_arrows"}
HAD_THEIR_TURN = ("blink", "pursuit", "blood_scent")
CAN_ATTACK, CLOSEST, HIGHER = range(3)


def march(
    name: str, here: str, blue: Squad, arrow: str = "north", *, unit_class: str = "beast", card: str = "", **more
) -> Table:
    """The Enemy's turn, in which only one unit, usually its Beast, can be activated."""
    others = [each for each in ("fighter", "beast", "rogue", "wizard") if each != unit_class]
    under = {f"red_{each}": had for each, had in zip(others, HAD_THEIR_TURN, strict=True)}
    red = {unit_class: (name, here)} | more.pop("red", {})
    deck = (card or ARROWS[arrow],)
    return Table(blue, red, mode="solo", phase="enemy_turn", active="red", enemy_deck=deck, under=under, **more)


def goal(table: Table) -> tuple[str, str, int]:
    """The target of the move: the unit's name, or nothing, the space, and why."""
    ((_, target, space, why),) = table.told("step_move")
    return UNIT.names[target] if target >= 0 else "", NAMES[space], why


def where(*args, **more) -> str | None:
    """Where the Beast is after its turn."""
    return march(*args, **more).where("red_beast")


# --------------------------------------------------------------- towards whom


@pytest.mark.rule("TAC-ENY-30", "TAC-ENY-34", "TAC-ENY-38")
def test_a_unit_that_can_attack_nobody_moves_towards_the_closest_as_far_as_it_can():
    blue = {"fighter": ("hild", "k3"), "rogue": ("nim", "a1"), "wizard": ("orsk", "k5")}
    table = march("brugh", "f3", blue, "east")
    assert goal(table) == ("blue_fighter", "k3", CLOSEST)
    assert table.where("red_beast") == "i3"


@pytest.mark.rule("TAC-ENY-31")
def test_terrain_does_not_count_for_who_is_closest():
    """e6 is 2 spaces away but up a cliff, onto a Ballista and into Water; c3 is 3 spaces of open ground away."""
    table = march("brugh", "c6", {"fighter": ("hild", "e6"), "rogue": ("nim", "c3")})
    assert goal(table)[0] == "blue_fighter"
    assert table.where("red_beast") == "d6"


@pytest.mark.rule("TAC-ENY-32")
def test_a_unit_in_a_dungeon_is_never_the_target_of_a_move():
    table = march("brugh", "d12", {"rogue": ("nim", "3x2-c2"), "fighter": ("hild", "m12")}, "east")
    assert goal(table) == ("blue_fighter", "m12", CLOSEST)


UNDER_THE_CLIFF: Squad = {"fighter": ("hild", "l4"), "rogue": ("nim", "e4")}
"""Seen from i4: l4 is 3 spaces away, but below the cliff; e4 is 4 spaces away and level."""


@pytest.mark.rule("TAC-ENY-33")
def test_the_target_is_the_closest_unit_that_could_be_attacked_after_moving():
    table = march("brugh", "i4", UNDER_THE_CLIFF)
    assert goal(table) == ("blue_rogue", "e4", CAN_ATTACK)
    assert table.told("attacks") == [(7, 2, "melee")]


@pytest.mark.rule("TAC-ENY-33")
def test_the_extra_movement_of_the_card_counts_for_who_could_be_attacked():
    blue = {"fighter": ("hild", "l4"), "rogue": ("nim", "d4")}
    assert goal(march("brugh", "i4", blue))[0] == "blue_fighter"
    table = march("brugh", "i4", blue, card="onslaught")
    assert goal(table) == ("blue_rogue", "d4", CAN_ATTACK)


@pytest.mark.rule("TAC-ENY-33")
def test_the_real_costs_of_the_way_count_for_who_could_be_attacked():
    """Rakk has 4 points: e5, beside Hild, is the fourth space but Water; to Nim, as far away, there is none."""
    table = march("rakk", "i5", {"fighter": ("hild", "d5"), "rogue": ("nim", "f3")}, "west")
    assert goal(table) == ("blue_rogue", "f3", CAN_ATTACK)
    assert table.where("red_beast") == "f4"


@pytest.mark.rule("TAC-ENY-35")
@pytest.mark.parametrize(
    ("arrow", "order"), [("north", "NESW"), ("east", "ESWN"), ("south", "SWNE"), ("west", "WNES")], ids=str
)
def test_equally_distant_units_are_ordered_clockwise_from_the_arrow(arrow, order):
    places = {"N": ("fighter", "h1"), "E": ("wizard", "k4"), "S": ("rogue", "h7"), "W": ("beast", "e4")}
    names = {"fighter": "hild", "wizard": "orsk", "rogue": "nim", "beast": "rakk"}
    while order:
        blue = {places[side][0]: (names[places[side][0]], places[side][1]) for side in order}
        table = march("brugh", "h4", blue, arrow, weakened=("red_beast",))
        assert goal(table)[0] == f"blue_{places[order[0]][0]}"
        order = order[1:]


@pytest.mark.rule("TAC-ENY-36")
def test_a_weakened_unit_simply_moves_towards_the_closest():
    table = march("brugh", "i4", UNDER_THE_CLIFF, weakened=("red_beast",))
    assert goal(table) == ("blue_fighter", "l4", CLOSEST)
    assert table.where("red_beast") == "k4"


# ------------------------------------------------------------- by which way


@pytest.mark.rule("TAC-ENY-37")
def test_a_unit_stops_at_once_beside_any_player_unit_whatever_its_elevation():
    """Luma climbs to g11 and has the points for it, but comes by Orsk, who looks down on her from g12."""
    table = march("luma", "f13", {"wizard": ("orsk", "g12")}, card="climber")
    assert goal(table) == ("", "g11", HIGHER)
    assert table.where("red_beast") == "f12"


@pytest.mark.rule("TAC-ENY-37")
def test_starting_beside_a_player_unit_does_not_stop_it_from_leaving():
    assert where("luma", "f12", {"wizard": ("orsk", "g12")}, card="climber") == "g11"


@pytest.mark.rule("TAC-ENY-38")
def test_a_unit_that_attacks_from_afar_does_not_stop_as_soon_as_it_is_in_range():
    table = march("sylvar", "e13", {"fighter": ("hild", "m13")}, unit_class="rogue")
    assert table.where("red_rogue") == "i13"
    assert table.told("attacks") == [(6, 0, "missile")]


@pytest.mark.rule("TAC-ENY-39", "TAC-ENY-40", "TAC-ENY-41")
@pytest.mark.parametrize(
    ("here", "there", "vertically_first", "horizontally_first"),
    [("f3", "i6", "h6", "i5"), ("i6", "f3", "g3", "f4"), ("i3", "f6", "g6", "f5"), ("f6", "i3", "h3", "i4")],
)
def test_the_arrow_says_which_axis_comes_first_and_the_target_which_way(
    here, there, vertically_first, horizontally_first
):
    """The catalogue's example, 3 rows and 3 columns away with 5 points, in all four directions."""
    blue = {"beast": ("mossback", there)}
    assert {where("luma", here, blue, arrow) for arrow in ("north", "south")} == {vertically_first}
    assert {where("luma", here, blue, arrow) for arrow in ("east", "west")} == {horizontally_first}


@pytest.mark.rule("TAC-ENY-42")
def test_where_an_opened_box_blocks_the_other_axis_is_tried_and_the_compass_applies_again():
    """Nim is in the dungeon of the 3x2 box, so d10 and c10 cannot be entered."""
    blue = {"rogue": ("nim", "3x2-c2"), "fighter": ("hild", "b8")}
    assert where("luma", "d11", blue, "north") == "b9"
    assert where("brugh", "d11", blue, "north") == "b10"


@pytest.mark.rule("TAC-ENY-42")
def test_where_a_player_unit_blocks_the_other_axis_is_tried():
    """Orsk on c10 is above Brugh's level, so that he goes for Hild, whose row is that of Orsk."""
    table = march("brugh", "c11", {"wizard": ("orsk", "c10"), "fighter": ("hild", "a10")}, "north")
    assert goal(table) == ("blue_fighter", "a10", CAN_ATTACK)
    assert table.where("red_beast") == "b10"


@pytest.mark.rule("TAC-ENY-42")
def test_a_unit_whose_only_way_nearer_is_blocked_stops():
    blue = {"rogue": ("nim", "3x2-c2"), "fighter": ("hild", "d7")}
    table = march("luma", "d11", blue, "north")
    assert (table.where("red_beast"), len(table.told("step_blocked"))) == ("d11", 1)


@pytest.mark.rule("TAC-ENY-42", "TAC-ENY-44")
@pytest.mark.parametrize(
    ("name", "target", "stops"),
    [("brugh", "l3", "h3"), ("brugh", "k4", "h4"), ("luma", "l3", "k3"), ("luma", "k4", "k3")],
)
def test_an_allied_unit_blocks_if_it_cannot_be_passed_and_cleared_with_the_points(name, target, stops):
    """Grumm is on i3, the third space of the way: with 3 points one would end on him, with 5 one gets past."""
    red = {"fighter": ("grumm", "i3")}
    assert where(name, "f3", {"fighter": ("hild", target)}, "east", red=red) == stops


@pytest.mark.rule("TAC-ENY-42", "TAC-ENY-37")
def test_an_allied_unit_beside_a_player_unit_cannot_be_passed():
    """On Grumm's space, below Orsk, Luma would have to stop: so she cannot come to Hild, and goes for Orsk."""
    blue = {"wizard": ("orsk", "g12"), "fighter": ("hild", "j13")}
    table = march("luma", "e13", blue, "east", red={"fighter": ("grumm", "g13")})
    assert goal(table) == ("blue_wizard", "g12", CLOSEST)
    assert table.where("red_beast") == "f12"


@pytest.mark.rule("TAC-ENY-43")
@pytest.mark.parametrize(
    ("here", "there", "arrow", "stops"),
    [
        pytest.param("l4", "g4", "west", "j4", id="climbing"),
        pytest.param("f5", "a5", "west", "d5", id="water"),
        pytest.param("f2", "l2", "east", "h2", id="peak"),
        pytest.param("d4", "d9", "south", "d6", id="ballista"),
    ],
)
def test_enemy_units_pay_the_normal_costs(here, there, arrow, stops):
    """Brugh has 3 points and would come one space farther over open ground."""
    assert where("brugh", here, {"fighter": ("hild", there)}, arrow) == stops


@pytest.mark.rule("TAC-ENY-43")
def test_a_climb_onto_a_ballista_costs_3():
    assert where("brugh", "c6", {"fighter": ("hild", "h6")}, "east") == "d6"
    assert where("brugh", "b6", {"fighter": ("hild", "h6")}, "east") == "c6"


@pytest.mark.rule("TAC-ENY-44")
def test_a_unit_passes_through_its_allies_but_does_not_stop_on_them():
    red = {"fighter": ("grumm", "g13"), "rogue": ("nim", "h13")}
    table = march("rakk", "e13", {"fighter": ("hild", "m13")}, "east", red=red)
    assert table.where("red_beast") == "i13"
    assert where("vharra", "e13", {"fighter": ("hild", "m13")}, "east", red=red) == "f13"


@pytest.mark.rule("TAC-ENY-45")
@pytest.mark.parametrize("here", ["d13", "f13"])
def test_an_enemy_unit_that_moves_through_or_into_a_village_regains_4_health(here):
    """The Village is on g13: Brugh, with 3 points, ends on it or goes on."""
    table = march("brugh", here, {"fighter": ("hild", "m13")}, "east", health={"red_beast": 2})
    assert table.where("red_beast") == {"d13": "g13", "f13": "i13"}[here]
    assert table.health("red_beast") == 2 + 4


@pytest.mark.rule("TAC-ENY-45")
def test_a_village_heals_an_enemy_unit_up_to_its_maximum_and_gives_it_no_ammo():
    blue, most = {"fighter": ("hild", "m13")}, UNITS[card_number("sylvar")].solo.health
    table = march("sylvar", "e13", blue, "east", unit_class="rogue", health={"red_rogue": most - 2})
    assert (table.health("red_rogue"), table.supply("red_rogue")) == (most, 0)


@pytest.mark.rule("TAC-ENY-46")
def test_enemy_units_never_go_through_portals():
    """From d11 the Portal on c4 is one step away, and Hild stands next to it."""
    table = march("brugh", "d11", {"fighter": ("hild", "c5")}, "north")
    assert goal(table)[2] == CLOSEST
    assert table.where("red_beast") == "d9"


@pytest.mark.rule("TAC-ENY-47")
def test_an_enemy_unit_that_ends_its_move_on_a_portal_space_blocks_it():
    blue = {"beast": ("brugh", "c6"), "wizard": ("orsk", "d11")}
    beyond = {"b4", "c3"}
    table = march("brugh", "c1", blue, "south")
    assert table.where("red_beast") == "c4"
    assert beyond.isdisjoint(table.spaces("move", "blue_wizard"))
    table = march("brugh", "a1", blue, "south")
    assert beyond <= table.spaces("move", "blue_wizard")


@pytest.mark.rule("TAC-ENY-48")
def test_a_unit_without_enough_points_for_the_next_space_stops_just_before_it():
    """After g5 and f5 Brugh has 1 point left, and e5 is Water; he does not turn to f4, which he could enter."""
    assert where("brugh", "h5", {"fighter": ("hild", "b4")}, "west") == "f5"


# ------------------------------------------------------------- nobody there


@pytest.mark.rule("TAC-ENY-49")
def test_if_all_player_units_are_in_dungeons_enemy_units_do_not_move():
    table = march("luma", "d12", {"rogue": ("nim", "3x2-c2"), "wizard": ("orsk", "2x2-a2")})
    assert (table.where("red_beast"), table.told("step_stay")) == ("d12", [(7,)])


@pytest.mark.rule("TAC-ENY-49", "TAC-ENY-50")
def test_the_climber_climbs_even_then():
    table = march("luma", "d12", {"wizard": ("orsk", "2x2-a2")}, card="climber")
    assert table.where("red_beast") == "d10"


# --------------------------------------------------------------------- Climber


@pytest.mark.rule("TAC-ENY-50")
def test_the_climber_moves_towards_the_closest_higher_space_instead_of_a_player_unit():
    table = march("luma", "d12", {"fighter": ("hild", "k13")}, card="climber")
    assert goal(table) == ("", "d10", HIGHER)
    assert table.where("red_beast") == "d10"


@pytest.mark.rule("TAC-ENY-51")
@pytest.mark.parametrize(
    ("taken", "chosen"),
    [((), "d10"), (("d10",), "d9"), (("d10", "d9"), "e10"), (("d10", "d9", "e10"), "g12")],
)
def test_equally_close_higher_spaces_are_decided_by_the_compass_and_occupied_ones_left_out(taken, chosen):
    """From d12 it is 2 spaces to d10, and 3 to d9, e10, g12 and c10: in this order from an arrow north."""
    others = ("fighter", "grumm"), ("rogue", "nim"), ("wizard", "orsk")
    red = {each: (name, space) for (each, name), space in zip(others, taken, strict=False)}
    table = march("luma", "d12", {"fighter": ("hild", "m1")}, card="climber", red=red)
    assert goal(table) == ("", chosen, HIGHER)


@pytest.mark.rule("TAC-ENY-51")
def test_spaces_of_an_opened_box_are_not_eligible_for_the_climber():
    blue = {"rogue": ("nim", "3x2-c2"), "fighter": ("hild", "m1")}
    assert goal(march("luma", "d12", blue, card="climber")) == ("", "g12", HIGHER)


@pytest.mark.rule("TAC-ENY-51", "TAC-ENY-39")
def test_the_way_of_the_climber_follows_the_compass():
    """From b12 to c10 with an arrow north: first up to row 10, not along row 12."""
    table = march("vharra", "b12", {"fighter": ("hild", "m1")}, card="climber")
    assert (goal(table)[1], table.where("red_beast")) == ("c10", "b10")


@pytest.mark.rule("TAC-ENY-52")
def test_a_climbing_unit_may_go_down_on_its_way():
    """From the low box to the high one across the river: k8 and k7 are lower than k9."""
    table = march("luma", "k9", {"fighter": ("hild", "a1")}, card="climber")
    assert (goal(table), table.where("red_beast")) == (("", "k6", HIGHER), "k6")


@pytest.mark.rule("TAC-ENY-53")
def test_without_a_higher_space_the_climber_moves_towards_the_closest_player_unit():
    table = march("brugh", "d2", {"fighter": ("hild", "k2"), "rogue": ("nim", "m13")}, card="climber")
    assert goal(table) == ("blue_fighter", "k2", CLOSEST)
    assert table.where("red_beast") == "g2"


@pytest.mark.rule("TAC-ENY-54")
def test_the_climber_attacks_before_and_after_its_movement_as_usual():
    before = march("luma", "d12", {"fighter": ("hild", "d11")}, card="climber")
    assert (before.told("step_attack")[0][1], before.where("red_beast")) == (1, "d12")
    after = march("luma", "d12", {"fighter": ("hild", "d9")}, card="climber")
    assert (after.told("step_attack")[0][1], after.where("red_beast")) == (4, "d10")
