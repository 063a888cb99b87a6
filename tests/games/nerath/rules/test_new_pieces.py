"""New pieces at sea and on the move in the Reinforce step (chapter BLD)."""

from __future__ import annotations

import pytest

from games.nerath.reinforcing import BOTH, CAPITAL, KARKOTH, MAZE, launches, mustered, reinforcing, sites
from gonfalon.games.nerath.codes import SPACE_NUMBER

LAND_PIECES = ("footsoldier", "siege_engine", "fighter", "wizard", "monster")


# ------------------------------------------------------------------------------- at sea


@pytest.mark.rule("NER-BLD-21")
def test_new_warships_come_to_friendly_sea_spaces_at_a_castle():
    table = reinforcing(BOTH, vailin={"gulf_of_kar": "1 storm_elemental"})
    around_maze = {"dragons_gate", "forbidding_shore", "lake_surth"}
    assert launches(table) == {f"{CAPITAL} lake_surth"} | {f"{MAZE} {sea}" for sea in around_maze}
    assert not any(line.startswith("recruit warship") for line in table.options())


@pytest.mark.rule("NER-BLD-21")
def test_a_sea_space_with_ships_of_the_ally_is_friendly():
    allied = {"iron_circle": {"gulf_of_kar": "1 warship"}}
    assert f"{MAZE} gulf_of_kar" in launches(reinforcing(BOTH, mode="alliance-4", **allied))
    assert f"{MAZE} gulf_of_kar" not in launches(reinforcing(BOTH, **allied))


@pytest.mark.rule("NER-BLD-22")
def test_a_storm_elemental_comes_to_the_castle_or_to_a_friendly_sea_at_it():
    table = reinforcing({MAZE: "1 castle"}, vailin={"gulf_of_kar": "1 warship"})
    assert sites(table, "storm_elemental") == {MAZE}
    assert launches(table, "storm_elemental") == {
        f"{MAZE} {sea}" for sea in ("dragons_gate", "forbidding_shore", "lake_surth")
    }


@pytest.mark.rule("NER-BLD-23")
def test_pieces_placed_at_sea_count_for_the_castle_they_are_placed_at():
    table = reinforcing(BOTH)
    for _ in range(3):
        table.play(f"launch warship@{MAZE} gulf_of_kar")
    table.play(f"launch storm_elemental@{MAZE} dragons_gate")
    assert sites(table) == {CAPITAL}
    assert launches(table) == {f"{CAPITAL} lake_surth"}


@pytest.mark.rule("NER-BLD-23")
def test_the_player_says_for_which_castle_a_piece_at_sea_counts():
    """Lake Surth touches both Castles."""
    table = reinforcing(BOTH)
    for _ in range(5):
        table.play(f"launch warship@{CAPITAL} lake_surth")
    assert MAZE in sites(table)
    for _ in range(4):
        table.play(f"launch warship@{MAZE} lake_surth")
    assert sites(table) == {CAPITAL}


@pytest.mark.rule("NER-BLD-24")
def test_dragons_and_land_pieces_are_not_placed_in_sea_spaces():
    table = reinforcing(BOTH)
    for piece in ("dragon", *LAND_PIECES):
        assert sites(table, piece) == {CAPITAL, MAZE}
        assert launches(table, piece) == set()


@pytest.mark.rule("NER-BLD-25")
def test_a_new_warship_may_be_placed_with_two_new_land_pieces_aboard_and_all_three_count():
    """The example: at a Castle with a limit of 4 only one more piece may be placed."""
    table = reinforcing(BOTH)
    table.play(f"launch warship@{MAZE} gulf_of_kar", f"muster warship@gulf_of_kar footsoldier@{MAZE}")
    table.play(f"muster warship+footsoldier@gulf_of_kar footsoldier@{MAZE}")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+footsoldier+footsoldier": 1}
    assert mustered(table, "warship+footsoldier+footsoldier@gulf_of_kar") == set()
    assert MAZE in sites(table)
    table.play(f"recruit footsoldier {MAZE}")
    assert sites(table) == {CAPITAL}


@pytest.mark.rule("NER-BLD-26")
def test_new_land_pieces_may_be_placed_on_warships_at_a_coastal_castle():
    force = {**BOTH, "gulf_of_kar": "1 warship+monster", "amilian_sea": "1 warship", "lake_surth": "1 warship"}
    table = reinforcing(force)
    assert mustered(table, "warship+monster@gulf_of_kar") == {f"{piece}@{MAZE}" for piece in LAND_PIECES}
    assert mustered(table, "warship@amilian_sea") == set()
    assert mustered(table, "warship@lake_surth") == {
        f"{piece}@{at}" for piece in LAND_PIECES for at in (MAZE, CAPITAL)
    }
    table.play(f"muster warship+monster@gulf_of_kar wizard@{MAZE}")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+wizard+monster": 1}
    assert mustered(table, "warship+wizard+monster@gulf_of_kar") == set()


@pytest.mark.rule("NER-BLD-26")
def test_they_count_against_that_castles_limit():
    table = reinforcing({**BOTH, "gulf_of_kar": "3 warship"})
    for _ in range(2):
        table.play(f"muster warship@gulf_of_kar footsoldier@{MAZE}")
    table.play(f"recruit footsoldier {MAZE}", f"recruit footsoldier {MAZE}")
    assert mustered(table, "warship@gulf_of_kar") == set()
    assert sites(table) == {CAPITAL}


# ----------------------------------------------------------------------- moving new pieces


@pytest.mark.rule("NER-BLD-28")
def test_each_new_piece_may_move_up_to_its_move():
    table = reinforcing({CAPITAL: "1 castle"})
    table.play(f"recruit footsoldier {CAPITAL}", f"recruit wizard {CAPITAL}", "end")
    assert table.goals(f"1:footsoldier@{CAPITAL}") == {"ashen_vale", "kar_vethul", "ossuary_steppe"}
    table.play(f"move 1:wizard@{CAPITAL} dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"wizard": 1}
    assert table.goals("1:wizard@dusk_fens") == set()


@pytest.mark.rule("NER-BLD-29")
def test_old_pieces_do_not_move():
    table = reinforcing(
        {CAPITAL: "1 castle, 3 footsoldier, 1 dragon", "dusk_fens": "1 monster", "lake_surth": "1 warship"}
    )
    table.play(f"recruit footsoldier {CAPITAL}", "end")
    assert table.goals(f"1:footsoldier@{CAPITAL}")
    assert table.goals(f"2:footsoldier@{CAPITAL}") == set()
    assert {line.split()[1] for line in table.options() if line != "end"} == {f"1:footsoldier@{CAPITAL}"}


@pytest.mark.rule("NER-BLD-30")
def test_new_pieces_enter_no_enemy_space_and_new_heroes_no_dungeon():
    table = reinforcing({"blackspear_hills": "1 castle"})
    table.play("recruit wizard blackspear_hills", "recruit monster blackspear_hills", "end")
    for piece in ("wizard", "monster"):
        goals = table.goals(f"1:{piece}@blackspear_hills")
        assert "shroudmoor" in goals
        assert not goals & {"starfall_vale", "temple_of_elemental_evil"}


@pytest.mark.rule("NER-BLD-30")
def test_a_new_warship_enters_no_enemy_sea():
    table = reinforcing({MAZE: "1 castle"}, vailin={"dragons_gate": "1 warship"})
    table.play(f"launch warship@{MAZE} gulf_of_kar", "end")
    assert table.asked != "0 deploy", "there is nowhere to go"
    table = reinforcing({MAZE: "1 castle"}, vailin={"amilian_sea": "1 warship"})
    table.play(f"launch warship@{MAZE} gulf_of_kar", "end")
    assert table.goals("1:warship@gulf_of_kar") == {
        "dragons_gate",
        "forbidding_shore",
        "krakens_reach",
        "tarsem_coast",
    }


@pytest.mark.rule("NER-BLD-31")
def test_new_flying_pieces_cross_enemies_and_dungeons_and_end_in_friendly_spaces():
    table = reinforcing(
        {"blackspear_hills": "1 castle"}, vailin={"starfall_vale": "2 dragon"}, held={"golden_savanna": "karkoth"}
    )
    table.play("recruit dragon blackspear_hills", "end")
    goals = table.goals("1:dragon@blackspear_hills")
    assert "golden_savanna" in goals, "three spaces away, over enemies"
    assert not goals & {"starfall_vale", "heartwood", "gulf_of_kar"}


@pytest.mark.rule("NER-BLD-31")
def test_a_new_storm_elemental_may_end_at_sea_a_new_dragon_may_not():
    table = reinforcing({"dusk_fens": "1 castle"}, vailin={"dragons_gate": "1 warship"})
    table.play("recruit dragon dusk_fens", "recruit storm_elemental dusk_fens", "end")
    goals = table.goals("1:storm_elemental@dusk_fens")
    assert {"gulf_of_kar", MAZE, "ashen_vale"} <= goals
    assert "dragons_gate" not in goals
    land = table.g.friendly_land(KARKOTH)
    assert all(land >> SPACE_NUMBER[goal] & 1 for goal in table.goals("1:dragon@dusk_fens"))


@pytest.mark.rule("NER-BLD-32")
def test_a_new_warship_sails_with_its_new_pieces_and_unloads_them_on_friendly_land():
    table = reinforcing({MAZE: "1 castle"})
    table.play(f"launch warship@{MAZE} gulf_of_kar", f"muster warship@gulf_of_kar wizard@{MAZE}", "end")
    table.play("move 1:warship+wizard@gulf_of_kar amilian_sea")
    landings = {line for line in table.options() if line.startswith("debark")}
    assert landings == {"debark warship+wizard@amilian_sea wizard@satrapy_of_numoth"}
    table.play(landings.pop())
    assert table.pieces("karkoth", "satrapy_of_numoth") == {"wizard": 1}
    assert table.asked != "0 deploy", "neither ship nor passenger moves on"


@pytest.mark.rule("NER-BLD-32")
def test_it_picks_up_nothing_on_the_way():
    table = reinforcing({MAZE: "1 castle, 1 monster"})
    table.play(f"recruit footsoldier {MAZE}", f"launch warship@{MAZE} gulf_of_kar")
    table.play(f"muster warship@gulf_of_kar footsoldier@{MAZE}", "end")
    assert {line.split()[0] for line in table.options()} == {"move", "debark", "end"}


@pytest.mark.rule("NER-BLD-33")
def test_an_old_warship_with_new_pieces_neither_moves_nor_unloads():
    table = reinforcing({MAZE: "1 castle", "gulf_of_kar": "1 warship"})
    table.play(f"muster warship@gulf_of_kar wizard@{MAZE}", f"recruit footsoldier {MAZE}", "end")
    assert table.asked == "0 deploy"
    assert not any("warship" in line for line in table.options())


@pytest.mark.rule("NER-BLD-33")
def test_an_old_warship_stays_when_a_new_one_like_it_sails():
    table = reinforcing({MAZE: "1 castle", "gulf_of_kar": "1 warship"})
    table.play(f"muster warship@gulf_of_kar wizard@{MAZE}", f"launch warship@{MAZE} gulf_of_kar")
    table.play(f"muster warship@gulf_of_kar wizard@{MAZE}", "end")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+wizard": 2}
    assert table.goals("1:warship+wizard@gulf_of_kar")
    assert table.goals("2:warship+wizard@gulf_of_kar") == set()


@pytest.mark.rule("NER-BLD-28")
def test_new_pieces_of_several_kinds_go_together():
    table = reinforcing({CAPITAL: "1 castle, 1 wizard"})
    table.play(f"recruit 2:footsoldier {CAPITAL}", f"recruit monster {CAPITAL}", "end")
    table.play(f"march {CAPITAL} ashen_vale")
    assert table.pieces("karkoth", "ashen_vale") == {"footsoldier": 2, "monster": 1}
    assert table.pieces("karkoth", CAPITAL) == {"castle": 1, "wizard": 1}
