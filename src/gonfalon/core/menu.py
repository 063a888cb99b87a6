"""Many options, kept as rows of bits.

A row is a verb, its first argument and a bit mask of what the second may be: `("move", 3)` with 40 bits set
stands for 40 options. Masks that are expensive to compute stay `None` until that row is needed.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, overload

from .ask import Option


class Chance(Protocol):
    """All that a random draw needs; `random.Random` will do."""

    def random(self) -> float: ...


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th bit that is set."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


Row = tuple[str, int]


class Menu(Sequence[Option]):
    """A Sequence of options with cheap membership tests and random draws, expanded only when read.

    A row is `(verb, a)` and a mask of what `b` may be. `rows` gives the masks, or only the rows, possibly as a
    lazy Sequence; a mask that is not given, or None, is computed by `fill(verb, a)` when first needed, and may
    turn out empty. `plain` holds options that fit no row, such as `("end",)`.
    """

    __slots__ = ("_fill", "_listed", "_masks", "_plain", "_rows")

    def __init__(
        self,
        rows: dict[Row, int] | dict[Row, None] | dict[Row, int | None] | Sequence[Row],
        plain: Sequence[Option] = (),
        fill: Callable[[str, int], int] | None = None,
    ) -> None:
        self._rows: Sequence[Row]
        self._masks: dict[Row, int]
        if isinstance(rows, dict):
            self._rows = list(rows)
            self._masks = {row: mask for row, mask in rows.items() if mask is not None}
        else:
            self._rows, self._masks = rows, {}
        self._plain = plain
        self._fill = fill
        self._listed: list[Option] | None = None

    @property
    def plain(self) -> Sequence[Option]:
        """The options that fit no row."""
        return self._plain

    def mask(self, verb: str, a: int) -> int:
        """What the second argument may be; 0 where there is no such row."""
        row = (verb, a)
        return self._of(row) if row in self._masks or row in self._rows else 0

    def _of(self, row: Row) -> int:
        """The mask of an existing row."""
        mask = self._masks.get(row)
        if mask is None:
            mask = self._masks[row] = self._fill(*row) if self._fill else 0
        return mask

    def opens(self) -> bool:
        """Whether any row has an option."""
        return any(map(self._of, self._rows))

    def draw(self, rng: Chance) -> Option:
        """A random option: first a row, each non-empty one with the same chance, then an option in it."""
        rows, plain = self._rows, self._plain
        full, extra = len(rows), len(plain)
        empty: list[int] = []
        while True:
            n = int(rng.random() * (full + extra)) - extra
            if n < 0:
                return plain[n]
            for other in empty:
                n += other <= n
            row = rows[n]
            mask = self._of(row)
            if mask:
                return (*row, nth_bit(mask, int(rng.random() * mask.bit_count())))
            insort(empty, n)
            full -= 1

    def __contains__(self, option: object) -> bool:
        if type(option) is tuple and len(option) == 3:
            verb, a, b = option
            if type(verb) is str and type(a) is int and type(b) is int and b >= 0:
                mask = self._masks.get((verb, a))
                if (self.mask(verb, a) if mask is None else mask) >> b & 1:
                    return True
        return option in self._plain

    def _expanded(self) -> list[Option]:
        if self._listed is None:
            rows = [(*row, b) for row in self._rows for b in bits(self._of(row))]
            self._listed = [*rows, *self._plain]
        return self._listed

    def __len__(self) -> int:
        return sum(self._of(row).bit_count() for row in self._rows) + len(self._plain)

    def __bool__(self) -> bool:
        return bool(self._plain) or self.opens()

    def __iter__(self) -> Iterator[Option]:
        return iter(self._expanded())

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: Any) -> Any:
        return self._expanded()[index]


def draw(options: Sequence[Option], rng: Chance) -> Option:
    """A random option of a question, without expanding a Menu."""
    if type(options) is Menu:
        return options.draw(rng)
    return options[int(rng.random() * len(options))]
