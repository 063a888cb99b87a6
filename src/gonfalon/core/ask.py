"""What a rule may wait for: one seat's answer, several seats' secret talks at the same time, or a reaction.

A rule says `answer = await Ask(...)`. asyncio is not involved: the await hands the question to the Match that
runs the rule, and the Match resumes the rule when the seat has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any

Option = tuple[Any, ...]
"""`(verb, *ints)`: one thing a seat may do, for instance `("move", 3, 77)`."""


def is_option(thing: object) -> bool:
    """Whether this is a verb followed by ints. 1.0 and True do not count, though they equal 1."""
    if type(thing) is not tuple or not thing or type(thing[0]) is not str:
        return False
    return all(type(n) is int for n in thing[1:])


def first(options: Sequence[Option]) -> Option:
    """The default of a question whose first option will do."""
    return options[0]


Options = Sequence[Option] | Callable[[], Sequence[Option]]
Default = Option | Callable[[Sequence[Option]], Option] | None
Sensible = Option | Callable[[], Option | None] | None
Rule = Coroutine["Ask | Together | Chance", Any, Any]
"""A running rule."""


class Ask:
    """One seat must choose one option.

    `what` is the game's name for the question, `rule` the rule it comes from, `about` the facts the prompt
    mentions (public, or the seat's own). `options` may be a callable, so that replaying a choice never has to
    build them; a *listed* question with a single option is answered by the Match itself. A `window` is a chance
    to react: others see only that it is open. `default` is the answer for an absent player; it may be a
    function of the options, so that they need not be built for it. `sensible` is the answer that every player
    would give here, as far as everybody knows, so that people need not be asked; it may be a function, too.
    """

    __slots__ = ("_built", "_default", "_options", "_sensible", "about", "rule", "seat", "what", "window")

    def __init__(
        self,
        seat: int,
        what: str,
        options: Options,
        rule: str = "",
        about: tuple[int, ...] = (),
        window: bool = False,
        default: Default = None,
        sensible: Sensible = None,
    ) -> None:
        self.seat = seat
        self.what = what
        self._options = options
        self._built: Sequence[Option] | None = None if callable(options) else options
        self.rule = rule
        self.about = about
        self.window = window
        self._default = default
        self._sensible = sensible

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen, built on first access."""
        built = self._built
        if built is None:
            assert callable(self._options)
            built = self._built = self._options()
            if not built:
                raise ValueError(f"the question '{self.what}' to seat {self.seat} has no option")
        return built

    @property
    def default(self) -> Option | None:
        """The answer for an absent player, worked out on first access if it is a function."""
        default = self._default
        if callable(default):
            default = self._default = default(self.options)
        return default

    @property
    def sensible(self) -> Option | None:
        """The one sensible answer, worked out on first access if it is a function; None if there is a choice."""
        sensible = self._sensible
        if callable(sensible):
            sensible = self._sensible = sensible()
        return sensible

    def only(self) -> Option | None:
        """The only answer, if this is a listed question with a single option."""
        options = self._options
        if callable(options):
            return None
        if not options:
            raise ValueError(f"the question '{self.what}' to seat {self.seat} has no option")
        if type(options) is list or type(options) is tuple:
            return options[0] if len(options) == 1 else None
        return None

    def __await__(self) -> Generator[Ask, Option, Option]:
        return (yield self)

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.what!r})"


class Together:
    """Several seats decide secretly at the same time.

    `talk(seat)` is a rule that asks only its seat, rolls nothing, logs nothing and writes only that seat's
    fields. The await returns what each talk returned, by seat, once all have ended. With `resume`, clones need not
    replay the answers: `resume(seat, answers)` is the talk after that many answers, and finds everything else it
    has to know in the state.
    """

    __slots__ = ("resume", "seats", "talk")

    def __init__(
        self,
        seats: Sequence[int],
        talk: Callable[[int], Rule],
        resume: Callable[[int, int], Rule] | None = None,
    ) -> None:
        self.seats = tuple(seats)
        self.talk = talk
        self.resume = resume

    def __await__(self) -> Generator[Together, dict[int, Any], dict[int, Any]]:
        return (yield self)


IN_TURN = object()
"""What the Match answers to a Chance if the seats are to be asked one after the other."""


class Chance:
    """A chance to react. The await returns `(key, answer)` of the first who reacts in turn order, or None.

    `ask_of(key)` is the question for each of `keys`, which are in turn order: seats, or whatever a seat may play
    several of. It is a window whose default is to pass, or None if, from what everybody knows, nobody there can
    react. At a live table all are asked at once: a reaction counts when everybody before it has passed, and makes
    later answers void. Elsewhere they are asked one after the other, so `ask_of` may not depend on passes.
    """

    __slots__ = ("ask_of", "keys")

    def __init__(self, keys: Sequence[int], ask_of: Callable[[int], Ask | None]) -> None:
        self.keys = keys
        self.ask_of = ask_of

    def __await__(self) -> Generator[Ask | Chance, Any, tuple[int, Option] | None]:
        outcome = yield self
        if outcome is not IN_TURN:
            return outcome  # type: ignore[no-any-return]
        for key in self.keys:
            ask = self.ask_of(key)
            if ask is not None:
                answer = yield ask
                if answer != ask.default:
                    return key, answer
        return None
