"""The whole state of a game as plain data, and the few operations every game shares.

A game's State subclass annotates its fields; the annotations allow it to be copied in a few microseconds. Fields
are ints, strings, tuples, or lists, dicts and bytearrays of these, and one more level of lists or dicts: no sets,
no floats, no references into other fields. A `Mapping` in a list is never modified, only replaced: copies share
it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from inspect import formatannotation, get_annotations
from typing import Any, ClassVar, Final, Self, TypeVar

Frame = tuple[Any, ...]
"""`(phase, *ints)`: something still to be done."""

Fact = tuple[str, tuple[Any, ...], tuple[Any, ...], tuple[int, ...]]
"""What happened: its name, what everybody knows of it, what only some know, and who they are."""

Value = TypeVar("Value")
IMMUTABLE = ("int", "str", "bool", "bytes", "tuple")
FORBIDDEN = re.compile(r"float|set\b|tuple\[.*(list|dict)\[|((list|dict)\[.*){3}")
"""No floats, no sets, nothing mutable in a tuple, nothing deeper than a list of lists or of dicts."""

FLAT = ("list[int", "list[str", "list[tuple", "list[Mapping[int, int", "dict[int, int", "bytearray")
"""Copies of these share their elements."""
DEEP = ("list[list[", "list[dict[int, int", "dict[int, list[")
OF_THE_ENGINE = frozenset({"stack", "dice", "barrier", "quick", "log", "_own", "_lent"})

WORD: Final = 1 << 64
IMAGINED_KEY = 16
"""The length of a dice key in an imagined match; in a real one it is 32 bytes."""
PER_WORD = 32
"""How many places of a shuffle one number of 512 bits decides. Decks have at most a few hundred cards, so its last
200 bits only make sure that no order is likelier than another."""


def put(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """The tuple with one entry replaced. What rarely changes is kept in tuples: they cost nothing to copy."""
    return (*values[:index], value, *values[index + 1 :])


def key_of(seed: int) -> bytes:
    """The dice key derived from a seed."""
    return blake2b(str(seed).encode(), digest_size=32).digest()


def imagined_key(seed: int) -> bytes:
    """The same for an imagined match."""
    return key_of(seed)[:IMAGINED_KEY]


@lru_cache(64)
def dice_under(key: bytes) -> blake2b:
    """The keyed hash from which all numbers under a key are drawn."""
    return blake2b(digest_size=8, key=key)


@lru_cache(64)
def words_under(key: bytes) -> blake2b:
    """The keyed hash from which imagined shuffles are drawn."""
    return blake2b(digest_size=64, key=key)


def flat_copy(value: Any) -> Any:
    """A copy that shares its elements."""
    return value.copy()


def deep_copy(value: Any) -> Any:
    """A copy of a list of lists or dicts, or of a dict of lists."""
    if type(value) is list:
        return [inner.copy() for inner in value]
    return {key: inner.copy() for key, inner in value.items()}


def copied_at_last(name: str, copied: Callable[[Any], Any]) -> property:
    """A rarely used field: copies share it until one of them reads it, and then has its own. Never hold a
    reference to it while the state is copied, that is, across an await."""

    def read(g: State) -> Any:
        own = g._own
        if name not in own:
            own[name] = copied(g._lent[name])
        return own[name]

    def write(g: State, value: Any) -> None:
        g._own[name] = value

    return property(read, write)


def depth_of(kind: str) -> int | None:
    """How deep a field annotated like this is copied: 0 if it is shared, 1 or 2. None if a state cannot hold
    it."""
    if FORBIDDEN.search(kind):
        return None
    return next((depth for depth, kinds in enumerate((IMMUTABLE, FLAT, DEEP)) if kind.startswith(kinds)), None)


class State:
    """A game at one moment. `stack` holds what is still to be done, last first; it is never secret.

    `dice` is a key and a counter: the n-th number drawn is the n-th hash under that key, so a copy draws the
    same numbers and nobody without the key can predict them. `barrier` counts what cannot be taken back;
    only the methods of this class and the engine raise it. `quick` is set in search and replay, where a
    seat that can only pass is not asked. `log` belongs to a Match; copies have none. A subclass names in `seldom`
    the fields that most phases never use: they are copied on first access. `kinds` has the annotations of
    `fields`.
    """

    stack: list[tuple[Any, ...]]
    dice: tuple[bytes, int]
    barrier: int
    quick: bool

    _flat: ClassVar[tuple[str, ...]] = ()
    _deep: ClassVar[tuple[str, ...]] = ()
    _seldom: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ("stack", "dice", "barrier", "quick")
    kinds: ClassVar[dict[str, str]] = {
        "stack": "list[tuple]",
        "dice": "tuple[bytes, int]",
        "barrier": "int",
        "quick": "bool",
    }

    def __init_subclass__(cls, seldom: tuple[str, ...] = ()) -> None:
        """Sort the annotated fields by how they are copied. A compiled state has that written out."""
        if "fields" in vars(cls):
            return
        depths: dict[str, int] = {}
        kinds: dict[str, str] = {}
        for name, annotation in get_annotations(cls).items():
            kind = annotation if isinstance(annotation, str) else formatannotation(annotation)
            kinds[name], depth = kind, depth_of(kind)
            if depth is None:
                raise TypeError(f"{cls.__name__}.{name}: a state cannot hold {kind}")
            depths[name] = depth
        for name in seldom:
            setattr(cls, name, copied_at_last(name, deep_copy if depths[name] == 2 else flat_copy))
        cls._flat = tuple(name for name in depths if depths[name] == 1 and name not in seldom)
        cls._deep = tuple(name for name in depths if depths[name] == 2 and name not in seldom)
        cls._seldom, cls.fields, cls.kinds = seldom, (*State.fields, *depths), {**State.kinds, **kinds}

    def __init__(self, key: bytes) -> None:
        self.stack = []
        self.dice = (key, 0)
        self.barrier = 0
        self.quick = True
        self.log: list[Fact] | None = None
        self._own: dict[str, Any] = {}
        self._lent: dict[str, Any] = {}

    def check_fields(self) -> None:
        """Reject undeclared fields: they would be shared between copies and seen by everybody."""
        odd = ({*self.__dict__, *self._own} ^ {*self.fields}) - OF_THE_ENGINE
        if odd:
            names = ", ".join(sorted(odd))
            raise TypeError(f"{type(self).__name__}: set without being declared, or declared and not set: {names}")

    def copy(self) -> Self:
        """An independent copy without a log."""
        if self._own:
            self._lent = {**self._lent, **self._own}
            self._own = {}
        new = self.__class__.__new__(self.__class__)
        fields = self.__dict__.copy()
        for name in self._flat:
            fields[name] = fields[name].copy()
        for name in self._deep:
            fields[name] = deep_copy(fields[name])
        new.__dict__ = fields
        new.stack = self.stack.copy()  # These are not in __dict__ if this class is compiled and the game's is not.
        new.dice, new.barrier, new.quick = self.dice, self.barrier, self.quick
        new.log, new._own, new._lent = None, {}, self._lent
        return new

    def become(self, other: Self) -> None:
        """Take over the fields of a copy of another state of the same game; the log stays."""
        copy, log = other.copy(), self.log
        self.__dict__ = copy.__dict__
        self.stack, self.dice, self.barrier, self.quick = copy.stack, copy.dice, copy.barrier, copy.quick
        self.log, self._own, self._lent = log, copy._own, copy._lent

    def part(self) -> None:
        """Share nothing with any copy."""
        self._own = {name: getattr(self, name) for name in self._seldom}
        self._lent = {}

    def digest(self) -> str:
        """A short hash of everything that affects how the game goes on."""
        facts = [(name, getattr(self, name)) for name in self.fields if name not in ("quick", "barrier")]
        return blake2b(repr(facts).encode(), digest_size=8).hexdigest()

    def push(self, name: str, *args: int) -> None:
        """Do this next, after the phase that is running."""
        self.stack.append((name, *args))

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        self.barrier += 1
        key, count = self.dice
        limit = WORD - WORD % n
        while True:
            drawn = dice_under(key).copy()
            drawn.update(count.to_bytes(8, "big"))
            word = int.from_bytes(drawn.digest(), "big")
            count += 1
            if word < limit:
                self.dice = (key, count)
                return word % n

    def shuffle(self, things: list[Any]) -> None:
        """Put a list into a random order."""
        if len(self.dice[0]) == IMAGINED_KEY:
            self._shuffle_fast(things)
            return
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def _shuffle_fast(self, things: list[Any]) -> None:
        """The same for imagined matches, from as few random words as possible."""
        key, count = self.dice
        word = 0
        for i in range(len(things) - 1, 0, -1):
            if not (len(things) - 1 - i) % PER_WORD:
                drawn = words_under(key).copy()
                drawn.update(count.to_bytes(8, "big"))
                word = int.from_bytes(drawn.digest(), "big")
                count += 1
            word, j = divmod(word, i + 1)
            things[i], things[j] = things[j], things[i]
        self.dice = (key, count)
        self.barrier += 1

    def reveal(self) -> None:
        """Something hidden has been seen: what came before can no longer be taken back."""
        self.barrier += 1

    def tell(self, name: str, *args: Any, secret: tuple[Any, ...] = (), to: tuple[int, ...] = ()) -> None:
        """Log what happened: `args` for everybody, `secret` for the seats in `to`."""
        if self.log is not None:
            self.log.append((name, args, secret, to))
