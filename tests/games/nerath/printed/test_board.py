"""The board: its spaces, their kinds, and where everything starts."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.nerath.components import PIECE, REALM_IDS, SPACE, each_realm, starting_pieces
from gonfalon.games.nerath.printed import BOARD, IMPASSABLE, PLACEMENTS, REALMS, SPACES
from gonfalon.games.nerath.printed.board import Point, Polygon, Space
from gonfalon.games.nerath.printed.setup import Realm


def of_kind(kind: str) -> list[Space]:
    return [space for space in SPACES if space.kind == kind]


def beside(space: str, *kinds: str) -> set[str]:
    """The neighbours of a space that are of these kinds."""
    return {name for name in SPACE[space].neighbours if SPACE[name].kind in kinds}


def within(space: str, moves: int, kind: str) -> set[str]:
    """Where so many moves lead through spaces of one kind, the space itself included."""
    reached = {space}
    for _ in range(moves):
        reached |= {name for each in reached for name in beside(each, kind)}
    return reached


def borders(polygon: Polygon) -> set[frozenset[Point]]:
    """The lines between one corner and the next."""
    return {frozenset(ends) for ends in zip(polygon, [*polygon[1:], polygon[0]], strict=True)}


def area(polygon: Polygon) -> float:
    ends = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in ends)) / 2


def edges_touched(space: str) -> set[str]:
    """The edges of the board that a space reaches."""
    xs, ys = zip(*SPACE[space].polygon, strict=True)
    sides = {"west": min(xs) == 0, "east": max(xs) == BOARD.width, "north": min(ys) == 0}
    return {name for name, touched in {**sides, "south": max(ys) == BOARD.height}.items() if touched}


# -------------------------------------------------------------------- kinds of spaces


@pytest.mark.rule("NER-SET-01")
def test_land_spaces_sea_spaces_and_dungeon_entrances():
    assert Counter(space.kind for space in SPACES) == {"land": 55, "sea": 35, "dungeon": 10}


@pytest.mark.rule("NER-SET-02")
def test_every_land_space_belongs_to_a_realm_and_each_realm_has_its_colour():
    assert {realm.id: realm.color for realm in REALMS} == {
        "karkoth": "black",
        "vailin": "gold",
        "iron_circle": "red",
        "nerath": "blue",
    }
    assert {space.home for space in of_kind("land")} == set(REALM_IDS)


@pytest.mark.rule("NER-SET-03")
def test_the_lands_of_each_realm():
    lands = Counter(space.home for space in of_kind("land"))
    assert lands == {"karkoth": 15, "vailin": 13, "iron_circle": 13, "nerath": 14}
    assert len(of_kind("land")) == 55


@pytest.mark.rule("NER-SET-04")
def test_ten_dungeon_entrances_of_no_realm():
    assert [space.home for space in of_kind("dungeon")] == [""] * 10


@pytest.mark.rule("NER-SET-05")
def test_sea_spaces_have_no_colour():
    starting = [SPACE[each.space] for each in PLACEMENTS if SPACE[each.space].kind == "sea"]
    assert starting, "pieces start at sea"
    assert {space.home for space in of_kind("sea")} == {""}


@pytest.mark.rule("NER-SET-07")
def test_the_four_capitals():
    assert {realm.id: realm.capital for realm in REALMS} == {
        "karkoth": "karkothi_throneholds",
        "vailin": "vailindor",
        "iron_circle": "citadel_of_irons_grasp",
        "nerath": "mithralfast",
    }
    assert {space.id: space.home for space in SPACES if space.capital} == {
        realm.capital: realm.id for realm in REALMS
    }
    assert SPACE["karkothi_throneholds"].name_en == "Karkothi Throneholds"
    assert re.fullmatch("Citadel of Iron['’]s Grasp", SPACE["citadel_of_irons_grasp"].name_en)


def test_each_capital_lies_towards_its_corner():
    corners = {realm.id: SPACE[realm.capital].label for realm in REALMS}
    west, north = BOARD.width / 3, BOARD.height / 3
    assert {id: (x < west, y < north) for id, (x, y) in corners.items()} == {
        "karkoth": (False, True),
        "vailin": (False, False),
        "iron_circle": (True, False),
        "nerath": (True, True),
    }


# --------------------------------------------------------------------- starting pieces


@pytest.mark.rule("NER-SET-08")
@each_realm
def test_a_castle_stands_in_each_capital(realm: Realm):
    (chart,) = [each for each in PLACEMENTS if each.space == realm.capital]
    assert chart.realm == realm.id
    assert chart.pieces["castle"] == 1


@pytest.mark.rule("NER-SET-10")
def test_pieces_start_in_lands_of_their_realm_or_at_sea():
    for each in PLACEMENTS:
        space = SPACE[each.space]
        assert space.kind == "sea" or space.home == each.realm
    assert len({each.space for each in PLACEMENTS}) == len(PLACEMENTS), "no space is shared or listed twice"


def test_pieces_start_where_they_may_stand():
    for each in PLACEMENTS:
        for name in each.pieces:
            assert PIECE[name].type in ("flying", SPACE[each.space].kind)
        assert each.pieces.get("castle", 0) <= 1


GRAY_CHIPS = 40
"""A gray chip stands in for a piece of the kind it lies under."""


@pytest.mark.rule("NER-CMP-02")
def test_the_start_can_be_laid_out_with_the_figures_and_chips_of_the_box():
    """The book does not limit pieces by figures: chips stand in for some Footsoldiers, and for nothing else."""
    missing = {
        (realm.id, name): number - PIECE[name].figures_per_realm
        for realm in REALMS
        for name, number in starting_pieces(realm.id).items()
        if number > PIECE[name].figures_per_realm
    }
    assert missing == {("vailin", "footsoldier"): 2, ("nerath", "footsoldier"): 4}
    assert sum(missing.values()) <= GRAY_CHIPS


@pytest.mark.parametrize(
    ("realm", "gold", "at_sea"),
    [("karkoth", 61, 9), ("vailin", 70, 16), ("iron_circle", 61, 9), ("nerath", 66, 9)],
)
def test_the_starting_armies_are_worth_what_the_documentation_says(realm, gold, at_sea):
    army = starting_pieces(realm)
    assert army["dragon"] == 1
    assert sum(PIECE[name].cost * n for name, n in army.items() if name != "castle") == gold
    fleets = [each.pieces for each in PLACEMENTS if each.realm == realm and SPACE[each.space].kind == "sea"]
    assert sum(PIECE[name].cost * n for fleet in fleets for name, n in fleet.items()) == at_sea


# ------------------------------------------------------------------------- the board


@pytest.mark.rule("NER-MAP-02")
def test_the_board_does_not_wrap():
    assert not BOARD.wraps
    assert edges_touched("kharavas") == {"west"}
    assert edges_touched("forbidden_city") == {"east"}
    assert edges_touched("dawnforge_mountains") == {"north"}
    assert edges_touched("scarlet_principalities") == {"south"}
    assert "forbidden_city" not in SPACE["kharavas"].neighbours
    assert "scarlet_principalities" not in SPACE["dawnforge_mountains"].neighbours
    opposite = ({"west", "east"}, {"north", "south"})
    for space in SPACES:
        for other in space.neighbours:
            touched = edges_touched(space.id) | edges_touched(other)
            assert not any(pair <= touched for pair in opposite), (space.id, other)


@pytest.mark.rule("NER-MAP-03")
def test_the_impassable_corners_are_no_spaces():
    corners = {"north-east": (BOARD.width, 0), "south-west": (0, BOARD.height)}
    assert {area.corner for area in IMPASSABLE} == set(corners)
    for area in IMPASSABLE:
        assert area.id not in SPACE
        assert corners[area.corner] in area.polygon
        assert not any(corners[area.corner] in space.polygon for space in SPACES)
        assert not hasattr(area, "home")
        assert all(area.id not in space.neighbours for space in SPACES)


@pytest.mark.rule("NER-MAP-04")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_space_has_a_name_of_its_own(lang):
    names = [space.text("name", lang).casefold() for space in SPACES]
    assert all(names)
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.rule("NER-MAP-07")
def test_the_island_around_amil_forest():
    around = {"zaarnath", "satrapy_of_numoth", "dread_marches"}
    assert beside("amil_forest", "land") == around
    island = within("amil_forest", 100, "land")
    assert within("amil_forest", 2, "land") == island == {"amil_forest", *around}
    doors = {door for space in within("amil_forest", 1, "land") for door in beside(space, "dungeon")}
    assert "tomb_of_horrors" in doors, "a Fighter gets there with its second move at the latest"


@pytest.mark.rule("NER-MAP-08")
def test_the_waters_around_the_gulf_of_kar():
    reach = within("gulf_of_kar", PIECE["warship"].move, "sea")
    assert reach == {
        "gulf_of_kar",
        "dragons_gate",
        "forbidding_shore",
        "amilian_sea",
        "krakens_reach",
        "tarsem_coast",
    }
    assert {"maze_of_maur_khul", "ruined_land_of_tarsembor"} <= beside("gulf_of_kar", "land")


@pytest.mark.rule("NER-MAP-09")
@pytest.mark.parametrize("passage", ["saris_strait", "skallen_reach"])
def test_a_passage_one_sea_space_wide(passage):
    """There is land on both shores, with no way over land between them, and sea at both ends."""
    shores = {frozenset(within(land, 100, "land")) for land in beside(passage, "land")}
    assert len(shores) >= 2
    assert len(beside(passage, "sea")) >= 2


@pytest.mark.rule("NER-MAP-09")
def test_lake_surth_lies_within_karkoth():
    assert SPACE["lake_surth"].kind == "sea"
    assert beside("lake_surth", "sea", "dungeon") == set()
    assert {SPACE[name].home for name in beside("lake_surth", "land")} == {"karkoth"}


@pytest.mark.rule("NER-MAP-10")
def test_every_space_that_the_rulebook_names():
    named = {
        "land": """karkothi_throneholds vailindor citadel_of_irons_grasp mithralfast amil_forest zaarnath
            satrapy_of_numoth dread_marches winterbole_forest winterskull_lands maze_of_maur_khul
            ruined_land_of_tarsembor""",
        "sea": """sapphire_bay gulf_of_kar dragons_gate forbidding_shore amilian_sea krakens_reach tarsem_coast
            saris_strait skallen_reach lake_surth""",
        "dungeon": "tomb_of_horrors",
    }
    for kind, names in named.items():
        assert [name for name in names.split() if SPACE[name].kind != kind] == []
    assert {"kharavas", "forbidden_city", "dawnforge_mountains", "scarlet_principalities"} <= set(SPACE)


def test_names_and_ids_of_spaces_are_the_same_words():
    for space in SPACES:
        assert re.sub(r"\W+", "_", re.sub("['’]", "", space.name_en.casefold())) == space.id


@pytest.mark.rule("NER-MAP-01")
def test_spaces_are_neighbours_where_their_borders_run_together():
    lines = {space.id: borders(space.polygon) for space in SPACES}
    for space in SPACES:
        shared = {other for other in lines if other != space.id and lines[other] & lines[space.id]}
        assert shared == set(space.neighbours), space.id


def test_the_outlines_fill_the_board_exactly():
    outlines = [space.polygon for space in SPACES] + [corner.polygon for corner in IMPASSABLE]
    assert sum(map(area, outlines)) == pytest.approx(BOARD.width * BOARD.height)


def test_the_whole_board_hangs_together():
    reached = {"amil_forest"}
    while more := {name for each in reached for name in SPACE[each].neighbours} - reached:
        reached |= more
    assert reached == set(SPACE)


@pytest.mark.rule("NER-MAP-05", "NER-MAP-06")
def test_coasts_and_islands():
    for space in of_kind("land"):
        assert space.coastal == bool(beside(space.id, "sea"))
        assert space.island == (beside(space.id, "sea") == set(space.neighbours))
    assert SPACE["winterskull_lands"].island
