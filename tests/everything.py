"""A state with a field of every kind that a state can hold."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.core import State


class Everything(State, seldom=("words", "piles", "crowds")):
    number: int
    word: str
    flag: bool
    raw: bytes
    pair: tuple[int, str]
    maybe: int | None
    ints: list[int]
    words: list[str]
    rows: list[tuple[str, int]]
    board: bytearray
    table: dict[int, int]
    hands: list[list[int]]
    piles: dict[int, list[int]]
    crowds: list[list[int]]
    bands: list[Mapping[int, int]]


def everything() -> Everything:
    g = Everything(b"k")
    g.number, g.word, g.flag, g.raw, g.pair, g.maybe = 1, "a", True, b"x", (1, "b"), None
    g.ints, g.words, g.rows = [1, 2], ["a"], [("a", 1)]
    g.board, g.table = bytearray(9), {1: 2}
    g.hands, g.piles = [[1], [2, 3]], {4: [5]}
    g.crowds, g.bands = [[6]], [{7: 8}]
    g.push("begin", 1)
    return g
