"""Workshop: one bench on which every kind of question, and every kind of fault, can be tried.

The choice decides what happens next: a roll, a look at something hidden, a window, a question without a choice,
or a rule that breaks at its start, in its middle, in a plain phase, or after all have answered.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core import COUNT, PUBLIC, Ask, Game, Kind, Mode, Option, Setup, State, Together, Unwind, Verbs

from .common import SEAT

NUMBER = Kind("number", tuple(map(str, range(10))))
JOBS = (
    "note",
    "two",
    "roll",
    "show",
    "shuffle",
    "window",
    "own_window",
    "empty",
    "empty_roll",
    "single",
    "lazy",
    "all",
    "nobody",
    "unwind",
    "lost",
    "push_ask",
    "break_start",
    "break_middle",
    "break_plain",
    "break_after_all",
)
VERBS = Verbs({**dict.fromkeys(JOBS, ()), "add": (NUMBER,), "pass": (), "hand": (SEAT,), "stop": ()})


class Workshop(State):
    active: int
    seats: int
    total: int
    notes: list[int]
    hidden: list[int]


called: list[str] = []
"""Which callables were asked for options, so that a test can see that replay asks none."""


def start(g: Workshop, setup: Setup) -> None:
    g.active, g.seats, g.total, g.notes = 0, setup.seats, 0, []
    g.hidden = list(range(8))
    g.shuffle(g.hidden)
    g.push("bench")


async def bench(g: Workshop) -> None:
    g.tell("bench", g.total)
    options: list[Option] = [*((job,) for job in JOBS), ("hand", (g.active + 1) % g.seats), ("stop",)]
    verb, *args = await Ask(g.active, "bench", options, rule="WRK-1", default=("stop",))
    if verb == "stop":
        return
    g.push("bench")
    if verb == "hand":
        g.active = args[0]
    elif verb == "note":
        g.notes.append(len(g.notes))
    elif verb == "roll":
        g.notes.append(g.below(6))
    elif verb == "show":
        g.reveal()
        g.notes.append(g.hidden.pop())
    elif verb == "shuffle":
        g.shuffle(g.hidden)
    else:
        g.push(verb)


def adds(n: int = 3) -> list[Option]:
    return [("add", k) for k in range(n)]


async def two(g: Workshop) -> None:
    for _ in range(2):
        _, n = await Ask(g.active, "add", adds(), default=("add", 0))
        g.total += n


async def window(g: Workshop) -> None:
    """Another seat may react."""
    await Ask((g.active + 1) % g.seats, "react", [("add", 1), ("pass",)], window=True, default=("pass",))


async def own_window(g: Workshop) -> None:
    await Ask(g.active, "react", [("add", 1), ("pass",)], window=True, default=("pass",))


async def empty(g: Workshop) -> None:
    """Another seat may react, but has nothing to react with."""
    await Ask((g.active + 1) % g.seats, "react", [("pass",)], window=True, default=("pass",))


async def empty_roll(g: Workshop) -> None:
    """The same, and then something is left to chance."""
    await Ask((g.active + 1) % g.seats, "react", [("pass",)], window=True, default=("pass",))
    g.notes.append(g.below(1000))


async def single(g: Workshop) -> None:
    _, n = await Ask(g.active, "add", [("add", 7)], default=("add", 7))
    g.total += n


async def lazy(g: Workshop) -> None:
    def options() -> list[Option]:
        called.append("lazy")
        return [("add", 7)]

    _, n = await Ask(g.active, "add", options, default=("add", 7))
    g.total += n
    await Ask(g.active, "add", adds(), default=("add", 0))


async def everybody(g: Workshop) -> None:
    sums = await Together(range(g.seats), lambda seat: talk(g, seat, 2))
    g.total += sum(sums.values())


async def talk(g: Workshop, seat: int, questions: int) -> int:
    total = 0
    for _ in range(questions):
        _, n = await Ask(seat, "add", adds(), default=("add", 0))
        total += n
    return total


async def nobody(g: Workshop) -> None:
    """A Together in which nobody has anything to say."""
    sums = await Together(range(g.seats), lambda seat: talk(g, seat, 0))
    g.notes.append(len(sums))


async def unwind(g: Workshop) -> None:
    g.push("lost")
    g.push("lost")
    raise Unwind("bench")


async def lost(g: Workshop) -> None:
    raise Unwind("nowhere")


async def push_ask(g: Workshop) -> None:
    g.push("two")
    await Ask(g.active, "add", adds(), default=("add", 0))


async def break_start(g: Workshop) -> None:
    g.total += 100
    raise ZeroDivisionError


async def break_middle(g: Workshop) -> None:
    _, n = await Ask(g.active, "add", adds(), default=("add", 0))
    g.total += 100
    g.tell("half done")
    if n:
        raise ZeroDivisionError


def break_plain(g: Workshop) -> None:
    g.notes.append(-1)
    g.tell("half done")
    raise KeyError("plain")


async def break_after_all(g: Workshop) -> None:
    sums = await Together(range(g.seats), lambda seat: talk(g, seat, 1))
    g.total += 100
    if all(sums.values()):
        raise ZeroDivisionError


def redeal(g: Any, seats: Any) -> None:
    g.shuffle(g.hidden)


GAME = Game(
    id="workshop",
    modes={"bench": Mode("bench", (1, 2, 3))},
    state=Workshop,
    phases={
        "bench": bench,
        "two": two,
        "window": window,
        "own_window": own_window,
        "empty": empty,
        "empty_roll": empty_roll,
        "single": single,
        "lazy": lazy,
        "all": everybody,
        "nobody": nobody,
        "unwind": unwind,
        "lost": lost,
        "push_ask": push_ask,
        "break_start": break_start,
        "break_middle": break_middle,
        "break_plain": break_plain,
        "break_after_all": break_after_all,
    },
    start=start,
    seen={**dict.fromkeys(("active", "seats", "total", "notes"), PUBLIC), "hidden": COUNT},
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: (1,) * g.seats,
    judge=lambda g, seat: 0,
    why_not={"bench": lambda g, seat, option: None if option[0] in JOBS else "WRK-2"},
    options={"wood": ("oak", "ash tree")},
)
