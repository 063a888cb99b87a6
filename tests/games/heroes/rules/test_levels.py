"""Experience and levels of Main Heroes (chapter LVL)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table


def lesson(xp, **how):
    """The Main Hero of seat 0 has so much Experience and visits a Learning Stone."""
    table = Table(near="learning_stone", xp={0: xp}, **how)
    table.enter()
    return table


def reached(level, **how):
    """The Main Hero of seat 0 has just reached a level."""
    return lesson(2 * level - 3, **how)


@pytest.mark.rule("HER-LVL-01")
def test_main_heroes_start_at_level_1():
    table = Table(stage="setup")
    while table.asked.split()[1] != "refresh":
        table.play(table.options()[0])
    assert [table.level(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("HER-LVL-02", "HER-LVL-03")
def test_two_experience_make_a_level():
    levels = [Table(xp={0: xp}).level(0) for xp in range(13)]
    assert levels == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]
    table = lesson(0)
    assert (table.asked, table.g.xp[0], table.level(0)) == ("0 turn", 1, 1)
    table = lesson(1)
    assert (table.asked, table.g.xp[0], table.level(0)) == ("0 search", 2, 2)


@pytest.mark.rule("HER-LVL-04")
def test_a_new_level_is_resolved_at_once():
    table = reached(2, hand={0: ["attack"]})
    assert table.asked == "0 search"
    table.play("from_discard ability")
    assert (table.asked, table.g.experts_left(0)) == ("0 turn", 1)


@pytest.mark.rule("HER-LVL-05")
def test_experience_at_level_7_has_no_effect():
    table = lesson(12)
    assert (table.asked, table.g.xp[0], table.level(0)) == ("0 turn", 12, 7)
    assert table.facts("experience") == []


@pytest.mark.rule("HER-LVL-06")
def test_level_1_has_a_hand_limit_of_4_no_expert_effect_and_the_first_specialty_in_the_deck():
    table = Table()
    assert (table.g.hand_limit(0), table.g.experts_left(0)) == (4, 0)
    assert "catherine_1" in table.deck(0)


@pytest.mark.parametrize(
    ("level", "limit", "experts"),
    [
        pytest.param(2, 4, 1, marks=pytest.mark.rule("HER-LVL-07")),
        pytest.param(3, 5, 1, marks=pytest.mark.rule("HER-LVL-08")),
        pytest.param(5, 6, 2, marks=pytest.mark.rule("HER-LVL-10")),
        pytest.param(7, 7, 3, marks=pytest.mark.rule("HER-LVL-12")),
    ],
)
def test_a_level_with_a_silver_numeral_searches_two_abilities(level, limit, experts):
    table = reached(level, pile={"ability": ["luck", "archery", "estates"]})
    assert (table.g.hand_limit(0), table.g.experts_left(0), table.level(0)) == (limit, experts, level)
    assert table.asked == "0 search"
    table.play("from_deck ability")
    assert table.after("take") == {"luck", "archery"}
    table.play("take archery")
    assert (table.asked, table.hand(0), table.pile_discard("ability")[0]) == ("0 turn", ["archery"], "luck")


@pytest.mark.parametrize(
    ("level", "limit", "experts"),
    [
        pytest.param(4, 5, 2, marks=pytest.mark.rule("HER-LVL-09")),
        pytest.param(6, 6, 3, marks=pytest.mark.rule("HER-LVL-11")),
    ],
)
def test_a_level_with_a_gold_numeral_gives_the_next_specialty(level, limit, experts):
    table = reached(level)
    assert (table.g.hand_limit(0), table.g.experts_left(0), table.level(0)) == (limit, experts, level)
    assert (table.asked, table.hand(0)) == ("0 turn", [f"catherine_{level}"])


@pytest.mark.rule("HER-LVL-13")
def test_several_levels_are_resolved_one_after_the_other():
    """Azure Units bring a Main Hero to Level 7 at once."""
    table = Table(xp={0: 3}, frames=[("experience", 0, 8, 2)], pile_discard={"ability": ["luck"]})
    assert (table.asked, table.level(0)) == ("0 search", 3)
    table.play("from_discard ability")
    assert (table.asked, table.level(0)) == ("0 search", 5)
    assert table.hand(0)[-1:] == ["catherine_4"]
    table.play("from_discard ability")
    assert (table.asked, table.level(0)) == ("0 search", 7)
    assert "catherine_6" in table.hand(0)
    table.play("from_discard ability")
    assert (table.asked, len(table.hand(0))) == ("0 turn", 5)


@pytest.mark.rule("HER-LVL-14")
def test_gold_numerals_give_specialties_and_silver_ones_searches():
    asked = {level: reached(level).asked for level in range(2, 8)}
    assert [level for level, what in asked.items() if what == "0 search"] == [2, 3, 5, 7]
    for level in (4, 6):
        assert reached(level).hand(0) == [f"catherine_{level}"]


@pytest.mark.rule("HER-LVL-15")
def test_what_a_level_gives_goes_to_the_hand():
    table = reached(3)
    before = table.deck(0)
    table.play("from_discard ability")
    assert (len(table.hand(0)), table.deck(0), table.discard(0)) == (1, before, [])


@pytest.mark.rule("HER-LVL-16")
def test_the_search_of_a_level_must_be_made():
    table = reached(2)
    assert set(table.options()) == {"from_deck ability", "from_discard ability"}
    table.refused("pass")


@pytest.mark.rule("HER-LVL-17")
def test_expert_uses_of_the_round_count_against_the_new_level():
    table = reached(4, expert=(1, 0))
    assert table.g.experts_left(0) == 1
    table = Table(level={0: 2}, expert=(1, 0), hand={0: ["estates"]})
    assert table.after("play estates") == {"0"}
    table = Table(level={0: 4}, expert=(1, 0), hand={0: ["estates"]})
    assert table.after("play estates") == {"0", "1"}
