"""What may come of things as they stand: the best attack, who threatens a region, what points are in sight.

Everything is worked out from what everybody sees, and for the inhabitants' side from the card that is meant; an
attack that no card is named for counts with neutral inhabitants.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gonfalon.games.immortals.bots.forecast import attack_odds
from gonfalon.games.immortals.codes import EDGES, EDGES_FROM, NEUTRAL, force
from gonfalon.games.immortals.printed import BUILDINGS, PROVINCE_OF, YIELDS, across, realm_of
from gonfalon.games.immortals.rules.actions import own_places
from gonfalon.games.immortals.rules.battle import sides
from gonfalon.games.immortals.rules.scoring import score
from gonfalon.games.immortals.state import NOBODY, PLACES_OF, PROVINCE_MASKS, Immortals, holds

ANY_CARD: Final = NOBODY
"""No card in particular: the inhabitants are neutral."""


class Attack(NamedTuple):
    """An attack with all armies that can go, and how likely it takes the region."""

    chance: float
    origin: int
    goal: int
    n: int


# ---------------------------------------------------------------------- attacks


def attack(g: Immortals, edge: int, side: int = NEUTRAL) -> Attack:
    """An attack along an edge by whoever holds its origin."""
    origin, goal = EDGES[edge]
    n = g.armies[origin] - 1
    return Attack(attack_odds(g, edge, force(side, n)).conquest, origin, goal, n)


def ways_out(g: Immortals, origin: int) -> Iterator[tuple[int, int]]:
    """Where the armies of a place could attack, as pairs of an edge and a goal; a Portal must be built first
    (IMM-BAT-03)."""
    if g.armies[origin] < 2:
        return
    closed = NOBODY if holds(g.portals, origin) else across(origin)
    for edge, goal in EDGES_FROM[origin]:
        if g.owner[goal] != g.owner[origin] and goal != closed:
            yield edge, goal


def attacks(g: Immortals, seat: int, card: int = ANY_CARD) -> Iterator[Attack]:
    """All attacks of a seat in which a card names the origin or the goal; without a card, all."""
    named = PLACES_OF[card] if card != ANY_CARD else ()
    for origin in g.regions(seat):
        for edge, goal in ways_out(g, origin):
            if card == ANY_CARD:
                yield attack(g, edge)
            elif origin in named or goal in named:
                yield attack(g, edge, sides(named, origin, goal)[0])


def best(found: Iterable[Attack]) -> Attack | None:
    """The likeliest; of equal ones that with more armies."""
    return max(found, key=lambda each: (each.chance, each.n), default=None)


def best_on(g: Immortals, seat: int, goal: int, card: int = ANY_CARD) -> Attack | None:
    """The likeliest attack of a seat on a region, with a card or without."""
    if card == ANY_CARD:
        return best(each for each in attacks(g, seat) if each.goal == goal)
    named = PLACES_OF[card]
    origins = ((edge, origin) for origin in g.regions(seat) for edge, end in ways_out(g, origin) if end == goal)
    return best(attack(g, edge, sides(named, origin, goal)[0]) for edge, origin in origins)


def threats(g: Immortals, goal: int) -> list[Attack]:
    """For each player who could attack a region next, their likeliest attack, the worst first."""
    rivals = (seat for seat in range(g.players) if seat != g.owner[goal])
    found = [each for seat in rivals if (each := best_on(g, seat, goal))]
    return sorted(found, reverse=True)


# ----------------------------------------------------------------------- points


def in_sight(g: Immortals, seat: int) -> int:
    """The VP a seat would score if the round ended now."""
    return sum(score(g, seat))


def gained(g: Immortals, seat: int, place: int) -> int:
    """How many more VP a seat would score each round with a region that it does not hold."""
    then = g.copy()
    then.owner[place] = seat
    return in_sight(then, seat) - in_sight(g, seat)


def held_in_province(g: Immortals, seat: int, place: int) -> int:
    """How many regions of a region's province a seat holds in its realm."""
    return (g.occupied(seat) & PROVINCE_MASKS[realm_of(place)][PROVINCE_OF[place]]).bit_count()


# ---------------------------------------------------------------------- actions


def extracted(g: Immortals, seat: int, card: int, resource: int) -> int:
    """The most that a card would extract of a resource; 0 without an army there."""
    return max((YIELDS[place][resource] for place in own_places(g, seat, card)), default=0)


def deployed(g: Immortals, seat: int, card: int, most: int) -> int:
    """The most armies that a card would bring from a limbo."""
    return max((min(most, g.waiting(seat, realm_of(place))) for place in own_places(g, seat, card)), default=0)


def marched(g: Immortals, seat: int, card: int) -> int:
    """The most armies that could move from a place of the card."""
    return max((g.armies[place] - 1 for place in own_places(g, seat, card)), default=0)


def built(g: Immortals, seat: int, card: int, kinds: Iterable[int]) -> int:
    """The most VP for a building in a place of the card; 0 if none may be built there."""
    places = own_places(g, seat, card)
    allowed = (kind for kind in kinds for place in places if g.may_build(kind, place))
    return max((BUILDINGS[kind].vp_when_built for kind in allowed), default=0)
