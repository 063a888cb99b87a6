"""What must hold of every default, the answer that is given for an absent player.

A default buys, attacks, reveals and gives up nothing as long as an option that does not is offered. Which verbs do
so, and in which questions every option does, each game says in `rules/defaults.toml`; a verb that does so in one
question only is named together with it, as in "market take".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from gonfalon import games
from gonfalon.core import Ask, Match, Option
from gonfalon.lore.content import read
from properties import redealt, since_checkpoint

LIMIT = 20_000
"""More choices than any game may take in which nobody is present."""


class Unavoidable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question in which every option may cost something, and why."""

    what: str
    reason: str


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says of its options."""

    buy: tuple[str, ...] = ()
    attack: tuple[str, ...] = ()
    reveal: tuple[str, ...] = ()
    give_up: tuple[str, ...] = ()
    question: tuple[Unavoidable, ...] = ()

    @property
    def verbs(self) -> tuple[str, ...]:
        return (*self.buy, *self.attack, *self.reveal, *self.give_up)

    def costs(self, what: str, option: Option) -> bool:
        """Whether an option of a question buys, attacks, reveals or gives up something."""
        return option[0] in self.verbs or f"{what} {option[0]}" in self.verbs

    def unavoidable(self, what: str) -> bool:
        return any(each.what == what for each in self.question)


@cache
def costs_of(game: str) -> Costs:
    return msgspec.convert(read(games.folder(game) / "rules" / "defaults.toml"), Costs)


def fault(costs: Costs, ask: Ask) -> str:
    """What is wrong with the default of a question; nothing if it is as it should be."""
    default = ask.default
    if default is None:
        return f"{ask} has no default"
    if default not in ask.options:
        return f"{ask} has the default {default}, which is not offered"
    if not costs.costs(ask.what, default):
        return ""
    if not costs.unavoidable(ask.what):
        return f"{ask} has the default {default}, which costs something, and no reason is given"
    free = next((option for option in ask.options if not costs.costs(ask.what, option)), None)
    return f"{ask} has the default {default}, though {free} is offered and costs nothing" if free else ""


def other_worlds(match: Match, seat: int, rng: Random) -> Iterator[Match]:
    """Worlds that differ only in what a seat cannot see: one in which the question has already been put, so that
    only a default that is a function can differ; and one in which it is put again, if that shows the seat nothing
    else."""
    if not (match.is_shared or len(match.asks) == 1):
        return
    ask = match.asks[seat]
    if not (ask.window and ask.only() is not None):
        yield match.imagine([seat], rng)
    if not since_checkpoint(match):
        again = Match.thaw(match.game, match.setup, redealt(match.game, match.freeze(), [seat], rng))
        if seat in again.asks and seen(again, seat) == seen(match, seat):
            yield again


def seen(match: Match, seat: int) -> list[Any]:
    state = match.view({seat}).state
    return [getattr(state, name) for name in state.fields]


def goes_on_alone(match: Match) -> bool:
    """Whether a match in which nobody is present any more comes to its end."""
    for _ in range(LIMIT):
        if match.over:
            return True
        seat = min(match.asks)
        default = match.asks[seat].default
        assert default is not None, f"{match.asks[seat]} has no default"
        match.play(seat, default)
    return False


def stand_in(match: Match) -> str:
    """Play the default of the first question, and say in the record's words what it was."""
    seat = min(match.asks)
    default = match.asks[seat].default
    assert default is not None, f"{match.asks[seat]} has no default"
    match.play(seat, default)
    return match.game.verbs.text(default)
