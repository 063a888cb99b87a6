"""A Round (chapter RND): its start, the Turns, and the checks at its end.

Questions: city_hall (choose), and those of the effects.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.heroes.codes import (
    ALL_TOKENS,
    ARTIFACT,
    NOBODY,
    RESOURCE,
    RESOURCES,
    creature_of,
    is_neutral,
    main_of,
    purse_at,
)
from gonfalon.games.heroes.printed import CREATURES, LOCATION_ID, SCENARIOS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.cards import Search
from gonfalon.games.heroes.printed.ops.land import Movement, RemoveBlackCubes
from gonfalon.games.heroes.printed.ops.realm import Gain
from gonfalon.games.heroes.state import Heroes

from . import astrologers, buildings, geography, scenario
from .search import search

CLEANUPS: Final = (4, 8, 12)
"""Rounds at whose start an optional rule removes all Black Cubes (HER-VAR-13)."""


def tributes() -> dict[int, tuple[int, int]]:
    """What Units give their player at the start of each Resource Round: resource and amount."""
    return {
        number: (RESOURCE.names.index(op.resource), op.amount)
        for number, creature in enumerate(CREATURES)
        if is_neutral(number)
        for ability in getattr(creature, "abilities", ())
        for op in ability.ops
        if isinstance(op, Gain) and op.window == "resource_round_start"
    }


TRIBUTES: Final = tributes()


def begin_round(g: Heroes) -> None:
    """The start of a Round and its Turns, in the order of HER-RND-17; Round 1 has no start (HER-RND-02)."""
    g.round += 1
    g.active = NOBODY
    g.stage = "turn"
    g.tell("round", g.round)
    scenario.note_homeless(g)
    renew(g)
    steps = start_steps(g) if g.round > 1 else []
    steps += [("turn", seat) for seat in g.in_order()]
    steps.append(("end_of_round",))
    for step in steps[::-1]:
        g.push(*step)


def start_steps(g: Heroes) -> list[tuple[Any, ...]]:
    """Income and buildings, or the Astrologers; timed events (HER-RND-03, HER-RND-04, HER-RND-05, HER-RND-06,
    HER-RND-07, HER-RND-08, HER-RND-09, HER-RND-10, HER-VAR-11, HER-VAR-12, HER-VAR-13)."""
    steps: list[tuple[Any, ...]] = []
    if g.round % 2:
        steps.append(("income",))
        steps += [("resource_start", seat) for seat in g.in_order()]
    if not g.has_variant("no_astrologers") and (g.round % 2 == 0 or g.has_variant("astrologers_every_round")):
        steps.append(("astrologers",))
    return [*steps, ("timed",)]


def renew(g: Heroes) -> None:
    """Tokens, MP and Expert uses are restored (HER-RND-03, HER-RND-04, HER-RND-05, HER-TWN-11)."""
    for seat in g.in_order():
        g.tokens[seat] = ALL_TOKENS
    for hero in range(len(g.mp)):
        g.mp[hero] = scenario.full_mp(g, hero)
    g.expert = (0,) * g.players


def income(g: Heroes) -> None:
    """Every player receives what their income tracks say, modified by the Astrologers and Units (HER-RND-06,
    HER-RND-07, HER-RND-08)."""
    for seat in g.in_order():
        for resource in RESOURCES:
            n = g.income[purse_at(seat, resource)] + g.sum_of(f"income_{RESOURCE.names[resource]}", seat)
            n = max(0, n) + sum(
                amount
                for unit in g.army[seat]
                for what, amount in (TRIBUTES.get(creature_of(unit), (NOBODY, 0)),)
                if what == resource
            )
            g.gain(seat, resource, n)
            if n:
                g.tell("collected", seat, resource, n)
    g.end_effects("income")


async def resource_start(g: Heroes, seat: int) -> None:
    """Buildings that trigger at the start of a Resource Round (HER-BLD-03, HER-BLD-19)."""
    await buildings.at_resource_round(g, seat)


# --------------------------------------------------------------------------- timed events


def timed(g: Heroes) -> None:
    """What the Scenario put on the Round Tracker, and the optional removal of cubes (HER-RND-10)."""
    if g.round in CLEANUPS and g.has_variant("cube_cleanup"):
        g.visited &= ~geography.black_cubes(g)
        g.tell("cubes_removed")
    for event in SCENARIOS[g.scenario].timed_events:
        if g.round in event.rounds and (not event.only_players or g.players in event.only_players):
            for op in event.ops:
                timed_event(g, op)


def timed_event(g: Heroes, op: Op) -> None:
    """One part of a Round's timed event."""
    if isinstance(op, RemoveBlackCubes):
        g.visited &= ~geography.black_cubes(g, tuple(LOCATION_ID[name] for name in op.locations))
        g.tell("cubes_removed", *(LOCATION_ID[name] for name in op.locations))
    elif isinstance(op, Movement):
        order = g.in_order()
        seat = order[-1] if op.who == "last_player" else order[1]
        g.mp[main_of(seat)] += op.amount
        g.tell("movement", main_of(seat), op.amount)
    elif isinstance(op, Search):
        assert isinstance(op.amount, int)
        for seat in reversed(g.in_order()):
            g.push("timed_search", seat, op.amount)


async def timed_search(g: Heroes, seat: int, x: int) -> None:
    """Each player may Search the Artifact Deck."""
    await search(g, seat, ARTIFACT, x, optional=True)


# --------------------------------------------------------------------------- the end


def end_of_round(g: Heroes) -> None:
    """Everyone has taken their Turn (HER-RND-11, HER-RND-12)."""
    scenario.end_of_round(g)
    g.end_effects("round")
    g.push("round")


PHASES: Final = {
    "round": begin_round,
    "income": income,
    "resource_start": resource_start,
    "timed": timed,
    "timed_search": timed_search,
    "end_of_round": end_of_round,
    **astrologers.PHASES,
    **scenario.PHASES,
}
