"""What is worked out once."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.lore.memo import Memo
from gonfalon.lore.parts import Part, frozen
from gonfalon.lore.words import COMMON, Words


def test_an_answer_is_worked_out_once():
    memo, numbers = Memo[int](10), count(7)
    assert [memo.get("a", lambda: next(numbers)) for _ in range(3)] == [7, 7, 7]


def test_nothing_is_remembered_for_what_failed():
    memo = Memo[float](10)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            memo.get("a", lambda: 1 / 0)
    assert memo.get("a", lambda: 2.0) == 2.0


def test_a_memo_does_not_grow_for_ever_and_keeps_what_is_new():
    memo = Memo[int](10)
    for n in range(1000):
        memo.get(n, count(n).__next__)
        assert len(memo.known) <= 10
    assert 999 in memo.known


def test_a_part_is_drawn_again_when_what_it_reads_has_changed_and_only_then():
    numbers = count(1)

    def draw(words: Words, g: Any, n: int) -> int:
        return next(numbers)

    part = Part(draw, ("troops",))
    english, french = (Words([COMMON], lang) for lang in ("en", "fr"))
    g = SimpleNamespace(troops=[1, 2], gold=3)
    assert part(english, g, 1) == 1
    assert part(english, SimpleNamespace(troops=[1, 2], gold=4), 1) == 1
    assert part(french, g, 1) == 2, "another language"
    assert part(english, g, 2) == 3, "another argument"
    g.troops[0] = 5
    assert part(english, g, 1) == 4, "changed in place"


def test_fields_of_every_sort_can_be_keys():
    assert frozen([[1], [2, 3]]) == ((1,), (2, 3))
    assert frozen({1: 2}) == ((1, 2),)
    assert frozen((1, 2)) == (1, 2)
