"""What is worked out once."""

from __future__ import annotations

from gonfalon.lore.memo import Memo
from gonfalon.lore.parts import Part, frozen


def test_an_answer_is_worked_out_once():
    memo, worked = Memo[int](10), []
    for _ in range(3):
        assert memo.get("a", lambda: worked.append(1) or 7) == 7
    assert worked == [1]


def test_nothing_is_remembered_for_what_failed():
    memo = Memo[float](10)
    for _ in range(2):
        try:
            memo.get("a", lambda: 1 / 0)
        except ZeroDivisionError:
            pass
    assert memo.get("a", lambda: 2.0) == 2.0


def test_a_memo_does_not_grow_for_ever_and_keeps_what_is_new():
    memo = Memo[int](10)
    for n in range(1000):
        memo.get(n, lambda n=n: n)
        assert len(memo.known) <= 10
    assert 999 in memo.known


class Position:
    def __init__(self, **fields):
        self.__dict__ |= fields


def test_a_part_is_drawn_again_when_what_it_reads_has_changed_and_only_then():
    drawn = []
    part = Part(lambda words, g, n: drawn.append((g.troops, n)) or len(drawn), ("troops",))
    g = Position(troops=[1, 2], gold=3)
    first = part("en", g, 1)
    assert part("en", Position(troops=[1, 2], gold=4), 1) == first
    assert part("fr", g, 1) != first, "another language"
    assert part("en", g, 2) != first, "another argument"
    g.troops[0] = 5
    assert part("en", g, 1) != first, "changed in place"
    assert len(drawn) == 4


def test_fields_of_every_sort_can_be_keys():
    assert frozen([[1], [2, 3]]) == ((1,), (2, 3))
    assert frozen({1: 2}) == ((1, 2),)
    assert frozen((1, 2)) == (1, 2)
