"""The thirty-two Artifacts of the core box, each with both of its effects."""

from __future__ import annotations

import pytest

from games.heroes.duels import (
    MINE,
    STRIKE,
    THEIRS,
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

TOP_CARD = {0: ["estates", "armorer", "offense"]}
"""What is drawn in these tests."""


def attack_by(card, way, *answers, hand=()):
    """What a card adds to the damage of an attack, and the hand that is left."""
    fight = duel(card, *hand, deck=TOP_CARD)
    more = dealt(fight, f"play {card} {way}", *answers) - 2
    assert card in fight.discard(0)
    return more, fight.hand(0)


def defense_by(card, way, *answers, hand=(), kept=False):
    """What a card takes off the damage of a Retaliation, and the hand that is left."""
    fight = duel(card, *hand, deck=TOP_CARD)
    less = 3 - suffered(fight, f"play {card} {way}", *answers)
    assert (card in fight.hand(0)) == kept
    assert (card in fight.discard(0)) != kept
    return less, fight.hand(0)


def power_by(card, way, *answers, hand=()):
    """How much Power a card gives a spell."""
    fight = duel(card, *hand, "chain_lightning", deck=TOP_CARD)
    assert ways(fight, "chain_lightning") <= {0, 3}
    fight.play(f"play {card} {way}", *answers)
    assert card in fight.discard(0)
    power = fight.g.power[0]
    assert ways(fight, "chain_lightning") & {0, 1, 2} == set(range(1 + power // 2))
    return power


def taken_by(card, way, *answers, hand=(), removed=False):
    """What a card gives: gold, materials, valuables."""
    table = on_the_map(card, *hand, resources={0: (0, 0, 0)})
    table.play(f"play {card} {way}", *answers)
    assert (card in table.removed) == removed
    assert (card in table.discard(0)) != removed
    assert card not in table.hand(0)
    return table.purse(0)


def needs_cards(card, way, n):
    """A cost of cards is paid in full or the effect is not used (HER-GEN-03)."""
    few, enough = duel(card, *["estates"] * (n - 1)), duel(card, *["estates"] * n, "magic_arrow")
    return way not in ways(few, card) and way in ways(enough, card)


# --------------------------------------------------------------------------- Attack and Defense


@pytest.mark.proves("card:armor_of_wonder")
def test_armor_of_wonder_draws_a_card_and_gives_1_attack_or_defense(dice):
    assert attack_by("armor_of_wonder", 0) == (1, ["estates"])
    assert defense_by("armor_of_wonder", 1) == (1, ["estates"])


@pytest.mark.proves("card:blackshard_of_the_dead_knight")
def test_blackshard_gives_2_attack_for_a_card_which_is_replaced_if_it_was_a_spell_or_1_attack(dice):
    name = "blackshard_of_the_dead_knight"
    assert attack_by(name, 0, "discard haste", hand=["haste"]) == (2, ["estates"])
    assert attack_by(name, 0, "discard power", hand=["power"]) == (2, [])
    assert attack_by(name, 0) == (2, []), "no card is no hindrance, it is no cost"
    assert attack_by(name, 1) == (1, [])


@pytest.mark.proves("card:centaurs_axe")
def test_centaurs_axe_triples_an_attack_die_or_gives_1_attack(dice):
    dice.attack(1, -1)
    fight = duel("centaurs_axe")
    fight.play(STRIKE, "pass")
    assert fight.asked == "0 after_roll"
    fight.play("play centaurs_axe 0")
    assert fight.wounds(THEIRS) == 2 + 3
    assert fight.wounds(MINE) == 2
    assert attack_by("centaurs_axe", 1) == (1, [])


@pytest.mark.proves("card:dragon_scale_armor")
def test_dragon_scale_armor_gives_2_attack_or_2_defense(dice):
    assert attack_by("dragon_scale_armor", 0) == (2, [])
    assert defense_by("dragon_scale_armor", 1) == (2, [])


@pytest.mark.proves("card:dragon_scale_shield")
def test_dragon_scale_shield_gives_2_attack_or_2_defense(dice):
    assert attack_by("dragon_scale_shield", 0) == (2, [])
    assert defense_by("dragon_scale_shield", 1) == (2, [])


@pytest.mark.proves("card:ogres_club_of_havoc")
def test_ogres_club_of_havoc_gives_2_attack_for_a_card_or_1_attack(dice):
    assert needs_cards("ogres_club_of_havoc", 0, 1)
    assert attack_by("ogres_club_of_havoc", 0, "discard power", hand=["power"]) == (2, [])
    assert attack_by("ogres_club_of_havoc", 1) == (1, [])


@pytest.mark.proves("card:red_dragon_flame_tongue")
def test_red_dragon_flame_tongue_gives_1_defense_or_1_attack(dice):
    assert defense_by("red_dragon_flame_tongue", 0) == (1, [])
    assert attack_by("red_dragon_flame_tongue", 1) == (1, [])


@pytest.mark.proves("card:sentinels_shield")
def test_sentinels_shield_gives_3_defense_for_a_card_or_2_defense(dice):
    assert needs_cards("sentinels_shield", 0, 1)
    assert defense_by("sentinels_shield", 0, "discard power", hand=["power"]) == (3, [])
    assert defense_by("sentinels_shield", 1) == (2, [])


@pytest.mark.proves("card:shield_of_the_dwarven_lords")
def test_shield_of_the_dwarven_lords_cancels_a_die_with_what_it_triggers_or_gives_1_defense(dice):
    dice.attack(-1)
    fight = duel("shield_of_the_dwarven_lords", defender=[("dungeon_minotaurs", THEIRS)], active=THEIRS)
    fight.play("attack a3 a4", "pass")
    assert fight.asked == "0 after_roll"
    fight.play("play shield_of_the_dwarven_lords 0")
    assert fight.wounds(MINE) == 2
    assert fight.hand(1) == [], "Minotaurs draw a card for a -1"
    assert defense_by("shield_of_the_dwarven_lords", 1) == (1, [])


@pytest.mark.proves("card:shield_of_the_yawning_dead")
def test_shield_of_the_yawning_dead_gives_2_defense_for_a_card_or_1_defense(dice):
    assert needs_cards("shield_of_the_yawning_dead", 0, 1)
    assert defense_by("shield_of_the_yawning_dead", 0, "discard power", hand=["power"]) == (2, [])
    assert defense_by("shield_of_the_yawning_dead", 1) == (1, [])


@pytest.mark.proves("card:sword_of_judgement")
def test_sword_of_judgement_gives_1_attack_or_defense_for_each_card(dice):
    hand = ["power", "power", "knowledge"]
    assert attack_by("sword_of_judgement", 0, "discard power", "done", hand=hand) == (
        1,
        ["knowledge", "power"][::-1],
    )
    two = ("discard power", "discard power", "done")
    assert attack_by("sword_of_judgement", 0, *two, hand=hand) == (2, ["knowledge"])
    assert defense_by("sword_of_judgement", 1, *two, hand=hand) == (2, ["knowledge"])
    assert defense_by("sword_of_judgement", 1, "done", hand=hand)[0] == 0
    assert needs_cards("sword_of_judgement", 0, 1)


@pytest.mark.proves("card:targ_of_the_rampaging_ogre")
def test_targ_of_the_rampaging_ogre_gives_2_defense_for_two_cards_and_returns_or_1_defense(dice):
    name = "targ_of_the_rampaging_ogre"
    assert needs_cards(name, 0, 2)
    both = ("discard power", "discard knowledge")
    assert defense_by(name, 0, *both, hand=["power", "knowledge"], kept=True) == (2, [name])
    assert defense_by(name, 1) == (1, [])


@pytest.mark.proves("card:titans_gladius")
def test_titans_gladius_gives_3_attack_for_a_card_or_2_attack(dice):
    assert needs_cards("titans_gladius", 0, 1)
    assert attack_by("titans_gladius", 0, "discard power", hand=["power"]) == (3, [])
    assert attack_by("titans_gladius", 1) == (2, [])


@pytest.mark.proves("card:vial_of_lifeblood")
def test_vial_of_lifeblood_takes_up_to_3_damage_off_or_gives_1_hp_for_the_combat():
    fight = duel("vial_of_lifeblood", defender=[("dungeon_black_dragons", THEIRS)], wounds={MINE: 2, THEIRS: 4})
    fight.play("play vial_of_lifeblood 0")
    assert (fight.wounds(MINE), fight.wounds(THEIRS)) == (0, 4)
    fight = duel("vial_of_lifeblood", attacker=[("castle_champions", MINE)], wounds={MINE: 5})
    fight.play("play vial_of_lifeblood 0")
    assert fight.wounds(MINE) == 2
    fight = duel("vial_of_lifeblood", wounds={MINE: 1})
    fight.play("play vial_of_lifeblood 1")
    assert value(fight, "hp", MINE) == 5
    rest(fight)
    assert value(fight, "hp", MINE) == 5
    assert lying(fight) == ["vial_of_lifeblood"]
    assert ways(duel("vial_of_lifeblood"), "vial_of_lifeblood") == {1}, "nobody has damage"


# --------------------------------------------------------------------------- Power


@pytest.mark.proves("card:breastplate_of_petrified_wood")
def test_breastplate_of_petrified_wood_draws_a_card_or_gives_1_power():
    table = on_the_map("breastplate_of_petrified_wood", deck=TOP_CARD)
    table.play("play breastplate_of_petrified_wood 0")
    assert table.hand(0) == ["estates"]
    assert power_by("breastplate_of_petrified_wood", 1) == 1


@pytest.mark.proves("card:dragon_wing_tabard")
def test_dragon_wing_tabard_lets_the_enemy_discard_a_random_card_or_gives_1_power():
    fight = duel("dragon_wing_tabard", theirs=["attack", "attack"])
    fight.play("play dragon_wing_tabard 0")
    assert fight.hand(1) == ["attack"]
    assert fight.discard(1) == ["attack"]
    assert ways(duel("dragon_wing_tabard"), "dragon_wing_tabard") == set(), "the enemy has no card"
    assert power_by("dragon_wing_tabard", 1) == 1


@pytest.mark.proves("card:rib_cage")
def test_rib_cage_takes_a_spell_back_and_reshuffles_the_rest_or_gives_1_power():
    table = on_the_map("rib_cage", discard={0: ["magic_arrow", "haste", "power"]})
    before = len(table.deck(0))
    table.play("play rib_cage 0")
    assert table.after("take") == {"magic_arrow", "haste"}
    table.play("take haste")
    assert table.hand(0) == ["haste"]
    assert table.discard(0) == ["rib_cage"]
    assert len(table.deck(0)) == before + 2
    assert power_by("rib_cage", 1) == 1


@pytest.mark.proves("card:titans_cuirass")
def test_titans_cuirass_gives_4_power_for_a_card_or_2_power():
    assert power_by("titans_cuirass", 0, "discard attack", hand=["attack"]) == 4
    assert power_by("titans_cuirass", 1) == 2
    alone = on_the_map("titans_cuirass", "town_portal", at={"main1": "t0.ne"})
    assert ways(alone, "titans_cuirass") == {0, 1}
    alone.play("play titans_cuirass 0", "discard town_portal")
    assert alone.g.power[0] == 4


@pytest.mark.proves("card:tunic_of_the_cyclops_king")
def test_tunic_of_the_cyclops_king_draws_a_card_and_gives_1_power_or_gives_2_power():
    fight = duel("tunic_of_the_cyclops_king", deck={0: ["magic_arrow"]})
    fight.play("play tunic_of_the_cyclops_king 0")
    assert fight.hand(0) == ["magic_arrow"]
    assert ways(fight, "magic_arrow") == {0, 1}
    assert power_by("tunic_of_the_cyclops_king", 1) == 2


# --------------------------------------------------------------------------- Resources


@pytest.mark.proves("card:endless_bag_of_gold")
def test_endless_bag_of_gold_gives_3_gold_or_is_removed_for_6():
    assert taken_by("endless_bag_of_gold", 0) == (3, 0, 0)
    assert taken_by("endless_bag_of_gold", 1, removed=True) == (6, 0, 0)


@pytest.mark.proves("card:endless_sack_of_gold")
def test_endless_sack_of_gold_gives_5_gold_or_is_removed_for_8():
    assert taken_by("endless_sack_of_gold", 0) == (5, 0, 0)
    assert taken_by("endless_sack_of_gold", 1, removed=True) == (8, 0, 0)


@pytest.mark.proves("card:everflowing_crystal_cloak")
def test_everflowing_crystal_cloak_gives_2_valuables_for_three_cards_or_1():
    hand = ["attack", "power", "power"]
    paid = ("discard power", "discard attack", "discard power")
    assert taken_by("everflowing_crystal_cloak", 0, *paid, hand=hand) == (0, 0, 2)
    assert needs_cards("everflowing_crystal_cloak", 0, 3)
    assert taken_by("everflowing_crystal_cloak", 1) == (0, 0, 1)


@pytest.mark.proves("card:everpouring_vial_of_mercury")
def test_everpouring_vial_of_mercury_gives_1_valuables_or_is_removed_for_2():
    assert taken_by("everpouring_vial_of_mercury", 0) == (0, 0, 1)
    assert taken_by("everpouring_vial_of_mercury", 1, removed=True) == (0, 0, 2)


@pytest.mark.proves("card:inexhaustible_cart_of_lumber")
def test_inexhaustible_cart_of_lumber_gives_2_materials_or_is_removed_for_4():
    assert taken_by("inexhaustible_cart_of_lumber", 0) == (0, 2, 0)
    assert taken_by("inexhaustible_cart_of_lumber", 1, removed=True) == (0, 4, 0)


def gold_for(card, *lines):
    """What Units cost with a card that makes the next one cheaper."""
    table = on_the_map(
        card,
        built={0: ["dwelling_silver", "dwelling_golden", "citadel"]},
        army={0: ["castle_halberdiers"]},
        resources={0: (40, 9, 9)},
    )
    table.play(*lines)
    return 40 - table.purse(0)[0]


def cheaper_by(card):
    """How much gold a card takes off the cost of one Unit: recruited or reinforced, never below 0."""
    champions, crusaders = "recruit castle_champions", "recruit castle_crusaders"
    off = 12 - gold_for(card, f"play {card} 0", champions)
    assert gold_for(card, f"play {card} 0", champions, crusaders) == 18 - off, "one Unit only"
    assert gold_for(card, champions, f"play {card} 0", crusaders) == 12 + max(0, 6 - off), "in a Population Action"
    assert gold_for(card, champions, f"play {card} 0", "reinforce castle_champions") == 32 - off
    return off


@pytest.mark.proves("card:head_of_legion")
def test_head_of_legion_makes_a_unit_6_gold_cheaper_or_gives_3_gold():
    assert cheaper_by("head_of_legion") == 6
    assert taken_by("head_of_legion", 1) == (3, 0, 0)


@pytest.mark.proves("card:legs_of_legion")
def test_legs_of_legion_makes_a_unit_4_gold_cheaper_or_gives_2_gold():
    assert cheaper_by("legs_of_legion") == 4
    assert taken_by("legs_of_legion", 1) == (2, 0, 0)


@pytest.mark.proves("card:loins_of_legion")
def test_loins_of_legion_makes_a_unit_5_gold_cheaper_or_gives_2_gold():
    assert cheaper_by("loins_of_legion") == 5
    assert taken_by("loins_of_legion", 1) == (2, 0, 0)


# --------------------------------------------------------------------------- the hand


@pytest.mark.proves("card:charm_of_mana")
def test_charm_of_mana_changes_two_cards_for_three_or_draws_two_and_discards_one():
    table = on_the_map("charm_of_mana", "power", "attack", deck=TOP_CARD)
    table.play("play charm_of_mana 0", "discard power", "discard attack")
    assert table.hand(0) == ["armorer", "offense", "estates"]
    assert needs_cards("charm_of_mana", 0, 2)
    table = on_the_map("charm_of_mana", "power", deck=TOP_CARD)
    table.play("play charm_of_mana 1")
    assert table.after("discard") == {"power", "estates", "armorer"}
    table.play("discard power")
    assert table.hand(0) == ["armorer", "estates"]


@pytest.mark.proves("card:shackles_of_war")
def test_shackles_of_war_forbid_the_enemy_hero_to_surrender():
    more = {"opening": True, "active": "", "resources": {1: (10, 0, 0)}}
    fight = duel("shackles_of_war", **more)
    assert 0 in ways(fight, "shackles_of_war")
    fight.play("pass")
    until_active(fight, THEIRS)
    assert fight.offers("surrender")
    fight = duel("shackles_of_war", **more)
    fight.play("play shackles_of_war 0")
    until_active(fight, THEIRS)
    assert fight.refused("surrender")


@pytest.mark.proves("card:shackles_of_war")
def test_shackles_of_war_draw_two_cards_of_which_one_is_kept():
    table = on_the_map("shackles_of_war", "power", deck=TOP_CARD)
    assert ways(table, "shackles_of_war") == {1}
    table.play("play shackles_of_war 1")
    assert table.after("discard") == {"estates", "armorer"}, "one of those drawn"
    table.play("discard armorer")
    assert table.hand(0) == ["power", "estates"]


@pytest.mark.proves("card:hourglass_of_the_evil_hour")
def test_hourglass_of_the_evil_hour_takes_the_positive_morale_of_an_enemy():
    table = on_the_map("hourglass_of_the_evil_hour", players=3, morale={1: POSITIVE, 2: POSITIVE})
    assert ways(table, "hourglass_of_the_evil_hour") == {0, 1}
    table.play("play hourglass_of_the_evil_hour 0")
    assert table.after("name") == {"2", "3"}
    table.play("name 2")
    assert table.g.morale == (0, 0, POSITIVE)
    assert ways(on_the_map("hourglass_of_the_evil_hour"), "hourglass_of_the_evil_hour") == {1}


@pytest.mark.proves("card:hourglass_of_the_evil_hour")
@pytest.mark.parametrize(("face", "token"), [(0, POSITIVE), (1, 0), (-1, 0)])
def test_hourglass_of_the_evil_hour_gives_positive_morale_on_a_0(dice, face, token):
    dice.attack(face)
    table = on_the_map("hourglass_of_the_evil_hour")
    table.play("play hourglass_of_the_evil_hour 1")
    assert table.g.morale[0] == token


# --------------------------------------------------------------------------- the map


@pytest.mark.proves("card:angel_wings")
def test_angel_wings_carry_a_hero_over_any_field_without_resolving_it_or_draw_a_card():
    table = on_the_map("angel_wings")
    assert "t0.nw" not in table.after("move main1"), "a Blocked Field"
    table.play("play angel_wings 0")
    assert table.mp("main1") == 4
    table.play("move main1 t0.nw")
    assert table.asked == "0 onward"
    assert not table.offers("stay")
    table.play("move main1 t0.w", "move main1 t0.c")
    assert not table.visited("t0.w"), "the treasure was only passed"
    table.play("stay")
    assert table.at("main1") == "t0.c"
    table = on_the_map("angel_wings", deck=TOP_CARD)
    table.play("play angel_wings 1")
    assert table.hand(0) == ["estates"]


@pytest.mark.proves("card:angel_wings")
def test_angel_wings_carry_one_of_the_heroes_over_borders():
    table = on_the_map("angel_wings", tiles={"t5": "f1"}, at={"main1": "t0.e", "second1": "t0.ne"})
    assert "t5.sw" not in table.after("move main1")
    table.play("play angel_wings 0")
    assert table.after("to_hero") == {"main1", "second1"}
    table.play("to_hero main1")
    assert "t5.sw" in table.after("move main1")
    assert "t5.w" not in table.after("move second1"), "the other hero walks"


@pytest.mark.proves("card:speculum")
def test_speculum_discovers_a_tile_next_to_the_heros_or_is_removed_to_draw_a_card():
    table = on_the_map("speculum")
    before, mp = table.g.face_up, table.mp("main1")
    table.play("play speculum 0")
    if table.asked.endswith("discover"):
        table.play(table.options()[0])
    if table.asked.endswith("orientation"):
        table.play(table.options()[0])
    assert bin(table.g.face_up).count("1") == bin(before).count("1") + 1
    assert table.mp("main1") == mp
    table = on_the_map("speculum", deck=TOP_CARD)
    table.play("play speculum 1")
    assert table.hand(0) == ["estates"]
    assert table.removed == ["speculum"]
    assert table.discard(0) == []
