"""Rounds, Turns, Towns, Morale, levels, Searches, dice, Astrologers and the end of the game."""

import pytest

from gonfalon.core import Match, Setup, Unwind, put
from gonfalon.games.heroes import (
    GAME,
    astrologers,
    buildings,
    dice,
    geography,
    levels,
    morale,
    rounds,
    scenario,
    search,
    town,
    turn,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGER_ID,
    CARD_ID,
    CREATURE_ID,
    HERO_ID,
    LOCATION_ID,
    specialties_of,
)
from gonfalon.games.heroes.state import (
    ABILITY,
    BUILD,
    CITADEL,
    DWELLING,
    GRAIL_DELIVERED,
    MAGE_GUILD,
    NEGATIVE,
    NOBODY,
    NOWHERE,
    POPULATION,
    POSITIVE,
    SPECIAL_A,
    SPECIAL_B,
    SPELL,
    SPELL_BOOK,
)

CHOSEN = ("catherine", "mutare", "sandro")
HALBERDIERS = CREATURE_ID["castle_halberdiers"]
CRUSADERS = CREATURE_ID["castle_crusaders"]
CHAMPIONS = CREATURE_ID["castle_champions"]
NOMADS = CREATURE_ID["neutral_nomads"]
NECROMANCY = CARD_ID["necromancy"]
MAGIC_ARROW = CARD_ID["magic_arrow"]
RICH = [100, 100, 100]


def laid_out(seats=2, chosen=CHOSEN, **options):
    """A game up to its first hand refresh, with seat 0 first; seat 0 is Catherine unless told otherwise."""
    options = {"scenario": "brave_new_world", "difficulty": "impossible", **options}
    seed = 0
    while True:
        match = Match(GAME, Setup("clash", seats, seed, options))
        if match.state.first == 0:
            break
        seed += 1
    while match.state.round == 0:
        ((seat, ask),) = match.asks.items()
        wanted = ("hero", HERO_ID[chosen[seat]])
        match.play(seat, wanted if ask.what == "hero" else ask.options[0])
    g = match.state.copy()
    g.stack.clear()
    g.log = []
    return g


def drive(rule, *answers):
    """Run a rule with these answers; what was asked, as (seat, question, options)."""
    asked, left, answer = [], list(answers), None
    try:
        while True:
            ask = rule.send(answer)
            answer = ask.only()
            if answer is None or ask.window:
                asked.append((ask.seat, ask.what, list(ask.options)))
                answer = left.pop(0)
                assert answer in ask.options
    except StopIteration:
        assert not left, f"nobody asked for {left}"
    return asked


def hold(g, seat, *cards):
    """Make a hand of these cards."""
    g.hand = put(g.hand, seat, tuple(sorted(cards)))


def build(g, seat, *kinds):
    g.built = put(g.built, seat, g.built[seat] | sum(1 << kind for kind in kinds))


def flag(g, seat, location):
    """The seat holds a field that is turned into this location by putting it on a free slot of the map."""
    field = geography.of(g).sites(location)[0]
    g.set_flag(field, seat)
    return field


# --------------------------------------------------------------------- rounds


@pytest.mark.rule("HER-RND-06", "HER-RND-07", "HER-RND-08")
def test_income_comes_in_odd_rounds_but_the_first():
    g = laid_out()
    before = list(g.resources)
    for number in (2, 3):
        g.stack.clear()
        rounds.begin_round(g)
        assert (("income",) in g.stack) == (number == 3)
    rounds.income(g)
    assert [now - then for now, then in zip(g.resources, before, strict=True)] == list(g.income)


@pytest.mark.rule("HER-RND-03", "HER-RND-04", "HER-RND-05")
def test_a_new_round_renews_tokens_movement_and_expert_uses():
    g = laid_out()
    g.tokens, g.mp, g.expert = [0, BUILD], [0, 0, 0, 0], (1, 2)
    rounds.begin_round(g)
    assert g.tokens == [BUILD | POPULATION | SPELL_BOOK] * 2
    assert g.mp == [3, 0, 3, 0]
    assert g.expert == (0, 0)


@pytest.mark.rule("HER-RND-17", "HER-RND-10")
def test_a_round_starts_with_income_then_buildings_then_events_then_turns():
    g = laid_out()
    g.round = 4
    rounds.begin_round(g)
    names = [frame[0] for frame in reversed(g.stack)]
    assert names == ["income", "resource_start", "resource_start", "timed", "turn", "turn", "end_of_round"]


@pytest.mark.rule("HER-RND-10")
def test_the_last_player_gets_a_movement_point_in_round_5_of_brave_new_world():
    g = laid_out(3)
    g.round = 5
    before = list(g.mp)
    rounds.timed(g)
    assert [now - then for now, then in zip(g.mp, before, strict=True)] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("HER-RND-14")
def test_used_astrologers_cards_make_a_new_deck():
    g = laid_out()
    g.round, g.past_weeks, g.weeks = 4, tuple(range(5)), ()
    assert astrologers.draw(g) in range(5)
    assert len(g.weeks) == 4


@pytest.mark.rule("HER-RND-09")
def test_the_week_of_the_stallion_lasts_until_the_next_card():
    g = laid_out()
    silence, stallion = ASTROLOGER_ID["dead_silence"], ASTROLOGER_ID["battalions_stallion"]
    g.round, g.weeks = 2, (silence, stallion)
    astrologers.proclaim(g)
    assert g.mp[0] == 4
    rounds.renew(g)
    assert g.mp[0] == 4
    astrologers.proclaim(g)
    assert g.mp[0] == 3


def test_the_friendly_beaver_is_passed_over_in_the_first_astrologers_round():
    g = laid_out()
    beaver, silence = ASTROLOGER_ID["friendly_beaver"], ASTROLOGER_ID["dead_silence"]
    g.round, g.weeks = 2, (silence, beaver)
    astrologers.proclaim(g)
    assert (g.week, g.past_weeks) == (silence, (beaver, silence))


def test_the_greedy_dragon_takes_no_more_than_the_income():
    g = laid_out()
    g.round, g.weeks = 2, (ASTROLOGER_ID["greedy_dragon"],)
    g.resources[2], g.income = 1, (10, 0, 0, 10, 0, 3)
    valuables = g.resources[5]
    astrologers.proclaim(g)
    rounds.income(g)
    assert (g.resources[2], g.resources[5]) == (1, valuables + 2)
    rounds.income(g)
    assert g.resources[5] == valuables + 5


# --------------------------------------------------------------------- turns


@pytest.mark.rule("HER-TRN-02")
def test_a_hand_above_the_limit_must_be_discarded_down():
    g = laid_out()
    hold(g, 0, 0, 1, 2, 3, 18)
    asked = drive(turn.refresh(g, 0), ("discard", 2))
    assert asked == [(0, "refresh", [("discard", card) for card in (0, 1, 2, 3, 18)])]
    assert g.hand[0] == (0, 1, 3, 18)
    assert g.stack == [("refresh", 0)]


@pytest.mark.rule("HER-TRN-01", "HER-TRN-03")
def test_any_number_up_to_the_limit_is_drawn():
    g = laid_out()
    hold(g, 0, 0, 1)
    asked = drive(turn.refresh(g, 0), ("draw", 1))
    assert asked[0][2] == [("draw", 2), ("draw", 1), ("draw", 0), ("discard", 0), ("discard", 1)]
    assert len(g.hand[0]) == 3


@pytest.mark.rule("HER-TRN-11", "HER-MRL-09")
def test_the_penalty_is_paid_once_at_the_end_of_the_turn():
    g = laid_out()
    g.morale = put(g.morale, 0, NEGATIVE)
    hold(g, 0, 0, 1, 2)
    morale.lose_morale(g, 0)
    morale.lose_morale(g, 0)
    assert g.morale[0] == NEGATIVE
    turn.turn_end(g, 0)
    assert (g.hand[0], g.penalty) == ((), 0)


@pytest.mark.rule("HER-TRN-09", "HER-MOV-12")
def test_unspent_movement_is_lost_at_the_end_of_the_turn():
    g = laid_out()
    g.mp[0] = 4
    turn.turn_close(g, 0)
    assert g.mp[0] == 0


@pytest.mark.rule("HER-DIG-07", "HER-TWN-10")
def test_after_a_turn_the_others_are_asked_one_action_at_a_time_until_all_pass():
    g = laid_out(3)
    g.tokens = [BUILD, BUILD, BUILD]
    g.resources = RICH * 3
    turn.turn_close(g, 0)
    speakers = []
    while g.stack:
        name, *args = g.stack.pop()
        option = ("build", CITADEL) if speakers == [] else ("pass",)
        speakers += [seat for seat, *_ in drive(getattr(turn, name)(g, *args), option)] if name == "offers" else []
        if len(speakers) > 5:
            break
    assert speakers == [1, 2, 0]
    assert g.built[1] >> CITADEL & 1


@pytest.mark.rule("HER-TWN-10")
def test_before_a_combat_the_defender_speaks_after_the_attacker():
    g = laid_out(3)
    g.stack = [("engage", 0, geography.town_of(2))]
    assert turn.speakers(g, 0) == (0, 2, 1)


@pytest.mark.rule("HER-UNT-30")
def test_nomads_let_a_hero_step_to_an_adjacent_empty_field_at_the_end_of_the_turn():
    g = laid_out()
    g.enlist(0, 2 * NOMADS)
    steps = turn.free_steps(g, 0)
    assert steps
    drive(turn.free_step(g, 0), steps[0])
    assert g.hero_at[0] == steps[0][2]
    assert drive(turn.free_step(g, 0)) == []


# --------------------------------------------------------------------- morale


@pytest.mark.rule("HER-MRL-03")
def test_a_second_positive_token_may_be_had_by_spending_the_first():
    g = laid_out()
    g.morale = put(g.morale, 0, POSITIVE)
    hold(g, 0, 0)
    drive(morale.gain_morale(g, 0), ("morale_draw",))
    assert (len(g.hand[0]), g.morale[0]) == (2, POSITIVE)


@pytest.mark.rule("HER-MRL-05")
def test_morale_cycles_any_number_of_cards():
    g = laid_out()
    g.morale = put(g.morale, 0, POSITIVE)
    hold(g, 0, 0, 1, 2)
    drive(morale.act(g, 0, ("morale_cycle",)), ("discard", 0), ("discard", 2), ("done",))
    assert len(g.hand[0]) == 3
    assert g.morale[0] == 0


@pytest.mark.rule("HER-MRL-11")
def test_the_necropolis_ignores_morale():
    g = laid_out(chosen=("sandro", "catherine"))
    drive(morale.gain_morale(g, 0))
    morale.lose_morale(g, 0)
    assert g.morale[0] == 0


# --------------------------------------------------------------------- towns


@pytest.mark.rule("HER-BLD-06")
def test_dwellings_are_built_in_order():
    g = laid_out()
    g.resources = RICH * 2
    kinds = {kind for _, kind in town.builds(g, 0)}
    assert DWELLING + 1 in kinds
    assert DWELLING + 2 not in kinds


@pytest.mark.rule("HER-BLD-10", "HER-BLD-11", "HER-TWN-08")
def test_a_new_mage_guild_is_searched_twice_but_sells_nothing_yet():
    g = laid_out()
    g.resources = RICH * 2
    g.active = 0
    hand = len(g.hand[0])
    drive(town.act(g, 0, ("build", MAGE_GUILD)), ("from_discard", SPELL), ("from_discard", SPELL))
    assert len(g.hand[0]) == hand + 2
    assert g.resources[:3] == [96, 98, 99]
    assert not g.tokens[0] & BUILD
    assert ("spell_book",) not in town.options(g, 0)
    g.round += 1
    assert ("spell_book",) in town.options(g, 0)


@pytest.mark.rule("HER-TWN-12")
def test_spells_are_bought_in_ones_own_turn_only():
    g = laid_out()
    g.resources = RICH * 2
    build(g, 0, MAGE_GUILD)
    g.active = 1
    assert ("spell_book",) not in town.options(g, 0)
    g.active = 0
    hold(g, 0)
    drive(town.act(g, 0, ("spell_book",)), ("pass",), ("from_discard", SPELL))
    assert g.resources[0] == 94
    assert not g.tokens[0] & SPELL_BOOK


@pytest.mark.rule("HER-TWN-09")
def test_wisdom_makes_spells_cheaper_and_the_search_longer():
    g = laid_out()
    build(g, 0, MAGE_GUILD)
    wisdom = CARD_ID["wisdom"]
    g.resources[0], g.active = 4, 0
    hold(g, 0)
    assert ("spell_book",) not in town.options(g, 0)
    hold(g, 0, wisdom)
    assert ("spell_book",) in town.options(g, 0)
    top = sorted(g.pile[SPELL][-3:])
    asked = drive(
        town.act(g, 0, ("spell_book",)),
        ("play", wisdom, 0),
        ("pass",),
        ("from_deck", SPELL),
        ("take", top[0]),
        *([("discard", top[1])] if top[1] != top[2] else []),
    )
    assert asked[3][2] == [("take", card) for card in sorted(set(top))]
    assert g.resources[0] == 0


@pytest.mark.rule("HER-UNT-09", "HER-UNT-12", "HER-UNT-14", "HER-BLD-17")
def test_one_use_of_the_population_token_recruits_and_reinforces():
    g = laid_out()
    g.resources = RICH * 2
    build(g, 0, DWELLING + 1)
    assert ("reinforce", CRUSADERS) not in town.options(g, 0)
    drive(town.act(g, 0, ("recruit", CRUSADERS)))
    assert g.stack == [("population", 0)]
    assert not g.tokens[0] & POPULATION
    build(g, 0, CITADEL)
    drive(town.population(g, 0), ("reinforce", CRUSADERS))
    assert 2 * CRUSADERS + 1 in g.army[0]
    assert g.resources[0] == 100 - 6 - 10


@pytest.mark.rule("HER-UNT-43")
def test_a_unit_is_not_recruited_twice():
    g = laid_out()
    g.resources = RICH * 2
    mine = {unit // 2 for unit in g.army[0]}
    offered = {creature for verb, creature in town.recruits(g, 0)}
    assert offered
    assert not offered & mine


def test_champions_cost_less_to_reinforce_with_a_hero_on_stables(monkeypatch):
    g = laid_out()
    assert town.reinforce_cost(g, 0, CHAMPIONS) == (20, 0, 1)
    monkeypatch.setattr(town, "STABLES", geography.of(g).location(g.hero_at[0]))
    assert town.reinforce_cost(g, 0, CHAMPIONS) == (14, 0, 1)


def test_a_card_that_takes_gold_off_is_used_up_by_the_next_unit():
    g = laid_out()
    g.army = put(g.army, 0, ())
    g.last("cost_off", 0, 4, "turn")
    g.resources[:3] = [5, 0, 0]
    drive(town.act(g, 0, ("recruit", CREATURE_ID["castle_griffins"])))
    assert g.resources[0] == 5
    assert not g.sum_of("cost_off", 0)


@pytest.mark.rule("HER-HRO-05", "HER-HRO-06", "HER-HRO-07", "HER-MOV-19")
def test_a_secondary_hero_is_hired_instead_of_recruiting():
    g = laid_out()
    g.resources = RICH * 2
    home = geography.town_of(0)
    assert [option for option in town.options(g, 0) if option[0] == "hire"] == [("hire", home)]
    drive(town.act(g, 0, ("hire", home)))
    assert (g.hero_at[1], g.mp[1], g.resources[0]) == (home, 2, 90)
    assert not any(option[0] in ("hire", "recruit") for option in town.options(g, 0))


def test_the_castle_city_hall_gives_gold_or_movement():
    g = laid_out()
    build(g, 0, 0)
    drive(rounds.resource_start(g, 0), ("choose", 1))
    assert g.mp[0] == 4


def test_cover_of_darkness_is_used_once_a_turn():
    g = laid_out(chosen=("sandro", "catherine"))
    build(g, 0, SPECIAL_A)
    hold(g, 0, 0)
    assert buildings.uses(g, 0) == [("use", SPECIAL_A, 0), ("use", SPECIAL_A, 1)]
    drive(town.act(g, 0, ("use", SPECIAL_A, 1)))
    assert g.sum_of("cover", 0) == 1
    assert buildings.uses(g, 0) == []


def test_the_portal_of_summoning_draws_a_neutral_unit_for_each_dwelling():
    g = laid_out(chosen=("mutare", "catherine"))
    g.resources = RICH * 2
    build(g, 0, SPECIAL_A, DWELLING + 1, DWELLING + 2)
    bronze, silver, gold = (g.neutral_pile[tier][-1] for tier in range(3))
    drive(turn.turn_start(g, 0), ("use", SPECIAL_A, 0), ("recruit", silver))
    assert 2 * silver in g.army[0]
    assert (g.neutral_discard[0], g.neutral_discard[2]) == ((bronze,), (gold,))


def test_the_mana_vortex_searches_the_renewed_deck():
    g = laid_out(chosen=("mutare", "catherine"))
    build(g, 0, MAGE_GUILD, SPECIAL_B)
    g.deck = put(g.deck, 0, ())
    g.discard = put(g.discard, 0, (0, 1))
    hold(g, 0, 2)
    drive(turn.turn_start(g, 0), ("use", SPECIAL_B, 0), ("take", 1), ("discard", 2))
    assert (g.hand[0], g.discard[0]) == ((1,), (2, 0))


@pytest.mark.rule("HER-VAR-01")
def test_with_the_optional_rule_the_captor_uses_a_citys_buildings_without_its_resources():
    g = laid_out(towns_no_income="yes")
    build(g, 1, 0, SPECIAL_B)
    g.set_flag(geography.town_of(1), 0)
    gold = list(g.resources)
    assert drive(rounds.resource_start(g, 0)) == []
    assert g.resources == gold
    assert buildings.boards(g, 0) == (0, 1)
    assert buildings.boards(laid_out(), 0) == (0,)


# --------------------------------------------------------------------- levels and searches


@pytest.mark.rule("HER-LVL-13", "HER-LVL-14", "HER-LVL-15", "HER-BXP-04")
def test_levels_gained_at_once_are_resolved_in_order():
    g = laid_out()
    hold(g, 0)
    drive(levels.reach_level(g, 0, 4), ("from_discard", ABILITY), ("from_discard", ABILITY))
    assert g.level(0) == 4
    assert specialties_of(g.hero[0])[1] in g.hand[0]
    assert len(g.hand[0]) == 3


@pytest.mark.rule("HER-LVL-05")
def test_experience_at_the_top_level_does_nothing():
    g = laid_out()
    g.xp = put(g.xp, 0, 12)
    assert drive(levels.gain_experience(g, 0, 2)) == []
    assert g.xp[0] == 12


@pytest.mark.rule("HER-SRC-05", "HER-SRC-01")
def test_the_searching_player_orders_the_rejected_cards():
    g = laid_out()
    g.pile = put(g.pile, SPELL, (40, 41, 42, 43))
    drive(search.search(g, 0, SPELL, 3), ("from_deck", SPELL), ("take", 42), ("discard", 43))
    assert g.pile_discard[SPELL][-2:] == (43, 41)
    assert 42 in g.hand[0]
    assert g.looked_at == ()


@pytest.mark.rule("HER-SRC-04")
def test_a_search_goes_on_in_the_renewed_deck():
    g = laid_out()
    g.pile = put(g.pile, SPELL, (40,))
    g.pile_discard = put(g.pile_discard, SPELL, (41, 42, 43))
    search.look(g, 0, SPELL, 2)
    assert len(g.looked_at) == 2
    assert (len(g.pile[SPELL]), len(g.pile_discard[SPELL])) == (1, 1)


@pytest.mark.rule("HER-CRD-19")
def test_a_card_of_the_necropolis_may_be_replaced_before_choosing():
    g = laid_out()
    g.pile = put(g.pile, ABILITY, (7, 8, NECROMANCY))
    drive(search.search(g, 0, ABILITY, 2), ("from_deck", ABILITY), ("discard", NECROMANCY), ("take", 7))
    assert 7 in g.hand[0]
    assert g.pile_discard[ABILITY][-2:] == (NECROMANCY, 8)


@pytest.mark.rule("HER-CRD-16")
def test_a_discard_pile_that_was_emptied_is_opened_again():
    g = laid_out()
    top = g.pile[SPELL][-1]
    drive(search.search(g, 0, SPELL, 2), ("from_discard", SPELL))
    assert g.pile_discard[SPELL] == (top,)


# --------------------------------------------------------------------- dice


@pytest.mark.rule("HER-RES-09")
def test_one_of_two_resource_dice_is_kept():
    g = laid_out()
    before = list(g.resources)
    rule = dice.roll_resource(g, 0, 2, 1)
    while True:
        ask = rule.send(None)
        if len(ask.options) == 2:
            break
        rule = dice.roll_resource(g, 0, 2, 1)
    resource, n = dice.YIELDS[g.rolled[1]]
    with pytest.raises(StopIteration):
        rule.send(("keep_die", 1))
    assert g.resources[resource] == before[resource] + n
    assert g.rolled == ()


@pytest.mark.rule("HER-MRL-06", "HER-VAR-02")
def test_morale_rolls_a_die_again_unless_the_optional_rule_forbids_it():
    g = laid_out()
    g.morale = (POSITIVE, POSITIVE)
    asked = drive(dice.attack_die(g, 0), ("reroll", 4 * dice.MORALE))
    assert asked[0][2] == [("pass",), ("reroll", 4 * dice.MORALE)]
    assert g.morale[0] == 0
    strict = laid_out(no_rerolls="yes")
    strict.morale = (POSITIVE, POSITIVE)
    assert drive(dice.attack_die(strict, 0)) == []


@pytest.mark.rule("HER-VAR-03")
def test_with_the_optional_rule_a_die_gives_one_resource():
    g = laid_out(single_resource_dice="yes")
    before = sum(g.resources)
    drive(dice.roll_resource(g, 0, 2, 2))
    assert sum(g.resources) == before + 2


def test_luck_rolls_one_resource_die_again():
    g = laid_out()
    g.last("luck_resource", 0, 1, "turn")
    drive(dice.roll_resource(g, 0, 1, 1), ("reroll", 4 * dice.LUCK))
    assert not g.sum_of("luck_resource", 0)


# --------------------------------------------------------------------- the end


def test_a_mine_is_a_claim_and_an_enemy_town_three():
    g = laid_out()
    g.set_flag(geography.town_of(1), 0)
    flag(g, 0, geography.MINES[1])
    assert (scenario.claims(g, 0), scenario.claims(g, 1)) == (4, 0)


@pytest.mark.rule("HER-END-02")
def test_three_full_rounds_without_a_site_eliminate():
    g = laid_out(3)
    g.set_flag(geography.town_of(1), 0)
    for lost in (1, 2, 3):
        scenario.note_homeless(g)
        scenario.end_of_round(g)
        assert g.gone >> 1 & 1 == (lost == 3)
    assert g.hero_at[2] == NOWHERE
    assert not g.hand[1]
    assert not g.deck[1]


@pytest.mark.rule("HER-END-02")
def test_a_site_held_for_a_moment_begins_the_count_anew():
    g = laid_out(3)
    g.set_flag(geography.town_of(1), 0)
    scenario.note_homeless(g)
    g.set_flag(geography.town_of(1), NOBODY)
    scenario.check(g)
    g.set_flag(geography.town_of(1), 0)
    scenario.end_of_round(g)
    assert g.homeless[1] == 0


@pytest.mark.rule("HER-END-08")
def test_the_last_player_wins_at_once():
    g = laid_out()
    g.stack = [("act",), ("visit", 0, 3)]
    with pytest.raises(Unwind):
        scenario.eliminate(g, 1)
    assert (g.winners, g.stage, g.stack) == ((0,), "over", [("over",)])
    assert scenario.places(g) == (1, 2)


@pytest.mark.rule("HER-END-09")
def test_a_cube_of_every_enemy_wins_at_once_with_three_players():
    g = laid_out(3)
    g.win_cube(0, 1)
    scenario.check(g)
    g.win_cube(0, 2)
    with pytest.raises(Unwind):
        scenario.check(g)
    assert g.winners == (0,)
    two = laid_out()
    two.win_cube(0, 1)
    scenario.check(two)
    assert two.stage == "turn"


@pytest.mark.rule("HER-END-01")
def test_a_condition_that_is_met_ends_the_game_with_the_round():
    g = laid_out(scenario="search_for_the_grail")
    g.grail = 0
    assert ("deliver",) in town.options(g, 0)
    drive(town.act(g, 0, ("deliver",)))
    assert (g.grail, g.stage) == (GRAIL_DELIVERED, "turn")
    scenario.check(g)
    with pytest.raises(Unwind):
        scenario.end_of_round(g)
    assert g.winners == (0,)


@pytest.mark.rule("HER-END-01")
def test_everybody_loses_when_nobody_has_taken_the_utopia_in_time():
    g = laid_out(scenario="force_of_will")
    g.round = 11
    scenario.end_of_round(g)
    g.round = 12
    with pytest.raises(Unwind):
        scenario.end_of_round(g)
    assert g.winners == ()
    assert scenario.places(g) == (2, 2)


def test_the_utopia_has_guards_of_its_own_in_force_of_will():
    g = laid_out(scenario="force_of_will", difficulty="normal")
    g.face_up = (1 << len(g.tiles)) - 1
    utopia = geography.of(g).sites(LOCATION_ID["dragon_utopia"])[0]
    assert scenario.guards_of(g, utopia) == (1, 1, 2, 3)
    assert scenario.in_the_middle(g, utopia)
    assert scenario.no_diplomacy(g, utopia)
    assert scenario.guards_of(g, geography.town_of(0)) is None
