"""The odds of an attack: held against the tower, against the rules of battle and against what the content says."""

from itertools import product
from math import comb, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from games.immortals.table import GREEN, Table
from gonfalon.arena.attacks import compare, random_positions
from gonfalon.core import Match, Setup, draw
from gonfalon.games.immortals import GAME, odds_average, odds_tower, tell
from gonfalon.games.immortals.battle import attack
from gonfalon.games.immortals.codes import AGAINST, EDGE, EDGES, FOR, NEUTRAL, SIDES, force
from gonfalon.games.immortals.forecast import attack_odds, attack_of
from gonfalon.games.immortals.odds import Attack, drawn, error, odds
from gonfalon.games.immortals.odds_average import Question, answer, towers
from gonfalon.games.immortals.odds_tower import CAREFUL, QUICK, Effort, falls, followed, sampled, steps
from gonfalon.games.immortals.printed import TOWER
from gonfalon.games.immortals.tower import cascade
from gonfalon.lore.words import COMMON, Words

EXACT, THROWN = Effort(steps=10**9, samples=0), Effort(steps=0, samples=4_000)
WORDS = {lang: Words([COMMON, tell.__file__.removesuffix("tell.py") / COMMON.__class__("words")], lang) for lang in ()}


# ------------------------------------------------------------------ what falls

TOWERS = [(5, (0, 0, 0)), (12, (0, 0, 0)), (6, (1, 0, 0)), (8, (0, 0, 3)), (3, (1, 1, 1)), (2, (2, 2, 1)), (4, (0, 2, 1))]


def far_off(chances, found, samples):
    """By how many standard errors the worst chance differs."""
    return max(
        abs(chance - found.get(fall, 0.0)) / sqrt(max(chance * (1 - chance), 1e-3) / samples)
        for fall, chance in chances.items()
    )


@pytest.mark.rule("IMM-TOW-14", "IMM-TOW-15")
@pytest.mark.parametrize(("thrown", "lodged"), TOWERS)
def test_what_falls_exactly_is_what_falls_from_the_tower_of_the_game(thrown, lodged):
    rng, throws = Random(1), 3_000
    found = {}
    for _ in range(throws):
        _, tray = cascade([[lot] * n for lot, n in enumerate(lodged, 1)], [0] * thrown, rng.randrange)
        fall = tray.count(0), tuple(map(tray.count, range(1, 4)))
        found[fall] = found.get(fall, 0.0) + 1 / throws
    chances = followed(thrown, lodged)
    assert sum(chances.values()) == pytest.approx(1)
    assert found.keys() <= chances.keys()
    assert far_off(chances, found, throws) < 4.5
