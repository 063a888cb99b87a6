"""Playing cards in Heroes: when they may be played, Power and spells, targets, and where cards go afterwards."""

from __future__ import annotations

import pytest

from gonfalon.core import Setup, put
from gonfalon.games.heroes.codes import NOBODY, NOWHERE, PARALYSED, RETALIATED, TOWER
from gonfalon.games.heroes.printed import CARD_ID, CREATURE_ID, HERO_ID
from gonfalon.games.heroes.rules import laying
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT, overlay_values
from gonfalon.games.heroes.rules.geography import town_of
from gonfalon.games.heroes.state import Heroes

ARROW, HASTE, POWER = CARD_ID["magic_arrow"], CARD_ID["haste"], CARD_ID["power"]


def pack(name):
    return 2 * CREATURE_ID[name] + 1


def few(name):
    return 2 * CREATURE_ID[name]


def table(*heroes):
    """Two players at an empty table, in the Turn of the first, who is at the highest level."""
    g = Heroes(b"cards")
    laying.start(g, Setup("clash", 2, 1, {}))
    g.stack.clear()
    g.hero = tuple(HERO_ID[name] for name in heroes or ("catherine", "mutare"))
    g.round, g.active, g.first, g.xp = 1, 0, 0, (12, 12)
    g.hero_at = [town_of(0), NOWHERE, town_of(1), NOWHERE]
    return g


def fighting(g, mine, theirs):
    """A combat between the two Main Heroes; units of seat 0 are placed from space 16, those of seat 1 from 0."""
    g.stage, g.field, g.sides, g.fighter, g.hands_on, g.cards_of = "combat", 0, (0, 1), (0, 2), (0, 1), 3
    g.combat_round = 1
    for side, units in enumerate((mine, theirs)):
        for n, unit in enumerate(units):
            g.unit.append(unit)
            g.side.append(side)
            g.at.append(16 * (1 - side) + n)
            g.wounds.append(0)
            g.marks.append(0)
    g.before = tuple(g.unit)
    g.army = (tuple(sorted(mine)), tuple(sorted(theirs)))
    return g


def give(g, seat, *names):
    g.hand = put(g.hand, seat, tuple(sorted(CARD_ID[name] for name in names)))


def offers(g, moment, seat=0):
    return cards.playable(g, seat, moment)


def ways(g, name, moment, seat=0):
    return [way for _, card, way in offers(g, moment, seat) if card == CARD_ID[name]]


def run(coroutine, *answers):
    """Carry a rule out; questions with one option are not asked, the others are answered in turn, windows with a
    pass when no answer is left. Returns the questions that were answered."""
    asked = []
    left = list(answers)
    try:
        ask = coroutine.send(None)
        while True:
            only = ask.only()
            if only is None or (ask.window and left and left[0] in ask.options):
                if ask.window and not (left and left[0] in ask.options):
                    only = ("pass",)
                else:
                    only = left.pop(0)
                    assert only in ask.options, (ask, ask.options)
                    asked.append(ask.what)
            ask = coroutine.send(only)
    except StopIteration:
        assert not left, left
    return asked


def play(g, name, way, moment, *answers, seat=0):
    assert ("play", CARD_ID[name], way) in offers(g, moment, seat)
    return run(cards.play(g, seat, CARD_ID[name], way, moment), *answers)


def duel(*names):
    g = fighting(table(), [few("castle_crusaders"), few("castle_griffins")], [few("dungeon_harpies")])
    give(g, 0, *names)
    return g


# --------------------------------------------------------------------------- when


@pytest.mark.rule("HER-CRD-07")
@pytest.mark.rule("HER-CRD-08")
@pytest.mark.rule("HER-BAT-55")
def test_each_timing_has_its_moments():
    g = duel("magic_arrow", "haste", "attack", "town_portal")
    assert ways(g, "magic_arrow", "activation") == [0, 3]
    assert ways(g, "haste", "activation") == [0, 3]
    g.strike = (0, 2, 2)
    assert not {0, 1, 2} & set(ways(g, "magic_arrow", "attack") + ways(g, "haste", "attack"))
    assert ways(g, "attack", "attack") == [0, 1]
    assert 0 not in ways(g, "town_portal", "activation")


@pytest.mark.rule("HER-CRD-02")
def test_cards_are_played_only_in_ones_own_turn_or_in_a_combat_of_ones_main_hero():
    g = table()
    give(g, 0, "estates")
    give(g, 1, "estates")
    assert offers(g, "map", 0)
    assert not offers(g, "map", 1)
    g = duel("attack")
    g.cards_of = 2
    assert not offers(g, "activation")


@pytest.mark.rule("HER-CRD-18")
def test_expert_effects_are_limited_by_the_level():
    g = table()
    give(g, 0, "estates", "estates")
    g.xp = (2, 0)
    assert ways(g, "estates", "map") == [0, 1]
    gold = g.resources[0]
    play(g, "estates", 1, "map")
    assert g.resources[0] == gold + 6
    assert g.expert[0] == 1
    assert ways(g, "estates", "map") == [0]


@pytest.mark.rule("HER-CRD-20")
def test_only_the_necropolis_uses_its_cards():
    army = (few("necropolis_skeletons"),)
    for hero, expected in (("tamika", [0, 1]), ("catherine", [])):
        g = table(hero, "mutare")
        g.army = (army, ())
        give(g, 0, "necromancy")
        assert ways(g, "necromancy", "won") == expected


@pytest.mark.rule("HER-GEN-03")
def test_a_cost_in_cards_must_be_paid_in_full():
    g = duel("titans_gladius")
    g.strike = (0, 2, 2)
    assert ways(g, "titans_gladius", "attack") == [1]
    give(g, 0, "titans_gladius", "haste")
    play(g, "titans_gladius", 0, "attack", ("discard", HASTE))
    assert g.discard[0] == (HASTE, CARD_ID["titans_gladius"])
    assert fight.bonus(g, "attack", 0) == 3


# --------------------------------------------------------------------------- Power and spells


@pytest.mark.rule("HER-SPL-02")
@pytest.mark.rule("HER-SPL-03")
@pytest.mark.rule("HER-SPL-05")
def test_power_played_before_a_spell_allows_its_stronger_effects_and_is_used_up():
    g = duel("magic_arrow", "power")
    assert ways(g, "magic_arrow", "activation") == [0]
    play(g, "power", 1, "activation")
    assert g.power[0] == 2
    assert ways(g, "magic_arrow", "activation") == [0, 1, 2]
    asked = play(g, "magic_arrow", 1, "activation", ("target", 0))
    assert asked == ["target"]
    assert g.wounds[2] == 2
    assert g.power[0] == 0
    assert g.spent[0] == ()
    assert g.discard[0] == (POWER, ARROW)


@pytest.mark.rule("HER-SPL-06")
def test_power_that_is_not_used_is_lost():
    g = duel("magic_arrow", "power")
    play(g, "power", 0, "activation")
    cards.lose_power(g, 0)
    assert g.power[0] == 0
    assert ways(g, "magic_arrow", "activation") == [0]
    give(g, 0, "power")
    assert not offers(g, "activation"), "nothing could use it"


@pytest.mark.rule("HER-SPL-04")
@pytest.mark.rule("HER-SPL-08")
@pytest.mark.rule("HER-SPL-09")
def test_one_spell_a_combat_round_besides_those_played_for_their_power():
    g = duel("magic_arrow", "haste", "lightning_bolt")
    play(g, "haste", 3, "activation")
    assert g.power[0] == 1
    assert g.spells == (0, 0)
    play(g, "magic_arrow", 1, "activation", ("target", 17))
    assert g.spells == (1, 0)
    assert not offers(g, "activation")
    g.spells = (0, 0)
    assert ways(g, "lightning_bolt", "activation") == [0]


@pytest.mark.rule("HER-SPL-10")
@pytest.mark.rule("HER-SPL-19")
@pytest.mark.rule("HER-MOV-20")
def test_on_the_map_spells_are_not_limited_and_may_be_empowered():
    g = table()
    home = town_of(0)
    give(g, 0, "power", "town_portal", "town_portal")
    g.hero_at[0] = home + 1
    g.mp[0] = 0
    play(g, "power", 1, "map")
    play(g, "town_portal", 1, "map")
    assert g.hero_at[0] == g.stood[0] == home
    assert g.mp[0] == 1
    g.hero_at[0] = home + 1
    play(g, "town_portal", 0, "map")
    assert g.hero_at[0] == home


@pytest.mark.rule("HER-SPC-03")
def test_specialties_are_not_limited_like_spells():
    g = duel("catherine_1")
    g.spells = (1, 0)
    g.strike = (0, 2, 2)
    play(g, "catherine_1", 0, "attack")
    assert fight.bonus(g, "attack", 0) == 2, "doubled for Crusaders"


def test_resistance_takes_the_effect_of_a_weak_spell():
    g = duel("magic_arrow")
    give(g, 1, "resistance")
    play(g, "magic_arrow", 0, "activation", ("play", CARD_ID["resistance"], 0))
    assert g.wounds == [0, 0, 0]
    assert g.spells == (1, 0)
    assert g.discard == ((ARROW,), (CARD_ID["resistance"],))
    assert g.cast == ()
    g = duel("magic_arrow")
    give(g, 1, "resistance")
    g.power = (2, 0)
    g.xp = (12, 0)
    play(g, "magic_arrow", 2, "activation", ("target", 0))
    assert g.at[2] == NOWHERE, "too much Power for the basic effect"


def test_knowledge_brings_a_lasting_spell_back_when_it_ends():
    g = duel("haste", "knowledge", "magic_arrow")
    play(g, "haste", 0, "activation", ("target", 16), ("play", CARD_ID["knowledge"], 1))
    assert fight.bonus(g, "initiative", 0) == 1
    assert g.ongoing[0] == (HASTE,)
    assert g.discard[0] == (CARD_ID["knowledge"],)
    assert ways(g, "magic_arrow", "activation"), "one more spell this Combat Round"
    cards.end_ongoing(g, 0, "combat_round")
    assert not ways(g, "magic_arrow", "activation")
    assert g.ongoing[0] == (HASTE,)
    cards.end_ongoing(g, 0, "combat")
    assert g.ongoing[0] == ()
    assert HASTE in g.hand[0]


def test_mysticism_brings_back_what_was_played_with_a_spell():
    g = duel("magic_arrow", "power", "mysticism")
    play(g, "power", 0, "activation")
    play(g, "magic_arrow", 1, "activation", ("target", 0), ("play", CARD_ID["mysticism"], 1))
    assert g.hand[0] == tuple(sorted((ARROW, POWER)))
    assert g.discard[0] == (CARD_ID["mysticism"],)


# --------------------------------------------------------------------------- targets


def test_a_unit_under_anti_magic_is_no_target():
    g = duel("anti_magic", "lightning_bolt")
    play(g, "anti_magic", 0, "activation", ("target", 17))
    g.spells = (0, 0)
    play(g, "lightning_bolt", 0, "activation", ("target", 16))
    assert g.wounds[0] == 2
    assert not fight.affected(g, 1, "spell", CARD_ID["lightning_bolt"])


@pytest.mark.rule("HER-SIE-10")
def test_damage_of_cards_may_hit_the_arrow_tower():
    g = duel("magic_arrow")
    g.unit.append(TOWER_UNIT)
    g.side.append(1)
    g.at.append(TOWER)
    g.wounds.append(0)
    g.marks.append(0)
    play(g, "magic_arrow", 0, "activation", ("target", TOWER))
    assert g.wounds[3] == 1


def test_chain_lightning_goes_on_to_the_two_closest_units():
    g = fighting(
        table(),
        [few("castle_crusaders"), few("castle_griffins"), few("castle_zealots")],
        [few("dungeon_minotaurs"), few("dungeon_medusas")],
    )
    g.at = [16, 17, 15, 4, 5]
    give(g, 0, "chain_lightning")
    g.power = (4, 0)
    play(g, "chain_lightning", 2, "activation", ("target", 4), ("target", 16))
    assert g.wounds == [2, 0, 0, 3, 1], "5 is the closest, 16 and none other comes second"


def test_fireball_hits_friends_too_and_needs_somebody_to_hit():
    g = duel("fireball")
    g.at = [12, 16, 0]
    play(g, "fireball", 0, "activation", ("target", 12), ("target", 16))
    assert g.wounds == [1, 1, 0]


def test_cure_takes_one_effect_and_damage_off():
    g = duel("cure")
    g.wounds[0], g.marks[0] = 3, PARALYSED
    play(g, "cure", 0, "activation", ("choose", 0))
    assert g.wounds[0] == 2
    assert not g.marks[0] & PARALYSED


def test_counterstrike_needs_a_unit_that_has_retaliated():
    g = duel("counterstrike")
    assert 0 not in ways(g, "counterstrike", "activation")
    g.marks[1] |= RETALIATED
    play(g, "counterstrike", 0, "activation")
    assert not g.marks[1] & RETALIATED


# --------------------------------------------------------------------------- Specialties of their own kind


def test_alamar_calls_off_an_attack_for_power_by_the_tier_of_the_unit():
    g = fighting(table("alamar", "catherine"), [few("dungeon_minotaurs")], [few("castle_griffins")])
    give(g, 0, "alamar_1", "power", "power")
    g.strike = (1, 0, 2)
    assert ways(g, "alamar_1", "lethal") == []
    assert ways(g, "power", "lethal") == [0, 1]
    play(g, "power", 1, "lethal")
    play(g, "alamar_1", 0, "lethal")
    assert any(row[:2] == ("called_off", 0) for row in g.rows)
    assert g.power[0] == 0
    assert g.spells == (0, 0)


def test_sandro_lays_his_card_on_a_pack_of_skeletons():
    g = table("sandro", "mutare")
    give(g, 0, "sandro_1", "sandro_6")
    g.army = ((few("necropolis_skeletons"),), ())
    assert ways(g, "sandro_1", "map") == []
    assert ways(g, "sandro_6", "map") == [0]
    g.army = ((pack("necropolis_skeletons"),), ())
    play(g, "sandro_1", 0, "map")
    card = CARD_ID["sandro_1"]
    assert g.overlays[0] == ((CREATURE_ID["necropolis_skeletons"], card),)
    assert overlay_values(card) == (3, 1, 2, 6)
    assert card not in (*g.hand[0], *g.discard[0], *g.ongoing[0])
    fighting(g, [pack("necropolis_skeletons")], [few("dungeon_harpies")])
    play(g, "sandro_6", 0, "activation")
    assert fight.face(g, 0).attack == 4


# --------------------------------------------------------------------------- where cards go


@pytest.mark.rule("HER-CRD-09")
@pytest.mark.rule("HER-TRN-10")
def test_an_ongoing_card_of_the_map_ends_with_the_turn():
    g = table()
    give(g, 0, "luck")
    play(g, "luck", 0, "map")
    assert g.ongoing[0] == (CARD_ID["luck"],)
    assert g.sum_of("luck_treasure", 0) == 1
    cards.end_ongoing(g, 0, "turn")
    g.end_effects("turn", 0)
    assert g.ongoing[0] == ()
    assert g.discard[0] == (CARD_ID["luck"],)
    assert not g.effects


@pytest.mark.rule("HER-CRD-10")
@pytest.mark.rule("HER-CRD-11")
@pytest.mark.rule("HER-CRD-12")
def test_a_permanent_card_stays_until_another_one_replaces_it():
    g = table()
    give(g, 0, "ballista", "ammo_cart")
    play(g, "ballista", 0, "map")
    assert g.permanent[0] == CARD_ID["ballista"]
    assert g.ongoing[0] == ()
    assert ("end_permanent",) in offers(g, "map")
    play(g, "ammo_cart", 0, "map")
    assert g.permanent[0] == CARD_ID["ammo_cart"]
    assert g.discard[0] == (CARD_ID["ballista"],)
    cards.end_permanent(g, 0)
    assert g.permanent[0] == NOBODY
    assert g.discard[0][-1] == CARD_ID["ammo_cart"]


@pytest.mark.rule("HER-CRD-13")
def test_a_removed_card_leaves_the_game():
    g = table()
    give(g, 0, "endless_bag_of_gold")
    play(g, "endless_bag_of_gold", 1, "map")
    assert g.removed == (CARD_ID["endless_bag_of_gold"],)
    assert g.discard[0] == ()
    assert g.hand[0] == ()


def test_shackles_of_war_keeps_one_of_the_two_cards_drawn():
    g = table()
    give(g, 0, "shackles_of_war", "power")
    g.deck = ((HASTE, ARROW), ())
    asked = play(g, "shackles_of_war", 1, "map", ("discard", ARROW))
    assert asked == ["keep_drawn"]
    assert g.hand[0] == tuple(sorted((POWER, HASTE)))
    assert g.looked_at == ()
    assert g.looker == NOBODY


def test_intelligence_casts_any_combat_spell_before_the_first_activation():
    g = duel("intelligence", "lightning_bolt", "power")
    g.combat_round = 0
    play(g, "power", 0, "start")
    play(g, "intelligence", 1, "start", ("play", CARD_ID["lightning_bolt"], 1), ("target", 0))
    assert g.at[2] == NOWHERE
    assert g.spells == (0, 0), "it does not count toward the limit"
