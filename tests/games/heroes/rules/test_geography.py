"""The map of Heroes: layouts, where one may step, and tiles that are turned up or laid."""

from __future__ import annotations

from itertools import product

import pytest

from gonfalon.core import Setup
from gonfalon.games.heroes.codes import NOWHERE, POSITIONS
from gonfalon.games.heroes.printed import CREATURES, LAYOUT, SCENARIO_ID, TILE_ID, TILES
from gonfalon.games.heroes.rules import geography, moving, tiles
from gonfalon.games.heroes.rules.geography import (
    BLOCKED,
    FAR_AWAY,
    HIDDEN_TILE,
    OFFSETS,
    TOWN,
    known,
    plus,
    town_of,
)
from gonfalon.games.heroes.rules.laying import layout, start, starting_army
from gonfalon.games.heroes.state import Heroes

SCENARIOS = ("brave_new_world", "force_of_will", "search_for_the_grail")
TABLES = tuple(product(SCENARIOS, (2, 3)))
STARTS = tuple(TILE_ID[name] for name in ("s1", "s2", "s3"))
C = LAYOUT.positions.index("c")


def table(scenario: str = "brave_new_world", players: int = 2, seed: int = 1) -> Heroes:
    """A game as it is laid out before the Heroes are chosen."""
    g = Heroes(seed.to_bytes(8, "big"))
    start(g, Setup("clash", players, seed, {"scenario": scenario}))
    return g


def with_starts(g: Heroes) -> Heroes:
    """The same with Starting Tiles face up and the Main Heroes in their Towns."""
    g.tiles = (*STARTS[: g.players], *g.tiles[g.players :])
    g.face_up = (1 << g.players) - 1
    for seat in range(g.players):
        moving.put_hero(g, 2 * seat, town_of(seat))
    return g


def all_up(g: Heroes) -> Heroes:
    """All tiles turned up, each so that it is linked with the others if that can be."""
    for slot in range(len(g.tiles)):
        before = geography.of(g)
        linked = [turn for turn in range(6) if tiles.links(before, g.centers[slot], g.tiles[slot], turn)]
        g.turns = (*g.turns[:slot], (linked or [0])[0], *g.turns[slot + 1 :])
        g.face_up |= 1 << slot
    return g


# --------------------------------------------------------------------------- layouts


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_no_two_tiles_of_a_layout_overlap_and_each_touches_another(scenario, players):
    places = [(tile.at.q, tile.at.r) for tile in layout(SCENARIO_ID[scenario], players)]
    fields = [plus(place, offset) for place in places for offset in OFFSETS]
    assert len(set(fields)) == POSITIONS * len(places)
    assert all(geography.grid_of(tuple(places)).slots_beside)


@pytest.mark.rule("HER-MAP-02")
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_the_starting_tile_of_a_player_lies_in_the_slot_of_his_seat(scenario, players):
    places = layout(SCENARIO_ID[scenario], players)
    assert [place.player for place in places[:players]] == list(range(1, players + 1))
    assert all(place.slot != "start" for place in places[players:])
    g = with_starts(table(scenario, players))
    assert geography.of(g).towns == tuple(town_of(seat) for seat in range(players))


@pytest.mark.rule("HER-SET-08")
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_tile_is_drawn_from_its_group_and_only_once(scenario, players):
    g = table(scenario, players)
    drawn = [*g.tiles[players:], *(tile for own in g.supply for tile in own)]
    assert len(set(drawn)) == len(drawn)
    for place, tile in zip(layout(g.scenario, players)[players:], g.tiles[players:], strict=True):
        assert TILES[tile].group == place.slot
        assert not place.require or place.require in {field.location for field in TILES[tile].fields}
    assert g.face_up == 0


@pytest.mark.rule("HER-SET-31")
@pytest.mark.parametrize("players", [2, 3])
def test_each_player_has_a_far_tile_of_his_own(players):
    g = table(players=players)
    assert [[TILES[tile].group for tile in own] for own in g.supply] == [["far"]] * players


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_all_towns_can_be_reached_from_each_other_when_the_tiles_are_laid_well(scenario, players):
    g = table(scenario, players)
    g.tiles = (*STARTS[:players], *g.tiles[players:])
    geo = geography.of(all_up(g))
    assert all(geo.distance(a, b) < FAR_AWAY for a in geo.towns for b in geo.towns)


def test_another_seed_lays_another_map():
    assert table(seed=1).tiles != table(seed=2).tiles


@pytest.mark.rule("HER-UNT-03")
def test_the_starting_army_is_picked_by_the_cost_of_recruiting():
    armies = {name: starting_army(SCENARIO_ID[name], "castle") for name in SCENARIOS}
    named = {name: sorted((CREATURES[unit // 2].id, unit & 1) for unit in army) for name, army in armies.items()}
    assert named == {
        "brave_new_world": [("castle_halberdiers", 1), ("castle_marksmen", 0)],
        "force_of_will": [("castle_halberdiers", 0), ("castle_marksmen", 0)],
        "search_for_the_grail": [("castle_griffins", 0), ("castle_halberdiers", 1)],
    }


# --------------------------------------------------------------------------- fields and steps


@pytest.mark.rule("HER-TIL-02")
def test_what_lies_face_down_changes_nothing_that_is_known():
    g = with_starts(table())
    other = g.copy()
    other.tiles = (*g.tiles[:2], *reversed(g.tiles[2:]))
    assert geography.of(g) is geography.of(other)
    assert [moving.options(g, seat) for seat in (0, 1)] == [moving.options(other, seat) for seat in (0, 1)]


@pytest.mark.rule("HER-MOV-16")
def test_nobody_steps_onto_a_face_down_tile():
    g = with_starts(table())
    geo = geography.of(g)
    assert {to // POSITIONS for field in geo.fields for to in geo.neighbours[field]} == {0, 1}
    assert all(geo.location(field) == NOWHERE for field in range(2 * POSITIONS, len(geo.locations)))


@pytest.mark.rule("HER-MOV-15")
def test_a_blocked_field_is_left_but_not_entered():
    geo = known(((0, 0),), (TILE_ID["s3"],), (0,))
    blocked = LAYOUT.positions.index("nw")
    assert geo.location(blocked) == BLOCKED
    assert set(geo.neighbours[blocked]) == {C, LAYOUT.positions.index("w"), LAYOUT.positions.index("ne")}
    assert not any(blocked in geo.neighbours[field] for field in geo.fields)


@pytest.mark.rule("HER-MOV-14")
@pytest.mark.parametrize("turn", range(6))
def test_a_yellow_line_is_not_crossed_from_either_side_however_the_tile_is_turned(turn):
    """S3 is open on its ne and w fields only; six far tiles lie around it."""
    around = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    centers, lying = ((0, 0), *around), (TILE_ID["s3"], *(TILE_ID[f"f{n}"] for n in range(1, 7)))
    geo = known(centers, lying, (turn, *[0] * 6))
    order = LAYOUT.rotation_order
    open_fields = {LAYOUT.positions.index(order[(order.index(name) + turn) % 6]) for name in ("ne", "w", "nw")}
    ways_out = {field for field in range(POSITIONS) for to in geo.neighbours[field] if to >= POSITIONS}
    ways_in = {to for field in range(POSITIONS, 7 * POSITIONS) for to in geo.neighbours[field] if to < POSITIONS}
    assert ways_out <= open_fields
    assert ways_in <= open_fields
    assert ways_in


@pytest.mark.rule("HER-TIL-01")
def test_a_tile_is_revealed_across_a_yellow_line():
    """The field east of the Town of S3 has lines on all its outer edges; a tile beyond them touches it."""
    geo = known(((0, 0), (3, -1)), (TILE_ID["s3"], HIDDEN_TILE), (0, 0))
    east = LAYOUT.positions.index("e")
    assert geo.walls[east]
    assert geo.near_slots[east] == (1,)
    assert geo.near_slots[C] == ()
    assert geo.beside[0] == (1,)


def test_distance_counts_steps_around_blocked_fields():
    geo = known(((0, 0),), (TILE_ID["s3"],), (0,))
    west, north_east = LAYOUT.positions.index("w"), LAYOUT.positions.index("ne")
    assert geo.distance(west, C) == 1
    assert geo.distance(west, north_east) == 2
    assert geo.distance(west, LAYOUT.positions.index("nw")) == FAR_AWAY


@pytest.mark.rule("HER-SET-28")
def test_a_town_belongs_to_its_own_faction_without_a_cube_until_it_is_flagged():
    g = with_starts(table())
    home = town_of(1)
    assert geography.of(g).location(home) == TOWN
    assert geography.holder(g, home) == 1
    assert geography.towns_and_settlements(g, 1) == [home]
    g.set_flag(home, 0)
    assert geography.holder(g, home) == 0
    assert geography.towns_and_settlements(g, 0) == [town_of(0), home]
    assert geography.towns_and_settlements(g, 1) == []


@pytest.mark.rule("HER-MAP-07")
def test_guards_are_there_until_the_first_visit():
    g = with_starts(table())
    mine = LAYOUT.positions.index("w")
    assert geography.guarded(g, mine)
    assert not geography.guarded(g, town_of(0))
    g.visited |= 1 << mine
    assert not geography.guarded(g, mine)


# --------------------------------------------------------------------------- allies


@pytest.mark.rule("HER-MOV-10")
def test_a_hero_steps_onto_an_ally_only_with_mp_to_leave_again():
    g = with_starts(table())
    east = LAYOUT.positions.index("e")
    moving.put_hero(g, 1, east)
    g.mp[:] = [2, 0, 0, 0]
    assert ("move", 0, east) in moving.options(g, 0)
    g.mp[0] = 1
    assert ("move", 0, east) not in moving.options(g, 0)


@pytest.mark.rule("HER-MOV-13")
def test_two_heroes_that_share_a_field_part_with_the_next_mp():
    g = with_starts(table())
    moving.put_hero(g, 1, town_of(0))
    g.mp[:] = [3, 2, 0, 0]
    found = moving.options(g, 0)
    assert {option[0] for option in found} == {"move"}
    assert {option[1] for option in found} == {0, 1}
    g.mp[:] = [0, 0, 0, 0]
    assert moving.options(g, 0) == []


# --------------------------------------------------------------------------- new tiles


@pytest.mark.rule("HER-TIL-04")
def test_a_new_tile_has_room_beside_the_hero_and_touches_two_tiles():
    g = with_starts(table("force_of_will"))
    grid = geography.grid_of(g.centers)
    for field in range(2 * POSITIONS):
        for center in tiles.sites(geography.grid_of(g.centers), field):
            new = geography.grid_of((*g.centers, center))
            assert len(new.at) == len(grid.at) + POSITIONS, "it overlaps another tile"
            assert len(new.slots_beside[-1]) >= 2
            assert field in {to for _, to in sum(new.touching[-POSITIONS:], ())}


@pytest.mark.rule("HER-TIL-08")
def test_without_a_tile_or_a_place_for_it_nobody_explores():
    g = with_starts(table("force_of_will"))
    g.mp[:] = [3, 0, 3, 0]
    outer = next(field for field in range(POSITIONS) if tiles.sites(geography.grid_of(g.centers), field))
    moving.put_hero(g, 0, outer)
    assert ("explore", 0) in moving.options(g, 0)
    g.supply = ((), g.supply[1])
    assert ("explore", 0) not in moving.options(g, 0)
    assert not tiles.sites(geography.grid_of(g.centers), town_of(1))
    assert ("explore", 2) not in moving.options(g, 1)


@pytest.mark.rule("HER-TIL-05")
def test_a_tile_is_laid_so_that_a_path_links_it_with_all_others():
    """Two Starting Tiles side by side: only where their open fields meet can one walk from one to the other."""
    before = known(((0, 0), (2, 1)), (TILE_ID["s3"], HIDDEN_TILE), (2, 0))
    linked = [turn for turn in range(6) if tiles.links(before, (2, 1), TILE_ID["s1"], turn)]
    assert 0 < len(linked) < 6
    for turn in range(6):
        after = known(((0, 0), (2, 1)), (TILE_ID["s3"], TILE_ID["s1"]), (2, turn))
        assert (after.distance(C, POSITIONS + C) < FAR_AWAY) == (turn in linked)


@pytest.mark.rule("HER-TIL-05")
def test_the_test_of_the_path_is_waived_where_nothing_can_satisfy_it():
    """S3 turned so that it shows only yellow lines to its neighbour."""
    closed = next(
        turn
        for turn in range(6)
        if not any(
            tiles.links(known(((0, 0),), (TILE_ID["s3"],), (turn,)), (2, 1), TILE_ID["f1"], other)
            for other in range(6)
        )
    )
    geo = known(((0, 0),), (TILE_ID["s3"],), (closed,))
    assert len(tiles.ways_to_lay(geo, ((2, 1),), TILE_ID["f1"])) == 6


@pytest.mark.rule("HER-TIL-06")
def test_a_laid_tile_becomes_a_face_up_slot_of_the_map():
    g = with_starts(table("force_of_will"))
    outer = next(field for field in range(POSITIONS) if tiles.sites(geography.grid_of(g.centers), field))
    tile, slots = g.supply[0][-1], len(g.tiles)
    assert tiles.draw_tile(g, 0) == g.drawn_tile == tile
    _verb, site, turn = tiles.ways_to_lay(geography.of(g), tiles.sites(geography.grid_of(g.centers), outer), tile)[
        0
    ]
    tiles.lay(g, 0, site, turn)
    assert (g.tiles[slots], g.turns[slots], g.groups[slots], g.supply[0]) == (tile, turn, tiles.FAR, ())
    assert g.face_up >> slots & 1
    assert g.drawn_tile == HIDDEN_TILE
    assert tiles.site_of(g.centers[slots]) == site
    assert len(geography.of(g).locations) == POSITIONS * (slots + 1)
