"""Transport by Warship (chapter SEA)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.codes import SPACE_NUMBER

KARKOTH, VAILIN = 0, 1
MAZE = "maze_of_maur_khul"


def ashore(table: Table, ship: str) -> set[str]:
    """Where what a ship carries may go ashore, as `piece@space`."""
    start = f"debark {ship} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


def aboard(table: Table, ship: str) -> set[str]:
    """What may come aboard a ship, as `piece@space`."""
    start = f"embark {ship} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


# ------------------------------------------------------------------------- coming aboard


@pytest.mark.rule("NER-SEA-01")
@pytest.mark.parametrize("coast", ["satrapy_of_numoth", "amil_forest"])
def test_a_warship_carries_land_pieces_over_the_sea_to_a_friendly_or_an_enemy_coast(coast):
    table = Table({"dusk_fens": "1 monster", "gulf_of_kar": "1 warship"})
    table.play("embark warship@gulf_of_kar monster@dusk_fens", "move 1:warship+monster@gulf_of_kar amilian_sea")
    table.play(f"debark warship+monster@amilian_sea monster@{coast}", "end")
    assert table.pieces("karkoth", coast) == {"monster": 1}
    assert table.pieces("karkoth", "amilian_sea") == {"warship": 1}
    assert table.holder(coast) == "karkoth"


@pytest.mark.rule("NER-SEA-01")
def test_a_warship_with_cargo_crosses_no_enemy_sea_space():
    table = Table({"dusk_fens": "1 monster", "gulf_of_kar": "1 warship"}, {"dragons_gate": "1 warship"})
    table.play("embark warship@gulf_of_kar monster@dusk_fens")
    assert table.goals("1:warship+monster@gulf_of_kar") == {"dragons_gate"}


@pytest.mark.rule("NER-SEA-02", "NER-SEA-23")
def test_a_warship_carries_at_most_two_land_pieces():
    table = Table({"dusk_fens": "1 footsoldier, 1 monster, 1 wizard", "gulf_of_kar": "1 warship"})
    table.play("embark warship@gulf_of_kar monster@dusk_fens")
    table.play("embark warship+monster@gulf_of_kar footsoldier@dusk_fens")
    assert aboard(table, "warship+footsoldier+monster@gulf_of_kar") == set()


@pytest.mark.rule("NER-SEA-03")
def test_castles_flying_pieces_and_warships_are_never_carried():
    force = {"dusk_fens": "1 castle, 1 dragon, 1 storm_elemental, 1 siege_engine", "gulf_of_kar": "2 warship"}
    table = Table({**force, "dragons_gate": "1 dragon"})
    assert aboard(table, "warship@gulf_of_kar") == {"siege_engine@dusk_fens"}
    table = Table(force, step="reinforce", gold={"karkoth": 99})
    mustered = {line.split()[2] for line in table.options() if line.startswith("muster")}
    assert mustered == {
        f"{piece}@dusk_fens" for piece in ("footsoldier", "siege_engine", "fighter", "wizard", "monster")
    }


@pytest.mark.rule("NER-SEA-04")
def test_pieces_embark_from_and_debark_to_coasts_at_the_warships_sea_space():
    force = {"dusk_fens": "1 footsoldier", "shroudmoor": "1 footsoldier", "widows_landing": "1 footsoldier"}
    table = Table({**force, "gulf_of_kar": "1 warship"})
    assert aboard(table, "warship@gulf_of_kar") == {"footsoldier@dusk_fens"}
    table.play("embark warship@gulf_of_kar footsoldier@dusk_fens")
    landing = {"footsoldier@maze_of_maur_khul", "footsoldier@ruined_land_of_tarsembor"}
    assert ashore(table, "warship+footsoldier@gulf_of_kar") == landing


@pytest.mark.rule("NER-SEA-04")
def test_a_piece_does_not_go_back_to_the_coast_it_came_from_in_this_turn():
    table = Table({"dusk_fens": "1 footsoldier", MAZE: "1 footsoldier", "gulf_of_kar": "1 warship"})
    table.play("embark warship@gulf_of_kar footsoldier@dusk_fens")
    table.play(f"embark warship+footsoldier@gulf_of_kar footsoldier@{MAZE}")
    table.play("debark warship+footsoldier+footsoldier@gulf_of_kar footsoldier@dusk_fens")
    assert f"footsoldier@{MAZE}" in ashore(table, "warship+footsoldier@gulf_of_kar"), "the one from the fens"
    assert "footsoldier@dusk_fens" not in ashore(table, "warship+footsoldier@gulf_of_kar")


@pytest.mark.rule("NER-SEA-04")
def test_nor_does_it_after_a_sea_battle(dice):
    """Embarked at the Dusk Fens and sailed through the Gulf to Dragon's Gate, which has two of the same coasts."""
    force = {"ruined_land_of_tarsembor": "1 monster", "gulf_of_kar": "1 warship"}
    table = Table(force, {"dragons_gate": "1 warship"})
    table.play("embark warship@gulf_of_kar monster@ruined_land_of_tarsembor")
    table.play("move 1:warship+monster@gulf_of_kar dragons_gate")
    dice(8, 1)
    table.play("end")
    assert table.asked == "0 landing"
    assert ashore(table, "warship+monster@dragons_gate") == {f"monster@{MAZE}"}


@pytest.mark.rule("NER-SEA-04", "NER-SEA-15")
def test_after_a_sea_battle_a_piece_that_was_aboard_before_lands_where_it_likes(dice):
    table = Table({"gulf_of_kar": "1 warship+monster"}, {"dragons_gate": "1 warship"})
    table.play("move 1:warship+monster@gulf_of_kar dragons_gate")
    dice(8, 1)
    table.play("end")
    assert ashore(table, "warship+monster@dragons_gate") == {f"monster@{MAZE}", "monster@ruined_land_of_tarsembor"}


@pytest.mark.rule("NER-SEA-05")
@pytest.mark.parametrize("mode", ["alliance-2", "alliance-4"])
def test_a_warship_never_carries_pieces_of_the_ally(mode):
    table = Table({"gulf_of_kar": "1 warship"}, iron_circle={"dusk_fens": "1 footsoldier"}, mode=mode)
    assert aboard(table, "warship@gulf_of_kar") == set()
    table = Table({"dusk_fens": "1 footsoldier"}, iron_circle={"gulf_of_kar": "1 warship"}, mode=mode)
    assert not any(line.startswith("embark") for line in table.options())


@pytest.mark.rule("NER-SEA-06", "NER-SEA-22")
def test_moves_before_loading_count_and_a_spent_warship_still_unloads():
    """The example of rule 06: two spaces, then a Footsoldier comes aboard."""
    table = Table({"gulf_of_kar": "1 warship", "satrapy_of_numoth": "1 footsoldier"})
    table.play(
        "move 1:warship@gulf_of_kar amilian_sea", "embark warship@amilian_sea footsoldier@satrapy_of_numoth"
    )
    assert table.goals("1:warship+footsoldier@amilian_sea") == set()
    assert ashore(table, "warship+footsoldier@amilian_sea") == {"footsoldier@amil_forest"}


@pytest.mark.rule("NER-SEA-06")
def test_a_warship_may_move_before_and_after_loading():
    table = Table({"gulf_of_kar": "1 warship", MAZE: "1 footsoldier"})
    table.play("move 1:warship@gulf_of_kar dragons_gate", f"embark warship@dragons_gate footsoldier@{MAZE}")
    near = {"amilian_sea", "forbidding_shore", "gulf_of_kar", "krakens_reach", "tarsem_coast"}
    assert table.goals("1:warship+footsoldier@dragons_gate") == near


@pytest.mark.rule("NER-SEA-07")
def test_a_warship_loads_from_different_coasts_along_its_way():
    table = Table({"gulf_of_kar": "1 warship", "dusk_fens": "1 wizard", "satrapy_of_numoth": "2 footsoldier"})
    table.play("embark warship@gulf_of_kar wizard@dusk_fens", "move 1:warship+wizard@gulf_of_kar amilian_sea")
    table.play("embark warship+wizard@amilian_sea footsoldier@satrapy_of_numoth")
    assert table.pieces("karkoth", "amilian_sea") == {"warship+footsoldier+wizard": 1}
    assert aboard(table, "warship+footsoldier+wizard@amilian_sea") == set()


@pytest.mark.rule("NER-SEA-08")
def test_loading_costs_the_warship_no_move():
    table = Table({"gulf_of_kar": "1 warship", "dusk_fens": "2 footsoldier"})
    table.play("embark warship@gulf_of_kar footsoldier@dusk_fens")
    table.play("embark warship+footsoldier@gulf_of_kar footsoldier@dusk_fens")
    assert "amilian_sea" in table.goals("1:warship+footsoldier+footsoldier@gulf_of_kar")


@pytest.mark.rule("NER-SEA-09")
def test_a_warship_does_not_load_in_an_enemy_sea_space():
    table = Table({"gulf_of_kar": "1 warship", MAZE: "1 fighter"}, {"dragons_gate": "1 warship"})
    table.play("move 1:warship@gulf_of_kar dragons_gate")
    assert aboard(table, "warship@dragons_gate") == set()


@pytest.mark.rule("NER-SEA-10", "NER-SEA-23")
def test_a_piece_that_has_moved_does_not_embark():
    table = Table({"ashen_vale": "1 fighter", "dusk_fens": "1 footsoldier", "gulf_of_kar": "1 warship"})
    table.play("move 1:fighter@ashen_vale dusk_fens")
    assert aboard(table, "warship@gulf_of_kar") == {"footsoldier@dusk_fens"}


@pytest.mark.rule("NER-SEA-10")
def test_nor_does_one_that_went_away_and_came_back():
    table = Table({"dusk_fens": "1 monster", "gulf_of_kar": "1 warship"})
    table.play("move 1:monster@dusk_fens ashen_vale", "move 1:monster@ashen_vale dusk_fens")
    assert aboard(table, "warship@gulf_of_kar") == set()


@pytest.mark.rule("NER-SEA-10")
def test_nor_does_one_that_a_card_has_brought_to_the_coast():
    table = Table(
        {},
        {"heartwood": "1 wizard", "pearl_isles": "1 footsoldier", "corsairs_run": "1 warship"},
        active="vailin",
        events={"vailin": ("vailin_wind_walk",)},
    )
    table.play("event vailin_wind_walk")
    while table.asked != "1 move":
        table.play(next((line for line in table.options() if "pearl_isles" in line), table.options()[0]))
    assert table.pieces("vailin", "pearl_isles") == {"footsoldier": 1, "wizard": 1}
    assert aboard(table, "warship@corsairs_run") == {"footsoldier@pearl_isles"}


# --------------------------------------------------------------------------- going ashore


@pytest.mark.rule("NER-SEA-11", "NER-SEA-23")
def test_a_piece_that_has_debarked_moves_no_farther():
    table = Table({"gulf_of_kar": "1 warship+wizard"})
    table.play("debark warship+wizard@gulf_of_kar wizard@dusk_fens")
    assert table.goals("1:wizard@dusk_fens") == set()
    assert aboard(table, "warship@gulf_of_kar") == set()


@pytest.mark.rule("NER-SEA-12")
@pytest.mark.parametrize("piece", ["footsoldier", "monster"])
def test_embarking_and_debarking_do_not_depend_on_the_move_number(piece):
    table = Table({"gulf_of_kar": "1 warship", "dusk_fens": f"1 {piece}"})
    table.play(f"embark warship@gulf_of_kar {piece}@dusk_fens")
    table.play(f"debark warship+{piece}@gulf_of_kar {piece}@{MAZE}")
    assert table.pieces("karkoth", MAZE) == {piece: 1}


@pytest.mark.rule("NER-SEA-13")
def test_pieces_may_stay_aboard_from_turn_to_turn():
    no_cards = dict.fromkeys(("karkoth", "vailin", "iron_circle", "nerath"), ())
    table = Table({"gulf_of_kar": "1 warship", "dusk_fens": "1 footsoldier"}, decks=no_cards)
    table.play("embark warship@gulf_of_kar footsoldier@dusk_fens", "end", "end")
    for _ in range(3):
        table.play("end", "end")
    assert table.asked == "0 move"
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+footsoldier": 1}
    assert "footsoldier@dusk_fens" in ashore(table, "warship+footsoldier@gulf_of_kar"), "another turn, any coast"


@pytest.mark.rule("NER-SEA-14")
def test_on_the_open_sea_pieces_stay_aboard():
    table = Table({"coral_sea": "1 warship+wizard", "lantern_sound": "1 warship+monster"})
    assert not any(line.startswith("debark") for line in table.options())


@pytest.mark.rule("NER-SEA-15")
def test_pieces_aboard_at_the_start_of_a_turn_may_debark_at_once_or_after_sailing():
    table = Table({"gulf_of_kar": "2 warship+footsoldier"})
    table.play("debark warship+footsoldier@gulf_of_kar footsoldier@dusk_fens")
    table.play("move 1:warship+footsoldier@gulf_of_kar amilian_sea")
    table.play("debark warship+footsoldier@amilian_sea footsoldier@satrapy_of_numoth")
    assert (
        table.pieces("karkoth", "dusk_fens") == table.pieces("karkoth", "satrapy_of_numoth") == {"footsoldier": 1}
    )


@pytest.mark.rule("NER-SEA-16")
def test_what_a_destroyed_warship_carries_is_lost_with_it(dice):
    table = Table({"gulf_of_kar": "1 warship"}, {"dragons_gate": "1 warship+footsoldier+monster"})
    table.play("move 1:warship@gulf_of_kar dragons_gate")
    dice(8, 1)
    table.play("end")
    assert table.pieces("vailin", "dragons_gate") == {}
    assert table.g.troops[VAILIN] == {}


@pytest.mark.rule("NER-SEA-17")
def test_a_warship_that_has_unloaded_moves_no_farther():
    table = Table({"gulf_of_kar": "1 warship+footsoldier+monster"})
    table.play("debark warship+footsoldier+monster@gulf_of_kar footsoldier@dusk_fens")
    assert table.goals("1:warship+monster@gulf_of_kar") == set()
    assert ashore(table, "warship+monster@gulf_of_kar")
    table.play(f"debark warship+monster@gulf_of_kar monster@{MAZE}")
    assert table.goals("1:warship@gulf_of_kar") == set()


@pytest.mark.rule("NER-SEA-18")
@pytest.mark.parametrize("second", ["dusk_fens", MAZE])
def test_two_pieces_go_ashore_in_one_land_space_or_in_two(second):
    table = Table({"gulf_of_kar": "1 warship+footsoldier+monster"})
    table.play("debark warship+footsoldier+monster@gulf_of_kar footsoldier@dusk_fens")
    table.play(f"debark warship+monster@gulf_of_kar monster@{second}")
    assert "monster" in table.pieces("karkoth", second)
    assert "footsoldier" in table.pieces("karkoth", "dusk_fens")


@pytest.mark.rule("NER-SEA-18")
def test_one_may_land_on_a_friendly_coast_the_other_attack_or_stay_aboard():
    table = Table({"amilian_sea": "1 warship+footsoldier+monster"})
    table.play("debark warship+footsoldier+monster@amilian_sea footsoldier@satrapy_of_numoth")
    assert table.offered("end")
    table.play("debark warship+monster@amilian_sea monster@amil_forest", "end")
    assert table.facts("battle") == [(KARKOTH, SPACE_NUMBER["amil_forest"])]


@pytest.mark.rule("NER-SEA-19")
def test_pieces_are_not_passed_from_ship_to_ship():
    table = Table({"gulf_of_kar": "1 warship+footsoldier, 1 warship", "dragons_gate": "1 warship"})
    assert not any(line.startswith("embark") for line in table.options())
    assert {spot.split("@")[1] for spot in ashore(table, "warship+footsoldier@gulf_of_kar")} == {
        "dusk_fens",
        MAZE,
        "ruined_land_of_tarsembor",
    }


@pytest.mark.rule("NER-SEA-20")
@pytest.mark.parametrize("load", ["warship+footsoldier", "warship+footsoldier+footsoldier"])
def test_a_warship_that_has_unloaded_does_not_load_again(load):
    table = Table({"gulf_of_kar": f"1 {load}", "dusk_fens": "2 monster"})
    assert aboard(table, "warship+footsoldier@gulf_of_kar") or load.count("+") == 2
    table.play(f"debark {load}@gulf_of_kar footsoldier@{MAZE}")
    assert not any(line.startswith("embark") for line in table.options())


@pytest.mark.rule("NER-SEA-21")
def test_bridging_lake_surth():
    """The example: from the Ashen Vale to the Gravewind Barrens without moving the Warship."""
    table = Table({"lake_surth": "1 warship", "ashen_vale": "1 footsoldier", "ossuary_steppe": "1 footsoldier"})
    table.play("embark warship@lake_surth footsoldier@ashen_vale")
    table.play("debark warship+footsoldier@lake_surth footsoldier@gravewind_barrens")
    assert table.pieces("karkoth", "lake_surth") == {"warship": 1}
    assert table.pieces("karkoth", "gravewind_barrens") == {"footsoldier": 1}
    assert table.goals("1:footsoldier@gravewind_barrens") == table.goals("1:warship@lake_surth") == set()
    assert aboard(table, "warship@lake_surth") == set()


@pytest.mark.rule("NER-SEA-21")
@pytest.mark.parametrize(
    ("sea", "origin", "goal"),
    [
        ("saris_strait", "pearl_isles", "altaran_point"),
        ("skallen_reach", "gravewind_barrens", "winterskull_lands"),
    ],
)
def test_troops_cross_the_straits_in_one_move_step(sea, origin, goal):
    table = Table({sea: "1 warship", origin: "1 monster"}, held={origin: "karkoth"})
    table.play(f"embark warship@{sea} monster@{origin}", f"debark warship+monster@{sea} monster@{goal}", "end")
    assert table.holder(goal) == "karkoth"
    assert table.pieces("karkoth", goal) == {"monster": 1}


@pytest.mark.rule("NER-SEA-24")
def test_a_sea_landing_attacks_the_coast():
    table = Table({"amilian_sea": "1 warship+monster"}, {"amil_forest": "1 footsoldier"})
    table.play("debark warship+monster@amilian_sea monster@amil_forest")
    assert table.goals("1:monster@amil_forest") == set()
    table.play("end")
    assert table.facts("battle") == [(KARKOTH, SPACE_NUMBER["amil_forest"])]


@pytest.mark.rule("NER-SEA-25")
def test_carried_heroes_debark_into_a_dungeon_entrance_at_the_sea():
    table = Table({"maelstrom_deeps": "1 warship+fighter+monster"})
    assert "fighter@drowned_spire" in ashore(table, "warship+fighter+monster@maelstrom_deeps")
    assert "monster@drowned_spire" not in ashore(table, "warship+fighter+monster@maelstrom_deeps")
    table.play("debark warship+fighter+monster@maelstrom_deeps fighter@drowned_spire", "end")
    assert table.facts("battle") == [(KARKOTH, SPACE_NUMBER["drowned_spire"])]


# -------------------------------------------------------------------------- who is where


@pytest.mark.rule("NER-SEA-26")
def test_it_is_recorded_which_piece_is_on_which_warship():
    table = Table({"gulf_of_kar": "2 warship", "dusk_fens": "1 monster, 1 footsoldier"})
    table.play("embark warship@gulf_of_kar monster@dusk_fens", "embark warship@gulf_of_kar footsoldier@dusk_fens")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+monster": 1, "warship+footsoldier": 1}
    table.play("move 1:warship+monster@gulf_of_kar dragons_gate")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+footsoldier": 1}
    assert table.pieces("karkoth", "dragons_gate") == {"warship+monster": 1}


@pytest.mark.rule("NER-SEA-27")
def test_pieces_aboard_do_not_help_to_defend_the_coast():
    table = Table(
        {"shroudmoor": "1 footsoldier"}, {"silverbough": "1 footsoldier", "corsairs_run": "1 warship+monster"}
    )
    table.play("move 1:footsoldier@shroudmoor silverbough", "end")
    rolled = {realm: dice for realm, _, *dice in table.facts("rolled")[:2]}
    assert len(rolled[VAILIN]) == 1
    table = Table({"widows_landing": "1 footsoldier"}, {"corsairs_run": "1 warship+monster"})
    table.play("move 1:footsoldier@widows_landing emerald_strand", "end")
    assert table.facts("rolled") == []
    assert table.holder("emerald_strand") == "karkoth"


@pytest.mark.rule("NER-SEA-27")
def test_a_piece_that_has_embarked_is_no_longer_on_land():
    table = Table({"gulf_of_kar": "1 warship", "dusk_fens": "1 monster"})
    table.play("embark warship@gulf_of_kar monster@dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {}
    assert table.holder("dusk_fens") == "karkoth"
