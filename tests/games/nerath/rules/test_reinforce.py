"""The Reinforce step: buying, placing and moving new pieces (chapter BLD)."""

from __future__ import annotations

import pytest

from games.nerath.reinforcing import BOTH, CAPITAL, KARKOTH, MAZE, RICH, launches, mustered, reinforcing, sites
from games.nerath.table import Table
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import SPACES

KARKOTHS = [space.id for space in SPACES if space.home == "karkoth"]


# ------------------------------------------------------------------------------ placing


@pytest.mark.rule("NER-BLD-06")
def test_new_pieces_are_placed_at_castles_of_the_realm_captured_ones_too():
    force = {**BOTH, "nine_ports": "1 castle", "dusk_fens": "9 footsoldier"}
    table = reinforcing(force, vailin={"vailindor": "1 castle"}, held={"nine_ports": "karkoth"})
    assert sites(table) == {CAPITAL, MAZE, "nine_ports"}


@pytest.mark.rule("NER-BLD-07", "NER-BLD-11")
def test_a_castle_captured_or_retaken_this_turn_is_of_no_use_yet():
    force = {CAPITAL: "1 castle", MAZE: "1 castle", "nine_ports": "1 castle"}
    since = {"nine_ports": "vailin", MAZE: "nerath"}
    table = reinforcing(force, held={"nine_ports": "karkoth"}, since=since)
    assert sites(table) == {CAPITAL}
    assert launches(table) == {f"{CAPITAL} lake_surth"}


@pytest.mark.rule("NER-BLD-07", "NER-BLD-11")
def test_a_castle_conquered_in_the_battles_of_this_turn_is_not_used(dice):
    table = Table({CAPITAL: "1 castle", "emerald_strand": "1 dragon"}, {"nine_ports": "1 castle"}, gold=RICH)
    table.g.give(SPACE_NUMBER["emerald_strand"], KARKOTH)
    dice(20, 1)
    table.play("move 1:dragon@emerald_strand nine_ports", "end", "end")
    assert table.pieces("karkoth", "nine_ports") == {"castle": 1, "dragon": 1}
    assert sites(table) == {CAPITAL}


@pytest.mark.rule("NER-BLD-08")
def test_the_capital_takes_any_number():
    table = reinforcing(BOTH)
    for _ in range(12):
        table.play(f"recruit footsoldier {CAPITAL}")
    assert sites(table) == {CAPITAL, MAZE}


@pytest.mark.rule("NER-BLD-09")
def test_another_castle_takes_at_most_four():
    table = reinforcing(BOTH)
    for piece in ("footsoldier", "dragon", "wizard", "storm_elemental"):
        assert MAZE in sites(table)
        table.play(f"recruit {piece} {MAZE}")
    assert sites(table) == {CAPITAL}


@pytest.mark.rule("NER-BLD-10")
def test_a_realm_with_a_single_castle_places_without_limit_there():
    """The example: one old Castle, not in the Capital, takes all seven Footsoldiers."""
    table = reinforcing({MAZE: "1 castle"})
    for _ in range(7):
        table.play(f"recruit footsoldier {MAZE}")
    assert sites(table) == {MAZE}


@pytest.mark.rule("NER-BLD-10")
def test_a_second_castle_captured_this_turn_brings_the_limit_back():
    table = reinforcing(
        {MAZE: "1 castle", "nine_ports": "1 castle"},
        held={"nine_ports": "karkoth"},
        since={"nine_ports": "vailin"},
    )
    for _ in range(4):
        table.play(f"recruit footsoldier {MAZE}")
    assert sites(table) == set()
    assert sites(table, "castle")


@pytest.mark.rule("NER-BLD-10")
def test_a_castle_bought_this_turn_does_not():
    table = reinforcing({MAZE: "1 castle"})
    table.play("recruit castle dusk_fens")
    for _ in range(7):
        table.play(f"recruit footsoldier {MAZE}")
    assert sites(table) == {MAZE}


@pytest.mark.rule("NER-BLD-12")
def test_the_own_capital_retaken_this_turn_is_used_without_limit():
    table = reinforcing(BOTH, since={CAPITAL: "vailin"})
    for _ in range(6):
        table.play(f"recruit footsoldier {CAPITAL}")
    assert sites(table) == {CAPITAL, MAZE}


@pytest.mark.rule("NER-BLD-12")
def test_the_capital_of_another_realm_has_its_limit():
    force = {**BOTH, "vailindor": "1 castle"}
    table = reinforcing(force, held={"vailindor": "karkoth"})
    for _ in range(4):
        table.play("recruit footsoldier vailindor")
    assert "vailindor" not in sites(table)


# ---------------------------------------------------------------------------- new castles


@pytest.mark.rule("NER-BLD-13")
def test_a_new_castle_stands_on_own_land_held_since_the_start_and_without_a_castle():
    held = {"heartwood": "karkoth", "silverbough": "karkoth", "dusk_fens": "vailin"}
    table = reinforcing(BOTH, held=held, since={"silverbough": "vailin"}, mode="alliance-4")
    assert sites(table, "castle") == {*KARKOTHS, "heartwood"} - {CAPITAL, MAZE, "dusk_fens"}


@pytest.mark.rule("NER-BLD-13")
def test_a_new_castle_uses_up_no_placement_limit():
    table = reinforcing(BOTH)
    table.play("recruit castle ashen_vale", "recruit castle dusk_fens")
    for _ in range(4):
        table.play(f"recruit footsoldier {MAZE}")
    assert table.pieces("karkoth", MAZE) == {"castle": 1, "footsoldier": 4}


@pytest.mark.rule("NER-BLD-14")
def test_no_other_new_piece_is_placed_at_a_castle_bought_this_turn():
    table = reinforcing(BOTH)
    table.play("recruit castle dusk_fens")
    assert sites(table) == {CAPITAL, MAZE}
    assert not any(line.startswith("dusk_fens") for line in launches(table) | launches(table, "storm_elemental"))
    table.play("launch warship@maze_of_maur_khul gulf_of_kar")
    assert "footsoldier@dusk_fens" not in mustered(table, "warship@gulf_of_kar")


@pytest.mark.rule("NER-BLD-14")
def test_but_new_pieces_may_move_there():
    table = reinforcing(BOTH)
    table.play("recruit castle ashen_vale", f"recruit footsoldier {CAPITAL}", "end")
    table.play(f"move 1:footsoldier@{CAPITAL} ashen_vale")
    assert table.pieces("karkoth", "ashen_vale") == {"castle": 1, "footsoldier": 1}


@pytest.mark.rule("NER-BLD-14")
def test_nor_is_a_castle_built_where_new_pieces_were_placed():
    table = reinforcing({}, held={CAPITAL: "vailin"})
    assert sites(table) == {"ashen_vale", "kar_vethul", "ossuary_steppe"}
    table.play("recruit footsoldier ashen_vale")
    assert "ashen_vale" not in sites(table, "castle")
    assert {"kar_vethul", "ossuary_steppe"} <= sites(table, "castle")


# ------------------------------------------------------------------------ without a castle


@pytest.mark.rule("NER-BLD-15")
def test_without_a_castle_new_pieces_come_to_the_friendly_land_closest_to_the_capital():
    table = reinforcing({"dusk_fens": "1 footsoldier"})
    assert sites(table) == {CAPITAL}
    lost = dict.fromkeys([CAPITAL, "ashen_vale", "kar_vethul", "ossuary_steppe"], "vailin")
    near = {"blackspear_hills", "chainwrought_vale", "dusk_fens", "gravewind_barrens", MAZE}
    assert sites(reinforcing({}, held=lost)) == near, "two spaces away, over land, sea or dungeons"


@pytest.mark.rule("NER-BLD-15")
def test_the_distance_is_counted_over_every_kind_of_space():
    """Only Bleakstrand and Winterskull are left: by sea the island is nearer to the Capital."""
    lost = {space: "vailin" for space in KARKOTHS if space not in ("bleakstrand", "winterskull_lands")}
    assert sites(reinforcing({}, held=lost)) == {"winterskull_lands"}


@pytest.mark.rule("NER-BLD-15")
def test_without_a_castle_there_is_no_limit():
    table = reinforcing({}, held={space: "vailin" for space in KARKOTHS if space != "dusk_fens"})
    for _ in range(9):
        table.play("recruit footsoldier dusk_fens")
    assert sites(table) == {"dusk_fens"}


@pytest.mark.rule("NER-BLD-15")
def test_land_of_the_ally_and_land_conquered_this_turn_count_as_friendly():
    lost = dict.fromkeys(KARKOTHS, "vailin")
    table = reinforcing({}, held={**lost, "ashen_vale": "iron_circle"}, mode="alliance-4")
    assert sites(table) == {"ashen_vale"}
    table = reinforcing({}, held={**lost, "ashen_vale": "karkoth"}, since={"ashen_vale": "vailin"})
    assert sites(table) == {"ashen_vale"}


@pytest.mark.rule("NER-BLD-16")
def test_equally_close_spaces_share_the_new_pieces_as_the_realm_likes():
    table = reinforcing({}, held={CAPITAL: "vailin"})
    table.play("recruit footsoldier ashen_vale", "recruit footsoldier kar_vethul", "recruit dragon ashen_vale")
    assert table.pieces("karkoth", "ashen_vale") == {"footsoldier": 1, "dragon": 1}
    assert sites(table) == {"ashen_vale", "kar_vethul", "ossuary_steppe"}


@pytest.mark.rule("NER-BLD-17")
def test_a_realm_whose_castles_were_all_captured_this_turn_uses_the_closest_other_land():
    force = {"ashen_vale": "1 castle", "nine_ports": "1 castle"}
    held, since = {CAPITAL: "vailin", "nine_ports": "karkoth"}, {"ashen_vale": "vailin", "nine_ports": "vailin"}
    assert sites(reinforcing(force, held=held, since=since)) == {"kar_vethul", "ossuary_steppe"}


@pytest.mark.rule("NER-BLD-17")
def test_with_its_capital_retaken_a_realm_has_a_castle_to_use():
    assert sites(reinforcing({CAPITAL: "1 castle"}, since={CAPITAL: "vailin"})) == {CAPITAL}


@pytest.mark.rule("NER-BLD-18")
def test_without_a_castle_warships_come_to_the_sea_at_the_closest_land():
    table = reinforcing({}, held={CAPITAL: "vailin"})
    spots = {"ashen_vale lake_surth", "ossuary_steppe lake_surth"}
    assert launches(table) == launches(table, "storm_elemental") == spots
    assert sites(table, "storm_elemental") == {"ashen_vale", "kar_vethul", "ossuary_steppe"}


@pytest.mark.rule("NER-BLD-18")
def test_where_the_closest_land_touches_no_friendly_sea_no_warship_is_sold():
    held = {space: "vailin" for space in KARKOTHS if space != "kar_vethul"}
    assert launches(reinforcing({}, held=held)) == set()
    held = {space: "vailin" for space in KARKOTHS if space != "ashen_vale"}
    assert launches(reinforcing({}, held=held)) == {"ashen_vale lake_surth"}
    assert launches(reinforcing({}, vailin={"lake_surth": "1 warship"}, held=held)) == set()


@pytest.mark.rule("NER-BLD-19")
def test_without_a_castle_a_new_one_is_built_anywhere_by_the_normal_rule():
    held = {space: "vailin" for space in KARKOTHS if space not in ("dusk_fens", "bleakstrand")}
    table = reinforcing({}, held=held)
    assert sites(table) == {"dusk_fens"}
    assert sites(table, "castle") == {"dusk_fens", "bleakstrand"}
    table.play("recruit castle bleakstrand")
    assert sites(table) == {"dusk_fens"}


@pytest.mark.rule("NER-BLD-19")
def test_a_castle_in_the_only_closest_space_leaves_no_room_for_others():
    held = {space: "vailin" for space in KARKOTHS if space not in ("dusk_fens", "bleakstrand")}
    table = reinforcing({}, held=held)
    table.play("recruit castle dusk_fens")
    assert sites(table) == launches(table) == set()
    assert sites(table, "castle") == {"bleakstrand"}


@pytest.mark.rule("NER-BLD-20")
def test_a_realm_without_friendly_land_buys_nothing_and_keeps_its_gold():
    table = reinforcing({"gulf_of_kar": "1 warship"}, held=dict.fromkeys(KARKOTHS, "vailin"), decks={"vailin": ()})
    assert table.options() == ["end"]
    table.play("end")
    assert table.gold("karkoth") == 99
