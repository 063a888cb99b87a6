"""The twenty-four buildings of the core Towns: what each costs, and what it does."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import NOBODY, POSITIVE

ENEMY = {"catherine": "alamar", "sandro": "catherine", "alamar": "catherine"}


def owning(hero, *built, **how):
    """Seat 0 plays this hero and has these buildings."""
    return Table(heroes=(hero, ENEMY[hero]), built={0: built}, **how)


def costs(hero, kind, price, *before):
    """The building is built for exactly this price, and not for less."""
    table = owning(hero, *before, resources={0: price})
    assert kind in table.after("build")
    for resource in range(3):
        if price[resource]:
            less = tuple(n - (at == resource) for at, n in enumerate(price))
            assert kind not in owning(hero, *before, resources={0: less}).after("build")
    return True


def resource_round(hero, kind, **how):
    """The start of a Resource Round without any income."""
    none = dict.fromkeys(range(2), (0, 0, 0))
    return owning(hero, kind, stage="round", round=3, income=none, resources=none, **how)


# --------------------------------------------------------------------------- City Halls


@pytest.mark.proves("building:castle_city_hall")
def test_the_castles_city_hall_gives_5_gold_or_movement_to_a_hero():
    assert costs("catherine", "city_hall", (10, 4, 0))
    table = resource_round("catherine", "city_hall", at={"second1": "t0.ne"})
    assert table.asked == "0 city_hall"
    table.play("choose 1")
    assert table.asked == "0 whose_movement"
    table.play("to_hero second1")
    assert (table.mp("main1"), table.mp("second1"), table.purse(0)) == (3, 3, (0, 0, 0))
    table = resource_round("catherine", "city_hall")
    table.play("choose 0")
    assert (table.mp("main1"), table.purse(0)) == (3, (5, 0, 0))


@pytest.mark.proves("building:necropolis_city_hall")
def test_the_city_hall_of_the_necropolis_gives_4_gold_or_reinforces_a_bronze_unit():
    assert costs("sandro", "city_hall", (10, 4, 0))
    army = {0: ["necropolis_zombies", "necropolis_wraiths", "necropolis_vampires"]}
    table = resource_round("sandro", "city_hall", army=army)
    table.play("choose 1")
    assert table.after("reinforce") == {"necropolis_zombies", "necropolis_wraiths"}
    table.refused("pass")
    table.play("reinforce necropolis_wraiths")
    assert (table.purse(0), "necropolis_wraiths:pack" in table.army(0)) == ((0, 0, 0), True)
    table = resource_round("sandro", "city_hall", army=army)
    table.play("choose 0")
    assert table.purse(0) == (4, 0, 0)
    table = resource_round("sandro", "city_hall", army={0: ["necropolis_vampires"]})
    assert (table.asked, table.purse(0)) == ("0 refresh", (4, 0, 0)), "no bronze Unit to reinforce"


@pytest.mark.proves("building:dungeon_city_hall")
def test_the_dungeons_city_hall_gives_5_gold_or_a_valuable():
    assert costs("alamar", "city_hall", (10, 4, 0))
    for way, purse in (("choose 0", (5, 0, 0)), ("choose 1", (0, 0, 1))):
        table = resource_round("alamar", "city_hall")
        table.play(way)
        assert (table.asked, table.purse(0)) == ("0 refresh", purse)


def test_no_city_hall_gives_anything_in_an_astrologers_round():
    for hero in ENEMY:
        table = owning(hero, "city_hall", stage="round", round=2, weeks=["dead_silence"])
        assert (table.asked, table.purse(0)) == ("0 refresh", (15, 3, 1))


# --------------------------------------------------------------------------- Citadels


@pytest.mark.parametrize(
    ("hero", "few"),
    [
        pytest.param("catherine", "castle_griffins", marks=pytest.mark.proves("building:castle_citadel")),
        pytest.param("sandro", "necropolis_wraiths", marks=pytest.mark.proves("building:necropolis_citadel")),
        pytest.param("alamar", "dungeon_harpies", marks=pytest.mark.proves("building:dungeon_citadel")),
    ],
)
def test_a_citadel_reinforces_and_defends_its_town_with_walls_gate_and_tower(hero, few):
    assert costs(hero, "citadel", (8, 5, 1))
    rich = {0: (50, 50, 50)}
    assert owning(hero, "dwelling_bronze", army={0: [few]}, resources=rich).after("reinforce") == set()
    table = owning(hero, "dwelling_bronze", "citadel", army={0: [few]}, resources=rich)
    assert table.after("reinforce") == {few}
    for built, walls in ((["citadel"], 1), ([], 0)):
        siege = Table(
            heroes=(ENEMY[hero], hero),
            built={1: built},
            at={"main1": "t1.se"},
            army={0: ["neutral_boars"], 1: [few]},
            tokens={0: 0, 1: 0},
        )
        siege.play("move main1 t1.c", "deploy neutral_boars a5", f"deploy {few} a1")
        assert (siege.asked == "1 gate") == bool(walls)
        if walls:
            siege.play("gate b3")
        assert sorted(siege.g.walls) == ([1, 1, 1, 2] if walls else [0, 0, 0, 0])
        assert len(siege.g.unit) == 2 + walls, "the Arrow Tower"


# --------------------------------------------------------------------------- Mage Guilds


@pytest.mark.parametrize(
    ("hero", "price"),
    [
        pytest.param("catherine", 6, marks=pytest.mark.proves("building:castle_mage_guild")),
        pytest.param("sandro", 5, marks=pytest.mark.proves("building:necropolis_mage_guild")),
        pytest.param("alamar", 5, marks=pytest.mark.proves("building:dungeon_mage_guild")),
    ],
)
def test_a_mage_guild_searches_two_spells_twice_and_sells_more(hero, price):
    assert costs(hero, "mage_guild", (4, 2, 1))
    table = owning(hero, pile={"spell": ["haste", "slow", "bless", "curse"]})
    table.play("build mage_guild", "from_deck spell", "take haste")
    assert (table.asked, table.hand(0), table.pile_discard("spell")[0]) == ("0 search", ["haste"], "slow")
    table.play("from_deck spell", "take curse")
    assert (table.asked, table.hand(0), table.purse(0)) == ("0 turn", ["haste", "curse"], (11, 1, 0))
    table = owning(hero, "mage_guild", resources={0: (price + 1, 0, 0)}, pile={"spell": ["haste", "slow"]})
    table.play("spell_book", "from_deck spell", "take slow")
    assert (table.purse(0), table.hand(0)) == ((1, 0, 0), ["slow"])


# --------------------------------------------------------------------------- Dwellings

BRONZE = {
    "catherine": {"castle_halberdiers", "castle_marksmen", "castle_griffins"},
    "sandro": {"necropolis_skeletons", "necropolis_zombies", "necropolis_wraiths"},
    "alamar": {"dungeon_troglodytes", "dungeon_harpies", "dungeon_evil_eyes"},
}
SILVER = {
    "catherine": {"castle_crusaders", "castle_zealots"},
    "sandro": {"necropolis_vampires", "necropolis_liches"},
    "alamar": {"dungeon_medusas", "dungeon_minotaurs"},
}
GOLDEN = {
    "catherine": {"castle_champions", "castle_archangels"},
    "sandro": {"necropolis_dread_knights", "necropolis_ghost_dragons"},
    "alamar": {"dungeon_manticores", "dungeon_black_dragons"},
}


def recruitable(hero, *built):
    return owning(hero, *built, army={0: ["neutral_boars"]}, resources={0: (99, 99, 99)}).after("recruit")


@pytest.mark.parametrize(
    "hero",
    [
        pytest.param("catherine", marks=pytest.mark.proves("building:castle_towers")),
        pytest.param("sandro", marks=pytest.mark.proves("building:necropolis_old_cemetery")),
        pytest.param("alamar", marks=pytest.mark.proves("building:dungeon_warrens")),
    ],
)
def test_a_bronze_dwelling_lets_bronze_units_be_recruited(hero):
    assert costs(hero, "dwelling_bronze", (5, 3, 1))
    assert recruitable(hero) == set()
    assert recruitable(hero, "dwelling_bronze") == BRONZE[hero]


@pytest.mark.parametrize(
    "hero",
    [
        pytest.param("catherine", marks=pytest.mark.proves("building:castle_holy_grounds")),
        pytest.param("sandro", marks=pytest.mark.proves("building:necropolis_mausoleum_domain")),
        pytest.param("alamar", marks=pytest.mark.proves("building:dungeon_inner_labyrinths")),
    ],
)
def test_a_silver_dwelling_lets_silver_units_be_recruited(hero):
    assert costs(hero, "dwelling_silver", (8, 6, 3), "dwelling_bronze")
    assert recruitable(hero, "dwelling_bronze", "dwelling_silver") == BRONZE[hero] | SILVER[hero]


@pytest.mark.parametrize(
    "hero",
    [
        pytest.param("catherine", marks=pytest.mark.proves("building:castle_glory_of_erathia")),
        pytest.param("sandro", marks=pytest.mark.proves("building:necropolis_vaults_of_darkness")),
        pytest.param("alamar", marks=pytest.mark.proves("building:dungeon_ancient_lairs")),
    ],
)
def test_a_golden_dwelling_lets_golden_units_be_recruited(hero):
    lower = ("dwelling_bronze", "dwelling_silver")
    assert costs(hero, "dwelling_golden", (10, 9, 4), *lower)
    assert recruitable(hero, *lower, "dwelling_golden") == BRONZE[hero] | SILVER[hero] | GOLDEN[hero]


# --------------------------------------------------------------------------- the Castle's own


@pytest.mark.proves("building:castle_brotherhood_of_the_sword")
def test_the_brotherhood_of_the_sword_lifts_morale_in_resource_rounds():
    assert costs("catherine", "special_a", (8, 4, 0))
    table = resource_round("catherine", "special_a")
    assert (table.asked, table.g.morale[0], table.g.morale[1]) == ("0 refresh", POSITIVE, 0)
    table = owning("catherine", "special_a", stage="round", round=2, weeks=["dead_silence"])
    assert table.g.morale[0] == 0


@pytest.mark.proves("building:castle_blacksmith")
def test_the_blacksmith_buys_an_artifact_for_4_gold_or_sells_a_search_for_6_once_a_turn():
    assert costs("catherine", "special_b", (4, 3, 0), "dwelling_bronze")
    hand = {0: ["attack", "centaurs_axe", "haste"]}
    table = owning("catherine", "special_b", hand=hand, resources={0: (6, 0, 0)})
    assert table.after("use") == {"special_b 0", "special_b 1"}
    table.play("use special_b 0")
    assert table.after("remove") == {"centaurs_axe"}
    table.play("remove centaurs_axe")
    assert (table.purse(0), table.removed, table.after("use")) == ((10, 0, 0), ["centaurs_axe"], set())
    table = owning("catherine", "special_b", resources={0: (6, 0, 0)}, pile={"artifact": ["speculum", "rib_cage"]})
    assert table.after("use") == {"special_b 1"}, "there is no Artifact to give"
    table.play("use special_b 1", "from_deck artifact")
    assert table.after("take") == {"speculum", "rib_cage"}
    table.play("take rib_cage")
    assert (table.purse(0), table.hand(0), table.after("use")) == ((0, 0, 0), ["rib_cage"], set())
    assert owning("catherine", "special_b", resources={0: (5, 0, 0)}).after("use") == set()


# --------------------------------------------------------------------------- the Necropolis' own


@pytest.mark.proves("building:necropolis_cover_of_darkness")
def test_the_cover_of_darkness_exchanges_two_cards():
    assert costs("sandro", "special_a", (6, 4, 1))
    hand = {0: ["attack", "knowledge", "power"]}
    table = owning("sandro", "special_a", hand=hand, deck={0: ["magic_arrow", "magic_arrow", "power"]})
    table.play("use special_a 0", "discard attack", "discard power")
    assert (table.asked, table.hand(0)) == ("0 turn", ["knowledge", "magic_arrow", "magic_arrow"])
    assert table.after("use") == set()


@pytest.mark.proves("building:necropolis_cover_of_darkness")
def test_the_cover_of_darkness_takes_a_card_of_an_enemy_hero_when_a_combat_begins():
    hands = {1: ["attack", "defense", "power"]}
    for uses, left in ((["use special_a 1"], 2), ([], 3)):
        table = owning(
            "sandro",
            "special_a",
            at={"main1": "t1.se"},
            army={0: ["neutral_boars"], 1: ["castle_griffins"]},
            hand=hands,
            tokens={0: 0, 1: 0},
        )
        table.play(*uses, "move main1 t1.c", "deploy neutral_boars a5", "deploy castle_griffins a1")
        assert (len(table.hand(1)), len(table.discard(1))) == (left, 3 - left)
    guards = owning("sandro", "special_a", hand=hands, tokens={0: 0, 1: 0})
    guards.play("use special_a 1", "move main1 t0.w", "deploy necropolis_skeletons a5", "deployed")
    assert len(guards.hand(1)) == 3, "Neutral Units have no hero"


@pytest.mark.proves("building:necropolis_necromancy_amplifier")
def test_the_necromancy_amplifier_fetches_necromancy_or_brings_a_specialty_back():
    assert costs("sandro", "special_b", (7, 3, 1), "mage_guild")
    how = {"stage": "turn_start", "discard": {0: ["attack", "sandro_1", "power"]}}
    table = owning("sandro", "special_b", **how, pile_discard={"ability": ["luck"]})
    table.play("draw 0")
    assert (table.asked, set(table.options())) == ("0 moment", {"use special_b 0", "use special_b 1"})
    deck = len(table.pile("ability"))
    table.play("use special_b 0")
    assert (table.asked, table.hand(0), len(table.pile("ability"))) == ("0 turn", ["necromancy"], deck - 1)
    table = owning("sandro", "special_b", **how)
    table.play("draw 0", "use special_b 1")
    assert table.after("take") == {"sandro_1"}
    table.play("take sandro_1")
    assert (table.hand(0), table.discard(0)) == (["sandro_1"], ["attack", "power"])


# --------------------------------------------------------------------------- the Dungeon's own


@pytest.mark.proves("building:dungeon_portal_of_summoning")
def test_the_portal_of_summoning_offers_a_neutral_unit_for_each_dwelling():
    assert costs("alamar", "special_a", (7, 3, 1))
    decks = {"bronze": ["neutral_rogues"], "silver": ["neutral_nomads"], "golden": ["neutral_trolls"]}
    dwellings = ("dwelling_bronze", "dwelling_silver", "dwelling_golden")
    units = ("neutral_rogues", "neutral_nomads", "neutral_trolls")

    def before_the_portal(count):
        built = ("special_a", *dwellings[:count])
        table = owning("alamar", *built, stage="turn_start", neutral=decks, resources={0: (14, 0, 0)})
        table.play("draw 0")
        return table

    assert before_the_portal(0).asked == "0 turn"
    for count in (1, 2, 3):
        table = before_the_portal(count)
        assert (table.asked, table.offers("pass")) == ("0 moment", True)
        table.play("use special_a 0")
        assert table.after("recruit") == set(units[:count])
    table = before_the_portal(3)
    table.play("use special_a 0")
    table.play("recruit neutral_nomads")
    assert (table.asked, table.purse(0)) == ("0 turn", (4, 0, 0))
    assert "neutral_nomads" in table.army(0)
    assert [len(pile) for pile in table.g.neutral_discard] == [1, 0, 1, 0], "golden does not open azure"


@pytest.mark.proves("building:dungeon_mana_vortex")
def test_the_mana_vortex_turns_the_discard_pile_into_the_deck_and_searches_three_of_it():
    assert costs("alamar", "special_b", (6, 3, 1), "mage_guild")
    table = owning(
        "alamar",
        "special_b",
        stage="turn_start",
        hand={0: ["wisdom"]},
        deck={0: ()},
        discard={0: ["power", "power"]},
    )
    table.play("draw 0")
    assert (table.asked, table.offers("pass")) == ("0 moment", True)
    table.play("use special_b 0", "discard wisdom")
    assert (table.asked, table.after("take"), table.discard(0)) == ("0 searched", {"wisdom", "power"}, [])
    table.play("take wisdom")
    assert (table.asked, table.hand(0), table.discard(0)) == ("0 turn", ["wisdom"], ["power", "power"])
    assert table.g.looker == NOBODY


def test_buildings_that_are_not_built_do_nothing():
    for hero in ENEMY:
        table = owning(hero, stage="round", round=3, hand={0: ["attack"]})
        table.play("draw 0")
        assert (table.asked, table.after("use")) == ("0 turn", set())
        fight = Fight(attacker=[("neutral_boars", "a4")], defender=[("neutral_rogues", "a2")], active="a4")
        assert fight.after("use") == set()
