"""Dragons and Storm Elementals in the Move step (chapter FLY)."""

import pytest

from games.nerath.table import Table
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import SPACE_NAMES, SPACE_NUMBER
from gonfalon.games.nerath.printed import regions
from gonfalon.games.nerath.printed.regions import DUNGEONS, NEAR
from gonfalon.games.nerath.rules import geography

FLYERS = (("dragon", 3), ("storm_elemental", 2))
DUNGEON_NAMES = {SPACE_NAMES[space] for space in bits(DUNGEONS)}


def around(space: str, moves: int) -> set[str]:
    """The other spaces of every kind at most so far away."""
    found = {SPACE_NUMBER[space]}
    for _ in range(moves):
        found |= {other for here in found for other in bits(NEAR[here])}
    return {SPACE_NAMES[other] for other in found} - {space}


@pytest.mark.rule("NER-FLY-01")
@pytest.mark.parametrize(("piece", "move"), FLYERS)
def test_flying_pieces_cross_and_end_in_land_and_sea_spaces(piece, move):
    goals = Table({"bleakstrand": f"1 {piece}"}).goals(f"1:{piece}@bleakstrand")
    assert {"skullgate_pass", "midnight_sea", "zaarnath", "sea_of_dragons", "kingsgate_march"} <= goals
    assert goals == around("bleakstrand", move) - DUNGEON_NAMES


@pytest.mark.rule("NER-FLY-02")
@pytest.mark.parametrize(("piece", "move"), FLYERS)
def test_flying_pieces_pass_over_enemies_without_a_battle(piece, move):
    table = Table(
        {"blackspear_hills": f"1 {piece}", "widows_landing": "1 footsoldier"},
        {"starfall_vale": "5 footsoldier, 1 castle", "silverbough": "1 dragon"},
        held={"heartwood": "karkoth"},
    )
    table.play(f"move 1:{piece}@blackspear_hills heartwood", "end")
    assert table.facts("battle") == []
    assert table.pieces("karkoth", "heartwood") == {piece: 1}


@pytest.mark.rule("NER-FLY-03")
@pytest.mark.parametrize(("piece", "move"), FLYERS)
@pytest.mark.parametrize("goal", ["starfall_vale", "corsairs_run"])
def test_a_flying_piece_attacks_the_enemy_space_in_which_it_ends(piece, move, goal):
    table = Table(
        {"widows_landing": f"1 {piece}"}, {"starfall_vale": "1 footsoldier", "corsairs_run": "1 warship"}
    )
    table.play(f"move 1:{piece}@widows_landing {goal}", "end")
    assert table.facts("battle") == [(0, SPACE_NUMBER[goal])]


@pytest.mark.rule("NER-FLY-04")
@pytest.mark.parametrize(("piece", "move"), FLYERS)
def test_flying_pieces_pass_over_a_dungeon_entrance_but_never_end_there(piece, move):
    """The Drowned Spire lies between three seas: a piece gets no farther over it than around it."""
    goals = Table({"krakens_reach": f"1 {piece}"}).goals(f"1:{piece}@krakens_reach")
    assert not goals & DUNGEON_NAMES
    assert goals == around("krakens_reach", move) - DUNGEON_NAMES


@pytest.mark.python_only("puts another map in place of a table that compiled rules hold by value")
@pytest.mark.rule("NER-FLY-04")
def test_the_way_over_a_dungeon_entrance_counts(monkeypatch):
    """Were the entrance the only border, it would still be a way, one Move each side."""
    spire, start = SPACE_NUMBER["drowned_spire"], SPACE_NUMBER["krakens_reach"]
    lonely = list(NEAR)
    for space in range(len(NEAR)):
        if space != spire:
            lonely[space] = NEAR[space] & 1 << spire
    monkeypatch.setattr(regions, "NEAR", tuple(lonely))
    geography.by_air.cache_clear()
    try:
        layers = geography.by_air(start, 3)
    finally:
        geography.by_air.cache_clear()
    beyond = {SPACE_NAMES[space] for space in bits(layers[1])}
    assert layers[0] == 0
    assert beyond == {"maelstrom_deeps", "serpent_shallows"}


@pytest.mark.rule("NER-FLY-05")
def test_a_dragon_counts_spaces_of_every_kind():
    """The example of Winterbole Forest."""
    table = Table(nerath={"winterbole_forest": "1 dragon"}, active="nerath")
    goals = table.goals("1:dragon@winterbole_forest")
    assert goals == around("winterbole_forest", 3) - DUNGEON_NAMES
    assert {"wailing_sea", "winterskull_lands", "zaarnath", "midnight_sea"} <= goals


@pytest.mark.rule("NER-FLY-05")
def test_the_border_between_sea_and_coast_costs_one_move():
    table = Table(nerath={"winterbole_forest": "1 storm_elemental"}, active="nerath")
    table.play("move 1:storm_elemental@winterbole_forest wailing_sea")
    assert "winterskull_lands" in table.goals("1:storm_elemental@wailing_sea")
    table.play("move 1:storm_elemental@wailing_sea winterskull_lands")
    assert table.goals("1:storm_elemental@winterskull_lands") == set()


@pytest.mark.rule("NER-FLY-06")
def test_flying_pieces_reach_islands_without_a_warship():
    table = Table({"gravewind_barrens": "1 storm_elemental, 1 dragon"})
    table.play("march gravewind_barrens winterskull_lands")
    assert table.pieces("karkoth", "winterskull_lands") == {"dragon": 1, "storm_elemental": 1}


@pytest.mark.rule("NER-FLY-08")
def test_a_flying_piece_may_end_its_move_over_a_friendly_sea_space():
    table = Table({"dusk_fens": "1 dragon, 1 storm_elemental"})
    table.play("march dusk_fens gulf_of_kar", "end")
    assert table.asked == "0 reposition"
    assert table.pieces("karkoth", "gulf_of_kar") == {"dragon": 1, "storm_elemental": 1}
    table.play("move 1:dragon@gulf_of_kar dusk_fens", "end")
    assert table.pieces("karkoth", "dusk_fens") == {"dragon": 1}


@pytest.mark.rule("NER-FLY-09")
@pytest.mark.parametrize(
    ("origin", "goal"), [("blackspear_hills", "starfall_vale"), ("widows_landing", "corsairs_run")]
)
def test_flying_pieces_roll_in_land_and_sea_battles_on_both_sides(origin, goal):
    table = Table({origin: "1 dragon"}, {goal: "1 storm_elemental"})
    table.play(f"move 1:dragon@{origin} {goal}", "end")
    sea = goal == "corsairs_run"
    first = {realm: [die // 32 for die in dice] for realm, _, *dice in table.facts("rolled")[:2]}
    assert first == {0: [20], 1: [8, 8] if sea else [8]}


@pytest.mark.rule("NER-FLY-09")
def test_flying_pieces_take_no_part_in_a_dungeon():
    table = Table({"shroudmoor": "1 fighter, 1 dragon, 1 storm_elemental"})
    assert table.offered("move 1:fighter@shroudmoor temple_of_elemental_evil")
    for piece in ("dragon", "storm_elemental"):
        assert not table.offered(f"move 1:{piece}@shroudmoor temple_of_elemental_evil")
