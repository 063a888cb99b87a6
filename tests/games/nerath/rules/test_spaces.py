"""Friendly, enemy and dungeon spaces, their borders, and who controls what (chapters MAP and SPC)."""

from random import Random

import pytest

from games.nerath.table import Table
from gonfalon.core import Match, Setup
from gonfalon.core.menu import bits, draw
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import REALM_ID, SPACES
from gonfalon.games.nerath.printed.regions import COASTAL, DUNGEONS, LAND, NEAR, SEA

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)


def number(space: str) -> int:
    return SPACE_NUMBER[space]


def lines_of(polygon) -> set[frozenset[tuple[float, float]]]:
    """The sides of an outline."""
    points = [tuple(point) for point in polygon]
    return {frozenset(pair) for pair in zip(points, [*points[1:], points[0]], strict=True)}


# ------------------------------------------------------------------------------- map


@pytest.mark.rule("NER-MAP-01")
def test_two_spaces_are_adjacent_if_and_only_if_they_share_a_border():
    outlines = [lines_of(space.polygon) for space in SPACES]
    for one in range(len(SPACES)):
        for other in range(one):
            share = bool(outlines[one] & outlines[other])
            assert bool(NEAR[one] >> other & 1) == bool(NEAR[other] >> one & 1) == share


@pytest.mark.rule("NER-MAP-01")
def test_a_piece_moves_only_across_a_border():
    table = Table({"ossuary_steppe": "1 footsoldier", "lake_surth": "1 dragon"})
    assert table.goals("1:footsoldier@ossuary_steppe") == {"gravewind_barrens", "karkothi_throneholds"}


@pytest.mark.rule("NER-MAP-05")
def test_a_coastal_space_is_land_at_the_sea():
    for n in range(len(SPACES)):
        assert bool(COASTAL >> n & 1) == bool(LAND >> n & 1 and NEAR[n] & SEA)
    table = Table({"lake_surth": "1 warship", "ashen_vale": "1 footsoldier", "kar_vethul": "1 footsoldier"})
    assert table.offered("embark warship@lake_surth footsoldier@ashen_vale")
    assert not table.offered("embark warship@lake_surth footsoldier@kar_vethul")


@pytest.mark.rule("NER-MAP-06")
def test_an_island_is_coastal():
    winterskull = number("winterskull_lands")
    assert not NEAR[winterskull] & ~SEA
    assert COASTAL >> winterskull & 1
    table = Table({"winterskull_lands": "1 footsoldier", "skallen_reach": "1 warship"})
    assert table.goals("1:footsoldier@winterskull_lands") == set()
    table.play("embark warship@skallen_reach footsoldier@winterskull_lands")
    assert table.pieces("karkoth", "skallen_reach") == {"warship+footsoldier": 1}


# --------------------------------------------------------------------- friend and enemy


@pytest.mark.rule("NER-SPC-01")
@pytest.mark.parametrize("realm", range(4))
def test_every_space_is_friendly_enemy_or_a_dungeon_entrance(realm):
    g = Table({"forbidding_shore": "1 warship"}, {"corsairs_run": "1 warship"}, {"ember_bay": "1 warship"}).g
    friendly = sum(1 << n for n in range(len(SPACES)) if g.is_friendly(realm, n))
    assert friendly == g.friendly_land(realm) | g.friendly_sea(realm)
    assert not friendly & DUNGEONS
    enemy_land = sum(g.lands[other] for other in range(4) if other != realm)
    assert LAND & ~friendly == enemy_land
    assert SEA & ~friendly == SEA & sum(g.presence[other] for other in range(4) if other != realm)


@pytest.mark.rule("NER-SPC-02")
def test_land_of_the_own_realm_is_friendly_and_of_the_ally_too():
    alone, allied = (Table(mode=mode).g for mode in ("free-for-all", "alliance-4"))
    assert alone.is_friendly(KARKOTH, number("dusk_fens"))
    assert not alone.is_friendly(KARKOTH, number("ironmire"))
    assert allied.is_friendly(KARKOTH, number("ironmire"))
    assert not allied.is_friendly(KARKOTH, number("heartwood"))


@pytest.mark.rule("NER-SPC-02")
def test_flying_pieces_may_be_repositioned_to_land_of_the_ally():
    force = {"bleakstrand": "1 dragon"}
    assert "skullgate_pass" in Table(force, mode="alliance-4", step="reposition").goals("1:dragon@bleakstrand")
    assert "skullgate_pass" not in Table(force, step="reposition").goals("1:dragon@bleakstrand")


@pytest.mark.rule("NER-SPC-03")
def test_empty_enemy_land_is_an_enemy_space_all_the_same():
    table = Table({"blackspear_hills": "1 monster"})
    goals = table.goals("1:monster@blackspear_hills")
    assert "starfall_vale" in goals
    assert "heartwood" not in goals
    assert not table.g.is_friendly(KARKOTH, number("starfall_vale"))


@pytest.mark.rule("NER-SPC-04")
def test_attackers_waiting_for_their_battle_do_not_control_the_space():
    table = Table({"blackspear_hills": "2 footsoldier"})
    table.play("move 1:footsoldier@blackspear_hills starfall_vale")
    assert table.holder("starfall_vale") == "vailin"
    table.play("end")
    assert table.holder("starfall_vale") == "karkoth"


@pytest.mark.rule("NER-SPC-04")
def test_allies_sharing_a_space_do_not_change_its_controller():
    table = Table({"bleakstrand": "1 footsoldier"}, mode="alliance-4")
    table.play("move 1:footsoldier@bleakstrand skullgate_pass", "end", "end")
    assert table.pieces("karkoth", "skullgate_pass") == {"footsoldier": 1}
    assert table.holder("skullgate_pass") == "iron_circle"


@pytest.mark.rule("NER-SPC-05")
def test_an_empty_starting_space_belongs_to_its_realm_and_brings_income():
    g = Table().g
    assert [income_of(g, realm) for realm in range(4)] == [15, 13, 13, 14]
    for n, space in enumerate(SPACES):
        if space.home:
            owner = REALM_ID[space.home]
            assert g.held[n] == owner
            for realm in range(4):
                assert g.is_friendly(realm, n) == g.friendly_land(realm) >> n & 1 == (realm == owner)


@pytest.mark.rule("NER-SPC-05")
def test_an_empty_starting_space_may_be_passed_by_its_realm_and_must_be_conquered_by_others():
    table = Table({"karkothi_throneholds": "1 fighter", "blackspear_hills": "1 fighter"})
    assert "dusk_fens" in table.goals("1:fighter@karkothi_throneholds")
    assert "heartwood" not in table.goals("1:fighter@blackspear_hills")
    table.play("move 1:fighter@blackspear_hills starfall_vale", "end")
    assert table.facts("conquered") == [(KARKOTH, number("starfall_vale"), 1)]


@pytest.mark.rule("NER-SPC-06")
def test_moving_everything_out_keeps_control_also_of_conquered_land():
    table = Table(
        {"starfall_vale": "1 footsoldier", "dusk_fens": "1 footsoldier"}, held={"starfall_vale": "karkoth"}
    )
    table.play("move 1:footsoldier@starfall_vale blackspear_hills", "move 1:footsoldier@dusk_fens ashen_vale")
    table.play("end", "end")
    assert (table.holder("starfall_vale"), table.holder("dusk_fens")) == ("karkoth", "karkoth")
    assert table.facts("income") == [(KARKOTH, 16)]


@pytest.mark.rule("NER-SPC-07")
def test_one_enemy_piece_makes_a_sea_space_an_enemy_space():
    force = {"gulf_of_kar": "1 warship"}
    assert "amilian_sea" in Table(force).goals("1:warship@gulf_of_kar")
    for enemy in ("1 warship", "1 storm_elemental"):
        table = Table(force, {"dragons_gate": enemy})
        assert table.goals("1:warship@gulf_of_kar") == {"dragons_gate"}
        table.play("move 1:warship@gulf_of_kar dragons_gate")
        assert not table.goals("1:warship@dragons_gate")


@pytest.mark.rule("NER-SPC-07")
def test_a_piece_of_the_ally_does_not():
    table = Table({"gulf_of_kar": "1 warship"}, iron_circle={"dragons_gate": "1 warship"}, mode="alliance-4")
    assert "amilian_sea" in table.goals("1:warship@gulf_of_kar")


@pytest.mark.rule("NER-SPC-08")
def test_a_sea_space_that_is_won_is_nobodys_and_brings_nothing(dice):
    table = Table({"gulf_of_kar": "1 warship"}, {"dragons_gate": "1 warship"})
    dice(8, 1)
    table.play("move 1:warship@gulf_of_kar dragons_gate", "end")
    assert table.pieces("vailin", "dragons_gate") == {}
    assert table.g.held[number("dragons_gate")] == -1
    assert table.points("karkoth") == 0
    table.play("end")
    assert table.facts("income") == [(KARKOTH, 15)]


@pytest.mark.rule("NER-SPC-09", "NER-SPC-10")
def test_a_dungeon_entrance_is_nobodys_friendly_to_none_and_no_enemy_space():
    g = Table({"shroudmoor": "1 fighter"}, mode="alliance-4").g
    for space in bits(DUNGEONS):
        assert g.held[space] == -1
        for realm in range(4):
            assert not g.is_friendly(realm, space)
            assert not (LAND & ~g.friendly_land(realm) | g.enemy_presence(realm)) >> space & 1


@pytest.mark.rule("NER-SPC-11")
def test_any_number_of_pieces_may_be_in_a_space():
    table = Table({"dusk_fens": "40 footsoldier, 9 monster", "ashen_vale": "16 footsoldier, 12 dragon"})
    table.play(
        "move 16:footsoldier@ashen_vale dusk_fens", "move 12:dragon@ashen_vale dusk_fens", "end", "end", "end"
    )
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 56, "monster": 9, "dragon": 12}


@pytest.mark.rule("NER-SPC-14")
@pytest.mark.parametrize("mode", ["free-for-all", "alliance-4"])
def test_enemies_are_never_in_one_space_but_for_battles_to_be_fought(mode):
    match, rng = Match(GAME, Setup(mode, 4, 5)), Random(5)
    turns = set()
    for _ in range(900):
        seat, ask = sorted(match.asks.items())[0]
        match.play(seat, draw(ask.options, rng))
        g = match.state
        if g.step not in (1, 2):
            turns.add(g.turn)
            for realm in range(4):
                assert not g.presence[realm] & g.enemy_presence(realm)
    assert len(turns) > 4
