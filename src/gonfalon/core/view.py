"""What a viewer may know: the state with its secrets removed, the viewer's own questions, and the log.

A viewer is a set of seats: one player, two hands played by one person, team mates who share, or nobody (a
spectator). A view is all that pages, terminals, bots and adapters ever receive.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .ask import Ask
from .state import Fact, State

if TYPE_CHECKING:
    from .match import Match

HIDDEN = -1
"""Stands in a view for something the viewer may not know."""

Seer = Callable[[Any, Any, frozenset[int]], Any]
"""`seer(g, value, seats)`: what those seats see of a field, a value of the field's own type."""


def hide(value: Any) -> Any:
    """Hide a value; a list or tuple keeps its length."""
    if isinstance(value, list):
        return [HIDDEN] * len(value)
    return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN


def PUBLIC(g: Any, value: Any, seats: frozenset[int]) -> Any:
    """Everybody sees it."""
    return value


def OWN(g: Any, value: Any, seats: frozenset[int]) -> Any:
    """One entry per seat; each seat sees its own, and only the size of the others."""
    return type(value)(own if seat in seats else hide(own) for seat, own in enumerate(value))


def COUNT(g: Any, value: Any, seats: frozenset[int]) -> Any:
    """Everybody sees how many there are, nobody which."""
    return hide(value)


def NEVER(g: Any, value: Any, seats: frozenset[int]) -> Any:
    """Nobody sees it: it is empty, or zero. A view's fields have the same types as the state's."""
    return type(value)()


def no_dice(g: Any, value: Any, seats: frozenset[int]) -> tuple[bytes, int]:
    """Nobody sees the key that numbers are drawn with."""
    return b"", 0


ENGINE: Mapping[str, Seer] = {"stack": PUBLIC, "dice": no_dice, "barrier": NEVER, "quick": NEVER}


def secrets_of(state: type[State], seen: Mapping[str, Seer]) -> tuple[tuple[str, Seer], ...]:
    """The fields that need a seer. A field that is undeclared, or declared but missing, is an error."""
    declared = {**ENGINE, **seen}
    missing = [name for name in state.fields if name not in declared]
    surplus = [name for name in declared if name not in state.fields]
    if missing or surplus:
        raise TypeError(f"{state.__name__}: who may see {missing}? and what is {surplus}?")
    return tuple((name, seer) for name, seer in declared.items() if seer is not PUBLIC)


@dataclass(frozen=True)
class View:
    """What some seats know of a match. `waiting` names the seats the table waits for; while a `window` is
    open it names none, because that would reveal who could react."""

    seats: frozenset[int]
    state: Any
    asks: Mapping[int, Ask]
    nth: Mapping[int, int]
    waiting: tuple[int, ...]
    window: bool
    undo: tuple[int, ...]
    log: tuple[tuple[Any, ...], ...]
    over: bool
    result: tuple[int, ...]
    game: str = ""


def redacted(g: State, secrets: tuple[tuple[str, Seer], ...], seats: frozenset[int]) -> State:
    """A copy of the state with everything hidden that those seats may not know."""
    copy = g.copy()
    for name, seer in secrets:
        setattr(copy, name, seer(g, getattr(copy, name), seats))
    copy.part()
    return copy


def told(facts: list[Fact], seats: frozenset[int]) -> tuple[tuple[Any, ...], ...]:
    """The log as those seats read it."""
    return tuple((name, *args, *(secret if seats.intersection(to) else ())) for name, args, secret, to in facts)


def view_of(match: Match, seats: frozenset[int], since: int = 0) -> View:
    """What those seats know now, with the log from fact `since` on."""
    asks = {seat: ask for seat, ask in match.asks.items() if seat in seats}
    window = any(ask.window for ask in match.asks.values())
    return View(
        seats=seats,
        state=redacted(match.state, match.game.secrets, seats),
        asks=asks,
        nth={seat: match.nth[seat] for seat in sorted(seats)},
        waiting=_waiting(match, seats, window),
        window=window,
        undo=tuple(seat for seat in sorted(seats) if match.can_undo(seat)),
        log=told(match.log[since:], seats),
        over=match.over,
        result=match.result,
        game=match.game.id,
    )


def _waiting(match: Match, seats: frozenset[int], window: bool) -> tuple[int, ...]:
    """The seats the table waits for. In a Together the other seats count as waited for until all are done."""
    if window:
        return ()
    return tuple(seat for seat in match.deciding if seat not in seats or seat in match.asks)
