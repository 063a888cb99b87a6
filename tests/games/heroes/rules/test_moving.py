"""Movement Points, steps, and tiles that are turned up or laid (chapters MOV and TIL)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.conservation import check
from games.heroes.table import Table
from gonfalon.games.heroes.codes import FIELD, TURN
from gonfalon.games.heroes.printed import TILE_ID, TILES
from gonfalon.games.heroes.rules import geography

POOR = {0: (0, 0, 0), 1: (0, 0, 0)}
"""Nobody can pay for a Town Action, so that nobody else is asked."""


# --------------------------------------------------------------------------- Movement Points


@pytest.mark.rule("HER-MOV-01", "HER-MOV-02")
def test_a_step_to_an_adjacent_field_costs_one_mp_in_ones_own_turn():
    table = Table()
    assert table.after("move main1") == {"t0.e", "t0.ne", "t0.w", "t0.sw", "t0.se"}
    table.play("move main1 t0.ne")
    assert (table.at("main1"), table.mp("main1")) == ("t0.ne", 2)
    table.refused("move main1 t0.w")
    table.refused("move main2 t1.e")
    table.play("move main1 t0.c", "move main1 t0.se")
    assert table.mp("main1") == 0
    assert not table.after("move main1")
    table.play("end")
    assert table.asked == "1 offers"
    assert not [line for line in table.options() if line.split()[0] in ("move", "reveal", "explore", "revisit")]


@pytest.mark.rule("HER-MOV-03", "HER-MAP-14", "HER-MAP-15")
def test_a_revisitable_field_is_visited_again_for_one_mp_or_by_entering_it_again():
    table = Table(near="trading_post", resources={0: (20, 0, 0)})
    table.enter()
    assert table.asked == "0 trading_post"
    table.play("pass")
    table.play("revisit main1")
    assert table.asked == "0 trading_post"
    table.play("pass")
    assert table.mp("main1") == 1
    assert len(table.facts("visited")) == 2
    table = Table(tiles={"t3": "n3"}, at={"main1": "t3.nw"})
    table.play("move main1 t3.w", "pass", "move main1 t3.nw")
    while table.asked != "0 turn":
        table.play(table.options()[0])
    table.play("move main1 t3.w")
    assert table.asked == "0 trading_post"
    assert table.facts("visited").count((0, FIELD.parse("t3.w"))) == 2


@pytest.mark.rule("HER-MOV-03")
def test_a_visitable_or_empty_field_is_not_visited_again():
    table = Table(at={"main1": "t0.ne"})
    table.refused("revisit main1")
    table = Table(near="learning_stone")
    table.enter()
    table.refused("revisit main1")


@pytest.mark.rule("HER-MOV-04")
def test_a_combat_against_neutral_units_is_prolonged_for_one_mp():
    fight = Fight(
        attacker=[("castle_halberdiers", "a5")],
        defender=[("neutral_zombies", "d1")],
        neutral=True,
        mp={"main1": 1},
    )
    end_round(fight)
    assert fight.asked == "0 prolong"
    assert fight.options() == ["prolong", "retreat"]
    fight.play("prolong")
    assert (fight.mp("main1"), fight.g.combat_round) == (0, 2)
    end_round(fight)
    assert fight.g.field == -1, "without MP there is nothing to choose: the Hero retreats"
    assert len(fight.facts("retreated")) == 1


def end_round(fight):
    """No unit does anything until the Combat Round is over."""
    combat_round = fight.g.combat_round
    while fight.asked.endswith("activation") and fight.g.combat_round == combat_round:
        fight.play(f"go {fight.activated}")


@pytest.mark.rule("HER-MOV-08", "HER-MOV-09")
def test_two_heroes_spend_their_own_mp_in_any_order():
    table = Table(at={"second1": "t0.ne"}, mp={"main1": 2}, visited=["t0.e"])
    assert (table.mp("main1"), table.mp("second1")) == (2, 2)
    table.play("move second1 t0.e")
    assert (table.mp("main1"), table.mp("second1")) == (2, 1)
    table.play("move main1 t0.se")
    assert (table.mp("main1"), table.mp("second1")) == (1, 1)
    table.play("move second1 t0.ne")
    assert not table.after("move second1"), "it cannot spend the MP of the Main Hero"
    table.play("move main1 t0.c")
    assert (table.mp("main1"), table.mp("second1")) == (0, 0)


@pytest.mark.rule("HER-HRO-02", "HER-HRO-09", "HER-RND-04")
def test_a_main_hero_has_three_mp_a_round_and_a_secondary_hero_two():
    table = Table(stage="round", round=3, at={"second1": "t0.ne"}, mp={"main1": 0, "second1": 0})
    assert (table.mp("main1"), table.mp("second1"), table.mp("main2")) == (3, 2, 3)


@pytest.mark.rule("HER-MOV-12")
def test_mp_gained_last_for_the_turn_only():
    table = Table(near="stables", resources=POOR)
    table.enter()
    assert table.mp("main1") > 2
    table.play("end")
    assert table.mp("main1") == 0


@pytest.mark.rule("HER-MOV-20")
def test_a_relocated_hero_keeps_its_mp_and_visits_nothing():
    table = Table(hand={0: ["town_portal"]}, at={"main1": "t0.se"}, mp={"main1": 2}, resources=POOR)
    table.play("play town_portal 0")
    while table.asked != "0 turn":
        table.play(table.options()[0])
    assert (table.at("main1"), table.mp("main1")) == ("t0.c", 2)
    assert table.facts("visited") == []


# --------------------------------------------------------------------------- other heroes


@pytest.mark.rule("HER-MOV-10", "HER-MOV-11", "HER-MOV-17")
def test_a_hero_passes_an_ally_at_once_and_does_not_visit_his_field():
    table = Table(at={"second1": "t0.e"}, visited=[], mp={"second1": 0})
    table.play("move main1 t0.e")
    assert table.asked == "0 onward"
    assert table.after("move main1") == {"t0.ne", "t0.c", "t0.se"}
    table.refused("stay")
    table.play("move main1 t0.se")
    assert (table.at("main1"), table.mp("main1")) == ("t0.se", 1)
    assert table.facts("visited") == [(0, FIELD.parse("t0.se"))]
    assert not table.visited("t0.e")


@pytest.mark.rule("HER-MOV-10")
def test_with_its_last_mp_a_hero_cannot_step_onto_an_ally():
    table = Table(at={"second1": "t0.e"}, mp={"main1": 1})
    assert table.after("move main1") == {"t0.ne", "t0.w", "t0.sw", "t0.se"}
    table.refused("move main1 t0.e")


@pytest.mark.rule("HER-MOV-13")
def test_heroes_that_share_a_field_must_part_with_the_next_mp():
    table = Table(at={"second1": "t0.c"}, tiles={"t2": "n4", "t3": "n3"}, hand={0: ["estates"]})
    assert table.after("move main1") == table.after("move second1") == {"t0.e", "t0.ne", "t0.w", "t0.sw", "t0.se"}
    assert table.offers("build mage_guild")
    assert table.offers("play estates 0")
    table = Table(at={"main1": "t3.w", "second1": "t3.w"}, tiles={"t2": "n4", "t3": "n3"})
    table.refused("revisit main1")
    table.play("move second1 t3.nw")
    while table.asked != "0 turn":
        table.play(table.options()[0])
    assert table.offers("revisit main1")


@pytest.mark.rule("HER-MOV-13")
def test_the_obligation_waits_when_no_field_can_be_entered():
    table = Table(at={"main1": "t0.ne", "second1": "t0.ne"}, mp={"main1": 3, "second1": 0})
    assert table.after("move main1") == {"t0.c", "t0.e"}
    assert not table.after("reveal main1"), "the next MP must part them"
    table = Table(3, at={"main1": "t0.c", "second1": "t0.c"}, mp={"main1": 0, "second1": 0})
    assert table.offers("build mage_guild")
    assert table.offers("end")


@pytest.mark.rule("HER-MOV-18")
def test_entering_the_field_of_an_enemy_hero_starts_a_combat():
    table = Table(at={"main2": "t0.e"}, resources=POOR)
    table.play("move main1 t0.e")
    assert table.asked == "0 deploy"
    assert table.g.sides == (0, 1)
    assert table.facts("visited") == []


@pytest.mark.rule("HER-MOV-19", "HER-HRO-09")
def test_a_secondary_hero_arrives_with_two_mp_which_can_be_spent_at_once():
    table = Table(at={"main1": "t0.ne"})
    table.play("hire t0.c")
    assert (table.at("second1"), table.mp("second1")) == ("t0.c", 2)
    table.play("move second1 t0.se")
    assert table.mp("second1") == 1


# --------------------------------------------------------------------------- borders


@pytest.mark.rule("HER-MOV-14")
def test_no_hero_crosses_a_solid_yellow_line():
    """The west field of n4 lies beside t3; s3 has lines around its east and south."""
    table = Table(tiles={"t2": "n4", "t5": "f3"}, at={"main1": "t0.e"})
    here = geography.of(table.g)
    assert here.walls[FIELD.parse("t0.e")]
    beyond = [field for _, field in here.grid.touching[FIELD.parse("t0.e")] if field // 7 == 5]
    assert beyond, "t5 lies beside it"
    for field in beyond:
        table.refused(f"move main1 {FIELD.names[field]}")
    for field in beyond:
        assert FIELD.parse("t0.e") not in here.neighbours[field], "nor from the other side"


@pytest.mark.rule("HER-MOV-15")
@pytest.mark.proves("location:blocked_field")
def test_a_blocked_field_is_left_but_never_entered():
    table = Table()
    table.refused("move main1 t0.nw")
    table = Table(at={"main1": "t0.nw"})
    assert table.after("move main1") == {"t0.ne", "t0.w", "t0.c"}


@pytest.mark.rule("HER-MOV-16")
def test_fields_of_face_up_tiles_that_share_an_edge_are_adjacent_and_face_down_tiles_closed():
    table = Table(at={"main1": "t0.w"})
    assert not [field for field in table.after("move main1") if not field.startswith("t0")]
    table = Table(at={"main1": "t0.w"}, tiles={"t3": "n3"})
    assert table.after("move main1") == {"t0.c", "t0.sw", "t3.e", "t3.se"}


@pytest.mark.rule("HER-MOV-17", "HER-MAP-05")
def test_a_hero_visits_the_field_it_steps_on_and_then_goes_on():
    table = Table(at={"main1": "t0.w"}, tiles={"t3": "n3"}, resources={0: (20, 5, 5)})
    table.play("move main1 t3.se")
    assert table.asked == "0 tree"
    assert "end" not in table.options()
    table.play("pass")
    assert table.asked == "0 turn"
    assert table.visited("t3.se")
    assert table.offers("move main1 t3.c")


# --------------------------------------------------------------------------- revealing tiles


@pytest.mark.rule("HER-MOV-05", "HER-TIL-01")
def test_for_one_mp_a_hero_reveals_a_tile_that_its_field_touches():
    table = Table(at={"main1": "t0.ne"})
    assert table.after("reveal main1") == {"t2", "t5"}
    table.play("reveal main1 t2")
    assert table.mp("main1") == 2
    assert table.g.face_up >> 2 & 1
    assert Table().after("reveal main1") == set(), "the middle of a tile touches no other"


@pytest.mark.rule("HER-TIL-01")
def test_yellow_lines_and_blocked_fields_do_not_prevent_revealing():
    table = Table(at={"main1": "t0.e"})
    assert geography.of(table.g).walls[FIELD.parse("t0.e")]
    assert table.after("reveal main1") == {"t5"}
    assert Table(at={"main1": "t0.nw"}).after("reveal main1") == {"t2", "t3"}


@pytest.mark.rule("HER-TIL-06", "HER-TIL-07")
def test_who_reveals_a_tile_sees_it_first_then_turns_it_and_does_not_move():
    table = Table(at={"main1": "t0.ne"})
    hidden = table.match.view((0,)).state.tiles[2]
    table.play("reveal main1 t2")
    assert hidden == -1
    assert table.asked == "0 orientation"
    tile = table.g.tiles[2]
    assert table.match.view((0,)).state.tiles[2] == tile
    assert table.after("turn_tile") <= set(TURN.names)
    table.play(table.options()[-1])
    assert table.facts("turned") == [(0, 2, table.g.turns[2])]
    assert table.at("main1") == "t0.ne"
    assert table.facts("visited") == []
    assert table.facts("revealed") == [(0, 2, tile)]


@pytest.mark.rule("HER-TIL-05")
def test_an_orientation_that_cuts_a_tile_off_is_not_offered():
    """S3 turned by five sixths leaves one gate towards t3: the blocked field of n4 may not lie in it."""
    how = {"scenario": "force_of_will", "at": {"main1": "t0.sw"}}
    table = Table(**how, tiles={"t0": "s3:5", "t3": "n4"}, face_up=0b11)
    table.play("reveal main1 t3")
    assert table.after("turn_tile") == set("01245")
    table.refused("turn_tile 3")
    for turn in range(6):
        turned = Table(**how, tiles={"t0": "s3:5", "t3": f"n4:{turn}"})
        reached = geography.reach(geography.of(turned.g).passable, FIELD.parse("t0.c"))
        assert (FIELD.parse("t3.c") in reached) == (turn != 3)


# --------------------------------------------------------------------------- placing tiles


@pytest.mark.rule("HER-MOV-06", "HER-TIL-03", "HER-TIL-04", "HER-TIL-06", "HER-VIS-08")
def test_for_one_mp_a_hero_lays_a_tile_of_the_own_supply_beside_it():
    table = explorer()
    table.play("explore main1")
    assert table.asked == "0 site"
    assert table.mp("main1") == 2
    assert table.match.view((1,)).state.drawn_tile == TILE_ID["f8"], "all see it before it is laid"
    assert {line.split()[2] for line in table.options()} <= set(TURN.names)
    assert {line.split()[1] for line in table.options()} == {f"{q}:{r}" for q, r in room_beside(table, 2)}
    assert room_beside(table, 1) > room_beside(table, 2), "there would be room where it touches one tile only"
    slots = len(table.g.tiles)
    table.play(table.options()[0])
    assert len(table.g.tiles) == slots + 1
    assert table.g.tiles[-1] == TILE_ID["f8"]
    assert table.g.face_up >> slots & 1
    assert table.g.supply[0] == ()
    assert table.facts("visited") == []
    check(table.g)


def room_beside(table, touched):
    """Where a tile next to the Hero has room and touches so many tiles of the map, face up or not."""
    grid = geography.of(table.g).grid
    here = grid.places[table.g.hero_at[0]]
    found = set()
    for edge in geography.EDGES:
        for offset in geography.OFFSETS:
            center = here[0] + edge[0] - offset[0], here[1] + edge[1] - offset[1]
            fields = {geography.plus(center, each) for each in geography.OFFSETS}
            around = {geography.plus(field, each) for field in fields for each in geography.EDGES}
            beside = {grid.at[place] // 7 for place in around if place in grid.at}
            if not fields & set(grid.at) and len(beside) >= touched:
                found.add(center)
    return found


def explorer(**how):
    """A hero on a field from which a tile can be laid."""
    how = {"supply": {0: ["f8"]}, "at": {"main1": "t5.ne"}, **how}
    return Table(tiles={"t2": "n4", "t3": "n3", "t4": "f1", "t5": "f2"}, **how)


@pytest.mark.rule("HER-TIL-08")
def test_without_a_tile_or_a_place_for_it_nothing_is_laid():
    assert explorer().offers("explore main1")
    table = explorer(supply={0: []})
    table.refused("explore main1")
    table = explorer(at={"main1": "t0.c"})
    assert table.g.supply[0]
    table.refused("explore main1")


@pytest.mark.rule("HER-TIL-08", "HER-VIS-07")
def test_the_tile_is_drawn_only_after_the_mp_is_spent():
    table = explorer()
    assert table.g.drawn_tile == -1
    assert table.match.view((0,)).state.supply[0] == (-1,)
    table.play("explore main1")
    assert not table.match.can_undo(0)


@pytest.mark.rule("HER-TIL-02")
def test_face_down_tiles_are_hidden_from_everyone_also_from_their_owner():
    table = Table(tiles={"t2": "n4"})
    for viewer in ((), (0,), (1,), (0, 1)):
        state = table.match.view(viewer).state
        assert state.tiles[2] == TILE_ID["n4"]
        assert set(state.tiles[3:]) == {-1}
        assert state.supply == ((-1,), (-1,))
    assert all(tile >= 0 for tile in table.g.tiles)


@pytest.mark.rule("HER-VIS-07")
def test_what_the_back_of_a_tile_shows_is_public():
    table = Table()
    kinds = ("starting", "far", "near", "center")
    state = table.match.view(()).state
    assert [TILES[tile].group for tile in table.g.tiles] == [kinds[group] for group in state.groups]
