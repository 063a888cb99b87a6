"""What a finished game has been like: points by source and round, timelines, losses, luck, what to remember.

A game makes its chronicle from what everybody may see once it is over: the position at the end of each round, and
the whole log. So every old record has one, too. All numbers are by side, in the order of `Chronicle.sides`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from gonfalon.core import Match, Option, View
from gonfalon.lore.words import Words

Numbers = Sequence[float]
"""A number for each side."""


@dataclass(frozen=True)
class Timeline:
    """Something that changes: its name, and for each side its value at the end of each round."""

    name: str
    values: Sequence[Numbers]


@dataclass(frozen=True)
class Share:
    """A part of the points: where they came from, and how many each side has of them."""

    name: str
    values: Numbers


@dataclass(frozen=True)
class Luck:
    """What dice or cubes brought each side, and what they should have brought, as exactly as the game can tell."""

    name: str
    had: Numbers
    expected: Numbers


@dataclass(frozen=True)
class Memory:
    """Something to remember: a label, what it was, and the line of the log that tells it (-1: none)."""

    label: str
    text: str
    line: int = -1


@dataclass(frozen=True)
class Chronicle:
    """A finished game. `sides` are those that played, the winners first; `places` and `points` are theirs (there
    may be no points), `rounds` the numbers of the rounds that timelines go through. `shares` add up to the points.
    `losses` are pieces lost, and what they were worth where that is known. `by_seat` says that sides are given as
    seats, whose arms differ from game to game."""

    sides: Sequence[int]
    names: Sequence[str]
    places: Sequence[int]
    rounds: Sequence[int]
    points: Numbers = ()
    shares: Sequence[Share] = ()
    timelines: Sequence[Timeline] = ()
    losses: Sequence[Share] = ()
    luck: Sequence[Luck] = ()
    memories: Sequence[Memory] = ()
    by_seat: bool = False


@dataclass(frozen=True)
class Before:
    """A choice that counts, and what everybody together saw before it; `line` is the first fact after it."""

    view: View
    seat: int
    option: Option
    line: int


@dataclass(frozen=True)
class Story:
    """A finished game, as everybody may see it: at the end of each round, as soon as somebody is asked after it,
    and at the end; and before each choice of the kinds that the game wants to look at again."""

    rounds: Sequence[View]
    before: Sequence[Before]

    @property
    def end(self) -> View:
        return self.rounds[-1]


def story_of(match: Match, moves: Iterable[tuple[int, Option | None]], verbs: Container[str] = ()) -> Story:
    """The story of a game, and what was seen before each choice of these `verbs`. The `match` has just begun, in
    the way it was begun then, and is played on; `moves` is the journal of the game."""
    game, everybody = match.game, range(match.setup.seats)
    rounds, before, now = list[View](), list[Before](), game.round(match.state)
    for seat, option in moves:
        if option is not None and game.verbs.text(option).split()[0] in verbs:
            before.append(Before(match.view(everybody), seat, option, len(match.log)))
        match.feed(seat, option)
        if game.round(match.state) != now and not match.over:
            rounds.append(match.view(everybody))
            now = game.round(match.state)
    return Story([*rounds, match.view(everybody)], before)


def number(words: Words, value: float) -> str:
    """A number without needless digits."""
    if abs(value - round(value)) < 0.05:
        return str(round(value))
    return words("end-number", whole=int(value), part=round(abs(value) % 1 * 10) % 10)


def lines(words: Words, told: Chronicle) -> Iterator[str]:
    """A chronicle in a few lines, for a terminal."""
    for n, name in enumerate(told.names):
        points = [words("end-points", n=number(words, told.points[n]))] if told.points else []
        parts = [f"{share.name} {number(words, share.values[n])}" for share in told.shares if share.values[n]]
        yield " · ".join([words("end-place", n=told.places[n]), name, *points, *parts])
    for luck in told.luck:
        said = (
            f"{name} {number(words, a)}/{number(words, b)}"
            for name, a, b in zip(told.names, luck.had, luck.expected)
        )
        yield words("said-of", label=luck.name, text=", ".join(said))
    for memory in told.memories:
        yield words("said-of", label=memory.label, text=memory.text)
