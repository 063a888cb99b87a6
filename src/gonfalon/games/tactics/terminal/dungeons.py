"""The dungeons somebody is in, from above."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.tactics.rules.dungeons.caves import CAVES, Cave
from gonfalon.games.tactics.state import EMPTY, Tactics
from gonfalon.games.tactics.tell.names import CAVE_SPACES
from gonfalon.lore.phrases import printed
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .board import open_spaces, token
from .signs import BOARD, CAVE_SIGNS, CELL, GOOD, OPEN, in_lines


def insides(words: Words, view: View) -> Iterator[RenderableType]:
    """The dungeons somebody is in, each with its spaces; and what their signs mean."""
    g: Tactics = view.state
    caves = [cave for cave in CAVES if g.occupied() & cave.board]
    for cave in caves:
        yield inside(words, view, cave)
    if caves:
        kinds = [kind for kind in CAVE_SIGNS if any(kind in cave.kinds for cave in caves)]
        signs = (f"{CAVE_SIGNS[kind]} {printed(words, CAVE_SPACES[kind], 'name')}" for kind in kinds)
        yield from in_lines(signs, BOARD)


def inside(words: Words, view: View, cave: Cave) -> Panel:
    """A dungeon from above, with the unit in it and the spaces that may be chosen."""
    g: Tactics = view.state
    lit = open_spaces(view)
    letters = Text("  " + "".join(f"  {chr(ord('a') + x)}  " for x in range(cave.width)), "dim", no_wrap=True)
    rows = [letters]
    for start in range(cave.first, cave.spaces.stop, cave.width):
        row = Text(f"{(start - cave.first) // cave.width + 1} ", "dim", no_wrap=True)
        for space in range(start, start + cave.width):
            row.append_text(cave_cell(words, g, cave, space, bool(lit >> space & 1)))
        rows.append(row)
    title = Text(printed(words, cave.printed, "place"), "bold default")
    return framed(Group(*rows), title.append(f" · {printed(words, cave.printed, 'name')}", "not bold"))


def cave_cell(words: Words, g: Tactics, cave: Cave, space: int, lit: bool) -> Text:
    """A space in a dungeon: what it is, or the unit on it."""
    if g.at[space] != EMPTY:
        return token(words, g, g.at[space])
    sign = CAVE_SIGNS[cave.kind(space)]
    if sign == CAVE_SIGNS["#"]:
        return Text(sign * CELL, "dim")
    return Text(f" {OPEN if lit else ' '}{sign}  ", f"bold {GOOD}" if lit else "")
