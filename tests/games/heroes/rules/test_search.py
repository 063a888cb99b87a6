"""Search (X): look at the top cards of a Deck, take one, discard the others (chapter SRC)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table
from gonfalon.games.heroes.codes import CARD, SPELL
from gonfalon.games.heroes.rules import search


def shrine(**how):
    """Seat 0 may Search (2) the Spell Deck."""
    table = Table(near="shrine_of_magic_gesture", **how)
    table.enter()
    return table


@pytest.mark.rule("HER-SRC-01")
def test_one_of_the_top_cards_is_taken_and_the_others_are_discarded():
    table = shrine(pile={"spell": ["haste", "slow", "bless"]}, pile_discard={"spell": ["curse"]})
    table.play("from_deck spell")
    assert (table.asked, table.after("take")) == ("0 searched", {"haste", "slow"})
    table.play("take haste")
    assert (table.hand(0), table.pile_discard("spell"), table.pile("spell")[0]) == (
        ["haste"],
        ["slow", "curse"],
        "bless",
    )


@pytest.mark.rule("HER-SRC-02")
def test_the_top_card_of_the_discard_pile_may_be_taken_instead():
    table = shrine(pile={"spell": ["haste"]}, pile_discard={"spell": ["curse", "prayer"]})
    table.play("from_discard spell")
    assert (table.asked, table.hand(0), table.pile_discard("spell")) == ("0 turn", ["curse"], ["prayer"])
    assert table.pile("spell")[0] == "haste"


@pytest.mark.rule("HER-SRC-03")
def test_after_looking_a_card_that_was_seen_must_be_taken():
    table = shrine(pile={"spell": ["haste", "slow"]}, pile_discard={"spell": ["curse"]})
    assert set(table.options()) == {"from_deck spell", "from_discard spell", "pass"}
    table.play("from_deck spell")
    assert set(table.options()) == {"take haste", "take slow"}
    table.refused("take curse")
    table.refused("pass")


@pytest.mark.rule("HER-SRC-04")
def test_a_search_goes_on_in_the_renewed_deck():
    g = shrine().g.copy()
    left, thrown = CARD.parse("haste"), tuple(CARD.parse(name) for name in ("slow", "bless", "curse"))
    g.pile, g.pile_discard = (*g.pile[:SPELL], (left,)), (*g.pile_discard[:SPELL], thrown)
    search.look(g, 0, SPELL, 3)
    assert left in g.looked_at
    assert len(g.looked_at) == 3
    assert (len(g.pile[SPELL]), len(g.pile_discard[SPELL])) == (0, 1), "one card opens the new Discard Pile"


@pytest.mark.rule("HER-SRC-04")
def test_with_too_few_cards_one_chooses_among_those_there_are_and_with_none_nothing_happens():
    table = shrine(pile={"spell": ()}, pile_discard={"spell": ["curse"]})
    assert set(table.options()) == {"from_discard spell", "pass"}
    assert shrine(pile={"spell": ()}, pile_discard={"spell": ()}).asked == "0 turn"


@pytest.mark.rule("HER-SRC-05")
def test_the_searching_player_orders_the_rejected_cards():
    """Wisdom makes a Search at the Mage Guild one of three cards."""
    for first, second in (("slow", "bless"), ("bless", "slow")):
        table = Table(
            built={0: ["mage_guild"]},
            hand={0: ["wisdom"]},
            pile={"spell": ["haste", "slow", "bless", "curse"]},
            resources={0: (20, 0, 0)},
        )
        table.play("spell_book", "play wisdom 0")
        while table.asked == "0 guild":
            table.play("pass")
        table.play("from_deck spell", "take haste")
        assert (table.asked, table.after("discard")) == ("0 rejects", {"slow", "bless"})
        table.play(f"discard {first}")
        assert table.pile_discard("spell")[:2] == [second, first]


@pytest.mark.rule("HER-SRC-07")
def test_the_second_of_two_searches_may_take_what_the_first_rejected():
    table = Table(pile={"spell": ["haste", "slow", "bless", "curse"]})
    table.play("build mage_guild", "from_deck spell", "take haste")
    assert (table.asked, table.pile_discard("spell")[0]) == ("0 search", "slow")
    table.play("from_discard spell")
    assert (table.asked, table.hand(0)) == ("0 turn", ["haste", "slow"])
