"""What a game tells the engine about itself: its modes, phases, verbs, secrets and judgements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import iscoroutinefunction
from typing import Any

from .ask import Option
from .errors import GonfalonError
from .lesson import Lesson
from .state import State, imagined_key
from .view import Seer, secrets_of


@dataclass(frozen=True)
class Kind:
    """A kind of thing an option may name: a unit, a space, a card. `names` are how the record writes them."""

    id: str
    names: Sequence[str]

    def parse(self, text: str) -> int:
        try:
            return self.names.index(text)
        except ValueError:
            raise GonfalonError(f"'{text}' is not a {self.id}; '{self.names[0]}' is one, for instance.") from None


class Verbs:
    """The vocabulary of a game, declared once: each verb and the kinds of its arguments.

    It gives options their text, parses that text, and numbers every conceivable option, which learning programs
    need.
    """

    def __init__(self, table: Mapping[str, tuple[Kind, ...]]) -> None:
        self.table = table
        self._offsets: dict[str, int] = {}
        self.size = 0
        for verb, kinds in table.items():
            self._offsets[verb] = self.size
            width = 1
            for kind in kinds:
                width *= len(kind.names)
            self.size += width

    def text(self, option: Option) -> str:
        """`("move", 3, 77)` as `move blue_beast m6`."""
        kinds = self.table[option[0]]
        return " ".join([option[0], *(kind.names[n] for kind, n in zip(kinds, option[1:], strict=True))])

    def parse(self, text: str) -> Option:
        """The option a line of text stands for."""
        verb, *words = text.split() or [""]
        if verb not in self.table:
            raise GonfalonError(f"This game has no verb '{verb}'; it has: {', '.join(self.table)}.")
        kinds = self.table[verb]
        if len(words) != len(kinds):
            wanted = " ".join([verb, *(kind.id for kind in kinds)])
            raise GonfalonError(f"'{text}' does not fit the form '{wanted}'.")
        return (verb, *(kind.parse(word) for kind, word in zip(kinds, words, strict=True)))

    def index(self, option: Option) -> int:
        """The number of an option, from 0 to size - 1."""
        n = 0
        for kind, value in zip(self.table[option[0]], option[1:], strict=True):
            n = n * len(kind.names) + value
        return self._offsets[option[0]] + n

    def option(self, index: int) -> Option:
        """The option with this number."""
        if not 0 <= index < self.size:
            raise GonfalonError(f"There is no option {index}; the numbers go from 0 to {self.size - 1}.")
        verb = [verb for verb, offset in self._offsets.items() if offset <= index][-1]
        n, values = index - self._offsets[verb], []
        for kind in reversed(self.table[verb]):
            n, value = divmod(n, len(kind.names))
            values.append(value)
        return (verb, *reversed(values))

    def __iter__(self) -> Iterator[Option]:
        return map(self.option, range(self.size))


@dataclass(frozen=True)
class Mode:
    """One way to play: for how many seats, in which teams, and with which table options in addition to the
    game's."""

    id: str
    seats: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Setup:
    """Everything decided before the first choice. A game is this and the list of choices made.

    `cap_rounds` is for simulations, which need games that end: after that many rounds a game without a limit of
    its own is scored as it stands. People play without a cap (0).
    """

    mode: str
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    cap_rounds: int = 0


COMMON_OPTIONS: Mapping[str, tuple[str, ...]] = {"ask_always": ("no", "yes")}
"""Table options of every game: whether everybody is really asked for reactions."""

Phase = Callable[..., Any]
"""`phase(state, *ints)`: a plain function, or an `async def` that may ask."""


WhyNot = Callable[[Any, int, Option], str | None]

Bot = Callable[..., Option]
"""A computer player: `bot(view, ask, rng)`, or `bot(view, ask, rng, imagine)` if it looks ahead."""


def no_round(g: Any) -> int:
    return 0


def never(g: Any) -> bool:
    return False


def nothing(g: Any) -> None:
    return None


@dataclass
class Game:
    """A game as the engine sees it.

    `start(g, setup)` sets the game up and pushes its first phase. `seen` says for every field of the state who
    may see it. `redeal(g, seats)` sorts and shuffles what those seats cannot know: unsorted, what is dealt
    would depend on it. `result(g)` gives each seat its place, 1 for the winners. `judge(g, seat)` says how good a
    position looks; while `unjudged(g)` it cannot tell one option from another, and bots do not ask it. `why_not`
    holds, by question, a function `(g, seat, option)` that returns the rule that forbids an option, or None if it
    is offered. `options` maps the table options of the game to their values, the default first; `written` names
    options whose value a player may also write out, each with a function `(value, options)` that rejects a wrong
    one with a GonfalonError. `lessons` teach the game, in order. `bots` names the bots that come with the game,
    and who plays the levels `easy`, `normal` and `hard` if not the usual bot: each is a function, or the name of
    another bot. `traits(g, seat)` may name what a seat was dealt that decides games, such as a tribe, one id of
    each sort: wins are counted by them. `round(g)` is the round number, `first(g)` the seat that went first,
    `turn(g)` whose turn it is, `battle(g)` which battle is being fought: a number that no other one of this turn
    has, or None. `habits` are the questions that a player may want to answer in the same way each time.
    `unveiled` are those about nothing hidden: where friends share a screen, nobody must take the device for them.
    `endless` says that the rules set no limit on rounds: `start` then honours the `cap_rounds` of a setup.
    """

    id: str
    modes: Mapping[str, Mode]
    state: type[State]
    phases: Mapping[str, Phase]
    start: Callable[[Any, Setup], None]
    seen: Mapping[str, Seer]
    verbs: Verbs
    redeal: Callable[[Any, Sequence[int]], None]
    result: Callable[[Any], tuple[int, ...]]
    judge: Callable[[Any, int], float]
    unjudged: Callable[[Any], bool] = never
    why_not: Mapping[str, WhyNot] = field(default_factory=dict)
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    written: Mapping[str, Callable[[str, Mapping[str, str]], None]] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()
    bots: Mapping[str, Bot | str] = field(default_factory=dict)
    traits: Callable[[Any, int], tuple[str, ...]] | None = None
    round: Callable[[Any], int] = no_round
    first: Callable[[Any], int] | None = None
    turn: Callable[[Any], int] = no_round
    battle: Callable[[Any], int | None] = nothing
    habits: frozenset[str] = frozenset()
    unveiled: frozenset[str] = frozenset()
    endless: bool = False
    version: str = "1"

    def __post_init__(self) -> None:
        self.secrets = secrets_of(self.state, self.seen)
        self.asking = {name: (phase, iscoroutinefunction(phase)) for name, phase in self.phases.items()}

    def imagine(self, state: State, key: int, seats: Sequence[int]) -> None:
        """Re-deal what those seats cannot know, with the dice of an imagined match."""
        state.dice = (imagined_key(key), 0)
        state.barrier += 1
        self.redeal(state, seats)

    def options_of(self, mode: str) -> Mapping[str, tuple[str, ...]]:
        """The options of a table in this mode, with their values."""
        return {**COMMON_OPTIONS, **self.options, **self.modes[mode].options}

    def check(self, setup: Setup) -> None:
        """Reject a setup that the game does not support, with a sentence that says what is possible."""
        if setup.mode not in self.modes:
            raise GonfalonError(f"{self.id} has no mode '{setup.mode}'; it has: {', '.join(self.modes)}.")
        seats = self.modes[setup.mode].seats
        if setup.seats not in seats:
            possible = ", ".join(map(str, seats))
            raise GonfalonError(f"{self.id} ({setup.mode}) is for {possible} seats, not {setup.seats}.")
        if not 0 <= setup.seed < 1 << 256:
            raise GonfalonError(f"A seed is a whole number from 0 to 2**256 - 1, not {setup.seed}.")
        if setup.cap_rounds and not self.endless:
            raise GonfalonError(f"{self.id} ends by its own rules; its rounds cannot be capped.")
        options = self.options_of(setup.mode)
        for name, value in setup.options.items():
            if name == "lesson" and self.lessons:
                self._check_lesson(setup)
                continue
            if name not in options:
                raise GonfalonError(f"{self.id} has no option '{name}'; it has: {', '.join(options)}.")
            if value in options[name]:
                continue
            if name in self.written:
                self.written[name](value, setup.options)
            else:
                possible = ", ".join(options[name])
                raise GonfalonError(f"The option '{name}' may be: {possible}; not '{value}'.")

    def lesson(self, setup: Setup) -> Lesson | None:
        """The lesson of a table, if it is one."""
        return next((each for each in self.lessons if each.id == setup.options.get("lesson")), None)

    def _check_lesson(self, setup: Setup) -> None:
        lessons = {lesson.id: lesson for lesson in self.lessons}
        lesson = lessons.get(setup.options["lesson"])
        if lesson is None:
            raise GonfalonError(f"{self.id} has no such lesson; it has: {', '.join(lessons)}.")
        if (setup.mode, setup.seats) != (lesson.mode, lesson.seats):
            raise GonfalonError(f"The lesson '{lesson.id}' is for {lesson.seats} seats in mode '{lesson.mode}'.")
