"""Parts of a drawing that depend on some fields of the state, drawn once for each of their values.

A part reads the fields it names and its arguments, and nothing else. So it need not be drawn again while they are
the same, whoever looks and in which order: what one viewer sees is shown to another only if it is drawn from equal
values, as each of them sees them. The tests watch what parts read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from gonfalon.lore.memo import Memo
from gonfalon.lore.words import Words

P = ParamSpec("P")
V = TypeVar("V")
Draw = Callable[Concatenate[Words, Any, P], V]

REMEMBERED: Final = 256
"""How many drawings of a part are kept, for all tables together."""


class Part(Generic[P, V]):
    """A part and its drawings. The result is shared: nobody may change it."""

    def __init__(self, draw: Draw[P, V], reads: tuple[str, ...]) -> None:
        self.draw = draw
        self.reads = reads
        self.known: Memo[V] = Memo(REMEMBERED)

    def __call__(self, words: Words, g: Any, *args: P.args, **named: P.kwargs) -> V:
        key = (words, args, *[frozen(getattr(g, name)) for name in self.reads])
        return self.known.get(key, lambda: self.draw(words, g, *args, **named))


PARTS: Final[list[Part[Any, Any]]] = []
"""All parts of the games that are loaded."""


def part(*reads: str) -> Callable[[Draw[P, V]], Part[P, V]]:
    """Make a function of words, a state and further positional arguments a part that reads these fields."""

    def made(draw: Draw[P, V]) -> Part[P, V]:
        PARTS.append(Part(draw, reads))
        return PARTS[-1]

    return made


def frozen(value: Any) -> Any:
    """A field as a key; a list may hold lists, a dict only numbers."""
    if type(value) is list:
        return tuple(map(frozen, value))
    return tuple(value.items()) if type(value) is dict else value
