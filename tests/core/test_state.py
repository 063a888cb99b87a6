"""A state copies independently whatever it holds, refuses what it may not hold, and rolls fair dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from core.games import feud, workshop
from everything import Everything, everything
from gonfalon.core import COUNT, NEVER, OWN, PUBLIC, Match, Setup, State
from gonfalon.core.state import Fact, imagined_key, key_of
from gonfalon.core.view import redacted

CHANGES = {
    "number": lambda g: setattr(g, "number", 2),
    "word": lambda g: setattr(g, "word", "b"),
    "flag": lambda g: setattr(g, "flag", False),
    "raw": lambda g: setattr(g, "raw", b"y"),
    "pair": lambda g: setattr(g, "pair", (2, "c")),
    "maybe": lambda g: setattr(g, "maybe", 3),
    "ints": lambda g: g.ints.append(3),
    "words": lambda g: g.words.clear(),
    "rows": lambda g: g.rows.append(("b", 2)),
    "board": lambda g: g.board.__setitem__(3, 1),
    "table": lambda g: g.table.update({1: 3}),
    "hands": lambda g: g.hands[1].append(4),
    "piles": lambda g: g.piles[4].append(6),
    "crowds": lambda g: g.crowds[0].append(7),
    "bands": lambda g: g.bands.__setitem__(0, {7: 9}),
    "stack": lambda g: g.push("end"),
    "dice": lambda g: g.below(6),
}


def test_every_kind_of_field_is_tried():
    assert set(CHANGES) == set(Everything.fields) - {"barrier", "quick"}


@pytest.mark.parametrize("field", CHANGES)
def test_a_copy_is_independent(field):
    g, untouched = everything(), everything()
    copy = g.copy()
    assert copy.digest() == g.digest() == untouched.digest()
    CHANGES[field](copy)
    assert getattr(copy, field) != getattr(g, field)
    assert g.digest() == untouched.digest() != copy.digest()
    CHANGES[field](g)
    assert g.digest() == copy.digest()


@pytest.mark.parametrize("field", CHANGES)
def test_a_state_becomes_another_and_stays_independent(field):
    g, other, untouched = everything(), everything(), everything()
    log: list[Fact] = [("hit", (), (), ())]
    g.log = log
    CHANGES[field](other)
    g.become(other)
    assert g.digest() == other.digest() != untouched.digest()
    assert (g.log is log, other.log) == (True, None)
    other.become(untouched)
    CHANGES[field](untouched)
    assert other.digest() != untouched.digest() == g.digest()


@pytest.mark.parametrize("field", ["words", "piles", "crowds"])
def test_what_is_seldom_looked_at_is_copied_by_whoever_looks(field):
    g = everything()
    first = getattr(g, field)
    copies = [g.copy(), g.copy().copy()]
    assert all(getattr(each, field) == first for each in (g, *copies))
    assert len({id(getattr(each, field)) for each in (g, *copies)}) == 3
    CHANGES[field](copies[0])
    assert getattr(copies[0].copy(), field) == getattr(copies[0], field) != first
    assert getattr(copies[1].copy(), field) == getattr(g, field) == first


def test_a_view_shares_nothing_with_the_state():
    g = everything()
    g.words = ["secret"]
    g.copy()
    seen: Any = redacted(g, (("words", COUNT), ("crowds", NEVER)), frozenset())
    assert (seen.words, seen.crowds, seen.piles) == ([-1], [], {4: [5]})
    assert "secret" not in str([getattr(seen, name) for name in (*seen.fields, "log", "_own", "_lent")])
    seen.piles[4].append(9)
    assert g.piles == {4: [5]}


def test_a_copy_has_no_log_and_the_digest_no_barrier():
    g = everything()
    g.log = []
    g.tell("hit", 1)
    copy = g.copy()
    assert copy.log is None
    copy.tell("hit", 2)
    assert g.log == [("hit", (1,), (), ())]
    copy.reveal()
    copy.quick = False
    assert copy.barrier == g.barrier + 1
    assert copy.digest() == g.digest()


@pytest.mark.parametrize(
    "kind",
    [
        "float",
        "set[int]",
        "list[set[int]]",
        "list[tuple[int, set]]",
        "tuple[frozenset[int], ...]",
        "dict[str, object]",
        "list[list[list[int]]]",
        "dict[int, list[list[int]]]",
        "tuple[list[int], ...]",
        "tuple[float, float]",
        "list[tuple[str, float]]",
        "Match",
    ],
)
def test_what_a_state_may_not_hold(kind):
    with pytest.raises(TypeError, match=r"Odd\.field: a state cannot hold"):
        type("Odd", (State,), {"__annotations__": {"field": kind}})


def test_a_field_nobody_declared_a_reader_for_fails_when_the_game_is_made():
    seen = dict(feud.GAME.seen)
    del seen["hands"]
    with pytest.raises(TypeError, match=r"Feud: who may see \['hands'\]"):
        replace(feud.GAME, seen=seen)
    with pytest.raises(TypeError, match=r"what is \['cellar'\]"):
        replace(feud.GAME, seen={**feud.GAME.seen, "cellar": PUBLIC})


def test_a_field_without_annotation_fails_when_the_match_is_made():
    """It would be shared between copies and shown to everybody."""

    def start(g, setup):
        workshop.start(g, setup)
        g.cellar = []

    with pytest.raises(TypeError, match="cellar"):
        Match(replace(workshop.GAME, start=start), Setup("bench", 1, 1))


def test_a_field_that_was_never_set_fails_when_the_match_is_made():
    def start(g, setup):
        workshop.start(g, setup)
        del g.notes

    with pytest.raises(TypeError, match="notes"):
        Match(replace(workshop.GAME, start=start), Setup("bench", 1, 1))


# What others see


def test_the_usual_seers():
    nobody, red = frozenset[int](), frozenset({1})
    hands = [[1, 2], [3]]
    assert PUBLIC(None, hands, nobody) == hands
    assert OWN(None, hands, red) == [[-1, -1], [3]]
    assert OWN(None, [4, 5], red) == [-1, 5]
    assert COUNT(None, [7, 8, 9], red) == [-1, -1, -1]
    assert redacted(everything(), (("hands", NEVER),), red).hands == []  # type: ignore[attr-defined]


def test_a_view_may_be_scribbled_upon():
    """What a viewer does with its view never reaches the match."""
    match = Match(feud.GAME, Setup("brawl", 2, 1))
    before = match.state.digest()
    view = match.view({0})
    view.state.hands[0].clear()
    view.state.lives[0] = 0
    view.state.stack.append(("x",))
    assert match.state.digest() == before


def test_a_view_holds_no_dice():
    state = Match(feud.GAME, Setup("brawl", 2, 1)).view({0, 1}).state
    assert (state.dice, state.barrier, state.quick, state.log) == ((b"", 0), 0, False, None)


def test_secret_facts_are_told_to_their_readers():
    match = Match(feud.GAME, Setup("brawl", 3, 1))
    match.play(0, ("draw",))
    card = match.state.hands[0][-1]
    assert match.view({0}).log == (("drew", 0, card),)
    assert match.view({0, 1}).log == (("drew", 0, card),)
    assert match.view({1}).log == match.view(()).log == (("drew", 0),)
    assert match.view({0}, since=1).log == ()


# Dice


def test_dice_known_answers():
    """These numbers are in every record ever made: they must never change."""
    g = everything()
    g.dice = (key_of(7), 0)
    assert [g.below(6) for _ in range(12)] == KNOWN
    assert g.dice == (key_of(7), 12)
    things = list(range(8))
    g.shuffle(things)
    assert things == SHUFFLED


KNOWN = [2, 3, 5, 3, 3, 4, 2, 0, 1, 5, 2, 1]
SHUFFLED = [3, 0, 7, 6, 1, 5, 4, 2]


def test_dice_are_keyed_and_counted():
    one, same, other = everything(), everything(), everything()
    one.dice = same.dice = (key_of(1), 0)
    other.dice = (key_of(2), 0)
    rolls = [[g.below(1000) for _ in range(20)] for g in (one, same, other)]
    assert rolls[0] == rolls[1] != rolls[2]
    copy = one.copy()
    assert [copy.below(1000) for _ in range(9)] == [one.below(1000) for _ in range(9)]


@pytest.mark.parametrize("sides", [2, 6, 10, 13])
def test_dice_are_fair(sides):
    g = everything()
    g.dice = (key_of(99), 0)
    rolls = Counter(g.below(sides) for _ in range(1000 * sides))
    assert set(rolls) == set(range(sides))
    assert chi_square(rolls, 1000, sides) < CRITICAL[sides]


@pytest.mark.parametrize("key_of", [key_of, imagined_key])
def test_shuffles_are_fair(key_of):
    g = everything()
    g.dice = (key_of(100), 0)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        things = [0, 1, 2, 3]
        g.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert chi_square(orders, 200, 24) < CRITICAL[24]


@pytest.mark.parametrize("card", [0, 1, 19, 38, 39])
def test_in_a_long_imagined_shuffle_a_card_may_end_up_anywhere(card):
    """Long enough that one number does not decide it all."""
    g = everything()
    g.dice = (imagined_key(101), 0)
    ends: Counter[int] = Counter()
    for _ in range(40 * 60):
        things = list(range(40))
        g.shuffle(things)
        assert sorted(things) == list(range(40))
        ends[things.index(card)] += 1
    assert g.dice[1] == 2 * 40 * 60
    assert chi_square(ends, 60, 40) < CRITICAL[40]


def test_imagined_shuffles_are_keyed_and_counted():
    one, same, other = everything(), everything(), everything()
    one.dice = same.dice = (imagined_key(1), 0)
    other.dice = (imagined_key(2), 0)
    orders = [[shuffled(g) for _ in range(5)] for g in (one, same, other)]
    assert orders[0] == orders[1] != orders[2]
    assert len({tuple(order) for order in orders[0]}) == 5
    assert one.barrier == 5


def shuffled(g):
    things = list(range(20))
    g.shuffle(things)
    return things


CRITICAL = {2: 10.8, 6: 20.5, 10: 27.9, 13: 32.9, 24: 49.7, 40: 72.1}
"""The chi-square that a fair source exceeds once in a thousand, by number of outcomes."""


def chi_square(counts, expected, outcomes):
    assert len(counts) == outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_a_word_beyond_the_last_whole_multiple_is_drawn_again():
    """With so many sides two words of three are refused; without that small numbers would come more often."""
    g = everything()
    sides = (1 << 62) + (1 << 63)  # 3/4 of a word: a quarter is refused
    numbers = [g.below(sides) for _ in range(400)]
    assert g.dice[1] > 480
    assert 100 < sum(number < sides // 3 for number in numbers) < 170


def test_every_draw_is_a_barrier():
    g = everything()
    g.below(6)
    g.shuffle([1, 2, 3])
    assert g.barrier == 3
    g.reveal()
    assert g.barrier == 4
