"""The content of Immortals: what must hold of it, and what is said when it does not."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import dist, hypot
from shutil import copytree

import pytest

from gonfalon.games.immortals.printed import (
    CONTENT,
    EDITION,
    LIGHT,
    NEIGHBOURS,
    PLACES,
    POLYGONS,
    REGION_ID,
    REGIONS,
    SIDES,
    TOWER,
    VOIDS,
    realm_of,
)
from gonfalon.games.immortals.printed.base import Point, Polygon
from gonfalon.games.immortals.printed.checks_land import connected, is_inside
from gonfalon.games.immortals.rules.tower import capacity, thresholds
from gonfalon.lore.content import check

LIGHTS = [number for number in PLACES if realm_of(number) == LIGHT]
GAP = 35
"""How far regions stay apart, on the drawing, that are no neighbours."""
ONE = 2**32


def problems_with(tmp_path, file: str, right: str, wrong: str) -> list[str]:
    """What is said of a copy of the content in which something right was made wrong."""
    copytree(CONTENT, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return check(replace(EDITION, folder=tmp_path))


def test_the_content_has_no_problem():
    assert check(EDITION) == []


# --------------------------------------------------------------------------- the drawing


def lines(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(pairwise([*polygon, polygon[0]]))


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two lines cross, not only touch."""
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def apart(point: Point, line: tuple[Point, Point]) -> float:
    """The distance of a point from a line between two points."""
    (x0, y0), (x1, y1) = line
    dx, dy = x1 - x0, y1 - y0
    along = ((point[0] - x0) * dx + (point[1] - y0) * dy) / (dx * dx + dy * dy)
    nearest = min(max(along, 0), 1)
    return hypot(x0 + nearest * dx - point[0], y0 + nearest * dy - point[1])


def far(one: Polygon, other: Polygon) -> bool:
    """Whether boxes around two polygons are further apart than the gap."""
    return any(
        max(p[axis] for p in first) + GAP < min(p[axis] for p in second)
        for axis in (0, 1)
        for first, second in ((one, other), (other, one))
    )


def test_no_outline_crosses_another_or_itself():
    drawn = [*(POLYGONS[number] for number in LIGHTS), *(void.polygon_light for void in VOIDS)]
    for one, other in combinations(drawn, 2):
        if not far(one, other):
            assert not any(cross(a, b) for a in lines(one) for b in lines(other))
            assert not any(is_inside(p, one) for p in other if p not in one)
            assert not any(is_inside(p, other) for p in one if p not in other)
    for outline in drawn:
        assert not any(cross(a, b) for a, b in combinations(lines(outline), 2))


def test_regions_that_are_no_neighbours_stay_apart():
    for one, other in combinations(LIGHTS, 2):
        if other not in NEIGHBOURS[one] and not far(POLYGONS[one], POLYGONS[other]):
            for first, second in ((one, other), (other, one)):
                assert all(apart(p, line) >= GAP for p in POLYGONS[first] for line in lines(POLYGONS[second]))


def test_borders_are_long_enough_to_be_seen():
    for one in LIGHTS:
        for other in NEIGHBOURS[one]:
            shared = {frozenset(line) for line in lines(POLYGONS[one])}
            shared &= {frozenset(line) for line in lines(POLYGONS[other])}
            assert sum(dist(a, b) for a, b in map(tuple, shared)) > 45


def test_a_region_has_three_to_six_neighbours_and_the_board_53_borders_in_each_realm():
    assert {len(NEIGHBOURS[number]) for number in PLACES} <= {3, 4, 5, 6}
    assert sum(len(NEIGHBOURS[number]) for number in LIGHTS) == 2 * 53


def test_each_province_has_as_many_borders_to_the_others():
    outward = dict.fromkeys((region.province for region in REGIONS), 0)
    for number in LIGHTS:
        for other in NEIGHBOURS[number]:
            outward[REGIONS[number].province] += REGIONS[number].province != REGIONS[other].province
    assert set(outward.values()) == {8}


def test_the_drawing_of_darkness_is_the_mirror_image_of_that_of_light():
    for number in LIGHTS:
        light, dark = SIDES[number], SIDES[number + len(REGIONS)]
        for anchor, (x, y) in light.anchors.items():
            assert dark.anchors[anchor] == (1800 - x, y)
    for void in VOIDS:
        assert sorted((1800 - x, y) for x, y in void.polygon_light) == sorted(void.polygon_dark)


# --------------------------------------------------------------------------- the tower


@pytest.mark.rule("IMM-TOW-14")
def test_the_chances_of_a_small_throw():
    shelf = [(0, 30, 0), (10, 22.5, 1), (20, 15, 2), (30, 7.5, 3), (40, 0, 4), (40, 0, 5)]
    for table in thresholds(7):
        for knock, stick, k in shelf:
            assert table[k] == (int(ONE * knock) // 100, int(ONE * stick) // 100)


@pytest.mark.rule("IMM-TOW-14")
def test_big_throws_wedge():
    shelf = TOWER.shelves[0]
    assert [capacity(shelf, cubes) for cubes in (1, 10, 45, 100)] == [
        4,
        4,
        capacity(shelf, 45),
        capacity(shelf, 45),
    ]
    assert float(capacity(shelf, 45)) == 6.4
    assert 4 < capacity(shelf, 11) < capacity(shelf, 31) < capacity(shelf, 38) < capacity(shelf, 45)
    (empty, *_, fullest) = thresholds(45)[0]
    assert empty == thresholds(1)[0][0]
    assert fullest == (ONE * 40 // 100, 0)


@pytest.mark.rule("IMM-TOW-14", "IMM-TOW-15")
def test_the_table_has_an_entry_for_every_number_of_cubes_that_can_lie_on_a_shelf():
    tables = [table for cubes in range(1, 107) for table in thresholds(cubes)]
    assert {len(table) for table in tables} == {8}
    for table in tables:
        knock, stick = zip(*table, strict=True)
        assert list(knock) == sorted(knock)
        assert list(stick) == sorted(stick, reverse=True)
        assert (knock[0], stick[-1]) == (0, 0)
        assert {type(chance) for pair in table for chance in pair} == {int}
        assert all(0 <= chance < ONE for pair in table for chance in pair)


# --------------------------------------------------------------------------- mistakes


HIGHPEAKS = '[[province]]\nid = "highpeaks"'


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["eagle_stair", "foothold", "forge_fir", "tribute_pass"]',
            'map.toml, mountainhome: there is no region "forge_fir".',
        ),
        (
            "map.toml",
            'province = "greenwood"',
            'province = "greenwoods"',
            'map.toml, emerald_cliff: there is no province "greenwoods".',
        ),
        (
            "map.toml",
            'home_of = "dwarves"',
            'home_of = "dwarfs"',
            'map.toml, mountainhome: there is no tribe "dwarfs".',
        ),
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["eagle_stair", "foothold", "forge_fire"]',
            "map.toml, mountainhome: its neighbours in light and in darkness must be the same.",
        ),
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["eagle_stair", "foothold", "forge_fire"]',
            "map.toml, tribute_pass: mountainhome is its neighbour, but does not name it as its own.",
        ),
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass", "treehome"]',
            "map.toml, mountainhome, light: treehome is its neighbour, but their outlines share no line.",
        ),
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["mountainhome", "foothold", "forge_fire", "tribute_pass"]',
            "map.toml, mountainhome: a region is not its own neighbour.",
        ),
        (
            "map.toml",
            'neighbours = ["eagle_stair", "foothold", "forge_fire", "tribute_pass"]',
            'neighbours = ["eagle_stair", "foothold", "forge_fire"]',
            "map.toml, mountainhome, light: its outline touches that of tribute_pass, which is not its neighbour.",
        ),
        (
            "map.toml",
            "army_at = [1378, 274]",
            "army_at = [1378, 974]",
            "map.toml, mountainhome, light: army_at lies outside its outline.",
        ),
        (
            "map.toml",
            "[1460,199], [1458,227]",
            "[1460,199], [1458,226]",
            "map.toml, mountainhome: its outline in darkness must be the mirror image of that in light.",
        ),
        (
            "map.toml",
            "[1460,199], [1458,227]",
            "[1460,199], [1958,227]",
            "map.toml, mountainhome, light: its outline leaves the realm.",
        ),
        (
            "map.toml",
            'province = "greenwood"\nsource = "open"\nfacts = ["name_en: rulebook"]',
            'province = "highpeaks"\nsource = "open"\nfacts = ["name_en: rulebook"]',
            "The files disagree on the number of regions of highpeaks: 6, 5.",
        ),
        (
            "map.toml",
            'home_of = "dwarves"\n',
            "",
            "tribes.toml, dwarves: its home is mountainhome, which map.toml does not say.",
        ),
        (
            "map.toml",
            'home_of = "dwarves"\n',
            "",
            "map.toml, highpeaks: it has 0 home regions instead of one.",
        ),
        (
            "map.toml",
            "gold = 5\nenergy = 3",
            "gold = 6\nenergy = 3",
            "map.toml, light: its regions yield 96 gold, not 95 as said.",
        ),
        (
            "map.toml",
            "gold = 5\nenergy = 3",
            "gold = 6\nenergy = 3",
            "map.toml, highpeaks, light: its regions yield 39 in all, not 38 as said.",
        ),
        (
            "map.toml",
            "gold = 5\nenergy = 3",
            "gold = 6\nenergy = 3",
            "cards.toml, region_mountainhome: it does not yield what map.toml says of mountainhome.",
        ),
        (
            "map.toml",
            "gold = 5\nenergy = 3",
            "gold = 6\nenergy = 3",
            "cards.toml, conflict_light_mountainhome: it does not yield what map.toml says of mountainhome.",
        ),
        (
            "map.toml",
            HIGHPEAKS,
            HIGHPEAKS.replace('"highpeaks"', '"highlands"'),
            'map.toml, mountainhome: there is no province "highpeaks".',
        ),
        (
            "map.toml",
            'color = "#b9bec9"',
            'color = "grey"',
            "map.toml, province \"highpeaks\", field color: expected text matching regex '^#[0-9a-f]{6}$'.",
        ),
        (
            "map.toml",
            "gold = 2\nenergy = 6",
            "gold = 3\nenergy = 5",
            "map.toml, foothold: it yields the same as tribute_pass in both realms.",
        ),
        (
            "map.toml",
            'province = "highpeaks"',
            'province = "lakelands"',
            "map.toml, lakelands: its regions do not all hang together.",
        ),
        (
            "map.toml",
            'province = "highpeaks"',
            'province = "lakelands"',
            "map.toml, region: the regions must be listed province by province, in the order of the provinces.",
        ),
        (
            "map.toml",
            '[[realm]]\nid = "dark"',
            '[[realm]]\nid = "shadow"',
            "map.toml, realm: there must be light and dark, in this order.",
        ),
        (
            "tribes.toml",
            'action = "build"',
            'action = "biuld"',
            'tribes.toml, wood_elves: there is no action "biuld".',
        ),
        (
            "tribes.toml",
            'action = "attack"\n',
            'action = "attack_or_move"\n',
            "tribes.toml, wood_elves and demons: together they have no space for attack.",
        ),
        (
            "tribes.toml",
            'action = "extract_gold"\ncost_energy = 0',
            'action = "extract_gold"\ncost_energy = 1',
            "tribes.toml, wood_elves, L1: its cost is not that of extract_gold.",
        ),
        (
            "tribes.toml",
            'slot = "L1"\nkind = "army"',
            'slot = "L1"\nkind = "magic"',
            "tribes.toml, wood_elves: it has the spaces magic, army, army, army, magic, but needs",
        ),
        (
            "tribes.toml",
            'slot = "L1"\nkind = "army"',
            'slot = "L1"\nkind = "magic"',
            "tribes.toml, wood_elves, L1: Magic spaces, and only they, are for Magic cards.",
        ),
        (
            "tribes.toml",
            "army_groups = [3, 3, 3]",
            "army_groups = [3, 3, 4]",
            "tribes.toml, wood_elves: its army groups hold 10 cubes, not 9 as said in supply.",
        ),
        (
            "tribes.toml",
            "army_groups = [3, 3, 3]",
            "army_groups = [3, 3, 4]",
            "tribes.toml, wood_elves and orcs: with 4 players they need 44 cubes of 43.",
        ),
        (
            "tribes.toml",
            "army_groups = [3, 3, 3]",
            "army_groups = [1, 1, 1, 1, 1, 1, 1, 1, 1]",
            "tribes.toml, wood_elves and demons: 4 players with 14 groups each would fill the board.",
        ),
        (
            "tribes.toml",
            'home_region = "treehome"\n',
            "",
            "tribes.toml, wood_elves: light tribes have a home region, dark ones have none.",
        ),
        (
            "tribes.toml",
            'realm = "light"',
            'realm = "dark"',
            "tribes.toml, tribe: there must be the five tribes of light, then the five of darkness.",
        ),
        (
            "tribes.toml",
            "army_cubes = 43",
            "army_cubes = 42",
            "tribes.toml, humans and orcs: with 3 players they need 43 cubes of 42.",
        ),
        (
            "cards.toml",
            'id = "region_mountainhome"\nregion = "mountainhome"',
            'id = "region_mountainhome"\nregion = "tribute_pass"',
            "cards.toml, region_card: there must be one for each region, in the order of map.toml.",
        ),
        (
            "cards.toml",
            'name_en = "Tribute Pass"',
            'name_en = "Tribute Path"',
            "cards.toml, region_tribute_pass: its name is not that of tribute_pass.",
        ),
        (
            "cards.toml",
            'region = "treehome"\nprovince = "greenwood"',
            'region = "treehome"\nprovince = "wilds"',
            "cards.toml, region_treehome: treehome lies in greenwood.",
        ),
        (
            "cards.toml",
            'joker = false\nregion = "treehome"\nprovince = "greenwood"',
            'joker = false\nregion = "treehome"\nprovince = "wilds"',
            "cards.toml, conflict_light_treehome: treehome lies in greenwood.",
        ),
        (
            "cards.toml",
            'joker = false\nregion = "treehome"',
            'joker = true\nregion = "treehome"',
            "cards.toml, conflict_light_treehome: a joker has a text and no region, another card a region and no",
        ),
        (
            "cards.toml",
            'id = "conflict_light_treehome"\nrealm = "light"',
            'id = "conflict_light_treehome"\nrealm = "dark"',
            "cards.toml, conflict_card: there must be the regions of light, those of darkness, the jokers",
        ),
        (
            "cards.toml",
            "conflict_cards = 60",
            "conflict_cards = 61",
            "The files disagree on the number of conflict cards: 60, 61.",
        ),
        (
            "cards.toml",
            "per_colour = 45",
            "per_colour = 44",
            "The files disagree on the number of army_cubes: 225, 220.",
        ),
        (
            "cards.toml",
            "{ value = 1, count = 15 }",
            "{ value = 1, count = 14 }",
            "The files disagree on the number of gold_coins: 65, 64.",
        ),
        (
            "cards.toml",
            "supply = 26",
            "supply = 27",
            "The files disagree on the number of tiles for portal: 27, 26.",
        ),
        (
            "cards.toml",
            "number = 2\n",
            "number = 12\n",
            "cards.toml, round_marker: the entries must be numbered from 1 in their order.",
        ),
        (
            "cards.toml",
            "players = 4\nrounds = 6",
            "players = 4\nrounds = 11",
            "cards.toml, rounds for 4 players: there are 10 round markers, not 11.",
        ),
        (
            "cards.toml",
            "players = 4\nrounds = 6",
            "players = 5\nrounds = 6",
            "cards.toml, rounds: there must be one entry for 3, 4 and 5 players, in this order.",
        ),
        (
            "cards.toml",
            'id = "portal"',
            'id = "gate"',
            "cards.toml, building: there must be portal, sanctuary and capital, in this order.",
        ),
        (
            "cards.toml",
            'shares_with = "capital"',
            'shares_with = "capitol"',
            'cards.toml, sanctuary: there is no building "capitol".',
        ),
        (
            "cards.toml",
            'effect = "deploy"',
            'effect = "deploys"',
            'cards.toml, magic_card "magic_transition_5", field option[0].effect: "deploys" is not allowed;',
        ),
        (
            "tower.toml",
            "from = 10",
            "from = 45",
            "tower.toml, crowding: full must be more than from.",
        ),
        (
            "tower.toml",
            "stick = 30",
            "stick = 130",
            'tower.toml, shelf "upper", field stick: expected a whole number <= 100.',
        ),
        (
            "tower.toml",
            "fewest_inhabitants = 1",
            "fewest_inhabitants = 4",
            "tower.toml, battle: fewest_inhabitants must not be more than most_inhabitants.",
        ),
        (
            "tower.toml",
            "armies_per_player = 7",
            "armies_per_player = 6",
            "The files disagree on the number of cubes of a player thrown at first: 7, 6.",
        ),
        (
            "tower.toml",
            "inhabitants_neutral = [0.55, 0.25, 0.2]",
            "inhabitants_neutral = [0.55, 0.35, 0.2]",
            "tower.toml, battle_odds of 2 against 1: the three chances of inhabitants_neutral do not add up to 1.",
        ),
    ],
)
def test_a_mistake_is_told_in_a_sentence(tmp_path, file, right, wrong, problem):
    found = problems_with(tmp_path, file, right, wrong)
    assert any(sentence.startswith(problem) for sentence in found), found


@pytest.mark.parametrize(
    ("file", "entry"),
    [("map.toml", "region"), ("tribes.toml", "tribe"), ("cards.toml", "magic_card"), ("tower.toml", "shelf")],
)
def test_an_entry_without_a_source_is_refused(tmp_path, file, entry):
    text = (CONTENT / file).read_text(encoding="utf-8")
    whole = text[text.index(f"[[{entry}]]") :]
    until_source = whole[: whole.index("source = ") + len("source = ")]
    (problem, *_) = problems_with(tmp_path, file, until_source, until_source.replace("source", "# source"))
    assert problem.startswith(f"{file}, {entry} ")
    assert problem.endswith("the field source is missing; add it.")


def test_regions_that_touch_nowhere_are_not_connected():
    regions = {region.id: region for region in REGIONS}
    assert connected(regions, ["mountainhome", "foothold"])
    assert not connected(regions, ["mountainhome", "treehome"])


def test_a_pack_may_change_what_a_half_starts_with(tmp_path):
    text = (CONTENT / "tribes.toml").read_text(encoding="utf-8")
    (tmp_path / "tribes.toml").write_text(text.replace("energy = 5\ngold = 3", "energy = 6\ngold = 2", 1), "utf-8")
    assert check(EDITION, tmp_path) == []


def test_regions_are_numbered_in_the_order_of_the_file():
    assert [REGION_ID[region.id] for region in REGIONS] == list(range(25))
