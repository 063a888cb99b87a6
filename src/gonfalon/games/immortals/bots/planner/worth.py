"""What things are worth to a seat in a position, in victory points: armies, coins, cards and regions.

Nothing here knows more than a player does: a position may be what a seat sees, or an imagined one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from gonfalon.games.immortals.bots.judge import (
    ARMY,
    CARD,
    IN_LIMBO,
    a_scoring,
    danger,
    purse,
    rounds_left,
    scorings,
    threat,
    weight,
)
from gonfalon.games.immortals.printed import NEIGHBOURS, across, region_of
from gonfalon.games.immortals.state import EMPTY, ENERGY, GOLD, NOBODY, SPACES, Immortals

SPITE: Final = 0.15
"""What a point that another player loses is worth."""
HOPE: Final = 0.04
"""What an army gains by standing beside a region worth attacking, as a share of what that would bring."""
BUSY: Final = 12
"""With this many cards on the others' boards, anything that can be attacked is in danger in the last round."""

Of = TypeVar("Of", int, float)
W = TypeVar("W", bound="Worth")


def once(method: Callable[[W, int], Of]) -> Callable[[W, int], Of]:
    """Caches what a method works out for a place or a colour."""
    name = method.__name__

    def known(self: W, number: int) -> Of:
        kept = self.kept.get((name, number))
        if kept is None:
            kept = self.kept[name, number] = method(self, number)
        return kept

    return known


class Worth:
    """A position as a seat sees it, at one moment only: results are cached."""

    def __init__(self, g: Immortals, seat: int) -> None:
        self.g, self.seat = g, seat
        self.left = rounds_left(g)
        self.scorings, self.weight = scorings(self.left), weight(self.left)
        self.own = g.occupied(seat)
        self.alarm = self.alarmed()
        self.kept: dict[tuple[str, int], Any] = {}

    def alarmed(self) -> float:
        """How much there is to fear from others before the next scoring."""
        g = self.g
        if self.left > 1 or g.stage != "actions":
            return 1.0
        cards = sum(SPACES - g.plan[seat].count(EMPTY) for seat in range(g.players) if seat != self.seat)
        return min(1.0, cards / BUSY)

    # ------------------------------------------------------------------ what things are worth

    def army(self) -> float:
        """An army on the board instead of in limbo."""
        return ARMY * (1 - IN_LIMBO) * self.weight

    def coins(self, resource: int, n: int) -> float:
        """What gaining this much, or losing it, is worth."""
        have = self.g.gold[self.seat] if resource == GOLD else self.g.energy[self.seat]
        return self.weight * (purse(have + n) - purse(have))

    def scarcer(self) -> int:
        """Gold or energy, whichever one has less of."""
        return GOLD if self.g.gold[self.seat] < self.g.energy[self.seat] else ENERGY

    def price(self, energy: int, gold: int) -> float:
        return -self.coins(ENERGY, -energy) - self.coins(GOLD, -gold)

    def card(self) -> float:
        """A card for the rounds to come."""
        return CARD * self.weight if self.left > 1 else 0.0

    @once
    def threat(self, place: int) -> int:
        return threat(self.g, place, self.seat)

    @once
    def brings(self, place: int) -> float:
        """What a place gains the seat, if it can be held."""
        return self.scorings * a_scoring(self.g, self.own, place)

    @once
    def gain(self, place: int) -> float:
        """What conquering a place would bring: its card comes with it."""
        return self.brings(place) + (0.0 if self.g.card_owner[region_of(place)] == self.seat else self.card())

    @once
    def dent(self, place: int) -> float:
        """What it is worth when the owner of a place loses it."""
        owner = self.g.owner[place]
        if owner == NOBODY:
            return 0.0
        return SPITE * self.scorings * a_scoring(self.g, self.g.occupied(owner), place)

    @once
    def prey(self, place: int) -> float:
        """The best that could be attacked from a place; it counts less the more armies hold it."""
        g = self.g
        goals = NEIGHBOURS[place] + ((across(place),) if g.portals >> place & 1 else ())
        hopes = [self.gain(goal) / (1 + g.armies[goal]) for goal in goals if g.owner[goal] != self.seat]
        return max(hopes, default=0.0)

    def safe(self, place: int, armies: int) -> float:
        """How likely this many armies hold a place."""
        return 1 - self.alarm * danger(armies, self.threat(place))

    def more(self, place: int, n: int) -> float:
        """What n more armies in a place of one's own are worth, or fewer if n is negative."""
        armies = self.g.armies[place]
        safer = self.safe(place, armies + n) - self.safe(place, armies)
        return safer * self.brings(place) + n * HOPE * self.prey(place)
