"""The Move step on land and at sea (chapter MOV)."""

import pytest

from games.nerath.table import Table
from gonfalon.core import CannotUndo
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import SPACE_NAMES, SPACE_NUMBER
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, NEAR, SEA

KARKOTH = 0


def names(mask: int) -> set[str]:
    return {SPACE_NAMES[space] for space in bits(mask)}


def at_distance(space: str, moves: int, ground: int = -1) -> set[str]:
    """The other spaces so many steps away at most, counted through spaces of some ground."""
    found = edge = 1 << SPACE_NUMBER[space]
    for _ in range(moves):
        edge = sum(1 << n for n in range(100) if any(NEAR[n] >> here & 1 for here in bits(edge))) & ground
        found |= edge
    return names(found & ~(1 << SPACE_NUMBER[space]))


# -------------------------------------------------------------------------- how far


@pytest.mark.rule("NER-MOV-01")
def test_any_all_or_none_of_the_own_pieces_may_move():
    force = {"dusk_fens": "2 footsoldier, 1 monster", "gulf_of_kar": "1 warship"}
    table = Table(force)
    table.play("move 1:footsoldier@dusk_fens ashen_vale", "move 1:warship@gulf_of_kar dragons_gate", "end")
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 1, "monster": 1}
    table = Table(force)
    table.play("march dusk_fens ashen_vale", "move 1:warship@gulf_of_kar dragons_gate", "end")
    assert table.pieces("karkoth", "ashen_vale") == {"footsoldier": 2, "monster": 1}
    table = Table(force)
    table.play("end")
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 2, "monster": 1}


@pytest.mark.rule("NER-MOV-02")
@pytest.mark.parametrize(
    ("piece", "move"), [("footsoldier", 1), ("siege_engine", 1), ("fighter", 2), ("wizard", 2)]
)
def test_a_piece_moves_up_to_its_move_number(piece, move):
    """Through Karkoth: the Throneholds, the Ashen Vale, the Dusk Fens, Shroudmoor."""
    way = ["ashen_vale", "dusk_fens", "ruined_land_of_tarsembor"]
    goals = Table({"karkothi_throneholds": f"1 {piece}"}).goals(f"1:{piece}@karkothi_throneholds")
    assert [space in goals for space in way] == [True, move > 1, False]


@pytest.mark.rule("NER-MOV-02")
def test_a_dragon_ends_at_most_three_spaces_away():
    table = Table({"karkothi_throneholds": "1 dragon"})
    goals = table.goals("1:dragon@karkothi_throneholds")
    assert goals <= at_distance("karkothi_throneholds", 3)
    for steps in (1, 2, 3):
        assert goals & (
            at_distance("karkothi_throneholds", steps) - at_distance("karkothi_throneholds", steps - 1)
        )
    table.play("end")
    assert table.pieces("karkoth", "karkothi_throneholds") == {"dragon": 1}


GROUND = {
    "land": (LAND, LAND),
    "land and doors": (LAND | DUNGEONS, LAND),
    "sea": (SEA, SEA),
    "everywhere": (LAND | SEA, -1),
}
"""Where a piece may stop, and what it may pass."""


@pytest.mark.rule("NER-MOV-03")
@pytest.mark.parametrize(
    ("piece", "move", "start", "ground"),
    [
        ("footsoldier", 1, "karkothi_throneholds", "land"),
        ("siege_engine", 1, "karkothi_throneholds", "land"),
        ("fighter", 2, "karkothi_throneholds", "land and doors"),
        ("wizard", 2, "karkothi_throneholds", "land and doors"),
        ("monster", 2, "karkothi_throneholds", "land"),
        ("monster", 2, "kar_vethul", "land"),
        ("warship", 2, "gulf_of_kar", "sea"),
        ("storm_elemental", 2, "karkothi_throneholds", "everywhere"),
        ("dragon", 3, "karkothi_throneholds", "everywhere"),
        ("dragon", 3, "gulf_of_kar", "everywhere"),
    ],
)
def test_each_space_entered_is_adjacent_and_costs_one_move(piece, move, start, ground):
    """All land is Karkoth's, so that nothing stops a piece but its Move: wherever it goes, and by however many
    spaces at once, the spaces it entered are gone from its Move, and it goes on from there with what is left."""
    table = Table({start: f"1 {piece}"}, held=dict.fromkeys(names(LAND), "karkoth"))
    ground, ways = GROUND[ground]
    goals = table.goals(f"1:{piece}@{start}")
    assert goals == near(start, move, ways, ground)
    for goal in goals:
        steps = next(n for n in range(1, move + 1) if goal in near(start, n, ways, ground))
        moved = Table({start: f"1 {piece}"}, held=dict.fromkeys(names(LAND), "karkoth"))
        moved.play(f"move 1:{piece}@{start} {goal}")
        left = 0 if goal in names(DUNGEONS) else move - steps
        assert moved.goals(f"1:{piece}@{goal}") == near(goal, left, ways, ground), f"{steps} steps to {goal}"


def near(start: str, moves: int, ways: int, ground: int) -> set[str]:
    """The other spaces of some ground within so many steps, by spaces that may be passed."""
    passed = {start, *(at_distance(start, moves - 1, ways) if moves > 1 else ())} if moves else set()
    here = names(ground)
    return {space for each in passed for space in at_distance(each, 1) if space in here} - {start}


@pytest.mark.rule("NER-MOV-04")
def test_land_and_sea_pieces_pass_through_friendly_spaces():
    table = Table({"karkothi_throneholds": "1 fighter", "ashen_vale": "3 footsoldier", "gulf_of_kar": "1 warship"})
    assert "dusk_fens" in table.goals("1:fighter@karkothi_throneholds")
    assert "amilian_sea" in table.goals("1:warship@gulf_of_kar")


@pytest.mark.rule("NER-MOV-05")
def test_a_land_piece_stops_in_an_enemy_space_even_an_empty_one():
    table = Table({"blackspear_hills": "2 monster"})
    table.play("move 1:monster@blackspear_hills starfall_vale")
    assert table.goals("1:monster@starfall_vale") == set()
    assert "heartwood" not in table.goals("1:monster@blackspear_hills")
    table.play("move 1:monster@blackspear_hills starfall_vale")
    assert table.goals("1:monster@starfall_vale") == set(), "who follows must stop there too"


@pytest.mark.rule("NER-MOV-05")
def test_a_warship_stops_in_an_enemy_sea_space():
    table = Table({"gulf_of_kar": "2 warship"}, {"dragons_gate": "1 warship"})
    assert table.goals("1:warship@gulf_of_kar") == {"dragons_gate"}
    table.play("move 1:warship@gulf_of_kar dragons_gate")
    assert table.goals("1:warship@dragons_gate") == set()


@pytest.mark.rule("NER-MOV-06")
def test_who_stops_in_an_enemy_space_or_a_dungeon_entrance_fights_there():
    table = Table(
        {"blackspear_hills": "1 footsoldier, 1 fighter", "gulf_of_kar": "1 warship"},
        {"starfall_vale": "1 footsoldier", "dragons_gate": "1 warship"},
    )
    table.play("move 1:footsoldier@blackspear_hills starfall_vale")
    table.play("move 1:fighter@blackspear_hills temple_of_elemental_evil")
    table.play("move 1:warship@gulf_of_kar dragons_gate", "end")
    while len(table.facts("battle")) < 3:
        seat = next(iter(table.match.asks))
        table.play_as(seat, table.options(seat)[-1])
    fought = {SPACE_NAMES[space] for _, space in table.facts("battle")}
    assert fought == {"starfall_vale", "temple_of_elemental_evil", "dragons_gate"}


@pytest.mark.rule("NER-MOV-07", "NER-MOV-08")
def test_pieces_join_from_several_spaces_and_split_up_to_attack_several():
    table = Table({"blackspear_hills": "2 footsoldier", "shroudmoor": "2 footsoldier"})
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "move 1:footsoldier@shroudmoor starfall_vale")
    table.play("move 1:footsoldier@shroudmoor silverbough", "end")
    assert table.asked == "0 fight"
    assert sorted(table.options()) == ["battle silverbough", "battle starfall_vale"]
    assert table.pieces("karkoth", "starfall_vale") == {"footsoldier": 2}
    assert table.pieces("karkoth", "silverbough") == {"footsoldier": 1}


@pytest.mark.rule("NER-MOV-09")
def test_no_battle_is_fought_before_the_move_step_is_closed():
    table = Table({"blackspear_hills": "2 footsoldier"}, {"starfall_vale": "1 footsoldier"})
    table.play("move 1:footsoldier@blackspear_hills starfall_vale")
    assert (table.asked, table.facts("battle")) == ("0 move", [])
    table.play("end")
    assert len(table.facts("battle")) == 1
    while table.asked != "0 recruit":
        seat = next(iter(table.match.asks))
        assert table.match.asks[seat].what != "move"
        table.play_as(seat, table.options(seat)[-1])


@pytest.mark.rule("NER-MOV-10")
@pytest.mark.parametrize("mode", ["free-for-all", "alliance-2"])
def test_a_realm_moves_only_its_own_pieces_and_only_in_its_turn(mode):
    table = Table({"dusk_fens": "1 monster"}, {"heartwood": "1 monster"}, {"ironmire": "1 monster"}, mode=mode)
    moving = {line.split("@")[1].split()[0] for line in table.options() if "@" in line}
    assert moving == {"dusk_fens"}
    assert list(table.match.asks) == [0]


# --------------------------------------------------------------------- part by part


@pytest.mark.rule("NER-MOV-11")
def test_a_move_may_be_made_in_parts_with_others_in_between():
    table = Table({"karkothi_throneholds": "1 fighter", "gulf_of_kar": "1 warship", "kar_vethul": "1 dragon"})
    table.play("move 1:fighter@karkothi_throneholds ashen_vale", "move 1:warship@gulf_of_kar dragons_gate")
    table.play("move 1:dragon@kar_vethul chainwrought_vale", "move 1:fighter@ashen_vale dusk_fens")
    table.play("move 1:warship@dragons_gate amilian_sea", "move 1:dragon@chainwrought_vale starfall_vale")
    assert table.goals("1:fighter@dusk_fens") == table.goals("1:warship@amilian_sea") == set()
    assert table.goals("1:dragon@starfall_vale") == at_distance("starfall_vale", 1) - {"temple_of_elemental_evil"}


@pytest.mark.rule("NER-MOV-11")
def test_a_flying_piece_that_pauses_over_an_enemy_space_has_not_attacked_it():
    table = Table({"blackspear_hills": "1 dragon"}, {"starfall_vale": "1 footsoldier"})
    table.play("move 1:dragon@blackspear_hills starfall_vale", "move 1:dragon@starfall_vale shroudmoor", "end")
    assert table.facts("battle") == []


@pytest.mark.rule("NER-MOV-11", "NER-DIG-07")
def test_of_like_pieces_the_one_that_has_moved_goes_on_and_the_fresh_one_keeps_its_move():
    table = Table({"karkothi_throneholds": "1 fighter", "ashen_vale": "1 fighter"})
    table.play("move 1:fighter@karkothi_throneholds ashen_vale")
    assert "shroudmoor" in table.goals("1:fighter@ashen_vale")
    assert "shroudmoor" not in table.goals("2:fighter@ashen_vale")
    table.play("move 1:fighter@ashen_vale kar_vethul")
    assert table.goals("1:fighter@kar_vethul") == set()
    assert "shroudmoor" in table.goals("1:fighter@ashen_vale")


@pytest.mark.rule("NER-MOV-11")
def test_moves_may_be_taken_back_until_the_step_is_closed_and_dice_fall():
    table = Table({"blackspear_hills": "2 footsoldier"}, {"starfall_vale": "1 footsoldier"})
    table.play(
        "move 1:footsoldier@blackspear_hills starfall_vale", "move 1:footsoldier@blackspear_hills ashen_vale"
    )
    table.match.undo(0)
    table.match.undo(0)
    assert table.pieces("karkoth", "blackspear_hills") == {"footsoldier": 2}
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end")
    with pytest.raises(CannotUndo):
        table.match.undo(0)


# ------------------------------------------------------------------------ land pieces


@pytest.mark.rule("NER-MOV-12", "NER-MOV-13")
@pytest.mark.parametrize("piece", ["footsoldier", "siege_engine", "fighter", "wizard", "monster"])
def test_land_pieces_move_on_land_only(piece):
    """Around the Maze of Maur Khul are land, four seas and a dungeon entrance."""
    goals = Table({"maze_of_maur_khul": f"1 {piece}"}).goals(f"1:{piece}@maze_of_maur_khul")
    assert {"ashen_vale", "dusk_fens", "gravewind_barrens", "aldermoor_freehold"} <= goals
    assert not {SPACE_NUMBER[goal] for goal in goals} & set(bits(SEA))


@pytest.mark.rule("NER-MOV-12", "NER-MOV-14")
def test_a_castle_is_a_land_piece_that_never_moves():
    table = Table(
        {"dusk_fens": "1 castle", "gulf_of_kar": "1 warship", "kar_vethul": "1 castle, 1 monster, 1 wizard"}
    )
    assert not any("castle" in line for line in table.options())
    table.play("march kar_vethul ashen_vale")
    assert table.pieces("karkoth", "kar_vethul") == {"castle": 1}


@pytest.mark.rule("NER-MOV-13")
def test_a_land_piece_crosses_no_sea_space():
    goals = Table({"gravewind_barrens": "1 monster"}).goals("1:monster@gravewind_barrens")
    assert "winterskull_lands" not in goals


@pytest.mark.rule("NER-MOV-15")
def test_only_heroes_enter_dungeon_entrances():
    force = "1 footsoldier, 1 siege_engine, 1 fighter, 1 wizard, 1 monster, 1 dragon, 1 storm_elemental"
    table = Table({"kar_vethul": force})
    kinds = [part.split()[1] for part in force.split(", ")]
    enterers = {kind for kind in kinds if "vault_of_the_drow" in table.goals(f"1:{kind}@kar_vethul")}
    assert enterers == {"fighter", "wizard"}


@pytest.mark.rule("NER-MOV-15")
def test_when_all_march_together_only_heroes_go_into_a_dungeon():
    table = Table({"kar_vethul": "2 footsoldier, 1 fighter, 1 wizard"})
    table.play("march kar_vethul vault_of_the_drow")
    assert table.pieces("karkoth", "vault_of_the_drow") == {"fighter": 1, "wizard": 1}
    assert table.pieces("karkoth", "kar_vethul") == {"footsoldier": 2}


@pytest.mark.rule("NER-MOV-16")
def test_a_hero_stops_in_a_dungeon_entrance_and_must_fight():
    table = Table({"shroudmoor": "1 fighter"})
    table.play("move 1:fighter@shroudmoor temple_of_elemental_evil")
    assert table.goals("1:fighter@temple_of_elemental_evil") == set()
    table.play("end")
    assert table.facts("battle") == [(KARKOTH, SPACE_NUMBER["temple_of_elemental_evil"])]


# --------------------------------------------------------------------------- at sea


@pytest.mark.rule("NER-MOV-17")
def test_a_warship_sails_two_sea_spaces_and_no_land():
    table = Table({}, {"sapphire_bay": "1 warship"}, active="vailin")
    goals = table.goals("1:warship@sapphire_bay")
    assert goals == at_distance("sapphire_bay", 2, SEA)
    assert goals == {"bay_of_masts", "lantern_sound", "spice_gulf"}


@pytest.mark.rule("NER-MOV-17")
def test_a_warship_on_a_landlocked_sea_stays_there():
    assert Table({"lake_surth": "1 warship"}).goals("1:warship@lake_surth") == set()


@pytest.mark.rule("NER-MOV-18")
def test_a_land_piece_leaves_and_reaches_an_island_by_warship_only():
    force = {"winterskull_lands": "1 monster", "gravewind_barrens": "1 monster"}
    table = Table(force)
    assert table.goals("1:monster@winterskull_lands") == set()
    assert "winterskull_lands" not in table.goals("1:monster@gravewind_barrens")
    table = Table({**force, "skallen_reach": "1 warship"})
    table.play("embark warship@skallen_reach monster@gravewind_barrens")
    table.play("debark warship+monster@skallen_reach monster@winterskull_lands")
    assert table.pieces("karkoth", "winterskull_lands") == {"monster": 2}
