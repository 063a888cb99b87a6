"""Where things stand on the map: names, stacks and doors, and the small drawings of land and sea.

Places were found by a search that lets no name touch another name or a stack, in either language; French names
have places of their own. Names may cross borders, so they are drawn above the lines of states and under stacks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import DUNGEON
from gonfalon.lore.svg import Point, breadth, short
from gonfalon.lore.words import Words

from .figures import ART

BOARD: Final[dict[str, Any]] = tomllib.loads((ART / "board.toml").read_text(encoding="utf-8"))
PLACES: Final[dict[str, Any]] = tomllib.loads((ART / "places.toml").read_text(encoding="utf-8"))
DOOR: Final[dict[int, Point]] = {space: tuple(BOARD["doors"][SPACES[space].id]) for space in DUNGEON}
SIZE_OF_NAMES, SIZE_OF_CAPITALS = 18.8, 20.0
"""A board 596 px high, as in a window of 1280 x 720, shows them with at least 10 px."""
BEND: Final = 0.1
"""How high the arch under a name at sea is, of the width of the name, which takes the middle half of it."""


class Place(NamedTuple):
    """The lines of a name, the middle of the first on its baseline, the curves along which lines at sea run, and
    the middle of the stack's bar; before the door of a dungeon its right end."""

    lines: tuple[str, ...]
    at: Point
    curves: tuple[str, ...]
    stack: Point
    size: float
    lead: float


@cache
def place(words: Words, space: int) -> Place:
    """The place of a space in the reader's language. Stacks stand at the same place in all languages."""
    printed = SPACES[space]
    entry = PLACES[printed.id]
    spelled = entry.get(words.lang, entry["en"])
    lines = broken(printed.text("name", words.lang), spelled["words"])
    size = SIZE_OF_CAPITALS if printed.kind == "land" and printed.capital else SIZE_OF_NAMES
    at, lead = tuple(spelled["at"]), round(size * (1.0 if printed.kind == "dungeon" else 1.06), 1)
    curves = tuple(curved(lines, at, size, lead)) if printed.kind == "sea" else ()
    return Place(lines, at, curves, tuple(entry["stack"]), size, lead)


def curved(lines: tuple[str, ...], at: Point, size: float, lead: float) -> Iterator[str]:
    """A shallow arch for each line. On average it is as high as the baseline of a straight line: where the name
    begins and ends, the arch has three quarters of its height."""
    wide = max(breadth(line, size) for line in lines)
    for n in range(len(lines)):
        y = at[1] + lead * n + 0.875 * BEND * wide
        yield f"M{short(at[0] - wide)} {short(y)}q{short(wide)} {short(-2 * BEND * wide)} {short(2 * wide)} 0"


def broken(name: str, counts: list[int]) -> tuple[str, ...]:
    """A name broken into lines of these numbers of words; a name other than the printed one stays on one line."""
    words = name.split(" ")
    if sum(counts) != len(words):
        return (name,)
    lines, start = [], 0
    for count in counts:
        lines.append(" ".join(words[start : start + count]))
        start += count
    return tuple(lines)
