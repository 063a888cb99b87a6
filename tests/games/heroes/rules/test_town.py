"""Town Actions: when they are taken, what each Token does, and what may be built (chapters TWN and BLD)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ALL_TOKENS, BUILD, POPULATION, SPELL_BOOK

RICH = {0: (99, 99, 99), 1: (99, 99, 99), 2: (99, 99, 99)}
ALL_BUT_GUILD = ["city_hall", "citadel", "dwelling_bronze", "dwelling_silver", "dwelling_golden", "special_a"]


def rich(players=2, **how):
    return Table(players, **{"resources": {seat: RICH[seat] for seat in range(players)}, **how})


def town_actions(table, seat=None):
    """The Tokens that a player may use now."""
    words = {"build": "build", "recruit": "population", "reinforce": "population", "hire": "population"}
    words["spell_book"] = "spell book"
    return {words[verb] for line in table.options(seat) if (verb := line.split()[0]) in words}


# --------------------------------------------------------------------------- Tokens


@pytest.mark.rule("HER-TWN-01", "HER-TWN-04")
def test_each_town_action_is_used_once_a_round():
    table = rich(built={0: ["mage_guild", "dwelling_bronze"]}, weeks=["dead_silence"])
    assert town_actions(table) == {"build", "population", "spell book"}
    table.play("build citadel")
    assert (town_actions(table), table.g.tokens[0]) == ({"population", "spell book"}, ALL_TOKENS & ~BUILD)
    table.play("recruit castle_griffins", "done")
    assert (town_actions(table), table.g.tokens[0]) == ({"spell book"}, SPELL_BOOK)
    table.play("spell_book", "from_discard spell")
    assert (town_actions(table), table.g.tokens[0]) == (set(), 0)
    table.refused("build city_hall")
    table.until("1 turn")
    table.until("0 turn")
    assert town_actions(table) == {"build", "population", "spell book"}


@pytest.mark.rule("HER-TWN-02")
def test_build_and_population_are_taken_in_the_turns_of_others_too():
    table = rich()
    table.play("end")
    assert table.asked == "1 offers"
    assert town_actions(table) == {"build", "population"}
    table.play("build citadel")
    assert "citadel" in table.built(1)


@pytest.mark.rule("HER-TWN-02")
def test_no_town_action_is_taken_in_a_combat_or_in_the_middle_of_another_action():
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("dungeon_harpies", "a2")],
        active="a4",
        resources=RICH,
        built={0: ["mage_guild", "dwelling_bronze"]},
    )
    assert (fight.asked, town_actions(fight)) == ("0 activation", set())
    table = rich(built={0: ["dwelling_bronze"]})
    table.play("build mage_guild")
    assert (table.asked, town_actions(table)) == ("0 search", set())


@pytest.mark.rule("HER-TWN-03")
def test_when_a_combat_is_announced_everybody_may_use_all_that_is_left():
    table = rich(built={0: ["mage_guild", "dwelling_bronze"], 1: ["mage_guild", "dwelling_bronze"]})
    table.play("move main1 t0.w")
    assert (table.asked, town_actions(table)) == ("0 offers", {"build", "population", "spell book"})
    table.play("build citadel")
    assert (table.asked, town_actions(table)) == ("1 offers", {"build", "population"})
    table.play("build citadel")
    table.play("recruit castle_griffins", "reinforce castle_griffins", "done")
    table.play("recruit dungeon_evil_eyes", "done")
    table.play("spell_book", "from_discard spell")
    assert table.asked == "0 deploy"
    assert table.after("deploy castle_griffins")


@pytest.mark.rule("HER-TWN-10")
def test_before_a_combat_the_attacker_speaks_first_then_the_defender_then_the_others():
    table = rich(3, at={"main1": "t2.ne", "main3": "t2.c"})
    table.play("move main1 t2.c")
    for seat in (0, 2, 1):
        assert table.asked == f"{seat} offers"
        table.play("pass")
    assert table.asked == "0 deploy"


@pytest.mark.rule("HER-TWN-10")
def test_one_complete_action_is_taken_at_a_time():
    table = rich(built={0: ["dwelling_bronze"], 1: ["dwelling_bronze"]})
    table.play("move main1 t0.w")
    table.play("recruit castle_griffins")
    assert table.asked == "0 population"
    table.play("done")
    assert table.asked == "1 offers"
    table.play("pass")
    assert table.asked == "0 offers"


@pytest.mark.rule("HER-TWN-05")
def test_the_build_token_adds_a_building():
    table = rich(tokens={0: BUILD})
    assert town_actions(table) == {"build"}
    before = table.built(0)
    table.play("build city_hall")
    assert table.built(0) - before == {"city_hall"}


@pytest.mark.rule("HER-TWN-06")
def test_the_population_token_recruits_and_reinforces_or_hires_a_hero():
    table = rich(tokens={0: POPULATION}, built={0: ["dwelling_bronze", "citadel"]}, army={0: ["castle_marksmen"]})
    verbs = {line.split()[0] for line in table.options()}
    assert {"recruit", "reinforce", "hire"} <= verbs
    table.play("recruit castle_griffins", "reinforce castle_griffins", "reinforce castle_marksmen", "done")
    assert table.army(0) == ["castle_marksmen:pack", "castle_griffins:pack"]
    assert not town_actions(table), "the Token hires no hero any more"
    table = rich(tokens={0: POPULATION})
    table.play("hire t0.c")
    assert (table.at("second1"), town_actions(table)) == ("t0.c", set())


@pytest.mark.rule("HER-TWN-07")
def test_the_spell_book_needs_a_mage_guild():
    table = rich(built={0: ALL_BUT_GUILD})
    assert "spell book" not in town_actions(table)
    table = rich(built={0: ["mage_guild"]})
    assert "spell book" in town_actions(table)


@pytest.mark.rule("HER-TWN-08")
def test_the_spell_book_rests_in_the_round_in_which_the_guild_is_built():
    table = rich(weeks=["dead_silence"])
    table.play("build mage_guild", "from_discard spell", "from_discard spell")
    table.refused("spell_book")
    table.until("1 turn")
    table.until("0 turn")
    assert table.offers("spell_book")


@pytest.mark.rule("HER-TWN-09")
@pytest.mark.parametrize(("hero", "price"), [("catherine", 6), ("sandro", 5), ("alamar", 5)])
def test_the_spell_book_costs_what_the_town_board_says_and_searches_two_spells(hero, price):
    other = "mutare" if hero != "alamar" else "tamika"
    how = {"heroes": (hero, other), "built": {0: ["mage_guild"]}, "pile": {"spell": ["haste", "slow", "bless"]}}
    assert "spell_book" not in Table(**how, resources={0: (price - 1, 9, 9)}).options()
    table = Table(**how, resources={0: (price, 9, 9)})
    table.play("spell_book", "from_deck spell")
    assert (table.after("take"), table.purse(0)) == ({"haste", "slow"}, (0, 9, 9))
    table.play("take slow")
    assert (table.hand(0), table.pile_discard("spell")[0]) == (["slow"], "haste")


@pytest.mark.rule("HER-TWN-12")
def test_the_spell_book_is_used_in_ones_own_turn_only():
    table = rich(built={1: ["mage_guild"]})
    table.play("end")
    assert (table.asked, "spell book" in town_actions(table)) == ("1 offers", False)
    table.until("1 turn")
    assert table.offers("spell_book")


@pytest.mark.rule("HER-TWN-11")
def test_an_unused_town_action_is_lost():
    table = rich(weeks=["dead_silence"])
    table.until("1 turn")
    table.until("0 turn")
    table.play("build city_hall")
    assert "build" not in town_actions(table)


# --------------------------------------------------------------------------- building


@pytest.mark.rule("HER-BLD-09", "HER-BLD-10")
def test_a_building_is_paid_turns_the_token_and_is_there():
    table = Table(resources={0: (11, 5, 1)})
    table.play("build city_hall")
    assert table.purse(0) == (1, 1, 1)
    assert table.built(0) == {"dwelling_bronze", "city_hall"}
    assert not table.g.tokens[0] & BUILD
    assert not table.after("build")


@pytest.mark.rule("HER-BLD-10")
def test_what_cannot_be_paid_in_full_is_not_built():
    assert "citadel" in Table(resources={0: (8, 5, 1)}).after("build")
    for short in ((7, 5, 1), (8, 4, 1), (8, 5, 0)):
        assert "citadel" not in Table(resources={0: short}).after("build")


@pytest.mark.rule("HER-BLD-06")
def test_dwellings_are_built_in_the_order_of_their_tiers():
    def dwellings(*built):
        return {kind for kind in rich(built={0: built}).after("build") if kind.startswith("dwelling")}

    assert dwellings() == {"dwelling_bronze"}
    assert dwellings("dwelling_bronze") == {"dwelling_silver"}
    assert dwellings("dwelling_bronze", "dwelling_silver") == {"dwelling_golden"}


@pytest.mark.rule("HER-BLD-13", "HER-BLD-14")
@pytest.mark.parametrize(
    ("hero", "front"), [("catherine", "dwelling_bronze"), ("sandro", "mage_guild"), ("alamar", "mage_guild")]
)
def test_only_dwellings_and_the_back_of_the_double_tile_need_something_built_before(hero, front):
    heroes = (hero, "mutare" if hero != "alamar" else "tamika")
    free = {"city_hall", "citadel", "mage_guild", "dwelling_bronze", "special_a"}
    assert rich(heroes=heroes, built={0: []}).after("build") == free
    table = rich(heroes=heroes, built={0: [front]})
    assert "special_b" in table.after("build")
    table = rich(heroes=heroes, built={0: []}, weeks=["dead_silence"])
    table.play(f"build {front}")
    table.until("1 turn")
    table.until("0 turn")
    table.play("build special_b")
    assert table.built(0) == {front, "special_b"}, "the tile stands for both"


@pytest.mark.rule("HER-BLD-15")
def test_each_building_is_built_once():
    everything = [*ALL_BUT_GUILD, "mage_guild", "special_b"]
    assert rich(built={0: everything}).after("build") == set()
    assert rich(built={0: [kind for kind in everything if kind != "citadel"]}).after("build") == {"citadel"}


@pytest.mark.rule("HER-BLD-11")
def test_what_a_building_does_when_built_happens_at_once():
    table = rich()
    table.play("build mage_guild")
    assert table.asked == "0 search"


@pytest.mark.rule("HER-BLD-17", "HER-BLD-05")
def test_a_dwelling_serves_in_the_round_in_which_it_is_built():
    table = rich()
    assert "castle_crusaders" not in table.after("recruit")
    table.play("build dwelling_silver")
    assert {"castle_crusaders", "castle_zealots"} <= table.after("recruit")


@pytest.mark.rule("HER-BLD-17", "HER-BLD-04")
def test_a_citadel_serves_in_the_round_in_which_it_is_built():
    table = rich(army={0: ["castle_griffins"]})
    assert table.after("reinforce") == set()
    table.play("build citadel")
    assert table.after("reinforce") == {"castle_griffins"}


@pytest.mark.rule("HER-BLD-03")
def test_a_city_hall_gives_what_its_faction_says():
    halls = {0: ["city_hall"], 1: ["city_hall"], 2: ["city_hall"]}
    table = Table(3, stage="round", round=3, built=halls, income=dict.fromkeys(range(3), (0, 0, 0)))
    table.play("choose 1")
    table.play("choose 1")
    table.play("choose 0")
    assert (table.mp("main1"), table.purse(1), table.purse(2)) == (4, (15, 3, 2), (19, 3, 1))


@pytest.mark.rule("HER-BLD-07")
def test_a_mage_guild_gives_spells_and_opens_the_spell_book():
    table = rich(built={1: ["mage_guild"]})
    table.play("build mage_guild", "from_discard spell", "from_discard spell")
    assert len(table.hand(0)) == 2
    table.until("1 turn")
    assert table.offers("spell_book")


@pytest.mark.rule("HER-BLD-08", "HER-BLD-19")
def test_a_faction_building_is_used_at_its_time_once_and_turns_no_token():
    table = Table(
        heroes=("sandro", "catherine"), built={0: ["special_a"]}, hand={0: ["attack", "power"]}, tokens={0: 0}
    )
    assert table.after("use") == {"special_a 0", "special_a 1"}
    table.play("use special_a 0", "discard attack", "done")
    assert (table.after("use"), table.discard(0)) == (set(), ["attack"])
    assert (len(table.hand(0)), table.g.tokens[0]) == (2, 0)
    table.until("1 turn")
    assert table.after("use") == set(), "it is the Town of seat 0"
    table.until("0 turn")
    assert table.after("use") == {"special_a 0", "special_a 1"}
