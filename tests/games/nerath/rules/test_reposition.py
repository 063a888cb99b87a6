"""The Reposition step: Heroes leave dungeons, flying pieces move again (chapter REP)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import TREASURE_ID
from gonfalon.games.nerath.printed.regions import DUNGEON_AT

KARKOTH = 0
TEMPLE, SPIRE, VAULT = "temple_of_elemental_evil", "drowned_spire", "vault_of_the_drow"


def after_plunder(force, dungeon: str = TEMPLE, **more) -> Table:
    """The Reposition step with Heroes in a dungeon that they have just plundered."""
    return Table(force, step="reposition", guardians={dungeon: ()}, **more)


def movable(table: Table) -> set[str]:
    """What may move now, as `piece@space`."""
    return {line.split()[1].split(":")[-1] for line in table.options() if line != "end"}


@pytest.mark.rule("NER-REP-01")
def test_only_heroes_in_dungeons_and_flying_pieces_move():
    force = {
        TEMPLE: "1 fighter",
        "dusk_fens": "1 footsoldier, 1 siege_engine, 1 fighter, 1 wizard, 1 monster, 1 castle, 1 dragon",
        "gulf_of_kar": "1 warship+wizard, 1 storm_elemental",
    }
    table = after_plunder(force)
    flyers = {"dragon@dusk_fens", "storm_elemental@gulf_of_kar"}
    assert movable(table) == {f"fighter@{TEMPLE}"} | flyers
    table.play(f"move 1:fighter@{TEMPLE} shroudmoor")
    assert movable(table) == flyers


@pytest.mark.rule("NER-REP-02")
def test_nobody_ends_in_an_enemy_space_in_this_step():
    table = Table(
        {"blackspear_hills": "1 dragon", "gulf_of_kar": "1 storm_elemental"},
        {"dragons_gate": "1 warship"},
        step="reposition",
    )
    friendly = table.g.friendly_land(KARKOTH)
    goals = table.goals("1:dragon@blackspear_hills")
    assert goals
    assert all(friendly >> SPACE_NUMBER[goal] & 1 for goal in goals)
    assert "starfall_vale" not in goals
    goals = table.goals("1:storm_elemental@gulf_of_kar")
    assert "dragons_gate" not in goals
    assert {"dusk_fens", "ashen_vale"} <= goals
    table = after_plunder({TEMPLE: "1 fighter"})
    assert table.goals(f"1:fighter@{TEMPLE}") == {"blackspear_hills", "shroudmoor"}
    assert table.facts("battle") == []


@pytest.mark.rule("NER-REP-03", "NER-REP-07")
def test_a_hero_that_cannot_leave_is_destroyed_and_its_treasure_is_kept():
    table = after_plunder({SPIRE: "1 fighter, 1 wizard"}, SPIRE, chest={"karkoth": ("iron_flask",)})
    assert table.asked == "0 recruit"
    assert table.pieces("karkoth", SPIRE) == {}
    space = SPACE_NUMBER[SPIRE]
    assert table.facts("destroyed") == [(KARKOTH, 2, 1, space), (KARKOTH, 3, 1, space)]
    assert table.g.chest[KARKOTH] == (TREASURE_ID["iron_flask"],)


@pytest.mark.rule("NER-REP-03")
def test_a_dragon_with_no_friendly_land_within_reach_is_destroyed():
    table = Table({"coral_sea": "1 dragon"}, step="reposition")
    assert (table.asked, table.g.troops[KARKOTH]) == ("0 recruit", {})


@pytest.mark.rule("NER-REP-04")
def test_heroes_that_can_leave_a_plundered_dungeon_must():
    table = after_plunder({TEMPLE: "2 fighter", "dusk_fens": "1 dragon"})
    assert not table.offered("end")
    table.play(f"move 1:fighter@{TEMPLE} shroudmoor")
    assert not table.offered("end")
    table.play(f"move 1:fighter@{TEMPLE} shroudmoor")
    assert table.offered("end")


@pytest.mark.rule("NER-REP-04")
def test_a_hero_that_has_won_in_a_dungeon_leaves_it_in_this_step(dice):
    table = Table({"shroudmoor": "1 wizard"}, guardians={TEMPLE: ("owlbear",)}, treasure_deck=())
    table.play(f"move 1:wizard@shroudmoor {TEMPLE}")
    dice(10)
    table.play("end")
    assert table.facts("plundered") == [(KARKOTH, SPACE_NUMBER[TEMPLE])]
    assert table.asked == "0 reposition"
    assert set(table.options()) == {
        f"move 1:wizard@{TEMPLE} {goal}" for goal in ("blackspear_hills", "shroudmoor")
    }


@pytest.mark.rule("NER-REP-05")
def test_a_leaving_hero_goes_to_friendly_land_or_onto_an_own_warship_with_room():
    force = {SPIRE: "1 fighter", "krakens_reach": "1 warship", "maelstrom_deeps": "1 warship+monster+monster"}
    table = after_plunder({**force, "serpent_shallows": "1 warship+wizard"}, SPIRE)
    assert set(table.options()) == {
        f"embark warship@krakens_reach fighter@{SPIRE}",
        f"embark warship+wizard@serpent_shallows fighter@{SPIRE}",
    }
    table.play(f"embark warship+wizard@serpent_shallows fighter@{SPIRE}")
    assert table.pieces("karkoth", "serpent_shallows") == {"warship+fighter+wizard": 1}


@pytest.mark.rule("NER-REP-05")
def test_it_has_the_choice_between_land_and_ship_and_goes_one_space_only():
    force = {"lost_caverns_of_tsojcanth": "1 fighter", "scarlet_gulf": "1 warship", "bay_of_chains": "1 warship"}
    held = {"port_azure": "karkoth", "brazen_cities": "karkoth"}
    table = after_plunder(force, "lost_caverns_of_tsojcanth", held=held)
    assert set(table.options()) == {
        "move 1:fighter@lost_caverns_of_tsojcanth port_azure",
        "embark warship@scarlet_gulf fighter@lost_caverns_of_tsojcanth",
    }


@pytest.mark.rule("NER-REP-05")
def test_a_warship_of_the_ally_takes_no_hero():
    table = Table(
        {SPIRE: "1 fighter"},
        iron_circle={"krakens_reach": "1 warship"},
        step="reposition",
        mode="alliance-4",
        guardians={SPIRE: ()},
    )
    assert table.pieces("karkoth", SPIRE) == {}
    assert table.pieces("iron_circle", "krakens_reach") == {"warship": 1}


@pytest.mark.rule("NER-REP-06")
def test_heroes_leaving_one_dungeon_may_go_different_ways():
    table = after_plunder({VAULT: "2 fighter, 1 wizard"}, VAULT)
    table.play(f"move 1:fighter@{VAULT} ashen_vale", f"move 1:fighter@{VAULT} kar_vethul")
    table.play(f"move 1:wizard@{VAULT} karkothi_throneholds")
    for space, piece in (("ashen_vale", "fighter"), ("kar_vethul", "fighter"), ("karkothi_throneholds", "wizard")):
        assert table.pieces("karkoth", space) == {piece: 1}


@pytest.mark.rule("NER-REP-08")
def test_a_flying_piece_that_has_moved_and_fought_moves_again_up_to_its_full_move(dice):
    table = Table({"blackspear_hills": "1 dragon"}, {"forbidden_city": "1 footsoldier"})
    table.play("move 1:dragon@blackspear_hills forbidden_city")
    dice(20, 1)
    table.play("end")
    assert table.asked == "0 reposition"
    assert "karkothi_throneholds" in table.goals("1:dragon@forbidden_city"), "three spaces away"
    table.play("move 1:dragon@forbidden_city chainwrought_vale", "move 1:dragon@chainwrought_vale kar_vethul")
    assert "maze_of_maur_khul" not in table.goals("1:dragon@kar_vethul")
    assert "ashen_vale" in table.goals("1:dragon@kar_vethul")


@pytest.mark.rule("NER-REP-08")
def test_a_flying_piece_that_has_done_nothing_may_move_too():
    table = Table({"blackspear_hills": "1 storm_elemental"})
    table.play("end")
    assert "karkothi_throneholds" in table.goals("1:storm_elemental@blackspear_hills")


@pytest.mark.rule("NER-REP-09")
def test_flying_pieces_cross_enemy_spaces_to_a_friendly_one():
    table = Table(
        {"blackspear_hills": "1 dragon"},
        {"starfall_vale": "4 dragon", "silverbough": "2 footsoldier", "shroudmoor": "1 footsoldier"},
        step="reposition",
        held={"emerald_strand": "karkoth", "shroudmoor": "vailin"},
    )
    assert "emerald_strand" in table.goals("1:dragon@blackspear_hills")
    assert "starfall_vale" not in table.goals("1:dragon@blackspear_hills")


@pytest.mark.rule("NER-REP-10")
def test_land_conquered_in_this_turn_may_be_landed_on():
    table = Table({"blackspear_hills": "1 footsoldier", "kar_vethul": "1 dragon"})
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end")
    assert table.asked == "0 reposition"
    assert "starfall_vale" in table.goals("1:dragon@kar_vethul")


@pytest.mark.rule("NER-REP-11")
def test_a_dragon_that_does_not_land_is_destroyed():
    table = Table({"gulf_of_kar": "1 dragon, 1 storm_elemental", "dusk_fens": "1 dragon"}, step="reposition")
    goals = table.goals("1:dragon@gulf_of_kar")
    assert "dusk_fens" in goals
    assert "dragons_gate" not in goals
    table.play("end")
    assert table.pieces("karkoth", "gulf_of_kar") == {"storm_elemental": 1}
    assert table.pieces("karkoth", "dusk_fens") == {"dragon": 1}
    assert table.facts("destroyed") == [(KARKOTH, 7, 1, SPACE_NUMBER["gulf_of_kar"])]


@pytest.mark.rule("NER-REP-11")
def test_a_dragon_may_stay_on_land_of_the_ally():
    table = Table({"ironmire": "1 dragon"}, step="reposition", mode="alliance-4")
    table.play("end")
    assert table.pieces("karkoth", "ironmire") == {"dragon": 1}


@pytest.mark.rule("NER-REP-14")
@pytest.mark.parametrize("exit_first", [True, False])
def test_exits_and_flights_come_in_any_order_and_dungeons_are_restocked_after_them(exit_first):
    table = after_plunder({TEMPLE: "1 fighter", "dusk_fens": "1 dragon"})
    lines = [f"move 1:fighter@{TEMPLE} shroudmoor", "move 1:dragon@dusk_fens kar_vethul"]
    here = DUNGEON_AT[SPACE_NUMBER[TEMPLE]]
    for line in lines if exit_first else reversed(lines):
        assert table.g.lair[here] == ()
        table.play(line)
    assert table.facts("restocked") == []
    table.play("end")
    assert table.facts("restocked") == [(SPACE_NUMBER[TEMPLE],)]
    assert (len(table.g.lair[here]), table.g.awake[here]) == (2, 0)
