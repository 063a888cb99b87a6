"""The four Statistics, each with its Basic and its Expert Effect."""

from __future__ import annotations

import pytest

from games.heroes.duels import MINE, STRIKE, THEIRS, dealt, duel, lying, on_the_map, suffered, value, ways


@pytest.mark.proves("card:attack")
@pytest.mark.parametrize(("way", "damage"), [(0, 3), (1, 4)])
def test_attack_gives_1_or_2_attack_for_one_attack(dice, way, damage):
    fight = duel("attack")
    assert dealt(fight, f"play attack {way}") == damage
    assert fight.discard(0) == ["attack"]
    assert fight.g.expert[0] == way
    assert not fight.g.rows


@pytest.mark.proves("card:attack")
def test_attack_may_be_played_before_the_attack_is_announced(dice):
    fight = duel("attack")
    fight.play("play attack 0")
    assert dealt(fight) == 3


@pytest.mark.proves("card:defense")
@pytest.mark.parametrize(("way", "damage"), [(0, 2), (1, 1)])
def test_defense_gives_1_or_2_defense_against_one_attack(dice, way, damage):
    fight = duel("defense")
    assert suffered(fight, f"play defense {way}") == damage
    assert fight.discard(0) == ["defense"]
    assert not fight.g.rows


@pytest.mark.proves("card:defense")
def test_defense_is_for_ones_own_unit_only(dice):
    fight = duel("defense", theirs=["defense"])
    fight.play(STRIKE, "pass")
    assert fight.asked == "1 before_attack"
    fight.play("play defense 0")
    fight.passing()
    assert fight.wounds(THEIRS) == 1


@pytest.mark.proves("card:power")
@pytest.mark.parametrize(("way", "damage"), [(0, 2), (1, 3)])
def test_power_gives_1_or_2_power_to_a_spell(way, damage):
    fight = duel("power", "magic_arrow")
    assert ways(fight, "magic_arrow") == {0}
    fight.play(f"play power {way}")
    assert fight.g.power[0] == 1 + way
    assert ways(fight, "magic_arrow") == set(range(2 + way))
    fight.play(f"play magic_arrow {1 + way}", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == damage
    assert fight.g.power[0] == 0
    assert fight.discard(0) == ["magic_arrow", "power"]


@pytest.mark.proves("card:knowledge")
@pytest.mark.parametrize("way", [0, 1])
def test_knowledge_takes_the_spell_just_cast_back_and_its_expert_effect_allows_another_spell(way):
    fight = duel("knowledge", "magic_arrow")
    assert ways(fight, "knowledge") == set(), "only right after a spell"
    fight.play("play magic_arrow 0", f"target {THEIRS}")
    assert fight.asked == "0 own_cast"
    fight.play(f"play knowledge {way}")
    assert fight.hand(0) == ["magic_arrow"]
    assert fight.discard(0) == ["knowledge"]
    assert ways(fight, "magic_arrow") == ({0} if way else set())


@pytest.mark.proves("card:knowledge")
def test_a_lasting_spell_comes_back_by_knowledge_when_it_ends(dice):
    fight = duel("knowledge", "haste", defender=[("dungeon_troglodytes", THEIRS)])
    fight.play("play haste 0", f"target {MINE}", "play knowledge 0")
    assert value(fight, "initiative", MINE) == 6
    assert lying(fight) == ["haste"]
    assert fight.hand(0) == []
    fight.play(STRIKE)
    assert fight.g.field == -1, "the combat is won"
    assert fight.hand(0) == ["haste"]
    assert lying(fight) == []


@pytest.mark.proves("card:knowledge")
def test_knowledge_takes_a_spell_of_the_map_back_too():
    table = on_the_map("knowledge", "town_portal", at={"main1": "t0.ne"})
    table.play("play town_portal 0", "play knowledge 0")
    assert table.at("main1") == "t0.c"
    assert table.hand(0) == ["town_portal"]
    assert table.discard(0) == ["knowledge"]
