"""The odds of a battle in any game: how people ask for them, and how they are shown, in tables or as a picture.

A game's own `gonfalon odds` command computes an Outlook for what was asked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import nullcontext
from difflib import get_close_matches
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from gonfalon.core import GonfalonError
from gonfalon.lore.bars import Bar, chart
from gonfalon.lore.picture import Picture
from gonfalon.lore.words import Words

SHOWN = 0.0005
"""Anything less likely is not shown."""


class Outlook(NamedTuple):
    """The possible outcomes of a battle, ready to be shown."""

    title: str
    ends: Mapping[str, float]
    """The ways it may end, each with its chance."""
    left: Mapping[str, Sequence[tuple[str, float]]]
    """What may be left of each side, each with its chance."""
    numbers: Mapping[str, Sequence[float]]
    """For each side the chances that 0, 1, 2 and so on are left."""
    remarks: Sequence[str]
    facts: Mapping[str, Any]
    """The same as plain data, for programs."""


class Checked(NamedTuple):
    """A match-up, the attacker's chance to win as calculated and as fought, and the largest gap of all chances."""

    match_up: str
    reckoned: float
    fought: float
    gap: float
    otherwise: int | None = None
    """How many of its battles did not end as they should, where that is checked."""


class Check(NamedTuple):
    """How many battles of each match-up are fought, how far off the odds may be, and the results."""

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
        found = re.fullmatch(r"([0-9]{0,9})\s*[x×]?\s*([^\d\s].*)", part)
        number, name = found.groups() if found else ("", part)
        counts[kind_called(words, name, kinds)] += int(number or 1)
    if sum(counts) > most:
        raise GonfalonError(words("odds-too-many", n=sum(counts), most=most))
    return tuple(counts)


def kind_called(words: Words, name: str, kinds: Sequence[Kind]) -> int:
    """The number of the kind with this name, singular or plural."""
    known = {plain(spelling): number for number, kind in enumerate(kinds) for spelling in kind.spellings}
    if plain(name) in known:
        return known[plain(name)]
    if near := get_close_matches(plain(name), known, 1):
        raise GonfalonError(words("odds-near", name=name, meant=kinds[known[near[0]]].name))
    raise GonfalonError(words("odds-unknown", name=name, names=", ".join(kind.name for kind in kinds)))


def plain(name: str) -> str:
    """A name without accents, capitals and plural endings: `Châteaux` is `chateau`."""
    letters = "".join(char for char in normalize("NFD", name) if not combining(char))
    return " ".join(word.rstrip("sx") for word in re.split(r"[\W_]+", letters.casefold()) if word)


# ------------------------------------------------------------------ what they are shown


def show_outlook(words: Words, console: Console, outlook: Outlook, plot: Path | None, as_json: bool) -> None:
    """Print the odds as tables or as JSON, and draw them into a file if one is named."""
    if plot:
        picture(words, outlook).save(plot)
    if as_json:
        console.out(json.dumps(outlook.facts), highlight=False)
        return
    console.print(report(words, outlook))
    if plot:
        console.print(Text(words("said-drawn", file=str(plot))))


def percent(words: Words, chance: float) -> str:
    return words("odds-percent", n=100 * chance)


def report(words: Words, outlook: Outlook) -> RenderableType:
    """The odds as tables: how the battle ends, and what is left."""
    outcome = new_table(words("odds-end"), words("odds-chance"))
    for end, chance in outlook.ends.items():
        outcome.add_row(end, percent(words, chance))
    remains = new_table(*(title for side in outlook.left for title in (side, words("odds-chance"))))
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


# ------------------------------------------------------------------ the check


def agrees(words: Words, console: Console, check: Check) -> bool:
    """Whether the odds of many match-ups agree with battles fought by the rules; printed as they are fought."""
    done: list[Checked] = []
    table = Live(console=console, get_renderable=lambda: check_report(words, check, done))
    with table if console.is_terminal else nullcontext():
        for each in check.rows:
            done.append(each)
    if not console.is_terminal:
        console.print(check_report(words, check, done))
    return max(each.gap for each in done) <= check.allowed and not any(each.otherwise for each in done)


def check_report(words: Words, check: Check, done: Sequence[Checked]) -> RenderableType:
    """How far the odds are from battles that were fought."""
    titles = ("odds-match-up", "odds-exact-win", "odds-fought-win", "odds-gap")
    table = Table(*map(words, titles))
    for column in table.columns[1:]:
        column.justify = "right"
    for each in done:
        wins = percent(words, each.reckoned), percent(words, each.fought)
        table.add_row(each.match_up, *wins, words("odds-points", n=100 * each.gap))
    worst = max((each.gap for each in done), default=0.0)
    verdict = "odds-agreed" if worst <= check.allowed else "odds-disagreed"
    facts = {"battles": check.battles, "gap": 100 * worst, "allowed": 100 * check.allowed}
    lines = [Text(words(verdict, n=len(done), **facts))]
    looked_at = [each.otherwise for each in done if each.otherwise is not None]
    if looked_at:
        lines.append(Text(words("odds-otherwise", n=sum(looked_at))))
    return Group(table, *lines)
