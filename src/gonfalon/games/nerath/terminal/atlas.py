"""The lists of spaces: lands by realm, seas, dungeons."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import bits
from gonfalon.core.view import HIDDEN
from gonfalon.games.nerath.printed import GUARDIANS, REALMS
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEON_AT, HOME, SEA, TERRITORY
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import guardian_name, realm_name, space_name
from gonfalon.lore.phrases import printed
from gonfalon.lore.sheet import framed, rows
from gonfalon.lore.words import Words

from .signs import COLOURS, EMBLEMS, name_of, tenants


def below(lines: list[tuple[RenderableType, RenderableType]], rest: list[Text]) -> Group:
    """Lines, if there are any, and what comes under them."""
    return Group(rows(lines), *rest) if lines else Group(*rest)


def atlas(words: Words, g: Nerath, abreast: int) -> Table:
    """All lists of spaces, `abreast` of them side by side."""
    lists = [*(region(words, g, realm) for realm in range(len(REALMS))), seas(words, g), dungeons(words, g)]
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    for _ in range(abreast):
        table.add_column(ratio=1)
    for row in range(0, len(lists), abreast):
        table.add_row(*lists[row : row + abreast])
    return table


def region(words: Words, g: Nerath, realm: int) -> Panel:
    """The lands that belong to a realm: those with pieces or another holder each in a line, the rest together."""
    lines: list[tuple[RenderableType, RenderableType]] = []
    empty = []
    for space in bits(TERRITORY[realm]):
        held, here = g.held[space], tenants(words, g, space)
        if held == realm and not here:
            empty.append(space_name(words, space))
            continue
        lines.append((name_of(words, g, space), holder(words, g, space).append_text(here)))
    rest = [Text(words("label-empty", spaces=", ".join(empty)), "dim")] if empty else []
    kept = sum(g.held[space] == realm for space in bits(TERRITORY[realm]))
    name = Text(f"{EMBLEMS[realm]} {realm_name(words, realm)}", f"bold {COLOURS[realm]}")
    name.append(f" {kept}/{TERRITORY[realm].bit_count()}", "not bold")
    return framed(below(lines, rest), name, COLOURS[realm])


def holder(words: Words, g: Nerath, space: int) -> Text:
    """Who holds a land, if it is another realm than its own and its pieces do not show it."""
    held = g.held[space]
    alone = [realm for realm in range(len(REALMS)) if g.presence[realm] >> space & 1] == [held]
    known = held == HOME[space] or alone
    return Text() if known else Text(f"{EMBLEMS[held]} {realm_name(words, held)}  ", COLOURS[held])


def seas(words: Words, g: Nerath) -> Panel:
    """The sea spaces with pieces."""
    lines = [(name_of(words, g, space), here) for space in bits(SEA) if (here := tenants(words, g, space))]
    content: RenderableType = rows(lines) if lines else Text(words("label-nobody"), "dim")
    return framed(content, words("label-seas"))


def dungeons(words: Words, g: Nerath) -> Panel:
    """The dungeon entrances: those with known Guardians or explorers each in a line, the rest together."""
    lines: list[tuple[RenderableType, RenderableType]] = []
    hidden: dict[int, list[str]] = {}
    for space in DUNGEON:
        tokens, here = g.lair[DUNGEON_AT[space]], tenants(words, g, space)
        if HIDDEN in tokens and not here:
            hidden.setdefault(len(tokens), []).append(space_name(words, space))
            continue
        lines.append((name_of(words, g, space), lair(words, tokens).append_text(here)))
    rest = [Text(words("label-face-down", n=n, spaces=", ".join(hidden[n])), "dim") for n in sorted(hidden)]
    return framed(below(lines, rest), words("label-dungeons"))


def lair(words: Words, tokens: tuple[int, ...]) -> Text:
    """The Guardians of an entrance, as far as they are known."""
    if HIDDEN in tokens:
        return Text(f"{words('label-lair', n=len(tokens))}  ", "dim")
    return Text(f"{', '.join(guardian(words, token) for token in tokens)}  ")


def guardian(words: Words, token: int) -> str:
    """A Guardian and what its token says."""
    return f"{guardian_name(words, token)} ({printed(words, GUARDIANS[token], 'text').rstrip('.')})"
