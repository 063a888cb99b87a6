"""Cards, Spells and Specialties (chapters CRD, SPL and SPC)."""

from __future__ import annotations

from collections import Counter

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
    until_active,
    value,
    ways,
)
from games.heroes.table import Table
from gonfalon.games.heroes import printed
from gonfalon.games.heroes.codes import CARD, NOBODY, RETALIATED
from gonfalon.games.heroes.printed.cards import Artifact, Spell
from gonfalon.games.heroes.printed.ops.combat import ChainDamage, Damage
from gonfalon.games.heroes.rules.cards.playing import WAYS
from gonfalon.games.heroes.rules.combat.attack_dice import RETALIATION
from gonfalon.games.heroes.rules.laying import CORE_HEROES

CASTLE_DECK = ["attack", "attack", "defense", "defense", "power", "knowledge", "magic_arrow", "leadership"]
"""The starting Deck of Catherine but for her Specialty."""
ARTIFACTS = [printed.CARDS[card].id for card in printed.deck(Artifact)]


# --------------------------------------------------------------------------- when cards are played


@pytest.mark.rule("HER-CRD-02")
def test_cards_are_played_in_ones_own_turn_or_in_a_combat_of_ones_main_hero():
    assert ways(on_the_map("estates"), "estates") == {0, 1}
    other = on_the_map(active=1, hand={0: ["estates"], 1: []})
    assert "0" not in other.asked
    assert ways(duel(active=THEIRS, theirs=["attack"]), "attack") == {0, 1}
    fight = duel(theirs=["defense"])
    fight.play(STRIKE)
    assert fight.asked == "1 before_attack", "the other player's Main Hero fights too"


@pytest.mark.rule("HER-CRD-02")
def test_in_a_town_action_in_the_turn_of_another_no_card_is_played():
    more = {"built": {1: ["dwelling_bronze"]}, "resources": {1: (30, 0, 0)}, "army": {1: ["dungeon_manticores"]}}
    table = on_the_map(hand={1: ["legs_of_legion"]}, **more)
    table.play("end")
    assert table.asked == "1 offers"
    table.play("recruit dungeon_troglodytes")
    assert table.asked == "1 population"
    assert not table.after("play legs_of_legion")
    own = on_the_map(hand={1: ["legs_of_legion"]}, active=1, **more)
    own.play("recruit dungeon_troglodytes")
    assert own.after("play legs_of_legion") == {"0"}


@pytest.mark.rule("HER-CRD-02")
@pytest.mark.parametrize("how", [{"secondary": [0]}, {"secondary": [1]}, {"alone": True}])
def test_whoever_does_not_fight_with_his_main_hero_plays_no_cards(dice, how):
    fight = duel("attack", "magic_arrow", theirs=["defense", "magic_arrow"], **how)
    silent = 0 if how == {"secondary": [0]} else 1
    if silent == 0:
        assert not fight.after("play attack") | fight.after("play magic_arrow")
    fight.play(STRIKE)
    while not fight.asked.endswith("activation"):
        assert not fight.asked.startswith(str(silent))
        fight.play("pass")
    assert fight.asked == "1 activation"
    assert bool(fight.after("play magic_arrow")) == (silent == 0)


@pytest.mark.rule("HER-CRD-06")
def test_an_instant_effect_is_resolved_at_once():
    table = on_the_map("estates", resources={0: (0, 0, 0)})
    table.play("play estates 0")
    assert table.purse(0) == (3, 0, 0)
    assert lying(table) == []
    assert table.discard(0) == ["estates"]


@pytest.mark.rule("HER-CRD-07")
def test_activation_effects_are_for_the_activation_of_ones_own_unit(dice):
    fight = duel("lightning_bolt", "attack", theirs=["lightning_bolt"])
    assert 0 in ways(fight, "lightning_bolt")
    fight.play(STRIKE)
    assert fight.asked == "0 before_attack"
    assert ways(fight, "attack") == {0, 1}
    assert ways(fight, "lightning_bolt") == set()
    fight.passing()
    assert fight.asked == "1 activation", "seat 1 was not even asked in the attack"
    assert 0 in ways(fight, "lightning_bolt")


@pytest.mark.rule("HER-CRD-08")
def test_map_effects_are_not_used_in_combat():
    table = on_the_map("town_portal", "diplomacy", at={"main1": "t0.ne"}, built={0: ["dwelling_bronze"]})
    assert ways(table, "town_portal") == ways(table, "diplomacy") == {0}
    fight = duel("town_portal", "diplomacy", "magic_arrow", built={0: ["dwelling_bronze"]})
    assert ways(fight, "town_portal") == {3}, "its Power serves"
    assert ways(fight, "diplomacy") == set()


# --------------------------------------------------------------------------- where cards go


@pytest.mark.rule("HER-CRD-03")
def test_a_card_that_was_played_goes_to_its_players_own_discard_pile():
    fight = duel("lightning_bolt", "endless_bag_of_gold", "estates")
    common = fight.g.pile_discard
    fight.play("play lightning_bolt 0", f"target {THEIRS}", "play endless_bag_of_gold 0", "play estates 0")
    assert fight.discard(0) == ["estates", "endless_bag_of_gold", "lightning_bolt"]
    assert fight.hand(0) == []
    assert fight.g.pile_discard == common, "nothing goes back to the common piles"


@pytest.mark.rule("HER-CRD-04")
def test_an_empty_deck_is_made_of_the_discard_pile_in_the_middle_of_a_draw():
    table = Table(hand={0: ["charm_of_mana"]}, discard={0: CASTLE_DECK})
    assert table.deck(0) == ["catherine_1"]
    table.play("play charm_of_mana 1")
    assert "catherine_1" in table.hand(0)
    assert len(table.hand(0)) == 2
    assert table.discard(0) == []
    assert len(table.deck(0)) == 7
    table = Table(hand={0: ["breastplate_of_petrified_wood"]}, discard={0: CASTLE_DECK})
    table.play("play breastplate_of_petrified_wood 0")
    assert table.deck(0) == []
    assert len(table.discard(0)) == 9, "it is shuffled only when a card must be drawn"


@pytest.mark.rule("HER-CRD-05")
def test_a_gained_card_goes_straight_to_the_hand():
    table = on_the_map(near="artifact_symbol", pile={"artifact": ["centaurs_axe", "rib_cage"]})
    table.enter()
    table.play("from_deck artifact", "take rib_cage")
    assert table.hand(0) == ["rib_cage"]
    assert "rib_cage" not in table.discard(0) + table.deck(0)


@pytest.mark.rule("HER-CRD-09")
def test_an_ongoing_effect_ends_when_it_has_been_used_up(dice):
    dice.treasure("experience", "resource_1")
    dice.resource("gold_3", "gold_6", "gold_3")
    table = on_the_map("luck")
    table.play("play luck 0", "move main1 t0.w", "reroll 4")
    assert lying(table) == ["luck"], "the Resource Die is left"
    table.play("reroll 4")
    assert lying(table) == []
    assert table.discard(0) == ["luck"]
    table.play("move main1 t0.c", "move main1 t0.e")
    assert table.asked == "0 turn", "no reroll any more"


@pytest.mark.rule("HER-CRD-09")
def test_an_ongoing_effect_ends_with_the_combat_or_when_the_next_turn_of_its_player_begins(dice):
    fight = duel("haste", defender=[("dungeon_troglodytes", THEIRS)])
    fight.play("play haste 0", f"target {MINE}")
    assert lying(fight) == ["haste"]
    fight.play(STRIKE)
    assert lying(fight) == []
    assert fight.discard(0) == ["haste"]
    luck = CARD.parse("luck")
    effects = (("luck_attack", 0, 1, "turn", luck), ("ongoing", 0, 3, "card", luck))
    table = on_the_map(ongoing={0: ["luck"]}, effects=effects, stage="turn_start")
    assert lying(table) == []
    assert table.discard(0) == ["luck"]
    assert table.g.effects == ()


@pytest.mark.rule("HER-CRD-10")
def test_a_permanent_card_stays_until_it_is_discarded():
    table = on_the_map(permanent={0: "ballista"})
    table.play("end")
    assert table.g.permanent[0] == CARD.parse("ballista")
    table = on_the_map(permanent={0: "ballista"})
    table.play("end_permanent")
    assert table.g.permanent[0] == NOBODY
    assert table.discard(0) == ["ballista"]
    fight = duel(permanent={0: "ballista"})
    fight.play("end_permanent")
    assert fight.discard(0) == ["ballista"]


@pytest.mark.rule("HER-CRD-11")
def test_another_permanent_card_discards_the_first():
    table = on_the_map("ammo_cart", permanent={0: "ballista"})
    table.play("play ammo_cart 0")
    assert table.g.permanent[0] == CARD.parse("ammo_cart")
    assert table.discard(0) == ["ballista"]


@pytest.mark.rule("HER-CRD-12")
def test_a_permanent_card_is_played_when_activation_or_map_effects_are(dice):
    assert ways(on_the_map("ballista"), "ballista") == {0}
    fight = duel("ballista", "attack")
    assert ways(fight, "ballista") == {0}
    fight.play(STRIKE)
    assert fight.asked == "0 before_attack"
    assert ways(fight, "ballista") == set()


@pytest.mark.rule("HER-CRD-13")
def test_a_removed_card_leaves_the_game():
    table = on_the_map("endless_bag_of_gold")
    table.play("play endless_bag_of_gold 1")
    assert table.removed == ["endless_bag_of_gold"]
    bag = CARD.parse("endless_bag_of_gold")
    places = (table.g.hand, table.g.deck, table.g.discard, table.g.ongoing, table.g.pile, table.g.pile_discard)
    assert not any(bag in cards for piles in places for cards in piles)


# --------------------------------------------------------------------------- the common Decks


@pytest.mark.rule("HER-CRD-14")
def test_the_common_decks_have_discard_piles_of_their_own():
    table = on_the_map(near="artifact_symbol", pile={"artifact": ["centaurs_axe", "rib_cage"]})
    spells, abilities = table.pile_discard("spell"), table.pile_discard("ability")
    table.enter()
    table.play("from_deck artifact", "take rib_cage")
    assert table.pile_discard("artifact")[0] == "centaurs_axe"
    assert (table.pile_discard("spell"), table.pile_discard("ability")) == (spells, abilities)


@pytest.mark.rule("HER-CRD-15")
def test_a_common_deck_that_has_run_out_is_made_of_its_discard_pile_and_opens_a_new_one():
    table = on_the_map(near="artifact_symbol", pile_discard={"artifact": ARTIFACTS[1:]})
    assert len(table.pile("artifact")) == 1
    table.enter()
    table.play("from_deck artifact")
    assert len(table.g.looked_at) == 2
    assert CARD.parse(ARTIFACTS[0]) in table.g.looked_at
    assert len(table.pile_discard("artifact")) == 1, "the top card of the new Deck"
    assert len(table.pile("artifact")) == len(ARTIFACTS) - 3


@pytest.mark.rule("HER-CRD-16")
def test_a_common_discard_pile_is_never_left_empty():
    table = on_the_map(
        near="artifact_symbol", pile_discard={"artifact": ["rib_cage"]}, pile={"artifact": ["centaurs_axe"]}
    )
    table.enter()
    table.play("from_discard artifact")
    assert table.hand(0) == ["rib_cage"]
    assert table.pile_discard("artifact") == ["centaurs_axe"]
    assert "centaurs_axe" not in table.pile("artifact")


def searching(hero, top):
    """A hero reaches Level 2 and Searches for an Ability."""
    table = Table(near="learning_stone", xp={0: 1}, heroes=(hero, "alamar"), pile={"ability": top})
    table.enter()
    table.play("from_deck ability")
    return table


@pytest.mark.rule("HER-CRD-19")
def test_a_card_of_the_necropolis_may_be_replaced_by_others_before_they_choose():
    top = ["necromancy", "estates", "necromancy", "luck"]
    table = searching("catherine", top)
    assert set(table.options()) == {"take necromancy", "take estates", "discard necromancy"}
    table.play("discard necromancy")
    assert set(table.options()) == {"take necromancy", "take estates", "discard necromancy"}
    table.play("discard necromancy")
    assert set(table.options()) == {"take estates", "take luck"}
    table.play("take luck")
    assert table.hand(0) == ["luck"]
    assert table.pile_discard("ability")[:3] == ["estates", "necromancy", "necromancy"]
    assert set(searching("sandro", top).options()) == {"take necromancy", "take estates"}


@pytest.mark.rule("HER-CRD-19")
def test_a_card_of_the_necropolis_may_be_kept_by_others():
    table = searching("catherine", ["necromancy", "estates"])
    table.play("take necromancy")
    assert table.hand(0) == ["necromancy"]


@pytest.mark.rule("HER-CRD-20")
def test_others_use_a_card_of_the_necropolis_only_to_discard_it(dice):
    fight = duel("necromancy", defender=[("dungeon_troglodytes", THEIRS)], resources={0: (30, 0, 0)})
    fight.play(STRIKE)
    assert fight.asked == "0 turn", "nothing is offered after the victory"
    table = on_the_map("necromancy", "everflowing_crystal_cloak", "estates", "luck")
    table.play("play everflowing_crystal_cloak 0", "discard necromancy", "discard luck", "discard estates")
    assert "necromancy" in table.discard(0)


# --------------------------------------------------------------------------- kinds of cards


@pytest.mark.rule("HER-CRD-17")
def test_one_of_two_effects_of_an_ability_is_picked_when_it_is_played():
    for way, gold in ((0, 3), (1, 6)):
        table = on_the_map("estates", resources={0: (0, 0, 0)})
        assert ways(table, "estates") == {0, 1}
        table.play(f"play estates {way}")
        assert table.purse(0)[0] == gold
        assert table.hand(0) == []
    assert ways(duel("attack"), "attack") == {0, 1}, "and of a Statistic"


@pytest.mark.rule("HER-CRD-18")
@pytest.mark.parametrize(("level", "uses"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_expert_effects_are_limited_by_the_level_in_each_round(level, uses):
    table = on_the_map(*["estates"] * 5, level={0: level})
    used = 0
    while 1 in ways(table, "estates"):
        table.play("play estates 1")
        used += 1
    assert used == uses
    assert ways(table, "estates") == {0}
    table = on_the_map("estates", level={0: level}, expert=(uses, 0), stage="round", round=2)
    while table.asked != "0 turn":
        table.play(table.options()[0])
    assert (1 in ways(table, "estates")) == (uses > 0), "a new Round"


@pytest.mark.rule("HER-CRD-21")
def test_one_of_two_effects_of_an_artifact_is_chosen():
    for way, gold in ((0, 3), (1, 6)):
        table = on_the_map("endless_bag_of_gold", resources={0: (0, 0, 0)})
        assert ways(table, "endless_bag_of_gold") == {0, 1}
        table.play(f"play endless_bag_of_gold {way}")
        assert table.purse(0)[0] == gold


@pytest.mark.rule("HER-CRD-23")
def test_all_artifacts_are_in_one_deck_whatever_their_level():
    table = Table()
    pile = Counter(table.pile("artifact") + table.pile_discard("artifact"))
    assert pile == Counter(ARTIFACTS)
    assert {card.level for card in printed.ARTIFACTS if card.id in pile} == {"minor", "major", "relic"}


@pytest.mark.rule("HER-CRD-25")
def test_any_number_of_cards_may_be_played_one_after_the_other(dice):
    fight = duel("attack", "attack", "offense", "red_dragon_flame_tongue", deck={0: ["estates"]})
    plays = ["play attack 0", "play attack 0", "play offense 0"]
    assert dealt(fight, *plays) == 5
    assert set(fight.hand(0)) == {"estates", "red_dragon_flame_tongue"}


@pytest.mark.rule("HER-CRD-26")
def test_a_card_may_be_played_even_if_it_changes_nothing():
    fight = duel("magic_arrow", "stone_skin", defender=[("dungeon_black_dragons", THEIRS)])
    fight.play("play magic_arrow 0", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 0, "spells deal 2 less damage to Black Dragons"
    assert fight.discard(0) == ["magic_arrow"]
    fight = duel("attack")
    fight.play("play attack 0", f"go {MINE}")
    assert fight.discard(0) == ["attack"]
    assert not fight.g.rows


# --------------------------------------------------------------------------- Power


@pytest.mark.rule("HER-SPL-01", "HER-SPL-02")
def test_the_first_effect_of_a_spell_is_free_and_the_stronger_ones_need_their_power():
    offered = {power: ways(duel("fireball", power=(power, 0)), "fireball") for power in range(6)}
    assert offered == {0: {0}, 1: {0}, 2: {0, 1}, 3: {0, 1}, 4: {0, 1, 2}, 5: {0, 1, 2}}
    fight = duel("lightning_bolt")
    fight.play("play lightning_bolt 0", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 2


@pytest.mark.rule("HER-SPL-03")
def test_power_comes_from_other_cards_played_before_the_spell():
    fight = duel("lightning_bolt", "power", "haste", "tunic_of_the_cyclops_king")
    assert ways(fight, "lightning_bolt") & {0, 1, 2} == {0}
    fight.play("play power 0")
    assert ways(fight, "lightning_bolt") & {0, 1, 2} == {0, 1}
    fight.play("play haste 3")
    assert ways(fight, "lightning_bolt") & {0, 1, 2} == {0, 1, 2}
    fight.play("play lightning_bolt 2", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 4


@pytest.mark.rule("HER-SPL-04", "HER-SPL-09")
def test_a_spell_played_for_its_power_is_not_cast_and_does_not_count():
    fight = duel("lightning_bolt", "magic_arrow")
    fight.play("play magic_arrow 3")
    assert fight.asked == "0 activation"
    assert fight.g.power[0] == 1
    assert fight.g.spells == (0, 0)
    assert fight.g.wounds == [0, 0]
    fight.play("play lightning_bolt 1", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 3


@pytest.mark.rule("HER-SPL-05", "HER-SPL-07")
def test_a_cheaper_effect_may_be_used_and_all_power_is_used_up_with_the_surplus():
    fight = duel("lightning_bolt", "magic_arrow", "knowledge", "power")
    fight.play("play power 1", "play lightning_bolt 0", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 2
    assert fight.g.power[0] == 0
    fight.play("play knowledge 1")
    assert ways(fight, "lightning_bolt") & {0, 1, 2} == {0}, "nothing is left for the next one"


@pytest.mark.rule("HER-SPL-06")
def test_power_is_lost_when_its_player_stops_playing_cards():
    fight = duel("lightning_bolt", "power")
    fight.play("play power 1", f"go {MINE}")
    assert fight.g.power == (0, 0)
    fight = duel("bloodlust", "power", theirs=["defense"])
    fight.play(STRIKE, "play power 1", "pass")
    assert fight.asked == "1 before_attack"
    fight.play("play defense 0")
    assert fight.asked == "0 before_attack"
    assert fight.g.power == (0, 0)
    fight = duel("bloodlust", "power", theirs=["defense"])
    fight.play(STRIKE, "play power 1", "pass", "pass")
    assert fight.g.power == (0, 0)
    table = on_the_map("town_portal", "power", at={"main1": "t0.ne"})
    table.play("play power 1")
    assert ways(table, "town_portal") == {0, 1}
    table.play("move main1 t0.c")
    assert table.g.power == (0, 0)


@pytest.mark.rule("HER-SPL-19")
def test_map_spells_are_empowered_too_also_by_expert_effects():
    table = on_the_map("town_portal", "power", "power", at={"main1": "t0.ne"}, mp={"main1": 0})
    table.play("play power 1", "play power 1")
    assert table.g.expert[0] == 2
    assert ways(table, "town_portal") == {0, 1, 2}
    table.play("play town_portal 2")
    assert (table.at("main1"), table.mp("main1")) == ("t0.c", 2)


# --------------------------------------------------------------------------- casting


@pytest.mark.rule("HER-SPL-08")
def test_each_player_casts_one_spell_a_combat_round():
    fight = duel("magic_arrow", "lightning_bolt", theirs=["magic_arrow"])
    fight.play("play magic_arrow 0", f"target {THEIRS}")
    assert ways(fight, "lightning_bolt") == set()
    fight.play(f"go {MINE}")
    assert fight.asked == "1 activation"
    assert ways(fight, "magic_arrow") == {0}, "the other player has his own"
    rest(fight)
    until_active(fight, MINE)
    assert ways(fight, "lightning_bolt") == {0}


@pytest.mark.rule("HER-SPL-10")
def test_on_the_map_spells_are_not_limited():
    table = on_the_map("town_portal", "town_portal", at={"main1": "t0.ne"}, mp={"main1": 1})
    table.play("play town_portal 0", "move main1 t0.ne", "play town_portal 0")
    assert table.at("main1") == "t0.c"
    assert table.discard(0) == ["town_portal", "town_portal"]


@pytest.mark.rule("HER-SPL-14", "HER-SPL-15")
def test_the_school_of_a_magic_arrow_is_chosen_where_something_refers_to_schools():
    fight = duel("magic_arrow", theirs=["resistance"], defender=[("neutral_air_elementals", THEIRS)])
    fight.play("play magic_arrow 0")
    assert fight.asked == "0 school"
    assert fight.after("choose") == {"0", "1", "2", "3"}
    fight.play("choose 2")
    assert fight.g.cast[3] == 2, "as everybody sees"
    fight = duel("magic_arrow", theirs=["resistance"])
    fight.play("play magic_arrow 0")
    assert fight.asked == "1 counter", "elsewhere Schools do not matter"
    fight = duel("lightning_bolt", theirs=["resistance"], defender=[("neutral_air_elementals", THEIRS)])
    fight.play("play lightning_bolt 0")
    assert fight.asked == "1 counter"
    assert fight.g.cast[3] == 0, "that of other Spells is printed: air"


@pytest.mark.rule("HER-SPL-16")
def test_defense_does_not_reduce_the_damage_of_spells():
    fight = duel("magic_arrow", defender=[("castle_archangels", THEIRS)])
    fight.play("play magic_arrow 0", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 1, "Archangels have Defense 3"


DAMAGING = [
    (printed.CARDS[card].id, way.number)
    for card in {*printed.deck(Spell), *(card for hero in CORE_HEROES for card in printed.specialties_of(hero))}
    for way in WAYS[card]
    if any(isinstance(op, Damage | ChainDamage) for op in way.ops)
]
"""Spells and Specialties of the core box that hurt units, and the ways in which they do."""


@pytest.mark.rule("HER-SPL-17")
@pytest.mark.parametrize(("card", "way"), sorted(DAMAGING))
def test_damage_of_spells_and_specialties_causes_no_retaliation(card, way):
    fight = duel(card, "power", "power", power=(5, 0))
    fight.play(f"play {card} {way}")
    while fight.asked != "0 activation":
        fight.play(f"target {THEIRS}" if fight.offers(f"target {THEIRS}") else fight.options()[0])
    assert fight.wounds(THEIRS) > 0
    assert fight.facts("attacks") == []
    assert not (fight.marks(MINE) | fight.marks(THEIRS)) & RETALIATED


@pytest.mark.rule("HER-SPL-17")
def test_the_damage_of_a_fire_shield_causes_no_retaliation(dice):
    fight = duel(rows=(("thorns", 1, 1, "combat", NOBODY),), attacker=[("castle_champions", MINE)])
    fight.strike(STRIKE)
    assert fight.wounds(MINE) == 1 + 5 - 2
    assert [retaliation for *_, retaliation in fight.facts("attacks")] == [0, RETALIATION]


@pytest.mark.rule("HER-SPL-18")
def test_spells_are_gained_by_building_a_mage_guild_and_then_bought_with_the_spell_book_token():
    top = ["haste", "slow", "curse", "bless"]
    table = on_the_map(resources={0: (10, 5, 5)}, pile={"spell": top}, level={})
    assert not table.offers("spell_book")
    table.play("build mage_guild", "from_deck spell", "take haste", "from_deck spell", "take curse")
    assert table.hand(0) == ["haste", "curse"]
    assert not table.offers("spell_book"), "not in the Round in which it is built"
    table = on_the_map(built={0: ["mage_guild"]}, round=2, resources={0: (10, 0, 0)}, pile={"spell": top})
    table.play("spell_book", "from_deck spell", "take slow")
    assert table.hand(0) == ["slow"]
    assert table.purse(0) == (4, 0, 0)
    assert not table.offers("spell_book"), "once a Round"


# --------------------------------------------------------------------------- Specialties


@pytest.mark.rule("HER-SPC-02", "HER-SPC-04")
def test_what_is_said_of_spells_does_not_hold_for_specialties():
    fight = duel("anti_magic", "catherine_4", "knowledge", theirs=["resistance"], power=(4, 0))
    fight.play("play anti_magic 2", "pass", f"target {MINE}", "pass")
    assert ways(fight, "catherine_4") == {0}, "no Spell can affect the Crusaders, but a Specialty"
    fight.play("play catherine_4 0")
    assert fight.asked == "0 activation", "neither Resistance nor Knowledge answers it"
    assert value(fight, "hp", MINE) == 6
    table = on_the_map("rib_cage", discard={0: ["catherine_1", "magic_arrow"]})
    table.play("play rib_cage 0")
    assert table.after("take") == {"magic_arrow"}


@pytest.mark.rule("HER-SPC-02")
def test_a_specialty_that_needs_power_is_no_spell(dice):
    board = {"heroes": ("alamar", "rion"), "wounds": {MINE: 1}, "active": THEIRS, "theirs": ["resistance"]}
    fight = duel("alamar_6", "knowledge", **board)
    fight.play("attack a3 a4", "play alamar_6 0")
    assert fight.g.spells == (0, 0)
    assert fight.discard(0) == ["alamar_6"]
    assert fight.hand(1) == ["resistance"]


@pytest.mark.rule("HER-SPC-04")
def test_a_specialty_saves_a_unit_that_no_spell_affects(dice):
    board = {"heroes": ("alamar", "rion"), "wounds": {MINE: 1}, "power": (4, 0)}
    fight = duel("anti_magic", "resurrection", "alamar_6", **board)
    fight.play("play anti_magic 2", f"target {MINE}", f"go {MINE}")
    rest(fight)
    assert fight.activated == THEIRS
    fight.play("attack a3 a4")
    assert fight.asked == "0 lethal"
    assert ways(fight, "resurrection") == {3}, "only its Power serves"
    fight.play("play alamar_6 0")
    assert fight.unit(MINE) == "castle_crusaders"


@pytest.mark.rule("HER-SPC-03")
def test_specialties_are_not_limited_to_one_a_combat_round(dice):
    fight = duel("magic_arrow", "catherine_1", "catherine_4", "catherine_6")
    fight.play("play magic_arrow 0", f"target {THEIRS}")
    fight.play("play catherine_1 0", "play catherine_4 0", "play catherine_6 0")
    assert (value(fight, "hp", MINE), value(fight, "initiative", MINE)) == (6, 7)
    assert dealt(fight) == 1 + 4
