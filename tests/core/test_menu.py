"""A Menu behaves as the list of its options, and works out its rows only when somebody needs them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import Menu, bits, draw
from gonfalon.core.menu import nth_bit

MASKS = st.dictionaries(
    st.tuples(st.sampled_from(["move", "hit"]), st.integers(0, 5)), st.integers(1, 2**70), max_size=6
)
PLAIN = st.lists(
    st.sampled_from([("end",), ("pass",), ("use", 3), ("swap", 1, 2, 3), ("move", 9, 9)]), unique=True, max_size=4
)
WEIRD = st.one_of(
    st.tuples(st.sampled_from(["move", "hit", "end", "use"]), st.integers(-3, 90), st.integers(-3, 90)),
    st.tuples(st.sampled_from(["move", "use"]), st.integers(-3, 9)),
    st.tuples(st.sampled_from(["move"]), st.floats(), st.integers(0, 3)),
    st.tuples(st.just("move"), st.integers(0, 5), st.integers(2**60, 2**80)),
    st.sampled_from([None, (), ("end",), ("move", 0, True), ("move", 0.0, 1), "move", 3]),
)


def spelled(masks, plain):
    return [(verb, a, b) for (verb, a), mask in masks.items() for b in range(80) if mask >> b & 1] + plain


@given(MASKS, PLAIN, st.lists(WEIRD, max_size=20), st.booleans())
def test_a_menu_is_the_list_spelled_out(masks, plain, others, lazy):
    expected = spelled(masks, plain)
    rows = dict.fromkeys(masks) if lazy else dict(masks)
    menu = Menu(rows, plain, lambda verb, a: masks[verb, a])
    for option in others:
        typed = isinstance(option, tuple) and all(type(n) is int for n in option[1:])
        assert (option in menu) == (typed and option in expected)
    assert bool(menu) == bool(expected)
    assert len(menu) == len(expected)
    assert list(menu) == expected
    assert all(option in menu for option in expected)
    assert [menu[n] for n in range(len(menu))] == expected
    assert menu[1:3] == expected[1:3]


@given(MASKS, PLAIN, st.integers(0, 1000))
def test_a_draw_gives_only_members(masks, plain, seed):
    menu = Menu(dict(masks), plain)
    if not menu:
        return
    rng = Random(seed)
    for _ in range(20):
        assert draw(menu, rng) in spelled(masks, plain)


def test_a_draw_reaches_everything():
    menu = Menu({("move", 1): 0b1010, ("hit", 2): 0b1}, [("end",)])
    rng = Random(1)
    assert {menu.draw(rng) for _ in range(200)} == set(menu)
    listed = [("a",), ("b",), ("c",)]
    assert {draw(listed, rng) for _ in range(100)} == set(listed)


def test_rows_are_filled_only_when_needed():
    filled = []

    def fill(verb, a):
        filled.append((verb, a))
        return 0b110

    menu = Menu({("move", 0): None, ("move", 1): None, ("hit", 0): 0b1}, [("end",)], fill)
    assert menu
    assert ("end",) in menu
    assert ("hit", 0, 0) in menu
    assert ("move", 7, 1) not in menu
    assert ("fly", 0, 1) not in menu
    assert filled == []
    assert ("move", 1, 2) in menu
    assert ("move", 1, 0) not in menu
    assert ("move", 1, -1) not in menu
    assert filled == [("move", 1)]
    assert menu.mask("move", 1) == 0b110
    assert menu.mask("move", 5) == 0
    assert len(menu) == 6
    assert filled == [("move", 1), ("move", 0)]
    assert list(menu) == [("move", 0, 1), ("move", 0, 2), ("move", 1, 1), ("move", 1, 2), ("hit", 0, 0), ("end",)]
    assert len(filled) == 2


def test_reading_out_of_range():
    with pytest.raises(IndexError):
        _ = Menu({}, [("end",)])[1]


@given(st.integers(0, 2**90))
def test_bits(mask):
    positions = list(bits(mask))
    assert sum(1 << n for n in positions) == mask
    assert positions == sorted(positions)
    assert [nth_bit(mask, n) for n in range(len(positions))] == positions
