"""Views for the tests of the drawing, and what is drawn for them."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

from games import drawing, positions
from games.immortals.table import Table
from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import PLACE
from gonfalon.games.immortals.state import EMPTY
from gonfalon.lore.words import Words


def words(lang: str = "en") -> Words:
    return positions.words("immortals", lang)


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    return drawing.drawn("immortals", view, lang)


def begun(seats: int = 4, seed: int = 1) -> Match:
    return Match(GAME, Setup("standard", seats, seed, {}))


def played(seats: int, seed: int, until: str, round: int = 0) -> Match:
    """A match in which somebody is asked this question, at the earliest in this round."""
    match, rng = begun(seats, seed), random.Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        if ask.what == until and match.state.round >= round:
            break
        match.play(seat, busy(match, seat, rng), match.nth[seat])
    return match


def busy(match: Match, seat: int, rng: random.Random) -> Option:
    """A choice that does something: cards are laid on free spaces, turned up and used."""
    options, plan = match.asks[seat].options, match.state.plan[seat]
    lays = [o for o in options if o[0] == "lay" and plan[o[2]] == EMPTY and o[1] not in plan]
    if lays and plan.count(EMPTY) > 3:
        return rng.choice(lays)
    if match.asks[seat].what == "plan":
        return ("done",)
    deeds = [o for o in options if o[0] not in ("pass", "give_up", "skip")]
    return rng.choice(deeds) if deeds else pick(options, rng)


def quiet(**known: Any) -> Table:
    """A made position in which all are planning."""
    return Table(stage="planning", **known)


def asked(view: View, seat: int, what: str, *options: Option, about: tuple[int, ...] = ()) -> View:
    """The same view, with a question."""
    return replace(view, asks={seat: Ask(seat, what, list(options), about=about)})


def number(name: str) -> int:
    return PLACE.names.index(name)


@cache
def scenes() -> tuple[View, ...]:
    """Some views in which much is to be seen."""
    homes, draft, share = begun(5, 2), played(4, 2, "draft"), played(3, 2, "share")
    plan, turn, act = played(3, 3, "plan", 2), played(4, 4, "turn", 2), played(5, 5, "action", 2)
    over = played(3, 6, "never")
    first = [next(iter(match.asks)) for match in (homes, draft, share, plan, turn, act)]
    return (
        *(match.view([seat]) for match, seat in zip((homes, draft, share, plan, turn, act), first)),
        turn.view([]),
        act.view([0, 1]),
        over.view([0]),
    )
