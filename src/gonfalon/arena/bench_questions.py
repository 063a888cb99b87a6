"""How often a person is asked, by kind of question: with everything asked, and with the orders of a new player.

A bot plays for the person. It keeps its cards, as people do: where it may react it passes. Questions of one kind
in a row count once: whoever makes ten moves is not interrupted ten times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gonfalon import bots, games
from gonfalon.core import Ask, Declined, Match, Orders, Setup, answer_by_order
from gonfalon.core.orders import ANSWERS

PERSON: Final = 0
LEVEL: Final = "normal"
ROUNDS: Final = 3
"""How many rounds of each game are played, at most."""

BEFORE: Final = Orders("could", answers=ANSWERS[1])
"""Everything is asked."""

MODES: Final[Mapping[str, tuple[str, int]]] = {"nerath": ("alliance-2", 2)}
"""The mode and the seats of games that are not measured as they are played most simply."""


@dataclass
class Count:
    """The questions put to a person in some rounds, by what they are about, and how many of them were windows."""

    rounds: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    reactions: int = 0
    last: str = ""

    def add(self, ask: Ask) -> None:
        if ask.what != self.last or ask.window:
            self.asked[ask.what] += 1
            self.reactions += ask.window
        self.last = ask.what

    def per_round(self) -> dict[str, Any]:
        """Questions a round: all, chances to react, and each kind."""
        kinds = {what: round(n / self.rounds, 1) for what, n in self.asked.most_common()}
        questions, reactions = self.asked.total() / self.rounds, self.reactions / self.rounds
        return {"questions": round(questions, 1), "reactions": round(reactions, 1), "kinds": kinds}


def bench(id: str, seeds: int = 2) -> dict[str, Any]:
    """The questions of a round, before and with the usual orders."""
    found = {"before": Count(), "after": Count()}
    for name, orders in (("before", BEFORE), ("after", Orders())):
        for seed in range(1, seeds + 1):
            count(id, seed, orders, found[name])
    return {"game": id, **{name: each.per_round() for name, each in found.items()}}


def count(id: str, seed: int, orders: Orders, count: Count) -> None:
    """Count the questions in the first rounds of a game."""
    game = games.find(id)
    mode, seats = MODES.get(id, (next(iter(game.modes)), min(next(iter(game.modes.values())).seats)))
    match, bot, rng = Match(game, Setup(mode, seats, seed)), bots.load(LEVEL, game), Random(seed)
    declined, read = Declined(), [0] * seats
    while not match.over and game.round(match.state) <= ROUNDS:
        seat = min(match.asks)
        ask = match.asks[seat]
        option = answer_by_order(match, seat, orders, declined) if seat == PERSON else None
        if option is None and seat == PERSON:
            count.add(ask)
            if ask.window:
                declined.add(match, seat)
                option = ask.default
        if option is None:
            option = bots.answer(bot, match, seat, rng, read[seat])
            read[seat] = len(match.log)
        match.play(seat, option)
    count.rounds += min(ROUNDS, game.round(match.state))
