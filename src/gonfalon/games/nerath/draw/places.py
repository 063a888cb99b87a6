"""Where things stand on the map: names, stacks and doors, and the small drawings of land and sea.

A name and its stack form one block, placed where it has most room; French names have places of their own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import DUNGEON
from gonfalon.lore.svg import Point
from gonfalon.lore.words import Words

from .figures import ART

BOARD: Final[dict[str, Any]] = tomllib.loads((ART / "board.toml").read_text(encoding="utf-8"))
PLACES: Final[dict[str, Any]] = tomllib.loads((ART / "places.toml").read_text(encoding="utf-8"))
DOOR: Final[dict[int, Point]] = {space: tuple(BOARD["doors"][SPACES[space].id]) for space in DUNGEON}
LAND_SIZE, CAPITAL_SIZE, SEA_SIZE, DOOR_SIZE = 15.5, 17.0, 16.0, 12.0


class Place(NamedTuple):
    """The lines of a name, where the first stands or along which curves they run, and the middle of the stack's
    bar; before the door of a dungeon its right end."""

    lines: tuple[str, ...]
    at: Point
    curves: tuple[str, ...]
    stack: Point
    size: float
    lead: float


@cache
def place(words: Words, space: int) -> Place:
    """The place of a space in the reader's language."""
    printed = SPACES[space]
    entry = PLACES.get(words.lang, PLACES["en"])[printed.id]
    size = float(entry.get("size", usual_size(space)))
    return Place(
        lines=broken(printed.text("name", words.lang), entry["words"]),
        at=tuple(entry.get("at", (0, 0))),
        curves=tuple(entry.get("curves", ())),
        stack=tuple(entry["stack"]) if "stack" in entry else (DOOR[space][0] - 20, DOOR[space][1] - 18),
        size=size,
        lead=13.0 if printed.kind == "dungeon" else round(size * 1.06, 1),
    )


def usual_size(space: int) -> float:
    printed = SPACES[space]
    if printed.kind == "land":
        return CAPITAL_SIZE if printed.capital else LAND_SIZE
    return SEA_SIZE if printed.kind == "sea" else DOOR_SIZE


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
