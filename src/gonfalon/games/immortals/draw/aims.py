"""What options and lines of the log refer to, by the names under which it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Option, View
from gonfalon.games.immortals.codes import EDGES, FOR, band, band_of, force, force_of
from gonfalon.games.immortals.state import CONFLICT, PLACES_OF, Immortals
from gonfalon.games.immortals.tell.facts import TOLD
from gonfalon.lore.drawing import Namer, Names, arguments, pointed_at

from .offers import offer_of

EDGE_ID: Final = {edge: number for number, edge in enumerate(EDGES)}


# --------------------------------------------------------------------- options


def targets(view: View, option: Option) -> Names:
    """What an option refers to, in order; nothing where only a button can say it."""
    verb, *args = option
    if verb in NAMED:
        return NAMED[verb](view, *args)
    return tuple(f"{name}-{n}" for name, n in zip(PLAIN.get(verb, ()), args))


PLAIN: Final[Mapping[str, Names]] = {
    "group": ("group",),
    "settle": ("group", "place"),
    "share": ("share",),
    "send": ("place",),
    "lay": ("card", "space"),
    "take_back": ("back",),
    "turn_up": ("space",),
    "extract": ("place",),
    "claim": ("region",),
}
"""Verbs whose numbers are those of their targets, and how those targets are named in the drawing."""


def draft(view: View, conflict: int) -> Names:
    return (f"card-{CONFLICT + conflict}",)


def deploy(view: View, n: int, place: int) -> Names:
    """A number of armies to a place; where no other number can go there, the place is enough."""
    if len(offer_of(view).counts.get(place, ())) > 1:
        return f"number-{n}", f"place-{place}"
    return (f"place-{place}",)


def build(view: View, building: int, place: int) -> Names:
    """A building and its place; the place alone, where nothing else may be built."""
    if len(offer_of(view).buildings) > 1:
        return f"building-{building}", f"place-{place}"
    return (f"place-{place}",)


def attack(view: View, edge: int, code: int) -> Names:
    """A number of armies from a place to another; a menu asks for the side of the inhabitants, if there is a
    choice."""
    (origin, goal), (_, n) = EDGES[edge], force_of(code)
    return march(view, origin, goal, n)


def move(view: View, code: int, goal: int) -> Names:
    origin, n = band_of(code)
    return march(view, origin, goal, n)


def march(view: View, origin: int, goal: int, n: int) -> Names:
    """Without a number, all that can go."""
    g: Immortals = view.state
    if n >= g.armies[origin] - 1:
        return f"origin-{origin}", f"place-{goal}"
    return f"origin-{origin}", f"band-{band(origin, n)}", f"place-{goal}"


NAMED: Final[Mapping[str, Callable[..., Names]]] = {
    "draft": draft,
    "deploy": deploy,
    "build": build,
    "attack": attack,
    "move": move,
}


# ---------------------------------------------------------------- what is not offered


def meant(view: View, things: Sequence[tuple[str, int]]) -> Iterator[Option]:
    """Options that pointing at these may refer to, offered or not. Options made of the same numbers as their
    targets need not be listed here."""
    g: Immortals = view.state
    named = dict(things)
    place = named.get("place", named.get("origin", -1))
    if "origin" in named and "place" in named:
        origin = named["origin"]
        n = band_of(named["band"])[1] if "band" in named else max(1, g.armies[origin] - 1)
        attacks = [("attack", EDGE_ID[origin, place], force(FOR, n))] if (origin, place) in EDGE_ID else []
        moves = [("move", band(origin, n), place)]
        own = g.owner[place] == g.owner[origin]
        yield from (*moves, *attacks) if own else (*attacks, *moves)
    elif place >= 0:
        offer = offer_of(view)
        if offer.counts:
            numbers = offer.numbers or tuple({n for each in offer.counts.values() for n in each})
            yield "deploy", named.get("number", max(numbers)), place
        if offer.sites:
            yield "build", named.get("building", min(offer.buildings)), place


# ------------------------------------------------------------------------- log


def places_of(card: int) -> Names:
    """The places a card stands for."""
    return tuple(f"place-{place}" for place in PLACES_OF[card]) if card < len(PLACES_OF) else ()


DRAWN: Final[Mapping[str, Namer]] = {
    "place": "place",
    "from": "place",
    "region": places_of,
    "conflict": lambda conflict: places_of(CONFLICT + conflict),
    "card": places_of,
}
"""By the kind of an argument: what it is called where it is drawn."""


def highlights(view: View, fact: Sequence[Any]) -> Names:
    """What a line of the log is about: places and cards; players only if nothing else is named."""
    return pointed_at(arguments(TOLD, fact), DRAWN, "seat")


def sides(view: View, fact: Sequence[Any]) -> tuple[int, ...]:
    """Whose cube stands at a line of the log."""
    if fact[0] == "over":
        return tuple(fact[1:])
    return tuple(n for kind, n in arguments(TOLD, fact) if kind == "seat")[:1]
