"""The check of what never changes: it holds in made positions, and it notices what is wrong."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.conservation import check
from games.heroes.table import Table, random_match, unit_of
from gonfalon.core import put
from gonfalon.games.heroes.printed import CARD_ID, HERO_ID, HEROES, TILE_ID

MADE = {
    "a turn": Table,
    "three players": lambda: Table(3, scenario="search_for_the_grail"),
    "cards": lambda: Table(
        hand={0: ["haste", "attack", "angel_wings"]},
        discard={1: ["power", "estates"]},
        deck={0: ["magic_arrow"]},
        pile={"spell": ["slow", "haste"]},
        pile_discard={"artifact": ["speculum", "titans_gladius"]},
        level={0: 6, 1: 4},
    ),
    "neutral units": lambda: Table(army={0: ["neutral_boars"]}, neutral={"bronze": ["neutral_boars"]}),
    "a far tile": lambda: Table(tiles={"t4": "f1:2"}, supply={0: ["f8"]}),
    "a duel": lambda: Fight(attacker=[("castle_griffins", "a4")], defender=[("dungeon_harpies", "a2")]),
    "guards": lambda: Fight(
        attacker=[("castle_griffins:pack", "a4")], defender=[("neutral_boars", "a2")], neutral=True
    ),
    "a siege": lambda: Fight(
        attacker=[("castle_griffins", "a5")],
        defender=[("dungeon_harpies", "a1")],
        walls=["wall", "gate", "wall", "wall"],
        tower=True,
    ),
}


@pytest.mark.parametrize("made", MADE.values(), ids=MADE)
def test_made_positions_are_sound(made):
    check(made().g)


def twice(g):
    g.hand = put(g.hand, 0, (*g.hand[0], g.deck[0][0]))


def lost(g):
    g.pile = put(g.pile, 1, g.pile[1][1:])


def wrong_pile(g):
    g.pile = put(g.pile, 1, (*g.pile[1][1:], g.pile[2][0]))
    g.pile = put(g.pile, 2, (*g.pile[2][1:], g.pile[1][0]))


def unknown_specialty(g):
    g.hand = put(g.hand, 0, (CARD_ID[HEROES[HERO_ID["mutare"]].specialties[0].id],))


def strange_unit(g):
    g.army = put(g.army, 0, (unit_of("dungeon_harpies"),))


def second_guard(g):
    g.army = put(g.army, 0, tuple(sorted((*g.army[0], unit_of("neutral_boars")))))


def week_lost(g):
    g.weeks = g.weeks[1:]


def tile_twice(g):
    g.supply = put(g.supply, 0, g.supply[1])


def wrong_tile(g):
    g.tiles = put(g.tiles, 2, TILE_ID["c1"])


def heroes_meet(g):
    g.hero_at[2] = g.hero_at[0]


def hidden_field(g):
    g.hero_at[0] = 7 * 5


def debt(g):
    g.resources[0] = -1


def no_income(g):
    g.flags, g.income = ((5, 0),), (0,) * 6


@pytest.mark.parametrize(
    "spoil",
    [
        twice,
        lost,
        wrong_pile,
        unknown_specialty,
        strange_unit,
        second_guard,
        week_lost,
        tile_twice,
        wrong_tile,
        heroes_meet,
        hidden_field,
        debt,
        no_income,
    ],
)
def test_what_is_wrong_is_noticed(spoil):
    g = Table().g.copy()
    spoil(g)
    with pytest.raises(AssertionError):
        check(g)


def test_a_unit_that_fights_without_being_in_its_unit_deck_is_noticed():
    g = MADE["a duel"]().g.copy()
    g.army = put(g.army, 0, ())
    with pytest.raises(AssertionError):
        check(g)


def test_a_random_game_conserves_everything():
    """One is enough here: the property tests play many."""
    questions = 0
    for match in random_match(2, seed=3):
        check(match.state)
        questions += 1
    assert questions > 50
