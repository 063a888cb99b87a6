"""The three levels, and how a plan is made.

A plan depends on nothing but what the seat sees, so it is the same at every question of the Planning phase,
however often it is asked; it is kept only to save time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from gonfalon.core import Ask, Option, View, draw, put
from gonfalon.games.immortals.codes import EDGES, force_of
from gonfalon.games.immortals.printed import COUNTS
from gonfalon.games.immortals.rules import actions
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.planning import spaces_of_cards
from gonfalon.games.immortals.state import BLANK, EMPTY, FREE, NOBODY, SPACES, Immortals

from .answers import ANSWERS
from .playouts import imagined, lead, play_round
from .sight import Sight, Way

Plan = tuple[int, ...]
"""A card for every space of a board, or EMPTY."""


@dataclass(frozen=True)
class Level:
    """How well somebody plays. `whim`: how far a judgement may be off when planning; `most`: how many actions are
    planned; `slips`: how many of a hundred answers are random; `plans`: how many plans are made, and in how many
    `worlds` they are tried out."""

    whim: float = 0.0
    most: int = SPACES
    slips: int = 0
    plans: int = 1
    worlds: int = 0


EASY: Final = Level(whim=0.6, most=6, slips=15)
NORMAL: Final = Level(whim=0.25)
HARD: Final = Level(plans=5, worlds=5)
OTHERS: Final = 0.25
"""How far the judgement is off in the other plans that are tried out, and in those that opponents may have."""
CAUTION: Final = 0.5
"""By how many standard errors another plan must be better to be preferred to the first."""


def easy(view: View, ask: Ask, rng: Random) -> Option:
    return answer(view, ask, rng, EASY)


def normal(view: View, ask: Ask, rng: Random) -> Option:
    return answer(view, ask, rng, NORMAL)


def hard(view: View, ask: Ask, rng: Random) -> Option:
    return answer(view, ask, rng, HARD)


def answer(view: View, ask: Ask, rng: Random, level: Level) -> Option:
    """What somebody of this level chooses."""
    if ask.what == "plan":
        return lay(view.state, ask.seat, level)
    if level.slips and rng.randrange(100) < level.slips:
        return draw(ask.options, rng)
    return ANSWERS[ask.what](view.state, ask)


# --------------------------------------------------------------------------- planning, card by card


@dataclass(frozen=True)
class Position:
    """What a seat sees when planning begins. Positions that look the same are the same."""

    digest: str
    seat: int
    level: Level
    g: Immortals = field(compare=False)


def lay(g: Immortals, seat: int, level: Level) -> Option:
    """The next step towards the plan: take back what does not belong to it, lay what is missing, or finish."""
    laid = g.plan[seat]
    g = g.copy()
    g.plan = put(g.plan, seat, FREE)
    plan = planned(Position(g.digest(), seat, level, g))
    for space, card in enumerate(laid):
        if card not in (EMPTY, plan[space]):
            return ("take_back", space)
    for space, card in enumerate(plan):
        if card != laid[space]:
            return ("lay", card, space)
    return ("done",)


@lru_cache(maxsize=64)
def planned(position: Position) -> Plan:
    """The plan for a position: always the same."""
    g, seat, level = position.g, position.seat, position.level
    rng = Random(f"{position.digest} {seat}")
    if not level.worlds:
        return sketch(g, seat, rng, level.whim, level.most)
    plans = [sketch(g, seat, rng, OTHERS if n else 0.0) for n in range(level.plans)]
    return best_of(g, seat, rng, list(dict.fromkeys(plans)), level.worlds)


# --------------------------------------------------------------------------- one plan


def sketch(g: Immortals, seat: int, rng: Random, whim: float, most: int = SPACES) -> Plan:
    """A plan, and how it is made: the best step, then the best after it; blank cards for the spaces left."""
    g, plan = g.copy(), list(FREE)
    cards = {card: mask for card, mask in spaces_of_cards(g, seat).items() if card != BLANK}
    taste = {(card, space): 1 + whim * rng.gauss(0, 1) for card in cards for space in range(SPACES)}
    for _ in range(most):
        space, card, option = best_step(g, seat, plan, cards, taste)
        if card == BLANK:
            break
        plan[space] = card
        del cards[card]
        suppose(g, seat, space, card, option)
    free = [space for space, card in enumerate(plan) if card == EMPTY]
    for space in free[: COUNTS.blank_cards_per_player]:
        plan[space] = BLANK
    return tuple(plan)


def best_step(
    g: Immortals, seat: int, plan: list[int], cards: Mapping[int, int], taste: Mapping[tuple[int, int], float]
) -> tuple[int, int, Option]:
    """The space, the card for it and what to do with it that promise most; a blank card if nothing does."""
    sight, board = Sight(g, seat), BOARDS[g.tribes[seat]]
    known: dict[tuple[str, int, int], Way] = {}
    best, step = 0.0, (0, BLANK, sight.nothing[1])
    for space in [space for space, card in enumerate(plan) if card == EMPTY]:
        printed = board[space]
        for card in [card for card, mask in cards.items() if mask >> space & 1]:
            alike = (printed.action, printed.cost_energy, card)
            if alike not in known:
                known[alike] = sight.best(space, card)
            value, option = known[alike]
            value *= taste[card, space]
            if value > best and option[0] != "give_up":
                best, step = value, (space, card, option)
    return step


def suppose(g: Immortals, seat: int, space: int, card: int, option: Option) -> None:
    """Go on as if an action had been carried out, and every attack won."""
    verb = option[0]
    g.pay(seat, *actions.cost_of(BOARDS[g.tribes[seat]][space], card, verb))
    if verb == "attack":
        origin, goal = EDGES[option[1]]
        _, n = force_of(option[2])
        lost = g.armies[goal] // 2
        g.take_armies(origin, n)
        g.armies[goal], g.owner[goal] = 0, NOBODY
        g.put_armies(seat, goal, max(1, n - lost))
    elif verb != "draw":
        actions.carry_out(g, seat, space, card, option)


# --------------------------------------------------------------------------- the best of several plans


def best_of(g: Immortals, seat: int, rng: Random, plans: list[Plan], worlds: int) -> Plan:
    """The plan that fares best; the first one, unless another is clearly better."""
    fared = [[fare(world, seat, plan) for plan in plans] for world in (guess(g, seat, rng) for _ in range(worlds))]

    def edge(n: int) -> float:
        gains = [leads[n] - leads[0] for leads in fared]
        return fmean(gains) - CAUTION * stdev(gains) / sqrt(worlds)

    return plans[max(range(len(plans)), key=edge)]


def guess(g: Immortals, seat: int, rng: Random) -> Immortals:
    """A world in which the others have planned."""
    world = imagined(g, seat, rng)
    for other in range(g.players):
        if other != seat:
            world.plan = put(world.plan, other, sketch(world, other, rng, OTHERS))
    world.stage = "actions"
    return world


def fare(world: Immortals, seat: int, plan: Plan) -> float:
    """How far ahead a seat is after a round with this plan."""
    world = world.copy()
    world.plan = put(world.plan, seat, plan)
    play_round(world)
    return lead(world, seat)
