"""The odds of a battle of any game, as people ask for them and are told them: in tables, or as a picture.

A game's part of `gonfalon odds` (forces.py, tower.py) makes an Outlook of what somebody asks about.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gonfalon.cli.bars import Bar, chart
from gonfalon.core import GonfalonError
from gonfalon.lore.words import Words
from gonfalon.show import Picture

SHOWN = 0.0005
"""What is less likely is not shown."""


class Outlook(NamedTuple):
    """What may come of a battle, ready to be shown."""

    title: str
    ends: Mapping[str, float]
    """The ways it may end, each with its chance."""
    left: Mapping[str, Sequence[tuple[str, float]]]
    """For each side what may be left, each with its chance."""
    numbers: Mapping[str, Sequence[float]]
    """For each side the chance that so many are left."""
    remarks: Sequence[str]
    facts: Mapping[str, Any]
    """The same as plain data, for programs."""


class Asked(NamedTuple):
    """What somebody wants to know, as written: the options of the command."""

    attack: str = ""
    defend: str = ""
    sea: bool = False
    dungeon: str = ""
    retreat: int | None = None
    inhabitants: str = ""
    tray: str | None = None
    shelves: str | None = None
    players: int | None = None
    engine: bool = False
    battles: int | None = None
    seed: int = 1


class Checked(NamedTuple):
    """A match-up, the attacker's chance to win as reckoned and as fought, and the largest gap of all chances."""

    match_up: str
    reckoned: float
    fought: float
    gap: float
    otherwise: int | None = None
    """How many of its battles ended otherwise than they should, where that is looked at."""


class Check(NamedTuple):
    """How many battles of each match-up are fought, how far the odds may then be off, and what is found."""

    battles: int
    allowed: float
    rows: Iterator[Checked]


# ------------------------------------------------------------------ what people write


class Kind(NamedTuple):
    """Something that can be counted: what it is called, and every way to write that."""

    name: str
    spellings: Collection[str]


def counted(words: Words, text: str, kinds: Sequence[Kind], most: int) -> tuple[int, ...]:
    """`3 footsoldiers, wizard` as counts by kind."""
    counts = [0] * len(kinds)
    for part in filter(None, map(str.strip, re.split("[,+]", text))):
        found = re.fullmatch(r"(\d{0,9})\s*[x×]?\s*([^\d\s].*)", part)
        number, name = found.groups() if found else ("", part)
        counts[kind_called(words, name, kinds)] += int(number or 1)
    if sum(counts) > most:
        raise GonfalonError(words("cli-odds-too-many", n=sum(counts), most=most))
    return tuple(counts)


def kind_called(words: Words, name: str, kinds: Sequence[Kind]) -> int:
    """The number of the kind with this name, one or many of them."""
    known = {plain(spelling): number for number, kind in enumerate(kinds) for spelling in kind.spellings}
    if plain(name) in known:
        return known[plain(name)]
    if near := get_close_matches(plain(name), known, 1):
        raise GonfalonError(words("cli-odds-near", name=name, meant=kinds[known[near[0]]].name))
    raise GonfalonError(words("cli-odds-unknown", name=name, names=", ".join(kind.name for kind in kinds)))


def plain(name: str) -> str:
    """A name without accents, capitals and the endings of plurals: `Châteaux` is `chateau`."""
    letters = "".join(sign for sign in normalize("NFD", name) if not combining(sign))
    return " ".join(word.rstrip("sx") for word in re.split(r"[\W_]+", letters.casefold()) if word)


# ------------------------------------------------------------------ what they are told


def percent(words: Words, chance: float) -> str:
    return words("cli-odds-percent", n=100 * chance)


def report(words: Words, outlook: Outlook) -> RenderableType:
    """The odds as tables: how the battle ends, and what is left."""
    outcome = new_table(words("cli-odds-end"), words("cli-odds-chance"))
    for end, chance in outlook.ends.items():
        outcome.add_row(end, percent(words, chance))
    remains = new_table(*(title for side in outlook.left for title in (side, words("cli-odds-chance"))))
    cells = [
        [(name, percent(words, chance)) for name, chance in side if chance >= SHOWN]
        for side in outlook.left.values()
    ]
    for row in zip_longest(*cells, fillvalue=("", "")):
        remains.add_row(*(cell for pair in row for cell in pair))
    return Group(Text(outlook.title), outcome, remains, *map(Text, outlook.remarks))


def new_table(*columns: str) -> Table:
    """A table whose every second column holds numbers."""
    table = Table(*columns)
    for column in table.columns[1::2]:
        column.justify = "right"
    return table


def picture(words: Words, outlook: Outlook) -> Picture:
    """The same as a picture: how the battle ends, and how many are left."""
    shares = [Bar(end, chance, percent(words, chance)) for end, chance in outlook.ends.items()]
    sides = {
        title: [Bar(str(n), chance, percent(words, chance)) for n, chance in enumerate(chances)]
        for title, chances in outlook.numbers.items()
    }
    return Picture(chart(outlook.title, shares, sides))


def check_report(words: Words, check: Check, done: Sequence[Checked]) -> RenderableType:
    """How far the odds are from battles that were fought."""
    titles = ("cli-odds-match-up", "cli-odds-exact-win", "cli-odds-fought-win", "cli-odds-gap")
    table = Table(*map(words, titles))
    for column in table.columns[1:]:
        column.justify = "right"
    for each in done:
        wins = percent(words, each.reckoned), percent(words, each.fought)
        table.add_row(each.match_up, *wins, words("cli-odds-points", n=100 * each.gap))
    worst = max((each.gap for each in done), default=0.0)
    verdict = "cli-odds-agreed" if worst <= check.allowed else "cli-odds-disagreed"
    facts = {"battles": check.battles, "gap": 100 * worst, "allowed": 100 * check.allowed}
    lines = [Text(words(verdict, n=len(done), **facts))]
    looked_at = [each.otherwise for each in done if each.otherwise is not None]
    if looked_at:
        lines.append(Text(words("cli-odds-otherwise", n=sum(looked_at))))
    return Group(table, *lines)
