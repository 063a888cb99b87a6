"""What the tests of the drawings share: scenes of random games, and everything that is drawn of them."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache

from games import drawing, positions
from games.heroes.table import Table
from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.draw import DRAW
from gonfalon.games.heroes.printed import (
    SCENARIOS,
)
from gonfalon.lore.words import Words

CSS = DRAW.css()


SIDES = {
    "attacker": [("castle_champions", "c4"), ("castle_griffins:pack", "a4")],
    "defender": [("dungeon_harpies", "c2"), ("dungeon_medusas:pack", "a1")],
}


def words(lang: str = "en") -> Words:
    return positions.words("heroes", lang)


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    return drawing.drawn("heroes", view, lang)


def asked(view: View, what: str, *options: Option, about: tuple[int, ...] = ()) -> View:
    """The same view, with a question to seat 0."""
    return replace(view, asks={0: Ask(0, what, list(options), about=about)})


def seen(table: Table, *seats: int) -> View:
    return table.match.view(seats or (0,))


def label(piece: str) -> str:
    found: list[str] = re.findall(r'aria-label="([^"]+)"', piece)
    return found[0]


@cache
def scenes() -> tuple[View, ...]:
    """Each question once, as whoever is asked sees it, from some random games; and the end of one."""
    found: dict[str, View] = {}
    for seats, seed, scenario in ((2, 1, 0), (3, 2, 0), (2, 3, 1), (3, 4, 2)):
        match = Match(GAME, Setup("clash", seats, seed, {"scenario": SCENARIOS[scenario].id}))
        rng = random.Random(seed)
        for _ in range(700):
            if match.over:
                break
            seat, ask = next(iter(match.asks.items()))
            if ask.what not in found:
                found[ask.what] = match.view([seat])
            match.play(seat, busy(list(ask.options), rng), match.nth[seat])
        found[f"end of {seed}"] = match.view([])
    return tuple(found.values())


@cache
def pictures(lang: str = "en") -> tuple[tuple[View, dict[str, str], str], ...]:
    """The scenes with all that is drawn of them, and each as a whole picture."""
    return tuple((view, drawn(view, lang), DRAW.whole(words(lang), view)) for view in scenes())


def busy(options: list[Option], rng: random.Random) -> Option:
    """A choice that does something, most of the time."""
    deeds = [each for each in options if each[0] not in ("pass", "end", "surrender", "retreat", "done")]
    return rng.choice(deeds if deeds and rng.random() < 0.8 else options)
