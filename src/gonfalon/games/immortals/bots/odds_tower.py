"""What falls out of the tower: how many of the cubes thrown in, and how many of those on each shelf.

Colour plays no part in the tower (IMM-TOW-15). The cubes that are thrown fall in any order, and any cube of a
shelf is as likely to be knocked loose as another (IMM-TOW-14): so it is enough to know how many fall of each
*lot*, which is all that was thrown, or all that lay on one shelf. Which cubes of a lot these are is a fair draw
(odds.py).

Few cubes are followed exactly, through every way in which the shelves may be filled; more are thrown many times,
and what falls is counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from math import prod
from random import Random
from typing import Final, NamedTuple

from gonfalon.games.immortals.rules.tower import WORD, thresholds

Loose = tuple[int, ...]
"""How many cubes fall of each shelf, from the upper one on."""
Fall = tuple[int, Loose]
"""How many of the thrown cubes fall, and how many of each shelf."""
Shelf = tuple[int, ...]
"""How many cubes of each lot lie on a shelf."""
Chances = Sequence[tuple[float, float]]
"""By the cubes on a shelf: the chance to knock one loose, and the chance to lodge beside them."""
Cubes = tuple[int, ...]
"""Cubes that fall, in order, each by its lot: 0 was thrown, 1 lay on the upper shelf."""
Ways = dict[tuple[Shelf, Cubes], float]
"""What may lie on a shelf, and what falls on, each with its chance."""

REMEMBERED: Final = 1 << 12


class Effort(NamedTuple):
    """How much may be computed."""

    steps: int
    """Up to this many `steps`, falls are followed exactly; a step takes about a tenth of a millisecond."""
    samples: int
    """Beyond that the cubes are thrown this many times; 20 cubes take about a hundredth of a millisecond."""


QUICK: Final = Effort(steps=40, samples=150)
"""For a page that shows the odds of a hundred attacks at once. The standard error is mostly below one percentage
point, and at worst about two and a half."""
CAREFUL: Final = Effort(steps=6_000, samples=20_000)


class Falls(NamedTuple):
    """The chance of each way to fall, and how many samples that is from: 0 if it is exact."""

    chances: Mapping[Fall, float]
    means: tuple[float, ...]
    """How many fall of each lot on average."""
    samples: int


@lru_cache(REMEMBERED)
def falls(thrown: int, lodged: tuple[int, ...], effort: Effort = QUICK) -> Falls:
    """What falls when this many cubes are thrown, by the number lodged on each shelf."""
    exact = steps(thrown, lodged) <= effort.steps
    samples = 0 if exact else effort.samples
    chances = followed(thrown, lodged) if exact else sampled(thrown, lodged, samples, Random(samples))
    lots = zip(*((n, *loose) for n, loose in chances))
    means = (sum(n * chance for n, chance in zip(lot, chances.values())) for lot in lots)
    return Falls(chances, tuple(means), samples)


def steps(thrown: int, lodged: Sequence[int]) -> int:
    """A rough measure of the work of following every way."""
    return thrown**2 * prod((n + 1) ** 2 for n in lodged)


def chances_of(thrown: int) -> list[Chances]:
    """The chances in a throw of this many cubes, shelf by shelf."""
    return [[(knock / WORD, stick / WORD) for knock, stick in shelf] for shelf in thresholds(thrown)]


# ------------------------------------------------------------------ many throws


def sampled(thrown: int, lodged: Sequence[int], samples: int, rng: Random) -> dict[Fall, float]:
    """What this many throws show. A shelf does not wait for those below it: all cubes pass the upper one, then all
    that fall from there pass the next, in the same order."""
    ends, draw, lots = [ends_of(chances) for chances in chances_of(thrown)], rng.random, range(1, len(lodged) + 1)
    found: Counter[Fall] = Counter()
    for _ in range(samples):
        falling = [0] * thrown
        for lot, (k, by_number) in enumerate(zip(lodged, ends, strict=True), 1):
            shelf, on = [lot] * k, []
            for cube in falling:
                drawn = draw()
                through, lodges, takes_place = by_number[k]
                if drawn < through:
                    on.append(cube)
                elif drawn < lodges:
                    shelf.append(cube)
                    k += 1
                elif drawn < takes_place:
                    on.append(shelf.pop(int(draw() * k)))
                    shelf.append(cube)
                else:
                    on += shelf.pop(int(draw() * k)), cube
                    k -= 1
            falling = on
        found[falling.count(0), tuple(map(falling.count, lots))] += 1
    return {fall: n / samples for fall, n in found.items()}


def ends_of(chances: Chances) -> list[tuple[float, float, float]]:
    """By the cubes on a shelf, what one draw below 1 means for a cube: below the first number it passes, below the
    second it lodges, below the third it lodges in the place of another, otherwise it passes with another."""
    ends = []
    for k, (knock, stick) in enumerate(chances):
        through = (1 - knock) * (1 - stick)
        ends.append((through, 1 - knock, 1 - knock + knock * chances[k - 1][1]))
    return ends


# ------------------------------------------------------------------ every way


def followed(thrown: int, lodged: Sequence[int]) -> dict[Fall, float]:
    """Every way to fall with its chance: each cube in turn passes shelf after shelf."""
    lots = range(len(lodged) + 1)
    start = tuple(tuple(n * (lot == level) for lot in lots) for level, n in enumerate(lodged, 1))
    levels = [cache(partial(passed, chances)) for chances in chances_of(thrown)]
    ways: dict[tuple[Shelf, ...], float] = {start: 1.0}
    for _ in range(thrown):
        ways = one_thrown(ways, levels)
    found: defaultdict[Fall, float] = defaultdict(float)
    for tower, chance in ways.items():
        left, *others = (sum(lot) for lot in zip(*tower))
        found[thrown - left, tuple(n - left for n, left in zip(lodged, others))] += chance
    return dict(found)


def one_thrown(
    ways: Mapping[tuple[Shelf, ...], float], levels: Sequence[Callable[[Shelf, Cubes], Ways]]
) -> dict[tuple[Shelf, ...], float]:
    """How the tower may be filled after one more cube."""
    under_way: dict[tuple[tuple[Shelf, ...], Cubes], float] = {(tower, (0,)): ways[tower] for tower in ways}
    for level, passing in enumerate(levels):
        later: defaultdict[tuple[tuple[Shelf, ...], Cubes], float] = defaultdict(float)
        for (tower, falling), chance in under_way.items():
            above, below = tower[:level], tower[level + 1 :]
            for (shelf, on), share in passing(tower[level], falling).items():
                later[(*above, shelf, *below), on if below else ()] += chance * share
        under_way = later
    return {tower: chance for (tower, _), chance in under_way.items()}


def passed(chances: Chances, shelf: Shelf, falling: Cubes) -> Ways:
    """What some cubes leave on a shelf, and what falls on."""
    ways: Ways = {(shelf, ()): 1.0}
    for cube in falling:
        later: defaultdict[tuple[Shelf, Cubes], float] = defaultdict(float)
        for (before, on), chance in ways.items():
            for knocked, after, share in knocks(chances, before):
                stick = chances[sum(after)][1]
                later[after, (*on, *knocked, cube)] += chance * share * (1 - stick)
                if stick:
                    later[changed(after, cube, 1), on + knocked] += chance * share * stick
        ways = later
    return ways


def knocks(chances: Chances, shelf: Shelf) -> Iterator[tuple[Cubes, Shelf, float]]:
    """Which cube may be knocked loose, what then lies on the shelf, and how likely that is."""
    k = sum(shelf)
    knock = chances[k][0]
    yield (), shelf, 1 - knock
    for lot, n in enumerate(shelf):
        if n:
            yield (lot,), changed(shelf, lot, -1), knock * n / k


def changed(shelf: Shelf, lot: int, n: int) -> Shelf:
    return (*shelf[:lot], shelf[lot] + n, *shelf[lot + 1 :])
