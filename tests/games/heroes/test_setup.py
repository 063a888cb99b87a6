"""How a game of Heroes is laid out, and the bonus of the Difficulty (chapters MOD, SET and DIF)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.heroes.conservation import check
from games.heroes.table import Table
from gonfalon.core import Setup
from gonfalon.core.errors import GonfalonError
from gonfalon.core.match import Match
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import BUILD, CARD, HERO_CARD, POPULATION, SPELL_BOOK, is_neutral
from gonfalon.games.heroes.printed import ARTIFACTS, CARDS, HEROES, SCENARIOS, TILES, UNITS, deck, neutral_deck
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell, Statistic
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.laying import layout, suits

CLASHES = ("brave_new_world", "force_of_will", "search_for_the_grail")


def begun(players=2, *, to="orientation", **how):
    """A real setup; everybody takes the first Faction that is free and the dice, up to some question."""
    table = Table(players, stage="setup", **how)
    while table.match.asks and to not in table.asked:
        free = table.after("hero")
        table.play(f"hero {sorted(free)[0]}" if free else table.options()[0])
    return table


def ready(players=2, **how):
    """A game that has been set up, at its first Turn."""
    return begun(players, to="refresh", **how)


def owned(table, seat):
    """All cards of a player."""
    return Counter((*table.hand(seat), *table.deck(seat)))


# --------------------------------------------------------------------------- modes and Scenarios


@pytest.mark.rule("HER-MOD-01", "HER-SET-01")
def test_every_game_is_played_with_one_of_the_scenarios_for_that_number_of_players():
    assert GAME.modes["clash"].options["scenario"] == CLASHES
    for scenario in CLASHES:
        for players in (2, 3):
            g = ready(players, scenario=scenario).g
            assert SCENARIOS[g.scenario].id == scenario
            assert players in SCENARIOS[g.scenario].players
    with pytest.raises(GonfalonError):
        Match(GAME, Setup("clash", 2, 1, {"scenario": "queens_gambit_1"}))


@pytest.mark.rule("HER-MOD-03")
def test_a_scenario_with_a_goal_of_its_own_still_knows_elimination_and_the_cube_victory():
    """Force of Will is won by flagging the Dragon Utopia; a cube of every enemy wins it all the same."""
    table = Table(3, scenario="force_of_will", cubes=((0, 1, 1), (0, 0, 0), (0, 0, 0)))
    table.play("move main1 t0.ne")
    assert table.match.over
    assert table.match.result[0] == 1
    table = Table(3, scenario="force_of_will", cubes=((0, 1, 0), (0, 0, 0), (0, 0, 0)))
    table.play("move main1 t0.ne")
    assert not table.match.over


@pytest.mark.rule("HER-MOD-04")
def test_an_opponent_plays_the_neutral_units_that_one_fights():
    table = Table(3, resources={0: (0, 0, 0), 1: (0, 0, 0), 2: (0, 0, 0)})
    table.play("move main1 t0.w", "deploy castle_halberdiers d5", "deployed")
    assert table.asked == "2 place_guard"


# --------------------------------------------------------------------------- Factions and Heroes


@pytest.mark.rule("HER-SET-02", "HER-SET-03")
def test_each_player_chooses_a_hero_of_a_faction_that_nobody_else_has():
    table = Table(3, stage="setup")
    assert table.asked.endswith(" hero")
    assert table.after("hero") == {"rion", "catherine", "sandro", "tamika", "alamar", "mutare"}
    table.play("hero rion")
    assert table.after("hero") == {"sandro", "tamika", "alamar", "mutare"}
    table.refused("hero catherine")
    table.play("hero mutare")
    assert table.after("hero") == {"sandro", "tamika"}


@pytest.mark.rule("HER-SET-02")
def test_the_order_of_choosing_is_drawn_by_lot():
    firsts = {Table(3, stage="setup", seed=seed).asked for seed in range(12)}
    assert firsts == {"0 hero", "1 hero", "2 hero"}


@pytest.mark.rule("HER-SET-06", "HER-HRO-04")
def test_main_heroes_start_at_level_1():
    assert [ready().level(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("HER-SET-15", "HER-SET-16", "HER-SET-17")
def test_a_starting_deck_holds_statistics_magic_arrows_the_ability_and_the_first_specialty():
    expected = {
        "catherine": "attack attack defense defense power knowledge magic_arrow leadership",
        "alamar": "power power power knowledge knowledge magic_arrow magic_arrow wisdom",
        "tamika": "attack defense defense power power knowledge magic_arrow offense",
        "sandro": "attack power power knowledge knowledge magic_arrow magic_arrow sorcery",
    }
    for hero, names in expected.items():
        other = "alamar" if of_faction(hero) == "castle" else "catherine"
        table = Table(heroes=(hero, other))
        specialty = HEROES[HERO_CARD.parse(hero)].specialties[0].id
        assert owned(table, 0) == Counter([*names.split(), specialty])


def of_faction(hero):
    return HEROES[HERO_CARD.parse(hero)].faction


@pytest.mark.rule("HER-SET-19", "HER-SET-30")
def test_starting_decks_are_shuffled_and_no_hand_is_dealt():
    decks = {tuple(Table(seed=seed).g.deck[0]) for seed in range(8)}
    assert len(decks) > 4
    table = begun(difficulty="impossible", to="refresh")
    assert [len(hand) for hand in table.g.hand] == [0, 0]
    assert [len(own) for own in table.g.deck] == [9, 9]
    assert table.g.discard == ((), ())


@pytest.mark.rule("HER-SET-20", "HER-SET-21")
def test_the_other_cards_form_three_decks_each_with_one_card_face_up():
    table = begun()
    owned = Counter(card for own in table.g.deck for card in own)
    for pile, box in enumerate((deck(Ability), deck(Artifact), deck(Spell))):
        cards = Counter((*table.g.pile[pile], *table.g.pile_discard[pile]))
        assert cards == Counter(box) - owned
        assert len(table.g.pile_discard[pile]) == 1
    assert "magic_arrow" in table.pile("spell") + table.pile_discard("spell")
    assert len({tuple(begun(seed=seed).g.pile[0]) for seed in range(6)}) > 3


@pytest.mark.rule("HER-SET-32")
def test_what_belongs_to_factions_and_heroes_that_nobody_plays_stays_out():
    table = begun()
    factions = {of_faction(HERO_CARD.names[hero]) for hero in table.g.hero}
    assert len(factions) == 2
    everything = {
        card
        for pile in (*table.g.deck, *table.g.pile, *table.g.pile_discard, *table.g.hand)
        for card in pile
        if type(CARDS[card]) not in (Ability, Artifact, Spell, Statistic)
    }
    firsts = {HEROES[hero].specialties[0].id for hero in table.g.hero}
    assert {CARD.names[card] for card in everything} == firsts
    assert {UNITS[unit // 2].faction for army in table.g.army for unit in army} == factions


# --------------------------------------------------------------------------- the map


@pytest.mark.parametrize("scenario", CLASHES)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.rule("HER-SET-07", "HER-SET-08")
def test_tiles_lie_as_the_scenario_shows_drawn_at_random_from_its_pool(scenario, players):
    lying = set()
    for seed in range(6):
        g = begun(players, scenario=scenario, seed=seed).g
        places = layout(g.scenario, players)
        assert g.centers == tuple((place.at.q, place.at.r) for place in places)
        assert all(suits(places[slot], g.tiles[slot]) for slot in range(players, len(places)))
        assert g.face_up == (1 << players) - 1
        lying.add(g.tiles)
    assert len(lying) > 3


@pytest.mark.rule("HER-SET-08")
def test_the_grail_is_on_the_center_tile_of_its_scenario_and_obelisks_near_it():
    for seed in range(6):
        g = begun(scenario="search_for_the_grail", seed=seed).g
        held = [
            {field.location for field in TILES[tile].fields} for tile, group in zip(g.tiles, g.groups) if group
        ]
        assert sum("grail" in locations for locations in held) == 1
        assert sum("obelisk" in locations for locations in held) >= 3


@pytest.mark.rule("HER-SET-31")
def test_each_player_has_as_many_far_tiles_of_his_own_as_the_scenario_says():
    g = begun(3).g
    assert [len(own) for own in g.supply] == [SCENARIOS[g.scenario].setup.supply_far] * 3 == [1, 1, 1]
    assert all(TILES[tile].group == "far" for own in g.supply for tile in own)


@pytest.mark.rule("HER-MAP-02", "HER-SET-28")
def test_each_player_starts_in_the_town_of_the_own_faction():
    table = begun(3, to="refresh")
    for seat in range(3):
        field = geography.town_of(seat)
        faction = of_faction(HERO_CARD.names[table.g.hero[seat]])
        assert TILES[table.g.tiles[seat]].at("c").faction == faction
        assert table.g.hero_at[2 * seat] == field
        assert table.g.hero_at[2 * seat + 1] == -1
        assert geography.holder(table.g, field) == seat
    assert table.facts("visited") == []


@pytest.mark.rule("HER-SET-27")
def test_each_player_freely_turns_the_own_starting_tile_in_turn_order():
    table = begun(3)
    first = table.g.first
    for n in range(3):
        seat = (first + n) % 3
        assert table.asked == f"{seat} orientation"
        assert table.after("turn_tile") == set("012345")
        table.play(f"turn_tile {n + 2}")
        assert table.g.turns[seat] == n + 2
        assert table.match.view(()).state.turns[seat] == n + 2, "those who choose later see it"
    assert table.asked == f"{first} refresh"


@pytest.mark.rule("HER-SET-29")
def test_the_starting_player_is_drawn_by_lot_and_stays_the_same():
    assert {begun(3, seed=seed).g.first for seed in range(12)} == {0, 1, 2}
    table = Table(first=1, active=0, resources={0: (0, 0, 0), 1: (0, 0, 0)}, variants=("no_astrologers",))
    table.play("end")
    assert (table.g.round, table.g.first, table.g.active) == (2, 1, 1)


# --------------------------------------------------------------------------- each player's things


@pytest.mark.parametrize(
    ("scenario", "resources", "income"),
    [
        ("brave_new_world", (15, 3, 1), (10, 0, 0)),
        ("force_of_will", (15, 2, 1), (15, 2, 1)),
        ("search_for_the_grail", (15, 4, 1), (10, 2, 0)),
    ],
)
@pytest.mark.rule("HER-SET-11", "HER-SET-13")
def test_resources_and_income_are_those_of_the_scenario(scenario, resources, income):
    table = ready(scenario=scenario, difficulty="impossible")
    for seat in (0, 1):
        assert table.purse(seat) == resources
        assert table.income(seat) == income


@pytest.mark.rule("HER-SET-09", "HER-SET-12")
def test_town_boards_begin_with_the_buildings_of_the_scenario_and_all_tokens_ready():
    table = ready()
    for seat in (0, 1):
        assert table.built(seat) == {"dwelling_bronze"}
        assert table.g.tokens[seat] == Table(stage="setup").g.tokens[seat] == POPULATION | BUILD | SPELL_BOOK


@pytest.mark.rule("HER-SET-10")
def test_buildings_that_start_built_take_effect_at_the_very_end_of_the_setup():
    """A Mage Guild gives its Searches then, and the Spells go to the hand."""
    frames = (("first_buildings", 0), ("first_buildings", 1))
    table = Table(stage="round", built={0: ["mage_guild"], 1: ["dwelling_bronze"]}, frames=frames)
    assert table.asked == "0 search"
    while table.asked.startswith("0 search"):
        table.play(table.options()[0])
    assert table.asked == "0 refresh"
    spells = [name for name in table.hand(0) if type(CARDS[CARD.parse(name)]) is Spell]
    assert len(spells) == len(table.hand(0)) > 0
    assert table.hand(1) == []


@pytest.mark.parametrize(
    ("scenario", "armies"),
    [
        (
            "brave_new_world",
            {
                "castle": ["castle_halberdiers:pack", "castle_marksmen"],
                "dungeon": ["dungeon_troglodytes:pack", "dungeon_harpies"],
                "necropolis": ["necropolis_skeletons:pack", "necropolis_zombies"],
            },
        ),
        (
            "force_of_will",
            {
                "castle": ["castle_halberdiers", "castle_marksmen"],
                "dungeon": ["dungeon_troglodytes", "dungeon_harpies"],
                "necropolis": ["necropolis_skeletons", "necropolis_zombies"],
            },
        ),
        (
            "search_for_the_grail",
            {
                "castle": ["castle_halberdiers:pack", "castle_griffins"],
                "dungeon": ["dungeon_troglodytes:pack", "dungeon_evil_eyes"],
                "necropolis": ["necropolis_skeletons:pack", "necropolis_wraiths"],
            },
        ),
    ],
)
@pytest.mark.rule("HER-SET-24", "HER-UNT-03")
def test_starting_units_are_those_of_the_scenario(scenario, armies):
    table = begun(3, scenario=scenario)
    for seat in range(3):
        assert table.army(seat) == armies[of_faction(HERO_CARD.names[table.g.hero[seat]])]


@pytest.mark.rule("HER-SET-23")
def test_neutral_units_are_split_by_tier_into_four_shuffled_decks():
    table = begun()
    boxes = (neutral_deck("bronze"), neutral_deck("silver"), neutral_deck("golden"), neutral_deck("azure"))
    for tier, box in enumerate(boxes):
        assert Counter(table.g.neutral_pile[tier]) == Counter(box)
        assert table.g.neutral_discard[tier] == ()
    assert all(is_neutral(card) for pile in table.g.neutral_pile for card in pile)
    assert len({begun(seed=seed).g.neutral_pile for seed in range(5)}) == 5


@pytest.mark.rule("HER-SET-25")
def test_the_game_begins_in_round_1():
    table = begun(to="orientation")
    assert table.g.round == 0
    assert ready().g.round == 1


@pytest.mark.rule("HER-SET-26")
def test_the_astrologers_lie_shuffled_and_face_down():
    table = begun()
    assert len(table.g.weeks) == len(set(table.g.weeks)) == 19
    assert table.g.past_weeks == ()
    assert len({begun(seed=seed).g.weeks for seed in range(4)}) == 4
    assert set(table.match.view((0, 1)).state.weeks) == {-1}


# --------------------------------------------------------------------------- the Difficulty


def bonus(difficulty, **how):
    """At the question of the bonus; seat 0 begins."""
    how = {"frames": (("bonus", 0), ("bonus", 1), ("bonus_end",)), **how}
    return Table(stage="round", difficulty=difficulty, **how)


@pytest.mark.rule("HER-DIF-01", "HER-SET-22")
def test_one_of_four_difficulties_is_chosen_for_the_whole_game():
    assert set(GAME.modes["clash"].options["difficulty"]) == {"easy", "normal", "hard", "impossible"}
    for n, difficulty in enumerate(("easy", "normal", "hard")):
        table = begun(to="bonus", difficulty=difficulty)
        assert table.g.difficulty == n
        first = table.g.first
        assert table.asked == f"{first} bonus"
        table.play("bonus 0")
        while not table.asked.endswith("bonus"):
            table.play(table.options()[0])
        assert table.asked == f"{1 - first} bonus"


@pytest.mark.rule("HER-DIF-06")
def test_dice_or_artifacts_are_chosen_before_rolling_or_looking():
    table = bonus("easy")
    assert table.options() == ["bonus 0", "bonus 1"]
    assert table.g.rolled == table.g.looked_at == ()
    assert table.facts("threw") == table.facts("looked") == []


@pytest.mark.rule("HER-DIF-02")
def test_easy_gives_both_resource_dice_or_two_searches(dice):
    dice.resource("gold_6", "valuables_2")
    table = bonus("easy")
    table.play("bonus 0")
    assert table.purse(0) == (21, 3, 3)
    table = bonus("easy", pile={"artifact": ["angel_wings", "titans_gladius", "vial_of_lifeblood"]})
    table.play("bonus 1", "from_deck artifact", "take angel_wings")
    assert table.asked == "0 search"
    table.play("from_discard artifact")
    assert sorted(table.hand(0)) == ["angel_wings", "titans_gladius"]
    assert table.asked == "1 bonus"


@pytest.mark.rule("HER-DIF-03")
def test_normal_gives_one_of_two_dice_or_one_search(dice):
    dice.resource("gold_6", "valuables_2")
    table = bonus("normal")
    table.play("bonus 0")
    assert table.options() == ["keep_die 0", "keep_die 1"]
    table.play("keep_die 1")
    assert table.purse(0) == (15, 3, 3)
    table = bonus("normal", pile={"artifact": ["angel_wings", "titans_gladius"]})
    table.play("bonus 1", "from_deck artifact", "take titans_gladius")
    assert table.hand(0) == ["titans_gladius"]
    assert table.asked == "1 bonus"


@pytest.mark.rule("HER-DIF-04")
def test_hard_gives_one_die_or_the_first_minor_artifact(dice):
    dice.resource("materials_4")
    table = bonus("hard")
    table.play("bonus 0")
    assert table.purse(0) == (15, 7, 1)
    stack = ["angel_wings", "dragon_scale_shield", "armor_of_wonder"]
    assert [ARTIFACTS[n].level for n in artifacts(stack)] == ["relic", "major", "minor"]
    table = bonus("hard", pile={"artifact": stack})
    table.play("bonus 1")
    assert table.hand(0) == ["armor_of_wonder"]
    assert [CARD.names[card] for _, card in table.facts("uncovered")] == stack


def artifacts(names):
    """Their numbers in ARTIFACTS."""
    ids = [each.id for each in ARTIFACTS]
    return [ids.index(name) for name in names]


@pytest.mark.rule("HER-DIF-05")
def test_impossible_gives_nothing():
    table = begun(to="orientation", difficulty="impossible")
    assert table.facts("threw") == table.facts("looked") == []
    assert [table.purse(seat) for seat in (0, 1)] == [(15, 3, 1)] * 2


@pytest.mark.rule("HER-DIF-08", "HER-SET-30")
def test_artifacts_of_the_bonus_are_in_hand_at_the_first_turn():
    table = begun(to="bonus")
    first = table.g.first
    table.play("bonus 1", "from_discard artifact")
    (won,) = table.hand(first)
    assert type(CARDS[CARD.parse(won)]) is Artifact
    assert won not in table.deck(first)
    while not table.asked.endswith("refresh"):
        table.play(table.options()[0])
    assert table.hand(first) == [won]
    assert table.after("draw") == {"0", "1", "2", "3"}, "it counts against the Hand Limit of 4"


@pytest.mark.rule("HER-DIF-09")
def test_after_a_search_the_artifacts_are_shuffled_and_one_opens_the_discard_pile_again():
    stack = ["angel_wings", "titans_gladius", "vial_of_lifeblood", "speculum"]
    take_both = (
        "bonus 1",
        "from_deck artifact",
        "take angel_wings",
        "bonus 1",
        "from_deck artifact",
        "take speculum",
    )
    table = bonus("normal", pile={"artifact": stack})
    table.play(*take_both)
    assert len(table.pile_discard("artifact")) == 1, "the two rejected cards went back into the Deck"
    assert len(table.pile("artifact")) == len(deck(Artifact)) - 3
    check(table.g)
    tops = {tuple(shuffled(seed).pile("artifact")[:3]) for seed in range(5)}
    assert len(tops) == 5


def shuffled(seed):
    table = bonus("normal", seed=seed)
    table.play("bonus 1", "from_discard artifact", "bonus 1", "from_discard artifact")
    return table


@pytest.mark.rule("HER-DIF-09")
def test_when_all_took_dice_the_artifacts_lie_as_they_lay(dice):
    dice.resource("gold_3", "gold_3", "gold_6", "gold_6")
    table = bonus("normal")
    lying = table.pile("artifact")
    table.play("bonus 0", "bonus 0")
    assert table.asked == "0 refresh"
    assert table.pile("artifact") == lying
