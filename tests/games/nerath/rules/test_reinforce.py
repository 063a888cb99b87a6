"""The Reinforce step: buying, placing and moving new pieces (chapter BLD)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.codes import BULK, SPACE_NUMBER
from gonfalon.games.nerath.printed import PIECES, SPACES

KARKOTH = 0
CAPITAL, MAZE = "karkothi_throneholds", "maze_of_maur_khul"
BOTH = {CAPITAL: "1 castle", MAZE: "1 castle"}
RICH = {"karkoth": 99}
KARKOTHS = [space.id for space in SPACES if space.home == "karkoth"]
LAND_PIECES = ("footsoldier", "siege_engine", "fighter", "wizard", "monster")


def reinforcing(force, **more) -> Table:
    """The Reinforce step of Karkoth, with plenty of Gold unless told otherwise."""
    return Table(force, step="reinforce", **{"gold": RICH, **more})


def sites(table: Table, piece: str = "footsoldier") -> set[str]:
    """The land spaces in which a new piece may be placed."""
    start = f"recruit {piece} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


def launches(table: Table, piece: str = "warship") -> set[str]:
    """The sea spaces for a new piece, as `castle sea`."""
    start = f"launch {piece}@"
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


def mustered(table: Table, ship: str) -> set[str]:
    """What may be placed aboard a ship, as `piece@castle`."""
    start = f"muster {ship} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


# ------------------------------------------------------------------------------- buying


@pytest.mark.rule("NER-BLD-01")
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_a_piece_can_be_bought_by_whoever_can_pay_for_it(piece):
    force = {CAPITAL: "1 castle"}
    line = {"warship": f"launch warship@{CAPITAL} lake_surth", "castle": "recruit castle dusk_fens"}.get(
        piece.id, f"recruit {piece.id} {CAPITAL}"
    )
    assert not reinforcing(force, gold={"karkoth": piece.cost - 1}).offered(line)
    table = reinforcing(force, gold={"karkoth": piece.cost})
    table.play(line)
    assert table.gold("karkoth") == 0


@pytest.mark.rule("NER-BLD-01", "NER-BLD-08")
def test_any_number_of_pieces_of_any_kinds_may_be_bought():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 20})
    for piece in ("footsoldier", "footsoldier", "dragon", "wizard", "monster", "fighter", "siege_engine"):
        table.play(f"recruit {piece} {CAPITAL}")
    assert table.gold("karkoth") == 20 - 1 - 1 - 5 - 3 - 3 - 2 - 2
    assert sum(table.pieces("karkoth", CAPITAL).values()) == 8


@pytest.mark.rule("NER-BLD-02")
def test_gold_spent_goes_to_nobody():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 10})
    table.play(f"recruit dragon {CAPITAL}")
    assert table.g.gold == [5, 10, 10, 10]


@pytest.mark.rule("NER-BLD-03")
def test_only_gold_in_the_treasury_is_spent_and_the_rest_is_kept():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 3}, decks={"vailin": ()})
    assert not table.offered(f"recruit dragon {CAPITAL}")
    table.play(f"recruit fighter {CAPITAL}")
    assert not table.offered(f"recruit fighter {CAPITAL}")
    assert table.offered(f"recruit footsoldier {CAPITAL}")
    table.play("end", "end")
    assert table.gold("karkoth") == 1 + 15


@pytest.mark.rule("NER-BLD-03")
def test_pieces_placed_aboard_are_paid_for_too():
    table = reinforcing({MAZE: "1 castle", "gulf_of_kar": "1 warship"}, gold={"karkoth": 2})
    assert mustered(table, "warship@gulf_of_kar") == {
        f"{p}@{MAZE}" for p in ("footsoldier", "siege_engine", "fighter")
    }
    table.play(f"muster warship@gulf_of_kar fighter@{MAZE}")
    assert table.gold("karkoth") == 0


@pytest.mark.rule("NER-BLD-04")
def test_nothing_moves_before_all_is_placed_and_nothing_is_bought_after_that():
    table = reinforcing({CAPITAL: "1 castle"})
    table.play(f"recruit footsoldier {CAPITAL}")
    assert not any(line.startswith(("move", "debark")) for line in table.options())
    table.play("end")
    assert table.asked == "0 deploy"
    assert all(line.split()[0] in ("move", "end") for line in table.options())


@pytest.mark.rule("NER-BLD-05")
def test_what_cannot_be_placed_is_not_sold():
    table = reinforcing({"kar_vethul": "1 castle", "dusk_fens": "1 castle"})
    for _ in range(4):
        table.play("recruit footsoldier kar_vethul", "recruit footsoldier dusk_fens")
    kinds = {line.split()[0:2][1] for line in table.options() if line.startswith("recruit")}
    assert kinds == {"castle"}
    assert not any(line.startswith(("launch", "muster")) for line in table.options())
    assert launches(reinforcing({"kar_vethul": "1 castle"})) == set(), "no sea at Kar Vethul"


# ----------------------------------------------------------------------- several at once


@pytest.mark.rule("NER-BLD-01", "NER-BLD-02")
def test_several_pieces_of_a_kind_are_bought_and_placed_at_once():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 10})
    table.play(f"recruit 3:monster {CAPITAL}")
    assert table.pieces("karkoth", CAPITAL) == {"castle": 1, "monster": 3}
    assert table.gold("karkoth") == 1
    assert table.facts("recruited") == [(KARKOTH, 4, 3, SPACE_NUMBER[CAPITAL], 9)]
    table.play("end")
    assert table.goals(f"3:monster@{CAPITAL}")


@pytest.mark.rule("NER-BLD-03")
@pytest.mark.parametrize("gold", range(13))
def test_no_more_are_offered_at_once_than_can_be_paid_for(gold):
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": gold})
    for piece in PIECES:
        if piece.id not in ("castle", "warship"):
            assert most_of(table, piece.id, CAPITAL) == min(gold // piece.cost, BULK)
    assert most_of(table, "castle", "dusk_fens") == (gold >= 4)


@pytest.mark.rule("NER-BLD-08", "NER-BLD-09")
@pytest.mark.parametrize("placed", range(5))
def test_no_more_are_offered_at_once_than_the_castle_takes(placed):
    table = reinforcing(BOTH)
    table.play(*["recruit wizard maze_of_maur_khul"] * placed)
    assert most_of(table, "footsoldier", MAZE) == 4 - placed
    assert most_of(table, "footsoldier", CAPITAL) == BULK
    assert most_of(table, "warship", f"{MAZE} gulf_of_kar") == 4 - placed
    if placed < 3:
        table.play(f"launch 2:warship@{MAZE} gulf_of_kar")
        assert table.pieces("karkoth", "gulf_of_kar") == {"warship": 2}
        assert most_of(table, "footsoldier", MAZE) == 2 - placed


@pytest.mark.rule("NER-UNI-13")
def test_castles_are_bought_one_by_one():
    table = reinforcing(BOTH)
    assert most_of(table, "castle", "dusk_fens") == 1


def most_of(table: Table, piece: str, where: str) -> int:
    """How many of a kind are offered at once in a land space, or by a Castle in a sea space; every smaller number
    is offered too."""
    start = f"launch {{}}{piece}@{where}" if piece == "warship" else f"recruit {{}}{piece} {where}"
    lines = [start.format("" if n == 1 else f"{n}:") for n in range(1, BULK + 1)]
    offered = [line in table.options() for line in lines]
    assert offered == sorted(offered, reverse=True)
    return sum(offered)


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
