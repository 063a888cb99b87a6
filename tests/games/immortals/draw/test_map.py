"""What is drawn on the map: regions, their holders, armies, buildings, the tower."""

from __future__ import annotations

import re

import pytest

from games.immortals.draw.scenes import begun, drawn, number, quiet, words
from games.immortals.table import GREEN
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw.colours import CUBE_NAMES
from gonfalon.games.immortals.draw.cubes import MARKS
from gonfalon.games.immortals.draw.pieces import beside_name
from gonfalon.games.immortals.draw.placing import place, things
from gonfalon.games.immortals.draw.shapes import MAP, borders, province_edge
from gonfalon.games.immortals.printed import NEIGHBOURS, PLACES, POLYGONS, PROVINCES, REGIONS, region_of
from gonfalon.lore.shapes import crossings

# ------------------------------------------------------------------------- the map


def test_regions_are_neighbours_where_their_outlines_meet():
    """The drawing and the rules agree about what borders on what."""
    for face, arcs in enumerate(MAP.outlines[: len(PLACES)]):
        beside = sorted({arc.right for arc in arcs if 0 <= arc.right < len(PLACES)})
        assert beside == list(NEIGHBOURS[face])


def test_each_kind_of_border_is_drawn_in_both_realms():
    for realm in (0, 1):
        assert all(borders(realm, kind) for kind in ("inner", "province", "coast"))
        assert all(province_edge(realm, province) for province in range(len(PROVINCES)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_has_its_name_and_yields_on_the_map(lang):
    board = drawn(begun().view([0]), lang)["static"]
    for each in PLACES:
        where = place(words(lang), each)
        name = REGIONS[region_of(each)].text("name", lang)
        assert "".join(where.lines).replace(" ", "") == name.replace(" ", "")
        assert all(f">{line}</text>" in board for line in where.lines)
    assert board.count('href="#imm-i-gold"') == board.count('href="#imm-i-energy"') == len(PLACES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_yields_are_legible_and_stay_within_their_borders(lang):
    """On the smallest page the map is half as large as drawn: 20 units make 10 px."""
    static = drawn(begun().view([0]), lang)["static"]
    assert min(map(float, re.findall(r'font-size="([\d.]+)"', static))) >= 20
    for each in PLACES:
        for left, top, right, bottom in place(words(lang), each).boxes():
            for y in (top, (top + bottom) / 2, bottom):
                found = crossings(POLYGONS[each], y)
                assert min(found) - 3 < left < right < max(found) + 3, each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_armies_and_tiles_leave_names_free(lang):
    for each in PLACES:
        where = place(words(lang), each)
        for at, reach in things(each):
            x, y = beside_name(words(lang), each, at, reach)
            beside = abs(x - where.x) > where.half
            assert beside or y + reach <= where.y - 14 or y - reach >= where.foot, (each, at)


def test_whoever_holds_a_region_tints_it():
    match = quiet(armies={0: {"light:foothold": 1}, 2: {"dark:mill_ford": 3}}).match
    holders = drawn(match.view([]))["holders"]
    assert holders.count("<use") == 2
    assert f'href="#imm-p{number("dark:mill_ford")}" clip-path' in holders
    assert "s-cube2" in holders


def test_small_drawings_keep_clear_of_names_and_armies():
    for lang in LANGUAGES:
        drawings = re.findall(r'#imm-t\d-\w+" x="(\d+)" y="(\d+)"', drawn(begun().view([0]), lang)["static"])
        assert len(drawings) > 100
        for each in PLACES:
            where = place(words(lang), each)
            for x, y in drawings:
                beside = abs(int(x) - where.x) > where.half
                assert beside or not where.y - 14 < int(y) < where.foot + 24, (each, x, y)


def test_armies_stand_in_columns_of_three_with_their_number():
    table = quiet(
        armies={0: {"light:foothold": 4, "dark:foothold": 1}, 1: {"dark:the_murk": 9}, 2: {"dark:mill_ford": 20}}
    )
    pieces = drawn(table.match.view([0]))
    few = pieces[f"army-{number('light:foothold')}"]
    assert few.count("#imm-cube0") == 2
    assert few.count("#imm-marked0") == 2
    assert ">4</text>" in few
    assert "<text" not in pieces[f"army-{number('dark:foothold')}"]
    assert 'aria-label="Red: 4 armies, Foothold (Light)"' in few
    many = pieces[f"army-{number('dark:the_murk')}"]
    assert many.count("#imm-cube1") + many.count("#imm-marked1") == 9
    assert ">9</text>" in many
    most = pieces[f"army-{number('dark:mill_ford')}"]
    assert most.count("#imm-cube2") + most.count("#imm-marked2") == 15
    assert ">20</text>" in most


def test_buildings_stand_in_their_regions():
    match = quiet(armies={0: {"light:foothold": 1}}).match
    here, there = number("light:foothold"), number("dark:mill_ford")
    match.state.portals, match.state.sanctuaries, match.state.capitals = 1 << here, 1 << here, 1 << there
    pieces = drawn(match.view([]))
    assert "#imm-i-portal" in pieces[f"portal-{here}"]
    assert 'aria-label="Sanctuary, Foothold (Light)"' in pieces[f"building-{here}"]
    assert 'aria-label="Capital, Mill Ford (Darkness)"' in pieces[f"building-{there}"]
    assert f"portal-{there}" not in pieces


def test_region_cards_are_marked_on_both_realms():
    match = quiet().match
    match.state.card_owner[3] = 2
    deeds = drawn(match.view([]))["deeds"]
    assert deeds.count("#imm-sign2") == 2
    assert deeds.count("#imm-sign") == 2


def test_each_colour_of_cube_has_a_mark_of_its_own():
    assert {*MARKS} == {*CUBE_NAMES}
    assert len({*MARKS.values()}) == len(CUBE_NAMES)


# ----------------------------------------------------------------------- the tower


def test_the_tower_shows_what_lies_on_each_shelf_and_in_the_tray():
    match = quiet().match
    g = match.state
    g.shelves, g.tray, g.greens = ((0, 1), (GREEN,), ()), (2, 0, 0, 0, 0, 1), 11
    tower = drawn(match.view([]))["tower"]
    assert tower.count("#imm-marked0") == 3
    assert tower.count(f"#imm-marked{GREEN}") == 3
    assert ">11</text>" in tower
    (label,) = re.findall(r'aria-label="([^"]+)"', tower)
    for said in ("Upper shelf: Red 1 and Blue 1.", "Lower shelf: nothing.", "Tray: Red 2", "reserve: 11."):
        assert said in label


def test_a_full_tray_is_told_by_numbers():
    match = quiet().match
    match.state.tray = (7, 6, 7, 0, 0, 8)
    tower = drawn(match.view([]))["tower"]
    assert tower.count(f"#imm-marked{GREEN}") == 2
    assert tower.count(">7</text>") == 2
