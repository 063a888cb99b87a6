"""Standing orders: what a player is asked, and what answers itself."""

from dataclasses import replace
from typing import Any

import pytest

from core.games import feud
from core.games.feud import FEINT, JAB, PARRY
from gonfalon.core import ORDERS, Ask, Declined, GonfalonError, Match, Orders, Setup, answer_by_order, ordered
from gonfalon.core.orders import MOST_ORDERS

PASS = ("pass",)
EMPTY = Ask(1, "react", [PASS], window=True, default=PASS)
REAL = Ask(1, "react", [("react", PARRY), PASS], window=True, default=PASS)
MORE = Ask(1, "react", [("react", PARRY), ("react", FEINT), PASS], window=True, default=PASS)
LATER = Ask(1, "later", [("react", PARRY), PASS], window=True, default=PASS)
FREE = Ask(1, "turn", [("jab", 0), ("jab", 2), ("draw",)], default=("draw",))
HIDDEN = Ask(1, "turn", lambda: [("draw",)], default=("draw",))
PLAIN = Ask(1, "turn", [("jab", 0), ("draw",)], default=("draw",), sensible=lambda: ("jab", 0))
BATTLES: dict[str, Any] = {"battle": lambda g: g.target if g.target >= 0 else None, "turn": lambda g: g.active}
FIGHT = replace(feud.GAME, **BATTLES, habits=frozenset({"turn"}))


def at(ask, battle=-1, **options):
    """A match in which this is asked, while this battle is being fought."""
    match = Match(FIGHT, Setup("brawl", 3, 1, options))
    match.state.target = battle
    match.asks = {1: ask}
    return match


def answers(ask, *texts, battle=-1, alone=True):
    """The answer to a question by these orders."""
    match, orders = at(ask, battle), Orders("could")
    for text in texts:
        orders = ordered(match, orders, text)
    return answer_by_order(match, 1, orders, alone=alone)


@pytest.mark.parametrize(
    ("order", "empty", "real"),
    [("once", PASS, None), ("could", PASS, None), ("always", None, None), ("never", PASS, PASS)],
)
def test_when_to_be_asked_for_a_reaction(order, empty, real):
    assert order in ORDERS
    assert answers(EMPTY, order) == empty
    assert answers(REAL, order) == real
    assert answers(FREE, order) is None


@pytest.mark.parametrize("order", [*ORDERS, "turn pass"])
def test_ask_always_asks_everybody(order):
    for ask in (EMPTY, REAL):
        match = at(ask, ask_always="yes")
        assert answer_by_order(match, 1, ordered(match, Orders(), order)) is None


@pytest.mark.parametrize(
    "text",
    [
        *("sometimes", "", "kind react sometimes", "card react", "card shout jab never", "battle", "turn over"),
        *("habit react pass", "habit turn", "habit turn shout", "answers", "answers never", "battle pass"),
    ],
)
def test_what_is_no_order_is_refused(text):
    match = at(REAL)
    with pytest.raises(GonfalonError):
        ordered(match, Orders(), text)


# -------------------------------------------------------------------- once a battle


def test_a_card_that_was_declined_is_not_asked_for_again_in_the_same_battle():
    orders, declined = Orders(), Declined()
    match = at(REAL, battle=0)
    assert answer_by_order(match, 1, orders, declined) is None
    declined.add(match, 1)
    assert answer_by_order(match, 1, orders, declined) == PASS
    assert answer_by_order(at(MORE, battle=0), 1, orders, declined) is None  # the feint is new
    assert answer_by_order(at(REAL, battle=2), 1, orders, declined) is None  # another battle
    assert answer_by_order(match, 1, Orders("could"), declined) is None


def test_outside_battles_a_card_is_asked_for_each_time():
    declined, match = Declined(), at(REAL)
    declined.add(match, 1)
    assert answer_by_order(match, 1, Orders(), declined) is None


def test_whoever_takes_a_pass_back_is_asked_again():
    declined, match = Declined(), at(REAL, battle=0)
    declined.add(match, 1)
    declined.forget(1)
    assert answer_by_order(match, 1, Orders(), declined) is None


# ------------------------------------------------------- kinds, cards, battles, turns


def test_an_order_for_a_kind_of_moment():
    assert answers(REAL, "kind react never") == PASS
    assert answers(LATER, "kind react never") is None
    assert answers(REAL, "never", "kind react could") is None
    assert answers(REAL, "kind react never", "kind react usual") is None


def test_an_order_for_a_card():
    assert answers(REAL, "card react parry never") == PASS
    assert answers(MORE, "card react parry never") is None
    assert answers(REAL, "never", "card react parry ask") is None
    assert answers(REAL, "never", "card react feint ask") == PASS
    assert answers(MORE, "card react feint play", "card react parry never") == ("react", FEINT)
    assert answers(REAL, "card react parry never", "card react parry usual") is None


def test_a_pass_lasts_as_long_as_the_battle_or_the_turn():
    for scope in ("battle", "turn"):
        match = at(REAL, battle=0)
        orders = ordered(match, Orders("always", cards={"react parry": "play"}), f"{scope} pass")
        assert answer_by_order(match, 1, orders) == PASS
        match.state.target = 2
        assert (answer_by_order(match, 1, orders) == PASS) is (scope == "turn")
        match.state.active = 2
        assert answer_by_order(match, 1, orders) is None
        match.state.active, match.state.target = 0, 0
        assert answer_by_order(match, 1, ordered(match, orders, f"{scope} ask")) is None


def test_passes_that_no_longer_matter_are_dropped():
    match = at(REAL, battle=0)
    orders = ordered(match, Orders(), "battle pass")
    match.state.target = 2
    assert [*ordered(match, orders, "turn pass").passes] == ["turn"]


def test_special_orders_are_limited():
    match, orders = at(REAL), Orders(kinds={str(n): "never" for n in range(MOST_ORDERS)})
    with pytest.raises(GonfalonError):
        ordered(match, orders, "kind react never")


# ----------------------------------------------------------- what answers itself


def test_a_question_with_one_sensible_answer_answers_itself_unless_switched_off():
    assert answers(PLAIN) == ("jab", 0)
    assert answers(PLAIN, alone=False) == ("jab", 0)
    assert answers(PLAIN, "answers ask") is None
    assert answers(PLAIN, "answers ask", "answers self") == ("jab", 0)
    assert answers(FREE) is None


def test_a_question_with_a_single_answer_answers_itself_where_nobody_could_notice():
    assert answers(HIDDEN) == ("draw",)
    assert answers(HIDDEN, alone=False) is None
    assert answers(HIDDEN, "answers ask") is None


def test_a_habit_answers_if_it_is_offered():
    assert answers(FREE, "habit turn jab green") == ("jab", 2)
    assert answers(FREE, "habit turn jab red") is None
    assert answers(FREE, "habit turn first", "answers ask") == ("jab", 0)
    assert answers(FREE, "habit turn first", "habit turn usual") is None


def test_a_habit_that_rules_no_longer_know_is_forgotten():
    assert answer_by_order(at(FREE), 1, Orders(habits={"turn": "shout"})) is None


def test_cards_are_told_apart_by_name_not_by_how_they_are_played():
    match = at(Ask(1, "react", [("react", JAB), PASS], window=True, default=PASS))
    assert answer_by_order(match, 1, ordered(match, Orders(), "card react jab never")) == PASS
