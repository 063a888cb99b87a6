"""What options and lines of the log refer to, by the names under which it is drawn.

Origins and goals have different names, `stack-12` and `space-12`, so that a march from one space to another is
never taken for the march back. Of a kind of piece, as many as can go to a goal need no number; fewer do. Of what
is bought, one needs no number; more do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.nerath.codes import (
    MOST_IN_BAND,
    band_key,
    band_of,
    boarder,
    boarder_of,
    launch,
    launch_of,
    lot,
    lot_of,
)
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import CAPITAL, SEA
from gonfalon.games.nerath.rules.reinforce import AFLOAT
from gonfalon.games.nerath.state import Nerath, load_of, space_of, type_of
from gonfalon.games.nerath.tell.facts import TOLD
from gonfalon.lore.drawing import Namer, Names, arguments, per_question, pointed_at

from .stacks import cell_name

ANYWHERE: Final = -1
"""Where pieces are picked that go nowhere."""

DRAWN: Final[Mapping[str, Namer]] = {"space": "space", "from": "space", "event": "event", "treasure": "treasure"}
"""By kind of what a fact tells: what it is called where it is drawn."""


# --------------------------------------------------------------------- options


def targets(view: View, option: Option) -> Names:
    """What an option refers to, in order; nothing where only a button can say it."""
    verb, *args = option
    if verb in NAMED:
        return NAMED[verb](view, args)
    return tuple(f"{PLAIN[verb]}-{n}" for n in args) if verb in PLAIN else ()


PLAIN: Final = {
    "battle": "space",
    "amok": "space",
    "space": "space",
    "realm": "realm",
    "lose": "loss",
    "lose_die": "die",
    "event": "event",
    "card": "event",
    "treasure": "treasure",
    "relic": "treasure",
}
"""Verbs that name one thing, and what it is called where it is drawn."""


def march(view: View, args: list[int]) -> Names:
    """A stack and where it goes; one that retreats is known."""
    goal = f"space-{args[1]}"
    retreats = any(ask.what == "withdraw" for ask in view.asks.values())
    return (goal,) if retreats else (f"stack-{args[0]}", goal)


def move(view: View, args: list[int]) -> Names:
    """A number of pieces of a kind to a space; without a number, all that can get there."""
    space, type_, n = band_of(args[0])
    kind, goal = cell_name(space, type_), f"space-{args[1]}"
    if n >= most(view).get((band_key(args[0]), args[1]), 0):
        return kind, goal
    return kind, f"band-{args[0]}", goal


def pick(view: View, args: list[int]) -> Names:
    space, type_, n = band_of(args[0])
    kind = cell_name(space, type_)
    return (kind,) if n >= most(view).get((band_key(args[0]), ANYWHERE), 0) else (kind, f"band-{args[0]}")


def embark(view: View, args: list[int]) -> Names:
    """A land piece and the Warship it boards."""
    coast, piece = boarder_of(args[1])
    return cell_name(coast, piece), f"ship-{args[0]}"


def debark(view: View, args: list[int]) -> Names:
    """A Warship and the land where a piece goes ashore; which one, if it carries several kinds, a menu asks."""
    coast, _ = boarder_of(args[1])
    return f"ship-{args[0]}", f"space-{coast}"


def recruit(view: View, args: list[int]) -> Names:
    return *wares(*lot_of(args[0])), f"space-{args[1]}"


def launched(view: View, args: list[int]) -> Names:
    """New Warships or Storm Elementals, and the sea where they begin."""
    _, nth, n = launch_of(args[0])
    return *wares(AFLOAT[nth], n), f"space-{args[1]}"


def wares(kind: int, n: int) -> Names:
    """What is bought; one if no number is named."""
    return (f"buy-{kind}",) if n == 1 else (f"buy-{kind}", f"lot-{lot(kind, n)}")


def muster(view: View, args: list[int]) -> Names:
    """A new land piece, and the Warship it is put aboard."""
    _, piece = boarder_of(args[1])
    return f"buy-{piece}", f"ship-{args[0]}"


def guardian(view: View, args: list[int]) -> Names:
    """A guardian that lies face up; others have no name."""
    g: Nerath = view.state
    known = any(args[0] in lair for lair in g.lair)
    return (f"guardian-{args[0]}",) if known else ()


NAMED: Final[Mapping[str, Callable[[View, list[int]], Names]]] = {
    "march": march,
    "move": move,
    "pick": pick,
    "embark": embark,
    "debark": debark,
    "recruit": recruit,
    "launch": launched,
    "muster": muster,
    "guardian": guardian,
}


@per_question
def most(asks: tuple[Ask, ...]) -> dict[tuple[int, int], int]:
    """By kind in a space and by goal: the most pieces that are offered together."""
    found: dict[tuple[int, int], int] = {}
    for verb, *args in asks[0].options if asks else ():
        if verb in ("move", "pick"):
            key = (band_key(args[0]), args[1] if verb == "move" else ANYWHERE)
            found[key] = max(found.get(key, 0), band_of(args[0])[2])
    return found


# ---------------------------------------------------------------- what is not offered


def meant(view: View, things: Sequence[tuple[str, int]]) -> Iterator[Option]:
    """Options that pointing at these things may refer to, offered or not. As a goal, what stands in a space refers
    to the space. Options made of the same numbers as their targets are left out."""
    bands = [code for name, code in things if name == "band"]
    lots = [code for name, code in things if name == "lot"]
    named = [thing for thing in things if thing[0] not in ("band", "lot")]
    if len(named) != 2:
        return
    (actor, code), (goal, there) = named
    space, home = space_of(there) if goal in ("kind", "ship") else there, CAPITAL[view.state.active]
    so_many = lot_of(lots[0])[1] if lots else 1
    match actor, goal:
        case "stack", _:
            yield "march", code, space
        case "kind", "ship":
            yield "embark", there, boarder(space_of(code), type_of(code))
        case "ship", "kind":
            yield "embark", code, boarder(space, type_of(there))
        case "ship", _ if space < len(SPACES) and not SEA >> space & 1:
            yield from (("debark", code, boarder(space, piece)) for piece in load_of(type_of(code)))
        case "buy", "ship":
            yield "muster", there, boarder(home, code)
        case "buy", _ if code in AFLOAT and (code == AFLOAT[0] or SEA >> space & 1):
            yield "launch", launch(home, AFLOAT.index(code), so_many), space
        case "buy", _:
            yield "recruit", lot(code, so_many), space
    if actor in ("kind", "ship"):
        yield "move", bands[0] if bands else code * MOST_IN_BAND, space


# ------------------------------------------------------------------------- log


def highlights(view: View, fact: Sequence[Any]) -> Names:
    """What a log line mentions: spaces and cards; realms only if nothing else is mentioned."""
    return pointed_at(arguments(TOLD, fact), DRAWN, otherwise="realm")


def sides(view: View, fact: Sequence[Any]) -> tuple[int, ...]:
    """Whose arms stand at a line of the log: those of the realms it speaks of."""
    name, *args = fact
    if name == "won":
        return tuple(args)
    return tuple(n for kind, n in arguments(TOLD, fact) if kind == "realm")[:1]
