"""Muster: everybody plans a march in secret, all at the same time; then all plans are shown.

Shows how several seats hold a conversation of several questions each (a Together) and how a field that is
written while they talk stays secret until all are in.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core import PUBLIC, Ask, Game, Kind, Mode, Option, Setup, State, Together, Verbs

from .common import places

LANES = 4
LANE = Kind("lane", ("north", "east", "south", "west"))
VERBS = Verbs({"send": (LANE,), "rest": (), "boast": (), "hush": ()})


class Muster(State):
    round: int
    planning: int
    might: list[int]
    plans: list[list[int]]


def start(g: Muster, setup: Setup) -> None:
    g.round, g.planning = 0, 0
    g.might = [0] * setup.seats
    g.plans = [[] for _ in range(setup.seats)]
    g.push("plan")


def offered(g: Muster, seat: int) -> list[Option]:
    """Two marches to different lanes at most, then a word about it."""
    plan = g.plans[seat]
    if len(plan) == 2:
        return [("boast",), ("hush",)]
    return [*(("send", lane) for lane in range(LANES) if lane not in plan), ("rest",)]


async def plan(g: Muster) -> None:
    """MUS-1: all plan at once, each as long as they like."""
    g.planning = 1

    async def talk(seat: int) -> bool:
        while len(g.plans[seat]) < 2:
            verb, *lane = await Ask(seat, "march", offered(g, seat), rule="MUS-1", default=("rest",))
            if verb == "rest":
                return False
            g.plans[seat].append(lane[0])
        answer = await Ask(seat, "word", offered(g, seat), rule="MUS-2", default=("hush",))
        return answer == ("boast",)

    boasts = await Together(range(len(g.might)), talk)
    g.planning = 0
    g.push("march", *(int(boasts[seat]) for seat in sorted(boasts)))


def march(g: Muster, *boasts: int) -> None:
    """MUS-3: a lane counts for whoever is alone in it, twice for who boasted."""
    for seat, sent in enumerate(g.plans):
        alone = [lane for lane in sent if sum(lane in other for other in g.plans) == 1]
        g.might[seat] += len(alone) * (1 + boasts[seat])
        g.tell("marched", seat, *sent)
    g.plans = [[] for _ in g.plans]
    g.round += 1
    if g.round < 3:
        g.push("plan")


def own_plan(g: Muster, plans: list[list[int]], seats: frozenset[int]) -> list[list[int]]:
    """Not even how far the others are with their plans is seen."""
    return [plan if seat in seats else [] for seat, plan in enumerate(plans)]


def why_not(g: Muster, seat: int, option: Option) -> str | None:
    return None if option in offered(g, seat) else "MUS-1"


def redeal(g: Any, seats: Any) -> None:
    """Nothing hidden outlasts the planning, and what is planned is asked anew."""


GAME = Game(
    id="muster",
    modes={"field": Mode("field", (2, 3, 4))},
    state=Muster,
    phases={"plan": plan, "march": march},
    start=start,
    seen={"round": PUBLIC, "planning": PUBLIC, "might": PUBLIC, "plans": own_plan},
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: places(g.might),
    judge=lambda g, seat: g.might[seat],
    why_not={"march": why_not, "word": why_not},
)
