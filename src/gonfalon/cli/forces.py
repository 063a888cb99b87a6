"""Forces of Nerath as people write them, and the odds of a battle as a table, a picture or plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gonfalon.arena.battles import Compared
from gonfalon.cli.bars import Bar, chart
from gonfalon.core import GonfalonError
from gonfalon.games.nerath.odds import BadForce, Counts, Force, Odds, dungeon_odds, odds
from gonfalon.games.nerath.printed import CONTENT, GUARDIANS, PIECES, Guardian, Piece
from gonfalon.lore.rules import load_file
from gonfalon.lore.words import Words
from gonfalon.show import Picture

Kinds = Sequence[Piece] | Sequence[Guardian]

MOST = 120
"""How many pieces a side may have here: more than two allied realms own."""
SHOWN = 0.0005
"""What is less likely is not shown."""


class Battle(NamedTuple):
    """A battle that somebody asks about: who meets whom, what kinds the defenders are of, and the odds."""

    attackers: Counts
    defenders: Counts
    kinds: Kinds
    odds: Odds


# ------------------------------------------------------------------ what people write


def battle_of(words: Words, attack: str, defend: str, sea: bool, dungeon: str, retreat: int | None) -> Battle:
    """The battle that the options of the command describe. A sentence says what is wrong with them."""
    if dungeon and (defend or sea):
        raise GonfalonError(words("cli-odds-dungeon-alone"))
    ours = counted(words, attack, PIECES, "cli-odds-no-attackers")
    try:
        if dungeon:
            met = counted(words, dungeon, GUARDIANS, "cli-odds-no-defenders")
            guardians = [one for one, n in zip(GUARDIANS, met) for _ in range(n)]
            explored = dungeon_odds(Force(ours), guardians, retreat)
            return Battle(ours, (1,) * len(guardians), guardians, explored)
        theirs = counted(words, defend, PIECES, "cli-odds-no-defenders")
        return Battle(ours, theirs, PIECES, odds(Force(ours), Force(theirs), sea, retreat))
    except BadForce as error:
        rule = load_file(CONTENT.parent / "rules.toml").cite(error.rule)
        raise GonfalonError(f"{rule.text(words.lang)} ({rule.id})") from None


def counted(words: Words, text: str, kinds: Kinds, nobody: str) -> Counts:
    """`3 footsoldiers, wizard` as counts by kind; the sentence `nobody` if that is none at all."""
    counts = [0] * len(kinds)
    for part in filter(None, map(str.strip, re.split("[,+]", text))):
        found = re.fullmatch(r"(\d{0,9})\s*[x×]?\s*([^\d\s].*)", part)
        number, name = found.groups() if found else ("", part)
        counts[kind_called(words, name, kinds)] += int(number or 1)
    if not any(counts):
        raise GonfalonError(words(nobody))
    if sum(counts) > MOST:
        raise GonfalonError(words("cli-odds-too-many", n=sum(counts), most=MOST))
    return tuple(counts)


def kind_called(words: Words, name: str, kinds: Kinds) -> int:
    """The number of the kind with this id or name, in either language, one or many of them."""
    known = {
        plain(spelling): number
        for number, kind in enumerate(kinds)
        for spelling in (kind.id, kind.name_en, kind.name_fr)
    }
    if plain(name) in known:
        return known[plain(name)]
    if near := get_close_matches(plain(name), known, 1):
        meant = kinds[known[near[0]]].text("name", words.lang)
        raise GonfalonError(words("cli-odds-near", name=name, meant=meant))
    every = ", ".join(kind.text("name", words.lang) for kind in kinds)
    raise GonfalonError(words("cli-odds-unknown", name=name, names=every))


def plain(name: str) -> str:
    """A name without accents, capitals and the endings of plurals: `Châteaux` is `chateau`."""
    letters = "".join(sign for sign in normalize("NFD", name) if not combining(sign))
    return " ".join(word.rstrip("sx") for word in re.split(r"[\W_]+", letters.casefold()) if word)


# ------------------------------------------------------------------ what they are told


def said(words: Words, counts: Counts, kinds: Kinds) -> str:
    """`3 × Footsoldier, Wizard`."""
    names = [(kind.text("name", words.lang), n) for kind, n in zip(kinds, counts) if n]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in names) or words("cli-odds-nothing")


def percent(words: Words, chance: float) -> str:
    return words("cli-odds-percent", n=100 * chance)


def ends(words: Words, odds: Odds) -> dict[str, float]:
    """The ways a battle may end, each with its chance; a retreat only if there may be one."""
    found = {
        words("cli-odds-win"): odds.win,
        words("cli-odds-hold"): odds.hold,
        words("cli-odds-both"): odds.both,
    }
    return found | ({words("cli-odds-retreat"): odds.retreat} if odds.retreat else {})


def left(chances: Mapping[Counts, float], kinds: Kinds) -> dict[Counts, float]:
    """What may be left, the most first. A Guardian is there or not, however many dice it has (NER-DUN-14)."""
    found: dict[Counts, float] = {}
    for counts in sorted(chances, key=lambda counts: (sum(counts), counts), reverse=True):
        whole = counts if kinds is PIECES else tuple(min(n, 1) for n in counts)
        found[whole] = found.get(whole, 0.0) + chances[counts]
    return found


def report(words: Words, battle: Battle) -> RenderableType:
    """The odds as tables: how the battle ends, and what is left."""
    odds = battle.odds
    outcome = new_table(words("cli-odds-end"), words("cli-odds-chance"))
    for end, chance in ends(words, odds).items():
        outcome.add_row(end, percent(words, chance))
    remains = new_table(
        words("cli-odds-attackers-left"),
        words("cli-odds-chance"),
        words("cli-odds-defenders-left"),
        words("cli-odds-chance"),
    )
    sides = (odds.attackers_left, PIECES), (odds.defenders_left, battle.kinds)
    cells = [
        [
            (said(words, counts, kinds), percent(words, chance))
            for counts, chance in left(chances, kinds).items()
            if chance >= SHOWN
        ]
        for chances, kinds in sides
    ]
    for ours, theirs in zip_longest(*cells, fillvalue=("", "")):
        remains.add_row(*ours, *theirs)
    gold = words("cli-odds-gold", attack=odds.gold_lost_attack, defend=odds.gold_lost_defend, rounds=odds.rounds)
    how = words("cli-odds-exact" if odds.exact else "cli-odds-sampled")
    return Group(Text(title(words, battle)), outcome, remains, Text(gold), Text(how))


def title(words: Words, battle: Battle) -> str:
    attack, defend = said(words, battle.attackers, PIECES), said(words, battle.defenders, battle.kinds)
    return words("cli-odds-battle", attack=attack, defend=defend)


def new_table(*columns: str) -> Table:
    """A table whose every second column holds numbers."""
    table = Table(*columns)
    for column in table.columns[1::2]:
        column.justify = "right"
    return table


def picture(words: Words, battle: Battle) -> Picture:
    """The same as a picture: how the battle ends, and how many are left."""
    odds = battle.odds
    shares = [Bar(end, chance, percent(words, chance)) for end, chance in ends(words, odds).items()]
    sides = {
        words("cli-odds-attackers-left"): bars(words, odds.attackers_left, PIECES, sum(battle.attackers)),
        words("cli-odds-defenders-left"): bars(words, odds.defenders_left, battle.kinds, sum(battle.defenders)),
    }
    return Picture(chart(title(words, battle), shares, sides))


def bars(words: Words, chances: Mapping[Counts, float], kinds: Kinds, most: int) -> list[Bar]:
    """A bar for each number that may be left."""
    numbers = [0.0] * (most + 1)
    for counts, chance in left(chances, kinds).items():
        numbers[sum(counts)] += chance
    return [Bar(str(n), chance, percent(words, chance)) for n, chance in enumerate(numbers)]


def summary(battle: Battle) -> dict[str, Any]:
    """The same as plain data, for programs."""
    facts = battle.odds._asdict()
    for side, kinds in (("attackers_left", PIECES), ("defenders_left", battle.kinds)):
        facts[side] = [
            {"left": {kind.id: n for kind, n in zip(kinds, counts) if n}, "chance": chance}
            for counts, chance in left(facts[side], kinds).items()
        ]
    return facts


def check_report(
    words: Words, done: Sequence[Compared], battles: int, allowed: float, by_engine: bool
) -> RenderableType:
    """How far the exact odds are from battles that were fought."""
    titles = ("cli-odds-match-up", "cli-odds-exact-win", "cli-odds-fought-win", "cli-odds-gap")
    table = Table(*map(words, titles))
    for column in table.columns[1:]:
        column.justify = "right"
    for each in done:
        attack, defend = (said(words, side.counts, PIECES) for side in each.match_up[:2])
        where = "cli-odds-at-sea" if each.match_up.sea else "cli-odds-on-land"
        wins = percent(words, each.odds.win), percent(words, each.tally.win)
        table.add_row(
            words(where, attack=attack, defend=defend), *wins, words("cli-odds-points", n=100 * each.gap)
        )
    worst = max((each.gap for each in done), default=0.0)
    verdict = "cli-odds-agreed" if worst <= allowed else "cli-odds-disagreed"
    lines = [Text(words(verdict, n=len(done), battles=battles, gap=100 * worst, allowed=100 * allowed))]
    if by_engine:
        lines.append(Text(words("cli-odds-otherwise", n=sum(each.tally.otherwise for each in done))))
    return Group(table, *lines)
