"""The fifteen Abilities of the core box, each with its Basic and its Expert Effect."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.duels import (
    MINE,
    STRIKE,
    THEIRS,
    TOP,
    dealt,
    duel,
    lying,
    on_the_map,
    rest,
    suffered,
    until_active,
    value,
    ways,
)
from gonfalon.games.heroes.codes import POSITIVE

OPENING = {"opening": True, "active": ""}


# --------------------------------------------------------------------------- values


def archers(way, at="a2"):
    """Marksmen (Attack 2) on a5 and Zealots shoot at Manticores; Archery was played."""
    fight = Fight(
        attacker=[("castle_marksmen", "a5"), ("castle_zealots", "d5"), ("castle_crusaders", "c5")],
        defender=[("dungeon_manticores", at)],
        active="a5",
        level=TOP,
        hand={0: ["archery"]},
    )
    fight.play(f"play archery {way}")
    assert lying(fight) == ["archery"]
    return fight


@pytest.mark.proves("card:archery")
def test_archery_helps_ranged_units_against_distant_ones_for_a_combat_round(dice):
    fight = archers(0)
    assert value(fight, "initiative", "d5") == 5
    fight.strike("attack a5 a2")
    assert fight.wounds("a2") == 2
    rest(fight)
    assert fight.discard(0) == ["archery"]
    until_active(fight, "a5")
    fight.strike("attack a5 a2")
    assert fight.wounds("a2") == 3


@pytest.mark.proves("card:archery")
def test_archery_does_not_help_against_adjacent_units(dice):
    fight = archers(0, at="a4")
    fight.strike("attack a5 a4")
    assert fight.wounds("a4") == 1


@pytest.mark.proves("card:archery")
def test_expert_archery_lasts_two_combat_rounds_and_makes_ranged_units_faster(dice):
    fight = archers(1)
    assert [value(fight, "initiative", space) for space in ("a5", "d5", "c5")] == [5, 6, 5]
    fight.strike("attack a5 a2")
    rest(fight)
    assert lying(fight) == ["archery"]
    assert value(fight, "initiative", "d5") == 6
    until_active(fight, "a5")
    fight.strike("attack a5 a2")
    assert fight.wounds("a2") == 4
    rest(fight)
    assert lying(fight) == []
    assert value(fight, "initiative", "d5") == 5


@pytest.mark.proves("card:armorer")
@pytest.mark.parametrize(("way", "damage"), [(0, 2), (1, 1)])
def test_armorer_gives_defense_and_draws_a_card(dice, way, damage):
    fight = duel("armorer", deck={0: ["estates"]})
    assert suffered(fight, f"play armorer {way}") == damage
    assert fight.hand(0) == ["estates"]


@pytest.mark.proves("card:offense")
@pytest.mark.parametrize(("way", "damage"), [(0, 3), (1, 4)])
def test_offense_gives_attack_and_draws_a_card(dice, way, damage):
    fight = duel("offense", deck={0: ["estates"]})
    assert dealt(fight, f"play offense {way}") == damage
    assert fight.hand(0) == ["estates"]


@pytest.mark.proves("card:armorer", "card:offense")
@pytest.mark.parametrize("card", ["armorer", "offense"])
def test_outside_combat_armorer_and_offense_draw_their_card_all_the_same(card):
    table = on_the_map(card, deck={0: ["estates"]})
    table.play(f"play {card} 0")
    assert table.hand(0) == ["estates"]


@pytest.mark.proves("card:sorcery")
@pytest.mark.parametrize(("way", "damage"), [(0, 3), (1, 4)])
def test_sorcery_gives_power_to_a_spell_it_may_draw_itself(way, damage):
    fight = duel("sorcery", deck={0: ["lightning_bolt"]})
    fight.play(f"play sorcery {way}")
    assert fight.hand(0) == ["lightning_bolt"]
    assert ways(fight, "lightning_bolt") == set(range(way + 2))
    fight.play(f"play lightning_bolt {way + 1}", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == damage


# --------------------------------------------------------------------------- the realm


@pytest.mark.proves("card:estates")
@pytest.mark.parametrize(("way", "gold"), [(0, 3), (1, 6)])
def test_estates_gives_3_or_6_gold(way, gold):
    table = on_the_map("estates", resources={0: (1, 0, 0)})
    table.play(f"play estates {way}")
    assert table.purse(0) == (1 + gold, 0, 0)
    assert table.discard(0) == ["estates"]


@pytest.mark.proves("card:leadership")
@pytest.mark.parametrize("way", [0, 1])
def test_leadership_gives_positive_morale_and_its_expert_effect_draws_two_cards_first(way):
    table = on_the_map("leadership", deck={0: ["power", "attack"]})
    table.play(f"play leadership {way}")
    assert table.g.morale[0] == POSITIVE
    assert table.hand(0) == (["attack", "power"] if way else [])


@pytest.mark.proves("card:logistics")
def test_logistics_moves_a_hero_to_an_adjacent_empty_field_at_the_end_of_the_turn():
    table = on_the_map("logistics", mp={"main1": 0})
    table.play("play logistics 0")
    assert lying(table) == ["logistics"]
    table.play("end")
    assert table.asked == "0 free_step"
    assert table.after("move main1") == {"t0.ne", "t0.se"}, "neither sites nor Blocked Fields"
    table.play("move main1 t0.se")
    assert table.at("main1") == "t0.se"
    assert table.discard(0) == ["logistics"]
    assert table.asked != "0 free_step"


@pytest.mark.proves("card:logistics")
def test_expert_logistics_gives_either_hero_a_movement_point():
    table = on_the_map("logistics", at={"second1": "t0.ne"}, mp={"main1": 0, "second1": 0})
    table.play("play logistics 1")
    assert table.after("to_hero") == {"main1", "second1"}
    table.play("to_hero second1")
    assert (table.mp("main1"), table.mp("second1")) == (0, 1)


@pytest.mark.proves("card:luck")
def test_luck_lets_a_resource_die_be_rolled_again_once_in_the_turn(dice):
    dice.resource("gold_3", "valuables_2")
    table = on_the_map("luck", resources={0: (0, 0, 0)})
    table.play("play luck 0", "move main1 t0.e")
    assert set(table.options()) == {"pass", "reroll 4"}
    table.play("reroll 4")
    assert table.asked == "0 turn", "no second time"
    assert table.purse(0) == (0, 0, 2)


@pytest.mark.proves("card:luck")
def test_luck_holds_for_one_treasure_die_and_one_resource_die(dice):
    dice.treasure("experience", "resource_1")
    dice.resource("gold_3", "gold_6")
    table = on_the_map("luck", resources={0: (0, 0, 0)})
    table.play("play luck 0", "move main1 t0.w")
    table.play("reroll 4", "reroll 4")
    assert table.purse(0) == (6, 0, 0)
    assert not dice.left


@pytest.mark.proves("card:luck")
def test_expert_luck_holds_for_every_die_once(dice):
    dice.treasure("experience", "resource_2_keep_1")
    dice.resource("gold_3", "gold_3", "materials_4", "valuables_2")
    table = on_the_map("luck", resources={0: (0, 0, 0)})
    table.play("play luck 1", "move main1 t0.w", "reroll 4")
    table.play("reroll 4", "reroll 5")
    assert set(table.options()) == {"keep_die 0", "keep_die 1"}
    table.play("keep_die 1")
    assert table.purse(0) == (0, 0, 2)


@pytest.mark.proves("card:luck")
def test_only_expert_luck_holds_for_attack_dice(dice):
    dice.attack(-1, 1, 0, 0)
    fight = duel("luck")
    assert ways(fight, "luck") == {1}, "no other dice are rolled in a combat"
    fight.play("play luck 1")
    assert dealt(fight, "reroll 4") == 3
    assert dice.left == 1, "the enemy cannot roll again, nor is there a second time"


@pytest.mark.proves("card:wisdom")
@pytest.mark.parametrize(("way", "seen"), [(0, 3), (1, 4)])
def test_wisdom_makes_a_spell_cheaper_and_shows_more_spells(way, seen):
    table = on_the_map("wisdom", built={0: ["mage_guild"]}, round=2, resources={0: (10, 0, 0)})
    assert ways(table, "wisdom") == set(), "only when a spell is bought"
    table.play("spell_book")
    assert table.asked == "0 guild"
    table.play(f"play wisdom {way}")
    assert table.purse(0)[0] == 10 - 4
    table.play("from_deck spell")
    assert len(table.g.looked_at) == seen


@pytest.mark.proves("card:diplomacy")
def test_diplomacy_shows_a_neutral_unit_for_each_dwelling_one_of_which_may_be_recruited():
    table = on_the_map(
        "diplomacy",
        built={0: ["dwelling_bronze", "dwelling_golden"]},
        neutral={"bronze": ["neutral_boars"], "golden": ["neutral_trolls"], "azure": ["neutral_azure_dragons"]},
        resources={0: (20, 0, 0)},
        tokens={0: 0},
        army={0: ["castle_crusaders"]},
    )
    table.play("play diplomacy 0")
    assert table.asked == "0 neutral"
    assert table.after("recruit") == {"neutral_boars", "neutral_trolls"}, "45 gold for Dragons is too much"
    table.play("recruit neutral_trolls")
    assert table.army(0) == ["castle_crusaders", "neutral_trolls"]
    assert table.purse(0) == (7, 0, 0)
    assert len(table.g.neutral_discard[0]) == len(table.g.neutral_discard[3]) == 1
    assert table.asked == "0 turn"


@pytest.mark.proves("card:diplomacy")
def test_expert_diplomacy_visits_a_field_of_ones_own_level_without_combat_and_experience():
    table = on_the_map("diplomacy", near="artifact_symbol", level={0: 2})
    table.enter()
    assert table.asked == "0 guards"
    before = table.g.xp
    table.play("play diplomacy 1")
    assert table.asked == "0 search"
    assert table.visited(table.site)
    assert table.g.xp == before


@pytest.mark.proves("card:diplomacy")
def test_expert_diplomacy_does_not_help_where_the_difficulty_is_another():
    table = on_the_map("diplomacy", near="settlement", level={0: 2})
    table.enter()
    assert "guards" not in table.asked
    assert table.discard(0) == []


@pytest.mark.proves("card:necromancy")
@pytest.mark.parametrize(("way", "units"), [(0, {"vampires"}), (1, {"vampires", "dread_knights"})])
def test_necromancy_reinforces_a_unit_for_half_its_gold_after_a_combat_won(dice, way, units):
    fight = duel(
        "necromancy",
        heroes=("sandro", "alamar"),
        attacker=[("necropolis_vampires", MINE)],
        defender=[("dungeon_troglodytes", THEIRS)],
        army={0: ["necropolis_dread_knights"]},
        resources={0: (20, 0, 1)},
    )
    assert ways(fight, "necromancy") == set()
    fight.play(STRIKE)
    assert fight.asked == "0 after_victory"
    gold = fight.purse(0)[0]
    fight.play(f"play necromancy {way}")
    assert fight.after("reinforce") == {f"necropolis_{unit}" for unit in units}
    fight.play("reinforce necropolis_vampires")
    assert "necropolis_vampires:pack" in fight.army(0)
    assert fight.purse(0)[0] == gold - 6
    assert fight.discard(0) == ["necromancy"]


# --------------------------------------------------------------------------- combat


@pytest.mark.proves("card:intelligence")
@pytest.mark.parametrize("way", [0, 1])
def test_intelligence_casts_a_spell_before_any_unit_activates(way):
    fight = duel("intelligence", "lightning_bolt", "magic_arrow", **OPENING)
    assert fight.asked == "0 opening"
    assert 0 not in ways(fight, "lightning_bolt"), "without Intelligence it waits for an activation"
    fight.play(f"play intelligence {way}", "play lightning_bolt 0", f"target {MINE}")
    assert fight.wounds(MINE) == 2
    assert fight.asked == "1 activation", "of the first unit"
    until_active(fight, MINE)
    assert ways(fight, "magic_arrow") == ({0} if way else set()), "only the Expert Effect does not count"


@pytest.mark.proves("card:mysticism")
@pytest.mark.parametrize("way", [0, 1])
def test_mysticism_takes_the_spell_back_and_its_expert_effect_all_that_was_played_with_it(way):
    fight = duel("mysticism", "magic_arrow", "power", "haste")
    fight.play("play power 0", "play haste 3", "play magic_arrow 2", f"target {THEIRS}")
    assert fight.asked == "0 own_cast"
    fight.play(f"play mysticism {way}")
    assert set(fight.hand(0)) == ({"magic_arrow", "power", "haste"} if way else {"magic_arrow"})
    assert ways(fight, "magic_arrow") == set(), "it was the spell of this Combat Round"


@pytest.mark.proves("card:resistance")
def test_resistance_takes_the_effect_of_a_spell_with_at_most_1_power():
    fight = duel("lightning_bolt", theirs=["resistance"], power=(1, 0))
    fight.play("play lightning_bolt 1")
    assert fight.asked == "1 counter"
    assert fight.after("play resistance") == {"0", "1"}
    fight.play("play resistance 0")
    assert fight.wounds(THEIRS) == 0
    assert (fight.discard(0), fight.discard(1)) == (["lightning_bolt"], ["resistance"])
    assert fight.g.spells == (1, 0), "it was cast all the same"


@pytest.mark.proves("card:resistance")
def test_against_a_stronger_spell_only_expert_resistance_helps():
    fight = duel("lightning_bolt", theirs=["resistance"], power=(2, 0))
    fight.play("play lightning_bolt 2")
    assert fight.after("play resistance") == {"1"}
    fight.play("play resistance 1")
    assert fight.wounds(THEIRS) == 0


TWO = [("castle_crusaders", "a4"), ("castle_griffins", "b5"), ("castle_zealots", "c5")]


@pytest.mark.proves("card:tactics")
def test_tactics_swaps_two_of_ones_units_when_a_combat_begins():
    fight = duel("tactics", attacker=TWO, **OPENING)
    assert ways(fight, "tactics") == {0}
    fight.play("play tactics 0")
    assert fight.after("target") == {"a4", "b5", "c5"}
    fight.play("target a4", "target c5")
    assert fight.units(0) == {"a4": "castle_zealots", "b5": "castle_griffins", "c5": "castle_crusaders"}


@pytest.mark.proves("card:tactics")
def test_expert_tactics_swaps_when_a_unit_activates():
    fight = duel("tactics", attacker=TWO)
    assert ways(fight, "tactics") == {1}
    fight.play("play tactics 1", "target a4", "target b5")
    assert fight.units(0) == {"a4": "castle_griffins", "b5": "castle_crusaders", "c5": "castle_zealots"}
    assert fight.activated == "b5", "the same unit is still activated"
