"""The printed components are those the rulebook lists: cards, dice, trackers, boxes and the standard realm."""

import re
from collections import Counter

import pytest

from gonfalon.games.tactics.printed import (
    BOXES,
    COLOURS,
    COMPONENTS,
    CONTENT,
    CONTROL_TRACK,
    DIE,
    DUNGEONS,
    EDITION,
    ENEMIES,
    FACES,
    FILES,
    MAP,
    MODES,
    ROLLS,
    SPACES,
    TACTICS,
    TIME_TRACK,
    UNITS,
)
from gonfalon.games.tactics.printed.land import Placement, Space, StartArea
from gonfalon.games.tactics.printed.terms import Cell
from gonfalon.games.tactics.printed.units import Unit
from gonfalon.lore.content import check

CLASSES = ["fighter", "wizard", "rogue", "beast"]
ADVENTURES = ("solo", "coop")
FRONT, BACK = MAP.sides
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
COMPASS = ["N", "E", "S", "W"]

each_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)


def space_at(cell: Cell) -> Space:
    x, y = cell
    return SPACES[y * MAP.grid.width + x]


def beside(cell: Cell, wall: str) -> Cell:
    dx, dy = STEPS[wall]
    return cell[0] + dx, cell[1] + dy


def where_front(box: str) -> Placement:
    (placement,) = [placement for placement in FRONT.placements if placement.box == box]
    return placement


def covered(placement: Placement) -> set[Cell]:
    """The grid positions under a box."""
    box = BOXES[placement.box]
    width, height = (box.width, box.height) if placement.rotation % 180 == 0 else (box.height, box.width)
    return {(placement.x + dx, placement.y + dy) for dx in range(width) for dy in range(height)}


def turned(x: int, y: int, placement: Placement) -> Cell:
    """Where a space of a box lies on the map once the box is turned and put down."""
    box = BOXES[placement.box]
    width, height = box.width, box.height
    for _ in range(placement.rotation // 90):
        x, y, width, height = height - 1 - y, x, height, width
    return placement.x + x, placement.y + y


# ------------------------------------------------------------------- the content


def test_the_content_has_no_problem():
    assert check(EDITION) == []


def test_the_modes_are_those_of_the_rulebook():
    assert list(MODES) == ["competitive", "competitive-team", "battle", "battle-team", "solo", "coop"]
    assert Counter(mode for side in MAP.sides for mode in side.modes) == Counter(list(MODES))


@each_unit
def test_an_ability_is_optional_where_its_text_says_may(unit: Unit):
    for ability in unit.abilities:
        assert ability.optional == bool(re.search(r"\b(you|he|she|it) may\b", ability.text_en))


def test_a_pack_that_names_what_does_not_exist(tmp_path):
    text = (CONTENT / "dungeons.toml").read_text(encoding="utf-8")
    text = text.replace('op = "refill"', 'op = "refil"').replace('box = "box_3x2"', 'box = "box_3x3"')
    (tmp_path / "dungeons.toml").write_text(text, encoding="utf-8")
    assert check(EDITION, tmp_path) == [
        'dungeons.toml, dungeon_2x2: there is no operation "refil".',
        'dungeons.toml, dungeon_3x2: there is no box "box_3x3".',
    ]


def test_a_pack_that_adds_a_card_must_say_how_many_there_are(tmp_path):
    text = (CONTENT / "enemies.toml").read_text(encoding="utf-8")
    (tmp_path / "enemies.toml").write_text(
        text.replace('id = "enemy_blink"', 'id = "enemy_wink"'), encoding="utf-8"
    )
    assert check(EDITION, tmp_path) == ["The files disagree on the number of enemy cards: 10, 9, 9."]


# --------------------------------------------------------------------- unit cards


@pytest.mark.rule("TAC-CMP-01")
def test_32_unit_cards_8_of_each_class():
    assert len(UNITS) == COMPONENTS.unit_cards == 32
    assert Counter(unit.unit_class for unit in UNITS) == dict.fromkeys(CLASSES, 8)


@each_unit
@pytest.mark.rule("TAC-CMP-02")
def test_a_unit_card_has_a_normal_and_an_enemy_face(unit: Unit):
    assert unit.solo.behaviour == "standard"
    assert (unit.solo.ammo, unit.solo.mana) == (0, 0)
    assert unit.solo.health > 0
    assert bool(unit.solo.missile) == bool(unit.missile)
    assert bool(unit.solo.spell) == bool(unit.spell)


@each_unit
@pytest.mark.rule("TAC-CMP-16")
def test_the_normal_face_gives_what_its_class_needs(unit: Unit):
    shoots = unit.unit_class in ("fighter", "rogue")
    casts = unit.unit_class == "wizard"
    assert unit.health > 0
    assert unit.movement > 0
    assert unit.melee.damage > 0
    assert 0 <= unit.melee.knockback_dice <= 3
    assert bool(unit.missile) == shoots
    assert bool(unit.spell) == casts
    if unit.missile:
        assert unit.missile.damage > 0
        assert unit.missile.range > 0
        assert 0 <= unit.missile.miss_dice <= 3
    if unit.spell:
        assert (unit.spell.range > 0) == (unit.spell.range_kind == "spaces")


@each_unit
@pytest.mark.rule("TAC-UNI-07")
def test_only_shooters_have_ammo_and_only_wizards_mana(unit: Unit):
    assert (unit.ammo > 0) == (unit.unit_class in ("fighter", "rogue"))
    assert (unit.mana > 0) == (unit.unit_class == "wizard")


@each_unit
@pytest.mark.rule("TAC-UNI-01")
def test_both_faces_print_their_own_values_and_abilities(unit: Unit):
    for face in (unit, unit.solo):
        assert face.movement > 0
        assert face.abilities or face.spell
        for ability in face.abilities:
            assert ability.effects
            assert ability.text_en
            assert ability.text_fr


@pytest.mark.rule("TAC-UNI-01")
def test_no_two_faces_share_an_ability_or_a_spell():
    faces = [face for unit in UNITS for face in (unit, unit.solo)]
    printed = [ability.id for face in faces for ability in face.abilities]
    printed += [face.spell.id for face in faces if face.spell]
    assert [id for id, times in Counter(printed).items() if times > 1] == []


# ------------------------------------------------------------------ cards and dice


@pytest.mark.rule("TAC-CMP-03")
def test_16_tactic_cards():
    assert sum(tactic.copies for tactic in TACTICS) == COMPONENTS.tactic_cards == 16


@pytest.mark.rule("TAC-CRD-01")
def test_a_tactic_card_has_an_if_and_a_then():
    for tactic in TACTICS:
        assert tactic.trigger
        assert tactic.effects
        assert all([tactic.if_en, tactic.if_fr, tactic.then_en, tactic.then_fr])


@pytest.mark.rule("TAC-CMP-04")
def test_one_card_with_a_control_and_a_time_face():
    assert COMPONENTS.control_time_card == 1
    for mode in MODES.values():
        assert mode.control_card == (mode.id in ("competitive", "competitive-team"))
        assert (mode.time_max > 0) == (mode.id in ADVENTURES)


@pytest.mark.rule("TAC-CMP-05")
def test_16_unit_tokens_a_shape_for_each_class_in_4_colours():
    assert [each.id for each in FILES.units.classes] == list(FILES.units.meta.classes) == CLASSES
    assert len({colour.id for colour in COLOURS}) == COMPONENTS.colours == 4
    assert COMPONENTS.unit_token_shapes == len(CLASSES)
    assert COMPONENTS.unit_tokens == COMPONENTS.colours * COMPONENTS.unit_token_shapes == 16


@pytest.mark.rule("TAC-CMP-06")
def test_3_action_dice_with_three_symbols_and_no_roll_of_more():
    assert DIE.count == COMPONENTS.action_dice == 3
    assert [face.number for face in FACES] == list(range(1, DIE.sides + 1))
    assert {icon for face in FACES for icon in face.icons} == {"miss", "knockback", "power"}
    assert {roll.icon for roll in ROLLS} == {"miss", "knockback", "power"}
    dice = [face.melee.knockback_dice for unit in UNITS for face in (unit, unit.solo)]
    dice += [unit.missile.miss_dice for unit in UNITS if unit.missile]
    dice += [effect.dice for enemy in ENEMIES for effect in enemy.monster.effects]
    dice += [int(roll.dice) for roll in ROLLS if roll.dice.isdigit()]
    assert max(dice) <= DIE.count


@pytest.mark.rule("TAC-CMP-07")
def test_trackers_for_four_players():
    trackers = Counter(track for each in FILES.units.classes for track in each.tracks)
    assert trackers == {"health": 4, "ammo": 2, "mana": 1}
    assert COMPONENTS.health_tokens == 4 * trackers["health"] == 16
    assert COMPONENTS.ammo_tokens == 4 * trackers["ammo"] == 8
    assert COMPONENTS.mana_tokens == 4 * trackers["mana"] == 4


@pytest.mark.rule("TAC-CMP-08")
def test_10_weakened_tokens():
    assert COMPONENTS.weakened_tokens == 10


@pytest.mark.rule("TAC-CMP-09")
def test_3_flags_one_for_each_control_area():
    assert len({zone.flag for zone in MAP.zones}) == len(MAP.zones) == COMPONENTS.flag_tokens == 3


# ------------------------------------------------------------------------ the realm


@pytest.mark.rule("TAC-CMP-10")
def test_a_scroll_with_two_sides_one_for_battle():
    assert COMPONENTS.scrolls == 1
    assert (FRONT.id, FRONT.artifact_cell) == ("front", None)
    assert BACK.artifact_cell == (MAP.grid.width // 2, MAP.grid.height // 2)
    assert BACK.rows[6][6] == "A"
    for mode in MODES.values():
        assert (mode.scroll_side == "back") == mode.artifact == mode.id.startswith("battle")
    for side in MAP.sides:
        assert [len(row) for row in side.rows] == [MAP.grid.width] * MAP.grid.height


@pytest.mark.rule("TAC-CMP-11")
def test_six_boxes_of_the_right_sizes():
    sizes = {(box.width, box.height) for box in BOXES.values()}
    assert sizes == {(8, 5), (8, 1), (3, 2), (5, 4), (1, 2), (2, 2)}
    assert len(BOXES) == COMPONENTS.boxes == 6
    for box in BOXES.values():
        assert [len(row) for row in box.top_rows] == [box.width] * box.height


@pytest.mark.rule("TAC-MAP-01")
def test_every_box_has_one_place_and_four_stand_on_the_scroll():
    assert {placement.box for placement in FRONT.placements} == set(BOXES)
    assert len(FRONT.placements) == len(BOXES)
    on_scroll = [placement for placement in FRONT.placements if placement.on == "scroll"]
    assert {placement.box for placement in on_scroll} == {"box_8x5", "box_3x2", "box_5x4", "box_2x2"}
    under = Counter(cell for placement in on_scroll for cell in covered(placement))
    assert max(under.values()) == 1, "no two boxes overlap"
    printed = {(x, y) for y, row in enumerate(FRONT.rows) for x, sign in enumerate(row) if sign == "#"}
    assert set(under) == printed


@pytest.mark.parametrize(
    ("upper", "lower"),
    [
        pytest.param("box_8x1", "box_8x5", marks=pytest.mark.rule("TAC-MAP-02")),
        pytest.param("box_1x2", "box_5x4", marks=pytest.mark.rule("TAC-MAP-03")),
    ],
)
def test_two_boxes_are_stacked(upper, lower):
    assert where_front(upper).on == lower
    assert covered(where_front(upper)) <= covered(where_front(lower))


@pytest.mark.rule("TAC-MAP-04")
def test_no_box_is_turned_and_the_tops_are_as_printed():
    assert {placement.rotation for placement in FRONT.placements} == {0}
    signs = {terrain.symbol: terrain.id for terrain in MAP.terrains}
    top = {(x, y): ("scroll", sign) for y, row in enumerate(FRONT.rows) for x, sign in enumerate(row)}
    for placement in FRONT.placements:
        for y, row in enumerate(BOXES[placement.box].top_rows):
            top |= {(placement.x + x, placement.y + y): (placement.box, sign) for x, sign in enumerate(row)}
    for space in SPACES:
        on, sign = top[space.x, space.y]
        assert (space.on, space.terrain) == (on, signs[sign])


@pytest.mark.rule("TAC-MAP-06")
def test_the_five_elevations():
    levels = {space.on: {each.level for each in SPACES if each.on == space.on} for space in SPACES}
    assert levels == {
        "scroll": {0},
        "box_3x2": {1},
        "box_5x4": {1},
        "box_2x2": {1},
        "box_8x5": {2},
        "box_1x2": {3},
        "box_8x1": {4},
    }


@pytest.mark.rule("TAC-MAP-06")
def test_elevation_is_the_height_of_what_is_stacked():
    heights = {"scroll": MAP.heights.ground}
    for placement in FRONT.placements:
        heights[placement.box] = heights[placement.on] + BOXES[placement.box].height_units
    level_of = {each.height: each.level for each in MAP.heights.level_of_height}
    for space in SPACES:
        assert (space.height, space.level) == (heights[space.on], level_of[heights[space.on]])


@pytest.mark.rule("TAC-SET-11")
def test_four_starting_locations_of_four_spaces():
    areas = {area.id: area for area in MAP.start_areas}
    assert len(areas) == 4
    starred = Counter(space.start for space in SPACES if space.start)
    assert starred == dict.fromkeys(areas, 4)
    for area in areas.values():
        assert all(space_at(cell).start == area.id for cell in area.cells.front)
        opposite = areas[area.opposite]
        assert opposite.opposite == area.id
        assert {(x > 6, y > 6) for x, y in area.cells.front} == {quarter_of(area)}
        assert quarter_of(opposite) == tuple(not half for half in quarter_of(area))


def quarter_of(area: StartArea) -> tuple[bool, bool]:
    """Whether a starting location lies in the east and in the south."""
    x, y = area.cells.front[0]
    return x > 6, y > 6


@pytest.mark.rule("TAC-POR-01")
def test_a_portal_space_lies_before_an_opening_at_the_foot_of_its_cliff():
    openings = {
        (placement.box, turned(portal.x, portal.y, placement), portal.wall)
        for placement in FRONT.placements
        for portal in BOXES[placement.box].portals
    }
    assert {(portal.box, portal.wall_cell, portal.wall_side) for portal in MAP.portals} == openings
    for portal in MAP.portals:
        assert portal.cell == beside(portal.wall_cell, portal.wall_side)
        assert space_at(portal.cell).portal == portal.id
        assert space_at(portal.cell).on == where_front(portal.box).on
        assert space_at(portal.wall_cell).on == portal.box
    assert sum(bool(space.portal) for space in SPACES) == len(MAP.portals)


@pytest.mark.rule("TAC-ZON-01")
def test_three_control_areas_of_six_spaces():
    assert len(MAP.zones) == 3
    flagged = Counter(space.zone for space in SPACES if space.zone)
    assert flagged == {zone.id: 6 for zone in MAP.zones}
    for zone in MAP.zones:
        assert all(space_at(cell).zone == zone.id for cell in zone.cells)


@pytest.mark.rule("TAC-ZON-02")
def test_one_trigger_space_within_each_control_area():
    for zone in MAP.zones:
        assert zone.trigger in zone.cells
        triggers = [(space.x, space.y) for space in SPACES if space.zone == zone.id and space.trigger]
        assert triggers == [zone.trigger]
    assert sum(space.trigger for space in SPACES) == 3


@pytest.mark.rule("TAC-ZON-01", "TAC-ZON-02")
def test_control_areas_printed_on_boxes_are_where_the_boxes_are():
    zones = {zone.id: zone for zone in MAP.zones}
    for box in [box for box in BOXES.values() if box.printed_zone and box.printed_trigger]:
        zone, placement = zones[box.printed_zone], where_front(box.id)
        assert {turned(x, y, placement) for x, y in box.printed_zone_cells} == set(zone.cells)
        assert box.printed_trigger
        assert turned(*box.printed_trigger, placement) == zone.trigger


@pytest.mark.rule("TAC-ZON-16")
def test_three_advances_along_the_control_track():
    assert CONTROL_TRACK.spaces == ("start", "round_1", "round_2", "control")


# -------------------------------------------------------------------------- battle


@pytest.mark.rule("TAC-BLD-02")
@pytest.mark.parametrize("layout", MAP.battle_layouts, ids=lambda layout: layout.id)
def test_a_battle_layout_is_built_of_the_boxes_there_are(layout):
    boxes = [placement.box for placement in layout.placements]
    assert len(set(boxes)) == len(boxes)
    assert set(boxes) <= set(BOXES)


@pytest.mark.rule("TAC-BLD-08")
@pytest.mark.parametrize("layout", MAP.battle_layouts, ids=lambda layout: layout.id)
def test_a_battle_layout_has_portals_only_where_boxes_print_them(layout):
    openings = {
        (
            placement.box,
            turned(portal.x, portal.y, placement),
            COMPASS[(COMPASS.index(portal.wall) + placement.rotation // 90) % 4],
        )
        for placement in layout.placements
        for portal in BOXES[placement.box].portals
    }
    assert {(portal.box, portal.wall_cell, portal.wall_side) for portal in layout.portals} == openings
    for portal in layout.portals:
        assert portal.cell == beside(portal.wall_cell, portal.wall_side)


# ----------------------------------------------------------------------- adventures


@pytest.mark.rule("TAC-CMP-12")
def test_9_enemy_cards_and_a_dungeon_card_for_each_box():
    assert len(ENEMIES) == COMPONENTS.enemy_cards == 9
    assert len(DUNGEONS) == COMPONENTS.dungeon_cards == 6
    assert {dungeon.box for dungeon in DUNGEONS} == set(BOXES)


@pytest.mark.rule("TAC-CMP-14")
def test_an_enemy_card_shows_four_things_and_one_is_the_climber():
    for enemy in ENEMIES:
        assert enemy.activates in {*CLASSES, "leftmost"}
        assert enemy.compass in "nesw"
        assert enemy.monster.effects
        assert (enemy.bonus.damage + enemy.bonus.movement > 0) != (enemy.bonus.kind == "climber")
    assert sum(enemy.bonus.kind == "climber" for enemy in ENEMIES) == 1


@pytest.mark.rule("TAC-CMP-15")
def test_a_dungeon_card_has_an_effect_and_glory_a_condition_instead():
    *others, glory = DUNGEONS
    assert glory.wins_game
    assert glory.effects == ()
    assert set(glory.requires) == {dungeon.id for dungeon in others}
    for dungeon in others:
        assert not dungeon.wins_game
        assert dungeon.effects
        assert dungeon.requires == ()


@pytest.mark.rule("TAC-CMP-17")
def test_the_time_track_runs_from_zero_to_eleven():
    assert (TIME_TRACK.min, TIME_TRACK.solo_max, TIME_TRACK.coop_max) == (0, 7, 11)
    assert (MODES["solo"].time_start, MODES["solo"].time_max) == (7, 7)
    assert (MODES["coop"].time_start, MODES["coop"].time_max) == (11, 11)


@pytest.mark.rule("TAC-DUN-05")
def test_a_dungeon_has_the_dimensions_of_its_box():
    for dungeon in DUNGEONS:
        box = BOXES[dungeon.box]
        assert box.dungeon == dungeon.id
        assert (dungeon.width, dungeon.height) == (box.width, box.height)
        assert [len(row) for row in dungeon.grid] == [box.width] * box.height
        assert "".join(dungeon.grid).count("E") == "".join(dungeon.grid).count("C") == 1
