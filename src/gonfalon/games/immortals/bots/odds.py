"""The odds of an attack: who wins how often, how many armies are left, and how many are lost.

An attack is decided by the cubes that fall into the tray. odds_tower.py says how many fall of each lot; which
ones of a lot these are is a fair draw, so the chance of every mixture follows exactly. Only the *balance* of
the tray counts: our cubes less theirs, with the inhabitants on either side or on none (IMM-BAT-22, IMM-BAT-33).
Where they help a side they are lost before its armies, so it also counts how many of these there are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, sqrt
from typing import Final, NamedTuple

from gonfalon.games.immortals.codes import AGAINST, FOR

from .odds_tower import QUICK, REMEMBERED, Effort, Falls, Loose, falls

Cubes = tuple[int, int, int, int]
"""Cubes by what they are in an attack: ours, theirs, inhabitants, others'."""
Weights = tuple[int, int, int, int]
Mixture = int
"""What fell, as far as it counts, in one number that can be added up: SHIFT times the balance, and the armies of
the side that inhabitants help."""
Chances = dict[Mixture, float]

SHIFT: Final = 64
"""More than all cubes of a colour."""


class Attack(NamedTuple):
    """All that the odds depend on."""

    thrown: Cubes
    """The tray with its inhabitants adjusted, all attackers and all defenders (IMM-BAT-13, IMM-BAT-16)."""
    shelves: tuple[Cubes, ...]
    side: int
    """That of the inhabitants."""
    defended: bool
    """Whether another player holds the region (IMM-BAT-33), or nobody (IMM-BAT-22)."""


class Odds(NamedTuple):
    """What comes of an attack. The chances to win, tie and lose add up to 1."""

    win: float
    """We have more in the tray, with the inhabitants at our side; in an unoccupied region: armies are left."""
    tie: float
    """Both sides have the same number in the tray, and lose them all (IMM-BAT-48)."""
    lose: float
    attackers_left: tuple[float, ...]
    """By number: how likely that many of our armies are in the region afterwards. More may fall than were
    thrown."""
    defenders_left: tuple[float, ...]
    lost_attack: float
    """How many armies we lose to limbo on average; what stays in the tower is not lost (IMM-BAT-21)."""
    lost_defend: float
    samples: int
    """How many throws this is estimated from: 0 if it is exact. `error` says how far it may be off."""

    @property
    def conquest(self) -> float:
        """How likely the region is ours; inhabitants may win with no army of ours left (IMM-BAT-53)."""
        return 1.0 - self.attackers_left[0]


@lru_cache(REMEMBERED)
def odds(attack: Attack, effort: Effort = QUICK) -> Odds:
    """The odds of an attack."""
    found, weights = falls_of(attack, effort), weights_of(attack.side, attack.defended)
    thrown, shelves = drawn(attack.thrown, weights), loosened(attack.shelves, weights)
    beside: defaultdict[int, Chances] = defaultdict(lambda: defaultdict(float))
    for (n, loose), chance in found.chances.items():
        others = beside[n]
        for mixture, share in shelves[loose].items():
            others[mixture] += chance * share
    chances: Chances = defaultdict(float)
    for n, others in beside.items():
        add_pairs(chances, thrown[n], others)
    return told(attack, chances, found)


def error(attack: Attack, effort: Effort = QUICK) -> float:
    """The standard error of the chance to win; 0 if the odds are exact.

    Given how many cubes fall the chance is exact: only these chances vary from sample to sample.
    """
    found, weights = falls_of(attack, effort), weights_of(attack.side, attack.defended)
    if not found.samples:
        return 0.0
    thrown, shelves = drawn(attack.thrown, weights), loosened(attack.shelves, weights)
    mean = square = 0.0
    for (n, loose), chance in found.chances.items():
        mixed: Chances = defaultdict(float)
        add_pairs(mixed, thrown[n], shelves[loose])
        win = sum(share for mixture, share in mixed.items() if mixture >= SHIFT)
        mean += chance * win
        square += chance * win * win
    return sqrt(max(0.0, square - mean * mean) / found.samples)


def falls_of(attack: Attack, effort: Effort) -> Falls:
    return falls(sum(attack.thrown), tuple(map(sum, attack.shelves)), effort)


# ------------------------------------------------------------------ what is drawn


@cache
def weights_of(side: int, defended: bool) -> Weights:
    """What a cube of ours, of theirs, an inhabitant and a cube of others add to a mixture."""
    ours, theirs = SHIFT, -SHIFT if defended else 0
    if side == AGAINST:
        return ours, theirs + defended, -SHIFT, 0
    if side == FOR and defended:
        return ours + 1, theirs, SHIFT, 0
    return ours, theirs, 0, 0


@lru_cache(REMEMBERED)
def drawn(lot: Cubes, weights: Weights) -> tuple[Chances, ...]:
    """By the number of cubes drawn from a lot: how likely each mixture is."""
    ways: list[dict[Mixture, int]] = [{0: 1}]
    for number, weight in zip(lot, weights):
        more: list[dict[Mixture, int]] = [{} for _ in range(len(ways) + number)]
        for n in range(number + 1):
            times, step = comb(number, n), n * weight
            for before, mixtures in enumerate(ways, n):
                after = more[before]
                for mixture, count in mixtures.items():
                    after[mixture + step] = after.get(mixture + step, 0) + count * times
        ways = more
    return tuple(
        {mixture: count / comb(sum(lot), n) for mixture, count in mixtures.items()}
        for n, mixtures in enumerate(ways)
    )


@lru_cache(REMEMBERED)
def loosened(shelves: tuple[Cubes, ...], weights: Weights) -> dict[Loose, Chances]:
    """By how many cubes fall of each shelf: how likely each mixture of them is."""
    found: dict[Loose, Chances] = {(): {0: 1.0}}
    for shelf in shelves:
        more: dict[Loose, Chances] = {}
        for loose, chances in found.items():
            for n, others in enumerate(drawn(shelf, weights)):
                more[*loose, n] = defaultdict(float)
                add_pairs(more[*loose, n], chances, others)
        found = more
    return found


def add_pairs(total: Chances, these: Chances, those: Chances) -> None:
    """Add what two mixtures make, each with each."""
    for one, chance in these.items():
        for other, share in those.items():
            total[one + other] += chance * share


# ------------------------------------------------------------------ what it means


def told(attack: Attack, chances: Chances, found: Falls) -> Odds:
    """The odds, from the chance of each mixture, and from how many cubes of each lot fall."""
    ends = [0.0, 0.0, 0.0]
    left: tuple[list[float], list[float]] = ([0.0], [0.0])
    for mixture, chance in chances.items():
        balance, helped = divmod(mixture, SHIFT)
        ends[(balance > 0) - (balance < 0)] += chance
        for side, n in zip(left, armies_left(attack, balance, helped)):
            side += [0.0] * (n + 1 - len(side))
            side[n] += chance
    tie, win, lose = ends
    if not attack.defended:
        tie, lose = 0.0, lose + tie
    lost, dealt = (max(0.0, fallen(attack, found, whose) - mean(side)) for whose, side in enumerate(left))
    return Odds(win, tie, lose, tuple(left[0]), tuple(left[1]), lost, dealt, found.samples)


def fallen(attack: Attack, found: Falls, whose: int) -> float:
    """How many cubes of a side fall into the tray on average."""
    lots = (attack.thrown, *attack.shelves)
    return sum(n * lot[whose] / sum(lot) for n, lot in zip(found.means, lots) if n)


def mean(chances: Sequence[float]) -> float:
    return sum(n * chance for n, chance in enumerate(chances))


def armies_left(attack: Attack, balance: int, helped: int) -> tuple[int, int]:
    """How many armies both sides have left; inhabitants fall before the armies they help (IMM-BAT-36,
    IMM-BAT-38)."""
    ours, theirs = max(balance, 0), max(-balance, 0)
    if not attack.defended:
        return ours, 0
    if attack.side == FOR:
        return min(ours, helped), theirs
    return ours, min(theirs, helped) if attack.side == AGAINST else theirs
